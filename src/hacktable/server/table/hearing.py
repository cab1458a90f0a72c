"""A hearing: before something is decided the table pauses for a moment, so that everybody may point a finger.

It is talk, and no part of the match: nothing of it is in the log, and whoever decides may do so at any time. Only bots wait until it is over,
and the page waits for people. It is over when everybody who plays has pointed at somebody or does not want to, or after some seconds.
"""

from __future__ import annotations

from collections.abc import Callable

from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Seats
from hacktable.server.time import Alarm, Time
from hacktable.server.wire import messages
from hacktable.server.wire.messages import encode


class Hearing:
    """The hearings of one match."""

    def __init__(self, seats: Seats, time: Time, length: int, tell_all: Callable[[bytes], None], ring: Callable[[], None]) -> None:
        self._seats = seats
        self._time = time
        self._length = length
        """Milliseconds; 0: there are none."""
        self._tell_all = tell_all
        self._ring = ring
        """To be called when one is over."""
        self._alarm: Alarm | None = None
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store: what was about to be decided there has been talked about."""
        self._playing = playing
        self._about = self._subject
        self._until: int | None = None
        self._seat = 0
        """Who decides."""
        self._heard: set[int] = set()
        """The seats that have pointed, or do not want to."""
        self._stop()

    @property
    def under_way(self) -> bool:
        return self._until is not None

    @property
    def _subject(self) -> tuple[int, ...] | None:
        """What is about to be decided, by what everyone sees of the match."""
        playing = self._playing
        hearing = playing.match.rules.telling.hearing if playing else None
        if playing is None or hearing is None or playing.course or playing.over or playing.match.live or not self._length:
            return None  # a lesson has its own order
        if not playing.match.rules.goes_live(playing.match.options):
            return None
        shown = playing.match.shown(None)[0]
        return tuple(int(shown[name]) for name in hearing.once) if shown[hearing.field] == hearing.value else None

    @property
    def _waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self._seats.people() if seat not in self._heard)

    def look(self) -> None:
        """After anything that was done: perhaps something is about to be decided, or has been."""
        subject = self._subject
        if subject == self._about:
            self._go_on()
            return
        self._about = subject
        if subject is not None:
            self._heard.clear()
            self._seat = self._playing.match.actors[0] if self._playing else 0
            self._until = self._time.now() + self._length
            self._alarm = self._time.later(self._length, self._ring)
            self._tell()
        self._go_on()

    def decided(self) -> None:
        """Somebody has acted: what they would have been told comes too late."""
        if self._until is not None:
            self._end()

    def hear(self, seat: int | None) -> None:
        """A seat has pointed at somebody, or wants to go on."""
        if self._until is not None and seat in self._waiting:
            self._heard.add(seat)
            self._tell()
            self._go_on()

    def _go_on(self) -> None:
        if self._until is not None and (not self._waiting or self._time.now() >= self._until or not self._seats.running):
            self._end()
            self._ring()

    def _end(self) -> None:
        self._until = None
        self._stop()
        self._tell()

    def _stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _message(self) -> messages.Hearing:
        left = 0 if self._until is None else max(0, self._until - self._time.now())
        return messages.Hearing(self._seat, left, self._waiting if left else ())

    def _tell(self) -> None:
        self._tell_all(encode(self._message()))

    def welcome(self) -> list[bytes]:
        """What a page that comes in has to know."""
        return [encode(self._message())] if self._until is not None else []
