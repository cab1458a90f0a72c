"""Bots at tables: they think beside the event loop, from what their seat knows and nothing else.

Our own bots share a few threads. A bot of another package has a thread of its own, and, unless it is a policy, a process of its own: one
that is slow or broken holds up nobody but itself. When it fails, our best bot plays the move, and the log says why.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TypeVar

from hacktable.bots import registry
from hacktable.bots.advice import advise
from hacktable.bots.asking import Asked, Question
from hacktable.bots.bot import Invitation, coin_of
from hacktable.bots.explaining import Asking, Explained, explain
from hacktable.bots.player import PolicyBot, reason_of, refusal_of, runs_compiled, sentence
from hacktable.bots.policies import BEST
from hacktable.bots.process import BotFailedError, BotProcess
from hacktable.bots.registry import Entry
from hacktable.kernel.errors import OptionError
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.stakes import Advised
from hacktable.kernel.verbs import Action
from hacktable.match.match import Match
from hacktable.server import chance
from hacktable.server.counts import Thoughts, clock
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault

logger = logging.getLogger(__name__)

T = TypeVar("T")

LIMIT = 5_000
"""Milliseconds that a bot of another package has for a move."""
MOST_SLOW = 8
"""Thoughts of ours that may wait before levels that are not compiled yet, and take some hundred times as long, let our best quick bot play."""
MOST_ADVICE = 20
"""People who may wait for advice. Each takes the thread less than a tenth of a second."""
MOST_REACTIONS = 1000
"""Seats whose reactions are kept until the next tick; the longest unused are forgotten."""

Done = Callable[[Action | None, str | None], None]
"""Gets an action, or none and the reason why there is none; or none of both, if a bot does nothing."""


class Brains:
    """Whoever thinks at a server."""

    def __init__(self, threads: int = 2, limit: int = LIMIT) -> None:
        self._limit = limit / 1000
        self.thoughts = Thoughts()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="hacktable-bot")
        self._ours = {name: PolicyBot(name, coin_of(chance.coin_seed())) for name in registry.of_the_house()}
        self._advisor = ThreadPoolExecutor(1, thread_name_prefix="hacktable-advice")
        self._thinking = self._wanting_advice = 0
        self._strangers: dict[str, Stranger] = {}
        self._closed = False
        self._reactions: OrderedDict[tuple[str, str], Reaction] = OrderedDict()

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        """Choose beside the event loop, and hand over the choice in it."""
        if asked.bot in self._ours:
            self._think(asked.bot, asked, then)
            return

        began = clock()

        def done(action: Action | None, reason: str | None) -> None:
            self.thoughts.others.add(clock() - began)
            if action is not None:
                then(action)
            else:
                self._complain(asked, reason or "did not answer", f"{BEST} plays this move")
                self._think(BEST, asked, then)

        self._ask(asked, False, done)

    def _think(self, name: str, asked: Asked, then: Callable[[Action], None]) -> None:
        """With one of our own bots. While a server still compiles, networks take so long that tables would wait for each other."""
        loop = asyncio.get_running_loop()
        entry = registry.find(name)
        if (
            asked.coin is None
            and self._thinking >= MOST_SLOW
            and entry.policy
            and entry.policy.mind
            and not runs_compiled(entry, asked.known.rules)
        ):
            name = BEST
        self._thinking += 1

        def done(action: Action, took: float) -> None:
            self._thinking -= 1
            self.thoughts.ours.add(took)
            then(action)

        def choose() -> None:
            began = clock()
            try:
                bot = self._ours[name] if asked.coin is None else PolicyBot(name, coin_of(asked.coin))
                action = bot.choose(asked.known)
            except Exception:  # a bot's fault must not stop the table
                logger.exception("the bot %s could not choose: %s, %s", name, asked.known.game, asked.where)
                action = asked.known.legal[0]
            with contextlib.suppress(RuntimeError):  # the server has gone
                loop.call_soon_threadsafe(done, action, clock() - began)

        self._threads.submit(choose)

    @property
    def thinking(self) -> int:
        """Choices of our own bots that are asked for and not made yet."""
        return self._thinking

    def advise(self, known: Knowledge, then: Callable[[tuple[Advised, ...]], None]) -> None:
        self._look_ahead(known.game, lambda: advise(known), then)

    def explain(self, asked: tuple[Asking, ...], then: Callable[[tuple[Explained | None, ...]], None]) -> None:
        game = asked[0].known.game if asked else ""
        self._look_ahead(game, lambda: tuple(explain(*each) for each in asked), then)

    def regret(self, match: Match, seat: int, then: Callable[[str | None], None]) -> None:
        self._look_ahead(match.game, lambda: (match.why_not_back(seat),), lambda found: then(found[0] if found else "takeback-shown"))

    def _look_ahead(self, game: str, look: Callable[[], tuple[T, ...]], then: Callable[[tuple[T, ...]], None]) -> None:
        """Look ahead for a person, in a thread of its own: no bot waits for it. Compiled rules do not hold Python's lock meanwhile."""
        if self._wanting_advice >= MOST_ADVICE:
            raise Fault(faults.BUSY)
        self._wanting_advice += 1
        loop = asyncio.get_running_loop()

        def done(found: tuple[T, ...]) -> None:
            self._wanting_advice -= 1
            then(found)

        def think() -> None:
            try:
                found = look()
            except Exception:  # the table goes on without it
                logger.exception("%s: no advice could be found", game)
                found = ()
            with contextlib.suppress(RuntimeError):  # the server has gone
                loop.call_soon_threadsafe(done, found)

        self._advisor.submit(think)

    def react(self, asked: Asked) -> Action | None:
        """What a bot does before the next tick. There is no time to wait: a stranger's answer is taken a tick after it was asked for."""
        if asked.bot in self._ours:
            try:
                action = self._ours[asked.bot].react(asked.known)
            except Exception:  # a bot's fault must not stop the table
                logger.exception("the bot %s could not react: %s, %s", asked.bot, asked.known.game, asked.where)
                return None
            refusal = refusal_of(action, asked.known, live=True) if action is not None else None
            if refusal:
                logger.error("the bot %s: %s, %s: %s", asked.bot, asked.known.game, asked.where, refusal)
            return None if refusal else action
        return self._strange_reaction(asked)

    def _strange_reaction(self, asked: Asked) -> Action | None:
        reaction = self._reactions.setdefault((asked.bot, asked.memory), Reaction())
        self._reactions.move_to_end((asked.bot, asked.memory))
        if len(self._reactions) > MOST_REACTIONS:
            self._reactions.popitem(last=False)
        action, reaction.action = reaction.action, None
        if action is not None and refusal_of(action, asked.known, live=True) is None:  # else it has become illegal since
            return action
        if not reaction.waiting:
            reaction.waiting = True

            def done(action: Action | None, reason: str | None) -> None:
                reaction.waiting, reaction.action = False, action
                if reason:
                    self._complain(asked, reason, "it does nothing before this tick")

            self._ask(asked, True, done)
        return None

    def _ask(self, asked: Asked, live: bool, done: Done) -> None:
        """Ask a bot of another package."""
        try:
            entry = registry.find(asked.bot)
        except OptionError:
            done(None, "is not installed")
            return
        stranger = self._strangers.get(asked.bot)
        if stranger is None or stranger.entry is not entry:
            if stranger:
                stranger.close()
            stranger = self._strangers[asked.bot] = Stranger(entry, self._limit)
        stranger.ask(asked, live, lambda action, reason: None if self._closed else done(action, reason))

    def _complain(self, asked: Asked, reason: str, instead: str) -> None:
        self.thoughts.failed += 1
        logger.warning("%s", sentence(asked.bot, f"{asked.known.game}, {asked.where}", reason, instead))

    def close(self) -> None:
        self._closed = True
        for threads in (self._threads, self._advisor):
            threads.shutdown(wait=False, cancel_futures=True)
        for stranger in self._strangers.values():
            stranger.close()


