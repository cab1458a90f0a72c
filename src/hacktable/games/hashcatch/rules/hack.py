"""The big hack's second step (HC-42)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import WIDTH, Board
from hacktable.games.hashcatch.rules.hashing import two_dice
from hacktable.games.hashcatch.rules.tokens import go_home, standing_at
from hacktable.games.hashcatch.rules.turn import next_turn
from hacktable.games.hashcatch.state import BASE, CHAIN, RISK, TOKENS, State
from hacktable.games.hashcatch.verbs import HACK, tell_cracked, tell_hacked, tell_shown
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def attacker(s: State, seat: int) -> int:
    """The seat's token on a risk space; there is one when a hack is due."""
    token = 0
    while not RISK <= s.place[seat, token] < BASE:
        token += 1
    return token


@kernel
def code_of(board: Board, s: State, row: int) -> int:
    """HC-1: a row's code is the sum of its three digits."""
    code = 0
    for column in range(WIDTH):
        there = standing_at(board, s, CHAIN + row * WIDTH + column)
        code += int(s.digit[there // TOKENS, there % TOKENS])
    return code


@kernel
def legal_hack(out: Ints) -> int:
    out[0] = pack(HACK)
    return 1


@kernel
def hack(board: Board, s: State, events: Events) -> None:
    """HC-42: two dice, as many tries as the risk space says; the first sum equal to the code cracks the row."""
    row = int(s.place[s.turn, attacker(s, int(s.turn))]) - RISK
    code, tries = code_of(board, s, row), int(board.tries[row])
    a1, a2 = two_dice(s, 1)
    hit = a1 + a2 == code
    b1, b2 = two_dice(s, 1 if tries > 1 and not hit else 0)
    hit = hit or b1 + b2 == code
    c1, c2 = two_dice(s, 1 if tries > 2 and not hit else 0)
    hit = hit or c1 + c2 == code
    d1, d2 = two_dice(s, 1 if tries > 3 and not hit else 0)
    tell_hacked(events, ALL, seat=int(s.turn), row=row, a1=a1, a2=a2, b1=b1, b2=b2, c1=c1, c2=c2, d1=d1, d2=d2)
    hacked(board, s, row, 1 << (a1 + a2) | 1 << (b1 + b2) | 1 << (c1 + c2) | 1 << (d1 + d2), events)


@kernel
def hacked(board: Board, s: State, row: int, sums: int, events: Events) -> None:
    """HC-42: what the sums that were rolled (as bits) do to the row. The attacker's token goes home either way."""
    seat = int(s.turn)
    code = code_of(board, s, row)
    if (sums >> code) & 1:
        tell_cracked(events, ALL, seat=seat, row=row, code=code)
        dissolve(board, s, row, events)
    else:
        s.tried[row] |= sums & ~1
    go_home(s, seat, attacker(s, seat), events)
    next_turn(board, s, events)


@kernel
def dissolve(board: Board, s: State, row: int, events: Events) -> None:
    """HC-42: the row's tokens show their digits to all and go home; the row is empty."""
    for column in range(WIDTH):
        there = standing_at(board, s, CHAIN + row * WIDTH + column)
        seat, token = there // TOKENS, there % TOKENS
        s.shown[seat, token] = 1
        tell_shown(events, ALL, seat=seat, token=token, digit=int(s.digit[seat, token]))
        go_home(s, seat, token, events)
    s.tried[row] = 0
