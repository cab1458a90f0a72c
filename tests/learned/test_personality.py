"""Personalities: bots of one level that can be told apart by what they do."""

from __future__ import annotations

from collections import Counter

import pytest

import hacktable
from hacktable import cli
from hacktable.bots import registry
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import LEVELS
from hacktable.bots.learned.personality import PERSONALITIES
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import NUMBERS
from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.games.hacker.state import Phase
from hacktable.games.hacker.verbs import Following, Watching
from hacktable.kernel.errors import OptionError
from hacktable.kernel.knowledge import Knowledge
from hacktable.lab.batches import Simulation
from hacktable.lab.matches import seat_bots


def test_a_level_is_found_with_a_personality_and_compiled_with_all_others() -> None:
    for at, personality in enumerate(PERSONALITIES):
        policies, number = registry.group_of(registry.find(f"expert:{personality}"))
        assert policies is HOUSE_TOGETHER
        assert (number % NUMBERS, number // NUMBERS) == ([*HOUSE].index("expert"), 1 + at)
    for name in ("greedy:sly", "expert:brave", "random:cautious", "expert:"):
        with pytest.raises(OptionError):
            registry.find(name)
    assert {f"{level}:{personality}" for level in LEVELS for personality in PERSONALITIES} < {*registry.of_the_house()}


def test_bots_of_one_level_beside_each_other_differ_where_a_game_has_personalities() -> None:
    hacker, blackhat = (hacktable.game(name).rules for name in ("hacker", "blackhat"))
    assert {registry.personality_at(hacker, "casual", chair) for chair in range(2)} == {*PERSONALITIES}
    assert registry.personality_at(hacker, "greedy", 1) is None
    assert registry.personality_at(blackhat, "casual", 1) is None


def moments(count: int) -> list[Knowledge]:
    """What seats know who choose what to do and what to watch, in a match of Hacker among greedy bots: every fourth such choice."""
    match, greedy, found = (
        hacktable.game("hacker").start(4, "moments", {"tempo": "step"}),
        PolicyBot("greedy", coin_of(b"moments")),
        list[Knowledge](),
    )
    while len(found) < 4 * count:
        known = match.knowledge(match.actors[0])
        if known.state.phase == Phase.WINDOW:
            found.append(known)
        match.act(known.seat, greedy.choose(known))
    return found[::4]


def taken(bot: str, known: list[Knowledge]) -> Counter[str]:
    """How often a bot does what, by verb."""
    coin = coin_of(b"taken")
    return Counter(type(PolicyBot(bot, coin).choose(each)).__name__ for each in known)


def test_the_command_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "hacker"]) == 0
    assert "also expert:cautious, expert:sly" in capsys.readouterr().out
    assert cli.main(["bots", "blackhat"]) == 0
    assert "also" not in capsys.readouterr().out


def accounts(watched: Counter[str]) -> float:
    """Of what was watched, the share of accounts; the others were hands."""
    return watched["Watch"] / (watched["Watch"] + watched["Follow"])


def test_in_windows_of_hacker_the_cautious_watch_accounts_and_the_sly_follow_hands() -> None:
    known = moments(24)
    assert accounts(taken("regular:cautious", known)) > accounts(taken("regular:sly", known)) + 0.25


@pytest.mark.soak
def test_in_whole_games_champions_are_told_apart_by_what_they_watch() -> None:
    rules, bots = hacktable.game("hacker").rules, ["champion:cautious", "champion:sly", "champion", "champion"]
    watched = {bot: Counter[str]() for bot in bots}
    kinds = {rules.events.number(Watching): "Watch", rules.events.number(Following): "Follow"}
    for batch in Simulation(rules, 4, 40, bots, "personalities", {"tempo": "step"}, events=True):
        for game, audience, kind, *_ in batch.log.tolist():
            if kind in kinds:
                watched[seat_bots(bots, batch.numbers[game])[audience]][kinds[kind]] += 1
    assert accounts(watched["champion:cautious"]) > accounts(watched["champion"]) + 0.2 > accounts(watched["champion:sly"]) + 0.4
