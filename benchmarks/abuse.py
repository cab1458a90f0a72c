"""Attack a server as one guest or one address could, and measure what people at another table notice of it.

    python benchmarks/abuse.py                       # all attacks, three rounds (about a quarter of an hour)
    python benchmarks/abuse.py --only pings steers   # some of them
    python benchmarks/abuse.py --costs               # what every message and every request costs the server, without limits; the
                                                     # speed of the machine cancels out if they are compared with "GET /" of the same run
    python benchmarks/abuse.py --costs --turns       # also how long each of them holds the event loop without a break
    python benchmarks/abuse.py --server-cores 0 1    # the server on these cores, everybody else on the others
    python benchmarks/abuse.py --list                # what each attack does

A server is started as a process of its own, with compiled rules and bots and the limits that `hacktable serve` has. Six people play at three
tables through real sockets, each moving a little after it is their turn, and some others open the home page all the time. Then an attacker, in
another process and from another address, does one thing as fast as it can. For each attack this program prints the time from
sending a move to its acknowledgement, and of `/api/home`, during and after it, and how many times as long as in calm that is. The aim: no
attack from one address more than doubles the honest 95th percentile, and none has an effect after it ends.

A machine's own unrest changes a 95th percentile of a few milliseconds easily by half, and for minutes. So all attacks are carried out in turn,
in several rounds; calm is what was measured shortly before each, and before its neighbours; and beside each ratio stands the range in which it lies with a chance of
nine in ten, found by drawing the seconds that were measured again and again (a bootstrap). An attack whose range reaches beyond 2 is
named at the end: more rounds make ranges narrower.

Attackers run on the same machine, but get only time that nobody else wants: in earnest they have machines of their own. With
`--server-cores` the server, its threads and its child processes have some cores for themselves, as they would on another machine, and the attacker and the
honest people share the rest. Two rows tell what sharing a machine alone does: `nothing`, and `spin`, where the attacker only keeps a processor busy. They connect directly, and choose their address with `X-Forwarded-For`, which a server believes
from 127.0.0.1 (`--proxies`).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from rich.console import Console
from rich.progress import Progress

TESTS = Path(__file__).parent.parent / "tests"
sys.path[:0] = [str(TESTS), str(TESTS / "server")]

import real  # noqa: E402 (the pages of the tests, which follow every change of the protocol)
from bare_socket import BareSocket  # noqa: E402
from turns import Turns  # noqa: E402

from drawing import MINE  # noqa: E402
from hacktable.server.wire import messages  # noqa: E402

GAMES = ("hashcatch", "blackhat", "hacker")
EVENING = {"name": "Friday", "game": "hashcatch", "format": "swiss", "rounds": 5, "size": 4, "minutes": 0, "pace": "off"}
ATTACKERS = itertools.cycle(f"203.0.113.{number}" for number in range(1, 255))
"""The addresses from which attacks come, each from another: whatever one has used up, the next can prepare."""
HONEST_PAUSE = 0.05
"""Seconds from when somebody may move until they do."""
COUNTING = """import asyncio, uvloop; sys.path.insert(0, {folder!r}); from turns import Turns
Turns(Path({file!r})).count_here(); uvloop.new_event_loop = asyncio.new_event_loop
"""
"""For a server whose turns are counted."""
LOOKING = ("198.51.100.1", "198.51.100.2", "198.51.100.3")
"""The addresses from which people look at the home page, each four times a second or so."""


# ---------------------------------------------------------------- a server


@contextlib.contextmanager
def serving(
    folder: str, *, limits: bool = True, cores: Sequence[int] = (), games: tuple[str, ...] = GAMES, turns: Path | None = None
) -> Iterator[real.Server]:
    """A server in a process of its own, with compiled rules and bots, as it is some minutes after its first start; on these cores, if some are named.

    :param turns: where the turns of its event loop are counted, if they are.
    """
    code = (
        "import os, sys; cores = [int(core) for core in sys.argv[3].split()]; cores and os.sched_setaffinity(0, cores)\n"
        "from pathlib import Path; from hacktable.server.serve import Settings, run; "
        "from hacktable.server.warming import exercise, exercise_policy, own_policies; from hacktable.match.box import box; from hacktable.kernel.engine import use_compiled\n"
        "for game in sys.argv[4:]: exercise(box(game)); use_compiled(box(game).rules); "
        "[exercise_policy(box(game), bot) for bot in own_policies(box(game))]\n"
        + (COUNTING.format(folder=str(Path(__file__).parent), file=str(turns)) if turns else "")
        + "sys.exit(run(Settings(port=0, data=Path(sys.argv[1]), compile=False, ready=500, bot_pause=0, limits=sys.argv[2] == 'True')))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, folder, str(limits), " ".join(map(str, cores)), *games], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        line = process.stdout.readline()
        yield real.Server(Path(folder), port=int(line.split()[3].rpartition(":")[2]), pid=process.pid)
    finally:
        process.terminate()
        process.wait(60)


def nanoseconds(pid: int) -> tuple[int, int]:
    """Processor time of a server's event loop, and of all its threads and children."""
    tasks = {path.name: int(path.joinpath("schedstat").read_text().split()[0]) for path in Path(f"/proc/{pid}/task").iterdir()}
    children = 0
    for child in [each for task in tasks for each in Path(f"/proc/{pid}/task/{task}/children").read_text().split()]:  # each is its thread's
        with contextlib.suppress(OSError):
            children += sum(int(path.joinpath("schedstat").read_text().split()[0]) for path in Path(f"/proc/{child}/task").iterdir())
    return tasks[str(pid)], sum(tasks.values()) + children


# ---------------------------------------------------------------- a socket


