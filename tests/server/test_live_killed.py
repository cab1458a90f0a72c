"""A server is killed (SIGKILL) in the middle of a heist. What it had acknowledged is there; hands are at most a quarter of a second back."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from pathlib import Path

import pytest
from live_page import Thief
from real import PATIENCE, Nursery, Nursling, new_guest, new_table

from hacktable.server.table.move_log import BLOCK

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without SIGKILL")]

QUICK = {"tempo": "live", "walk_seconds": 2, "walk_limit": 6, "place_limit": 2}
KILLS = 6
BEAT = 100


async def heist(data: Path) -> tuple[list[Thief], list[tuple[int, int, str | None]]]:
    chance = random.Random(5)
    async with Nursery() as nursery, Nursling(data, nursery=nursery) as server:
        cookies = [await new_guest(server, name) for name in ("Ada", "Ben", "Cy")]
        link = await new_table(server, cookies[0], game="hacker", options=QUICK)
        thieves = [Thief(server, link, cookie, chair) for chair, cookie in enumerate(cookies)]
        tasks = [asyncio.create_task(thief.run()) for thief in thieves]
        try:
            async with asyncio.timeout(10 * PATIENCE):
                for _ in range(KILLS):
                    enough = thieves[0].beats + 8 + chance.randrange(15)
                    while not any(task.done() for task in tasks) and thieves[0].beats < enough:
                        await asyncio.sleep(0.01)
                    await server.kill()
                    await server.start()
                goes_on = [thief.beats for thief in thieves]
                # A hand has something to drop only now and then. How often kills came between says nothing about the server: so the heist
                # goes on until everybody has dropped something.
                while not any(task.done() for task in tasks) and not all(
                    thief.beats > before and thief.live_acknowledged for thief, before in zip(thieves, goes_on, strict=True)
                ):
                    await asyncio.sleep(0.01)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
        await server.kill()
    with contextlib.closing(sqlite3.connect(data / "hacktable.sqlite")) as database:
        return thieves, database.execute("select ply, at, move_id from moves order by ply").fetchall()


def test_after_every_kill_the_heist_goes_on_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    thieves, moves = asyncio.run(heist(tmp_path / "data"))
    assert [ply for ply, _, _ in moves] == list(range(1, len(moves) + 1))
    stored = {move_id for _, _, move_id in moves}
    for thief in thieves:
        assert thief.live_acknowledged, "everybody let a virus fall, or placed a note"
        assert set(thief.acked) <= stored
        assert len(thief.behind) >= KILLS
        assert max(thief.behind) <= BLOCK // BEAT + 1, "at most a quarter of a second back"
