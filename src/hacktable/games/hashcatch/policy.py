"""The greedy bot's judgement of Hashcatch."""

from __future__ import annotations

from hacktable.games.hashcatch.state import State
from hacktable.games.hashcatch.table import Table
from hacktable.kernel.compiling import kernel
from hacktable.kernel.record import Ints


@kernel
def judge(t: Table, m: State, seat: int, acts: Ints, count: int, dice: Ints) -> int:
    return 0
