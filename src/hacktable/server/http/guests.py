"""Guests: a name, and a key in a cookie. No account, no password; a personal link carries a key to another device."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable
from typing import TypeVar

from hacktable.server.table.stored import Guest, NotSavedError, Store
from hacktable.server.time import Time
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.text import tidy

COOKIE = "hacktable"
REMEMBERED = 10_000
T = TypeVar("T")


class Guests:
    """Who is who. Keys are random and kept only as hashes: nothing in the database lets anyone be somebody else."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._known: OrderedDict[bytes, Guest] = OrderedDict()
        self._changes = 0
        """How often a guest was renamed or deleted."""

    async def of_cookie(self, header: str) -> Guest | None:
        """Who sends this Cookie header."""
        for each in header.split(";"):  # http.cookies would read none at all beside one that it does not understand
            name, _, key = each.strip().partition("=")
            if name == COOKIE:
                return await self.of_key(key.strip('"'))
        return None

    async def of_key(self, key: str) -> Guest | None:
        hashed = _hash(key)
        guest, before = self._known.get(hashed), self._changes
        if guest is None:
            guest = await self._store.guest_of(hashed)
            if before != self._changes:  # what was read may be out of date: once more, and not to be remembered
                return await self._store.guest_of(hashed)
        if guest:
            self._known[hashed] = guest
            self._known.move_to_end(hashed)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return guest

    async def add(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the key to be them."""
        guest, key = Guest(secrets.token_hex(16), tidy(name)), secrets.token_urlsafe(32)
        await saved(self._store.add_guest(guest, _hash(key), self._time.date()))
        return guest, key

    async def another_key(self, guest: Guest) -> str:
        key = secrets.token_urlsafe(32)
        await saved(self._store.add_key(guest.id, _hash(key), self._time.date()))
        return key

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, tidy(name))
        await saved(self._store.rename_guest(renamed))
        self._forget(guest)
        return renamed

    async def delete(self, guest: Guest) -> None:
        """Forget everything about a guest."""
        await saved(self._store.forget_guest(guest.id))
        self._forget(guest)

    def _forget(self, guest: Guest) -> None:
        self._changes += 1
        for key in [key for key, known in self._known.items() if known.id == guest.id]:
            del self._known[key]


async def saved(writing: Awaitable[T]) -> T:
    """Wait for a write; a failure becomes a fault that says to try again."""
    try:
        return await writing
    except NotSavedError:
        raise Fault(faults.NOT_SAVED) from None


def _hash(key: str) -> bytes:
    return hashlib.sha256(key.encode("utf-8", "replace")).digest()
