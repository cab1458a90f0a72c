"""TCP proxies that cut, delay, and hold back what goes through them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

from ports import free_port

Reach = Callable[[Callable[[], asyncio.Protocol]], Awaitable[tuple[asyncio.BaseTransport, asyncio.Protocol]]]
"""Connects a protocol with whoever is behind a wire."""


def tcp(port: int) -> Reach:
    return lambda protocol: asyncio.get_running_loop().create_connection(protocol, "127.0.0.1", port)


def unix(path: str) -> Reach:
    return lambda protocol: asyncio.get_running_loop().create_unix_connection(protocol, path)


class Wire:
    """The way between two programs, which everything between them takes."""

    def __init__(self, name: str, reach: Reach) -> None:
        self.name = name
        self.reach = reach
        self.delay = 0.0
        """Seconds that everything takes longer."""
        self.refuses = False
        """Nobody new is let through."""
        self.lines: set[Line] = set()
        self._held = False

    @property
    def held(self) -> bool:
        """Nothing arrives, in either direction, and nobody is told."""
        return self._held

    def hold(self) -> None:
        self._held = True

    def let_go(self) -> None:
        """What was held back arrives now, however late."""
        self._held = False
        for line in list(self.lines):
            line.go_on()

    def cut(self) -> int:
        """End all connections; how many there were."""
        lines = list(self.lines)
        for line in lines:
            line.abort()
        return len(lines)

    def mend(self) -> None:
        self.delay, self.refuses = 0.0, False
        self.let_go()


class Line:
    """One connection over a wire."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.near, self.far = End(self), End(self)
        self.near.other, self.far.other = self.far, self.near
        wire.lines.add(self)

    def far_end(self) -> End:
        return self.far

    def go_on(self) -> None:
        self.near.go_on()
        self.far.go_on()

    def abort(self) -> None:
        self.wire.lines.discard(self)
        for end in (self.near, self.far):
            end.waiting.clear()
            if end.transport:
                end.transport.abort()


class End(asyncio.Protocol):
    """One of a line's two ends: what arrives here goes to the other."""

    other: End

    def __init__(self, line: Line) -> None:
        self._line = line
        self.transport: Any = None
        self.waiting: deque[tuple[float, bytes | None]] = deque()
        """What is to leave here, and when; None: the end."""
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def peer(self) -> int:
        """The port of whoever is at this end."""
        name = self.transport and self.transport.get_extra_info("peername")
        return int(name[1]) if name else 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.go_on()

    def data_received(self, data: bytes) -> None:
        self.other.put(data)

    def connection_lost(self, _: Exception | None) -> None:
        self.other.put(None)

    def put(self, data: bytes | None) -> None:
        self.waiting.append((asyncio.get_running_loop().time() + self._line.wire.delay, data))
        if not self._alarm:
            self.go_on()

    def go_on(self) -> None:
        """Send what is due, in order."""
        loop, wire, self._alarm = asyncio.get_running_loop(), self._line.wire, None
        while self.waiting and self.transport and not wire.held:
            due, data = self.waiting[0]
            if due > loop.time() + 0.0005:
                self._alarm = loop.call_at(due, self.go_on)
                return
            self.waiting.popleft()
            if data is None:
                self.transport.close()
                wire.lines.discard(self._line)
            elif not self.transport.is_closing():
                self.transport.write(data)


class Proxy:
    """Listens at a port, and leads everybody over one of several wires."""

    def __init__(self, choose: Callable[[], Sequence[Wire]]) -> None:
        """:param choose: the wires to try, the best first."""
        self.port = free_port()
        self._choose = choose
        self._connecting: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> Any:
        server = await asyncio.get_running_loop().create_server(lambda: Door(self), "127.0.0.1", self.port)
        try:
            yield self
        finally:
            server.close()

    def lead(self, door: Door) -> None:
        task = asyncio.create_task(self._lead(door))
        self._connecting.add(task)
        task.add_done_callback(self._connecting.discard)

    async def _lead(self, door: Door) -> None:
        for wire in self._willing():
            line = Line(wire)
            try:
                await wire.reach(line.far_end)
            except OSError:
                wire.lines.discard(line)
                continue
            door.lead_over(line)
            return
        door.transport.abort()

    def _willing(self) -> Iterator[Wire]:
        return (wire for wire in self._choose() if not wire.refuses)


class Door(asyncio.Protocol):
    """Somebody who has just come, until it is known where to."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self.transport: Any = None
        self._early: list[bytes] = []
        self._gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self._proxy.lead(self)

    def data_received(self, data: bytes) -> None:
        self._early.append(data)

    def connection_lost(self, _: Exception | None) -> None:
        self._gone = True

    def lead_over(self, line: Line) -> None:
        if self._gone or line not in line.wire.lines:
            line.abort()
            self.transport.abort()
            return
        line.near.connection_made(self.transport)
        self.transport.set_protocol(line.near)
        for data in self._early:
            line.near.data_received(data)
