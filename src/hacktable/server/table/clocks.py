"""The players' clocks: some time for every decision, and a reserve for the whole match.

They follow from the log alone: match time stands still while nobody is here or the server is down, and every
log entry has its match time. So a table loaded again has the clocks it had.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hacktable.server.wire.messages import SeatClock


@dataclass(frozen=True)
class Allowance:
    """Milliseconds."""

    move: int
    reserve: int


ALLOWANCES = {"off": None, "relaxed": Allowance(45_000, 600_000), "quick": Allowance(15_000, 90_000)}


class Clocks:
    """The clocks of one match."""

    def __init__(self, allowance: Allowance, seats: int) -> None:
        self._allowance = allowance
        self._reserve = [allowance.reserve] * seats
        self._since: list[int | None] = [None] * seats

    def copy(self) -> Clocks:
        """The same clocks, which stay as they are now."""
        twin = Clocks(self._allowance, 0)
        twin._reserve, twin._since = list(self._reserve), list(self._since)
        return twin

    def answered(self, seat: int, at: int) -> None:
        """What a seat was asked is answered, or no longer asked."""
        since = self._since[seat]
        if since is not None:
            self._reserve[seat] = max(0, self._reserve[seat] - max(0, at - since - self._allowance.move))
            self._since[seat] = None

    def asked(self, seat: int, at: int) -> None:
        if self._since[seat] is None:
            self._since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """The match time at which a seat's time is up."""
        since = self._since[seat]
        return None if since is None else since + self._allowance.move + self._reserve[seat]

    def next(self, seats: Iterable[int]) -> tuple[int, int] | None:
        """The first of these seats to run out of time: when, and which."""
        due = [(deadline, seat) for seat in seats if (deadline := self.deadline(seat)) is not None]
        return min(due) if due else None

    def at(self, now: int, running: bool) -> tuple[SeatClock, ...]:
        """For the wire."""
        return tuple(self._one(seat, now, running) for seat in range(len(self._since)))

    def _one(self, seat: int, now: int, running: bool) -> SeatClock:
        since = self._since[seat]
        spent = 0 if since is None else max(0, now - since)
        over = max(0, spent - self._allowance.move)
        return SeatClock(max(0, self._allowance.move - spent), max(0, self._reserve[seat] - over), running and since is not None)
