"""The machine's clock is set while people play, far forward or far back: players' clocks, keys, links and what is kept do not mind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from table_room import ADA, BEN, TableRoom, in_a_loop
from test_clocks import clock, move
from test_company import TWO, Club, club
from test_http import Client
from test_identity import link_of, name_of, refused

from hacktable.server.company.matchmaker import ANSWER_WITHIN, GONE
from hacktable.server.http.guests import LINK_LASTS
from hacktable.server.http.web import Web
from hacktable.server.store.sql import sqlite_url
from hacktable.server.table.caps import AddressKey
from hacktable.server.table.stored import Keep
from hacktable.server.wire import faults, messages

HOUR, YEAR = 3_600_000, 365 * 24 * 3_600_000
JUMPS = [10 * YEAR, -10 * YEAR, 3 * HOUR, -3 * HOUR]


def jump(room: TableRoom, by: int) -> None:
    """Somebody sets the machine's clock."""
    room.time.set_by += by


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[TableRoom, Web]]:
    async with TableRoom(sqlite_url(folder)) as room:
        yield room, Web(room.house, folder / "page", limits=False)


@pytest.mark.parametrize("by", JUMPS)
@in_a_loop
async def test_players_clocks_and_moves_do_not_follow_the_machines_clock(by: int, tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path)) as room:
        link, pages = await room.start(2, pace="quick")
        await move(room, link, pages)
        await room.pass_time(4_000)
        before = clock(room, link)
        jump(room, by)
        assert clock(room, link) == before
        await room.pass_time(0)
        assert not any(page.new("notice") for page in pages), "nobody's time is up"
        for _ in range(4):
            await move(room, link, pages)
            await room.pass_time(1_000)
            jump(room, -by)
            by = -by
        for page in pages:
            assert not page.new("refused")
        with closing(sqlite3.connect(tmp_path / "hacktable.sqlite")) as connection:
            times = [at for (at,) in connection.execute("select at from moves where seat >= 0 order by ply")]
        assert times == sorted(times), "match time only goes forward"
        assert times[-1] < 60_000


@pytest.mark.parametrize("by", JUMPS)
@in_a_loop
async def test_keys_stay_good_and_no_personal_link_lives_longer(by: int, tmp_path: Path) -> None:
    async with opened(tmp_path) as (room, web):
        ada, phone = Client(web), Client(web)
        await ada.introduce("Ada")
        link = await link_of(ada)
        room.time.present += LINK_LASTS // 2
        jump(room, by)
        assert await name_of(ada) == "Ada"
        await refused(phone, "POST", "/api/me/key", {"key": link}, faults.LINK_OVER)
        assert (await phone.ask("POST", "/api/me/key", {"key": await link_of(ada)})).status == 200
        jump(room, -by)
        assert [await name_of(each) for each in (ada, phone)] == ["Ada", "Ada"]
        await asyncio.gather(*web.guests._writing)


@pytest.mark.parametrize("by", [10 * YEAR, -10 * YEAR])
@in_a_loop
async def test_nothing_expires_because_somebody_set_the_clock(by: int, tmp_path: Path) -> None:
    async with opened(tmp_path) as (room, web):
        ada = Client(web)
        guest = await ada.introduce("Ada")
        link = await room.make(ADA)
        page = await room.come(link, ADA)
        await page.say(messages.Say("hello"))
        await page.go()
        await room.pass_time(300_000)
        assert room.house.tables == 0
        jump(room, by)
        tidied = asyncio.ensure_future(room.house.tidy(Keep(*[10_000_000] * 5)))
        while not tidied.done():
            await asyncio.sleep(0.001)
            await room.pass_time(100)
        assert tidied.result() == 0
        jump(room, -by)
        assert await web.guests.of_cookie(ada.cookie) == guest
        assert (await room.come(link, ADA)).table["id"] == link


@in_a_loop
async def test_a_hashed_address_is_forgotten_whichever_way_the_clock_jumps(tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path)) as room:
        key = AddressKey(tmp_path / "address.key", room.time)
        await key.look()
        first = key.hashed("192.0.2.1")
        await key.look()
        assert key.hashed("192.0.2.1") == first
        for by in JUMPS[:2]:
            jump(room, by)
            await key.look()
            changed = key.hashed("192.0.2.1")
            assert changed != first
            await key.look()
            assert key.hashed("192.0.2.1") == changed
            first = changed


async def wait_on(at: Club, milliseconds: int, *pages: str) -> None:
    """Time passes; the pages of these guests say all the time that they still wait."""
    for _ in range(0, milliseconds, 5_000):
        for guest in pages:
            await at.company.book.beat(guest, at.company.date(), False)
        await at.pass_time(5_000)


@pytest.mark.parametrize("by", JUMPS)
@in_a_loop
async def test_who_looks_for_people_is_neither_lost_nor_kept_waiting_by_the_machines_clock(by: int, tmp_path: Path) -> None:
    async with club(sqlite_url(tmp_path)) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        jump(at.room, by)
        await at.pass_time(1_000)  # the server looks before her page has said anything
        await wait_on(at, GONE + 5_000, ADA.id)
        assert await at.state(ADA) == "waiting", "her page is there"
        await at.company.seek(BEN.id, TWO, None, 9)
        await at.pass_time(1_000)
        await at.accept(ADA)
        jump(at.room, -by)
        await at.pass_time(1_000)
        assert await at.state(BEN) == "offered"
        await wait_on(at, ANSWER_WITHIN + 5_000, ADA.id, BEN.id)
        assert [await at.state(each) for each in (ADA, BEN)] == ["waiting", "idle"], "an offer lasts as long as it did"
        jump(at.room, by)
        await at.pass_time(GONE + 5_000)
        assert await at.state(ADA) == "idle", "her page is gone, and nobody is asked to play with her"


@pytest.mark.parametrize("by", JUMPS)
@in_a_loop
async def test_of_who_looked_for_people_before_the_clock_was_set_and_the_server_begun_anew_nothing_stays(by: int, tmp_path: Path) -> None:
    async with club(sqlite_url(tmp_path)) as at:
        await at.company.seek(ADA.id, TWO, None, 9)
        await at.company.seek(BEN.id, TWO, None, 9)
        await at.pass_time(1_000)
        assert await at.state(BEN) == "offered"
        at.company._begun += by  # as it will be after the next start
        await at.pass_time(1_000)
        assert await at.company.book.all() == []
