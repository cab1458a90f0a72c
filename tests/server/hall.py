"""An evening in a house for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from table_room import PEOPLE, FakePage, ManualTime, TableRoom

import hacktable
import tiny
from hacktable.server.evenings.evening import Evening, Plan
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.house import new_link
from hacktable.server.http.evenings import page_of
from hacktable.server.http.web import Web
from hacktable.server.store.evening_book import SqlEveningBook
from hacktable.server.store.people_book import SqlPeopleBook
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.stored import Guest, Store

hacktable.register(tiny.GAME)
TINY = tiny.GAME.name
PLAN = Plan("Friday", TINY, {}, "swiss", 2, 2, 1, "off")
MINUTE = 60_000


def evenings_of(store: Store, time: ManualTime) -> Evenings:
    assert isinstance(store, SqlStore)
    people = SqlPeopleBook(store)
    return Evenings(SqlEveningBook(store), time, new_link, apart=people.apart)


class Hall:
    """A house with an evening, as fast as the test lets time pass."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        assert room.house.evenings
        self.evenings = room.house.evenings
        self.web = Web(room.house, Path("nowhere"), limits=False)

    async def plan(self, *guests: Guest, plan: Plan = PLAN) -> str:
        """The first is the host."""
        link = await self.evenings.plan(guests[0].id, plan, None, joins=True)
        for guest in guests[1:]:
            await self.evenings.join(link, guest.id)
        return link

    async def look(self, link: str) -> Evening:
        return (await self.evenings.look(link)).evening

    async def sit(self, link: str, *guests: Guest) -> dict[str, list[FakePage]]:
        """They come to their tables of this round, and get ready as pages do."""
        evening, at = await self.look(link), dict[str, list[FakePage]]()
        for guest in guests:
            number = evening.number_of(guest.id)
            table = next(table.link for table in evening.tables if number in table.people)
            page = await self.room.come(table, guest)
            at.setdefault(table, []).append(page)
            await page.ready(PEOPLE.index(guest))
        return at

    async def play(self, at: dict[str, list[FakePage]]) -> None:
        for table, pages in at.items():
            assert pages[0].table["phase"] == "playing"
            await self.room.play_to_the_end(table, pages)

    async def pass_time(self, milliseconds: int) -> None:
        """With a look into the book at the end, as `watch` takes one every second."""
        await self.room.pass_time(milliseconds)
        await self.evenings.step(True)

    async def points(self, link: str) -> dict[str, float]:
        shown = page_of(await self.evenings.look(link), None, 0)
        return {person.name: person.points for person in shown.people}


@asynccontextmanager
async def hall(store: str, *, time: ManualTime | None = None) -> AsyncIterator[Hall]:
    async with TableRoom(store, time=time, evenings=evenings_of) as room:
        for guest in PEOPLE if time is None else ():
            await room.store.add_guest(guest, guest.id.encode(), room.time.date())
        yield Hall(room)
