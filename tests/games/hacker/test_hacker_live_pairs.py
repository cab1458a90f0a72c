"""Pairs of live tables that differ in what one player does out of another's sight: the other is sent the same bytes at both (HK-61)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import WIDTH
from hacktable.games.hacker.sight import sees_point, sees_seat
from hacktable.games.hacker.state import HANDS, Stage
from hacktable.games.hacker.verbs import DROP, LOOK, STEER
from hacktable.kernel.engine import Engine, compiled
from hacktable.kernel.verbs import CLOCK, pack, verb_of
from hacktable.testing.secrecy import heard
from hacktable.testing.walking import Walk, same, step

pytestmark = pytest.mark.deep  # compiles rules


def opened(states: Any) -> Any:
    return GAME.State.mirror(states[0])


def busier(engine: Engine, states: Any, other: int, chance: random.Random) -> tuple[Any, list[int]]:
    """The same table, but a player moves hands and eyes elsewhere and opens every hand that may; the accounts on which something falls."""
    for act in engine.legal(states, other):
        if verb_of(act) == DROP:
            states, _ = engine.apply(states, other, act)
    for hand in range(HANDS):
        states, _ = engine.apply(states, other, pack(STEER, hand, chance.randrange(WIDTH + 1), chance.randrange(WIDTH + 1)))
    states, _ = engine.apply(states, other, pack(LOOK, chance.randrange(WIDTH + 1), chance.randrange(WIDTH + 1)))
    return states, [int(account) - 1 for account in states[0]["dropping"][other] if account]


def out_of_sight(board: Any, s: Any, viewer: int, other: int, accounts: list[int]) -> bool:
    """Whether a viewer sees neither another's seat, nor the hands, nor these accounts, and has no hand in what falls on them."""
    points = [(s.hand_x[other, hand], s.hand_y[other, hand]) for hand in range(HANDS)]
    points += [(s.spot_x[account], s.spot_y[account]) for account in accounts]
    touched = any(account + 1 in s.dropping[viewer] for account in accounts)
    return (
        not touched and not sees_seat(board, s, viewer, other) and not any(sees_point(board, s, viewer, int(x), int(y)) for x, y in points)
    )


@rule("HK-61")
@pytest.mark.parametrize("players", [3, 5])
def test_what_is_done_outside_a_gaze_changes_no_byte_that_reaches_that_seat(players: int) -> None:
    engine = Engine(GAME, GAME.board(players, {"walk_seconds": 2})[1], twins=compiled(GAME))
    board, chance, compared, fallen = GAME.Board.mirror(engine.boards[0]), random.Random(players), 0, 0
    for states, actor, act in Walk(engine, f"pairs {players}").steps(400):
        if actor != CLOCK or states[0]["stage"] == Stage.BANK:  # a note is drawn there, and other dice would fall
            continue
        after, told = step(engine, states, CLOCK, act)
        for other in range(players):
            busy, accounts = busier(engine, states, other, chance)
            busy_after, busy_told = step(engine, busy, CLOCK, act)
            for viewer in range(players):
                if viewer == other or not all(
                    out_of_sight(board, opened(each), viewer, other, accounts) for each in (states, busy, after, busy_after)
                ):
                    continue
                assert same(engine.mask(states, viewer), engine.mask(busy, viewer))
                assert same(engine.mask(after, viewer), engine.mask(busy_after, viewer))
                assert same(engine.show(after, viewer), engine.show(busy_after, viewer))
                assert heard(told, viewer) == heard(busy_told, viewer)
                assert engine.legal(after, viewer) == engine.legal(busy_after, viewer)
                compared += 1
                fallen += len(accounts)
    assert compared > 200
    assert fallen > 20
