"""People find each other: by quick match, and by the list of tables that are open to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_room import ADA, BEN, CY, DEE, PEOPLE, ManualTime, TableRoom, ask, database, in_a_loop

from hacktable.match.box import box
from hacktable.server.company.matching import GATHER, Strength, Wish
from hacktable.server.company.matchmaker import ANSWER_WITHIN, GONE, HELD, HELD_OF_GUEST, LOOK_EVERY, Matchmaker, Standing
from hacktable.server.house import PUBLIC_OF_HOST, new_link
from hacktable.server.http.company import SEEKERS_OF_ADDRESS
from hacktable.server.http.web import Web
from hacktable.server.store.desk import Desk
from hacktable.server.store.seek_book import SqlSeekBook
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.services import ARRIVAL
from hacktable.server.table.stored import Guest, Store
from hacktable.server.wire import messages

TWO = Wish(("hashcatch",), (2,))
SEEK = {"games": ["hashcatch"], "sizes": [2], "paces": ["quick"]}


@pytest.fixture
def place(tmp_path: Path) -> str:
    return database(tmp_path)


def is_first_of(alive: set[int], number: int) -> bool:
    return number == min(alive)


def matchmaker(store: Store, time: ManualTime, **wanted: Any) -> Matchmaker:
    assert isinstance(store, SqlStore)
    return Matchmaker(SqlSeekBook(store), time, **wanted)


class Club:
    """A house in which people find each other, as fast as the test lets time pass."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.web = Web(room.house, Path("nowhere"))
        assert room.house.company
        self.company = room.house.company
        self.company.serve(lambda: True, new_link)

    async def pass_time(self, milliseconds: int) -> None:
        """Every second the book is read, as `watch` would do; pages say meanwhile that they still wait."""
        for _ in range(milliseconds // LOOK_EVERY):
            await self.room.pass_time(LOOK_EVERY)
            await self.company.step()

    async def beat(self, *guests: Guest) -> None:
        for guest in guests:
            await self.company.book.beat(guest.id, self.room.time.date(), False)

    async def state(self, guest: Guest) -> str:
        return (await self.company.standing(guest.id)).state

    async def accept(self, *guests: Guest) -> str | None:
        """All of these accept what they were offered; the table that the last of them gets."""
        for guest in guests:
            entry = (await self.company.standing(guest.id)).entry
            assert entry
            assert entry.offer
            assert await self.company.accept(guest.id, entry.offer.id)
        entry = (await self.company.standing(guests[-1].id)).entry
        return entry.table if entry else None


@asynccontextmanager
async def club(store: str, **wanted: Any) -> AsyncIterator[Club]:
    async with TableRoom(store, company=lambda store, time: matchmaker(store, time, **wanted)) as room:
        for guest in PEOPLE:
            await room.store.add_guest(guest, guest.id.encode(), 1)
        yield Club(room)


# ---------------------------------------------------------------- quick match


@in_a_loop
async def test_two_who_look_for_people_are_asked_seated_and_play_without_another_click(address: str) -> None:
    async with club(address) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        assert await at.state(ADA) == "waiting"
        await at.company.seek(BEN.id, TWO, None, 9)
        assert [await at.state(guest) for guest in (ADA, BEN)] == ["offered", "offered"]
        assert await at.accept(ADA) is None
        assert await at.state(ADA) == "accepted"
        link = await at.accept(BEN)
        assert link
        assert [await at.state(guest) for guest in (ADA, BEN)] == ["seated", "seated"]
        ada, ben = await at.room.come(link, ADA), await at.room.come(link, BEN)
        assert ada.table["quick"]
        assert [chair["name"] for chair in ada.table["chairs"][:2]] == ["Ada", "Ben"]
        await ben.ready(1)
        assert ada.table["phase"] == "lobby"
        await ada.ready(0)
        assert ada.table["phase"] == ben.table["phase"] == "playing"
        mover = (ada, ben)[at.room.playing(link).match.actors[0]]
        await mover.act(mover.sync["legal"][0])
        assert len(at.room.playing(link).match.log) == 1
        for guest in (ADA, BEN):
            await at.company.stop(guest.id)
        assert await at.state(ADA) == "idle"


@in_a_loop
async def test_who_does_not_answer_is_left_out_and_the_others_wait_on_as_long_as_they_have(place: str) -> None:
    async with club(place) as at:
        for guest in (ADA, BEN):
            await at.company.seek(guest.id, TWO, None, 9)
        await at.accept(ADA)
        await at.pass_time(ANSWER_WITHIN)
        assert await at.state(BEN) == "offered"
        await at.pass_time(LOOK_EVERY)
        assert [await at.state(guest) for guest in (ADA, BEN)] == ["waiting", "idle"]
        entry = (await at.company.standing(ADA.id)).entry
        assert entry
        assert at.room.time.date() - entry.since == ANSWER_WITHIN + LOOK_EVERY
        await at.beat(ADA)
        await at.company.seek(CY.id, TWO, None, 9)
        assert await at.accept(ADA, CY)
        assert at.company.made == {"hashcatch": 1}


@in_a_loop
async def test_whose_page_has_vanished_is_forgotten_and_nobody_is_asked_to_play_with_them(place: str) -> None:
    async with club(place) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        await at.pass_time(GONE)
        assert await at.state(ADA) == "waiting"
        await at.pass_time(LOOK_EVERY)
        assert await at.state(ADA) == "idle"
        await at.company.seek(BEN.id, TWO, None, 9)
        assert await at.state(BEN) == "waiting"


@in_a_loop
async def test_bots_take_the_chairs_of_those_who_were_seated_and_did_not_come(place: str) -> None:
    async with club(place) as at:
        for guest in (ADA, BEN, CY):
            await at.company.seek(guest.id, Wish(("hashcatch",), (3,)), None, 9)
        link = await at.accept(ADA, BEN, CY)
        assert link
        ada, ben = await at.room.come(link, ADA), await at.room.come(link, BEN)
        await ada.ready(0)
        await at.room.pass_time(ARRIVAL)
        assert [each["code"] for each in ada.new("notice")] == ["not-come"]
        assert [chair["kind"] for chair in ada.table["chairs"][:3]] == ["guest", "guest", "bot"]
        assert not ada.table["chairs"][0]["ready"], "what Ada was ready for has changed"
        await ada.ready(0)
        await ben.ready(1)
        assert ada.table["phase"] == "playing"


@in_a_loop
async def test_a_table_is_rated_if_all_wish_so_and_no_more_when_only_one_of_them_comes(place: str) -> None:
    async with club(place) as at:
        rated = Wish(("hashcatch",), (2,), ("quick",), rated=True)
        for wish in (Wish(("hashcatch",), (2,), ("quick",)), rated):
            await at.company.seek(ADA.id, rated, None, 9)
            await at.company.seek(BEN.id, wish, None, 9)
            entry = (await at.company.standing(ADA.id)).entry
            assert entry
            assert entry.offer
            assert entry.offer.rated == wish.rated, "people are told before they say yes"
            link = await at.accept(ADA, BEN)
            assert link
            ada = await at.room.come(link, ADA)
            assert (ada.table["rated"], ada.table["pace"]) == (wish.rated, "quick")
            for guest in (ADA, BEN):
                await at.company.stop(guest.id)
        await at.room.pass_time(ARRIVAL)
        assert not ada.table["rated"]
        await ada.ready(0)
        await ada.say(messages.Start())
        assert ada.table["phase"] == "playing"


@in_a_loop
async def test_who_comes_alone_decides_what_happens(place: str) -> None:
    async with club(place) as at:
        for guest in (ADA, BEN):
            await at.company.seek(guest.id, TWO, None, 9)
        link = await at.accept(ADA, BEN)
        assert link
        ben = await at.room.come(link, BEN)
        await at.room.pass_time(ARRIVAL)
        assert ben.table["you"]["host"]
        await ben.ready(1)
        assert (ben.table["phase"], ben.table["quick"]) == ("lobby", False)
        await ben.say(messages.Start())
        assert ben.table["phase"] == "playing"


async def held(at: Club, mark: str, *, busy: bool = False, questions: int = 1) -> list[asyncio.Task[Standing]]:
    """Questions of Ada's pages that are left unanswered."""
    tasks = []
    for number in range(questions):
        tasks.append(asyncio.ensure_future(at.company.wait(ADA.id, mark, busy)))
        while len(at.company._held.get(ADA.id, ())) < min(1 + number, HELD_OF_GUEST):
            await asyncio.wait(tasks, timeout=0.01)
    return tasks


@in_a_loop
async def test_a_page_is_answered_when_something_changes_and_otherwise_after_a_while(place: str) -> None:
    async with club(place) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        mark = (await at.company.standing(ADA.id)).mark
        first, *waits = await held(at, mark, busy=True, questions=HELD_OF_GUEST + 1)
        assert (await first).state == "waiting", "one question too many ends the oldest"
        assert not any(each.done() for each in waits)
        await at.company.seek(BEN.id, TWO, None, 9)
        answers = await asyncio.gather(*waits)
        assert {answer.state for answer in answers} == {"offered"}
        assert answers[0].entry
        assert answers[0].entry.busy
        (quiet,) = await held(at, answers[0].mark)
        await at.pass_time(LOOK_EVERY)
        assert not quiet.done()
        await at.room.pass_time(HELD)
        assert (await quiet).mark == answers[0].mark
        (last,) = await held(at, answers[0].mark)
        at.company.close()
        assert (await last).state == "offered"


@in_a_loop
async def test_strength_and_blocks_are_asked_for_before_anybody_is_seated(place: str) -> None:
    asked: list[set[str]] = []

    async def strengths(guests: Any) -> Strength:
        known = {ADA.id: (40.0, 1.0), BEN.id: (10.0, 1.0), CY.id: (39.0, 1.0), DEE.id: (40.0, 1.0)}
        asked.append(set(guests))
        return lambda guest, game, players: known[guest]

    async def apart(guests: Any) -> set[frozenset[str]]:
        return {frozenset((ADA.id, DEE.id))}

    async with club(place, strengths=strengths, apart=apart) as at:
        for guest in (ADA, BEN, DEE, CY):
            await at.company.seek(guest.id, TWO, None, 9)
        assert [await at.state(guest) for guest in PEOPLE] == ["offered", "waiting", "offered", "waiting"]
        assert asked[-1] == {guest.id for guest in PEOPLE}


@in_a_loop
async def test_of_several_servers_that_match_at_once_one_succeeds_and_a_killed_one_is_replaced(address: str) -> None:
    async with AsyncExitStack() as until_closed:
        time, many = ManualTime(), address.startswith("postgres")
        stores = [await SqlStore.open(address) for _ in range(2 if many else 1)]
        for store in stores:
            until_closed.push_async_callback(store.close)
        servers = [matchmaker(stores[number % len(stores)], time, shared=True) for number in range(2)]
        guests = [Guest(f"{number:032}", f"guest {number}") for number in range(20)]
        for guest in guests:
            await stores[0].add_guest(guest, guest.id.encode(), 1)
            await servers[0].book.seek(guest.id, TWO, None, time.date(), 99)
        for server in servers:  # both believe to be the first
            server.serve(lambda: True, new_link)
        for _ in range(30):
            await asyncio.gather(*(server.step() for server in servers))
            entries = await servers[0].book.all()
            offers = [entry.offer.id for entry in entries if entry.offer]
            assert all(offers.count(offer) == 2 for offer in offers)
            for number, entry in enumerate(entries):
                if entry.offer and not entry.accepted:
                    await servers[number % 2].book.accept(entry.guest, entry.offer.id)
            if all(entry.table for entry in entries):
                break
        tables = [entry.table for entry in entries]
        assert len(set(tables)) == len(guests) // 2
        assert None not in tables
        assert sum(server.made["hashcatch"] for server in servers) == len(guests) // 2
        for guest in guests:
            assert len(await stores[0].tables_of(guest.id, 9)) == 1

        alive = {0, 1}
        for number, server in enumerate(servers):
            server.serve(partial(is_first_of, alive, number), new_link)
        for guest in guests[:2]:
            await servers[1].seek(guest.id, TWO, None, 99)
        assert (await servers[1].standing(guests[0].id)).state == "waiting", "it is not the first"
        alive.remove(0)
        await servers[1].step()
        assert (await servers[1].standing(guests[0].id)).state == "offered"


@in_a_loop
async def test_over_http_a_search_begins_waits_accepts_and_ends(place: str) -> None:
    async with club(place) as at:
        ada, ben = await at.room.let_in(ADA), await at.room.let_in(BEN)
        assert (await ask(at.web, "POST", "/api/seek", SEEK)).json["code"] == "fault-nobody"
        assert (await ask(at.web, "POST", "/api/seek", SEEK | {"games": ["chess"]}, headers=ada)).json["code"] == "fault-not-understood"
        assert (await ask(at.web, "POST", "/api/seek", SEEK | {"sizes": [7]}, headers=ada)).json["code"] == "fault-not-understood"
        began = (await ask(at.web, "POST", "/api/seek", SEEK, headers=ada)).json
        assert (began["state"], began["others"], began["offer"]) == ("waiting", 0, None)
        found = (await ask(at.web, "POST", "/api/seek", SEEK, headers=ben)).json
        assert found["offer"] | {"id": ""} == {
            "id": "",
            "game": "hashcatch",
            "players": 2,
            "people": 2,
            "pace": "quick",
            "left": ANSWER_WITHIN,
            "rated": False,
        }
        await ask(at.web, "POST", "/api/seek/accept", {"offer": found["offer"]["id"]}, headers=ben)
        asked = (await ask(at.web, "POST", "/api/seek/wait", {"mark": began["mark"], "busy": False}, headers=ada)).json
        assert asked["state"] == "offered"
        await at.room.pass_time(1000)  # a search costs much, and all of these come from one address
        seated = (await ask(at.web, "POST", "/api/seek/accept", {"offer": asked["offer"]["id"]}, headers=ada)).json
        assert seated["state"] == "seated"
        assert (await at.room.house.setup_of(seated["table"])).pace == "quick"
        foreign = ada | {"origin": "https://elsewhere.example"}
        assert (await ask(at.web, "POST", "/api/seek/wait", {"mark": "", "busy": False}, headers=foreign)).status == 403
        assert (await ask(at.web, "DELETE", "/api/seek", headers=ada)).status == 204
        over = (await ask(at.web, "POST", "/api/seek/wait", {"mark": "", "busy": False}, headers=ada)).json
        assert over["state"] == "idle"


@in_a_loop
async def test_one_address_has_so_many_seekers_at_most_and_a_guest_one_search(place: str) -> None:
    async with club(place) as at:
        book, never = at.company.book, Wish(("hacker",), (7,))
        for number in range(SEEKERS_OF_ADDRESS):
            guest = Guest(f"{number:032}", "somebody")
            await at.room.store.add_guest(guest, guest.id.encode(), 1)
            assert await book.seek(guest.id, never, await at.room.house.hashed("192.0.2.1"), at.room.time.date(), SEEKERS_OF_ADDRESS)
        ada = await at.room.let_in(ADA)
        assert (await ask(at.web, "POST", "/api/seek", SEEK, headers=ada)).json["code"] == "fault-slow-down"
        assert (await ask(at.web, "POST", "/api/seek", SEEK, headers=ada, address="192.0.2.2")).status == 200
        await ask(at.web, "POST", "/api/seek", SEEK | {"sizes": [3]}, headers=ada, address="192.0.2.2")
        (mine,) = [entry for entry in await book.all() if entry.guest == ADA.id]
        assert mine.wish.sizes == (3,)


@in_a_loop
async def test_what_is_kept_of_a_search_is_exported_and_goes_with_its_guest(place: str) -> None:
    async with club(place) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        desk = Desk(place, "a test")
        exported = desk.export(ADA.id)
        assert exported
        assert exported["seeking"]["wish"]["sizes"] == [2]
        desk.close()
        await at.room.store.forget_guest(ADA.id)
        assert await at.company.book.all() == []
        await at.company.seek(ADA.id, TWO, None, 9)
        assert await at.company.book.all() == [], "nothing new is kept of who is forgotten"


# ---------------------------------------------------------------- public tables


async def listed(at: Club, **given: Any) -> list[dict[str, Any]]:
    at.room.time.present += 1_000
    found: list[dict[str, Any]] = (await ask(at.web, "GET", "/api/open", **given)).json["tables"]
    return found


@in_a_loop
async def test_a_table_is_private_until_its_host_opens_it_and_listed_while_somebody_is_there_and_can_sit_down(address: str) -> None:
    async with club(address) as at:
        link = await at.room.make(ADA)
        ada, ben = await at.room.come(link, ADA), await at.room.come(link, BEN)
        assert ada.table["public"] is None
        assert await listed(at) == []
        await ben.say(messages.Publish(True))
        assert ben.refusal()["code"] == "fault-not-host"
        await ben.say(messages.Sit(1))
        await ben.ready(1)
        await ada.say(messages.Publish(True, "de", "newcomers"))
        assert ada.table["chairs"][1]["ready"], "nobody need be ready again"
        (shown,) = await listed(at)
        assert shown | {"updated": 0} == {
            "id": link,
            "game": "hashcatch",
            "names": ["Ada", "Ben"],
            "bots": 0,
            "chairs": 4,
            "pace": "off",
            "language": "de",
            "welcome": "newcomers",
            "updated": 0,
        }
        await ada.say(messages.Kick(1))
        assert await listed(at, headers=await at.room.let_in(BEN)) == [], "who was sent away is not shown the way back"
        assert await listed(at)
        await ada.say(messages.Publish(False))
        assert await listed(at) == []
        await ada.say(messages.Publish(True))
        for page in (ada, ben):
            await page.go()
        assert await listed(at)
        await at.room.pass_time(130_000)
        assert await listed(at) == [], "nobody is there"
        ada = await at.room.come(link, ADA)
        assert await listed(at)
        await ada.say(messages.Bot(1, "regular"))
        await at.room.begin([ada])
        assert ada.table["phase"] == "playing"
        assert await listed(at) == []


@in_a_loop
async def test_nobody_fills_the_list_alone_and_who_may_not_meet_does_not_see_the_other(place: str) -> None:
    async def apart(guests: Any) -> set[frozenset[str]]:
        return {frozenset((ADA.id, DEE.id))}

    async with club(place, apart=apart) as at:
        for _ in range(PUBLIC_OF_HOST + 1):
            page = await at.room.come(await at.room.make(ADA), ADA)
            await page.say(messages.Publish(True))
        cys = await at.room.come(await at.room.make(CY), CY)
        await cys.say(messages.Publish(True))
        assert [each["names"] for each in await listed(at)] == [["Cy"], *[["Ada"]] * PUBLIC_OF_HOST]
        assert [each["names"] for each in await listed(at, headers=await at.room.let_in(DEE))] == [["Cy"]]


@in_a_loop
async def test_a_host_can_switch_both_off(place: str) -> None:
    async with TableRoom(place) as room:
        await room.store.add_guest(ADA, b"key", 1)
        web = Web(room.house, Path("nowhere"))
        assert not (await ask(web, "GET", "/api/home")).json["strangers"]
        assert (await ask(web, "GET", "/api/open")).status == 404
        assert (await ask(web, "POST", "/api/seek", SEEK)).status == 404
        ada = await room.come(await room.make(ADA), ADA)
        await ada.say(messages.Publish(True))
        assert ada.refusal()["code"] == "fault-not-now"


def test_a_setup_of_an_older_server_that_knows_no_public_tables_is_private_again() -> None:
    from hacktable.server.table.setup import Setup

    setup = Setup.for_strangers(box("hashcatch"), [(ADA.id, "Ada"), (BEN.id, "Ben")], 4, "off", "regular", rated=False)
    assert [sitter.is_bot for sitter in setup.chairs if sitter] == [False, False, True, True]
    kept = msgspec.json.decode(msgspec.json.encode(setup))
    for name in ("public", "quick"):
        del kept[name]
    older = msgspec.convert(kept, Setup)
    assert not older.is_public
    assert not older.quick


@in_a_loop
async def test_somebody_waits_for_a_fuller_table_and_gets_it_when_another_comes(place: str) -> None:
    async with club(place) as at:
        for guest in (ADA, BEN):
            await at.company.seek(guest.id, Wish(("hashcatch",)), None, 9)
        await at.pass_time(GATHER - LOOK_EVERY)
        assert await at.state(ADA) == "waiting"
        await at.company.seek(CY.id, Wish(("hashcatch",)), None, 9)
        await at.pass_time(LOOK_EVERY)
        assert [await at.state(guest) for guest in (ADA, BEN, CY)] == ["offered"] * 3