class Wire(BareSocket):
    """A bare socket of a page, which may do what no page does."""

    def __init__(self, server: real.Server, link: str, cookie: str = "", address: str = "127.0.0.1") -> None:
        super().__init__(server.address, link, {"X-Forwarded-For": address, "Cookie": cookie})
        self.taken = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.listens = True
        """Whether what is said is kept for whoever waits for it."""
        self.count = 0
        self.table: dict[str, Any] = {}
        self.sync: dict[str, Any] = {}

    @classmethod
    async def open(cls, server: real.Server, link: str, cookie: str = "", address: str = "127.0.0.1", *, hello: bool = True) -> Wire:
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(server, link, cookie, address), "127.0.0.1", server.port)
        await asyncio.wait((wire.taken, wire.gone), return_when=asyncio.FIRST_COMPLETED)
        if hello:
            wire.say(do="hello", protocol=messages.PROTOCOL)
        return wire

    def connection_lost(self, _: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)
        self.heard.put_nowait({"is": "gone"})

    def opened(self) -> None:
        self.taken.set_result(None)

    def refused(self, head: bytes) -> None:
        self.transport.abort()

    def hear(self, payload: bytes) -> None:
        if not self.listens:
            return
        said = json.loads(payload)
        if said["is"] == "table":
            self.table = said
        elif said["is"] == "sync":
            self.sync = said
        elif said["is"] in ("frame", "beat") and self.sync:
            self.sync |= {name: said[name] for name in ("legal", "window", "actors") if name in said}
            self.sync |= said.get("asked") or {}
        self.heard.put_nowait(said)

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; what comes before it is lost."""
        async with asyncio.timeout(30):
            while (said := await self.heard.get())["is"] not in kinds:
                if said["is"] == "gone":
                    raise ConnectionError("the server has closed the socket")
        return said

    async def answered(self) -> None:
        """Until everything said so far has been dealt with: a move that is refused names itself."""
        self.count += 1
        self.say(do="act", id=f"the-{self.count:06}", window=0, action={})
        while (await self.until("refused"))["id"] != f"the-{self.count:06}":
            pass


# ---------------------------------------------------------------- honest people


class Player(real.Page):
    """Somebody who plays: the page of the tests, with a stopwatch and without its memory of everything it saw."""

    def __init__(self, server: real.Server, link: str, cookie: str, seat: int, players: int, pause: float) -> None:
        super().__init__(server, link, cookie, seat, players)
        self.again, self.pause = True, pause
        self.latencies: list[tuple[float, float]] = []
        """When a move was acknowledged, and how many seconds after it was sent."""
        self.live = False
        self._sent_at = 0.0
        self._moving: asyncio.Task[None] | None = None

    def _show(self, message: dict[str, Any], ack: str | None) -> None:
        self.actors, self.legal, self.window, self.over = message["actors"], message["legal"], message["window"], message["over"]
        self.live = False

    def _acknowledged(self, move: str) -> None:
        if self.pending and self.pending["id"] == move:
            now = time.perf_counter()
            self.latencies.append((now, now - self._sent_at))
        last = self.sent[move]
        self.sent.clear()
        self.sent[move] = last
        self.acked.clear()
        super()._acknowledged(move)

    async def _move(self) -> None:
        """Think for a moment, then do something. In a live round time goes on by itself, and nobody need do anything."""
        if self.pending is None and self.legal and not self.over and not self.live and (self._moving is None or self._moving.done()):
            self._moving = asyncio.create_task(self._think())

    async def _think(self) -> None:
        await asyncio.sleep(self.pause * (0.5 + self.chance.random()))
        if self.pending is None and self.legal and not self.over:
            self._sent_at = time.perf_counter()
            await self.say(self.choose())

    async def _hear_beat(self, beat: dict[str, Any]) -> None:
        self.number, self.live, self.tick = beat["number"], True, beat["tick"]
        if beat["asked"]:
            self.legal, self.window = beat["asked"]["legal"], beat["asked"]["window"]

    async def _hear_pause(self, pause: dict[str, Any]) -> None:
        self.live = False
        if pause["waiting"]:
            await self.say({"do": "onward"})

    async def _hear_delays(self, _: dict[str, Any]) -> None:
        pass


class Honest:
    """People at some tables, and others who look at the home page."""

    def __init__(self, server: real.Server, players: list[Player]) -> None:
        self.server, self.players = server, players
        self.home: list[tuple[float, float]] = []

    @classmethod
    @contextlib.asynccontextmanager
    async def at(
        cls,
        server: real.Server,
        game: str,
        cookies: tuple[str, ...],
        *,
        tables: int = 1,
        pause: float = HONEST_PAUSE,
        home: Sequence[str] = (),
        **wanted: Any,
    ) -> AsyncIterator[Honest]:
        players = []
        for _ in range(tables):
            link = await real.new_table(server, cookies[0], game=game, **({"bots": max(0, 3 - len(cookies))} | wanted))
            bots = wanted.get("bots", max(0, 3 - len(cookies)))
            players += [
                Player(server, link, cookie, seat if seat == 0 else seat + bots, len(cookies) + bots, pause)
                for seat, cookie in enumerate(cookies)
            ]
        honest = cls(server, players)
        tasks = [asyncio.create_task(player.run()) for player in players]
        tasks += [asyncio.create_task(honest.look_at_home(*each)) for each in zip(LOOKING, home, strict=False)]
        try:
            yield honest
        finally:
            for task in tasks:
                task.cancel()
            for end in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(end, Exception):
                    raise end

    async def look_at_home(self, address: str, cookie: str) -> None:
        while True:
            begun = time.perf_counter()
            await real.ask(self.server, "GET", "/api/home", cookie=cookie, x_forwarded_for=address)
            self.home.append((time.perf_counter(), time.perf_counter() - begun))
            await asyncio.sleep(0.2)

    @property
    def moves(self) -> int:
        return sum(len(player.latencies) for player in self.players)

    async def begun(self) -> None:
        async with asyncio.timeout(60):
            while not all(player.latencies or player.over for player in self.players):
                await asyncio.sleep(0.05)


# ---------------------------------------------------------------- costs


def drawings() -> Iterator[str]:
    """Boards without a fault, no two alike."""
    for number in itertools.count():
        yield f"{MINE}# {number}\n"


ONE_IN = 20
"""Of so many messages or requests, one may hold the event loop for longer than is printed."""


class Costs:
    """What messages and requests cost, each measured alone at a server without limits."""

    def __init__(self, server: real.Server, long: str, repeat: int, turns: Turns | None = None) -> None:
        self.server, self.long, self.repeat, self.turns = server, long, repeat, turns
        self._begun, self._spent = 0.0, (0, 0)

    def begin(self) -> None:
        if self.turns:
            self.turns.begin()
        self._begun, self._spent = time.perf_counter(), nanoseconds(self.server.pid)

    def end(self, name: str, count: int) -> None:
        """Something was done so many times since the beginning."""
        waited, now = time.perf_counter() - self._begun, nanoseconds(self.server.pid)
        row = [*((after - before) / count / 1000 for after, before in zip(now, self._spent, strict=True)), waited / count * 1e6]
        row += [self.turns.longer(count // ONE_IN)] if self.turns else []
        print(f"{name:<44} " + " ".join(f"{each:>9,.0f}" for each in row), flush=True)

    async def measure(
        self,
        name: str,
        work: Callable[[int], Awaitable[None]],
        settle: Callable[[], Awaitable[None]] | None = None,
        count: int | None = None,
    ) -> None:
        count = count or self.repeat
        await work(-1)
        if settle:
            await settle()
        self.begin()
        for number in range(count):
            await work(number)
            if settle and number % 16 == 15:
                await settle()
        if settle:
            await settle()
        self.end(name, count)

    async def ask(self, name: str, method: str, path: str, body: Any = None, cookie: str = "", count: int | None = None) -> None:
        bodies = body if callable(body) else lambda _: body

        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)

        async def work(number: int) -> None:
            sent = real.request(self.server, method, path, bodies(number), cookie)
            writer.write(sent)
            await real.answer_to(sent, reader)

        await self.measure(f"{method} {name}", work, count=count)
        writer.transport.abort()

    async def connections(self) -> None:
        """A page keeps its connections, so what one costs is measured apart from what is asked on it."""

        async def work(_: int) -> None:
            assert await real.ask(self.server, "GET", "/")

        await self.measure("a connection, GET / on it, and its end", work)

    async def all(self) -> None:
        server = self.server
        print(
            f"{'microseconds of processor time':<44} {'loop':>9} {'server':>9} {'waited':>9}" + (f" {'one turn':>9}" if self.turns else "")
        )
        ada, ben = await real.new_guest(server, "Ada"), await real.new_guest(server, "Ben")
        link = await real.new_table(server, ada, game="blackhat", bots=5)
        page = await Wire.open(server, link, ada)
        await page.until("table")
        fresh = drawings()

        async def say(name: str, *spoken: dict[str, Any], count: int | None = None) -> None:
            async def work(number: int) -> None:
                page.say(**spoken[number % len(spoken)])

            await self.measure(name, work, page.answered, count)

        async def ping(_: int) -> None:
            page.say(do="ping")
            await page.until("pong")

        await self.measure("ping", ping)
        await say("nonsense", {"do": "nonsense"}, count=30)
        await say("choose: pace", {"do": "choose", "options": {}, "pace": "quick"}, {"do": "choose", "options": {}, "pace": "off"})
        await say("choose: an option", {"do": "choose", "options": {"tracer": True}}, {"do": "choose", "options": {"tracer": False}})

        async def draw(_: int) -> None:
            page.say(do="choose", options={"board": "custom", "drawing": next(fresh)})

        async def draw_badly(number: int) -> None:
            page.say(do="choose", options={"board": "custom", "drawing": "x\n" * 3900 + str(number)})

        await self.measure("choose: a new drawing", draw, page.answered)
        await self.measure("choose: a refused drawing", draw_badly, page.answered)
        await say("bot", {"do": "bot", "chair": 5, "level": None}, {"do": "bot", "chair": 5, "level": "greedy"})
        await say("sit", {"do": "sit", "chair": 5}, {"do": "sit", "chair": 0})
        await say("unready", {"do": "unready"})
        await say("refused: not now", {"do": "rematch"})
        await say("say: a line of chat, or its refusal", {"do": "say", "text": "x" * 100})
        await say("share, and kick", {"do": "share", "chair": 4, "name": "Cy"}, {"do": "kick", "chair": 4})

        async def opened(_: int) -> None:
            wire = await Wire.open(server, link, ben)
            await wire.until("table")
            wire.transport.abort()

        await self.measure("a socket, hello, and away", opened)
        for game, name in (("hashcatch", "act: hashcatch"), ("blackhat", "act: blackhat"), ("hacker", "act: hacker")):
            await self.acts(name, game, ada, ben)
        await self.live(ada)
        await self.in_a_match(ada, ben)
        await self.restarts(ada)
        for what in ("record", "replay", "seen"):
            await self.ask(f"…/{what} of a long match", "GET", f"/api/tables/{self.long}/1/{what}", count=5)
        await self.connections()
        await self.ask("/", "GET", "/")
        await self.ask("/api/me/keys", "GET", "/api/me/keys", cookie=ada)
        await self.ask("/api/me/link", "POST", "/api/me/link", cookie=ada)
        await self.ask("/health", "GET", "/health")
        await self.ask("/api/home", "GET", "/api/home", cookie=ben)
        await self.ask("/api/me", "POST", "/api/me", {"name": "Eve"})
        await self.ask("/api/tables", "POST", "/api/tables", {"game": "hashcatch"}, ada, count=40)
        await self.ask(
            "/api/tables, with a drawing",
            "POST",
            "/api/tables",
            lambda _: {"game": "blackhat", "options": {"board": "custom", "drawing": next(fresh)}},
            ada,
            count=40,
        )
        await self.ask("/api/home, with 30 tables", "GET", "/api/home", cookie=ada)
        await self.ask("/api/games/…/texts", "GET", "/api/games/hacker/texts?lang=de")
        await self.ask("…/picture.svg", "GET", f"/api/tables/{link}/picture.svg")
        await self.ask("…/poster.png", "GET", f"/api/tables/{link}/poster.png")
        await self.ask("/t/…", "GET", f"/t/{link}")
        await self.ask("/api/daily", "GET", "/api/daily", cookie=ada)
        await self.ask("/api/daily/…, begun before", "POST", "/api/daily/hashcatch", cookie=ada)
        await self.ask("/api/open", "GET", "/api/open", cookie=ada)
        await self.ask("/api/seek", "POST", "/api/seek", {"games": ["hashcatch"], "sizes": [2], "patience": None}, ada)
        await self.ask("/api/seek", "DELETE", "/api/seek", cookie=ada)
        await self.ask("/api/me/met", "GET", "/api/me/met", cookie=ada)
        await self.ask("/api/me/ties", "GET", "/api/me/ties", cookie=ada)
        await self.ask("/api/players/me", "GET", "/api/players/me", cookie=ada)
        await self.ask("/api/evenings", "GET", "/api/evenings", cookie=ada)
        evening = (await real.ask(server, "POST", "/api/evenings", EVENING, ada)).json()["id"]
        for number in range(30):
            await real.ask(server, "POST", f"/api/evenings/{evening}/do", {"what": "join"}, await real.new_guest(server, f"Guest {number}"))
        await self.ask("/api/evenings/…, with 31 people", "GET", f"/api/evenings/{evening}", cookie=ada)
        await self.ask("/api/evenings/…/wait, with news", "POST", f"/api/evenings/{evening}/wait", {"changes": 0}, ada)
        await self.ask("/api/evenings/…/do, rest", "POST", f"/api/evenings/{evening}/do", {"what": "rest"}, ada)
        await self.ask("/api/evenings/…/do, join", "POST", f"/api/evenings/{evening}/do", {"what": "join"}, ada)
        await self.ask("nothing there", "GET", "/api/nothing")
        page.transport.abort()

    async def acts(self, name: str, game: str, *cookies: str) -> None:
        options = {"tempo": "step"} if game == "hacker" else {}  # in a live round time goes on by itself, and nobody need act
        async with Honest.at(self.server, game, cookies, pause=0, options=options) as table:
            await table.begun()
            sent = table.moves
            self.begin()
            await asyncio.sleep(3)
            self.end(name, max(1, table.moves - sent))

    async def in_a_match(self, *cookies: str) -> None:
        """What a page asks for beside moves."""
        async with Honest.at(self.server, "blackhat", cookies, pause=3600) as table:
            async with asyncio.timeout(60):
                while not all(player.legal or player.actors for player in table.players):
                    await asyncio.sleep(0.05)
            page = await Wire.open(self.server, table.players[0].link, cookies[0])
            await page.until("sync")
            beside: list[dict[str, Any]] = [{"do": "log", "before": 1000}, {"do": "look", "chair": 0}, {"do": "weigh"}]
            for asked in beside:

                async def work(_: int, asked: dict[str, Any] = asked) -> None:
                    page.say(**asked)

                await self.measure(asked["do"], work, page.answered)
            page.transport.abort()

    async def restarts(self, cookie: str) -> None:
        """Ready, start, reveal, leave and rematch, all together."""
        link = await real.new_table(self.server, cookie, game="blackhat", bots=3)
        page = Restless(self.server, link, cookie)
        task = asyncio.create_task(page.run())

        async def work(_: int) -> None:
            begun = page.begun
            while page.begun < begun + 1:
                await asyncio.sleep(0.002)

        await self.measure("ready, start, reveal, leave, rematch", work, count=20)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def live(self, cookie: str) -> None:
        """A message with live inputs, at a table with six bots; what its ticks cost by themselves is not counted."""
        async with Honest.at(self.server, "hacker", (cookie,), pause=0, bots=6, options={"tempo": "live", "walk_seconds": 20}) as table:
            page = table.players[0]
            async with asyncio.timeout(60):
                while not page.live:
                    await asyncio.sleep(0.05)

            async def nothing(_: int) -> None:
                await asyncio.sleep(0.07)

            async def steer(number: int) -> None:
                hand = {"do": "steer", "hand": 1 + number % 2, "x": number, "y": 50}
                await page.say({"do": "live", "tick": 0, "since": 0, "inputs": [hand]})
                await asyncio.sleep(0.07)

            await self.measure("a live table, for 70 milliseconds", nothing)
            await self.measure("… with a message of inputs", steer)


# ---------------------------------------------------------------- attacks

Attack = Callable[["Mallory"], Awaitable[None]]
ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    """An attack, by its name; what it does stands in its docstring."""
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


class Mallory:
    """An attacker: has guests and tables, and does as much as fits into the time."""

    def __init__(self, server: real.Server, long: str, address: str) -> None:
        self.server, self.long, self.address = server, long, address
        """The server, the link of a table with a long live match, and where the attack comes from."""
        self.until = float("inf")
        self.asked = 0
        self.cookie = ""

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def ready(self) -> None:
        """Tell whoever measures that everything is prepared, and wait for the sign to begin."""
        print("ready", flush=True)
        seconds = float(read_line())
        self.until = time.monotonic() + seconds

    async def guest(self) -> str:
        answer = await self.ask("POST", "/api/me", {"name": "Mallory"})
        return answer.headers["set-cookie"].split(";")[0]

    async def table(self, game: str = "blackhat", **wanted: Any) -> str:
        self.cookie = self.cookie or await self.guest()
        return str((await self.ask("POST", "/api/tables", {"game": game, **wanted}, self.cookie)).json()["id"])

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> real.Answer:
        self.asked += 1
        return await real.ask(self.server, method, path, body, cookie, x_forwarded_for=self.address)

    async def open(self, link: str, cookie: str = "") -> Wire:
        return await Wire.open(self.server, link, cookie, self.address)

    async def keep_asking(
        self, *paths: str, workers: int = 20, method: str = "GET", body: Any = None, address: Callable[[], str] | None = None
    ) -> None:
        """Requests on connections that stay open, as fast as they are answered.

        :param address: where each of them comes from; None: all from the attacker's.
        """

        async def worker() -> None:
            while self.goes_on:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
                    try:
                        for path in itertools.takewhile(lambda _: self.goes_on, itertools.cycle(paths)):
                            data = b"" if body is None else json.dumps(body).encode()
                            writer.write(
                                f"{method} {path} HTTP/1.1\r\nHost: {self.server.address}\r\nX-Forwarded-For: {address() if address else self.address}\r\nCookie: {self.cookie}\r\n"
                                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
                                + data
                            )
                            self.asked += 1
                            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
                            await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r")[0] or 0))
                    finally:
                        writer.transport.abort()
                await asyncio.sleep(0)

        await self.together(workers, worker)

    async def flood(self, link: str, *payloads: bytes | Iterator[bytes], sockets: int = 20, at_once: int = 8) -> None:
        """Messages on many sockets of one guest; a socket that is closed is opened again."""

        async def worker() -> None:
            while self.goes_on:
                with contextlib.suppress(OSError):
                    wire = await self.open(link, self.cookie)
                    wire.listens = False
                    while self.goes_on and not wire.gone.done():
                        for payload in payloads:
                            for _ in range(at_once):
                                if not wire.transport.is_closing():
                                    wire.write(payload if isinstance(payload, bytes) else next(payload))
                                    self.asked += 1
                        await asyncio.sleep(0.001)
                    wire.transport.abort()

        await self.together(sockets, worker)

    @staticmethod
    async def together(count: int, worker: Callable[[], Awaitable[None]]) -> None:
        await asyncio.gather(*(worker() for _ in range(count)))


def text(**message: Any) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


@attack
async def nothing(mallory: Mallory) -> None:
    """No attack at all: what this machine's own unrest does to the numbers."""
    mallory.ready()
    await asyncio.sleep(mallory.until - time.monotonic())


