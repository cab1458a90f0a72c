"""What is fixed for one match of Hacker: options, and how many cards and notes there are."""

from __future__ import annotations

from typing import Any

from hacktable.kernel.options import Options
from hacktable.kernel.record import Ints, Record, i1, i8

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


class HackerOptions(Options, frozen=True, kw_only=True):
    """The options of a match."""

    magnetic: bool = False
    """HK-40."""
    cryptography: bool = False
    """HK-41."""


class Table(Record):
    """What the rules read of a match and never write."""

    seats: int = i8()
    accounts: int = i8()
    """On the table, three a seat."""
    viruses: int = i8()
    """Of each player (HK-2)."""
    magnetic: int = i8()
    cryptography: int = i8()
    notes: Ints = i1(VALUES)


def viruses_of(players: int) -> int:
    """HK-2: how many viruses everyone has."""
    return 4 if players in (5, 6) else 3


def lay(players: int, options: HackerOptions) -> Any:
    """The table record of a match."""
    tables = Table.new()
    table = tables[0]
    table["seats"], table["accounts"], table["viruses"] = players, players * EACH, viruses_of(players)
    table["magnetic"], table["cryptography"] = options.magnetic, options.cryptography
    table["notes"] = NOTES
    return tables
