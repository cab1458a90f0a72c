"""Tokens and where they stand."""

from __future__ import annotations

from hacktable.games.hashcatch.state import BASE, TOKENS, State
from hacktable.games.hashcatch.table import Table
from hacktable.games.hashcatch.verbs import WENT_HOME
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, emit
from hacktable.kernel.record import Ints

NOBODY = -1


@kernel
def standing_at(t: Table, s: State, place: int) -> int:
    """The token at a place, as seat × TOKENS + token; NOBODY if it is free. Not for bases."""
    for seat in range(t.seats):
        for token in range(s.tokens[seat]):
            if s.place[seat, token] == place:
                return seat * TOKENS + token
    return NOBODY


@kernel
def occupied_places(t: Table, s: State) -> int:
    """All places outside the bases where a token stands, as bits."""
    places = 0
    for seat in range(t.seats):
        places |= own_places(s, seat)
    return places


@kernel
def own_places(s: State, seat: int) -> int:
    """The places outside the base where a seat's tokens stand, as bits."""
    places = 0
    for token in range(s.tokens[seat]):
        place = int(s.place[seat, token])
        if place != BASE:
            places |= 1 << place
    return places


@kernel
def is_hash(t: Table, place: int) -> bool:
    """Whether a place is a transaction space (HC-2)."""
    return place < t.ring and (t.hashes >> place) & 1 == 1


@kernel
def same_parity(digit: int, roll: int) -> bool:
    """HC-20: both even or both odd."""
    return (digit + roll) % 2 == 0


@kernel
def go_home(s: State, seat: int, token: int, events: Ints) -> None:
    """Back to the base, from wherever."""
    emit(events, ALL, WENT_HOME, (seat, token, int(s.place[seat, token])))
    s.place[seat, token] = BASE
