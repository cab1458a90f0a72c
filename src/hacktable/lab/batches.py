"""Simulated games, batch after batch: final states, points, events, and whatever a listener notes.

If all bots are policies and Numba is installed, games run compiled, on all cores; otherwise they run interpreted. The games are the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from hacktable.bots import registry
from hacktable.bots.bot import coin_of
from hacktable.bots.player import Complaints, use_compiled_policy
from hacktable.kernel import events as told_events
from hacktable.kernel.compiling import Compiled, Function, Twins, plain
from hacktable.kernel.cstruct import Floats, Ints, Stored, StoredOne
from hacktable.kernel.engine import use_compiled
from hacktable.kernel.errors import OptionError
from hacktable.kernel.events import FIELDS, Events
from hacktable.kernel.extras import is_installed
from hacktable.kernel.game import Game
from hacktable.kernel.options import Options, Value
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.kernel.verbs import CLOCK, Event, Tick
from hacktable.lab.matches import game_seed, line_up, play_out, players_of, seat_bots
from hacktable.lab.playout import LOGGED, OVERFLOWED, listen, play_games
from hacktable.match import seeds
from hacktable.match.box import GameBox, box
from hacktable.match.match import Match

BATCH, SLOW_BATCH = 500, 10
"""Games that are played in one call, compiled and interpreted."""
ROUND = 64
"""Batches handed to the workers at a time."""
MOST_GAMES = 1_000_000_000
FIRST_LOG = 100_000
"""Rows of events that a batch has room for before it is played again with more."""

Listener = Function
"""A kernel `listen(board, s, seat, act, events, notes)`: see `hacktable.lab.playout.listen`."""


def wins_of(placing: NDArray[np.integer]) -> NDArray[np.float64]:
    """Each seat's share of the win, from everyone's place."""
    won = placing == 1
    return np.asarray(won / won.sum(axis=1, keepdims=True), np.float64)


@dataclass(frozen=True, eq=False)
class Batch:
    """Some finished games of a simulation: every array has a row for each game."""

    rules: Game
    numbers: range
    """The games' numbers in the simulation: `hacktable record --game i` prints the record of game i."""
    board: StoredOne
    """What is fixed in all of them, as one stored struct: `batch.board["start"]`."""
    states: Stored
    """The final states, as an array of stored structs: `batch.states["turns"]`."""
    decisions: Ints
    points: Ints
    """A column for each seat."""
    placing: Ints
    sources: Ints
    """For each seat, and for each source that points come from."""
    notes: Ints
    """What a listener noted."""
    log: Ints = field(repr=False)
    """Every event as a row: place in the batch, audience, number of the event, its fields."""

    @property
    def wins(self) -> NDArray[np.float64]:
        """Each seat's share of the win: if several win together, each has an equal part."""
        return wins_of(self.placing)

    def events(self, *kinds: type[Event]) -> Iterator[tuple[int, Event]]:
        """Everything that happened, or all events of these kinds, each with its game's number; also events that not everyone saw."""
        verbs = self.rules.events
        numbers = [verbs.number(kind) for kind in kinds]
        rows = self.log[np.isin(self.log[:, 2], numbers)] if kinds else self.log
        for game, _, kind, *fields in rows.tolist():
            yield self.numbers[game], verbs.join(kind, fields)


