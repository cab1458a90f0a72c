"""What a seat knows of Hashcatch, and worlds that fit it.

The mask follows from the fields' audiences: a digit is known to its owner, and to everyone once a check has
shown it. Every token in the bank and in the chain has passed a check, so the codes of all rows follow from
what was shown. A world with the right digits therefore agrees with the sums that were tried in vain too.
"""

from __future__ import annotations

from hacktable.games.hashcatch.board import ROWS, SEATS, Board
from hacktable.games.hashcatch.state import DIGITS, FIRST_TOKENS, TOKENS, State
from hacktable.kernel.chacha import draw, seed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import copy


@kernel
def show(board: Board, m: State, seat: int) -> None:
    """HC-1, option *memory*: the page forgets what was shown of others, and the sums that were tried."""
    if board.memory == 0:
        return
    for owner in range(SEATS):
        for token in range(TOKENS):
            m.shown[owner, token] = 0
            if owner != seat:
                m.digit[owner, token] = 0
    for row in range(ROWS):
        m.tried[row] = 0


@kernel
def imagine(board: Board, m: State, seat: int, key: Ints, out: State) -> None:
    """Deal the digits that the seat does not know, as likely as HC-1 makes them."""
    copy(m, out)
    seed(out, key)
    for owner in range(board.seats):
        if owner != seat:
            deal_unknown(m, out, owner, FIRST_TOKENS, int(m.tokens[owner]))
            deal_unknown(m, out, owner, 0, FIRST_TOKENS)
            while not has_all_digits(out, owner):
                deal_unknown(m, out, owner, 0, FIRST_TOKENS)


@kernel
def deal_unknown(m: State, out: State, owner: int, first: int, last: int) -> None:
    for token in range(first, last):
        if m.digit[owner, token] == 0:
            out.digit[owner, token] = draw(out, DIGITS) + 1


@kernel
def has_all_digits(s: State, owner: int) -> bool:
    """HC-1: the first five tokens carry 1, 2, 3, 4 and one digit more.

    All such hands are equally likely, so dealing at random until one comes out is exact; the worst case
    takes eleven tries on average.
    """
    digits = 0
    for token in range(FIRST_TOKENS):
        digits |= 1 << int(s.digit[owner, token])
    return digits == (1 << DIGITS + 1) - 2
