"""How strong our bots were found to be: measurements that come with the package. `tools/strength.py` makes them, in the arena."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from hacktable.kernel.game import Game
from hacktable.kernel.options import Value

FILE = Path(__file__).with_name("strength.json")


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """How often one bot won, alone among bots of another kind."""

    game: str
    rules: int
    """The version of the game's rules by which it was measured. By other rules it says nothing."""
    options: dict[str, Value]
    """Those that differ from the usual ones."""
    players: int
    bot: str
    against: str
    seed: str
    games: int
    share: float
    low: float
    """Where the 95 % interval of the share begins …"""
    high: float
    """… and ends."""
    first: str
    """A hash of how the first few blocks ended. If they end otherwise now, a bot or the rules have changed since."""

    @property
    def even(self) -> float:
        return 1 / self.players


@cache
def measured() -> tuple[Strength, ...]:
    """All measurements."""
    return msgspec.json.decode(FILE.read_bytes(), type=tuple[Strength, ...])


def strengths(game: Game, bot: str) -> list[Strength]:
    """The measurements of a bot at a game, by its present rules."""
    return [each for each in measured() if (each.game, each.rules, each.bot) == (game.name, game.version, bot)]
