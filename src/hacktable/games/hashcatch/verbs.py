"""Hashcatch's actions and events, declared once."""

from __future__ import annotations

from typing import Annotated

from hacktable.games.hashcatch.state import DIGITS, PLACES, TOKENS
from hacktable.games.hashcatch.table import ROWS
from hacktable.kernel.verbs import Action, Event, Seat, Verbs, Words, counted_from_one, number

Token = Annotated[int, counted_from_one(TOKENS)]
Row = Annotated[int, counted_from_one(ROWS)]
Way = Annotated[str, Words(("+", "-"))]
"""Clockwise or counter-clockwise."""
Place = Annotated[str, Words(PLACES)]
Die = Annotated[int, number(1, 6)]
MaybeDie = Annotated[int, number(0, 6)]
"""0: not rolled."""
Digit = Annotated[int, number(1, DIGITS)]
Verdict = Annotated[str, Words(("forged", "genuine"))]

# ---------------------------------------------------------------- actions


class Roll(Action):
    """Roll to move (HC-11), also the second time after a 6 (HC-13)."""


class Check(Action):
    """Check an own token on a transaction space (HC-20)."""

    token: Token


class Move(Action):
    """Move a token by the roll (HC-12); `push` says where a pushed token goes if two spaces are equally near (HC-14)."""

    token: Token
    way: Way
    push: Way | None = None


class Stop(Action):
    """Do without the second roll (HC-13)."""


class Bank(Action):
    """Take the genuine token to the block bank (HC-21)."""


class Attack(Action):
    """Take the genuine token to a row's risk space (HC-41)."""

    row: Row


class Hack(Action):
    """Roll for the row's code (HC-42)."""


class Bonus(Action):
    """Choose the token that takes the bonus space (HC-30)."""

    token: Token


ACTIONS: Verbs[Action] = Verbs(Roll, Check, Move, Stop, Bank, Attack, Hack, Bonus)
ROLL, CHECK, MOVE, STOP, TO_BANK, ATTACK, HACK, BONUS = ACTIONS.numbers

# ---------------------------------------------------------------- events


class Signed(Event):
    """To the owner alone: a token of yours carries this digit (HC-1)."""

    token: Token
    digit: Digit


class Opening(Event):
    """A round of rolling for the first turn (HC-10); 0: not rolling."""

    a: MaybeDie
    b: MaybeDie
    c: MaybeDie
    d: MaybeDie


class Turn(Event):
    """A seat's turn begins."""

    seat: Seat


class Rolled(Event):
    """A roll to move."""

    seat: Seat
    die: Die


class Stuck(Event):
    """No move was possible with the roll (HC-15)."""

    seat: Seat


class Moved(Event):
    """A token moved along the ring (HC-12)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Pushed(Event):
    """A token had to make room (HC-14)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Checked(Event):
    """A token was turned over and compared with a die: by its owner (HC-20), or by an attacker (HC-40)."""

    by: Seat
    seat: Seat
    token: Token
    digit: Digit
    die: Die
    verdict: Verdict


class Home(Event):
    """A token went home to its base."""

    seat: Seat
    token: Token
    origin: Place


class Banked(Event):
    """A genuine token took a waiting place (HC-21)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Aimed(Event):
    """A genuine token went to a risk space (HC-41)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Hashing(Event):
    """A round of hashing with a double in it, two dice a waiting place, after `vain` rounds without (HC-30)."""

    vain: Annotated[int, number(0, 1_000_000)]
    a1: MaybeDie
    a2: MaybeDie
    b1: MaybeDie
    b2: MaybeDie
    c1: MaybeDie
    c2: MaybeDie


class Sank(Event):
    """All rows from the first to this one moved one deeper (HC-32)."""

    row: Row


class Chained(Event):
    """A token entered the first row from the bank (HC-31)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Earned(Event):
    """The winner of a hashing got a new token in the base (HC-31)."""

    seat: Seat
    token: Token


class Hacked(Event):
    """The dice of a big hack, two a try (HC-42); 0: not rolled."""

    seat: Seat
    row: Row
    a1: MaybeDie
    a2: MaybeDie
    b1: MaybeDie
    b2: MaybeDie
    c1: MaybeDie
    c2: MaybeDie
    d1: MaybeDie
    d2: MaybeDie


class Cracked(Event):
    """A row's code was hit (HC-42)."""

    seat: Seat
    row: Row
    code: Annotated[int, number(3, 3 * DIGITS)]


class Shown(Event):
    """A cracked row's token shows its digit to all (HC-42)."""

    seat: Seat
    token: Token
    digit: Digit


class Ended(Event):
    """Somebody has four tokens in the chain: the game is over (HC-33)."""

    seat: Seat


EVENTS: Verbs[Event] = Verbs(
    Signed,
    Opening,
    Turn,
    Rolled,
    Stuck,
    Moved,
    Pushed,
    Checked,
    Home,
    Banked,
    Aimed,
    Hashing,
    Sank,
    Chained,
    Earned,
    Hacked,
    Cracked,
    Shown,
    Ended,
    most_fields=10,
)
(
    SIGNED,
    OPENING,
    TURN,
    ROLLED,
    STUCK,
    MOVED,
    PUSHED,
    CHECKED,
    WENT_HOME,
    BANKED,
    AIMED,
    HASHING,
    SANK,
    CHAINED,
    EARNED,
    HACKED,
    CRACKED,
    SHOWN,
    ENDED,
) = EVENTS.numbers
