"""One thread writes for all tables: what waits is committed together, and only then acknowledged.

Rows, above all moves, are quick to insert, and all that wait are committed at once. Other works, such as saving a table, take as long as
a dozen rows each. So rows are committed before works that came at the same time, and a commit of works ends early when rows have come
meanwhile: a move waits for one change of somebody else's at most, not for all that they have changed. What everyone saw of a table's last moves
is written with the rows that it comes with (`also`): a commit of its own would take longer.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DBAPIError, OperationalError

from hacktable.server.counts import Commits, clock
from hacktable.server.store import locks
from hacktable.server.table.stored import NotSavedError

MOST_TOGETHER = 512
MOST_WORKS = 8
"""Works in one commit, if no rows wait. Each takes the thread about a millisecond."""
ROWS_TOGETHER = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""Rows that one statement inserts: so few statements are prepared once, and any number of rows is inserted by a few of them."""
TRIES = 3
DEADLOCK, CONFLICT = "40P01", "40001"
"""How PostgreSQL says that it has undone a transaction because it was in another's way."""
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
        if connection.dialect.name == "postgresql":  # all rows in one statement, however many: a list for each column
            connection.exec_driver_sql(self._statement(connection, 0), tuple(map(list, zip(*rows, strict=True))))
            return
        start = 0
        for count in ROWS_TOGETHER:
            while len(rows) - start >= count:
                statement = self._statement(connection, count)
                connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows[start : start + count])))
                start += count

    def _statement(self, connection: Connection, count: int) -> str:
        """:param count: rows; 0: as many as are given, in a list for each column."""
        key = connection.dialect.name, count
        if key not in self._statements:
            quoted = connection.dialect.identifier_preparer.quote
            into = f"INTO {quoted(self._table.name)} ({', '.join(map(quoted, self._columns))})"
            if count:
                # If a row cannot be inserted, the whole transaction is undone, and the writer tries each job by itself. If only the statement were
                # undone, SQLite would first copy every page that it changes into a file of its own.
                row = f"({', '.join('?' for _ in self._columns)})"
                self._statements[key] = f"INSERT OR ROLLBACK {into} VALUES {', '.join(row for _ in range(count))}"
            else:
                kinds = (self._table.c[column].type.compile(connection.dialect) for column in self._columns)
                self._statements[key] = f"INSERT {into} SELECT * FROM unnest({', '.join(f'%s::{kind}[]' for kind in kinds)})"
        return self._statements[key]


class Job(msgspec.Struct, eq=False):
    """Something to write. Jobs with the same `rows_into` are inserted together."""

    done: asyncio.Future[Any]
    work: Callable[[Connection], object] | Sequence[Row]
    rows_into: Into | None
    rows: int
    """How many it inserts, for whoever counts them."""
    table: str | None
    """The one that it writes; None: it writes none, or several, or one that nobody has opened yet."""
    term: int
    """Of that table's lease; 0: it is not checked."""
    also: Callable[[Connection], object] | None = None
    """What is done in the same transaction when the rows are inserted."""
    result: object = None
    failed: Exception | None = None


