"""Hands, eyes and feet on a live table: whole numbers, one step a tick (HK-60 … HK-62)."""

from __future__ import annotations

from hacktable.games.hacker.board import MIDDLE, REACH, SEATS, Board
from hacktable.games.hacker.sight import NOWHERE
from hacktable.games.hacker.state import HANDS, State
from hacktable.kernel.compiling import kernel


@kernel
def root(square: int) -> int:
    """The whole part of a square root, by bisection: without floats, so that every machine gets the same."""
    low, high = 0, 1024
    while high - low > 1:
        half = (low + high) // 2
        if half * half <= square:
            low = half
        else:
            high = half
    return low


@kernel
def towards(here: int, there: int, distance: int, speed: int) -> int:
    """One coordinate after a step; who is near enough arrives. The distance is rounded up, so that nothing goes faster than it may."""
    if distance <= speed:
        return there
    far = (there - here) * speed
    return here + (far // distance if far >= 0 else -(-far // distance))


@kernel
def between(x: int, y: int, to_x: int, to_y: int) -> int:
    return root((to_x - x) * (to_x - x) + (to_y - y) * (to_y - y))


@kernel
def way(x: int, y: int, to_x: int, to_y: int) -> int:
    """The distance, rounded up."""
    square = (to_x - x) * (to_x - x) + (to_y - y) * (to_y - y)
    return root(square - 1) + 1 if square > 0 else 0


@kernel
def rest(s: State) -> None:
    """Nobody moves: hands and eyes are nowhere, and nothing is going anywhere."""
    s.flowing = 0
    s.seated = 0
    s.facing = 0
    s.progress = 0
    s.clock = 0
    for seat in range(SEATS):
        s.gaze_x[seat], s.gaze_y[seat] = NOWHERE, NOWHERE
        s.look_x[seat], s.look_y[seat] = 0, 0
        for hand in range(HANDS):
            s.hand_x[seat, hand], s.hand_y[seat, hand] = NOWHERE, NOWHERE
            s.goal_x[seat, hand], s.goal_y[seat, hand] = 0, 0
            s.loaded[seat, hand], s.dropping[seat, hand] = 0, 0


@kernel
def sit_down(board: Board, s: State, seat: int) -> None:
    """A player's hands are at the seat, each with a virus while there are any."""
    for hand in range(HANDS):
        s.hand_x[seat, hand], s.hand_y[seat, hand] = board.seat_x[seat], board.seat_y[seat]
        s.goal_x[seat, hand], s.goal_y[seat, hand] = board.seat_x[seat], board.seat_y[seat]
        s.loaded[seat, hand] = 1 if s.hand[seat] > hand else 0
        s.dropping[seat, hand] = 0


@kernel
def stand_up(s: State, seat: int) -> None:
    """The walker's hands leave the table (HK-62)."""
    for hand in range(HANDS):
        s.hand_x[seat, hand], s.hand_y[seat, hand] = NOWHERE, NOWHERE
        s.loaded[seat, hand], s.dropping[seat, hand] = 0, 0


@kernel
def open_eyes(s: State, seat: int) -> None:
    """On the middle of the table."""
    s.gaze_x[seat], s.gaze_y[seat] = MIDDLE, MIDDLE
    s.look_x[seat], s.look_y[seat] = MIDDLE, MIDDLE


@kernel
def move_hand(board: Board, s: State, seat: int, hand: int) -> None:
    """HK-60: at limited speed; back at the seat an empty hand takes the next virus (HK-13)."""
    x, y = int(s.hand_x[seat, hand]), int(s.hand_y[seat, hand])
    if x == NOWHERE:
        return
    to_x, to_y = int(s.goal_x[seat, hand]), int(s.goal_y[seat, hand])
    far = way(x, y, to_x, to_y)
    s.hand_x[seat, hand] = towards(x, to_x, far, int(board.hand_speed))
    s.hand_y[seat, hand] = towards(y, to_y, far, int(board.hand_speed))
    home = between(int(s.hand_x[seat, hand]), int(s.hand_y[seat, hand]), int(board.seat_x[seat]), int(board.seat_y[seat])) <= REACH
    if home and s.loaded[seat, hand] == 0 and s.hand[seat] > s.loaded[seat, 1 - hand]:
        s.loaded[seat, hand] = 1


@kernel
def move_eyes(board: Board, s: State, seat: int) -> None:
    """HK-61: at limited speed."""
    x, y = int(s.gaze_x[seat]), int(s.gaze_y[seat])
    to_x, to_y = int(s.look_x[seat]), int(s.look_y[seat])
    far = way(x, y, to_x, to_y)
    s.gaze_x[seat] = towards(x, to_x, far, int(board.gaze_speed))
    s.gaze_y[seat] = towards(y, to_y, far, int(board.gaze_speed))


@kernel
def account_under(board: Board, s: State, seat: int, hand: int) -> int:
    """The account that a hand is over, the nearest one; −1: none."""
    best, found = REACH + 1, NOWHERE
    if s.hand_x[seat, hand] != NOWHERE:
        for account in range(board.accounts):
            far = between(int(s.hand_x[seat, hand]), int(s.hand_y[seat, hand]), int(s.spot_x[account]), int(s.spot_y[account]))
            if far < best:
                best, found = far, account
    return found
