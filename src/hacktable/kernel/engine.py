"""The engine: one game's rules at one speed, called from Python on stored records.

Entry points take arrays and an index, rules take records: calling compiled code from Python is ten times
cheaper so. Interpreted, the same entry points run over lists of mirrors.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import numpy as np

from hacktable.kernel.chacha import seed
from hacktable.kernel.compiling import Compiled, Function, Twins, kernel, plain
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Told, buffer, stored_buffer, told
from hacktable.kernel.game import Game
from hacktable.kernel.rules import (
    MOST_LEGAL,
    MOST_SEATS,
    MOST_SOURCES,
    actors,
    apply,
    clear,
    clock_act,
    imagine,
    legal,
    live,
    mask,
    over,
    setup,
    show,
    standings,
)


@kernel
def enter_setup(boards: Any, states: Any, key: Ints, told: Any) -> None:
    clear(states[0])
    seed(states[0], key)
    setup(boards[0], states[0], told[0])


@kernel
def enter_apply(boards: Any, states: Any, seat: int, act: int, told: Any) -> None:
    apply(boards[0], states[0], seat, act, told[0])


@kernel
def enter_clock_act(boards: Any, states: Any, act: int, told: Any) -> None:
    clock_act(boards[0], states[0], act, told[0])


@kernel
def enter_actors(boards: Any, states: Any) -> int:
    return actors(boards[0], states[0])


@kernel
def enter_legal(boards: Any, states: Any, seat: int, out: Ints) -> int:
    return legal(boards[0], states[0], seat, out)


@kernel
def enter_live(boards: Any, states: Any) -> bool:
    return live(boards[0], states[0])


@kernel
def enter_over(boards: Any, states: Any) -> bool:
    return over(boards[0], states[0])


@kernel
def enter_standings(boards: Any, states: Any, points: Ints, sources: Ints, placing: Ints) -> None:
    standings(boards[0], states[0], points, sources, placing)


@kernel
def enter_mask(boards: Any, states: Any, seat: int, out: Any) -> None:
    mask(boards[0], states[0], seat, out[0])


@kernel
def enter_show(boards: Any, states: Any, seat: int, out: Any) -> None:
    mask(boards[0], states[0], seat, out[0])
    show(boards[0], out[0], seat)


@kernel
def enter_show_all(boards: Any, states: Any, seats: Ints, outs: Any) -> None:
    for i in range(len(seats)):
        mask(boards[0], states[0], int(seats[i]), outs[i])
        show(boards[0], outs[i], int(seats[i]))


@kernel
def enter_imagine(boards: Any, masks: Any, seat: int, key: Ints, out: Any) -> None:
    imagine(boards[0], masks[0], seat, key, out[0])


@cache
def interpreted(game: Game) -> Twins:
    """A game's rules as plain Python."""
    return Twins(game.all_fills, plain)


@cache
def compiled(game: Game) -> Compiled:
    """A game's rules compiled by Numba. Entry points come from the disk's cache, or compile when first called."""
    return Compiled(game.all_fills)


_ready: set[Game] = set()


def use_compiled(game: Game) -> None:
    """From now on this process plays a game compiled where nobody says otherwise."""
    _ready.add(game)


def is_compiled(game: Game) -> bool:
    return game in _ready


def quickest(game: Game) -> Twins:
    """A game's rules at the best speed that is loaded: interpreted, until `use_compiled`."""
    return compiled(game) if game in _ready else interpreted(game)


def taken(twins: Twins, function: Function) -> Any:
    """An entry point at the speed of these twins."""
    return twins.entry(function) if isinstance(twins, Compiled) else twins[function]


