"""How guests choose to be told of their turn while they are away."""

from __future__ import annotations

import hashlib
from typing import Protocol
from urllib.parse import quote

from litestar import delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from hacktable import lang
from hacktable.server.house import House
from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Asked
from hacktable.server.nudges.book import Subscription, Webhook, from_base64
from hacktable.server.nudges.courier import RefusedError
from hacktable.server.nudges.mail import is_address
from hacktable.server.nudges.nudger import Nudger
from hacktable.server.nudges.quiet import Quiet, is_zone
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Guest, StoredKey
from hacktable.server.wire import faults
from hacktable.server.wire.answers import BeQuiet, GiveMail, Hook, Hooked, MailInfo, QuietHours, Reached, Subscribe, Token, Told
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Limit

MOST_PUSHED = 5
"""Devices of one guest; one more takes the place of the oldest."""
QUESTIONS = 3 / 86_400, 3
"""How often an address is asked whether it is a guest's: so many a second, and so many at once; for each guest, and for each address."""
SECRET = 16
"""Bytes of what a browser and we know."""


class Desk(Protocol):
    """What knows who asks."""

    house: House

    def ask(self, request: Asked) -> None: ...
    async def held(self, request: Asked) -> StoredKey | None: ...
    async def somebody(self, request: Asked) -> Guest: ...


def about_reach(desk: Desk) -> list[HTTPRouteHandler]:
    """What is asked about it."""
    givers, boxes = Limit(*QUESTIONS), Limit(*QUESTIONS)

    def nudger() -> Nudger:
        if desk.house.nudges is None:
            raise Fault(faults.NO_PAGE)
        return desk.house.nudges

    async def somebody(request: Asked) -> StoredKey:
        held = await desk.held(request)
        if held is None:
            raise Fault(faults.NOT_A_GUEST)
        return held

    @get("/api/me/reach")
    async def reach(request: Asked) -> Reached:
        book, held = nudger().book, await somebody(request)
        quiet, mailbox = await book.quiet(held.guest.id), await book.mailbox(held.guest.id)
        return Reached(
            await book.subscribed(held.guest.id, held.id),
            QuietHours(quiet.zone, quiet.start, quiet.end) if quiet else None,
            MailInfo(mailbox.address, mailbox.confirmed) if mailbox else None,
        )

    @post("/api/me/push", status_code=204)
    async def subscribe(request: Asked, data: JSONBody[Subscribe]) -> Answer[None]:
        desk.ask(request)
        nudges, held = nudger(), await somebody(request)
        await nudges.book.subscribe(held.guest.id, held.id, _subscription(nudges, data), desk.house.time.date(), MOST_PUSHED)
        return Answer(None, status_code=204)

    @delete("/api/me/push", status_code=204)
    async def unsubscribe(request: Asked) -> Answer[None]:
        desk.ask(request)
        book, held = nudger().book, await somebody(request)
        await book.unsubscribe(held.guest.id, key=held.id)
        return Answer(None, status_code=204)

    @post("/api/me/quiet", status_code=204)
    async def be_quiet(request: Asked, data: JSONBody[BeQuiet]) -> Answer[None]:
        desk.ask(request)
        book, guest, hours = nudger().book, await desk.somebody(request), data.hours
        if hours and not is_zone(hours.zone):
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"zone: {hours.zone}")
        await book.be_quiet(guest.id, Quiet(hours.zone, hours.start, hours.end) if hours else None)
        return Answer(None, status_code=204)

    @get("/api/tables/{table:str}/told")
    async def told(request: Asked, table: FromPath[str]) -> Told:
        book, guest = nudger().book, await desk.somebody(request)
        return Told(not (await book.reach(guest.id, table)).off)

    @post("/api/tables/{table:str}/told", status_code=204)
    async def tell(request: Asked, table: FromPath[str], data: JSONBody[Told]) -> Answer[None]:
        desk.ask(request)
        book, guest = nudger().book, await desk.somebody(request)
        _must_sit(await desk.house.setup_of(table), guest)
        await book.turn_off(table, guest.id, not data.on)
        return Answer(None, status_code=204)

    @get("/api/evenings/{evening:str}/told")
    async def told_evening(request: Asked, evening: FromPath[str]) -> Told:
        book, guest = nudger().book, await desk.somebody(request)
        return Told(not (await book.reach(guest.id, evening)).off)

    @post("/api/evenings/{evening:str}/told", status_code=204)
    async def tell_evening(request: Asked, evening: FromPath[str], data: JSONBody[Told]) -> Answer[None]:
        """Of an evening's rounds, and of the turns at its tables: those to come, and the one that there is now."""
        desk.ask(request)
        book, guest = nudger().book, await desk.somebody(request)
        if desk.house.evenings is None:
            raise Fault(faults.NO_PAGE)
        found = (await desk.house.evenings.look(evening)).evening
        if found.number_of(guest.id) is None:
            raise Fault(faults.NO_SEAT)
        for link in (evening, found.table_of(guest.id)):
            if link:
                await book.turn_off(link, guest.id, not data.on)
        return Answer(None, status_code=204)

    @post("/api/me/mail", status_code=204)
    async def give_mail(request: Asked, data: JSONBody[GiveMail]) -> Answer[None]:
        desk.ask(request)
        nudges, guest, now = nudger(), await desk.somebody(request), desk.house.time.now()
        if nudges.mailer is None:
            raise Fault(faults.NO_PAGE)
        if not is_address(data.address):
            raise Fault(faults.NOT_UNDERSTOOD, reason="mail: address")
        if not (givers.take(guest.id, now) and boxes.take(data.address.lower(), now)):  # nobody's box is filled with questions
            raise Fault(faults.SLOW_DOWN)
        if not await nudges.ask_mail(guest, data.address, spoken(data.language)):
            raise Fault(faults.UNANSWERED)
        return Answer(None, status_code=204)

    @delete("/api/me/mail", status_code=204)
    async def no_mail(request: Asked) -> Answer[None]:
        desk.ask(request)
        await nudger().book.stop_mail(guest=(await desk.somebody(request)).id)
        return Answer(None, status_code=204)

    @post("/api/mail/confirm", status_code=204)
    async def confirm(request: Asked, data: JSONBody[Token]) -> Answer[None]:
        desk.ask(request)
        if not await nudger().confirm_mail(data.token):
            raise Fault(faults.LINK_OVER)
        return Answer(None, status_code=204)

    @post("/api/mail/stop/{token:str}", status_code=200)
    async def stop(request: Asked, token: FromPath[str]) -> Answer[None]:
        """With one click, in a mail program or on our page; who has stopped them already is told the same."""
        desk.ask(request)
        await nudger().book.stop_mail(stop=token)
        return Answer(None, status_code=200)

    @get("/api/mail/stop/{token:str}")
    async def ask_stop(token: FromPath[str]) -> Redirect:
        """A person follows the link that is for mail programs: the page asks first, because others only look at what is behind a link."""
        return Redirect(f"/#stop={quote(token, safe='')}", status_code=303)

    @get("/api/tables/{table:str}/webhook")
    async def webhook(request: Asked, table: FromPath[str]) -> Hooked:
        book, guest = nudger().book, await desk.somebody(request)
        _must_host(await desk.house.setup_of(table), guest)
        found = await book.webhook(table)
        return Hooked(Hook(found.kind, found.url, found.language) if found else None)

    @post("/api/tables/{table:str}/webhook", status_code=204)
    async def hook(request: Asked, table: FromPath[str], data: JSONBody[Hook]) -> Answer[None]:
        desk.ask(request)
        nudges, guest = nudger(), await desk.somebody(request)
        setup = await desk.house.setup_of(table)
        _must_host(setup, guest)
        if not nudges.public:
            raise Fault(faults.NO_PAGE)
        wanted = Webhook(data.kind, data.url, spoken(data.language))
        try:
            nudges.courier.check(data.url)
        except RefusedError as error:
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"webhook: {error}") from None
        if not await nudges.try_hook(table, setup.game, wanted):
            raise Fault(faults.UNANSWERED)
        await nudges.book.hook(table, guest.id, wanted)
        return Answer(None, status_code=204)

    @delete("/api/tables/{table:str}/webhook", status_code=204)
    async def unhook(request: Asked, table: FromPath[str]) -> Answer[None]:
        desk.ask(request)
        book, guest = nudger().book, await desk.somebody(request)
        _must_host(await desk.house.setup_of(table), guest)
        await book.hook(table, guest.id, None)
        return Answer(None, status_code=204)

    by_mail = [give_mail, no_mail, confirm, stop, ask_stop]
    return [reach, subscribe, unsubscribe, be_quiet, told, tell, told_evening, tell_evening, *by_mail, webhook, hook, unhook]


