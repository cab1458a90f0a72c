"""What guests know of one another: whom they have met, and whom they do not want to hear or to meet."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import update
from table_room import FakePage, TableRoom, database, in_a_loop
from test_http import Client

from hacktable.server.http.web import Web
from hacktable.server.people.book import MOST_TIES
from hacktable.server.store import schema
from hacktable.server.store.desk import Desk
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.stored import Guest, avatar_of, handle_of
from hacktable.server.wire import faults, messages


class Club:
    """Some guests of one server, each with a browser."""

    def __init__(self, room: TableRoom, web: Web) -> None:
        self.room, self.web = room, web
        assert isinstance(room.store, SqlStore)
        self.store = room.store
        assert room.house.people
        self.book = room.house.people

    async def guest(self, name: str) -> tuple[Client, Guest]:
        client = Client(self.web)
        await client.introduce(name)
        guest = await self.web.guests.of_cookie(client.cookie)
        assert guest
        return client, guest

    async def play(self, *guests: Guest) -> str:
        """A match of these people has begun; its table."""
        link = await self.room.make(guests[0])
        pages = [await self.room.come(link, guest) for guest in guests]
        for chair, page in enumerate(pages[1:], 1):
            await page.say(messages.Sit(chair))
        await self.room.begin(pages)
        await self.room.pass_time(1)  # so that no two matches begin at the same moment
        return link


@contextlib.asynccontextmanager
async def club(address: str, folder: Path) -> AsyncIterator[Club]:
    async with TableRoom(address) as room:
        yield Club(room, Web(room.house, folder / "page", limits=False))


async def asked(client: Client, what: str) -> list[dict[str, Any]]:
    """`ties` or `met`."""
    answer = await client.ask("GET", f"/api/me/{what}")
    assert answer.status == 200
    found: list[dict[str, Any]] = answer.json[what]
    return found


async def choose(client: Client, other: Guest, *, muted: bool = False, blocked: bool = False) -> int:
    answer = await client.ask("POST", "/api/me/ties", {"handle": other.handle, "muted": muted, "blocked": blocked})
    return answer.status


def said(page: FakePage, kind: str) -> list[dict[str, Any]]:
    """All that a page was told of a kind."""
    told = [json.loads(each) for each in page.raw]
    return [each for each in told if each["is"] == kind]


def refusals(page: FakePage) -> list[str]:
    return [each["code"] for each in said(page, "refused")]


@in_a_loop
async def test_the_latest_people_one_has_played_with_come_first(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b), (_, c), (dee, d) = [await here.guest(name) for name in ("Ada", "Ben", "Cy", "Dee")]
        await here.play(a, b)
        await here.play(c, a)
        await here.room.make(d)
        assert [(each["name"], each["handle"], each["game"]) for each in await asked(ada, "met")] == [
            ("Cy", c.handle, "hashcatch"),
            ("Ben", b.handle, "hashcatch"),
        ]
        assert await asked(dee, "met") == [], "who has only made a table has met nobody"
        await here.store.forget_guest(c.id)
        assert [each["name"] for each in await asked(ada, "met")] == ["Ben"]


@in_a_loop
async def test_the_face_that_somebody_chooses_is_shown_at_their_tables_too(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (ben, b) = await here.guest("Ada"), await here.guest("Ben")
        link = await here.play(a, b)
        page = await here.room.come(link, a)
        assert [chair["avatar"] for chair in page.table["chairs"][:2]] == [avatar_of(a.id), avatar_of(b.id)]
        assert (await ada.ask("GET", "/api/home")).json["me"]["avatar"] == avatar_of(a.id)
        answer = await ben.ask("POST", "/api/me", {"name": "Ben", "avatar": 4095})
        assert answer.json["avatar"] == 4095
        await here.room.settle()
        assert page.table["chairs"][1]["avatar"] == 4095
        await ben.ask("POST", "/api/me", {"name": "Benno"})
        await here.room.settle()
        assert [page.table["chairs"][1][what] for what in ("name", "avatar")] == ["Benno", 4095], "an older page names no face"
        assert [each["avatar"] for each in await asked(ada, "met")] == [4095]
        assert (await ben.ask("POST", "/api/me", {"name": "Ben", "avatar": 4096})).status == 400
        other = await here.room.make(await here.web.guests.of_cookie(ben.cookie) or b)
        assert (await here.room.come(other, a)).table["chairs"][0]["avatar"] == 4095


@in_a_loop
async def test_a_handle_is_all_that_others_learn_of_a_guest(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        link = await here.play(a, b)
        page = await here.room.come(link, b)
        await page.say(messages.Say(text="hello"))
        assert [chair["handle"] for chair in page.table["chairs"][:2]] == [a.handle, b.handle]
        assert said(page, "chat")[-1]["handle"] == b.handle
        told = b"".join(page.raw).decode() + str(await asked(ada, "met"))
        assert a.id not in told
        assert b.id not in told


@in_a_loop
async def test_who_is_muted_or_blocked_stays_so_until_one_chooses_otherwise(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (ben, b), (_, c) = [await here.guest(name) for name in ("Ada", "Ben", "Cy")]
        assert await choose(ada, b, muted=True) == 204
        assert await choose(ada, b, muted=True, blocked=True) == 204
        assert await choose(ada, c, blocked=True) == 204
        found = {each["name"]: (each["muted"], each["blocked"]) for each in await asked(ada, "ties")}
        assert found == {"Ben": (True, True), "Cy": (False, True)}
        assert await asked(ben, "ties") == [], "nobody is told"
        assert await choose(ada, b) == 204
        assert [each["name"] for each in await asked(ada, "ties")] == ["Cy"]
        assert await choose(ada, a, muted=True) == 404, "oneself"
        assert await choose(ada, Guest("nobody", ""), muted=True) == 404
        assert await here.book.apart([a.id, b.id, c.id]) == {frozenset((a.id, c.id))}


@in_a_loop
async def test_a_list_of_blocked_people_has_an_end(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        row = {"guest": a.id, "muted": True, "blocked": False, "since": 1}
        many = [row | {"other": f"{number:032x}"} for number in range(MOST_TIES)]
        await here.store.writer.write(lambda connection: connection.execute(schema.ties.insert(), many))
        answer = await ada.ask("POST", "/api/me/ties", {"handle": b.handle, "muted": True, "blocked": False})
        assert (answer.status, answer.json["fault"]) == (faults.MANY_TIES.status, faults.MANY_TIES.number)


@in_a_loop
async def test_who_is_blocked_by_the_host_may_watch_and_neither_sit_down_nor_talk(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b), (_, c) = [await here.guest(name) for name in ("Ada", "Ben", "Cy")]
        link = await here.room.make(a)
        first, guest, other = [await here.room.come(link, each) for each in (a, b, c)]
        await choose(ada, b, blocked=True)
        await guest.say(messages.Sit(1))
        await guest.say(messages.Say(text="hello"))
        assert refusals(guest) == ["fault-not-open"] * 2
        assert [chair["kind"] for chair in first.table["chairs"]][:2] == ["guest", "empty"]
        assert not said(first, "chat")
        await other.say(messages.Sit(2))
        await other.say(messages.Say(text="hello"))
        assert refusals(other) == []
        elsewhere = await here.room.make(b)
        await (await here.room.come(elsewhere, a)).say(messages.Sit(1))
        assert here.room.table(elsewhere).setup.chair_of(a.id) == 1, "who has blocked somebody may still go to them"
        await choose(ada, b)
        await guest.say(messages.Sit(1))
        assert here.room.table(link).setup.chair_of(b.id) == 1


@in_a_loop
async def test_who_sits_already_may_stay_and_talk(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        link = await here.play(a, b)
        await choose(ada, b, blocked=True)
        page = await here.room.come(link, b)
        await page.say(messages.Say(text="hello"))
        assert refusals(page) == []


@in_a_loop
async def test_a_guest_whom_an_older_server_has_added_can_be_blocked(tmp_path: Path, address: str) -> None:
    """It knows nothing of handles, and leaves theirs empty."""
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        await here.store.writer.write(lambda connection: connection.execute(update(schema.guests).values(handle=None)))
        assert await choose(ada, b, blocked=True) == 204
        assert await here.book.guest_of(a.handle) == a.id


def test_exporting_and_erasing_a_guest_covers_whom_they_have_blocked(tmp_path: Path) -> None:
    address = database(tmp_path)

    @in_a_loop
    async def filling() -> None:
        async with club(address, tmp_path) as here:
            (ada, a), (ben, b) = await here.guest("Ada"), await here.guest("Ben")
            await choose(ada, b, muted=True)
            await choose(ben, a, blocked=True)
            guests.extend((a, b))

    guests: list[Guest] = []
    filling()
    desk = Desk(address, "root")
    try:
        exported = desk.export(guests[0].id)
        assert exported
        assert exported["ties"] == [
            {"handle": handle_of(guests[1].id), "name": "Ben", "avatar": avatar_of(guests[1].id), "muted": True, "blocked": False}
        ]
        assert desk.erase(guests[0].id)
        other = desk.export(guests[1].id)
        assert other
        assert other["ties"] == [], "nothing of whom was erased is kept, whoever has chosen it"
    finally:
        desk.close()
