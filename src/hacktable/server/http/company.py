"""How guests find each other: quick match, and the list of tables that are open to everybody."""

from __future__ import annotations

from typing import Protocol

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hacktable.kernel.registry import names
from hacktable.match.box import box
from hacktable.server.company.matching import Wish
from hacktable.server.company.matchmaker import Matchmaker, Standing
from hacktable.server.house import House
from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked, client, header
from hacktable.server.table.stored import Guest, Public
from hacktable.server.wire import faults
from hacktable.server.wire.answers import Accept, Await, Offered, PublicTable, PublicTables, Seek, Seeking
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import networks

SEEKERS_OF_ADDRESS = 20
"""People of one network address who may look for others at the same time: a school class, or half of one."""


class Desk(Protocol):
    """What knows who asks."""

    house: House

    def ask(self, request: Asked) -> None: ...
    def foreign(self, origin: str | None, host: str | None) -> bool: ...
    async def guest(self, request: Asked) -> Guest | None: ...
    async def somebody(self, request: Asked) -> Guest: ...


def about_company(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about it."""

    def company() -> Matchmaker:
        if desk.house.company is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.company

    def told(standing: Standing) -> Seeking:
        now, entry = company().date(), standing.entry
        offer = entry.offer if entry else None
        return Seeking(
            standing.state,
            standing.mark,
            max(0, now - entry.since) if entry else 0,
            standing.others,
            Offered(offer.id, offer.game, offer.players, offer.people, offer.pace, max(0, offer.until - now), offer.rated)
            if offer
            else None,
            entry.table if entry else None,
        )

    @get("/api/open")
    async def listed(request: Asked) -> PublicTables:
        """Tables of people whom the reader may not meet, or who have sent the reader away, are left out."""
        guest = await desk.guest(request)
        me = guest.id if guest else ""
        meets = company().meetings
        found = await desk.house.public_tables()
        people = {sitter.guest for each in found for _, sitter in each.setup.guests if sitter.guest}
        may_meet = await meets({*people, me})
        return PublicTables(
            tuple(
                _shown(each)
                for each in found
                if not each.setup.is_out(me)
                and all(may_meet(me, sitter.guest or "") for _, sitter in each.setup.guests if sitter.guest != me)
            )
        )

    @post("/api/seek", status_code=200)
    async def seek(request: Asked, data: JSONBody[Seek]) -> Seeking:
        desk.ask(request)
        matchmaker, guest = company(), await desk.somebody(request)
        sizes = {size for game in data.games if game in names() for size in box(game).players}
        if not sizes or (data.sizes and not sizes & set(data.sizes)):
            raise Fault(faults.NOT_UNDERSTOOD, reason="seek: no such game")
        patience = None if data.patience is None else 1000 * data.patience
        wish = Wish(tuple(dict.fromkeys(data.games)), data.sizes, data.paces, data.language, patience, data.rated)
        address = await desk.house.hashed(networks(client(request.scope))[0])
        await desk.house.caps.may_make(guest.id, address)
        if not await matchmaker.seek(guest.id, wish, address, SEEKERS_OF_ADDRESS):
            raise Fault(faults.SLOW_DOWN)
        return told(await matchmaker.standing(guest.id))

    @post("/api/seek/wait", status_code=200)
    async def wait(request: Asked, data: JSONBody[Await]) -> Seeking:
        if desk.foreign(header(request, b"origin"), header(request, b"host")):
            raise Fault(faults.FOREIGN)
        matchmaker, guest = company(), await desk.somebody(request)
        return told(await matchmaker.wait(guest.id, data.mark, data.busy))

    @post("/api/seek/accept", status_code=200)
    async def accept(request: Asked, data: JSONBody[Accept]) -> Seeking:
        """If the offer does not stand any more, the answer says how it stands now."""
        desk.ask(request)
        matchmaker, guest = company(), await desk.somebody(request)
        await matchmaker.accept(guest.id, data.offer)
        return told(await matchmaker.standing(guest.id))

    @delete("/api/seek", status_code=204)
    async def stop(request: Asked) -> Answer[None]:
        desk.ask(request)
        matchmaker, guest = company(), await desk.somebody(request)
        await matchmaker.stop(guest.id)
        return Answer(None, status_code=204)

    return [listed, seek, wait, accept, stop]


def _shown(table: Public) -> PublicTable:
    setup, public = table.setup, table.setup.public
    assert public
    people = sorted(setup.guests, key=lambda sitting: sitting[1].guest != setup.host)
    return PublicTable(
        id=table.id,
        game=setup.game,
        names=tuple(sitter.name for _, sitter in people),
        bots=len(setup.sitting) - len(people),
        chairs=len(setup.chairs),
        pace=setup.pace,
        language=public.language,
        welcome=public.welcome,
        updated=table.updated,
    )
