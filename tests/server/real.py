"""A real server in a process of its own, and pages without a screen that play at it through real sockets."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import hacktable
from hacktable.match.deal import Commitments, breaches, seat_commitment
from hacktable.server.table.playing import Playing
from hacktable.server.wire import messages
from hacktable.server.wire.showing import whole
from ports import free_port
from simulation.page import patch as patch
from stored import Log, logs

BOX = hacktable.game("hashcatch")
HERE = Path(__file__).parent
PATIENCE = 60.0
"""Seconds that anything may take on a busy machine before a test gives up."""
EASE = 0.1
"""Seconds that somebody thinks who is in no haste."""
QUICK = "check", "bank"
"""Actions that bring the end nearer; who takes them whenever possible is through after some hundred moves."""


def committed(server: str, *seeds: bytes) -> dict[str, Any]:
    """The message that says "ready", for seeds that a page has drawn.

    :param server: the table's commitment.
    """
    return {"do": "ready", "server": server, "seats": [seat_commitment(server, seed) for seed in seeds]}


# ---------------------------------------------------------------- servers


@dataclass
class Server:
    """A server that can be started again and again on the same data folder and port."""

    data: Path
    port: int = field(default_factory=free_port)
    pid: int = 0
    status: int | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def errors(self) -> Path:
        return self.data.parent / f"{self.data.name}.log"

    @property
    def log(self) -> str:
        return self.errors.read_text("utf-8", "replace") if self.errors.exists() else ""

    @property
    def complaints(self) -> list[str]:
        """Lines of the log that no client may bring about."""
        return [line for line in self.log.splitlines() if "Traceback" in line or " ERROR " in line or " CRITICAL " in line]

    @property
    def database(self) -> Path:
        return self.data / "hacktable.sqlite"

    async def start(self) -> None:
        raise NotImplementedError

    async def wait(self) -> int:
        """The exit status, when it has ended; minus a signal's number."""
        raise NotImplementedError

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert await self.wait() == -signal.SIGKILL

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: Any) -> None:
        """If a test has not ended it, it ends here."""


@dataclass
class Served(Server):
    """`hacktable serve`, or (without limits) the same from its function."""

    limits: bool = True
    options: tuple[str, ...] = ()
    first: str = ""
    """What a server without limits does before it begins, in Python."""
    process: asyncio.subprocess.Process | None = None
    said: str = ""

    async def start(self) -> None:
        command = ["-m", "hacktable.cli", "serve", "--port", str(self.port), "--data", str(self.data), "--no-compile", "--bot-pause", "0"]
        if not self.limits:
            code = f"{self.first}\n" + (
                "import sys; from pathlib import Path; from hacktable.server.serve import Settings, run; "
                "sys.exit(run(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_pause=0, compile=False, limits=False)))"
            )
            command = ["-c", code, str(self.port), str(self.data)]
        with self.errors.open("ab") as errors:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, *self.options, stdout=asyncio.subprocess.PIPE, stderr=errors
            )
        self.pid = self.process.pid
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            self.said = (await self.process.stdout.readline()).decode()

    async def wait(self) -> int:
        assert self.process
        async with asyncio.timeout(PATIENCE):
            return await self.process.wait()

    async def __aexit__(self, *_: Any) -> None:
        assert self.process
        if self.process.returncode is None:
            await self.kill()


