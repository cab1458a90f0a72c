"""What one seat knows at one moment, with what it may do: all that a bot ever gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hacktable.kernel.game import Game


@dataclass(frozen=True)
class Knowledge:
    """A masked record; the true state is not in it, nor reachable from it."""

    game: Game
    boards: Any
    seat: int
    masks: Any
    """An array of one masked record."""
    legal: tuple[int, ...]
