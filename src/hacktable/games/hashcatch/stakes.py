"""What is at stake in Hashcatch: what a hack or a full bank would do to everyone's points, by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.games.hashcatch.board import WAITING, WIDTH, Board
from hacktable.games.hashcatch.policy import chance_to_crack
from hacktable.games.hashcatch.rules.check import aim, rows_to_attack, take_place
from hacktable.games.hashcatch.rules.hack import attacker, code_of, hacked
from hacktable.games.hashcatch.rules.hashing import build_row
from hacktable.games.hashcatch.rules.scoring import points_of
from hacktable.games.hashcatch.rules.tokens import standing_at
from hacktable.games.hashcatch.state import BANK, CHAIN, RISK, TOKENS, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, BONUS, CHECK, HACK, TO_BANK
from hacktable.kernel.answers import ENDS, ODDS, POINTS, UNKNOWN, give_outcome
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.stakes import CERTAIN
from hacktable.kernel.verbs import field_of, verb_of

OUTCOMES = ("cracked", "held", "hashed", "forged")
CRACKED, HELD, HASHED, FORGED = range(len(OUTCOMES))
EVEN = CERTAIN // 2


@kernel
def stake(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """How an action can come out. An attack is told as the chain stands: until it is carried out the row may sink deeper."""
    verb, first, begun, s = verb_of(act), field_of(act, 0), room[0], room[1]
    copy(m, begun)
    if verb == ATTACK:
        aim(board, begun, first, silent)
        begun.turn = seat  # as if nobody did anything until then
        stake_hack(board, m, begun, first, s, silent, out)
    elif verb == HACK:
        stake_hack(board, m, begun, int(m.place[seat, attacker(m, seat)]) - RISK, s, silent, out)
    elif verb == TO_BANK:
        if take_place(board, begun, silent):
            stake_hashing(board, m, begun, 0, WAITING, CERTAIN, s, silent, out)
    elif verb == CHECK and rows_to_attack(board, m) == 0:  # then a genuine token goes to the bank at once
        begun.checked = first
        if take_place(board, begun, silent):
            stake_hashing(board, m, begun, 0, WAITING, EVEN, s, silent, out)
            give_outcome(out, board.seats, FORGED, EVEN, False)
    elif verb == BONUS:
        place = int(m.place[seat, first]) - BANK
        stake_hashing(board, m, begun, place, place + 1, CERTAIN, s, silent, out)


@kernel
def stake_hack(board: Board, m: State, due: State, row: int, s: State, silent: Events, out: Events) -> None:
    """HC-42: the row is cracked, or it holds. Who has to remember the digits is not told the odds (HC-1)."""
    known = knows_code(board, m, row)
    chance = chance_to_crack(board, m, row) if known else UNKNOWN
    copy(due, s)
    hacked(board, s, row, 1 << code_of(board, s, row), silent)
    write_change(board, m, s, out, give_outcome(out, board.seats, CRACKED, chance, False))
    copy(due, s)
    hacked(board, s, row, 0, silent)
    write_change(board, m, s, out, give_outcome(out, board.seats, HELD, CERTAIN - chance if known else UNKNOWN, False))


@kernel
def knows_code(board: Board, m: State, row: int) -> bool:
    unknown = 0
    for column in range(WIDTH):
        there = standing_at(board, m, CHAIN + row * WIDTH + column)
        unknown += 1 if m.digit[there // TOKENS, there % TOKENS] == 0 else 0
    return unknown == 0


@kernel
def stake_hashing(board: Board, m: State, full: State, first: int, last: int, odds: int, s: State, silent: Events, out: Events) -> None:
    """HC-30, HC-31: what it brings if each of these waiting places wins, all of them equally likely. Equal outcomes are told once.

    `full` is the position with a full bank.
    """
    begun, winners = int(out.count), last - first
    for winner in range(first, last):
        copy(full, s)
        build_row(board, s, winner, silent)
        row = give_outcome(out, board.seats, HASHED, 1, s.phase == Phase.OVER)  # so far, the odds say in how many ways it comes about
        write_change(board, m, s, out, row)
        for other in range(begun, row):
            if is_same(board, out, other, row):
                out.rows[other, ODDS] += 1
                out.count = row
                break
    for row in range(begun, out.count):
        out.rows[row, ODDS] = (2 * odds * out.rows[row, ODDS] + winners) // (2 * winners)


@kernel
def is_same(board: Board, out: Events, one: int, other: int) -> bool:
    """Whether two outcomes differ in nothing but their odds."""
    differ = 1 if out.rows[one, ENDS] != out.rows[other, ENDS] else 0
    for seat in range(board.seats):
        differ += 1 if out.rows[one, POINTS + seat] != out.rows[other, POINTS + seat] else 0
    return differ == 0


@kernel
def write_change(board: Board, m: State, after: State, out: Events, row: int) -> None:
    """HC-50: how everyone's points differ."""
    for seat in range(board.seats):
        out.rows[row, POINTS + seat] = points_of(board, after, seat) - points_of(board, m, seat)
