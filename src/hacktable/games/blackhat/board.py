"""Boards and modules as texts: drawings that a person can read and edit, and how they are read.

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

from dataclasses import dataclass, field
from enum import IntEnum

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
ON_BOARDS_ONLY = (Kind.BACKDOOR, Kind.PUBLIC, Kind.ASSET)

_FIRST, _STRIDE, _WIDTH = 6, 6, 3
"""Where the first cell stands in a line, how far it is to the next one, and how wide it is."""

Spot = tuple[int, int]
"""Row and column; those of a face's surroundings are −1 or 2."""


class BoardError(ValueError):
    """A file that cannot be used; the message names the line and the column, or what is missing and its rule."""


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
class Drawing:
    """Cells by row and column."""

    cells: dict[Spot, Cell] = field(default_factory=dict)

    def arrow(self, start: Spot, direction: int) -> None:
        """Draw an arrow; what lies outside or is black gets no half of it."""
        row, column = STEPS[direction]
        end = (start[0] + row, start[1] + column)
        if start in self.cells and self.cells[start].kind:
            self.cells[start].tails |= 1 << direction
        if end in self.cells and self.cells[end].kind:
            self.cells[end].heads |= 1 << (direction + 4) % 8

    def whole(self, spot: Spot) -> list[Spot]:
        """The spaces that whole arrows lead to (BH-5)."""
        found = []
        for direction, (row, column) in enumerate(STEPS):
            there = (spot[0] + row, spot[1] + column)
            if self.cells[spot].tails >> direction & 1 and there in self.cells and self.cells[there].heads >> (direction + 4) % 8 & 1:
                found.append(there)
        return found


@dataclass
class Board(Drawing):
    """A board: its drawing, its five places for modules, its name."""

    title: str = ""
    places: list[int] = field(default_factory=list)

    def only(self, kind: Kind) -> int:
        """The one cell of a kind."""
        return next(row * COLUMNS + column for (row, column), cell in self.cells.items() if cell.kind == kind)


@dataclass
class _Lines:
    """A text's lines with their numbers, comments left out."""

    lines: list[tuple[int, str]]
    at: int = 0

    @classmethod
    def of(cls, text: str) -> _Lines:
        lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
        return cls([(number, line) for number, line in lines if line and not line.startswith("#")])

    def take(self) -> tuple[int, str]:
        if self.at == len(self.lines):
            last = self.lines[-1][0] if self.lines else 1
            raise BoardError(f"line {last + 1}, column 1: the text ends too early")
        self.at += 1
        return self.lines[self.at - 1]

    def starts(self, marks: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at][1][0] in marks


def _wrong(line: int, column: int, reason: str) -> BoardError:
    return BoardError(f"line {line}, column {column + 1}: {reason}")


# ---------------------------------------------------------------- drawings


def _read_drawing(lines: _Lines, drawing: Drawing, most_rows: int, most_columns: int, framed: bool) -> None:
    """Rows of cells, each with its line of arrows below; a framed drawing has one above the first row too."""
    arrows: list[tuple[int, str, int]] = []
    sideways: list[tuple[int, str, int]] = []
    row = 0
    if framed:
        arrows.append((*_arrow_line(lines), -1))
    while lines.starts("0123456789"):
        number, line = lines.take()
        if line.split()[0] != str(row + 1):
            raise _wrong(number, 0, f"row {row + 1} was expected")
        if row == most_rows:
            raise _wrong(number, 0, f"there can be no more than {most_rows} rows")
        _read_cells(number, line, row, drawing, most_columns)
        sideways.append((number, line, row))
        if framed or lines.starts("."):
            arrows.append((*_arrow_line(lines), row))
        row += 1
    for number, line, at in sideways:
        _read_sideways(number, line, at, drawing)
    for number, line, at in arrows:
        _read_arrows(number, line, at, drawing)


def _arrow_line(lines: _Lines) -> tuple[int, str]:
    number, line = lines.take()
    if not line.startswith("."):
        raise _wrong(number, 0, "a line of arrows was expected, which starts with a dot")
    return number, line


def _read_cells(number: int, line: str, row: int, drawing: Drawing, most_columns: int) -> None:
    for place in range(1, len(line)):
        offset = place - _FIRST
        inside = offset >= 0 and offset % _STRIDE < _WIDTH
        if inside and offset % _STRIDE == 0 and line[place] != " ":
            column = offset // _STRIDE
            if column >= most_columns:
                raise _wrong(number, place, f"there can be no more than {most_columns} columns")
            drawing.cells[row, column] = _read_cell(number, line, place)
        elif not inside and line[place] != " " and offset % _STRIDE != _STRIDE - 2:
            raise _wrong(number, place, f"{line[place]!r} stands neither in a cell nor half-way between two")
        elif inside and offset % _STRIDE and line[place] != " " and line[place - offset % _STRIDE] == " ":
            raise _wrong(number, place, "a cell starts six characters after the one before it")


