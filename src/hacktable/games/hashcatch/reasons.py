"""What speaks for a choice in Hashcatch or against it: odds of rolls, and who can get at a token.

Everything is counted as the tokens stand, by the rules' own moves on copies of what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.games.hashcatch.board import WAITING, Board
from hacktable.games.hashcatch.knowledge import has_all_digits
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.hack import code_of
from hacktable.games.hashcatch.rules.move import MINUS, destination, move, ways_to_move
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, is_hash, occupied_places, own_places, same_parity, standing_at
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, DIGITS, FIRST_TOKENS, RISK, TOKENS, State
from hacktable.games.hashcatch.verbs import ATTACK, CHECK, MOVE, ROLL, TO_BANK
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.stakes import CERTAIN
from hacktable.kernel.verbs import field_of, verb_of

REASONS = Answers(__name__)
by_roll = REASONS.add("roll", rolls=NUMBER)
by_move = REASONS.add("move", rolls=NUMBER)
by_small_hack = REASONS.add("hack", odds=NUMBER)
by_check = REASONS.add("check", may=NUMBER, others=NUMBER)
by_hash = REASONS.add("hash", may=NUMBER, others=NUMBER)
by_bank = REASONS.add("bank", missing=NUMBER)
by_attack = REASONS.add("attack", code=NUMBER, ways=NUMBER, tries=NUMBER, odds=NUMBER)

SIX = 6
HIDDEN = 0
"""A digit that the seat does not know."""


@kernel
def reason(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """What can be counted of a choice of the seat whose turn it is."""
    verb, first, mover, s = verb_of(act), field_of(act, 0), int(m.turn), room[0]
    copy(m, s)
    if verb == MOVE:
        reason_of_move(board, m, mover, act, s, silent, out)
    elif verb == ROLL:
        by_roll(out, rolls=rolls_to_a_hash(board, s, mover))
    elif verb == CHECK:
        by_check(out, may=robbers(board, s, mover, first), others=board.seats - 1)
    elif verb == TO_BANK:
        waiting, taken = 0, occupied_places(board, m)
        for place in range(BANK, CHAIN):
            waiting += (taken >> place) & 1
        if waiting + 1 < WAITING:
            by_bank(out, missing=WAITING - waiting - 1)
    elif verb == ATTACK:
        code = code_of(board, m, first)
        by_attack(out, code=code, ways=SIX - abs(code - 7), tries=board.tries[first], odds=chance_to_crack(board, m, first))


@kernel
def reason_of_move(board: Board, m: State, mover: int, act: int, s: State, silent: Events, out: Events) -> None:
    """`s`: a copy of what is known."""
    token, way = field_of(act, 0), field_of(act, 1)
    to = destination(board, m, mover, token, way)
    there = standing_at(board, m, to)
    if is_hash(board, to) and there != NO_TOKEN:  # HC-40: a small hack
        by_small_hack(out, odds=odds_of_forged(m, there // TOKENS, there % TOKENS, int(m.roll), s))
        return
    move(board, s, mover, act, silent)
    if is_hash(board, to):
        by_hash(out, may=robbers(board, s, mover, token), others=board.seats - 1)
    else:
        by_move(out, rolls=rolls_to_a_hash(board, s, mover))


@kernel
def robbers(board: Board, s: State, owner: int, token: int) -> int:
    """How many others could send home a token on a transaction space with one roll (HC-40); tries all rolls in `s`."""
    count = 0
    for other in range(board.seats):
        if other != owner and can_rob(board, s, other, owner, token):
            count += 1
    return count


@kernel
def can_rob(board: Board, s: State, robber: int, owner: int, token: int) -> bool:
    """Whether a roll exists with which a seat sends a token home, if its digit is what the seat may think it is."""
    if (own_places(s, robber) >> RISK) & ((1 << (BASE - RISK)) - 1) != 0:
        return False  # HC-11: it has to carry out its hack
    place, digit = int(s.place[owner, token]), int(s.digit[owner, token])
    for roll in range(1, SIX + 1):
        s.roll = roll
        if digit == HIDDEN or not same_parity(digit, roll):
            for each in range(s.tokens[robber]):
                for way in range(MINUS + 1):
                    if ways_to_move(board, s, robber, each, way) > 0 and destination(board, s, robber, each, way) == place:
                        return True
    return False


@kernel
def rolls_to_a_hash(board: Board, s: State, mover: int) -> int:
    """How many of the six rolls can bring a token of a seat to a transaction space that nobody holds; tries all rolls in `s`."""
    rolls = 0
    for roll in range(1, SIX + 1):
        s.roll = roll
        found = 0
        for token in range(s.tokens[mover]):
            for way in range(MINUS + 1):
                if ways_to_move(board, s, mover, token, way) > 0 and not is_hash(board, int(s.place[mover, token])):
                    end = destination(board, s, mover, token, way)
                    found |= 1 if is_hash(board, end) and standing_at(board, s, end) == NO_TOKEN else 0
        rolls += found
    return rolls


@kernel
def odds_of_forged(m: State, holder: int, held: int, roll: int, s: State) -> int:
    """HC-1, HC-40, in thousandths: how likely a roll shows a token to be forged, over all digits that its owner's tokens may have.

    `s` is a copy of `m`, in which they are tried.
    """
    digit = int(m.digit[holder, held])
    if digit != HIDDEN:
        return 0 if same_parity(digit, roll) else CERTAIN
    if held >= FIRST_TOKENS:
        return CERTAIN // 2
    hands = 1
    for token in range(FIRST_TOKENS):
        hands *= DIGITS if m.digit[holder, token] == HIDDEN else 1
    ways, forged = 0, 0
    for hand in range(hands):
        rest = hand
        for token in range(FIRST_TOKENS):
            if m.digit[holder, token] == HIDDEN:
                s.digit[holder, token] = 1 + rest % DIGITS
                rest //= DIGITS
        if has_all_digits(s, holder):
            ways += 1
            forged += 0 if same_parity(int(s.digit[holder, held]), roll) else 1
    return CERTAIN * forged // ways
