"""What the page needs to show a game of another package: its sentences, its rules, and how its fields are to be read.

The page is built with the texts of our own games; those of any other game it asks for, and shows the game on a plain table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from hacktable import lang
from hacktable.kernel.cstruct import EVERYONE, OWNER, CStruct, Field
from hacktable.kernel.frames import page_fields
from hacktable.kernel.game import Game
from hacktable.kernel.rules import MOST_SEATS
from hacktable.kernel.verbs import seats_of
from hacktable.lang.rulebook import Rulebook
from hacktable.server.wire.answers import CallInfo, FieldInfo, GameTexts

KEPT = 64
"""Some tens of kilobytes each."""
SEAT_WORDS = frozenset({"turn", "seat", "player", "actor", "leader", "dealer", "starter", "winner", "holder", "owner"})
"""A number is taken for a seat if its field's name ends in one of these, and its bounds are those of a seat."""


class Texts(NamedTuple):
    """An answer, and the hash of it by which a browser asks whether its copy is still good."""

    body: bytes
    tag: str


def texts_of(game: Game, language: str) -> Texts:
    """A game's texts; in English where it has none in this language."""
    known = language if language in _languages(game.folder) else lang.FALLBACK
    return _made(game, known)


@lru_cache(KEPT)
def _made(game: Game, language: str) -> Texts:
    body = msgspec.json.encode(
        GameTexts(
            sentences=_sentences(game.folder / "lang", language),
            rules=Rulebook(rules, language).markdown if (rules := game.folder / "rules").joinpath(f"{lang.FALLBACK}.md").exists() else "",
            state=_fields(game, game.State),
            board=_fields(game, game.Board),
            actions=_seats(game.actions.structs),
            events=_seats(game.events.structs),
            calls=tuple(CallInfo(call.name, call.aims) for call in game.telling.calls if call.aims != "place"),
        )
    )
    return Texts(body, hashlib.sha256(body).hexdigest()[:16])


@lru_cache(KEPT)
def _languages(folder: Path) -> frozenset[str]:
    """The languages in which a game says anything at all."""
    return frozenset(file.stem for file in (*folder.glob("lang/*.ftl"), *folder.glob("rules/*.md")))


def _sentences(folder: Path, language: str) -> dict[str, str]:
    files = {each: folder / f"{each}.ftl" for each in (language, lang.FALLBACK)}
    return {each: file.read_text("utf-8") for each, file in files.items() if file.exists()}


def _seats(structs: Iterable[type[msgspec.Struct]]) -> dict[str, tuple[str, ...]]:
    return {str(struct.__struct_config__.tag): seats_of(struct) for struct in structs}


def _fields(game: Game, record: type[CStruct]) -> dict[str, FieldInfo]:
    return {name: _field(game, name, field) for name, field in page_fields(record).items()}


def _field(game: Game, name: str, field: Field) -> FieldInfo:
    most = game.players[-1]
    return FieldInfo(
        shape=field.shape,
        low=field.low if field.names else 0,
        names=field.names,
        flag=not field.names and (field.low, field.high) == (0, 1),
        blank=None if field.see in (None, EVERYONE) else field.blank,
        owned=field.see is OWNER,
        shown=field.shown,
        per_seat=field.see is OWNER or field.shape[:1] in ((most,), (MOST_SEATS,)),
        seat=not field.names
        and name.rpartition("_")[2] in SEAT_WORDS
        and field.low in (-1, 0)
        and field.high in (most - 1, MOST_SEATS - 1),
    )
