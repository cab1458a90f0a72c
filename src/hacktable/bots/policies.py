"""Policies: bots as kernels, which a simulation compiles together with the game.

A policy is a kernel `choose(board, m, seat, acts, count, coin)` that says which of the seat's `count` legal actions to take, by its
place in `acts`, from the mask `m`; and, for live games, `react(board, m, seat, coin)`, which returns a packed action or 0. Drivers call
the slots `choose` and `react` with a policy's number; what fills them is generated for the policies that play together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import Compiled, Function, Twins, fill_by_default, kernel, long, made_kernel, plain, slot
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States, compiled, interpreted
from hacktable.kernel.game import Fills, Game
from hacktable.kernel.rules import BEST_LEVEL, judge, judge_as, reflex

NUMBERS = 64
"""More than there are policies that play together."""
ROOM = 2
"""States that a second look needs to think in."""
SCRATCH_ROWS, SCRATCH_WIDTH = 7, 2048
"""Of the scratch space of learned policies: a row for each layer of a network, as wide as the widest can be."""
MOST_A_TICK = 3
"""How many actions a bot may make between two ticks of a live game. People could not do more with two hands and their eyes either."""


@slot
def choose(board: CStruct, m: CStruct, seat: int, policy: int, acts: Ints, count: int, coin: Ints, minds: Floats, scratch: Floats) -> int:
    """Which of the legal actions a policy takes, from the mask `m` of what the seat knows.

    `minds` holds what learned policies have learned (`Together.minds`), `scratch` is room for them to work in.
    """
    raise NotImplementedError


@slot
def look_again(
    board: CStruct,
    m: CStruct,
    seat: int,
    policy: int,
    acts: Ints,
    count: int,
    chosen: int,
    coin: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
) -> int:
    """What a policy takes after a second look at what it has chosen; policies that take none keep their choice.

    `room` has states to think in, `Together.room` of them; `silent` is a buffer that takes no events.
    """
    raise NotImplementedError


@slot
def sway(
    board: CStruct,
    m: CStruct,
    seat: int,
    policy: int,
    personality: int,
    acts: Ints,
    count: int,
    chosen: int,
    minds: Floats,
    scratch: Floats,
) -> int:
    """What a policy with a personality takes instead of what it has chosen."""
    raise NotImplementedError


@kernel
def decide(
    board: CStruct,
    m: CStruct,
    seat: int,
    policy: int,
    acts: Ints,
    count: int,
    coin: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
) -> int:
    """What a policy takes in the end: it chooses, follows its personality, if it has one, and looks again.

    :param policy: its number, and `NUMBERS` for each number of its personality.
    """
    number, personality = policy % NUMBERS, policy // NUMBERS
    chosen = choose(board, m, seat, number, acts, count, coin, minds, scratch)
    if personality > 0:
        chosen = sway(board, m, seat, number, personality, acts, count, chosen, minds, scratch)
    return look_again(board, m, seat, number, acts, count, chosen, coin, minds, scratch, room, silent)


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
    """Its place in the lobby's list, where the weakest bots come first; ours have 0, 10, 20 and so on to 50."""
    mind: Callable[[Game], Floats | None] | None = None
    """For a policy that has learned: what it has learned of a game, or None if it cannot be used. Its `choose` takes two arguments more:
    that, empty if there is none, and scratch space."""
    brings: Callable[[Game], Fills] = field(default=lambda game: {})
    """What fills slots of the policy's own."""
    plays: Callable[[Game], bool] = field(default=lambda game: True)
    """Whether it plays a game, if `games` does not tell."""
    sway: Function | None = None
    """A kernel that follows a personality (`bots/learned/personality.py`); None: it has none."""
    second_look: Function | None = None
    """A kernel that looks again at what it has chosen (`bots/second_look.py`); None: what it chooses is what it takes."""


@dataclass(frozen=True)
class Together:
    """Policies that are numbered and compiled together; random play is number 0."""

    policies: tuple[Policy, ...]
    standard: bool = False
    """Whether these are our own policies, with which every game is compiled anyway."""

    def fills(self, game: Game) -> dict[Function, Function]:
        """What fills the slots of a game's rules and of these policies."""
        return _all_fills(game, self.policies)

    def minds(self, game: Game) -> Floats:
        """What the policies have learned of a game, one after another; first a table that says where each one's part begins and ends."""
        return _minds(game, self.policies)

    def scratch(self) -> Floats:
        """Room for learned policies to work in: each thread needs its own."""
        return np.zeros((SCRATCH_ROWS, SCRATCH_WIDTH if any(each.mind for each in self.policies) else 1), np.float32)

    def room(self, game: Game, *, mirrored: bool) -> Any:
        """States for second looks: each thread needs its own. None where no policy takes any."""
        states = game.State.new(ROOM if any(each.second_look for each in self.policies) else 0)
        return [game.State.mirror(each) for each in states] if mirrored else states

    def compiled(self, game: Game) -> Compiled:
        """A game's rules, compiled with these policies."""
        return compiled(game) if self.standard else _compiled(game, self.policies)

    def interpreted(self, game: Game) -> Twins:
        """A game's rules and these policies as plain Python."""
        return interpreted(game) if self.standard else _interpreted(game, self.policies)


