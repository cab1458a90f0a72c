"""What is at stake in a choice: how an action can come out, and what each player would win or lose by it.

A game works this out with its own rules, on copies of what the seat is shown, so the numbers are those that then come. Rules, bots and
simulations never ask for it: the page does, for the person who has to choose.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from hacktable.kernel.verbs import Event, Verbs, forms_of

CERTAIN = 1000
"""Odds are in thousandths."""


class Outcome(msgspec.Struct, frozen=True):
    """One way in which an action can come out."""

    code: str
    """What happens then; the game has a sentence for it, `GAME-stake-CODE`."""
    odds: int | None
    """In thousandths; null if the seat cannot know them."""
    points: tuple[int | None, ...]
    """What every player would win or lose; null if the seat cannot know it."""
    ends: bool = False
    """The game is over then."""


class Tally(msgspec.Struct, frozen=True):
    """What a player would score if the round ended now."""

    points: int | None
    """Null if the seat cannot know it."""
    sources: tuple[int | None, ...]
    """By where they come from, in the order of the game's sources."""


@dataclass(frozen=True)
class Prospect:
    """Something that may happen to a seat before it chooses again, and that people choose by: an event whose first field is that seat.

    The game has a sentence for it, `GAME-prospect-CODE`.
    """

    code: str
    event: type[Event]
    field: str | None = None
    value: str | None = None
    """Only events count whose field says this."""

    def row(self, events: Verbs[Event]) -> tuple[int, int, int]:
        """The number of the event, the place of the field (−1: none), and the number for its value, as rules write them."""
        if self.field is None or self.value is None:
            return events.number(self.event), -1, 0
        forms = forms_of(self.event)
        place = [form.name for form in forms].index(self.field)
        return events.number(self.event), place, forms[place].encode(self.value)


class Prospected(msgspec.Struct, frozen=True):
    """Something that may happen to the seat before it chooses again."""

    code: str
    """The game has a sentence for it, `GAME-prospect-CODE`."""
    odds: int
    """In thousandths."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a choice or against it, counted from what a seat knows: it is true in every world that fits that."""

    code: str
    """The game has a sentence for it, `GAME-reason-CODE`."""
    counts: dict[str, int] = {}
    """The numbers in that sentence, by their names; one called `odds` is in thousandths."""


class Advised(msgspec.Struct, frozen=True):
    """One choice, and what is to be expected of it."""

    at: int
    """Its place among the seat's legal actions."""
    chance: int
    """To win, in thousandths."""
    place: int | None
    """To expect at the end, on average, in tenths: 18 lies between the first place and the second. Null with two players, where the chance says it all."""
    points: int | None
    """What the seat will have at the end, on average, in tenths of a point; null: there was no time to find out."""
    prospect: Prospected | None = None
    """What tells the choices apart, if one thing does."""
    reason: Reason | None = None
    """What speaks for it or against it, if the game can count it."""
