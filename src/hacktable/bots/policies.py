"""Policies, as rules that a simulation compiles together with the game."""

from __future__ import annotations

from typing import Any

from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.rules import BEST_LEVEL, judge, judge_as

NAMES = ("random", "greedy")
RANDOM, GREEDY = range(len(NAMES))
LEVELS = ("careless", "average")
"""Greedy bots that pay less attention, the worst first. Games whose bots know no levels have all of them play alike."""
ALL = (*NAMES, *LEVELS)
BEST = NAMES[GREEDY]
MOST_A_TICK = 3
"""Things that a bot does between two ticks of a live game: people have no more hands either."""


def levels_of(game: Game) -> tuple[str, ...]:
    """The policies that play a game differently, the best last."""
    return (NAMES[RANDOM], *LEVELS, BEST) if judge_as in game.rules.fills else NAMES


@kernel
def choose(board: Any, m: Any, seat: int, policy: int, acts: Ints, count: int, coin: Ints) -> int:
    """Which of the legal actions a policy takes, from the mask `m` of what the seat knows."""
    if policy == GREEDY:
        return judge(board, m, seat, acts, count, coin)
    if policy > GREEDY:
        return judge_as(board, m, seat, level_of(policy), acts, count, coin)
    return toss(coin, count)


@kernel
def level_of(policy: int) -> int:
    """A policy's level of attention, as reflexes see it: −1 is random play."""
    if policy == RANDOM:
        return -1
    return BEST_LEVEL if policy == GREEDY else policy - GREEDY - 1


def policy_number(name: str) -> int:
    """The number of a policy.

    :raises OptionError: naming the policies there are.
    """
    if name not in ALL:
        raise OptionError("option-bot", given=repr(name), allowed=", ".join(ALL))
    return ALL.index(name)
