"""Hashcatch's actions and events, declared once."""

from __future__ import annotations

from typing import Annotated

from hacktable.games.hashcatch.board import ROWS
from hacktable.games.hashcatch.state import DIGITS, PLACES, TOKENS
from hacktable.kernel.events import telling
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


class Roll(Action, frozen=True):
    """Roll to move (HC-11), also the second time after a 6 (HC-13)."""


class Check(Action, frozen=True):
    """Check an own token on a transaction space (HC-20)."""

    token: Token


class Move(Action, frozen=True):
    """Move a token by the roll (HC-12); `push` says where a pushed token goes if two spaces are equally near (HC-14)."""

    token: Token
    way: Way
    push: Way | None = None


class Stop(Action, frozen=True):
    """Do without the second roll (HC-13)."""


class Bank(Action, frozen=True):
    """Take the genuine token to the block bank (HC-21)."""


class Attack(Action, frozen=True):
    """Take the genuine token to a row's risk space (HC-41)."""

    row: Row


class Hack(Action, frozen=True):
    """Roll for the row's code (HC-42)."""


class Bonus(Action, frozen=True):
    """Choose the token that takes the bonus space (HC-30)."""

    token: Token


ACTIONS: Verbs[Action] = Verbs(Roll, Check, Move, Stop, Bank, Attack, Hack, Bonus)
ROLL = ACTIONS.number(Roll)
CHECK = ACTIONS.number(Check)
MOVE = ACTIONS.number(Move)
STOP = ACTIONS.number(Stop)
TO_BANK = ACTIONS.number(Bank)
ATTACK = ACTIONS.number(Attack)
HACK = ACTIONS.number(Hack)
BONUS = ACTIONS.number(Bonus)

# ---------------------------------------------------------------- events


class Signed(Event, frozen=True):
    """To the owner alone: a token of yours carries this digit (HC-1)."""

    token: Token
    digit: Digit


class Based(Event, frozen=True):
    """A seat's base is joined to this start space (HC-2)."""

    seat: Seat
    to: Place


class Opening(Event, frozen=True):
    """A round of rolling for the first turn (HC-10); 0: not rolling."""

    a: MaybeDie
    b: MaybeDie
    c: MaybeDie
    d: MaybeDie


class Turn(Event, frozen=True):
    """A seat's turn begins."""

    seat: Seat


class Rolled(Event, frozen=True):
    """A roll to move."""

    seat: Seat
    die: Die


class Stuck(Event, frozen=True):
    """No move was possible with the roll (HC-15)."""

    seat: Seat


class Moved(Event, frozen=True):
    """A token moved along the ring (HC-12)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Pushed(Event, frozen=True):
    """A token had to make room (HC-14)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Checked(Event, frozen=True):
    """A token was turned over and compared with a die: by its owner (HC-20), or by an attacker (HC-40)."""

    by: Seat
    seat: Seat
    token: Token
    digit: Digit
    die: Die
    verdict: Verdict


class Home(Event, frozen=True):
    """A token went home to its base."""

    seat: Seat
    token: Token
    origin: Place


class Banked(Event, frozen=True):
    """A genuine token took a waiting place (HC-21)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Aimed(Event, frozen=True):
    """A genuine token went to a risk space (HC-41)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Hashing(Event, frozen=True):
    """A round of hashing with a double in it, two dice a waiting place, after `vain` rounds without (HC-30)."""

    vain: Annotated[int, number(0, 1_000_000)]
    a1: MaybeDie
    a2: MaybeDie
    b1: MaybeDie
    b2: MaybeDie
    c1: MaybeDie
    c2: MaybeDie


class Sank(Event, frozen=True):
    """All rows from the first to this one moved one deeper (HC-32)."""

    row: Row


class Chained(Event, frozen=True):
    """A token entered the first row from the bank (HC-31)."""

    seat: Seat
    token: Token
    origin: Place
    to: Place


class Earned(Event, frozen=True):
    """The winner of a hashing got a new token in the base (HC-31)."""

    seat: Seat
    token: Token


class Hacked(Event, frozen=True):
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


class Cracked(Event, frozen=True):
    """A row's code was hit (HC-42)."""

    seat: Seat
    row: Row
    code: Annotated[int, number(3, 3 * DIGITS)]


class Shown(Event, frozen=True):
    """A cracked row's token shows its digit to all (HC-42)."""

    seat: Seat
    token: Token
    digit: Digit


class Ended(Event, frozen=True):
    """Somebody has four tokens in the chain: the game is over (HC-33)."""

    seat: Seat


EVENTS: Verbs[Event] = Verbs(
    Signed,
    Based,
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
tell_signed = telling(EVENTS, Signed)
tell_based = telling(EVENTS, Based)
tell_opening = telling(EVENTS, Opening)
tell_turn = telling(EVENTS, Turn)
tell_rolled = telling(EVENTS, Rolled)
tell_stuck = telling(EVENTS, Stuck)
tell_moved = telling(EVENTS, Moved)
tell_pushed = telling(EVENTS, Pushed)
tell_checked = telling(EVENTS, Checked)
tell_home = telling(EVENTS, Home)
tell_banked = telling(EVENTS, Banked)
tell_aimed = telling(EVENTS, Aimed)
tell_hashing = telling(EVENTS, Hashing)
tell_sank = telling(EVENTS, Sank)
tell_chained = telling(EVENTS, Chained)
tell_earned = telling(EVENTS, Earned)
tell_hacked = telling(EVENTS, Hacked)
tell_cracked = telling(EVENTS, Cracked)
tell_shown = telling(EVENTS, Shown)
tell_ended = telling(EVENTS, Ended)
