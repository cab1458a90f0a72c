"""The five levels: what tells them apart, and that none of them does what is silly."""

from __future__ import annotations

import numpy as np
import pytest

import hacktable
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import BEGINNER, CHAMPIONS_NAME, EXPERT, LEVEL_POLICIES, LEVELS, MIXES, judge_at, slip
from hacktable.bots.learned.network import prefer, see, worth_of_action
from hacktable.bots.learned.weights import mind_of
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import OURS_TOGETHER
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.games.hacker.verbs import Name, Slip, Watch
from hacktable.kernel.compiling import Twins, plain
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.options import Value
from hacktable.kernel.rules import judge

CHAMPION = LEVELS.index(CHAMPIONS_NAME)
STEPS: dict[str, dict[str, Value]] = {"blackhat": {}, "hacker": {"tempo": "step"}, "hashcatch": {}}


def choices(game: str, count: int) -> list[Knowledge]:
    """What seats know that have three choices or more."""
    match, bot, found = hacktable.game(game).start(3, "levels", STEPS[game]), PolicyBot("greedy", coin_of(b"levels")), list[Knowledge]()
    while len(found) < count:
        known = match.knowledge(match.actors[0])
        if len(known.acts) > 2:
            found.append(known)
        match.act(known.seat, bot.choose(known))
    return found


@pytest.mark.parametrize("game", STEPS)
def test_a_slip_is_one_of_the_better_half_of_the_choices(game: str) -> None:
    rules = hacktable.game(game).rules
    twins = HOUSE_TOGETHER.interpreted(rules)
    mind, scratch, coin = mind_of(rules), HOUSE_TOGETHER.scratch(), coin_of(b"slips")
    ranks = set[int]()
    for known in choices(game, 3):
        acts = np.array(known.acts, np.int64)
        twins[see](known.board, known.state, known.seat, mind, scratch)
        worths = [twins[worth_of_action](known.board, known.state, known.seat, act, mind, scratch) for act in known.acts]
        order = sorted(range(len(acts)), key=lambda place: -worths[place])
        for _ in range(4):
            taken = twins[slip](known.board, known.state, known.seat, acts, len(acts), coin, mind, scratch)
            ranks.add(order.index(taken))
            assert order.index(taken) < max(2, len(acts) // 2)
    assert len(ranks) > 1, "it is not always the same"


@pytest.mark.parametrize("game", STEPS)
def test_the_regular_plays_as_greedy_does_and_the_champion_tosses_no_coin(game: str) -> None:
    for known in choices(game, 3):
        greedy, regular = (PolicyBot(name, coin_of(b"same")) for name in ("greedy", "regular"))
        assert regular.choose(known) == greedy.choose(known)
        coin = coin_of(b"champion")
        before = coin.copy()
        PolicyBot("champion", coin).choose(known)
        assert np.array_equal(coin, before)


def test_the_share_of_slips_and_of_what_was_learned_is_as_declared() -> None:
    for mixes in MIXES.values():
        slips, learned = ([getattr(mix, name) for mix in mixes] for name in ("slips", "learned"))
        assert slips == sorted(slips, reverse=True)
        assert learned == sorted(learned)
        assert slips[2:] == [0, 0, 0], "from the regular on nobody slips"
        assert learned[:3] == [0, 0, 0]
        assert learned[-1] == 1000


@pytest.mark.parametrize("players", [5, 6, 7])
def test_at_large_tables_of_hacker_experts_and_champions_have_habits_and_the_network_decides_everything_else(players: int) -> None:
    rules = hacktable.game("hacker").rules
    twins, mind, scratch = HOUSE_TOGETHER.interpreted(rules), mind_of(rules), HOUSE_TOGETHER.scratch()
    match, greedy = hacktable.game("hacker").start(players, "habits", STEPS["hacker"]), PolicyBot("greedy", coin_of(b"habits"))
    left = {"slipping": 2, "watching": 2, "naming": 2}
    while any(left.values()):
        known = match.knowledge(match.actors[0])
        kinds = {type(each) for each in known.legal}
        kind = "slipping" if Slip in kinds else "watching" if Watch in kinds else "naming" if Name in kinds else ""
        if left.get(kind) and len(known.acts) > 2:
            left[kind] -= 1
            acts = np.array(known.acts, np.int64)
            given = known.board, known.state, known.seat
            habit = twins[judge](*given, acts, len(acts), coin_of(b"same"))
            network = twins[prefer](*given, acts, len(acts), mind, scratch)
            for level, by_habit in ((EXPERT, {"slipping", "watching"}), (CHAMPION, {"watching"})):
                taken, coin = habit if kind in by_habit else network, coin_of(b"same")
                if players >= 6:
                    assert twins[judge_at](*given, level, acts, len(acts), coin, mind, scratch) == taken
                elif level == CHAMPION:
                    assert twins[judge_at](*given, level, acts, len(acts), coin, mind, scratch) == network
        match.act(known.seat, greedy.choose(known))


def test_levels_share_one_mind() -> None:
    rules = hacktable.game("hashcatch").rules
    mind = mind_of(rules)
    assert mind is not None
    minds = HOUSE_TOGETHER.minds(rules)
    assert len(minds) == 2 * len(HOUSE_TOGETHER.policies) + len(mind)
    assert len(OURS_TOGETHER.minds(rules)) == 2 * len(OURS_TOGETHER.policies)
    assert {*LEVELS} == {*LEVEL_POLICIES}


def test_without_weights_levels_differ_in_attention_alone() -> None:
    rules = hacktable.game("hacker").rules
    twins = Twins(HOUSE_TOGETHER.fills(rules), plain)
    (known,) = choices("hacker", 1)
    acts, nothing, scratch = np.array(known.acts, np.int64), np.zeros(0, np.float32), HOUSE_TOGETHER.scratch()
    taken = twins[judge_at](known.board, known.state, known.seat, BEGINNER, acts, len(acts), coin_of(b"none"), nothing, scratch)
    careless = PolicyBot("careless", coin_of(b"none")).choose(known)
    assert known.legal[taken] == careless
