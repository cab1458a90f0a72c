"""The network on a GPU: a team of 32 threads plays one game, and shares the work of the network's layers.

One thread alone would take milliseconds for a decision, while the others of its kind wait, because threads run in steps of 32. All threads of a team do
the same otherwise, each in memory of its own, so nothing depends on who is quicker. Each sums up every thirty-second number of a layer, in the same order
as `bots/learned/network.py`, so every sum is the same to the last bit; then all tell each other theirs.
"""

from __future__ import annotations

from typing import Any

from numba import cuda as numba_cuda
from numba import float32

from hacktable.bots.learned import network
from hacktable.bots.policies import SCRATCH_WIDTH
from hacktable.lab.driver import THREADS as TEAM
from hacktable.lab.gpu import Forms

cuda: Any = numba_cuda
SUMS = SCRATCH_WIDTH // TEAM
"""That one thread makes, at most."""
ALL = 0xFFFFFFFF
"""All threads of a team, a bit each."""


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def add_rows(mind: Any, at: int, before: Any, count: int, below: bool, sums: Any, size: int) -> None:
    """Add the rows of weights of the numbers in `before` that are not 0, each times the number; those below 0 only if `below` says so."""
    me = cuda.laneid
    for first in range(0, count, TEAM):  # each thread looks at one number, and all hear where there is something to add
        mine = first + me
        there = 0
        if mine < count and (before[mine] > 0 or (below and before[mine] < 0)):
            there = 1
        left = cuda.ballot_sync(ALL, there) & ALL
        for _ in range(TEAM):
            if left == 0:
                break
            i = first + cuda.ffs(left) - 1
            left &= left - 1
            factor = before[i]
            row = at + i * size
            for each in range((size - me + TEAM - 1) // TEAM):
                sums[each] += factor * mind[row + me + each * TEAM]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def tell_all(sums: Any, into: Any, size: int) -> None:
    for j in range(size):
        into[j] = cuda.shfl_sync(ALL, sums[j // TEAM], j % TEAM)


def add_columns(mind: Any, at: int, row: Any, count: int, into: Any) -> None:
    """As `network.add_columns`."""
    size, me = len(into), cuda.laneid
    sums = cuda.local.array(SUMS, float32)
    for each in range((size - me + TEAM - 1) // TEAM):
        sums[each] = into[me + each * TEAM]
    add_rows(mind, at, row, count, True, sums, size)
    tell_all(sums, into, size)


def layer(mind: Any, at: int, before: Any, into: Any) -> None:
    """As `network.layer`."""
    size, me = len(into), cuda.laneid
    sums = cuda.local.array(SUMS, float32)
    bias = at + len(before) * size
    for each in range((size - me + TEAM - 1) // TEAM):
        sums[each] = mind[bias + me + each * TEAM]
    add_rows(mind, at, before, len(before), False, sums, size)
    tell_all(sums, into, size)


FORMS: Forms = {network.add_columns.__code__: add_columns, network.layer.__code__: layer}
"""What takes the place of a kernel where a team plays."""
