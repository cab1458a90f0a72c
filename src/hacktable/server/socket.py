"""A page's socket: a thin seam between the wire and a table."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from typing import Any

import msgspec

from hacktable.server import faults, inbox, wire
from hacktable.server.faults import Close, Fault
from hacktable.server.guests import Guests
from hacktable.server.house import House
from hacktable.server.limits import Bucket
from hacktable.server.wire import Hello, Ping, hear, speak

MOST_WAITING = 256
"""Messages that wait for a slow page; with more it is sent away, comes back, and gets a sync."""
PER_SECOND, BURST = 20, 60
PATIENCE = 40
"""Bad messages, or messages above the limit, before the socket is closed."""
HELLO_WITHIN = 10.0
_PONG = speak(wire.Pong())
_numbers = count(1)


class Socket:
    """One connection. It reads in its own task and writes in another."""

    def __init__(self, house: House, guests: Guests, send: Any, receive: Any, *, limited: bool = True) -> None:
        self.house = house
        self.guests = guests
        self._send, self._receive = send, receive
        self._waiting: deque[bytes | Close] = deque()
        self._something = asyncio.Event()
        self._strikes = 0
        self._limited = limited
        self._bucket = Bucket(PER_SECOND, BURST, house.time.now())

    async def serve(self, link: str, cookie: str, foreign: bool) -> None:
        """From the handshake to the end."""
        if (await self._receive())["type"] != "websocket.connect":
            return
        await self._send({"type": "websocket.accept"})
        writing = asyncio.create_task(self._write())
        topic = None
        try:
            if foreign:
                return self.hear(faults.FOREIGN_ORIGIN)
            try:
                hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            except TimeoutError:
                return self.hear(faults.SILENT)
            if hello is None:
                return None
            if hello.protocol != wire.PROTOCOL:
                return self.hear(faults.WRONG_PROTOCOL)
            guest = await self.guests.of_cookie(cookie)
            try:
                await self.house.open(link)
            except Fault as fault:
                return self.hear(faults.GONE if fault.kind is faults.NO_TABLE else faults.AGAIN)
            page = f"{next(_numbers)}"
            topic = f"page/{page}"
            self.house.bus.listen(topic, self.hear)
            self.house.tell(link, inbox.Came(page, guest.id if guest else None, guest.name if guest else "", hello))
            await self._read(link, page)
        finally:
            if topic:
                self.house.bus.stop(topic)
                self.house.tell(link, inbox.Went(page))
            self.hear(faults.AGAIN)
            await writing

    # ---------------------------------------------------------------- reading

    async def _hello(self) -> Hello | None:
        while (text := await self._next()) is not None:
            message = self._understood(text)
            if isinstance(message, Hello):
                return message
            if message is not None:
                self._strike(Fault(faults.HELLO_FIRST))
        return None

    async def _read(self, link: str, page: str) -> None:
        while (text := await self._next()) is not None:
            message = self._understood(text)
            if message is None:
                continue
            if self._limited and not self._bucket.take(self.house.time.now()):
                self._strike(Fault(faults.SLOW_DOWN), getattr(message, "id", None))
            elif isinstance(message, Ping):
                self.hear(_PONG)
            elif isinstance(message, Hello):
                self._strike(Fault(faults.NOT_UNDERSTOOD, reason="hello twice"))
            elif not self.house.tell(link, inbox.Said(page, message)):
                self.hear(faults.AGAIN)

    async def _next(self) -> str | bytes | None:
        """The next message; None when the socket is gone."""
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    def _understood(self, text: str | bytes) -> wire.FromPage | None:
        if isinstance(text, bytes):
            self._strike(Fault(faults.NOT_UNDERSTOOD, reason="binary"))
        elif len(text) > wire.LARGEST:
            self._strike(Fault(faults.NOT_UNDERSTOOD, reason=f"longer than {wire.LARGEST}"))
        else:
            try:
                return hear(text)  # type: ignore[no-any-return]
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._strike(Fault(faults.NOT_UNDERSTOOD, reason=str(error)[:200]))
        return None

    def _strike(self, fault: Fault, move_id: str | None = None) -> None:
        self._strikes += 1
        if self._strikes > PATIENCE:
            self.hear(faults.FLOOD if fault.kind is faults.SLOW_DOWN else faults.NONSENSE)
        else:
            self.hear(speak(fault.refused(move_id)))

    # ---------------------------------------------------------------- writing

    def hear(self, message: bytes | Close) -> None:
        """Something for the page; a Close is the last it gets."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            message = faults.TOO_SLOW
        self._waiting.append(message)
        self._something.set()

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    message = self._waiting.popleft()
                    if isinstance(message, Close):
                        await self._send({"type": "websocket.send", "text": speak(message.bye()).decode()})
                        await self._send({"type": "websocket.close", "code": message.number, "reason": message.code})
                        return
                    await self._send({"type": "websocket.send", "text": message.decode()})
                self._something.clear()
                await self._something.wait()
        except (OSError, RuntimeError):  # the page is gone: reading notices too
            return
