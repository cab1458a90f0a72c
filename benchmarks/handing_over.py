"""Measure how long tables and pages are away when one of three servers is told to stop.

    python benchmarks/handing_over.py                                  # 1, 10 and 50 tables at the server that stops
    python benchmarks/handing_over.py --tables 10 --rounds 5 --disk

Three servers share a PostgreSQL and a NATS. At each table two people play Hashcatch, the first connected to the server that will be stopped, which owns the table,
the second to another one. Each of them thinks a moment before a move, so that the machine has time to spare. Then the server gets SIGTERM. Measured is, from that moment:

- back: until a page is shown the table by its new owner; from then on moves are taken there.
- acknowledged: until a move is acknowledged by the new owner. The time for which people think is in it.
- wait: of all moves that were under way or sent while the server stopped, how long until they were acknowledged. This is what players notice.
- away: of all pages whose line was closed, how long until they were shown the table again over a new one.

How long the event loops of the two other servers ran until every table had an acknowledged move, and for how long they wanted to and waited for a core, is printed beside
it: with other work on the machine, or too little of it, the rest says little.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests/server"), str(ROOT / "tests")]

import nats_server  # noqa: E402
import postgres  # noqa: E402
from real import Nursery, Nursling, Page, new_guest, new_table  # noqa: E402
from test_many_real import Anywhere  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import InvalidHandshake  # noqa: E402

from hacktable.server.wire import faults  # noqa: E402

MOVED_WAIT, FIRST_WAIT = 0.04, 0.4
"""Seconds, as in `web/src/table/socket.ts`."""
SETTLE = 3.0
"""Seconds of play before the server is told to stop, and afterwards."""


class Player(Page):
    """A page that thinks before it moves, comes back as a real one does, and notes when what happened."""

    first: Nursling | None = None
    """Where it connects for the first time."""
    think = (0.1, 0.5)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.again = True
        self.shown: list[tuple[float, str]] = []
        """When it was shown the table by whom, named by the epoch."""
        self.acks: list[tuple[float, str | None]] = []
        self.waits: list[tuple[float, float]] = []
        """When each move was sent, and acknowledged."""
        self.away: list[tuple[float, float]] = []
        self._sent_at: dict[str, float] = {}
        self._lost_at = 0.0
        self._thinking: asyncio.Task[None] | None = None

    async def run(self) -> None:
        while True:
            code, before = 0, len(self.closes)
            address = self.first.address if self.first else self.server.address
            self.first = None
            with contextlib.suppress(OSError, EOFError, InvalidHandshake, TimeoutError):
                async with connect(
                    f"ws://{address}/ws/{self.link}",
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    ping_interval=None,
                    close_timeout=0.1,
                    max_queue=None,
                    proxy=None,
                ) as self.socket:
                    self.connections += 1
                    self._greeted, self._current, self._asked = False, False, None
                    await self._talk(self.socket)
            code = self.closes[-1] if len(self.closes) > before else 0
            self._lost_at = self._lost_at or time.monotonic()
            await asyncio.sleep((MOVED_WAIT if code == faults.MOVED.number else FIRST_WAIT) * (0.5 + self.chance.random() / 2))

    async def _hear_sync(self, sync: dict[str, Any]) -> None:
        self.shown.append((time.monotonic(), sync["epoch"]))
        await super()._hear_sync(sync)

    async def _hear_table(self, table: dict[str, Any]) -> None:
        if self._lost_at:  # what it has missed follows at once, if there is anything
            self.away.append((self._lost_at, time.monotonic()))
            self._lost_at = 0.0
        await super()._hear_table(table)

    async def _move(self) -> None:
        if self._thinking is None and self._may_move:
            self._thinking = asyncio.create_task(self._think())

    @property
    def _may_move(self) -> bool:
        return self.pending is None and bool(self.legal) and not self.over

    async def _think(self) -> None:
        await asyncio.sleep(self.chance.uniform(*self.think))
        self._thinking = None
        if self._may_move:
            move = self.choose()
            self._sent_at[move["id"]] = time.monotonic()
            await self.say(move)

    def _acknowledged(self, move: str) -> None:
        super()._acknowledged(move)
        now = time.monotonic()
        self.acks.append((now, self.epoch))
        if move in self._sent_at:
            self.waits.append((self._sent_at.pop(move), now))


def wanted_to_run(servers: Sequence[Nursling]) -> tuple[float, float]:
    """Of the event loops of these servers: the seconds for which they ran, and for which they waited for a core."""
    words = [Path(f"/proc/{server.pid}/schedstat").read_text().split() for server in servers]
    return sum(int(each[0]) for each in words) / 1e9, sum(int(each[1]) for each in words) / 1e9


def spread(values: Sequence[float]) -> str:
    """In milliseconds."""
    if not values:
        return f"{'none':>24}"
    ordered = sorted(1000 * value for value in values)
    parts = [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.99, 1.0)]
    return f"{len(ordered):5}: " + " ".join(f"{each:5.0f}" for each in parts)


class Measured:
    """Of all rounds with the same number of tables."""

    def __init__(self) -> None:
        self.back: list[float] = []
        self.acknowledged: list[float] = []
        self.waits: list[float] = []
        self.away: list[float] = []
        self.ended: list[float] = []
        self.ran: list[float] = []
        self.waited: list[float] = []
        self.closes: dict[int, int] = {}

    def line(self, tables: int) -> str:
        cells = [f"{tables:6}", *(spread(each) for each in (self.back, self.acknowledged, self.waits, self.away, self.ended))]
        cells.append(f"{1000 * sum(self.ran) / len(self.ran):6.0f} {1000 * sum(self.waited) / len(self.waited):6.0f}")
        return " |".join(cells) + f" | {self.closes}"


async def one_round(anywhere: Anywhere, tables: int, seed: int, think: tuple[float, float], measured: Measured) -> None:
    """New tables at the first server, which is told to stop and then started again."""
    stops, other = anywhere.all[0], anywhere.all[1]
    cookies = [await new_guest(other, name) for name in ("Ada", "Ben")]
    pages: list[Player] = []
    tasks: list[asyncio.Task[None]] = []

    async def until(condition: Any, *, within: float = 60.0) -> None:
        async with asyncio.timeout(within):
            while not condition():
                for task in tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    for number in range(tables):
        link = await new_table(stops, cookies[0])
        for seat, server in enumerate((stops, other)):
            page = Player(anywhere, link, cookies[seat], seat, 2, 1000 * seed + number)
            page.first, page.think = server, think
            pages.append(page)
            tasks.append(asyncio.create_task(page.run()))
            if seat == 0:
                await until(lambda page=page: bool(page.table))
    try:
        await until(lambda: all(page.acks for page in pages))
        await asyncio.sleep(SETTLE)
        await until(lambda: sum(page.table["phase"] == "playing" for page in pages) > 0.8 * len(pages))
        assert set(anywhere.owners().values()) == {stops.data.name}, "all tables are at the server that stops"
        known = {page: page.epoch for page in pages}
        links = {page.link for page in pages if page.table["phase"] == "playing"}

        def acked_anew(page: Player) -> list[float]:
            return [at for at, epoch in page.acks if at > began and epoch != known[page]]

        anywhere.away.add(stops.data.name)
        heirs = anywhere.all[1:]
        ran, waited = wanted_to_run(heirs)
        began = time.monotonic()
        stops.signal(signal.SIGTERM)
        await until(lambda: all(any(acked_anew(page) for page in pages if page.link == link) for link in links))
        after = wanted_to_run(heirs)
        measured.ran.append(after[0] - ran)
        measured.waited.append(after[1] - waited)
        await stops.wait()
        measured.ended.append(time.monotonic() - began)
        await asyncio.sleep(SETTLE / 2)
        for link in links:
            here = [page for page in pages if page.link == link]
            shown = [at for page in here for at, epoch in page.shown if at > began and epoch != known[page]]
            measured.back.append(min(shown) - began)
            measured.acknowledged.append(min(at for page in here for at in acked_anew(page)) - began)
        end = began + max(measured.back[-len(links) :]) + 0.5
        measured.waits += [acked - sent for page in pages for sent, acked in page.waits if acked > began and sent < end]
        measured.away += [back - lost for page in pages for lost, back in page.away if lost > began]
        for page in pages:
            for code in page.closes:
                measured.closes[code] = measured.closes.get(code, 0) + 1
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for each in ends:
        if isinstance(each, Exception):
            raise each
    assert anywhere.complaints == []
    await stops.start()
    anywhere.away.clear()


async def measure(tables: Sequence[int], rounds: int, think: tuple[float, float], disk: bool, out: Path | None) -> None:
    head = "p50   p99   max"
    print(
        f"{'':6} |{'back':>12} {head:>11} |{'acknowledged':>12}{head:>12} |{'waits':>12}{head:>12} |{'away':>12}{head:>12} |{'stopped':>12}{head:>12} |   ran waited (ms)"
    )
    found = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres.running(*(["fsync=on"] if disk else [])) as database,
        nats_server.running() as nats,
    ):
        async with Nursery() as nursery:
            for count in tables:
                measured = Measured()
                for number in range(rounds):
                    anywhere = Anywhere(Path(folder) / f"{count}-{number}", database.fresh(), nats, nursery)
                    for server in anywhere.all:
                        server.data.mkdir(parents=True, exist_ok=True)
                        await server.start()
                    await one_round(anywhere, count, number, think, measured)
                    for server in anywhere.all:
                        await server.kill()
                print(measured.line(count), flush=True)
                found[count] = vars(measured)
    if out:
        out.write_text(json.dumps(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50], help="at the server that stops (1 10 50)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--think", type=float, nargs=2, default=(0.1, 0.5), help="seconds before a move, from and to (0.1 0.5)")
    parser.add_argument("--disk", action="store_true", help="PostgreSQL waits for the disk")
    parser.add_argument("--out", type=Path, help="a file for all values, as JSON")
    given = parser.parse_args()
    asyncio.run(measure(given.tables, given.rounds, tuple(given.think), given.disk, given.out))


if __name__ == "__main__":
    main()