class Nursery:
    """Starts servers quickly, see `nursery.py`. When a test is through with it, the servers that still live are killed.

    All tests of a process use the same program: starting it takes as long as starting a server. Every server is forked from it anew.
    """

    _program: ClassVar[subprocess.Popen[bytes] | None] = None

    def __init__(self) -> None:
        self._alive: set[int] = set()
        self._busy = asyncio.Lock()

    async def __aenter__(self) -> Nursery:
        if Nursery._program is None:
            pipe = subprocess.PIPE
            Nursery._program = subprocess.Popen([sys.executable, str(HERE / "nursery.py")], stdin=pipe, stdout=pipe)
            async with asyncio.timeout(10 * PATIENCE):  # the rules may have to be compiled first
                assert await self._line() == ["ready"]
        return self

    async def __aexit__(self, *_: Any) -> None:
        self._kill()  # all of them first: somebody may be waiting for one of them to end
        while self._alive and Nursery._program:
            await self._end(next(iter(self._alive)))

    @staticmethod
    @atexit.register
    def close() -> None:
        if program := Nursery._program:
            Nursery._program = None
            program.kill()
            program.wait()
            assert program.stdin
            assert program.stdout
            with contextlib.suppress(BrokenPipeError):
                program.stdin.close()
            program.stdout.close()  # after the end, when a thread that still reads there has been let go

    async def _line(self) -> list[str]:
        assert Nursery._program
        assert Nursery._program.stdout
        line = asyncio.create_task(asyncio.to_thread(Nursery._program.stdout.readline))
        try:
            words = (await asyncio.shield(line)).decode().split()
        except asyncio.CancelledError:  # the next test would get this one's answers
            self._kill()
            self._alive.clear()
            Nursery._program.send_signal(signal.SIGABRT)  # it says where it was
            await line
            self.close()
            raise
        assert words, f"the nursery has ended with status {Nursery._program.wait()}"
        return words

    def _kill(self) -> None:
        for pid in self._alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def _order(self, order: dict[str, Any]) -> list[str]:
        """What is answered."""
        async with self._busy, asyncio.timeout(PATIENCE):
            assert Nursery._program, "the nursery was ended, because somebody did not wait for an answer"
            assert Nursery._program.stdin
            Nursery._program.stdin.write(json.dumps(order).encode() + b"\n")
            Nursery._program.stdin.flush()
            return await self._line()

    async def begin(self, server: Nursling, harm: dict[str, Any]) -> None:
        order = {"port": server.port, "data": str(server.data), "errors": str(server.errors), "limits": server.limits, "harm": harm}
        order |= {"more": server.more, "own_workshop": server.own_workshop}
        server.pid = int((await self._order(order))[1])
        self._alive.add(server.pid)

    async def opened(self, server: Nursling) -> None:
        assert (await self._order({"hear": server.pid}))[2:5] == ["Hacktable", "is", "open:"], server.log

    async def end(self, server: Nursling) -> int:
        return await self._end(server.pid)

    async def ended(self, server: Nursling) -> int | None:
        """The exit status of a server, if it has ended."""
        words = await self._order({"look": server.pid})
        if words[0] == "lives":
            return None
        self._alive.discard(server.pid)
        return int(words[2])

    async def _end(self, pid: int) -> int:
        status = int((await self._order({"wait": pid}))[2])
        self._alive.discard(pid)
        return status


@dataclass
class Nursling(Server):
    """A server from a nursery; only one at a time may be starting there."""

    nursery: Nursery | None = None
    limits: bool = False
    harm: dict[str, Any] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    """More of `serve.Settings`."""
    own_workshop: bool = False
    """Whether it starts the children of its workshop itself, as `hacktable serve` does."""

    async def begin(self) -> None:
        """Start, and do not wait until it is open."""
        assert self.nursery
        await self.nursery.begin(self, self.harm)

    async def start(self) -> None:
        assert self.nursery
        await self.begin()
        await self.nursery.opened(self)

    async def wait(self) -> int:
        assert self.nursery
        return await self.nursery.end(self)


# ---------------------------------------------------------------- HTTP


@dataclass(frozen=True)
class Answer:
    """An answer over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def ask(server: Server, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> Answer:
    """One request on a connection of its own; a body that is no bytes is sent as JSON."""
    answer = await raw(server, request(server, method, path, body, cookie, connection="close", **headers))
    assert answer is not None, "no answer"
    return answer


def request(server: Server, method: str, path: str, body: Any = None, cookie: str = "", **headers: str) -> bytes:
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = {"host": server.address, "content-length": str(len(data))}
    head |= {"cookie": cookie} if cookie else {}
    head |= {"content-type": "application/json"} if data else {}
    head |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
    return "\r\n".join(lines).encode() + data


async def raw(server: Server, data: bytes, *, cut: bool = False) -> Answer | None:
    """What is answered to these bytes (and an end, if `cut`); None if the connection is closed without an answer."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            with contextlib.suppress(OSError):  # the server may have hung up already; it may have answered before
                writer.write(data)
                if cut:
                    writer.write_eof()
                await writer.drain()
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                return await answer_to(data, reader)
            return None
        finally:
            writer.transport.abort()


