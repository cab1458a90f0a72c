"""What a server counts while it works: plain numbers, which cost a move next to nothing. `metrics.py` tells them to whoever watches.

Each of these numbers is changed by one thread only, so that no lock is needed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter

from hacktable.server.wire.faults import CLOSES, FAULT_KINDS

QUICK = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Bounds for what people wait for, in seconds."""
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)

clock = perf_counter
"""Seconds, for measuring how long something takes. It decides nothing, so tests need not set it as they set a `Time`."""


class Histogram:
    """How often a value was at most each of some bounds, and the sum of all values."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float] = QUICK) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """Of values above the bound before and not above this one; the last of those above all bounds."""
        self.total = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    @property
    def number(self) -> int:
        """How many values there were."""
        return sum(self.counts)


class Counts:
    """What one house, its tables and its sockets count, in the event loop."""

    def __init__(self) -> None:
        self.moves: dict[str, int] = {"guest": 0, "bot": 0, "table": 0}
        """Saved one by one, by who made them."""
        self.live = 0
        """Ticks and inputs of live rounds, and what bots do there: saved in blocks."""
        self.answered = Histogram()
        """From when a move arrived until its acknowledgement was written to the socket."""
        self.refusals: dict[int, int] = {kind.number: 0 for kind in FAULT_KINDS}
        """By the number of the fault."""
        self.closes: dict[int, int] = {close.number: 0 for close in CLOSES}
        """Sockets that the server closed, by the number of the reason."""
        self.sockets = 0
        """Open now."""
        self.sockets_opened = 0
        self.requests: dict[str, Histogram] = {door: Histogram() for door in ("api", "page", "health", "refused")}
        """How long answers over HTTP took, by what was asked for; `refused` to whoever had used up their budget."""
        self.reloads = 0
        """How often a table read everything again, because a write was not known to be on disk."""
        self.late = 0
        """Bots that were not done when their pause was over, so that people waited for them."""
        self.lag = Histogram()
        """By how much the event loop was late for an alarm."""


class Forwards:
    """What one of several servers counts, in the event loop."""

    def __init__(self) -> None:
        self.said = self.heard = 0
        """Messages of pages and tables that went to other servers, and that came from them."""
        self.parcels = 0
        """In so many parcels over the bus."""
        self.cut = 0
        """Pages that were sent away, and come back by themselves, because their way to another server was lost."""
        self.renewed = Histogram()
        """How long renewing our session took."""
        self.renewals_failed = 0
        self.lost = 0
        """How often our session had run out."""


class Thoughts:
    """What the bots of a server count, in the event loop."""

    def __init__(self) -> None:
        self.ours, self.others = Histogram(), Histogram()
        """How long choices took: of our own bots, and of those of other packages."""
        self.failed = 0
        """Choices that a bot of another package did not make: it failed, was too slow, or chose what is not legal."""


class Nudged:
    """What a server counts of those whom it tells of their turn, in the event loop."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], int] = {
            (way, outcome): 0 for way in ("push", "webhook", "mail") for outcome in ("taken", "gone", "refused", "later")
        }
        """By the way in which they were told, and what came of it; `later`: nothing, although it was tried a few times."""
        self.dropped = 0
        """Turns that nobody was told of, because too many were waiting."""

    def add(self, way: str, outcome: str) -> None:
        self.sent[way, outcome] += 1


class Commits:
    """What the writing thread of a database counts."""

    def __init__(self) -> None:
        self.took = Histogram()
        self.rows = Histogram(ROWS)
        """Moves and chat lines in one commit; commits of other changes have none and are not counted here."""
        self.failed = 0
        """Commits that the database refused."""
