"""Whatever a page sends, it gets a numbered refusal or a proper `bye`, the log has no error, and the table plays on undisturbed."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import copy
import json
import os
import random
import socket
import struct
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from real import PATIENCE, Answer, Crew, Nursery, Nursling, Page, Served, Server, ask, check_everything, new_guest, new_table, raw

from hacktable.server.http.line import CONTROL
from hacktable.server.http.socket import PATIENCE as STRIKES
from hacktable.server.http.visit import MOST_AHEAD
from hacktable.server.wire import answers, faults, messages
from hacktable.server.wire.limits import BURST, PRICES
from stored import logs

pytestmark = pytest.mark.real

MESSAGES = 24_000
"""Over sockets, in one run."""
TOGETHER = 4
PROTOCOL_CLOSES = {1002, 1007, 1009}
KINDS = {kind.number: kind for kind in faults.FAULT_KINDS}
CLOSES = {close.number: close for close in faults.CLOSES}
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
_spoken = msgspec.json.Decoder(messages.ServerMessage)

# ---------------------------------------------------------------- a socket that does as it is told


class ClosedError(Exception):
    """The other side has closed the socket."""

    def __init__(self, code: int | None, bye: messages.Bye | None) -> None:
        super().__init__(code, bye)
        self.code, self.bye = code, bye


class Wild:
    """A client that sends whatever bytes it likes, and checks whatever it hears."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.bye: messages.Bye | None = None

    def send(self, payload: bytes | str, kind: int = TEXT, *, last: bool = True, masked: bool = True, reserved: int = 0) -> None:
        self.write(self._frame(payload, kind, last, masked, reserved))

    def _frame(self, payload: bytes | str, kind: int, last: bool, masked: bool, reserved: int) -> bytes:
        payload = payload.encode("utf-8", "surrogatepass") if isinstance(payload, str) else payload
        size, mask = len(payload), os.urandom(4)
        head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
        flag = 0x80 if masked else 0
        if size < 126:
            head += bytes([flag | size])
        elif size < 65536:
            head += bytes([flag | 126]) + struct.pack("!H", size)
        else:
            head += bytes([flag | 127]) + struct.pack("!Q", size)
        if masked:
            padded = mask * (size // 4 + 1)
            payload = mask + (int.from_bytes(payload, "big") ^ int.from_bytes(padded[:size], "big")).to_bytes(size, "big")
        return head + payload

    def write(self, data: bytes) -> None:
        self._writer.write(data)

    def say(self, **message: Any) -> None:
        self.send(json.dumps(message))

    def repeat(self, many: int, **message: Any) -> None:
        """Say something many times, in one go: if the other side closes the line meanwhile, it has read all of it. Otherwise the system would
        throw away answers that have not been read here."""
        frame = self._frame(json.dumps(message), TEXT, True, True, 0)
        self.write(frame * many)

    async def hear(self) -> Any:
        """The next message, which must be a proper one.

        :raises ClosedError: if there is none, with the code.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    first, size = await self._reader.readexactly(2)
                    if size == 126:
                        size = struct.unpack("!H", await self._reader.readexactly(2))[0]
                    elif size == 127:
                        size = struct.unpack("!Q", await self._reader.readexactly(8))[0]
                    payload = await self._reader.readexactly(size)
                    if first & 15 == TEXT:
                        break
                    if first & 15 == CLOSE:
                        raise ClosedError(struct.unpack("!H", payload[:2])[0] if payload else 1005, self.bye)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ClosedError(None, self.bye) from None
        message = _spoken.decode(payload)
        if isinstance(message, messages.Refused):
            check_fault(message)
        elif isinstance(message, messages.Bye):
            close = CLOSES[message.close]
            assert message == close.bye()
            assert message.retry == (message.close >= 4500)
            self.bye = message
        return message

    async def answers(self, many: int) -> list[Any]:
        """The next so many answers to what was sent; broadcasts are no answers."""
        found: list[Any] = []
        while len(found) < many:
            message = await self.hear()
            if isinstance(message, messages.Refused | messages.Pong | messages.History | messages.Ack | messages.Stakes | messages.Regrets):
                found.append(message)
        return found

    async def goodbye(self) -> int | None:
        """How the other side closes; if the table itself does, a Bye comes first and says the same."""
        try:
            while True:
                await self.hear()
        except ClosedError as closed:
            assert closed.code is None or closed.code in PROTOCOL_CLOSES | {1000, 1005} or closed.code in CLOSES
            if closed.code in CLOSES:
                assert closed.bye
                assert closed.bye.close == closed.code
            return closed.code


def check_fault(refused: messages.Refused | answers.Problem) -> None:
    kind = KINDS[refused.fault]
    assert kind is not faults.BROKEN
    assert refused.code == (kind.code or refused.code)
    assert refused.code
    assert refused.retry == kind.retry


@contextlib.asynccontextmanager
async def wild(server: Server, link: str, cookie: str = "", hello: bool = True, **headers: str) -> AsyncIterator[Wild]:
    """A socket at a table, after the hello (if it is said) has been answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    client = Wild(reader, writer)
    try:
        client.write(upgrade(server, f"/ws/{link}", cookie=cookie, **headers))
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        if hello:
            client.say(do="hello", protocol=messages.PROTOCOL)
            assert isinstance(await client.hear(), messages.TableState)
        yield client
    finally:
        writer.transport.abort()


def upgrade(server: Server, path: str, **headers: str) -> bytes:
    head = {
        "Host": server.address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape")


# ---------------------------------------------------------------- a table to be left alone


class Victim:
    """A server with a running match between two people who wait."""

    server: Server
    crew: Crew
    link: str
    other: str
    """A table of somebody else's, still in its lobby."""
    guest: str
    """The cookie of somebody who does not play."""

    def __init__(self, server: Server, crew: Crew) -> None:
        self.server, self.crew = server, crew
        self.link = crew.pages[0].link
        self.mover: Page = crew.pages[0]
        self.waiter: Page = crew.pages[1]

    def snapshot(self) -> Any:
        """All that must not change: the log, the table, and what both people see."""
        (log,) = logs(self.server.database).values()
        tables = [(page.table, page.seen[-1].view, page.epoch, page.number, page.connections) for page in self.crew.pages]
        return log, [({**(table or {}), "watchers": 0}, *rest) for table, *rest in tables]


@contextlib.asynccontextmanager
async def victim(tmp_path: Path, limits: bool = False, options: tuple[str, ...] = ()) -> AsyncIterator[Victim]:
    """A running table; in the end it is what it was, plays on, and the log has no error."""
    async with contextlib.AsyncExitStack() as house:
        server: Server
        if options or not hasattr(os, "fork"):
            server = await house.enter_async_context(Served(tmp_path / "data", limits=limits, options=options))
        else:
            nursery = await house.enter_async_context(Nursery())
            server = await house.enter_async_context(Nursling(tmp_path / "data", nursery=nursery, limits=limits))
        async with Crew(server).playing(((2, 0),), 1) as crew:
            await crew.until(lambda: crew.acks > 20)
            await crew.settle()
            found = Victim(server, crew)
            found.mover = next(page for page in crew.pages if page.legal)
            found.waiter = next(page for page in crew.pages if page is not found.mover)
            found.guest = await new_guest(server, "Eve")
            found.other = await new_table(server, await new_guest(server, "Mallory"))
            before = found.snapshot()
            yield found
            assert found.snapshot() == before
            acks = crew.acks
            for page in crew.pages:
                page.passive = False
                await page._move()
            await crew.until(lambda: crew.acks > acks + 20)
            await crew.settle()
            await check_everything(crew)
        assert server.complaints == []
        assert (await ask(server, "GET", "/health")).status == 200


# ---------------------------------------------------------------- messages

VALID: list[dict[str, Any]] = [
    {"do": "hello", "protocol": messages.PROTOCOL, "epoch": "0123456789abcdef-0", "seen": 3},
    {"do": "sit", "chair": 2},
    {"do": "stand"},
    {"do": "ready", "server": "0" * 64, "seats": ["0" * 64]},
    {"do": "reveal", "server": "0" * 64, "seeds": ["0" * 64]},
    {"do": "unready"},
    {"do": "bot", "chair": 2, "level": "greedy"},
    {"do": "kick", "chair": 1},
    {"do": "letin", "number": 0},
    {"do": "publish", "on": True, "language": "de", "welcome": "newcomers"},
    {"do": "share", "chair": 2, "name": "Mia"},
    {"do": "look", "chair": 1},
    {"do": "choose", "options": {"memory": True}, "pace": "quick", "aids": True, "advice": True},
    {"do": "choose", "options": {"memory": False}},
    {"do": "choose", "options": {"board": "custom", "drawing": "title\\n" * 1500}, "pace": "off"},
    {"do": "start"},
    {"do": "act", "id": "0123456789abcdef", "window": 2, "action": {"do": "move", "token": 1, "way": "+", "push": None}},
    {"do": "live", "tick": 7, "since": 20, "inputs": [{"do": "look", "x": 1, "y": 2}]},
    {"do": "onward"},
    {"do": "say", "call": "hello"},
    {"do": "say", "text": "Hello!"},
    {"do": "leave"},
    {"do": "back"},
    {"do": "rematch"},
    {"do": "log", "before": 7},
    {"do": "weigh"},
    {"do": "advise"},
    {"do": "why"},
    {"do": "regret"},
    {"do": "plead"},
    {"do": "consent", "yes": True},
    {"do": "ping"},
]
JUNK: list[Any] = [
    None, True, False, 0, -1, 1, 7, 8, 2**31, 2**31 + 1, -(2**63), 2**63, 2**64, 10**400, 0.5, -0.0, 1e308, 1e999, "", "x", "0",
    "é" * 50, "\0", "\ud800", "🂡", "a" * 41, "a" * 201, "a" * 5000, "../../etc/passwd", "' or 1=1 --", [], [[]], [1, 2], {}, {"do": "act"}, {"": ""},
]  # fmt: skip


def test_every_message_of_the_wire_is_among_those_that_are_spoilt() -> None:
    assert {message["do"] for message in VALID} == {kind.__struct_config__.tag for kind in get_args(messages.PageMessage)}
    for message in VALID:
        assert messages.decode(json.dumps(message))


def spoilt(chance: random.Random) -> str | bytes:
    """A message with something wrong about it, or a right one at the wrong moment."""
    message = copy.deepcopy(chance.choice(VALID))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        field = chance.choice([*message, "do"])
        what = chance.randrange(5)
        if what == 0:
            message.pop(field, None)
        elif what == 1:
            message[chance.choice(("id", "window", "chair", "retry", "is", "zz", "", "é"))] = copy.deepcopy(chance.choice(JUNK))
        elif what == 2 and isinstance(message.get(field), dict):
            message[field][chance.choice(("do", "token", "way", "zz", "memory"))] = copy.deepcopy(chance.choice(JUNK))
        elif what == 3:
            message["do"] = chance.choice(("act", "hello", "sit", "Act", "frame", "sync", "say", "", "x" * 300))
        else:
            message[field] = copy.deepcopy(chance.choice(JUNK))
    text = json.dumps(message, ensure_ascii=chance.random() < 0.5)
    what = chance.randrange(20)
    if what == 0:
        return text[: chance.randrange(len(text))]
    if what == 1:
        at = chance.randrange(len(text))
        return text[:at] + chance.choice('{}[]",:\\x\0é') + text[at:]
    if what == 2:
        return chance.choice(("null", "[]", "1", '""', "[" * 5000, '{"a":' * 1500, "NaN", "\ufeff{}", " " * 8000, text * 2, f"[{text}]"))
    if what == 3:
        return text + " " * chance.choice((8192, 9000, 10_000))
    if what == 4:
        return chance.randbytes(chance.choice((0, 1, 2, 50, 1000)))
    return text


def allowed(message: str | bytes) -> bool:
    """Whether a guest may say that during a match."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        return isinstance(messages.decode(message), messages.Say | messages.Leave | messages.Back)
    return False


async def say_nonsense(victim: Victim, seed: int, amount: int, answered: Counter[str], cookie: str) -> None:
    """Each message has exactly one answer, and a socket bears as many as it says."""
    chance = random.Random(seed)
    while amount > 0:
        async with wild(victim.server, victim.link, cookie) as client:
            for _ in range(STRIKES):
                message = spoilt(chance)[:16_000]
                while cookie and allowed(message):
                    message = spoilt(chance)[:16_000]
                if isinstance(message, bytes):
                    client.send(message, chance.choice((TEXT, BINARY)))
                elif chance.random() < 0.1:
                    in_pieces(client, message, chance)
                else:
                    client.send(message)
            for answer in await client.answers(STRIKES):
                answered[f"{answer.fault}" if isinstance(answer, messages.Refused) else type(answer).__name__] += 1
        amount -= STRIKES


def in_pieces(client: Wild, message: str, chance: random.Random) -> None:
    """In fragments, with a ping between them."""
    data = message.encode("utf-8", "surrogatepass")
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.randrange(1, 5)))
    pieces = [data[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    for number, piece in enumerate(pieces):
        client.send(piece, 0 if number else TEXT, last=number == len(pieces) - 1)
        client.send(b"between", PING)


def test_anybody_can_send_what_they_like(tmp_path: Path) -> None:
    """Strangers, a guest who watches, and one who plays."""

    async def test() -> None:
        answered: Counter[str] = Counter()
        async with victim(tmp_path) as found:
            who = "", "", found.guest, found.waiter.cookie
            each = MESSAGES // len(who)
            await asyncio.gather(*(say_nonsense(found, seed, each, answered, cookie) for seed, cookie in enumerate(who)))
        assert sum(answered.values()) >= MESSAGES
        assert {"1", "10", "12", "15", "20", "30", "History", "Pong"} <= set(answered), answered

    asyncio.run(test())


def test_who_plays_cannot_do_what_is_not_theirs_to_do(tmp_path: Path) -> None:
    """Well-formed, and refused all the same: each for its own reason."""

    async def test() -> None:
        async with victim(tmp_path) as found:
            mover, waiter = found.mover, found.waiter
            mine, theirs, action = next(iter(mover.acked)), next(iter(waiter.acked)), mover.legal[0]
            new = "fedcba9876543210"

            def act(**changed: Any) -> dict[str, Any]:
                return {"do": "act", "id": new, "window": mover.window, "action": action, **changed}

            refused: list[tuple[str, dict[str, Any], int]] = [
                (waiter.cookie, act(window=waiter.window + 1), 20),  # each seat's questions have numbers of their own
                (waiter.cookie, act(window=waiter.window), 32),
                (waiter.cookie, act(id=mine, window=waiter.window + 1), 20),
                (mover.cookie, act(id=theirs), 20),
                (mover.cookie, act(window=mover.window - 1), 20),
                (mover.cookie, act(window=mover.window + 1), 20),
                (mover.cookie, act(window=0), 20),
                (mover.cookie, act(window=-1), 1),
                (mover.cookie, act(window=2**40), 1),
                (mover.cookie, act(id="short"), 1),
                (mover.cookie, act(id="not a move id"), 1),
                (mover.cookie, act(action={"do": "hack"}), 31),
                (mover.cookie, act(action={"do": "move", "token": 12, "way": "+"}), 31),
                (mover.cookie, act(action={"do": "bank"}), 31),
                *((mover.cookie, act(action=junk), 30) for junk in JUNK if junk != 10**400),
                *((mover.cookie, act(action={"do": junk}), 30) for junk in JUNK),
                *((mover.cookie, act(action={"do": "move", "token": junk, "way": "+"}), 30) for junk in JUNK if junk not in (1, 7, 8)),
                (mover.cookie, act(action={"do": "timeout", "seat": 0}), 30),
                (found.guest, act(), 12),
                ("", act(), 12),
                ("hacktable=nobody", act(), 12),
                ("", {"do": "leave"}, 10),
                (found.guest, {"do": "leave"}, 12),
                (found.guest, {"do": "back"}, 12),
                (found.guest, {"do": "sit", "chair": 0}, 15),
                (found.guest, {"do": "sit", "chair": 3}, 15),
                ("", {"do": "say", "text": "x"}, 10),
                *((mover.cookie, {"do": do}, 15) for do in ("stand", "unready", "start", "rematch")),
                (mover.cookie, {"do": "ready", "server": "0" * 64, "seats": ["0" * 64]}, 15),
                (mover.cookie, {"do": "bot", "chair": 3, "level": "greedy"}, 15),
                (mover.cookie, {"do": "kick", "chair": 1}, 15),
                (mover.cookie, {"do": "choose", "options": {}, "pace": "off"}, 15),
            ]
            for cookie, message, fault in refused:
                async with wild(found.server, found.link, cookie) as client:
                    client.say(**message)
                    (answer,) = await client.answers(1)
                    got = getattr(answer, "fault", type(answer).__name__)
                    assert got == fault or (fault == 30 and got == 1), (message, answer)
                    assert got == 1 or message["do"] != "act" or answer.id == message["id"]
            for page, move in ((mover, mine), (waiter, theirs)):
                async with wild(found.server, found.link, page.cookie) as client:
                    client.say(**act(id=move, window=0, action={"do": "nothing"}))
                    assert await client.answers(1) == [messages.Ack(move)]

    asyncio.run(test())


def test_somebody_elses_lobby_is_not_yours(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found, wild(found.server, found.other, found.guest) as client:
            for message, fault in (
                ({"do": "start"}, 13),
                ({"do": "kick", "chair": 0}, 13),
                ({"do": "bot", "chair": 1, "level": "greedy"}, 13),
                ({"do": "choose", "options": {"memory": True}, "pace": "quick", "aids": True, "advice": True}, 13),
                ({"do": "publish", "on": True}, 13),
                ({"do": "sit", "chair": 0}, 14),
                ({"do": "sit", "chair": 7}, 18),
                ({"do": "stand"}, 12),
                ({"do": "ready", "server": "0" * 64, "seats": ["0" * 64]}, 12),
                ({"do": "leave"}, 12),
                ({"do": "rematch"}, 15),
                ({"do": "act", "id": "0123456789", "window": 0, "action": {"do": "roll"}}, 15),
            ):
                client.say(**message)
                (answer,) = await client.answers(1)
                assert answer.fault == fault, (message, answer)

    asyncio.run(test())


# ---------------------------------------------------------------- hellos, strikes and floods


def test_every_goodbye_says_whether_it_is_of_use_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            server, link = found.server, found.link
            async with wild(server, link, hello=False) as silent:
                async with wild(server, link, hello=False) as client:
                    client.say(do="ping")
                    client.say(do="act", id="0123456789", window=0, action={})
                    first, second = await client.answers(2)
                    assert first == messages.Pong()
                    assert (second.fault, second.id) == (2, "0123456789")
                    client.say(do="hello", protocol=messages.PROTOCOL)
                    client.say(do="hello", protocol=messages.PROTOCOL)
                    assert [answer.fault for answer in await client.answers(1)] == [1]
                hellos: tuple[tuple[str, dict[str, Any], int, int], ...] = (
                    (link, {}, 0, 4400),
                    (link, {}, -(2**60), 4400),
                    ("nothinghere", {}, messages.PROTOCOL, 4404),
                    ("", {}, messages.PROTOCOL, 4404),
                    ("%00", {}, messages.PROTOCOL, 4404),
                    ("%ff%fe/../..", {}, messages.PROTOCOL, 4404),
                    ("x" * 3000, {}, messages.PROTOCOL, 4404),
                    ("' or 1=1 --".replace(" ", "%20"), {}, messages.PROTOCOL, 4404),
                    (link, {"origin": "https://elsewhere.example"}, messages.PROTOCOL, 4403),
                    (link, {"origin": "null"}, messages.PROTOCOL, 4403),
                    (link, {"origin": "http://[bad"}, messages.PROTOCOL, 4403),
                )
                for link_, headers, protocol, code in hellos:
                    async with wild(server, link_, hello=False, **headers) as client:
                        client.say(do="hello", protocol=protocol)
                        assert await client.goodbye() == code, link_
                for hello in (True, False):
                    async with wild(server, link, hello=hello) as client:
                        for _ in range(STRIKES + 20):
                            client.send("nonsense")
                        assert all(answer.fault == 1 for answer in await client.answers(STRIKES))
                        assert await client.goodbye() == 4422
                assert await silent.goodbye() == 4510

    asyncio.run(test())


def test_who_floods_is_asked_to_slow_down_and_then_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path, limits=True, options=("--share", "3")) as found:
            flooding = {"x-forwarded-for": "203.0.113.5"}  # whose budget is still full
            async with wild(found.server, found.link, "", True, **flooding) as client:
                free = BURST * 30_000 // PRICES[messages.Ping]
                heard: list[str] = []
                with contextlib.suppress(ClosedError):
                    while len(heard) < 20 * free:  # many at once: budgets fill up while a slow machine takes its time between two pieces
                        client.repeat(free // 2, do="ping")
                        for _ in range(free // 2):
                            answer = await client.hear()
                            heard.append(str(answer.fault) if isinstance(answer, messages.Refused) else type(answer).__name__)
                assert heard.count("Pong") >= free // 4, "the rest was used up by what went before"
                assert heard.count("3") >= STRIKES
                assert heard[-1] == "Bye"
                assert client.bye == messages.Bye(4529, "close-flood", True)
            let_in = False
            while not let_in:  # in a moment
                async with wild(found.server, found.link, hello=False) as client:
                    client.say(do="hello", protocol=messages.PROTOCOL)
                    if let_in := isinstance(await client.hear(), messages.TableState):
                        client.say(do="ping")
                        assert await client.answers(1) == [messages.Pong()]
            closes: Counter[int | None] = Counter()

            async def knock() -> None:
                async with wild(found.server, "nothinghere", hello=False) as client:
                    client.say(do="hello", protocol=messages.PROTOCOL)
                    closes[await client.goodbye()] += 1

            for _ in range(10):  # many at once: one after another, a busy machine would not reach the limit of new sockets
                await asyncio.gather(*(knock() for _ in range(30)))
            assert set(closes) == {4404, 4529}
            for method, path, body in (("POST", "/api/me", {"name": "x"}), ("GET", "/api/home", None)):
                await refilled(found.server)
                statuses: Counter[int] = Counter()
                while statuses[429] < 3:  # more refusals than a few would have to be waited for
                    for answer in await asyncio.gather(*(ask(found.server, method, path, body) for _ in range(5))):
                        statuses[answer.status] += 1
                        if answer.status != 200:
                            problem = msgspec.json.decode(answer.body, type=answers.Problem)
                            check_fault(problem)
                            assert (problem.fault, answer.status) == (3, 429)
                assert set(statuses) == {200, 429}
            await refilled(found.server)

    asyncio.run(test())


async def refilled(server: Server) -> None:
    """Wait until the limits let the record be asked for."""
    async with asyncio.timeout(PATIENCE):
        while (await ask(server, "GET", "/api/home")).status == 429:
            await asyncio.sleep(0.2)


def test_who_does_not_read_is_sent_away_and_holds_up_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.setblocking(False)
            await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", found.server.port))
            reader, writer = await asyncio.open_connection(sock=small, limit=1024)
            client = Wild(reader, writer)
            client.write(upgrade(found.server, f"/ws/{found.link}"))
            await reader.readuntil(b"\r\n\r\n")
            client.say(do="hello", protocol=messages.PROTOCOL)
            async with wild(found.server, found.link) as quick:
                for _ in range(2000):  # only some thirty wait to be answered at once, and systems keep megabytes for a slow reader
                    for _ in range(30):
                        client.say(do="log", before=1000)
                    with contextlib.suppress(ConnectionError):  # already sent away
                        await writer.drain()
                    quick.say(do="ping")
                    assert await quick.answers(1) == [messages.Pong()]
                    if writer.is_closing() or reader.at_eof() or reader.exception():
                        break
            assert await client.goodbye() in (4508, None)
            writer.transport.abort()

    asyncio.run(test())


def test_a_socket_with_very_many_frames_that_are_no_messages_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            for kind in (PING, 10):
                async with wild(found.server, found.link) as client:
                    for _ in range(CONTROL[1] + 50):
                        client.send(b"", kind)
                    assert await client.goodbye() == 4529
            reader, writer = await asyncio.open_connection("127.0.0.1", found.server.port)
            writer.write(f"GET /api/home HTTP/1.1\r\nHost: {found.server.address}\r\n\r\n".encode() * 200)
            answered = await reader.read()
            assert answered.count(b"HTTP/1.1 200") <= MOST_AHEAD + 1
            writer.transport.abort()

    asyncio.run(test())


# ---------------------------------------------------------------- below the messages


def protocol_junk(chance: random.Random) -> dict[str, Callable[[Wild], Any]]:
    """What is no WebSocket."""

    def interrupted(client: Wild) -> None:
        client.send("{", last=False)
        client.send("{}")

    def in_pieces(client: Wild) -> None:
        for kind in (TEXT, 0, 0):
            client.send(" " * 30_000, kind, last=False)

    return {
        "no frame at all": lambda client: client.write(b"GET / HTTP/1.1\r\n\r\n" * 3),
        "random bytes": lambda client: client.write(bytes([chance.choice((0x83, 0xC1, 0xF1, 0x8B))]) + chance.randbytes(20_000)),
        "an unmasked frame": lambda client: client.send("{}", masked=False),
        "reserved bits": lambda client: client.send("{}", reserved=chance.randrange(1, 8)),
        "an unknown kind": lambda client: client.send("{}", chance.choice((3, 4, 7, 11, 15))),
        "a fragment of nothing": lambda client: client.send("{}", 0),
        "a message inside a fragmented one": interrupted,
        "a fragmented ping": lambda client: client.send(b"x", PING, last=False),
        "a ping that is too long": lambda client: client.send(b"x" * 126, PING),
        "a close with half a code": lambda client: client.send(b"\x03", CLOSE),
        "a close with a forbidden code": lambda client: client.send(
            struct.pack("!H", chance.choice((0, 999, 1005, 1006, 1015, 2999))), CLOSE
        ),
        "a close with a broken reason": lambda client: client.send(struct.pack("!H", 1000) + b"\xff\xfe", CLOSE),
        "too large a message": lambda client: client.send(" " * (2 * messages.LARGEST_CHOICE + 1)),
        "far too large a message": lambda client: client.send(" " * 200_000),
        "too large a message in pieces": in_pieces,
        "an impossible length": lambda client: client.write(b"\x81\xff" + struct.pack("!Q", chance.choice((2**63, 2**64 - 1, 2**40)))),
    }


def test_what_is_no_websocket_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            for seed in range(20):
                for name, send in protocol_junk(random.Random(seed)).items():
                    async with wild(found.server, found.link, hello=seed % 2 == 0) as client:
                        send(client)
                        code = await client.goodbye()
                        assert code in PROTOCOL_CLOSES or (code == 1005 and "close" in name), (name, code)
                        with contextlib.suppress(ConnectionError):
                            client.send("{}")
            for seed in range(20):  # broken text, and a proper close, are no fault of the protocol's
                async with wild(found.server, found.link) as client:
                    client.send(random.Random(seed).choice((b"\xff", b"\xc3", b'{"do":"ping\xed\xa0\x80"}', b"\xf8\x88\x80\x80\x80")))
                    client.write(b"\x81\xff" + struct.pack("!Q", 2) + b"\0\0\0\0{}")  # a small length in a large field
                    assert [answer.fault for answer in await client.answers(2)] == [1, 1]
                    client.send(struct.pack("!H", 1000), CLOSE)
                    assert await client.goodbye() == 1000

    asyncio.run(test())


def test_a_socket_that_breaks_off_anywhere_does_no_harm(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            data = upgrade(found.server, f"/ws/{found.link}", cookie=found.guest)
            frame = b'\x81\xaa\0\0\0\0{"do":"hello","protocol":3,"epoch":null}  '
            for stop in range(0, len(data), 9):
                await broken_off(found.server, data[:stop])
            for stop in range(0, len(frame), 2):
                await broken_off(found.server, data + frame[:stop])

    asyncio.run(test())


async def broken_off(server: Server, data: bytes) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(data)
    await writer.drain()
    writer.transport.abort()


def test_no_handshake_is_too_strange(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            server, path = found.server, f"/ws/{found.link}"
            good = upgrade(server, path)
            strange = [
                good.replace(b"Version: 13", b"Version: 12"),
                good.replace(b"Version: 13", b"Version: \xff\xfe"),
                good.replace(b"Sec-WebSocket-Version: 13\r\n", b""),
                good.replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Lock"),
                upgrade(server, path, Sec_WebSocket_Key="short"),
                upgrade(server, path, Sec_WebSocket_Key="é" * 16),
                upgrade(server, path, Upgrade="h2c"),
                upgrade(server, path, Upgrade="WEBSOCKET, é"),
                upgrade(server, path, Connection="close"),
                upgrade(server, path, cookie="hacktable=é; =; ;;; \udcff=\udcff"),
                upgrade(server, path, cookie="x" * 20_000),
                upgrade(server, path, origin="\udcff\udcfe"),
                upgrade(server, path, Sec_WebSocket_Protocol="é, , x"),
                upgrade(server, path, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits=99, é"),
                upgrade(server, path, x_forwarded_for="é, 1.2.3.4,,"),
                upgrade(server, path, x_forwarded_proto="gopher"),
                upgrade(server, path, **{f"x{i}": "y" for i in range(300)}),
                upgrade(server, "/ws/é"),
                upgrade(server, "/ws/\udcff\udcfe"),
                upgrade(server, "/ws/%ed%a0%80"),
                upgrade(server, "/ws/" + "x" * 60_000),
                upgrade(server, path + "?é=\udcff"),
                upgrade(server, "http://elsewhere.example/ws/x"),
                upgrade(server, "*"),
                upgrade(server, "/api/home"),
                upgrade(server, "/health"),
                upgrade(server, "/"),
                good.replace(b"GET", b"POST"),
                good.replace(b"GET", b"BREW"),
                good.replace(b"HTTP/1.1", b"HTTP/1.0"),
                good.replace(b"HTTP/1.1", b"HTTP/9.9"),
                good.replace(b"\r\n", b"\n"),
                good.replace(b"Host: ", b"Host : "),
                good[:-2] + b" folded\r\n\r\n",
                good[:-2] + b"content-length: 5\r\n\r\nhello",
                good[:-2] + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
                good + b"\x81\x80\0\0\0\0",
                good + good,
                b"\0" * 100,
                b"\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03" + bytes(range(200)),
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\r\n" * 50 + good,
                bytes(range(256)) * 40,
            ]
            for data in strange:
                answer = await raw(server, data + b"\r\n\r\n" * (b"\r\n\r\n" not in data))
                assert answer is None or answer.status < 500, data[:300]

    asyncio.run(test())


# ---------------------------------------------------------------- HTTP

PATHS = [
    "/", "/health", "/api", "/api/", "/api/home", "/api/me", "/api/me/link", "/api/me/key", "/api/tables", "/api/nothing", "/table/x",
    "/api/tables/LINK/1/record", "/api/tables/LINK/1/replay", "/api/tables/LINK/1/replay?eyes=9", "/api/tables/LINK/1/replay?eyes=0&eyes=1",
    "/api/tables/LINK/0/record", "/api/tables/LINK/-1/record", "/api/tables/LINK/x/record", "/api/tables/LINK/99999999999999999999/record",
    f"/api/tables/LINK/{'9' * 5000}/record", "/api/tables/%00/1/record", "/api/tables/%ff/1/record", "/api/tables/%2e%2e%2f/1/replay?eyes=%ff",
    "/../../etc/passwd", "/assets/../../../x", "/assets/%2e%2e/x", "//elsewhere.example/", "/%", "/%zz", "/?" + "a=b&" * 3000, "/ws/LINK", "/é",
    "/api/\x7f", "/favicon.ico", "*", "http://elsewhere.example/api/home", "/api/tables/LINK/1/replay?" + "&" * 500, "/api/home/", "/API/HOME",
]  # fmt: skip
BODIES: list[bytes] = [
    b"", b"{}", b"[]", b"null", b"1", b'"x"', b"{", b"\xff\xfe", b'{"name":"x"}', b'{"name":""}', b'{"name":null}', b'{"name":1}', b'{"name":"   "}',
    b'{"name":"\\u0000\\u200b"}', b'{"name":"\\ud800"}', b'{"name":"' + b"x" * 25 + b'"}', b'{"name":"x","name":"y"}', b'{"name":"x","more":1}',
    b'{"key":""}', b'{"key":"nobody"}', b'{"key":"\\ud800"}', b'{"key":"' + b"x" * 101 + b'"}', b'{"game":"hashcatch"}', b'{"game":"../x"}',
    b'{"game":"hashcatch","bots":7,"pace":"quick"}', b'{"game":"hashcatch","bots":-1}', b'{"game":"hashcatch","bots":8}',
    b'{"game":"hashcatch","options":{"memory":7}}', b'{"game":"hashcatch","options":{"zz":true}}', b'{"game":"hashcatch","options":[]}',
    b'{"name":"x","game":"hashcatch","format":"swiss","rounds":1,"size":2,"minutes":0,"pace":"off"}', b'{"what":"join"}', b'{"what":"rest"}',
    b'{"name":"x","game":"hashcatch","format":"swiss","rounds":99,"size":2,"minutes":0,"pace":"off"}', b'{"what":"begin"}', b'{"what":"pause"}',
    b'{"name":"\\u0000","game":"hacker","format":"robin","rounds":12,"size":2,"minutes":null,"pace":"quick"}', b'{"what":"remove","which":-1}',
    b'{"what":"skip","which":99999999999999999999}', b'{"changes":0}', b'{"changes":-1}', b'{"games":["hashcatch"]}', b'{"on":false}', b'{"on":1}', b'{"private":true}',
    b'{"handle":"0123456789abcdef","muted":true,"blocked":true}', b'{"handle":"0123456789abcdef","reason":"insults","words":"x"}', b'{"handle":"","reason":"zz"}',
    b'{"game":"hashcatch","pace":"slow"}', b'{"game":""}', b"[" * 5000, b'{"a":' * 1000, b" " * 8193, b"x" * 100_000, b'{"name":1e999}',
]  # fmt: skip
METHODS = ["GET", "GET", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW", "get"]
HEADERS: list[dict[str, str]] = [
    {}, {}, {}, {"origin": "https://elsewhere.example"}, {"origin": "null"}, {"content_type": "text/html"}, {"content_type": "é"},
    {"content_type": "application/json; charset=zz"}, {"content_type": "application/x-www-form-urlencoded"}, {"content_type": "application/x-msgpack"},
    {"content_type": "multipart/form-data; boundary="}, {"content_length": "5"}, {"content_length": "x"}, {"content_length": "-1"},
    {"transfer_encoding": "chunked"}, {"accept": "é/*"}, {"accept_encoding": "gzip;q=é"}, {"if_none_match": "*"}, {"host": ""}, {"host": "é"},
    {"range": "bytes=9-1"}, {"expect": "100-continue"}, {"x_forwarded_for": "é,,"}, {"x_forwarded_proto": "https"}, {"x": "y" * 50_000}, {"x": "y" * 70_000},
]  # fmt: skip
ROUTES = [
    ("POST", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/key"), ("POST", "/api/me/link"), ("GET", "/api/home"), ("DELETE", "/api/me"),
    ("GET", "/api/tables/LINK/1/record"), ("GET", "/api/tables/LINK/1/replay"), ("GET", "/api/tables/LINK/2/replay"),
    ("GET", "/api/evenings"), ("POST", "/api/evenings"), ("GET", "/api/evenings/EVENING"), ("GET", "/api/evenings/LINK"), ("POST", "/api/evenings/EVENING/do"),
    ("POST", "/api/evenings/EVENING/wait"), ("GET", "/api/evenings/EVENING/told"), ("POST", "/api/evenings/EVENING/told"), ("GET", "/evening/EVENING"),
    ("GET", "/api/daily"), ("POST", "/api/daily/hashcatch"), ("POST", "/api/daily/%ff"), ("POST", "/api/seek"), ("POST", "/api/seek/wait"),
    ("POST", "/api/seek/accept"), ("DELETE", "/api/seek"), ("GET", "/api/open"), ("GET", "/api/me/met"), ("GET", "/api/me/ties"), ("POST", "/api/me/ties"),
    ("GET", "/api/players/me"), ("GET", "/api/players/0123456789abcdef"), ("POST", "/api/me/private"), ("GET", "/api/tables/LINK/1/ratings"),
    ("POST", "/api/tables/LINK/reports"), ("POST", "/api/tables/EVENING/reports"),
]  # fmt: skip
COOKIES = [
    "",
    "",
    "hacktable=",
    "hacktable=nobody",
    "hacktable=é",
    "hacktable",
    ";;;=",
    'hacktable="\\377"',
    "a=b; " * 500,
    "hacktable=" + "x" * 9000,
]


def check_http(answer: Answer, path: str, head: bool) -> None:
    assert answer.status < 500, answer
    if answer.status < 400 or head:
        return
    if answer.body == b"Invalid HTTP request received.":  # so strange that it does not reach us
        assert answer.status == 400
    elif answer.headers.get("content-type", "").startswith("application/json"):
        check_fault(msgspec.json.decode(answer.body, type=answers.Problem))
    else:
        assert not path.startswith("/api/") or answer.status == 431, answer  # with very long headers a request does not get so far


def test_no_request_is_answered_with_an_error_of_ours(tmp_path: Path) -> None:
    async def test() -> None:
        async with victim(tmp_path) as found:
            seen: Counter[int | None] = Counter()
            plan = {"name": "x", "game": "hashcatch", "format": "swiss", "rounds": 3, "size": 2, "minutes": None, "pace": "off"}
            evening = (await ask(found.server, "POST", "/api/evenings", plan, cookie=found.guest)).json()["id"]

            async def some(seed: int) -> None:
                chance = random.Random(seed)
                for _ in range(700):
                    method, path = chance.choice(ROUTES) if chance.random() < 0.6 else (chance.choice(METHODS), chance.choice(PATHS))
                    path, body = path.replace("LINK", found.link).replace("EVENING", evening), chance.choice(BODIES)
                    cookie = "GUEST" if chance.random() < 0.5 and method != "DELETE" else chance.choice(COOKIES)
                    headers = chance.choice(HEADERS) if chance.random() < 0.3 else {}
                    answer = await asked(found.server, method, path, body, cookie.replace("GUEST", found.guest), headers)
                    seen[answer.status if answer else None] += 1
                    if answer:
                        check_http(answer, path, method == "HEAD")

            await asyncio.gather(*map(some, range(TOGETHER)))
            assert {200, 201, 400, 401, 403, 404, 405, 409, 413} <= set(seen), seen

    asyncio.run(test())


async def asked(server: Server, method: str, path: str, body: bytes, cookie: str, headers: dict[str, str]) -> Answer | None:
    """The answer, if there is one. A request that promises more than it sends is broken off."""
    head = {"host": server.address, "content-length": str(len(body)), "content-type": "application/json", "connection": "close"}
    head |= {"cookie": cookie} if cookie else {}
    head |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    data = "\r\n".join(lines).encode("utf-8", "surrogateescape") + body
    return await raw(server, data, cut=bool(headers.keys() & {"content_length", "transfer_encoding", "expect"}))