@attack
async def spin(mallory: Mallory) -> None:
    """No attack either: the attacker's process keeps a processor of this machine busy, and asks for nothing."""
    mallory.ready()
    while mallory.goes_on:
        pass


@attack
async def refused_drawings(mallory: Mallory) -> None:
    """Twenty sockets bring drawings of 3,900 wrong lines to a table of their own."""
    link = await mallory.table()
    mallory.ready()
    texts = (text(do="choose", options={"board": "custom", "drawing": "x\n" * 3900 + str(number)}) for number in itertools.count())
    await mallory.flood(link, texts)


@attack
async def new_drawings(mallory: Mallory) -> None:
    """Twenty sockets bring drawings without a fault, each a new one."""
    link = await mallory.table()
    mallory.ready()
    await mallory.flood(link, (text(do="choose", options={"board": "custom", "drawing": each}) for each in drawings()))


@attack
async def paces(mallory: Mallory) -> None:
    """Twenty sockets change the clock of their table."""
    link = await mallory.table()
    mallory.ready()
    await mallory.flood(link, text(do="choose", options={}, pace="quick"), text(do="choose", options={}, pace="off"))


@attack
async def crowd(mallory: Mallory) -> None:
    """A hundred pages look at a table that changes as often as it can: every change is told to all of them."""
    link = await mallory.table()
    watchers = [await mallory.open(link, mallory.cookie if number < 20 else "") for number in range(100)]
    for watcher in watchers:
        watcher.listens = False
    mallory.ready()
    await mallory.flood(link, text(do="choose", options={}, pace="quick"), text(do="choose", options={}, pace="off"), sockets=3)


