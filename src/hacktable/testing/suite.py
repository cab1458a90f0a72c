"""What all parts of the suite use: engines and matches of every variant of a game."""

from __future__ import annotations

import random
from functools import cached_property
from pathlib import Path
from typing import ClassVar

from hacktable.kernel.compiling import Twins
from hacktable.kernel.engine import Engine
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.walking import go_on, quick, walked


class Suite:
    """A game under test, and ways to get engines and matches of all its variants."""

    name: ClassVar[str]
    data: ClassVar[Path]
    """The folder that holds `golden/NAME.txt` and `perft/NAME.txt`."""
    most_points: ClassVar[int] = 1000
    """No seat's points are further from 0."""
    longest: ClassVar[int] = 100_000
    """No game takes more decisions."""
    compared_decisions: ClassVar[int] = 10_000
    """Interpreted and compiled are compared after so many actions."""

    @cached_property
    def game(self) -> Game:
        return find(self.name)

    def engines(self, twins: Twins | None = None) -> list[Engine]:
        """An engine for every variant."""
        return [Engine(self.game, self.game.board(players, options)[1], twins=twins) for players, options in walked(self.game)]

    def quick_engines(self) -> list[Engine]:
        """The same, compiled (unless the run is a brief one): for proofs with many steps."""
        return self.engines(quick(self.game))

    def matches(self, most: int, seed: str = "match") -> list[Match]:
        """A match for every variant, some random actions (or ticks) on."""
        found = []
        for number, (players, options) in enumerate(walked(self.game)):
            match = GameBox(self.game).start(players, f"{seed} {number}", options)
            if self.game.inputs:  # it can be live, and then there are many ticks
                match.speed_up(quick(self.game))
            chance = random.Random(number)
            for _ in range(most):
                if not match.over:
                    go_on(match, chance)
            found.append(match)
        return found