async def answer_to(data: bytes, reader: asyncio.StreamReader) -> Answer:
    """What comes back for a request."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, found, value in (line.partition(":") for line in lines) if found}
    length = int(headers.get("content-length", 0)) if not data.startswith(b"HEAD") else 0
    return Answer(int(first.split()[1]), headers, await reader.readexactly(length))


async def new_guest(server: Server, name: str) -> str:
    """The cookie of a new guest."""
    answer = await ask(server, "POST", "/api/me", {"name": name})
    assert answer.status == 200, answer
    return answer.headers["set-cookie"].split(";")[0]


async def new_table(server: Server, cookie: str, **wanted: Any) -> str:
    answer = await ask(server, "POST", "/api/tables", {"game": "hashcatch", **wanted}, cookie)
    assert answer.status == 201, answer
    return str(answer.json()["id"])


# ---------------------------------------------------------------- pages


@dataclass(frozen=True)
class Seen:
    """What a page showed after a message."""

    match: int
    view: str
    """State, who acts, what is legal, the window, and whether it is over."""
    whole: bool
    """It came in a sync."""
    ack: str | None
    line: int = 0
    """Which of the page's connections it came over, counted from 1."""


def text_of(state: Any, actors: Iterable[int], legal: Iterable[Any], window: int, over: bool) -> str:
    """A view as a text that is equal for equal views."""
    return json.dumps([state, list(actors), list(legal), window, over], sort_keys=True, separators=(",", ":"))


