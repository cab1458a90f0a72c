"""Passkeys: adding and removing one's own, and being oneself by one on another device."""

from __future__ import annotations

from typing import Protocol

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked, header
from hacktable.server.http.guests import Guests, device
from hacktable.server.http.reach import Desk
from hacktable.server.people.passkeys import NotProvedError, Passkeys, Site
from hacktable.server.wire import faults
from hacktable.server.wire.answers import Ceremony, Link, PasskeyInfo, PasskeyList, Signed
from hacktable.server.wire.faults import Fault


class SiteDesk(Desk, Protocol):
    """What knows who asks, and at which address."""

    guests: Guests

    def site(self, request: Asked) -> Site: ...


def about_passkeys(desk: SiteDesk, passkeys: Passkeys) -> list[HTTPRouteHandler]:
    """What is asked about them."""
    book = desk.house.people
    assert book

    @get("/api/me/passkeys")
    async def mine(request: Asked) -> PasskeyList:
        found = await book.passkeys((await desk.somebody(request)).id)
        return PasskeyList(tuple(PasskeyInfo(each.id, each.label, each.created, each.seen) for each in found))

    @post("/api/me/passkeys/begin", status_code=200)
    async def begin(request: Asked) -> Ceremony:
        desk.ask(request)
        guest = await desk.somebody(request)
        return Ceremony(await passkeys.ask_new(desk.site(request), guest, desk.house.time.date()))

    @post("/api/me/passkeys", status_code=204)
    async def add(request: Asked, data: JSONBody[Signed]) -> Answer[None]:
        desk.ask(request)
        guest, label = await desk.somebody(request), device(header(request, b"user-agent"))
        try:
            added = await passkeys.add(desk.site(request), guest, data.credential, label, desk.house.time.date())
        except NotProvedError:
            raise Fault(faults.NOT_PROVED) from None
        if not added:
            raise Fault(faults.NOT_NOW)
        return Answer(None, status_code=204)

    @delete("/api/me/passkeys/{passkey:str}", status_code=204)
    async def remove(request: Asked, passkey: FromPath[str]) -> Answer[None]:
        desk.ask(request)
        if not await book.remove_passkey((await desk.somebody(request)).id, passkey):
            raise Fault(faults.NO_PAGE)
        return Answer(None, status_code=204)

    @post("/api/passkeys/begin", status_code=200)
    async def ask_who(request: Asked) -> Ceremony:
        desk.ask(request)
        return Ceremony(await passkeys.ask_who(desk.site(request), desk.house.time.date()))

    @post("/api/passkeys", status_code=200)
    async def who(request: Asked, data: JSONBody[Signed]) -> Link:
        """A personal link, which the page uses at once: whoever was known to the device stays known there, as with every such link."""
        desk.ask(request)
        try:
            guest = await passkeys.who(desk.site(request), data.credential, desk.house.time.date())
        except NotProvedError:
            raise Fault(faults.NOT_PROVED) from None
        if desk.guests.bans.has_guest(guest.id):
            raise Fault(faults.BANNED)
        return Link(*await desk.guests.link(guest))

    return [mine, begin, add, remove, ask_who, who]
