"""The games there are: ours and any other package's, by the entry point group `hacktable.games`."""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoints, entry_points

from hacktable import lang
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game

logger = logging.getLogger(__name__)

_games: dict[str, Game] = {}
_refused: set[str] = set()
"""Entry points of other packages that could not be loaded, or were no games."""


def register(game: Game) -> Game:
    """Make a game known by its name.

    :raises ValueError: if another game has the name.
    """
    if _games.setdefault(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name!r} already")
    lang.add(game.folder / "lang")
    return game


def names() -> list[str]:
    """The names of all games."""
    _load()
    return sorted(_games)


def find(name: str) -> Game:
    """The game of a name.

    :raises OptionError: naming the games there are.
    """
    _load()
    if name not in _games:
        raise OptionError("option-game", given=repr(name), allowed=", ".join(sorted(_games)))
    return _games[name]


def _load() -> None:
    for point in _points():
        if point.name in _games or point.value in _refused:
            continue
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise TypeError(f"{point.value} is no Game")
            register(game)
        except (Exception, SystemExit) as error:
            if point.value.startswith("hacktable."):
                raise
            _refused.add(point.value)  # another package's fault: all other games can be played
            logger.warning("the game %s (%s) cannot be used: %s: %s", point.name, point.value, type(error).__name__, error)


@cache
def _points() -> EntryPoints:
    """Looked up once: it means reading the metadata of every installed package."""
    return entry_points(group="hacktable.games")
