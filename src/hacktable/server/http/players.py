"""Players' pages: ratings, history, streaks and medals, for those who may see them."""

from __future__ import annotations

from typing import Protocol

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hacktable.kernel.registry import find, names
from hacktable.server.house import House
from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked
from hacktable.server.ratings.book import Played, Player, PlayerBook
from hacktable.server.ratings.medals import medals, streak
from hacktable.server.ratings.skill import Rating
from hacktable.server.table.stored import Guest, handle_of
from hacktable.server.wire import faults
from hacktable.server.wire.answers import (
    BePrivate,
    MedalInfo,
    PlayedInfo,
    PlayerPage,
    RatedMatch,
    RatedSeat,
    RatingInfo,
    RatingPoint,
    StreakInfo,
)
from hacktable.server.wire.faults import Fault

MY_PAGE = "me"
LATEST = 50
"""Finished matches that a page lists."""
CURVE = 100
"""Points of a curve: the latest."""
MOST_MATCHES = 2**31


class Desk(Protocol):
    """What knows who asks."""

    house: House

    def ask(self, request: Asked) -> None: ...
    async def guest(self, request: Asked) -> Guest | None: ...
    async def somebody(self, request: Asked) -> Guest: ...


def about_players(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about them."""

    def book() -> PlayerBook:
        if desk.house.players is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.players

    @get("/api/players/{handle:str}")
    async def player(request: Asked, handle: FromPath[str]) -> PlayerPage:
        """My own page, or that of somebody with whom I have finished a match, unless they keep it to themselves or one of us has blocked the other.

        Whether there is nobody of that name or I may not see them makes no difference to the answer.
        """
        viewer = await desk.somebody(request)
        mine = handle in (MY_PAGE, handle_of(viewer.id))
        guest = viewer.id if mine else await book().guest_of(handle)
        found = await book().player(guest, viewer.id) if guest else None
        if found is None or not (mine or (not found.private and not found.blocked and any(each.together for each in found.played))):
            raise Fault(faults.NO_PLAYER)
        return _page(found, handle_of(guest or viewer.id), mine=mine)

    @post("/api/me/private", status_code=204)
    async def be_private(request: Asked, data: JSONBody[BePrivate]) -> Answer[None]:
        desk.ask(request)
        guest = await desk.somebody(request)
        await book().be_private(guest.id, data.private)
        return Answer(None, status_code=204)

    @get("/api/tables/{table:str}/{match:int}/ratings")
    async def ratings(request: Asked, table: FromPath[str], match: FromPath[int]) -> RatedMatch:
        """How a rated match has changed ratings: everybody who knows the table sees it, as they saw the match."""
        changed = await book().changed(table, match) if 0 < match < MOST_MATCHES else []
        return RatedMatch(tuple(RatedSeat(handle_of(each.guest), _numbers(each.before), _numbers(each.after)) for each in changed))

    return [player, be_private, ratings]


def _page(player: Player, handle: str, *, mine: bool) -> PlayerPage:
    seen = [each for each in player.played if mine or each.together]
    played_games = [game for game in names() if any(each.game == game for each in player.played)]
    by_game = {game: [each for each in player.played if each.game == game] for game in played_games}
    return PlayerPage(
        handle=handle,
        name=player.name,
        mine=mine,
        private=player.private,
        ratings=tuple(
            RatingInfo(each.game, each.players, _numbers(each.rating), each.matches, _curve(player, each.game, each.players))
            for each in player.ratings
        ),
        played=tuple(_info(each) for each in reversed(seen[-LATEST:])),
        finished=len(player.played),
        streaks=tuple(
            StreakInfo(game, row.now, row.best, len(matches), sum(each.place == 1 and not each.left for each in matches))
            for game, matches in by_game.items()
            for row in [streak(matches)]
        ),
        medals=tuple(
            MedalInfo(each.game, each.code, each.at)
            for game, matches in by_game.items()
            for each in medals(game, find(game).players, matches)
        ),
    )


def _curve(player: Player, game: str, players: int) -> tuple[RatingPoint, ...]:
    points = [(each.at, each.after) for each in player.played if (each.game, each.players) == (game, players) and each.after]
    return tuple(RatingPoint(at, *_numbers(after)) for at, after in points[-CURVE:])


def _info(each: Played) -> PlayedInfo:
    return PlayedInfo(
        each.table if each.there else None,
        each.match,
        each.at,
        each.game,
        each.players,
        each.people,
        each.place,
        each.left,
        _numbers(each.before) if each.before else None,
        _numbers(each.after) if each.after else None,
    )


def _numbers(rating: Rating) -> tuple[float, float]:
    """No more digits than mean something."""
    return round(rating.mu, 2), round(rating.sigma, 2)
