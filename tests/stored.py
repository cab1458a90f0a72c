"""What a server has written to its database, as a test reads it while the server runs."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import msgspec

from hacktable.server.table.stored import MatchSetup, Move, StoredMatch


@dataclass(frozen=True)
class Log:
    """A stored match and its moves."""

    stored: StoredMatch
    moves: tuple[Move, ...]


def logs(database: Path) -> dict[tuple[str, int], Log]:
    """Every match of a database file, by table and number."""
    found = {}
    with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        matches = connection.execute("select table_id, number, rules_version, setup, started from matches").fetchall()
        for table, number, version, setup, started in matches:
            rows = connection.execute(
                "select ply, seat, action, at, move_id, by from moves where table_id = ? and match = ? order by ply", (table, number)
            ).fetchall()
            stored = StoredMatch(table, number, version, msgspec.json.decode(setup, type=MatchSetup), started)
            found[table, number] = Log(stored, tuple(Move(table, number, *row) for row in rows))
    return found
