"""A cheap stream for players that toss a coin: random bots, ties, playouts. Never for the game's own chance.

A 63-bit linear congruence of which the high bits are used. Its state is one number in an array, which
belongs to the player, not to the game.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import kernel, natively
from hacktable.kernel.cstruct import Ints

_LIMB = (1 << 21) - 1
_STEP = 6364136223846793005
_ADD = 1442695040888963407
_S0, _S1, _S2 = _STEP & _LIMB, (_STEP >> 21) & _LIMB, _STEP >> 42
_A0, _A1, _A2 = _ADD & _LIMB, (_ADD >> 21) & _LIMB, _ADD >> 42


def _wrapping(builder: Any, before: Any) -> Any:
    number = before.type
    return builder.and_(builder.add(builder.mul(before, number(_STEP)), number(_ADD)), number((1 << 63) - 1))


@natively(_wrapping)
@kernel
def following(before: int) -> int:
    """The state of the stream after this one."""
    # In limbs of 21 bits, so that nothing overflows. Compilers assume that signed numbers do not overflow; when this was one
    # multiplication that did, two tosses in one compiled rule came out wrong.
    b0, b1, b2 = before & _LIMB, (before >> 21) & _LIMB, before >> 42
    low = b0 * _S0 + _A0
    middle = b0 * _S1 + b1 * _S0 + _A1 + (low >> 21)
    high = b0 * _S2 + b1 * _S1 + b2 * _S0 + _A2 + (middle >> 21)
    return (low & _LIMB) | ((middle & _LIMB) << 21) | ((high & _LIMB) << 42)


@kernel
def toss(coin: Ints, count: int) -> int:
    """A number from 0 to count − 1. Its bias is below count / 2³², too small to matter to a player."""
    state = following(int(coin[0]))
    coin[0] = state
    return ((state >> 31) * count) >> 32


@kernel
def best_of(worths: Ints, count: int, coin: Ints) -> int:
    """The place of the highest of so many numbers; ties are tossed for."""
    chosen, ties = 0, 1
    for place in range(1, count):
        if worths[place] > worths[chosen]:
            chosen, ties = place, 1
        elif worths[place] == worths[chosen]:
            ties += 1
            if toss(coin, ties) == 0:
                chosen = place
    return chosen
