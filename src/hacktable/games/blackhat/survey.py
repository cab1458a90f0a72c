"""A look at a board that can be used: what is on it, how far it is to the goal, and what may be a slip of the pen."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hacktable.games.blackhat.drawing import CELL_NAMES, STARTS, Drawing, Kind, Spot, spot_name
from hacktable.games.blackhat.reading import place_of
from hacktable.kernel.errors import TextError

MOST_NEGATIVE = 1 / 4
"""The share of spaces that may be worth less than nothing: few, says BH-4."""


@dataclass(frozen=True)
class Survey:
    """What there is to say about a board."""

    kinds: dict[Kind, int]
    """How many spaces there are of each kind, in the order of kinds."""
    ways: dict[Kind, int]
    """Moves from each start to the goal, by the shortest way over the printed board."""
    places: tuple[str, ...]
    warnings: tuple[TextError, ...]
    """What can be played, but is perhaps a slip of the pen, or against what BH-4 says of values; in reading order."""


def survey(drawing: Drawing) -> Survey:
    """Look at a drawing without mistakes."""
    spaces = sorted(spot for spot, cell in drawing.cells.items() if cell.kind)
    kinds = Counter(drawing.cells[spot].kind for spot in spaces)
    goal = drawing.all(Kind.ASSET)[0]
    ways = {kind: shortest_way(drawing, drawing.all(kind)[0], goal) for kind in STARTS}
    return Survey(
        kinds={kind: kinds[kind] for kind in Kind if kinds[kind]},
        ways=ways,
        places=tuple(CELL_NAMES[corner] for corner in drawing.places),
        warnings=tuple(
            sorted((*_odd_spaces(drawing, spaces, goal), *_odd_values(drawing, spaces)), key=lambda each: (each.line, each.column))
        ),
    )


def shortest_way(drawing: Drawing, start: Spot, goal: Spot) -> int:
    """How many moves it takes at least, with nobody to jump over."""
    moves, reached, front = 0, {start}, {start}
    while front and goal not in front:
        front = {there for spot in front for there in drawing.whole(spot)} - reached
        reached |= front
        moves += 1
    assert goal in front, "a drawing without mistakes leads from each start to the goal"
    return moves


def _odd_spaces(drawing: Drawing, spaces: list[Spot], goal: Spot) -> list[TextError]:
    """Spaces that nobody gets to, or from which nobody gets on, unless a module changes that (BH-5)."""
    reached = {there for kind in STARTS for start in drawing.all(kind) for there in (start, *drawing.reach(start))}
    found = []
    for spot in spaces:
        if spot not in reached:
            found.append(_warning(drawing, spot, "blackhat-file-unreached", cell=spot_name(spot)))
        elif spot != goal and goal not in drawing.reach(spot):
            found.append(_warning(drawing, spot, "blackhat-file-dead-end", cell=spot_name(spot)))
    return found


def _odd_values(drawing: Drawing, spaces: list[Spot]) -> list[TextError]:
    """Most values are positive, few negative, and they fall towards the goal."""
    values = [drawing.cells[spot].value for spot in spaces]
    positive, negative = sum(value > 0 for value in values), sum(value < 0 for value in values)
    middle = (min(column for _, column in spaces) + max(column for _, column in spaces)) / 2
    left = [drawing.cells[spot].value for spot in spaces if spot[1] < middle]
    right = [drawing.cells[spot].value for spot in spaces if spot[1] > middle]
    found = []
    if 2 * positive <= len(values):
        found.append(_warning(drawing, spaces[0], "blackhat-file-few-positive", given=positive, spaces=len(values)))
    if negative > MOST_NEGATIVE * len(values):
        found.append(_warning(drawing, spaces[0], "blackhat-file-many-negative", given=negative, spaces=len(values)))
    if left and right and sum(left) * len(right) <= sum(right) * len(left):
        here, there = (f"{sum(half) / len(half):+.1f}" for half in (left, right))
        found.append(_warning(drawing, spaces[0], "blackhat-file-not-falling", left=here, right=there))
    return found


def _warning(drawing: Drawing, spot: Spot, code: str, **params: str | int) -> TextError:
    line, column = place_of(drawing, spot)
    return TextError(code, "BH-4", line=line, column=column, **params)
