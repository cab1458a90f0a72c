"""The greedy bot's judgement of Black Hat, from what one seat knows."""

from __future__ import annotations

from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.table import Table
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.record import Ints


@kernel
def judge(t: Table, m: State, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    """The action worth most; ties are tossed for."""
    return toss(coin, count)
