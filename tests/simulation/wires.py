"""The sockets between pages and servers: in order and without a loss, like TCP, until they are cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from simulation.loop import Process, SimulatedLoop
from simulation.page import Page

LOST = 1006
"""How a browser calls the end of a socket that nobody has closed."""


class Door(Protocol):
    """A server, as sockets see it."""

    process: Process

    def accept(self, socket: Socket) -> None: ...


class Socket:
    """One connection: to its page a wire, to its server a `Line`."""

    can_take_more = True

    def __init__(self, loop: SimulatedLoop, page: Page, door: Door, delay: Callable[[], float]) -> None:
        self._loop, self.page, self._door, self._delay = loop, page, door, delay
        self._process = door.process
        """Which a later start of the same server is not."""
        self._there = self._back = 0.0
        """When the last message of each direction arrives: none overtakes another."""
        self._listener: Callable[[str | bytes], None] | None = None
        self._page_gone = self._server_gone = False
        self._on_gone: Callable[[], None] = lambda: None

    @property
    def is_over(self) -> bool:
        return self._page_gone and self._server_gone

    # ---------------------------------------------------------------- both directions

    def _to_server(self, what: Callable[..., object], *args: Any) -> None:
        self._there = max(self._there, self._loop.time() + self._delay())
        self._loop.do(self._process, self._there - self._loop.time(), what, *args)

    def _to_page(self, what: Callable[..., object], *args: Any) -> None:
        self._back = max(self._back, self._loop.time() + self._delay())
        self._loop.do(self._loop.outside, self._back - self._loop.time(), what, *args)

    def connect(self) -> None:
        self._to_server(self._door.accept, self)

    def cut(self, page_after: float | None, server_after: float | None) -> None:
        """Nothing more gets through. Each side notices after a while, or (None) only by itself."""
        self._there = self._back = float("inf")
        if page_after is not None:
            self._loop.do(self._loop.outside, page_after, self._end_at_page, LOST)
        if server_after is not None:
            self._loop.do(self._process, server_after, self._end_at_server)

    def _end_at_page(self, code: int) -> None:
        if not self._page_gone:
            self._page_gone = True
            self.page.hung_up(self, code)

    def _end_at_server(self) -> None:
        if not self._server_gone:
            self._server_gone = True
            self._loop.call_soon(self._on_gone)

    # ---------------------------------------------------------------- for the page

    def say(self, text: str) -> None:
        if not self._page_gone:
            self._to_server(self._arrive, text)

    def close(self) -> None:
        if not self._page_gone:
            self._page_gone = True
            self._to_server(self._end_at_server)

    # ---------------------------------------------------------------- for the server

    def _arrive(self, text: str) -> None:
        if self._listener and not self._server_gone:
            self._listener(text)

    def until_gone(self, on_gone: Callable[[], None]) -> None:
        self._on_gone = on_gone

    def is_gone(self) -> bool:
        return self._server_gone

    def is_lost(self) -> bool:
        return not self._page_gone

    def accept(self, listener: Callable[[str | bytes], None], on_writable: Callable[[], None]) -> None:
        if not self._server_gone:
            self._listener = listener
            self._to_page(self.page.opened, self)

    def refuse(self, status: int = 403) -> None:
        self._to_page(self._end_at_page, LOST)
        self._end_at_server()

    def write_text(self, text: bytes) -> None:
        if not self._server_gone:
            self._to_page(self._tell_page, bytes(text))

    def _tell_page(self, text: bytes) -> None:
        if not self._page_gone:
            self.page.received(self, text)

    def hang_up(self, code: int, reason: str) -> None:
        if not self._server_gone:
            self._to_page(self._end_at_page, code)
            self._end_at_server()

    def rest(self, seconds: float | None = None) -> None:
        pass
