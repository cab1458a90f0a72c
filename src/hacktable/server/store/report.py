"""How large a data folder is, by kind, and making it smaller: what `hacktable data` does, without a server."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Engine

from hacktable.server.store import schema
from hacktable.server.store.sql import NewerDataError, open_engine, sqlite_url
from hacktable.server.store.tidying import (
    GUESTS_TOGETHER,
    count_expired,
    expire_reports,
    expired_guests,
    expired_tables,
    forget_addresses,
    mark_gone,
    remove_guests,
    remove_piece,
)
from hacktable.server.table.stored import Keep

Progress = Callable[[str, int, int], None]
"""What is done, how much of it is done, and how much there is."""
LARGEST = 10
MOST = 10**9
TABLES_TOGETHER = 20
KINDS = {
    "matches": ("matches", "length(setup) + coalesce(length(result), 0)"),
    "moves": ("moves", "length(action) + coalesce(length(move_id), 0) + length(by) + length(table_id) + 12"),
    "what everyone saw": ("sights", "length(lines)"),
    "chat": ("chats", "length(name) + coalesce(length(text), 0) + length(guest) + 16"),
    "drawings": ("texts", "length(text)"),
    "guests": ("guests", "length(id) + length(name) + 8"),
    "keys": ("keys", "length(hash) + length(guest) + 24"),
}
"""Each kind with its table, and the bytes of a row."""


class Amount(msgspec.Struct, frozen=True):
    """So many, and so large. Bytes are of what is stored, without what the database needs to find it again."""

    count: int
    bytes: int


class Largest(msgspec.Struct, frozen=True):
    """One of the largest tables."""

    table: str
    game: str
    phase: str
    matches: int
    moves: int
    bytes: int


class Report(msgspec.Struct, frozen=True):
    """What is in a data folder."""

    folder: str
    bytes: int
    """Of the files."""
    free: int
    """Of these, what `hacktable data --tidy` gives back without removing anything."""
    tables: dict[str, dict[str, int]]
    """How many, by game and phase."""
    kinds: dict[str, Amount]
    largest: list[Largest]

    def text(self, in_words: Callable[[int], str]) -> str:
        lines = [f"{self.folder}: {in_words(self.bytes)}, of which {in_words(self.free)} can be given back to the disk", ""]
        lines += [f"{'':<20}{'count':>10}  {'content':>10}"]
        lines += [f"{kind:<20}{amount.count:>10}  {in_words(amount.bytes):>10}" for kind, amount in self.kinds.items()]
        lines += ["", "Tables:"]
        for game, phases in sorted(self.tables.items()):
            lines.append(f"  {game:<18}" + ", ".join(f"{count} {phase}" for phase, count in sorted(phases.items())))
        if not self.tables:
            lines.append("  none")
        if self.largest:
            lines += ["", "The largest:"]
        for each in self.largest:
            lines.append(
                f"  {each.table:<12}{in_words(each.bytes):>10}  {each.game}, {each.phase}, matches: {each.matches}, moves: {each.moves}"
            )
        return "\n".join(lines)


class Tidied(msgspec.Struct, frozen=True):
    """What was removed, or would be."""

    tables: dict[str, int]
    """How many, by phase."""
    guests: int
    before: int
    """Bytes."""
    after: int

    def text(self, in_words: Callable[[int], str], *, dry: bool) -> str:
        removed = ", ".join(f"{count} {phase}" for phase, count in sorted(self.tables.items())) or "none"
        said = f"{'Would remove' if dry else 'Removed'}: {sum(self.tables.values())} tables ({removed}), {self.guests} guests."
        return said if dry else f"{said}\nThe data had {in_words(self.before)} and has {in_words(self.after)} now."


def describe(folder: Path, progress: Progress = lambda *_: None) -> Report:
    """Read what there is, also while a server is running.

    :raises OSError: if there is nothing, or it cannot be read.
    """
    database = folder / "hacktable.sqlite"
    if not database.exists():
        raise FileNotFoundError(f"there are no tables in {folder}")
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            _same_form(connection, database)
            return _described(connection, folder, progress)
    except sqlite3.Error as error:
        raise OSError(f"{database} cannot be read: {error}") from error


def _same_form(connection: sqlite3.Connection, database: Path) -> None:
    (at,) = connection.execute("select version_num from alembic_version").fetchone()
    if at > schema.REVISION:
        raise NewerDataError(f"{database} comes from a newer Hacktable: update Hacktable")
    if at < schema.REVISION:
        raise OSError(f"{database} comes from an older Hacktable: start the server once, which brings it up to date")


def _described(connection: sqlite3.Connection, folder: Path, progress: Progress) -> Report:
    steps = len(KINDS) + 2
    kinds: dict[str, Amount] = {}
    by_game: dict[str, Counter[str]] = {}
    setups = connection.execute("select json_extract(setup, '$.game'), phase, count(*), sum(length(setup)) from tables group by 1, 2")
    count = size = 0
    for game, phase, so_many, so_large in setups:
        by_game.setdefault(game, Counter())[phase] += so_many
        count, size = count + so_many, size + so_large
    kinds["tables"] = Amount(count, size)
    for step, (kind, (table, of_row)) in enumerate(KINDS.items(), 1):
        progress(f"Measuring: {kind}", step, steps)
        count, size = connection.execute(f"select count(*), coalesce(sum({of_row}), 0) from {table}").fetchone()
        kinds[kind] = Amount(count, size)
    progress("Measuring: the largest tables", steps - 1, steps)
    largest = _largest(connection)
    page, free = (connection.execute(f"pragma {each}").fetchone()[0] for each in ("page_size", "freelist_count"))
    files = sum(each.stat().st_size for each in folder.glob("hacktable.sqlite*"))
    return Report(str(folder), files, page * free, {game: dict(phases) for game, phases in by_game.items()}, kinds, largest)


def _largest(connection: sqlite3.Connection) -> list[Largest]:
    sizes: Counter[str] = Counter()
    counts: dict[str, Counter[str]] = {}
    for kind in ("moves", "what everyone saw", "chat", "matches"):
        table, of_row = KINDS[kind]
        for link, count, size in connection.execute(f"select table_id, count(*), sum({of_row}) from {table} group by table_id"):
            sizes[link] += size
            counts.setdefault(link, Counter())[kind] = count
    found = []
    for link, size in sizes.most_common(LARGEST):
        row = connection.execute("select json_extract(setup, '$.game'), phase from tables where id = ?", (link,)).fetchone()
        if row:
            found.append(Largest(link, row[0], row[1], counts[link]["matches"], counts[link]["moves"], size))
    return found


def tidy(folder: Path, keep: Keep, *, dry: bool, progress: Progress = lambda *_: None) -> Tidied:
    """Remove what has expired, and give the space back; no server may use the folder meanwhile.

    :raises OSError: if there is nothing to tidy.
    """
    database = folder / "hacktable.sqlite"
    if not database.exists():
        raise FileNotFoundError(f"there are no tables in {folder}")
    now, before = int(time.time() * 1000), _bytes(folder)
    if dry:
        describe(folder)  # says if it cannot be read
    engine = open_engine(sqlite_url(folder))
    try:
        with engine.connect() as connection:
            phases = count_expired(connection, keep, now)
            guests = len(expired_guests(connection, keep, now, MOST))
        if not dry:
            guests = _remove(engine, keep, now, sum(phases.values()), progress)
            progress("Giving space back", 0, 1)
            with engine.connect() as connection:
                connection.exec_driver_sql("rollback")  # VACUUM must not be in a transaction
                connection.exec_driver_sql("vacuum")
                connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
                connection.exec_driver_sql("begin")
    finally:
        engine.dispose()
    return Tidied(phases, guests, before, _bytes(folder))


def _remove(engine: Engine, keep: Keep, now: int, total: int, progress: Progress) -> int:
    """Remove all tables that have expired, and then guests; how many guests."""
    done = removed = 0
    with engine.begin() as connection:
        expire_reports(connection, keep, now)
    while True:
        progress("Removing tables", done, total)
        with engine.begin() as connection:
            old = expired_tables(connection, keep, now, TABLES_TOGETHER)
            mark_gone(connection, old)
            while remove_piece(connection):
                pass
        done += len(old)
        if not old:
            break
    while True:
        with engine.begin() as connection:
            who = expired_guests(connection, keep, now, GUESTS_TOGETHER)
            remove_guests(connection, who)
            forget_addresses(connection, now)
        removed += len(who)
        if not who:
            return removed


def _bytes(folder: Path) -> int:
    return sum(each.stat().st_size for each in folder.glob("hacktable.sqlite*"))
