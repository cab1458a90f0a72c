"""Whom guests have met, and whom they do not want to hear or to meet: the seam to a database.

Guests name one another by their handles (`table/stored.py`). Whoever is muted or blocked is told nothing of it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, Protocol

import msgspec

from hacktable.server.table.stored import Guest
from hacktable.server.wire.answers import Reason

MOST_TIES = 200
"""Guests whom one guest can have muted or blocked."""
MOST_MET = 20
"""Guests in the list of those whom one has played with lately."""


class Tie(msgspec.Struct, frozen=True):
    """Somebody whom a guest has muted or blocked."""

    handle: str
    name: str
    avatar: int
    muted: bool
    """Their chat is not shown, at any table."""
    blocked: bool
    """They may not join the guest's tables, and no quick match seats the two together."""


class Met(msgspec.Struct, frozen=True):
    """Somebody with whom a guest has played."""

    handle: str
    name: str
    avatar: int
    game: str
    at: int
    """When their latest match together began."""


class Passkey(msgspec.Struct, frozen=True):
    """A key pair whose private half stays on a guest's devices. It lets nobody in by itself: whoever can sign with it gets a personal link."""

    id: str
    """By which its guest can name it."""
    guest: Guest
    credential: bytes
    """By which the device names it."""
    public: bytes
    uses: int
    """How often it was used, as it counts itself; many do not count."""
    label: str | None
    """Which browser made it."""
    created: int
    seen: int | None
    """When it was last used."""


Filed = Literal["kept", "nobody", "outside", "many", "full"]
"""What came of a report: it is kept; nobody else at the table has this handle; who reports neither sits there nor has talked; they have reported too
often; or there is no room for more."""
MOST_REPORTS = 1_000
"""Reports that are kept, of all guests. A new one takes the place of the oldest that is closed; if all are open, it is refused."""
REPORTS_A_DAY = 5
"""Of one guest."""


class Complaint(msgspec.Struct, frozen=True):
    """What a guest says about somebody at a table."""

    reporter: str
    handle: str
    """Of whom it is about."""
    table: str
    reason: Reason
    words: str


class PeopleBook(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise."""

    async def ties(self, guest: str) -> list[Tie]:
        """The latest first."""
        ...

    async def tie(self, guest: str, handle: str, *, muted: bool, blocked: bool, now: int, most: int) -> bool | None:
        """Mute or block somebody, or neither any more.

        :returns: False if the guest has as many ties as they may; None if nobody else has this handle.
        """
        ...

    async def met(self, guest: str, most: int) -> list[Met]:
        """With whom a guest has played lately, the latest first. Who has been forgotten is not in it."""
        ...

    async def report(self, complaint: Complaint, now: int) -> Filed:
        """Keep a report about somebody who sits at a table or has talked there, with its latest match and the lines that were said."""
        ...

    async def guest_of(self, handle: str) -> str | None:
        """The id behind a handle."""
        ...

    async def may_join(self, host: str, guest: str) -> bool:
        """Whether a guest may join the tables of a host."""
        ...

    async def apart(self, guests: Collection[str]) -> set[frozenset[str]]:
        """The pairs of these guests whom nobody may seat together: one of the two has blocked the other."""
        ...

    async def ask_challenge(self, hash: bytes, guest: str | None, now: int, expires: int) -> None:
        """Keep the hash of what is to be signed, for all servers.

        :param guest: who adds a passkey; None: somebody uses one.
        """
        ...

    async def take_challenge(self, hash: bytes, guest: str | None, now: int) -> bool:
        """Whether this was to be signed, for this purpose, and still is. It is not afterwards."""
        ...

    async def passkeys(self, guest: str) -> list[Passkey]:
        """The latest first."""
        ...

    async def passkey(self, credential: bytes) -> Passkey | None: ...
    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Whether there was room for it: a guest has so many at most."""
        ...

    async def used_passkey(self, id: str, uses: int, now: int) -> None: ...
    async def remove_passkey(self, guest: str, id: str) -> bool:
        """Whether a guest had it."""
        ...
