"""The thinker: the champion, who also thinks ahead before it decides. It looks only at worlds that fit what its seat knows.

`thinker` looks at so many worlds before each decision, and plays the same game again for the same seed. `thinker:200` looks at 200 worlds.
`thinker:50ms` thinks for 50 ms of its processor's time, so it plays otherwise on another machine.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from hacktable.bots.bot import Invitation
from hacktable.bots.learned.mind import fills_of
from hacktable.bots.learned.thinking import LEDGER_ROWS, SEEN, enter_think
from hacktable.bots.learned.weights import mind_of
from hacktable.bots.policies import GREEDY, SCRATCH_ROWS, SCRATCH_WIDTH, enter_react
from hacktable.bots.second_look import enter_write_better
from hacktable.kernel.compiling import Compiled, Twins, plain
from hacktable.kernel.cstruct import Floats, Ints
from hacktable.kernel.engine import quickest, taken
from hacktable.kernel.errors import OptionError
from hacktable.kernel.events import SILENT, STORED_SILENT
from hacktable.kernel.extras import is_installed
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.kernel.verbs import Action

STRONGER_AT: tuple[str, ...] = ("blackhat",)
"""The games at which the arena has found it stronger than the champion as it is shipped, where it is listed; docs/bots.md has the figures."""
MOST_WORLDS, MOST_MS = 100_000, 60_000
IDEAS = 4
"""Moves that it thinks about, at most."""
MARGIN = 3.0
"""What the network likes less than its own move by this much is not thought about: it would play that one time in twenty, or less often."""
KEEP = 2.0
"""By so many standard errors a move must be better than the network's own."""
FAR_STEPS, FAR_GAIN = 8, 0.01
"""Choices that are played on, about two tricks, before the network says what the position is worth; and how much of a chance to win a move
must bring, because the network's own error is no smaller."""
NEAR_STEPS, NEAR_GAIN = 0, 0.02
"""The same for a small budget, which would see too few worlds so far ahead. Nearer, the network's error weighs more."""
SMALL_WORLDS, SMALL_MS = 24, 20
"""Budgets below are small."""
A_LOOK = 4
"""Worlds between two looks at the clock."""


@dataclass(frozen=True)
class Budget:
    """How long it thinks about a decision: over so many worlds, or for so many milliseconds."""

    worlds: int = 0
    ms: int = 0

    @property
    def small(self) -> bool:
        return self.worlds < SMALL_WORLDS and self.ms < SMALL_MS


USUAL = Budget(worlds=48)


def budget_of(text: str) -> Budget:
    """A budget from text such as `200` (worlds) or `50ms`.

    :raises OptionError: if it is none.
    """
    found = re.fullmatch(r"([1-9][0-9]{0,5})(ms)?", text)
    number = int(found[1]) if found else 0
    if found is None or number > (MOST_MS if found[2] else MOST_WORLDS):
        raise OptionError("option-bot-budget", given=repr(text), worlds=MOST_WORLDS, ms=MOST_MS)
    return Budget(ms=number) if found[2] else Budget(worlds=number)


class Thinker:
    """The champion in one seat of one match, thinking ahead."""

    def __init__(self, invitation: Invitation, budget: Budget, twins: Twins | None = None, mind: Floats | None = None) -> None:
        """:param twins: the rules with the network's slots filled; by default compiled, if Numba is installed.

        :param mind: what the network has learned; by default what comes with the game.
        """
        self._budget = budget
        self._coin: Ints = np.array([invitation.seed], np.int64)
        self._twins, self._mind = twins, mind

    def choose(self, known: Knowledge) -> Action:
        """What it thinks best. If a second look shows a blunder, it thinks again, about those moves that are better."""
        twins = self._twins or twins_of(known.rules)
        acts = np.array(known.acts, np.int64)
        act = self._think(known, acts, twins)
        while len(better := self._better(known, acts, act, twins)):
            act = self._think(known, better, twins)
        return known.rules.actions.decode(act)

    def _better(self, known: Knowledge, acts: Ints, act: int, twins: Twins) -> Ints:
        """The moves that are at least as good in every world, and better in one."""
        silent = STORED_SILENT if isinstance(twins, Compiled) else [SILENT]
        places, chosen = np.zeros(len(acts), np.int64), int(np.flatnonzero(acts == act)[0])
        entry = taken(twins, enter_write_better)
        found = entry(*_opened(known, twins), known.seat, acts, len(acts), chosen, _room(known.rules, twins), silent, places)
        return acts[places[:found]]

    def _think(self, known: Knowledge, acts: Ints, twins: Twins) -> int:
        entry = taken(twins, enter_think)
        small = self._budget.small
        progress = np.zeros(2, np.int64)
        words = (
            *_opened(known, twins),
            _room(known.rules, twins),
            known.seat,
            acts,
            len(acts),
            IDEAS,
            MARGIN,
            KEEP,
            NEAR_GAIN if small else FAR_GAIN,
        )
        space = (
            np.zeros(IDEAS, np.int64),
            np.zeros((LEDGER_ROWS, IDEAS)),
            progress,
            np.zeros(MOST_LEGAL, np.int64),
            np.zeros((2, MOST_SEATS), np.int64),
            np.zeros((MOST_SEATS, MOST_SOURCES), np.int64),
            np.zeros(8, np.int64),
            self._coin,
            STORED_SILENT if isinstance(twins, Compiled) else [SILENT],
            self._learned(known.rules),
            np.zeros((SCRATCH_ROWS, SCRATCH_WIDTH), np.float32),
        )

        def think(worlds: int) -> int:
            return int(entry(*words, worlds, NEAR_STEPS if small else FAR_STEPS, *space))

        if self._budget.worlds:
            return think(self._budget.worlds)
        act = think(0)  # compiles, if nobody has done it yet: that is not counted
        until = time.thread_time() + self._budget.ms / 1000
        while time.thread_time() < until:
            before = int(progress[SEEN])
            act = think(A_LOOK)
            if progress[SEEN] < before + A_LOOK:  # nothing is left to compare
                break
        return act

    def react(self, known: Knowledge) -> Action | None:
        """Nothing was learned about live tables: there it has the best reflexes, as the champion has."""
        twins = quickest(known.rules)
        act = int(taken(twins, enter_react)(*_opened(known, twins), known.seat, GREEDY, self._coin))
        return known.rules.actions.decode(act) if act else None

    def _learned(self, game: Game) -> Floats:
        mind = mind_of(game) if self._mind is None else self._mind
        return np.zeros(0, np.float32) if mind is None else mind


@cache
def twins_of(game: Game) -> Twins:
    fills = {**game.all_fills, **fills_of(game)}
    return Compiled(fills) if is_installed("numba") else Twins(fills, plain)


def _opened(known: Knowledge, twins: Twins) -> tuple[Any, Any]:
    """Board and mask as these twins need them."""
    return (known.boards, known.masks) if isinstance(twins, Compiled) else ([known.board], [known.state])


def _room(game: Game, twins: Twins) -> Any:
    """Three states to think in."""
    states = game.State.new(3)
    return states if isinstance(twins, Compiled) else [game.State.mirror(each) for each in states]


class Thinking:
    """Makes thinkers with a budget: what the registry knows."""

    about = "the champion, thinking ahead in imagined worlds; thinker:200 over 200 of them, thinker:50ms for 50 ms a decision"
    level = 60

    def __init__(self, budget: Budget = USUAL) -> None:
        self._budget = budget

    def __call__(self, invitation: Invitation) -> Thinker:
        return Thinker(invitation, self._budget)