class Page:
    """A seat's page: it sits down, says it is ready, plays, and comes back by itself whatever happens to its socket."""

    def __init__(self, server: Server, link: str, cookie: str, seat: int, players: int, seed: int = 0) -> None:
        self.server, self.link, self.cookie, self.seat, self.players = server, link, cookie, seat, players
        self.chance = random.Random(f"{seed} {seat}")
        self.headers: dict[str, str] = {}
        """What its browser sends besides the cookie."""
        self.again = False
        """After the end: once more."""
        self.starts, self.passive, self.patient = True, False, True
        """Whether it starts as a host, makes no moves of its own accord, and sends again what may succeed later."""
        self.thinks = 0.0
        """Seconds before each move."""
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.match = 0
        self.epoch: str | None = None
        self.number = 0
        self.actors: list[int] = []
        self.legal: list[Any] = []
        self.window, self.over = 0, False
        self.pending: dict[str, Any] | None = None
        """A move that is not acknowledged."""
        self.sent: dict[str, tuple[int, Any]] = {}
        """Every move by its id: the match and the action."""
        self.acked: dict[str, int] = {}
        """Every acknowledged move, in order: how many times it was acknowledged."""
        self.seen: list[Seen] = []
        self.refusals: list[dict[str, Any]] = []
        self.byes: list[dict[str, Any]] = []
        self.closes: list[int] = []
        """How its sockets were closed."""
        self.connections = self.resent = self.recognised = self.caught_up = 0
        """How often it connected, sent a move again, was told that this was not needed, and got only what it had missed."""
        self.ended: list[int] = []
        """Matches whose end was told."""
        self.socket: ClientConnection | None = None
        self._asked: dict[str, Any] | None = None
        self._greeted = self._current = False

    @property
    def chair(self) -> int:
        """Where it sits; in a match, its seat."""
        assert self.table
        return int(self.table["you"]["chair"])

    # ---------------------------------------------------------------- the socket

    async def run(self) -> None:
        """Until it is cancelled."""
        pause = 0.0
        while True:
            try:
                async with connect(
                    f"ws://{self.server.address}/ws/{self.link}",
                    additional_headers={"Cookie": self.cookie, **self.headers},
                    compression=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                    close_timeout=0.1,
                    max_queue=None,
                    proxy=None,
                ) as self.socket:
                    self.connections += 1
                    pause, self._greeted, self._current, self._asked = 0.0, False, False, None
                    await self._talk(self.socket)
            except (OSError, EOFError, InvalidHandshake, TimeoutError):
                pass
            pause = min(0.2, 2 * pause or 0.01)
            await asyncio.sleep(pause * (0.5 + self.chance.random()))

    async def _talk(self, socket: ClientConnection) -> None:
        await self.say({"do": "hello", "protocol": messages.PROTOCOL, "epoch": self.epoch, "seen": self.number if self.epoch else None})
        try:
            while True:
                message = json.loads(await socket.recv())
                await getattr(self, f"_hear_{message['is']}")(message)
        except ConnectionClosed as closed:
            self.closes.append(closed.rcvd.code if closed.rcvd else 1006)

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(json.dumps(message))

    def drop(self) -> None:
        """Lose the connection."""
        if self.socket:
            self.socket.transport.abort()

    # ---------------------------------------------------------------- what the server says

    async def _hear_table(self, table: dict[str, Any]) -> None:
        self.table = table
        if not self._greeted:
            self._greeted = True
            if self.pending:
                self.resent += 1
                await self.say(self.pending)
        await self._arrange()

    async def _arrange(self) -> None:
        """In the lobby and after the end: the next thing that is to be done, once."""
        wanted = self._wanted()
        if wanted and wanted != self._asked:
            await self.say(wanted)
        self._asked = wanted

    def _wanted(self) -> dict[str, Any] | None:
        table = self.table
        assert table
        chairs, mine = table["chairs"], table["you"]["chair"]
        if table["phase"] == "lobby":
            if mine is None:
                free = [chair for chair in range(len(chairs)) if chairs[chair]["kind"] == "empty"]
                return {"do": "sit", "chair": self.seat if self.seat in free else free[0]} if free else None
            if sum(chair["kind"] != "empty" for chair in chairs) < self.players:
                return None  # who sits down later takes back what others were ready for
            if not chairs[mine]["ready"]:
                return committed(table["commitment"], self._seed(table["match"] + 1))
            if (
                self.starts
                and table["you"]["host"]
                and sum(chair["kind"] != "empty" and chair["ready"] for chair in chairs) == self.players
            ):
                return {"do": "start"}
        elif table["phase"] == "over" and self.again and table["you"]["host"]:
            return {"do": "rematch"}
        return None

    def _seed(self, match: int) -> bytes:
        return random.Random(f"{self.link} {self.seat} {match}").randbytes(32)

    async def _hear_deal(self, deal: dict[str, Any]) -> None:
        await self.say({"do": "reveal", "server": deal["server"], "seeds": [self._seed(deal["match"]).hex()]})

    async def _hear_dealt(self, dealt: dict[str, Any]) -> None:
        listed = Commitments(dealt["server"], tuple(dealt["seats"]))
        assert breaches(listed, [bytes.fromhex(seed) for seed in dealt["seeds"]]) == []

    async def _hear_sync(self, sync: dict[str, Any]) -> None:
        assert sync["epoch"] != self.epoch or sync["number"] >= self.number, "a sync from the past"
        if sync["match"] != self.match:
            self.pending = None
        self._current = True
        self.epoch, self.number, self.match, self.state = sync["epoch"], sync["number"], sync["match"], sync["state"]
        self._show(sync, None)
        await self._move()

    async def _hear_frame(self, frame: dict[str, Any]) -> None:
        assert frame["number"] == self.number + 1, f"frame {frame['number']} after {self.number}"
        self.number = frame["number"]
        self.caught_up += not self._current
        self._current = True
        patch(self.state, frame["diff"])
        self._show(frame, frame["ack"])
        if frame["ack"]:
            self._acknowledged(frame["ack"])
        await self._move()

    def _show(self, message: dict[str, Any], ack: str | None) -> None:
        self.actors, self.legal, self.window, self.over = message["actors"], message["legal"], message["window"], message["over"]
        view = text_of(self.state, self.actors, self.legal, self.window, self.over)
        self.seen.append(Seen(self.match, view, message["is"] == "sync", ack, self.connections))

    async def _hear_ack(self, ack: dict[str, Any]) -> None:
        self.recognised += 1
        self._acknowledged(ack["id"])
        await self._move()

    def _acknowledged(self, move: str) -> None:
        assert move in self.sent, "somebody else's acknowledgement"
        self.acked[move] = self.acked.get(move, 0) + 1
        if self.pending and self.pending["id"] == move:
            self.pending = None

    async def _hear_refused(self, refused: dict[str, Any]) -> None:
        self.refusals.append(refused)
        if refused["id"] is None:
            self._asked = None
            if refused["retry"] and self.patient:
                await asyncio.sleep(0.02)
                await self._arrange()
        elif self.pending and refused["id"] == self.pending["id"]:
            if refused["retry"] and self.patient:
                await asyncio.sleep(0.02)
                self.resent += 1
                await self.say(self.pending)
            elif not refused["retry"]:
                self.pending = None
                await self._move()

    async def _hear_end(self, end: dict[str, Any]) -> None:
        self.ended.append(end["match"])

    async def _hear_bye(self, bye: dict[str, Any]) -> None:
        self.byes.append(bye)

    async def _nothing(self, _: dict[str, Any]) -> None:
        pass

    _hear_clocks = _hear_chat = _hear_history = _hear_notice = _hear_pong = _nothing

    # ---------------------------------------------------------------- moves

    def choose(self) -> dict[str, Any]:
        """A new move; it is pending until it is acknowledged."""
        quick = [action for action in self.legal if action["do"] in QUICK]
        action = self.chance.choice(quick or self.legal)
        move = {"do": "act", "id": f"{self.chance.getrandbits(64):016x}", "window": self.window, "action": action}
        self.sent[move["id"]] = self.match, action
        self.pending = move
        return move

    async def _move(self) -> None:
        if self.pending is None and self.legal and not self.over and not self.passive:
            if self.thinks:
                await asyncio.sleep(self.thinks)
            await self.say(self.choose())


