"""Make sentences from codes and parameters, with Fluent files.

Every folder added here holds one `.ftl` file for each language. If a language lacks a sentence, the English one is used. If
there is no sentence at all, the code itself is shown; our tests fail for such a code.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unicodedata import category

if TYPE_CHECKING:
    from hacktable.lang.sentences import Sentences

FALLBACK = "en"
_LOCALES = {"pt": "pt-PT"}
"""What plurals and numbers follow, where it is not the language's own code: `pt` alone would be taken for that of Brazil."""
_ALSO = {"no": "nb", "nn": "nb"}
"""What machines also call our languages: our Norwegian is Bokmål."""
_folders: list[Path] = [Path(__file__).parent]


class Share(float):
    """A share such as 0.43. Sentences show it as a percentage, with the sign and the space that their language uses."""


def add(folder: Path) -> None:
    """Add a folder of sentences (a game's)."""
    if folder not in _folders:
        _folders.append(folder)


def languages() -> tuple[str, ...]:
    """All languages for which some folder has a file, English first."""
    return _languages(tuple(_folders))


@cache
def _languages(folders: tuple[Path, ...]) -> tuple[str, ...]:
    found = {file.stem for folder in folders for file in folder.glob("*.ftl")}
    return tuple(sorted(found, key=lambda each: (each != FALLBACK, each)))


def own_language() -> str:
    """The language that this machine is set to, if we have it; otherwise English."""
    word = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or FALLBACK
    word = _ALSO.get(word[:2], word[:2])
    return word if word in languages() else FALLBACK


def first_spoken(wanted: str) -> str:
    """The first of our languages in what a browser says it wants, such as `da, nn;q=0.8, en;q=0.7`; otherwise English."""
    for part in wanted.split(",")[:20]:
        word = part.strip()[:2].lower()
        word = _ALSO.get(word, word)
        if word in languages():
            return word
    return FALLBACK


def say(language: str, code: str, **params: Any) -> str:
    """The sentence for a code, in this language if it has one, otherwise in English."""
    for each in dict.fromkeys((language if language in languages() else FALLBACK, FALLBACK)):
        sentences = _sentences(each, tuple(_folders))
        pattern = sentences.pattern(code)
        if pattern is not None:
            given = {name: _plain(value) for name, value in params.items()}
            sentence, errors = sentences.made(pattern, given)
            if not errors:
                return _one_dot(sentence, given.values())
    return f"{code} {params}" if params else code


def prepare() -> None:
    """Open the files of all languages, which takes hundredths of a second, before anybody waits for a sentence."""
    for each in languages():
        _sentences(each, tuple(_folders))


def _one_dot(sentence: str, given: Iterable[Any]) -> str:
    """A name that ends in a dot ends its sentence, too: "Next up: Ada K.", without a second dot."""
    for value in given:
        if isinstance(value, str) and value.endswith("."):
            sentence = sentence.replace(f"{value}.", value)
    return sentence


def has(language: str, code: str) -> bool:
    """Whether a language has a sentence of its own for a code."""
    return _sentences(language, tuple(_folders)).pattern(code) is not None


def _plain(value: Any) -> Any:
    """A value as Fluent gets it. Small numbers stay numbers, for plurals; larger ones become texts, or Fluent would group their digits."""
    if isinstance(value, Share):
        from fluent.runtime.types import fluent_number

        return fluent_number(float(value), style="percent")
    return value if type(value) is int and abs(value) < 1000 else visible(str(value))


def visible(text: str) -> str:
    """A text with what cannot be seen written out, such as `\\x1b`.

    A record or a board of somebody else may contain orders to a terminal, or marks that turn the order of letters round; a sentence about it must
    not carry them out.
    """
    if text.isprintable():
        return text
    return "".join(
        mark if mark == "\n" or (category(mark)[0] != "C" and category(mark) not in ("Zl", "Zp")) else ascii(mark)[1:-1] for mark in text
    )


@cache
def _sentences(language: str, folders: tuple[Path, ...]) -> Sentences:
    # Only now: loading Fluent and its locales takes a tenth of a second, and a simulation says nothing.
    from hacktable.lang.sentences import Sentences

    return Sentences(_LOCALES.get(language, language), (folder / f"{language}.ftl" for folder in folders))
