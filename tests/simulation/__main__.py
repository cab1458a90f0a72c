"""Run worlds of many seeds; print those in which something was not as it should be, and how to see them again.

.venv/bin/python -m tests.simulation --seeds 0:100000 --processes 2
.venv/bin/python -m tests.simulation --seeds 163 --trace
.venv/bin/python -m tests.simulation --live --seeds 0:2000
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from simulation.runs import again, broken_of, get_ready, world_of

MOST_SHOWN = 20
"""Seeds that ended badly and are printed; of more, the first are enough."""
TOGETHER = 100
"""Seeds that a process takes at once."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seeds", default="0:2000", help="one seed, or the first and, after a colon, the first that is left out (0:2000)")
    parser.add_argument("--live", action="store_const", const="live", default="", help="tables play Hacker live")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--trace", action="store_true", help="print all that happens")
    parser.add_argument("--interpreted", action="store_true", help="compile no rules: begins at once, and takes ten times as long")
    given = parser.parse_args()
    first, _, end = given.seeds.partition(":")
    seeds = range(int(first), int(end) if end else int(first) + 1)
    get_ready(compiled=not given.interpreted, kind=given.live)
    if given.trace:
        return max((bool(world_of(seed, print, kind=given.live).broken) for seed in seeds), default=False)
    began, count, bad = time.monotonic(), 0, 0
    for done, found in _run(seeds, given.processes, compiled=not given.interpreted, kind=given.live):
        count += done
        bad += len(found)
        _draw(count, len(seeds), bad, time.monotonic() - began, found[: max(0, MOST_SHOWN + len(found) - bad)])
    print(f"{count} seeds, {bad} broken, {time.monotonic() - began:.1f} s")
    return bool(bad)


def _run(seeds: range, processes: int, *, compiled: bool, kind: str) -> Iterator[tuple[int, list[str]]]:
    """Piece by piece, how many seeds were run and what was found."""
    pieces = [seeds[start : start + TOGETHER] for start in range(0, len(seeds), TOGETHER)]
    if processes == 1 or len(pieces) == 1:
        yield from map(_piece, pieces, repeat(kind))
        return
    with ProcessPoolExecutor(processes, initializer=_begin, initargs=(compiled, kind)) as crew:
        yield from crew.map(_piece, pieces, repeat(kind))


def _begin(compiled: bool, kind: str) -> None:
    get_ready(compiled=compiled, kind=kind)


def _piece(seeds: range, kind: str) -> tuple[int, list[str]]:
    return len(seeds), [again(world) for world in broken_of(seeds, kind=kind) if world]


def _draw(count: int, of: int, bad: int, seconds: float, found: list[str]) -> None:
    """A line that shows how far it is; what was found is printed above it."""
    clear = "\r\x1b[2K" if sys.stderr.isatty() else ""
    for each in found:
        print(f"{clear}{each}", flush=True)
    if clear:
        part = count / of
        bar = "█" * round(30 * part) + "·" * (30 - round(30 * part))
        left = seconds / part * (1 - part)
        print(f"{clear}{bar} {count}/{of}, {bad} broken, {left:.0f} s left", end="" if count < of else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