@dataclass
class Reaction:
    """What a stranger's seat does in a live game: an answer that has come, or one that is waited for."""

    waiting: bool = False
    action: Action | None = None


class Stranger:
    """A bot of another package, with a thread of its own. The thread may never come back from a policy, so nobody waits for it."""

    def __init__(self, entry: Entry, limit: float) -> None:
        self.entry = entry
        self._limit = limit
        self._seed = chance.coin_seed()
        self._policy = PolicyBot(entry, coin_of(self._seed)) if entry.policy else None
        self._process = BotProcess(entry.place, limit) if entry.place else None
        self._waiting: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        threading.Thread(target=self._work, name=f"hacktable-bot-{entry.name}", daemon=True).start()

    def ask(self, asked: Asked, live: bool, done: Done) -> None:
        """Have the bot act; `done` is called in the event loop, and once."""
        loop = asyncio.get_running_loop()
        begun = answered = False

        def once(action: Action | None, reason: str | None) -> None:
            nonlocal answered
            if not answered:
                answered = True
                done(action, reason)

        def answer() -> None:
            nonlocal begun
            if answered:  # somebody else has played the move meanwhile
                return
            begun = True
            result = self._answer(asked, live)
            with contextlib.suppress(RuntimeError):  # the server has gone
                loop.call_soon_threadsafe(once, *result)

        def too_late() -> None:
            if not begun:
                once(None, f"was busy at other tables for {self._limit:g} s")
            elif self._policy:  # a process is killed when its time is up, a thread cannot be
                once(None, f"took longer than {self._limit:g} s")

        loop.call_later(self._limit, too_late)
        self._waiting.put(answer)

    def _work(self) -> None:
        while (answer := self._waiting.get()) is not None:
            answer()

    def _answer(self, asked: Asked, live: bool) -> tuple[Action | None, str | None]:
        known = asked.known
        try:
            if self._policy:
                action = self._policy.react(known) if live else self._policy.choose(known)
                reason = refusal_of(action, known, live=live) if action is not None else None
                return (None, reason) if reason else (action, None)
            if self._process is None:
                raise BotFailedError("cannot be imported by another process")
            act = self._process.ask(Question.of(asked, self._invitation(asked), live=live))
            if not act:
                return None, None
            action = known.rules.actions.decode(act)
            reason = refusal_of(action, known, live=live)  # its process has looked already, but the bot's code runs there
            return (None, reason) if reason else (action, None)
        except BotFailedError as error:
            return None, str(error)
        except Exception as error:
            return None, reason_of(error)

    def _invitation(self, asked: Asked) -> Invitation:
        seed = int.from_bytes(hashlib.sha256(self._seed + asked.memory.encode()).digest()[:8], "big") >> 1
        return Invitation(asked.known.game, asked.known.seat, asked.known.players, seed)

    def close(self) -> None:
        self._waiting.put(None)
        if self._process:
            self._process.close()
