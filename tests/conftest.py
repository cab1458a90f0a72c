"""Shared by all tests: `tests/` itself can be imported from, and every test is marked by what it needs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hacktable.testing import Conformance

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))


def pytest_addoption(parser: pytest.Parser) -> None:
    lengths = parser.getgroup("hacktable").addoption
    lengths("--soak", action="store_true", help="longer runs of what is run briefly otherwise")
    lengths("--brief", action="store_true", help="compare the speeds of every game for fewer decisions; ./check fast does")


@pytest.fixture(autouse=True, scope="session")
def _lengths(request: pytest.FixtureRequest) -> None:
    """How many decisions are compared between the speeds of every game: twenty times as many, or a twentieth."""
    for suite in Conformance.__subclasses__():
        if request.config.getoption("--soak"):
            suite.compared_decisions *= 20
        elif request.config.getoption("--brief"):
            suite.compared_decisions //= 20


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in `browser/` needs a browser."""
    for item in items:
        if HERE / "browser" in item.path.parents:
            item.add_marker(pytest.mark.browser)
