"""Measure how many moves a second a server on one core can do, with every move on disk, for several numbers of tables.

    python benchmarks/server.py                     # 10, 50, 100, 250 and 500 tables of four seats
    python benchmarks/server.py --tables 100 --seconds 10
    python benchmarks/server.py --tables 200 --idle 4200 --think 1    # and 4,200 pages that only look on, 25 at a table

A server is started as a process of its own on one core. On another core, this program plays at all tables at once
through real sockets; every seat answers as soon as it may (a closed loop). Latency is the time from sending a move to its
acknowledgement, which the server sends when the move is on disk. For every move the server sends four views, one for each seat.
µs/move is the processor time that a move takes all threads of the server: it says something on a busy machine, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from bare_socket import BareSocket
from rich.console import Console
from rich.progress import Progress

from hacktable.match.deal import seat_commitment
from hacktable.server.wire.messages import PROTOCOL

SEATS = 4
IDLE = 400
"""How many idle connections are opened, to measure the memory that one takes."""
AT_A_TABLE = 25
"""Of those who only look on."""


class Asked(msgspec.Struct):
    """The fields of a frame or a sync that a player needs."""

    legal: list[msgspec.Raw]
    window: int


_asked = msgspec.json.Decoder(Asked)


class Player(BareSocket):
    """A seat at a table."""

    def __init__(self, run: Run, seat: int, cookie: str, link: str) -> None:
        super().__init__(f"127.0.0.1:{run.port}", link, {"Cookie": cookie})
        self.run, self.seat, self.link = run, seat, link
        self.sent = 0.0
        self.waiting = ""
        self.done = set[tuple[int, str]]()
        self.chosen = random.Random(f"{link}{seat}")
        self.seed = secrets.token_bytes(32)

    def opened(self) -> None:
        self.say(do="hello", protocol=PROTOCOL)

    def hear(self, payload: bytes) -> None:
        if payload.startswith((b'{"is":"frame"', b'{"is":"sync"')):
            self.run.frames += 1
            self.run.bytes += len(payload)
            if self.waiting and self.waiting.encode() in payload[-80:]:
                self.run.latencies.append(time.perf_counter() - self.sent)
                self.waiting = ""
            if b'"legal":[{' in payload:
                asked = _asked.decode(payload)
                if self.run.think:
                    asyncio.get_running_loop().call_later(self.chosen.expovariate(1 / self.run.think), self.answer, asked)
                else:
                    self.answer(asked)
        elif payload.startswith(b'{"is":"table"'):
            self.table(json.loads(payload))
        elif payload.startswith(b'{"is":"deal"'):
            self.say(do="reveal", server=json.loads(payload)["server"], seeds=[self.seed.hex()])
        elif payload.startswith((b'{"is":"refused"', b'{"is":"bye"')):
            raise RuntimeError(payload.decode())

    def answer(self, asked: Asked) -> None:
        if self.transport.is_closing():
            return
        self.waiting, self.sent = f"{self.chosen.getrandbits(64):016x}", time.perf_counter()
        action = bytes(self.chosen.choice(asked.legal)).decode()
        self.write(f'{{"do":"act","id":"{self.waiting}","window":{asked.window},"action":{action}}}'.encode())

    def table(self, table: dict[str, Any]) -> None:
        chairs, mine = table["chairs"], table["you"]["chair"]
        if table["phase"] == "lobby":
            if mine is None:
                self.once(table, {"do": "sit", "chair": self.seat})
            elif not chairs[mine]["ready"] and self.people(chairs):
                fixed = table["commitment"]
                self.once(table, {"do": "ready", "server": fixed, "seats": [seat_commitment(fixed, self.seed)]})
            elif table["you"]["host"] and (people := self.people(chairs)) and all(chair["ready"] for chair in people):
                self.once(table, {"do": "start"})
        elif table["phase"] == "over" and table["you"]["host"]:
            self.once(table, {"do": "rematch"})

    def people(self, chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Those who have to get ready; nobody before all have sat down, because sitting down takes back what others were ready for."""
        return chairs if all(chair["kind"] == "guest" for chair in chairs) else []

    def once(self, table: dict[str, Any], message: dict[str, Any]) -> None:
        """Send a message only once in a match: several `table` messages may arrive before the server has answered the first."""
        if (table["match"], message["do"]) not in self.done:
            self.done.add((table["match"], message["do"]))
            self.say(**message)


class Watcher(BareSocket):
    """A page at a table that looks on."""

    def opened(self) -> None:
        self.say(do="hello", protocol=PROTOCOL)


