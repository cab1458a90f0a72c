"""What naming and taking can cost and bring (HK-21, HK-30, HK-41)."""

from __future__ import annotations

import pytest
from setup_hacker import position

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import VALUES
from hacktable.games.hacker.rules.scoring import money_of
from hacktable.kernel.stakes import Outcome
from hacktable.match.match import Match

HACKER = GAME.forms


def money(match: Match) -> tuple[int, ...]:
    """What everyone has, the notes in hands included."""
    board, s = HACKER.Board.mirror(match.boards[0]), HACKER.State.mirror(match._states[0])
    return tuple(sum(money_of(board, s, seat, value) for value in range(VALUES)) + int(s.note[seat].sum()) for seat in range(match.players))


def of(match: Match, action: str) -> tuple[Outcome, ...]:
    seat = match.actors[0]
    return match.stakes(seat)[[str(each) for each in match.legal(seat)].index(action)]


@rule("HK-21")
@pytest.mark.parametrize(("notes", "most"), [("1", 1), ("1 2", 2), ("1 3 3", 3)])
def test_a_wrong_name_costs_the_best_note_at_worst_and_a_right_one_nothing(notes: str, most: int) -> None:
    match = position(3, notes={1: notes, 4: "2"}, piles={1: "b"}, protection=True)
    before = money(match)
    assert of(match, "name c") == (Outcome("right", None, (0, 0, 0)), Outcome("wrong", None, (-most, None, None)))
    right, wrong = match.copy(), match.copy()
    right.act(0, "name b")
    assert money(right) == before
    wrong.act(0, "name c")
    lost = [match_after(wrong, str(action))[0] - before[0] for action in wrong.legal(1)]
    assert min(lost) == -most


def match_after(match: Match, action: str) -> tuple[int, ...]:
    """Everyone's money after an action."""
    twin = match.copy()
    twin.act(twin.actors[0], action)
    return money(twin)


@rule("HK-21", "HK-22")
def test_taking_a_note_says_what_it_brings_and_whom_it_costs() -> None:
    match = position(3, notes={1: "1 2 3", 4: "2"}, piles={1: "b"}, protection=True)
    match.act(0, "name c")
    before = money(match)
    for action, outcomes in zip(match.legal(1), match.stakes(1), strict=True):
        came = tuple(after - then for after, then in zip(match_after(match, str(action)), before, strict=True))
        assert [each.points for each in outcomes] == ([came] if str(action) != "decline" else [])
        assert sum(came) == 0


@rule("HK-20", "HK-41")
@pytest.mark.parametrize(("cryptography", "worst"), [(False, -5), (True, -3)])
def test_choosing_an_account_says_what_all_its_viruses_could_take(cryptography: bool, worst: int) -> None:
    """Under the account lie 1, 1, 2 and 3: encryption of one point, and two viruses on it."""
    match = position(3, notes={1: "1 1 2 3", 2: "1"}, piles={1: "bc", 2: "b"}, protection=True, options={"cryptography": cryptography})
    assert of(match, "protect 1") == (Outcome("worst", None, (worst, None, None)),)
    before = money(match)
    match.act(0, "protect 1")
    while match.view(None).state["account"] == 1:
        match.act(0, "name a")
        taker = match.actors[0]
        match.act(taker, str(match.legal(taker)[-2]))  # the best note; the last choice is to decline
        match.act(taker, str(match.legal(taker)[0]))
    assert money(match)[0] - before[0] == worst


@rule("HK-5")
def test_nobody_else_learns_what_lies_under_an_account_from_stakes() -> None:
    """The same question with other notes under accounts that the seat may not look under has the same stakes."""
    poor = position(3, notes={1: "2 3", 4: "1", 7: "1"}, piles={1: "b", 2: "c"}, protection=True)
    rich = position(3, notes={1: "2 3", 4: "3", 7: "3"}, piles={1: "b", 2: "c"}, protection=True)
    assert poor.stakes(0) == rich.stakes(0)
    assert [each for outcomes in poor.stakes(1) for each in outcomes] == []
