"""What one seat knows at one moment, with what it may do: all that a bot ever gets."""

from __future__ import annotations

from dataclasses import dataclass

from hacktable.kernel.cstruct import Stored
from hacktable.kernel.game import Game


@dataclass(frozen=True)
class Knowledge:
    """A masked state; the true state is not in it, and cannot be reached from it."""

    game: Game
    boards: Stored
    seat: int
    masks: Stored
    """An array of one masked state."""
    legal: tuple[int, ...]
