"""What is fixed for one match of Hacker: options, and how many cards and notes there are."""

from __future__ import annotations

import math
from typing import Annotated, Literal

import msgspec

from hacktable.kernel.cstruct import CStruct, Ints, Stored, i1, i2, i8
from hacktable.kernel.options import Options

SEATS = 7
EACH = 3
"""Accounts of a player (HK-1)."""
ACCOUNTS = SEATS * EACH
MOST_VIRUSES = 24
"""That can lie on accounts: six players with four, or seven with three (HK-2)."""
VALUES = 3
"""Notes are worth 1, 2 or 3; inside a rule 0, 1 or 2."""
NOTES = (10, 20, 12)
"""How many there are of each (HK-1)."""
NOTE_COUNT = sum(NOTES)
FIRST_NOTES = 2
"""That everyone gets at the start (HK-4)."""
ROUNDS = 4
WIDTH = 200
"""A live table is this wide and deep; its middle is half of it."""
MIDDLE = WIDTH // 2
TICKS = 10
"""A second."""
REACH = 9
"""A hand this near to an account is over it."""
GRID = 26
JITTER = 4
"""Accounts lie about on a grid, each this far off at most, so that none covers another (HK-3)."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=60)]


class HackerOptions(Options, frozen=True, kw_only=True):
    """The options of a match."""

    tempo: Literal["live", "step"] = "live"
    """HK-60, HK-65."""
    magnetic: bool = False
    """HK-40."""
    cryptography: bool = False
    """HK-41."""
    hand_speed: Annotated[int, msgspec.Meta(ge=2, le=40)] = 8
    """HK-60: how far a hand travels in a tick, on a table 200 wide."""
    gaze_speed: Annotated[int, msgspec.Meta(ge=2, le=80)] = 12
    """HK-61."""
    gaze_radius: Annotated[int, msgspec.Meta(ge=8, le=100)] = 30
    """HK-61."""
    walker_gaze: Annotated[int, msgspec.Meta(ge=4, le=100)] = 22
    """HK-62."""
    walk_seconds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    """HK-62: to the bank, facing it; facing the table it takes twice as long."""
    walk_limit: Seconds = 20
    """HK-64: after so many seconds a walker is walked to the bank and home."""
    place_limit: Seconds = 8
    """HK-64: after so many seconds in the seat a walker's note is placed."""


class Board(CStruct):
    """What the rules read of a match and never write."""

    seats: int = i8()
    accounts: int = i8()
    """On the table, three a seat."""
    viruses: int = i8()
    """Of each player (HK-2)."""
    magnetic: int = i8()
    cryptography: int = i8()
    live: int = i8()
    hand_speed: int = i8()
    gaze_speed: int = i8()
    gaze_radius: int = i8()
    walker_gaze: int = i8()
    way: int = i8()
    """To the bank, in steps of who faces the table; who faces the bank makes two in a tick."""
    walk_limit: int = i8()
    """In ticks."""
    place_limit: int = i8()
    notes: Ints = i1(VALUES)
    seat_x: Ints = i2(SEATS)
    """Where the players sit around the table, and their hands come from."""
    seat_y: Ints = i2(SEATS)
    grid_x: Ints = i2(ACCOUNTS)
    """Places for accounts, those in the middle first."""
    grid_y: Ints = i2(ACCOUNTS)


def viruses_of(players: int) -> int:
    """HK-2: how many viruses everyone has."""
    return 4 if players in (5, 6) else 3


def lay(players: int, options: HackerOptions) -> Stored:
    """The board of a match."""
    boards = Board.new()
    board = boards[0]
    board["seats"], board["accounts"], board["viruses"] = players, players * EACH, viruses_of(players)
    board["magnetic"], board["cryptography"] = options.magnetic, options.cryptography
    board["notes"] = NOTES
    board["live"] = options.tempo == "live"
    for name in ("hand_speed", "gaze_speed", "gaze_radius", "walker_gaze"):
        board[name] = getattr(options, name)
    board["way"] = 2 * TICKS * options.walk_seconds
    board["walk_limit"], board["place_limit"] = TICKS * options.walk_limit, TICKS * options.place_limit
    for seat in range(players):
        turn = 2 * math.pi * seat / players
        board["seat_x"][seat] = MIDDLE + round(MIDDLE * math.sin(turn))
        board["seat_y"][seat] = MIDDLE + round(MIDDLE * math.cos(turn))
    for place, (across, along) in enumerate(_grid()):
        board["grid_x"][place], board["grid_y"][place] = MIDDLE + GRID * across, MIDDLE + GRID * along
    return boards


def _grid() -> list[tuple[int, int]]:
    """Five by five places without the corners: one for every account there can be."""
    places = [(across, along) for across in range(-2, 3) for along in range(-2, 3) if abs(across) + abs(along) < 4]
    return sorted(places, key=lambda place: (place[0] ** 2 + place[1] ** 2, place))
