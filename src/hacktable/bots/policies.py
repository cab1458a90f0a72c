"""Policies: bots as kernels, which a simulation compiles together with the game.

A policy is a kernel `choose(board, m, seat, acts, count, coin)` that says which of the seat's `count` legal actions to take, by its
place in `acts`, from the mask `m`; and, for live games, `react(board, m, seat, coin)`, which returns a packed action or 0. Drivers call
the slots `choose` and `react` with a policy's number; what fills them is generated for the policies that play together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import Compiled, Function, Twins, fill_by_default, kernel, long, made_kernel, plain, slot
from hacktable.kernel.cstruct import CStruct, Ints
from hacktable.kernel.engine import Boards, States, compiled, interpreted
from hacktable.kernel.game import Game
from hacktable.kernel.rules import BEST_LEVEL, judge, judge_as, reflex

MOST_A_TICK = 3
"""How many actions a bot may make between two ticks of a live game. People could not do more with two hands and their eyes either."""


@slot
def choose(board: CStruct, m: CStruct, seat: int, policy: int, acts: Ints, count: int, coin: Ints) -> int:
    """Which of the legal actions a policy takes, from the mask `m` of what the seat knows."""
    raise NotImplementedError


@slot
def react(board: CStruct, m: CStruct, seat: int, policy: int, coin: Ints) -> int:
    """What a policy does between two ticks of a live game, from the mask: an input, an action, or 0 for nothing more."""
    raise NotImplementedError


@kernel
def keep_still(board: CStruct, m: CStruct, seat: int, coin: Ints) -> int:
    """What a policy without reflexes does between two ticks."""
    return 0


@dataclass(frozen=True, eq=False)
class Policy:
    """A bot as kernels."""

    choose: Function
    react: Function = keep_still
    about: str = ""
    """One line that says how it plays."""
    games: tuple[str, ...] = ()
    """The names of the games it plays; empty for all games."""
    level: int | None = None
    """Its place in the lobby's list, where the weakest bots come first; ours have 0, 10, 20, 30."""


@dataclass(frozen=True)
class Together:
    """Policies that are numbered and compiled together; random play is number 0."""

    policies: tuple[Policy, ...]
    standard: bool = False
    """Whether these are our own policies, with which every game is compiled anyway."""

    def fills(self) -> dict[Function, Function]:
        """What fills the slots `choose` and `react`."""
        return dict(_dispatchers(self.policies))

    def compiled(self, game: Game) -> Compiled:
        """A game's rules, compiled with these policies."""
        return compiled(game) if self.standard else _compiled(game, self.policies)

    def interpreted(self, game: Game) -> Twins:
        """A game's rules and these policies as plain Python."""
        return interpreted(game) if self.standard else _interpreted(game, self.policies)


@cache
def _compiled(game: Game, policies: tuple[Policy, ...]) -> Compiled:
    return Compiled({**game.all_fills, **_dispatchers(policies)})


@cache
def _interpreted(game: Game, policies: tuple[Policy, ...]) -> Twins:
    return Twins({**game.all_fills, **_dispatchers(policies)}, plain)


@cache
def _dispatchers(policies: tuple[Policy, ...]) -> dict[Function, Function]:
    return {
        choose: _dispatcher("choose", "board, m, seat", "acts, count, coin", [each.choose for each in policies]),
        react: _dispatcher("react", "board, m, seat", "coin", [each.react for each in policies]),
    }


def _dispatcher(name: str, before: str, after: str, kernels: Sequence[Function]) -> Function:
    """A kernel that calls the policy of a number."""
    lines = [f"def {name}({before}, policy, {after}):"]
    for number in range(1, len(kernels)):
        lines += [f"    if policy == {number}:", f"        return {name}_{number}({before}, {after})"]
    lines.append(f"    return {name}_0({before}, {after})")
    return made_kernel(name, lines, __name__, {f"{name}_{number}": each for number, each in enumerate(kernels)})


@long
@kernel
def enter_choose(boards: Boards, masks: States, seat: int, policy: int, acts: Ints, count: int, coin: Ints) -> int:
    return choose(boards[0], masks[0], seat, policy, acts, count, coin)


@kernel
def enter_react(boards: Boards, masks: States, seat: int, policy: int, coin: Ints) -> int:
    return react(boards[0], masks[0], seat, policy, coin)


@long
@kernel
def enter_strangers_react(boards: Boards, masks: States, seat: int, policy: int, coin: Ints) -> int:
    """As `enter_react`, for another package's policy. If that never ends, it must not keep Python's lock: the server would stand still."""
    return react(boards[0], masks[0], seat, policy, coin)


# ---------------------------------------------------------------- ours

CARELESS, AVERAGE = 0, 1


@kernel
def toss_up(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return toss(coin, count)


@kernel
def fidget(board: CStruct, m: CStruct, seat: int, coin: Ints) -> int:
    return reflex(board, m, seat, -1, coin)


@kernel
def judge_carelessly(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return judge_as(board, m, seat, CARELESS, acts, count, coin)


@kernel
def react_carelessly(board: CStruct, m: CStruct, seat: int, coin: Ints) -> int:
    return reflex(board, m, seat, CARELESS, coin)


@kernel
def judge_fairly(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return judge_as(board, m, seat, AVERAGE, acts, count, coin)


@kernel
def react_fairly(board: CStruct, m: CStruct, seat: int, coin: Ints) -> int:
    return reflex(board, m, seat, AVERAGE, coin)


@kernel
def judge_greedily(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    return judge(board, m, seat, acts, count, coin)


@kernel
def react_greedily(board: CStruct, m: CStruct, seat: int, coin: Ints) -> int:
    return reflex(board, m, seat, BEST_LEVEL, coin)


OURS = {
    "random": Policy(toss_up, fidget, about="takes any legal action", level=0),
    "greedy": Policy(judge_greedily, react_greedily, about="takes what looks best now, with full attention", level=30),
    "careless": Policy(judge_carelessly, react_carelessly, about="greedy with little attention and memory", level=10),
    "average": Policy(judge_fairly, react_fairly, about="greedy with some attention and memory", level=20),
}
"""Our policies by name, in the order of their numbers.

Random play is number 0 wherever policies are numbered, so that drivers recognise it and make no mask for it."""
OUR_NAMES = tuple(OURS)
RANDOM, GREEDY = OUR_NAMES.index("random"), OUR_NAMES.index("greedy")
RANDOM_PLAY, BEST = OUR_NAMES[RANDOM], OUR_NAMES[GREEDY]
WITH_LEVELS = ("careless", "average")
"""Levels that need a `judge_as` of the game's own. In other games they would play exactly as greedy does, so they are not listed there."""

OURS_TOGETHER = Together(tuple(OURS.values()), standard=True)
for each_slot, rule in OURS_TOGETHER.fills().items():
    fill_by_default(each_slot, rule)
