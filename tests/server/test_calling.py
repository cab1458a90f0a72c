"""Who has every page closed is called when a round of an evening begins: once, soon, and not if they know it."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from hall import MINUTE, TINY, Hall
from table_room import ADA, BEN, CY, DEE, PEOPLE, ManualTime, TableRoom, ask, database, in_a_loop

from hacktable.match.box import box
from hacktable.server.evenings.evening import COME_WITHIN
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.house import new_link
from hacktable.server.nudges.book import Subscription, from_base64
from hacktable.server.nudges.courier import Courier
from hacktable.server.nudges.mail import Mailer, MailServer
from hacktable.server.nudges.nudger import LOOK_EVERY, Nudger
from hacktable.server.nudges.push import Pusher, new_key
from hacktable.server.nudges.quiet import Quiet
from hacktable.server.store.evening_book import SqlEveningBook
from hacktable.server.store.nudge_book import SqlNudgeBook
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.services import ARRIVAL
from hacktable.server.table.stored import DAY, Guest, Store
from hacktable.server.table.turns import CALLED
from postbox import Postbox
from receiver import Browser, Receiver


@pytest.fixture
def place(tmp_path: Path) -> str:
    return database(tmp_path)


@asynccontextmanager
async def calling(store: str, *, mailer: Mailer | None = None, time: ManualTime | None = None) -> AsyncIterator[tuple[Hall, Receiver]]:
    """A hall whose people can be pushed to."""
    made: list[Nudger] = []

    def nudger(store: Store, time: ManualTime) -> Nudger:
        assert isinstance(store, SqlStore)
        here = ipaddress.ip_network("127.0.0.0/8")
        pushes = Pusher(new_key(), "https://table.example")
        made.append(Nudger(SqlNudgeBook(store), time, Courier((here,)), pushes=pushes, mailer=mailer, public="https://table.example"))
        return made[0]

    def evenings(store: Store, time: ManualTime) -> Evenings:
        assert isinstance(store, SqlStore)
        nudges = made[0]
        return Evenings(
            SqlEveningBook(store),
            time,
            new_link,
            calls=lambda: nudges.look_after(CALLED),
            knows=lambda table, guest: nudges.book.put_off(table, guest, None),
        )

    async with Receiver() as receiver, TableRoom(store, nudger=nudger, evenings=evenings, time=time) as room:
        for guest in PEOPLE if time is None else ():
            await room.store.add_guest(guest, guest.id.encode(), room.time.date())
        watching = asyncio.create_task(made[0].watch(room.house.remind))
        yield Hall(room), receiver
        watching.cancel()


async def subscribe(at: Hall, receiver: Receiver, guest: Guest, language: str) -> Browser:
    browser, nudges = Browser(receiver, guest.name), at.room.house.nudges
    assert nudges
    given = browser.subscription(language)
    public, secret = from_base64(given["public"]), from_base64(given["secret"])
    assert public
    assert secret
    await nudges.book.subscribe(guest.id, "key", Subscription(guest.name, given["endpoint"], public, secret, language), 1, 5)
    return browser


async def rest(at: Hall) -> None:
    """Until nobody is being told anything."""
    nudges = at.room.house.nudges
    assert nudges
    await nudges.look(at.room.house.remind)
    await at.room.settle()
    async with asyncio.timeout(60):
        while tasks := nudges.tasks:
            await asyncio.wait(tasks)


@in_a_loop
async def test_who_has_every_page_closed_is_called_once_when_a_round_begins(address: str) -> None:
    async with calling(address) as (at, receiver):
        browsers = {guest.id: await subscribe(at, receiver, guest, "de") for guest in PEOPLE}
        link = await at.plan(*PEOPLE)
        waiting = asyncio.create_task(at.evenings.wait(link, (await at.look(link)).changes, CY.id, 4))
        await at.room.settle()
        await at.evenings.begin(link, ADA.id)
        kept = await waiting
        asks = asyncio.create_task(at.evenings.wait(link, kept.evening.changes, CY.id, 4))
        tables = {guest.id: kept.evening.table_of(guest.id) for guest in PEOPLE}
        await at.room.come(tables[ADA.id] or "", ADA)
        await at.room.pass_time(CALLED - 1)
        await rest(at)
        assert receiver.connections == 0, "who comes within three seconds needs not be called"
        await at.room.pass_time(1)
        sent = {each.path: each for each in (await receiver.next(), await receiver.next())}
        for guest in (BEN, DEE):
            body = next(other.name for other in PEOPLE if other != guest and tables[other.id] == tables[guest.id])
            told = {"table": tables[guest.id], "title": f"Runde 1 beginnt: {box(TINY).title('de')}", "body": body, "lang": "de"}
            assert browsers[guest.id].decrypt(sent[urlsplit(browsers[guest.id].endpoint).path].body) == told
        await rest(at)
        await at.room.pass_time(2 * CALLED)
        await rest(at)
        assert receiver.connections == 2, "neither Ada, who is there, nor Cy, whose page has told them; and nobody twice"
        asks.cancel()


@in_a_loop
async def test_a_table_that_was_opened_to_call_people_keeps_their_chairs_until_somebody_is_there(place: str) -> None:
    async with calling(place) as (at, receiver):
        browser, nudges = await subscribe(at, receiver, BEN, "en"), at.room.house.nudges
        assert nudges
        assert nudges.pushes
        link = await at.plan(ADA, BEN)
        await at.evenings.begin(link, ADA.id)
        await at.room.pass_time(CALLED)
        told = await browser.message(nudges.pushes.public)
        assert told["title"] == f"Round 1 begins: {box(TINY).title('en')}"
        await rest(at)
        await at.room.pass_time(2 * ARRIVAL)
        seats = await at.sit(link, BEN)
        await at.room.pass_time(ARRIVAL)
        seats[told["table"]].extend((await at.sit(link, ADA))[told["table"]])
        await at.play(seats)
        assert (await at.look(link)).phase == "break"


@in_a_loop
async def test_a_round_is_not_told_of_in_quiet_hours_nor_later_nor_to_who_has_switched_the_evening_off(address: str) -> None:
    async with calling(address) as (at, receiver):
        nudges = at.room.house.nudges
        assert nudges
        for guest in (ADA, BEN, CY):
            await subscribe(at, receiver, guest, "en")
        minute = at.room.time.date() // MINUTE % 1440
        await nudges.book.be_quiet(BEN.id, Quiet("UTC", minute, (minute + 2) % 1440))
        link = await at.plan(ADA, BEN, CY)
        keys = {guest.id: await at.room.let_in(guest) for guest in (CY, DEE)}
        path = f"/api/evenings/{link}/told"
        assert (await ask(at.web, "GET", path, headers=keys[CY.id])).json == {"on": True}
        assert (await ask(at.web, "POST", path, {"on": False}, headers=keys[CY.id])).status == 204
        assert (await ask(at.web, "GET", path, headers=keys[CY.id])).json == {"on": False}
        assert (await ask(at.web, "POST", path, {"on": False}, headers=keys[DEE.id])).status == 400, (
            "who takes no part has nothing to switch"
        )
        await at.evenings.begin(link, ADA.id)
        mine = (await at.look(link)).table_of(CY.id)
        assert mine
        assert (await nudges.book.reach(CY.id, mine)).off, "nor of turns at the evening's tables"
        await at.room.come((await at.look(link)).table_of(ADA.id) or "", ADA)
        await at.room.pass_time(CALLED)
        await rest(at)
        await at.room.pass_time(3 * MINUTE)
        await rest(at)
        assert receiver.connections == 0
        assert await nudges.book.due(at.room.time.date() + DAY, 9) == []


@in_a_loop
async def test_a_server_that_was_killed_calls_people_when_it_is_back_unless_nobody_waits_for_them_any_more(place: str) -> None:
    async with calling(place) as (at, receiver):
        await subscribe(at, receiver, BEN, "en")
        links = [await at.plan(ADA, BEN) for _ in range(2)]
        await at.evenings.begin(links[0], ADA.id)
        began = at.room.time.date()
    soon, late = ManualTime(), ManualTime()
    soon.set_by, late.set_by = began + CALLED - soon.date(), began + 2 * COME_WITHIN - late.date()
    async with calling(place, time=soon) as (at, receiver):
        browser = await subscribe(at, receiver, BEN, "en")
        await at.room.pass_time(LOOK_EVERY)
        nudges = at.room.house.nudges
        assert nudges
        assert nudges.pushes
        assert (await browser.message(nudges.pushes.public))["table"] == (await at.look(links[0])).table_of(BEN.id)
        await at.evenings.begin(links[1], ADA.id)
    async with calling(place, time=late) as (at, receiver):
        await subscribe(at, receiver, BEN, "en")
        await at.room.pass_time(LOOK_EVERY)
        await rest(at)
        assert receiver.connections == 0


@in_a_loop
async def test_a_mail_calls_to_the_table_and_says_how_to_stop_mails(place: str) -> None:
    with Postbox() as postbox:
        mailer = Mailer(MailServer.of(f"smtp://127.0.0.1:{postbox.port}", "table@table.example", ""))
        async with calling(place, mailer=mailer) as (at, _):
            nudges = at.room.house.nudges
            assert nudges
            assert await nudges.ask_mail(BEN, "ben@b.example", "it")
            token = re.findall(r"#mail=(\S+)", postbox.arrived[0].get_content())[0]
            assert await nudges.confirm_mail(token)
            link = await at.plan(ADA, BEN)
            await at.evenings.begin(link, ADA.id)
            await at.room.pass_time(CALLED)
            await rest(at)
            table, mail = (await at.look(link)).table_of(BEN.id), postbox.arrived[1]
            assert mail["Subject"] == f"Inizia il turno 1: {box(TINY).title('it')}"
            assert f"https://table.example/t/{table}" in mail.get_content()
            stop = re.findall(r"^<https://table.example(/api/mail/stop/\S+)>$", mail["List-Unsubscribe"])[0]
            assert f"https://table.example/#stop={stop.rpartition('/')[2]}" in mail.get_content()
            assert (await ask(at.web, "POST", stop, b"", headers={"content-type": "application/x-www-form-urlencoded"})).status == 200
            await at.room.pass_time(COME_WITHIN)
            await at.pass_time(0)
            await at.evenings.join(link, BEN.id)
            await at.evenings.begin(link, ADA.id)
            await at.room.pass_time(CALLED)
            await rest(at)
            assert len(postbox.arrived) == 2
