"""One thread writes for all tables: what waits is committed together, and only then acknowledged.

Rows, above all moves, are quick to insert, and all that wait are committed at once. Other works, such as saving a table, take as long as
a dozen rows each. So rows are committed before works that came at the same time, and a commit of works ends early when rows have come
meanwhile: a move waits for one change of somebody else's at most, not for all that they have changed.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import OperationalError

from hacktable.server.counts import Commits, clock
from hacktable.server.table.stored import NotSavedError

MOST_TOGETHER = 512
MOST_WORKS = 8
"""Works in one commit, if no rows wait. Each takes the thread about a millisecond."""
ROWS_TOGETHER = (64, 16, 4, 1)
"""Rows that one statement inserts: so few statements are prepared once, and any number of rows is inserted by a few of them."""
PLACES = {"qmark": "?", "format": "%s"}
"""How databases mark the places of values that are given in order."""
Row = tuple[Any, ...]
T = TypeVar("T")


class Into:
    """Inserts rows into one table, many with one statement.

    Given row by row, SQLite's driver lets go of Python's lock twice for each row. The event loop then takes it, and the writing thread waits for
    it again, each time.
    """

    def __init__(self, table: Table, *columns: str) -> None:
        """:param columns: in the order in which a row has its values."""
        self._table = table
        self._columns = columns
        self._statements: dict[tuple[str, int], str] = {}
        """By dialect, and how many rows each inserts."""

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        if not rows:
            return
        place = PLACES.get(connection.dialect.paramstyle)
        if place is None:  # this database's driver wants names
            connection.execute(self._table.insert(), [dict(zip(self._columns, row, strict=True)) for row in rows])
            return
        start = 0
        for count in ROWS_TOGETHER:
            while len(rows) - start >= count:
                statement = self._statement(connection, place, count)
                connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows[start : start + count])))
                start += count

    def _statement(self, connection: Connection, place: str, count: int) -> str:
        key = connection.dialect.name, count
        if key not in self._statements:
            quoted = connection.dialect.identifier_preparer.quote
            row = f"({', '.join(place for _ in self._columns)})"
            columns = ", ".join(map(quoted, self._columns))
            self._statements[key] = f"INSERT INTO {quoted(self._table.name)} ({columns}) VALUES {', '.join(row for _ in range(count))}"
        return self._statements[key]


class Job:
    """Something to write. Jobs with the same `rows_into` are inserted together."""

    __slots__ = ("done", "failed", "result", "rows", "rows_into", "work")

    def __init__(
        self, done: asyncio.Future[Any], work: Callable[[Connection], object] | Sequence[Row], rows_into: Into | None, rows: int
    ) -> None:
        """:param rows: how many it inserts, for whoever counts them."""
        self.done = done
        self.rows = rows
        self.work = work
        self.rows_into = rows_into
        self.result: object = None
        self.failed: Exception | None = None


class Writer:
    """The writing thread of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = Commits()
        # What the thread has taken from the queue and not written yet, in order; and whether the last of all jobs was among it.
        self._rows: list[Job] = []
        self._works: deque[Job] = deque()
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="hacktable-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T], rows: int = 0) -> asyncio.Future[T]:
        """Run `work` in a transaction; the future is done when it is on disk.

        :param rows: how many moves it inserts, to be counted.
        """
        return self._put(Job(self._loop.create_future(), work, None, rows))

    def insert(self, into: Into, *rows: Row) -> asyncio.Future[None]:
        """Insert rows, all of them or none; the future is done when they are on disk."""
        return self._put(Job(self._loop.create_future(), rows, into, len(rows)))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            job.done.set_exception(NotSavedError("the store is closed"))
        else:
            self._jobs.put(job)
        return job.done

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun to write."""
        return self._jobs.qsize() + len(self._rows) + len(self._works)

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while self._rows or self._works or not self._ending:
            self._collect(wait=not (self._rows or self._works))
            rows, self._rows = self._rows, []
            self._write(rows)
            self._write([self._works.popleft() for _ in range(min(MOST_WORKS, len(self._works)))])

    def _collect(self, *, wait: bool) -> None:
        """Take what is in the queue.

        :param wait: until there is something.
        """
        while not self._ending and len(self._rows) < MOST_TOGETHER and (wait or not self._jobs.empty()):
            job, wait = self._jobs.get(), False
            if job is None:
                self._ending = True
            elif job.rows_into is None:
                self._works.append(job)
            else:
                self._rows.append(job)

    def _write(self, batch: list[Job]) -> None:
        if batch:
            self._commit(batch)
            self._loop.call_soon_threadsafe(_deliver, batch)

    def _commit(self, batch: list[Job]) -> None:
        """All together; if that fails, each by itself, so that one job that cannot be done fails no other.

        Works that are left for a later commit, because rows have come, are taken out of the batch.
        """
        began = clock()
        try:
            with self._engine.begin() as connection:
                self._carry_out(connection, batch)
        except Exception as error:  # whatever a database does: those who wait are told
            self.commits.failed += 1
            if len(batch) == 1 or isinstance(error, OperationalError):  # the database's trouble, not one job's
                for job in batch:
                    job.failed = error
                return
            for job in batch:
                self._commit([job])
            return
        self.commits.took.add(clock() - began)
        rows = sum(job.rows for job in batch)
        if rows:
            self.commits.rows.add(rows)

    def _carry_out(self, connection: Connection, batch: list[Job]) -> None:
        rows: dict[Into, list[Row]] = {}
        for job in batch:
            if job.rows_into is not None:
                rows.setdefault(job.rows_into, []).extend(job.work)  # type: ignore[arg-type]
        for into, each in rows.items():
            into.insert(connection, each)
        for place, job in enumerate(batch):
            if job.rows_into is not None:
                continue
            self._collect(wait=False)
            if place and self._rows:
                self._works.extendleft(reversed(batch[place:]))
                del batch[place:]
                break
            job.result = job.work(connection)  # type: ignore[operator]


def _deliver(batch: Sequence[Job]) -> None:
    for job in batch:
        if job.done.cancelled():
            continue
        if job.failed is None:
            job.done.set_result(job.result)
        else:
            error = NotSavedError(str(job.failed))
            error.__cause__ = job.failed
            job.done.set_exception(error)
