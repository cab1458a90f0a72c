"""The HTTP side: who I am, new tables, records and replays, and the page itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Response, delete, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from hacktable import __version__
from hacktable.bots import registry
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.extras import is_installed
from hacktable.kernel.game import Game
from hacktable.kernel.options import texts
from hacktable.kernel.registry import find, names
from hacktable.match.box import GameBox, box
from hacktable.server import logs
from hacktable.server.counts import clock
from hacktable.server.house import House
from hacktable.server.http.answer import Answer
from hacktable.server.http.asgi import Application, Asked, Receive, Scope, Send, client, header
from hacktable.server.http.company import about_company
from hacktable.server.http.daily import about_daily
from hacktable.server.http.evenings import about_evenings
from hacktable.server.http.game_texts import texts_of
from hacktable.server.http.guests import COOKIE, MOST_PEOPLE, Guests, keys_in
from hacktable.server.http.health import Health
from hacktable.server.http.line import EXTENSION
from hacktable.server.http.link_posters import LinkPosters
from hacktable.server.http.page_files import HEADERS, PageFiles, respond
from hacktable.server.http.passkeys import about_passkeys
from hacktable.server.http.people import about_people
from hacktable.server.http.players import about_players
from hacktable.server.http.reach import about_reach
from hacktable.server.http.replays import works
from hacktable.server.http.shortcut import Shortcut
from hacktable.server.http.socket import Socket
from hacktable.server.http.visit import VISIT
from hacktable.server.people.passkeys import Passkeys, Site
from hacktable.server.posters.images import Image
from hacktable.server.table import inbox
from hacktable.server.table.pictures import KEPT, Picture, spoken_and_lit
from hacktable.server.table.playing import other_rules
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Guest, Listed, NotSavedError, StoredKey, avatar_of
from hacktable.server.time import pause
from hacktable.server.wire import faults, messages
from hacktable.server.wire.answers import (
    Become,
    GameInfo,
    Home,
    Introduce,
    Key,
    KeyInfo,
    Keys,
    Length,
    Link,
    Made,
    Me,
    MyTable,
    NewTable,
    Person,
    Problem,
    Whose,
)
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import DEFAULT, Allowance, Allowances, networks, price_of_request
from hacktable.server.wire.text import tidy
from hacktable.server.workshop import WORKERS, OwnWorker, Workshop

logger = logging.getLogger(__name__)
T = TypeVar("T")

A_YEAR = 365 * 24 * 3600
MY_TABLES = 30
REFUSED_AFTER = 1000
"""Milliseconds that somebody has to wait for a refusal who has already got too many."""
MOST_WAITING = 128
"""Refusals that one network may wait for; more connections are dropped without a word."""
_BANNED = msgspec.json.encode(faults.problem(Fault(faults.BANNED))).decode()
_SLOW_DOWN = msgspec.json.encode(faults.problem(Fault(faults.SLOW_DOWN))).decode()


Handler = Callable[[Asked, Any], Answer[Problem]]
"""What is answered to an error."""


class Web:
    """The application of one house."""

    def __init__(
        self,
        house: House,
        page: Path,
        *,
        public: str = "",
        limits: bool = True,
        allowance: Allowance = DEFAULT,
        workshop: Workshop | None = None,
    ) -> None:
        """:param public: the address that players use, if it is known: then no other is answered.

        :param limits: whether it matters how much anybody asks for.
        :param allowance: how much that may be.
        :param workshop: where replays and pictures are made; None: here, by two workers in this process.
        """
        self.house = house
        self.guests = Guests(house.store, house.time, house.spread)
        house.on_news = self.guests.hear
        self.workshop = workshop or Workshop(*(OwnWorker(works(house.store, house.time.date)) for _ in range(WORKERS)))
        self.posters = LinkPosters(house.store, self.workshop, public.rstrip("/"), house.evenings)
        self.files = PageFiles(page, self.posters.head)
        self._pictures: OrderedDict[tuple[str, str, str], Picture] = OrderedDict()
        """By version, language and theme."""
        self._public = public.rstrip("/")
        self._hosts = _hosts(self._public)
        self.allowances = Allowances(allowance) if limits else None
        if self.allowances:
            house.share(self.allowances)
        self.passkeys = Passkeys(house.people) if house.people and is_installed("webauthn") else None
        self._waiting: Counter[str] = Counter()
        """Refusals that are waited for, by network."""
        self.health = Health(house.store, house.time)
        self._handlers = self.handlers()
        self._answers = {kind: self._counted(answer) for kind, answer in ANSWERS.items()}
        self._litestar: Application | None = None
        self._api: Application = Shortcut(self._handlers, self._by_litestar, self._answers, messages.LARGEST)

    def get_ready(self) -> Application:
        """Make what answers unusual requests, if it is not there yet. It takes a tenth of a second, for which everybody at a server would wait: so a server
        gets ready before it opens. Tests make hundreds of these applications, and most do without."""
        if self._litestar is None:
            litestar = Litestar(
                route_handlers=self._handlers,
                exception_handlers={kind: answer for kind, answer in self._answers.items()},  # noqa: C416 (of the type that Litestar wants)
                openapi_config=None,
                logging_config=None,
                after_request=_headers,
                response_class=Answer,
                request_max_body_size=messages.LARGEST,
            )
            self._litestar = cast(Application, litestar)
        return self._litestar

    async def _by_litestar(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.get_ready()(scope, receive, send)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Three doors: sockets, the API, and the page for all the rest."""
        path: str = scope["path"]
        at_home = self._at_home(scope)
        logs.request.set(logs.new_request())
        if scope["type"] == "websocket":
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            foreign = not at_home or self.foreign(headers.get("origin"), headers.get("host"))
            refused = faults.FOREIGN_ORIGIN if foreign else None
            socket = Socket(self.house, self.guests, scope["extensions"][EXTENSION], self.allowances, client(scope))
            await socket.serve(path.removeprefix("/ws/"), headers.get("cookie", ""), refused)
        else:
            began = clock()
            if self.house.traces is None:
                door = await self._let_in(scope, receive, send, path, at_home)
            else:
                with self.house.traces.span("request", **{"http.request.method": scope["method"], "http.route": logs.route(path)}) as span:
                    door = await self._let_in(scope, receive, send, path, at_home)
                    span.set_attribute("door", door)
            took = clock() - began
            self.house.counts.requests[door].add(took)
            if logger.isEnabledFor(logging.DEBUG):
                logger.debug("%s %s: %s, %.1f ms", scope["method"], logs.route(path), door, 1000 * took)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, path: str, at_home: bool) -> str:
        """Over HTTP; at which door, for whoever counts."""
        if not self._pays(scope):
            self.house.counts.refusals[faults.SLOW_DOWN.number] += 1
            await self._refuse(scope, send)
            return "refused"
        if path == "/health":
            await self._api(scope, receive, send)  # whoever watches the server asks it by any address, and learns nothing of anybody
            return "health"
        if not at_home:
            await respond(send, 421, f"This table is at {self._public}\n")
            return "page"
        if path.startswith("/api/") and self.guests.bans.has_address(client(scope)):  # the page itself is shown, and says why not
            self.house.counts.refusals[faults.BANNED.number] += 1
            await respond(send, faults.BANNED.status, _BANNED, MediaType.JSON)
            return "refused"
        await self._in_time(scope)
        if path.startswith("/api/"):
            await self._api(scope, receive, send)
            return "api"
        await self.files(scope, receive, send)
        return "page"

    def _counted(self, answer: Handler) -> Handler:
        """The same answer to an error, and its number is counted."""

        def counting(request: Asked, error: Any) -> Answer[Problem]:
            response = answer(request, error)
            self.house.counts.refusals[response.content.fault] += 1
            return response

        return counting

    # ---------------------------------------------------------------- who asks

    def _pays(self, scope: Scope) -> bool:
        """Take what a request costs from the budget of its address."""
        if self.allowances is None:
            return True
        now, address = self.house.time.now(), client(scope)
        if scope["path"] == "/health":
            return self.allowances.health.take(networks(address)[0], now)
        return self.allowances.purse(address, now).pay(price_of_request(scope["method"], scope["path"]), now)

    async def _in_time(self, scope: Scope) -> None:
        """Wait, if this address has just had much done."""
        if self.allowances is not None:
            now = self.house.time.now()
            wait = self.allowances.wait(client(scope), price_of_request(scope["method"], scope["path"]), now)
            if wait:
                await pause(self.house.time, wait)

    async def _refuse(self, scope: Scope, send: Send) -> None:
        """Too much. Who goes on asking all the same has to wait for each refusal: refusing is work, too."""
        assert self.allowances
        near, now = networks(client(scope))[-1], self.house.time.now()  # of IPv6 the /48: its /64s have no patience each
        if not self.allowances.patience.take(near, now):
            visit = scope.get(VISIT)
            if self._waiting[near] >= MOST_WAITING and visit:
                visit.transport.abort()
                await asyncio.sleep(0)  # until it is known that nobody waits for an answer any more
                await asyncio.sleep(0)
                return
            self._waiting[near] += 1
            try:
                await pause(self.house.time, REFUSED_AFTER)
            finally:
                self._waiting[near] -= 1
                if not self._waiting[near]:
                    del self._waiting[near]
        await respond(send, faults.SLOW_DOWN.status, _SLOW_DOWN, MediaType.JSON)

    async def guest(self, request: Asked) -> Guest | None:
        """Who asks. They pay, too: a guest who asks from many addresses has one budget.

        :raises Fault: if it is used up.
        """
        held = await self.held(request)
        return held.guest if held else None

    async def held(self, request: Asked) -> StoredKey | None:
        """With which key somebody asks; they pay.

        :raises Fault: if their budget is used up, or they are banned; who is banned may still delete their own data.
        """
        held = await self.guests.held(header(request, b"cookie"), browser(request))
        if held and self.guests.bans.has_guest(held.guest.id) and (request.method, request.scope["path"]) != ("DELETE", "/api/me"):
            raise Fault(faults.BANNED)
        if held and self.allowances:
            now, price = self.house.time.now(), price_of_request(request.method, request.scope["path"])
            if not self.allowances.of_guest(held.guest.id, now).take(now, price):
                raise Fault(faults.SLOW_DOWN)
        return held

    async def somebody(self, request: Asked) -> Guest:
        guest = await self.guest(request)
        if guest is None:
            raise Fault(faults.NOT_A_GUEST)
        return guest

    def ask(self, request: Asked) -> None:
        """Something is to be changed: from our own page only, and not too often.

        :raises Fault: otherwise.
        """
        if self.foreign(header(request, b"origin"), header(request, b"host")):
            raise Fault(faults.FOREIGN)
        if self.allowances and not self.allowances.keeps(client(request.scope), self.house.time.now()):
            raise Fault(faults.SLOW_DOWN)

    def site(self, request: Asked) -> Site:
        """The address by which a page reaches us, for passkeys.

        :raises Fault: if browsers make none for it.
        """
        found = Site(self._public or f"{request.scope['scheme']}://{header(request, b'host')}")
        if not found.is_safe:
            raise Fault(faults.NO_PAGE)
        return found

    def _at_home(self, scope: Scope) -> bool:
        """Whether a request was sent to the address that players use.

        With any other host name, a page of somebody else could have our server's address entered under its own name, and would
        then count as our own page.
        """
        sent = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
        return not self._hosts or (len(sent) == 1 and sent[0] in self._hosts)

    def foreign(self, origin: str | None, host: str | None) -> bool:
        """Whether a browser asks from another site's page. Programs that are no browsers send no origin."""
        if not origin:
            return False
        try:
            return origin != self._public and (not host or urlsplit(origin).netloc != host)
        except ValueError:
            return True

    async def me(self, guest: Guest | None) -> Me:
        if guest is None:
            return Me(None, ())
        listed = await self.house.store.tables_of(guest.id, MY_TABLES)
        elsewhere = await self.house.waiting_elsewhere([each.id for each in listed if each.setup.phase == "playing"])
        tables = tuple(self._mine(guest, each, elsewhere.get(each.id)) for each in listed)
        return Me(guest.name, tables, avatar_of(guest.id, guest.avatar), guest.handle)

    def _mine(self, guest: Guest, listed: Listed, elsewhere: tuple[int, ...] | None) -> MyTable:
        """:param elsewhere: the seats that are to act, if another server knows."""
        setup = listed.setup
        sitting = setup.sitting
        mine = [(chair, sitter) for chair, sitter in sitting if sitter.guest == guest.id]
        phase, turn = setup.phase, False
        if phase == "playing":
            waiting = self.house.waiting_for(listed.id)
            asked = next((known for known in (waiting, elsewhere) if known is not None), setup.waiting)
            if listed.rules_version is not None and other_rules(setup.game, listed.rules_version, setup.options):
                phase = "interrupted"  # whoever opens it next finds it so
            else:
                turn = any(chair in asked and not sitter.left for chair, sitter in mine)
        result = listed.result if setup.phase == "over" else None  # in the lobby of a rematch, chairs are no seats
        return MyTable(
            id=listed.id,
            game=setup.game,
            phase=phase,
            names=tuple([sitter.name for _, sitter in sitting]),
            match=setup.match,
            your_turn=turn,
            placing=min(result.placing[chair] for chair, _ in mine) if result and mine else None,
            updated=listed.updated,
            lesson=setup.lesson,
        )

    async def picture(self, address: str, setup: Setup, version: str, language: str, theme: str) -> Picture:
        """What is played on, drawn for this visitor if nobody has seen it like this."""
        spoken, lit = spoken_and_lit(language, theme)
        key = version, spoken, lit
        shown = self._pictures.pop(key, None) or await self.workshop.do(address, "picture", setup.game, setup.options, spoken, lit)
        self._pictures[key] = shown
        if len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)
        return shown

    def cookie(self, request: Asked, *keys: str) -> dict[str, str]:
        """The header that gives a device its cookie: the key of who plays now, or nothing, and the keys of the others. Keys have no letters that
        would have to be quoted."""
        value = ".".join(keys)
        lasts, secure = A_YEAR if value else 0, "; Secure" if request.scope["scheme"] == "https" else ""
        return {"set-cookie": f"{COOKIE}={value}; Max-Age={lasts}; Path=/; HttpOnly; SameSite=lax{secure}"}

    async def people(self, request: Asked) -> dict[str, StoredKey]:
        """The others who are known to a device, each with the key that it has."""
        found = {key: await self.guests.of_key(key) for key in keys_in(header(request, b"cookie"))[1:]}
        return {key: held for key, held in found.items() if held}

    # ---------------------------------------------------------------- what is asked

    def handlers(self) -> list[HTTPRouteHandler]:
        web = self

        @get("/health")
        async def health() -> Answer[dict[str, str | int]]:
            """Whether people can play here: storage takes writes, nothing of it is damaged, and the server is not closing."""
            trouble = None if web.house.closing else await web.health.trouble()
            body: dict[str, str | int] = {
                "status": "closing" if web.house.closing else trouble.status if trouble else "ok",
                "version": __version__,
                "protocol": messages.PROTOCOL,
                "tables": web.house.tables,
                "pages": web.house.pages,
            }
            if trouble:
                body["reason"], body["since"] = trouble.reason, trouble.since
            return Answer(body, status_code=200 if body["status"] == "ok" else 503)

        @get("/api/home")
        async def home(request: Asked) -> Home:
            async with web.allowances.turn(client(request.scope)) if web.allowances else contextlib.nullcontext():
                nudges = web.house.nudges
                pushes = nudges.pushes if nudges else None
                return Home(
                    messages.PROTOCOL,
                    __version__,
                    doors(await web.house.lengths()),
                    await web.me(await web.guest(request)),
                    web.house.announcement,
                    push=pushes.public if pushes else "",
                    mail=nudges is not None and nudges.mailer is not None,
                    webhooks=nudges is not None and nudges.public != "",
                    passkeys=web.passkeys is not None,
                    strangers=web.house.company is not None,
                    evenings=web.house.evenings is not None,
                )

        @post("/api/me", status_code=200)
        async def introduce(request: Asked, data: JSONBody[Introduce]) -> Answer[Me]:
            web.ask(request)
            guest = await web.guest(request)
            if guest:
                renamed = await web.guests.rename(guest, data.name, data.avatar)
                web.house.everywhere(inbox.Renamed(renamed.id, renamed.name, renamed.avatar))
                return Answer(await web.me(renamed))
            guest, key = await web.guests.add(tidy(data.name), browser(request), data.avatar)
            me = Me(guest.name, (), avatar_of(guest.id, guest.avatar), guest.handle)  # who is new sits at no table
            return Answer(me, headers=web.cookie(request, key, *await web.people(request)))

        @post("/api/me/link", status_code=200)
        async def link(request: Asked) -> Link:
            web.ask(request)
            return Link(*await web.guests.link(await web.somebody(request)))

        @post("/api/me/key/whose", status_code=200)
        async def whose(request: Asked, data: JSONBody[Key]) -> Whose:
            """Nobody becomes somebody else unasked, whoever made them open a link."""
            web.ask(request)
            guest, you = await web.guests.of_link(data.key), await web.guest(request)
            return Whose(guest.name, you.name if you else None, you is not None and you.id == guest.id)

        @post("/api/me/key", status_code=200)
        async def use_link(request: Asked, data: JSONBody[Key]) -> Answer[Me]:
            web.ask(request)
            people = await web.people(request)
            current, you = keys_in(header(request, b"cookie"))[0], await web.held(request)
            if you:
                people = {current: you} | people
            wanted = await web.guests.of_link(data.key)
            again = {key: held for key, held in people.items() if held.guest.id == wanted.id}
            if len(people) - len(again) >= MOST_PEOPLE:
                raise Fault(faults.FULL_DEVICE, most=MOST_PEOPLE)
            guest, key = await web.guests.use_link(data.key, browser(request))
            for old in again.values():  # the new key takes its place
                with contextlib.suppress(Fault):
                    await web.guests.revoke(guest, old.id)
            return Answer(await web.me(guest), headers=web.cookie(request, key, *(other for other in people if other not in again)))

        @get("/api/me/keys")
        async def keys(request: Asked) -> Keys:
            held = await web.held(request)
            mine = await web.guests.keys_of(held.guest) if held else []
            return Keys(
                tuple(KeyInfo(key.id, key.label, key.created, key.seen, held is not None and key.id == held.id) for key in mine),
                tuple(Person(other.id, other.guest.name) for other in (await web.people(request)).values()),
            )

        @delete("/api/me/keys/{key:str}", status_code=204)
        async def revoke(request: Asked, key: FromPath[str]) -> Answer[None]:
            web.ask(request)
            held, people = await web.held(request), await web.people(request)
            forgotten = next((other for other in people.values() if other.id == key), None)
            if forgotten:
                await web.guests.revoke(forgotten.guest, key)
            elif held is None:
                raise Fault(faults.NOT_A_GUEST)
            elif held.id == key:  # who has only this one would be lost; deleting oneself is something else
                raise Fault(faults.NOT_NOW)
            else:
                await web.guests.revoke(held.guest, key)
            first = keys_in(header(request, b"cookie"))[0] if held else ""
            others = [other for other, whose in people.items() if whose.id != key]
            return Answer(None, status_code=204, headers=web.cookie(request, first, *others) if forgotten else None)

        @post("/api/me/become", status_code=200)
        async def become(request: Asked, data: JSONBody[Become]) -> Answer[Me]:
            web.ask(request)
            people = await web.people(request)
            chosen = next((key for key, held in people.items() if held.id == data.id), None)
            if chosen is None:
                raise Fault(faults.NO_PAGE)
            current = keys_in(header(request, b"cookie"))[0]
            you = await web.guests.of_key(current)
            others = [*([current] if you else []), *(key for key in people if key != chosen)]
            return Answer(await web.me(people[chosen].guest), headers=web.cookie(request, chosen, *others))

        @delete("/api/me", status_code=204)
        async def forget(request: Asked) -> Answer[None]:
            web.ask(request)
            guest = await web.somebody(request)
            await web.guests.delete(guest)
            web.house.everywhere(inbox.Forgotten(guest.id))
            others = list(await web.people(request))
            return Answer(None, status_code=204, headers=web.cookie(request, *(["", *others] if others else [])))

        @post("/api/tables", status_code=201, request_max_body_size=messages.LARGEST_CHOICE)
        async def make(request: Asked, data: JSONBody[NewTable]) -> Made:
            web.ask(request)
            guest = await web.somebody(request)
            return Made(await web.house.make(box(data.game), guest, data, networks(client(request.scope))[0]))

        @get("/api/games/{game:str}/texts")
        async def game_texts(request: Asked, game: FromPath[str], lang: FromQuery[str] = "en") -> Answer[bytes]:
            """What a page needs for a game that it was built without. A browser that has it only asks whether it is still the same."""
            if game not in names():
                raise Fault(faults.NO_PAGE)
            found = texts_of(find(game), lang)
            headers = {"etag": f'"{found.tag}"', "cache-control": "no-cache"}
            if header(request, b"if-none-match") == headers["etag"]:
                return Answer(b"", status_code=304, headers=headers)
            return Answer(found.body, headers=headers, media_type=MediaType.JSON)

        @get("/api/tables/{table:str}/picture.svg")
        async def picture(
            request: Asked,
            table: FromPath[str],
            v: FromQuery[str] = "",
            lang: FromQuery[str] = "en",
            theme: FromQuery[str] = "dark",
        ) -> Answer[bytes]:
            """What is played on. The address changes with it, so a browser that has it need not ask again."""
            setup = await web.house.setup_of(table)
            version = setup.picture
            if version is None:
                raise Fault(faults.NO_PAGE)
            shown = await web.picture(client(request.scope), setup, version, lang, theme)
            headers = {"etag": f'"{shown.tag}"', "cache-control": "private, max-age=86400" if v == version else "no-cache"}
            if header(request, b"if-none-match") == headers["etag"]:
                return Answer(b"", status_code=304, headers=headers)
            return Answer(shown.svg, headers=headers, media_type="image/svg+xml")

        @get("/api/tables/{table:str}/poster.png")
        async def poster(request: Asked, table: FromPath[str], v: FromQuery[str] = "", lang: FromQuery[str] = "en") -> Answer[bytes]:
            """What other programs show for a link to the table."""
            found = await web.posters.of_table(table, lang)
            shown = await web.posters.image(client(request.scope), found)
            return _image(request, shown, "public, max-age=86400" if v == found.version else "no-cache")

        @get("/api/evenings/{evening:str}/poster.png")
        async def evening_poster(
            request: Asked, evening: FromPath[str], v: FromQuery[str] = "", lang: FromQuery[str] = "en"
        ) -> Answer[bytes]:
            """The same for an evening."""
            found = await web.posters.of_evening(evening, lang)
            shown = await web.posters.image(client(request.scope), found)
            return _image(request, shown, "public, max-age=86400" if v == found.version else "no-cache")

        @get("/api/tables/{table:str}/{match:int}/poster.png")
        async def step_poster(
            request: Asked, table: FromPath[str], match: FromPath[int], step: FromQuery[int] = 0, lang: FromQuery[str] = "en"
        ) -> Answer[bytes]:
            """The same for a moment of a match that is over."""
            return _image(request, await web.posters.image_of_step(client(request.scope), table, match, step, lang), "no-cache")

        @get("/api/tables/{table:str}/{match:int}/record", media_type=MediaType.TEXT)
        async def record(request: Asked, table: FromPath[str], match: FromPath[int]) -> Answer[str]:
            name, text = await web.workshop.do(client(request.scope), "record", table, match)
            return Answer(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=MediaType.TEXT)

        @get("/api/tables/{table:str}/{match:int}/replay")
        async def replay(request: Asked, table: FromPath[str], match: FromPath[int], eyes: FromQuery[str] = "open") -> Answer[bytes]:
            return Answer(await web.workshop.do(client(request.scope), "replay", table, match, eyes), media_type=MediaType.JSON)

        @get("/api/tables/{table:str}/{match:int}/why/{step:int}")
        async def why(request: Asked, table: FromPath[str], match: FromPath[int], step: FromPath[int]) -> Answer[bytes]:
            return Answer(await web.workshop.do(client(request.scope), "why", table, match, step), media_type=MediaType.JSON)

        @get("/api/tables/{table:str}/{match:int}/seen")
        async def seen(request: Asked, table: FromPath[str], match: FromPath[int], lang: FromQuery[str] = "en") -> Answer[bytes]:
            """An ended match as everyone saw it, in sentences."""
            return Answer(await web.workshop.do(client(request.scope), "seen", table, match, lang), media_type=MediaType.JSON)

        @get("/api/tables/{table:str}/{match:int}/recount/{chapter:int}")
        async def recount(request: Asked, table: FromPath[str], match: FromPath[int], chapter: FromPath[int]) -> Answer[bytes]:
            if await web.house.keeps_secret(table, match, chapter):
                raise Fault(faults.RUNNING)
            held = await web.guests.held(header(request, b"cookie"), browser(request))
            guest = held.guest.id if held else None
            told = await web.workshop.do(client(request.scope), "recount", table, match, chapter, None, guest)
            return Answer(told, media_type=MediaType.JSON)

        about_me = [home, introduce, link, whose, use_link, keys, revoke, become, forget]
        return [
            health,
            *about_me,
            *about_reach(web),
            *about_people(web),
            *about_players(web),
            *about_daily(web),
            *(about_passkeys(web, web.passkeys) if web.passkeys else []),
            *about_company(web),
            *about_evenings(web),
            make,
            game_texts,
            picture,
            poster,
            evening_poster,
            step_poster,
            record,
            replay,
            why,
            seen,
            recount,
        ]


