"""A page's socket without a library: it takes as little of the machine as possible, so that we measure the server and not this program."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Mapping
from typing import Any, cast

TEXT, BINARY, PING = 1, 2, 9


class BareSocket(asyncio.Protocol):
    """A socket at a table. What it does when something happens, its subclasses say."""

    transport: asyncio.Transport

    def __init__(self, host: str, link: str, headers: Mapping[str, str]) -> None:
        """:param link: of a table; or a whole path, which begins with a slash."""
        lines = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        path = link if link.startswith("/") else f"/ws/{link}"
        self._head = f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
        self._buffer = b""
        self._open = False

    def opened(self) -> None:
        """The server has taken the socket."""

    def refused(self, head: bytes) -> None:
        """The server has not."""
        raise ConnectionError(head.decode("latin-1"))

    def hear(self, payload: bytes) -> None:
        """A message has arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but its class
        self.transport.write(self._head.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.refused(head)
                return
            self._open, self._buffer = True, rest
            self.opened()
        while len(self._buffer) >= 2:
            size, start = self._buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self._buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self._buffer[2:10], "big"), 10
            if len(self._buffer) < start + size:
                return
            kind, payload = self._buffer[0] & 15, self._buffer[start : start + size]
            self._buffer = self._buffer[start + size :]
            if kind in (TEXT, BINARY):
                self.hear(payload)
            elif kind == PING:
                self.transport.write(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)

    def say(self, **message: Any) -> None:
        self.write(json.dumps(message, separators=(",", ":")).encode())

    def write(self, payload: bytes, kind: int = TEXT) -> None:
        """A message, masked with zeros."""
        size = len(payload)
        if size < 126:
            head = bytes([0x80 | size])
        elif size < 65536:
            head = b"\xfe" + size.to_bytes(2, "big")
        else:
            head = b"\xff" + size.to_bytes(8, "big")
        self.transport.write(bytes([0x80 | kind]) + head + b"\0\0\0\0" + payload)
