"""The state of a match of Hacker: one struct in which every field says who may see it.

The game is about attention, so what a seat has seen is itself part of the state: each seat keeps a *journal* of the
viruses it has seen lying, with those it saw putting them there. Every player, on a page or in a program, has the same
journal; a weaker program makes less use of it.
"""

from __future__ import annotations

from enum import IntEnum

from hacktable.games.hacker.board import ACCOUNTS, FIRST_NOTES, MOST_VIRUSES, NOTE_COUNT, ROUNDS, SEATS, VALUES, WIDTH
from hacktable.games.hacker.sight import NOWHERE, in_gaze, sees_seat
from hacktable.kernel.chacha import Chance
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, Ints, i1, i2, i4

HANDS = 2
PUBLIC, TRUTH = SEATS, SEATS + 1
"""Journals besides those of the seats: what everyone has seen, and what is."""
JOURNALS = SEATS + 2
SEEN_BITS = (1 << SEATS) - 1


class Stage(IntEnum):
    """Where the walker is (HK-65, HK-66)."""

    LEAVING = 0
    BACKING = 1
    """The window more that walking backwards takes."""
    BANK = 2
    RETURNING = 3


STAGES = len(Stage)
MOMENTS = SEATS * STAGES
"""A moment of a round is the walk's number × 4 + the stage."""


class Phase(IntEnum):
    """What is expected of those who may act; after OVER, what the rules do by themselves."""

    DEALT = 0
    """Everyone places the first two notes (HK-4)."""
    WALK = 1
    """The walker chooses how to walk (HK-66)."""
    WINDOW = 2
    """Those at the table choose what their hands do and what they watch (HK-65)."""
    HOME = 3
    """The walker places the note (HK-11)."""
    CHOOSE = 4
    """The attacked player chooses the account that comes next (HK-20)."""
    NAME = 5
    """The attacked player names a suspect (HK-21)."""
    TAKE = 6
    """The virus's owner may take a note (HK-21)."""
    LOOT = 7
    """The virus's owner places it (HK-22)."""
    FLOW = 8
    """A live walk is under way: hands and eyes move as time passes (HK-60)."""
    OVER = 9
    ROUND = 10
    """A round begins (HK-10)."""
    NEXT_WALK = 11
    """The next player walks, or protection begins (HK-11, HK-15)."""
    NEXT_SEAT = 12
    """The next player protects the accounts, or the round ends (HK-20)."""
    NEXT_VIRUS = 13
    """The next virus of a pile, if there is one, and a note to lose (HK-23)."""


class Stock(IntEnum):
    """What everyone knows of the notes under an account."""

    BARE = -1
    """There is none: its viruses were put aside (HK-23)."""
    UNKNOWN = 0
    SOME = 1
    """There is at least one: a suspect was named (HK-21)."""


@kernel
def own_journal(board: object, s: object, seat: int, journal: int, entry: int) -> bool:
    """A seat reads its own journal and the public one."""
    return journal in (seat, PUBLIC)


