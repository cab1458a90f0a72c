"""What everyone saw of a match, as compressed text: for each action its number, and below it the events in notation."""

from __future__ import annotations

import zlib

from hacktable.kernel.events import public_lines
from hacktable.server.table.stored import Sight


def written_sight(sight: Sight) -> bytes:
    """Actions of which not everybody saw anything are left out."""
    lines = list[str]()
    for ply, happened in sight.happened:
        seen = public_lines(happened)
        if seen:
            lines.append(f"{ply}\n= " + "\n= ".join(seen))
    return zlib.compress("\n".join(lines).encode())


def read_sight(kept: bytes) -> dict[int, tuple[str, ...]]:
    """What was seen of each action, in notation."""
    found: dict[int, tuple[str, ...]] = {}
    ply = 0
    for line in zlib.decompress(kept).decode().splitlines():
        if line.startswith("= "):
            found[ply] = (*found.get(ply, ()), line[2:])
        else:
            ply = int(line)
    return found
