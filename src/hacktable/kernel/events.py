"""Events: what happened, for animation and log, never the source of anybody's state.

Rules `emit` rows into a record that is passed in; one with nobody listening switches them off. Each event is
for everyone or for one seat: something hidden is two events, a public one and a private one, never one with
blanked fields.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import CStruct, Ints, i8

ALL = -1
"""The audience of a public event."""
ROWS = 128
FIELDS = 10
SILENT_COUNT = -1

Told = tuple[int, int, list[int]]
"""Audience, kind, fields."""


class Events(CStruct):
    """What one action tells. A record, since a rule passes it on as one pointer, and an array as nine numbers."""

    count: int = i8()
    rows: Ints = i8(ROWS, 2 + FIELDS)


def stored_buffer() -> Any:
    """For compiled rules: an array of one record."""
    return Events.new()


def buffer() -> Events:
    """For interpreted rules."""
    return Events.mirror(stored_buffer()[0])


STORED_SILENT = stored_buffer()
STORED_SILENT[0]["count"] = SILENT_COUNT
SILENT = Events.mirror(STORED_SILENT[0])


@kernel
def emit(events: Events, audience: int, kind: int, fields: tuple[int, ...]) -> None:
    """Tell `audience` (a seat, or ALL) that something happened."""
    if events.count != SILENT_COUNT:  # so short that compilers put it in place: silence must cost nothing
        _write(events, audience, kind, fields)


@kernel
def _write(events: Events, audience: int, kind: int, fields: tuple[int, ...]) -> None:
    row = events.count
    events.count = row + 1
    if row < ROWS:
        events.rows[row, 0] = audience
        events.rows[row, 1] = kind
        for i in range(len(fields)):
            events.rows[row, 2 + i] = fields[i]


def told(events: Any) -> list[Told]:
    """What a buffer holds, in either form."""
    count, rows = (events.count, events.rows) if isinstance(events, Events) else (int(events["count"][0]), events["rows"][0])
    if count > ROWS:
        raise OverflowError(f"{count} events in one action do not fit a buffer of {ROWS}: summarise them")
    return [(row[0], row[1], row[2:]) for row in rows[: max(0, count)].tolist()]
