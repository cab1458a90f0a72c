"""Reading boards and modules from their texts, and saying all that is wrong with them.

Whoever draws a board wants to know every mistake in it, not only the first: `examine_drawing` and `examine_faces`
read on after one. What could not be read is taken for something harmless, so that one mistake is not reported as several.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

from hacktable.games.blackhat.drawing import (
    CELL_NAMES,
    COLUMNS,
    FACES,
    HIGHEST,
    LETTER,
    LETTER_OF,
    LONGEST_TITLE,
    LOWEST,
    MODULES,
    NE,
    ON_BOARDS_ONLY,
    PLACES_FOR_MODULES,
    ROWS,
    SE,
    SIDES,
    STARTS,
    TRACK_LENGTH,
    Cell,
    Drawing,
    DrawingError,
    E,
    Face,
    Grid,
    Kind,
    N,
    S,
    Spot,
    W,
    area,
    beside,
    spot_name,
)
from hacktable.kernel.errors import TextError

FIRST_CELL, CELL_STRIDE, CELL_WIDTH = 6, 6, 3
"""Where the first cell stands in a line, how far it is to the next one, and how wide it is."""


# ---------------------------------------------------------------- lines


class _EnoughError(Exception):
    """As many mistakes have been found as whoever asked wants to know."""


class Reading:
    """A text's lines with their numbers, comments left out, and what is wrong with them."""

    def __init__(self, text: str, most: int | None = None) -> None:
        """:param most: read no further after so many mistakes; None: find all of them."""
        self.mistakes: list[TextError] = []
        self._text, self._most = text, most
        self.end = 1
        """The line after the last one that has been read: what is missing is missing there."""

    def lines(self) -> Iterator[tuple[int, str]]:
        """Every line in which something stands."""
        for number, line in enumerate(self._text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n"), 1):
            if line and line[0] != "#" and (cleaned := self._clean(number, line.rstrip())):
                self.end = number + 1
                yield number, cleaned

    def _clean(self, number: int, line: str) -> str:
        """Refuse characters that cannot be seen, or that shift what follows them, such as tabs; they are read as spaces."""
        if line.isprintable():
            return line
        for place, mark in enumerate(line):
            if not mark.isprintable():
                self.wrong(number, place, "blackhat-file-character", given=f"U+{ord(mark):04X}")
        return "".join(mark if mark.isprintable() else " " for mark in line).rstrip()

    def wrong(self, line: int, place: int, code: str, rule: str | None = None, **params: str | int) -> None:
        self.mistakes.append(TextError(code, rule, line=line, column=place + 1, **params))
        if len(self.mistakes) == self._most:
            raise _EnoughError

    def wrong_at(self, grid: Grid, spot: Spot, code: str, rule: str, **params: str | int) -> None:
        line, column = place_of(grid, spot)
        self.wrong(line, column - 1, code, rule, cell=spot_name(spot), **params)

    def in_order(self) -> list[TextError]:
        return sorted(self.mistakes, key=lambda mistake: (mistake.line, mistake.column))


def place_of(grid: Grid, spot: Spot) -> tuple[int, int]:
    """The line and column in which a cell stands."""
    return grid.cells[spot].line, FIRST_CELL + spot[1] * CELL_STRIDE + 1


# ---------------------------------------------------------------- drawings


class _Sheet:
    """One drawing being read: rows of cells, each with its line of arrows below; a framed one has a line above the first row too."""

    def __init__(self, reading: Reading, grid: Grid, rows: int, columns: int, framed: bool) -> None:
        self.reading, self.grid, self.framed = reading, grid, framed
        self.most_rows, self.most_columns = rows, columns
        self.rows = 0
        self._sideways: list[tuple[int, str, int]] = []
        self._arrows: dict[int, tuple[int, str]] = {}
        """Lines of arrows, by the row above them."""

    def take(self, number: int, line: str) -> None:
        """A line that starts with a dot or a row's number."""
        if line[0] == ".":
            if self.rows - 1 in self._arrows or (not self.rows and not self.framed):
                self.reading.wrong(number, 0, "blackhat-file-stray")
            self._arrows.setdefault(self.rows - 1, (number, line))
            return
        label, row = line.split()[0], self.rows
        if row == self.most_rows:
            self.reading.wrong(number, 0, "blackhat-file-rows", given=label, most=self.most_rows)
            return
        if label != str(row + 1):
            self.reading.wrong(number, 0, "blackhat-file-row", given=label, expected=row + 1)
        self._need_arrows(number)
        self._read_cells(number, line, len(label))
        self._sideways.append((number, line, row))
        self.rows += 1

    def finish(self, after: int) -> None:
        """Draw the arrows, once all lines are read. A missing line of arrows is reported at the line `after`."""
        self._need_arrows(after)
        for number, line, row in self._sideways:
            self._read_sideways(number, line, row)
        for above, (number, line) in self._arrows.items():
            self._read_arrows(number, line, above)

    def _need_arrows(self, number: int) -> None:
        if self.framed and self.rows - 1 not in self._arrows:
            self.reading.wrong(number, 0, "blackhat-file-arrow-line")

    def _read_cells(self, number: int, line: str, start: int) -> None:
        strays = [place for place in range(start, len(line)) if line[place] != " " and not _fits(place)]
        for place in strays:
            if place - 1 not in strays:  # several strays in a row are one mistake
                self.reading.wrong(number, place, "blackhat-file-between", given=repr(line[place]))
        for column, place in enumerate(range(FIRST_CELL, len(line), CELL_STRIDE)):
            token = line[place : place + CELL_WIDTH]
            if token.strip() and column >= self.most_columns:
                self.reading.wrong(number, place, "blackhat-file-columns", given=token, most=self.most_columns)
                return
            if token.strip():
                self.grid.cells[self.rows, column] = self._read_cell(number, place, token)

    def _read_cell(self, number: int, place: int, token: str) -> Cell:
        """A cell. One that cannot be read is reported and counts as a Host, so that it causes no further mistakes."""
        letter, value = token[0], token[1:]
        wrong, unread = self.reading.wrong, Cell(Kind.HOST, line=number)
        if letter == " ":
            wrong(number, place + len(token) - len(token.lstrip()), "blackhat-file-shifted", given=repr(token.strip()))
        elif letter not in LETTER:
            wrong(number, place, "blackhat-file-kind", "BH-60", given=repr(letter), allowed=" ".join(LETTER))
        elif letter == "#" and value != "##":
            wrong(number, place, "blackhat-file-black", "BH-4", given=repr(token))
        elif letter == "#":
            return Cell(Kind.BLACK, line=number)
        elif not re.fullmatch("[+-][0-9]", value):
            wrong(number, place + 1, "blackhat-file-value", "BH-4", given=repr(value))
            return Cell(LETTER[letter], line=number)
        elif not LOWEST <= int(value) <= HIGHEST:
            wrong(number, place + 1, "blackhat-file-range", "BH-4", given=value, low=f"{LOWEST:+}", high=f"{HIGHEST:+}")
            return Cell(LETTER[letter], line=number)
        else:
            return Cell(LETTER[letter], int(value), line=number)
        return unread

    def _read_sideways(self, number: int, line: str, row: int) -> None:
        for right, place in enumerate(range(FIRST_CELL - 2, len(line), CELL_STRIDE)):
            if right > self.most_columns:
                return
            if line[place] == ">":
                self.grid.arrow((row, right - 1), E)
            elif line[place] == "<":
                self.grid.arrow((row, right), W)
            elif line[place] != " " and place > len(line.split()[0]):
                self.reading.wrong(number, place, "blackhat-file-sideways", "BH-5", given=repr(line[place]))
                self.grid.unread = True

    def _read_arrows(self, number: int, line: str, above: int) -> None:
        """A line of arrows between the row `above` and the next one."""
        below = above + 1
        for place in range(1, len(line)):
            mark, (column, offset) = line[place], divmod(place - FIRST_CELL, CELL_STRIDE)
            if mark == " ":
                continue
            if offset == 1 and mark in "v^":
                self.grid.arrow(*(((above, column), S) if mark == "v" else ((below, column), N)))
            elif offset == CELL_STRIDE - 2 and mark in "\\/X":
                if mark in "\\X":
                    self.grid.arrow((above, column), SE)
                if mark in "/X":
                    self.grid.arrow((below, column), NE)
            else:
                self.reading.wrong(number, place, "blackhat-file-arrow", "BH-5", given=repr(mark))
                self.grid.unread = True


def _fits(place: int) -> bool:
    """Whether something may stand there: in a cell, or half-way between two."""
    offset = (place - FIRST_CELL) % CELL_STRIDE
    return place >= FIRST_CELL - 2 and (offset < CELL_WIDTH or offset == CELL_STRIDE - 2)


# ---------------------------------------------------------------- boards


def read_drawing(text: str) -> Drawing:
    """A board from its text.

    :raises DrawingError: saying all that is wrong, each with its line, its column and its rule.
    """
    drawing, mistakes = examine_drawing(text)
    if mistakes:
        raise DrawingError.of(mistakes)
    return drawing


def examine_drawing(text: str, most: int | None = None) -> tuple[Drawing, list[TextError]]:
    """A board as far as it can be read, and all that is wrong with it, in reading order.

    :param most: stop after so many mistakes. A server must not work on a text for longer, the more is wrong with it.
    """
    reading, drawing = Reading(text, most), Drawing()
    with suppress(_EnoughError):
        _examine(reading, drawing)
    return drawing, reading.in_order()


def _examine(reading: Reading, drawing: Drawing) -> None:
    sheet = _Sheet(reading, drawing, ROWS, COLUMNS, framed=False)
    said: dict[str, tuple[int, int, str]] = {}
    """What stands behind a word: line, place, text."""
    for number, line in reading.lines():
        if line[0] in "0123456789.":
            sheet.take(number, line)
            continue
        word, rest = line.split()[0], line.lstrip().partition(" ")[2].strip()
        if word not in ("title", "modules", "track"):
            reading.wrong(number, line.index(word), "blackhat-file-word", given=repr(word[:20]))
        elif word in said:
            reading.wrong(number, line.index(word), "blackhat-file-twice", given=word)
        else:
            said[word] = number, line.rindex(rest) if rest else len(line), rest
    sheet.finish(reading.end)
    number, place, drawing.title = said.get("title", (reading.end, 0, ""))
    if len(drawing.title) > LONGEST_TITLE:
        reading.wrong(number, place, "blackhat-file-title", given=len(drawing.title), most=LONGEST_TITLE)
    _check_kinds(reading, drawing)
    _check_ways(reading, drawing)
    _read_places(reading, drawing, *said.get("modules", (reading.end, 0, "")))
    _check_track(reading, drawing, *said.get("track", (reading.end, 0, "")))


def _check_kinds(reading: Reading, drawing: Drawing) -> None:
    """One Backdoor, one Public Server, one Critical Asset; no arrow into the first two or out of the last."""
    for kind in ON_BOARDS_ONLY:
        there = drawing.all(kind)
        rule = "BH-60" if kind in STARTS else "BH-61"
        if not there:
            reading.wrong(reading.end, 0, "blackhat-file-none", rule, kind=kind.name.lower(), letter=LETTER_OF[kind])
        for spot in there[1:]:
            reading.wrong_at(drawing, spot, "blackhat-file-another", rule, kind=kind.name.lower(), first=spot_name(there[0]))
        for spot in there:
            if kind in STARTS and drawing.cells[spot].heads:
                reading.wrong_at(drawing, spot, "blackhat-file-into-start", "BH-60")
            if kind == Kind.ASSET and drawing.cells[spot].tails:
                reading.wrong_at(drawing, spot, "blackhat-file-out-of-goal", "BH-61")


def _check_ways(reading: Reading, drawing: Drawing) -> None:
    """From each start there is a way to the goal, and no way leads in a circle."""
    reach = drawing.reaches()
    told = set[Spot]()
    for spot in sorted(reach):
        if spot in reach[spot] and spot not in told:
            told |= {there for there in reach[spot] if spot in reach[there]}
            reading.wrong_at(drawing, spot, "blackhat-file-circle", "BH-4")
    goals = set(drawing.all(Kind.ASSET))
    for kind in STARTS if goals and not drawing.unread else ():
        for spot in drawing.all(kind):
            if not goals & reach[spot]:
                reading.wrong_at(drawing, spot, "blackhat-file-no-way", "BH-4")


def _read_places(reading: Reading, drawing: Drawing, number: int, place: int, names: str) -> None:
    taken = set[Spot]()
    found = list(re.finditer(r"\S+", names))
    if len(found) != PLACES_FOR_MODULES:
        reading.wrong(number, place, "blackhat-file-places", "BH-11", given=len(found), expected=PLACES_FOR_MODULES)
    for each in found:
        name, at = each.group(), place + each.start()
        if name not in CELL_NAMES:
            reading.wrong(number, at, "blackhat-file-cell", "BH-11", given=repr(name[:20]), last=CELL_NAMES[-1])
            continue
        corner = CELL_NAMES.index(name)
        spots = area(corner)
        if any(spot not in drawing.cells for spot in spots):
            reading.wrong(number, at, "blackhat-file-off", "BH-68", cell=name)
        elif over := [spot for spot in spots if drawing.cells[spot].kind in ON_BOARDS_ONLY]:
            reading.wrong(number, at, "blackhat-file-over", "BH-68", cell=name, over=spot_name(over[0]))
        if taken & set(spots):
            reading.wrong(number, at, "blackhat-file-overlap", "BH-11", cell=name)
        taken |= set(spots)
        drawing.places.append(corner)


def _check_track(reading: Reading, drawing: Drawing, number: int, place: int, track: str) -> None:
    """The Tracer's track leads to the Backdoor, and from there it can step to the Critical Asset."""
    backdoor = drawing.all(Kind.BACKDOOR)[:1]
    steps = [step.strip() for step in track.split(">")]
    if len(steps) != TRACK_LENGTH + 1 or (backdoor and steps[-1] != spot_name(backdoor[0])):
        expected = " > ".join(["T", *"t" * (TRACK_LENGTH - 1), spot_name(backdoor[0]) if backdoor else "…"])
        reading.wrong(number, place, "blackhat-file-track", "BH-100", given=repr(track[:60]), expected=expected)
    reached, todo = set(backdoor), list(backdoor)
    while todo:
        spot = todo.pop()
        for there in (beside(spot, N), beside(spot, S), beside(spot, E)):
            if there in drawing.cells and drawing.cells[there].kind and there not in reached:
                reached.add(there)
                todo.append(there)
    for spot in drawing.all(Kind.ASSET):
        if backdoor and spot not in reached:
            reading.wrong_at(drawing, spot, "blackhat-file-tracer", "BH-102")


# ---------------------------------------------------------------- modules


def read_faces(text: str) -> list[Face]:
    """The sixteen faces of the eight modules, front and back in turn.

    :raises DrawingError: saying all that is wrong, each with its line, its column and its rule.
    """
    faces, mistakes = examine_faces(text)
    if mistakes:
        raise DrawingError.of(mistakes)
    return faces


def examine_faces(text: str) -> tuple[list[Face], list[TextError]]:
    """Faces as far as they can be read, and all that is wrong with them, in reading order."""
    reading, faces = Reading(text), list[Face]()
    sheet: _Sheet | None = None
    start = 0
    for number, line in reading.lines():
        if line[0] in "0123456789." and sheet:
            sheet.take(number, line)
        elif line.split()[0] == "face":
            _finish_face(reading, sheet, start, number)
            expected = f"{len(faces) // SIDES + 1}{'ab'[len(faces) % SIDES]}"
            label, _, title = line.lstrip().removeprefix("face").strip().partition(" ")
            if len(faces) < FACES and label != expected:
                reading.wrong(number, line.index("face"), "blackhat-file-face", "BH-3", given=repr(label[:20]), expected=expected)
            faces.append(Face(title.strip()[:LONGEST_TITLE], label=expected))
            sheet, start = _Sheet(reading, faces[-1], 2, 2, framed=True), number
        else:
            reading.wrong(number, 0, "blackhat-file-face-word", "BH-3", given=repr(line.split()[0][:20]))
    _finish_face(reading, sheet, start, reading.end)
    if len(faces) != FACES:
        reading.wrong(reading.end, 0, "blackhat-file-faces", "BH-3", given=len(faces), expected=FACES, modules=MODULES)
    return faces, reading.in_order()


def _finish_face(reading: Reading, sheet: _Sheet | None, start: int, after: int) -> None:
    if sheet is None:
        return
    sheet.finish(after)
    face = sheet.grid
    if set(face.cells) != set(area(0)):
        reading.wrong(start, 0, "blackhat-file-face-cells", "BH-3", given=len(face.cells))
    for spot, cell in face.cells.items():
        if cell.kind in ON_BOARDS_ONLY:
            reading.wrong_at(face, spot, "blackhat-file-face-kind", "BH-68", kind=cell.kind.name.lower())
