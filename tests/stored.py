"""What a server has written to its database, as a test reads it while the server runs."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from hacktable.server.table.stored import MatchSetup, Move, StoredMatch


def _connected(database: Path | str) -> Any:
    if isinstance(database, str):
        import psycopg

        return psycopg.connect(database)
    return sqlite3.connect(f"file:{database}?mode=ro", uri=True)


@dataclass(frozen=True)
class Log:
    """A stored match and its moves."""

    stored: StoredMatch
    moves: tuple[Move, ...]


def logs(database: Path | str) -> dict[tuple[str, int], Log]:
    """Every match of a database file, or of PostgreSQL at an address, by table and number."""
    found = {}
    with contextlib.closing(_connected(database)) as connection:
        matches = connection.execute("select table_id, number, rules_version, setup, started from matches").fetchall()
        place = "%s" if isinstance(database, str) else "?"
        for table, number, version, setup, started in matches:
            rows = connection.execute(
                f"select ply, seat, action, at, move_id, by from moves where table_id = {place} and match = {place} order by ply",
                (table, number),
            ).fetchall()
            stored = StoredMatch(table, number, version, msgspec.json.decode(setup, type=MatchSetup), started)
            found[table, number] = Log(stored, tuple(Move(table, number, *row) for row in rows))
    return found
