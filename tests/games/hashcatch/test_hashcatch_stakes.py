"""What is at stake in a choice: the announced change of points is the one that then comes (HC-30, HC-42, HC-50)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from setup_hashcatch import act, load, position

from citing import rule
from hacktable.games.hashcatch.state import Phase
from hacktable.games.hashcatch.verbs import Attack, Bonus
from hacktable.kernel.stakes import Outcome
from hacktable.kernel.verbs import Action
from hacktable.match.box import box
from hacktable.match.match import Match

OWN_ROW = ("ring-5 row-1-b", "row-1-a row-2-a", "row-1-c row-2-b row-2-c")
"""Seat a has a token in the bonus space of row 1; the digits are 2, 1 and 1."""


def of(match: Match, action: str) -> tuple[Outcome, ...]:
    """The stakes of one action of the seat that is to act."""
    seat = match.actors[0]
    return match.stakes(seat)[[str(each) for each in match.legal(seat)].index(action)]


def redealt(match: Match, seed: int) -> Match:
    """The same position with other dice."""
    twin, chance = match.copy(), random.Random(seed)
    states = match.rules.State.copied(match._states)
    states[0]["key"] = [chance.randrange(-(1 << 31), 1 << 31) for _ in range(8)]
    states[0]["counter"], states[0]["used"] = 0, states[0]["block"].size
    twin._states, twin._looked = states, {}
    return twin


def come_true(match: Match, seat: int, action: Action, seed: int) -> tuple[tuple[int | None, ...], bool]:
    """What an action does to everyone's points with some dice, and whether the game is over then."""
    twin = redealt(match, seed)
    twin.act(seat, action)
    if Phase(int(twin._states[0]["phase"])) == Phase.BONUS and not isinstance(action, Bonus):
        twin.act(seat, twin.legal(seat)[seed % 3])  # who owns the whole bank chooses the winner
    return tuple(after - before for after, before in zip(twin.points, match.points, strict=True)), twin.over


@rule("HC-42")
def test_attacking_a_row_with_a_token_of_ones_own_says_what_it_costs() -> None:
    match = position(*OWN_ROW, checked=1)
    assert of(match, "attack 1") == (Outcome("cracked", 294, (-2, -1, -1)), Outcome("held", 706, (0, 0, 0)))
    assert of(match, "bank") == (), "a bank that is not full yet scores nothing"


@rule("HC-1")
def test_who_has_to_remember_digits_is_told_the_points_but_no_odds() -> None:
    match = position(*OWN_ROW, checked=1, memory=True)
    assert of(match, "attack 1") == (Outcome("cracked", None, (-2, -1, -1)), Outcome("held", None, (0, 0, 0)))


@rule("HC-41")
def test_an_attack_says_what_the_hack_brings_if_nothing_happens_until_then() -> None:
    match = position(*OWN_ROW, checked=1)
    announced = of(match, "attack 1")
    act(match, "attack 1")
    for _ in range(2):
        act(load(match, 1), "roll")
        act(match, str(match.legal(match.actors[0])[0]))
    assert of(match, "hack") == announced
    found = {come_true(match, 0, match.legal(0)[0], seed) for seed in range(40)}
    assert found == {(each.points, each.ends) for each in announced}


@rule("HC-30")
@pytest.mark.parametrize("chained", [1, 2])
def test_a_token_that_fills_the_bank_says_what_each_winner_would_get_and_whether_it_is_over(chained: int) -> None:
    """One place of three is the reader's own; with two more tokens in the chain and two in the bank the game ends."""
    own = "ring-5 bank-1 " + " ".join(["row-1-a", "row-1-b"][:chained])
    match = position(own, "bank-2 row-1-c" + " row-1-b" * (chained == 1), checked=1)
    outcomes = of(match, "bank")
    assert [each.odds for each in outcomes] == [667, 333]
    assert {each.ends for each in outcomes} == {chained == 2}
    counted = Counter(come_true(match, 0, match.legal(0)[0], seed) for seed in range(300))
    assert set(counted) == {(each.points, each.ends) for each in outcomes}
    assert abs(counted[outcomes[0].points, outcomes[0].ends] - 200) < 40


@rule("HC-30")
def test_who_owns_the_whole_bank_chooses_and_knows_what_it_brings() -> None:
    match = position("bank-1 bank-2 bank-3", "ring-1")
    for action, (outcome,) in zip(match.legal(0), match.stakes(0), strict=True):
        assert outcome == Outcome("hashed", 1000, (4, 0))
        assert come_true(match, 0, action, 0) == (outcome.points, outcome.ends)


@pytest.mark.deep
def test_in_whole_games_everything_that_happens_to_points_was_announced() -> None:
    """Random games: whatever an action other than an attack does to points, with any dice, stands among its stakes."""
    told, scored = Counter[str](), 0
    for players in (2, 3):
        match, chance = box("hashcatch").start(players, f"stakes {players}", {"memory": players == 3}), random.Random(players)
        match.speed_up()
        while not match.over:
            seat = match.actors[0]
            for action, outcomes in zip(match.legal(seat), match.stakes(seat), strict=True):
                told.update(each.code for each in outcomes)
                assert (
                    not outcomes or all(each.odds is None for each in outcomes) or abs(sum(each.odds or 0 for each in outcomes) - 1000) < 2
                )
                if outcomes and not isinstance(action, Attack):
                    scored += 1
                    came = {come_true(match, seat, action, seed) for seed in range(3)}
                    assert came <= {(each.points, each.ends) for each in outcomes}
            points, chosen = match.points, chance.choice(match.legal(seat))
            quiet = not match.stakes(seat)[match.legal(seat).index(chosen)]
            match.act(seat, chosen)
            assert not quiet or (match.points == points and not match.over)
    assert scored > 50
    assert set(told) == {"cracked", "held", "hashed", "forged"}
