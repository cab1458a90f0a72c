"""Who sees what on a live table: everyone has a gaze, a round spot (HK-61 … HK-63).

Some of these decide what a seat's mask holds. They must give the same answer for the mask as for the state it was made from, or
a mask would mask itself differently: what a seat does not see is blank in its mask, and a blank hand or eye counts as nowhere.
"""

from __future__ import annotations

from typing import Protocol

from hacktable.games.hacker.board import Board
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

NOWHERE = -1


class Looking(Protocol):
    """The part of the state that is read here. The state itself is declared with the help of these rules."""

    flowing: int
    turn: int
    seated: int
    facing: int
    gaze_x: Ints
    gaze_y: Ints
    hand_x: Ints
    hand_y: Ints


@kernel
def gaze_radius(board: Board, s: Looking, seat: int) -> int:
    """How far a seat sees around the point it looks at: the walker less, and nothing while facing the bank (HK-62)."""
    if s.flowing == 0 or not 0 <= seat < board.seats:
        return NOWHERE
    if seat != s.turn or is_seated(s):
        return int(board.gaze_radius)
    return int(board.walker_gaze) if s.facing == 1 else NOWHERE


@kernel
def is_seated(s: Looking) -> bool:
    """Whether the walker is back in the seat; a bit says so."""
    return bool(s.seated == 1)


@kernel
def sees_point(board: Board, s: Looking, seat: int, x: int, y: int) -> bool:
    radius = gaze_radius(board, s, seat)
    if radius < 0 or x < 0:
        return False
    across, along = int(s.gaze_x[seat]) - x, int(s.gaze_y[seat]) - y
    return across * across + along * along <= radius * radius


@kernel
def in_gaze(board: Board, s: Looking, seat: int, other: int, hand: int) -> bool:
    """HK-61: one's own hands, and those inside one's gaze."""
    return other == seat or sees_point(board, s, seat, int(s.hand_x[other, hand]), int(s.hand_y[other, hand]))


@kernel
def sees_seat(board: Board, s: Looking, seat: int, other: int) -> bool:
    """HK-63: one's own seat, and, while somebody sits there, one inside one's gaze: how many viruses are held there, and its eyes."""
    if other == seat:
        return True
    if other >= board.seats or (other == s.turn and not is_seated(s)):
        return False
    return sees_point(board, s, seat, int(board.seat_x[other]), int(board.seat_y[other]))
