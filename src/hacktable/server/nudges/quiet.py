"""Quiet hours, in somebody's own time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

DAY = 24 * 60


class Quiet(msgspec.Struct, frozen=True):
    """From when until when, in minutes after midnight; past midnight if the end is before the beginning."""

    zone: str
    start: int
    end: int

    def until(self, now: int) -> int | None:
        """When it is over, in milliseconds since 1970; None: it is not quiet now.

        On a day on which clocks are changed, it is over by what the clock on the wall shows.
        """
        zone = zone_of(self.zone)
        here = datetime.fromtimestamp(now / 1000, zone)
        minute = here.hour * 60 + here.minute
        if (minute - self.start) % DAY >= (self.end - self.start) % DAY:
            return None
        day = here.date() + timedelta(days=1) if minute > self.end else here.date()
        over = datetime(day.year, day.month, day.day, self.end // 60, self.end % 60, tzinfo=zone)
        return max(now + 1, int(over.astimezone(UTC).timestamp() * 1000))


def zone_of(name: str) -> ZoneInfo:
    """UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    """Whether a name is one of a time zone that this machine knows."""
    try:
        return len(name) <= 64 and ZoneInfo(name) is not None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
