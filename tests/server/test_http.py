"""The HTTP side: guests without accounts, new tables, the home list, what is refused, and the headers on every answer."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
import uvicorn.server
from sqlalchemy import event
from table_room import Answer, Memory, TableRoom, ask, database, in_a_loop, seed_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from drawing import MINE
from hacktable import __version__
from hacktable.bots import minds
from hacktable.bots.learned import weights
from hacktable.games.blackhat import board
from hacktable.games.blackhat.reading import examine_drawing
from hacktable.kernel.registry import find
from hacktable.match.box import box
from hacktable.server.http.line import Line
from hacktable.server.http.socket import Socket
from hacktable.server.http.visit import Visit
from hacktable.server.http.web import Web
from hacktable.server.store.sql import SqlStore, sqlite_url
from hacktable.server.table import inbox
from hacktable.server.table.stored import Guest, Listed
from hacktable.server.wire import faults, limits, messages
from hacktable.server.wire.limits import (
    A_BOT,
    A_PAGE,
    AT_ONCE,
    BURST,
    HASTE,
    PATIENCE,
    PRICES,
    SOCKET,
    Allowance,
    Limit,
    price_of_message,
    price_of_request,
)

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Client:
    """A browser that keeps its cookie."""

    def __init__(self, web: Web, address: str = "192.0.2.1") -> None:
        self.web, self.address = web, address
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        fields = ({"cookie": self.cookie} if self.cookie else {}) | headers
        answer = await ask(self.web, method, path, body, headers=fields, address=self.address)
        for cookie in answer.cookies:
            self.cookie = cookie.partition(";")[0]
        return answer

    async def introduce(self, name: str) -> Guest:
        """Become a guest; who that is in the database."""
        assert (await self.ask("POST", "/api/me", {"name": name})).status == 200
        guest = await self.web.guests.of_cookie(self.cookie)
        assert guest
        return guest


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page, as far as a server cares."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Hacktable</title>" + "<p>A table.</p>" * 50, "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("export const table = 1;\n" * 50, "utf-8")
    (folder / "assets" / "font-3c4d.woff2").write_bytes(bytes(range(256)) * 8)
    (folder / "robots.txt").write_text("User-agent: *\n", "utf-8")
    return folder


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was paid for is spread out, so that a budget can be used up in one moment."""
    monkeypatch.setattr(limits, "AT_ONCE", 10**9)


@contextlib.asynccontextmanager
async def opened(store: Any, page: Path, **how: Any) -> AsyncIterator[tuple[TableRoom, Web]]:
    how.setdefault("limits", False)
    async with TableRoom(store) as room:
        yield room, Web(room.house, page, **how)


# ---------------------------------------------------------------- guests


@in_a_loop
async def test_a_name_makes_a_guest_with_a_cookie_that_only_the_server_reads(page: Path) -> None:
    store = Memory()
    async with opened(store, page) as (_, web):
        for scheme in ("http", "https"):
            answer = await ask(web, "POST", "/api/me", {"name": "  Ada \u202e Lovelace\n"}, scheme=scheme)
            assert (answer.status, answer.json) == (
                200,
                {"name": "Ada Lovelace", "tables": [], "avatar": answer.json["avatar"], "handle": answer.json["handle"]},
            )
            (cookie,) = answer.cookies
            value, *flags = (part.strip().lower() for part in cookie.split(";"))
            assert value.startswith("hacktable=")
            assert {"httponly", "samesite=lax", "path=/", "max-age=31536000"} <= set(flags)
            assert ("secure" in flags) == (scheme == "https")
            key = cookie.partition(";")[0].removeprefix("hacktable=")
            assert len(key) >= 40
            assert hashlib.sha256(key.encode()).digest() in store.keys, "only its hash is kept"
            assert key not in repr(vars(store))