class Crew:
    """The pages of some tables of one server, playing on their own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.pages: list[Page] = []
        self.lost = 0
        """Moves that were on their way when a server was killed."""
        self._tasks: list[asyncio.Task[None]] = []

    @contextlib.asynccontextmanager
    async def playing(self, tables: Iterable[tuple[int, int]], seed: int) -> AsyncIterator[Crew]:
        """Tables with so many people and so many bots each. The same people sit at all of them."""
        tables = list(tables)
        cookies = [await new_guest(self.server, f"Guest {seat}") for seat in range(max(people for people, _ in tables))]
        for number, (people, bots) in enumerate(tables):
            link = await new_table(self.server, cookies[0], bots=bots)
            for seat in range(people):
                chair = seat if seat == 0 else seat + bots
                self.pages.append(Page(self.server, link, cookies[seat], chair, people + bots, 100 * seed + number))
        async with self.running():
            yield self

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Crew]:
        """Its pages play."""
        self._tasks = [asyncio.create_task(page.run()) for page in self.pages]
        try:
            yield self
        finally:
            for task in self._tasks:
                task.cancel()
            ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        self.raise_what_went_wrong(ends)

    @staticmethod
    def raise_what_went_wrong(ends: Iterable[Any]) -> None:
        for end in ends:
            if isinstance(end, Exception):
                raise end

    @property
    def acks(self) -> int:
        return sum(len(page.acked) for page in self.pages)

    @property
    def in_flight(self) -> int:
        return sum(page.pending is not None for page in self.pages)

    @property
    def resent(self) -> int:
        return sum(page.resent for page in self.pages)

    @property
    def recognised(self) -> int:
        """Moves sent again of which the server said that they had been carried out."""
        return sum(page.recognised for page in self.pages)

    @property
    def caught_up(self) -> int:
        return sum(page.caught_up for page in self.pages)

    def play_again(self, again: bool) -> None:
        """Whether one match follows another."""
        for page in self.pages:
            page.again = again

    @contextlib.contextmanager
    def at_ease(self, *but: Page) -> Iterator[None]:
        """Meanwhile all but these play on without haste: for when something else is waited for, and it takes seconds."""
        for page in self.pages:
            page.thinks = 0.0 if page in but else EASE
        try:
            yield
        finally:
            for page in self.pages:
                page.thinks = 0.0

    @property
    def done(self) -> bool:
        """Everybody knows that their match has ended."""
        return all(page.table and page.table["phase"] == "over" and page.match in page.ended for page in self.pages)

    async def settle(self) -> None:
        """Nobody moves any more, until it is a person's turn everywhere."""
        for page in self.pages:
            page.passive = True
        turn = {page.link for page in self.pages}
        await self.until(lambda: self.in_flight == 0 and turn == {page.link for page in self.pages if page.legal or page.over})

    async def until(self, condition: Callable[..., bool], *given: Any, patience: float = PATIENCE, every: float = 0.002) -> None:
        """Wait for something that the pages bring about. What it is about in a loop is given with it.

        :param every: seconds between two looks.
        """
        async with asyncio.timeout(patience):
            while not condition(*given):
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(every)


