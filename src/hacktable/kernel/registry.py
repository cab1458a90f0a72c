"""The games there are: ours and any other package's, by the entry point group `hacktable.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

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
    for point in entry_points(group="hacktable.games"):
        if point.name not in _games:
            register(point.load())
