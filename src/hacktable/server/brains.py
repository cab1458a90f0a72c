"""Bots at tables: they think in worker threads, from what their seat knows and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import OUR_NAMES
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.verbs import Action
from hacktable.server import chance

logger = logging.getLogger(__name__)


class Brains:
    """The threads that all bots of a server share."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="hacktable-bot")
        self._bots = {level: PolicyBot(level, coin_of(chance.coin_seed())) for level in OUR_NAMES}

    def think(self, level: str, known: Knowledge, then: Callable[[Action], None]) -> None:
        """Choose in a thread, and hand over the choice in the event loop."""
        loop = asyncio.get_running_loop()

        def choose() -> None:
            try:
                action = self._bots[level].choose(known)
            except Exception:  # a bot's fault must not stop the table
                logger.exception("the bot %s could not choose in %s", level, known.game)
                action = known.legal[0]
            loop.call_soon_threadsafe(then, action)

        self._threads.submit(choose)

    def react(self, level: str, known: Knowledge) -> Action | None:
        """Between two ticks there is no time for threads: reflexes are quick."""
        try:
            action = self._bots[level].react(known)
        except Exception:  # a bot's fault must not stop the table
            logger.exception("the bot %s could not react in %s", level, known.game)
            return None
        if action is None or isinstance(action, known.rules.inputs) or known.rules.actions.encode(action) in known.acts:
            return action
        logger.error("the bot %s wants to do what it may not in %s: %s", level, known.game, action)
        return None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
