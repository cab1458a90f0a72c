"""A struct as plain values: whole, and what changed of it. For replays; what viewers of a match are told is written by `kernel/frames.py`."""

from __future__ import annotations

from itertools import product
from typing import Literal, NamedTuple

import numpy as np

from hacktable.kernel.cstruct import CStruct
from hacktable.kernel.frames import page_fields
from hacktable.server.wire.messages import Diff, Shown

Cast = Literal["b", "h", "i", "q"]
_CASTS: dict[str, Cast] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class _Part(NamedTuple):
    """Where a field's bytes are in a struct, how to read them, and the dotted index of every cell."""

    name: str
    start: int
    stop: int
    cast: Cast
    cells: tuple[str, ...]


_layouts: dict[type[CStruct], list[_Part]] = {}


def whole(struct: type[CStruct], stored: np.void) -> Shown:
    """A stored struct's page fields: numbers, and nested lists of numbers."""
    return {name: stored[name].tolist() for name in page_fields(struct)}


def _layout(struct: type[CStruct]) -> list[_Part]:
    if struct not in _layouts:
        parts = _layouts[struct] = []
        for name, field in page_fields(struct).items():
            start: int = struct.dtype.fields[name][1]  # type: ignore[index]
            cells = tuple(".".join(map(str, index)) for index in product(*map(range, field.shape))) if field.shape else ()
            parts.append(_Part(name, start, start + field.size * max(1, len(cells)), _CASTS[field.code], cells))
    return _layouts[struct]


def changes(struct: type[CStruct], before: bytes, after: bytes) -> Diff:
    """The page fields that differ: a number, or the changed cells by their dotted index."""
    parts = [part for part in _layout(struct) if before[part.start : part.stop] != after[part.start : part.stop]]
    return {part.name: _changed(part, before[part.start : part.stop], after[part.start : part.stop]) for part in parts}


def _changed(part: _Part, before: bytes, after: bytes) -> int | dict[str, int]:
    old, new = memoryview(before).cast(part.cast), memoryview(after).cast(part.cast)
    return {part.cells[i]: new[i] for i in range(len(new)) if new[i] != old[i]} if part.cells else new[0]
