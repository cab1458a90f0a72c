"""A board, or the faces of modules, in a terminal: drawn with characters, in colours."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from hacktable import lang
from hacktable.games.blackhat.drawing import LETTER_OF, NE, SE, Cell, Drawing, E, Face, Grid, Kind, N, S, Spot, W, area, beside, spot_name
from hacktable.games.blackhat.look import KIND_COLOURS, NETWORK
from hacktable.games.blackhat.picture import kind_name

WHOLE, HALF, PLACE = f"bold {NETWORK['trace'].dark}", NETWORK["broken"].dark, f"on {NETWORK['plate'].dark}"


def print_drawn(drawn: Drawing | list[Face], language: str) -> None:
    """Print a board with its title, or all faces side by side, and what the letters and arrows mean."""
    console = Console(highlight=False)
    if isinstance(drawn, list):
        console.print(Columns([in_characters(face) for face in drawn], padding=(1, 5), equal=True))
        kinds = {cell.kind for face in drawn for cell in face.cells.values()}
    else:
        places = {spot for corner in drawn.places for spot in area(corner)}
        console.print(Text(drawn.title or lang.say(language, "blackhat-untitled"), "bold"), in_characters(drawn, places), sep="\n\n")
        kinds = {cell.kind for cell in drawn.cells.values()}
    console.print()
    legend = [
        Text.assemble((LETTER_OF[kind], f"bold {KIND_COLOURS[kind].dark}"), f" {kind_name(kind, language)}")
        for kind in sorted(kinds - {Kind.BLACK})
    ]
    legend.append(Text.assemble((">", WHOLE), f" {lang.say(language, 'blackhat-legend-whole')}"))
    legend.append(Text.assemble((">", HALF), f" {lang.say(language, 'blackhat-legend-half')}"))
    if not isinstance(drawn, list):
        legend.append(Text.assemble(("   ", PLACE), f" {lang.say(language, 'blackhat-legend-place')}"))
    console.print(Columns(legend, padding=(0, 3)))


def in_characters(grid: Grid, places: Collection[Spot] = ()) -> Text:
    """A drawing as in its file, in colours; cells of a place for a module have another ground."""
    rows, columns = 1 + max(row for row, _ in grid.cells), 1 + max(column for _, column in grid.cells)
    picture, framed = Text(), isinstance(grid, Face)
    if isinstance(grid, Face):
        picture.append(f"{grid.label} {grid.title}\n", "bold")
    else:
        picture.append("      " + "".join(f"{spot_name((0, column))[0]:<6}" for column in range(columns)).rstrip() + "\n", "dim")
    for row in range(-1 if framed else 0, rows):
        if row >= 0:
            picture.append("" if framed else f"{row + 1}   ", "dim")
            _mark(picture, grid, [((row, -1), E, ">"), ((row, 0), W, "<")])
            for column in range(columns):
                cell = grid.cells.get((row, column), Cell())
                ground = f" {PLACE}" if (row, column) in places else ""
                token = f"{LETTER_OF[cell.kind]}{cell.value:+}" if cell.kind else "   "
                colour = KIND_COLOURS[cell.kind].dark if cell.kind else "default"
                picture.append(" ").append(token, f"bold {colour}{ground}").append(" ")
                _mark(picture, grid, [((row, column), E, ">"), ((row, column + 1), W, "<")])
            picture.append("\n")
        picture.append("" if framed else "    ")
        for column in range(-1, columns):
            if column >= 0:
                picture.append("  ")
                _mark(picture, grid, [((row, column), S, "v"), ((row + 1, column), N, "^")])
                picture.append("  ")
            _mark(picture, grid, [((row, column), SE, "\\"), ((row + 1, column), NE, "/")])
        picture.append("\n")
    picture.rstrip()
    return picture


def _mark(picture: Text, grid: Grid, arrows: Sequence[tuple[Spot, int, str]]) -> None:
    """One character for the arrows that share a place: bright if one is whole, dim if there are only halves."""
    marks, whole = "", False
    for spot, direction, mark in arrows:
        tail = grid.cells.get(spot, Cell()).tails >> direction & 1
        head = grid.cells.get(beside(spot, direction), Cell()).heads >> (direction + 4) % 8 & 1
        marks += mark if tail or head else ""
        whole = whole or bool(tail and head)
    picture.append("X" if len(marks) > 1 else marks or " ", WHOLE if whole else HALF)
