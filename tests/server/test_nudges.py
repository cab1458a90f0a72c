"""People who are away are told that it is their turn: once, in time, and by requests that reach nobody else's network."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from certificate import authority, server_context, trusting
from heist import flowing
from table_room import ADA, BEN, FakePage, ManualTime, TableRoom, ask, database, in_a_loop

from hacktable.server.http.web import Web
from hacktable.server.nudges.book import Subscription, Webhook, from_base64
from hacktable.server.nudges.courier import Answer, Courier, Network, RefusedError, checked, is_public
from hacktable.server.nudges.hooks import letter
from hacktable.server.nudges.mail import Mailer, MailServer
from hacktable.server.nudges.nudger import LOOK_EVERY, TRIES_AFTER, Nudger
from hacktable.server.nudges.push import Pusher, encrypt, new_key
from hacktable.server.nudges.quiet import Quiet
from hacktable.server.store.desk import Desk
from hacktable.server.store.nudge_book import SqlNudgeBook
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.leases import NotOwnerError
from hacktable.server.table.stored import Store
from hacktable.server.table.turns import AWAY, BACK, Turn
from postbox import Postbox
from receiver import Browser, Receiver

HERE: tuple[Network, ...] = (ipaddress.ip_network("127.0.0.0/8"),)
EVENING = 1_700_000_000_000
"""14 November 2023, 22:13 in London."""


@pytest.fixture
def place(tmp_path: Path) -> str:
    """An empty database."""
    return database(tmp_path)


NO_BOTS = 10**9
"""Milliseconds after which a bot plays for who is away."""


class Club:
    """Two people at a table, of whom the second has a browser that can be pushed to."""

    def __init__(self, room: TableRoom, receiver: Receiver) -> None:
        self.room = room
        self.receiver = receiver
        self.browser = Browser(receiver, "ben")
        assert room.house.nudges
        self.nudger = room.house.nudges
        self.book = self.nudger.book
        self.link = ""
        self.pages: list[FakePage] = []

    @property
    def key(self) -> str:
        assert self.nudger.pushes
        return self.nudger.pushes.public

    async def subscribe(self, language: str = "en") -> None:
        given = self.browser.subscription(language)
        public, secret = from_base64(given["public"]), from_base64(given["secret"])
        assert public
        assert secret
        kept = Subscription("ben's", given["endpoint"], public, secret, language)
        await self.book.subscribe(BEN.id, "key", kept, 1, 5)

    async def start(self, **wanted: Any) -> None:
        self.link, self.pages = await self.room.start(**wanted)

    async def turn_to(self, seat: int) -> None:
        """Whoever is to act acts, until it is somebody's turn and they have not acted in it."""
        for _ in range(200):
            actor = self.room.playing(self.link).match.actors[0]
            if actor == seat:
                return
            page = next(each for each in self.pages if each.sync.get("seat") == actor)
            await page.act(page.sync["legal"][0])
        raise AssertionError(f"it is never the turn of seat {seat}")

    async def ben_is_away(self) -> None:
        """Ben has closed his page while it was Ada's turn; then his own turn comes."""
        await self.turn_to(0)
        await self.pages[1].go()
        await self.turn_to(1)

    async def rest(self) -> None:
        """Until nobody is being told anything."""
        await self.room.settle()
        async with asyncio.timeout(60):
            while tasks := self.nudger.tasks:
                await asyncio.wait(tasks)

    async def told(self) -> dict[str, Any]:
        return await self.browser.message(self.key)


@asynccontextmanager
async def club(
    store: str,
    *,
    time: ManualTime | None = None,
    mailer: Mailer | None = None,
    public: str = "",
    reach: tuple[Network, ...] = HERE,
    **wanted: Any,
) -> AsyncIterator[Club]:
    def nudger(store: Store, time: ManualTime) -> Nudger:
        assert isinstance(store, SqlStore)
        pushes = Pusher(new_key(), "https://table.example")
        return Nudger(SqlNudgeBook(store), time, Courier(reach), pushes=pushes, mailer=mailer, public=public)

    async with Receiver() as listening, TableRoom(store, nudger=nudger, time=time, **{"grace": NO_BOTS, **wanted}) as room:
        for guest in (ADA, BEN):
            if not await room.store.keys_of(guest.id):
                await room.store.add_guest(guest, guest.id.encode(), 1)
        found = Club(room, listening)
        await found.subscribe()
        yield found


