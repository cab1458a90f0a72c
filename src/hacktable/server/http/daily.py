"""The deal of the day over HTTP: what is played today, how I did, and what was played yesterday."""

from __future__ import annotations

import contextlib
from typing import Protocol

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from hacktable import lang as languages
from hacktable.kernel.registry import names
from hacktable.match.box import box
from hacktable.match.daily import day_after
from hacktable.server.daily.book import DayDeal, Tried
from hacktable.server.daily.deals import AHEAD, DailyDeals
from hacktable.server.daily.score import bars, percentile
from hacktable.server.house import House
from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked, client
from hacktable.server.http.link_posters import LinkPosters
from hacktable.server.posters.facts import Poster
from hacktable.server.table.stored import Guest
from hacktable.server.wire import faults
from hacktable.server.wire.answers import DailyBar, DailyBest, DailyDays, DailyDeal, DailyListed, DailyPast, DailyScore, DailyTry, Made
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Allowances, networks


class Desk(Protocol):
    """What knows who asks."""

    house: House
    posters: LinkPosters
    allowances: Allowances | None

    def ask(self, request: Asked) -> None: ...
    async def guest(self, request: Asked) -> Guest | None: ...
    async def somebody(self, request: Asked) -> Guest: ...


def about_daily(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about it."""

    def deals() -> DailyDeals:
        if desk.house.daily is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.daily

    @get("/api/daily")
    async def days(request: Asked) -> DailyDays:
        async with desk.allowances.turn(client(request.scope)) if desk.allowances else contextlib.nullcontext():
            return await days_for(deals(), desk.house.time.date(), await desk.guest(request))

    @post("/api/daily/{game:str}", status_code=201)
    async def begin(request: Asked, game: FromPath[str]) -> Made:
        """Begin my counted try of today's deal, or go on with it."""
        desk.ask(request)
        guest = await desk.somebody(request)
        if game not in names():
            raise Fault(faults.NO_PAGE)
        return Made(await desk.house.try_today(box(game), guest, networks(client(request.scope))[0]))

    @get("/api/daily/{day:str}/{game:str}/poster.png")
    async def poster(request: Asked, day: FromPath[str], game: FromPath[str], lang: FromQuery[str] = "en") -> Answer[bytes]:
        """My result as a picture, which shows nothing of the deal."""
        guest = await desk.somebody(request)
        deal = await deals().deal(day, game) if day <= deals().today else None
        tried = (await deals().book.tries_of(guest.id, [day])).get((day, game)) if deal else None
        score = await _score(deals(), deal, tried) if deal and tried else None
        if deal is None or score is None:
            raise Fault(faults.NO_PAGE)
        told = Poster.of_day(deal, score, languages.first_spoken(lang))
        shown = await desk.posters.image(client(request.scope), told)
        return Answer(shown.png, headers={"etag": f'"{shown.tag}"', "cache-control": "private, no-cache"}, media_type="image/png")

    return [days, begin, poster]


async def days_for(deals: DailyDeals, now: int, guest: Guest | None) -> DailyDays:
    """What somebody may know of all days."""
    today = deals.today
    yesterday = day_after(today, -1)
    mine = await deals.book.tries_of(guest.id, [yesterday, today]) if guest else {}

    async def told(deal: DayDeal) -> DailyDeal:
        tried = mine.get((deal.day, deal.game))
        return DailyDeal(
            deal.game,
            deal.options,
            deal.bots,
            deal.commitment,
            deal.terms,
            sum((await deals.scores(deal.day, deal.game)).values()),
            DailyTry(tried.table, await _score(deals, deal, tried)) if tried else None,
        )

    async def past(deal: DayDeal) -> DailyPast:
        best = await deals.best(deal.day, deal.game)
        shown = DailyBest(best.table, best.name, best.score.place, best.score.points) if best else None
        return DailyPast(await told(deal), deal.seed.hex(), shown)

    coming = [each for after in range(1, AHEAD + 1) for each in await deals.on(day_after(today, after))]
    return DailyDays(
        today,
        now,
        deals.next_day,
        tuple([await told(deal) for deal in await deals.on(today)]),
        tuple([await past(deal) for deal in await deals.on(yesterday)]) if deals.is_revealed(yesterday) else (),
        tuple(DailyListed(each.day, each.game, each.commitment) for each in coming),
    )


async def _score(deals: DailyDeals, deal: DayDeal, tried: Tried) -> DailyScore | None:
    """How a try stands among all."""
    mine = tried.score
    if mine is None:
        return None
    everybody = await deals.scores(deal.day, deal.game)
    if mine not in everybody:  # it has ended since they were counted
        everybody = {**everybody, mine: 1}
    return DailyScore(mine.place, mine.points, percentile(mine, everybody), tuple(DailyBar(*each) for each in bars(mine, everybody)))
