"""What speaks for a choice in Hacker or against it: who can have put a virus there, and who may see what hands do.

All of it is read from the journal of the seat that wants to know. Live rounds leave no time to read it.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.hacker.board import VALUES, Board
from hacktable.games.hacker.knowledge import guess_owners
from hacktable.games.hacker.rules.piracy import chooses
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, height, same_batch, top_entry, walker_at
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import Name, Place, Protect, Slip, Watch
from hacktable.kernel.chacha import seed
from hacktable.kernel.stakes import Reason
from hacktable.kernel.verbs import Action

TRIES = 24
"""Worlds that are tried before a suspect is ruled out. A world that fits is nearly always found at the first try."""
KEY_WORDS = 8


def reason(board: Board, m: State, seat: int, action: Action) -> Reason | None:
    """What can be counted of a choice, from a seat's own journal."""
    match action:
        case Name(suspect):
            return _of_suspect(board, m, seat, suspect)
        case Protect(account):
            lying = [entry for entry in range(entries(m, seat)) if m.lies[seat, entry] == account]
            return Reason("pile", {"viruses": len(lying), "known": sum(_is_clear(board, m, seat, entry) for entry in lying)})
        case Place(account):
            return Reason("place", {"viruses": height(m, seat, account - 1)})
        case Slip(account) if m.owner[account - 1] != seat:
            owner = int(m.owner[account - 1])
            return Reason("owner-here" if chooses(m, owner) else "owner-away")
        case Watch(account) if m.owner[account - 1] == seat:
            return Reason("money", {"money": sum((1 + value) * int(m.seen[seat, account - 1, value]) for value in range(VALUES))})
        case _:
            return None


def _of_suspect(board: Board, m: State, seat: int, suspect: int) -> Reason:
    """HK-21: whether a suspect can have put the virus there, and how many others can."""
    top = top_entry(m, seat, int(m.account) - 1)
    if walker_at(board, m, int(m.since[seat, top])) == suspect:
        return Reason("away")
    may = [each for each in range(board.seats) if _may_have_put(board, m, seat, top, each)]
    if suspect not in may:
        return Reason("ruled-out")
    if len(may) == 1:
        return Reason("only")
    if m.clue[seat, top] >> suspect & 1 and suspect != seat:
        together = sum(same_batch(m, seat, entry, top) and m.lies[seat, entry] > 0 for entry in range(entries(m, seat)))
        return Reason("seen", {"viruses": together})
    return Reason("may", {"may": len(may)})


def _is_clear(board: Board, m: State, journal: int, entry: int) -> bool:
    """Whether a journal says whose virus it is."""
    clue = int(m.clue[journal, entry])
    return bits_in(clue) == 1 and clue | int(m.clear[journal, entry]) == everyone(board)


def _may_have_put(board: Board, m: State, journal: int, entry: int, suspect: int) -> bool:
    """Whether there is a world that fits the journal in which a suspect put a virus there."""
    if m.clear[journal, entry] >> suspect & 1:
        return False
    supposed = m.twin()
    supposed.clue[journal, entry] = 1 << suspect
    supposed.clear[journal, entry] = everyone(board) & ~(1 << suspect)
    out = m.twin()
    for number in range(TRIES):
        seed(out, np.full(KEY_WORDS, number, np.int64))
        if guess_owners(board, supposed, journal, out):
            return True
    return False
