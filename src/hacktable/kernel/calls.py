"""Calls: short things that a player says with one tap, and that everyone reads in their own language.

A game declares its own in `Telling.calls`, each with a sentence in its Fluent files (`GAME-call-NAME`). They are talk, and no part of the
rules: a match and its record know nothing of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

Aim = Literal["place", "seat"]
"""What a call may point at: a place on the board, or another player."""


@dataclass(frozen=True)
class Call:
    """One of them. A call with an aim has to name one, as a number; a place is what the game counts, such as an account or a space."""

    name: str
    aims: Aim | None = None
    places: int = 0
    """How many places there are to point at."""


class Said(NamedTuple):
    """A call as somebody says it."""

    call: str
    aim: int | None = None


Toss = Callable[[int], int]
"""Tosses a number from 0 to one less than the given one."""


GENERAL: tuple[Call, ...] = tuple(map(Call, ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "good-game")))
"""Calls that fit every game. They are what a game has that declares none, and can be said in all others, too. The page has their
sentences (`call-NAME`)."""


def by_name(own: Iterable[Call]) -> dict[str, Call]:
    """All calls that may be said in a game with these calls of its own."""
    return {call.name: call for call in (*GENERAL, *own)}
