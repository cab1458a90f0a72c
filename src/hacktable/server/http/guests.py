"""Guests: a name, and a key in a cookie. No account, no password; a personal link brings a key to another device.

A device may know several people: its cookie has the key of who plays now, and then those of the others, so that nobody is lost when
somebody else opens a personal link there. Scripts cannot read the cookie.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from hacktable.server.http.bans import Bans
from hacktable.server.parcels import News, Revoked
from hacktable.server.table.stored import Ban, Guest, NotSavedError, Store, StoredKey
from hacktable.server.time import Time
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Close, Fault
from hacktable.server.wire.text import tidy

COOKIE = "hacktable"
REMEMBERED = 10_000
LINK_LASTS = 30 * 60_000
"""Milliseconds in which a personal link must be used."""
SEEN_EVERY = 3_600_000
"""A key's last use is written down at most this often: otherwise every request would write to the disk."""
MOST_KEYS = 20
"""Of one guest; one more takes the place of the longest unused."""
MOST_PEOPLE = 5
"""Who are known to one device."""
T = TypeVar("T")


class Guests:
    """Who is who. Keys are random and kept only as hashes: nothing in the database lets anyone be somebody else."""

    def __init__(self, store: Store, time: Time, spread: Callable[[News], None] = lambda _: None) -> None:
        """:param spread: tells all other servers something that they must know."""
        self._store = store
        self._time = time
        self._spread = spread
        self._known: OrderedDict[bytes, StoredKey] = OrderedDict()
        self._changes = 0
        """How often a guest was renamed or deleted, or a key revoked."""
        self._lines: dict[str, set[Callable[[Close], None]]] = {}
        """How to close the sockets that were opened with a key, by its id."""
        self._here: dict[Callable[[Close], None], tuple[str | None, str]] = {}
        """How to close each open socket, and which guest has opened it from which address."""
        self.bans = Bans()
        self._writing: set[asyncio.Task[None]] = set()

    # ---------------------------------------------------------------- who it is

    async def of_cookie(self, header: str) -> Guest | None:
        """Who sends this Cookie header."""
        held = await self.held(header)
        return held.guest if held else None

    async def held(self, header: str, browser: str = "") -> StoredKey | None:
        """The key in a Cookie header of who plays on this device now."""
        return await self.of_key(keys_in(header)[0], browser)

    async def of_key(self, key: str, browser: str = "") -> StoredKey | None:
        """A device's key. A personal link is none: it has to be used first."""
        if not key:
            return None
        hashed = _hash(key)
        found = self._known.get(hashed)
        if found is None:
            while True:
                before = self._changes
                found = await self._store.key_of(hashed)
                if before == self._changes:  # otherwise what was read may be out of date
                    break
        if found is None or found.once:
            return None
        self._known[hashed] = found
        self._known.move_to_end(hashed)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._saw(hashed, found, browser)
        return found

    def _saw(self, hashed: bytes, key: StoredKey, browser: str) -> None:
        now = self._time.date()
        if key.seen is not None and abs(now - key.seen) < SEEN_EVERY:
            return
        self._known[hashed] = StoredKey(key.id, key.guest, key.created, key.label or device(browser), now)

        async def write() -> None:
            with contextlib.suppress(NotSavedError):  # it says less than it could, and nobody has to wait or to know
                await self._store.saw_key(hashed, now, device(browser))

        task = asyncio.ensure_future(write())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    # ---------------------------------------------------------------- guests

    async def add(self, name: str, browser: str = "", avatar: int | None = None) -> tuple[Guest, str]:
        """A new guest, and the key to be them."""
        guest, key = Guest(secrets.token_hex(16), tidy(name), avatar), secrets.token_urlsafe(32)
        await saved(self._store.add_guest(guest, _hash(key), self._time.date(), device(browser)))
        return guest, key

    async def rename(self, guest: Guest, name: str, avatar: int | None = None) -> Guest:
        """:param avatar: another face; None: the same."""
        renamed = Guest(guest.id, tidy(name), guest.avatar if avatar is None else avatar)
        await saved(self._store.rename_guest(renamed))
        self._forget(guest.id)
        return renamed

    async def delete(self, guest: Guest) -> None:
        """Forget everything about a guest."""
        await saved(self._store.forget_guest(guest.id))
        self._forget(guest.id)

    def _forget(self, guest: str) -> None:
        self._changes += 1
        for key in [key for key, known in self._known.items() if known.guest.id == guest]:
            del self._known[key]

    def hear(self, news: News) -> None:
        """Another server has changed what we may have in memory."""
        if isinstance(news, Revoked):
            self._revoked(news.key)
        else:
            self._forget(news.guest)

    # ---------------------------------------------------------------- keys and personal links

    async def link(self, guest: Guest) -> tuple[str, int]:
        """A personal link, and until when it can be used. One that was made before and not used is not good any more."""
        link, now = secrets.token_urlsafe(32), self._time.date()
        await saved(self._store.add_link(guest.id, _hash(link), now, now + LINK_LASTS))
        return link, now + LINK_LASTS

    async def of_link(self, link: str) -> Guest:
        """Whose personal link this is; it is not used up.

        :raises Fault: if it is not good any more.
        """
        found, now = await self._store.key_of(_hash(link)), self._time.date()
        if found is None or not found.once or not found.created <= now < (found.expires or 0):
            raise Fault(faults.LINK_OVER)
        return found.guest

    async def use_link(self, link: str, browser: str = "") -> tuple[Guest, str]:
        """The guest of a personal link, and a new key to be them. Works once.

        :raises Fault: if it is not good any more.
        """
        key = secrets.token_urlsafe(32)
        replaced = await saved(self._store.use_link(_hash(link), _hash(key), self._time.date(), device(browser), MOST_KEYS))
        if replaced is None:
            raise Fault(faults.LINK_OVER)
        for each in replaced:
            self._revoked(each)
            self._spread(Revoked(each))
        held = await self.of_key(key, browser)
        if held is None:  # deleted in this moment
            raise Fault(faults.LINK_OVER)
        return held.guest, key

    async def keys_of(self, guest: Guest) -> list[StoredKey]:
        """The keys of a guest's devices, without personal links."""
        return [key for key in await self._store.keys_of(guest.id) if not key.once]

    async def revoke(self, guest: Guest, key: str) -> None:
        """From now on a key of this guest lets nobody in, and the pages that came with it are sent away.

        :raises Fault: if the guest has no such key.
        """
        if not await saved(self._store.revoke_key(guest.id, key)):
            raise Fault(faults.NO_PAGE)
        self._revoked(key)
        self._spread(Revoked(key))

    def _revoked(self, key: str) -> None:
        self._changes += 1
        for hashed in [hashed for hashed, known in self._known.items() if known.id == key]:
            del self._known[hashed]
        for close in list(self._lines.get(key, ())):
            close(faults.STRANGER)

    def came(self, key: StoredKey | None, address: str, close: Callable[[Close], None]) -> Callable[[], None]:
        """A socket was opened. It is closed when the key it was opened with is revoked, or its guest or address is banned. To be called when
        the socket is gone: what is returned."""
        which = key.id if key else ""
        self._lines.setdefault(which, set()).add(close)
        self._here[close] = key.guest.id if key else None, address

        def went() -> None:
            del self._here[close]
            lines = self._lines[which]
            lines.discard(close)
            if not lines:
                del self._lines[which]

        return went

    def ban(self, bans: Iterable[Ban]) -> None:
        """From now on these are not let in, and nobody else is banned; who is here and banned is sent away."""
        if self.bans.replace(bans):
            for close, (guest, address) in list(self._here.items()):
                if self.bans.has_guest(guest) or self.bans.has_address(address):
                    close(faults.SHUT_OUT)

    def forgotten(self, guest: str) -> None:
        """A guest was deleted, not by this server."""
        self._forget(guest)


def keys_in(header: str) -> list[str]:
    """The keys in a Cookie header: of who plays now (empty if nobody does), then of the others on this device."""
    for each in header.split(";"):  # http.cookies would read none at all beside one that it does not understand
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            first, *others = value.strip('"').split(".")
            return [first, *(key for key in others if key)][:MOST_PEOPLE]
    return [""]


BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device(browser: str) -> str | None:
    """A device in a word or two, from the User-Agent header of its browser: enough for its owner to recognise it in a list."""
    names = [next((name for mark, name in known.items() if mark in browser), None) for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name) or None


async def saved(writing: Awaitable[T]) -> T:
    """Wait for a write; a failure becomes a fault that says to try again."""
    try:
        return await writing
    except NotSavedError:
        raise Fault(faults.NOT_SAVED) from None


def _hash(key: str) -> bytes:
    return hashlib.sha256(key.encode("utf-8", "replace")).digest()
