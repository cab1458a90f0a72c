"""Pictures of what is played on.

Drawing one takes longer than a hundred moves, so it is done in the workshop. A table only has to know the picture's version, which
follows from the options that can be seen in it.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from hacktable import __version__, lang
from hacktable.kernel.game import Game
from hacktable.kernel.look import THEMES, Theme
from hacktable.kernel.options import Options

KEPT = 64
"""Some forty kilobytes each."""


class Picture(NamedTuple):
    """An SVG file."""

    svg: bytes
    tag: str
    """A hash of this very file."""


def version_of(game: Game, options: Options) -> str | None:
    """The same for all pictures of the same thing, in every language and theme: part of their address. None if there is nothing to see."""
    if not game.telling.picture:
        return None
    seen = game.telling.pictured
    return _hash(f"{__version__} {game.name} {game.version}", *(str(getattr(options, name)) for name in seen or options.__struct_fields__))


@lru_cache(KEPT)
def _hash(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:16]


def spoken_and_lit(language: str, theme: str) -> tuple[str, Theme]:
    """English where the language is not spoken here, and dark where there is no such theme."""
    return language if language in lang.languages() else lang.FALLBACK, next((each for each in THEMES if each == theme), "dark")


def drawn(game: Game, options: Options, language: str, theme: Theme) -> Picture:
    """A game's picture."""
    assert game.telling.picture, "asked only of games that have one"
    svg = game.telling.picture(options, language, theme).encode()
    return Picture(svg, hashlib.sha256(svg).hexdigest()[:16])
