"""Calls: short things that a player says with one tap, and that everyone reads in their own language.

A game declares its own in `Telling.calls`, each with a sentence in its Fluent files (`GAME-call-NAME`). They are talk, and no part of the
rules: a match and its record know nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from hacktable.kernel.compiling import kernel

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


GENERAL: tuple[Call, ...] = tuple(map(Call, ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "wow", "good-game")))
"""Calls that fit every game. They are what a game has that declares none, and can be said in all others, too. The page has their
sentences (`call-NAME`)."""


def by_name(own: Iterable[Call]) -> dict[str, Call]:
    """All calls that may be said in a game with these calls of its own."""
    return {call.name: call for call in (*GENERAL, *own)}


# ---------------------------------------------------------------- as rules see them

AIMS = 256
"""A call that points at something is its number, and this many times one more than what it points at."""


def numbers_of(own: Iterable[Call], *names: str) -> tuple[int, ...]:
    """The numbers of calls in a game with these calls of its own, from 1 on."""
    known = list(by_name(own))
    return tuple(known.index(name) + 1 for name in names)


@kernel
def pointing(call: int, aim: int) -> int:
    """A call that points at something."""
    return call + AIMS * (aim + 1)


def said_by(own: Iterable[Call], number: int) -> Said | None:
    """What a rule says by a number; None for 0."""
    aim, call = divmod(number, AIMS)
    return Said(list(by_name(own))[call - 1], aim - 1 if aim else None) if number else None
