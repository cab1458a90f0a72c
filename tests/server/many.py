"""Several servers in one process: leases in memory with a clock that tests set, and a bus between them that can lose, double, delay and swap.

async with Servers(3) as servers:
    ada = await servers[0].come(link, ADA)
    ben = await servers[1].come(link, BEN)
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Self

from table_room import FakePage, ManualTime, Memory, TableRoom

from hacktable.match.match import Result
from hacktable.server.bus import Listener
from hacktable.server.house import SENT_EVERY
from hacktable.server.table.leases import Elsewhere, Living, NotOwnerError, Owned, SessionLostError
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import ChatLine, Guest, Move, NotSavedError, Sight, StoredMatch
from hacktable.server.wire import faults

LASTS = 3_000
"""Milliseconds that a session lives if it is not renewed."""


# ---------------------------------------------------------------- leases


@dataclass
class Book:
    """What a database would know of servers and leases."""

    time: ManualTime
    until: dict[str, int] = field(default_factory=dict)
    """Of every session, by the database's clock."""
    leases: dict[str, tuple[str, int]] = field(default_factory=dict)
    """Of every table: the session, and the term."""
    terms: list[tuple[str, int, str]] = field(default_factory=list)
    """Every term of every table, with who had it."""
    away: bool = False
    """The database cannot be reached."""

    def alive(self, session: str) -> bool:
        return self.until.get(session, 0) > self.time.present

    def set(self, table: str, session: str, term: int) -> None:
        self.leases[table] = session, term
        self.terms.append((table, term, session))


class MemoryLeases:
    """One server's leases in a book."""

    def __init__(self, book: Book, name: str) -> None:
        self._book, self._name = book, name
        self._sessions = 0
        self.session = ""

    def _look(self) -> Book:
        if self._book.away:
            raise NotSavedError("the database is away")
        return self._book

    async def enter(self) -> None:
        book = self._look()
        self._sessions += 1
        self.session = f"{self._name}{self._sessions}"
        book.until[self.session] = book.time.present + LASTS

    async def renew(self) -> list[Living]:
        book = self._look()
        if not book.alive(self.session):
            raise SessionLostError
        book.until[self.session] = book.time.present + LASTS
        return [Living(session, session, "", until - book.time.present) for session, until in book.until.items() if book.alive(session)]

    async def take(self, table: str) -> Owned | Elsewhere:
        return self._take(table, anew=False)

    async def take_anew(self, table: str) -> Owned | Elsewhere:
        return self._take(table, anew=True)

    def _take(self, table: str, *, anew: bool) -> Owned | Elsewhere:
        book = self._look()
        if not book.alive(self.session):
            raise SessionLostError
        session, term = book.leases.get(table, ("", 0))
        if session == self.session and not anew:
            return Owned(term)
        if session != self.session and book.alive(session):
            return Elsewhere(session)
        book.set(table, self.session, term + 1)
        return Owned(term + 1)

    async def held(self, tables: Collection[str]) -> set[str]:
        book = self._look()
        return {table for table in tables if book.alive(book.leases.get(table, ("", 0))[0])}

    async def give_back(self, table: str, term: int) -> None:
        book = self._look()
        if book.leases.get(table) == (self.session, term):
            book.set(table, "", term + 1)

    async def hand_over(self, table: str, term: int, session: str) -> None:
        book = self._look()
        if book.leases.get(table) != (self.session, term) or not book.alive(session):
            raise NotOwnerError
        book.set(table, session, term + 1)

    async def leave(self) -> None:
        self._look().until.pop(self.session, None)


class Fenced(Memory):
    """A store that refuses writes of a term that is over."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self._book = book
        self.refused = 0

    def _check(self, table: str, term: int) -> None:
        if self._book.away:
            raise NotSavedError("the database is away")
        if self._book.leases.get(table, ("", 0))[1] != term:
            self.refused += 1
            raise NotOwnerError(f"table {table}: term {term}")

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int = 0) -> None:
        self._check(table, term)
        await super().save_table(table, setup, now, term=term)

    async def begin_match(self, match: StoredMatch, setup: Setup, now: int, *, term: int = 0) -> None:
        self._check(match.table, term)
        await super().begin_match(match, setup, now, term=term)

    async def end_match(self, table: str, number: int, setup: Setup, result: Result | None, now: int, *, term: int = 0) -> None:
        self._check(table, term)
        await super().end_match(table, number, setup, result, now, term=term)

    async def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> None:
        for table in {move.table for move in moves} | ({sight.table} if sight else set()):
            self._check(table, term)
        await super().append(*moves, sight=sight, term=term)

    async def add_chat(self, line: ChatLine, *, term: int = 0) -> None:
        self._check(line.table, term)
        await super().add_chat(line, term=term)


# ---------------------------------------------------------------- the bus


class Air:
    """What is on its way between servers. It is delivered when the test settles; a seed decides what happens to it."""

    def __init__(self) -> None:
        self.chance = random.Random(0)
        self.lose = self.double = self.swap = 0.0
        """How probable it is that a message is lost, comes twice, or comes after the next one."""
        self.lost = self.doubled = self.swapped = 0
        self.delivered = 0
        self.listeners: dict[str, Listener] = {}
        self.held: set[str] = set()
        """Topics of servers that stand still: what is for them waits."""
        self.cut: set[str] = set()
        """Names of servers whose connection is gone."""
        self._waiting: list[tuple[str, Any]] = []

    def send(self, topic: str, message: Any) -> None:
        if self.chance.random() < self.lose:
            self.lost += 1
            return
        self._waiting.append((topic, message))
        if self.chance.random() < self.double:
            self.doubled += 1
            self._waiting.append((topic, message))
        if len(self._waiting) > 1 and self.chance.random() < self.swap:
            self.swapped += 1
            self._waiting[-2:] = self._waiting[:-3:-1]

    def deliver(self) -> bool:
        """Deliver the next message that can be; whether there was one."""
        for place, (topic, message) in enumerate(self._waiting):
            if topic not in self.held:
                del self._waiting[place]
                self.delivered += 1
                listener = self.listeners.get(topic)
                if listener:
                    listener(message)
                return True
        return False


class AirBus:
    """One server's connection."""

    def __init__(self, air: Air, name: str) -> None:
        self._air, self.name = air, name

    def listen(self, topic: str, listener: Listener) -> None:
        self._air.listeners[topic] = listener

    def stop(self, topic: str) -> None:
        self._air.listeners.pop(topic, None)

    def tell(self, topic: str, message: object) -> bool:
        assert type(message) is bytes
        if self.name in self._air.cut:
            return False
        self._air.send(topic, message)
        return True