@in_a_loop
async def test_the_cookie_is_found_among_those_of_other_programs(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        ada = Client(web)
        await ada.introduce("Ada")
        for header in ('x={"a":[1]}; {}', "{}; y=ü ü", "a b=c; {}", '=; {}; hacktable2="x"', "{}"):
            sent = header.replace("{}", ada.cookie) if header.count("{}") else ada.cookie
            answer = await ask(web, "GET", "/api/home", headers={"cookie": sent})
            assert answer.json["me"]["name"] == "Ada", header
        for header in ("hacktable=", "hacktable", "hacktable=wrong", "xhacktable=1", ";;;", ""):
            assert (await ask(web, "GET", "/api/home", headers={"cookie": header})).json["me"]["name"] is None


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\n\t"])
@in_a_loop
async def test_a_name_of_nothing_is_refused(name: str, page: Path) -> None:
    store = Memory()
    async with opened(store, page) as (_, web):
        answer = await ask(web, "POST", "/api/me", {"name": name})
        assert (answer.status, answer.json["fault"], answer.cookies) == (400, faults.NOT_UNDERSTOOD.number, [])
        assert store.guests == {}


@in_a_loop
async def test_another_name_is_seen_at_the_tables_at_once(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        ada = Client(web)
        guest = await ada.introduce("Ada")
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        table = await room.come(link, guest)
        before = ada.cookie
        answer = await ada.ask("POST", "/api/me", {"name": "Adele"})
        await room.settle()
        assert (answer.json["name"], answer.cookies, ada.cookie) == ("Adele", [], before)
        assert table.table["chairs"][0]["name"] == table.table["you"]["name"] == "Adele"
        assert (await ada.ask("GET", "/api/home")).json["me"]["name"] == "Adele"


@in_a_loop
async def test_a_personal_link_makes_another_browser_the_same_guest(tmp_path: Path, page: Path) -> None:
    async with opened(sqlite_url(tmp_path), page) as (_, web):
        ada, phone, stranger = Client(web), Client(web), Client(web)
        guest = await ada.introduce("Ada")
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch", "bots": 1})).json["id"]
        key = (await ada.ask("POST", "/api/me/link")).json["key"]
        answer = await phone.ask("POST", "/api/me/key", {"key": key})
        assert (answer.status, answer.json["name"]) == (200, "Ada")
        assert [table["id"] for table in answer.json["tables"]] == [link]
        assert await web.guests.of_cookie(phone.cookie) == guest
        assert phone.cookie != ada.cookie
        assert "httponly" in answer.cookies[0].lower()
        assert (await ada.ask("GET", "/api/home")).json["me"]["name"] == "Ada", "both keys work"
        for wrong in (key[:-1], "", "0" * 43):
            answer = await stranger.ask("POST", "/api/me/key", {"key": wrong})
            assert (answer.status, answer.json["fault"], answer.cookies) == (410, faults.LINK_OVER.number, [])
        assert (await stranger.ask("POST", "/api/me/link")).json["fault"] == faults.NOT_A_GUEST.number


@in_a_loop
async def test_who_is_nobody_makes_no_table_and_deletes_nobody(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        nobody = Client(web)
        for method, path, body in (("POST", "/api/tables", {"game": "hashcatch"}), ("DELETE", "/api/me", None)):
            answer = await nobody.ask(method, path, body)
            assert (answer.status, answer.json["fault"]) == (401, faults.NOT_A_GUEST.number)


# ---------------------------------------------------------------- forgetting


def everything(folder: Path) -> str:
    """Every cell of every row in the database."""
    with contextlib.closing(sqlite3.connect(folder / "hacktable.sqlite")) as database:
        names = [name for (name,) in database.execute("select name from sqlite_master where type = 'table'")]
        assert {"guests", "keys", "tables", "sitters", "matches", "moves", "chats"} <= set(names)
        return repr([row for name in names for row in database.execute(f"select * from {name}")])


async def forget(client: Client, room: TableRoom) -> None:
    answer = await client.ask("DELETE", "/api/me")
    assert answer.status == 204
    assert client.cookie.strip('"') == "hacktable="
    assert "max-age=0" in answer.cookies[0].lower()
    await room.settle()


NAME = "Zebulon"
"""Not to be found anywhere else."""


@pytest.mark.parametrize("when", ["lobby", "playing", "over", "with bots", "closed"])
def test_a_guest_who_wants_to_be_forgotten_is(when: str, tmp_path: Path, page: Path) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def live() -> None:
        async with opened(url, page) as (room, web):
            client, other = Client(web), Client(web)
            guest, ben = await client.introduce(NAME), await other.introduce("Ben")
            await client.ask("POST", "/api/me/link")
            bots = int(when == "with bots")
            link = (await client.ask("POST", "/api/tables", {"game": "hashcatch", "bots": bots})).json["id"]
            mine, theirs = await room.come(link, guest), await room.come(link, ben)
            await mine.say(messages.Say("hello"))
            if when != "with bots":
                await theirs.say(messages.Sit(1))
            if when != "lobby":
                await room.begin([mine] if bots else [mine, theirs])
            if when == "over":
                await room.play_to_the_end(link, [mine, theirs])
            if when == "closed":
                for each in (mine, theirs):
                    await each.go()
                await room.pass_time(300_000)
                assert room.house.tables == 0
            kept = everything(tmp_path)
            assert guest.id in kept
            assert NAME in kept
            await forget(client, room)
            kept = everything(tmp_path)
            assert guest.id not in kept
            assert NAME not in kept
            assert "Ben" in kept
            if when != "closed":
                assert mine.closed is faults.STRANGER
                theirs.new()
                assert NAME not in json.dumps(theirs.table)
                late = await room.come(link)
                assert NAME.encode() not in b"".join(late.raw), "nor in the chat"
            if when in ("playing", "closed"):
                theirs = await room.come(link, ben)
                assert [chair["presence"] for chair in theirs.table["chairs"][:2]] == ["left", "here"]
                assert theirs.table["phase"] == "playing"
                assert theirs.table["you"]["host"]
                await theirs.say(messages.Leave())
            if when == "with bots":
                assert theirs.table["phase"] == "abandoned"
            if when != "lobby":
                answer = await other.ask("GET", f"/api/tables/{link}/1/record")
                assert answer.status == 200
                assert NAME not in answer.body.decode()
                assert box("hashcatch").replay(answer.body.decode())
            assert (await client.ask("GET", "/api/home")).json["me"] == {"name": None, "tables": [], "avatar": None, "handle": ""}
            everything_else = everything(tmp_path)
            assert guest.id not in everything_else
            assert NAME not in everything_else

    live()


def test_what_a_page_says_while_its_guest_is_being_forgotten_is_forgotten_too(tmp_path: Path, page: Path) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def live() -> None:
        async with opened(url, page) as (room, web):
            guest, ben = await Client(web).introduce(NAME), await Client(web).introduce("Ben")
            link = await room.make(guest)
            mine, theirs = await room.come(link, guest), await room.come(link, ben)
            await theirs.say(messages.Sit(1))
            await room.begin([mine, theirs])
            await web.guests.delete(guest)
            await mine.say(messages.Say("hello"))
            await theirs.say(messages.Leave(), messages.Back())
            assert guest.id in everything(tmp_path), "the table did not know yet"
            room.house.everywhere(inbox.Forgotten(guest.id))
            await room.settle()
            await mine.say(messages.Say("thanks"))
            assert mine.new("refused")[-1]["fault"] == faults.NOT_A_GUEST.number
            kept = everything(tmp_path)
            assert guest.id not in kept
            assert NAME not in kept

    live()


def test_who_only_watched_and_chatted_is_forgotten_too(tmp_path: Path, page: Path) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def live() -> None:
        async with opened(url, page) as (room, web):
            client = Client(web)
            guest = await client.introduce(NAME)
            link, (ada, _) = await room.start(2)
            watching = await room.come(link, guest)
            await ada.say(messages.Say("hello"))
            await watching.say(messages.Say(text="I only watch"))
            ada.new()
            await forget(client, room)
            assert watching.closed is faults.STRANGER
            kept = everything(tmp_path)
            assert guest.id not in kept
            assert NAME not in kept
            late = await room.come(link)
            assert [line["number"] for line in late.new("chat")] == [1]
            await ada.say(messages.Say("thanks"))
            assert [line["number"] for line in ada.new("chat")] == [3], "no number comes twice"
            assert ada.table["phase"] == "playing"

    live()


# ---------------------------------------------------------------- strangers and crowds


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://table.example.evil.example", "null", "http://[", "http://table.example:81"]
)
@in_a_loop
async def test_another_sites_page_changes_nothing(origin: str, page: Path) -> None:
    store = Memory()
    async with opened(store, page) as (_, web):
        ada = Client(web)
        await ada.introduce("Ada")
        before = repr(vars(store))
        bodies: list[tuple[str, str, Any]] = [
            ("POST", "/api/me", {"name": "Eve"}),
            ("POST", "/api/me/link", None),
            ("POST", "/api/me/key", {"key": "x"}),
            ("POST", "/api/tables", {"game": "hashcatch"}),
            ("DELETE", "/api/me", None),
        ]
        for method, path, body in bodies:
            answer = await ada.ask(method, path, body, origin=origin)
            assert (answer.status, answer.json["fault"], answer.cookies) == (403, faults.FOREIGN.number, [])
        assert repr(vars(store)) == before


@in_a_loop
async def test_our_own_page_and_the_public_address_are_welcome(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        for origin in ("http://table.example", "https://table.example"):
            assert (await ask(web, "POST", "/api/me", {"name": "Ada"}, headers={"origin": origin})).status == 200
        assert (await ask(web, "POST", "/api/me", {"name": "Ada"}, headers={"origin": "https://other.example"})).status == 403
    async with opened(Memory(), page, public="https://table.example/") as (_, web):
        assert (await ask(web, "POST", "/api/me", {"name": "Ada"}, headers={"origin": "https://table.example"})).status == 200
        assert (await ask(web, "POST", "/api/me", {"name": "Ada"}, headers={"origin": "https://other.example"})).status == 403


@pytest.mark.parametrize(
    ("public", "ours", "others"),
    [
        (
            "https://Table.example",
            ["table.example", "TABLE.example", "table.example:443"],
            ["table.example:80", "table.example.evil.example"],
        ),
        ("http://table.example:8420", ["table.example:8420"], ["table.example", "table.example:80", "127.0.0.1:8420", "localhost:8420"]),
        ("http://[2001:db8::1]", ["[2001:db8::1]", "[2001:db8::1]:80"], ["[2001:db8::2]", "2001:db8::1"]),
    ],
)
@in_a_loop
async def test_with_a_public_address_no_other_host_name_is_answered(public: str, ours: list[str], others: list[str], page: Path) -> None:
    store = Memory()
    async with opened(store, page, public=public) as (_, web):
        for host in ours:
            assert (await ask(web, "GET", "/", headers={"host": host})).status == 200
            assert (await ask(web, "GET", "/api/home", headers={"host": host})).status == 200
        for host in (*others, "evil.example", ""):
            for method, path in (("GET", "/"), ("GET", "/api/home"), ("POST", "/api/me"), ("GET", "/assets/main-1a2b.js"), ("GET", "/t/x")):
                body = {"name": "Eve"} if method == "POST" else None
                answer = await ask(web, method, path, body, headers={"host": host, "origin": f"http://{host}"})
                assert (answer.status, answer.cookies) == (421, [])
                assert answer.headers["content-security-policy"] == POLICY
                assert public.rstrip("/") in answer.body.decode()
            assert (await ask(web, "GET", "/health", headers={"host": host})).status == 200, "a load balancer asks by any name"
        assert store.guests == {}


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_who_asks_too_often_is_told_to_wait_and_others_are_not(page: Path) -> None:
    async with opened(Memory(), page, limits=True, allowance=Allowance(share=50)) as (room, web):
        eager, calm = Client(web), Client(web, "192.0.2.2")
        answers = [await eager.ask("POST", "/api/me", {"name": "Eve"}) for _ in range(151)]
        assert [answer.status for answer in answers] == [200] * 150 + [429]
        assert (answers[-1].json["fault"], answers[-1].json["retry"]) == (3, True)
        assert (await calm.ask("POST", "/api/me", {"name": "Ada"})).status == 200
        await room.pass_time(400)
        assert [(await eager.ask("POST", "/api/me", {"name": "Eve"})).status for _ in range(2)] == [200, 429]
        await room.pass_time(60_000)
        most = BURST * 500_000 // price_of_request("GET", "/api/home")
        answers = [await Client(web).ask("GET", "/api/home") for _ in range(most + 1)]
        assert [answer.status for answer in answers] == [200] * most + [429]
        assert answers[-1].json["fault"] == 3
        assert (await eager.ask("GET", "/api/tables/x/1/replay")).json["fault"] == 3
        assert (await calm.ask("GET", "/api/home")).status == 200
        assert (await eager.ask("GET", "/health")).status == 200


class SlowToRead(Memory):
    """Whoever's list of tables is read waits until the test lets them go on."""

    def __init__(self) -> None:
        super().__init__()
        self.reading: list[str] = []
        self.go_on = asyncio.Event()

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        self.reading.append(guest)
        await self.go_on.wait()
        return await super().tables_of(guest, most)


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_what_one_address_has_read_is_read_one_after_the_other_and_others_find_a_reader_free(page: Path) -> None:
    store = SlowToRead()
    async with opened(store, page, limits=True) as (_, web):
        store.go_on.set()
        eager, calm = Client(web), Client(web, "192.0.2.2")
        many, one = await eager.introduce("Eve"), await calm.introduce("Ada")
        store.go_on.clear()
        store.reading.clear()
        waiting = [asyncio.ensure_future(eager.ask("GET", "/api/home")) for _ in range(5)]
        while not store.reading:
            await asyncio.sleep(0)
        waiting.append(asyncio.ensure_future(calm.ask("GET", "/api/home")))
        while one.id not in store.reading:
            await asyncio.sleep(0)
        assert store.reading == [many.id, one.id]
        store.go_on.set()
        assert [answer.status for answer in await asyncio.gather(*waiting)] == [200] * 6
        assert store.reading == [many.id, one.id] + [many.id] * 4


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_who_goes_on_asking_has_to_wait_for_every_refusal(page: Path) -> None:
    """Refusing is work, too: otherwise whoever has used up everything could still keep the server busy with it."""
    async with opened(Memory(), page, limits=True, allowance=Allowance(share=1)) as (room, web):
        eager = Client(web)
        at_once = 0
        while True:
            answer = asyncio.ensure_future(eager.ask("GET", "/api/home"))
            for _ in range(50):
                await asyncio.sleep(0)
            if not answer.done():
                break
            at_once += answer.result().status == 429
        assert at_once == PATIENCE[1]
        await room.pass_time(1_000)
        assert (await answer).status == 429


@in_a_loop
async def test_much_that_one_address_asks_for_is_spread_out_and_others_are_answered_at_once(page: Path) -> None:
    """A budget for seconds that is used up in one moment would hold up everybody's moves for that moment."""
    async with opened(Memory(), page, limits=True) as (room, web):
        price = price_of_request("GET", "/api/home")
        first = AT_ONCE // price
        asked = [asyncio.ensure_future(Client(web).ask("GET", "/api/home")) for _ in range(first + 3)]
        assert (await Client(web, "192.0.2.2").ask("GET", "/api/home")).status == 200
        await asyncio.gather(*asked[:first])
        for waiting in range(first, first + 3):
            assert room.time.waiting >= first + 3 - waiting
            assert not any(answer.done() for answer in asked[waiting:])
            await room.pass_time(price // (HASTE * Allowance().share * 10))
            assert (await asked[waiting]).status == 200


@pytest.mark.parametrize("stays", [True, False])
@in_a_loop
async def test_what_one_address_says_at_once_is_spread_out_in_order_and_of_who_goes_only_moves_are_kept(
    page: Path, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(Memory(), page, limits=True) as (room, web), on_a_port(web) as address:
        ada = Client(web)
        guest = await ada.introduce("Ada")
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        told = list[str]()
        tell = room.house.tell

        def noted(link: str, letter: inbox.Letter) -> bool:
            if isinstance(letter, inbox.Said):
                told.append(type(letter.message).__name__)
            return tell(link, letter)

        monkeypatch.setattr(room.house, "tell", noted)
        async with connect(f"ws://{address}/ws/{link}", additional_headers={"Cookie": ada.cookie}, proxy=None) as socket:
            await socket.send(HELLO)
            assert json.loads(await socket.recv())["you"]["name"] == guest.name
            assert web.allowances
            bells = room.time.waiting
            web.allowances.wait("127.0.0.1", 2 * AT_ONCE, room.time.now())  # what others in the same house have asked for
            said = [{"do": "unready"}, {"do": "act", "id": "the-move", "window": 1, "action": {}}, {"do": "onward"}]
            socket.transport.write(
                b"".join(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text for text in (json.dumps(do).encode() for do in said))
            )
            while room.time.waiting == bells:
                await asyncio.sleep(0)
            assert told == []
            if stays:
                await room.pass_time(1_000)
                assert told == ["Unready", "Act", "Onward"]
                return
        while room.house.pages:
            await asyncio.sleep(0)
        assert told == ["Act"]
        await room.pass_time(1_000)
        assert told == ["Act"]


def test_the_longest_unused_addresses_are_forgotten_first() -> None:
    limit = Limit(0.001, 1, most=3)
    assert [limit.take(address, 0) for address in "abc"] == [True] * 3
    assert [limit.take(address, 0) for address in "abc"] == [False] * 3
    assert limit.take("d", 0)
    assert [limit.take("b", 0), limit.take("c", 0)] == [False, False]
    assert limit.take("a", 0), "forgotten for d"


# ---------------------------------------------------------------- headers, files, health


@in_a_loop
async def test_every_answer_has_the_security_headers_also_a_refusal(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        asked: list[tuple[str, str, Any, int]] = [
            ("GET", "/health", None, 200),
            ("GET", "/api/home", None, 200),
            ("POST", "/api/me", {"name": "Ada"}, 200),
            ("POST", "/api/me", {"name": 5}, 400),
            ("POST", "/api/me", b"{", 400),
            ("POST", "/api/tables", {"game": "hashcatch"}, 401),
            ("DELETE", "/api/me", None, 401),
            ("PUT", "/api/me", None, 405),
            ("GET", "/api/nothing", None, 404),
            ("GET", "/api/tables/x/1/record", None, 404),
            ("GET", "/api/tables/x/one/record", None, 404),
            ("POST", "/api/me", b'{"name": "' + b"x" * 10_000 + b'"}', 413),
            ("GET", "/", None, 200),
            ("HEAD", "/", None, 200),
            ("GET", "/table/abc", None, 200),
            ("GET", "/assets/main-1a2b.js", None, 200),
            ("GET", "/assets/gone.js", None, 404),
            ("POST", "/", None, 404),
        ]
        for method, path, body, status in asked:
            answer = await ask(web, method, path, body)
            assert answer.status == status, (method, path, answer.body)
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "same-origin"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert answer.headers["permissions-policy"] == "camera=(), microphone=(), geolocation=()"
            if path.startswith(("/api", "/health")):
                assert answer.headers["cache-control"] == "no-store"
                assert answer.headers["content-type"].startswith("application/json")
                if status >= 400:
                    assert set(answer.json) == {"fault", "code", "params", "rule", "retry"}

        async def broken(*_: Any) -> None:
            raise RuntimeError("a secret of the server")

        web.me = broken  # type: ignore[assignment, method-assign]
        answer = await ask(web, "GET", "/api/home")
        assert (answer.status, answer.json["fault"], answer.json["retry"]) == (500, faults.BROKEN.number, True)
        assert answer.headers["content-security-policy"] == POLICY
        assert b"secret" not in answer.body
        assert room._faults.pop().exc_info, "it is in the log"


@in_a_loop
async def test_only_the_worker_with_the_rules_may_compile_webassembly(page: Path) -> None:
    (page / "assets" / "rules-5e6f.js").write_text("1")
    (page / "index.html").write_text('<script src="./assets/main-1a2b.js"></script>')
    async with opened(Memory(), page) as (_, web):
        worker = await ask(web, "GET", "/assets/rules-5e6f.js")
        assert worker.headers["content-security-policy"] == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
        for path in ("/", "/t/abc", "/assets/main-1a2b.js"):
            assert "wasm" not in (await ask(web, "GET", path)).headers["content-security-policy"]
        assert (await ask(web, "GET", "/t/abc")).body == b'<script src="/assets/main-1a2b.js"></script>', "found from any address"


@in_a_loop
async def test_what_bots_have_learned_is_a_file_with_its_hash_in_its_name(page: Path) -> None:
    game = find("hashcatch")
    async with opened(Memory(), page) as (_, web):
        found = await ask(web, "GET", f"/minds/{minds.file_name(game)}")
        assert (found.status, found.body) == (200, minds.halves(game))
        assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await ask(web, "GET", "/minds/hashcatch-0000000000000000.bin")).status == 404
        assert (await ask(web, "GET", "/minds/")).status == 404


@in_a_loop
async def test_files_are_cached_by_their_hash_and_the_page_is_asked_for_again(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        for path, kind, cache in (
            ("/assets/main-1a2b.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
            ("/assets/font-3c4d.woff2", "font/woff2", "public, max-age=31536000, immutable"),
            ("/index.html", "text/html; charset=utf-8", "no-cache"),
            ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
            ("/", "text/html; charset=utf-8", "no-cache"),
        ):
            answer = await ask(web, "GET", path)
            assert (answer.status, answer.headers["content-type"], answer.headers["cache-control"]) == (200, kind, cache)
            assert answer.headers["content-length"] == str(len(answer.body))
            tag = answer.headers["etag"]
            again = await ask(web, "GET", path, headers={"if-none-match": tag})
            assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
            assert (await ask(web, "GET", path, headers={"if-none-match": '"other"'})).status == 200
            head = await ask(web, "HEAD", path)
            assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(len(answer.body)))
            small = await ask(web, "GET", path, headers={"accept-encoding": "gzip, deflate"})
            if path.endswith(".woff2"):
                assert "content-encoding" not in small.headers
            else:
                assert small.headers["content-encoding"] == "gzip"
                assert gzip.decompress(small.body) == answer.body
                assert small.headers["content-length"] == str(len(small.body))
                assert small.headers["vary"] == "accept-encoding"


@in_a_loop
async def test_what_the_build_has_compressed_with_brotli_is_sent_to_whoever_takes_it(page: Path) -> None:
    (page / "assets/main-1a2b.js.br").write_bytes(b"compressed by the build")
    async with opened(Memory(), page) as (_, web):
        whole = await ask(web, "GET", "/assets/main-1a2b.js")
        small = await ask(web, "GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip, deflate, br, zstd"})
        assert (small.body, small.headers["content-encoding"]) == (b"compressed by the build", "br")
        assert (small.headers["content-type"], small.headers["etag"]) == (whole.headers["content-type"], whole.headers["etag"])
        other = await ask(web, "GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
        assert gzip.decompress(other.body) == whole.body
        assert (await ask(web, "GET", "/index.html", headers={"accept-encoding": "br"})).body == (page / "index.html").read_bytes()
        assert (await ask(web, "GET", "/assets/main-1a2b.js.br")).status == 404, "it is no file of its own"


@in_a_loop
async def test_addresses_that_are_no_file_are_the_page_and_missing_files_are_missing(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        index = (page / "index.html").read_bytes()
        for path in ("/", "/t/2345abcd", "/rules/hashcatch", "/settings", "/a/b/c", "/apis"):
            answer = await ask(web, "GET", path)
            assert (answer.status, answer.body) == (200, index)
        for path in ("/assets/none", "/assets/../index.html", "/none.js", "/a/b.png", "/ws/2345abcd", "/../secret.txt"):
            answer = await ask(web, "GET", path)
            assert (answer.status, answer.body) == (404, b"Not here.\n")


@in_a_loop
async def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    async with opened(Memory(), tmp_path / "none") as (_, web):
        answer = await ask(web, "GET", "/")
        assert answer.status == 200
        assert b"has not been built" in answer.body


@in_a_loop
async def test_health_says_how_many_are_here_and_when_we_go_down(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        empty = {"status": "ok", "version": __version__, "protocol": messages.PROTOCOL, "tables": 0, "pages": 0}
        assert (await ask(web, "GET", "/health")).json == empty
        await room.sit_down(2, spectators=1)
        answer = await ask(web, "GET", "/health")
        assert (answer.status, answer.json) == (200, empty | {"tables": 1, "pages": 3})
        await room.house.close()
        answer = await ask(web, "GET", "/health")
        assert (answer.status, answer.json) == (503, empty | {"status": "closing"})


# ---------------------------------------------------------------- home and tables


@in_a_loop
async def test_home_lists_the_games_with_what_can_be_chosen(page: Path) -> None:
    async with opened(Memory(), page) as (_, web):
        home = (await ask(web, "GET", "/api/home")).json
        assert (home["protocol"], home["version"], home["me"]) == (
            messages.PROTOCOL,
            __version__,
            {"name": None, "tables": [], "avatar": None, "handle": ""},
        )
        game = next(each for each in home["games"] if each["name"] == "hashcatch")
        assert game == {
            "name": "hashcatch",
            "players": [2, 4],
            "minutes": list(box("hashcatch").rules.identity.minutes),
            "minutes_with_bots": list(box("hashcatch").rules.identity.minutes_with_bots or ()),
            "measured": None,
            "options": {"memory": [False, True]},
            "texts": {},
            "presets": None,
            "bots": ["beginner", "casual", "regular", "expert", "champion"],
            "lesson": True,
        }
        game = next(each for each in home["games"] if each["name"] == "blackhat")
        assert game["texts"] == {"drawing": {"most": 8000, "option": "board", "value": "custom"}}
        assert game["presets"]["option"] == "edition"
        assert game["presets"]["values"]["finnish"]["pickup"] == "highest"


def test_home_is_found_without_a_look_at_files_and_with_one_statement_however_many_tables_there_are(
    tmp_path: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is what everybody asks for, and attackers too: what does not change is found out once."""
    statements: list[str] = []

    @in_a_loop
    async def asking() -> None:
        async with opened(sqlite_url(tmp_path), page) as (room, web):
            client = Client(web)
            await client.introduce("Ada")
            for _ in range(3):
                assert (await client.ask("POST", "/api/tables", {"game": "hashcatch"})).status == 201
            before = (await client.ask("GET", "/api/home")).json
            monkeypatch.setattr(weights, "weights_file", lambda _: pytest.fail("a file was looked for"))
            assert isinstance(room.store, SqlStore)
            event.listen(room.store._engine, "before_cursor_execute", lambda *about: statements.append(about[2]))
            assert (await client.ask("GET", "/api/home")).json == before
            assert len(before["me"]["tables"]) == 3

    asking()
    assert [each.split()[0].lower() for each in statements if not each.startswith("begin")] == ["select"]


def test_home_lists_my_tables_and_where_it_is_my_turn(tmp_path: Path, page: Path) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def live() -> None:
        async with opened(url, page) as (room, web):
            client, other = Client(web), Client(web)
            ada, ben = await client.introduce("Ada"), await other.introduce("Ben")

            async def mine(who: Client) -> dict[str, Any]:
                (table,) = (await who.ask("GET", "/api/home")).json["me"]["tables"]
                return table  # type: ignore[no-any-return]

            wanted = {"game": "hashcatch", "options": {"memory": True}, "pace": "relaxed"}
            made = await client.ask("POST", "/api/tables", wanted)
            assert made.status == 201
            link = made.json["id"]
            assert await mine(client) == {
                "id": link,
                "game": "hashcatch",
                "phase": "lobby",
                "names": ["Ada"],
                "match": 0,
                "your_turn": False,
                "placing": None,
                "updated": room.time.date(),
                "lesson": False,
            }
            pages = [await room.come(link, ada), await room.come(link, ben)]
            assert (await other.ask("GET", "/api/home")).json["me"]["tables"] == []
            await pages[1].say(messages.Sit(1))
            await room.begin(pages)
            turns = [seat in room.playing(link).match.actors for seat in (0, 1)]
            assert [(await mine(who))["your_turn"] for who in (client, other)] == turns
            assert (await mine(other))["names"] == ["Ada", "Ben"]
            await room.play_to_the_end(link, pages)
            result = room.playing(link).result
            assert result
            for who, place in zip((client, other), result.placing, strict=True):
                listed = await mine(who)
                assert (listed["phase"], listed["placing"], listed["your_turn"], listed["match"]) == ("over", place, False, 1)
            await pages[0].say(messages.Rematch())
            await pages[0].say(messages.Sit(3))
            assert ((await mine(client))["phase"], (await mine(client))["placing"]) == ("lobby", None)

    live()


@in_a_loop
async def test_a_guest_who_got_up_before_the_first_match_does_not_find_the_table(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        client = Client(web)
        ada = await client.introduce("Ada")
        link = await room.make(ada)
        await (await room.come(link, ada)).say(messages.Stand())
        assert (await client.ask("GET", "/api/home")).json["me"]["tables"] == []


@pytest.mark.parametrize(
    ("path", "body", "fault"),
    [
        ("/api/me", b"", faults.NOT_UNDERSTOOD),
        ("/api/me", b"{", faults.NOT_UNDERSTOOD),
        ("/api/me", b"\xff\xfe", faults.NOT_UNDERSTOOD),
        ("/api/me", [], faults.NOT_UNDERSTOOD),
        ("/api/me", {}, faults.NOT_UNDERSTOOD),
        ("/api/me", {"name": 5}, faults.NOT_UNDERSTOOD),
        ("/api/me", {"name": "x" * 25}, faults.NOT_UNDERSTOOD),
        ("/api/me", {"name": "Ada", "admin": True}, faults.NOT_UNDERSTOOD),
        ("/api/me/key", {"key": "x" * 101}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {"game": "hashcatch", "bots": 8}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {"game": "hashcatch", "bots": -1}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {"game": "hashcatch", "pace": "fast"}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {"game": "hashcatch", "options": {"memory": None}}, faults.NOT_UNDERSTOOD),
        ("/api/tables", {"game": "hashcatch", "options": {"memory": 5}}, faults.OPTION),
        ("/api/tables", {"game": "hashcatch", "options": {"colour": True}}, faults.OPTION),
        ("/api/tables", {"game": "chess"}, faults.OPTION),
    ],
    ids=str,
)
@in_a_loop
async def test_a_wrong_body_is_a_problem_and_changes_nothing(path: str, body: Any, fault: faults.FaultKind, page: Path) -> None:
    store = Memory()
    async with opened(store, page) as (_, web):
        client = Client(web)
        await client.introduce("Ada")
        before = repr(vars(store))
        answer = await client.ask("POST", path, body)
        assert (answer.status, answer.json["fault"], answer.json["retry"]) == (400, fault.number, False)
        assert answer.json["code"]
        assert repr(vars(store)) == before


@in_a_loop
async def test_a_replay_through_unknown_eyes_and_of_unknown_matches_is_a_problem(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        link, pages = await room.start(2)
        for path, status, fault in (
            (f"{link}/1/replay", 409, faults.RUNNING),
            (f"{link}/1/record", 409, faults.RUNNING),
            (f"{link}/2/replay", 404, faults.NO_TABLE),
            (f"{link}/{10**30}/record", 404, faults.NO_TABLE),
            ("nowhere/1/replay", 404, faults.NO_TABLE),
        ):
            answer = await ask(web, "GET", f"/api/tables/{path}")
            assert (answer.status, answer.json["fault"]) == (status, fault.number), path
        for page_ in pages:
            await page_.say(messages.Leave())
        answer = await ask(web, "GET", f"/api/tables/{link}/1/replay?eyes=2")
        assert (answer.status, answer.json["fault"]) == (400, faults.NOT_UNDERSTOOD.number)
        for eyes in ("", "?eyes=open", "?eyes=0", "?eyes=1"):
            answer = await ask(web, "GET", f"/api/tables/{link}/1/replay{eyes}")
            assert (answer.status, answer.json["end"]["seat_seeds"]) == (200, [seed_of(0), seed_of(1)])
        answer = await ask(web, "GET", f"/api/tables/{link}/1/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="hashcatch-{link}-1.txt"'
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert box("hashcatch").replay(answer.body.decode())


@in_a_loop
async def test_a_server_on_its_way_down_makes_no_tables(page: Path) -> None:
    async with opened(Memory(), page) as (room, web):
        client = Client(web)
        await client.introduce("Ada")
        room.house.closing = True
        answer = await client.ask("POST", "/api/tables", {"game": "hashcatch"})
        assert (answer.status, answer.json["fault"], answer.json["retry"]) == (503, faults.NOT_SAVED.number, True)


# ---------------------------------------------------------------- over real sockets


class QuietServer(uvicorn.server.Server):
    """Leaves signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        yield


@contextlib.asynccontextmanager
async def on_a_port(web: Web) -> AsyncIterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = QuietServer(
            uvicorn.Config(web, http=Visit, ws=Line, ws_per_message_deflate=False, lifespan="off", log_config=None, access_log=False)
        )
        task = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


HELLO = json.dumps({"do": "hello", "protocol": messages.PROTOCOL})


async def first_table(address: str, link: str, cookie: str, origin: str | None = None) -> dict[str, Any]:
    """The table message a socket gets after its hello."""
    headers = {"cookie": cookie} if cookie else {}
    async with connect(f"ws://{address}/ws/{link}", additional_headers=headers, origin=origin) as line:  # type: ignore[arg-type]
        await line.send(HELLO)
        said = json.loads(await line.recv())
        assert said["is"] == "table"
        return said  # type: ignore[no-any-return]


async def closing_code(address: str, link: str, **how: Any) -> tuple[int, dict[str, Any]]:
    """How a socket is sent away: the code, and the last words before."""
    async with connect(f"ws://{address}/ws/{link}", **how) as line:
        said: dict[str, Any] = {}
        with contextlib.suppress(ConnectionClosed):
            await line.send(HELLO)
        try:
            while True:
                said = json.loads(await line.recv())
        except ConnectionClosed as closed:
            assert closed.rcvd
            return closed.rcvd.code, said


@in_a_loop
async def test_a_socket_with_a_guests_cookie_has_the_guests_seat_also_on_a_second_device(tmp_path: Path, page: Path) -> None:
    async with opened(sqlite_url(tmp_path), page) as (room, web), on_a_port(web) as address:
        ada, phone = Client(web), Client(web)
        await ada.introduce("Ada")
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        await phone.ask("POST", "/api/me/key", {"key": (await ada.ask("POST", "/api/me/link")).json["key"]})
        for cookie, you in ((ada.cookie, ("Ada", 0, True)), (phone.cookie, ("Ada", 0, True)), ("", ("", None, False))):
            table = await first_table(address, link, cookie, f"http://{address}")
            assert (table["you"]["name"], table["you"]["chair"], table["you"]["host"]) == you
        await room.settle()


@in_a_loop
async def test_a_socket_from_another_sites_page_is_closed(page: Path) -> None:
    async with opened(Memory(), page) as (room, web), on_a_port(web) as address:
        link = await room.make()
        code, said = await closing_code(address, link, origin="https://evil.example")
        assert (code, said) == (4403, {"is": "bye", "close": 4403, "code": "close-foreign", "retry": False})
        code, said = await closing_code(address, "nowhere")
        assert (code, said["code"], said["retry"]) == (4404, "close-gone", False)
        assert room.house.pages == 0


@in_a_loop
async def test_a_socket_to_another_host_name_than_the_public_one_is_closed(page: Path) -> None:
    async with opened(Memory(), page, public="http://table.example") as (room, web), on_a_port(web) as address:
        link = await room.make()
        for origin in (None, f"http://{address}", "http://table.example"):
            code, said = await closing_code(address, link, origin=origin)
            assert (code, said["code"]) == (4403, "close-foreign")
        port = int(address.rpartition(":")[2])
        async with connect(f"ws://table.example/ws/{link}", host="127.0.0.1", port=port, origin=Origin("http://table.example")) as line:
            await line.send(HELLO)
            assert json.loads(await line.recv())["is"] == "table"


@pytest.mark.usefixtures("at_once")
@in_a_loop
async def test_an_address_with_too_many_new_sockets_is_sent_away_for_a_while(page: Path) -> None:
    async with opened(Memory(), page, limits=True, allowance=Allowance(share=1)) as (room, web), on_a_port(web) as address:
        link = await room.make()
        most = BURST * 10_000 // (SOCKET + PRICES[messages.Hello])
        for _ in range(most):
            assert (await first_table(address, link, ""))["id"] == link
        for _ in range(2):
            code, said = await closing_code(address, link)
            if code == 4529:
                break
        assert (code, said["code"], said["retry"]) == (4529, "close-flood", True)
        room.time.present += 1_000
        assert (await first_table(address, link, ""))["id"] == link


@in_a_loop
async def test_an_address_with_too_many_open_sockets_gets_no_more_until_it_closes_some(page: Path) -> None:
    async with opened(Memory(), page, limits=True, allowance=Allowance(sockets=2)) as (room, web), on_a_port(web) as address:
        link = await room.make()
        async with connect(f"ws://{address}/ws/{link}", proxy=None), connect(f"ws://{address}/ws/{link}", proxy=None) as second:
            code, said = await closing_code(address, link)
            assert (code, said["code"], said["retry"]) == (4529, "close-flood", True)
            await second.close()
            assert (await first_table(address, link, ""))["id"] == link


@in_a_loop
async def test_a_drawing_is_examined_beside_the_event_loop_and_what_follows_it_arrives_after_it(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else's move waits while a drawing is read, not even at the same table."""
    threads: list[str] = []

    def examined(text: str, most: int | None = None) -> Any:
        threads.append(threading.current_thread().name)
        return examine_drawing(text, most)

    monkeypatch.setattr(board, "examine_drawing", examined)
    board._own_drawing.cache_clear()
    board._laid.cache_clear()
    async with opened(Memory(), page) as (_, web), on_a_port(web) as address:
        ada = Client(web)
        await ada.ask("POST", "/api/me", {"name": "Ada"})
        link = (await ada.ask("POST", "/api/tables", {"game": "blackhat"})).json["id"]
        async with connect(f"ws://{address}/ws/{link}", additional_headers={"Cookie": ada.cookie}, proxy=None) as socket:
            said = [
                {"do": "hello", "protocol": messages.PROTOCOL},
                {"do": "choose", "options": {"board": "custom", "drawing": MINE}},
                {"do": "choose", "options": {}, "pace": "quick"},
                {"do": "choose", "options": {"board": "custom", "drawing": "x\n" * 3900}},
                {"do": "choose", "options": {"tracer": True}},
            ]
            for each in said:
                await socket.send(json.dumps(each))
            heard: list[str] = []
            while not heard or heard[-1] != "custom quick True":
                answer = json.loads(await socket.recv())
                if answer["is"] == "table":
                    heard.append(f"{answer['options']['board']} {answer['pace']} {answer['options']['tracer']}")
                elif answer["is"] == "refused":
                    heard.append(answer["code"])
        assert list(dict.fromkeys(heard)) == [
            "classic off False",
            "custom off False",
            "custom quick False",
            "blackhat-drawing",
            "custom quick True",
        ]
        made = await ada.ask("POST", "/api/tables", {"game": "blackhat", "options": {"board": "custom", "drawing": f"{MINE}# another"}})
        assert made.status == 201
        assert threads
        assert all(name.startswith("hacktable-examiner") for name in threads)


@in_a_loop
async def test_much_that_arrives_at_once_is_read_in_slices_and_others_are_read_in_between(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of small messages fit into what is read from a socket at once."""
    order: list[str] = []
    read = Socket.read

    def noted(socket: Socket, text: str | bytes) -> None:
        order.append("loud" if b"ping" in (text if isinstance(text, bytes) else text.encode()) else "quiet")
        read(socket, text)

    monkeypatch.setattr(Socket, "read", noted)
    async with opened(Memory(), page) as (room, web), on_a_port(web) as address:
        link = await room.make()
        hello = json.dumps({"do": "hello", "protocol": messages.PROTOCOL})
        async with (
            connect(f"ws://{address}/ws/{link}", proxy=None, max_queue=None) as loud,
            connect(f"ws://{address}/ws/{link}", proxy=None) as quiet,
        ):
            for each in (loud, quiet):
                await each.send(hello)
                await each.recv()
            order.clear()
            text, many = json.dumps({"do": "ping"}).encode(), 3000
            loud.transport.write((b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text) * many)
            await quiet.send(json.dumps({"do": "log", "before": 0}))
            pongs = 0
            while pongs < many:
                pongs += json.loads(await loud.recv())["is"] == "pong"
        assert order.count("loud") == many, "none is lost"
        assert order.index("quiet") < many - 1000


@in_a_loop
async def test_what_everyone_is_told_of_costs_more_the_more_pages_look_at_the_table(page: Path) -> None:
    async with opened(Memory(), page, limits=True) as (room, web):
        link = await room.make()
        for _ in range(10):
            await room.come(link)
        pages = web.house.crowd(link)[0]
        assert pages == 10
        assert price_of_message(messages.Stand(), 0, pages) == price_of_message(messages.Stand(), 0, 0) + 10 * A_PAGE
        assert price_of_message(messages.Ping(), 0, pages) == price_of_message(messages.Ping(), 0, 0)


@in_a_loop
async def test_a_move_costs_more_the_more_bots_answer_it(page: Path) -> None:
    async with opened(Memory(), page, limits=True) as (room, web):
        link, _ = await room.start(1, bots=3)
        bots, move = web.house.crowd(link)[1], messages.Act("move", 0, msgspec.Raw(b"{}"))
        assert bots == 3
        assert price_of_message(move, 0, 1, bots) == price_of_message(move, 0, 1) + 3 * A_BOT
        assert price_of_message(messages.Ping(), 0, 1, bots) == price_of_message(messages.Ping(), 0, 1)


@pytest.mark.parametrize("goodbye", [True, False])
@in_a_loop
async def test_a_table_knows_whether_a_page_said_goodbye(goodbye: bool, page: Path) -> None:
    """Whoever closes a page has seen what it showed; a phone that falls asleep says nothing."""
    async with TableRoom(Memory()) as room:
        link, _ = await room.start()
        letters: list[inbox.Went] = []
        table, gone = room.table(link), asyncio.Event()
        post = table.post

        def posted(letter: inbox.Letter) -> None:
            if isinstance(letter, inbox.Went):
                letters.append(letter)
                gone.set()
            post(letter)

        room.house.bus.listen(f"table/{link}", posted)
        async with on_a_port(Web(room.house, page, limits=False)) as address:
            line = await connect(f"ws://{address}/ws/{link}")
            await line.send(HELLO)
            await line.recv()
            if goodbye:
                await line.close()
            else:
                line.transport.abort()
            await gone.wait()
        assert [letter.lost for letter in letters] == [not goodbye]


# ---------------------------------------------------------------- what a request costs


@in_a_loop
async def test_what_is_asked_most_often_reads_the_database_once_or_not_at_all(page: Path, tmp_path: Path) -> None:
    """Handing something over to another thread and getting it back takes the event loop about as long as all the rest of a short answer."""
    async with opened(await SqlStore.open(database(tmp_path)), page) as (room, web):
        ada, stranger = Client(web), Client(web)
        await ada.introduce("Ada")
        await ada.ask("GET", "/api/home")  # how long matches last is read now, and then for a while not again
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        store = room.house.store
        assert isinstance(store, SqlStore)

        async def readings(client: Client, method: str, path: str, body: Any = None) -> int:
            before = store.readers.works
            assert (await client.ask(method, path, body)).status < 400
            return store.readers.works - before

        for client, method, path, body, most in (
            (stranger, "GET", "/api/home", None, 0),
            (stranger, "GET", "/", None, 0),
            (stranger, "POST", "/api/me", {"name": "Ben"}, 0),
            (ada, "POST", "/api/tables", {"game": "hashcatch"}, 0),
            (ada, "GET", "/api/home", None, 1),
            (ada, "GET", "/api/me/keys", None, 1),
            (ada, "GET", f"/t/{link}", None, 1),
        ):
            assert await readings(client, method, path, body) <= most, (method, path)


@in_a_loop
async def test_one_connection_is_answered_again_and_again_with_and_without_bodies(page: Path) -> None:
    async with opened(Memory(), page) as (_, web), on_a_port(web) as address:
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))

        async def answer(request: str, body: bytes = b"") -> tuple[int, bytes]:
            writer.write(f"{request} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {len(body)}\r\n".encode())
            writer.write(b"content-type: application/json\r\n" * bool(body) + b"\r\n" + body)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r")[0] or 0) if not request.startswith("HEAD") else 0
            return int(head.split()[1]), await reader.readexactly(length)

        for _ in range(2):
            assert (await answer("GET /"))[1].startswith(b"<!doctype html>")
            assert await answer("HEAD /") == (200, b"")
            assert (await answer("GET /api/home"))[0] == 200
            assert (await answer("POST /api/me", b'{"name":"Ada"}'))[0] == 200
            assert (await answer("GET /api/nothing"))[0] == 404
            assert await answer("OPTIONS /api/home") == (204, b"")
        writer.close()
