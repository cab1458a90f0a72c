"""Pages that keep the times of a real page: when they doubt a line, when they come back, when they send again (`web/src/table/socket.ts`)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import TYPE_CHECKING, Any

from live_page import Thief
from real import Page, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.protocol import State

from hacktable.server.wire import faults, messages

PING_EVERY, PONG_WITHIN, WELCOME_WITHIN = 10.0, 6.0, 12.0
DOUBT_AFTER, DOUBTED_PONG_WITHIN = 2.5, 4.0
FIRST_WAIT, LONGEST_WAIT, MOVED_WAIT = 0.4, 15.0, 0.04
AGAIN_AFTER = 0.8, 2.0, 5.0
"""Seconds, as in socket.ts."""
THINKS = 0.04, 0.25
"""Seconds that a player thinks. In a last match nobody does."""
VIEWED = 3
"""Of so many matches of a table, one is compared with what pages showed, state by state."""


class Honest:
    """What both kinds of pages have in common."""

    server: Server
    link: str
    cookie: str
    chance: random.Random
    socket: ClientConnection | None
    epoch: str | None
    table: dict[str, Any]
    acked: dict[str, int]
    pending: Any

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.away: list[float] = []
        """Seconds from each lost connection until the table was there again."""
        self.waits: list[float] = []
        """Seconds from each move to its acknowledgement."""
        self.closes: list[int] = []
        self.heard_at = 0.0
        """When the table last showed that it lives: an acknowledged move, or a tick."""
        self.heard_in: str | None = None
        """The epoch in which it did."""
        self.doubted = 0
        """How often a line was given up because nothing was heard."""
        self._sent_at: dict[str, float] = {}
        self._lost_at = 0.0
        self._pong: asyncio.TimerHandle | None = None
        self._expected: asyncio.TimerHandle | None = None
        self._welcomed = False

    def __str__(self) -> str:
        line = "connected" if self.socket and self.socket.state is State.OPEN and not self._lost_at else "away"
        table = {key: self.table.get(key) for key in ("phase", "match", "chairs", "you")}
        return f"{type(self).__name__} at {self.link}: {line}, {len(self.acked)} moves, {self.pending=}, {self.closes[-5:]=}, {table}"

    async def run(self) -> None:
        tries = 0
        while True:
            self._welcomed, code = False, 0
            with contextlib.suppress(OSError, EOFError, InvalidHandshake, TimeoutError):
                async with connect(
                    f"ws://{self.server.address}/ws/{self.link}",
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    ping_interval=None,
                    open_timeout=WELCOME_WITHIN,
                    close_timeout=0.1,
                    max_queue=None,
                    proxy=None,
                ) as self.socket:
                    code = await self._stay(self.socket)
            self._lost_at = self._lost_at or time.monotonic()
            self.closes.append(code)
            tries = 1 if self._welcomed else tries + 1
            wait = MOVED_WAIT if code == faults.MOVED.number and tries == 1 else min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1))
            await asyncio.sleep(wait * (0.5 + self.chance.random() / 2))

    async def _stay(self, socket: ClientConnection) -> int:
        """Until the line is over; with which number it was closed."""
        loop = asyncio.get_running_loop()
        alarms = [loop.call_later(WELCOME_WITHIN, self._doubt, socket)]

        def ping() -> None:
            alarms[1] = loop.call_later(PING_EVERY, ping)
            self._ping(socket, PONG_WITHIN)

        alarms.append(loop.call_later(PING_EVERY, ping))
        try:
            await self.greet()
            while True:
                message = json.loads(await socket.recv())
                if not self._welcomed:
                    self._welcomed = True
                    alarms[0].cancel()
                if message["is"] == "pong":
                    self._quiet()
                    continue
                if message["is"] == "table":  # whatever the page has missed of the match follows at once
                    self._back()
                if message["is"] == "beat":
                    self._lives()
                await self.hear(message)
                if message["is"] == "beat" or self.pending:
                    self._expect(socket)
                else:
                    self._expect_nothing()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        finally:
            self._quiet()
            self._expect_nothing()
            for alarm in alarms:
                alarm.cancel()

    def _ping(self, socket: ClientConnection, within: float) -> None:
        self._later(socket.send(json.dumps({"do": "ping"})))
        if self._pong is None:
            self._pong = asyncio.get_running_loop().call_later(within, self._doubt, socket)

    def _expect(self, socket: ClientConnection) -> None:
        """Something must be heard soon."""
        self._expect_nothing()
        self._expected = asyncio.get_running_loop().call_later(DOUBT_AFTER, self._ping, socket, DOUBTED_PONG_WITHIN)

    def _expect_nothing(self) -> None:
        if self._expected:
            self._expected.cancel()
            self._expected = None

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _quiet(self) -> None:
        if self._pong:
            self._pong.cancel()
            self._pong = None

    def _doubt(self, socket: ClientConnection) -> None:
        self.doubted += 1
        socket.transport.abort()

    def _back(self) -> None:
        if self._lost_at:
            self.away.append(time.monotonic() - self._lost_at)
            self._lost_at = 0.0

    def note_sent(self, move: str) -> None:
        self._sent_at.setdefault(move, time.monotonic())
        if self.socket:
            self._expect(self.socket)

    def _lives(self) -> None:
        self.heard_at, self.heard_in = time.monotonic(), self.epoch

    def note_acked(self, move: str) -> None:
        self._lives()
        if move in self._sent_at:
            self.waits.append(self.heard_at - self._sent_at.pop(move))

    if TYPE_CHECKING:  # what the page itself brings

        async def greet(self) -> None: ...
        async def hear(self, message: dict[str, Any]) -> None: ...


class Player(Honest, Page):
    """A page at a table of Hashcatch. It thinks a little before each move."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.refused: dict[str, int] = {}
        """Moves that were refused for good, and the number of the fault."""
        self._put = 0
        self._thinking: asyncio.Task[None] | None = None

    async def greet(self) -> None:
        self.connections += 1
        self._greeted, self._current, self._asked = True, False, None
        await self.say({"do": "hello", "protocol": messages.PROTOCOL, "epoch": self.epoch, "seen": self.number if self.epoch else None})
        if self.pending:
            self.resent += 1
            await self.say(self.pending)

    async def hear(self, message: dict[str, Any]) -> None:
        await getattr(self, f"_hear_{message['is']}")(message)

    async def _move(self) -> None:
        if self._thinking is None and self._may_move:
            self._thinking = asyncio.create_task(self._think())

    @property
    def _may_move(self) -> bool:
        return self.pending is None and bool(self.legal) and not self.over and not self.passive

    async def _think(self) -> None:
        await asyncio.sleep(self.chance.uniform(*THINKS) if self.again else 0)
        self._thinking = None
        if self._may_move:
            move = self.choose()
            self._put = 0
            self.note_sent(move["id"])
            await self.say(move)

    def _show(self, message: dict[str, Any], ack: str | None) -> None:
        super()._show(message, ack)
        if self.match % VIEWED != 1 and len(self.seen) > 1 and self.seen[-2].match == self.match:
            del self.seen[-2]

    def _acknowledged(self, move: str) -> None:
        super()._acknowledged(move)
        self.note_acked(move)

    async def _hear_refused(self, refused: dict[str, Any]) -> None:
        self.refusals.append(refused)
        if refused["id"] is None:
            self._asked = None
            if refused["retry"]:
                await asyncio.sleep(0.2)
                await self._arrange()
            return
        if not refused["retry"]:
            self.refused[refused["id"]] = refused["fault"]
        if not self.pending or refused["id"] != self.pending["id"]:
            return
        if refused["retry"] and self._put < len(AGAIN_AFTER):
            self._later(self._again(self.pending))
        else:
            self.pending = None  # the page shows a message, and the player tries something else
            await self._move()

    async def _again(self, move: dict[str, Any]) -> None:
        self._put += 1
        await asyncio.sleep(AGAIN_AFTER[self._put - 1])
        if self.pending is move:
            self.resent += 1
            await self.say(move)


class Burglar(Honest, Thief):
    """A page at a live table of Hacker."""

    async def _act(self) -> None:
        await super()._act()
        self.note_sent(next(reversed(self.sent)))

    def _acknowledged(self, move: str) -> None:
        super()._acknowledged(move)
        self.note_acked(move)
