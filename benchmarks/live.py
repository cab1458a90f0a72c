"""Measure what live tables cost: Hacker with seven players at each, in real time, every drop on disk.

    python benchmarks/live.py                       # 1, 5, 10 and 20 tables, three people and four bots at each
    python benchmarks/live.py --tables 10 --people 7 --seconds 30

A server is started as a process of its own on one core. On another core, this program sits at all tables through real sockets:
every person sends hand and gaze fourteen times a second, lets viruses fall where the hand happens to be, and answers
everything else that is asked. It prints the server's share of a core, how many beats reached each person (fewer than ten a second mean
that the server is late), the time between two beats, and the bytes of a beat.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import Progress

from server import Player, Run, server

SEATS, A_SECOND, WIDTH = 7, 14, 200


class Thief(Player):
    """A person at a live table, who moves hands and eyes all the time."""

    def __init__(self, run: LiveRun, seat: int, cookie: str, link: str, people: int) -> None:
        super().__init__(run, seat, cookie, link)
        self.heist, self.count = run, people
        self.live = False
        self.tick = 0
        self.arrived = 0.0

    def hear(self, payload: bytes) -> None:
        if payload.startswith(b'{"is":"beat"'):
            now = time.perf_counter()
            if self.live:
                self.heist.apart.append(now - self.arrived)
            self.heist.bytes += len(payload)
            self.heist.frames += 1
            self.live, self.arrived = True, now
            beat = json.loads(payload)
            self.tick = beat["tick"]
            if beat["asked"]:
                self.legal, self.window = beat["asked"]["legal"], beat["asked"]["window"]
            if self.legal and self.chosen.random() < 0.05:
                self.act()
        elif payload.startswith((b'{"is":"frame"', b'{"is":"sync"')):
            asked = json.loads(payload)
            self.live, self.legal, self.window = False, asked["legal"], asked["window"]
            if self.legal:
                self.act()
        elif payload.startswith(b'{"is":"pause"'):
            self.live = False
            if json.loads(payload)["waiting"]:
                self.say(do="onward")
        elif payload.startswith(b'{"is":"table"'):
            self.table(json.loads(payload))
        elif payload.startswith(b'{"is":"deal"'):
            self.say(do="reveal", server=json.loads(payload)["server"], seeds=[self.seed.hex()])
        elif payload.startswith(b'{"is":"bye"'):
            raise RuntimeError(payload.decode())

    def act(self) -> None:
        action, self.legal = self.chosen.choice(self.legal), []
        self.say(do="act", id=f"{self.chosen.getrandbits(64):016x}", window=self.window, action=action)

    def steer(self) -> None:
        """Move a hand and the eyes to a random place."""
        if self.live:
            x, y = self.chosen.randrange(WIDTH), self.chosen.randrange(WIDTH)
            inputs = [{"do": "look", "x": x, "y": y}, {"do": "steer", "hand": self.chosen.choice((1, 2)), "x": x, "y": y}]
            since = int(1000 * (time.perf_counter() - self.arrived))
            self.say(do="live", tick=self.tick, since=min(since, 60_000), inputs=inputs)

    def people(self, chairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Bots are ready from the beginning, and give up their chairs to people."""
        guests = [chair for chair in chairs if chair["kind"] == "guest"]
        return guests if len(guests) == self.count else []


class LiveRun(Run):
    """One measurement."""

    def __init__(self, port: int, pid: int) -> None:
        super().__init__(port, pid)
        self.apart: list[float] = []
        self.bytes = 0

    async def sit(self, tables: int, people: int) -> list[Thief]:
        loop, thieves = asyncio.get_running_loop(), list[Thief]()
        guests = [self.guest(f"Thief {seat + 1}") for seat in range(people)]
        for _ in range(tables):
            wanted = {"game": "hacker", "bots": SEATS - 1, "options": {"tempo": "live"}}
            link = self.call("/api/tables", wanted, guests[0])[1]["id"]
            for seat, cookie in enumerate(guests):
                _, thief = await loop.create_connection(partial(Thief, self, seat, cookie, link, people), "127.0.0.1", self.port)
                thieves.append(thief)
                await asyncio.sleep(0)
        return thieves

    async def watch(self, tables: int, people: int, seconds: float, progress: Progress) -> dict[str, float]:
        task = progress.add_task(f"{tables} tables", total=seconds)
        thieves = await self.sit(tables, people)
        random.shuffle(thieves)

        async def be_restless() -> None:
            """Let the people send their inputs evenly spread over time, as real people would."""
            apart = 1 / (A_SECOND * len(thieves))
            due = time.perf_counter()
            while True:
                for thief in thieves:
                    thief.steer()
                    due += apart
                    await asyncio.sleep(max(0.0, due - time.perf_counter()))

        restless = asyncio.create_task(be_restless())
        while not all(thief.live for thief in thieves):
            await asyncio.sleep(0.1)
        self.apart.clear()
        self.frames, self.bytes, busy, begun = 0, 0, self.busy(), time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            await asyncio.sleep(0.25)
            progress.update(task, completed=spent)
        used = (self.busy() - busy) / spent
        restless.cancel()
        points = statistics.quantiles([1000 * each for each in self.apart], n=100)
        result = {"core": used, "beats": self.frames / spent / len(thieves), "p50": points[49], "p99": points[98]}
        result |= {"bytes": self.bytes / max(1, self.frames), "memory": self.memory() / 1024}
        for thief in thieves:
            thief.transport.abort()
        await asyncio.sleep(1)
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 5, 10, 20])
    parser.add_argument("--people", type=int, default=3, help="at each table; bots take the other chairs (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--data", help="a folder on the disk to measure (default: a temporary one)")
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    core = cores[0] if len(cores) > 1 else None
    if core is not None:
        os.sched_setaffinity(0, set(cores[1:]))
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(dir=given.data) as folder,
        server(folder, core, "hacker") as (port, pid),
        Progress(console=console) as progress,
    ):
        print(f"{'tables':>7} {'people':>7} {'core':>6} {'beats/s':>8} {'p50 ms':>7} {'p99 ms':>7} {'bytes':>6} {'MB':>6}")
        for tables in given.tables:
            got = asyncio.run(LiveRun(port, pid).watch(tables, given.people, given.seconds, progress))
            print(
                f"{tables:>7} {tables * given.people:>7} {got['core']:>6.0%} {got['beats']:>8.2f} {got['p50']:>7.0f} {got['p99']:>7.0f} "
                f"{got['bytes']:>6.0f} {got['memory']:>6.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
