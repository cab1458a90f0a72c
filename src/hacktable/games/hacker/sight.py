"""Who sees what on a live table: everyone has a gaze, a round spot (HK-61 … HK-63).

Each of these says the same of a mask as of the state it was made from: what a seat does not see is blank there, and blank
is nowhere.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import kernel

NOWHERE = -1


@kernel
def gaze_radius(board: Any, s: Any, seat: int) -> int:
    """How far a seat sees around the point it looks at: the walker less, and nothing while facing the bank (HK-62)."""
    if s.flowing == 0 or not 0 <= seat < board.seats:
        return NOWHERE
    if seat != s.turn or is_seated(s):
        return int(board.gaze_radius)
    return int(board.walker_gaze) if s.facing == 1 else NOWHERE


@kernel
def is_seated(s: Any) -> bool:
    """Whether the walker is back in the seat; a bit says so."""
    return bool(s.seated == 1)


@kernel
def sees_point(board: Any, s: Any, seat: int, x: int, y: int) -> bool:
    radius = gaze_radius(board, s, seat)
    if radius < 0 or x < 0:
        return False
    across, along = int(s.gaze_x[seat]) - x, int(s.gaze_y[seat]) - y
    return across * across + along * along <= radius * radius


@kernel
def in_gaze(board: Any, s: Any, seat: int, other: int, hand: int) -> bool:
    """HK-61: one's own hands, and those inside one's gaze."""
    return other == seat or sees_point(board, s, seat, int(s.hand_x[other, hand]), int(s.hand_y[other, hand]))


@kernel
def sees_seat(board: Any, s: Any, seat: int, other: int) -> bool:
    """HK-63: one's own seat, and, while somebody sits there, one inside one's gaze: how many viruses are held there, and its eyes."""
    if other == seat:
        return True
    if other >= board.seats or (other == s.turn and not is_seated(s)):
        return False
    return sees_point(board, s, seat, int(board.seat_x[other]), int(board.seat_y[other]))
