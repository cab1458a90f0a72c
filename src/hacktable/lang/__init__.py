"""Make sentences from codes and parameters, with Fluent files.

Every folder added here holds one `.ftl` file for each language. If a language lacks a sentence, the English one is used. If
there is no sentence at all, the code itself is shown; our tests fail for such a code.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

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
        bundle = _bundle(each, tuple(_folders))
        message = bundle.get_message(code) if bundle.has_message(code) else None
        if message is not None and message.value is not None:
            given = {name: _plain(value) for name, value in params.items()}
            sentence, errors = bundle.format_pattern(message.value, given)
            if not errors:
                return _one_dot(str(sentence), given.values())
    return f"{code} {params}" if params else code


def prepare() -> None:
    """Read all languages, which takes some hundredths of a second for each, before anybody waits for a sentence."""
    for each in languages():
        _bundle(each, tuple(_folders))


def _one_dot(sentence: str, given: Iterable[Any]) -> str:
    """A name that ends in a dot ends its sentence, too: "Next up: Ada K.", without a second dot."""
    for value in given:
        if isinstance(value, str) and value.endswith("."):
            sentence = sentence.replace(f"{value}.", value)
    return sentence


def has(language: str, code: str) -> bool:
    """Whether a language has a sentence of its own for a code."""
    return bool(_bundle(language, tuple(_folders)).has_message(code))


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
def _bundle(language: str, folders: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
