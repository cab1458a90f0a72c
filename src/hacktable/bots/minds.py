"""What the levels have learned, as a file for pages that play without a server."""

from __future__ import annotations

import hashlib
from functools import cache

from hacktable.bots.registry import HOUSE, HOUSE_TOGETHER
from hacktable.kernel.game import Game


def parts(game: Game) -> list[int]:
    """Where each policy's part begins and ends in what the policies of the house have learned, this table included."""
    return [int(each) for each in HOUSE_TOGETHER.minds(game)[: 2 * len(HOUSE)]]


def halves(game: Game) -> bytes:
    """What follows after that table, in fractions of 16 bits: weights are shipped so, and lose nothing."""
    return HOUSE_TOGETHER.minds(game)[2 * len(HOUSE) :].astype("<f2").tobytes()


@cache
def tag(game: Game) -> str:
    """A hash of the file, which its name carries."""
    return hashlib.sha256(halves(game)).hexdigest()[:16]


def file_name(game: Game) -> str:
    return f"{game.name}-{tag(game)}.bin"
