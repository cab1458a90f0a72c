"""Glossaries: every language has one word for a thing, and its texts use it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hacktable

SOURCE = Path(hacktable.__file__).parent
PAGE = SOURCE.parents[1] / "web" / "src" / "games"
LANGUAGES = ("en", "de", "fi", "it", "nb", "pt")
PRINTED = {"fi": "blackhat", "nb": "blackhat", "pt": "blackhat", "it": "hacker", "de": "hashcatch"}
"""The game whose rulebook was printed in this language."""
GAMES = ("blackhat", "hacker", "hashcatch")


@cache
def glossary(language: str) -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads((SOURCE / "lang" / "glossary" / f"{language}.toml").read_text("utf-8"))


class Said(Visitor):
    """The words of sentences, without the names of what is put in."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's name)
        self.words.append(node.value)


@cache
def texts(game: str, language: str) -> str:
    """All that a game says in a language, in its rules, in the terminal and on the page."""
    said = Said()
    for folder in (SOURCE / "games" / game / "lang", PAGE / game / "lang"):
        said.visit(FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")))
    rules = (SOURCE / "games" / game / "rules" / f"{language}.md").read_text("utf-8")
    return re.sub(r"\s+", " ", " … ".join([rules, *said.words]))


def occurs(word: str, text: str) -> bool:
    """Whether a word begins like this somewhere; endings are free, because most of our languages inflect."""
    return re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE) is not None


def test_every_language_has_a_glossary_of_the_same_things() -> None:
    things = {language: {game: list(terms) for game, terms in glossary(language).items()} for language in LANGUAGES}
    assert set(things["en"]) == set(GAMES)
    assert all(len(terms) > 15 for terms in things["en"].values())
    assert things == dict.fromkeys(LANGUAGES, things["en"])
    assert {file.stem for file in (SOURCE / "lang" / "glossary").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_books_that_were_printed_are_quoted(language: str) -> None:
    quoted = {game for game, terms in glossary(language).items() if any("book" in term for term in terms.values())}
    assert quoted == ({PRINTED[language]} if language in PRINTED else set())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_our_terms_and_none_of_the_words_we_avoid(language: str, game: str) -> None:
    text = texts(game, language)
    terms = glossary(language)[game]
    assert [thing for thing, term in terms.items() if not occurs(term["ours"], text)] == []
    assert [word for term in terms.values() for word in term.get("never", ()) if occurs(word, text)] == []
