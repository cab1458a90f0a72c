"""The state of a match of Hashcatch: one struct in which every field says who may see it."""

from __future__ import annotations

from enum import IntEnum

from hacktable.games.hashcatch.board import RING, ROWS, SEATS, WAITING, WIDTH
from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import EVERYONE, OWNER, Ints, i1, i2, i4, i8

TOKENS = 12
"""The most tokens a colour can have (HC-31)."""
FIRST_TOKENS = 5
TO_END = 4
"""Tokens of one colour in the chain that end the game (HC-33)."""
DIGITS = 4

# Where a token can be. A number from 0 on is a space of the ring.
BANK = RING
CHAIN = BANK + WAITING
RISK = CHAIN + ROWS * WIDTH
BASE = RISK + ROWS
NOWHERE = -1
"""Not in the game yet."""

PLACES = (
    *(f"ring-{space}" for space in range(RING)),
    *(f"bank-{place + 1}" for place in range(WAITING)),
    *(f"row-{row + 1}-{'abc'[column]}" for row in range(ROWS) for column in range(WIDTH)),
    *(f"risk-{row + 1}" for row in range(ROWS)),
    "base",
)


class Phase(IntEnum):
    """What is expected of the seat whose turn it is."""

    PURPOSE = 0
    """Say what the roll is for (HC-11)."""
    MOVE = 1
    """Move by the roll (HC-12)."""
    AGAIN = 2
    """After a 6: roll again or stop (HC-13)."""
    GENUINE = 3
    """The token is genuine: the bank or a big hack (HC-21)."""
    HACK = 4
    """Carry out the big hack (HC-42)."""
    BONUS = 5
    """All three tokens in the bank are one's own: choose the bonus token (HC-30)."""
    OVER = 6


class State(Chance):
    """A position of Hashcatch."""

    standing: Ints = i8(SEATS, see=EVERYONE, low=0, page=False)
    """For every seat, the places outside the base where its tokens stand, as bits. It follows from `place`, and one
    rule (`put`) writes both. It is here for speed: rules look at sets of places more often than at anything else."""
    turns: int = i4(see=EVERYONE, low=0, high=1_000_000_000)
    """Turns begun, all seats together."""
    tried: Ints = i2(ROWS, see=EVERYONE, low=0)
    """For every row, the sums tried in vain, as bits (HC-42)."""
    place: Ints = i1(SEATS, TOKENS, see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    digit: Ints = i1(SEATS, TOKENS, see=OWNER, shown="shown", low=0, high=DIGITS)
    """0: not in the game, or not known."""
    shown: Ints = i1(SEATS, TOKENS, see=EVERYONE, low=0, high=1)
    start: Ints = i1(SEATS, see=EVERYONE, low=0, high=RING - 1)
    """The start space that each seat's base is joined to (HC-2)."""
    tokens: Ints = i1(SEATS, see=EVERYONE, low=0, high=TOKENS)
    phase: int = i1(see=EVERYONE, low=0, names=tuple(phase.name.lower() for phase in Phase))
    turn: int = i1(see=EVERYONE, low=0, high=SEATS - 1)
    roll: int = i1(see=EVERYONE, low=0, high=6)
    """The die of the move that is due; 0 when there is none."""
    second: int = i1(see=EVERYONE, low=0, high=1)
    """1 while the second roll of HC-13 is used."""
    checked: int = i1(see=EVERYONE, low=0, high=TOKENS - 1)
    """The token that has just proved genuine (HC-21)."""