def _image(request: Asked, shown: Image, cache: str) -> Answer[bytes]:
    headers = {"etag": f'"{shown.tag}"', "cache-control": cache}
    if header(request, b"if-none-match") == headers["etag"]:
        return Answer(b"", status_code=304, headers=headers)
    return Answer(shown.png, headers=headers, media_type="image/png")


def browser(request: Asked) -> str:
    return header(request, b"user-agent")


def doors(lengths: Mapping[str, Length] | None = None) -> tuple[GameInfo, ...]:
    """The games of the home page.

    :param lengths: by game, how long its matches among people have lasted here.
    """
    return tuple(_game(game, registry.offered(game), (lengths or {}).get(game.identity.name)) for game in map(find, names()))


@lru_cache(100)
def _game(rules: Game, bots: tuple[str, ...], length: Length | None) -> GameInfo:
    """A game's door. Nothing of it changes but the bots that are offered and, now and then, how long its matches last: it is made once for each of these."""
    game = GameBox(rules)
    return GameInfo(
        game.name,
        (game.players[0], game.players[-1]),
        rules.identity.minutes,
        rules.identity.minutes_with_bots,
        length,
        game.options,
        texts(rules.options),
        rules.forms.presets,
        bots,
        rules.lesson is not None,
    )


def _hosts(public: str) -> frozenset[str]:
    """The Host headers of an address; none if there is no address. Browsers leave out the usual port, others may send it."""
    parts = urlsplit(public)
    if not parts.hostname:
        return frozenset()
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = 443 if parts.scheme == "https" else 80
    port = parts.port or usual
    return frozenset({f"{name}:{port}"} | ({name} if port == usual else set()))


