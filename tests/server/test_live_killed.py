"""A server is killed (SIGKILL) in the middle of a heist. What it had acknowledged is there; hands are at most a quarter of a second back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from real import PATIENCE, Nursery, Nursling, Server, committed, new_guest, new_table, patch
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hacktable.server.table.move_log import BLOCK
from hacktable.server.wire import messages

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without SIGKILL")]

QUICK = {"tempo": "live", "walk_seconds": 2, "walk_limit": 6, "place_limit": 2}
KILLS = 6
BEAT = 100


class Thief:
    """A page at a live table that moves its hands about, lets viruses fall, and comes back whenever it is thrown out."""

    def __init__(self, server: Server, link: str, cookie: str, chair: int) -> None:
        self.server, self.link, self.cookie, self.chair = server, link, cookie, chair
        self.chance = random.Random(chair)
        self.tick = 0
        self.behind: list[int] = []
        """How many ticks were lost whenever the server came back."""
        self.acknowledged: list[str] = []
        self.live_acknowledged = 0
        """How many of them were made in a live round."""
        self.beats = 0
        self._state: dict[str, Any] = {}
        self._epoch: str | None = None
        self._number = 0
        self._legal: list[Any] = []
        self._window = 0
        self._socket: Any = None

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, InvalidHandshake, TimeoutError, ConnectionClosed):
                headers = {"Cookie": self.cookie}
                where = f"ws://{self.server.address}/ws/{self.link}"
                async with connect(where, additional_headers=headers, compression=None, close_timeout=0.1, proxy=None) as self._socket:
                    await self._say({"do": "hello", "protocol": messages.PROTOCOL, "epoch": self._epoch, "seen": self._number})
                    while True:
                        await self._hear(json.loads(await self._socket.recv()))
            await asyncio.sleep(0.05)

    async def _say(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "table" if message["phase"] == "lobby":
                await self._arrange(message)
            case "deal":
                await self._say({"do": "reveal", "server": message["server"], "seeds": [bytes([self.chair] * 32).hex()]})
            case "sync":
                if self.tick:
                    self.behind.append(self.tick - message["state"]["beats"])
                self._epoch, self._number, self._state = message["epoch"], message["number"], message["state"]
                await self._asked(message)
            case "frame":
                self._follow(message)
                if message["ack"]:
                    self.acknowledged.append(message["ack"])
                await self._asked(message)
            case "beat":
                self._follow(message)
                self.beats += 1
                self.tick = message["tick"]
                assert self.tick == self._state["beats"]
                if message["asked"]:
                    self._legal, self._window = message["asked"]["legal"], message["asked"]["window"]
                await self._move()
            case "pause" if message["waiting"]:
                await self._say({"do": "onward"})
            case "ack":
                self.acknowledged.append(message["id"])
                self.live_acknowledged += 1

    def _follow(self, message: dict[str, Any]) -> None:
        assert message["number"] == self._number + 1, "a gap"
        self._number += 1
        patch(self._state, message["diff"])

    async def _arrange(self, table: dict[str, Any]) -> None:
        you, chairs = table["you"], table["chairs"]
        if you["chair"] is None:
            await self._say({"do": "sit", "chair": self.chair})
        elif not chairs[you["chair"]]["ready"]:
            await self._say(committed(table["commitment"], bytes([self.chair] * 32)))
        elif you["host"] and sum(chair["ready"] for chair in chairs) == 3:
            await self._say({"do": "start"})

    async def _asked(self, message: dict[str, Any]) -> None:
        self._legal, self._window = message["legal"], message["window"]
        live = self._state["phase"] == 8
        if self._legal and not live:
            await self._act()

    async def _act(self) -> None:
        action, self._legal = self.chance.choice(self._legal), []
        await self._say({"do": "act", "id": f"{self.chance.getrandbits(64):016x}", "window": self._window, "action": action})

    async def _move(self) -> None:
        account = self.chance.randrange(9)
        x, y = self._state["spot_x"][account], self._state["spot_y"][account]
        if self.tick % 10 == 0:
            inputs = [{"do": "look", "x": x, "y": y}, {"do": "steer", "hand": self.chance.choice((1, 2)), "x": x, "y": y}]
            await self._say({"do": "live", "tick": self.tick, "since": 0, "inputs": inputs})
        if self._legal:
            await self._act()


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
        assert set(thief.acknowledged) <= stored
        assert len(thief.behind) >= KILLS
        assert max(thief.behind) <= BLOCK // BEAT + 1, "at most a quarter of a second back"
