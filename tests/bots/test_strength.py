"""The measured strengths that come with the package are those of today's bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hacktable
from hacktable import cli
from hacktable.bots import registry
from hacktable.bots.learned.levels import LEVELS
from hacktable.bots.strength import Strength, measured, strengths
from programs import load

tool = load("strength")
HACKER = hacktable.game("hacker").rules


def named(each: Strength) -> str:
    return f"{each.game} {' '.join(map(str, each.options.values()))} {each.players}: {each.bot} among {each.against}"


def is_quick(each: Strength) -> bool:
    """Whether both bots are among those that are compiled with every game's rules. Compiling others takes a minute a game."""
    return all(registry.find(bot).is_ours for bot in (each.bot, each.against))


@pytest.mark.deep
@pytest.mark.parametrize("quick", [True, pytest.param(False, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", sorted({each.game for each in measured()}))
def test_a_bots_first_blocks_still_end_as_they_did_when_it_was_measured(game: str, quick: bool) -> None:
    """Whoever changes a bot, its weights or the rules has to measure it again: python tools/strength.py GAME"""
    found = [each for each in measured() if each.game == game and is_quick(each) == quick]
    changed = [named(each) for each in found if tool.first_of(tool.contest_of(each)) != each.first]
    assert changed == [], f"python tools/strength.py {game}"


def test_every_level_of_a_game_was_measured_against_greedy_and_against_the_level_below() -> None:
    found = {(each.game, tuple(each.options.items()), each.bot, each.against, each.players) for each in measured()}
    for game, options, counts, _ in tool.SETUPS:
        for bot, against in arena_pairs(game):
            for players in counts:
                assert (game, tuple(options.items()), bot, against, players) in found


def test_bots_that_think_are_not_measured_in_so_many_games() -> None:
    assert "thinker" in hacktable.bot_names("blackhat")
    assert not any("thinker" in pair for pair in tool.pairs_of("blackhat"))


def arena_pairs(game: str) -> list[tuple[str, str]]:
    """Pairs of the bots that play a game without any weights: those are always there."""
    ours = ("random", "careless", "average", "greedy")
    return [pair for pair in tool.pairs_of(game) if set(pair) <= set(ours)]


def test_each_of_these_levels_is_stronger_than_the_one_below() -> None:
    order = ("random", "careless", "average", "greedy")
    for each in measured():
        if each.bot in order and each.against in order and order.index(each.bot) > order.index(each.against):
            assert each.low > each.even, named(each)


@pytest.mark.parametrize("game", sorted({each.game for each in measured()}))
def test_each_of_the_five_levels_wins_clearly_more_than_an_even_share_among_the_level_below(game: str) -> None:
    for bot, below in zip(LEVELS[1:], LEVELS, strict=False):
        found = [each for each in measured() if (each.game, each.bot, each.against) == (game, bot, below)]
        assert found, f"{bot} of {game} was never measured among those of the level below"
        assert all(each.low > each.even for each in found), named(found[0])


def test_the_documentation_has_the_same_figures() -> None:
    page = tool.PAGE.read_text("utf-8")
    assert tool.tables(measured()) in page, "python tools/strength.py --docs"


def test_measurements_by_other_rules_are_not_shown() -> None:
    assert strengths(HACKER, "careless")
    later = replace(HACKER, identity=replace(HACKER.identity, version=HACKER.version + 1))
    assert strengths(later, "careless") == []


def test_the_command_says_how_strong_the_bots_of_a_game_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bots", "hashcatch"]) == 0
    lines = capsys.readouterr().out.splitlines()
    (found,) = [each for each in strengths(hacktable.game("hashcatch").rules, "random") if (each.players, each.against) == (2, "greedy")]
    assert lines[0] == "random      0  takes any legal action"
    assert lines[1].strip().startswith(f"wins among greedy: 2 players {100 * found.share:.1f} ±")