async def _headers(response: Response[T]) -> Response[T]:
    """What Litestar answers by itself, to OPTIONS, has our headers, too."""
    if not isinstance(response, Answer):
        response.headers.update(HEADERS)
        response.headers.setdefault("cache-control", "no-store")
    return response


def _answer(problem: Problem, status: int) -> Answer[Problem]:
    return Answer(problem, status_code=status)


def _fault(_: Asked, fault: Fault) -> Answer[Problem]:
    return _answer(faults.problem(fault), fault.kind.status)


def _not_saved(_: Asked, error: NotSavedError) -> Answer[Problem]:
    logger.warning("not saved: %s", error)
    return _fault(_, Fault(faults.NOT_SAVED))


def _too_deep(_: Asked, error: RecursionError) -> Answer[Problem]:
    """JSON that is nested so deep that nobody can read it."""
    return _fault(_, Fault(faults.NOT_UNDERSTOOD, reason=str(error)[:200]))


def _refusal(_: Asked, error: HacktableError) -> Answer[Problem]:
    return _answer(faults.problem(error), 400)


def _http(_: Asked, error: HTTPException) -> Answer[Problem]:
    """What Litestar itself does not understand."""
    kind = faults.NO_PAGE if error.status_code in (404, 405) else faults.NOT_UNDERSTOOD
    return _answer(faults.problem(Fault(kind, reason=str(error.detail)[:200])), error.status_code)


def _broken(request: Asked, error: Exception) -> Answer[Problem]:
    logger.error("%s %s failed", request.method, logs.route(request.scope["path"]), exc_info=error)
    return _answer(faults.problem(Fault(faults.BROKEN)), 500)


ANSWERS: dict[type[Exception], Handler] = {
    Fault: _fault,
    NotSavedError: _not_saved,
    RecursionError: _too_deep,
    HacktableError: _refusal,
    HTTPException: _http,
    Exception: _broken,
}
"""To errors of every kind; Litestar takes the nearest."""
