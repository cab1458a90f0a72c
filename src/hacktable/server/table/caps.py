"""How much may be kept on disk: tables and matches of one guest, of one network address, and of the whole server.

Caps refuse what would be new. What is running goes on: no move is ever refused because of them.
"""

from __future__ import annotations

import base64
import hashlib
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from hacktable.server.table.stored import Store
from hacktable.server.time import Time
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault, FaultKind

A_DAY = 24 * 3600_000
MEASURED_FOR = 5_000
"""Milliseconds for which the size of the data is remembered."""


@dataclass(frozen=True)
class Caps:
    """The most that is kept."""

    tables_of_guest: int = 50
    """Tables that a guest has made, and sits at, and where the match has not ended."""
    tables_of_address: int = 200
    """The same of everyone at a network address."""
    new_of_guest: int = 100
    """Tables that a guest may make in a day; also matches that may begin at one table in a day."""
    new_of_address: int = 300
    """Tables that may be made from a network address in a day."""
    bytes: int = 4_000_000_000
    """Of everything."""


class DiskCaps:
    """Looks whether something new may be kept."""

    def __init__(self, store: Store, caps: Caps | None, time: Time) -> None:
        self._store = store
        self._caps = caps
        self._time = time
        self._measured: tuple[int, int] | None = None
        """When, and how many bytes there were."""

    async def may_make(self, guest: str, address: str | None) -> None:
        """:raises Fault: if this guest, or somebody at this (hashed) address, may make no more tables now."""
        caps = self._caps
        if caps is None:
            return
        await self._has_room(caps)
        made = await self._store.count_tables(guest, address, self._time.date() - A_DAY)
        self._at_most(faults.MANY_TABLES, made.unfinished_of_guest, caps.tables_of_guest)
        self._at_most(faults.MANY_TABLES, made.unfinished_of_address, caps.tables_of_address)
        self._at_most(faults.MANY_TODAY, made.new_of_guest, caps.new_of_guest)
        self._at_most(faults.MANY_TODAY, made.new_of_address, caps.new_of_address)

    async def may_begin(self, table: str) -> None:
        """:raises Fault: if no more matches may begin at this table now."""
        caps = self._caps
        if caps is None:
            return
        await self._has_room(caps)
        begun = await self._store.count_matches(table, self._time.date() - A_DAY)
        self._at_most(faults.MANY_TODAY, begun, caps.new_of_guest)

    async def _has_room(self, caps: Caps) -> None:
        now = self._time.now()
        if self._measured is None or now - self._measured[0] > MEASURED_FOR:
            self._measured = (now, await self._store.size())
        if self._measured[1] >= caps.bytes:
            raise Fault(faults.FULL)

    @staticmethod
    def _at_most(kind: FaultKind, there_are: int, most: int) -> None:
        if there_are >= most:
            raise Fault(kind, most=most)


class AddressKey:
    """Hashes network addresses with a key, so that tables can be counted by address while no address is stored. After a week there is a new key.

    The key of one server is a file beside the database, not in it: a backup of the database has hashes that lead nowhere.
    """

    EXPIRES = 7 * A_DAY

    def __init__(self, file: Path | None, time: Time) -> None:
        self._file = file
        self._time = time
        self.made, self._key = read_key(file) if file else NO_KEY

    async def look(self) -> None:
        """See that the key is not too old."""
        now = self._time.date()
        if not self.made <= now < self.made + self.EXPIRES:
            self.made, self._key = now, secrets.token_bytes(32)
            if self._file:
                write_key(self._file, self.made, self._key)

    def hashed(self, network: str) -> str:
        """With the key that `look` has found."""
        digest = hashlib.blake2b(network.encode(), key=self._key, digest_size=32).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class SharedAddressKey(AddressKey):
    """The key of several servers: it is in their database, so that all of them know an address by the same hash."""

    LOOK_EVERY = 60_000
    """Milliseconds. When the key has become too old, servers have different ones for so long at most."""

    def __init__(self, store: Store, time: Time) -> None:
        super().__init__(None, time)
        self._store = store
        self._looked: int | None = None

    async def look(self) -> None:
        now = self._time.now()
        if self._looked is None or now - self._looked >= self.LOOK_EVERY:
            self.made, self._key = await self._store.address_key(self.EXPIRES)
            self._looked = now


NO_KEY = (0, b"")
KEY_FILE = "address-key"
"""In a server's data folder."""


def read_key(file: Path) -> tuple[int, bytes]:
    """When the key in a file was made, and the key; `NO_KEY` if there is none."""
    made, _, key = file.read_text("ascii", "replace").partition(" ") if file.exists() else ("", "", "")
    return (int(made), bytes.fromhex(key)) if made.isdigit() and len(key) == 64 else NO_KEY


def write_key(file: Path, made: int, key: bytes) -> None:
    with open(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "w", encoding="ascii") as opened:
        opened.write(f"{made} {key.hex()}")
