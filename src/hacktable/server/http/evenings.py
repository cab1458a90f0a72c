"""Evenings over HTTP: plan one, look at it, wait for news, take part, and host it.

What is told is the same for everybody who has the link, but for who the reader is: names, faces, points, and the links of tables, at which anybody may
watch what a spectator may see.
"""

from __future__ import annotations

import contextlib
from typing import Protocol

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hacktable.kernel.registry import names
from hacktable.match.box import box
from hacktable.server.evenings.book import Kept
from hacktable.server.evenings.evening import Plan
from hacktable.server.evenings.evenings import HELD_OF_ONE, HELD_OF_STRANGERS, Evenings
from hacktable.server.house import House
from hacktable.server.http.asgi import Asked, client, header
from hacktable.server.table.stored import Guest
from hacktable.server.wire import faults
from hacktable.server.wire.answers import (
    AwaitEvening,
    EveningBrief,
    EveningDeed,
    EveningPage,
    Made,
    MyEvenings,
    PlanEvening,
)
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Allowances, is_long, networks
from hacktable.server.wire.text import one_line

MINE = 20
"""Evenings of a guest that are listed."""


class Desk(Protocol):
    """What knows who asks."""

    house: House
    allowances: Allowances | None

    def ask(self, request: Asked) -> None: ...
    def foreign(self, origin: str | None, host: str | None) -> bool: ...
    async def guest(self, request: Asked) -> Guest | None: ...
    async def somebody(self, request: Asked) -> Guest: ...


def about_evenings(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about them."""

    def evenings() -> Evenings:
        if desk.house.evenings is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.evenings

    def shown(kept: Kept, guest: Guest | None) -> EveningPage:
        return page_of(kept, guest.id if guest else None, desk.house.time.date())

    @get("/api/evenings")
    async def mine(request: Asked) -> MyEvenings:
        async with desk.allowances.turn(client(request.scope)) if desk.allowances else contextlib.nullcontext():
            guest = await desk.guest(request)
            found = await evenings().book.of_guest(guest.id, MINE) if guest else []
        return MyEvenings(
            tuple(EveningBrief(each.id, each.evening.plan.name, each.evening.plan.game, each.evening.phase) for each in found)
        )

    @post("/api/evenings", status_code=201)
    async def make(request: Asked, data: JSONBody[PlanEvening]) -> Made:
        desk.ask(request)
        guest, found = await desk.somebody(request), evenings()
        address = await desk.house.hashed(networks(client(request.scope))[0])
        await desk.house.caps.may_make(guest.id, address)
        return Made(await found.plan(guest.id, planned(data), address, joins=data.joins))

    @get("/api/evenings/{evening:str}")
    async def look(request: Asked, evening: FromPath[str]) -> EveningPage:
        guest = await desk.guest(request)
        return shown(await evenings().look(evening), guest)

    @post("/api/evenings/{evening:str}/wait", status_code=200)
    async def wait(request: Asked, evening: FromPath[str], data: JSONBody[AwaitEvening]) -> EveningPage:
        if desk.foreign(header(request, b"origin"), header(request, b"host")):
            raise Fault(faults.FOREIGN)
        guest = await desk.guest(request)
        who, most = (guest.id, HELD_OF_ONE) if guest else (networks(client(request.scope))[0], HELD_OF_STRANGERS)
        return shown(await evenings().wait(evening, data.changes, who, most), guest)

    @post("/api/evenings/{evening:str}/do", status_code=200)
    async def do(request: Asked, evening: FromPath[str], data: JSONBody[EveningDeed]) -> EveningPage:
        desk.ask(request)
        guest, found, now = await desk.somebody(request), evenings(), desk.house.time.date()
        me, which = guest.id, data.which
        match data.what:
            case "join":
                kept = await found.join(evening, me)
            case "rest":
                kept = await found.change(evening, lambda each: each.sit_out(me))
            case "begin":
                kept = await found.begin(evening, me)
            case "pause":
                kept = await found.change(evening, lambda each: each.pause(me, now))
            case "end":
                kept = await found.change(evening, lambda each: each.end(me))
            case "remove":
                kept = await found.change(evening, lambda each: each.remove(me, which))
            case "skip":
                kept = await found.change(evening, lambda each: each.skip(me, which, now))
        return shown(kept, guest)

    return [mine, make, look, wait, do]


def planned(data: PlanEvening) -> Plan:
    """:raises Fault: if it cannot be played so.
    :raises HacktableError: if the options do not fit the game.
    """
    name = one_line(data.name)[:60].strip()
    if not name or data.game not in names() or data.size not in box(data.game).players:
        raise Fault(faults.NOT_UNDERSTOOD, reason="evening: name, game or size")
    if is_long(data.options):  # a drawing would be kept once for every table
        raise Fault(faults.NOT_UNDERSTOOD, reason="evening: a text")
    game = box(data.game)
    game.rules.board(data.size, data.options)
    rated = data.rated and data.pace != "off"
    return Plan(name, data.game, dict(data.options), data.format, data.rounds, data.size, data.minutes, data.pace, rated)


def page_of(kept: Kept, reader: str | None, now: int) -> EveningPage:
    """An evening as a reader's page gets it."""
    evening = kept.evening
    me = evening.number_of(reader)
    left = max(0, evening.due - now) if evening.due is not None and evening.phase == "break" else None
    return msgspec.structs.replace(kept.page, left=left, you=me, hosting=evening.is_host(reader), table=evening.table_of(reader))
