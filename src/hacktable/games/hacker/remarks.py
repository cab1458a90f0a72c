"""What bots call out at Hacker: what they saw, what they did not do, and lies about both."""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import Grew, Left, Named, Saw, Took
from hacktable.kernel.calls import Said, Toss
from hacktable.kernel.verbs import Event

BLUFF = 3
"""One of so many fingers points at somebody else."""


def remark(board: Board, m: State, seat: int, events: Sequence[Event], toss: Toss) -> Said | None:
    """About the first of the events that means something to the seat."""
    for event in events:
        said = _about(board, m, seat, event, toss)
        if said:
            return said
    return None


def _about(board: Board, m: State, seat: int, event: Event, toss: Toss) -> Said | None:
    match event:
        case Saw(seat=thief):
            return Said("saw") if toss(2) else _point(board, seat, thief, toss)
        case Grew(account=account) if m.owner[account - 1] == seat:
            return Said("hands-off") if toss(2) else Said("who-was-that")
        case Named(seat=owner, suspect=suspect, by=by, outcome=outcome):
            if by == seat:
                return Said("not-me") if outcome == "right" else Said("laugh")
            if suspect == seat:
                return Said("not-me")
            return Said("caught") if owner == seat and outcome == "right" else None
        case Took(seat=thief, account=account) if m.owner[account - 1] == seat and thief != seat:
            return Said("who-was-that")
        case Left(seat=walker) if walker != seat:
            return Said("look", toss(int(board.accounts))) if toss(2) else Said("trust-me")
    return None


def _point(board: Board, seat: int, thief: int, toss: Toss) -> Said:
    """At whom it was; or, to make the others doubt, at anybody."""
    if toss(BLUFF):
        return Said("point", thief)
    other = toss(int(board.seats) - 1)
    return Said("point", other if other < seat else other + 1)
