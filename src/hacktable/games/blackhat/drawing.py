"""Boards and modules as texts: drawings that a person can read and edit. `reading.py` reads them.

A drawing has a line for every row of cells and a line of arrows above, between and below them::

    .
    1   > H+3 > C-1 >
    .       v  \\
    2     ### > X+2 >
    .

A cell is a letter and a value. A letter is at the sixth character of the line, the next one six further on;
what joins two cells stands half-way between them. `>` and `<` lead right and left, `v` and `^` down and up,
`\\` down to the right, `/` up to the right (`X`: both). An arrow has a tail on the space it leaves and a head
on the space it enters; drawn over an edge or into a black cell, it is half an arrow, and a module beside it
may bring the other half (BH-5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Self

from hacktable.kernel.errors import TextError

COLUMNS, ROWS = 12, 5
CELLS = COLUMNS * ROWS
MODULES, SIDES = 8, 2
FACES = MODULES * SIDES
QUARTERS = 4
"""Cells of a module, clockwise from its top left."""
PLACES_FOR_MODULES = 5
TRACK_LENGTH = 3
LOWEST, HIGHEST = -3, 5
"""Values of spaces (BH-4)."""
LONGEST_TITLE = 40

CELL_NAMES = tuple(f"{'abcdefghijkl'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
QUARTER_ROW, QUARTER_COLUMN = (0, 0, 1, 1), (0, 1, 1, 0)

N, NE, E, SE, S, SW, W, NW = range(8)
STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Row and column of a neighbour, by direction."""


class Kind(IntEnum):
    """What a cell is (BH-60 … BH-68)."""

    BLACK = 0
    HOST = 1
    CACHE = 2
    BACKDOOR = 3
    PUBLIC = 4
    ASSET = 5
    SERVICE = 6
    """Denial-of-Service."""
    ALARM = 7
    HONEYPOT = 8
    EXPLOIT = 9
    RANDOMIZER = 10


LETTER = {
    "#": Kind.BLACK,
    "H": Kind.HOST,
    "C": Kind.CACHE,
    "B": Kind.BACKDOOR,
    "P": Kind.PUBLIC,
    "A": Kind.ASSET,
    "D": Kind.SERVICE,
    "L": Kind.ALARM,
    "Y": Kind.HONEYPOT,
    "X": Kind.EXPLOIT,
    "R": Kind.RANDOMIZER,
}
LETTER_OF = {kind: letter for letter, kind in LETTER.items()}
STARTS = (Kind.BACKDOOR, Kind.PUBLIC)
ON_BOARDS_ONLY = (*STARTS, Kind.ASSET)

Spot = tuple[int, int]
"""Row and column; those of a face's surroundings are −1 or 2."""


class DrawingError(ValueError):
    """A file that cannot be used. `mistakes` has all that is wrong with a drawing, in reading order."""

    mistakes: Sequence[TextError] = ()

    @classmethod
    def of(cls, mistakes: Sequence[TextError]) -> Self:
        error = cls("\n".join(map(str, mistakes)))
        error.mistakes = mistakes
        return error


@dataclass
class Cell:
    """One cell of a drawing, with its half-arrows as bits by direction."""

    kind: Kind = Kind.BLACK
    value: int = 0
    tails: int = 0
    heads: int = 0
    """The directions that arrows come from."""
    line: int = 0


@dataclass
class Grid:
    """Cells by row and column."""

    title: str = ""
    cells: dict[Spot, Cell] = field(default_factory=dict)
    unread: bool = False
    """Something between cells cannot be read: perhaps an arrow."""

    def arrow(self, start: Spot, direction: int) -> None:
        """Draw an arrow; what lies outside or is black gets no half of it."""
        end = beside(start, direction)
        if start in self.cells and self.cells[start].kind:
            self.cells[start].tails |= 1 << direction
        if end in self.cells and self.cells[end].kind:
            self.cells[end].heads |= 1 << (direction + 4) % 8

    def whole(self, spot: Spot) -> list[Spot]:
        """The spaces that whole arrows lead to (BH-5)."""
        found, tails = [], self.cells[spot].tails
        for direction in range(8):
            if tails >> direction & 1:
                there = beside(spot, direction)
                if there in self.cells and self.cells[there].heads >> (direction + 4) % 8 & 1:
                    found.append(there)
        return found

    def reach(self, spot: Spot) -> set[Spot]:
        """The spaces that can be got to by one or more whole arrows."""
        reached, todo = set[Spot](), [spot]
        while todo:
            for there in self.whole(todo.pop()):
                if there not in reached:
                    reached.add(there)
                    todo.append(there)
        return reached

    def reaches(self) -> dict[Spot, set[Spot]]:
        """The same for every cell: where its arrows lead, and all that is reached from there, until nothing new is found. A server does
        this for every drawing that anybody sends, so nothing is looked up twice."""
        onward = {spot: self.whole(spot) if cell.tails else [] for spot, cell in self.cells.items()}
        found = {spot: set(there) for spot, there in onward.items()}
        growing = True
        while growing:
            growing = False
            for spot in reversed(found):  # most arrows lead onward in reading order, so what lies there is complete already
                before = len(found[spot])
                found[spot].update(*(found[there] for there in onward[spot]))
                growing |= len(found[spot]) > before
        return found


@dataclass
class Drawing(Grid):
    """A board: its drawing and its five places for modules."""

    places: list[int] = field(default_factory=list)

    def only(self, kind: Kind) -> int:
        """The one cell of a kind."""
        row, column = self.all(kind)[0]
        return row * COLUMNS + column

    def all(self, kind: Kind) -> list[Spot]:
        """Every space of a kind, in reading order."""
        return [spot for spot in sorted(self.cells) if self.cells[spot].kind == kind]


@dataclass
class Face(Grid):
    """One side of a module."""

    label: str = ""


def beside(spot: Spot, direction: int) -> Spot:
    return spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1]


def area(corner: int) -> list[Spot]:
    """The four cells of a module whose top left is `corner`, clockwise."""
    row, column = divmod(corner, COLUMNS)
    return [(row + QUARTER_ROW[quarter], column + QUARTER_COLUMN[quarter]) for quarter in range(QUARTERS)]


def spot_name(spot: Spot) -> str:
    return CELL_NAMES[spot[0] * COLUMNS + spot[1]]
