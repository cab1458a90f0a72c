"""Events: what happened, for animation and log, never the source of anybody's state.

Rules write events into a buffer that is passed in. `telling` makes, for one declared event, the kernel that writes it::

    tell_moved = telling(EVENTS, Moved)
    tell_moved(events, ALL, seat=seat, token=token, start=start, to=to)

The fields are passed by name, so two of them cannot be swapped unnoticed; `tests/kernel/test_telling.py` looks at every call.
A buffer whose `count` is `SILENT_COUNT` takes nothing: simulations use one. Each event is for everyone or for one
seat: something hidden is two events, a public one and a private one, never one with blanked fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from hacktable.kernel.compiling import kernel, made_kernel
from hacktable.kernel.cstruct import CStruct, Ints, Stored, StoredOne, i8
from hacktable.kernel.verbs import Event, Verbs

ALL = -1
"""The audience of a public event."""
ROWS = 128
FIELDS = 10
"""The most that an event has."""
SILENT_COUNT = -1

ROW = 8 * (2 + FIELDS)
"""Bytes of a row."""

Told = tuple[int, int, list[int]]
"""Audience, kind, fields."""


class Events(CStruct):
    """What one action tells. A struct, because a compiled rule passes a struct on as one pointer, and an array as nine numbers."""

    count: int = i8()
    rows: Ints = i8(ROWS, 2 + FIELDS)


def stored_buffer() -> Stored:
    """A buffer for compiled rules, stored."""
    return Events.new()


def buffer() -> Events:
    """A buffer for interpreted rules, mirrored."""
    return Events.mirror(stored_buffer()[0])


STORED_SILENT = stored_buffer()
STORED_SILENT[0]["count"] = SILENT_COUNT
SILENT = Events.mirror(STORED_SILENT[0])


@kernel
def _write(
    events: Events, audience: int, kind: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int, j: int
) -> None:
    """Write one row. It takes a number of arguments that is always the same: with a tuple, Numba would compile a version for each length."""
    row, rows = events.count, events.rows
    events.count = row + 1
    if row < ROWS:
        rows[row, 0], rows[row, 1] = audience, kind
        rows[row, 2], rows[row, 3], rows[row, 4], rows[row, 5], rows[row, 6] = a, b, c, d, e
        rows[row, 7], rows[row, 8], rows[row, 9], rows[row, 10], rows[row, 11] = f, g, h, i, j


def telling(events: Verbs[Event], event: type[Event]) -> Callable[..., None]:
    """The kernel that tells an event: it takes the buffer, the audience (a seat, or ALL) and the event's fields by name."""
    name = f"tell_{event.__name__.lower()}"
    fields = event.__struct_fields__
    values = [*fields, *("0" for _ in range(FIELDS - len(fields)))]
    lines = [
        f"def {name}({', '.join(('events', 'audience', *fields))}):",
        # So short that the compiler puts it in place of the call: a silent buffer must cost nothing.
        f"    if events.count != {SILENT_COUNT}:",
        f"        _write(events, audience, {events.number(event)}, {', '.join(values)})",
    ]
    return made_kernel(name, lines, event.__module__, {"_write": _write})


class Happened(msgspec.Struct, eq=False):
    """What happened, each with its audience. It is kept as the rows that the rules wrote, and read when somebody asks: most of it nobody
    asks for before the match is over."""

    events: Verbs[Event]
    rows: bytes

    def __iter__(self) -> Iterator[tuple[int, Event]]:
        heard, rows = self.events.heard, self.rows
        return iter([heard(rows[start : start + ROW]) for start in range(0, len(rows), ROW)])

    def __len__(self) -> int:
        return len(self.rows) // ROW

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def public_lines(self) -> list[str]:
        """In notation, what everybody saw."""
        line, rows = self.events.public_line, self.rows
        return [found for start in range(0, len(rows), ROW) if (found := line(rows[start : start + ROW]))]


AllThatHappened = Happened | Sequence[tuple[int, Event]]


def public_lines(happened: AllThatHappened) -> list[str]:
    """In notation, what everybody saw."""
    return happened.public_lines() if isinstance(happened, Happened) else [str(event) for audience, event in happened if audience == ALL]


def told(events: Events | StoredOne) -> list[Told]:
    """What a buffer holds, mirrored or stored."""
    count, rows = (events.count, events.rows) if isinstance(events, Events) else (int(events["count"]), events["rows"])
    return [(row[0], row[1], row[2:]) for row in rows[: fitting(count)].tolist()]


def fitting(count: int) -> int:
    """So many rows, or none of a buffer that takes nothing.

    :raises OverflowError: if a buffer has no room for so many.
    """
    if count > ROWS:
        raise OverflowError(f"{count} events in one action do not fit a buffer of {ROWS}: summarise them")
    return max(0, count)
