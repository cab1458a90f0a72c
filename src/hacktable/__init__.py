"""Hacktable: one table for three hacker-themed tabletop games.

>>> import hacktable
>>> match = hacktable.game("hashcatch").start(players=2, seed="a rainy evening")
>>> match.legal(match.actors[0])
[Roll()]
"""

from importlib.metadata import version

from hacktable.kernel.errors import HacktableError, IllegalError, MalformedError, NotYoursError, OptionError, TextError
from hacktable.kernel.registry import names as game_names
from hacktable.kernel.registry import register
from hacktable.match.box import GameBox
from hacktable.match.box import box as game
from hacktable.match.match import Match, Result, View

__version__ = version("hacktable")
__all__ = [
    "GameBox",
    "HacktableError",
    "IllegalError",
    "MalformedError",
    "Match",
    "NotYoursError",
    "OptionError",
    "Result",
    "TextError",
    "View",
    "game",
    "game_names",
    "register",
]
