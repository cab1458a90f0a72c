"""Hacker's actions and events, declared once."""

from __future__ import annotations

from typing import Annotated

from hacktable.games.hacker.board import ACCOUNTS, MOST_VIRUSES, NOTE_COUNT, ROUNDS, VALUES, WIDTH
from hacktable.games.hacker.state import HANDS, Stage
from hacktable.kernel.events import telling
from hacktable.kernel.verbs import Action, Event, Seat, Tick, Timeout, Verbs, Words, counted_from_one, number

Account = Annotated[int, counted_from_one(ACCOUNTS)]
"""The number of the place where an account lies."""
Value = Annotated[int, counted_from_one(VALUES)]
Way = Annotated[str, Words(("forwards", "backwards"))]
StageName = Annotated[str, Words(tuple(stage.name.lower() for stage in Stage))]
Side = Annotated[str, Words(("up", "down"))]
Outcome = Annotated[str, Words(("wrong", "right", "own"))]
WRONG, RIGHT, OWN = range(3)
Hand = Annotated[int, counted_from_one(HANDS)]
Point = Annotated[int, number(0, WIDTH)]
Facing = Annotated[str, Words(("bank", "table"))]
Notes = Annotated[int, number(0, NOTE_COUNT)]
Viruses = Annotated[int, number(0, MOST_VIRUSES)]

# ---------------------------------------------------------------- actions


class Slip(Action, frozen=True):
    """A hand will slip a virus onto this account; a second hand onto a higher one (HK-13, HK-65)."""

    account: Account


class Watch(Action, frozen=True):
    """Watch an account, and be ready (HK-67)."""

    account: Account


class Follow(Action, frozen=True):
    """Watch a seat's hands, and be ready (HK-67)."""

    seat: Seat


class Walk(Action, frozen=True):
    """Walk to the bank forwards, or backwards to keep an eye on the table (HK-66)."""

    way: Way


class Place(Action, frozen=True):
    """Put the note, of two the lower one first, under an account (HK-5)."""

    account: Account


class Protect(Action, frozen=True):
    """Protect this infected account next (HK-20)."""

    account: Account


class Name(Action, frozen=True):
    """Name the player whose virus it is (HK-21)."""

    seat: Seat


class Take(Action, frozen=True):
    """Take a note of this value (HK-21)."""

    value: Value


class Decline(Action, frozen=True):
    """Take no note (HK-21)."""


class Drop(Action, frozen=True):
    """Live: let the virus in this hand fall where the hand is (HK-60)."""

    hand: Hand


class Steer(Action, frozen=True):
    """Live input: this hand goes there, as fast as it can (HK-60)."""

    hand: Hand
    x: Point
    y: Point


class Look(Action, frozen=True):
    """Live input: the eyes go there, as fast as they can (HK-61)."""

    x: Point
    y: Point


class Face(Action, frozen=True):
    """Live input of the walker: face the bank or the table (HK-62)."""

    side: Facing


ACTIONS: Verbs[Action] = Verbs(Slip, Watch, Follow, Walk, Place, Protect, Name, Take, Decline, Drop, Steer, Look, Face)
SLIP = ACTIONS.number(Slip)
WATCH = ACTIONS.number(Watch)
FOLLOW = ACTIONS.number(Follow)
WALK = ACTIONS.number(Walk)
PLACE = ACTIONS.number(Place)
PROTECT = ACTIONS.number(Protect)
NAME = ACTIONS.number(Name)
TAKE = ACTIONS.number(Take)
DECLINE = ACTIONS.number(Decline)
DROP = ACTIONS.number(Drop)
STEER = ACTIONS.number(Steer)
LOOK = ACTIONS.number(Look)
FACE = ACTIONS.number(Face)
INPUTS = (Steer, Look, Face)
CLOCK_ACTIONS: Verbs[Action] = Verbs(Timeout, Tick)
TIMEOUT = CLOCK_ACTIONS.number(Timeout)
TICK = CLOCK_ACTIONS.number(Tick)

# ---------------------------------------------------------------- events


class Scattered(Event, frozen=True):
    """An account lies face up in a place (HK-3)."""

    account: Account
    seat: Seat


class Note(Event, frozen=True):
    """To its holder alone: the note that came to the hand (HK-4, HK-11)."""

    value: Value


class Placed(Event, frozen=True):
    """A note was placed; where, nobody is told (HK-5)."""

    seat: Seat


class Stashed(Event, frozen=True):
    """To who did it alone: the account, and the note (HK-5)."""

    account: Account
    value: Value


class Round(Event, frozen=True):
    """A round begins, with its first player; everyone has all viruses in hand (HK-10, HK-24)."""

    number: Annotated[int, number(1, ROUNDS)]
    seat: Seat


class Turned(Event, frozen=True):
    """All accounts were turned (HK-40)."""

    side: Side