@attack
async def pings(mallory: Mallory) -> None:
    """Twenty sockets send pings."""
    link = await mallory.table()
    mallory.ready()
    await mallory.flood(link, text(do="ping"), at_once=50)


@attack
async def nonsense(mallory: Mallory) -> None:
    """Twenty sockets send what is no message, and come back when they are sent away."""
    link = await mallory.table()
    mallory.ready()
    await mallory.flood(link, b"[" * 5000, b'{"do":"nothing"}', b"\xff")


@attack
async def control_frames(mallory: Mallory) -> None:
    """Twenty sockets send pings of WebSocket itself, which no message of ours pays for."""
    link = await mallory.table()
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError):
                wire = await mallory.open(link)
                while mallory.goes_on and not wire.transport.is_closing():
                    wire.transport.write(b"\x89\x80\0\0\0\0" * 200)
                    mallory.asked += 200
                    await asyncio.sleep(0.001)

    await mallory.together(20, worker)


@attack
async def pipelines(mallory: Mallory) -> None:
    """Twenty connections send a thousand requests at once without waiting for an answer."""
    mallory.ready()
    requests = f"GET / HTTP/1.1\r\nHost: {mallory.server.address}\r\nX-Forwarded-For: {mallory.address}\r\n\r\n".encode() * 1000

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", mallory.server.port)
                writer.write(requests)
                mallory.asked += 1000
                while await reader.read(65536) and mallory.goes_on:
                    pass
                writer.transport.abort()

    await mallory.together(20, worker)