# ---------------------------------------------------------------- what is on disk


def views(log: Log) -> list[list[str]]:
    """What every seat is shown after each number of moves, computed from what is stored."""
    playing = Playing(log.stored, (), "")
    found: list[list[str]] = [[] for _ in playing.seats]
    for move in (None, *log.moves):
        if move:
            playing.take(playing.attempt(move.seat, move.action, at=move.at), move.move_id)
        match, actors, over = playing.match, playing.match.actors, playing.over
        for seat in playing.seats:
            state = whole(match.rules.State, match.shown(seat)[0])
            legal = [json.loads(match.rules.actions.json(act)) for act in playing.acts[seat]]
            found[seat].append(text_of(state, actors, legal, playing.windows[seat], over))
    return found


def check_log(log: Log, pages: Iterable[Page]) -> None:
    """Every acknowledged move is stored, once, in order, as it was sent; and nothing that nobody sent."""
    number, by_seat = log.stored.number, {page.chair: page for page in pages}
    assert [move.ply for move in log.moves] == list(range(1, len(log.moves) + 1))
    ids = [move.move_id for move in log.moves if move.move_id]
    assert len(ids) == len(set(ids)), "a move was played twice"
    for page in by_seat.values():
        acked = [move for move in page.acked if page.sent[move][0] == number]
        mine = set(acked)
        assert [move for move in ids if move in mine] == acked, "acknowledged moves are missing, or in another order"
    everyone = {move: (page, sent) for page in by_seat.values() for move, sent in page.sent.items()}
    for move in log.moves:
        if move.by == "guest":
            assert move.move_id
            page, (match, action) = everyone[move.move_id]
            assert by_seat[move.seat] is page
            assert (match, str(BOX.rules.actions.from_json(json.dumps(action).encode()))) == (number, move.action)


def check_views(log: Log, page: Page, shown: list[str]) -> None:
    """Whatever the page showed during a match is what the log says, at a point that never goes back, and in the end all of it. Only who was away at the end
    and came back when others had gone on to the next match has missed it."""
    plies = {move.move_id: move.ply for move in log.moves if move.move_id}
    at = -1
    line = missed = 0
    for seen in page.seen:
        if seen.match != log.stored.number:
            missed = missed or (seen.line if line else 0)
            continue
        line, missed = seen.line, 0
        if seen.whole:
            at = next((ply for ply in range(max(at, 0), len(shown)) if shown[ply] == seen.view), -2)
        else:
            at = next((ply for ply in range(at + 1, len(shown)) if shown[ply] != shown[at]), -2)
        assert at != -2, "a view that the log does not lead to"
        assert shown[at] == seen.view
        assert seen.ack is None or plies[seen.ack] == at, "another move was acknowledged"
    assert shown[at] == shown[-1] or missed > line, "the page does not show the end of the log"


async def check_everything(crew: Crew) -> None:
    """The log has every acknowledged move once, everybody saw what the log says, and the record of what has ended is true.

    After the end, or when everything has settled.
    """
    tables = {page.link: [each for each in crew.pages if each.link == page.link] for page in crew.pages}
    for (link, number), log in logs(crew.server.database).items():
        check_log(log, tables[link])
        shown = views(log)
        for page in tables[link]:
            if page.match == number:
                end = shown[page.chair][-1]
                await crew.until(lambda shown, last: shown.seen[-1].view == last, page, end)
                check_views(log, page, shown[page.chair])
        record = await ask(crew.server, "GET", f"/api/tables/{link}/{number}/record")
        if record.status == 409:
            assert not any(page.over for page in tables[link])
            continue
        match = BOX.replay(record.body.decode())
        assert match.over
        assert [(entry.seat, str(entry.action)) for entry in match.log] == [(move.seat, move.action) for move in log.moves]
    assert crew.server.complaints == []
