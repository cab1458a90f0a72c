"""Compiled rules for a server that has already started: a child process with low priority fills the cache, then the server loads it.

Compiling takes a minute and would hold up everybody; loading takes a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from pathlib import Path

from hacktable.bots import registry
from hacktable.bots.advice import advise
from hacktable.bots.bot import coin_of
from hacktable.bots.learned.levels import CHAMPIONS_NAME, LEVELS
from hacktable.bots.player import PolicyBot, use_compiled_policy
from hacktable.bots.policies import OURS
from hacktable.kernel.engine import Engine, compiled
from hacktable.kernel.verbs import CLOCK, Timeout
from hacktable.match.box import GameBox, box
from hacktable.server.house import House

logger = logging.getLogger(__name__)

COMPILE_LIMIT = 1800.0
"""Seconds, on a machine that is slow and busy."""


def exercise(game: GameBox) -> None:
    """Use every entry point that a server uses once, so that it is compiled or loaded."""
    match = game.start(game.players[0], seed=1)
    match.speed_up()
    match.shown(0)
    assert match.looked
    for level in (name for name in registry.names(game.rules) if name in OURS):
        known, bot = match.knowledge(match.actors[0]), PolicyBot(level, coin_of(b"warm"))
        bot.react(known, twins=compiled(game.rules))
        match.act(match.actors[0], bot.choose(known, twins=compiled(game.rules)))
    match.act(CLOCK, Timeout(match.actors[0]))
    assert match.standings
    assert match.acts(match.actors[0])
    Engine(game.rules, match.boards, twins=compiled(game.rules)).rehearse(match.states, match.actors[0])


def exercise_policy(game: GameBox, name: str) -> None:
    """The same for another package's policy."""
    match, bot = game.start(game.players[0], seed=1), PolicyBot(name, coin_of(b"warm"))
    use_compiled_policy(game.rules, name)
    known = match.knowledge(match.actors[0])
    bot.react(known)
    bot.choose(known)
    if name == CHAMPIONS_NAME:
        advise(known, worlds=1)


def own_policies(game: GameBox) -> list[str]:
    """Bots that are compiled each by itself, after the game's rules: the champion, with which all levels are compiled, and other packages'."""
    return [bot for bot in registry.names(game.rules) if bot not in OURS and bot not in LEVELS[:-1] and registry.find(bot).policy]


async def warm(house: House, names: tuple[str, ...]) -> None:
    """Compile in a child, load in a thread, and let all tables go on with it; then the policies of other packages."""
    for name in names:
        code = await _in_child(name)
        if code != 0:
            logger.warning("%s could not be compiled (exit status %s): it goes on interpreted", name, code)
            continue
        if not await asyncio.to_thread(_can_be_used, box(name)):
            continue
        house.speed_up(box(name))
        logger.info("%s: compiled rules loaded", name)

    for name in names:
        for bot in own_policies(box(name)):
            code = await _in_child(name, bot)
            if code == 0:
                use_compiled_policy(box(name).rules, bot)
            else:
                logger.warning("the bot %s could not be compiled with %s (exit status %s): it plays interpreted", bot, name, code)


async def _in_child(*words: str) -> int:
    """The exit status of a child that compiles a game, or a policy with a game; −9 if it took too long."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "hacktable.server.warming",
        *words,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C is for the server
    )
    try:
        return await asyncio.wait_for(child.wait(), COMPILE_LIMIT)
    except TimeoutError:
        child.kill()
        return await child.wait()
    except asyncio.CancelledError:
        child.kill()
        raise


def _can_be_used(game: GameBox) -> bool:
    try:
        exercise(game)
    except Exception:  # the interpreted rules are as good, only slower
        logger.exception("%s: compiled rules cannot be used", game.name)
        return False
    return True


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    with contextlib.suppress(OSError):  # Linux shares a processor evenly between sessions, unless a session has a priority, too
        Path("/proc/self/autogroup").write_text("19")
    if sys.argv[2:]:
        exercise_policy(box(sys.argv[1]), sys.argv[2])
    else:
        exercise(box(sys.argv[1]))
