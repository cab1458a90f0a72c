"""The book of evenings in the store of a server."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from sqlalchemy import Connection, select

from hacktable.server.evenings.book import Kept
from hacktable.server.evenings.evening import Evening
from hacktable.server.evenings.pages import Face
from hacktable.server.store import evenings as kept
from hacktable.server.store.people import has_blocked
from hacktable.server.store.reach import call, is_known
from hacktable.server.store.schema import evening_guests, evenings, guests
from hacktable.server.store.sql import SqlStore, put_table
from hacktable.server.table.setup import Setup
from hacktable.server.table.turns import CALLED
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault

A_DAY = 24 * 3600_000
OF_GUEST, NEW_OF_GUEST, NEW_OF_ADDRESS = 5, 10, 40
"""Evenings of a guest that are not over; and new ones a day, of a guest and of a network address."""
DUE_TOGETHER = 100
T = TypeVar("T")


class SqlEveningBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def plan(self, link: str, evening: Evening, now: int, address: str | None) -> None:
        def work(connection: Connection) -> Fault | None:
            if not is_known(connection, evening.host):
                return Fault(faults.NOT_A_GUEST)
            mine, new, near = kept.counted(connection, evening.host, address, now - A_DAY)
            if mine >= OF_GUEST:
                return Fault(faults.MANY_EVENINGS, most=OF_GUEST)
            if new >= NEW_OF_GUEST or near >= NEW_OF_ADDRESS:
                return Fault(faults.MANY_TODAY, most=NEW_OF_GUEST if new >= NEW_OF_GUEST else NEW_OF_ADDRESS)
            kept.add(connection, link, evening, now, address)
            return None

        refused = await self._write(work)
        if refused:
            raise refused

    async def load(self, link: str) -> Kept | None:
        def work(connection: Connection) -> Kept | None:
            found = kept.read(connection, [link]).get(link)
            if found is None:
                return None
            loaded = Kept(link, found, _faces(connection, [found]))
            _ = loaded.page  # worked out here, and not in the event loop: it takes a millisecond with many people and rounds
            return loaded

        return await self._read(work)

    async def change(self, link: str, change: Callable[[Evening], T], now: int, comes: str | None = None) -> T:
        def work(connection: Connection) -> T | Fault:
            evening = kept.locked(connection, link)
            if evening is None:
                return Fault(faults.NO_EVENING)
            if comes and evening.host not in ("", comes) and has_blocked(connection, evening.host, comes):
                return Fault(faults.NOT_OPEN)
            before, people = evening.changes, len(evening.members)
            try:
                made = change(evening)
            except Fault as fault:
                return fault
            if not all(is_known(connection, member.guest) for member in evening.members[people:]):  # forgotten in this moment
                return Fault(faults.NOT_A_GUEST)
            if evening.changes != before:
                kept.save(connection, link, evening, now)
            return made

        found = await self._write(work)
        if isinstance(found, Fault):
            raise found
        return found

    async def begin(self, link: str, changes: int, tables: Mapping[str, Setup], now: int) -> bool:
        def work(connection: Connection) -> bool:
            evening = kept.locked(connection, link)
            if evening is None or evening.changes != changes:
                return False
            seated: dict[str, list[int]] = {}
            for table, setup in tables.items():
                put_table(connection, table, setup, now, None, counted=False)
                people = (evening.number_of(sitter.guest) for _, sitter in setup.guests)
                seated[table] = [person for person in people if person is not None]
                call(connection, table, link, [sitter.guest for _, sitter in setup.guests if sitter.guest], now + CALLED)
            evening.begin(seated, now)
            kept.save(connection, link, evening, now)
            return True

        return await self._write(work)

    async def due(self, now: int) -> list[str]:
        wanted = select(evenings.c.id).where(evenings.c.due <= now).order_by(evenings.c.due).limit(DUE_TOGETHER)
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def of_guest(self, guest: str, most: int) -> list[Kept]:
        def work(connection: Connection) -> list[Kept]:
            mine = evening_guests.c.evening == evenings.c.id
            latest = select(evenings.c.id).join(evening_guests, mine).where(evening_guests.c.guest == guest)
            links = list(connection.execute(latest.order_by(evenings.c.updated.desc()).limit(most)).scalars())
            found = kept.read(connection, links)
            faces = _faces(connection, found.values())
            return [Kept(link, found[link], faces) for link in links if link in found]

        return await self._read(work)


def _faces(connection: Connection, found: Collection[Evening]) -> dict[str, Face]:
    people = {guest for evening in found for guest in (evening.host, *(member.guest for member in evening.members)) if guest}
    rows = connection.execute(select(guests.c.id, guests.c.name, guests.c.avatar).where(guests.c.id.in_(people)))
    return {row.id: Face(row.name, row.avatar) for row in rows}
