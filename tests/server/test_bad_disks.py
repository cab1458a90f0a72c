"""A disk that takes no writes, or takes its time: moves are refused and can be sent again, or wait; reading goes on; it mends by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from disk import Near, NearPage, near
from table_room import ask, in_a_loop
from test_commits import move, turns

from hacktable.server.http.web import Web
from hacktable.server.wire import faults


async def look_around(found: Near, link: str) -> NearPage:
    """Somebody comes to watch: everything they are told is read from the store or from memory."""
    page = NearPage(found, link, -1, 2)
    page.passive = True
    found._tasks.append(asyncio.create_task(page.run()))
    await found.until(lambda: page.all("sync"))
    return page


def refusals(page: NearPage) -> list[dict[str, Any]]:
    return [each for each in page.all("refused") if each["fault"] == faults.NOT_SAVED.number]


@in_a_loop
async def test_on_a_read_only_disk_moves_are_refused_and_all_else_goes_on(tmp_path: Path) -> None:
    async with near(tmp_path) as found:
        mover, other = await found.started()
        another, _ = await found.started()
        web = Web(found.house, tmp_path / "page", limits=False)
        found.disk.read_only = True
        frames = len(other.all("frame"))
        sent = await move(mover)
        await found.until(lambda: refusals(mover))
        (refused,) = refusals(mover)
        assert (refused["id"], refused["retry"]) == (sent["id"], True)
        assert found.stored(mover.link) == []
        assert len(other.all("frame")) == frames, "nobody is told of a move that is not kept"
        assert (await ask(web, "GET", "/health")).json["status"] == "failing"
        assert (await ask(web, "GET", "/api/home")).status == 200
        assert (await ask(web, "POST", "/api/me", {"name": "Dee"})).json["fault"] == faults.NOT_SAVED.number
        await look_around(found, another.link)
        assert await found.store.load_table(mover.link)

        found.disk.read_only = False
        if sent["id"] not in mover.acked and mover.pending is None:
            sent = await move(mover)
        await found.until(lambda: sent["id"] in mover.acked)  # a page sends again what could not be saved
        assert [row[3] for row in found.stored(mover.link)] == [sent["id"]]
        assert (await ask(web, "GET", "/health")).json["status"] == "ok"


@in_a_loop
async def test_while_a_write_hangs_other_tables_are_read_and_nothing_is_lost(tmp_path: Path) -> None:
    async with near(tmp_path) as found:
        first, beside = await found.started()
        second, _ = await found.started()
        third, _ = await found.started()
        web = Web(found.house, tmp_path / "page", limits=False)
        found.disk.hold("INSERT OR ROLLBACK INTO moves")
        sent = [await move(first)]
        await found.disk.until_held()
        sent.append(await move(second))
        await turns()
        assert not first.acked
        assert not second.acked
        assert not beside.all("frame")
        assert (await ask(web, "GET", "/api/home")).status == 200
        watching = await look_around(found, third.link)
        assert watching.all("sync"), "a table where nothing waits to be written can be watched"
        assert await found.store.load_table(first.link)
        found.disk.release()
        await found.until(lambda: first.acked and second.acked)
        assert [row[3] for page in (first, second) for row in found.stored(page.link)] == [each["id"] for each in sent]


@in_a_loop
async def test_a_disk_that_comes_and_goes_loses_no_acknowledged_move(tmp_path: Path) -> None:
    async with near(tmp_path) as found:
        pages = await found.table(2)
        await found.until(lambda: all(page.all("sync") for page in pages))
        for _ in range(6):
            acked = sum(len(page.acked) for page in pages)
            found.disk.read_only = True
            await found.until(lambda: any(refusals(page) for page in pages) or all(page.over for page in pages))
            found.disk.read_only = False
            for page in pages:
                page.heard = [each for each in page.heard if each["is"] != "refused"]
            while sum(len(page.acked) for page in pages) <= acked + 3 and not all(page.over for page in pages):
                await found.until(lambda: True)
                await asyncio.sleep(0.001)
        stored = {row[3] for row in found.stored(pages[0].link)}
        assert {move for page in pages for move in page.acked} <= stored
