"""The store in a database that SQLAlchemy speaks to; SQLite in the user's data folder unless told otherwise."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    Row,
    bindparam,
    create_engine,
    event,
    exists,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from hacktable.match.match import Result
from hacktable.server.store import postgres, schema
from hacktable.server.store.address_keys import fresh_key, renewed_key
from hacktable.server.store.evenings import expire_evenings, forget_evenings, match_begun, match_ended
from hacktable.server.store.inspection import Inspection
from hacktable.server.store.locks import lock_migration, lock_named_tables, may_tidy, next_terms
from hacktable.server.store.orders import carried_out, standing
from hacktable.server.store.people import forget_people
from hacktable.server.store.played import forget_played, keep_result
from hacktable.server.store.reach import forget_device, forget_reach
from hacktable.server.store.schema import chats, guests, keys, matches, moves, sights, sitters, tables
from hacktable.server.store.sights import read_sight, written_sight
from hacktable.server.store.texts import put_away, take_out
from hacktable.server.store.tidying import (
    ADDRESSES_FOR,
    GONE,
    GUESTS_TOGETHER,
    expire_reports,
    expired_guests,
    expired_tables,
    forget_addresses,
    mark_gone,
    remove_guests,
    remove_match,
    remove_piece,
)
from hacktable.server.store.tries import end_try, forget_tries, is_of_a_day
from hacktable.server.store.writer import Into, Writer
from hacktable.server.table.setup import COUNTED, Setup
from hacktable.server.table.stored import (
    ChatLine,
    Counted,
    Guest,
    Keep,
    Listed,
    MatchSetup,
    Move,
    NotSavedError,
    Public,
    Sight,
    Standing,
    StoredKey,
    StoredMatch,
    StoredTable,
)
from hacktable.server.threads import Threads

KEPT_CHAT = 50
"""Lines that a table shows when it is opened."""
T = TypeVar("T")
_keys = select(keys, guests.c.name, guests.c.avatar).join(guests, guests.c.id == keys.c.guest)
_into_moves = Into(moves, "table_id", "match", "ply", "seat", "action", "at", "move_id", "by")  # as `Move` has them
_into_chats = Into(chats, "table_id", "number", "guest", "chair", "name", "call", "aim", "text", "at")  # as `ChatLine` has them
# What is asked or saved most often is made once: putting a statement together takes longer than carrying it out, and Python's lock is held.
_all_matches = matches.alias()
_newest = select(func.max(_all_matches.c.number)).where(_all_matches.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
_lines = select(tables.c.id, tables.c.setup, tables.c.updated, matches.c.number, matches.c.result, matches.c.rules_version).select_from(
    tables.outerjoin(matches, (matches.c.table_id == tables.c.id) & (matches.c.number == _newest))
)
_line = _lines.where(tables.c.id == bindparam("which"), tables.c.phase != GONE)
_listed = (
    _lines.join(sitters, sitters.c.table_id == tables.c.id)
    .where(sitters.c.guest == bindparam("who"), ~is_of_a_day)  # the deal of the day has its own place on the home page
    .order_by(tables.c.updated.desc())
    .limit(bindparam("most"))
)
_outcome = select(matches.c.result, matches.c.rules_version).where(
    matches.c.table_id == bindparam("at"), matches.c.number == bindparam("which")
)
_keys_of = _keys.where(keys.c.guest == bindparam("who")).order_by(keys.c.created.desc(), keys.c.id)
_key_by_hash = _keys.where(keys.c.hash == bindparam("key"))
_save_table = update(tables).where(tables.c.id == bindparam("which"), tables.c.phase != GONE)
_save_table = _save_table.values(
    setup=bindparam("setup"), updated=bindparam("updated"), phase=bindparam("phase"), public=bindparam("public")
)
_public = (
    select(tables.c.id, tables.c.setup, tables.c.updated, tables.c.address)
    .where(tables.c.public, tables.c.phase == "lobby")
    .order_by(tables.c.updated.desc())
    .limit(bindparam("most"))
)
_insert_sight = insert(sights)
_table_used = update(tables).where(tables.c.id == bindparam("which")).values(updated=bindparam("now"))
_sitters_at = select(sitters.c.guest).where(sitters.c.table_id == bindparam("at"))
# Made here and not when first needed: msgspec crashes if several threads come upon a new type at the same time.
_setups, _begun, _results = msgspec.json.Decoder(Setup), msgspec.json.Decoder(MatchSetup), msgspec.json.Decoder(Result)


def sqlite_url(folder: Path) -> str:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # guests' names are nobody else's business
    return URL.create("sqlite", database=str(folder / "hacktable.sqlite")).render_as_string(hide_password=False)


def open_engine(url: str) -> Engine:
    """Connect, and bring the database up to date."""
    engine = connected(url)
    try:
        _migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def connected(url: str) -> Engine:
    """A database as it is."""
    address = make_url(url)  # in errors, which the log quotes, parameters are hidden: they are moves, seeds and keys
    if postgres.is_postgres(address):
        engine = create_engine(postgres.with_driver(address), pool_size=postgres.POOL, max_overflow=0, hide_parameters=True)
        event.listen(engine, "connect", postgres.careful)
        return engine
    # The connection that was given back last is used next: SQLite forgets the pages that it has read when another one has written.
    engine = create_engine(address, pool_use_lifo=True, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _careful)
        event.listen(engine, "begin", _begin)
    return engine


def _careful(connection: sqlite3.Connection, _: object) -> None:
    """What is committed survives a loss of power; readers never wait for the writer."""
    connection.isolation_level = None  # SQLAlchemy says when a transaction begins: changes of the schema are in it, too
    for each in ("journal_mode = wal", "synchronous = full", "busy_timeout = 10000", "foreign_keys = on"):
        connection.execute(f"pragma {each}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("begin")


def open_as_it_is(url: str) -> Engine:
    """Connect to a database that a server may be using, and change nothing of its form.

    :raises OSError: if it has another form than this Hacktable's.
    """
    engine = connected(url)
    try:
        with engine.connect() as connection:
            if not _is_up_to_date(connection):
                raise OSError("these tables come from an older Hacktable: start the server once, which brings them up to date")
    except BaseException:
        engine.dispose()
        raise
    return engine


class NewerDataError(OSError):
    """A newer Hacktable has changed the database: this one would not understand what is in it."""


def _migrate(engine: Engine) -> None:
    """:raises NewerDataError: if the database comes from a newer Hacktable, and this one cannot use it any more."""
    with engine.connect() as connection:
        if _is_up_to_date(connection):
            return
    with engine.begin() as connection:
        lock_migration(connection)
        if _is_up_to_date(connection):  # by another server, for which we have waited
            return
        if inspect(connection).get_table_names():
            upgrade(connection, "head")
        else:
            schema.make(connection)


def upgrade(connection: Connection, form: str) -> None:
    """Bring a database to this form, by one migration after the other."""
    from alembic import command  # only now: a start without migrations does not pay for loading Alembic
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, form)


def _is_up_to_date(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    at = connection.execute(text("select version_num from alembic_version")).scalar()
    if at is None or at <= schema.REVISION:
        return at == schema.REVISION
    least = connection.execute(select(func.max(schema.form.c.least))).scalar()  # every form since the one that we know says it
    if least is None or least > schema.REVISION:
        raise NewerDataError(
            f"these tables were last opened by a newer Hacktable (their form is {at}, this Hacktable knows up to {schema.REVISION}). "
            "Update Hacktable, or go back to a backup that was made before the update. Nothing was changed."
        )
    return True


def backup(folder: Path, into: Path) -> None:
    """A consistent copy of the SQLite database, also while a server is running.

    :raises OSError: if there is nothing to copy, or the file exists.
    """
    database = folder / "hacktable.sqlite"
    if not database.exists():
        raise FileNotFoundError(f"there are no tables in {folder}")
    if into.exists():
        raise FileExistsError(f"{into} exists: name a new file")
    source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
    os.close(os.open(into, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # seeds of running matches are in it
    target = sqlite3.connect(into)
    try:
        source.backup(target)
    except sqlite3.Error as error:
        into.unlink(missing_ok=True)
        raise OSError(f"{database} cannot be copied: {error}") from error
    finally:
        target.close()
        source.close()


class SqlStore:
    """The store of one server."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        # What one reading sees is one moment, in all its statements. In SQLite it always is.
        self._snapshots = engine.execution_options(isolation_level="REPEATABLE READ") if engine.dialect.name == "postgresql" else engine
        self._writer = writer
        self.readers = Threads(4, "hacktable-reader")
        self._closed = False
        in_a_file = engine.dialect.name == "sqlite" and engine.url.database
        self._inspection = Inspection(Path(in_a_file)) if in_a_file else None

    @classmethod
    async def open(cls, url: str) -> Self:
        engine = await asyncio.to_thread(open_engine, url)
        return cls(engine, Writer(engine))

    @property
    def writer(self) -> Writer:
        return self._writer

    @property
    def engine(self) -> Engine:
        """The database, for the leases that are kept in it."""
        return self._engine

    async def close(self) -> None:
        self._closed = True
        await self._writer.close()
        self.readers.close()
        self.readers.join()
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def once() -> T:
            with self._snapshots.connect() as connection:
                return work(connection)

        def reading() -> T:
            try:
                return once()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return once()  # the connection had broken: the next one is new

        def or_not() -> T:
            try:
                return reading()
            except DBAPIError as error:
                if isinstance(error, OperationalError) or error.connection_invalidated:  # it is away, has gone away, or the disk is gone
                    raise NotSavedError(str(error)) from error
                raise

        if self._closed:
            raise NotSavedError("the store is closed")
        return await self.readers.do(or_not)

    async def ping(self) -> None:
        """Whether a write would reach the disk."""
        await self._writer.write(lambda connection: connection.execute(text("update alembic_version set version_num = version_num")))

    async def inspect(self) -> str | None:
        if self._inspection is None:
            return None  # other databases look after themselves
        if self._closed:
            raise NotSavedError("the store is closed")
        return await self.readers.do(self._inspection.step)

    # ---------------------------------------------------------------- guests

    async def add_guest(self, guest: Guest, key: bytes, now: int, label: str | None = None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(guests).values(id=guest.id, name=guest.name, created=now, handle=guest.handle, avatar=guest.avatar))
            connection.execute(insert(keys).values(_key(key, guest.id, now, label)))

        await self._writer.write(work)

    async def add_link(self, guest: str, link: bytes, now: int, expires: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(keys.delete().where((keys.c.guest == guest) & keys.c.once))
            connection.execute(insert(keys).values(_key(link, guest, now) | {"expires": expires, "once": True}))

        await self._writer.write(work)

    async def use_link(self, link: bytes, key: bytes, now: int, label: str | None, most: int) -> list[str] | None:
        def work(connection: Connection) -> list[str] | None:
            # A clock that was set back to before the link was made would otherwise let it live longer.
            good = (keys.c.hash == link) & keys.c.once & (keys.c.expires > now) & (keys.c.created <= now)
            guest = connection.execute(select(keys.c.guest).where(good)).scalar()
            if guest is None:
                return None
            connection.execute(keys.delete().where(keys.c.hash == link))
            connection.execute(insert(keys).values(_key(key, guest, now, label)))
            newest_first = func.coalesce(keys.c.seen, keys.c.created).desc()
            mine = select(keys.c.id).where((keys.c.guest == guest) & (keys.c.hash != key)).order_by(newest_first)
            unused = list(connection.execute(mine.offset(most - 1)).scalars())
            connection.execute(keys.delete().where(keys.c.id.in_(unused)))
            for each in unused:
                forget_device(connection, each)
            return unused

        return await self._writer.write(work)

    async def key_of(self, key: bytes) -> StoredKey | None:
        row = await self.read(lambda connection: connection.execute(_key_by_hash, {"key": key}).first())
        return _stored_key(row) if row else None

    async def keys_of(self, guest: str) -> list[StoredKey]:
        return await self.read(lambda connection: [_stored_key(row) for row in connection.execute(_keys_of, {"who": guest})])

    async def saw_key(self, key: bytes, now: int, label: str | None) -> None:
        values = {"seen": now, "label": func.coalesce(keys.c.label, label)}
        await self._writer.write(lambda connection: connection.execute(update(keys).where(keys.c.hash == key).values(values)))

    async def revoke_key(self, guest: str, key: str) -> bool:
        def work(connection: Connection) -> bool:
            if not connection.execute(keys.delete().where((keys.c.guest == guest) & (keys.c.id == key))).rowcount:
                return False
            forget_device(connection, key)
            return True

        return await self._writer.write(work)

    async def rename_guest(self, guest: Guest) -> None:
        await self._writer.write(
            lambda connection: connection.execute(
                update(guests).where(guests.c.id == guest.id).values(name=guest.name, avatar=guest.avatar)
            )
        )

    async def forget_guest(self, guest: str) -> list[str]:
        return await self._writer.write(lambda connection: forget(connection, guest))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        def work(connection: Connection) -> list[Listed]:
            listed = []
            for row in connection.execute(_listed, {"who": guest, "most": most}):
                line = _as_listed(connection, row)
                if line.setup.match == 0 and line.setup.chair_of(guest) is None:
                    continue  # sent away before the first match: kept in the list only for the day they want to be forgotten
                listed.append(line)
            return listed

        return await self.read(work)

    # ---------------------------------------------------------------- tables

    async def add_table(self, table: str, setup: Setup, now: int, address: str | None = None) -> None:
        await self._writer.write(lambda connection: put_table(connection, table, setup, now, address))

    async def public_tables(self, most: int) -> list[Public]:
        def work(connection: Connection) -> list[Public]:
            rows = connection.execute(_public, {"most": most})
            found = [Public(row.id, _setups.decode(row.setup), row.updated, row.address) for row in rows]
            return [each for each in found if each.setup.is_public]  # an older server, which knows no such tables, may have saved it since

        return await self.read(work)

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int = 0) -> None:
        await self._writer.write(lambda connection: _save(connection, table, setup, now), table, term)

    async def glance(self, table: str) -> Listed | None:
        def work(connection: Connection) -> Listed | None:
            row = connection.execute(_line, {"which": table}).first()
            return _as_listed(connection, row) if row else None

        return await self.read(work)

    async def load_table(self, table: str) -> StoredTable | None:
        def work(connection: Connection) -> StoredTable | None:
            kept = connection.execute(select(tables.c.setup).where(tables.c.id == table, tables.c.phase != GONE)).scalar()
            if kept is None:
                return None
            setup = take_out(connection, kept, _setups)
            found = _match(connection, table, setup.match) if setup.match else None
            lines = connection.execute(
                select(chats).where(chats.c.table_id == table).order_by(chats.c.number.desc()).limit(KEPT_CHAT)
            ).mappings()
            chat = [
                ChatLine(table, row["number"], row["guest"], row["chair"], row["name"], row["call"], row["aim"], row["text"], row["at"])
                for row in lines
            ]
            return StoredTable(table, setup, found[0] if found else None, found[1] if found else (), tuple(reversed(chat)))

        return await self.read(work)

    async def load_match(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None:
        return await self.read(lambda connection: _match(connection, table, number))

    async def begin_match(self, match: StoredMatch, setup: Setup, now: int, *, term: int = 0) -> None:
        def work(connection: Connection) -> None:
            # One that was reported as not begun may have got here after the table had been read again. Nobody was told of it.
            remove_match(connection, match.table, match.number)
            begun = put_away(connection, match.table, match.number, match.setup)
            connection.execute(
                insert(matches).values(
                    table_id=match.table, number=match.number, rules_version=match.rules_version, setup=begun, started=match.started
                )
            )
            _save(connection, match.table, setup, now)
            if setup.evening:
                match_begun(connection, match.table, setup, now)

        await self._writer.write(work, match.table, term)

    async def end_match(self, table: str, number: int, setup: Setup, result: Result | None, now: int, *, term: int = 0) -> None:
        def work(connection: Connection) -> None:
            which = (matches.c.table_id == table) & (matches.c.number == number) & matches.c.ended.is_(None)
            ended = {"ended": now, "result": msgspec.json.encode(result) if result else None}
            first = connection.execute(update(matches).where(which).values(**ended)).rowcount > 0
            end_try(connection, table, setup, number, result, now)
            _save(connection, table, setup, now)
            again = setup.daily is not None and number != COUNTED  # who plays a deal once more knows it, and earns nothing by it
            if first and not again:  # what was reported as not saved, and is on disk all the same, does not count twice
                kept = connection.execute(select(matches.c.setup).where(matches.c.table_id == table, matches.c.number == number))
                begun = _begun.decode(kept.scalar_one())
                if setup.evening:
                    match_ended(connection, table, number, begun, setup, result, now)
                keep_result(connection, table, number, begun, setup, result, now)

        await self._writer.write(work, table, term)

    def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> asyncio.Future[None]:
        """A future and no coroutine: whoever saves a move need not have a task for it."""
        rows, table = [*map(msgspec.structs.astuple, moves)], moves[0].table if moves else sight.table if sight else None
        return self._writer.insert(_into_moves, rows, table, term, partial(_add_sight, sight) if sight else None)

    async def load_sights(self, table: str, number: int) -> dict[int, tuple[str, ...]]:
        which = (sights.c.table_id == table) & (sights.c.match == number)
        found = await self.read(
            lambda connection: connection.execute(select(sights.c.lines).where(which).order_by(sights.c.ply)).scalars().all()
        )
        return {ply: seen for lines in found for ply, seen in read_sight(lines).items()}

    async def add_chat(self, line: ChatLine, *, term: int = 0) -> None:
        await self._writer.insert(_into_chats, [msgspec.structs.astuple(line)], line.table, term)
        if line.number % KEPT_CHAT == 0:  # nobody can see earlier lines any more
            old = chats.delete().where(chats.c.table_id == line.table, chats.c.number <= line.number - KEPT_CHAT)
            await self._writer.write(lambda connection: connection.execute(old), line.table, term)

    # ---------------------------------------------------------------- what administrators order

    async def standing(self, now: int) -> Standing:
        return await self.read(lambda connection: standing(connection, now))

    async def carried_out(self, number: int, outcome: str, now: int) -> None:
        await self._writer.write(lambda connection: carried_out(connection, number, outcome, now))

    # ---------------------------------------------------------------- how much is kept

    async def count_tables(self, guest: str, address: str | None, since: int) -> Counted:
        def work(connection: Connection) -> Counted:
            def count(*which: ColumnElement[bool]) -> int:
                return connection.execute(select(func.count()).select_from(tables).where(*which)).scalar_one()

            going_on = tables.c.phase.in_(("lobby", "playing")) & ~is_of_a_day  # of these, a guest has one for each day and game
            sits = exists().where(sitters.c.table_id == tables.c.id, sitters.c.guest == guest)
            taken = exists().where(sitters.c.table_id == tables.c.id)
            return Counted(
                count(tables.c.maker == guest, going_on, sits),
                count(tables.c.address == address, going_on, taken) if address else 0,
                count(tables.c.maker == guest, tables.c.created > since),
                count(tables.c.address == address, tables.c.created > since) if address else 0,
            )

        return await self.read(work)

    async def address_key(self, lasts: int) -> tuple[int, bytes]:
        found = await self.read(lambda connection: fresh_key(connection, lasts))
        return found if found else await self._writer.write(lambda connection: renewed_key(connection, lasts))

    async def count_matches(self, table: str, since: int) -> int:
        found = select(func.count()).select_from(matches).where(matches.c.table_id == table, matches.c.started > since)
        count: int = await self.read(lambda connection: connection.execute(found).scalar_one())
        return count

    async def size(self) -> int:
        return await self.read(_size)

    async def expired(self, keep: Keep, now: int, most: int) -> list[str]:
        return await self.read(lambda connection: expired_tables(connection, keep, now, most))

    async def remove_tables(self, links: list[str]) -> None:
        await self._writer.write(lambda connection: mark_gone(connection, links))

    async def tidy_up(self, keep: Keep, now: int) -> bool:
        def work(connection: Connection) -> bool:
            if not may_tidy(connection):
                return False
            if remove_piece(connection):
                return True
            old = expired_guests(connection, keep, now, GUESTS_TOGETHER)
            if old:
                remove_guests(connection, old)
            forget_addresses(connection, now)
            expire_reports(connection, keep, now)
            return expire_evenings(connection, keep, now, ADDRESSES_FOR) or bool(old)

        return await self._writer.write(work)


def forget(connection: Connection, guest: str) -> list[str]:
    """Delete all of a guest; the tables they sat at."""
    at = list(connection.execute(select(sitters.c.table_id).where(sitters.c.guest == guest)).scalars())
    next_terms(connection, at)
    lock_named_tables(connection, [*at, *connection.execute(select(tables.c.id).where(tables.c.maker == guest)).scalars()])
    for table in at:
        setup = take_out(connection, connection.execute(select(tables.c.setup).where(tables.c.id == table)).scalar_one(), _setups)
        setup.forget(guest)
        kept = {"setup": put_away(connection, table, 0, setup), "phase": setup.phase}
        connection.execute(update(tables).where(tables.c.id == table).values(**kept))
        for row in connection.execute(select(matches.c.number, matches.c.setup).where(matches.c.table_id == table)).all():
            begun = _forgotten(take_out(connection, row.setup, _begun), guest)
            which = (matches.c.table_id == table) & (matches.c.number == row.number)
            connection.execute(update(matches).where(which).values(setup=put_away(connection, table, row.number, begun)))
    connection.execute(update(tables).where(tables.c.maker == guest).values(maker=None, address=None))
    for held, column in ((chats, chats.c.guest), (sitters, sitters.c.guest), (keys, keys.c.guest), (guests, guests.c.id)):
        connection.execute(held.delete().where(column == guest))
    forget_reach(connection, [guest])
    forget_people(connection, [guest])
    forget_played(connection, [guest])
    forget_tries(connection, [guest])
    forget_evenings(connection, [guest])
    return at


def _key(hashed: bytes, guest: str, now: int, label: str | None = None) -> dict[str, object]:
    return {"hash": hashed, "guest": guest, "created": now, "id": secrets.token_hex(8), "label": label, "seen": now}


def _stored_key(row: Row[Any]) -> StoredKey:
    return StoredKey(row.id, Guest(row.guest, row.name, row.avatar), row.created, row.label, row.seen, row.expires, row.once)


def _add_sight(sight: Sight, connection: Connection) -> None:
    values = {"table_id": sight.table, "match": sight.match, "ply": sight.ply, "lines": written_sight(sight)}
    connection.execute(_insert_sight, values)
    connection.execute(_table_used, {"which": sight.table, "now": sight.at})


def _size(connection: Connection) -> int:
    """What the database holds; pages that were freed, and wait to be used again, do not count."""
    if connection.dialect.name != "sqlite":
        return int(connection.execute(text("select pg_database_size(current_database())")).scalar_one())
    pages, free, size = (
        connection.exec_driver_sql(f"pragma {each}").scalar_one() for each in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * size)


def put_table(connection: Connection, table: str, setup: Setup, now: int, address: str | None, *, counted: bool = True) -> None:
    """A new table.

    :param counted: among those that its host has made.
    """
    maker = setup.host if counted else None
    row = {"id": table, "created": now, "updated": now, "maker": maker, "address": address, "phase": setup.phase}
    connection.execute(insert(tables).values(**row, setup=put_away(connection, table, 0, setup)))
    _list(connection, table, setup, now)


def _save(connection: Connection, table: str, setup: Setup, now: int) -> None:
    kept = {"which": table, "setup": put_away(connection, table, 0, setup), "updated": now, "phase": setup.phase, "public": setup.is_public}
    connection.execute(_save_table, kept)
    if setup.phase == "lobby" and setup.match:
        remove_match(connection, table, setup.match)
    _list(connection, table, setup, now)


def _list(connection: Connection, table: str, setup: Setup, now: int) -> None:
    """Whoever sits finds the table among their games; who got up before a match does not. Who was sent away is named in it, too."""
    listed = set(connection.execute(_sitters_at, {"at": table}).scalars())
    sitting = {sitter.guest for _, sitter in setup.guests if sitter.guest} | {each.guest for each in setup.out}
    for guest in sitting - listed:
        connection.execute(insert(sitters).values(guest=guest, table_id=table, since=now))
    if setup.match == 0:
        for guest in listed - sitting:
            connection.execute(sitters.delete().where((sitters.c.table_id == table) & (sitters.c.guest == guest)))


def _as_listed(connection: Connection, row: Row[*tuple[Any, ...]]) -> Listed:
    setup = _setups.decode(row.setup)  # a list shows no long texts
    # A match without a move is removed when it ends: then the newest that is stored is an earlier one. One that was reported as not begun may
    # have got here later: then the newest is one that nobody was told of.
    result, version = (row.result, row.rules_version) if row.number == setup.match else (None, None)
    if setup.match and row.number is not None and row.number > setup.match:
        result, version = connection.execute(_outcome, {"at": row.id, "which": setup.match}).first() or (None, None)
    return Listed(row.id, setup, row.updated, _results.decode(result) if result else None, version)


def _match(connection: Connection, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None:
    row = connection.execute(select(matches).where((matches.c.table_id == table) & (matches.c.number == number))).first()
    if row is None:
        return None
    begun = take_out(connection, row.setup, _begun)
    result = _results.decode(row.result) if row.result else None
    log = connection.execute(
        select(moves.c.ply, moves.c.seat, moves.c.action, moves.c.at, moves.c.move_id, moves.c.by)
        .where((moves.c.table_id == table) & (moves.c.match == number))
        .order_by(moves.c.ply)
    )
    played = tuple(Move(table, number, each[0], each[1], each[2], each[3], each[4], each[5]) for each in log)
    last = connection.execute(select(func.max(sights.c.ply)).where((sights.c.table_id == table) & (sights.c.match == number))).scalar()
    sighted = -1 if last is None else last
    return StoredMatch(table, number, row.rules_version, begun, row.started, row.ended, result, sighted), played


def _forgotten(begun: MatchSetup, guest: str) -> MatchSetup:
    names = tuple("" if who == guest else name for who, name in zip(begun.guests, begun.names, strict=True))
    return msgspec.structs.replace(begun, names=names, guests=tuple(None if who == guest else who for who in begun.guests))
