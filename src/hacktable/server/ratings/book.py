"""What is known of players, as the rest of the server asks for it. `store/player_book.py` has it in the store."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from hacktable.server.ratings.skill import Rating
from hacktable.server.wire.answers import Length

Strength = Callable[[str, str, int], tuple[float, float]]
"""Of a guest, in a game of so many players: mu and sigma."""


class Played(msgspec.Struct, frozen=True):
    """A finished match of a player."""

    table: str
    match: int
    at: int
    game: str
    players: int
    people: int
    place: int
    left: bool
    feats: str
    before: Rating | None
    """None: it was not rated."""
    after: Rating | None
    there: bool
    """Its table is still kept, with its record."""
    together: bool
    """Whoever asks has played it, too."""


class Rated(msgspec.Struct, frozen=True):
    """A player's rating in a game of so many players."""

    game: str
    players: int
    rating: Rating
    matches: int


class Player(msgspec.Struct, frozen=True):
    """All that a player's page is made of."""

    name: str
    private: bool
    blocked: bool
    """The player, or whoever asks, does not want to meet the other."""
    ratings: tuple[Rated, ...]
    played: tuple[Played, ...]
    """The first one first."""


class Changed(msgspec.Struct, frozen=True):
    """How a match has changed somebody's rating."""

    guest: str
    before: Rating
    after: Rating


class PlayerBook(Protocol):
    """Raises NotSavedError if the store is away."""

    async def rating(self, guest: str, game: str, players: int) -> tuple[float, float]:
        """mu and sigma; of who has no rating, 25 and 25/3."""
        ...

    async def strengths(self, guests: Collection[str]) -> Strength:
        """Of these guests, in all games."""
        ...

    async def player(self, guest: str, viewer: str | None) -> Player | None:
        """None if there is no such guest.

        :param viewer: who asks.
        """
        ...

    async def guest_of(self, handle: str) -> str | None:
        """Who is known by this handle."""
        ...

    async def changed(self, table: str, match: int) -> list[Changed]: ...
    async def lengths(self) -> dict[str, Length]:
        """By game, how long its matches among people last here; of games with too few of them, nothing."""
        ...

    async def be_private(self, guest: str, private: bool) -> None: ...