# ---------------------------------------------------------------- whom, and when


@in_a_loop
async def test_who_is_away_is_told_once_for_each_turn(address: str) -> None:
    async with club(address) as at:
        await at.start()
        await at.ben_is_away()
        await at.room.pass_time(AWAY - 1)
        await at.rest()
        assert at.receiver.connections == 0, "who comes within two seconds needs not be told"
        await at.room.pass_time(1)
        assert await at.told() == {"table": at.link, "title": "Your turn: Hashcatch", "body": "Ada", "lang": "en"}
        await at.rest()
        spectator = await at.room.come(at.link)
        await at.room.pass_time(3 * BACK)
        await at.rest()
        await at.pages[0].go()
        await spectator.go()
        link, playing = at.link, at.room.playing(at.link)

    later = ManualTime()
    later.set_by = 3_600_000
    async with club(address, time=later) as at:  # after a restart, the same turn is no news
        at.link = link
        at.pages = [await at.room.come(link, ADA)]
        assert at.room.playing(link).asked_since == playing.asked_since
        await at.room.pass_time(2 * BACK)
        await at.rest()
        assert at.receiver.connections == 0
        ben = await at.room.come(link, BEN)
        at.pages.append(ben)
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        assert (await at.told())["table"] == link


@in_a_loop
async def test_a_turn_that_is_heard_of_again_while_it_is_told_is_told(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a table and the book of what is due say it in the same moment: it had been written that it was told, and was never sent."""
    async with club(place) as at:
        await at.start()
        told: list[Turn] = []
        tell, claim = at.nudger.turn, at.book.claim

        def heard(turn: Turn) -> None:
            told.append(turn)
            tell(turn)

        async def claimed(*given: Any, **more: Any) -> bool:
            first = await claim(*given, **more)
            tell(told[0])
            return first

        monkeypatch.setattr(at.nudger, "turn", heard)
        monkeypatch.setattr(at.book, "claim", claimed)
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        assert (await at.told())["table"] == at.link
        await at.rest()
        assert at.receiver.connections == 1


@in_a_loop
async def test_a_turn_that_is_heard_of_again_in_another_term_while_it_is_sent_is_told(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a table was read again because a write had failed."""
    async with club(place) as at:
        await at.start()
        pushes = at.nudger.pushes
        assert pushes
        tell, letter = at.nudger.turn, pushes.letter
        told: list[Turn] = []

        def heard(turn: Turn) -> None:
            told.append(turn)
            tell(turn)

        def written(*given: Any) -> Any:
            tell(msgspec.structs.replace(told[0], term=told[0].term + 1))
            return letter(*given)

        monkeypatch.setattr(at.nudger, "turn", heard)
        monkeypatch.setattr(pushes, "letter", written)
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        assert (await at.told())["table"] == at.link
        await at.rest()
        assert at.receiver.connections == 1


@in_a_loop
async def test_who_sees_the_table_is_not_told(place: str) -> None:
    async with club(place) as at:
        await at.start()
        await at.turn_to(0)
        await at.turn_to(1)  # by a move of Ada's, while Ben looks on
        await at.room.pass_time(60_000)
        await at.pages[1].go()  # and knows it when he closes the page
        await at.room.pass_time(BACK + AWAY)
        await at.rest()
        assert at.receiver.connections == 0

        at.pages[1] = await at.room.come(at.link, BEN)
        await at.ben_is_away()
        await at.room.pass_time(AWAY - 1)
        at.pages[1] = await at.room.come(at.link, BEN)  # just in time
        await at.room.pass_time(60_000)
        await at.rest()
        assert at.receiver.connections == 0

        await at.pages[1].go(lost=True)  # a phone that fell asleep may have shown nothing
        await at.room.pass_time(BACK)
        assert (await at.told())["table"] == at.link


@in_a_loop
async def test_nobody_is_told_for_whom_a_bot_plays_nor_in_a_live_round_nor_in_a_lesson(place: str) -> None:
    async with club(place, grace=500) as at:
        await at.start()
        await at.ben_is_away()
        await at.room.pass_time(2 * AWAY)  # after half a second a bot has taken over
        assert at.room.table(at.link).room.stand_ins == {1}
        await at.rest()
        assert at.receiver.connections == 0
    async with club(place) as at:
        link, pages = await flowing(at.room, 3, 0, walk_seconds=20, walk_limit=60)
        await pages[1].go()
        await at.room.pass_time(2 * AWAY)
        assert at.room.playing(link).match.live
        await at.rest()
        lesson = await at.room.make(BEN, lesson=True)
        page = await at.room.come(lesson, BEN)
        await page.go(lost=True)
        await at.room.pass_time(60_000)
        await at.rest()
        assert at.receiver.connections == 0


@in_a_loop
async def test_a_table_that_is_closed_in_between_leaves_it_to_whoever_opens_it_next(address: str) -> None:
    async with club(address) as at:
        await at.start()
        await at.ben_is_away()
        link = at.link
    async with club(address) as at:
        at.room.time.present += 1
        await at.nudger.look(at.room.house.remind)
        await at.room.settle()
        assert (await at.told())["table"] == link
        await at.rest()
        await at.nudger.look(at.room.house.remind)
        await at.rest()
        assert at.receiver.connections == 1


@in_a_loop
async def test_only_the_owner_of_a_table_tells(postgres: Any) -> None:
    """Two servers believe that it is somebody's turn: the one whose lease is over is refused."""
    store = await SqlStore.open(postgres.fresh())
    try:
        book = SqlNudgeBook(store)
        await store.add_guest(BEN, b"key", 1)
        await store.writer.write(
            lambda connection: connection.exec_driver_sql("INSERT INTO leases (table_id, session, term) VALUES ('t', 'one', 7)")
        )
        with pytest.raises(NotOwnerError):
            await book.claim("t", BEN.id, 1, 5, 1_000, None, term=6)
        claims = await asyncio.gather(*(book.claim("t", BEN.id, 1, 5, 1_000, None, term=7) for _ in range(8)))
        assert sorted(claims) == [False] * 7 + [True]
    finally:
        await store.close()


# ---------------------------------------------------------------- what guests choose


def at_night(start: str, end: str, zone: str = "Europe/London") -> Quiet:
    minutes = [int(each[:2]) * 60 + int(each[3:]) for each in (start, end)]
    return Quiet(zone, *minutes)


@pytest.mark.parametrize(
    ("quiet", "over"),
    [
        (at_night("22:00", "08:00"), "2023-11-15T08:00"),
        (at_night("22:30", "08:00"), None),
        (at_night("21:00", "22:14"), "2023-11-14T22:14"),
        (at_night("21:00", "22:13"), None),
        (at_night("00:00", "07:00", "Asia/Tokyo"), None),
        (at_night("00:00", "07:30", "Asia/Tokyo"), "2023-11-14T22:30"),
        (at_night("08:00", "08:00"), None),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(quiet: Quiet, over: str | None) -> None:
    wanted = None if over is None else int(datetime.fromisoformat(f"{over}+00:00").timestamp() * 1000)
    assert quiet.until(EVENING) == wanted


@in_a_loop
async def test_a_turn_in_quiet_hours_is_told_when_they_end_if_it_is_still_theirs(address: str) -> None:
    async with club(address) as at:
        await at.book.be_quiet(BEN.id, at_night("22:00", "08:00"))
        await at.start()
        night = 8 * 3_600_000
        for still in (True, False):
            await at.ben_is_away()
            await at.room.pass_time(AWAY)
            await at.rest()
            await at.nudger.look(at.room.house.remind)
            await at.rest()
            assert at.receiver.connections == int(not still), "it is night"
            if not still:
                at.pages[1] = await at.room.come(at.link, BEN)
                await at.turn_to(0)
                await at.pages[1].go()
            at.room.time.set_by += night + 2 * 3_600_000  # ten hours later
            for _ in range(2):
                await at.nudger.look(at.room.house.remind)
                await at.rest()
            if still:
                assert (await at.told())["table"] == at.link
            assert at.receiver.connections == 1
            assert await at.book.due(at.room.time.date(), 10) == []
            at.room.time.set_by -= night + 2 * 3_600_000
            if still:
                at.pages[1] = await at.room.come(at.link, BEN)


@in_a_loop
async def test_nothing_is_told_of_a_table_that_somebody_has_switched_off(place: str) -> None:
    async with club(place) as at:
        await at.start()
        await at.book.turn_off(at.link, BEN.id, True)
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        await at.rest()
        assert at.receiver.connections == 0
        await at.book.turn_off(at.link, BEN.id, False)
        at.pages[1] = await at.room.come(at.link, BEN)
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        assert await at.told()


@in_a_loop
async def test_guests_choose_over_http_and_what_is_deleted_is_gone(place: str, tmp_path: Path) -> None:
    async with club(place) as at:
        web = Web(at.room.house, tmp_path, limits=False)
        cookie = {"cookie": (await ask(web, "POST", "/api/me", {"name": "Cy"})).headers["set-cookie"].partition(";")[0]}
        assert (await ask(web, "GET", "/api/home")).json["push"] == at.key
        mine = at.browser.subscription("fi")
        for wrong in (
            {"endpoint": "http://push.example/1"} if not HERE else {"endpoint": "ftp://push.example/1"},
            {"endpoint": "https://name:word@push.example/1"},
            {"endpoint": "https://push.example/a b"},
            {"public": "AAAA"},
            {"public": base64.urlsafe_b64encode(b"\4" + bytes(64)).decode()},
            {"secret": "AAAA"},
            {"secret": "$$$$$$$$$$$$$$$$$$$$$$"},
        ):
            assert (await ask(web, "POST", "/api/me/push", mine | wrong, headers=cookie)).status == 400, wrong
        assert (await ask(web, "POST", "/api/me/push", mine)).status == 401
        assert (await ask(web, "POST", "/api/me/push", mine, headers=cookie)).status == 204
        assert (await ask(web, "GET", "/api/me/reach", headers=cookie)).json == {"pushed": True, "quiet": None, "mail": None}
        hours = {"zone": "Europe/Helsinki", "start": 1320, "end": 480}
        assert (await ask(web, "POST", "/api/me/quiet", {"hours": hours | {"zone": "../etc/passwd"}}, headers=cookie)).status == 400
        assert (await ask(web, "POST", "/api/me/quiet", {"hours": hours}, headers=cookie)).status == 204
        assert (await ask(web, "GET", "/api/me/reach", headers=cookie)).json["quiet"] == hours
        table = (await ask(web, "POST", "/api/tables", {"game": "hashcatch"}, headers=cookie)).json["id"]
        assert (await ask(web, "GET", f"/api/tables/{table}/told", headers=cookie)).json == {"on": True}
        assert (await ask(web, "POST", f"/api/tables/{table}/told", {"on": False}, headers=cookie)).status == 204
        assert (await ask(web, "GET", f"/api/tables/{table}/told", headers=cookie)).json == {"on": False}
        await at.start()
        assert (await ask(web, "POST", f"/api/tables/{at.link}/told", {"on": False}, headers=cookie)).status == 400, "Cy does not sit there"
        (cy,) = await asyncio.to_thread(guests_of, tmp_path, "Cy")
        exported = await asyncio.to_thread(export_of, tmp_path, cy)
        assert exported["reach"] == {
            "pushes": [{"endpoint": mine["endpoint"], "language": "fi", "created": at.room.time.date()}],
            "quiet": hours,
            "mail": None,
            "webhooks": [],
            "off": [table],
        }
        assert (await ask(web, "DELETE", "/api/me/push", headers=cookie)).status == 204
        assert not (await ask(web, "GET", "/api/me/reach", headers=cookie)).json["pushed"]
        await ask(web, "POST", "/api/me/push", mine, headers=cookie)
        assert (await ask(web, "DELETE", "/api/me", headers=cookie)).status == 204
        left = await at.book.reach(cy, table)
        assert (left.off, left.quiet, left.subscriptions) == (False, None, ())


def guests_of(folder: Path, name: str) -> list[str]:
    desk = Desk.of_folder(folder, "tests")
    try:
        return [each.guest for each in desk.guests(name, 9)]
    finally:
        desk.close()


def export_of(folder: Path, guest: str) -> dict[str, Any]:
    desk = Desk.of_folder(folder, "tests")
    try:
        found = desk.export(guest)
        assert found
        return found
    finally:
        desk.close()


@in_a_loop
async def test_a_guest_has_five_devices_and_a_revoked_one_is_not_pushed_to(address: str) -> None:
    async with club(address) as at:
        for number in range(7):
            await at.book.subscribe(ADA.id, f"key {number}", Subscription(f"{number}", "https://push.example", b"p", b"s", "en"), number, 5)
        assert sorted(each.id for each in (await at.book.reach(ADA.id, "t")).subscriptions) == ["2", "3", "4", "5", "6"]
        await at.book.subscribe(ADA.id, "key 6", Subscription("new", "https://push.example", b"p", b"s", "en"), 9, 5)
        assert sorted(each.id for each in (await at.book.reach(ADA.id, "t")).subscriptions) == ["2", "3", "4", "5", "new"]
        (held,) = await at.room.store.keys_of(ADA.id)
        await at.book.subscribe(ADA.id, held.id, Subscription("held", "https://push.example", b"p", b"s", "en"), 10, 5)
        assert await at.book.subscribed(ADA.id, held.id)
        assert await at.room.store.revoke_key(ADA.id, held.id)
        assert not await at.book.subscribed(ADA.id, held.id)


# ---------------------------------------------------------------- receivers


@in_a_loop
async def test_a_subscription_that_has_ended_is_removed_and_others_are_tried_again(address: str) -> None:
    async with club(address) as at:
        await at.start()
        at.receiver.statuses = [503, 429, 201]
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        for wait in TRIES_AFTER:
            await at.room.pass_time(wait)
            alarms = at.room.time.waiting
            assert (await at.told())["table"] == at.link
            if wait != TRIES_AFTER[-1]:
                await another_alarm(at, alarms)
        await at.rest()
        assert at.nudger.counts.sent["push", "taken"] == 1

        at.receiver.statuses = [410]
        at.pages[1] = await at.room.come(at.link, BEN)
        at.room.time.present += 60_000
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        await at.told()
        await at.rest()
        assert (await at.book.reach(BEN.id, at.link)).subscriptions == ()
        assert at.nudger.counts.sent["push", "gone"] == 1


async def another_alarm(at: Club, before: int) -> None:
    await until(lambda: at.room.time.waiting > before)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0)


@in_a_loop
async def test_who_comes_back_before_the_next_try_is_not_told(place: str) -> None:
    async with club(place) as at:
        await at.start()
        at.receiver.statuses = [503]
        await at.ben_is_away()
        await at.room.pass_time(AWAY)
        await at.told()
        await at.room.come(at.link, BEN)
        await at.room.pass_time(60_000)
        await at.rest()
        assert at.receiver.connections == 1


def plain(text: str = "{}") -> Callable[[], tuple[dict[str, str], bytes]]:
    return lambda: ({"content-type": "application/json"}, text.encode())


@in_a_loop
async def test_a_receiver_that_never_answers_makes_only_its_own_guest_wait() -> None:
    courier = Courier(HERE)
    try:
        async with Receiver(silent=True) as silent, Receiver() as quick:
            slow = [asyncio.ensure_future(courier.post("slow", f"{silent.address}/{each}", plain())) for each in range(200)]
            for _ in range(4):
                await silent.next()
            assert await courier.post("quick", quick.address, plain()) == Answer("taken", 201)
            assert silent.connections == 4
            assert not any(each.done() for each in slow)
            for each in slow:
                each.cancel()
    finally:
        await courier.close()


@in_a_loop
async def test_a_request_ends_after_a_while_and_follows_nobody_elsewhere() -> None:
    courier = Courier(HERE, within=0.05)
    try:
        async with Receiver(silent=True) as silent:
            assert (await courier.post("ada", silent.address, plain())).outcome == "later"
    finally:
        await courier.close()
    courier = Courier(HERE)
    try:
        async with Receiver() as other, Receiver([302, 500], more=f"location: {other.address}/\r\nretry-after: 7\r\n") as sly:
            assert await courier.post("ada", sly.address, plain()) == Answer("refused", 302, 7)
            assert await courier.post("ada", sly.address, plain()) == Answer("later", 500, 7)
            assert other.connections == 0
        assert (await courier.post("ada", sly.address, plain())).outcome == "later", "nobody listens there any more"
        header = courier.post("ada", "http://127.0.0.1", lambda: ({"topic": "a\r\nb: c"}, b""))
        assert (await header).outcome in ("refused", "later")
    finally:
        await courier.close()


PRIVATE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "192.0.2.1", "198.18.0.1",
    "224.0.0.1", "240.0.0.1", "255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_a_private_network_or_of_this_machine_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "142.250.74.10", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@in_a_loop
async def test_a_server_asks_no_address_that_is_not_public_whatever_it_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    courier = Courier()
    names = {"two.example": ["1.1.1.1", "127.0.0.1"], "meta.example": ["169.254.169.254"], "six.example": ["::ffff:127.0.0.1"]}
    look_up = socket.getaddrinfo

    def found(host: str, port: int, **more: Any) -> Any:
        if host not in names:
            return look_up(host, port, **more)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in names[host]]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    try:
        async with Receiver() as receiver:
            for host in ("127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0", "[::1]", "[::ffff:127.0.0.1]", *names):
                answer = await courier.post("ada", f"https://{host}:{receiver.port}/", plain())
                assert answer == Answer("refused"), host
            assert receiver.connections == 0
    finally:
        await courier.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/", "ftp://push.example/", "https://", "https:///path", "https://user@push.example/", "https://a:b@push.example/",
        "https://push.example:0/", "https://push.example:99999/", "https://push.example/\r\nx: y", "https://push.example /", "https://püsh.example/",
        "https://[::1", "file:///etc/passwd", "https://push.example\\@127.0.0.1/", "https://" + "a" * 2000, "",
    ],
)  # fmt: skip
def test_addresses_that_are_no_plain_https_are_refused(url: str) -> None:
    with pytest.raises(RefusedError):
        checked(url)


