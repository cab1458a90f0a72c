"""A page's WebSocket: messages go to a listener as they arrive, and are written at once.

A connection begins as a `Visit`, which reads the request for a socket and hands the connection over to a `Line`. The library `websockets` checks
requests that are not as browsers make them, and it reads everything that is no whole text message in one piece: parts of messages, control frames, goodbyes,
nonsense. Nearly everything that pages send is such a whole message, and is read here. So an idle socket needs neither a parser nor a task nor an alarm of its
own, and has only what is in this file. Whatever bytes a client sends, they put no exception into the server's log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import struct
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.server import ServerProtocol
from websockets.utils import accept_key

from hacktable.server.http.asgi import Application, Message, Scope
from hacktable.server.wire import faults
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

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
PING_EVERY = 20.0
"""Seconds from one ping to the next; who has not answered the last one by then is gone."""
BEATS = 40
"""Sockets are pinged in so many groups, one after the other: all at once would keep everybody waiting."""
TEXT, MASKED, LONG = 0x81, 0x80, 0xFE
"""The first byte of a text message in one frame; what every client's second byte has, because it masks; that byte if the length is in the next two."""
RESTARTING, NO_PONG = 1012, 1011
"""Why sockets are closed, by the numbers of the standard."""
Text = str | bytes
_END = b"connection: close\r\ncontent-length: 0\r\n\r\n"
_CANNOT_READ = b"HTTP/1.1 400 Bad Request\r\n" + _END
_OPEN = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %b\r\n\r\n"
_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
LONGEST_OPENING = 8192
"""Bytes of a usual request for a socket."""
_parsing = logging.getLogger("uvicorn.error")


