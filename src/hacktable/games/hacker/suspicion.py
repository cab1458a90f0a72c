"""Whose virus is it? What a bot makes of its seat's journal, in thousandths; weaker ones have forgotten parts of it."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, moment, same_batch, walker_at
from hacktable.games.hacker.state import STAGES, Phase, State
from hacktable.kernel.compiling import kernel

CARELESS, AVERAGE, ATTENTIVE = range(3)
SURE = 1000


@kernel
def half_life(level: int) -> int:
    """After so many moments half of what was seen is forgotten; a walk has up to four."""
    return 4 if level == CARELESS else 20 if level == AVERAGE else 60


@kernel
def kept_count(level: int) -> int:
    """In thousandths: how many of the viruses that were shown at other accounts a bot still counts. Whose they were lies
    under pirate cards (HK-24), so nobody can look it up."""
    return 100 if level == CARELESS else 250 if level == AVERAGE else 400


@kernel
def now(board: Board, m: State) -> int:
    """The moment of the round; in protection the one after the last."""
    return moment(m) if m.phase <= Phase.HOME or m.phase == Phase.FLOW else int(board.seats) * STAGES


@kernel
def scatter_of(m: State, seat: int, one: int, other: int) -> int:
    """A number from 0 to 999 that follows from the seat, the entry, the round and the accounts, so that what was forgotten once stays forgotten."""
    mixed = (one * 7919 + other * 104_729 + seat * 1_299_709 + int(m.rounds) * 15_485_863) & 0x7FFFFFFF
    for account in range(6):
        mixed = (mixed * 48_271 + int(m.owner[account]) + 1) % 0x7FFFFFFF
    return mixed % SURE


@kernel
def remembers(board: Board, m: State, seat: int, level: int, entry: int) -> bool:
    """Whether a bot still knows what it saw of a virus's coming."""
    half = half_life(level)
    age = now(board, m) - int(m.since[seat, entry])
    return scatter_of(m, seat, entry + 1, int(m.lies[seat, entry]) & 31) < SURE * half // (half + age)


@kernel
def counts(board: Board, m: State, seat: int, level: int, entry: int) -> bool:
    """Whether a bot reckons with a virus when it asks how many a suspect has left."""
    if m.lies[seat, entry] > 0:
        return remembers(board, m, seat, level, entry)
    fresh = m.account != 0 and m.lies[seat, entry] == -m.account
    return fresh or scatter_of(m, seat, entry + 31, -int(m.lies[seat, entry])) < kept_count(level)


@kernel
def used_viruses(board: Board, m: State, seat: int, level: int, suspect: int, out_of: int) -> int:
    """Viruses of a suspect that a bot can account for outside of one batch; each batch counts once."""
    count = 0
    for entry in range(entries(m, seat)):
        if same_batch(m, seat, entry, out_of):
            continue
        first = 1
        for earlier in range(entry):
            if same_batch(m, seat, earlier, entry) and m.clue[seat, earlier] == m.clue[seat, entry]:
                first = 0
        if first == 1 and (m.clue[seat, entry] >> suspect) & 1 and counts(board, m, seat, level, entry):
            count += 1
    return count


@kernel
def suspicion(board: Board, m: State, seat: int, level: int, entry: int, suspect: int) -> int:
    """How likely a suspect put down a virus of the seat's journal, in thousandths."""
    clue, clear, places = 0, 0, 0
    if board.live == 0:  # live, a virus may have lain there before it was noticed
        clear = 1 << walker_at(board, m, int(m.since[seat, entry]))
    if remembers(board, m, seat, level, entry):
        clue, clear = int(m.clue[seat, entry]), int(m.clear[seat, entry])
    for other in range(entries(m, seat)):
        alike = m.clue[seat, other] == m.clue[seat, entry] and m.clear[seat, other] == m.clear[seat, entry]
        places += 1 if m.lies[seat, other] > 0 and alike and same_batch(m, seat, other, entry) else 0
    if (clue >> suspect) & 1:
        return SURE // max(places, bits_in(clue))
    if (clear >> suspect) & 1 or suspect == seat:
        return 0
    unknown = max(0, places - bits_in(clue))
    others = bits_in(everyone(board) & ~clue & ~clear & ~(1 << seat))
    if others == 0:
        return 0
    free = int(board.viruses) - used_viruses(board, m, seat, level, suspect, entry)
    return (SURE * unknown * max(0, free)) // (others * places * int(board.viruses))