@in_a_loop
async def test_a_machine_must_prove_its_name(tmp_path: Path) -> None:
    """A certificate of its own is believed by who was told of it, and by nobody else; a name that it is not for, by nobody."""
    believed = authority(tmp_path)
    async with (
        Receiver(tls=server_context(believed, "127.0.0.1")) as receiver,
        Receiver(tls=server_context(believed, "other.example")) as other,
    ):
        for tls, address, outcome in (
            (trusting(believed), receiver, "taken"),
            (None, receiver, "later"),
            (trusting(believed), other, "later"),
        ):
            courier = Courier(HERE, tls)
            try:
                assert (await courier.post("ada", address.address, plain())).outcome == outcome
            finally:
                await courier.close()


# ---------------------------------------------------------------- webhooks


@in_a_loop
async def test_a_tables_channel_is_told_whose_turn_it_is_in_the_hosts_language(place: str, tmp_path: Path) -> None:
    async with club(place, public="https://table.example") as at, Receiver() as channel:
        web = Web(at.room.house, tmp_path, limits=False)
        await at.start()
        await at.book.unsubscribe(BEN.id, id="ben's")
        path = f"/api/tables/{at.link}/webhook"
        ada, ben = await at.room.let_in(ADA), await at.room.let_in(BEN)
        wanted = {"kind": "json", "url": f"{channel.address}/hook", "language": "it"}
        assert (await ask(web, "POST", path, wanted, headers=ben)).json["code"] == "fault-not-host"
        assert (await ask(web, "GET", path, headers=ben)).json["code"] == "fault-not-host", "its address is the host's secret"
        channel.statuses = [404]
        assert (await ask(web, "POST", path, wanted, headers=ada)).json["code"] == "fault-unanswered"
        assert (await ask(web, "GET", path, headers=ada)).json == {"webhook": None}
        for number, kind in enumerate(("json", "ntfy", "discord")):
            assert (await ask(web, "POST", path, wanted | {"kind": kind}, headers=ada)).status == 204
            assert (await ask(web, "GET", path, headers=ada)).json == {"webhook": wanted | {"kind": kind}}
            if number:
                at.pages[1] = await at.room.come(at.link, BEN)
                at.room.time.present += 60_000
            await at.ben_is_away()
            await at.room.pass_time(AWAY)
            await at.rest()
        sent = [await channel.next() for _ in range(7)]
        assert {each.path for each in sent} == {"/hook"}
        _, first, json_, _, ntfy, _, discord = sent
        link = f"https://table.example/t/{at.link}"
        assert json.loads(first.body)["text"].startswith("Questo tavolo")
        assert json.loads(json_.body) == {
            "text": "Ben, tocca a te: Hashcatch.",
            "link": link,
            "table": at.link,
            "game": "hashcatch",
            "match": 1,
            "player": "Ben",
        }
        assert (ntfy.body.decode(), ntfy.headers["click"]) == (f"Ben, tocca a te: Hashcatch.\n{link}", link)
        assert json.loads(discord.body) == {"content": f"Ben, tocca a te: Hashcatch.\n{link}", "allowed_mentions": {"parse": []}}
        assert (await ask(web, "DELETE", path, headers=ada)).status == 204
        assert await at.book.webhook(at.link) is None


