"""The deals of all days, and who has tried them: the seam between the deal of the day and a database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

import msgspec

from hacktable.match.daily import Daily, daily_commitment
from hacktable.match.deal import terms_of
from hacktable.server.daily.score import Score
from hacktable.server.table.setup import Setup
from hacktable.server.wire.messages import Value


class DayDeal(msgspec.Struct, frozen=True, dict=True):
    """One deal of one day."""

    day: str
    game: str
    seed: bytes
    options: dict[str, Value]
    bots: tuple[str, ...]
    """By seat; empty for the one who plays."""

    @property
    def daily(self) -> Daily:
        return Daily(self.day, self.bots)

    @cached_property
    def terms(self) -> str:
        return terms_of(self.game, len(self.bots), self.options)

    @cached_property
    def commitment(self) -> str:
        """What is listed before the day."""
        return daily_commitment(self.daily, self.terms, self.seed)


class Tried(msgspec.Struct, frozen=True):
    """A guest's counted try."""

    guest: str
    table: str
    score: Score | None
    """None: it has not ended, or not on its day."""


class Best(msgspec.Struct, frozen=True):
    """The best counted try of a deal; the first of several that are as good."""

    table: str
    name: str
    """Empty if the guest has been forgotten since."""
    score: Score


class DailyBook(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise."""

    async def deals(self, first: str, last: str) -> list[DayDeal]:
        """The deals of these days, as far as they were drawn."""
        ...

    async def draw(self, deals: Sequence[DayDeal], now: int) -> None:
        """Keep deals of days that have none yet. If two servers draw the same day, the first one's deal stays."""
        ...

    async def begin(self, deal: DayDeal, guest: str, table: str, setup: Setup, now: int, address: str | None) -> str:
        """A guest's counted try of a deal: at this new table, or at that of a try that the guest has begun before. The table's link."""
        ...

    async def tries_of(self, guest: str, days: Sequence[str]) -> dict[tuple[str, str], Tried]:
        """A guest's counted tries, by day and game."""
        ...

    async def scores(self, day: str, game: str) -> dict[Score, int]:
        """Of all counted tries that have ended on their day, how many ended like this."""
        ...

    async def best(self, day: str, game: str) -> Best | None: ...
