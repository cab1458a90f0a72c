"""Events: what happened, for animation and log, never the source of anybody's state.

Rules `emit` fixed-size rows into a buffer that is passed in. Row 0 holds the count; an empty buffer
switches events off. Each event is for everyone or for one seat: something hidden is two events, a
public one and a private one, never one with blanked fields.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from hacktable.kernel.compiling import kernel
from hacktable.kernel.record import Ints

ALL = -1
"""The audience of a public event."""
ROWS = 256
FIELDS = 10
SILENT: Ints = np.zeros((0, 2 + FIELDS), np.int64)


def buffer() -> Ints:
    return np.zeros((ROWS, 2 + FIELDS), np.int64)


@kernel
def emit(events: Ints, audience: int, kind: int, fields: tuple[int, ...]) -> None:
    """Tell `audience` (a seat, or ALL) that something happened."""
    if events.shape[0] > 0:  # so short that compilers put it in place: silence must cost nothing
        _write(events, audience, kind, fields)


@kernel
def _write(events: Ints, audience: int, kind: int, fields: tuple[int, ...]) -> None:
    row = int(events[0, 0]) + 1
    events[0, 0] = row
    if row < events.shape[0]:
        events[row, 0] = audience
        events[row, 1] = kind
        for i in range(len(fields)):
            events[row, 2 + i] = fields[i]


def told(events: Ints) -> Iterator[tuple[int, int, list[int]]]:
    """The rows of a buffer: audience, kind, fields."""
    count = int(events[0, 0])
    if count >= len(events):
        raise OverflowError(f"{count} events in one action do not fit a buffer of {len(events)}: summarise them")
    for row in events[1 : count + 1].tolist():
        yield row[0], row[1], row[2:]
