"""Uvicorn's socket with two shorter ways: messages go to a listener as they arrive, and are written at once.

The handshake, control frames, keepalive and closing stay Uvicorn's. What is left out is a queue, a task switch
and two system calls for every message, and that is half of what a move costs a server. Whatever bytes a client
sends, they put no exception into the server's log.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

logger = logging.getLogger(__name__)

EXTENSION = "hacktable.line"
"""Where an ASGI application finds its line in the scope's extensions."""
LAST_WORDS = 5.0
"""Seconds for the other side to take what was written before a socket is closed."""
Text = str | bytes
_CANNOT_READ = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    _listener: Callable[[Text], None] | None = None
    _on_writable: Callable[[], None] | None = None

    def listen(self, listener: Callable[[Text], None], on_writable: Callable[[], None]) -> None:
        """From now on messages go here instead of to ASGI's `receive`; text as str, anything else as bytes."""
        self._listener, self._on_writable = listener, on_writable
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def can_take_more(self) -> bool:
        """Whether the other side reads as fast as we write."""
        return self.writable.is_set()

    def write_text(self, text: bytes) -> None:
        """Write a message now. No extension is in use, so a text frame is its length and itself."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def hang_up(self, code: int, reason: str) -> None:
        """Close the socket, whether or not the other side reads."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    # ---------------------------------------------------------------- Uvicorn's hooks

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:  # a client's bytes, of every kind
            logger.debug("a socket sent what cannot be read: %s", error)
            self.transport.abort()
        if self.conn.handshake_exc and not self.handshake_initiated:  # Uvicorn would wait for ever
            self.handshake_initiated = self.close_sent = True
            self.transport.write(_CANNOT_READ)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        text: Text = data
        if self.curr_msg_data_type == "text":
            with contextlib.suppress(UnicodeDecodeError):
                text = data.decode()
        try:
            self._listener(text)
        except Exception:  # ours, not the client's
            logger.exception("a message could not be dealt with")
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """No pong came. Uvicorn would now wait until the other side has read everything, and one that is gone never does."""
        super().keepalive_timeout()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._on_writable:
            self._on_writable()


class _OurFaultsOnly(logging.Filter):
    """Uvicorn logs what a client does wrong, some of it as an exception of the server: anybody could fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(("Invalid UTF-8 sequence received", "Invalid HTTP request received", "Unsupported upgrade"))


def quiet() -> None:
    logging.getLogger("uvicorn.error").addFilter(_OurFaultsOnly())
