"""The deals of the days: they are drawn some days before, listed, played, and revealed."""

from __future__ import annotations

import asyncio

from hacktable.kernel.registry import find, names
from hacktable.match.daily import day_after, day_of, end_of, is_revealed
from hacktable.server import chance
from hacktable.server.daily.book import Best, DailyBook, DayDeal
from hacktable.server.daily.programme import PROGRAMME, bots_on, options_on
from hacktable.server.daily.score import Score
from hacktable.server.time import Time

AHEAD = 7
"""Days after today whose commitments are listed."""
KEPT_FOR = 5_000
"""Milliseconds for which results of others are remembered: everybody asks for the same ones."""


class DailyDeals:
    """Of one server."""

    def __init__(self, book: DailyBook, time: Time) -> None:
        self.book = book
        self._time = time
        self._known: dict[str, tuple[DayDeal, ...]] = {}
        """By day; what has been drawn never changes."""
        self._drawing = asyncio.Lock()
        self._scores: dict[tuple[str, str], tuple[int, dict[Score, int]]] = {}
        self._best: dict[tuple[str, str], tuple[int, Best | None]] = {}

    @property
    def today(self) -> str:
        return day_of(self._time.date())

    @property
    def next_day(self) -> int:
        """When it begins, in milliseconds since 1970."""
        return end_of(self.today)

    async def on(self, day: str) -> tuple[DayDeal, ...]:
        """The deals of a day that is listed, or was; none of a day on which nothing was drawn."""
        today = self.today
        if day_after(today, -1) not in self._known or day_after(today, AHEAD) not in self._known:
            async with self._drawing:
                await self._draw(today)
        return self._known.get(day, ())

    async def deal(self, day: str, game: str) -> DayDeal | None:
        return next((each for each in await self.on(day) if each.game == game), None)

    async def _draw(self, today: str) -> None:
        """See that the deals of today and of some days after it are drawn, and know yesterday's."""
        days = [day_after(today, after) for after in range(-1, AHEAD + 1)]
        found = await self.book.deals(days[0], days[-1])
        there = {(each.day, each.game) for each in found}
        playable = [game for game in PROGRAMME if game in names()]
        wanted = [(day, game) for day in days[1:] for game in playable if (day, game) not in there]
        if wanted:
            await self.book.draw([_drawn(day, game) for day, game in wanted], self._time.date())
            found = await self.book.deals(days[0], days[-1])  # another server may have been faster
        order = list(PROGRAMME)
        self._known = {
            day: tuple(
                sorted((each for each in found if each.day == day and each.game in playable), key=lambda each: order.index(each.game))
            )
            for day in days
        }

    def is_revealed(self, day: str) -> bool:
        return is_revealed(day, self._time.date())

    async def scores(self, day: str, game: str) -> dict[Score, int]:
        """Of all counted tries of a deal, how many ended like this; a few seconds old at most."""
        now, kept = self._time.now(), self._scores.get((day, game))
        if kept is None or now - kept[0] > KEPT_FOR:
            self._forget_old()
            kept = self._scores[day, game] = now, await self.book.scores(day, game)
        return kept[1]

    async def best(self, day: str, game: str) -> Best | None:
        """Only of a day that is over."""
        now, kept = self._time.now(), self._best.get((day, game))
        if kept is None or now - kept[0] > KEPT_FOR:
            self._forget_old()
            kept = self._best[day, game] = now, await self.book.best(day, game)
        return kept[1]

    def _forget_old(self) -> None:
        now = self._time.now()
        self._scores = {key: kept for key, kept in self._scores.items() if now - kept[0] <= KEPT_FOR}
        self._best = {key: kept for key, kept in self._best.items() if now - kept[0] <= KEPT_FOR}


def _drawn(day: str, game: str) -> DayDeal:
    rules = find(game)
    return DayDeal(day, game, chance.day_seed(), options_on(rules, day), bots_on(rules, day))
