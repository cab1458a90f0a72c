"""The five levels of bots: from a beginner, who errs as people do, to the champion.

The champion decides by its network. An expert asks it for a part of the decisions only, and takes what looks best now in the others, as the
regular always does. At large tables of Hacker both have habits: some kinds of decisions they take as the regular does, and no others. Casual players and beginners also slip: they take any of the better half of their choices, so they
often err a little and never do what is silly. In live rounds, which no network has learned, levels differ in attention and in how quick their hands are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hacktable.bots.learned.mind import fills_of
from hacktable.bots.learned.network import LOWEST, ROW, prefer, see, worth_of_action
from hacktable.bots.learned.personality import sway
from hacktable.bots.learned.weights import has_weights, mind_of
from hacktable.bots.policies import AVERAGE, CARELESS, Policy
from hacktable.bots.second_look import second_look
from hacktable.kernel.coin import toss
from hacktable.kernel.columns import covers
from hacktable.kernel.compiling import Function, kernel, made_kernel, slot
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.game import Game
from hacktable.kernel.rules import BEST_LEVEL, judge_as, reflex
from hacktable.kernel.verbs import verb_of

THOUSAND = 1000
CHAMPIONS_NAME = "champion"
LEVELS = ("beginner", "casual", "regular", "expert", CHAMPIONS_NAME)
"""The weakest first; all games have the same."""
EVEN = "regular"
"""The level in the middle: of bots that stand in for people, and of those that nobody has chosen."""
BEGINNER, CASUAL, REGULAR, EXPERT = range(4)


class Crowd(NamedTuple):
    """How a level decides at large tables, where what counts is which decisions the network takes, and not how many of them."""

    players: int
    """From so many on."""
    habits: tuple[str, ...]
    """The actions that it chooses among as the regular does. The network decides everything else."""


class Mix(NamedTuple):
    """How a level decides; shares are of a thousand decisions."""

    slips: int = 0
    """Decisions that are taken at random among the better half of the choices."""
    learned: int = 0
    """Decisions that the network takes."""
    attention: int = BEST_LEVEL
    """With which all others are taken."""
    crowd: Crowd | None = None


GREEDY_MIX, CHAMPIONS_MIX = Mix(), Mix(learned=THOUSAND)
MIXES: Mapping[str, tuple[Mix, Mix, Mix, Mix, Mix]] = {
    "blackhat": (Mix(slips=700), Mix(slips=400), GREEDY_MIX, Mix(learned=500), CHAMPIONS_MIX),
    "hacker": (
        Mix(slips=850, attention=CARELESS),
        Mix(slips=100, attention=CARELESS),
        GREEDY_MIX,
        Mix(learned=500, crowd=Crowd(6, ("Slip", "Watch", "Follow", "Walk"))),
        Mix(learned=THOUSAND, crowd=Crowd(6, ("Watch", "Follow", "Walk"))),
    ),
    "hashcatch": (Mix(slips=500), Mix(slips=250), GREEDY_MIX, Mix(learned=700), CHAMPIONS_MIX),
}
"""By game, for each level; measured so that each of them wins clearly more than an even share among those of the level below."""
USUAL_MIX = (Mix(slips=600), Mix(slips=300), GREEDY_MIX, Mix(learned=500), CHAMPIONS_MIX)
"""For a game of another package that brings weights."""


IDLE_BEGINNER, IDLE_EXPERT = 600, 500
"""Of a thousand moments of a live round, those in which a level does nothing although it would."""


@slot
def slips_of(level: int) -> int:
    """Of a thousand decisions of a level, those that are slips."""
    raise NotImplementedError


@slot
def learned_of(level: int, players: int, verb: int) -> int:
    """Of a thousand decisions of a level, those that the network takes.

    :param verb: of the first legal action, which says what kind of decision it is.
    """
    raise NotImplementedError


@slot
def attention_of(level: int) -> int:
    """The attention with which a level takes all others."""
    raise NotImplementedError


def _brought(game: Game) -> dict[Function, Function]:
    mixes = MIXES.get(game.name, USUAL_MIX)
    return {
        **fills_of(game),
        slips_of: _table("slips_of", [mix.slips for mix in mixes]),
        learned_of: _learned(game, mixes),
        attention_of: _table("attention_of", [mix.attention for mix in mixes]),
    }


def _table(name: str, numbers: list[int]) -> Function:
    """A kernel that knows a number for each level."""
    lines = [f"def {name}(level):", *(f"    if level == {level}:\n        return {number}" for level, number in enumerate(numbers))]
    return made_kernel(name, [*lines, "    return 0"], __name__, {})


def _learned(game: Game, mixes: Iterable[Mix]) -> Function:
    """The kernel that knows how much of a level's decisions the network takes."""
    numbers = {struct.__name__: number for number, struct in enumerate(game.actions.structs, 1)}
    lines = ["def learned_of(level, players, verb):"]
    for level, mix in enumerate(mixes):
        lines.append(f"    if level == {level}:")
        if mix.crowd is not None:
            habits = " or ".join(f"verb == {numbers[habit]}" for habit in mix.crowd.habits)
            lines.append(f"        if players >= {mix.crowd.players}:\n            return 0 if {habits} else {THOUSAND}")
        lines.append(f"        return {mix.learned}")
    return made_kernel("learned_of", [*lines, "    return 0"], __name__, {})