@attack
async def chat(mallory: Mallory) -> None:
    """Twenty sockets talk all the time."""
    link = await mallory.table()
    mallory.ready()
    await mallory.flood(link, text(do="say", text="x" * 200))


@attack
async def logs(mallory: Mallory) -> None:
    """Twenty sockets ask for the log of a long match."""
    mallory.cookie = await mallory.guest()
    mallory.ready()
    await mallory.flood(mallory.long, text(do="log", before=2000))


@attack
async def steers(mallory: Mallory) -> None:
    """Ten sockets of one seat move its hands in a live round."""
    async with live_table(mallory) as link:
        mallory.ready()
        inputs = (
            text(do="live", tick=0, since=0, inputs=[{"do": "steer", "hand": 1 + number % 2, "x": number % 200, "y": number % 190}])
            for number in itertools.count()
        )
        await mallory.flood(link, inputs, sockets=10)


@attack
async def live_tables(mallory: Mallory) -> None:
    """Ten live tables full of bots are left open."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(10):
            await stack.enter_async_context(live_table(mallory))
        mallory.ready()
        await asyncio.sleep(mallory.until - time.monotonic())


@attack
async def moves(mallory: Mallory) -> None:
    """One guest plays at ten tables at once against bots, as fast as the moves are acknowledged."""
    pages = []
    for _ in range(10):
        link = await mallory.table("hashcatch", bots=1)
        page = Player(mallory.server, link, mallory.cookie, 0, 2, 0)
        page.headers = {"X-Forwarded-For": mallory.address}
        pages.append(page)
    mallory.ready()
    tasks = [asyncio.create_task(page.run()) for page in pages]
    await asyncio.sleep(mallory.until - time.monotonic())
    mallory.asked += sum(len(page.latencies) for page in pages)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@attack
async def restarts(mallory: Mallory) -> None:
    """A match with a drawing is started, left and set up again, at four tables at once."""
    links = [await mallory.table(bots=3, options={"board": "custom", "drawing": MINE}) for _ in range(4)]
    pages = [Restless(mallory.server, link, mallory.cookie, mallory.address) for link in links]
    mallory.ready()
    tasks = [asyncio.create_task(page.run()) for page in pages]
    await asyncio.sleep(mallory.until - time.monotonic())
    mallory.asked += sum(page.begun for page in pages)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@attack
async def replays(mallory: Mallory) -> None:
    """Ten connections ask for replays of a long live match, through all eyes."""
    mallory.ready()
    await mallory.keep_asking(*(f"/api/tables/{mallory.long}/1/replay?eyes={eyes}" for eyes in ("open", *range(7))), workers=10)


@attack
async def records(mallory: Mallory) -> None:
    """Ten connections ask for the record and for what everyone saw of a long live match."""
    mallory.ready()
    await mallory.keep_asking(f"/api/tables/{mallory.long}/1/record", f"/api/tables/{mallory.long}/1/seen", workers=10)


@attack
async def long_tables(mallory: Mallory) -> None:
    """A table with a long match is opened again and again."""
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                mallory.asked += 1
                wire = await mallory.open(mallory.long)
                await wire.until("sync", "bye")
                wire.transport.abort()

    await mallory.together(10, worker)


@attack
async def pictures(mallory: Mallory) -> None:
    """Twenty connections ask for pictures in all languages while the board changes."""
    link = await mallory.table()
    mallory.ready()
    paths = [
        f"/api/tables/{link}/picture.svg?lang={lang}&theme={theme}"
        for lang in ("en", "de", "fi", "nb", "it", "pt")
        for theme in ("dark", "light")
    ]
    changes = (text(do="choose", options={"board": "custom", "drawing": each}) for each in drawings())
    await asyncio.gather(mallory.keep_asking(*paths), mallory.flood(link, changes, sockets=1, at_once=1))


@attack
async def posters(mallory: Mallory) -> None:
    """Twenty connections ask for posters in all languages while the table changes."""
    link = await mallory.table()
    mallory.ready()
    paths = [f"/api/tables/{link}/poster.png?lang={lang}" for lang in ("en", "de", "fi", "nb", "it", "pt")]
    changes = (text(do="choose", options={"board": "custom", "drawing": each}) for each in drawings())
    await asyncio.gather(mallory.keep_asking(*paths), mallory.flood(link, changes, sockets=1, at_once=1))


@attack
async def seekers(mallory: Mallory) -> None:
    """Twenty guests begin to look for people, wait, are offered tables, do not come, and begin again."""
    guests = [await mallory.guest() for _ in range(20)]
    mallory.ready()
    waiting = iter(guests)

    async def worker() -> None:
        cookie = next(waiting)
        while mallory.goes_on:
            with contextlib.suppress(OSError, AssertionError):
                await mallory.ask("POST", "/api/seek", {"games": ["hashcatch"], "sizes": [2]}, cookie)
                await mallory.ask("POST", "/api/seek/wait", {"mark": "", "busy": False}, cookie)
                await mallory.ask("DELETE", "/api/seek", None, cookie)

    await mallory.together(len(guests), worker)


@attack
async def daily(mallory: Mallory) -> None:
    """Twenty connections ask for the deals of the day, and ever new guests begin a try."""
    mallory.cookie = await mallory.guest()
    mallory.ready()

    async def trying() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError, AssertionError, KeyError):
                cookie = await mallory.guest()
                await mallory.ask("POST", "/api/daily/hashcatch", None, cookie)

    await asyncio.gather(mallory.keep_asking("/api/daily"), mallory.together(5, trying))


@attack
async def players(mallory: Mallory) -> None:
    """Twenty connections ask for a player's page, for the people they have met, and for the open tables."""
    mallory.cookie = await mallory.guest()
    mallory.ready()
    await mallory.keep_asking("/api/players/me", "/api/me/met", "/api/me/ties", "/api/open")


