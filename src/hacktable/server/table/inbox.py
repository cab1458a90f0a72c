"""What reaches a table: all of it through one inbox, one after the other, and nobody's letters hold up another's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from hacktable.kernel import calls
from hacktable.kernel.verbs import Action
from hacktable.server.wire.messages import Act, FromPage, Hello

MOST_WAITING = 32
"""Messages of one page that may wait; more are refused. A page that is answered quickly has one or two of them."""


class Came(msgspec.Struct, frozen=True):
    """A page opened the table."""

    page: str
    guest: str | None
    name: str
    hello: Hello
    avatar: int | None = None
    """The face that the guest has chosen."""


class Went(msgspec.Struct, frozen=True):
    """A page's socket is gone."""

    page: str
    lost: bool = False
    """Its connection broke without a word: the page may have seen nothing for a while."""


class Said(msgspec.Struct, frozen=True):
    """A page says something."""

    page: str
    message: FromPage
    arrived: float = 0.0
    """When, by `counts.clock` of this server; 0: nobody measures how long it takes."""
    trace: str = ""
    """The step of another server that it belongs to, if it is traced."""


class Thought(msgspec.Struct, frozen=True):
    """A bot has decided for a seat."""

    seat: int
    window: int
    action: Action


class Remarked(msgspec.Struct, frozen=True):
    """A bot calls something out."""

    seat: int
    said: calls.Said


class TimeIsUp(msgspec.Struct, frozen=True):
    """Perhaps somebody's time is up."""


class Ticked(msgspec.Struct, frozen=True):
    """A tick of a live match is due, or its pause is over."""


class HearingIsOver(msgspec.Struct, frozen=True):
    """Everybody who wanted to point a finger has done so, or the time for it is up."""


class GraceIsOver(msgspec.Struct, frozen=True):
    """Somebody has been away for a while."""

    chair: int


class IsAway(msgspec.Struct, frozen=True):
    """It has been somebody's turn for a moment, and they were not here."""

    guest: str


class Reminded(msgspec.Struct, frozen=True):
    """Somebody who was not to be disturbed may be told now whether it is their turn."""

    guest: str


class RevealIsOver(msgspec.Struct, frozen=True):
    """The time to reveal seeds is up; or the server stopped before it was."""

    server: str
    """The commitment of the deal that it was for."""


class Renamed(msgspec.Struct, frozen=True, tag=True):
    """A guest has another name, or another face."""

    guest: str
    name: str
    avatar: int | None = None
    """None: the same as before, or the news come from an older server."""


class Forgotten(msgspec.Struct, frozen=True, tag=True):
    """A guest's data has been deleted."""

    guest: str


class NotSaved(msgspec.Struct, frozen=True):
    """A move that was made as soon as it arrived may not be on disk."""

    said: Said
    why: Exception


class Announced(msgspec.Struct, frozen=True):
    """The people who run the server want everybody to know something, or nothing any more."""


class CalledOff(msgspec.Struct, frozen=True):
    """An administrator ends the match that goes on here."""

    why: str
    """For everybody who is here; empty: nothing is said."""
    then: Callable[[bool], None]
    """Called with whether there was one, when that is on disk."""


class Ended(msgspec.Struct, frozen=True):
    """The match is over but its result is not stored: the server stopped between the last move and the result."""


class BeginsByItself(msgspec.Struct, frozen=True):
    """A table for a lesson, or for the deal of a day, is opened for the first time."""


class ArrivalIsOver(msgspec.Struct, frozen=True):
    """Whoever quick match has brought together should be here by now."""


class Stop(msgspec.Struct, frozen=True):
    """No more: the server goes down, or nobody is here."""


Letter = (
    Came
    | Went
    | Said
    | Thought
    | Remarked
    | TimeIsUp
    | Ticked
    | HearingIsOver
    | GraceIsOver
    | IsAway
    | Reminded
    | RevealIsOver
    | NotSaved
    | Renamed
    | Forgotten
    | Announced
    | CalledOff
    | Ended
    | BeginsByItself
    | ArrivalIsOver
    | Stop
)


