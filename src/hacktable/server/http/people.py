"""Whom guests have played with, and whom they do not want to hear or to meet."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked, client
from hacktable.server.http.reach import Desk
from hacktable.server.people.book import MOST_MET, MOST_TIES, REPORTS_A_DAY, Complaint, PeopleBook
from hacktable.server.wire import faults
from hacktable.server.wire.answers import Acquaintances, ChooseTie, MetInfo, ReportPerson, TieInfo, Ties
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Limit, networks
from hacktable.server.wire.text import one_line

REPORTS_OF_ADDRESS = 20
"""Reports a day from one network address."""


def about_people(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about it."""
    reporters = Limit(REPORTS_OF_ADDRESS / 86_400, REPORTS_OF_ADDRESS)

    def book() -> PeopleBook:
        if desk.house.people is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.people

    @get("/api/me/ties")
    async def ties(request: Asked) -> Ties:
        guest = await desk.somebody(request)
        found = await book().ties(guest.id)
        return Ties(tuple(TieInfo(each.handle, each.name, each.avatar, each.muted, each.blocked) for each in found))

    @get("/api/me/met")
    async def met(request: Asked) -> Acquaintances:
        guest = await desk.somebody(request)
        found = await book().met(guest.id, MOST_MET)
        return Acquaintances(tuple(MetInfo(each.handle, each.name, each.avatar, each.game, each.at) for each in found))

    @post("/api/me/ties", status_code=204)
    async def choose(request: Asked, data: JSONBody[ChooseTie]) -> Answer[None]:
        desk.ask(request)
        guest = await desk.somebody(request)
        now = desk.house.time.date()
        tied = await book().tie(guest.id, data.handle, muted=data.muted, blocked=data.blocked, now=now, most=MOST_TIES)
        if tied is None:
            raise Fault(faults.NO_PAGE)
        if not tied:
            raise Fault(faults.MANY_TIES, most=MOST_TIES)
        return Answer(None, status_code=204)

    @post("/api/tables/{table:str}/reports", status_code=204)
    async def report(request: Asked, table: FromPath[str], data: JSONBody[ReportPerson]) -> Answer[None]:
        desk.ask(request)
        guest, now = await desk.somebody(request), desk.house.time.now()
        if not reporters.take(networks(client(request.scope))[-1], now):
            raise Fault(faults.MANY_REPORTS, most=REPORTS_OF_ADDRESS)
        complaint = Complaint(guest.id, data.handle, table, data.reason, one_line(data.words))
        match await book().report(complaint, desk.house.time.date()):
            case "outside":
                raise Fault(faults.NO_SEAT)
            case "nobody":
                raise Fault(faults.NO_PAGE)
            case "many":
                raise Fault(faults.MANY_REPORTS, most=REPORTS_A_DAY)
            case "full":
                raise Fault(faults.FULL_OF_REPORTS)
            case "kept":
                return Answer(None, status_code=204)

    return [ties, met, choose, report]
