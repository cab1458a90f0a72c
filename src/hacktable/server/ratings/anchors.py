"""Bots as anchors: how strong they are on the scale of ratings. `benchmarks/ratings.py --anchors` measures it and writes the file.

A bot's rating never changes, so people who play at tables with bots are compared across all tables. With other options than those that were
measured, and for bots of other packages, nothing is known: they are left out, and people are compared only with each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import msgspec

from hacktable.kernel.errors import HacktableError
from hacktable.kernel.options import check
from hacktable.match.box import box
from hacktable.server.ratings.skill import ANCHOR_SIGMA, Rating
from hacktable.server.wire.messages import Value

FILE = Path(__file__).parent / "anchors.json"


class Measured(msgspec.Struct, frozen=True):
    """What was measured of all levels, for one number of players."""

    game: str
    options: dict[str, Value]
    """Those that are not as usual."""
    players: int
    games: int
    """How many were simulated."""
    mu: dict[str, float]
    """By level."""


@lru_cache(1)
def measured() -> tuple[Measured, ...]:
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Measured, ...])


def anchor(game: str, options: Mapping[str, Value], players: int, level: str) -> Rating | None:
    """A bot's rating; None if its strength was not measured."""
    for each in measured():
        if (each.game, each.players) == (game, players) and level in each.mu and _same(game, options, each.options):
            return Rating(each.mu[level], ANCHOR_SIGMA)
    return None


def _same(game: str, one: Mapping[str, Value], other: Mapping[str, Value]) -> bool:
    try:
        rules = box(game).rules
        return check(rules.options, one) == check(rules.options, other)
    except HacktableError:  # the game, or one of its options, is not here any more
        return False
