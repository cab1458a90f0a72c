"""The page's sentences, from its Fluent files: tests look for the words that a reader would look for, in either language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from hacktable.lang.sentences import Sentences

ROOT = Path(__file__).parent.parent.parent
PLACES = ("web/lang", "web/src/games/*/lang", "src/hacktable/lang", "src/hacktable/games/*/lang")
_ANYTHING = "\N{BLACK SQUARE}"


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sentences = Sentences(language, (file for place in PLACES for file in sorted(ROOT.glob(f"{place}/{language}.ftl"))))

    def __call__(self, code: str, **params: Any) -> str:
        """A sentence."""
        pattern = self._sentences.pattern(code)
        assert pattern, code
        text, errors = self._sentences.made(pattern, params)
        assert not errors, (code, params, errors)
        return text

    def like(self, code: str, *unknown: str, **params: Any) -> re.Pattern[str]:
        """A sentence of which some parameters are not known."""
        text = self(code, **params, **dict.fromkeys(unknown, _ANYTHING))
        return re.compile("^" + re.escape(text).replace(_ANYTHING, ".*") + "$")


@cache
def words(language: str) -> Words:
    return Words(language)