class Engine:
    """One match's board, and its game's rules at one speed.

    States are arrays of one stored record. `setup` and `apply` write; everything else only reads.
    """

    def __init__(self, game: Game, boards: Any, *, twins: Twins | None = None) -> None:
        twins = twins or quickest(game)
        self.game = game
        self.boards = boards
        self.seats = int(boards[0]["seats"])
        self._fast = isinstance(twins, Compiled)
        self._opened_boards = boards if self._fast else [game.Board.mirror(boards[0])]
        take = partial(taken, twins)
        self._clock_act, self._show_all = take(enter_clock_act), take(enter_show_all)
        self._setup, self._apply, self._over = take(enter_setup), take(enter_apply), take(enter_over)
        self._actors, self._legal, self._standings = take(enter_actors), take(enter_legal), take(enter_standings)
        self._live = take(enter_live)
        self._mask, self._show, self._imagine = take(enter_mask), take(enter_show), take(enter_imagine)

    def _open(self, states: Any) -> Any:
        return states if self._fast else [self.game.State.mirror(states[0])]

    def _close(self, opened: Any, states: Any) -> None:
        if not self._fast:
            opened[0].store(states[0])

    def setup(self, key: Ints) -> tuple[Any, list[Told]]:
        """A new state from eight random words, and what happened meanwhile."""
        states, happened = self.game.State.new(), self._buffer()
        opened = self._open(states)
        self._setup(self._opened_boards, opened, key, happened)
        self._close(opened, states)
        return states, told(happened if self._fast else happened[0])

    def _buffer(self) -> Any:
        return stored_buffer() if self._fast else [buffer()]

    def apply(self, states: Any, seat: int, act: int) -> tuple[Any, list[Told]]:
        """The state after a legal action, and what happened. The state before stays as it is."""
        after, happened = self.game.State.copied(states), self._buffer()
        opened = self._open(after)
        self._apply(self._opened_boards, opened, seat, act, happened)
        self._close(opened, after)
        return after, told(happened if self._fast else happened[0])

    def clock_act(self, states: Any, act: int) -> tuple[Any, list[Told]]:
        """The state after an action of the clock, and what happened."""
        after, happened = self.game.State.copied(states), self._buffer()
        opened = self._open(after)
        self._clock_act(self._opened_boards, opened, act, happened)
        self._close(opened, after)
        return after, told(happened if self._fast else happened[0])

    def actors(self, states: Any) -> list[int]:
        """The seats that may act now."""
        bits = int(self._actors(self._opened_boards, self._open(states)))
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def legal(self, states: Any, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none for a seat that may not act."""
        return self.choices(states, seat) if seat in self.actors(states) else []

    def choices(self, states: Any, seat: int) -> list[int]:
        """The legal actions of a seat that is known to be one of the actors."""
        acts = np.zeros(MOST_LEGAL, np.int64)
        count = int(self._legal(self._opened_boards, self._open(states), seat, acts))
        found: list[int] = acts[:count].tolist()
        return found

    def over(self, states: Any) -> bool:
        return bool(self._over(self._opened_boards, self._open(states)))

    def live(self, states: Any) -> bool:
        """Whether time itself acts now."""
        return bool(self._live(self._opened_boards, self._open(states)))

    def standings(self, states: Any) -> tuple[Ints, Ints, Ints]:
        """Points, points by source, places: a row a seat."""
        points, placing = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        sources = np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
        self._standings(self._opened_boards, self._open(states), points, sources, placing)
        return points[: self.seats], sources[: self.seats, : len(self.game.rules.sources)], placing[: self.seats]

    def mask(self, states: Any, seat: int) -> Any:
        """What a seat knows (−1: a spectator), with perfect recall: for bots and proofs."""
        return self._written(self._mask, states, seat)

    def show(self, states: Any, seat: int) -> Any:
        """What the page shows a seat: the mask, less what an option asks it to remember."""
        return self._written(self._show, states, seat)

    def show_all(self, states: Any, seats: Ints) -> list[bytes]:
        """What the page shows each of these seats, as bytes: one call for all who look."""
        outs = self.game.State.new(len(seats))
        opened = outs if self._fast else [self.game.State.mirror(out) for out in outs]
        self._show_all(self._opened_boards, self._open(states), seats, opened)
        if not self._fast:
            for out, mirror in zip(outs, opened, strict=True):
                mirror.store(out)
        stored, size = outs.tobytes(), self.game.State.dtype.itemsize
        return [stored[start : start + size] for start in range(0, len(stored), size)]

    def imagine(self, masks: Any, seat: int, key: Ints) -> Any:
        """A world that fits a mask."""
        return self._written(self._imagine, masks, seat, key)

    def _written(self, entry: Any, states: Any, *rest: Any) -> Any:
        out = self.game.State.new()
        opened = self._open(out)
        entry(self._opened_boards, self._open(states), *rest, opened)
        self._close(opened, out)
        return out
