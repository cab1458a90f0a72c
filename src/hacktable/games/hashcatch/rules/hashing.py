"""Hashing: a full bank becomes a row of the chain (HC-30 … HC-33)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import MIDDLE, WAITING, WIDTH, Board
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, own_places, put, standing_at
from hacktable.games.hashcatch.rules.turn import next_turn
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, DIGITS, RISK, TO_END, TOKENS, Phase, State
from hacktable.games.hashcatch.verbs import BONUS, tell_chained, tell_earned, tell_ended, tell_hashing, tell_sank, tell_signed
from hacktable.kernel.chacha import die, draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def begin_hashing(board: Board, s: State, events: Events) -> None:
    """HC-30: one owner of all three chooses the winner; otherwise the dice do."""
    owner = standing_at(board, s, BANK) // TOKENS
    alone = True
    for place in range(1, WAITING):
        alone = alone and standing_at(board, s, BANK + place) // TOKENS == owner
    if alone:
        s.phase = Phase.BONUS
    else:
        build_row(board, s, roll_doubles(s, events), events)


@kernel
def legal_bonus(board: Board, s: State, seat: int, out: Ints) -> int:
    """HC-30: any of the three."""
    count = 0
    for token in range(s.tokens[seat]):
        if BANK <= s.place[seat, token] < CHAIN:
            out[count] = pack(BONUS, token)
            count += 1
    return count


@kernel
def roll_doubles(s: State, events: Events) -> int:
    """HC-30: the waiting place that wins. Rounds without a double are repeated, equal doubles roll on."""
    rolling, vain = 7, 0
    while True:
        a1, a2 = two_dice(s, rolling & 1)
        b1, b2 = two_dice(s, rolling >> 1 & 1)
        c1, c2 = two_dice(s, rolling >> 2 & 1)
        best = max(double(a1, a2), double(b1, b2), double(c1, c2))
        if best == 0:
            vain += 1
            continue
        tell_hashing(events, ALL, vain=vain, a1=a1, a2=a2, b1=b1, b2=b2, c1=c1, c2=c2)
        vain = 0
        leaders = 0
        if double(a1, a2) == best:
            leaders |= 1
        if double(b1, b2) == best:
            leaders |= 2
        if double(c1, c2) == best:
            leaders |= 4
        if leaders & (leaders - 1) == 0:
            return leaders >> 1  # bits 1, 2, 4 are the places 0, 1, 2
        rolling = leaders


@kernel
def two_dice(s: State, rolling: int) -> tuple[int, int]:
    """Two dice, or none for a token that is out of the running."""
    if rolling == 0:
        return 0, 0
    first = die(s)
    return first, die(s)


@kernel
def double(one: int, other: int) -> int:
    """The height of a double; 0 for anything else."""
    return one if one == other else 0


@kernel
def build_row(board: Board, s: State, winner: int, events: Events) -> None:
    """HC-31: the winner's token takes the bonus space, the others the outer spaces; then the end is checked."""
    sink(board, s, events)
    outer = 0
    for place in range(WAITING):
        there = standing_at(board, s, BANK + place)
        column = MIDDLE
        if place != winner:
            column = outer
            outer = WIDTH - 1
        tell_chained(events, ALL, seat=there // TOKENS, token=there % TOKENS, origin=BANK + place, to=CHAIN + column)
        put(s, there // TOKENS, there % TOKENS, CHAIN + column)
    earn(s, standing_at(board, s, CHAIN + MIDDLE) // TOKENS, events)
    for seat in range(board.seats):
        if tokens_in_chain(s, seat) >= TO_END:
            tell_ended(events, ALL, seat=seat)
            s.phase = Phase.OVER
    if s.phase != Phase.OVER:
        next_turn(board, s, events)


@kernel
def sink(board: Board, s: State, events: Events) -> None:
    """HC-32: rows move one deeper, from row 1 down to the first gap; attackers and what is known move along.

    There is a gap: five full rows are fifteen tokens, and four players end the game at thirteen.
    """
    gap = first_gap(board, s)
    if gap == 0:
        return
    tell_sank(events, ALL, row=gap - 1)
    for row in range(gap - 1, -1, -1):
        for column in range(WIDTH):
            move_down(board, s, CHAIN + row * WIDTH + column, WIDTH)
        move_down(board, s, RISK + row, 1)
        s.tried[row + 1] = s.tried[row]
    s.tried[0] = 0


@kernel
def first_gap(board: Board, s: State) -> int:
    """The first empty row."""
    gap = 0
    while standing_at(board, s, CHAIN + gap * WIDTH) != NO_TOKEN:
        gap += 1
    return gap


@kernel
def move_down(board: Board, s: State, place: int, by: int) -> None:
    there = standing_at(board, s, place)
    if there != NO_TOKEN:
        put(s, there // TOKENS, there % TOKENS, place + by)


@kernel
def earn(s: State, seat: int, events: Events) -> None:
    """HC-31, HC-1: a new token with a random digit in the base, up to twelve."""
    token = int(s.tokens[seat])
    if token == TOKENS:
        return
    s.tokens[seat] = token + 1
    put(s, seat, token, BASE)
    s.digit[seat, token] = draw(s, DIGITS) + 1
    tell_earned(events, ALL, seat=seat, token=token)
    tell_signed(events, seat, token=token, digit=int(s.digit[seat, token]))


@kernel
def tokens_in_chain(s: State, seat: int) -> int:
    """HC-33: block rows only; risk spaces do not count."""
    rows, count = (own_places(s, seat) >> CHAIN) & ((1 << (RISK - CHAIN)) - 1), 0
    while rows:
        rows &= rows - 1
        count += 1
    return count