def _read_cell(number: int, line: str, place: int) -> Cell:
    letter, value = line[place], line[place + 1 : place + _WIDTH]
    if letter not in LETTER:
        raise _wrong(number, place, f"{letter!r} is no kind of space; there are {' '.join(LETTER)}")
    if letter == "#":
        if value != "##":
            raise _wrong(number, place, "a black cell is ###")
        return Cell(Kind.BLACK, line=number)
    if len(value) != 2 or value[0] not in "+-" or value[1] not in "0123456789":
        raise _wrong(number, place + 1, f"{value!r} is no value: a sign and a digit were expected")
    if not LOWEST <= int(value) <= HIGHEST:
        raise _wrong(number, place + 1, f"the value {int(value):+} is not between {LOWEST:+} and {HIGHEST:+} (BH-4)")
    return Cell(LETTER[letter], int(value), line=number)


def _read_sideways(number: int, line: str, row: int, drawing: Drawing) -> None:
    for place in range(_FIRST - 2, len(line), _STRIDE):
        left = (place - _FIRST + 2) // _STRIDE - 1
        if line[place] == ">":
            drawing.arrow((row, left), E)
        elif line[place] == "<":
            drawing.arrow((row, left + 1), W)
        elif line[place] != " ":
            raise _wrong(number, place, f"{line[place]!r} is no arrow; > and < were expected")


def _read_arrows(number: int, line: str, above: int, drawing: Drawing) -> None:
    """A line of arrows between the row `above` and the next one."""
    for place in range(1, len(line)):
        mark, offset = line[place], place - _FIRST
        if mark == " ":
            continue
        column, below = offset // _STRIDE, above + 1
        if offset % _STRIDE == 1 and mark in "v^":
            drawing.arrow(*(((above, column), S) if mark == "v" else ((below, column), N)))
        elif offset % _STRIDE == _STRIDE - 2 and mark in "\\/X":
            if mark in "\\X":
                drawing.arrow((above, column), SE)
            if mark in "/X":
                drawing.arrow((below, column), NE)
        else:
            raise _wrong(number, place, f"{mark!r} is no arrow here; v and ^ stand under a value's sign, \\ / and X between cells")


# ---------------------------------------------------------------- boards


def read_board(text: str) -> Board:
    """A board from its text.

    :raises BoardError: naming the line and the column, or what is missing and its rule.
    """
    lines, board = _Lines.of(text), Board()
    track: list[str] = []
    while lines.at < len(lines.lines):
        if lines.starts("0123456789"):
            _read_drawing(lines, board, ROWS, COLUMNS, framed=False)
            continue
        number, line = lines.take()
        word, _, rest = line.partition(" ")
        if word == "title":
            board.title = rest.strip()
        elif word == "modules":
            board.places = [_cell_named(number, line, name) for name in rest.split()]
        elif word == "track":
            track = [step.strip() for step in rest.split(">")]
        else:
            raise _wrong(number, 0, f"{word!r} is none of title, modules, track, and no row of cells")
    _check_board(board, track)
    return board


def _cell_named(number: int, line: str, name: str) -> int:
    if name not in CELL_NAMES:
        raise _wrong(number, line.index(name), f"{name!r} is no cell; cells are called a1 … {CELL_NAMES[-1]}")
    return CELL_NAMES.index(name)


def area(corner: int) -> list[Spot]:
    """The four cells of a module whose top left is `corner`, clockwise."""
    row, column = divmod(corner, COLUMNS)
    return [(row + QUARTER_ROW[quarter], column + QUARTER_COLUMN[quarter]) for quarter in range(QUARTERS)]


def _name(spot: Spot) -> str:
    return CELL_NAMES[spot[0] * COLUMNS + spot[1]]


