"""Compare our server with other web servers of board games: the same load on each, in turn, in one run.

    python benchmarks/peers.py                              # 100 tables of four seats, three rounds
    python benchmarks/peers.py --tables 10 100 --rounds 5 --servers hacktable colyseus

Each server runs on one core, this program on another. Every seat answers as soon as it may (a closed loop), and every accepted move is
told to four seats in four different filtered views. Latency is the time from sending a move to the view that it made, at the same seat.

    hacktable      our own: Hashcatch by its rules, each move checked, written to disk and only then acknowledged
    colyseus       no schema, one message of its own for every client (its fastest way); nothing on disk
    boardgameio    boardgame.io with `playerView` and its memory as storage; nothing on disk
    ws, picows     ceilings: the same small game on a bare socket library of Node and of Python; nothing on disk

The peers play a trick-taking game of thirty lines (`peers/game.cjs`) and send whole views of about 350 bytes. Node is found as for the page, or
installed from its wheel; the peers' packages go into a folder in .cache. On a machine that is busy with other things, look at µs/move: the
processor time that a move takes all threads of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from bare_socket import BINARY, BareSocket
from rich.console import Console
from rich.progress import Progress
from wasm import tool

import server as own

ROOT = Path(__file__).parents[1]
PROGRAMS = Path(__file__).parent / "peers"
INSTALLED = ROOT / ".cache/peers"
PICOWS = "picows==2.3.1"
SEATS = 4
SERVERS = ("hacktable", "colyseus", "boardgameio", "ws", "picows")


class View(msgspec.Struct):
    """What a player needs of a view."""

    turn: int
    n: int
    legal: list[int]


class Seat(BareSocket):
    """A seat at a table of bare `ws` or picows: JSON views, and moves like `{"n":3,"c":17}`."""

    _view = msgspec.json.Decoder(View)

    def __init__(self, load: Load, seat: int, path: str) -> None:
        super().__init__(f"127.0.0.1:{load.port}", path, {})
        self.load, self.seat = load, seat
        self.sent = 0.0
        self.chosen = random.Random(f"{path}{seat}")
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"turn"'):
            self.take(self._view.decode(payload), len(payload))

    def take(self, view: View, size: int) -> None:
        """A view has come."""
        self.load.views += 1
        self.load.bytes += size
        if self.sent:
            self.load.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if not self.ready.done():
            self.ready.set_result(None)
        if view.turn == self.seat:
            if self.load.running:
                self.play(view)
            else:
                self.load.waiting.append(partial(self.play, view))

    def play(self, view: View) -> None:
        self.sent = time.perf_counter()
        self.move(view.n, self.chosen.choice(view.legal))

    def move(self, number: int, card: int) -> None:
        self.write(b'{"n":%d,"c":%d}' % (number, card))


class ColyseusSeat(Seat):
    """Colyseus' messages: a code, a name, MessagePack."""

    _view = msgspec.msgpack.Decoder(View)  # type: ignore[assignment]
    JOINED, MESSAGE = 10, 13

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b"\x0d\xa1v"):
            self.take(self._view.decode(payload[3:]), len(payload))
        elif payload[0] == self.JOINED:
            self.write(bytes([self.JOINED]), BINARY)

    def move(self, number: int, card: int) -> None:
        self.write(bytes([self.MESSAGE]) + b"\xa1m" + msgspec.msgpack.encode({"n": number, "c": card}), BINARY)


class Whole(msgspec.Struct, rename={"id": "_stateID"}):
    """A state of boardgame.io."""

    G: View
    id: int


class Synced(msgspec.Struct):
    """The first one that a seat gets."""

    state: Whole


class BoardgameSeat(Seat):
    """Socket.IO's words, straight on the socket: no polling first."""

    _parts = msgspec.json.Decoder(list[msgspec.Raw])
    _whole = msgspec.json.Decoder(Whole)
    _synced = msgspec.json.Decoder(Synced)

    def __init__(self, load: Load, seat: int, match: str) -> None:
        super().__init__(load, seat, "/socket.io/?EIO=4&transport=websocket")
        self.match, self.at = match, 0

    def hear(self, payload: bytes) -> None:
        if payload.startswith((b'42/t,["update"', b'42/t,["sync"')):
            said = self._parts.decode(payload[5:])[2]
            whole = self._whole.decode(said) if payload.startswith(b'42/t,["u') else self._synced.decode(said).state
            self.at = whole.id
            self.take(whole.G, len(payload))
        elif payload == b"2":
            self.write(b"3")
        elif payload.startswith(b"0{"):
            self.write(b"40/t,")
        elif payload.startswith(b"40/t"):
            self.write(b'42/t,["sync","%s","%d",null,4]' % (self.match.encode(), self.seat))

    def move(self, number: int, card: int) -> None:
        text = '42/t,["update",{"type":"MAKE_MOVE","payload":{"type":"m","args":[%d,%d],"playerID":"%d"}},%d,"%s","%d"]'
        self.write((text % (number, card, self.seat, self.at, self.match, self.seat)).encode())


