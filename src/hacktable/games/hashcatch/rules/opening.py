"""Before the first turn: bases, signatures and who starts (HC-1, HC-2, HC-10)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import SEATS, Board
from hacktable.games.hashcatch.rules.tokens import put
from hacktable.games.hashcatch.rules.turn import begin_turn
from hacktable.games.hashcatch.state import BASE, DIGITS, FIRST_TOKENS, NOWHERE, TOKENS, State
from hacktable.games.hashcatch.verbs import tell_based, tell_opening, tell_signed
from hacktable.kernel.chacha import die, draw, shuffle
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events


@kernel
def setup(board: Board, s: State, events: Events) -> None:
    """Sign the tokens, put them into the bases, find out who starts."""
    for seat in range(SEATS):
        for token in range(TOKENS):
            s.place[seat, token] = NOWHERE
    take_bases(board, s, events)
    for seat in range(board.seats):
        sign_first_tokens(s, seat, events)
    s.turn = roll_for_start(board, s, events)
    begin_turn(board, s, events)


@kernel
def take_bases(board: Board, s: State, events: Events) -> None:
    """HC-2: two sit opposite each other; with three, a lot decides between which two of them a base stays empty."""
    lot = draw(s, board.seats) if board.seats == 3 else 0
    for seat in range(board.seats):
        s.start[seat] = board.start[board.base[(seat + lot) % board.seats]]
        tell_based(events, ALL, seat=seat, to=int(s.start[seat]))


@kernel
def sign_first_tokens(s: State, seat: int, events: Events) -> None:
    """HC-1: five tokens with 1, 2, 3, 4 and one digit at random, in an order nobody else knows."""
    s.tokens[seat] = FIRST_TOKENS
    digits = s.digit[seat]
    for token in range(DIGITS):
        digits[token] = token + 1
    digits[DIGITS] = draw(s, DIGITS) + 1
    shuffle(s, digits, FIRST_TOKENS)
    for token in range(FIRST_TOKENS):
        put(s, seat, token, BASE)
        tell_signed(events, seat, token=token, digit=int(digits[token]))


@kernel
def roll_for_start(board: Board, s: State, events: Events) -> int:
    """HC-10: the highest die starts; those who tie roll again."""
    rolling = (1 << board.seats) - 1
    while rolling & (rolling - 1):
        best, leaders = 0, 0
        a, b, c, d = 0, 0, 0, 0
        for seat in range(board.seats):
            if (rolling >> seat) & 1:
                rolled = die(s)
                a, b, c, d = noted(seat, rolled, a, b, c, d)
                if rolled > best:
                    best, leaders = rolled, 0
                if rolled == best:
                    leaders |= 1 << seat
        tell_opening(events, ALL, a=a, b=b, c=c, d=d)
        rolling = leaders
    first = 0
    while (rolling >> first) & 1 == 0:
        first += 1
    return first


@kernel
def noted(seat: int, rolled: int, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    if seat == 0:
        return rolled, b, c, d
    if seat == 1:
        return a, rolled, c, d
    if seat == 2:
        return a, b, rolled, d
    return a, b, c, rolled
