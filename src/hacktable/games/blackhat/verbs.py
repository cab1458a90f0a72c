"""Black Hat's actions and events, declared once."""

from __future__ import annotations

from typing import Annotated

from hacktable.games.blackhat.board import CARD_KINDS, RANKS, WILD_RANK, card_name
from hacktable.games.blackhat.drawing import CELL_NAMES, MODULES
from hacktable.games.blackhat.state import PAWNS, PLACES, TILES
from hacktable.kernel.events import telling
from hacktable.kernel.verbs import Action, Event, Seat, Verbs, Words, counted_from_one, number

Size = Annotated[int, number(1, RANKS)]
"""How many cards; seven of a rank, five jokers and the Black Hat are the most there can be."""
Rank = Annotated[int, number(1, RANKS)]
SetRank = Annotated[int, number(1, WILD_RANK)]
"""14: wild cards only."""
Naturals = Annotated[int, number(0, 7)]
Jokers = Annotated[int, number(0, 5)]
Hats = Annotated[int, number(0, 1)]
Pawn = Annotated[int, counted_from_one(PAWNS)]
Cell = Annotated[str, Words(CELL_NAMES)]
Place = Annotated[str, Words(PLACES)]
Change = Annotated[str, Words(("-", "+"))]
Card = Annotated[str, Words(tuple(card_name(kind) for kind in range(CARD_KINDS)))]
MaybeCard = Annotated[str, Words(("-", *(card_name(kind) for kind in range(CARD_KINDS))))]
Cards = Annotated[int, number(0, 97)]
Module = Annotated[int, counted_from_one(MODULES)]
Side = Annotated[str, Words(("a", "b"))]
Points = Annotated[int, number(-1000, 1000)]
Total = Annotated[int, number(-1_000_000_000, 1_000_000_000)]
TileName = Annotated[str, Words(TILES)]
Reason = Annotated[str, Words(("asset", "stuck", "tracer", "last"))]
Trap = Annotated[str, Words(("service", "alarm", "honeypot"))]

# ---------------------------------------------------------------- actions


class Lead(Action, frozen=True):
    """Say how many cards you lead (BH-30)."""

    size: Size


class Follow(Action, frozen=True):
    """Say how many cards you follow with, where any number may follow (BH-31)."""

    size: Size


class Play(Action, frozen=True):
    """Play a set: its rank, how many cards of that rank, how many jokers, and the Black Hat or not (BH-35, BH-40)."""

    rank: SetRank
    naturals: Naturals
    jokers: Jokers
    hat: Hats


class Pass(Action, frozen=True):
    """Make no use of a space that may be used."""


class Take(Action, frozen=True):
    """Take all cards of a Black Hat trick (BH-42)."""


class Keep(Action, frozen=True):
    """Take the Black Hat and as many other cards as were led (BH-42)."""


class Pick(Action, frozen=True):
    """Choose a card to come with the Black Hat; in rising order (BH-42)."""

    rank: Rank


class Move(Action, frozen=True):
    """Move a pawn: whose, which, where to (BH-50)."""

    seat: Seat
    pawn: Pawn
    to: Cell


class Send(Action, frozen=True):
    """Send a pawn back to a start space (BH-62, BH-107)."""

    seat: Seat
    pawn: Pawn
    to: Cell


class Mark(Action, frozen=True):
    """Change a space's value by one (BH-67)."""

    to: Cell
    change: Change


class Randomize(Action, frozen=True):
    """Draw a module, which must then be laid (BH-68)."""


class Lay(Action, frozen=True):
    """Lay the module with its top left on this cell (BH-68)."""

    to: Cell


class Trace(Action, frozen=True):
    """Move the Tracer (BH-101)."""

    to: Cell


ACTIONS: Verbs[Action] = Verbs(Lead, Follow, Play, Pass, Take, Keep, Pick, Move, Send, Mark, Randomize, Lay, Trace)
LEAD = ACTIONS.number(Lead)
FOLLOW = ACTIONS.number(Follow)
PLAY = ACTIONS.number(Play)
PASS = ACTIONS.number(Pass)
TAKE = ACTIONS.number(Take)
KEEP = ACTIONS.number(Keep)
PICK = ACTIONS.number(Pick)
MOVE = ACTIONS.number(Move)
SEND = ACTIONS.number(Send)
MARK = ACTIONS.number(Mark)
RANDOMIZE = ACTIONS.number(Randomize)
LAY = ACTIONS.number(Lay)
TRACE = ACTIONS.number(Trace)

