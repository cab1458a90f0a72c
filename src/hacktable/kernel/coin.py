"""A cheap stream for players that toss a coin: random bots, ties, playouts. Never for the game's own chance.

A 63-bit linear congruence of which the high bits are used. Its state is one number in an array, which
belongs to the player, not to the game.
"""

from __future__ import annotations

from hacktable.kernel.compiling import kernel
from hacktable.kernel.record import Ints

_MASK63 = (1 << 63) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407


@kernel
def toss(coin: Ints, count: int) -> int:
    """A number from 0 to count − 1. The bias, below count / 2³², is nothing to a player."""
    # The product wraps in compiled code and does not in Python; its low 63 bits are the same.
    state = (int(coin[0]) * _STEP + _ADD) & _MASK63
    coin[0] = state
    return ((state >> 31) * count) >> 32
