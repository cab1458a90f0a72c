"""What speaks for a choice in Hashcatch or against it: odds of rolls, and who can get at a token.

Everything is counted as the tokens stand, by the rules' own moves on copies of what the seat knows.
"""

from __future__ import annotations

from itertools import product

from hacktable.games.hashcatch.board import WAITING, Board
from hacktable.games.hashcatch.knowledge import has_all_digits
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.hack import code_of
from hacktable.games.hashcatch.rules.move import MINUS, PLUS, destination, move, ways_to_move
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, is_hash, occupied_places, own_places, same_parity, standing_at
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, DIGITS, FIRST_TOKENS, RISK, TOKENS, State
from hacktable.games.hashcatch.verbs import ACTIONS, Attack, Bank, Check, Move, Roll
from hacktable.kernel.events import SILENT
from hacktable.kernel.stakes import CERTAIN, Reason
from hacktable.kernel.verbs import Action, field_of

DICE = range(1, 7)
HIDDEN = 0
"""A digit that the seat does not know."""


def reason(board: Board, m: State, seat: int, action: Action) -> Reason | None:
    """What can be counted of a choice of the seat whose turn it is."""
    mover = int(m.turn)
    match action:
        case Move():
            return _of_move(board, m, mover, ACTIONS.encode(action))
        case Roll():
            return Reason("roll", {"rolls": _rolls_to_a_hash(board, m, mover)})
        case Check(token):
            return _of_risk(board, m, mover, token - 1, "check")
        case Bank():
            waiting = sum(1 for place in range(BANK, CHAIN) if occupied_places(board, m) >> place & 1)
            return Reason("bank", {"missing": WAITING - waiting - 1}) if waiting + 1 < WAITING else None
        case Attack(row):
            code = code_of(board, m, row - 1)
            ways = 6 - abs(code - 7)
            return Reason(
                "attack", {"code": code, "ways": ways, "tries": int(board.tries[row - 1]), "odds": chance_to_crack(board, m, row - 1)}
            )
        case _:
            return None


def _of_move(board: Board, m: State, mover: int, act: int) -> Reason:
    token, way = field_of(act, 0), field_of(act, 1)
    to = destination(board, m, mover, token, way)
    there = standing_at(board, m, to)
    if is_hash(board, to) and there != NO_TOKEN:  # HC-40: a small hack
        return Reason("hack", {"odds": odds_of_forged(m, there // TOKENS, there % TOKENS, int(m.roll))})
    s = m.twin()
    move(board, s, mover, act, SILENT)
    if is_hash(board, to):
        return _of_risk(board, s, mover, token, "hash")
    return Reason("move", {"rolls": _rolls_to_a_hash(board, s, mover)})


def _of_risk(board: Board, s: State, mover: int, token: int, code: str) -> Reason:
    """How many others could send home a token on a transaction space with one roll (HC-40)."""
    others = [other for other in range(board.seats) if other != mover]
    return Reason(code, {"may": sum(_can_rob(board, s, other, mover, token) for other in others), "others": len(others)})


def _can_rob(board: Board, m: State, robber: int, owner: int, token: int) -> bool:
    """Whether a roll exists with which a seat sends a token home, if its digit is what the seat may think it is."""
    if own_places(m, robber) >> RISK & (1 << BASE - RISK) - 1:
        return False  # HC-11: it has to carry out its hack
    s, place, digit = m.twin(), int(m.place[owner, token]), int(m.digit[owner, token])
    for s.roll in DICE:
        if digit == HIDDEN or not same_parity(digit, int(s.roll)):
            for each in range(s.tokens[robber]):
                for way in (PLUS, MINUS):
                    if ways_to_move(board, s, robber, each, way) and destination(board, s, robber, each, way) == place:
                        return True
    return False


def _rolls_to_a_hash(board: Board, m: State, mover: int) -> int:
    """How many of the six rolls can bring a token of a seat to a transaction space that nobody holds."""
    s, rolls = m.twin(), 0
    for s.roll in DICE:
        ends = {
            destination(board, s, mover, token, way)
            for token in range(s.tokens[mover])
            for way in (PLUS, MINUS)
            if ways_to_move(board, s, mover, token, way) and not is_hash(board, int(s.place[mover, token]))
        }
        rolls += any(is_hash(board, end) and standing_at(board, s, end) == NO_TOKEN for end in ends)
    return rolls


def odds_of_forged(m: State, holder: int, held: int, roll: int) -> int:
    """HC-1, HC-40, in thousandths: how likely a roll shows a token to be forged, over all digits that its owner's tokens may have."""
    digit = int(m.digit[holder, held])
    if digit != HIDDEN:
        return 0 if same_parity(digit, roll) else CERTAIN
    if held >= FIRST_TOKENS:
        return CERTAIN // 2
    s, ways, forged = m.twin(), 0, 0
    unknown = [token for token in range(FIRST_TOKENS) if m.digit[holder, token] == HIDDEN]
    for digits in product(range(1, DIGITS + 1), repeat=len(unknown)):
        s.digit[holder, unknown] = digits
        if has_all_digits(s, holder):
            ways += 1
            forged += not same_parity(int(s.digit[holder, held]), roll)
    return CERTAIN * forged // ways
