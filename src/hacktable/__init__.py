"""Hacktable: one table for three hacker-themed tabletop games.

>>> import hacktable
>>> match = hacktable.game("hashcatch").start(players=2, seed="a rainy evening")
>>> match.legal(match.actors[0])
[Roll()]
"""

from importlib.metadata import version

from hacktable.bots import registry as bot_registry
from hacktable.bots.bot import Bot, Invitation, LiveBot
from hacktable.bots.policies import Policy
from hacktable.bots.registry import register_bot
from hacktable.kernel.errors import HacktableError, IllegalError, MalformedError, NotYoursError, OptionError, TextError
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.registry import names as game_names
from hacktable.kernel.registry import register
from hacktable.kernel.verbs import Action, Event
from hacktable.match.box import GameBox
from hacktable.match.box import box as game
from hacktable.match.match import Match, Result, View


def bot_names(game_name: str | None = None) -> list[str]:
    """The names of all bots, or of those that play a game, the weakest first."""
    return list(bot_registry.names(game(game_name).rules if game_name else None))


__version__ = version("hacktable")
__all__ = [
    "Action",
    "Bot",
    "Event",
    "GameBox",
    "HacktableError",
    "IllegalError",
    "Invitation",
    "Knowledge",
    "LiveBot",
    "MalformedError",
    "Match",
    "NotYoursError",
    "OptionError",
    "Policy",
    "Result",
    "TextError",
    "View",
    "bot_names",
    "game",
    "game_names",
    "register",
    "register_bot",
]
