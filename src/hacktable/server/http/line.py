"""Uvicorn's socket with two shorter ways: messages go to a listener as they arrive, and are written at once.

The handshake, control frames, keepalive and closing stay Uvicorn's. What is left out is a queue, a task switch
and two system calls for every message, and that is half of what a move costs a server; and the parser, for a message that arrives in
one piece. Whatever bytes a client sends, they put no exception into the server's log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from hacktable.server.wire import faults
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode

logger = logging.getLogger(__name__)

EXTENSION = "hacktable.line"
"""Where an ASGI application finds its line in the scope's extensions."""
LAST_WORDS = 5.0
"""Seconds for the other side to take what was written before a socket is closed."""
SLICE = 384
"""Bytes of a socket that are read at once: one or two messages. Thousands of small ones may have arrived together."""
GOODBYE = 256
"""Bytes of an answer to our closing frame; what is longer is none, and nobody reads it."""
REST = 0.25
"""Seconds in which nothing is read from a socket after something was refused on it: refusing is work, too."""
CONTROL = (20, 100)
"""Pings, pongs and parts of messages from one socket, a second and at once. Browsers send one pong in 20 seconds."""
TEXT, MASKED, SHORT = 0x81, 0x80, 126
"""The first byte of a text message in one frame; what every client's second byte has, because it masks; the first length that is not in it."""
LONG = bytes((MASKED | SHORT,))
"""The second byte of a message whose length is in the next two."""
Text = str | bytes
_CANNOT_READ = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Turns:
    """Sockets that have sent much are read in turn, one slice in each round of the event loop, so that all others are read in between."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None

    def add(self, line: Line) -> None:
        if self._loop is not line.loop:  # the first, or of another server in the same process
            self._loop = line.loop
            self._lines.clear()
        self._lines.append(line)
        if len(self._lines) == 1:
            self._loop.call_soon(self._next)

    def _next(self) -> None:
        line = self._lines[0]
        more = line.take_slice()
        self._lines.popleft()
        if more:
            self._lines.append(line)
        if self._lines and self._loop:
            self._loop.call_soon(self._next)


_turns = Turns()


class Line(WebSocketsSansIOProtocol):
    """One socket."""

    _listener: Callable[[Text], None] | None = None
    _on_writable: Callable[[], None] | None = None
    _rest = b""
    """What has arrived and is not read yet, and how much of it is."""
    _read_so_far = 0
    _in_turn = False
    _resting = False
    _hung_up = False
    _deaf = False
    """Hung up, and the other side goes on sending: nothing more is read until the socket is cut."""
    _control: Bucket | None = None
    can_take_more = True
    """Whether the other side reads as fast as we write."""

    def listen(self, listener: Callable[[Text], None], on_writable: Callable[[], None]) -> None:
        """From now on messages go here instead of to ASGI's `receive`; text as str, anything else as bytes."""
        self._listener, self._on_writable = listener, on_writable
        if self.read_paused:
            self.read_paused = False
            self._read_on()

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
        self.close_sent = self._hung_up = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def rest(self, seconds: float | None = None) -> None:
        """Read nothing more for a moment: whoever sends too much is slowed down, whether they listen or not."""
        if not self._resting:
            self._resting = True
            self.transport.pause_reading()
            self.loop.call_later(REST if seconds is None else seconds, self._wake)

    def _wake(self) -> None:
        self._resting = False
        if self._rest and not self._in_turn:
            self._in_turn = True
            _turns.add(self)
        else:
            self._read_on()

    def _read_on(self) -> None:
        """Unless there is a reason not to."""
        if not (self.read_paused or self._in_turn or self._resting or self._deaf or self.transport.is_closing()):
            self.transport.resume_reading()

    # ---------------------------------------------------------------- Uvicorn's hooks

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read a little at once; the rest of much waits for its turn, and we read no more from this socket until then."""
        if self._hung_up and len(data) > GOODBYE:
            self._deaf = True
            self.transport.pause_reading()
            return
        if self._rest or len(data) > SLICE:
            self._rest = self._rest[self._read_so_far :] + data
            self._read_so_far = 0
            if not self._in_turn and not self._resting:
                self._in_turn = True
                self.transport.pause_reading()
                _turns.add(self)
        else:
            self._take(data)

    def take_slice(self) -> bool:
        """It is this socket's turn. Whether it needs another."""
        start, self._read_so_far = self._read_so_far, self._read_so_far + SLICE
        if not self.disconnected and not self._hung_up:
            self._take(self._rest[start : self._read_so_far])
        more = self._read_so_far < len(self._rest) and not self.disconnected and not self._hung_up and not self.transport.is_closing()
        if not more:
            self._rest, self._read_so_far = b"", 0
        self._in_turn = more and not self._resting
        self._read_on()
        return self._in_turn

    def _take(self, data: bytes) -> None:
        if self._take_whole_message(data):
            return
        try:
            super().data_received(data)
        except Exception as error:  # a client's bytes, of every kind
            logger.debug("a socket sent what cannot be read: %s", error)
            self.transport.abort()
        if self.conn.handshake_exc and not self.handshake_initiated:  # Uvicorn would wait for ever
            self.handshake_initiated = self.close_sent = True
            self.transport.write(_CANNOT_READ)
            self.transport.close()

    def _take_whole_message(self, data: bytes) -> bool:
        """Hand on what is one text message in one piece, as nearly everything is: the parser would take a tenth of a move's time for it.

        Whether it was one; if not, or if the parser is in the middle of a message, nothing has been done with it.
        """
        start = 6 if len(data) < SHORT + 6 else 8
        size = len(data) - start
        if not 0 <= size < 1 << 16 or data[0] != TEXT or self._listener is None or self.close_sent or self.conn.current_size is not None:
            return False
        if data[1 : start - 4] != (bytes((MASKED | size,)) if start == 6 else LONG + size.to_bytes(2, "big")):
            return False
        waits: Any = self.conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        if waits.__name__ != "at_eof":  # where the parser waits between two frames
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self._pass_on(text)
        return True

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
        self._pass_on(text)

    def _pass_on(self, text: Text) -> None:
        assert self._listener
        try:
            self._listener(text)
        except Exception:  # ours, not the client's
            logger.exception("a message could not be dealt with")
            self.transport.abort()

    def handle_ping(self) -> None:
        if self._may_say_nothing():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_say_nothing():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_say_nothing():
            super().handle_cont(event)

    def _may_say_nothing(self) -> bool:
        """Frames that are no messages cost nobody's budget: a socket with very many of them is closed."""
        now = int(1000 * self.loop.time())
        self._control = self._control or Bucket(*CONTROL, now)
        if self._control.take(now):
            return True
        self.write_text(encode(faults.FLOOD.bye()))
        self.hang_up(faults.FLOOD.number, faults.FLOOD.code)
        return False

    def keepalive_timeout(self) -> None:
        """No pong came. Uvicorn would now wait until the other side has read everything, and one that is gone never does."""
        super().keepalive_timeout()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_take_more = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_take_more = True
        if self._on_writable:
            self._on_writable()


class _OurFaultsOnly(logging.Filter):
    """Uvicorn logs what a client does wrong, some of it as an exception of the server: anybody could fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(("Invalid UTF-8 sequence received", "Invalid HTTP request received", "Unsupported upgrade"))


def quiet() -> None:
    logging.getLogger("uvicorn.error").addFilter(_OurFaultsOnly())