# ---------------------------------------------------------------- events


class Status(Event, frozen=True):
    """To its owner alone: your status card (BH-120)."""

    value: Annotated[int, number(10, 50)]


class Fame(Event, frozen=True):
    """A status card that everyone sees: the Robot's, and all of them in the end (BH-120)."""

    seat: Seat
    value: Annotated[int, number(10, 50)]


class Round(Event, frozen=True):
    """A round begins, with its dealer (BH-20)."""

    number: Annotated[int, number(1, 1_000_000_000)]
    seat: Seat


class Turned(Event, frozen=True):
    """The card that says who gets the Black Hat (BH-20)."""

    card: Card


class Hatted(Event, frozen=True):
    """The Black Hat is dealt to a hand (BH-20, BH-21)."""

    seat: Seat


class Dealt(Event, frozen=True):
    """A hand was dealt so many cards, the Black Hat included (BH-22)."""

    seat: Seat
    cards: Cards


class Hand(Event, frozen=True):
    """To its owner alone: the cards dealt, besides the Black Hat (BH-22)."""

    a: MaybeCard
    b: MaybeCard
    c: MaybeCard
    d: MaybeCard
    e: MaybeCard
    f: MaybeCard
    g: MaybeCard
    h: MaybeCard
    i: MaybeCard
    j: MaybeCard


class Shown(Event, frozen=True):
    """The Robot got a card, open to all (BH-112)."""

    seat: Seat
    card: Card


class Sized(Event, frozen=True):
    """To whoever said it alone: so many cards will be played (BH-30, BH-31)."""

    size: Size


class Played(Event, frozen=True):
    """A hand played a set (BH-30)."""

    seat: Seat
    rank: SetRank
    naturals: Naturals
    jokers: Jokers
    hat: Hats


class Passed(Event, frozen=True):
    """A hand that holds nothing but the Black Hat passed (BH-45)."""

    seat: Seat


class Won(Event, frozen=True):
    """A hand won the trick (BH-33, BH-40)."""

    seat: Seat


class Took(Event, frozen=True):
    """The winner took the whole trick in hand (BH-42)."""

    seat: Seat


class Kept(Event, frozen=True):
    """The winner took the Black Hat, and some cards with it (BH-42)."""

    seat: Seat


class Picked(Event, frozen=True):
    """A card that came with the Black Hat (BH-42)."""

    seat: Seat
    rank: Rank


class Discarded(Event, frozen=True):
    """What was left of the trick was discarded (BH-34)."""


class Moved(Event, frozen=True):
    """A pawn was moved (BH-50)."""

    by: Seat
    seat: Seat
    pawn: Pawn
    origin: Place
    to: Place


class Drew(Event, frozen=True):
    """The winner could move nothing and drew a card (BH-50)."""

    seat: Seat


class Drawn(Event, frozen=True):
    """To its owner alone: the card drawn (BH-50)."""

    card: Card


class Empty(Event, frozen=True):
    """There was no card left to draw (BH-50)."""

    seat: Seat


class Refilled(Event, frozen=True):
    """The discards became the new draw pile (BH-34)."""

    cards: Cards


class Trapped(Event, frozen=True):
    """A pawn is trapped by its space (BH-62, BH-64, BH-65)."""

    seat: Seat
    pawn: Pawn
    by: Trap


class Sent(Event, frozen=True):
    """A pawn was sent back to a start space (BH-62, BH-107)."""

    by: Seat
    seat: Seat
    pawn: Pawn
    origin: Place
    to: Place


class Declined(Event, frozen=True):
    """A hand made no use of a space."""

    seat: Seat


class Marked(Event, frozen=True):
    """A marker changed a space's value (BH-67)."""

    seat: Seat
    to: Place
    change: Change