class Simulation:
    """Many games between bots. They are played while you iterate over it."""

    def __init__(
        self,
        game: Game,
        players: int,
        games: int,
        bots: Sequence[str],
        seed: str,
        options: Mapping[str, Value] | Options | None = None,
        *,
        events: bool = False,
        listener: Listener | None = None,
        notes: int = 0,
        compiled: bool | None = None,
        block: int = 1,
    ) -> None:
        """:param block: how many games after one another have the same deal.

        :raises OptionError: if it cannot be simulated; the error names the option that is wrong.
        """
        self.game, self.players, self.games, self.seed = game, players, games, seed
        self.options, self.boards = game.board(players, options)
        self.bots = line_up(bots, game, players)
        if not 1 <= games <= MOST_GAMES:
            raise OptionError("option-games", given=games, most=MOST_GAMES)
        self._events, self._listener, self._notes, self._block = events, listener, notes, block
        self._policies = registry.together(map(registry.find, self.bots))
        self._compiled = is_installed("numba") if compiled is None else compiled
        self._complaints = Complaints()

    @property
    def fast(self) -> bool:
        """Whether games run compiled."""
        return self._policies is not None and self._compiled

    @property
    def missed(self) -> int:
        """How many moves were not played by the bot whose turn it was, because it failed."""
        return self._complaints.total

    def warm_up(self) -> None:
        """Compile what must be compiled, so that the time it takes is not counted as time of play."""
        if self.fast:
            self.batch(range(1))

    def __iter__(self) -> Iterator[Batch]:
        fast = self.fast
        size = BATCH if fast else SLOW_BATCH
        with ThreadPoolExecutor(max_workers=(os.cpu_count() or 1) if fast else 1) as pool:
            for start in range(0, self.games, ROUND * size):
                end = min(self.games, start + ROUND * size)
                ranges = [range(first, min(first + size, end)) for first in range(start, end, size)]
                yield from pool.map(self.batch, ranges) if fast else map(self.batch, ranges)
        self._complaints.sum_up()

    def batch(self, numbers: range) -> Batch:
        """Play the games of these numbers."""
        return self._play_policies(numbers) if self._policies else self._play_matches(numbers)

    def _seed_of(self, number: int) -> str:
        return game_seed(self.seed, number // self._block)

    def chances(self, numbers: range) -> tuple[Ints, Ints]:
        """The keys of these games, as words, and the coins of their bots: a row for each game."""
        first, end = numbers.start // self._block, -(-numbers.stop // self._block)
        deals = [seeds.match_key(seeds.server_seed(game_seed(self.seed, deal))) for deal in range(first, end)]
        which = np.array(numbers, np.int64) // self._block - first
        return np.array([seeds.words(key) for key in deals])[which], np.array([coin_of(key) for key in deals])[which]

    def seating(self, numbers: range, number_of: Mapping[str, int]) -> Ints:
        """For each game, the number of the policy in every seat."""
        shifts = [[number_of[bot] for bot in seat_bots(self.bots, shift)] for shift in range(self.players)]
        policies = np.zeros((len(numbers), MOST_SEATS), np.int64)
        policies[:, : self.players] = np.array(shifts, np.int64)[np.array(numbers, np.int64) % self.players]
        return policies

    # ---------------------------------------------------------------- policies: whole games in one call

    def _play_policies(self, numbers: range) -> Batch:
        """Play games whose bots are all policies. If the log was too short for the events, play them again with a longer one."""
        room = FIRST_LOG if self._events else 0
        while True:
            batch, logged = self._played(numbers, room)
            if logged[OVERFLOWED]:
                raise OverflowError(f"an action of {self.game.name} told more events than a buffer holds")
            if not self._events or logged[LOGGED] <= room:
                return batch
            room = int(logged[LOGGED])

    def _played(self, numbers: range, room: int) -> tuple[Batch, Ints]:
        game = self.game
        assert self._policies
        number_of = self._policies[1]
        keys, coins = self.chances(numbers)
        batch = self._empty(numbers, room)
        loud, logged = self._events or self._listener is not None, np.zeros(2, np.int64)
        told = told_events.stored_buffer() if loud else told_events.STORED_SILENT
        mirrors = [] if self._compiled else [game.State.mirror(state) for state in batch.states]
        self._entry(
            self.boards if self._compiled else [game.Board.mirror(self.boards[0])],
            batch.states if self._compiled else mirrors,
            game.State.new() if self._compiled else [game.State.mirror(game.State.new()[0])],
            keys,
            coins,
            self.seating(numbers, number_of),
            np.zeros(MOST_LEGAL, np.int64),
            told if self._compiled else [Events.mirror(told[0])],
            batch.notes,
            batch.log,
            logged,
            batch.decisions,
            batch.points,
            batch.sources,
            batch.placing,
            self._minds,
            self._policies[0].scratch(),
            self._policies[0].room(game, mirrored=not self._compiled),
            told_events.STORED_SILENT if self._compiled else [told_events.SILENT],
        )
        for place, mirror in enumerate(mirrors):
            mirror.store(batch.states[place])
        return self._trimmed(batch, int(logged[LOGGED])), logged

    @cached_property
    def _minds(self) -> Floats:
        assert self._policies
        return self._policies[0].minds(self.game)

    @cached_property
    def _entry(self) -> Callable[..., None]:
        """`play_games` with these policies and this listener, at the chosen speed."""
        assert self._policies
        together = self._policies[0]
        if self._listener is None:
            entry = together.compiled(self.game).entry(play_games) if self._compiled else together.interpreted(self.game)[play_games]
        else:
            fills = {**together.fills(self.game), listen: self._listener}
            entry = Compiled(fills).entry(play_games) if self._compiled else Twins(fills, plain)[play_games]
        found: Callable[..., None] = entry
        return found

    def _empty(self, numbers: range, room: int) -> Batch:
        count = len(numbers)
        decisions = np.zeros(count, np.int64)
        points, placing = np.zeros((count, MOST_SEATS), np.int64), np.zeros((count, MOST_SEATS), np.int64)
        sources, notes = np.zeros((count, MOST_SEATS, MOST_SOURCES), np.int64), np.zeros((count, self._notes), np.int64)
        log = np.zeros((room, 3 + FIELDS), np.int64)
        states = self.game.State.new(count)
        return Batch(self.game, numbers, self.boards[0], states, decisions, points, placing, sources, notes, log)

    def _trimmed(self, batch: Batch, logged: int) -> Batch:
        """The batch without the room that was kept for seats, sources and events which do not exist."""
        seats, sources = slice(self.players), slice(len(self.game.rules.sources))
        return replace(
            batch,
            points=batch.points[:, seats],
            placing=batch.placing[:, seats],
            sources=batch.sources[:, seats, sources],
            log=batch.log[:logged],
        )

    # ---------------------------------------------------------------- any bots: match by match

    def _play_matches(self, numbers: range) -> Batch:
        """Play games in which some bot is not a policy, one action at a time: interpreted, unless a network takes part."""
        self._ready_networks()
        batch = self._empty(numbers, 0)
        log: list[list[int]] = []
        for row, number in enumerate(numbers):
            match = GameBox(self.game).start(self.players, self._seed_of(number), self.options)
            hear = self._hearing(match, row, batch, log)
            hear()
            names = seat_bots(self.bots, number)
            players = players_of(match, names, self._complaints, f"game {number} of seed {self.seed}")
            batch.decisions[row] = play_out(match, players, hear)
            result = match.standings
            batch.states[row] = np.frombuffer(match.state_bytes(), self.game.State.dtype)[0]
            batch.points[row, : self.players], batch.placing[row, : self.players] = result.points, result.placing
            for seat, sources in enumerate(result.sources):
                batch.sources[row, seat, : len(sources)] = list(sources.values())
        rows = np.array(log, np.int64).reshape(-1, 3 + FIELDS)
        trimmed = self._trimmed(batch, 0)
        return replace(trimmed, log=rows)

    def _ready_networks(self) -> None:
        """Have networks and the rules around them run compiled from now on: interpreted, a network takes a thousand times as long."""
        for name in dict.fromkeys(self.bots):
            policy = registry.find(name).policy
            if self._compiled and policy and policy.mind:
                use_compiled(self.game)
                use_compiled_policy(self.game, name)

    def _hearing(self, match: Match, row: int, batch: Batch, log: list[list[int]]) -> Callable[[], None]:
        """Make the function that is called after each action: it logs events and calls the listener, as plain Python."""
        board = self.game.Board.mirror(match.boards[0])
        listener = Twins({**self.game.all_fills, listen: self._listener}, plain)[listen] if self._listener else None

        def hear() -> None:
            if not self._events and listener is None:
                return
            ply = len(match.log)
            rows = [
                [audience, number, *fields, *[0] * (FIELDS - len(fields))]
                for audience, event in match.happened(ply)
                for number, fields in [self.game.events.split(event)]
            ]
            if self._events:
                log.extend([row, *each] for each in rows)
            if listener:
                state = self.game.State.mirror(np.frombuffer(match.state_bytes(), self.game.State.dtype)[0])
                told: Events = told_events.buffer()
                told.count = len(rows)
                told.rows[: len(rows)] = np.array(rows, np.int64).reshape(-1, 2 + FIELDS)
                seat, act = CLOCK, 0
                if ply and not isinstance(match.log[-1].action, Tick):
                    seat, act = match.log[-1].seat, self.game.actions.encode(match.log[-1].action)
                listener(board, state, seat, act, told, batch.notes[row])

        return hear


def play(
    game: str,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: str | Sequence[str] = "greedy",
    seed: str | None = None,
    options: Mapping[str, Value] | None = None,
    events: bool = False,
    listener: Listener | None = None,
    notes: int = 0,
    compiled: bool | None = None,
) -> Simulation:
    """Simulate games, to iterate over batch by batch.

    :param players: how many; by default as many as the game takes.
    :param bots: one for all seats, or one for each; different ones change seats from game to game.
    :param seed: the same seed gives the same games; by default a random one is drawn.
    :param events: whether `Batch.events` is to be filled.
    :param listener: a kernel that is called after each action, and writes `notes` numbers for each game.
    :param compiled: whether games between policies run compiled; by default they do if Numba is installed.
    :raises OptionError: if it cannot be simulated; the error names the option that is wrong.
    """
    rules = box(game).rules
    named = [bots] if isinstance(bots, str) else bots
    chance = seeds.server_seed(None).hex()[:16] if seed is None else seed
    seats = rules.players[-1] if players is None else players
    return Simulation(rules, seats, games, named, chance, options, events=events, listener=listener, notes=notes, compiled=compiled)
