"""Carrying everything from one database into another, empty one: what `hacktable move` does, without a server.

The target is written in one transaction. Before it is committed, every row is read back from it and compared with what was read from the source, by
the number of rows and a hash over all of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from sqlalchemy import Connection, Engine, Table, func, select, text

from hacktable.server.store import schema
from hacktable.server.store.address_keys import carry_key
from hacktable.server.store.leases import CLOCKS
from hacktable.server.store.locks import is_shared
from hacktable.server.store.sql import connected, open_engine

TOGETHER = 1_000
"""Rows that are read and written at a time."""
LEFT = (schema.servers, schema.leases, schema.form, schema.address_keys)
"""They belong to the servers that run, and to the database itself; the key of addresses is beside SQLite in a file, and is carried by itself."""
CARRIED = tuple(table for table in schema.metadata.sorted_tables if table not in LEFT)
Progress = Callable[[str, int, int], None]
"""What is done, how much of it is done, and how much there is."""


class MoveError(OSError):
    """Nothing was carried over, and why."""


class Tally:
    """How many rows, and a hash of them that does not depend on their order: databases sort texts in different ways."""

    def __init__(self) -> None:
        self.count = self.hash = 0

    def add(self, row: Sequence[object]) -> None:
        self.count += 1
        hashed = hashlib.sha256(msgspec.msgpack.encode(tuple(row))).digest()
        self.hash = (self.hash + int.from_bytes(hashed, "big")) % (1 << 256)

    def same(self, other: Tally) -> bool:
        return (self.count, self.hash) == (other.count, other.hash)


def carry(source: str, target: str, progress: Progress) -> dict[str, int]:
    """Copy all rows.

    :returns: how many, by table.
    :raises MoveError: if a server has one of them open, the target is not empty, or what arrived is not what was sent.
    """
    with _opened(source) as old, _opened(target) as new:
        if old.url == new.url:
            raise MoveError("source and target are the same")
        with _reading(old) as reading, new.begin() as writing:
            for engine, connection in ((old, reading), (new, writing)):
                _take_time(connection)
                _without_a_server(engine)
            filled = [table.name for table in CARRIED if writing.execute(select(table).limit(1)).first()]
            if filled:
                raise MoveError(f"{_shown(new)} is not empty (there is something in {', '.join(filled)}): name a new database or folder")
            sent = {table.name: _copy(reading, writing, table, progress) for table in CARRIED}
            for table in CARRIED:
                if not sent[table.name].same(_tally(writing, table, progress)):
                    raise MoveError(f"the rows of {table.name} did not arrive as they were: nothing was carried over")
            _count_on(writing)
            carry_key(reading, writing)
            for engine in (old, new):  # none has come meanwhile
                _without_a_server(engine)
    return {name: tally.count for name, tally in sent.items()}


@contextmanager
def _opened(url: str) -> Iterator[Engine]:
    """A database in today's form. It is connected anew after it was brought up to date: Alembic leaves settings behind."""
    open_engine(url).dispose()
    engine = connected(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _reading(engine: Engine) -> Iterator[Connection]:
    """One moment of a database, however long reading it takes."""
    at = engine.execution_options(isolation_level="REPEATABLE READ") if engine.dialect.name == "postgresql" else engine
    with at.connect() as connection:
        yield connection


def _take_time(connection: Connection) -> None:
    """We may be busy with the other database for long."""
    if is_shared(connection):
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def _without_a_server(engine: Engine) -> None:
    """SQLite's folder is locked by whoever calls us; in PostgreSQL, servers say that they are alive."""
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            names = list(connection.execute(text(f"SELECT name FROM servers WHERE until > {CLOCKS['postgresql']}")).scalars())
        if names:
            raise MoveError(f"a server has {_shown(engine)} open ({', '.join(names)}): stop it first")


def _shown(engine: Engine) -> str:
    return engine.url.render_as_string()


def _chunks(connection: Connection, table: Table, progress: Progress, what: str) -> Iterator[list[tuple[object, ...]]]:
    total, done = connection.execute(select(func.count()).select_from(table)).scalar_one(), 0
    progress(f"{what} {table.name}", 0, total)
    found = connection.execute(select(table).execution_options(yield_per=TOGETHER))
    for rows in found.partitions():
        yield [tuple(row) for row in rows]
        done += len(rows)
        progress(f"{what} {table.name}", done, total)


def _copy(reading: Connection, writing: Connection, table: Table, progress: Progress) -> Tally:
    tally, names = Tally(), table.columns.keys()
    for rows in _chunks(reading, table, progress, "copying"):
        writing.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
        for row in rows:
            tally.add(row)
    return tally


def _tally(connection: Connection, table: Table, progress: Progress) -> Tally:
    tally = Tally()
    for rows in _chunks(connection, table, progress, "comparing"):
        for row in rows:
            tally.add(row)
    return tally


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new rows with a counter of its own; it goes on after the highest number that was carried over."""
    if is_shared(connection):
        for table in CARRIED:
            column = table.autoincrement_column
            if column is not None and connection.execute(select(func.max(column))).scalar() is not None:
                statement = f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), max({column.name})) FROM {table.name}"
                connection.execute(text(statement))