class State(Chance):
    """A position of Hacker."""

    beats: int = i4(see=EVERYONE, low=0, high=1_000_000_000)
    """Windows in the whole match, the present one included; ticks, if it is played live."""
    rounds: int = i1(see=EVERYONE, low=0, high=ROUNDS)
    phase: int = i1(see=EVERYONE, low=0, names=tuple(phase.name.lower() for phase in Phase))
    first: int = i1(see=EVERYONE, low=0, high=SEATS - 1)
    """Who begins the round (HK-10)."""
    turn: int = i1(see=EVERYONE, low=0, high=SEATS - 1)
    """The walker; in protection the attacked player."""
    walk: int = i1(see=EVERYONE, low=0, high=SEATS)
    """Walks of this round that are over; in protection, players who have had their turn."""
    stage: int = i1(see=EVERYONE, low=0, names=tuple(stage.name.lower() for stage in Stage))
    backwards: int = i1(see=EVERYONE, low=0, high=1)
    owner: Ints = i1(ACCOUNTS, see=EVERYONE, low=-1, high=SEATS - 1, later=True)
    """Whose account lies in each place; −1 where none lies. While they lie face down the page does not show it (HK-40)."""
    face_down: int = i1(see=EVERYONE, low=0, high=1)

    under: Ints = i1(ACCOUNTS, VALUES, see=NOBODY, low=0, high=NOTE_COUNT)
    """The notes under each account, by value."""
    seen: Ints = i1(SEATS, ACCOUNTS, VALUES, see=OWNER, low=0, high=NOTE_COUNT)
    """So many notes, at least, a seat knows to be there; of one's own accounts all of them, while they lie face up (HK-5)."""
    stock: Ints = i1(ACCOUNTS, see=EVERYONE, low=-1, names=("bare", "unknown", "some"))
    held: Ints = i1(SEATS, see=EVERYONE, low=-NOTE_COUNT, high=NOTE_COUNT)
    """Notes that a seat has placed, less those that went from under its accounts."""
    note: Ints = i1(SEATS, FIRST_NOTES, see=OWNER, low=0, high=VALUES)
    """Notes in the hand, the lowest first; 0 none. The next to be placed is the first one."""
    carried: Ints = i1(SEATS, see=EVERYONE, low=0, high=FIRST_NOTES)
    """How many."""
    bank: Ints = i1(VALUES, see=NOBODY, low=0, high=NOTE_COUNT)
    """Notes in the bank, by value. They have no order, since nobody could know it: one is drawn at random when it is fetched."""
    bank_size: int = i1(see=EVERYONE, low=0, high=NOTE_COUNT)

    hand: Ints = i1(SEATS, see=sees_seat, low=0, high=4, later=True)
    """Viruses that a seat still has (HK-63)."""
    lies: Ints = i1(JOURNALS, MOST_VIRUSES, see=own_journal, low=-ACCOUNTS, high=ACCOUNTS, later=True)
    """Viruses in the order in which they were seen to lie there: 1 + account; negative once they are gone, 0 none."""
    since: Ints = i1(JOURNALS, MOST_VIRUSES, see=own_journal, low=0, high=MOMENTS - 1, later=True)
    """The moment in which each of them came."""
    clue: Ints = i1(JOURNALS, MOST_VIRUSES, see=own_journal, low=0, high=SEEN_BITS, later=True)
    """Seats, as bits, that were seen putting a virus there then. All that came to an account in one moment have the same clues."""
    clear: Ints = i1(JOURNALS, MOST_VIRUSES, see=own_journal, low=0, high=SEEN_BITS, later=True)
    """Seats that were seen not to."""

    plan: Ints = i1(SEATS, HANDS, see=OWNER, low=0, high=ACCOUNTS, later=True)
    """What a seat's hands will do in this window: 1 + account, rising; 0 nothing."""
    target: Ints = i1(SEATS, see=OWNER, low=0, high=ACCOUNTS + SEATS, later=True)
    """What a seat watches: 1 + account, 22 + seat, 0 nothing."""
    ready: Ints = i1(SEATS, see=EVERYONE, low=0, high=1)

    account: int = i1(see=EVERYONE, low=0, high=ACCOUNTS)
    """1 + the account that is being protected."""
    taker: int = i1(see=EVERYONE, low=0, high=SEATS)
    """1 + the seat that takes a note, or places it."""
    named: Ints = i2(SEATS, see=EVERYONE, low=0, high=1000)
    """Suspects that a player has named in the whole match; one's own viruses do not count."""
    traced: Ints = i2(SEATS, see=EVERYONE, low=0, high=1000)
    """Those of them that were right."""

    spot_x: Ints = i2(ACCOUNTS, see=EVERYONE, low=0, high=WIDTH)
    """Where each account lies."""
    spot_y: Ints = i2(ACCOUNTS, see=EVERYONE, low=0, high=WIDTH)
    hand_x: Ints = i2(SEATS, HANDS, see=in_gaze, low=NOWHERE, high=WIDTH, blank=NOWHERE, later=True)
    """Where everyone's hands are; nowhere while somebody walks, and on a table in steps."""
    hand_y: Ints = i2(SEATS, HANDS, see=in_gaze, low=NOWHERE, high=WIDTH, blank=NOWHERE, later=True)
    goal_x: Ints = i2(SEATS, HANDS, see=OWNER, low=0, high=WIDTH)
    """Where they are going."""
    goal_y: Ints = i2(SEATS, HANDS, see=OWNER, low=0, high=WIDTH)
    loaded: Ints = i1(SEATS, HANDS, see=OWNER, low=0, high=1, later=True)
    """Whether there is a virus in a hand; every hand looks closed (HK-60)."""
    dropping: Ints = i1(SEATS, HANDS, see=OWNER, low=0, high=ACCOUNTS)
    """1 + the account on which a hand lets its virus fall with the next tick."""
    gaze_x: Ints = i2(SEATS, see=sees_seat, low=NOWHERE, high=WIDTH, blank=NOWHERE, later=True)
    """Where everyone looks."""
    gaze_y: Ints = i2(SEATS, see=sees_seat, low=NOWHERE, high=WIDTH, blank=NOWHERE, later=True)
    look_x: Ints = i2(SEATS, see=OWNER, low=0, high=WIDTH)
    """Where the eyes are going."""
    look_y: Ints = i2(SEATS, see=OWNER, low=0, high=WIDTH)
    flowing: int = i1(see=EVERYONE, low=0, high=1)
    """Whether hands and eyes move."""
    seated: int = i1(see=EVERYONE, low=0, high=1)
    """Whether the walker is back in the seat, with a note to place."""
    facing: int = i1(see=EVERYONE, low=0, high=1)
    """0: the walker faces the bank, 1: the table. The way to the bank is in everyone's sight."""
    progress: int = i2(see=EVERYONE, low=0, high=10_000)
    """How far the walker has come from the table."""
    clock: int = i2(see=EVERYONE, low=0, high=20_000)
    """Ticks since the walk began, or since the walker sat down."""
