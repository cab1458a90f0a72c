"""The games that the page's tests play with are those that the rules make now."""

from __future__ import annotations

import pytest

from page_fixtures import FIXTURES, FOLDER

pytestmark = [pytest.mark.deep, pytest.mark.usefixtures("at_full_speed")]  # makes all fixtures again


@pytest.mark.parametrize("name", FIXTURES)
def test_a_fixture_of_the_page_is_what_the_rules_make(name: str) -> None:
    written = (FOLDER / f"{name}.json").read_text("utf-8")
    assert written == FIXTURES[name](), "run: python tests/page_fixtures.py"


def test_no_fixture_of_the_page_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(FIXTURES)