class Unmarked(Event, frozen=True):
    """A marker went back to the supply (BH-67)."""

    origin: Place


class Found(Event, frozen=True):
    """A module was drawn (BH-68)."""

    seat: Seat
    module: Module
    side: Side


class Laid(Event, frozen=True):
    """A module lies on the board now (BH-11, BH-68)."""

    module: Module
    side: Side
    to: Place


class Returned(Event, frozen=True):
    """A module went back to the supply (BH-68)."""

    module: Module


class Alarmed(Event, frozen=True):
    """The Tracer is out (BH-100)."""

    seat: Seat
    to: Place


class Traced(Event, frozen=True):
    """The Tracer was moved (BH-101)."""

    by: Seat
    origin: Place
    to: Place


class Jailed(Event, frozen=True):
    """The Tracer caught a pawn (BH-103)."""

    seat: Seat
    pawn: Pawn


class Eliminated(Event, frozen=True):
    """A hand has no pawn left on the board and is out of the game (BH-104)."""

    seat: Seat


class Revealed(Event, frozen=True):
    """The secret tile was turned (BH-107)."""

    tile: TileName


class Scored(Event, frozen=True):
    """A hand's round: traces of its cards, values under its pawns, what the floor and the tile changed, its points and its total (BH-91)."""

    seat: Seat
    cards: Points
    spaces: Points
    floor: Points
    tile: Points
    points: Points
    total: Total


class Ended(Event, frozen=True):
    """The game is over, and why (BH-90)."""

    reason: Reason


class Victor(Event, frozen=True):
    """A hand won the game (BH-93); those who share the win are named one by one."""

    seat: Seat


EVENTS: Verbs[Event] = Verbs(
    Status,
    Fame,
    Round,
    Turned,
    Hatted,
    Dealt,
    Hand,
    Shown,
    Sized,
    Played,
    Passed,
    Won,
    Took,
    Kept,
    Picked,
    Discarded,
    Moved,
    Drew,
    Drawn,
    Empty,
    Refilled,
    Trapped,
    Sent,
    Declined,
    Marked,
    Unmarked,
    Found,
    Laid,
    Returned,
    Alarmed,
    Traced,
    Jailed,
    Eliminated,
    Revealed,
    Scored,
    Ended,
    Victor,
    most_fields=10,
)
tell_status = telling(EVENTS, Status)
tell_fame = telling(EVENTS, Fame)
tell_round = telling(EVENTS, Round)
tell_turned = telling(EVENTS, Turned)
tell_hatted = telling(EVENTS, Hatted)
tell_dealt = telling(EVENTS, Dealt)
tell_hand = telling(EVENTS, Hand)
tell_shown = telling(EVENTS, Shown)
tell_sized = telling(EVENTS, Sized)
tell_played = telling(EVENTS, Played)
tell_passed = telling(EVENTS, Passed)
tell_won = telling(EVENTS, Won)
tell_took = telling(EVENTS, Took)
tell_kept = telling(EVENTS, Kept)
tell_picked = telling(EVENTS, Picked)
tell_discarded = telling(EVENTS, Discarded)
tell_moved = telling(EVENTS, Moved)
tell_drew = telling(EVENTS, Drew)
tell_drawn = telling(EVENTS, Drawn)
tell_empty = telling(EVENTS, Empty)
tell_refilled = telling(EVENTS, Refilled)
tell_trapped = telling(EVENTS, Trapped)
tell_sent = telling(EVENTS, Sent)
tell_declined = telling(EVENTS, Declined)
tell_marked = telling(EVENTS, Marked)
tell_unmarked = telling(EVENTS, Unmarked)
tell_found = telling(EVENTS, Found)
tell_laid = telling(EVENTS, Laid)
tell_returned = telling(EVENTS, Returned)
tell_alarmed = telling(EVENTS, Alarmed)
tell_traced = telling(EVENTS, Traced)
tell_jailed = telling(EVENTS, Jailed)
tell_eliminated = telling(EVENTS, Eliminated)
tell_revealed = telling(EVENTS, Revealed)
tell_scored = telling(EVENTS, Scored)
tell_ended = telling(EVENTS, Ended)
tell_victor = telling(EVENTS, Victor)
