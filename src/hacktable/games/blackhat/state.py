"""The state of a match of Black Hat: one struct in which every field says who may see it."""

from __future__ import annotations

from enum import IntEnum

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, RANKS, TOPS
from hacktable.games.blackhat.drawing import CELL_NAMES, CELLS, FACES, MODULES, TRACK_LENGTH
from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, Ints, i1, i2, i4, i8

PAWNS = 2
MARKERS = 3
MOST_CARDS = 97

# Where a pawn or the Tracer can be. A number from 0 on is a cell of the board.
TRACK = CELLS
JAIL = TRACK + TRACK_LENGTH
NOWHERE = -1
PLACES = (*CELL_NAMES, *(f"track-{step + 1}" for step in range(TRACK_LENGTH)), "jail")


class Phase(IntEnum):
    """What is expected of the hand whose decision it is; after OVER, what the rules do by themselves."""

    LEAD = 0
    """Say how many cards are led (BH-30)."""
    SET = 1
    """Play a set of the size that was said (BH-30, BH-31)."""
    FOLLOW = 2
    """Play one card or a set of the led size (BH-31)."""
    ANSWER = 3
    """Option *follow*: say how many cards follow (BH-31)."""
    PICKUP = 4
    """Take the whole Black Hat trick, or the hat and some of it (BH-42)."""
    PICK = 5
    """Choose the cards that come with the hat (BH-42)."""
    HACK = 6
    """Move a pawn (BH-50)."""
    SERVICE = 7
    """Send a pawn back (BH-62)."""
    DECOY = 8
    """Choose the start space for a pawn that found a Decoy (BH-107)."""
    EXPLOIT = 9
    """Change a value (BH-67)."""
    RANDOMIZE = 10
    """Draw a module, or not (BH-68)."""
    LAY = 11
    """Lay the module (BH-68)."""
    TRACE = 12
    """Move the Tracer (BH-101)."""
    OVER = 13
    NEXT = 14
    """The next hand plays, or the trick is decided."""
    HACKING = 15
    """The hack begins (BH-50)."""
    SETTLE = 16
    """The next pending effect (BH-68)."""
    TRACING = 17
    """The Tracer's step (BH-101)."""
    CHECK = 18
    """Does the round or the game end (BH-90)?"""
    DEAL = 19
    """A new round (BH-20)."""


class Tile(IntEnum):
    """The secret Critical Assets (BH-107)."""

    NONE = 0
    NSA = 1
    JACKPOT = 2
    STING = 3
    LOG_WIPE = 4
    LEAK = 5
    DECOY = 6


TILE_COUNT = len(Tile) - 1
TILES = tuple(tile.name.lower().replace("_", "-") for tile in Tile)
SOURCES = ("cards", "spaces", "floor", "tile")
"""Where points come from: traces of cards, values of spaces, the floor at zero, the secret tile."""
SOURCE_COUNT = len(SOURCES)
FROM_CARDS, FROM_SPACES, FROM_FLOOR, FROM_TILE = range(SOURCE_COUNT)