def _check_board(board: Board, track: list[str]) -> None:
    for kind in ON_BOARDS_ONLY:
        if sum(cell.kind == kind for cell in board.cells.values()) != 1:
            raise BoardError(f"a board has one {kind.name.lower()} (BH-60, BH-61)")
    for spot, cell in board.cells.items():
        if cell.kind in (Kind.BACKDOOR, Kind.PUBLIC) and cell.heads:
            raise _wrong(cell.line, _FIRST + spot[1] * _STRIDE, "no arrow leads to a start space (BH-51)")
        if cell.kind == Kind.ASSET and cell.tails:
            raise _wrong(cell.line, _FIRST + spot[1] * _STRIDE, "no arrow leads away from the Critical Asset (BH-61)")
    _check_ways(board)
    _check_places(board)
    backdoor = CELL_NAMES[board.only(Kind.BACKDOOR)]
    if len(track) != TRACK_LENGTH + 1 or track[-1] != backdoor:
        raise BoardError(f"the Tracer's track has {TRACK_LENGTH} places and leads to the Backdoor: track T > t > t > {backdoor} (BH-100)")
    if _name(divmod(board.only(Kind.ASSET), COLUMNS)) not in _traced(board):
        raise BoardError("the Tracer cannot get from the Backdoor to the Critical Asset (BH-102)")


def _check_ways(board: Board) -> None:
    """Every space can be reached, from everywhere there is a way on, and none leads in a circle."""
    starts = [divmod(board.only(kind), COLUMNS) for kind in (Kind.BACKDOOR, Kind.PUBLIC)]
    reached, todo = set(starts), list(starts)
    while todo:
        for there in board.whole(todo.pop()):
            if there not in reached:
                reached.add(there)
                todo.append(there)
    for spot, cell in board.cells.items():
        if cell.kind and spot not in reached:
            raise _wrong(cell.line, _FIRST + spot[1] * _STRIDE, f"no way leads to {_name(spot)} (BH-4)")
        if cell.kind and cell.kind != Kind.ASSET and not board.whole(spot):
            raise _wrong(cell.line, _FIRST + spot[1] * _STRIDE, f"no way leads on from {_name(spot)} (BH-4)")
    left = {spot: board.whole(spot) for spot in reached}
    while left:
        entered = {there for onward in left.values() for there in onward}
        ends = [spot for spot, onward in left.items() if spot not in entered or not any(there in left for there in onward)]
        if not ends:
            spot = min(left)
            raise _wrong(board.cells[spot].line, _FIRST + spot[1] * _STRIDE, f"the arrows lead in a circle at {_name(spot)}")
        for spot in ends:
            del left[spot]


def _check_places(board: Board) -> None:
    covered = [spot for corner in board.places for spot in area(corner)]
    if len(board.places) != PLACES_FOR_MODULES or len(set(covered)) != len(covered):
        raise BoardError(f"a board marks {PLACES_FOR_MODULES} places for modules that do not overlap (BH-11)")
    for spot in covered:
        if spot not in board.cells or board.cells[spot].kind in ON_BOARDS_ONLY:
            raise BoardError(f"a place for a module lies off the board or on a start space or the Critical Asset: {spot} (BH-68)")


def _traced(board: Board) -> set[str]:
    """The cells a Tracer can get to from the Backdoor."""
    start = divmod(board.only(Kind.BACKDOOR), COLUMNS)
    reached, todo = {_name(start)}, [start]
    while todo:
        row, column = todo.pop()
        for there in ((row - 1, column), (row + 1, column), (row, column + 1)):
            if there in board.cells and board.cells[there].kind and _name(there) not in reached:
                reached.add(_name(there))
                todo.append(there)
    return reached


# ---------------------------------------------------------------- modules


def read_faces(text: str) -> list[Drawing]:
    """The sixteen faces of the eight modules, front and back in turn.

    :raises BoardError: naming the line and the column, or what is missing and its rule.
    """
    lines, faces = _Lines.of(text), list[Drawing]()
    while lines.at < len(lines.lines):
        number, line = lines.take()
        expected = f"face {len(faces) // SIDES + 1}{'ab'[len(faces) % SIDES]}"
        if line.split("  ")[0].strip() != expected:
            raise _wrong(number, 0, f"{line!r} stands where {expected!r} was expected")
        face = Drawing()
        _read_drawing(lines, face, 2, 2, framed=True)
        if set(face.cells) != {(0, 0), (0, 1), (1, 1), (1, 0)}:
            raise _wrong(number, 0, "a face has two rows of two cells (BH-3)")
        for spot, cell in face.cells.items():
            if cell.kind in ON_BOARDS_ONLY:
                raise _wrong(cell.line, _FIRST + spot[1] * _STRIDE, "a start space or a Critical Asset is never on a module")
        faces.append(face)
    if len(faces) != FACES:
        raise BoardError(f"there are {FACES} faces, two for each of {MODULES} modules, not {len(faces)} (BH-3)")
    return faces
