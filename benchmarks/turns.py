"""How long each turn of a server's event loop holds everybody else up: counted in the server's process, read in another.

A request is answered in several turns: it is read in one, waits for the disk, and is answered in another. In between, others have theirs.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import numpy as np

MICROSECONDS = 20
"""Turns are counted by their length, in steps of so many microseconds of the loop's processor time."""
LONGEST = 5_000
"""Steps; all that is longer counts as this."""


class Turns:
    """A count of turns by their length, in a file that both processes share."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            np.zeros(LONGEST + 1, np.int64).tofile(file)
        self._counts = np.memmap(file, np.int64, "r+")

    def count_here(self) -> None:
        """From now on every turn of this process's event loop is counted. It must be asyncio's own: uvloop's turns cannot be seen from outside."""
        counts, clock, run = self._counts, time.thread_time_ns, asyncio.Handle._run
        step = MICROSECONDS * 1000

        def counted(handle: asyncio.Handle) -> None:
            begun = clock()
            run(handle)
            counts[min((clock() - begun) // step, LONGEST)] += 1

        asyncio.Handle._run = counted  # type: ignore[method-assign, assignment]

    def begin(self) -> None:
        """Forget what was counted."""
        self._counts[:] = 0

    def longer(self, times: int) -> int:
        """Microseconds that a turn took longer than at most so many times."""
        above = np.cumsum(self._counts[::-1])[::-1]  # turns of at least so many steps
        return int(np.argmax(above <= times)) * MICROSECONDS
