"""What bots call out at Hacker: what they saw, what they did not do, and lies about both."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.page import CALLS
from hacktable.games.hacker.rules.viruses import top_entry
from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.suspicion import AVERAGE, SURE, suspicion
from hacktable.games.hacker.verbs import EVENTS, RIGHT, Grew, Left, Named, Protecting, Saw, Took
from hacktable.kernel.calls import numbers_of, pointing
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.game import HearingBefore

SAW, GREW, PROTECTING, NAMED, TOOK, LEFT = (EVENTS.number(each) for each in (Saw, Grew, Protecting, Named, Took, Left))
SAY_SAW, POINT, HANDS_OFF, WHO_WAS_THAT, NOT_ME, LAUGH, CAUGHT, LOOK, TRUST_ME = numbers_of(
    CALLS, "saw", "point", "hands-off", "who-was-that", "not-me", "laugh", "caught", "look", "trust-me"
)
BLUFF = 3
"""One of so many fingers points at somebody else."""


HEARING = HearingBefore("phase", Phase.NAME, ("rounds", "turn"))
"""Once in a round before each attacked player names somebody. In steps there is none: those take days, or go round on one device."""


@kernel
def remark(board: Board, m: State, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    first, second = int(fields[0]), int(fields[1])
    if event == SAW:
        return SAY_SAW if toss(coin, 2) == 1 else point(board, seat, first, coin)
    if event == GREW and m.owner[first] == seat:
        return HANDS_OFF if toss(coin, 2) == 1 else WHO_WAS_THAT
    if event == PROTECTING and first != seat:
        return accuse(board, m, seat, first, second, coin)
    if event == NAMED:
        return about_a_name(seat, first, second, int(fields[2]), int(fields[3]))
    if event == TOOK and m.owner[second] == seat and first != seat:
        return WHO_WAS_THAT
    if event == LEFT and first != seat:
        return pointing(LOOK, toss(coin, int(board.accounts))) if toss(coin, 2) == 1 else TRUST_ME
    return 0


@kernel
def about_a_name(seat: int, owner: int, suspect: int, by: int, outcome: int) -> int:
    """Somebody was named, and it turned out whose virus it was."""
    if by == seat:
        return NOT_ME if outcome == RIGHT else LAUGH
    if suspect == seat:
        return NOT_ME
    return CAUGHT if owner == seat and outcome == RIGHT else 0


@kernel
def accuse(board: Board, m: State, seat: int, owner: int, account: int, coin: Ints) -> int:
    """At whom it suspects of the virus on top. Who knows nothing, or did it, rather keeps still, and else points at anybody."""
    entry = top_entry(m, seat, account)
    if entry >= 0:
        for suspect in range(board.seats):
            if suspect != seat and suspect != owner and 2 * suspicion(board, m, seat, AVERAGE, entry, suspect) > SURE:
                return pointing(POINT, suspect)
    if toss(coin, BLUFF) > 0:
        return 0
    left = toss(coin, int(board.seats) - 2)
    for other in range(board.seats):
        if other != seat and other != owner:
            if left == 0:
                return pointing(POINT, other)
            left -= 1
    return 0


@kernel
def point(board: Board, seat: int, thief: int, coin: Ints) -> int:
    """At whom it was; or, to make the others doubt, at anybody."""
    if toss(coin, BLUFF) > 0:
        return pointing(POINT, thief)
    other = toss(coin, int(board.seats) - 1)
    return pointing(POINT, other if other < seat else other + 1)
