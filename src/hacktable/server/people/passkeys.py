"""Passkeys (WebAuthn): a guest's devices sign what we ask them to, and so prove who holds them. Using one needs the extra `passkeys`.

What is to be signed is random, good once and for five minutes, and kept in the database as a hash: any of several servers can check it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from hacktable.server.people.book import Passkey, PeopleBook
from hacktable.server.table.stored import Guest
from hacktable.server.wire.answers import MOST_PASSKEYS

LASTS = 5 * 60_000
"""Milliseconds in which something must have been signed."""


class NotProvedError(Exception):
    """It was not signed as it should be, or not by a passkey that we know."""


@dataclass(frozen=True)
class Site:
    """The address that a passkey is for."""

    origin: str

    @property
    def name(self) -> str:
        """The relying party's id."""
        return urlsplit(self.origin).hostname or ""

    @property
    def is_safe(self) -> bool:
        """Browsers make passkeys only for https, and for the machine itself."""
        return self.origin.startswith("https://") or self.name == "localhost"


class Passkeys:
    """Those of all guests."""

    def __init__(self, book: PeopleBook) -> None:
        self._book = book

    async def ask_new(self, site: Site, guest: Guest, now: int) -> dict[str, Any]:
        """What a browser needs to make a passkey for a guest."""
        ceremonies = await _ceremonies()
        known = [each.credential for each in await self._book.passkeys(guest.id)]
        challenge = await self._challenge(guest.id, now)
        options: dict[str, Any] = ceremonies.to_make(site.name, bytes.fromhex(guest.handle), guest.name, challenge, LASTS, known)
        return options

    async def add(self, site: Site, guest: Guest, signed: dict[str, Any], label: str | None, now: int) -> bool:
        """Keep a new passkey; whether there was room for it.

        :raises NotProvedError: if it was not made for what we asked.
        """
        ceremonies = await _ceremonies()
        challenge = await self._taken(signed, guest.id, now)
        try:
            credential, public, uses = ceremonies.made(signed, challenge, site.name, site.origin)
        except ValueError as error:
            raise NotProvedError(str(error)) from error
        new = Passkey(secrets.token_hex(8), guest, credential, public, uses, label, now, None)
        return await self._book.add_passkey(new, MOST_PASSKEYS)

    async def ask_who(self, site: Site, now: int) -> dict[str, Any]:
        """What a browser needs to say who somebody is."""
        ceremonies = await _ceremonies()
        options: dict[str, Any] = ceremonies.to_sign(site.name, await self._challenge(None, now), LASTS)
        return options

    async def who(self, site: Site, signed: dict[str, Any], now: int) -> Guest:
        """Whose passkey has signed.

        :raises NotProvedError: if none of ours has.
        """
        ceremonies = await _ceremonies()
        challenge = await self._taken(signed, None, now)
        credential = _bytes(signed.get("rawId"))
        known = await self._book.passkey(credential)
        if known is None:
            raise NotProvedError("nobody has this passkey")
        try:
            uses = ceremonies.used(signed, challenge, site.name, site.origin, known.public, known.uses)
        except ValueError as error:
            raise NotProvedError(str(error)) from error
        await self._book.used_passkey(known.id, uses, now)
        return known.guest

    async def _challenge(self, guest: str | None, now: int) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._book.ask_challenge(hashlib.sha256(challenge).digest(), guest, now, now + LASTS)
        return challenge

    async def _taken(self, signed: dict[str, Any], guest: str | None, now: int) -> bytes:
        """What was signed, if we have asked for it; it cannot be signed again.

        :raises NotProvedError: otherwise.
        """
        response = signed.get("response")
        try:
            said = json.loads(_bytes(response.get("clientDataJSON") if isinstance(response, dict) else None))
        except (ValueError, RecursionError):
            raise NotProvedError("nothing was signed") from None
        challenge = _bytes(said.get("challenge") if isinstance(said, dict) else None)
        if not await self._book.take_challenge(hashlib.sha256(challenge).digest(), guest, now):
            raise NotProvedError("this was not to be signed, or not any more")
        return challenge


async def _ceremonies() -> ModuleType:
    """The library, which is loaded by the first who needs it, in a thread: meanwhile moves are answered."""

    def load() -> ModuleType:
        from hacktable.server.people import ceremonies  # only now, see there; and of the extra `passkeys`

        return ceremonies

    return await asyncio.to_thread(load)


def _bytes(text: object) -> bytes:
    """:raises NotProvedError: if it is no base64url."""
    if not isinstance(text, str):
        raise NotProvedError("something is missing")
    try:
        return urlsafe_b64decode(f"{text}===")  # what is too much of that is ignored
    except ValueError:
        raise NotProvedError("this cannot be read") from None
