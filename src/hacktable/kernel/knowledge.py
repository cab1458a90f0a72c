"""What one seat knows at one moment, with what it may do: all that a bot ever gets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from hacktable.kernel.cstruct import Stored
from hacktable.kernel.game import Game
from hacktable.kernel.verbs import Action, Event


@dataclass(frozen=True, eq=False)
class Knowledge:
    """A masked state and the seat's legal actions. The true state is not in it, nor reachable from it."""

    rules: Game
    boards: Stored
    """What is fixed for the match, as an array of one stored struct: for compiled policies."""
    seat: int
    masks: Stored
    """What the seat knows, as an array of one stored struct: for compiled policies."""
    acts: tuple[int, ...]
    """The seat's legal actions as rules see them, in rising order."""
    ply: int = 0
    """Actions in the match so far."""
    seen: tuple[Event, ...] = ()
    """What the seat has seen happen since its bot was last asked, the set-up included when it is asked first."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.rules.name

    @property
    def players(self) -> int:
        return int(self.boards[0]["seats"])

    @cached_property
    def board(self) -> Any:
        """What is fixed for the match (options, board, values), with named fields."""
        return self.rules.Board.mirror(self.boards[0])

    @cached_property
    def state(self) -> Any:
        """What the seat knows of the state, with named fields; all else is blank."""
        return self.rules.State.mirror(self.masks[0])

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What the seat may do now, as structs such as `Move(token=3, way='+')`."""
        return tuple(self.rules.actions.decode(act) for act in self.acts)
