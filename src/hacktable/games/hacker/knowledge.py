"""What a seat knows of Hacker, and worlds that fit it.

The mask follows from the fields' audiences: one's own journal, notes one has seen, one's own hand. Unknown viruses are put
down to players who can have put them there: nobody who was away or was seen not to, nobody twice in a batch, nobody with
more than two hands or more viruses than there are. Unknown notes lie where their owners can have placed them.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.hacker.board import ACCOUNTS, FIRST_NOTES, MOST_VIRUSES, SEATS, VALUES, Board
from hacktable.games.hacker.live_worlds import guess_bodies, hide_viruses, live_suspects, write_live_journals
from hacktable.games.hacker.rules.notes import look_under, look_under_own, notes_under
from hacktable.games.hacker.rules.piracy import chooses
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, same_batch, walker_at
from hacktable.games.hacker.sight import sees_seat
from hacktable.games.hacker.state import HANDS, PUBLIC, TRUTH, Phase, State, Stock
from hacktable.kernel.chacha import draw, seed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import copy

UNKNOWN = -1
MOST_TRIES = 10_000
"""The true world fits what is known, so a random one does sooner or later. If none does after so many tries, a world that does not quite fit is
better than a bot, or a server, that never answers."""


@kernel
def show(board: Board, m: State, seat: int) -> None:
    """HK-40: what lies face down is not shown, nor what is under it; HK-21: nor what lies under others' accounts, but for the one
    choice. HK-24: nor how many viruses of whom were shown."""
    for account in range(ACCOUNTS):
        for viewer in range(SEATS):
            takes = m.phase == Phase.TAKE and m.taker == viewer + 1 and m.account == account + 1
            if m.face_down == 1 or (m.owner[account] != viewer and not takes):
                for value in range(VALUES):
                    m.seen[viewer, account, value] = 0
        if m.face_down == 1:
            m.owner[account] = UNKNOWN
    for journal in range(TRUTH):
        for entry in range(MOST_VIRUSES):
            if m.lies[journal, entry] < 0:
                m.clue[journal, entry] = 0
                m.clear[journal, entry] = 0


@kernel
def imagine(board: Board, m: State, seat: int, key: Ints, out: State) -> None:
    copy(m, out)
    seed(out, key)
    journal = PUBLIC if seat < 0 else seat
    for entry in range(MOST_VIRUSES):
        out.lies[TRUTH, entry] = m.lies[journal, entry]
        out.since[TRUTH, entry] = m.since[journal, entry]
    tries = 0
    while not guess_owners(board, m, journal, tries < MOST_TRIES, out):
        tries += 1
    if board.live == 1:
        write_live_journals(board, m, seat, out)
        guess_bodies(board, m, seat, out)
    else:
        write_journals(board, m, seat, out)
    guess_notes(board, m, seat, out)
    guess_choices(board, m, seat, out)


# ---------------------------------------------------------------- viruses


@kernel
def guess_owners(board: Board, m: State, journal: int, strict: bool, out: State) -> bool:
    """Choose an owner for every unknown virus; False if nobody is left for one of them.

    :param strict: only owners who fit all that is known; if not, and no such owner is left, anybody who has a virus left.
    """
    left = np.zeros(SEATS, np.int64)
    for seat in range(board.seats):
        left[seat] = board.viruses - (m.hand[seat] if seat != journal and sees_seat(board, m, journal, seat) else 0)
    count = entries(m, journal)
    for entry in range(MOST_VIRUSES):
        out.clue[TRUTH, entry] = 0
        out.clear[TRUTH, entry] = 0
    for sure in range(2):  # first those that are known
        for entry in range(count):
            known = m.clue[journal, entry] != 0 and (m.clue[journal, entry] | m.clear[journal, entry]) == everyone(board)
            settled = known and bits_in(int(m.clue[journal, entry])) == 1
            if settled != (sure == 0):
                continue
            chosen = draw_owner(board, m, journal, entry, count, strict, left, out)
            if chosen < 0:
                return False
            left[chosen] -= 1
            out.clue[TRUTH, entry] = 1 << chosen
            out.clear[TRUTH, entry] = everyone(board) & ~(1 << chosen)
    for seat in range(board.seats):
        if seat != journal and sees_seat(board, m, journal, seat):  # the rest of its viruses lies where it was not noticed
            hide_viruses(board, m, journal, seat, int(left[seat]), out)
        elif seat != journal:
            out.hand[seat] = left[seat]
    return True


@kernel
def draw_owner(board: Board, m: State, journal: int, entry: int, count: int, strict: bool, left: Ints, out: State) -> int:
    """Who may have put a virus there, the likelier the more viruses are left; −1: nobody."""
    taken, missing, places = 0, int(m.clue[journal, entry]), 0
    for other in range(count):
        if same_batch(m, journal, entry, other):
            taken |= int(out.clue[TRUTH, other])
            places += 1 if out.clue[TRUTH, other] == 0 else 0
    missing &= ~taken
    allowed = everyone(board) & ~taken & ~int(m.clear[journal, entry])
    if bits_in(missing) >= places:
        allowed = missing
    if board.live == 1:
        allowed = live_suspects(board, m, journal, entry, left, out)
    else:
        for seat in range(board.seats):
            allowed &= ~(0 if has_hand(m, journal, entry, count, 1 << seat, out) else 1 << seat)
    weight = weight_of(board, allowed, left)
    if weight == 0 and not strict:
        allowed = everyone(board)
        weight = weight_of(board, allowed, left)
    if weight == 0:
        return UNKNOWN
    pick = draw(out, weight)
    for seat in range(board.seats):
        if (allowed >> seat) & 1:
            pick -= int(left[seat])
            if pick < 0:
                return seat
    return UNKNOWN


@kernel
def weight_of(board: Board, seats: int, left: Ints) -> int:
    """How many viruses these seats have left."""
    weight = 0
    for seat in range(board.seats):
        weight += int(left[seat]) if (seats >> seat) & 1 else 0
    return weight


@kernel
def has_hand(m: State, journal: int, entry: int, count: int, bit: int, out: State) -> bool:
    """HK-13, HK-65: two hands, so at most two viruses in one window."""
    used = 0
    for other in range(count):
        used += 1 if m.since[journal, other] == m.since[journal, entry] and out.clue[TRUTH, other] == bit else 0
    return used < HANDS


@kernel
def write_journals(board: Board, m: State, seat: int, out: State) -> None:
    """The others have seen the piles too, and know their own part in them."""
    count = entries(out, TRUTH)
    for journal in range(board.seats):
        if journal == seat:
            continue
        for entry in range(count):
            out.lies[journal, entry] = out.lies[TRUTH, entry]
            out.since[journal, entry] = out.since[TRUTH, entry]
            clue, clear = int(m.clue[PUBLIC, entry]), int(m.clear[PUBLIC, entry])
            clear |= 1 << walker_at(board, out, int(out.since[TRUTH, entry]))
            if clear | clue != everyone(board):
                batch = 0
                for other in range(count):
                    if same_batch(out, TRUTH, entry, other) and not is_shown(board, m, other):
                        batch |= int(out.clue[TRUTH, other])
                clue |= batch & (1 << journal)
                clear |= ~batch & (1 << journal)
            out.clue[journal, entry] = clue
            out.clear[journal, entry] = clear


@kernel
def is_shown(board: Board, m: State, entry: int) -> bool:
    """Whether everyone has seen whose virus this is (HK-21)."""
    return (
        m.lies[PUBLIC, entry] < 0
        and bits_in(int(m.clue[PUBLIC, entry])) == 1
        and m.clue[PUBLIC, entry] | m.clear[PUBLIC, entry] == everyone(board)
    )


# ---------------------------------------------------------------- notes


@kernel
def guess_notes(board: Board, m: State, seat: int, out: State) -> None:
    """Notes that the seat has not seen: in hands, under accounts, and the rest in the bank."""
    for value in range(VALUES):
        out.bank[value] = board.notes[value]
        for account in range(board.accounts):
            known = 0 if seat < 0 else int(m.seen[seat, account, value])
            out.under[account, value] = known
            out.bank[value] -= known
        for place in range(FIRST_NOTES):
            if seat >= 0 and m.note[seat, place] == value + 1:
                out.bank[value] -= 1
    for other in range(board.seats):
        if other != seat:
            for _ in range(m.carried[other]):
                slot = 0
                value = unseen_note(out)
                while out.note[other, slot] != 0 and out.note[other, slot] <= value + 1:
                    slot += 1
                if out.note[other, slot] != 0:
                    out.note[other, slot + 1] = out.note[other, slot]
                out.note[other, slot] = value + 1
    spread_notes(board, m, seat, out)
    if m.phase == Phase.TAKE:  # HK-21: who may take one sees them
        look_under(out, int(m.taker) - 1, int(m.account) - 1)
    if m.face_down == 0:
        look_under_own(board, out)
    else:
        for account in range(board.accounts):
            for value in range(VALUES):
                if out.owner[account] != seat:
                    out.seen[out.owner[account], account, value] = out.under[account, value]


@kernel
def unseen_note(out: State) -> int:
    """A note that nobody has yet, each as likely as any other."""
    total = 0
    for value in range(VALUES):
        total += int(out.bank[value])
    pick = draw(out, total)
    value = 0
    while pick >= out.bank[value]:
        pick -= int(out.bank[value])
        value += 1
    out.bank[value] -= 1
    return value


@kernel
def spread_notes(board: Board, m: State, seat: int, out: State) -> None:
    """Every owner's missing notes go under the own accounts: one where there must be one, none where there is none."""
    owed = np.zeros(SEATS, np.int64)
    total = 0
    for owner in range(board.seats):
        owed[owner] = m.held[owner]
        total += int(m.held[owner])
    for account in range(board.accounts):
        owed[m.owner[account]] -= notes_under(out, account)
        total -= notes_under(out, account)
    for account in range(board.accounts):
        if m.stock[account] == Stock.SOME and notes_under(out, account) == 0:
            out.under[account, unseen_note(out)] += 1
            owed[m.owner[account]] -= 1
            total -= 1
    for _ in range(total):  # where notes lie under others' accounts (HK-40), not all that are owed are there
        account = some_place(board, m, seat, owed, out)
        out.under[account, unseen_note(out)] += 1
        owed[m.owner[account]] -= 1


