"""Measure how moves a second grow with the number of servers, and what PostgreSQL, NATS and forwarding add to a move.

    python benchmarks/growth.py                                # with 1, 2 and 4 servers, as far as there are cores
    python benchmarks/growth.py --servers 1 2 --tables 100 --seconds 5

Each server is a process on a core of its own. Programs on the other cores play at all tables at once through real sockets, four seats at a table; every seat answers
as soon as it may, as in `benchmarks/server.py`. The lines, in turn:

- SQLite: one server, as `./play` starts it.
- PostgreSQL: one server on a PostgreSQL that writes to the disk (fsync).
- with NATS: so many servers that share this PostgreSQL, with a NATS between them. All pages of a table are connected to its owner, so nothing goes over NATS.
- forwarded: the same, but the seats of a table are connected to different servers, one after the other. With N servers, all but one Nth of the moves and frames go over NATS.

Processor time for a move, in µs, is that of all servers, of PostgreSQL and of NATS. Where there are fewer cores than programs, only these times say something.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests/server"), str(ROOT / "tests")]

import nats_server  # noqa: E402
import postgres  # noqa: E402

from server import SEATS, Player, Run  # noqa: E402

SERVE = """
import sys; from pathlib import Path
from hacktable.kernel.engine import use_compiled
from hacktable.match.box import box
from hacktable.server.serve import Settings, run
from hacktable.server.warming import exercise
exercise(box("hashcatch")); use_compiled(box("hashcatch").rules)
folder, database, bus, name = sys.argv[1:]
sys.exit(run(Settings(port=0, data=Path(folder), database=database, bus=bus, name=name, compile=False, limits=False)))
"""
WITHIN = 120
"""Seconds within which all tables must play."""


@dataclass
class One:
    """A server."""

    port: int
    pid: int


@contextlib.contextmanager
def serving(folder: str, core: int | None, database: str = "", bus: str = "", name: str = "") -> Iterator[One]:
    """A server in a process of its own, on one core, with compiled rules."""
    process = subprocess.Popen([sys.executable, "-c", SERVE, folder, database, bus, name], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        line = process.stdout.readline()
        if core is not None:
            for thread in Path(f"/proc/{process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {core})
        yield One(int(line.split()[3].rpartition(":")[2]), process.pid)
    finally:
        process.terminate()
        process.wait(30)


def processor_seconds(parents: Sequence[int]) -> float:
    """Of these processes and their children that are still there."""
    ticks = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            words = process.read_text().rpartition(")")[2].split()
            if int(words[1]) in parents or int(process.parent.name) in parents:
                ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- those who play


async def play(ports: list[int], tables: int, forwarded: bool, first: int) -> None:
    """Play at so many tables, and follow the orders of `crew`. The tables' owners are all servers in turn."""
    runs = [Run(port, 0) for port in ports]
    guests = [runs[0].guest(name) for name in ("Ada", "Ben", "Cem", "Dot")]
    loop = asyncio.get_running_loop()
    for table in range(first, first + tables):
        owner = runs[table % len(runs)]
        link = owner.call("/api/tables", {"game": "hashcatch"}, guests[0])[1]["id"]
        for seat in range(SEATS):
            at = runs[(table + seat) % len(runs)] if forwarded else owner
            await loop.create_connection(partial(Player, at, seat, guests[seat], link), "127.0.0.1", at.port)
            if seat == 0:  # who comes first opens the table, and its server becomes the owner
                await asyncio.sleep(0.02)
    end = time.monotonic() + WITHIN
    while sum(len(run.latencies) for run in runs) < 3 * tables:
        if time.monotonic() > end:
            raise TimeoutError("not all tables play")
        await asyncio.sleep(0.1)
    print("playing", flush=True)
    await loop.run_in_executor(None, sys.stdin.readline)
    for run in runs:
        run.latencies.clear()
    began = time.perf_counter()
    await loop.run_in_executor(None, sys.stdin.readline)
    spent = time.perf_counter() - began
    print(json.dumps({"seconds": spent, "latencies": [round(1e6 * each) for run in runs for each in run.latencies]}), flush=True)
    os._exit(0)  # all sockets at once


