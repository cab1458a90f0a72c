"""What exists in two places is the same in both: the page's types and sentences, and the database's migrations."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from fluent.runtime import FluentBundle, FluentResource

import hacktable.server
from hacktable.kernel.calls import GENERAL
from hacktable.kernel.engine import Engine
from hacktable.kernel.frames import page_fields
from hacktable.kernel.registry import find, names
from hacktable.server.store import schema
from hacktable.server.store.sql import open_engine, sqlite_url
from hacktable.server.wire import faults, messages
from hacktable.server.wire.typescript import files
from hacktable.testing.walking import key_words, variants

WEB = Path(__file__).parents[2] / "web"
OURS = sorted(point.name for point in entry_points(group="hacktable.games"))
"""Games that come with the house; tests may have registered others."""
EXACT = 2**53 - 1
"""The largest whole number that a browser keeps exactly."""
SETS_OF_NEIGHBOURS = {("blackhat", "onward")}
"""Larger numbers are kept, too, if their bits lie close together: these are neighbours of a cell."""


# ---------------------------------------------------------------- types


def test_the_pages_types_are_what_the_server_declares() -> None:
    written = {file.name: file.read_text("utf-8") for file in (WEB / "src" / "wire").iterdir()}
    declared = {name: text for name, text in files().items() if Path(name).stem in ("wire", "look", *OURS)}
    assert written == declared, "run: python -m hacktable.server.wire.typescript web/src/wire"


def test_every_message_has_a_type() -> None:
    text = files()["wire.ts"]
    for message in (*get_args(messages.PageMessage), *get_args(messages.ServerMessage)):
        tag = message.__struct_config__.tag
        field = message.__struct_config__.tag_field
        assert f'  {field}: "{tag}";' in text
        assert f"export interface {tag.capitalize()}Message {{" in text


@pytest.mark.parametrize("game", names())
def test_every_number_that_reaches_a_page_is_one_it_can_keep(game: str) -> None:
    rules = find(game)
    for name, field in page_fields(rules.State).items():
        if (game, name) not in SETS_OF_NEIGHBOURS:
            assert -EXACT <= field.low <= field.high <= EXACT, f"{game}: {name} can be {field.low} … {field.high}"
    for players, options in variants(rules):
        board = rules.board(players, options)[1][0]
        for name in page_fields(rules.Board):
            assert -EXACT <= board[name].min() <= board[name].max() <= EXACT, f"{game}: {name}"


def test_a_page_can_keep_every_set_of_a_cells_neighbours() -> None:
    """Whole arrows of Black Hat lead to neighbours alone (BH-5), and of those the first and the last lie less than 53 bits apart."""
    rules = find("blackhat")
    for players, options in variants(rules):
        boards = rules.board(players, options)[1]
        state = Engine(rules, boards).setup(key_words("neighbours"))[0][0]
        for beside, onward in zip(boards[0]["beside"], state["onward"], strict=True):
            neighbours = {int(each) for each in beside if each >= 0}
            assert max(neighbours) - min(neighbours) < 53
            assert int(onward) & ~sum(1 << each for each in neighbours) == 0
            assert int(float(onward)) == onward


# ---------------------------------------------------------------- sentences

LANGUAGES = sorted(file.stem for file in (WEB / "lang").glob("*.ftl"))
PARAMS: dict[str, Any] = {"chair": 2, "players": 2, "reason": "name", "name": "Ada", "game": "chess", "most": 50}
"""What sentences may ask for."""


def bundle(language: str) -> Any:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((WEB / "lang" / f"{language}.ftl").read_text("utf-8")))
    return found


def codes() -> list[str]:
    notices = get_args(get_type_hints(messages.Notice)["code"])
    return [
        *(kind.code for kind in faults.FAULT_KINDS if kind.code),
        *(close.code for close in faults.CLOSES),
        *(f"notice-{code}" for code in notices),
        *(f"call-{call.name}" for call in GENERAL),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_that_the_server_sends_has_its_sentence(language: str) -> None:
    sentences = bundle(language)
    missing = [code for code in codes() if not sentences.has_message(code)]
    assert missing == []
    for code in codes():
        sentence, errors = sentences.format_pattern(sentences.get_message(code).value, PARAMS)
        assert not errors, f"{code}: {errors}"
        assert sentence.strip()


def test_there_are_languages_and_all_kinds_of_codes() -> None:
    assert {"en", "de"} <= set(LANGUAGES)
    assert {"fault-stale", "close-gone", "notice-timeout", "notice-kicked", "call-hello"} <= set(codes())


def test_faults_and_closings_are_numbered_once() -> None:
    numbers = [kind.number for kind in faults.FAULT_KINDS]
    assert len(set(numbers)) == len(numbers) == 51
    closings = [close.number for close in faults.CLOSES]
    assert len(set(closings)) == len(closings)
    assert all(4400 <= number < 4600 for number in closings)
    assert [close.retry for close in faults.CLOSES] == [close.number >= 4500 for close in faults.CLOSES]


# ---------------------------------------------------------------- the database


def test_the_declared_revision_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(hacktable.server.__file__).parent / "store" / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.REVISION]


def test_a_database_that_is_up_to_date_is_opened_as_it_is(tmp_path: Path) -> None:
    open_engine(sqlite_url(tmp_path)).dispose()
    before = (tmp_path / "hacktable.sqlite").read_bytes()
    open_engine(sqlite_url(tmp_path)).dispose()
    assert (tmp_path / "hacktable.sqlite").read_bytes() == before
