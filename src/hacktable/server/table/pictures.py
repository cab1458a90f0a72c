"""Pictures of what is played on, drawn once for each choice of options."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import NamedTuple

from hacktable import lang
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
    version: str
    """A hash that is the same in every language and theme: part of the picture's address."""


def drawn(game: Game, options: Options, language: str = lang.FALLBACK, theme: str = "dark") -> Picture:
    """A game's picture; in English where the language is not spoken here, and dark where there is no such theme."""
    spoken = language if language in lang.languages() else lang.FALLBACK
    return _drawn(game, options, spoken, next((each for each in THEMES if each == theme), "dark"))


@lru_cache(KEPT)
def _drawn(game: Game, options: Options, language: str, theme: Theme) -> Picture:
    assert game.telling.picture, "asked only of games that have one"
    svg = game.telling.picture(options, language, theme).encode()
    tag = hashlib.sha256(svg).hexdigest()[:16]
    plain = language == lang.FALLBACK and theme == "dark"
    return Picture(svg, tag, tag if plain else _drawn(game, options, lang.FALLBACK, "dark").version)
