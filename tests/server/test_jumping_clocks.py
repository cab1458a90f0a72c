"""The machine's clock is set while people play, far forward or far back: players' clocks, keys, links and what is kept do not mind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from table_room import ADA, TableRoom, in_a_loop
from test_clocks import clock, move
from test_http import Client
from test_identity import link_of, name_of, refused

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