@attack
async def evenings(mallory: Mallory) -> None:
    """Twenty connections ask for an evening of thirteen people, and its host changes it all the time."""
    guests = [await mallory.guest() for _ in range(13)]
    mallory.cookie = guests[0]
    evening = (await mallory.ask("POST", "/api/evenings", EVENING, guests[0])).json()["id"]
    for cookie in guests[1:]:
        await mallory.ask("POST", f"/api/evenings/{evening}/do", {"what": "join"}, cookie)
    mallory.ready()

    async def changing() -> None:
        for what in itertools.takewhile(lambda _: mallory.goes_on, itertools.cycle(("rest", "join"))):
            with contextlib.suppress(OSError, AssertionError):
                await mallory.ask("POST", f"/api/evenings/{evening}/do", {"what": what}, guests[0])

    await asyncio.gather(mallory.keep_asking(f"/api/evenings/{evening}", "/api/evenings"), mallory.together(5, changing))


@attack
async def home(mallory: Mallory) -> None:
    """Twenty connections ask for the home page's data of a guest with many tables."""
    for _ in range(10):
        await mallory.table()
    mallory.ready()
    await mallory.keep_asking("/api/home")


@attack
async def files(mallory: Mallory) -> None:
    """Twenty connections ask for the page itself."""
    mallory.ready()
    await mallory.keep_asking("/", "/nothing", "/assets/nothing.js")


@attack
async def health(mallory: Mallory) -> None:
    """Twenty connections ask how the server is."""
    mallory.ready()
    await mallory.keep_asking("/health")


@attack
async def tables(mallory: Mallory) -> None:
    """Twenty connections make tables."""
    mallory.cookie = await mallory.guest()
    mallory.ready()
    await mallory.keep_asking("/api/tables", method="POST", body={"game": "blackhat", "options": {"board": "custom", "drawing": MINE}})


@attack
async def rotation(mallory: Mallory) -> None:
    """Twenty connections ask from ever new IPv6 addresses of one /48."""
    numbers = itertools.count()
    mallory.ready()
    await mallory.keep_asking("/api/home", address=lambda: f"2001:db8:77:{next(numbers) % 65536:x}::{next(numbers) % 9999:x}")


@attack
async def hellos(mallory: Mallory) -> None:
    """Twenty sockets come, say hello, and go."""
    link = await mallory.table()
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError, TimeoutError):
                mallory.asked += 1
                wire = await mallory.open(link, mallory.cookie)
                await wire.until("table", "bye", "gone")
                wire.transport.abort()

    await mallory.together(20, worker)


@attack
async def connections(mallory: Mallory) -> None:
    """Twenty at a time connect and go without a word."""
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError):
                mallory.asked += 1
                _, writer = await asyncio.open_connection("127.0.0.1", mallory.server.port)
                writer.transport.abort()
                await asyncio.sleep(0.005)

    await mallory.together(20, worker)


@attack
async def unfinished(mallory: Mallory) -> None:
    """Three hundred connections begin a request and send a byte of it now and then."""
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", mallory.server.port)
                writer.write(b"GET /api/home HTTP/1.1\r\n")
                while mallory.goes_on and not writer.transport.is_closing():
                    mallory.asked += 1
                    writer.write(b"x-nothing: 1\r\n")
                    await asyncio.sleep(0.5)
                writer.transport.abort()

    await mallory.together(300, worker)


@attack
async def deaf(mallory: Mallory) -> None:
    """Sixty sockets ask for much, and read nothing."""
    link = await mallory.table()
    mallory.ready()

    async def worker() -> None:
        while mallory.goes_on:
            with contextlib.suppress(OSError):
                wire = await mallory.open(link)
                wire.transport.pause_reading()
                for _ in range(400):
                    mallory.asked += 1
                    wire.write(text(do="look", chair=0))
                    await asyncio.sleep(0.01)
                    if not mallory.goes_on or wire.gone.done():
                        break
                wire.transport.abort()

    await mallory.together(60, worker)


class Restless(real.Page):
    """Starts a match, leaves it, and starts again."""

    def __init__(self, server: real.Server, link: str, cookie: str, address: str = "127.0.0.1") -> None:
        super().__init__(server, link, cookie, 0, 4)
        self.passive, self.begun = True, 0
        self.headers = {"X-Forwarded-For": address}

    def _wanted(self) -> dict[str, Any] | None:
        phase = self.table["phase"]
        self.begun += phase == "playing"
        return {"do": "leave"} if phase == "playing" else {"do": "rematch"} if phase == "abandoned" else super()._wanted()

    def _show(self, message: dict[str, Any], ack: str | None) -> None:
        self.legal = []


