"""The arena on a GPU: many games side by side, a thread each, by the same rules and bots, and with the same results as on a processor.

A game is a *lane*. What lanes need is one array of everything, with a row for each lane.
"""

from __future__ import annotations

import ctypes
import inspect
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec
import numpy as np

from hacktable.bots import registry
from hacktable.bots.policies import ROOM, SCRATCH_ROWS, Together
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.errors import OptionError
from hacktable.kernel.events import FIELDS, STORED_SILENT
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.lab.blocks import Blocks, Contest, blocks_of, games_of, simulations_of
from hacktable.lab.driver import THREADS, Array, Driver, flat_of
from hacktable.lab.gpu import HOPPER, Argument, Forms, kept_ptx, need_cuda
from hacktable.lab.playout import play_games

MOST_LANES = 131_072
"""Four times as many as an H200 runs at once, so that it is busy while the longest games end."""
SHARE = 0.5
"""Of the GPU's free memory, what lanes may take. The driver needs room, too, for what threads have in their local arrays."""
GIVEN = ("order", "boards", "which", "keys", "coins", "policies", "silent", "minds")
"""Arrays that lanes read."""
FOUND = ("decisions", "points", "placing")
"""Arrays that say how games have ended. All others are room to work in."""


@kernel
def play_lane(
    boards: Boards,
    which: Ints,
    states: States,
    masks: States,
    keys: Ints,
    coins: Ints,
    policies: Ints,
    acts: Ints,
    notes: Ints,
    log: Ints,
    logged: Ints,
    decisions: Ints,
    points: Ints,
    sources: Ints,
    placing: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
    lane: int,
) -> None:
    """The game of one lane, from the deal to the end."""
    mine, board = slice(lane, lane + 1), int(which[lane])
    play_games(
        boards[board : board + 1],
        states[mine],
        masks[mine],
        keys[mine],
        coins[mine],
        policies[mine],
        acts[lane],
        silent,
        notes[mine],
        log,
        logged,
        decisions[mine],
        points[mine],
        sources[mine],
        placing[mine],
        minds,
        scratch[:, :, lane],
        room[ROOM * lane : ROOM * lane + ROOM],
        silent,
    )


class Machine(Protocol):
    """Where lanes run."""

    def team(self, policies: Together) -> int:
        """How many threads play a game together. Each has a lane of its own, and all of them do the same."""

    def most(self, size: int) -> int:
        """For how many lanes of so many bytes there is room."""

    def run(self, game: Game, policies: Together, things: Mapping[str, Array]) -> None:
        """Play all lanes, and fill the arrays of `FOUND`."""