def crew(ones: Sequence[One], cores: Sequence[int], number: int, tables: int, forwarded: bool) -> list[subprocess.Popen[str]]:
    """Programs that play, each on one of these cores."""
    ports = ",".join(str(one.port) for one in ones)
    players = []
    for place in range(number):
        share = tables // number
        words = [sys.executable, __file__, "--play", ports, "--tables", str(share), "--first", str(place * share)]
        players.append(subprocess.Popen(words + ["--forwarded"] * forwarded, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        if cores:
            os.sched_setaffinity(players[-1].pid, {cores[place % len(cores)]})
    for player in players:
        assert player.stdout
        if player.stdout.readline() != "playing\n":
            raise RuntimeError("the players cannot play")
    return players


def order(players: Sequence[subprocess.Popen[str]]) -> None:
    for player in players:
        assert player.stdin
        player.stdin.write("\n")
        player.stdin.flush()


def measure(
    name: str,
    ones: Sequence[One],
    cores: Sequence[int],
    tables: int,
    seconds: float,
    pg: Sequence[int],
    bus: Sequence[int],
    forwarded: bool = False,
) -> None:
    """Let everybody play, and print a line."""
    players = crew(ones, cores, max(1, min(len(cores), 2 * len(ones))), tables, forwarded)
    time.sleep(2)
    order(players)
    servers = [one.pid for one in ones]
    before = [processor_seconds(each) for each in (servers, pg, bus)]
    time.sleep(seconds)
    after = [processor_seconds(each) for each in (servers, pg, bus)]
    order(players)
    told: list[dict[str, Any]] = [json.loads(player.stdout.readline()) for player in players if player.stdout]
    moves = sum(len(each["latencies"]) / each["seconds"] for each in told)
    points = statistics.quantiles([time for each in told for time in each["latencies"]], n=100)
    used = [1e6 * (b - a) / (moves * seconds) for a, b in zip(before, after, strict=True)]
    busy = (after[0] - before[0]) / seconds
    print(
        f"{name:<12} {len(ones):>7} {moves:>9,.0f} {points[49] / 1000:>8.1f} {points[98] / 1000:>8.1f} {busy:>7.0%} "
        f"{used[0]:>10.0f} {used[1]:>11.0f} {used[2]:>5.0f}",
        flush=True,
    )
    for player in players:
        player.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=100, help="for each server (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--forwarded", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        asyncio.run(play([int(port) for port in given.play.split(",")], given.tables, given.forwarded, given.first))
        return
    cores = sorted(os.sched_getaffinity(0))
    most = max(given.servers)
    own = cores[:most] if len(cores) > most else cores[: max(1, len(cores) - 1)]
    """Of the servers. Players, PostgreSQL and NATS have the others, if there are any."""
    others = [core for core in cores if core not in own] or cores
    os.sched_setaffinity(0, others)
    if len(cores) < 3 * most:
        print(f"{len(cores)} cores are too few for {most} servers and those who play: look at the processor times, not at moves a second")
    print(
        f"{'':<12} {'servers':>7} {'moves/s':>9} {'p50 ms':>8} {'p99 ms':>8} {'busy':>7} {'servers µs':>10} {'PostgreSQL':>11} {'NATS':>5}"
    )
    with tempfile.TemporaryDirectory() as folder, serving(folder, own[0]) as one:
        measure("SQLite", [one], others, given.tables, given.seconds, [], [])
    with postgres.running("fsync=on") as database, nats_server.running() as bus:
        first = [int((database.folder / "data/postmaster.pid").read_text().split()[0])]
        assert bus._process
        nats = [bus._process.pid]
        with serving("", own[0], database.fresh()) as one:
            measure("PostgreSQL", [one], others, given.tables, given.seconds, first, nats)
        for number in given.servers:
            for name in ("with NATS", "forwarded"):
                if name == "forwarded" and number == 1:
                    continue
                address = database.fresh()
                with ExitStack() as stack:
                    ones = [
                        stack.enter_context(serving("", own[place % len(own)], address, bus.address, f"server-{place}"))
                        for place in range(number)
                    ]
                    measure(name, ones, others, given.tables * number, given.seconds, first, nats, name == "forwarded")


if __name__ == "__main__":
    main()