# ---------------------------------------------------------------- servers


class OneOfMany(TableRoom):
    """One of several servers."""

    def __init__(self, servers: Servers, name: str) -> None:
        self.leases = MemoryLeases(servers.book, name)
        super().__init__(servers.store, time=servers.time, leases=self.leases, between=AirBus(servers.air, name), bot_pause=0)
        self.servers, self.name = servers, name
        self.dead = False
        self.pages: list[FakePage] = []

    async def come(self, link: str, guest: Guest | None = None, **known: Any) -> FakePage:
        page = await super().come(link, guest, **known)
        self.pages.append(page)
        return page

    async def _reach(self, link: str) -> None:
        await self.house.open(link)

    async def settle(self) -> None:
        await self.servers.settle()

    def settled(self) -> bool:
        house = self.house
        relays = house._relays
        assert relays
        return not (house._opening or relays._opening or relays._to_tell)

    def stand_still(self) -> None:
        """It renews nothing, hears nothing, and does not notice that time passes."""
        assert self.house._renewing
        assert self.house._unrenewed
        self.house._renewing.cancel()
        self.house._unrenewed.cancel()
        self.servers.air.held.add(f"server/{self.leases.session}")

    async def kill(self) -> None:
        """It does nothing more: it writes nothing, and tells nobody. Pages lose their sockets."""
        self.dead = True
        for page in self.pages:
            page.closed = page.closed or faults.AGAIN
        self.servers.air.listeners.pop(f"server/{self.leases.session}", None)
        self.servers.air.cut.add(self.name)
        house = self.house
        tasks = [*house._tasks.values(), *(task for task in (house._renewing, house._looking) if task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert house._relays
        assert house._relays._beating
        house._relays._beating.cancel()
        assert house._shares
        house._shares.close()

    async def stop(self) -> None:
        """As after SIGTERM: it hands its tables over, and sends its pages off."""
        closing = asyncio.create_task(self.house.close())
        while not closing.done():
            await self.servers.settle()
            if not closing.done():
                await self.servers.pass_time(SENT_EVERY)
        await closing
        self.dead = True
        await self.servers.settle()

    async def __aexit__(self, kind: Any, *rest: Any) -> None:
        self.servers.book.away = False
        assert self.house.relays
        self.house.relays.living([])  # as the last one: nobody is there for whom it would wait
        await super().__aexit__(kind, *rest)


class Servers:
    """Several servers that share a store."""

    def __init__(self, number: int) -> None:
        self.time = ManualTime()
        self.book = Book(self.time)
        self.store = Fenced(self.book)
        self.air = Air()
        self._rooms = [OneOfMany(self, "abcdef"[place]) for place in range(number)]
        self._open = AsyncExitStack()

    async def __aenter__(self) -> Self:
        for room in self._rooms:
            await self._open.enter_async_context(room)
            await room.house.enter()
        for room in self._rooms:
            await room.house.renew()
        return self

    async def __aexit__(self, kind: Any, *rest: Any) -> None:
        self.air.lose = self.air.double = self.air.swap = 0
        await self._open.__aexit__(kind, *rest)

    def __getitem__(self, place: int) -> OneOfMany:
        return self._rooms[place]

    @property
    def living(self) -> list[OneOfMany]:
        return [room for room in self._rooms if not room.dead]

    def owner(self, link: str) -> OneOfMany:
        """The one server that has a table open."""
        (room,) = (room for room in self.living if room.house.is_open(link))
        return room

    async def settle(self) -> None:
        """Until nothing is on its way, nothing is being opened, and all letters and answers have been read."""
        while True:
            for room in self.living:
                await room._settle()
            for _ in range(3):
                await asyncio.sleep(0)
            if self.air.deliver():
                continue
            if not all(room.settled() for room in self.living):
                await asyncio.sleep(0.001)  # a thread loads a table
                continue
            answering = next((room for room in self.living if room.answers), None)
            if answering is None:
                return
            page, answer = answering.answers.pop(0)
            if page.closed is None:
                page.post(answer)

    async def pass_time(self, milliseconds: int) -> None:
        await self.living[0].pass_time(milliseconds)


async def play_on(servers: Servers, link: str, seats: Sequence[FakePage], most: int = 5_000) -> int:
    """Guests do what their bots would do until the match is over; how many moves it took."""
    for count in range(most):
        owner = servers.owner(link)
        playing = owner.playing(link)
        if playing.over:
            return count
        seat = playing.match.actors[0]
        page = next((page for page in seats if page.sync.get("seat") == seat), None)
        if page is None:
            await servers.pass_time(1)
        else:
            await page.act(owner._choose(playing, seat))
    raise AssertionError("no end")
