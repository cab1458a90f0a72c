"""Numbers for whoever watches a server, in the text that Prometheus reads, on a port of their own that guests do not reach.

What is counted is in `counts.py`. Nothing here says anything of a guest, a table or a match: only how many there are and how long things take.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from typing import Protocol, get_args

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from hacktable import __version__
from hacktable.server.brains import Brains
from hacktable.server.counts import Commits, Histogram, Nudged, clock
from hacktable.server.house import House
from hacktable.server.relays import Relays
from hacktable.server.table.setup import Phase
from hacktable.server.wire.messages import PROTOCOL

PATH = "/metrics"
LARGEST_HEAD = 8192
"""Bytes of a request."""
WITHIN = 5.0
"""Seconds for a request to arrive, and for its answer to be taken."""
MOST = 16
"""Connections at a time; more are closed at once. Prometheus opens one."""
LAG_EVERY = 0.5
"""Seconds between two looks at how late the event loop is."""


def _histogram(name: str, what: str, found: Mapping[str, Histogram], label: str = "") -> Metric:
    family = HistogramMetricFamily(f"hacktable_{name}", what, labels=[label] if label else [])
    for value, histogram in found.items():
        so_far, buckets = 0, list[tuple[str, float]]()
        for bound, count in zip((*histogram.bounds, None), tuple(histogram.counts), strict=True):
            so_far += count
            buckets.append(("+Inf" if bound is None else repr(float(bound)), so_far))
        family.add_metric([value] if label else [], buckets, histogram.total)
    return family


def _counter(name: str, what: str, found: Mapping[str, float], label: str = "") -> Metric:
    family = CounterMetricFamily(f"hacktable_{name}", what, labels=[label] if label else [])
    for value, number in found.items():
        family.add_metric([value] if label else [], number)
    return family


def _gauge(name: str, what: str, found: Mapping[str, float], label: str = "") -> Metric:
    family = GaugeMetricFamily(f"hacktable_{name}", what, labels=[label] if label else [])
    for value, number in found.items():
        family.add_metric([value] if label else [], number)
    return family


class Writes(Protocol):
    """Whoever writes into the database."""

    @property
    def commits(self) -> Commits: ...
    @property
    def waiting(self) -> int:
        """Writes that are not on disk yet."""
        ...


class Metrics:
    """All numbers of one server."""

    def __init__(self, house: House, writer: Writes, brains: Brains, connections: Callable[[], int]) -> None:
        """:param connections: how many are open to the guests' port."""
        self._house, self._writer, self._brains, self._connections = house, writer, brains, connections
        self._visitors = 0
        self._process = ProcessCollector(registry=CollectorRegistry())

    def families(self) -> Iterator[Metric]:
        """In the event loop, where nothing changes meanwhile."""
        yield InfoMetricFamily("hacktable", "What runs here.", {"version": __version__, "protocol": str(PROTOCOL)})
        yield from self._tables()
        yield from self._moves()
        yield from self._commits()
        yield from self._bots()
        yield from self._network()
        yield from self._nudges(self._house.nudges.counts if self._house.nudges else Nudged())
        if self._house.relays:
            yield from self._servers(self._house.relays)
        yield _histogram("loop_lag_seconds", "By how much the event loop was late for an alarm.", {"": self._house.counts.lag})
        yield from self._process.collect()

    def _tables(self) -> Iterator[Metric]:
        house = self._house
        phases = dict.fromkeys(get_args(Phase), 0) | house.phases()
        yield _gauge("tables", "Tables that are open in this server, by phase.", phases, "phase")
        yield _gauge("pages", "Pages that look at these tables.", {"": house.pages})
        yield _gauge("closing", "1 if the server is going down.", {"": int(house.closing)})
        yield _counter("table_reloads", "Tables read again because a write was not known to be on disk.", {"": house.counts.reloads})

    def _moves(self) -> Iterator[Metric]:
        counts = self._house.counts
        yield _counter("moves", "Moves saved one by one: of guests, of bots, of the table (time was up).", counts.moves, "by")
        yield _counter("live_steps", "Ticks, inputs and bots' actions of live rounds, saved in blocks.", {"": counts.live})
        yield _histogram("move_seconds", "From a move's arrival to its acknowledgement, when it is on disk.", {"": counts.answered})
        yield _counter("refusals", "What was refused, by the number of the fault.", _words(counts.refusals), "fault")

    def _commits(self) -> Iterator[Metric]:
        commits = self._writer.commits
        yield _histogram("commit_seconds", "How long commits took.", {"": commits.took})
        yield _histogram("commit_rows", "Moves and chat lines in commits with any.", {"": commits.rows})
        yield _counter("commits_failed", "Commits that the database refused.", {"": commits.failed})
        yield _gauge("writes_waiting", "Writes that are not on disk yet.", {"": self._writer.waiting})

    def _bots(self) -> Iterator[Metric]:
        thoughts = self._brains.thoughts
        found = {"ours": thoughts.ours, "others": thoughts.others}
        yield _histogram("bot_thought_seconds", "How long bots' choices took: of our own, and of other packages.", found, "of")
        late = "Bots that were not done when their pause was over."
        yield _counter("bot_thoughts_late", late, {"": self._house.counts.late})
        yield _counter("bot_thoughts_failed", "Choices that bots of other packages did not make.", {"": thoughts.failed})
        yield _gauge("bot_thoughts_waiting", "Choices of our own bots that are not made yet.", {"": self._brains.thinking})

    def _network(self) -> Iterator[Metric]:
        counts = self._house.counts
        yield _gauge("connections", "Connections to the guests' port.", {"": self._connections()})
        yield _gauge("sockets", "Sockets of pages that are open here.", {"": counts.sockets})
        yield _counter("sockets_opened", "Sockets that pages have opened.", {"": counts.sockets_opened})
        yield _counter("sockets_closed", "Sockets that the server closed, by the number of the reason.", _words(counts.closes), "number")
        yield _histogram("request_seconds", "How long answers over HTTP took.", counts.requests, "door")

    def _nudges(self, counts: Nudged) -> Iterator[Metric]:
        found = {outcome: sum(each for (_, name), each in counts.sent.items() if name == outcome) for _, outcome in counts.sent}
        yield _counter(
            "nudges", "People told of their turn while they were away, by what came of it.", found | {"dropped": counts.dropped}, "outcome"
        )

    def _servers(self, relays: Relays) -> Iterator[Metric]:
        forwards = relays.forwards
        yield _gauge("servers", "Servers that are alive, as this one knows: it, and the others.", {"": 1 + len(relays.others)})
        yield _gauge("leases", "Tables that this server owns and has open.", {"": self._house.tables})
        yield _gauge("pages_elsewhere", "Pages of this server at tables of others.", {"": relays.pages})
        yield _gauge("pages_of_others", "Pages of other servers at tables of this one.", {"": relays.guests})
        directions = {"out": forwards.said, "in": forwards.heard}
        yield _counter("forwarded", "Messages of pages and tables to other servers and from them.", directions, "direction")
        yield _counter("parcels", "Parcels over the bus with messages to other servers.", {"": forwards.parcels})
        yield _counter("forwarding_cut", "Pages sent away because their way to another server was lost.", {"": forwards.cut})
        yield _histogram("renewal_seconds", "How long renewing the leases took.", {"": forwards.renewed})
        yield _counter("renewals_failed", "Renewals of the leases that the database did not answer.", {"": forwards.renewals_failed})
        yield _counter("sessions_lost", "How often all leases had run out before they were renewed.", {"": forwards.lost})

    # ---------------------------------------------------------------- the port

    @contextlib.asynccontextmanager
    async def told_at(self, host: str, port: int) -> AsyncIterator[None]:
        """Answer `/metrics` there meanwhile."""
        server = await asyncio.start_server(self._visit, host, port, limit=LARGEST_HEAD)
        watching = asyncio.create_task(self._watch_lag())
        try:
            yield
        finally:
            watching.cancel()
            server.close()

    async def _watch_lag(self) -> None:
        while True:
            due = clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self._house.counts.lag.add(max(0.0, clock() - due))

    async def _visit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._visitors += 1
        try:
            if self._visitors <= MOST:
                async with asyncio.timeout(WITHIN):
                    writer.write(await self._answer((await reader.readuntil(b"\r\n\r\n")).decode("latin-1")))
                    await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            self._visitors -= 1
            writer.close()

    async def _answer(self, request: str) -> bytes:
        first, *lines = request.split("\r\n")
        method, path = (*first.split(" "), "", "")[:2]
        if method not in ("GET", "HEAD") or path.partition("?")[0] != PATH:
            status, kind, body = "404 Not Found", "text/plain; charset=utf-8", f"Only GET {PATH} is answered here.\n".encode()
        else:
            accept = next((line.partition(":")[2] for line in lines if line.lower().startswith("accept:")), "")
            encoder, kind = choose_encoder(accept)
            status, body = "200 OK", await asyncio.to_thread(encoder, Snapshot(self.families()))
        head = f"HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n".encode()
        return head if method == "HEAD" else head + body


class Snapshot(Collector):
    """Numbers as they were in one moment, to be written as text in a thread."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = list(families)

    def collect(self) -> list[Metric]:
        return self._families


def _words(found: Mapping[int, int]) -> dict[str, float]:
    return {str(number): count for number, count in found.items()}
