"""What bots call out at Black Hat."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.page import CALLS
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import EVENTS, Jailed, Kept, Moved, Took, Trapped, Won
from hacktable.kernel.calls import numbers_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

TOOK, KEPT, JAILED, TRAPPED, WON, MOVED = (EVENTS.number(each) for each in (Took, Kept, Jailed, Trapped, Won, Moved))
HURTS, HAT_SUITS_YOU, LAUGH, MINE, NICE_TRICK, CATCH_ME = numbers_of(
    CALLS, "hurts", "hat-suits-you", "laugh", "mine", "nice-trick", "catch-me"
)


@kernel
def remark(board: Board, m: State, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    """The first field of all these events is whom they are about."""
    own = fields[0] == seat
    if event in (TOOK, KEPT):
        return HURTS if own else HAT_SUITS_YOU
    if event in (JAILED, TRAPPED):
        return HURTS if own else LAUGH
    if event == WON and toss(coin, 2) == 1:
        return MINE if own else NICE_TRICK
    if event == MOVED and own and toss(coin, 4) == 0:
        return CATCH_ME
    return 0
