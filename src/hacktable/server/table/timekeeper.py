"""Match time, and the alarm for whoever runs out of time first."""

from __future__ import annotations

from collections.abc import Callable

from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Seats
from hacktable.server.time import Alarm, Time
from hacktable.server.wire import messages
from hacktable.server.wire.messages import SeatClock, encode


class Timekeeper:
    """Match time stands still while nobody who plays is here, and so do the players' clocks."""

    __slots__ = ("_alarm", "_playing", "_ring", "_seats", "_since", "_still", "_tell_all", "_time")

    def __init__(self, seats: Seats, time: Time, tell_all: Callable[[bytes], None], ring: Callable[[], None]) -> None:
        self._seats = seats
        self._time = time
        self._tell_all = tell_all
        self._ring = ring
        self._alarm: Alarm | None = None
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store; its time stands still until `run`."""
        self._playing = playing
        self._still = True
        self._since = self._time.now()
        """When match time last started to run, or an action was taken."""

    def match_time(self) -> int:
        assert self._playing
        return self._playing.at + (0 if self._still else self._time.now() - self._since)

    def acted(self) -> None:
        """An action was taken: match time is counted from it."""
        self._since = self._time.now()

    def run(self) -> None:
        """After anything that may have changed whose time runs: set the alarm anew."""
        self.stop()
        playing = self._playing
        if playing is None:
            return
        still = not self._seats.running
        if still != self._still:
            playing.at = self.match_time()
            self._since = self._time.now()
            self._still = still
            if playing.clocks:
                self._tell_all(encode(messages.Clocks(self.clock() or ())))
        if playing.clocks and not still:
            due = playing.clocks.next(seat for seat in playing.seats if not self._seats.level(seat))
            if due:
                self._alarm = self._time.later(due[0] - self.match_time(), self._ring)

    def clock(self) -> tuple[SeatClock, ...] | None:
        """Everyone's clock as it is now; None if nobody's time is limited."""
        if self._playing is None or self._playing.clocks is None:
            return None
        return self._playing.clocks.at(self.match_time(), not self._still)

    def late(self) -> int | None:
        """The seat whose time is up, if one's is."""
        playing = self._playing
        if playing is None or playing.clocks is None or self._still or not self._seats.running:
            return None
        due = playing.clocks.next(seat for seat in playing.seats if not self._seats.level(seat))
        return due[1] if due and due[0] <= self.match_time() else None

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