class Lanes:
    """A crew that plays many blocks at once, a lane for each game."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine

    def play(self, contest: Contest, ranges: Iterable[range]) -> Generator[Blocks]:
        refuse_others([contest])
        game = find(contest.game)
        found = registry.together(map(registry.find, contest.bots), alone=True)
        assert found, "all are policies"
        policies, number_of = found
        size = sum(each.nbytes for each in _rooms(game, policies, 1).values())
        most = max(1, min(MOST_LANES, self._machine.most(size)) // (contest.players * self._machine.team(policies)))
        for numbers in _gathered(ranges, most):
            yield self._played(contest, game, policies, number_of, numbers)

    def _played(self, contest: Contest, game: Game, policies: Together, number_of: Mapping[str, int], numbers: range) -> Blocks:
        simulations = [*simulations_of(contest, numbers)]
        chances = [simulation.chances(games_of(contest, each)) for simulation, each in simulations]
        seats, team = contest.players, self._machine.team(policies)
        # Threads that run in step wait for each other, so games with the single bot in the same seat lie side by side.
        order = np.arange(len(numbers) * seats, dtype=np.int64).reshape(-1, seats).T.reshape(-1)
        things: dict[str, Array] = {
            "order": (order[:, None] * team + np.arange(team)).reshape(-1),
            "boards": np.concatenate([simulation.boards for simulation, _ in simulations]),
            "which": np.repeat(np.arange(len(simulations), dtype=np.int64), [len(each) * seats * team for _, each in simulations]),
            "keys": np.concatenate([keys for keys, _ in chances]).repeat(team, 0),
            "coins": np.concatenate([coins for _, coins in chances]).repeat(team, 0),
            "policies": simulations[0][0].seating(games_of(contest, numbers), number_of).repeat(team, 0),
            "silent": STORED_SILENT,
            "minds": policies.minds(game),
            **_rooms(game, policies, len(order) * team),
        }
        self._machine.run(game, policies, things)
        placing, points, decisions = (things[name][::team] for name in ("placing", "points", "decisions"))
        options = tuple(msgspec.structs.asdict(simulation.options) for simulation, _ in simulations)
        return blocks_of(contest, numbers, placing[:, :seats], points[:, :seats], decisions, options)


def _rooms(game: Game, policies: Together, lanes: int) -> dict[str, Array]:
    """What lanes write to. Here it takes no memory, but for what is found.

    Numbers that neighbouring threads need at the same time lie side by side in `scratch`, so its last index is the lane.
    """

    def room(kind: np.dtype[np.void] | type[np.generic], *shape: int) -> Array:
        return np.broadcast_to(np.zeros((), kind), shape)

    return {
        "states": room(game.State.dtype, lanes),
        "masks": room(game.State.dtype, lanes),
        "room": room(game.State.dtype, lanes * ROOM),
        "acts": room(np.int64, lanes, MOST_LEGAL),
        "notes": room(np.int64, lanes, 0),
        "log": room(np.int64, 0, 3 + FIELDS),
        "logged": room(np.int64, 2),
        "decisions": np.zeros(lanes, np.int64),
        "points": np.zeros((lanes, MOST_SEATS), np.int64),
        "sources": room(np.int64, lanes, MOST_SEATS, MOST_SOURCES),
        "placing": np.zeros((lanes, MOST_SEATS), np.int64),
        "scratch": room(np.float32, SCRATCH_ROWS, policies.scratch().shape[1], lanes),
    }


def _gathered(ranges: Iterable[range], most: int) -> Iterator[range]:
    """Ranges that follow one another as fewer, longer ones, of `most` blocks at most unless one alone is longer."""
    begun = range(0)
    for each in ranges:
        if begun and each.stop - begun.start > most:
            yield begun
            begun = range(0)
        begun = range(begun.start if begun else each.start, each.stop)
    if begun:
        yield begun


def refuse_others(contests: Iterable[Contest]) -> None:
    """:raises OptionError: if a bot cannot play on a GPU; it names all of them."""
    others = [bot for contest in contests for bot in contest.bots if registry.find(bot).policy is None]
    if others:
        raise OptionError("arena-gpu-bots", bots=", ".join(dict.fromkeys(others)))


def arguments_of(things: Mapping[str, Array]) -> list[Argument]:
    """What `play_lane` takes, without the lane, as these arrays have it."""
    names = [each for each in inspect.signature(play_lane).parameters if each != "lane"]
    return [(each, things[each].dtype, things[each].ndim) for each in names]


# ---------------------------------------------------------------- on a GPU


class Graphics:
    """An NVIDIA GPU."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._functions: dict[tuple[Game, Together], ctypes.c_void_p] = {}
        self._rooms: dict[str, tuple[int, int]] = {}
        """Memory of the GPU that is kept for an array: where, and how many bytes."""

    def team(self, policies: Together) -> int:
        """One thread a game, or, where a network takes part, all that run in step."""
        return THREADS if any(each.mind for each in policies.policies) else 1

    def most(self, size: int) -> int:
        held = sum(size for _, size in self._rooms.values())
        return int(SHARE * (self._driver.free + held)) // size

    def run(self, game: Game, policies: Together, things: Mapping[str, Array]) -> None:
        function = self._function(game, policies, things)
        for name in GIVEN:
            self._driver.upload(self._room(name, things[name].nbytes), np.ascontiguousarray(things[name]))
        names = ["order", *(name for name, _, _ in arguments_of(things))]
        values = [word for name in names for word in flat_of(self._room(name, things[name].nbytes), things[name])]
        self._driver.launch(function, len(things["order"]), values)
        for name in FOUND:
            self._driver.download(self._room(name, things[name].nbytes), things[name])

    def _function(self, game: Game, policies: Together, things: Mapping[str, Array]) -> ctypes.c_void_p:
        if (game, policies) not in self._functions:
            arguments, capability = arguments_of(things), min(self._driver.capability, HOPPER)
            ptx = kept_ptx(play_lane, policies.fills(game), arguments, capability, forms_of(self.team(policies)))
            self._functions[game, policies] = self._driver.load(ptx.encode(), play_lane.__name__)
        return self._functions[game, policies]

    def _room(self, name: str, size: int) -> int:
        address, held = self._rooms.get(name, (0, -1))
        if held < size:
            if held >= 0:
                self._driver.give_back(address)
            self._rooms[name] = self._driver.room(size), size
        return self._rooms[name][0]


def forms_of(team: int) -> Forms:
    """What takes the place of kernels where so many threads play a game together."""
    if team == 1:
        return {}
    need_cuda()
    from hacktable.lab.team import FORMS

    return FORMS


@contextmanager
def on_gpu(contests: Sequence[Contest]) -> Iterator[Lanes]:
    """Have the GPU of this machine for a while.

    :raises OptionError: if a bot cannot play on a GPU.
    :raises GpuError: if there is none.
    """
    refuse_others(contests)
    driver = Driver()
    try:
        yield Lanes(Graphics(driver))
    finally:
        driver.close()
