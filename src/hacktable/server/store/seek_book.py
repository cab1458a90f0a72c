"""The book of quick match in the store of a server.

Rows of several people are locked together only if nobody else holds one of them. Otherwise nothing is done, and whoever wanted it tries again a second
later: so no two servers wait for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, delete, func, select, update

from hacktable.server.company.book import Entry, Offer
from hacktable.server.company.matching import Wish
from hacktable.server.store.reach import is_known, put
from hacktable.server.store.schema import guests, seekers
from hacktable.server.store.sql import SqlStore, put_table
from hacktable.server.table.setup import Setup

_wishes, _offers = msgspec.json.Decoder(Wish), msgspec.json.Decoder(Offer)
_everybody = select(seekers, guests.c.name).join(guests, guests.c.id == seekers.c.guest).order_by(seekers.c.since, seekers.c.guest)
NOTHING_OFFERED = {"offer": None, "offered": None, "accepted": False, "table_id": None}


class SqlSeekBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def seek(self, guest: str, wish: Wish, address: str | None, now: int, most: int) -> bool:
        def work(connection: Connection) -> bool:
            if not is_known(connection, guest):
                return False
            others = select(func.count()).select_from(seekers).where(seekers.c.address == address, seekers.c.guest != guest)
            if address is not None and connection.execute(others).scalar_one() >= most:
                return False
            row = {"guest": guest, "wish": msgspec.json.encode(wish), "address": address, "since": now, "seen": now, "busy": False}
            put(connection, seekers, row | NOTHING_OFFERED)
            return True

        return await self._write(work)

    async def stop(self, guest: str) -> None:
        await self._write(lambda connection: connection.execute(delete(seekers).where(seekers.c.guest == guest)))

    async def beat(self, guest: str, now: int, busy: bool) -> None:
        waits = update(seekers).where(seekers.c.guest == guest).values(seen=now, busy=busy)
        await self._write(lambda connection: connection.execute(waits))

    async def all(self) -> list[Entry]:
        return await self._read(lambda connection: [_entry(row) for row in connection.execute(_everybody)])

    async def propose(self, offer: Offer, guests: tuple[str, ...]) -> bool:
        def work(connection: Connection) -> bool:
            rows = _locked(connection, seekers.c.guest.in_(guests))
            if len(rows) < len(guests) or any(row.offer or row.table_id for row in rows):
                return False
            given = {"offer": offer.id, "offered": msgspec.json.encode(offer)}
            connection.execute(update(seekers).where(seekers.c.guest.in_(guests)).values(**given))
            return True

        return await self._write(work)

    async def accept(self, guest: str, offer: str) -> bool:
        which = (seekers.c.guest == guest) & (seekers.c.offer == offer)
        accepted = update(seekers).where(which).values(accepted=True)
        return await self._write(lambda connection: connection.execute(accepted).rowcount > 0)

    async def seat(self, offer: Offer, link: str, setup: Setup, now: int) -> bool:
        def work(connection: Connection) -> bool:
            rows = _locked(connection, seekers.c.offer == offer.id)
            sitting = {sitter.guest for _, sitter in setup.guests}
            if {row.guest for row in rows} != sitting or any(row.table_id or not row.accepted for row in rows):
                return False
            address = next((row.address for row in rows if row.guest == setup.host), None)
            put_table(connection, link, setup, now, address)
            connection.execute(update(seekers).where(seekers.c.offer == offer.id).values(table_id=link))
            return True

        return await self._write(work)

    async def withdraw(self, offer: str) -> None:
        def work(connection: Connection) -> None:
            rows = _locked(connection, (seekers.c.offer == offer) & seekers.c.table_id.is_(None))
            gone = [row.guest for row in rows if not row.accepted]
            stay = [row.guest for row in rows if row.accepted]
            connection.execute(delete(seekers).where(seekers.c.guest.in_(gone)))
            connection.execute(update(seekers).where(seekers.c.guest.in_(stay)).values(**NOTHING_OFFERED))

        await self._write(work)

    async def sweep(self, before: int, after: int) -> None:
        gone = (seekers.c.seen < before) | (seekers.c.seen > after)
        await self._write(lambda connection: connection.execute(delete(seekers).where(gone)))


def _locked(connection: Connection, which: ColumnElement[bool]) -> Sequence[Row[Any]]:
    return connection.execute(select(seekers).where(which).order_by(seekers.c.guest).with_for_update(skip_locked=True)).all()


def _entry(row: Row[Any]) -> Entry:
    offer = _offers.decode(row.offered) if row.offer else None
    return Entry(row.guest, row.name, _wishes.decode(row.wish), row.since, row.seen, row.busy, offer, row.accepted, row.table_id)