class Load:
    """One measurement of a peer."""

    def __init__(self, kind: str, port: int, pid: int) -> None:
        self.kind, self.port, self.pid = kind, port, pid
        self.latencies: list[float] = []
        self.views = self.bytes = 0
        self.running = False
        self.waiting: list[Callable[[], None]] = []

    def _call(self, path: str, body: object) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    async def _table(self, number: int) -> list[Seat]:
        loop, seats, room = asyncio.get_running_loop(), list[Seat](), None
        for seat in range(SEATS):
            make: Callable[[], Seat]
            if self.kind == "colyseus":
                got = self._call("/matchmake/create/t" if room is None else f"/matchmake/joinById/{room}", {"s": seat})
                room = got["roomId"]
                make = partial(ColyseusSeat, self, seat, f"/{got['processId']}/{room}?sessionId={got['sessionId']}")
            elif self.kind == "boardgameio":
                make = partial(BoardgameSeat, self, seat, f"m{number}")
            else:
                make = partial(Seat, self, seat, f"/ws/{number}/{seat}")
            _, made = await loop.create_connection(make, "127.0.0.1", self.port)
            await asyncio.wait_for(made.ready, 20)
            seats.append(made)
        return seats

    async def measure(self, tables: int, seconds: float) -> dict[str, float]:
        seats = [seat for number in range(tables) for seat in await self._table(number)]
        self.running = True
        for begin in self.waiting:
            begin()
        await asyncio.sleep(2)
        self.latencies.clear()
        self.views = self.bytes = 0
        busy, begun = processor_time(self.pid), time.perf_counter()
        await asyncio.sleep(seconds)
        cut, spent = [1000 * each for each in self.latencies], time.perf_counter() - begun
        busy = (processor_time(self.pid) - busy) / spent
        for seat in seats:
            seat.transport.abort()
        points = statistics.quantiles(cut, n=100)
        moves = len(cut) / spent
        return {"moves": moves, "p50": points[49], "p99": points[98], "busy": busy, "bytes": self.bytes / max(1, self.views)}


def processor_time(pid: int) -> float:
    """Seconds that a server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- the servers


def installed(servers: list[str]) -> Path | None:
    """Install what the peers need; the folder with Node, if one of them does."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    if "picows" in servers and not (INSTALLED / "python/picows").exists():
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", INSTALLED / "python", PICOWS], check=True)
    if not {"colyseus", "boardgameio", "ws"} & set(servers):
        return None
    page = tool("page")
    node = page.find_node(install=True)
    for program in (*PROGRAMS.glob("*.cjs"), PROGRAMS / "package.json"):
        shutil.copy(program, INSTALLED)
    if not (INSTALLED / "node_modules/ws").exists():
        subprocess.run([*node.npm, "install", "--silent"], cwd=INSTALLED, env=page._around(node.folder), check=True)
    return Path(node.folder)


@contextlib.contextmanager
def peer(kind: str, node: Path | None, core: int) -> Iterator[tuple[int, int]]:
    """Start a peer on one core; its port and process."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = os.environ | {"NODE_ENV": "production", "PYTHONPATH": str(INSTALLED / "python")}
    if kind == "picows":
        command = [sys.executable, str(PROGRAMS / "picows_server.py"), str(port)]
    else:
        command = [str(node / "node") if node else "node", str(INSTALLED / f"{kind}.cjs"), str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, {core})  # before it has made its threads
    try:
        for _ in range(300):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                break
            if process.poll() is not None:
                raise RuntimeError(f"{kind} does not start: {' '.join(command)}")
            time.sleep(0.1)
        time.sleep(0.5)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def measured(kind: str, node: Path | None, core: int, tables: int, seconds: float, data: str | None) -> dict[str, float]:
    loop: Any = asyncio.new_event_loop
    with contextlib.suppress(ImportError):
        import uvloop

        loop = uvloop.new_event_loop
    with contextlib.ExitStack() as stack:
        runner = stack.enter_context(asyncio.Runner(loop_factory=loop))
        if kind != "hacktable":
            port, pid = stack.enter_context(peer(kind, node, core))
            return runner.run(Load(kind, port, pid).measure(tables, seconds))
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=data))
        port, pid = stack.enter_context(own.server(folder, core))
        return runner.run(own.Run(port, pid).measure(tables, seconds, Progress(console=Console(quiet=True))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", nargs="+", default=list(SERVERS), choices=SERVERS)
    parser.add_argument("--tables", type=int, nargs="+", default=[100])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--data", help="a folder on the disk that our server writes to (default: a temporary one)")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        sys.exit("This needs Linux and two cores: one for the servers, and one for the load.")
    servers = ["hacktable", *(each for each in given.servers if each != "hacktable")]
    node = installed(servers)
    os.sched_setaffinity(0, set(cores[1:]))
    for tables in given.tables:
        found: dict[str, list[dict[str, float]]] = {kind: [] for kind in servers}
        for number in range(given.rounds):
            for kind in servers if number % 2 == 0 else reversed(servers):
                found[kind].append(measured(kind, node, cores[0], tables, given.seconds, given.data))
                print(f"round {number + 1}, {kind}: {found[kind][-1]['moves']:,.0f} moves/s", file=sys.stderr)
        ours = statistics.median(each["moves"] for each in found["hacktable"])
        our_cost = statistics.median(1e6 * each["busy"] / each["moves"] for each in found["hacktable"])
        print(f"{tables} tables; the median of {given.rounds} rounds, taken in turn")
        print(
            f"{'server':<12} {'moves/s':>9} {'best':>9} {'it/ours':>8} {'p50 ms':>7} {'p99 ms':>7} {'µs/move':>8} {'ours/its':>9} {'bytes':>6}"
        )
        for kind, rounds in found.items():
            half = {name: statistics.median(each[name] for each in rounds) for name in ("moves", "p50", "p99", "bytes")}
            cost = statistics.median(1e6 * each["busy"] / each["moves"] for each in rounds)
            print(
                f"{kind:<12} {half['moves']:>9,.0f} {max(each['moves'] for each in rounds):>9,.0f} {half['moves'] / ours:>8.2f} "
                f"{half['p50']:>7.1f} {half['p99']:>7.1f} {cost:>8.0f} {our_cost / cost:>9.2f} {half['bytes']:>6.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
