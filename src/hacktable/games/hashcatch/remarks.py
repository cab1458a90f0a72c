"""What bots call out at Hashcatch."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.page import CALLS
from hacktable.games.hashcatch.state import State
from hacktable.games.hashcatch.verbs import EVENTS, Checked, Cracked, Earned, Home, Stuck
from hacktable.kernel.calls import numbers_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import forms_of

CRACKED, EARNED, HOME, CHECKED, STUCK = (EVENTS.number(each) for each in (Cracked, Earned, Home, Checked, Stuck))
CHECKED_SEAT, VERDICT = (Checked.__struct_fields__.index(name) for name in ("seat", "verdict"))
GENUINE = forms_of(Checked)[VERDICT].encode("genuine")
LAUGH, LUCKY, NICE_HASH, REVENGE, NOT_MY_TOKEN, PHEW, COME_ON = numbers_of(
    CALLS, "laugh", "lucky", "nice-hash", "revenge", "not-my-token", "phew", "come-on"
)


@kernel
def remark(board: Board, m: State, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    """The first field of all these events but one is whom they are about."""
    own = fields[0] == seat
    if event == CRACKED:
        return LAUGH if own else LUCKY
    if event == EARNED:
        return LAUGH if own else NICE_HASH
    if event == HOME and own:
        return REVENGE if toss(coin, 2) == 1 else NOT_MY_TOKEN
    if event == CHECKED and fields[CHECKED_SEAT] == seat and fields[VERDICT] == GENUINE and toss(coin, 2) == 1:
        return PHEW
    if event == STUCK and own:
        return COME_ON
    return 0
