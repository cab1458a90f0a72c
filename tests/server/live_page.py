"""A page at a live table of Hacker, without a screen."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from real import Server, committed, patch
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hacktable.server.wire import messages

PLAYERS = 3
LIVE = 8
"""The phase in which hands move."""


class Thief:
    """It moves its hands about, lets viruses fall, and comes back whenever it is thrown out. What was not answered it sends again."""

    def __init__(self, server: Server, link: str, cookie: str, chair: int, seed: int = 0) -> None:
        self.server, self.link, self.cookie, self.chair = server, link, cookie, chair
        self.chance = random.Random(chair if not seed else f"{seed} {chair}")
        self.again = False
        """After the end: once more."""
        self.table: dict[str, Any] = {}
        self.tick = 0
        self.behind: list[int] = []
        """How many ticks were lost whenever the server came back."""
        self.sent: dict[str, int] = {}
        """Every move by its id: the match."""
        self.acked: dict[str, int] = {}
        """Every acknowledged move, in order: how many times it was acknowledged."""
        self.refused: dict[str, int] = {}
        """Moves that were refused for good, and the number of the fault."""
        self.live_acknowledged = 0
        """How many moves were acknowledged in a live round."""
        self.beats = 0
        self.match = 0
        self.epoch: str | None = None
        self.pending: dict[str, dict[str, Any]] = {}
        """Moves that are not answered."""
        self.socket: ClientConnection | None = None
        self._state: dict[str, Any] = {}
        self._number = 0
        self._legal: list[Any] = []
        self._window = 0

    async def run(self) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, InvalidHandshake, TimeoutError, ConnectionClosed):
                headers = {"Cookie": self.cookie}
                where = f"ws://{self.server.address}/ws/{self.link}"
                async with connect(where, additional_headers=headers, compression=None, close_timeout=0.1, proxy=None) as self.socket:
                    await self.greet()
                    while True:
                        await self.hear(json.loads(await self.socket.recv()))
            await asyncio.sleep(0.05)

    async def greet(self) -> None:
        await self.say({"do": "hello", "protocol": messages.PROTOCOL, "epoch": self.epoch, "seen": self._number})
        for move in list(self.pending.values()):
            await self.say(move)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(json.dumps(message))

    async def hear(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "table":
                self.table = message
                await self._arrange(message)
            case "deal":
                await self.say({"do": "reveal", "server": message["server"], "seeds": [self._seed(message["match"]).hex()]})
            case "sync":
                if self.tick and message["match"] == self.match:
                    self.behind.append(self.tick - message["state"]["beats"])
                if message["match"] != self.match:
                    self.pending.clear()
                self.epoch, self._number, self._state, self.match = message["epoch"], message["number"], message["state"], message["match"]
                self.tick = self._state["beats"]
                await self._asked(message)
            case "frame":
                self._follow(message)
                if message["ack"]:
                    self._acknowledged(message["ack"])
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
                await self.say({"do": "onward"})
            case "ack":
                self.live_acknowledged += 1
                self._acknowledged(message["id"])
            case "refused" if message["id"]:
                self._refused(message)

    def _acknowledged(self, move: str) -> None:
        assert move in self.sent, "somebody else's acknowledgement"
        self.acked[move] = self.acked.get(move, 0) + 1
        self.pending.pop(move, None)

    def _refused(self, refused: dict[str, Any]) -> None:
        """What may succeed later is sent again with the next hello: by then, the hand may be elsewhere."""
        if not refused["retry"]:
            self.refused[refused["id"]] = refused["fault"]
            self.pending.pop(refused["id"], None)

    def _follow(self, message: dict[str, Any]) -> None:
        assert message["number"] == self._number + 1, "a gap"
        self._number += 1
        patch(self._state, message["diff"])

    def _seed(self, match: int) -> bytes:
        return random.Random(f"{self.link} {self.chair} {match}").randbytes(32)

    async def _arrange(self, table: dict[str, Any]) -> None:
        you, chairs = table["you"], table["chairs"]
        if table["phase"] == "over" and you["host"] and self.again:
            await self.say({"do": "rematch"})
        if table["phase"] != "lobby":
            return
        if you["chair"] is None:
            await self.say({"do": "sit", "chair": self.chair})
        elif sum(chair["kind"] != "empty" for chair in chairs) < PLAYERS:
            return
        elif not chairs[you["chair"]]["ready"]:
            await self.say(committed(table["commitment"], self._seed(table["match"] + 1)))
        elif you["host"] and sum(chair["ready"] for chair in chairs) == PLAYERS:
            await self.say({"do": "start"})

    async def _asked(self, message: dict[str, Any]) -> None:
        self._legal, self._window = message["legal"], message["window"]
        if self._legal and self._state["phase"] != LIVE:
            await self._act()

    async def _act(self) -> None:
        action, self._legal = self.chance.choice(self._legal), []
        move = {"do": "act", "id": f"{self.chance.getrandbits(64):016x}", "window": self._window, "action": action}
        self.sent[move["id"]] = self.match
        self.pending[move["id"]] = move
        await self.say(move)

    async def _move(self) -> None:
        account = self.chance.randrange(9)
        x, y = self._state["spot_x"][account], self._state["spot_y"][account]
        if self.tick % 10 == 0:
            inputs = [{"do": "look", "x": x, "y": y}, {"do": "steer", "hand": self.chance.choice((1, 2)), "x": x, "y": y}]
            await self.say({"do": "live", "tick": self.tick, "since": 0, "inputs": inputs})
        if self._legal:
            await self._act()