@cache
def _minds(game: Game, policies: tuple[Policy, ...]) -> Floats:
    """Made once: it takes some megabytes, and a server has many bots."""
    parts, table = dict[int, tuple[int, Floats]](), np.zeros((len(policies), 2), np.float32)
    at = table.size
    for number, policy in enumerate(policies):
        mind = policy.mind(game) if policy.mind else None
        if mind is not None:
            if id(mind) not in parts:  # several policies may have learned the same
                parts[id(mind)] = at, mind
                at += len(mind)
            begin = parts[id(mind)][0]
            table[number] = begin, begin + len(mind)
    return np.concatenate([table.reshape(-1), *(mind for _, mind in parts.values())])


@cache
def _compiled(game: Game, policies: tuple[Policy, ...]) -> Compiled:
    return Compiled(_all_fills(game, policies))


@cache
def _interpreted(game: Game, policies: tuple[Policy, ...]) -> Twins:
    return Twins(_all_fills(game, policies), plain)


def _all_fills(game: Game, policies: tuple[Policy, ...]) -> dict[Function, Function]:
    brought = {slot: rule for each in policies for slot, rule in each.brings(game).items()}
    return {**game.all_fills, **brought, **_dispatchers(policies)}


@cache
def _dispatchers(policies: tuple[Policy, ...]) -> dict[Function, Function]:
    return {
        choose: _choose_dispatcher(policies),
        sway: _sways(policies),
        look_again: _second_looks(policies),
        react: _dispatcher("react", "board, m, seat, policy, coin", [(each.react, "board, m, seat, coin") for each in policies]),
    }


def _choose_dispatcher(policies: tuple[Policy, ...]) -> Function:
    """Learned policies get their own part of `minds`."""
    kernels = list[tuple[Function, str]]()
    for number, each in enumerate(policies):
        mind = f", minds[int(minds[{2 * number}]) : int(minds[{2 * number + 1}])], scratch" if each.mind else ""
        kernels.append((each.choose, f"board, m, seat, acts, count, coin{mind}"))
    return _dispatcher("choose", "board, m, seat, policy, acts, count, coin, minds, scratch", kernels)


def _sways(policies: tuple[Policy, ...]) -> Function:
    """Learned policies get their own part of `minds`, as in `choose`."""
    lines, kernels = (
        ["def sway(board, m, seat, policy, personality, acts, count, chosen, minds, scratch):"],
        list(dict.fromkeys(each.sway for each in policies if each.sway)),
    )
    for at, found in enumerate(kernels):
        swayed = " or ".join(f"policy == {number}" for number, each in enumerate(policies) if each.sway is found)
        mind = "minds[int(minds[2 * policy]) : int(minds[2 * policy + 1])]"
        lines += [f"    if {swayed}:", f"        return sway_{at}(board, m, seat, personality, acts, count, chosen, {mind}, scratch)"]
    return made_kernel("sway", [*lines, "    return chosen"], __name__, {f"sway_{at}": found for at, found in enumerate(kernels)})


def _second_looks(policies: tuple[Policy, ...]) -> Function:
    """Where no policy takes a second look, nothing of it is compiled."""
    given = "board, m, seat, policy, acts, count, chosen, coin, minds, scratch, room, silent"
    lines, kernels = [f"def look_again({given}):"], list(dict.fromkeys(each.second_look for each in policies if each.second_look))
    for at, look in enumerate(kernels):  # one call for all policies that look in the same way, so that it is compiled once
        looking = " or ".join(f"policy == {number}" for number, each in enumerate(policies) if each.second_look is look)
        lines += [f"    if {looking}:", f"        return look_{at}({given})"]
    return made_kernel("look_again", [*lines, "    return chosen"], __name__, {f"look_{at}": look for at, look in enumerate(kernels)})


def _dispatcher(name: str, parameters: str, kernels: Sequence[tuple[Function, str]]) -> Function:
    """A kernel that calls the policy of a number, each with its own arguments."""
    lines = [f"def {name}({parameters}):"]
    for number in range(1, len(kernels)):
        lines += [f"    if policy == {number}:", f"        return {name}_{number}({kernels[number][1]})"]
    lines.append(f"    return {name}_0({kernels[0][1]})")
    return made_kernel(name, lines, __name__, {f"{name}_{number}": each for number, (each, _) in enumerate(kernels)})


@long
@kernel
def enter_choose(
    boards: Boards,
    masks: States,
    seat: int,
    policy: int,
    acts: Ints,
    count: int,
    coin: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
) -> int:
    return decide(boards[0], masks[0], seat, policy, acts, count, coin, minds, scratch, room, silent)


@kernel
def enter_react(boards: Boards, masks: States, seat: int, policy: int, coin: Ints) -> int:
    return react(boards[0], masks[0], seat, policy % NUMBERS, coin)


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
WITH_ATTENTION = ("careless", "average")
"""They need a `judge_as` of the game's own. In other games they would play exactly as greedy does, so they are not listed there."""

OURS_TOGETHER = Together(tuple(OURS.values()), standard=True)
for each_slot, rule in _dispatchers(OURS_TOGETHER.policies).items():
    fill_by_default(each_slot, rule)
