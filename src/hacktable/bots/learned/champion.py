"""The champion: the bot that plays what a network has learned. It gets what every bot gets, the mask of its seat, and nothing else."""

from __future__ import annotations

from hacktable.bots.learned.mind import fills_of
from hacktable.bots.learned.network import prefer
from hacktable.bots.learned.weights import has_weights, mind_of
from hacktable.bots.policies import Policy, react_greedily
from hacktable.kernel.columns import covers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.rules import judge


@kernel
def judge_as_learned(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints, mind: Floats, scratch: Floats) -> int:
    """What the network likes best; without weights, or on a board that it was not trained for, what greedy does."""
    if len(mind) == 0 or not covers(board):
        return judge(board, m, seat, acts, count, coin)
    return 0 if count == 1 else prefer(board, m, seat, acts, count, mind, scratch)


CHAMPION = Policy(
    judge_as_learned,
    react_greedily,
    about="plays what a network learned from millions of games",
    level=40,
    mind=mind_of,
    brings=fills_of,
    plays=has_weights,
)