@kernel
def some_place(board: Board, m: State, seat: int, owed: Ints, out: State) -> int:
    """An account under which a note may lie: of an owner who still misses some, if there is one."""
    for strict in range(2):
        count, chosen = 0, 0
        for account in range(board.accounts):
            sure = (m.owner[account] == seat and m.face_down == 0) or (
                m.phase == Phase.TAKE and m.taker == seat + 1 and m.account == account + 1
            )
            if not sure and m.stock[account] != Stock.BARE and (strict == 1 or owed[m.owner[account]] > 0):
                count += 1
                if draw(out, count) == 0:
                    chosen = account
        if count > 0:
            return chosen
    return 0


# ---------------------------------------------------------------- choices


@kernel
def guess_choices(board: Board, m: State, seat: int, out: State) -> None:
    """What the others have chosen for this window: anything they may."""
    if m.phase != Phase.WINDOW:
        return
    for other in range(board.seats):
        if other == seat or m.ready[other] == 0 or not chooses(m, other):
            continue
        hands = draw(out, 1 + min(HANDS, int(out.hand[other]))) if other != m.turn else 0
        account = draw(out, int(board.accounts))
        if hands == 1:
            out.plan[other, 0] = account + 1
        elif hands == HANDS:
            second = (account + 1 + draw(out, int(board.accounts) - 1)) % int(board.accounts)
            out.plan[other, 0] = min(account, second) + 1
            out.plan[other, 1] = max(account, second) + 1
        target = draw(out, int(board.accounts) + int(board.seats))
        if target < board.accounts:
            out.target[other] = target + 1
        elif target - board.accounts != other and target - board.accounts != m.turn:
            out.target[other] = ACCOUNTS + 1 + target - int(board.accounts)


@kernel
def reopen(board: Board, s: State, seat: int) -> None:
    """HK-65: all choose at the same time, so the others may choose again what they do in this window."""
    if s.phase != Phase.WINDOW:
        return
    for other in range(board.seats):
        if other != seat and chooses(s, other):
            s.ready[other], s.target[other] = 0, 0
            for hand in range(HANDS):
                s.plan[other, hand] = 0
