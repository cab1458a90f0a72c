"""A bot in a seat. When it fails, the greedy bot plays that move for it."""

from __future__ import annotations

import logging
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from hacktable.bots import registry
from hacktable.bots.bot import Bot, Invitation, LiveBot
from hacktable.bots.policies import BEST, Together, enter_choose, enter_react, enter_strangers_react
from hacktable.bots.registry import Entry
from hacktable.kernel.compiling import Compiled, Twins
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import is_compiled, taken
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.events import SILENT, STORED_SILENT
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.verbs import Action

logger = logging.getLogger(__name__)

_compiled: set[tuple[Game, Together]] = set()
"""Policies that this process runs compiled, besides our own, which are compiled whenever their game is."""


def use_compiled_policy(game: Game, name: str) -> None:
    """From now on this process runs a policy compiled, and all that are compiled with it."""
    _compiled.add((game, registry.group_of(registry.find(name))[0]))


def quickest_of(entry: Entry, game: Game) -> Twins:
    """A game's rules with a policy at the best speed that is loaded.

    :raises TypeError: if it is no policy.
    """
    policies, _ = registry.group_of(entry)
    return policies.compiled(game) if runs_compiled(entry, game) else policies.interpreted(game)


def runs_compiled(entry: Entry, game: Game) -> bool:
    """Whether this process has loaded a policy compiled with a game.

    :raises TypeError: if it is no policy.
    """
    policies, _ = registry.group_of(entry)
    return is_compiled(game) if policies.standard else (game, policies) in _compiled


class PolicyBot:
    """A bot that follows a policy. All policies of a match share one coin, as in a simulation."""

    def __init__(self, bot: str | Entry, coin: Ints) -> None:
        """:raises OptionError: if there is no bot of this name.

        :raises TypeError: if it is no policy.
        """
        entry = registry.find(bot) if isinstance(bot, str) else bot
        self.name = entry.name
        self._entry = entry
        self._coin = coin
        self._ours = entry.is_ours
        self._policies, self._number = registry.group_of(entry)

    def choose(self, known: Knowledge, *, twins: Twins | None = None) -> Action:
        """One of the legal actions. It is found by the fastest rules that are loaded, or by the given twins."""
        twins = twins or self._quickest(known.rules)
        boards, masks = opened(known, twins)
        acts = np.array(known.acts, np.int64)
        minds, scratch = self._policies.minds(known.rules), self._policies.scratch()
        fast = isinstance(twins, Compiled)
        room, silent = self._policies.room(known.rules, mirrored=not fast), STORED_SILENT if fast else [SILENT]
        entry = taken(twins, enter_choose)
        chosen = int(entry(boards, masks, known.seat, self._number, acts, len(acts), self._coin, minds, scratch, room, silent))
        if not 0 <= chosen < len(known.acts):
            raise IndexError(f"chose place {chosen} of {len(known.acts)}")
        return known.rules.actions.decode(known.acts[chosen])

    def react(self, known: Knowledge, *, twins: Twins | None = None) -> Action | None:
        """While a game is live: an input or an action to carry out before the next tick; None to do nothing more."""
        twins = twins or self._quickest(known.rules)
        boards, masks = opened(known, twins)
        enter = enter_react if self._ours else enter_strangers_react
        act = int(taken(twins, enter)(boards, masks, known.seat, self._number, self._coin))
        return known.rules.actions.decode(act) if act else None

    def _quickest(self, game: Game) -> Twins:
        return quickest_of(self._entry, game)


def opened(known: Knowledge, twins: Twins) -> tuple[Any, Any]:
    """Board and mask as these twins need them: stored for compiled ones, mirrored for interpreted ones."""
    return (known.boards, known.masks) if isinstance(twins, Compiled) else ([known.board], [known.state])


# ---------------------------------------------------------------- when a bot fails


MOST_REASONS = 5
Complain = Callable[[str], None]
"""A function that is told why a bot did not play a move itself."""


class Complaints:
    """Logs why bots failed: each reason once, a few reasons for each bot, and at the end how often it failed.

    In a simulation a bot may fail ten thousand times; a line for each would bury everything else.
    """

    def __init__(self) -> None:
        self._reasons: dict[str, set[str]] = defaultdict(set)
        self._counts: Counter[str] = Counter()

    def about(self, name: str, where: str) -> Complain:
        def complain(reason: str) -> None:
            if reason not in self._reasons[name] and len(self._reasons[name]) < MOST_REASONS:
                self._reasons[name].add(reason)
                logger.warning("%s", sentence(name, where, reason))
            self._counts[name] += 1

        return complain

    @property
    def total(self) -> int:
        """How many moves failed so far."""
        return self._counts.total()

    def sum_up(self) -> None:
        for name, count in self._counts.items():
            if count > 1:
                logger.warning("the bot %s did not play %d of its moves itself", name, count)


def sentence(name: str, where: str, reason: str, instead: str = f"{BEST} plays this move") -> str:
    """A line for the log about a bot that failed, and what is done instead."""
    return f"the bot {name}, {where}: {reason}; {instead}"


def reason_of(error: BaseException) -> str:
    """What a bot raised, and in which line of its code."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return f"raised {type(error).__name__}: {error}{place}"


def refusal_of(action: object, known: Knowledge, *, live: bool = False) -> str | None:
    """Why a bot's answer is refused; None if it is accepted."""
    if isinstance(action, Action):
        if live and isinstance(action, known.rules.inputs):
            return None
        try:
            if known.rules.actions.encode(action) in known.acts:
                return None
        except HacktableError:
            pass
    return f"answered {str(action)[:80]!r}, which is no legal action"


def stand_in(known: Knowledge, coin: Ints) -> Action:
    """The move that is played for a bot that failed: the greedy bot's, or the first legal one if that fails too."""
    try:
        return PolicyBot(BEST, coin).choose(known)
    except Exception:
        logger.exception("%s could not stand in at %s", BEST, known.game)
        return known.legal[0]


class Player:
    """A bot of any kind in one seat of one match, in this process."""

    def __init__(self, entry: Entry, invitation: Invitation, coin: Ints, complain: Complain) -> None:
        self._entry = entry
        self._invitation = invitation
        self._coin = coin
        self._complain = complain
        self._bot: Bot | None = PolicyBot(entry, coin) if entry.policy else None
        self.since: int | None = None if entry.policy else -1
        """The number of actions in the match when the bot was last asked, so that it can be told what happened since.

        None for a policy, which is not told."""

    def choose(self, known: Knowledge) -> Action:
        """The bot's choice, or the greedy bot's if it fails."""
        try:
            action = self._made().choose(known)
            reason = refusal_of(action, known)
        except (Exception, SystemExit) as error:
            reason = reason_of(error)
        self._told(known)
        if reason is None:
            return action
        self._complain(reason)
        return stand_in(known, self._coin)

    def react(self, known: Knowledge) -> Action | None:
        """What the bot does before the next tick of a live game; nothing if it fails."""
        action = None
        try:
            bot = self._made()
            action = bot.react(known) if isinstance(bot, LiveBot) else None
            reason = None if action is None else refusal_of(action, known, live=True)
        except (Exception, SystemExit) as error:
            reason = reason_of(error)
        self._told(known)
        if reason is None:
            return action
        self._complain(reason)
        return None

    def _made(self) -> Bot:
        """The bot, made when it is first asked: if that fails, only this move is played for it, and the match does not fail."""
        if self._bot is None:
            assert self._entry.make
            self._bot = self._entry.make(self._invitation)
        return self._bot

    def _told(self, known: Knowledge) -> None:
        if self.since is not None:
            self.since = known.ply
