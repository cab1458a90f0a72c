"""What a network sees of Hashcatch: which fields, in what form, and the facts that no field says outright.

Tokens of one colour are alike but for their digits, so they are seen place by place. Spaces of the ring are counted from the own start.
"""

from __future__ import annotations

from hacktable.games.hashcatch.board import RING, ROWS, SEATS, Board
from hacktable.games.hashcatch.policy import chance_of_small_hack, chance_to_crack, rolls_that_reach
from hacktable.games.hashcatch.rules.check import rows_to_attack
from hacktable.games.hashcatch.rules.move import destination
from hacktable.games.hashcatch.rules.tokens import NO_TOKEN, is_hash, standing_at
from hacktable.games.hashcatch.state import DIGITS, PLACES, TOKENS, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, BONUS, CHECK, MOVE
from hacktable.kernel.columns import FLAG, Facts, Layout, Notes, a_seat, a_set, both, hand_at, hot, turn_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import field_of, verb_of

SUMS = 13
SPOTS = len(PLACES)
PIECE = DIGITS + 2
"""Columns of a place: tokens there, one for each digit, and whether it was shown."""


@kernel
def spot(board: Board, m: State, me: int, place: int) -> int:
    """A place; on the ring, counted from the own start."""
    if place >= board.ring:
        return place
    return place - int(m.start[me]) if place >= m.start[me] else place - int(m.start[me]) + int(board.ring)


# ---------------------------------------------------------------- facts of a position

_S = Layout()
TOKENS_AT = _S.block(SEATS * SPOTS * PIECE)
CRACK = _S.block(ROWS, 1 / 50)
CHECKED = _S.block(DIGITS + 1)
REACH = _S.block(SEATS, 1 / 3)


@kernel
def write_facts(board: Board, m: State, me: int, out: Ints, row: int, at: int) -> None:
    for turn in range(board.seats):
        seat = hand_at(board, me, turn)
        for token in range(m.tokens[seat]):
            place = int(m.place[seat, token])
            if place >= 0:
                base = at + TOKENS_AT + (turn * SPOTS + spot(board, m, me, place)) * PIECE
                out[row, base] += 1
                if m.digit[seat, token] > 0:
                    out[row, base + int(m.digit[seat, token])] += 1
                    out[row, base + PIECE - 1] += m.shown[seat, token]
        out[row, at + REACH + turn] = rolls_that_reach(board, m, seat, -1, 0)
    rows = rows_to_attack(board, m)
    for depth in range(ROWS):
        if (rows >> depth) & 1:
            out[row, at + CRACK + depth] = chance_to_crack(board, m, depth) // 10
    if m.phase == Phase.GENUINE or m.phase == Phase.HACK:
        out[row, at + CHECKED + int(m.digit[me, m.checked])] = 1


# ---------------------------------------------------------------- what the critic sees besides

_X = Layout()
DIGITS_AT = _X.block((SEATS - 1) * SPOTS * DIGITS)


@kernel
def write_secret_facts(board: Board, s: State, me: int, out: Ints, row: int, at: int) -> None:
    for turn in range(1, board.seats):
        seat = hand_at(board, me, turn)
        for token in range(s.tokens[seat]):
            place = int(s.place[seat, token])
            if place >= 0:
                out[row, at + DIGITS_AT + ((turn - 1) * SPOTS + spot(board, s, me, place)) * DIGITS + int(s.digit[seat, token]) - 1] += 1


# ---------------------------------------------------------------- facts of an action

_A = Layout()
FROM = _A.block(SPOTS)
TO = _A.block(RING)
DIGIT = _A.block(DIGITS + 1)
SHOWN = _A.block(1)
ON_HASH = _A.block(1)
OFF_HASH = _A.block(1)
HOLDER = _A.block(SEATS)
HELD = _A.block(DIGITS + 1)
PUSHED = _A.block(SEATS)
ROBS = _A.block(1, 1 / 50)
NEARER = _A.block(1, 1 / 2)
ROW_CRACK = _A.block(1, 1 / 50)


@kernel
def write_action_facts(board: Board, m: State, me: int, act: int, out: Ints, row: int, at: int) -> None:
    verb = verb_of(act)
    if verb in (MOVE, CHECK, BONUS):
        token = field_of(act, 0)
        origin = int(m.place[me, token])
        out[row, at + FROM + spot(board, m, me, origin)] = 1
        out[row, at + DIGIT + int(m.digit[me, token])] = 1
        out[row, at + SHOWN] = m.shown[me, token]
        if verb == MOVE:
            to = destination(board, m, me, token, field_of(act, 1))
            out[row, at + TO + spot(board, m, me, to)] = 1
            out[row, at + ON_HASH] = 1 if is_hash(board, to) else 0
            out[row, at + OFF_HASH] = 1 if is_hash(board, origin) else 0
            before, later = rolls_that_reach(board, m, me, token, origin), rolls_that_reach(board, m, me, token, to)
            out[row, at + NEARER] = later - before
            there = standing_at(board, m, to)
            if there != NO_TOKEN:
                holder, held = there // TOKENS, there % TOKENS
                if is_hash(board, to):
                    out[row, at + HOLDER + turn_of(board, me, holder)] = 1
                    out[row, at + HELD + int(m.digit[holder, held])] = 1
                    out[row, at + ROBS] = chance_of_small_hack(m, holder, held) // 10
                else:
                    out[row, at + PUSHED + turn_of(board, me, holder)] = 1
    elif verb == ATTACK:
        out[row, at + ROW_CRACK] = chance_to_crack(board, m, field_of(act, 0)) // 10


# ---------------------------------------------------------------- all of it

NOTES = Notes(
    seats=SEATS,
    board={"seats": hot(2, SEATS)},
    state={
        "tried": a_set(SUMS),
        "tokens": both(1 / 4, 0, TOKENS),
        "phase": hot(0, Phase.OVER - 1),
        "turn": a_seat(),
        "roll": hot(0, 6),
        "second": FLAG,
    },
    by_facts=("place", "digit", "shown", "start", "checked"),
    unused={"standing": "it follows from place", "turns": "the game's length decides nothing"},
    facts=Facts(write_facts, _S),
    secret_facts=Facts(write_secret_facts, _X),
    action={"token": None},
    action_facts=Facts(write_action_facts, _A),
    verbs=BONUS,
    players={2: 0.35, 3: 0.2, 4: 0.45},
)