class Run:
    """One measurement."""

    def __init__(self, port: int, pid: int, think: float = 0) -> None:
        """:param think: seconds that a seat waits before it answers, on average."""
        self.port, self.pid, self.think = port, pid, think
        self.latencies: list[float] = []
        self.frames = self.bytes = 0

    def call(self, path: str, body: Any, cookie: str = "") -> tuple[dict[str, str], Any]:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode())
        request.add_header("content-type", "application/json")
        request.add_header("cookie", cookie)
        with urllib.request.urlopen(request) as answer:
            return dict(answer.headers), json.loads(answer.read())

    def guest(self, name: str) -> str:
        return self.call("/api/me", {"name": name})[0]["set-cookie"].split(";")[0]

    def memory(self) -> int:
        """Kilobytes of memory that the server uses."""
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def busy(self) -> float:
        """Seconds of processor time that the server has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def join(self, count: int, guests: list[str], link: str | None = None) -> list[Player]:
        loop, players = asyncio.get_running_loop(), []
        for _ in range(count):
            at = link or self.call("/api/tables", {"game": "hashcatch"}, guests[0])[1]["id"]
            for seat, cookie in enumerate(guests):
                _, player = await loop.create_connection(partial(Player, self, seat, cookie, at), "127.0.0.1", self.port)
                players.append(player)
                await asyncio.sleep(0)
        return players

    async def look_on(self, count: int) -> list[Watcher]:
        """Open so many pages that look on."""
        cookie, loop = self.guest("Eve"), asyncio.get_running_loop()
        link, watchers = "", []
        for number in range(count):
            if number % AT_A_TABLE == 0:
                link = self.call("/api/tables", {"game": "hashcatch"}, cookie)[1]["id"]
            made = partial(Watcher, f"127.0.0.1:{self.port}", link, {"Cookie": cookie})
            watchers.append((await loop.create_connection(made, "127.0.0.1", self.port))[1])
        return watchers

    async def measure(self, tables: int, seconds: float, progress: Progress, watchers: int = 0) -> dict[str, float]:
        task = progress.add_task(f"{tables} tables", total=seconds + 2)
        looking_on = await self.look_on(watchers)
        players = await self.join(tables, [self.guest(name) for name in ("Ada", "Ben", "Cem", "Dot")])
        started = time.perf_counter()
        while len(self.latencies) < tables and time.perf_counter() - started < 60:
            await asyncio.sleep(0.2)
        await asyncio.sleep(2)
        progress.advance(task, 2)
        self.latencies.clear()
        self.frames = self.bytes = 0
        busy, begun = self.busy(), time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            await asyncio.sleep(0.25)
            progress.update(task, completed=2 + spent)
        cut = [1000 * each for each in self.latencies]
        result = {"tables": tables, "moves": len(cut) / spent, "frames": self.frames / spent, "busy": (self.busy() - busy) / spent}
        points = statistics.quantiles(cut, n=1000)
        result |= {"p50": points[499], "p95": points[949], "p99": points[989], "p999": points[998], "memory": self.memory() / 1024}
        result["bytes"] = self.bytes / max(1, self.frames)
        for page in [*players, *looking_on]:
            page.transport.abort()
        await asyncio.sleep(0.5)
        return result

    async def idle(self) -> float:
        """Kilobytes of memory for an idle connection, measured with spectators of one table."""
        guests = [self.guest("Eve")]
        first = await self.join(1, guests)
        await asyncio.sleep(0.5)
        before = self.memory()
        players = await self.join(IDLE, guests, first[0].link)
        await asyncio.sleep(1)
        cost = (self.memory() - before) / IDLE
        for player in [*first, *players]:
            player.transport.abort()
        await asyncio.sleep(0.5)
        return cost


@contextlib.contextmanager
def server(folder: str, core: int | None, game: str = "hashcatch", bot: str = "") -> Any:
    """Start a server in a process of its own, on one core, with compiled rules; and with a compiled bot, if one is named."""
    code = (
        "import sys; from pathlib import Path; from hacktable.server.serve import Settings, run; "
        "from hacktable.server.warming import exercise, exercise_policy; from hacktable.match.box import box; "
        "from hacktable.kernel.engine import use_compiled; "
        "exercise(box(sys.argv[2])); use_compiled(box(sys.argv[2]).rules); sys.argv[3] and exercise_policy(box(sys.argv[2]), sys.argv[3]); "
        "sys.exit(run(Settings(port=0, data=Path(sys.argv[1]), compile=False, limits=False)))"
    )
    process = subprocess.Popen([sys.executable, "-c", code, folder, game, bot], stdout=subprocess.PIPE, text=True)
    assert process.stdout
    line = process.stdout.readline()
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
        for thread in Path(f"/proc/{process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})
    try:
        yield int(line.split()[3].rpartition(":")[2]), process.pid
    finally:
        process.terminate()
        process.wait(20)


def where_the_time_goes(folder: str) -> dict[str, float]:
    """Microseconds that each part of a move takes, for the parts without sockets, each measured alone."""
    from hacktable.kernel.engine import use_compiled
    from hacktable.match.box import box
    from hacktable.server.store.sql import SqlStore, sqlite_url
    from hacktable.server.table.playing import Playing
    from hacktable.server.table.stored import MatchSetup, Move, StoredMatch
    from hacktable.server.warming import exercise

    exercise(box("hashcatch"))
    use_compiled(box("hashcatch").rules)
    coin = random.Random(1)
    begun = MatchSetup("hashcatch", {"memory": False}, "00" * 32, ("", "", "", ""), ("a", "b", "c", "d"), (None,) * 4, "off")
    spent = {"trying a move, and writing four frames": 0.0, "taking it": 0.0, "putting four frames together": 0.0}
    moves, count = list[Move](), 0
    for game in range(20):
        begun = msgspec.structs.replace(begun, server_seed=f"{game:064x}")
        playing = Playing(StoredMatch("t", game, 1, begun, 0), (), "epoch")
        for seat in playing.seats:
            playing.viewer(seat)
        while not playing.over and len(playing.match.log) < 400:
            seat = playing.match.actors[0]
            text = playing.match.rules.actions.json(coin.choice(playing.acts[seat]))
            a = time.perf_counter()
            step = playing.attempt(seat, playing.match.rules.actions.from_json(text), at=0)
            b = time.perf_counter()
            playing.take(step, "0123456789abcdef")
            c = time.perf_counter()
            playing.frames([step], None, "0123456789abcdef")
            d = time.perf_counter()
            for name, took in zip(spent, (b - a, c - b, d - c), strict=True):
                spent[name] += took
            count += 1
            moves.append(Move(f"{game}", 1, step.ply, seat, str(step.action), 0, f"{count:016x}", "guest"))

    async def write() -> tuple[float, float]:
        store = await SqlStore.open(sqlite_url(Path(folder) / "parts"))
        alone, together = moves[:200], moves[200:4000]
        a = time.perf_counter()
        for move in alone:
            await store.append(move)
        b = time.perf_counter()
        for start in range(0, len(together), 100):
            await asyncio.gather(*(store.append(move) for move in together[start : start + 100]))
        c = time.perf_counter()
        await store.close()
        return (b - a) / len(alone), (c - b) / len(together)

    alone, together = asyncio.run(write())
    found = {name: 1e6 * took / count for name, took in spent.items()}
    return found | {"writing it, in a commit of 100": 1e6 * together, "writing it alone (waiting for the disk)": 1e6 * alone}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50, 100, 250, 500])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--idle", type=int, default=0, help="so many more pages only look on (default: %(default)s)")
    parser.add_argument("--think", type=float, default=0, help="seconds before a seat answers, on average (default: at once)")
    parser.add_argument("--data", help="a folder on the disk to measure (default: a temporary one)")
    given = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))
    loop: Any = asyncio.new_event_loop
    with contextlib.suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory(dir=given.data) as folder, server(folder, core) as (port, pid), Progress(console=console) as progress:
        print(
            f"{'tables':>7} {'moves/s':>9} {'frames/s':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} {'p99.9':>8} {'core':>6} {'µs/move':>8} {'MB':>6}"
        )
        for tables in given.tables:
            with asyncio.Runner(loop_factory=loop) as runner:
                got = runner.run(Run(port, pid, given.think).measure(tables, given.seconds, progress, given.idle))
            print(
                f"{tables:>7} {got['moves']:>9,.0f} {got['frames']:>9,.0f} {got['p50']:>8.1f} {got['p95']:>8.1f} {got['p99']:>8.1f} "
                f"{got['p999']:>8.1f} {got['busy']:>6.0%} {1e6 * got['busy'] / got['moves']:>8.0f} {got['memory']:>6.0f}",
                flush=True,
            )
        with asyncio.Runner(loop_factory=loop) as runner:
            print(f"an idle connection: {runner.run(Run(port, pid).idle()):.1f} kB")
    with tempfile.TemporaryDirectory(dir=given.data) as folder:
        print("microseconds a move, each part measured alone; the rest of a move is sockets and the event loop:")
        for name, took in where_the_time_goes(folder).items():
            print(f"  {name:<42}{took:>8.0f}")


if __name__ == "__main__":
    main()
