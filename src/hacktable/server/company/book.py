"""Who looks for people, and what they were offered: the seam between quick match and a database."""

from __future__ import annotations

from typing import Protocol

import msgspec

from hacktable.server.company.matching import Wish
from hacktable.server.table.setup import Setup
from hacktable.server.wire.messages import Pace


class Offer(msgspec.Struct, frozen=True):
    """A table that people are asked to come to. It is made when all of them have accepted."""

    id: str
    game: str
    players: int
    people: int
    """How many are asked; bots take the other chairs."""
    pace: Pace
    until: int
    """When they must have answered, in milliseconds since 1970."""
    rated: bool = False


class Entry(msgspec.Struct, frozen=True):
    """Somebody who looks for people."""

    guest: str
    name: str
    wish: Wish
    since: int
    seen: int
    """When their page last said that it still waits."""
    busy: bool = False
    offer: Offer | None = None
    accepted: bool = False
    table: str | None = None
    """The table that was made for them."""


class SeekBook(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise. What is true of an offer is decided in one
    transaction: several servers may try the same at once, and one of them succeeds."""

    async def seek(self, guest: str, wish: Wish, address: str | None, now: int, most: int) -> bool:
        """Begin to look for people, or look for something else from now on. False if so many of the same (hashed) address look already."""
        ...

    async def stop(self, guest: str) -> None:
        """Look no more."""
        ...

    async def beat(self, guest: str, now: int, busy: bool) -> None:
        """A page still waits."""
        ...

    async def all(self) -> list[Entry]:
        """Everybody who looks, with who was offered what."""
        ...

    async def propose(self, offer: Offer, guests: tuple[str, ...]) -> bool:
        """Offer a table to people who have no offer. False if that is not true of all of them any more; then nothing is offered."""
        ...

    async def accept(self, guest: str, offer: str) -> bool:
        """Somebody comes. False if the offer does not stand any more."""
        ...

    async def seat(self, offer: Offer, link: str, setup: Setup, now: int) -> bool:
        """Make the table, and tell everybody who accepted. False if somebody has not."""
        ...

    async def withdraw(self, offer: str) -> None:
        """Not everybody came: who did not accept looks no more, and the others wait on."""
        ...

    async def sweep(self, before: int, after: int) -> None:
        """Who was last seen before or after these looks no more: nobody is seen in the future, unless a clock was set back."""
        ...
