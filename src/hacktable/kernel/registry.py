"""The games there are: ours and any other package's, by the entry point group `hacktable.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoints, entry_points

from hacktable import lang
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game

_games: dict[str, Game] = {}


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
        if point.name not in _games:
            register(point.load())


@cache
def _points() -> EntryPoints:
    """Looked up once: it means reading the metadata of every installed package."""
    return entry_points(group="hacktable.games")
