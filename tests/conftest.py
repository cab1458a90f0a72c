"""Shared by all tests: `tests/` itself can be imported from."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hacktable.testing import Conformance

sys.path.insert(0, str(Path(__file__).parent))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="longer runs of what is run briefly otherwise")


@pytest.fixture(autouse=True, scope="session")
def _soak(request: pytest.FixtureRequest) -> None:
    """Compare twenty times as many decisions between the speeds of every game."""
    if request.config.getoption("--soak"):
        for suite in Conformance.__subclasses__():
            suite.compared_decisions *= 20
