"""What speaks for a choice in Hacker or against it: who can have put a virus there, and who may see what hands do.

All of it is read from the journal of the seat that wants to know. Live rounds leave no time to read it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hacktable.games.hacker.board import VALUES, Board
from hacktable.games.hacker.knowledge import guess_owners
from hacktable.games.hacker.rules.piracy import chooses
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, height, same_batch, top_entry, walker_at
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import NAME, PLACE, PROTECT, SLIP, WATCH
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.chacha import seed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.verbs import field_of, verb_of

REASONS = Answers(__name__)
by_pile = REASONS.add("pile", viruses=NUMBER, known=NUMBER)
by_place = REASONS.add("place", viruses=NUMBER)
by_owner_here = REASONS.add("owner-here")
by_owner_away = REASONS.add("owner-away")
by_money = REASONS.add("money", money=NUMBER)
by_absence = REASONS.add("away")
by_ruled_out = REASONS.add("ruled-out")
by_only_suspect = REASONS.add("only")
by_sight = REASONS.add("seen", viruses=NUMBER)
by_suspicion = REASONS.add("may", may=NUMBER)

TRIES = 24
"""Worlds that are tried before a suspect is ruled out. A world that fits is nearly always found at the first try."""
KEY_WORDS = 8


@kernel
def reason(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """What can be counted of a choice, from a seat's own journal."""
    verb, first = verb_of(act), field_of(act, 0)
    if verb == NAME:
        reason_of_suspect(board, m, seat, first, room[0], room[1], out)
    elif verb == PROTECT:
        lying, known = 0, 0
        for entry in range(entries(m, seat)):
            if m.lies[seat, entry] == 1 + first:
                lying += 1
                known += 1 if is_clear(board, m, seat, entry) else 0
        by_pile(out, viruses=lying, known=known)
    elif verb == PLACE:
        by_place(out, viruses=height(m, seat, first))
    elif verb == SLIP and m.owner[first] != seat:
        if chooses(m, int(m.owner[first])):
            by_owner_here(out)
        else:
            by_owner_away(out)
    elif verb == WATCH and m.owner[first] == seat:
        money = 0
        for value in range(VALUES):
            money += (1 + value) * int(m.seen[seat, first, value])
        by_money(out, money=money)


@kernel
def reason_of_suspect(board: Board, m: State, seat: int, suspect: int, supposed: State, world: State, out: Events) -> None:
    """HK-21: whether a suspect can have put the virus there, and how many others can."""
    top, may = top_entry(m, seat, int(m.account) - 1), 0
    if walker_at(board, m, int(m.since[seat, top])) == suspect:
        by_absence(out)
        return
    for other in range(board.seats):
        may |= 1 << other if may_have_put(board, m, seat, top, other, supposed, world) else 0
    if (may >> suspect) & 1 == 0:
        by_ruled_out(out)
    elif bits_in(may) == 1:
        by_only_suspect(out)
    elif (int(m.clue[seat, top]) >> suspect) & 1 and suspect != seat:
        together = 0
        for entry in range(entries(m, seat)):
            together += 1 if same_batch(m, seat, entry, top) and m.lies[seat, entry] > 0 else 0
        by_sight(out, viruses=together)
    else:
        by_suspicion(out, may=bits_in(may))


@kernel
def is_clear(board: Board, m: State, journal: int, entry: int) -> bool:
    """Whether a journal says whose virus it is."""
    clue = int(m.clue[journal, entry])
    return bits_in(clue) == 1 and clue | int(m.clear[journal, entry]) == everyone(board)


@kernel
def may_have_put(board: Board, m: State, journal: int, entry: int, suspect: int, supposed: State, world: State) -> bool:
    """Whether there is a world that fits the journal in which a suspect put a virus there."""
    if (int(m.clear[journal, entry]) >> suspect) & 1:
        return False
    copy(m, supposed)
    supposed.clue[journal, entry] = 1 << suspect
    supposed.clear[journal, entry] = everyone(board) & ~(1 << suspect)
    copy(m, world)
    key = np.zeros(KEY_WORDS, np.int64)
    for number in range(TRIES):
        for word in range(KEY_WORDS):
            key[word] = number
        seed(world, key)
        if guess_owners(board, supposed, journal, True, world):
            return True
    return False