@contextlib.asynccontextmanager
async def live_table(mallory: Mallory) -> AsyncIterator[str]:
    """A live table with an attacker and six bots, whose first round has begun."""
    link = await mallory.table("hacker", bots=6, options={"tempo": "live", "walk_seconds": 20, "walk_limit": 60})
    page = Player(mallory.server, link, mallory.cookie, 0, 7, 0)
    page.headers = {"X-Forwarded-For": mallory.address}
    task = asyncio.create_task(page.run())
    try:
        async with asyncio.timeout(30):
            while not page.live:
                await asyncio.sleep(0.05)
                if task.done():
                    task.result()
        yield link
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def long_match(folder: str, ticks: int) -> str:
    """Put a table with a long live match into a data folder; its link. Everybody's hands move before every tick."""
    from hacktable.kernel.verbs import CLOCK, Tick
    from hacktable.match.box import box
    from hacktable.server.store.sql import SqlStore, sqlite_url
    from hacktable.server.table.playing import begin
    from hacktable.server.table.setup import Setup, Sitter
    from hacktable.server.table.stored import MatchSetup, Move, StoredMatch

    coin, link, game = random.Random(1), "longmatch2", box("hacker")
    setup = Setup.new(game, "m" * 32, "Mallory", 6, {"tempo": "live", "walk_seconds": 20, "walk_limit": 60}, "off", "greedy")
    setup.chairs = [Sitter(level="greedy") for _ in setup.chairs]
    setup.phase, setup.match = "playing", 1
    stored = StoredMatch(link, 1, game.rules.version, MatchSetup.of(setup, {}), 0)
    match = begin(stored)
    match.speed_up()
    moves = list[Move]()

    def act(seat: int, action: Any) -> None:
        match.act(seat, action, at=len(moves) * 20)
        moves.append(Move(link, 1, len(moves) + 1, seat, str(match.log[-1].action), len(moves) * 20, None, "bot"))

    while not match.over and sum(move.action == "tick" for move in moves) < ticks:
        if match.live:
            for seat in range(match.players):
                act(seat, f"steer {coin.randint(1, 2)} {coin.randrange(200)} {coin.randrange(200)}")
            act(CLOCK, Tick())
        else:
            act(match.actors[0], coin.choice(match.legal(match.actors[0])))

    async def write() -> None:
        store = await SqlStore.open(sqlite_url(Path(folder)))
        now = int(time.time() * 1000)  # a server removes what nobody has used for long
        await store.add_table(link, setup, now)
        await store.begin_match(stored, setup, now)
        for start in range(0, len(moves), 500):
            await store.append(*moves[start : start + 500])
        setup.phase = "abandoned"
        await store.end_match(link, 1, setup, None, now)
        await store.close()

    asyncio.run(write())
    return link


# ---------------------------------------------------------------- measuring


NO_ATTACKS = ("nothing", "spin")
"""What tells how restless the machine itself is. If `spin` alone more than doubles the 95th percentile, other rows say little."""
Waits = list[tuple[float, float]]
"""When each of them ended, in seconds, and how many milliseconds it took."""


@dataclass(frozen=True)
class Part:
    """How long people had to wait in one part of a run."""

    acks: Waits
    home: Waits

    @classmethod
    def of(cls, honest: Honest, begun: float, ended: float) -> Part:
        acks = [(at, 1000 * took) for player in honest.players for at, took in player.latencies if begun <= at <= ended]
        waiting = [1000 * (ended - player._sent_at) for player in honest.players if player.pending]
        acks += [(ended, took) for took in waiting if took > 1000]  # a move that is not acknowledged at all counts, too
        return cls(acks, [(at, 1000 * took) for at, took in honest.home if begun <= at <= ended])


@dataclass(frozen=True)
class Siege:
    """One attack, as people noticed it."""

    parts: list[Part]
    """Before, during and after it."""
    loop: list[float]
    """How much of the event loop's time was used in each part: this does not depend on how busy the machine is."""
    asked: int
    """How often the attacker asked for something."""
    refused: int
    """How often honest people were refused something."""


class Attacker:
    """The attacker's process. It becomes another process for every attack, which is not closed in good order."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self._in, self._out = process.stdin, process.stdout

    async def prepare(self, name: str) -> None:
        self._in.write(f"{name}\n".encode())
        async with asyncio.timeout(60):
            said = (await self._out.readline()).decode().strip()
        assert said == "ready", f"{name}: the attacker could not prepare"

    def begin(self, seconds: float) -> None:
        self._in.write(f"{seconds}\n".encode())

    async def end(self) -> int:
        """How often it asked for something."""
        async with asyncio.timeout(30):
            return int((await self._out.readline()).decode() or 0)


@contextlib.asynccontextmanager
async def attacking(server: real.Server, long: str) -> AsyncIterator[Attacker]:
    command = [sys.executable, __file__, "--attacker", "--port", str(server.port), "--long", long]
    process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    try:
        yield Attacker(process)
    finally:
        if process.stdin:
            process.stdin.close()
        await process.wait()


async def besiege(server: real.Server, honest: Honest, attacker: Attacker, name: str, calm: float, seconds: float) -> Siege:
    """Carry out one attack."""
    await attacker.prepare(name)
    await asyncio.sleep(1)
    parts, loop, refused = list[Part](), list[float](), sum(len(player.refusals) for player in honest.players)
    for part, length in enumerate((calm, seconds, calm)):  # what preparing took from the attacker's budget is there again before it begins
        if part == 1:
            attacker.begin(seconds)
        if part == 2:
            asked = await attacker.end()
        begun, used = time.perf_counter(), nanoseconds(server.pid)[0]
        await asyncio.sleep(length)
        loop.append((nanoseconds(server.pid)[0] - used) / 1e9 / (time.perf_counter() - begun))
        parts.append(Part.of(honest, begun, time.perf_counter()))
    return Siege(parts, loop, asked, sum(len(player.refusals) for player in honest.players) - refused)


def read_line() -> str:
    """A line from whoever measures, and not a letter more: the rest is for another process."""
    line = b""
    while not line.endswith(b"\n") and (letter := os.read(0, 1)):
        line += letter
    return line.decode().strip()


def play_mallory(port: int, long: str) -> None:
    """Be the attacker, in time that neither the server nor the people who play want."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)
    while name := read_line():
        address = next(ATTACKERS)
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            continue
        mallory = Mallory(real.Server(Path(), port=port), long, address)

        async def run(mallory: Mallory, attack: Attack) -> None:
            await attack(mallory)
            print(mallory.asked, flush=True)
            os._exit(0)  # like a program that is killed: nothing is closed in good order

        asyncio.run(run(mallory, ATTACKS[name]))


async def all_rounds(server: real.Server, chosen: list[str], long: str, calm: float, seconds: float, rounds: int) -> dict[str, list[Siege]]:
    """Carry out all attacks in turn, several times."""
    found: dict[str, list[Siege]] = {name: [] for name in chosen}
    home = [await real.new_guest(server, "Cy") for _ in LOOKING]
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("attacks", total=len(chosen) * rounds)
        async with attacking(server, long) as attacker:
            for name in chosen * rounds:
                progress.update(task, description=name)
                cookies = (await real.new_guest(server, "Ada"), await real.new_guest(server, "Ben"))
                async with Honest.at(server, "hashcatch", cookies, tables=3, home=home) as honest:
                    await honest.begun()
                    siege = await besiege(server, honest, attacker, name, calm, seconds)
                found[name].append(siege)
                progress.advance(task)
                seen = "  ".join(f"{p95(part.acks):6.1f} {p95(part.home):6.1f}" for part in siege.parts)
                progress.console.print(f"{name:<18} p95 of moves and home before, during, after: {seen}")
    return found


