"""Saving moves: what players, bots and the clock do goes to disk in the order in which it is taken.

Every action is tried first (`Match.attempt`, which changes nothing). One that is done on purpose is written before it is taken
(`save`): what a page is told has always been written. Live inputs and ticks are taken at once and written together soon after
(`hold`): ten a second for each player would otherwise each wait for the disk. A crash then loses at most the last block of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Protocol

import msgspec

from hacktable.kernel.verbs import Action
from hacktable.match.match import Step
from hacktable.server.counts import Counts
from hacktable.server.spans import Tracing
from hacktable.server.table.playing import Playing
from hacktable.server.table.stored import Author, Move, Sight
from hacktable.server.time import Time

BLOCK = 250
"""Milliseconds of inputs and ticks that may be unwritten."""
SIGHTED_TOGETHER = 64
"""Actions after which what everyone saw of them is written at the latest: a crash before an update loses no more of it."""


class KeepsMoves(Protocol):
    """The part of a store that this needs."""

    def append(self, *moves: Move, sight: Sight | None = None, term: int) -> Awaitable[None]: ...


class MatchClock(Protocol):
    """Match time, as the log needs it."""

    def match_time(self) -> int: ...
    def acted(self) -> None:
        """An action was taken now."""
        ...


class Saving(msgspec.Struct, frozen=True):
    """A move that has been tried and is being written."""

    step: Step
    moves: list[Move]
    """What is written together; the move itself is the last."""
    sight: Sight | None


class MoveLog:
    """The moves of one table's match on their way to disk."""

    __slots__ = ("_clock", "_counts", "_playing", "_sighted", "_store", "_table", "_term", "_time", "_traces", "_unwritten", "_written")

    def __init__(
        self,
        table: str,
        term: Callable[[], int],
        store: KeepsMoves,
        time: Time,
        clock: MatchClock,
        counts: Counts,
        traces: Tracing | None = None,
    ) -> None:
        """:param term: the one in which the table is written now."""
        self._table = table
        self._term = term
        self._store = store
        self._time = time
        self._clock = clock
        self._counts = counts
        self._traces = traces
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store: what had not been written is lost."""
        self._playing = playing
        self._unwritten: list[Move] = []
        self._written = self._time.now()
        self._sighted = playing.stored.sighted if playing else -1

    async def save(self, seat: int, action: Action, move_id: str | None, by: Author) -> Step:
        """Try, write, take. Everything that waited is written with it, in the same transaction.

        :raises HacktableError: if the rules refuse it.
        :raises NotSavedError: if it is not known to be on disk; it is not taken then.
        """
        saving = self._attempt(seat, action, move_id, by)
        await self._append(saving.moves, saving.sight)
        return self.saved(saving)

    def begin_to_save(self, seat: int, action: Action, move_id: str, by: Author) -> tuple[Saving, asyncio.Future[None]]:
        """The same for whoever does not want to wait here: try, and begin to write. When that is done, `saved` has to be called.

        :raises HacktableError: if the rules refuse it.
        """
        saving = self._attempt(seat, action, move_id, by)
        written = self._store.append(*saving.moves, sight=saving.sight, term=self._term())
        return saving, written if isinstance(written, asyncio.Future) else asyncio.ensure_future(written)

    def _attempt(self, seat: int, action: Action, move_id: str | None, by: Author) -> Saving:
        playing = self._playing
        assert playing
        step = playing.attempt(seat, action, at=self._clock.match_time())
        moves = [self._move(playing, step, move_id, by)]
        if self._unwritten:
            moves = [*self._block(), *moves]
        return Saving(step, moves, self._sight(playing, SIGHTED_TOGETHER))

    def saved(self, saving: Saving) -> Step:
        """Take a move that is on disk."""
        playing, move = self._playing, saving.moves[-1]
        assert playing
        if saving.sight:
            self._have_sighted(saving.sight)
        playing.take(saving.step, move.move_id)
        self._clock.acted()
        self._counts.moves[move.by] += 1
        return saving.step

    def hold(self, seat: int, action: Action, by: Author) -> Step | None:
        """Try and take now, write with the next block. None if it is an input that changes nothing."""
        playing = self._playing
        assert playing
        step = playing.attempt(seat, action, at=self._clock.match_time())
        if isinstance(step.action, playing.match.rules.inputs) and step.states.tobytes() == playing.match.state_bytes():
            return None
        self._unwritten.append(self._move(playing, step, None, by))
        playing.take(step, None)
        self._clock.acted()
        self._counts.live += 1
        return step

    @property
    def is_due(self) -> bool:
        """Whether the block has become so long that it should be written."""
        return self._time.now() - self._written >= BLOCK

    async def write(self) -> None:
        """Write what is held back, if anything is."""
        block = self._block()
        if block and self._playing:
            await self._append(block, self._sight(self._playing, SIGHTED_TOGETHER))

    async def write_all(self) -> None:
        """Write what is held back, and what everyone has seen since that was last written: at the end, and when nobody is here any more."""
        block, sight = self._block(), self._sight(self._playing, 1) if self._playing else None
        if block or sight:
            await self._append(block, sight)

    async def _append(self, block: list[Move], sight: Sight | None) -> None:
        if self._traces is None:
            await self._store.append(*block, sight=sight, term=self._term())
        else:
            with self._traces.span("commit", rows=len(block)):
                await self._store.append(*block, sight=sight, term=self._term())
        if sight:
            self._have_sighted(sight)

    def _have_sighted(self, sight: Sight) -> None:
        self._sighted = sight.ply

    def _sight(self, playing: Playing, least: int) -> Sight | None:
        """What everyone has seen since that was last written, if that are so many actions. The store turns it into text, in its own thread."""
        log = playing.match.log
        if len(log) - self._sighted < least:
            return None
        first = max(1, self._sighted + 1)
        opening = [(0, playing.match.happened(0))] if self._sighted < 0 else []
        happened = (*opening, *((ply, log[ply - 1].happened) for ply in range(first, len(log) + 1)))
        return Sight(self._table, playing.stored.number, len(log), self._time.date(), happened)

    def _block(self) -> list[Move]:
        block, self._unwritten = self._unwritten, []
        self._written = self._time.now()
        return block

    def _move(self, playing: Playing, step: Step, move_id: str | None, by: Author) -> Move:
        assert step.at is not None
        return Move(self._table, playing.stored.number, step.ply, step.seat, _written(step.action), step.at, move_id, by)


@lru_cache(10_000)
def _written(action: Action) -> str:
    """The same few are written again and again."""
    return str(action)
