"""Uvicorn's HTTP connection with an end to its patience: who begins a request must finish it, and who asks must take the answer.

Uvicorn itself only closes a connection that is idle after an answer. It waits for ever for the rest of a request, and for a
client that does not read: a few thousand such connections would use up all file descriptors, and nobody else could come in.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

VISIT = "hacktable.visit"
"""Where an ASGI application finds its connection in the scope."""
LAST_WORDS = 5.0
"""Seconds in which the other side can still read what was written to it before its connection is cut."""
MOST_AHEAD = 4
"""Requests that may follow another before it is answered. Browsers send none; thousands of them fit into what is read at once."""
CLOSED_AFTER = 1.0
"""Seconds until a connection with something that is no request is closed: whoever sends such things cannot do it again at once."""
MOST_HELD = 500
"""Connections that are held open for that; more of them are closed at once."""
LARGEST_HEAD = 32_768
"""Bytes of a request's first line and headers. Uvicorn would keep as many as anybody sends."""
_END = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_NO_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 30\r\nconnection: close\r\n\r\n"
    b"Invalid HTTP request received."
)
_TOO_LATE = b"HTTP/1.1 408 Request Timeout" + _END
_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large" + _END


class Visit(HttpToolsProtocol):
    """One connection, on which requests arrive one after the other."""

    head_within: ClassVar[float] = 10.0
    """Seconds from the first byte of a request, or from the beginning of the connection, to the end of its headers."""
    body_within: ClassVar[float] = 20.0
    """Seconds from there to the end of the body."""
    taken_within: ClassVar[float] = 30.0
    """Seconds in which a client that reads more slowly than we write has to catch up."""

    _held: ClassVar[set[Visit]] = set()
    """Those that are about to be closed, because something was no request."""
    _in_head = True
    _head = 0
    """Bytes of a request whose headers are not complete."""
    _unfinished: asyncio.TimerHandle | None = None
    _untaken: asyncio.TimerHandle | None = None
    _cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect(self.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._unfinished, self._untaken, self._cut, self.timeout_keep_alive_task):
            if timer:
                timer.cancel()
        self._held.discard(self)
        super().connection_lost(exc)

    # ---------------------------------------------------------------- a request

    def data_received(self, data: bytes) -> None:
        if self in self._held:  # an earlier request was answered, and reading begins again
            self.transport.pause_reading()
            return
        self._head += len(data)
        super().data_received(data)
        if not self._in_head:
            self._head = 0
        elif self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.transport.write(_TOO_LARGE)
            self._leave()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests before an answer")
        super().on_message_begin()
        self.scope[VISIT] = self  # type: ignore[literal-required]
        self._in_head = True
        self._expect(self.head_within)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head = False
        self._expect(self.body_within)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect(None)

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)  # from now on the connection is the socket's: it has pings of its own
        super().handle_websocket_upgrade()
        # Parser and connection hold each other: as long as nobody looks for such circles, each socket would keep both.
        self.parser = None  # type: ignore[assignment]

    def _expect(self, within: float | None) -> None:
        """The next part of the request, within so many seconds; None: nothing more."""
        if self._unfinished:
            self._unfinished.cancel()
        self._unfinished = None if within is None else self.loop.call_later(within, self._too_late, within)

    def _too_late(self, within: float) -> None:
        if self.flow.read_paused:  # it is us who do not read, because an earlier request is not answered yet
            self._expect(within)
            return
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answering:
            self.transport.write(_TOO_LATE)
        self._leave()

    def send_400_response(self, msg: str) -> None:
        """This is no request. Nothing more is read, and after a moment the connection is closed."""
        if self.transport.is_closing():
            return
        self.transport.write(_NO_REQUEST)
        if len(self._held) >= MOST_HELD:
            self._leave()
            return
        self._held.add(self)
        self.transport.pause_reading()
        self._expect(None)
        self._cut = self.loop.call_later(CLOSED_AFTER, self._leave)

    # ---------------------------------------------------------------- an answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._untaken = self.loop.call_later(self.taken_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._untaken:
            self._untaken.cancel()
            self._untaken = None

    def timeout_keep_alive_handler(self) -> None:
        self._leave()

    def _leave(self) -> None:
        """Close the connection, also if the other side never reads what is still to be sent."""
        if not self.transport.is_closing():
            self.transport.close()
            self._cut = self.loop.call_later(LAST_WORDS, self.transport.abort)
