"""The book of people in the store of a server."""

from __future__ import annotations

from hacktable.server.people.book import Met, Tie
from hacktable.server.store.people import guest_of, has_blocked, met, tie, ties_of
from hacktable.server.store.sql import SqlStore


class SqlPeopleBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def ties(self, guest: str) -> list[Tie]:
        return await self._read(lambda connection: ties_of(connection, guest))

    async def tie(self, guest: str, handle: str, *, muted: bool, blocked: bool, now: int, most: int) -> bool | None:
        return await self._write(lambda connection: tie(connection, guest, handle, muted, blocked, now, most))

    async def met(self, guest: str, most: int) -> list[Met]:
        return await self._read(lambda connection: met(connection, guest, most))

    async def guest_of(self, handle: str) -> str | None:
        return await self._read(lambda connection: guest_of(connection, handle))

    async def may_join(self, host: str, guest: str) -> bool:
        return not await self._read(lambda connection: has_blocked(connection, host, guest))

    async def may_meet(self, one: str, other: str) -> bool:
        return not await self._read(lambda connection: has_blocked(connection, one, other) or has_blocked(connection, other, one))
