"""The engine: one game's rules at one speed, called from Python on stored structs.

Rules take structs, but the entry points below take arrays of them: passing an array from Python to compiled code is ten times
cheaper than passing a struct. Interpreted, the same entry points run over lists of mirrors.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import cast

import numpy as np

from hacktable.kernel.chacha import Chance, seed
from hacktable.kernel.compiling import Compiled, Function, Twins, kernel, plain
from hacktable.kernel.cstruct import CStruct, Ints, Stored
from hacktable.kernel.events import Events, Told, buffer, stored_buffer, told
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

Boards = Sequence[CStruct]
"""One board, as an entry point takes it: in an array of stored structs, or mirrored in a list."""
States = Sequence[Chance]
"""States, in the same two forms."""
Buffers = Sequence[Events]


@kernel
def enter_setup(boards: Boards, states: States, key: Ints, told: Buffers) -> None:
    clear(states[0])
    seed(states[0], key)
    setup(boards[0], states[0], told[0])


@kernel
def enter_apply(boards: Boards, states: States, seat: int, act: int, told: Buffers) -> None:
    apply(boards[0], states[0], seat, act, told[0])


@kernel
def enter_clock_act(boards: Boards, states: States, act: int, told: Buffers) -> None:
    clock_act(boards[0], states[0], act, told[0])


@kernel
def enter_actors(boards: Boards, states: States) -> int:
    return actors(boards[0], states[0])


@kernel
def enter_legal(boards: Boards, states: States, seat: int, out: Ints) -> int:
    return legal(boards[0], states[0], seat, out)


@kernel
def enter_live(boards: Boards, states: States) -> bool:
    return live(boards[0], states[0])


@kernel
def enter_over(boards: Boards, states: States) -> bool:
    return over(boards[0], states[0])


@kernel
def enter_standings(boards: Boards, states: States, points: Ints, sources: Ints, placing: Ints) -> None:
    standings(boards[0], states[0], points, sources, placing)


@kernel
def enter_mask(boards: Boards, states: States, seat: int, out: States) -> None:
    mask(boards[0], states[0], seat, out[0])


@kernel
def enter_show(boards: Boards, states: States, seat: int, out: States) -> None:
    mask(boards[0], states[0], seat, out[0])
    show(boards[0], out[0], seat)


@kernel
def enter_show_all(boards: Boards, states: States, seats: Ints, outs: States) -> None:
    for i in range(len(seats)):
        mask(boards[0], states[0], int(seats[i]), outs[i])
        show(boards[0], outs[i], int(seats[i]))


@kernel
def enter_imagine(boards: Boards, masks: States, seat: int, key: Ints, out: States) -> None:
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
    """From now on new engines of this process use compiled rules for a game, unless they are given others."""
    _ready.add(game)


def is_compiled(game: Game) -> bool:
    return game in _ready


def quickest(game: Game) -> Twins:
    """A game's rules at the best speed that is loaded: interpreted, until `use_compiled`."""
    return compiled(game) if game in _ready else interpreted(game)


def taken(twins: Twins, function: Function) -> Function:
    """An entry point at the speed of these twins."""
    return twins.entry(function) if isinstance(twins, Compiled) else twins[function]