def keep_off(cores: Sequence[int]) -> None:
    """Leave these cores to the server: this program, and the attacker that it starts later, use only the others.

    :raises ValueError: if there is no such core, or no other.
    """
    if not cores:
        return
    if not hasattr(os, "sched_getaffinity"):
        raise ValueError("--server-cores: this system does not let a program choose its cores")
    there = os.sched_getaffinity(0)
    if not set(cores) < there:
        raise ValueError(f"--server-cores: some of {sorted(there)}, but not all of them, not {sorted(cores)}")
    os.sched_setaffinity(0, there - set(cores))


def measure(chosen: list[str], calm: float, seconds: float, rounds: int, cores: Sequence[int]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        long = long_match(folder, 1500)
        with serving(folder, cores=cores) as server:
            found = asyncio.run(all_rounds(server, chosen, long, calm, seconds, rounds))
    row = [found[name][round_].parts[0] for round_ in range(rounds) for name in chosen]
    calm_before = {
        name: [row[at] for place in range(rounds) for at in near(place * len(chosen) + number, row)] for number, name in enumerate(chosen)
    }
    acks, home = together("acks", row), together("home", row)
    print(f"In calm: moves {p50(acks):.1f} (p50) and {p95(acks):.1f} ms (p95), home {p50(home):.1f} and {p95(home):.1f} ms.")
    print(f"{'':<18} {'moves, ms':^12} {'home, ms':^12}  {'p95 of moves, times that of calm':^34} {'of home':^17}  {'loop':>5}")
    each = f"{'p50':>5} {'p95':>6}"
    print(f"{'during':<18} {each} {each}  {'during':^17} {'after':^16} {'during':^17}  {'':>5} {'asked':>9} {'refused':>7}")
    unsure, doubled, lasting = list[str](), list[str](), list[str]()
    for name, sieges in found.items():
        before, during, after = calm_before[name], *([siege.parts[part] for siege in sieges] for part in (1, 2))
        moves, looks = together("acks", during), together("home", during)
        times = Times.of(moves, together("acks", before))
        later = Times.of(together("acks", after), together("acks", before))
        loop = statistics.median(siege.loop[1] for siege in sieges)
        asked, refused = statistics.median(siege.asked for siege in sieges), sum(siege.refused for siege in sieges)
        told = f"{p50(moves):>5.1f} {p95(moves):>6.1f} {p50(looks):>5.1f} {p95(looks):>6.1f}"
        print(
            f"{name:<18} {told}  {times} {later} {Times.of(looks, together('home', before))}  {loop:>5.0%} {asked:>9,.0f} {refused:>7}",
            flush=True,
        )
        if name not in NO_ATTACKS:
            (doubled if times.low > 2 else unsure if times.high > 2 else []).append(name)
            if later.low > 1.5:
                lasting.append(name)
    print(f"More than doubled: {', '.join(doubled) or 'none'}. Perhaps: {', '.join(unsure) or 'none'}.")
    print(f"Slow afterwards: {', '.join(lasting) or 'none'}.")


def near(place: int, row: Sequence[Part]) -> range:
    """The places beside one in a row, and itself."""
    return range(max(0, place - 1), min(len(row), place + 2))


def together(what: Literal["acks", "home"], parts: Sequence[Part]) -> Waits:
    return [wait for part in parts for wait in (part.acks if what == "acks" else part.home)]


def p50(waits: Waits) -> float:
    return statistics.median(took for _, took in waits) if waits else float("inf")


def p95(waits: Waits) -> float:
    return statistics.quantiles((took for _, took in waits), n=20)[-1] if len(waits) > 1 else float("inf")


@dataclass(frozen=True)
class Times:
    """How many times as long as in calm people waited (95th percentiles), and between what that probably is."""

    ratio: float
    low: float
    high: float

    @classmethod
    def of(cls, waits: Waits, calm: Waits, draws: int = 400) -> Times:
        chance, seconds, calm_seconds = random.Random(0), by_second(waits), by_second(calm)

        def drawn(blocks: list[Waits]) -> float:
            return p95([wait for block in chance.choices(blocks, k=len(blocks)) for wait in block])

        ratios = sorted(drawn(seconds) / drawn(calm_seconds) for _ in range(draws))
        return cls(p95(waits) / p95(calm), ratios[draws // 20], ratios[-draws // 20 - 1])

    def __str__(self) -> str:
        return f"{self.ratio:>5.2f} ({self.low:.2f}–{self.high:.2f})"


def by_second(waits: Waits) -> list[Waits]:
    """Moves of the same second share its unrest, so whole seconds are drawn, not single moves."""
    found: dict[int, Waits] = {}
    for wait in waits:
        found.setdefault(int(wait[0]), []).append(wait)
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", nargs="+", choices=ATTACKS, metavar="ATTACK", default=list(ATTACKS), help="some of the attacks; --list names them"
    )
    parser.add_argument("--seconds", type=float, default=6, help="for each attack (default: %(default)s)")
    parser.add_argument("--calm", type=float, default=3, help="seconds before and after it (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="carry out all attacks so often, in turn (default: %(default)s)")
    parser.add_argument("--costs", action="store_true", help="measure what every message and request costs instead")
    parser.add_argument(
        "--turns",
        action="store_true",
        help="with --costs: what only one in twenty of them exceeds with its longest turn of the event loop (asyncio's, which is slower than uvloop)",
    )
    parser.add_argument(
        "--server-cores",
        type=int,
        nargs="+",
        default=[],
        metavar="CORE",
        help="numbers of the cores that the server has for itself (default: it shares all cores with attacker and players)",
    )
    parser.add_argument("--list", action="store_true", help="say what each attack does")
    parser.add_argument("--attacker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--long", help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        keep_off(given.server_cores)
    except ValueError as error:
        parser.error(str(error))
    if given.attacker:
        play_mallory(given.port, given.long)
    elif given.list:
        for name, function in ATTACKS.items():
            print(f"{name:<18} {(function.__doc__ or '').strip()}")
    elif given.costs:
        with tempfile.TemporaryDirectory() as folder:
            long = long_match(folder, 300)
            file = Path(folder, "turns") if given.turns else None
            turns = Turns(file) if file else None
            with serving(folder, limits=False, cores=given.server_cores, turns=file) as server:
                asyncio.run(Costs(server, long, 100, turns).all())
    else:
        measure(given.only, given.calm, given.seconds, given.rounds, given.server_cores)


if __name__ == "__main__":
    main()
