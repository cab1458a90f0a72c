"""Clocks and alarms. Whoever needs them is handed a Time; tests hand in one that they set themselves."""

from __future__ import annotations

import asyncio
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


async def pause(time: Time, milliseconds: int) -> None:
    """Wait on a given Time, so that whoever sets the clock also decides when the wait is over."""
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    alarm = time.later(milliseconds, lambda: over.set_result(None))
    try:
        await over
    finally:
        alarm.cancel()


class RealTime:
    """The event loop's."""

    def now(self) -> int:
        return int(time.monotonic() * 1000)

    def date(self) -> int:
        return int(time.time() * 1000)

    def later(self, after: int, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, after) / 1000, ring)