class Inbox:
    """The letters that a table has not read yet.

    Every page has a short queue of its own. They are read in turn, one letter each, so that a page that says much waits for itself
    and nobody else. What the table, its clocks and its bots write is read in between, after each letter of a page. A `Stop` is read first.
    While a move that was not read from here is being written, nothing is given out (`hold`).
    """

    __slots__ = ("_first", "_held", "_of_pages", "_only", "_own", "_pages_turn", "_reader", "_stop")

    def __init__(self) -> None:
        self._only: Letter | None = None
        """What a page says while nothing else waits, as nearly always: it needs no queue."""
        self._own: deque[Letter] = deque()
        """Of the table itself, its clocks and bots."""
        self._of_pages: dict[str, deque[Letter]] = {}
        """Only of those of whom something waits, in the order in which it is their turn."""
        self._stop: Stop | None = None
        self._pages_turn = False
        self._first: Letter | None = None
        """What is read before all else."""
        self._held = False
        self._reader: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether whoever reads has read everything, and waits for the next letter."""
        return self._reader is not None and not self._held and not self._reader.done()

    def hold(self) -> None:
        """No letter is given out until `release`: the table is in the middle of something."""
        self._held = True

    def release(self, first: Letter | None = None) -> None:
        """:param first: to be read before all that has come meanwhile."""
        self._held, self._first = False, first
        if not self.empty:
            self._wake()

    def _wake(self) -> None:
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    @property
    def empty(self) -> bool:
        return self._only is None and not self._own and not self._of_pages and self._stop is None and self._first is None

    def put(self, letter: Letter) -> bool:
        """Whether there was room for it: only what a page says is ever refused."""
        if isinstance(letter, Said) and self.empty:
            self._only = letter
        elif not self._queue(letter):
            return False
        if not self._held:
            self._wake()
        return True

    def _queue(self, letter: Letter) -> bool:
        if self._only is not None:
            only, self._only = self._only, None
            self._queue(only)
        if isinstance(letter, Said):
            queue = self._of_pages.setdefault(letter.page, deque())
            if len(queue) >= MOST_WAITING:
                return False
            queue.append(letter)
        elif isinstance(letter, Came):
            self._of_pages.setdefault(letter.page, deque()).append(letter)
        elif isinstance(letter, Went):
            self._drop_all_but_moves(letter)
        elif isinstance(letter, Stop):
            self._stop = letter
        else:
            self._own.append(letter)
        return True

    def _drop_all_but_moves(self, went: Went) -> None:
        """Who is gone waits for no answer. A move counts all the same: it may have been sent just before the connection was lost."""
        queue = self._of_pages.get(went.page, ())
        moves: list[Letter] = [letter for letter in queue if isinstance(letter, Said) and isinstance(letter.message, Act)]
        came: list[Letter] = [letter for letter in queue if isinstance(letter, Came)]
        if came and not moves:  # nobody has noticed that it came
            del self._of_pages[went.page]
        else:
            self._of_pages[went.page] = deque((*came, *moves, went))

    async def get(self) -> Letter:
        """The next letter to read, when there is one."""
        while self._held or self.empty:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        if self._first is not None:
            letter: Letter = self._first
            self._first = None
        elif self._only is not None:
            letter = self._only
            self._only, self._pages_turn = None, False
        elif self._stop:
            letter = self._stop
            self._stop = None
        elif self._own and not (self._pages_turn and self._of_pages):
            self._pages_turn = True
            letter = self._own.popleft()
        else:
            self._pages_turn = False
            page = next(iter(self._of_pages))
            queue = self._of_pages.pop(page)
            letter = queue.popleft()
            if queue:
                self._of_pages[page] = queue  # and it is the others' turn
        return letter

    def drain(self) -> list[Letter]:
        """All that is left, for a table that closes."""
        left = [*([self._only] if self._only else ()), *self._own, *(letter for queue in self._of_pages.values() for letter in queue)]
        self._only = None
        self._own.clear()
        self._of_pages.clear()
        return left
