"""Clocks and alarms. Whoever needs them is handed a Time; tests hand in one that they set themselves."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import threading
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """Milliseconds."""

    def now(self) -> int:
        """A clock that only goes forward."""
        ...

    def date(self) -> int:
        """Since 1970."""
        ...

    def later(self, after: int, ring: Callable[[], None]) -> Alarm: ...

    def sharply(self, after: int, ring: Callable[[], None]) -> None:
        """Like `later`, but on time to a small part of a millisecond."""
        ...


async def pause(time: Time, milliseconds: int) -> None:
    """Wait on a given Time, so that whoever sets the clock also decides when the wait is over."""
    # No future, which can be done only once: the alarm may ring after the wait was called off and before the waiter notices.
    over = asyncio.Event()
    alarm = time.later(milliseconds, over.set)
    try:
        await over.wait()
    finally:
        alarm.cancel()


async def either(*events: asyncio.Event) -> None:
    """Wait until one of these is set."""
    waits = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in waits:
            each.cancel()


class RealTime:
    """The event loop's."""

    def now(self) -> int:
        return int(time.monotonic() * 1000)

    def date(self) -> int:
        return int(time.time() * 1000)

    def later(self, after: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, after) / 1000, ring)

    def sharply(self, after: int, ring: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        if after <= 0:
            loop.call_soon(ring)
        else:
            _metronome.ring(time.monotonic() + after / 1000, loop, ring)


class Metronome:
    """A thread that rings on time.

    An event loop waits for whole milliseconds, counted from whenever it begins to wait. So its alarms ring a part of a millisecond late,
    and that part tells how long the loop was busy before: for example with what a bot may do.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.AbstractEventLoop, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._changed = threading.Condition()
        self._begun = False

    def ring(self, due: float, loop: asyncio.AbstractEventLoop, ring: Callable[[], None]) -> None:
        with self._changed:
            heapq.heappush(self._waiting, (due, next(self._numbers), loop, ring))
            if not self._begun:
                self._begun = True
                threading.Thread(target=self._run, name="hacktable-metronome", daemon=True).start()
            elif self._waiting[0][0] == due:
                self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                while not self._waiting or self._waiting[0][0] > time.monotonic():
                    self._changed.wait(self._waiting[0][0] - time.monotonic() if self._waiting else None)
                _, _, loop, ring = heapq.heappop(self._waiting)
            with contextlib.suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(ring)


_metronome = Metronome()