# ---------------------------------------------------------------- deciding


@kernel
def judge_at(board: Any, m: CStruct, seat: int, level: int, acts: Ints, count: int, coin: Ints, mind: Floats, scratch: Floats) -> int:
    """What a level takes. Without weights, and on a board that the network was not trained for, levels differ in attention alone."""
    if count == 1:
        return 0
    if len(mind) == 0 or not covers(board):
        return judge_as(board, m, seat, live_attention(level), acts, count, coin)
    slips, learned = slips_of(level), learned_of(level, int(board.seats), verb_of(int(acts[0])))
    drawn = 0
    if 0 < slips + learned < THOUSAND or (slips > 0 and learned > 0):
        drawn = toss(coin, THOUSAND)
    if drawn < slips:
        return slip(board, m, seat, acts, count, coin, mind, scratch)
    if drawn < slips + learned:
        return prefer(board, m, seat, acts, count, mind, scratch)
    return judge_as(board, m, seat, attention_of(level), acts, count, coin)


@kernel
def slip(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints, mind: Floats, scratch: Floats) -> int:
    """Any of the better half of the choices, as the network sees them; of two, either."""
    see(board, m, seat, mind, scratch)
    for place in range(count):  # the row of columns has been read, so there is room in it
        scratch[ROW, place] = worth_of_action(board, m, seat, int(acts[place]), mind, scratch)
    chosen = 0
    for _ in range(1 + toss(coin, max(2, count // 2))):
        chosen = 0
        for place in range(1, count):
            if scratch[ROW, place] > scratch[ROW, chosen]:
                chosen = place
        scratch[ROW, chosen] = LOWEST
    return chosen


# ---------------------------------------------------------------- live rounds


@kernel
def live_attention(level: int) -> int:
    return CARELESS if level <= CASUAL else AVERAGE if level == REGULAR else BEST_LEVEL


@kernel
def react_at(board: CStruct, m: CStruct, seat: int, level: int, coin: Ints) -> int:
    idle = IDLE_BEGINNER if level == BEGINNER else IDLE_EXPERT if level == EXPERT else 0
    if idle > 0 and toss(coin, THOUSAND) < idle:
        return 0
    return reflex(board, m, seat, live_attention(level), coin)


# ---------------------------------------------------------------- the policies

ABOUT = {
    "beginner": "knows the rules and often errs a little",
    "casual": "plays quickly and errs now and then",
    "regular": "takes what looks best now",
    "expert": "asks the champion's network for most of its moves",
    CHAMPIONS_NAME: "plays what a network learned from millions of games",
}
FIRST_PLACE, NEXT_PLACE = 10, 10
"""In lists of bots: the beginner's place, and how far the levels are apart."""


def _policy(level: int, name: str) -> Policy:
    choose = f"choose_as_{name}"
    react = f"react_as_{name}"
    given = "board, m, seat, {}acts, count, coin, mind, scratch"
    return Policy(
        made_kernel(
            choose,
            [f"def {choose}({given.format('')}):", f"    return judge_at({given.format(f'{level}, ')})"],
            __name__,
            {"judge_at": judge_at},
        ),
        made_kernel(
            react,
            [f"def {react}(board, m, seat, coin):", f"    return react_at(board, m, seat, {level}, coin)"],
            __name__,
            {"react_at": react_at},
        ),
        about=ABOUT[name],
        level=FIRST_PLACE + NEXT_PLACE * level,
        mind=mind_of,
        brings=_brought,
        plays=has_weights,
        sway=sway,
        second_look=second_look,
    )


LEVEL_POLICIES = {name: _policy(level, name) for level, name in enumerate(LEVELS)}