def test_a_name_cannot_call_everybody_in_a_channel_or_pretend_to_be_a_link() -> None:
    hook = Webhook("discord", "https://discord.example", "en")
    _, body = letter(hook, "[free](https://evil) @everyone <@1> **x**, it is your turn", "https://table.example/t/x", {})
    said = json.loads(body)
    assert said["allowed_mentions"] == {"parse": []}
    assert said["content"].splitlines()[0] == r"\[free\](https://evil) \@everyone \<\@1\> \*\*x\*\*, it is your turn"


@in_a_loop
async def test_a_webhook_is_refused_that_leads_into_a_private_network(place: str, tmp_path: Path) -> None:
    async with club(place, public="https://table.example", reach=()) as at, Receiver() as inside:
        web = Web(at.room.house, tmp_path, limits=False)
        await at.start()
        ada = await at.room.let_in(ADA)
        for url, code in (
            (f"http://127.0.0.1:{inside.port}/", "fault-not-understood"),
            (f"https://127.0.0.1:{inside.port}/", "fault-unanswered"),
            (f"https://localhost:{inside.port}/", "fault-unanswered"),
        ):
            wanted = {"kind": "json", "url": url, "language": "en"}
            assert (await ask(web, "POST", f"/api/tables/{at.link}/webhook", wanted, headers=ada)).json["code"] == code, url
        assert inside.connections == 0
        assert await at.book.webhook(at.link) is None