class State(Chance):
    """A position of Black Hat."""

    onward: Ints = i8(CELLS, see=EVERYONE, low=0)
    """The spaces that whole arrows lead to from a cell, as bits (BH-5); written by `rewire` alone."""
    tricks: int = i4(see=EVERYONE, low=0, high=1_000_000_000)
    """Tricks led in the whole match."""
    rounds: int = i4(see=EVERYONE, low=0, high=1_000_000_000)
    points: Ints = i4(HANDS, see=EVERYONE, low=-1_000_000_000, high=1_000_000_000)
    source: Ints = i4(HANDS, SOURCE_COUNT, see=EVERYONE, low=-1_000_000_000, high=1_000_000_000)
    """The points by where they come from."""
    last: Ints = i2(HANDS, see=EVERYONE, low=-1000, high=1000)
    """Points of the last round that was scored."""
    previous: Ints = i2(HANDS, see=EVERYONE, low=-1000, high=1000)
    """Points of the round before it."""
    hidden: Ints = i1(HANDS, CARD_KINDS, see=OWNER, low=0, high=7)
    """Cards in hand that only their owner has seen, by kind."""
    open: Ints = i1(HANDS, CARD_KINDS, see=EVERYONE, low=0, high=7)
    """Cards in hand that everyone knows: picked up in view of all, the Black Hat, the Robot's."""
    held: Ints = i1(HANDS, see=EVERYONE, low=0, high=MOST_CARDS)
    trick: Ints = i1(HANDS, CARD_KINDS, see=EVERYONE, low=0, high=7)
    """What each hand has played to the trick."""
    pile: Ints = i1(CARD_KINDS, see=NOBODY, low=0, high=7)
    """The draw pile, by kinds of cards. It has no order, since nobody could know it: a card is drawn at random when one is needed."""
    discard: Ints = i1(CARD_KINDS, see=EVERYONE, low=0, high=7)
    pile_size: int = i1(see=EVERYONE, low=0, high=MOST_CARDS)
    returned: Ints = i1(CARD_KINDS, see=EVERYONE, low=0, high=7, page=False)
    """The discards that became the draw pile in this round, less those that the Robot has drawn in view of all; none before that."""
    late: Ints = i1(HANDS, see=EVERYONE, low=0, high=MOST_CARDS, page=False)
    """How many of them each hand has drawn."""
    drew: Ints = i1(HANDS, CARD_KINDS, see=OWNER, low=0, high=7, page=False)
    """Which ones."""
    since: Ints = i1(HANDS, CARD_KINDS, see=EVERYONE, low=0, high=7, page=False)
    """The unseen cards a hand has played since it drew the first of them: drawn or dealt, the others cannot tell."""
    place: Ints = i1(HANDS, PAWNS, see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    tracer: int = i1(see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    came_from: int = i1(see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    """The cell that the Tracer has just left (BH-102)."""
    marker: Ints = i1(MARKERS, see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    sign: Ints = i1(MARKERS, see=EVERYONE, low=-1, high=1)
    """What a marker changes a value by; 0 in the supply."""
    laid: Ints = i1(MODULES, see=EVERYONE, low=NOWHERE, names=("-", *PLACES))
    """The top left cell under each module; none in the supply."""
    side: Ints = i1(MODULES, see=EVERYONE, low=0, high=1)
    """The side up: 0 or 1."""
    top: Ints = i1(CELLS, see=EVERYONE, low=0, high=TOPS - 1)
    """What lies on top of each cell: its own print, or a quarter of a face; it follows from `laid` and `side`."""
    pending: Ints = i1(MODULES, see=EVERYONE, low=0, high=MODULES)
    """Modules whose action spaces are still to take effect, the last one first: 1 + module, 0 none (BH-68)."""
    quarter: Ints = i1(MODULES, see=EVERYONE, low=0, high=4)
    """For each of them, the next quarter to look at."""
    drawn: int = i1(see=EVERYONE, low=0, high=FACES)
    """The face that must be laid now: 1 + face."""
    phase: int = i1(see=EVERYONE, low=0, names=tuple(phase.name.lower() for phase in Phase))
    turn: int = i1(see=EVERYONE, low=0, high=HANDS - 1)
    """The hand whose decision it is."""
    control: int = i1(see=EVERYONE, low=0, high=HANDS - 1)
    """The seat that plays the Robot (BH-110)."""
    dealer: int = i1(see=EVERYONE, low=0, high=HANDS - 1)
    leader: int = i1(see=EVERYONE, low=0, high=HANDS - 1)
    winner: int = i1(see=EVERYONE, low=0, high=HANDS - 1)
    """Who won the trick that is being hacked with."""
    step: int = i1(see=EVERYONE, low=0, high=HANDS)
    """How many hands, in the order of play, have had their chance in this trick."""
    led: int = i1(see=EVERYONE, low=0, high=RANKS)
    """How many cards were led; 0 before."""
    said: Ints = i1(HANDS, see=OWNER, low=0, high=RANKS)
    """The size that a seat has said for the set it must play now. Only the set itself tells it to the others."""
    picks: int = i1(see=EVERYONE, low=0, high=RANKS)
    """Cards still to be chosen with the hat."""
    lowest_pick: int = i1(see=EVERYONE, low=0, high=RANKS - 1)
    """Cards are chosen in rising order: the kind from which the next one may be."""
    pawn: int = i1(see=EVERYONE, low=0, high=HANDS * PAWNS - 1)
    """The pawn whose space takes effect: hand × 2 + pawn."""
    trace_due: int = i1(see=EVERYONE, low=0, high=1)
    """Whether this trick's winner moves the Tracer (BH-101)."""
    alarm_by: int = i1(see=EVERYONE, low=0, high=HANDS)
    """1 + the hand that set off the latest Alarm."""
    broken: int = i1(see=EVERYONE, low=0, high=1)
    """Whether a pawn has entered a Honeypot, for the next or all later deals (BH-66)."""
    tile: int = i1(see=NOBODY, low=0, names=TILES)
    """The secret tile while it lies face down."""
    turned: int = i1(see=EVERYONE, low=0, names=TILES)
    """The tile that was turned."""
    arrived: int = i1(see=EVERYONE, low=0, high=HANDS)
    """1 + the hand whose pawn turned the tile, or came to the Critical Asset."""
    status: Ints = i1(HANDS, see=OWNER, shown="famous", low=0, high=50)
    famous: Ints = i1(HANDS, see=EVERYONE, low=0, high=1)
    """Whose status card everyone has seen."""
    out: Ints = i1(HANDS, see=EVERYONE, low=0, high=HANDS)
    """0: in the game; otherwise the higher, the later its last pawn was jailed (BH-104)."""
    first: int = i1(see=EVERYONE, low=0, high=1)
    """1 during the first trick of a round."""
