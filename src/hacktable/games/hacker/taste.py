"""What bots of Hacker like, by their personality, beyond what is good; in steps only, since live rounds know no network."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import FOLLOW, WATCH
from hacktable.kernel.compiling import kernel
from hacktable.kernel.rules import CAUTIOUS, SLY
from hacktable.kernel.verbs import field_of, verb_of

MUCH = 2.0


@kernel
def lean(board: Board, m: State, seat: int, personality: int, act: int) -> float:
    """The cautious watch their own accounts, the sly follow others' hands (HK-65)."""
    verb = verb_of(act)
    if personality == CAUTIOUS:
        return MUCH if verb == WATCH and m.owner[field_of(act, 0)] == seat else 0.0
    return MUCH if personality == SLY and verb == FOLLOW else 0.0