# ---------------------------------------------------------------- mail


@in_a_loop
async def test_mails_go_to_confirmed_addresses_until_they_are_stopped_with_one_click(place: str, tmp_path: Path) -> None:
    believed = authority(tmp_path)
    with Postbox(server_context(believed, "127.0.0.1")) as postbox:
        mailer = Mailer(
            MailServer.of(f"smtp://table@127.0.0.1:{postbox.port}", "Hacktable <table@table.example>", "secret"), trusting(believed)
        )
        async with club(place, public="https://table.example", mailer=mailer) as at:
            web = Web(at.room.house, tmp_path, limits=False)
            await at.start()
            await at.book.unsubscribe(BEN.id, id="ben's")
            ben = await at.room.let_in(BEN)
            assert (await ask(web, "GET", "/api/home")).json["mail"] is True
            for wrong in (
                "ben",
                "ben@example",
                "a@b.example, c@d.example",
                "ben@b.example\r\nBcc: x@y.example",
                "ben@ b.example",
                "<ben@b.example>",
            ):
                assert (await ask(web, "POST", "/api/me/mail", {"address": wrong, "language": "de"}, headers=ben)).status == 400, wrong
            assert (await ask(web, "POST", "/api/me/mail", {"address": "ben@b.example", "language": "de"}, headers=ben)).status == 204
            (asked,) = postbox.arrived
            assert (asked["To"], asked["From"]) == ("ben@b.example", "Hacktable <table@table.example>")
            assert asked["Subject"] == "Bitte bestätige deine Adresse"
            token = re.findall(r"https://table.example/#mail=(\S+)", asked.get_content())[0]

            await at.ben_is_away()
            await at.room.pass_time(AWAY)
            await at.rest()
            assert len(postbox.arrived) == 1, "nobody has said that this address is theirs"
            assert (await ask(web, "POST", "/api/mail/confirm", {"token": "wrong"})).status == 410
            assert (await ask(web, "POST", "/api/mail/confirm", {"token": token})).status == 204
            assert (await ask(web, "POST", "/api/mail/confirm", {"token": token})).status == 410
            assert (await ask(web, "GET", "/api/me/reach", headers=ben)).json["mail"] == {"address": "ben@b.example", "confirmed": True}

            postbox.answers = ["451 try again"]
            at.pages[1] = await at.room.come(at.link, BEN)
            await at.ben_is_away()
            await at.room.pass_time(AWAY)
            alarms = at.room.time.waiting
            await until(lambda: at.room.time.waiting > alarms and not postbox.answers)
            await at.room.pass_time(TRIES_AFTER[1])
            await at.rest()
            mail = postbox.arrived[1]
            assert mail["Subject"] == "Du bist dran: Hashcatch"
            text = mail.get_content()
            assert f"https://table.example/t/{at.link}" in text
            assert "Hallo Ben" in text
            assert "Ada" in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = re.findall(r"^<https://table.example(/api/mail/stop/\S+)>$", mail["List-Unsubscribe"])[0]
            assert f"https://table.example/#stop={stop.rpartition('/')[2]}" in text

            looked = await ask(web, "GET", stop)
            assert (looked.status, looked.headers["location"]) == (303, f"/#stop={stop.rpartition('/')[2]}"), "looking stops nothing"
            assert await at.book.mailbox(BEN.id)
            form = {"content-type": "application/x-www-form-urlencoded"}
            assert (await ask(web, "POST", stop, b"List-Unsubscribe=One-Click", headers=form)).status == 200
            assert await at.book.mailbox(BEN.id) is None
            asks = [
                (await ask(web, "POST", "/api/me/mail", {"address": "cy@c.example", "language": "de"}, headers=ben)).status
                for _ in range(3)
            ]
            assert asks == [204, 204, 429], "nobody's box is filled with questions"


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example", "a@b.example"),
        ("smtp://", "a@b.example"),
        ("smtp://mail.example/x", "a@b.example"),
        ("smtp://mail.example", "a"),
    ],
)
def test_a_mail_server_that_is_none_is_refused(url: str, sender: str) -> None:
    with pytest.raises(ValueError, match="not an address"):
        MailServer.of(url, sender, "")


