"""Going through a SQLite database a little at a time, to find damaged pages before a player does.

SQLite notices a damaged page only when it reads it, and a page of an old match may not be read for years. Reading everything at once
(`pragma quick_check`) would take the disk from the players; so every step reads some hundred rows of a table, or entries of an index.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

ROWS = 500
"""Of one step. It takes a few milliseconds, in a thread that leaves the event loop alone."""


class Part(NamedTuple):
    """A table, or one of its indexes."""

    table: str
    through: str | None
    """The index; None: the table itself."""
    columns: tuple[str, ...]
    """By which it is in order; the last is the row's number."""


class Inspection:
    """Where we are in the database, and what was found."""

    def __init__(self, file: Path) -> None:
        self._address = f"{file.absolute().as_uri()}?mode=ro"
        self._parts: list[Part] = []
        """Still to be read in this round, the present one last."""
        self._last: tuple[object, ...] | None = None
        """Where the present one was left."""
        self._wrong: dict[str, str] = {}
        """What is wrong, by table; a round that reads the table without trouble takes it away."""
        self._suspect: set[str] = set()

    def step(self) -> str | None:
        """Read on. Returns what is wrong with the database, as far as it is known."""
        try:
            # A new connection: what is damaged on the disk may still be right in the memory of one that has read it before.
            with closing(sqlite3.connect(self._address, uri=True, timeout=1)) as connection:
                if not self._parts:
                    self._begin(connection)
                self._read(connection)
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", None) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                self._found(str(error))
        return next((f"{table}: {why}" for table, why in self._wrong.items()), None)

    def _begin(self, connection: sqlite3.Connection) -> None:
        self._last = None
        for table in self._wrong.keys() - self._suspect:
            del self._wrong[table]
        self._suspect.clear()
        for (table,) in connection.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").fetchall():
            self._parts.append(Part(table, None, ("rowid",)))
            for _, index, _, _, partial in connection.execute(f'pragma index_list("{table}")').fetchall():
                columns = [name for _, _, name in connection.execute(f'pragma index_info("{index}")')]
                if not partial and all(columns):
                    self._parts.append(Part(table, index, (*columns, "rowid")))

    def _read(self, connection: sqlite3.Connection) -> None:
        part = self._parts[-1]
        order = ", ".join(f'"{column}"' for column in part.columns)
        shown = order if part.through else f"{order}, *"  # every cell, also what has pages of its own because it is long
        by = f'indexed by "{part.through}"' if part.through else "not indexed"
        after = f"where ({order}) > ({', '.join('?' * len(part.columns))})" if self._last else ""
        rows = connection.execute(
            f'select {shown} from "{part.table}" {by} {after} order by {order} limit {ROWS}', self._last or ()
        ).fetchall()
        self._last = rows[-1][: len(part.columns)] if rows else None
        if len(rows) < ROWS or self._last is None or None in self._last:  # nothing comes after an unknown value, in SQL
            self._parts.pop()
            self._last = None

    def _found(self, why: str) -> None:
        """Go on with the next part: there may be more."""
        table = self._parts.pop().table if self._parts else "the database"
        self._last = None
        self._suspect.add(table)
        self._wrong[table] = why
