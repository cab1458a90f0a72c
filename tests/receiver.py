"""A receiver for what a server sends to addresses that guests gave: a push service with a browser behind it, and whatever else takes a request.

It decrypts with `http_ece` and checks signatures with `py_vapid`, which know nothing of ours.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import ssl
from dataclasses import dataclass, field
from typing import Any, Self
from urllib.parse import urlsplit

import http_ece
import py_vapid
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine before a test gives up."""


def base64url(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


@dataclass
class Request:
    """What was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Listens on this machine."""

    statuses: list[int] = field(default_factory=list)
    """What it answers next; then 201."""
    more: str = ""
    """Headers of its answers."""
    silent: bool = False
    """It takes requests, and never answers."""
    tls: ssl.SSLContext | None = None
    connections: int = 0
    _arrived: asyncio.Queue[Request] = field(default_factory=asyncio.Queue)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self.tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._server.close()

    @property
    def address(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}"

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self._arrived.put_nowait(Request(head[0].split(" ")[1], headers, body))
            if not self.silent:
                status = self.statuses.pop(0) if self.statuses else 201
                writer.write(f"HTTP/1.1 {status} x\r\n{self.more}content-length: 0\r\n\r\n".encode())
                await writer.drain()
            await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()

    async def next(self) -> Request:
        async with asyncio.timeout(PATIENCE):
            return await self._arrived.get()

    @property
    def waiting(self) -> int:
        """Requests that nobody has looked at."""
        return self._arrived.qsize()


class Browser:
    """Keys of a browser that has subscribed at a receiver."""

    def __init__(self, receiver: Receiver, name: str = "ada") -> None:
        self._receiver = receiver
        self._private, self._secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"{receiver.address}/push/{name}"

    def subscription(self, language: str = "en") -> dict[str, str]:
        """As its page would send it."""
        return {"endpoint": self.endpoint, "public": base64url(self.public), "secret": base64url(self._secret), "language": language}

    async def message(self, server_key: str) -> dict[str, Any]:
        """The next message for this browser, decrypted.

        :param server_key: the server's public key: what it has not signed is refused, as a push service does.
        """
        sent = await self._receiver.next()
        assert urlsplit(self.endpoint).path == sent.path
        check_signature(sent.headers["authorization"], self._receiver.address, server_key)
        assert sent.headers["content-encoding"] == "aes128gcm"
        assert int(sent.headers["ttl"]) > 0
        return self.decrypt(sent.body)

    def decrypt(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._private, auth_secret=self._secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def check_signature(authorization: str, audience: str, server_key: str) -> None:
    """RFC 8292: who sends it, for whom, and until when."""
    assert f"k={server_key}" in authorization
    assert py_vapid.Vapid02.verify(authorization)
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == audience
    assert claims["sub"].startswith(("mailto:", "https:"))
    assert isinstance(claims["exp"], int)
