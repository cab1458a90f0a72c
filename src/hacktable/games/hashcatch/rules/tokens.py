"""Tokens and where they stand."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.state import BASE, NOWHERE, TOKENS, State
from hacktable.games.hashcatch.verbs import tell_home
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events

NO_TOKEN = -1


@kernel
def put(s: State, seat: int, token: int, place: int) -> None:
    """Put a token somewhere. Nothing else moves tokens."""
    before = int(s.place[seat, token])
    if NOWHERE < before < BASE:
        s.standing[seat] &= ~(1 << before)
    if place < BASE:
        s.standing[seat] |= 1 << place
    s.place[seat, token] = place


@kernel
def standing_at(board: Board, s: State, place: int) -> int:
    """The token at a place, as seat × TOKENS + token; NO_TOKEN if it is free. Not for bases."""
    for seat in range(board.seats):
        if (s.standing[seat] >> place) & 1:
            token = 0
            while s.place[seat, token] != place:
                token += 1
            return seat * TOKENS + token
    return NO_TOKEN


@kernel
def occupied_places(board: Board, s: State) -> int:
    """All places outside the bases where a token stands, as bits."""
    places = 0
    for seat in range(board.seats):
        places |= int(s.standing[seat])
    return places


@kernel
def own_places(s: State, seat: int) -> int:
    """The places outside the base where a seat's tokens stand, as bits."""
    return int(s.standing[seat])


@kernel
def is_hash(board: Board, place: int) -> bool:
    """Whether a place is a transaction space (HC-2)."""
    return place < board.ring and (board.hashes >> place) & 1 == 1


@kernel
def on_ring(board: Board, space: int) -> int:
    """A space counted past either end of the ring; at most once round. (A division would cost more than a move.)"""
    if space >= board.ring:
        return space - board.ring
    return space + board.ring if space < 0 else space


@kernel
def same_parity(digit: int, roll: int) -> bool:
    """HC-20: both even or both odd."""
    return (digit + roll) % 2 == 0


@kernel
def go_home(s: State, seat: int, token: int, events: Events) -> None:
    """Back to the base, from wherever."""
    tell_home(events, ALL, seat=seat, token=token, origin=int(s.place[seat, token]))
    put(s, seat, token, BASE)
