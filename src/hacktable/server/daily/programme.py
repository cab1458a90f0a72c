"""What is played on which day: a public rule, by the day of the week, so that the deals stay fresh and nobody chooses them.

What a day's deal really was played with is in its commitment: a change of this rule changes no day that is listed already.
"""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

import msgspec

from hacktable.bots import registry
from hacktable.kernel.game import Game
from hacktable.kernel.options import check
from hacktable.server.wire.messages import Value

EASY, EVEN, GOOD, BEST = "casual", "regular", "expert", "champion"


class Menu(NamedTuple):
    """What one day of the week has: the options that are not as usual, and the bots' levels."""

    options: dict[str, Value]
    levels: tuple[str, ...]


PROGRAMME: dict[str, tuple[Menu, ...]] = {
    "blackhat": (
        Menu({}, (EVEN, EVEN)),
        Menu({}, (GOOD, EVEN, EASY)),
        Menu({"hidden_hat": True}, (GOOD, GOOD)),
        Menu({"tracer": True}, (EVEN, EVEN, EVEN)),
        Menu({"board": "advanced"}, (GOOD, GOOD)),
        Menu({"secret_asset": True}, (BEST, EVEN, EASY)),
        Menu({}, (BEST, BEST, BEST)),
    ),
    "hacker": (
        Menu({"tempo": "step"}, (EVEN, EVEN)),
        Menu({"tempo": "step"}, (GOOD, EVEN, EASY)),
        Menu({"tempo": "step", "magnetic": True}, (GOOD, GOOD)),
        Menu({"tempo": "step"}, (EVEN, EVEN, EVEN, EVEN)),
        Menu({"tempo": "step", "cryptography": True}, (GOOD, GOOD, EVEN)),
        Menu({"tempo": "step"}, (BEST, GOOD, EVEN)),
        Menu({"tempo": "step", "magnetic": True, "cryptography": True}, (BEST, BEST, BEST)),
    ),
    "hashcatch": (
        Menu({}, (EVEN,)),
        Menu({}, (GOOD, EASY)),
        Menu({}, (GOOD,)),
        Menu({}, (EVEN, EVEN, EVEN)),
        Menu({}, (BEST,)),
        Menu({"memory": True}, (GOOD, EVEN)),
        Menu({}, (BEST, BEST)),
    ),
}
"""For each game, Monday first. Other packages' games have no deal of the day."""


def bots_on(game: Game, day: str) -> tuple[str, ...]:
    """The bots of a day by seat, each with its personality; the one who plays has the first seat, and no bot's name."""
    levels = ("", *_menu(game.name, day).levels)
    return tuple(_named(game, level, seat) for seat, level in enumerate(levels))


def _named(game: Game, level: str, seat: int) -> str:
    personality = registry.personality_at(game, level, seat) if level else None
    return f"{level}:{personality}" if personality else level


def options_on(game: Game, day: str) -> dict[str, Value]:
    """All options of a day."""
    return msgspec.structs.asdict(check(game.options, _menu(game.name, day).options))


def _menu(game: str, day: str) -> Menu:
    return PROGRAMME[game][date.fromisoformat(day).weekday()]