class Left(Event, frozen=True):
    """A player left the table for the bank (HK-11, HK-66)."""

    seat: Seat
    way: Way


class Slipped(Event, frozen=True):
    """To who chose it alone: a hand will slip a virus there (HK-60, HK-65)."""

    account: Account


class Watching(Event, frozen=True):
    """To who chose it alone (HK-65)."""

    account: Account


class Following(Event, frozen=True):
    """To who chose it alone (HK-65)."""

    seat: Seat


class Ready(Event, frozen=True):
    """A player has chosen (HK-65)."""

    seat: Seat


class Passed(Event, frozen=True):
    """A window is over, and what was chosen in it has happened (HK-65)."""

    stage: StageName


class Grew(Event, frozen=True):
    """So many viruses came to an account: to all, or, live, to who now sees them (HK-61, HK-67)."""

    account: Account
    viruses: Viruses


class Saw(Event, frozen=True):
    """To a watcher alone: this player put a virus there (HK-61, HK-67)."""

    seat: Seat
    account: Account


class Nothing(Event, frozen=True):
    """To a watcher alone: nothing happened there (HK-67)."""


class Faced(Event, frozen=True):
    """The walker turned (HK-62)."""

    side: Facing


class Moving(Event, frozen=True):
    """To its owner alone: a hand goes there, or, as hand 3, the eyes (HK-60, HK-61)."""

    hand: Annotated[int, counted_from_one(HANDS + 1)]
    x: Point
    y: Point


class Returned(Event, frozen=True):
    """The walker is back in the seat (HK-15)."""

    seat: Seat


class Fetched(Event, frozen=True):
    """A player took the bank's top note (HK-11)."""

    seat: Seat


class Protecting(Event, frozen=True):
    """A player protects an account (HK-20)."""

    seat: Seat
    account: Account


class Thrown(Event, frozen=True):
    """Cryptography threw out so many viruses, unseen (HK-41)."""

    account: Account
    viruses: Viruses


class Named(Event, frozen=True):
    """A suspect was named; then the virus was shown: its owner, and whether the name was right (HK-21)."""

    seat: Seat
    suspect: Seat
    by: Seat
    outcome: Outcome


class Looked(Event, frozen=True):
    """To the virus's owner alone: the notes under the account (HK-21)."""

    account: Account
    ones: Notes
    twos: Notes
    threes: Notes


class Took(Event, frozen=True):
    """A note went from under an account (HK-21)."""

    seat: Seat
    account: Account


class Lost(Event, frozen=True):
    """To the account's owner alone: the note that went (HK-5)."""

    account: Account
    value: Value


class Declined(Event, frozen=True):
    """A player took no note (HK-21)."""

    seat: Seat


class Aside(Event, frozen=True):
    """An account has no note left: its viruses were put aside, unseen (HK-23)."""

    account: Account
    viruses: Viruses


class Counted(Event, frozen=True):
    """What a player has in the end (HK-30)."""

    seat: Seat
    money: Annotated[int, number(0, 3 * NOTE_COUNT)]


EVENTS: Verbs[Event] = Verbs(
    Scattered,
    Note,
    Placed,
    Stashed,
    Round,
    Turned,
    Left,
    Slipped,
    Watching,
    Following,
    Ready,
    Passed,
    Grew,
    Saw,
    Nothing,
    Faced,
    Moving,
    Returned,
    Fetched,
    Protecting,
    Thrown,
    Named,
    Looked,
    Took,
    Lost,
    Declined,
    Aside,
    Counted,
)
tell_scattered = telling(EVENTS, Scattered)
tell_note = telling(EVENTS, Note)
tell_placed = telling(EVENTS, Placed)
tell_stashed = telling(EVENTS, Stashed)
tell_round = telling(EVENTS, Round)
tell_turned = telling(EVENTS, Turned)
tell_left = telling(EVENTS, Left)
tell_slipped = telling(EVENTS, Slipped)
tell_watching = telling(EVENTS, Watching)
tell_following = telling(EVENTS, Following)
tell_ready = telling(EVENTS, Ready)
tell_passed = telling(EVENTS, Passed)
tell_grew = telling(EVENTS, Grew)
tell_saw = telling(EVENTS, Saw)
tell_nothing = telling(EVENTS, Nothing)
tell_faced = telling(EVENTS, Faced)
tell_moving = telling(EVENTS, Moving)
tell_returned = telling(EVENTS, Returned)
tell_fetched = telling(EVENTS, Fetched)
tell_protecting = telling(EVENTS, Protecting)
tell_thrown = telling(EVENTS, Thrown)
tell_named = telling(EVENTS, Named)
tell_looked = telling(EVENTS, Looked)
tell_took = telling(EVENTS, Took)
tell_lost = telling(EVENTS, Lost)
tell_declined = telling(EVENTS, Declined)
tell_aside = telling(EVENTS, Aside)
tell_counted = telling(EVENTS, Counted)
