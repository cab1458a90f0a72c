"""What is at stake in a choice: how an action can come out, and what each player would win or lose by it.

A game works this out with its own rules, on copies of what the seat is shown, so the numbers are those that then come. Rules, bots and
simulations never ask for it: the page does, for the person who has to choose.
"""

from __future__ import annotations

import msgspec

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