def _head_of(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    return struct.pack("!HH", 0x817E, size) if size < 65536 else struct.pack("!HQ", 0x817F, size)


LONGEST_KNOWN = 2048
"""Bytes: nearly all texts are shorter."""
_HEADS = tuple(map(_head_of, range(LONGEST_KNOWN)))


class Opening(NamedTuple):
    """A request for a socket that may be opened."""

    path: str
    headers: list[tuple[bytes, bytes]]
    answer: bytes
    """What opens it."""


def usual_opening(data: bytes) -> Opening | None:
    """A request as browsers make it, with the answer; None: a library has to look at it, which takes ten times as long.

    :param data: as Uvicorn puts it together, with the names of headers in small letters.
    """
    first, *lines = data.removesuffix(b"\r\n\r\n").split(b"\r\n")
    headers = [(name, value) for name, found, value in (line.partition(b": ") for line in lines) if found]
    named, words = dict(headers), first.split(b" ")
    key = named.get(b"sec-websocket-key", b"")
    usual = (
        len(data) <= LONGEST_OPENING
        and len(named) == len(lines)
        and len(words) == 3
        and words[0] == b"GET"
        and first.isascii()
        and named.get(b"upgrade", b"").lower() == b"websocket"
        and named.get(b"connection", b"").lower() in (b"upgrade", b"keep-alive, upgrade")
        and named.get(b"sec-websocket-version") == b"13"
        and _KEY.fullmatch(key)
    )
    return Opening(words[1].decode(), headers, _OPEN % accept_key(key.decode()).encode()) if usual else None


def checked_opening(data: bytes) -> Opening | bytes:
    """A request of any kind, as the library sees it; or what it answers to one that is none for a socket."""
    checking = ServerProtocol(logger=_parsing)
    checking.receive_data(data)
    request = next((event for event in checking.events_received() if isinstance(event, Request)), None)
    if request is None:
        return _CANNOT_READ
    answer = checking.accept(request)
    if answer.status_code == 101:
        del answer.headers["Date"]
    checking.send_response(answer)
    written = b"".join(checking.data_to_send())
    if answer.status_code != 101:
        return written
    headers = [(name.encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()]
    return Opening(request.path, headers, written)


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


class Pulse:
    """Pings all sockets with one alarm."""

    def __init__(self) -> None:
        self._groups: list[set[Line]] = [set() for _ in range(BEATS)]
        self._beat = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._runs = False

    def add(self, line: Line) -> set[Line]:
        """The group that it is pinged with."""
        if self._loop is not line.loop:  # the first, or of another server in the same process
            self._loop, self._runs = line.loop, False
            self._groups = [set() for _ in range(BEATS)]
        group = self._groups[self._beat % BEATS]
        group.add(line)
        if not self._runs:
            self._runs = True
            self._loop.call_later(PING_EVERY / BEATS, self._next, self._loop)
        return group

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        if loop is not self._loop:
            return
        self._beat += 1
        payload = (self._beat & 0xFFFFFFFF).to_bytes(4, "big")
        for line in tuple(self._groups[self._beat % BEATS]):
            line.ping(payload)
        self._runs = any(self._groups)
        if self._runs:
            loop.call_later(PING_EVERY / BEATS, self._next, loop)


_turns = Turns()
_pulse = Pulse()


class Line(asyncio.Protocol):
    """One socket."""

    __slots__ = (
        "_config",
        "_connections",
        "_control",
        "_deaf",
        "_going",
        "_gone",
        "_group",
        "_handshake",
        "_hung_up",
        "_in_turn",
        "_is_text",
        "_listener",
        "_on_gone",
        "_on_writable",
        "_open",
        "_parser",
        "_parts",
        "_pinged",
        "_read_so_far",
        "_rest",
        "_resting",
        "_said_goodbye",
        "_tasks",
        "can_take_more",
        "loop",
        "transport",
    )
    transport: asyncio.Transport

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        """Like Uvicorn's own: it makes one for each connection that becomes a socket."""
        self._config = config
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self.loop = asyncio.get_running_loop()
        self._handshake: bytes | None = None
        """Until it is decided whether there will be a socket: the answer that opens it."""
        self._open = False
        """Messages can be written."""
        self._hung_up = False
        """We have said goodbye, and wait a moment for the answer."""
        self._deaf = False
        """Hung up, and the other side goes on sending: nothing more is read until the socket is cut."""
        self._gone = False
        self._said_goodbye = False
        self._going: asyncio.TimerHandle | None = None
        """Cuts the connection if the other side does not end it."""
        self._listener: Callable[[Text], None] | None = None
        self._on_writable: Callable[[], None] | None = None
        self._on_gone: Callable[[], None] | None = None
        self._parser: Protocol | None = None
        """Only in the middle of what is no whole text message."""
        self._parts: list[bytes] | None = None
        """Of a message in several frames, and whether it is text."""
        self._is_text = False
        self._rest = b""
        """What has arrived and is not read yet, and how much of it is."""
        self._read_so_far = 0
        self._in_turn = False
        self._resting = False
        self._control: Bucket | None = None
        self._group: set[Line] | None = None
        self._pinged: bytes | None = None
        """What a ping said that is not answered yet."""
        self.can_take_more = True
        """Whether the other side reads as fast as we write."""

    # ---------------------------------------------------------------- the beginning

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self._connections.add(self)

    def _ask(self, data: bytes) -> None:
        """The request for a socket has arrived: the application decides. Nothing more is read until then."""
        self.transport.pause_reading()
        opening = usual_opening(data) or checked_opening(data)
        if isinstance(opening, bytes):
            self.transport.write(opening)
            self._leave()
            return
        self._handshake = opening.answer
        task = self.loop.create_task(self._run(self._config.loaded_app, self._scope(opening)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, opening: Opening) -> Scope:
        raw_path, _, query = opening.path.partition("?")
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": root,
            "path": root + unquote(raw_path),
            "raw_path": (root + raw_path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": opening.headers,
            "subprotocols": [],
            "extensions": {EXTENSION: self},
        }

    async def _run(self, application: Application, scope: Scope) -> None:
        try:
            await application(scope, _nothing, _nowhere)
        except Exception:
            logger.exception("a socket could not be served")
            self.refuse(500)
            self.transport.abort()
        else:
            self.refuse(500)

    def accept(self, listener: Callable[[Text], None], on_writable: Callable[[], None]) -> None:
        """Open the socket. Messages go to the listener, text as str, anything else as bytes."""
        if self._handshake is None or self.transport.is_closing():
            return
        self._listener, self._on_writable = listener, on_writable
        self.transport.write(self._handshake)
        self._handshake = None
        self._open = True
        self._group = _pulse.add(self)
        self._read_on()

    def refuse(self, status: int = 403) -> None:
        """There will be no socket."""
        if self._handshake is None or self.transport.is_closing():
            return
        self.transport.write(b"HTTP/1.1 %d %b\r\n" % (status, HTTPStatus(status).phrase.encode()) + _END)
        self._leave()

    # ---------------------------------------------------------------- writing

    def write_text(self, text: bytes) -> None:
        """Write a message now. No extension is in use, so a text frame is its length and itself."""
        transport = self.transport
        if self._open and not transport.is_closing():
            size = len(text)
            transport.write((_HEADS[size] if size < LONGEST_KNOWN else _head_of(size)) + text)

    def pause_writing(self) -> None:
        self.can_take_more = False

    def resume_writing(self) -> None:
        self.can_take_more = True
        if self._on_writable:
            self._on_writable()

    def ping(self, payload: bytes) -> None:
        if not self._open:
            return
        if self._pinged is not None:  # what was written may wait for ever for somebody who is gone
            self.hang_up(NO_PONG, "keepalive ping timeout")
            self.transport.close()
        else:
            self._pinged = payload
            self.transport.write(bytes((0x80 | Opcode.PING, len(payload))) + payload)

    # ---------------------------------------------------------------- the end

    def until_gone(self, on_gone: Callable[[], None]) -> None:
        """To be called when the socket is over, whoever ends it."""
        self._on_gone = on_gone

    def is_gone(self) -> bool:
        """Whether it is over: the other side has gone, or we have hung up."""
        return self._gone

    def is_lost(self) -> bool:
        """Whether the other side has not said that it goes."""
        return not self._said_goodbye

    def hang_up(self, code: int, reason: str) -> None:
        """Close the socket, whether or not the other side reads."""
        if not self._open or self.transport.is_closing():
            return
        goodbye = Close(code, reason).serialize()
        self.transport.write(bytes((0x80 | Opcode.CLOSE, len(goodbye))) + goodbye)
        self._hung_up = True
        self._part()

    def shutdown(self) -> None:
        """The server goes down: Uvicorn says so."""
        self.refuse(503)
        self.hang_up(RESTARTING, "")
        self._leave()

    def _leave(self) -> None:
        """Close the connection, also if the other side never reads what is still to be sent."""
        self._part()
        if not self.transport.is_closing():
            self.transport.close()

    def _part(self) -> None:
        """Nothing more is said; the connection will be cut if the other side does not end it."""
        self._open = False
        if self._going is None:
            self._going = self.loop.call_later(LAST_WORDS, self.transport.abort)
        self._be_gone()

    def _be_gone(self) -> None:
        if self._group is not None:
            self._group.discard(self)
            self._group = None
        if not self._gone:
            self._gone = True
            if self._on_gone:
                self.loop.call_soon(self._on_gone)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._open = False
        if self._going:
            self._going.cancel()
        self._be_gone()
        self._rest, self._parser, self._handshake = b"", None, None

    # ---------------------------------------------------------------- reading

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
        if not (self._handshake or self._in_turn or self._resting or self._deaf or self.transport.is_closing()):
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Read a little at once; the rest of much waits for its turn, and we read no more from this socket until then."""
        if self._listener is None:
            self._ask(data)
        elif self._hung_up and len(data) > GOODBYE:
            self._deaf = True
            self.transport.pause_reading()
        elif self._rest or len(data) > SLICE:
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
        if self._open:
            self._take(self._rest[start : self._read_so_far])
        more = self._read_so_far < len(self._rest) and self._open and not self.transport.is_closing()
        if not more:
            self._rest, self._read_so_far = b"", 0
        self._in_turn = more and not self._resting
        self._read_on()
        return self._in_turn

    def _take(self, data: bytes) -> None:
        """What is one text message in one piece, as nearly everything is, goes to the listener at once; all else to a parser."""
        size = len(data)
        if size > 5 and data[0] == TEXT and self._parser is None and self._open:
            coded = data[1]
            if coded < LONG:
                start, said = 6, coded - MASKED
            else:
                start, said = 8, int.from_bytes(data[2:4], "big") if coded == LONG else -1
                said = said if said >= LONG - MASKED else -1  # a length that needs fewer bytes must not have more
            if size - start == said:
                try:
                    text = apply_mask(data[start:], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    pass
                else:
                    self._pass_on(text)
                    return
        self._parse(data)

    def _pass_on(self, text: Text) -> None:
        assert self._listener
        try:
            self._listener(text)
        except Exception:  # ours, not the client's
            logger.exception("a message could not be dealt with")
            self.transport.abort()

    def _parse(self, data: bytes) -> None:
        parser = self._parser
        if parser is None:
            parser = self._parser = Protocol(SERVER, state=OPEN, max_size=self._config.ws_max_size, logger=_parsing)
        try:
            parser.receive_data(data)
        except Exception as error:  # a client's bytes, of every kind
            logger.debug("a socket sent what cannot be read: %s", error)
            self.transport.abort()
            return
        for frame in parser.events_received():
            if isinstance(frame, Frame):
                self._hear(parser, frame)
        if parser.parser_exc is not None:
            if self._open:
                self.transport.write(b"".join(parser.data_to_send()))
            self._leave()
        elif _is_between_messages(parser):
            self._parser = None

    def _hear(self, parser: Protocol, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._said_goodbye = True
            if self._open:
                self.transport.write(b"".join(parser.data_to_send()))  # the same, in answer
            self._leave()
        elif not self._open:
            return
        elif frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._parts = [bytes(frame.data)]
            self._complete(frame)
        elif not self._may_say_nothing():
            return
        elif frame.opcode is Opcode.CONT:
            assert self._parts is not None, "the parser refuses a part of nothing"
            self._parts.append(bytes(frame.data))
            self._complete(frame)
        elif frame.opcode is Opcode.PING:
            self.transport.write(b"".join(parser.data_to_send()))
        elif bytes(frame.data) == self._pinged:
            self._pinged = None

    def _complete(self, frame: Frame) -> None:
        if not frame.fin or self._parts is None:
            return
        data, self._parts = b"".join(self._parts), None
        text: Text = data
        if self._is_text:
            with contextlib.suppress(UnicodeDecodeError):  # the listener refuses bytes
                text = data.decode()
        self._pass_on(text)

    def _may_say_nothing(self) -> bool:
        """Frames that are no messages cost nobody's budget: a socket with very many of them is closed."""
        now = int(1000 * self.loop.time())
        self._control = self._control or Bucket(*CONTROL, now)
        if self._control.take(now):
            return True
        self.write_text(encode(faults.FLOOD.bye()))
        self.hang_up(faults.FLOOD.number, faults.FLOOD.code)
        return False


def _is_between_messages(parser: Protocol) -> bool:
    """Whether a parser waits for the first byte of a message."""
    waits: Any = parser.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.__name__ == "at_eof" and parser.current_size is None and not parser.reader.buffer


async def _nothing() -> Message:
    """In place of ASGI's `receive`: messages go to the listener."""
    raise NotImplementedError


async def _nowhere(message: Message) -> None:
    """In place of ASGI's `send`."""
    raise NotImplementedError


class _OurFaultsOnly(logging.Filter):
    """Uvicorn logs what a client does wrong, some of it as an exception of the server: anybody could fill the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not str(record.msg).startswith(("Invalid HTTP request received", "Unsupported upgrade"))


def quiet() -> None:
    logging.getLogger("uvicorn.error").addFilter(_OurFaultsOnly())
