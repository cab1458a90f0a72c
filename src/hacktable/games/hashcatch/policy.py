"""The greedy bot's judgement of Hashcatch, from what one seat knows.

Worths are in thousandths of a point, and rough: a token that reaches the bank will be worth about two
points in the end, a token on a transaction space half of that, since every second check fails.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.hashcatch.board import MIDDLE, ROWS, WIDTH, Board
from hacktable.games.hashcatch.rules.check import rows_to_attack
from hacktable.games.hashcatch.rules.hack import code_of
from hacktable.games.hashcatch.rules.hashing import first_gap, tokens_in_chain
from hacktable.games.hashcatch.rules.move import destination
from hacktable.games.hashcatch.rules.scoring import points_of
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, is_hash, on_ring, same_parity, standing_at
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, TO_END, TOKENS, State
from hacktable.games.hashcatch.verbs import ATTACK, CHECK, MOVE, ROLL, STOP, TO_BANK
from hacktable.kernel.coin import best_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import field_of, verb_of

ON_HASH = 1000
IN_BANK = 2000
ROBBED = 700
"""What it is worth to send an opponent home from a transaction space."""
REACH = 150
"""For each roll that would bring some token to a transaction space."""
SAFE_DIGIT = 40
"""1 and 4 make codes that two dice seldom hit."""
WELCOME = 200
"""A roll that may bring something and costs nothing."""
THIRDS = 3
LOST_END = -1_000_000
WON_END = 1_000_000


@kernel
def judge(board: Board, m: State, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    """The action worth most; ties are tossed for."""
    worths = np.zeros(count, np.int64)
    for place in range(count):
        worths[place] = worth_of(board, m, seat, int(acts[place]))
    return best_of(worths, count, coin)


@kernel
def worth_of(board: Board, m: State, seat: int, act: int) -> int:
    verb = verb_of(act)
    if verb == MOVE:
        return worth_of_move(board, m, seat, field_of(act, 0), field_of(act, 1))
    if verb == CHECK:
        return worth_of_check(board, m, seat, field_of(act, 0))
    if verb == TO_BANK:
        return worth_of_bank(board, m, seat)
    if verb == ATTACK:
        return worth_of_attack(board, m, seat, field_of(act, 0))
    if verb == STOP:
        return 0
    if verb == ROLL:
        return worth_of_roll(board, m, seat)
    return 0


# ---------------------------------------------------------------- moving


@kernel
def worth_of_roll(board: Board, m: State, seat: int) -> int:
    """A roll is welcome unless it would drag the last tokens off their transaction spaces."""
    for token in range(m.tokens[seat]):
        place = int(m.place[seat, token])
        if place == BASE or (place < board.ring and not is_hash(board, place)):
            return WELCOME
    return -WELCOME


@kernel
def worth_of_move(board: Board, m: State, seat: int, token: int, way: int) -> int:
    origin, to = int(m.place[seat, token]), destination(board, m, seat, token, way)
    worth = 0
    if is_hash(board, to):
        there = standing_at(board, m, to)
        if there != NO_TOKEN:
            won = chance_of_small_hack(m, there // TOKENS, there % TOKENS)
            if won == 0:
                return 0  # both stay where they are
            worth += won * (ROBBED + ON_HASH) // 1000
        else:
            worth += ON_HASH
        worth += SAFE_DIGIT if m.digit[seat, token] in (1, 4) else 0
    if origin != BASE and is_hash(board, origin):
        worth -= ON_HASH
    return worth + REACH * (rolls_that_reach(board, m, seat, token, to) - rolls_that_reach(board, m, seat, token, origin))


@kernel
def chance_of_small_hack(m: State, holder: int, held: int) -> int:
    """In thousandths: certain if the digit has been shown."""
    digit = int(m.digit[holder, held])
    if digit == 0:
        return 500
    return 0 if same_parity(digit, int(m.roll)) else 1000


@kernel
def rolls_that_reach(board: Board, m: State, seat: int, token: int, place: int) -> int:
    """How many rolls would bring one of the seat's tokens to a transaction space, with `token` at `place`."""
    rolls = 0
    for each in range(m.tokens[seat]):
        here = place if each == token else int(m.place[seat, each])
        for way in range(2):
            rolls |= rolls_to_hash(board, here, int(m.start[seat]), 1 - 2 * way)
    count = 0
    for roll in range(1, 7):
        count += (rolls >> roll) & 1
    return count


