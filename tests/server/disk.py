"""A table in this process on a disk that is slow, or fails, exactly when a test wants it; and pages without sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from real import BOX, PATIENCE, Page, Server
from sqlalchemy import Connection, Engine, event

from hacktable.server.house import House
from hacktable.server.store.sql import SqlStore, open_engine, sqlite_url
from hacktable.server.store.writer import Writer
from hacktable.server.table import inbox
from hacktable.server.table.services import Pauses
from hacktable.server.table.stored import Guest
from hacktable.server.wire import messages
from hacktable.server.wire.answers import NewTable
from hacktable.server.wire.faults import Close

_numbers = count(1)


class DiskError(Exception):
    """The disk is full, or gone."""


class Disk:
    """An engine for a writer: commits can be held, delayed, and made to fail before or after they are on disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.dialect = engine.dialect
        self.fail_before = self.fail_after = 0
        """So many of the next commits fail,"""
        self.only = ""
        """of those with a statement that starts like this."""
        self.read_only = False
        """The file system has been mounted anew, for reading only, as Linux does after an error of the disk."""
        self.delays: random.Random | None = None
        """Commits take their time."""
        self.failures: random.Random | None = None
        """One in twenty fails before the commit, and one in twenty after it."""
        self._waiting = threading.Event()
        self._gate = threading.Event()
        self._gate.set()
        self._holds = ""
        self._breaking: dict[str, int] = {}
        self._statements: list[str] = []
        event.listen(engine, "before_cursor_execute", self._execute)

    def writer(self) -> Writer:
        return Writer(self)  # type: ignore[arg-type]  # it has all that a writer uses of an engine

    def _execute(self, _: Any, __: Any, statement: str, *___: Any) -> None:
        self._statements.append(statement)
        for start, times in self._breaking.items():
            if times and statement.startswith(start):
                self._breaking[start] -= 1
                raise DiskError(start)

    def _with(self, start: str) -> bool:
        return any(statement.startswith(start) for statement in self._statements)

    def break_on(self, start: str, times: int) -> None:
        """Statements that start so fail, so many times."""
        self._breaking[start] = times

    def hold(self, start: str = "") -> None:
        """Hold commits with such a statement until `release`: then everything is written, and nothing on disk."""
        self._waiting.clear()
        self._holds = start
        self._gate.clear()

    def release(self) -> None:
        self._gate.set()

    async def until_held(self) -> None:
        assert await asyncio.to_thread(self._waiting.wait, PATIENCE)

    @contextlib.contextmanager
    def begin(self) -> Iterator[Connection]:
        luck = self.failures.random() if self.failures else 0.5
        self._statements = []
        with self.engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql(f"pragma query_only = {'on' if self.read_only else 'off'}")
            yield connection
            if not self._gate.is_set() and self._with(self._holds):
                self._waiting.set()
                assert self._gate.wait(PATIENCE)
            if self.delays:
                time.sleep(self.delays.random() / 500)
            if (self.fail_before and self._with(self.only)) or luck < 0.05:
                self.fail_before = max(0, self.fail_before - 1)
                raise DiskError("before the commit")
            after = (self.fail_after and self._with(self.only)) or luck > 0.95
        if after:
            self.fail_after = max(0, self.fail_after - 1)
            raise DiskError("after the commit")


class NearPage(Page):
    """A page that is joined to its table by the bus of this process."""

    def __init__(self, near: Near, link: str, seat: int, players: int) -> None:
        super().__init__(near.server, link, "", seat, players)
        self.near = near
        self.heard: list[dict[str, Any]] = []
        """All that was told."""
        self.id = f"near-{next(_numbers)}"
        self._letters: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        near.house.bus.listen(f"page/{self.id}", self._receive)

    def _receive(self, message: bytes | Close) -> None:
        self._letters.put_nowait(json.loads(messages.encode(message.bye()) if isinstance(message, Close) else message))

    async def run(self) -> None:
        hello = messages.Hello(messages.PROTOCOL, self.epoch, self.number if self.epoch else None)
        guest = self.near.guest(self.seat)
        assert self.near.house.tell(self.link, inbox.Came(self.id, guest.id, guest.name, hello))
        while True:
            message = await self._letters.get()
            self.heard.append(message)
            await getattr(self, f"_hear_{message['is']}")(message)

    async def say(self, message: dict[str, Any]) -> None:
        if message["do"] != "hello":
            self.near.house.tell(self.link, inbox.Said(self.id, messages.decode(json.dumps(message))))

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["is"] == kind]


class Near:
    """A house in this process, its disk, and whoever sits there."""

    def __init__(self, data: Path, engine: Engine) -> None:
        self.disk = Disk(engine)
        self.store = SqlStore(engine, self.disk.writer())
        self.house = House(self.store, pauses=Pauses(bot=0))
        self.server = Server(data)
        self.pages: list[NearPage] = []
        self._tasks: list[asyncio.Task[None]] = []

    @staticmethod
    def guest(seat: int) -> Guest:
        return Guest(f"guest-{seat}", f"Guest {seat}")

    async def table(self, people: int = 2, *, bots: int = 0, passive: bool = False, starts: bool = True) -> list[NearPage]:
        """A new table; its pages sit down, start and play by themselves."""
        link = await self.house.make(BOX, self.guest(0), NewTable("hashcatch", bots))
        await self.house.open(link)
        pages = [NearPage(self, link, seat and seat + bots, people + bots) for seat in range(people)]
        for page in pages:
            page.passive, page.starts = passive, starts
            self._tasks.append(asyncio.create_task(page.run()))
        self.pages += pages
        return pages

    async def started(self, people: int = 2) -> tuple[NearPage, NearPage]:
        """A table with a match in which nobody moves unasked: who is to move, and somebody else."""
        pages = await self.table(people, passive=True)
        await self.until(lambda: all(page.all("sync") for page in pages))
        mover = next(page for page in pages if page.legal)
        return mover, next(page for page in pages if page is not mover)

    async def until(self, condition: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.001)

    def stored(self, link: str) -> list[tuple[int, int, str, str | None]]:
        """The moves on disk as another program reads them: ply, seat, action, id."""
        with contextlib.closing(sqlite3.connect(f"file:{self.server.database}?mode=ro", uri=True)) as connection:
            return connection.execute("select ply, seat, action, move_id from moves where table_id = ? order by ply", (link,)).fetchall()


@contextlib.asynccontextmanager
async def near(data: Path) -> AsyncIterator[Near]:
    found = Near(data, await asyncio.to_thread(open_engine, sqlite_url(data)))
    try:
        yield found
    finally:
        found.disk.release()
        found.disk.failures = None
        found.disk.fail_before = found.disk.fail_after = 0
        for task in found._tasks:
            task.cancel()
        ends = await asyncio.gather(*found._tasks, return_exceptions=True)
        await found.house.close()
    for end in ends:
        if isinstance(end, Exception):
            raise end
