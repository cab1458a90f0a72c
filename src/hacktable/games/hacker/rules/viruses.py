"""Viruses on accounts, and what everyone has noticed of them (HK-12, HK-13, HK-24, HK-67).

A journal lists viruses in the order in which they came: of those on one account the last is on top. What came to an account
in one moment is a *batch*: its viruses lie in random order, and clues are about the batch.
"""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, MOST_VIRUSES, SEATS, Board
from hacktable.games.hacker.state import HANDS, JOURNALS, MOMENTS, PUBLIC, STAGES, TRUTH, State
from hacktable.kernel.bits import first_of, nth_of
from hacktable.kernel.chacha import draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints


@kernel
def bits_in(seats: int) -> int:
    count = 0
    for seat in range(SEATS):
        count += (seats >> seat) & 1
    return count


@kernel
def moment(s: State) -> int:
    return min(int(s.walk) * STAGES + int(s.stage), MOMENTS - 1)


@kernel
def walker_at(board: Board, s: State, when: int) -> int:
    """Who was away from the table in a moment of this round (HK-11)."""
    return (int(s.first) + when // STAGES) % int(board.seats)


@kernel
def entries(s: State, journal: int) -> int:
    """How many viruses a journal lists."""
    count = 0
    while count < MOST_VIRUSES and s.lies[journal, count] != 0:
        count += 1
    return count


@kernel
def top_entry(s: State, journal: int, account: int) -> int:
    """The virus on top of an account's pile, as a journal has it; −1 if there is none."""
    for entry in range(MOST_VIRUSES - 1, -1, -1):
        if s.lies[journal, entry] == account + 1:
            return entry
    return -1


@kernel
def height(s: State, journal: int, account: int) -> int:
    """How many viruses lie on an account, as a journal has it."""
    count = 0
    for entry in range(MOST_VIRUSES):
        count += 1 if s.lies[journal, entry] == account + 1 else 0
    return count


@kernel
def same_batch(s: State, journal: int, one: int, other: int) -> bool:
    return abs(int(s.lies[journal, one])) == abs(int(s.lies[journal, other])) and int(s.since[journal, one]) == int(s.since[journal, other])


@kernel
def write_entry(s: State, journal: int, account: int, when: int, clue: int, clear: int) -> None:
    entry = entries(s, journal)
    s.lies[journal, entry] = account + 1
    s.since[journal, entry] = when
    s.clue[journal, entry] = clue
    s.clear[journal, entry] = clear


@kernel
def hands_over(board: Board, account_of: Ints, account: int) -> int:
    """The seats, as bits, of whose hands one has something for this account; `account_of` says 1 + account for each."""
    batch = 0
    for seat in range(board.seats):
        for hand in range(HANDS):
            if account_of[seat, hand] == account + 1:
                batch |= 1 << seat
    return batch


@kernel
def pile_up(board: Board, s: State, account: int, batch: int) -> int:
    """The viruses of these seats come to an account together, in random order; how many."""
    count = bits_in(batch)
    for left in range(count, 0, -1):
        seat = nth_of(batch, draw(s, left))
        batch &= ~(1 << seat)
        s.hand[seat] -= 1
        write_entry(s, TRUTH, account, moment(s), 1 << seat, everyone(board) & ~(1 << seat))
    return count


@kernel
def land(board: Board, s: State, account: int, batch: int) -> None:
    """HK-67: the viruses of these seats come to an account together, and lie in random order. Everyone sees the pile."""
    count = pile_up(board, s, account, batch)
    for journal in range(TRUTH):
        if journal < board.seats or journal == PUBLIC:
            clue, clear = clues(board, s, journal, account, batch)
            for _ in range(count):
                write_entry(s, journal, account, moment(s), clue, clear)


@kernel
def everyone(board: Board) -> int:
    return (1 << int(board.seats)) - 1


@kernel
def clues(board: Board, s: State, journal: int, account: int, batch: int) -> tuple[int, int]:
    """HK-67: who put viruses there and who did not, as far as a seat has seen it; everyone knows who was away."""
    clue, clear = 0, 1 << int(s.turn)
    if journal < board.seats:
        target = int(s.target[journal])
        watched = 1 << journal
        if target == account + 1:
            watched = everyone(board)
        elif target > ACCOUNTS:
            watched |= 1 << (target - ACCOUNTS - 1)
        clue |= batch & watched
        clear |= watched & ~batch
    if clue == batch:
        clear = everyone(board) & ~batch
    elif bits_in(everyone(board) & ~clear) == bits_in(batch):
        clue = everyone(board) & ~clear
    return clue, clear


@kernel
def show_top(board: Board, s: State, account: int) -> int:
    """HK-21, HK-24: the virus on top is shown to all and goes under its owner's pirate card. Whose it is."""
    bit = int(s.clue[TRUTH, top_entry(s, TRUTH, account)])
    for journal in range(JOURNALS):
        if journal < board.seats or journal >= PUBLIC:
            top = top_entry(s, journal, account)
            s.clue[journal, top] = bit
            s.clear[journal, top] = everyone(board) & ~bit
            for entry in range(MOST_VIRUSES):
                if board.live == 0 and entry != top and journal != TRUTH and same_batch(s, journal, entry, top):
                    s.clue[journal, entry] &= ~bit  # a hand has one card (HK-13): of a batch nobody has two
                    s.clear[journal, entry] |= bit
            s.lies[journal, top] = -(account + 1)
    return first_of(bit)


@kernel
def put_aside(board: Board, s: State, account: int) -> None:
    """HK-23, HK-41: the virus on top goes away unseen."""
    for journal in range(JOURNALS):
        if journal < board.seats or journal >= PUBLIC:
            s.lies[journal, top_entry(s, journal, account)] = -(account + 1)


@kernel
def call_back(board: Board, s: State) -> None:
    """HK-24: all viruses return to their owners' hands."""
    for journal in range(JOURNALS):
        for entry in range(MOST_VIRUSES):
            s.lies[journal, entry] = 0
            s.since[journal, entry] = 0
            s.clue[journal, entry] = 0
            s.clear[journal, entry] = 0
    for seat in range(board.seats):
        s.hand[seat] = board.viruses


@kernel
def quietest(board: Board, s: State, seat: int) -> int:
    """HK-64: the own account with the fewest viruses."""
    best, fewest = 0, MOST_VIRUSES + 1
    for account in range(board.accounts):
        if s.owner[account] == seat and height(s, TRUTH, account) < fewest:
            best, fewest = account, height(s, TRUTH, account)
    return best