def _must_sit(setup: Setup, guest: Guest) -> None:
    """:raises Fault: if a guest does not sit at a table."""
    if setup.chair_of(guest.id) is None:
        raise Fault(faults.NO_SEAT)


def _must_host(setup: Setup, guest: Guest) -> None:
    """:raises Fault: if a table is not a guest's own."""
    if setup.host != guest.id:
        raise Fault(faults.NOT_HOST)


def _subscription(nudges: Nudger, given: Subscribe) -> Subscription:
    """:raises Fault: if nothing could be pushed to it."""
    public, secret = from_base64(given.public), from_base64(given.secret)
    if nudges.pushes is None:
        raise Fault(faults.NO_PAGE)
    if public is None or secret is None or len(secret) != SECRET or not nudges.pushes.is_key(public):
        raise Fault(faults.NOT_UNDERSTOOD, reason="push: keys")
    try:
        nudges.courier.check(given.endpoint)
    except RefusedError as error:
        raise Fault(faults.NOT_UNDERSTOOD, reason=f"push: {error}") from None
    return Subscription(hashlib.sha256(given.endpoint.encode()).hexdigest(), given.endpoint, public, secret, spoken(given.language))


def spoken(language: str) -> str:
    """A language that we have."""
    return language if language in lang.languages() else lang.FALLBACK