@kernel
def rolls_to_hash(board: Board, here: int, start: int, step: int) -> int:
    """The rolls, as bits, that lead from a space or the base to a transaction space, one way."""
    if here != BASE and (here >= board.ring or is_hash(board, here)):
        return 0
    space = start - step if here == BASE else here
    rolls = 0
    for roll in range(1, 7):
        space += step
        if is_hash(board, on_ring(board, space)):
            rolls |= 1 << roll
    return rolls


# ---------------------------------------------------------------- checking, banking, attacking


@kernel
def worth_of_check(board: Board, m: State, seat: int, token: int) -> int:
    """Every second check succeeds. Where the bank would end the game badly, only a row to attack is worth one."""
    ended, attack = ending(board, m, seat), best_attack(board, m, seat)
    if ended > 0:
        return WON_END
    if ended < 0:
        return max(attack // 2, WELCOME + 50) if attack > 0 else LOST_END  # more than a roll, or bots would roll for ever
    safe = SAFE_DIGIT if m.digit[seat, token] in (1, 4) else 0
    return max(IN_BANK, attack) // 2 - ON_HASH // 3 + safe


@kernel
def worth_of_bank(board: Board, m: State, seat: int) -> int:
    ended = ending(board, m, seat)
    if ended != 0:
        return WON_END if ended > 0 else LOST_END
    return IN_BANK


@kernel
def best_attack(board: Board, m: State, seat: int) -> int:
    """The worth of the best row to attack, 1 at least if there is any; 0 if there is none."""
    rows, best = rows_to_attack(board, m), 0
    for row in range(ROWS):
        if (rows >> row) & 1:
            best = max(best, 1, worth_of_attack(board, m, seat, row))
    return best


@kernel
def worth_of_attack(board: Board, m: State, seat: int, row: int) -> int:
    """The chance to crack the row, times what the opponents would lose, most of all the leader, less the own loss."""
    leader, lead = 0, -1
    for step in range(1, board.seats):  # clockwise from this seat, so that the same seat is not always the victim of a tie
        other = (seat + step) % board.seats
        if points_of(board, m, other) > lead:
            leader, lead = other, points_of(board, m, other)
    gain = 0
    for column in range(WIDTH):
        owner = standing_at(board, m, CHAIN + row * WIDTH + column) // TOKENS
        worth = 1000 * int(board.points[row, column]) + 500  # and a step back from the end
        if owner == seat:
            gain -= 2 * worth
        elif owner == leader:
            gain += worth
        else:
            gain += worth // max(1, board.seats - 1)
    if tokens_in_chain(m, leader) == TO_END - 1:
        gain += gain // 2
    return chance_to_crack(board, m, row) * gain // 1000


@kernel
def chance_to_crack(board: Board, m: State, row: int) -> int:
    """In thousandths. A row's digits have all been shown, so its code is known; a sum tried in vain cannot be it."""
    ways = 6 - abs(code_of(board, m, row) - 7)
    miss, all_rolls = 1, 1
    for _ in range(board.tries[row]):
        miss *= 36 - ways
        all_rolls *= 36
    return 1000 - 1000 * miss // all_rolls


@kernel
def ending(board: Board, m: State, seat: int) -> int:
    """What banking now does: 0, the game goes on; 1, it ends and the seat is likely ahead; −1, it ends and the seat is not."""
    waiting = 0
    for owner in range(board.seats):
        for token in range(m.tokens[owner]):
            if BANK <= m.place[owner, token] < CHAIN:
                waiting += 1
    if waiting < WIDTH - 1:
        return 0
    gap = first_gap(board, m)
    ends, own, best = False, 0, -1
    for owner in range(board.seats):
        chained, points = tokens_in_chain(m, owner), THIRDS * points_of(board, m, owner)
        for token in range(m.tokens[owner]):
            place = int(m.place[owner, token])
            if CHAIN <= place < CHAIN + gap * WIDTH:
                points += THIRDS * deeper(board, place)
            elif BANK <= place < CHAIN:
                chained += 1
                points += a_new_token(board)
        if owner == seat:
            chained += 1
            own = points + a_new_token(board)
        else:
            best = max(best, points)
        ends = ends or chained >= TO_END
    if not ends:
        return 0
    return 1 if own > best else -1


@kernel
def deeper(board: Board, place: int) -> int:
    """What a space of the chain is worth more one row down."""
    row, column = (place - CHAIN) // WIDTH, (place - CHAIN) % WIDTH
    return int(board.points[row + 1, column]) - int(board.points[row, column])


@kernel
def a_new_token(board: Board) -> int:
    """In thirds of a point: the first row, where one of the three tokens gets the bonus."""
    return int(board.points[0, 0]) + int(board.points[0, MIDDLE]) + int(board.points[0, WIDTH - 1])
