"""Points, where they come from, and places (HC-3, HC-50)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import ROWS, WIDTH, Board
from hacktable.games.hashcatch.state import CHAIN, RISK, State
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

SOURCES = (*(f"row-{row + 1}" for row in range(ROWS)), "bonus")


@kernel
def points_of(board: Board, s: State, seat: int) -> int:
    """HC-50: the points of the spaces of a seat's tokens in the chain."""
    points = 0
    for token in range(s.tokens[seat]):
        place = int(s.place[seat, token])
        if CHAIN <= place < RISK:
            points += int(board.points[(place - CHAIN) // WIDTH, (place - CHAIN) % WIDTH])
    return points


@kernel
def standings(board: Board, s: State, points: Ints, sources: Ints, placing: Ints) -> None:
    """HC-50: the points of the chain's spaces; most points win, ties share."""
    for seat in range(board.seats):
        points[seat] = points_of(board, s, seat)
        for source in range(ROWS + 1):
            sources[seat, source] = 0
        for token in range(s.tokens[seat]):
            place = int(s.place[seat, token])
            if CHAIN <= place < RISK:
                row, column = (place - CHAIN) // WIDTH, (place - CHAIN) % WIDTH
                sources[seat, row] += int(board.points[row, 0])
                sources[seat, ROWS] += int(board.points[row, column]) - int(board.points[row, 0])
    for seat in range(board.seats):
        placing[seat] = 1
        for other in range(board.seats):
            if points[other] > points[seat]:
                placing[seat] += 1
