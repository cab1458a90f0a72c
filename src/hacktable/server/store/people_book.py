"""The book of people in the store of a server."""

from __future__ import annotations

from collections.abc import Collection

from hacktable.server.people.book import Complaint, Filed, Met, Passkey, Tie
from hacktable.server.store.people import (
    add_passkey,
    apart,
    ask_challenge,
    guest_of,
    has_blocked,
    met,
    passkey_of,
    passkeys_of,
    remove_passkey,
    take_challenge,
    tie,
    ties_of,
    used_passkey,
)
from hacktable.server.store.people_reports import report
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

    async def report(self, complaint: Complaint, now: int) -> Filed:
        return await self._write(lambda connection: report(connection, complaint, now))

    async def guest_of(self, handle: str) -> str | None:
        return await self._read(lambda connection: guest_of(connection, handle))

    async def may_join(self, host: str, guest: str) -> bool:
        return not await self._read(lambda connection: has_blocked(connection, host, guest))

    async def apart(self, guests: Collection[str]) -> set[frozenset[str]]:
        return await self._read(lambda connection: apart(connection, guests))

    async def ask_challenge(self, hash: bytes, guest: str | None, now: int, expires: int) -> None:
        await self._write(lambda connection: ask_challenge(connection, hash, guest, now, expires))

    async def take_challenge(self, hash: bytes, guest: str | None, now: int) -> bool:
        return await self._write(lambda connection: take_challenge(connection, hash, guest, now))

    async def passkeys(self, guest: str) -> list[Passkey]:
        return await self._read(lambda connection: passkeys_of(connection, guest))

    async def passkey(self, credential: bytes) -> Passkey | None:
        return await self._read(lambda connection: passkey_of(connection, credential))

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        return await self._write(lambda connection: add_passkey(connection, passkey, most))

    async def used_passkey(self, id: str, uses: int, now: int) -> None:
        await self._write(lambda connection: used_passkey(connection, id, uses, now))

    async def remove_passkey(self, guest: str, id: str) -> bool:
        return await self._write(lambda connection: remove_passkey(connection, guest, id))
