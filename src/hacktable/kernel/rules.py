"""The rules every game brings, under the same names and in the same words.

`board` is what is fixed for one match (options, spaces, values: never written), `s` its state, `seat` a seat from 0
on, −1 the clock or a spectator. Drivers call these slots; a build fills them with one game's rules.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import slot
from hacktable.kernel.cstruct import Ints

MOST_SEATS = 8
MOST_LEGAL = 256
MOST_SOURCES = 16
BEST_LEVEL = 2
"""Of a bot's attention: after careless and average."""


@slot
def setup(board: Any, s: Any, events: Any) -> None:
    """Lay out a cleared, seeded state for the first decision."""
    raise NotImplementedError


@slot
def actors(board: Any, s: Any) -> int:
    """The seats that may act now, as bits."""
    raise NotImplementedError


@slot
def legal(board: Any, s: Any, seat: int, out: Ints) -> int:
    """Write the seat's legal actions in rising order; how many. What a seat knows is enough to tell."""
    raise NotImplementedError


@slot
def apply(board: Any, s: Any, seat: int, act: int, events: Any) -> None:
    """Carry out a legal action, and all chance that follows from it."""
    raise NotImplementedError


@slot
def clock_act(board: Any, s: Any, act: int, events: Any) -> None:
    """Carry out an action of the clock; a game that brings none lets who is late do the first possible thing."""
    raise NotImplementedError


@slot
def over(board: Any, s: Any) -> bool:
    raise NotImplementedError


@slot
def standings(board: Any, s: Any, points: Ints, sources: Ints, placing: Ints) -> None:
    """As the game stands: each seat's points, where they come from, and its place (1 is best, ties share)."""
    raise NotImplementedError


@slot
def live(board: Any, s: Any) -> bool:
    """Whether time itself acts now: the clock ticks, and live inputs are taken. A game that brings none is never live."""
    raise NotImplementedError


@slot
def tick(board: Any, s: Any, events: Any) -> None:
    """A tick passes in a live phase."""
    raise NotImplementedError


@slot
def reflex(board: Any, m: Any, seat: int, level: int, coin: Ints) -> int:
    """What a bot does between two ticks, from what the seat knows: an input, an action, or 0 for nothing more; level −1 is random play."""
    raise NotImplementedError


@slot
def clear(s: Any) -> None:
    """Zero every field. Made from the state's declaration."""
    raise NotImplementedError


@slot
def copy(s: Any, out: Any) -> None:
    """Copy every field. Made from the state's declaration."""
    raise NotImplementedError


@slot
def mask(board: Any, s: Any, seat: int, out: Any) -> None:
    """What a seat knows, everything else blanked. Made from the fields' audiences."""
    raise NotImplementedError


@slot
def show(board: Any, m: Any, seat: int) -> None:
    """Hide from the page what a seat could know but an option asks it to remember; changes the mask `m`."""
    raise NotImplementedError


@slot
def imagine(board: Any, m: Any, seat: int, key: Ints, out: Any) -> None:
    """A world that fits the mask `m`, as likely as real deals make it; its future follows from `key`."""
    raise NotImplementedError


@slot
def judge(board: Any, m: Any, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    """The greedy bot: which of the legal actions, from what the seat knows."""
    raise NotImplementedError


@slot
def judge_as(board: Any, m: Any, seat: int, level: int, acts: Ints, count: int, coin: Ints) -> int:
    """The same with less attention and memory: level 0 has least. A game that brings none plays as `judge` does."""
    raise NotImplementedError