class Writer:
    """The writing thread of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = Commits()
        self._gathered: list[Job] = []
        """What has come in this round of the event loop."""
        self._came = self._written = 0
        """Jobs that have come, counted by the event loop; and those that are done, counted by the thread."""
        # What the thread has taken from the queue and not written yet, in order; and whether the last of all jobs was among it.
        self._rows: list[Job] = []
        self._works: deque[Job] = deque()
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="hacktable-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T], table: str | None = None, term: int = 0, rows: int = 0) -> asyncio.Future[T]:
        """Run `work` in a transaction; the future is done when it is on disk. It may be run again if the transaction was undone.

        :param table: the one that it writes, with the term of its lease.
        :param rows: how many moves it inserts, to be counted.
        """
        return self._put(Job(self._loop.create_future(), work, None, rows, table, term))

    def insert(
        self, into: Into, rows: Sequence[Row], table: str | None = None, term: int = 0, also: Callable[[Connection], object] | None = None
    ) -> asyncio.Future[None]:
        """Insert rows of one table, all of them or none; the future is done when they are on disk.

        :param also: something short that is written with them.
        """
        return self._put(Job(self._loop.create_future(), rows, into, len(rows), table, term, also))

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            job.done.set_exception(NotSavedError("the store is closed"))
        else:
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append(job)
            self._came += 1
        return job.done

    @property
    def waiting(self) -> int:
        """Jobs that are not written yet."""
        return self._came - self._written

    def _hand_over(self) -> None:
        """Give the thread what has come in one round of the event loop: one by one, it would be woken for each, and commit nearly each by itself."""
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._jobs.put(gathered)

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while self._rows or self._works or not self._ending:
            self._collect(wait=not (self._rows or self._works))
            rows, self._rows = self._rows, []
            self._write(rows)
            self._write(self._next_works())

    def _next_works(self) -> list[Job]:
        """Those that are committed together. Where other servers write too, one that writes several tables, or none, is committed alone: among
        others it could not take its locks in order."""
        batch: list[Job] = []
        while self._works and len(batch) < MOST_WORKS:
            if self._shared and batch and not (batch[-1].table and self._works[0].table):
                break
            batch.append(self._works.popleft())
        return batch

    def _collect(self, *, wait: bool) -> None:
        """Take what is in the queue.

        :param wait: until there is something.
        """
        while not self._ending and len(self._rows) < MOST_TOGETHER and (wait or not self._jobs.empty()):
            jobs, wait = self._jobs.get(), False
            if jobs is None:
                self._ending = True
                return
            for job in jobs:
                if job.rows_into is None:
                    self._works.append(job)
                else:
                    self._rows.append(job)

    def _write(self, batch: list[Job]) -> None:
        if batch:
            self._commit(batch)
            self._written += len(batch)  # works that were left for a later commit are not in it any more
            self._loop.call_soon_threadsafe(_deliver, batch)

    def _commit(self, batch: list[Job], tries: int = TRIES) -> None:
        """All together; if that fails, each by itself, so that one job that cannot be done fails no other.

        Works that are left for a later commit, because rows have come, are taken out of the batch. What is known to be undone is tried again:
        a transaction that was in another's way, and one whose connection broke before it was committed.
        """
        committing, began = False, clock()
        try:
            with self._engine.begin() as connection:
                rows = self._carry_out(connection, batch)
                committing = True
        except Exception as error:  # whatever a database does: those who wait are told
            self.commits.failed += 1
            for job in batch:
                job.failed = None
            if tries > 1 and _is_undone(error, committing):
                self._commit(batch, tries - 1)
                return
            if len(batch) == 1 or isinstance(error, OperationalError):  # the database's trouble, not one job's
                for job in batch:
                    job.failed = error
                return
            for job in batch:
                self._commit([job])
            return
        self.commits.took.add(clock() - began)
        if rows:
            self.commits.rows.add(rows)

    def _carry_out(self, connection: Connection, batch: list[Job]) -> int:
        """:param batch: rows or works, not both.

        :returns: how many rows that are counted it has inserted.
        """
        terms: dict[str, set[int]] = {}
        for job in batch:
            if job.term and job.table:
                terms.setdefault(job.table, set()).add(job.term)
        if terms:
            refused = locks.refused(connection, terms)
            for job in batch:
                job.failed = refused.get((job.table or "", job.term))
        if batch[0].rows_into is None:
            self._do_works(connection, batch)
            return sum(job.rows for job in batch if not job.failed)
        return self._insert_rows(connection, batch)

    def _insert_rows(self, connection: Connection, batch: list[Job]) -> int:
        rows: dict[Into, list[Row]] = {}
        for job in batch:
            if job.rows_into is not None and not job.failed:
                rows.setdefault(job.rows_into, []).extend(job.work)  # type: ignore[arg-type]
        with_more = [job for job in batch if job.also and not job.failed]
        locks.lock_named_tables(connection, {job.table for job in with_more if job.table})
        for into, each in rows.items():
            into.insert(connection, each)
        for job in with_more:
            assert job.also
            job.also(connection)
        return sum(map(len, rows.values()))

    def _do_works(self, connection: Connection, batch: list[Job]) -> None:
        locks.lock_named_tables(connection, {job.table for job in batch if job.table and not job.failed})
        for place, job in enumerate(batch):
            if job.failed:
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
        elif isinstance(job.failed, NotSavedError):
            job.done.set_exception(job.failed)
        else:
            error = NotSavedError(str(job.failed))
            error.__cause__ = job.failed
            job.done.set_exception(error)


def _is_undone(error: Exception, committing: bool) -> bool:
    """Whether nothing of a transaction that failed can be on disk, and it may well succeed if it is tried again."""
    if not isinstance(error, DBAPIError):
        return False
    lost = error.connection_invalidated and not committing
    return lost or getattr(error.orig, "sqlstate", None) in (DEADLOCK, CONFLICT)