# ---------------------------------------------------------------- what is pushed


@in_a_loop
async def test_a_push_can_be_read_by_one_browser_only_and_is_signed_by_this_server() -> None:
    async with Receiver() as receiver:
        ada, eve = Browser(receiver), Browser(receiver)
        given = ada.subscription()
        secret = from_base64(given["secret"])
        assert secret
        message = encrypt(json.dumps({"said": "ä" * 100}).encode(), ada.public, secret)
        assert ada.decrypt(message) == {"said": "ä" * 100}
        assert message != encrypt(json.dumps({"said": "ä" * 100}).encode(), ada.public, secret)
        with pytest.raises(Exception, match=r"."):
            eve.decrypt(message)
        with pytest.raises(Exception, match=r"."):
            ada.decrypt(message[:-1] + bytes([message[-1] ^ 1]))


@in_a_loop
async def test_all_servers_of_a_database_have_one_key(address: str) -> None:
    store = await SqlStore.open(address)
    try:
        book = SqlNudgeBook(store)
        keys = await asyncio.gather(*(book.secret("push", new_key()) for _ in range(4)))
        assert len(set(keys)) == 1
        assert len(keys[0]) == 32
    finally:
        await store.close()


def test_a_push_says_it_in_the_languages_of_whoever_reads_it() -> None:
    from hacktable.server.nudges.nudger import words
    from hacktable.server.table.turns import Turn

    turn = Turn("link", 0, 1, 2, "guest", "Ben", "blackhat", ("Ada", "Cy"))
    assert [words(turn, each) for each in ("en", "fi", "nb", "pt", "it", "de")] == [
        ("Your turn: Black Hat", "Ada, Cy"),
        ("Sinun vuorosi: Black Hat", "Ada, Cy"),
        ("Din tur: Black Hat", "Ada, Cy"),
        ("É a tua vez: Black Hat", "Ada, Cy"),
        ("Tocca a te: Black Hat", "Ada, Cy"),
        ("Du bist dran: Black Hat", "Ada, Cy"),
    ]


def test_looking_for_those_whose_quiet_hours_are_over_is_soon_enough() -> None:
    assert AWAY + LOOK_EVERY < BACK
