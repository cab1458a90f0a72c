"""Notes: from the bank to a hand, from a hand under an account, and from there to somebody else (HK-4, HK-5, HK-21)."""

from __future__ import annotations

from hacktable.games.hacker.board import FIRST_NOTES, VALUES, Board
from hacktable.games.hacker.state import Phase, State, Stock
from hacktable.games.hacker.verbs import PLACE, tell_lost, tell_note, tell_placed, tell_stashed, tell_took
from hacktable.kernel.chacha import draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def draw_note(s: State) -> int:
    """The value of the bank's top note."""
    left = draw(s, int(s.bank_size))
    value = 0
    while left >= s.bank[value]:
        left -= int(s.bank[value])
        value += 1
    return value


@kernel
def fetch_note(s: State, seat: int, value: int, events: Events) -> None:
    """A note of the bank comes to a hand (HK-4, HK-11)."""
    s.bank[value] -= 1
    s.bank_size -= 1
    pick_up(s, seat, value, events)


@kernel
def pick_up(s: State, seat: int, value: int, events: Events) -> None:
    """A hand keeps the lower of its notes in front."""
    place = int(s.carried[seat])
    while place > 0 and s.note[seat, place - 1] > value + 1:
        s.note[seat, place] = s.note[seat, place - 1]
        place -= 1
    s.note[seat, place] = value + 1
    s.carried[seat] += 1
    tell_note(events, seat, value=value)


@kernel
def legal_dealt_home_loot(board: Board, s: State, seat: int, out: Ints) -> int:
    """HK-5: under one's own accounts; HK-40: under any, while nobody is shown whose they are."""
    count = 0
    for account in range(board.accounts):
        if s.face_down == 1 or s.owner[account] == seat:
            out[count] = pack(PLACE, account)
            count += 1
    return count


@kernel
def place_note(board: Board, s: State, seat: int, account: int, late: bool, events: Events) -> None:
    """HK-5: the first note in hand goes under an account. It is the account's owner's from now on.

    HK-40: who is late is not told which of the face-down accounts is the own one.
    """
    value = int(s.note[seat, 0]) - 1
    for place in range(FIRST_NOTES - 1):
        s.note[seat, place] = s.note[seat, place + 1]
    s.note[seat, FIRST_NOTES - 1] = 0
    s.carried[seat] -= 1
    s.held[seat] += 1
    s.under[account, value] += 1
    s.seen[seat, account, value] += 1
    for other in range(board.accounts):  # nobody else knows where it went
        if s.stock[other] == Stock.BARE and (s.face_down == 1 or s.owner[other] == seat):
            s.stock[other] = Stock.UNKNOWN
    tell_placed(events, ALL, seat=seat)
    if not late or s.face_down == 0:
        tell_stashed(events, seat, account=account, value=value)
    if s.phase == Phase.HOME or s.phase == Phase.FLOW:  # the next one may leave
        s.walk += 1
        s.phase = Phase.NEXT_WALK
    elif s.phase == Phase.LOOT:
        s.taker = 0
        s.phase = Phase.NEXT_VIRUS
    elif s.phase == Phase.DEALT and waiting_notes(board, s) == 0:
        s.phase = Phase.ROUND


@kernel
def waiting_notes(board: Board, s: State) -> int:
    """Notes that are still in hands."""
    count = 0
    for seat in range(board.seats):
        count += int(s.carried[seat])
    return count


@kernel
def notes_under(s: State, account: int) -> int:
    count = 0
    for value in range(VALUES):
        count += int(s.under[account, value])
    return count


@kernel
def look_under(s: State, seat: int, account: int) -> None:
    """A seat sees all notes under an account."""
    for value in range(VALUES):
        s.seen[seat, account, value] = s.under[account, value]


@kernel
def look_under_own(board: Board, s: State) -> None:
    """HK-5: everyone may look under the own accounts, at any time while they lie face up."""
    for account in range(board.accounts):
        look_under(s, int(s.owner[account]), account)


@kernel
def take_note(board: Board, s: State, seat: int, account: int, value: int, events: Events) -> None:
    """HK-21: a note goes to a virus's owner. The account's owner sees which; the others only that one went."""
    owner = int(s.owner[account])
    s.under[account, value] -= 1
    s.held[owner] -= 1
    s.stock[account] = Stock.UNKNOWN
    for other in range(board.seats):
        for each in range(VALUES):
            if other != owner and other != seat and s.seen[other, account, each] > 0:
                s.seen[other, account, each] -= 1
    look_under(s, seat, account)
    look_under(s, owner, account)
    tell_took(events, ALL, seat=seat, account=account)
    tell_lost(events, owner, account=account, value=value)
    pick_up(s, seat, value, events)


@kernel
def encryption(s: State, account: int) -> int:
    """HK-41: each 1 gives a point, each 3 takes one away, not below zero."""
    return max(0, int(s.under[account, 0]) - int(s.under[account, 2]))