class Engine:
    """One match's board, and its game's rules at one speed.

    States are arrays of one stored struct. `setup` makes one, `apply` and `clock_act` write into a copy; everything else only reads.
    """

    def __init__(self, game: Game, boards: Stored, *, twins: Twins | None = None) -> None:
        twins = twins or quickest(game)
        self.game = game
        self.boards = boards
        self.seats = int(boards[0]["seats"])
        self._fast = isinstance(twins, Compiled)
        self._opened_boards: Boards = cast(Boards, boards) if self._fast else [game.Board.mirror(boards[0])]
        take = partial(taken, twins)
        self._clock_act, self._show_all = take(enter_clock_act), take(enter_show_all)
        self._setup, self._apply, self._over = take(enter_setup), take(enter_apply), take(enter_over)
        self._actors, self._legal, self._standings = take(enter_actors), take(enter_legal), take(enter_standings)
        self._live = take(enter_live)
        self._mask, self._show, self._imagine = take(enter_mask), take(enter_show), take(enter_imagine)

    # ---------------------------------------------------------------- acting

    def setup(self, key: Ints) -> tuple[Stored, list[Told]]:
        """A new state from eight random words, and what happened meanwhile."""
        return self._step(self._setup, self.game.State.new(), key)

    def apply(self, states: Stored, seat: int, act: int) -> tuple[Stored, list[Told]]:
        """The state after a legal action, and what happened. The state before stays as it is."""
        return self._step(self._apply, self.game.State.copied(states), seat, act)

    def clock_act(self, states: Stored, act: int) -> tuple[Stored, list[Told]]:
        """The state after an action of the clock, and what happened. The state before stays as it is."""
        return self._step(self._clock_act, self.game.State.copied(states), act)

    def _step(self, entry: Function, states: Stored, *given: int | Ints) -> tuple[Stored, list[Told]]:
        """Have an entry point write into these states and into a buffer for events."""
        opened = self._open(states)
        if self._fast:
            stored = stored_buffer()
            entry(self._opened_boards, opened, *given, stored)
            return states, told(stored[0])
        events = buffer()
        entry(self._opened_boards, opened, *given, [events])
        self._close(opened, states)
        return states, told(events)

    def _open(self, states: Stored) -> Sequence[CStruct]:
        """States as the entry points take them."""
        return states if self._fast else [self.game.State.mirror(each) for each in states]  # type: ignore[return-value]

    def _close(self, opened: Sequence[CStruct], states: Stored) -> None:
        """Write back what interpreted rules have done to the mirrors; compiled ones have written to the states themselves."""
        if not self._fast:
            for mirror, state in zip(opened, states, strict=True):
                mirror.store(state)

    # ---------------------------------------------------------------- looking

    def actors(self, states: Stored) -> list[int]:
        """The seats that may act now."""
        bits = int(self._actors(self._opened_boards, self._open(states)))
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def legal(self, states: Stored, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none for a seat that may not act."""
        return self.choices(states, seat) if seat in self.actors(states) else []

    def choices(self, states: Stored, seat: int) -> list[int]:
        """The legal actions of a seat that is known to be one of the actors."""
        acts = np.zeros(MOST_LEGAL, np.int64)
        count = int(self._legal(self._opened_boards, self._open(states), seat, acts))
        found: list[int] = acts[:count].tolist()
        return found

    def over(self, states: Stored) -> bool:
        return bool(self._over(self._opened_boards, self._open(states)))

    def live(self, states: Stored) -> bool:
        """Whether time itself acts now."""
        return bool(self._live(self._opened_boards, self._open(states)))

    def standings(self, states: Stored) -> tuple[Ints, Ints, Ints]:
        """Points, points by source, places: a row a seat."""
        points, placing = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        sources = np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
        self._standings(self._opened_boards, self._open(states), points, sources, placing)
        return points[: self.seats], sources[: self.seats, : len(self.game.rules.sources)], placing[: self.seats]

    def mask(self, states: Stored, seat: int) -> Stored:
        """What a seat knows (−1: a spectator), with perfect recall: for bots and proofs."""
        return self._written(self._mask, states, 1, seat)

    def show(self, states: Stored, seat: int) -> Stored:
        """What the page shows a seat: the mask, less what an option asks it to remember."""
        return self._written(self._show, states, 1, seat)

    def show_all(self, states: Stored, seats: Ints) -> list[bytes]:
        """What the page shows each of these seats, as bytes: one call for all viewers."""
        stored, size = self._written(self._show_all, states, len(seats), seats).tobytes(), self.game.State.dtype.itemsize
        return [stored[start : start + size] for start in range(0, len(stored), size)]

    def imagine(self, masks: Stored, seat: int, key: Ints) -> Stored:
        """A world that fits a mask."""
        return self._written(self._imagine, masks, 1, seat, key)

    def _written(self, entry: Function, states: Stored, count: int, *given: int | Ints) -> Stored:
        """What an entry point writes into new structs, having read these."""
        out = self.game.State.new(count)
        opened = self._open(out)
        entry(self._opened_boards, self._open(states), *given, opened)
        self._close(opened, out)
        return out
