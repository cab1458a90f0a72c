"""Where evenings are kept: the seam between them and a database."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Protocol, TypeVar

import msgspec

from hacktable.server.evenings.evening import Evening
from hacktable.server.evenings.pages import Face, page_for_all
from hacktable.server.table.setup import Setup
from hacktable.server.wire.answers import EveningPage

T = TypeVar("T")


class Kept(msgspec.Struct, frozen=True, dict=True):
    """An evening as it is kept."""

    id: str
    evening: Evening
    faces: Mapping[str, Face]
    """By guest; nobody who has been forgotten."""

    @cached_property
    def page(self) -> EveningPage:
        """As somebody gets it who takes no part. All who wait for news get them at once, so it is worked out once for all of them."""
        return page_for_all(self.id, self.evening, self.faces)


class EveningBook(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise. What is true of an evening is decided in one
    transaction: several servers may try the same at once, and one of them succeeds."""

    async def plan(self, link: str, evening: Evening, now: int, address: str | None) -> None:
        """A new evening.

        :raises Fault: if its host, or somebody at the same (hashed) address, may plan no more now.
        """
        ...

    async def load(self, link: str) -> Kept | None: ...

    async def change(self, link: str, change: Callable[[Evening], T], now: int, comes: str | None = None) -> T:
        """Change an evening as it is on disk.

        :param change: it may be called several times.
        :param comes: a guest who wants to take part, and may not if the host has blocked them.
        :raises Fault: that of the change, or that there is no such evening.
        """
        ...

    async def begin(self, link: str, changes: int, tables: Mapping[str, Setup], now: int) -> bool:
        """The next round with its tables, by link. False if the evening has changed since it had changed so often."""
        ...

    async def due(self, now: int) -> list[str]:
        """The evenings in which something is to happen by itself."""
        ...

    async def of_guest(self, guest: str, most: int) -> list[Kept]:
        """Those that somebody takes part in, or hosts; the latest first."""
        ...
