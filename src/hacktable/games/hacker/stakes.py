"""What is at stake in Hacker: what naming and taking can cost and bring, in money, as far as a seat may look under accounts.

Nobody can know how likely a suspicion is, so nothing here has odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.games.hacker.board import VALUES, Board
from hacktable.games.hacker.rules.notes import encryption, notes_under, place_note, take_note
from hacktable.games.hacker.rules.scoring import money_of
from hacktable.games.hacker.rules.viruses import height
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import NAME, PROTECT, TAKE
from hacktable.kernel.answers import POINTS, UNKNOWN, give_outcome
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.stakes import CERTAIN
from hacktable.kernel.verbs import field_of, verb_of

OUTCOMES = ("worst", "right", "wrong", "taken")
WORST, RIGHT, WRONG, TAKEN = range(len(OUTCOMES))


@kernel
def stake(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """HK-21: what can be lost under an account that is being protected, or taken from under it."""
    verb, first, s = verb_of(act), field_of(act, 0), room[0]
    account = first if verb == PROTECT else int(m.account) - 1
    if verb in (PROTECT, NAME, TAKE):
        look_under(m, seat, account, s)
    if verb == PROTECT:
        thrown = encryption(s, account) if board.cryptography == 1 else 0  # HK-41
        stake_notes(board, s, seat, account, height(m, seat, account) - thrown, WORST, silent, out)
    elif verb == NAME:
        give_outcome(out, board.seats, RIGHT, UNKNOWN, False)
        stake_notes(board, s, seat, account, 1, WRONG, silent, out)
    elif verb == TAKE:
        stake_loot(board, s, seat, account, first, silent, out)


@kernel
def look_under(m: State, seat: int, account: int, s: State) -> None:
    """A copy with the notes that the seat sees under an account."""
    copy(m, s)
    for value in range(VALUES):
        s.under[account, value] = m.seen[seat, account, value]


@kernel
def stake_notes(board: Board, s: State, seat: int, account: int, attacks: int, outcome: int, silent: Events, out: Events) -> None:
    """HK-21: what a seat loses if so many names are wrong and the best note goes each time. Who gets it is not known yet."""
    before, thief = money(board, s, seat), (seat + 1) % int(board.seats)
    for _ in range(min(attacks, notes_under(s, account))):
        best = 0
        for value in range(VALUES):
            best = value if s.under[account, value] > 0 else best
        s.carried[thief] = 0
        take_note(board, s, thief, account, best, silent)
    row = give_outcome(out, board.seats, outcome, UNKNOWN, False)
    for other in range(board.seats):
        out.rows[row, POINTS + other] = money(board, s, seat) - before if other == seat else UNKNOWN


@kernel
def stake_loot(board: Board, s: State, seat: int, account: int, value: int, silent: Events, out: Events) -> None:
    """HK-21, HK-22: a note goes from under one account to under another."""
    row, own = give_outcome(out, board.seats, TAKEN, CERTAIN, False), 0
    for other in range(board.seats):
        out.rows[row, POINTS + other] = -money(board, s, other)
    while s.owner[own] != seat:
        own += 1
    take_note(board, s, seat, account, value, silent)
    place_note(board, s, seat, own, False, silent)
    for other in range(board.seats):
        out.rows[row, POINTS + other] += money(board, s, other)


@kernel
def money(board: Board, s: State, seat: int) -> int:
    total = 0
    for value in range(VALUES):
        total += money_of(board, s, seat, value)
    return total
