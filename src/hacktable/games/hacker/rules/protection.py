"""Protection: piles are met from the top, suspects are named, notes are lost (HK-20 … HK-24, HK-41)."""

from __future__ import annotations

from hacktable.games.hacker.board import ROUNDS, VALUES, Board
from hacktable.games.hacker.rules.notes import encryption, look_under, look_under_own, notes_under, take_note
from hacktable.games.hacker.rules.viruses import height, put_aside, show_top
from hacktable.games.hacker.state import TRUTH, Phase, State, Stock
from hacktable.games.hacker.verbs import (
    DECLINE,
    NAME,
    OWN,
    PROTECT,
    RIGHT,
    TAKE,
    WRONG,
    tell_aside,
    tell_declined,
    tell_looked,
    tell_named,
    tell_protecting,
    tell_thrown,
    tell_turned,
)
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def next_seat(board: Board, s: State, events: Events) -> None:
    """HK-20: clockwise from the first player; who has no infected account is skipped."""
    if s.face_down == 1:  # HK-40: until protection begins
        s.face_down = 0
        look_under_own(board, s)
        tell_turned(events, ALL, side=0)
    while s.walk < board.seats:
        s.turn = (s.first + s.walk) % board.seats
        count, infected = 0, 0
        for account in range(board.accounts):
            if is_infected(s, TRUTH, account):
                count += 1
                infected = account
        if count > 1:
            s.phase = Phase.CHOOSE
            return
        if count == 1:
            protect(board, s, infected, events)
            return
        s.walk += 1
    s.phase = Phase.OVER if s.rounds == ROUNDS else Phase.ROUND


@kernel
def is_infected(s: State, journal: int, account: int) -> bool:
    """Whether an account of the player whose turn it is has viruses on it."""
    return s.owner[account] == s.turn and height(s, journal, account) > 0


@kernel
def legal_choose(board: Board, s: State, journal: int, out: Ints) -> int:
    """HK-20: the attacked player chooses the order."""
    count = 0
    for account in range(board.accounts):
        if is_infected(s, journal, account):
            out[count] = pack(PROTECT, account)
            count += 1
    return count


@kernel
def protect(board: Board, s: State, account: int, events: Events) -> None:
    """HK-41: cryptography throws out viruses from the top; then they are met one by one."""
    s.account = account + 1
    tell_protecting(events, ALL, seat=int(s.turn), account=account)
    if board.cryptography == 1:
        thrown = min(encryption(s, account), height(s, TRUTH, account))
        for _ in range(thrown):
            put_aside(board, s, account)
        if thrown > 0:
            tell_thrown(events, ALL, account=account, viruses=thrown)
    s.phase = Phase.NEXT_VIRUS


@kernel
def next_virus(board: Board, s: State, events: Events) -> None:
    """HK-21: the virus on top; HK-23: without a note there is nothing to lose, and the rest is put aside unseen."""
    account = int(s.account) - 1
    viruses = height(s, TRUTH, account)
    if viruses > 0 and notes_under(s, account) > 0:
        s.stock[account] = Stock.SOME
        s.phase = Phase.NAME
        return
    if viruses > 0:
        for _ in range(viruses):
            put_aside(board, s, account)
        s.stock[account] = Stock.BARE
        tell_aside(events, ALL, account=account, viruses=viruses)
    s.account = 0
    s.phase = Phase.NEXT_SEAT


@kernel
def legal_name(board: Board, out: Ints) -> int:
    """HK-21: any player around the table."""
    for seat in range(board.seats):
        out[seat] = pack(NAME, seat)
    return int(board.seats)


@kernel
def name(board: Board, s: State, suspect: int, events: Events) -> None:
    """HK-21: right, and the attack is parried; wrong, and the virus's owner may take a note. One's own takes nothing."""
    account, seat = int(s.account) - 1, int(s.turn)
    by = show_top(board, s, account)
    outcome = OWN if by == seat else RIGHT if by == suspect else WRONG
    tell_named(events, ALL, seat=seat, suspect=suspect, by=by, outcome=outcome)
    if outcome != OWN:
        s.named[seat] += 1
    if outcome == RIGHT:
        s.traced[seat] += 1
    s.phase = Phase.NEXT_VIRUS
    if outcome == WRONG:
        s.phase = Phase.TAKE
        s.taker = by + 1
        look_under(s, by, account)
        tell_looked(
            events, by, account=account, ones=int(s.under[account, 0]), twos=int(s.under[account, 1]), threes=int(s.under[account, 2])
        )


@kernel
def legal_take(s: State, seat: int, out: Ints) -> int:
    """HK-21: a note of one's choice, or none."""
    count = 0
    for value in range(VALUES):
        if s.seen[seat, s.account - 1, value] > 0:
            out[count] = pack(TAKE, value)
            count += 1
    out[count] = pack(DECLINE)
    return count + 1


@kernel
def take(board: Board, s: State, value: int, events: Events) -> None:
    """HK-22: a taken note must be placed before anything goes on."""
    take_note(board, s, int(s.taker) - 1, int(s.account) - 1, value, events)
    s.phase = Phase.LOOT


@kernel
def decline(s: State, events: Events) -> None:
    tell_declined(events, ALL, seat=int(s.taker) - 1)
    s.taker = 0
    s.phase = Phase.NEXT_VIRUS
