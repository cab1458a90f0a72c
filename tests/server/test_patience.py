"""Clients that begin and do not finish: their connections end, and nobody else notices. With real connections and a real server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from table_room import Memory, TableRoom, in_a_loop
from test_http import on_a_port

from hacktable.server.http import line, visit
from hacktable.server.http.line import Line
from hacktable.server.http.visit import LARGEST_HEAD, Visit
from hacktable.server.http.web import Web
from hacktable.server.wire import messages


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds would be long for a test."""
    for name in ("head_within", "body_within", "taken_within"):
        monkeypatch.setattr(Visit, name, 0.3)
    monkeypatch.setattr(visit, "LAST_WORDS", 0.1)
    monkeypatch.setattr(line, "LAST_WORDS", 0.1)


@contextlib.asynccontextmanager
async def served(page: Path, *, limits: bool = False) -> AsyncIterator[tuple[TableRoom, str]]:
    async with TableRoom(Memory()) as room, on_a_port(Web(room.house, page, limits=limits)) as address:
        yield room, address


async def answer_to(address: str, *pieces: bytes) -> bytes:
    """What comes until the server ends a connection on which these bytes were sent, and then nothing more."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        return await reader.read()
    finally:
        writer.close()


def upgrade(link: str) -> bytes:
    """The request for a socket at a table."""
    head = f"GET /ws/{link} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    return f"{head}sec-websocket-key: {'a' * 22}==\r\n\r\n".encode()


HEAD = b"POST /api/me HTTP/1.1\r\nhost: table.example\r\ncontent-type: application/json\r\ncontent-length: 14\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([], id="nothing"),
        pytest.param([b"G"], id="a letter"),
        pytest.param([b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "], id="headers"),
        pytest.param([HEAD + b"\r\n"], id="no body"),
        pytest.param([HEAD + b"\r\n", b'{"name"'], id="half a body"),
        pytest.param([b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n", b"GET /health HTTP/1.1\r\n"], id="a second request"),
        pytest.param([b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET /"], id="pipelined"),
    ],
)
@in_a_loop
async def test_an_unfinished_request_is_ended(sent: list[bytes], tmp_path: Path) -> None:
    async with served(tmp_path) as (room, address):
        said = await answer_to(address, *sent)
        first, _, last = said.rpartition(b"HTTP/1.1 ")
        assert last == b"408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        assert first.startswith(b"HTTP/1.1 200 ") == any(b"/health" in piece for piece in sent), "what was finished is answered"
        assert not room._faults, "nothing of this is the server's fault"


@in_a_loop
async def test_a_client_that_trickles_bytes_gains_no_time(tmp_path: Path) -> None:
    """The time runs from the first byte: a header every moment does not begin it anew."""
    async with served(tmp_path) as (_, address):
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\n")
        ended = asyncio.create_task(reader.read())
        while not ended.done():  # for ever, if every header began the time anew
            with contextlib.suppress(ConnectionError):
                writer.write(b"x-a: b\r\n")
            await asyncio.sleep(0.02)
        with contextlib.suppress(
            ConnectionResetError
        ):  # bytes that come after the end reset the connection, and can take the answer with them
            assert b"408" in await ended
        writer.close()


@in_a_loop
async def test_endless_headers_are_cut_off(tmp_path: Path) -> None:
    async with served(tmp_path) as (_, address):
        for head in (b"x-a: b\r\n" * (LARGEST_HEAD // 8 + 10), b"x-a: " + b"b" * (LARGEST_HEAD + 10)):
            assert (await answer_to(address, b"GET / HTTP/1.1\r\n", head)).startswith(b"HTTP/1.1 431 ")
        large = b"x-a: " + b"b" * (LARGEST_HEAD // 2) + b"\r\n"
        said = await answer_to(address, b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n", large, b"\r\n")
        assert said.startswith(b"HTTP/1.1 200 ")


@in_a_loop
async def test_who_sends_what_is_no_request_waits_for_the_end_of_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it could be done again at once, a thousand times a second. Only so many wait; more are sent away."""
    monkeypatch.setattr(visit, "CLOSED_AFTER", 3600)
    monkeypatch.setattr(visit, "MOST_HELD", 2)
    pipelined = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" * (2 * visit.MOST_AHEAD)
    async with served(tmp_path) as (_, address):
        host, _, port = address.partition(":")
        held = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
        for (reader, writer), sent in zip(held, (b"nonsense\r\n\r\n", pipelined), strict=True):
            writer.write(sent)
            assert b"HTTP/1.1 400 " in await reader.readuntil(b"HTTP/1.1 400 Bad Request")
        assert len(Visit._held) == 2
        assert (await answer_to(address, b"nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400 ")
        assert not any(reader.at_eof() for reader, _ in held)
        for each in tuple(Visit._held):
            each._leave()
        while Visit._held:
            await asyncio.sleep(0)
        for _, writer in held:
            writer.close()


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """All lines that are made in a test."""
    made, found = Line.__init__, list[Line]()

    def noticed(self: Line, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        found.append(self)

    monkeypatch.setattr(Line, "__init__", noticed)
    return found


@in_a_loop
async def test_nothing_is_read_for_a_while_from_a_socket_after_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[Line]
) -> None:
    """Who sends a thousand messages that are refused gets few refusals at once, and all others are read meanwhile."""
    monkeypatch.setattr(line, "REST", 3600)
    async with served(tmp_path, limits=True) as (room, address):
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(upgrade(await room.make()))
        await reader.readuntil(b"\r\n\r\n")
        writer.write((bytes((0x81, 0x80 | 8, 0, 0, 0, 0)) + b"nonsense") * 1000)
        for _ in range(2):  # and again, after it has been read on for a moment
            assert b'"refused"' in await reader.read(65536)
            while not lines[0]._resting or lines[0]._in_turn:
                await asyncio.sleep(0)
            assert not lines[0].transport.is_reading()
            lines[0]._wake()
        writer.close()


def masked(head: int, text: bytes, key: bytes) -> bytes:
    """A frame as a client sends it."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes((head,)) + size + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(text))


@in_a_loop
async def test_messages_are_heard_alike_however_they_arrive(tmp_path: Path, lines: list[Line], monkeypatch: pytest.MonkeyPatch) -> None:
    """In one piece, in several, in several frames, with pings in between, or together with others."""
    chance, heard, parsed = random.Random(1), list[str | bytes](), 0
    async with served(tmp_path) as (room, address):
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(upgrade(await room.make()))
        await reader.readuntil(b"\r\n\r\n")
        while lines[0]._listener is None:
            await asyncio.sleep(0)
        lines[0]._listener, parse = heard.append, Line._parse

        def counting(self: Line, data: bytes) -> None:
            nonlocal parsed
            parsed += 1
            parse(self, data)

        monkeypatch.setattr(Line, "_parse", counting)
        said = list[str | bytes]()
        for number in range(300):
            text = f"{number} \u00e9" + "x" * chance.choice([0, 1, 100, 117, 118, 119, 120, 121, 122, 123, 130, 300])
            frame, before = masked(0x81, text.encode(), chance.randbytes(4)), parsed
            said.append(text)
            match chance.randrange(8):
                case 0:  # cut
                    cut = chance.randrange(1, len(frame))
                    pieces = [frame[:cut], frame[cut:]]
                case 1:  # in two frames, with something in between
                    cut, whole = chance.randrange(len(text.encode()) + 1), text.encode()
                    pieces = [masked(0x01, whole[:cut], b"abcd"), masked(0x89, b"", b"efgh"), masked(0x80, whole[cut:], b"ijkl")]
                case 2:  # no text
                    no_text = b"\xff" + bytes(number % 5)
                    said[-1] = no_text
                    pieces = [masked(0x81, no_text, b"mnop")]
                case 3:  # two at once
                    said.append(text)
                    pieces = [frame + frame]
                case _:
                    pieces = [frame]
                    lines[0]._take(frame)
                    assert parsed == before, "it needs no parser"
                    continue
            for piece in pieces:
                lines[0]._take(piece)
            assert parsed > before
            assert lines[0]._parser is None, "it is not kept for what comes next"
        assert heard == said
        lines[0].transport.abort()
        writer.close()


@in_a_loop
async def test_nothing_more_is_read_from_a_socket_that_was_hung_up_and_goes_on_sending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[Line]
) -> None:
    """Not even to throw it away: twenty such sockets would keep the server busy until they are cut."""
    monkeypatch.setattr(line, "REST", 0)
    monkeypatch.setattr(line, "LAST_WORDS", 3600)
    received, pieces = Line.data_received, list[int]()

    def counting(self: Line, data: bytes) -> None:
        if self._hung_up:
            pieces.append(len(data))
        received(self, data)

    monkeypatch.setattr(Line, "data_received", counting)
    async with served(tmp_path, limits=True) as (room, address):
        host, _, port = address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(upgrade(await room.make()))
        await reader.readuntil(b"\r\n\r\n")
        pings = b"\x89\x80\0\0\0\0" * 1000
        writer.write(pings)
        while b"flood" not in await reader.read(65536):
            pass
        writer.write(pings)
        while not pieces:
            await asyncio.sleep(0)
        assert not lines[0].transport.is_reading()
        writer.write(pings)
        for _ in range(100):  # rounds of the event loop, in each of which it could be read
            await asyncio.sleep(0)
        assert len(pieces) == 1
        lines[0].transport.abort()
        writer.close()


@in_a_loop
async def test_an_idle_connection_is_closed_after_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Visit.__init__

    def impatient(self: Visit, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        self.timeout_keep_alive = 0

    monkeypatch.setattr(Visit, "__init__", impatient)
    async with served(tmp_path) as (_, address):
        said = await answer_to(address, b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        assert said.startswith(b"HTTP/1.1 200 ")
        assert b"408" not in said


@in_a_loop
async def test_who_asks_and_never_reads_the_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the other side keeps the connection open: then only cutting it frees what waits to be written."""
    (tmp_path / "large.txt").write_bytes(b"x" * 20_000_000)
    lost, cut = Visit.connection_lost, asyncio.Event()

    def noticed(self: Visit, exc: Exception | None) -> None:
        lost(self, exc)
        cut.set()

    monkeypatch.setattr(Visit, "connection_lost", noticed)
    async with served(tmp_path) as (_, address):
        host, _, port = address.partition(":")
        with socket.create_connection((host, int(port))) as deaf:
            deaf.sendall(b"GET /large.txt HTTP/1.1\r\nhost: x\r\n\r\n")
            await cut.wait()


@in_a_loop
async def test_a_socket_that_answers_no_ping_is_cut_off_even_if_it_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "PING_EVERY", 0.1)
    async with served(tmp_path) as (room, address):
        link = await room.make()
        host, _, port = address.partition(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.sendall(upgrade(link))
            assert b" 101 " in await asyncio.to_thread(deaf.recv, 1000)
            hello = json.dumps({"do": "hello", "protocol": messages.PROTOCOL}).encode()
            deaf.sendall(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
            while not room.house.pages:
                await asyncio.sleep(0.01)
            (page,) = room.table(link).room.pages.values()
            for _ in range(200):
                room.house.bus.tell(f"page/{page.id}", b"x" * 65_000)
            while room.house.pages:  # the table is told when the connection is gone
                await asyncio.sleep(0.01)
