"""Where pytest looks for fixtures; they are in a module of their own, which can be type-checked beside `tests/conftest.py`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.register_assert_rewrite("fixtures")
from fixtures import SHARED, cable, chromium, module_server, mortal_server, painting_chromium, playwright, server, visit  # noqa: E402  # only what is imported after the line above is rewritten

__all__ = ["cable", "chromium", "module_server", "mortal_server", "painting_chromium", "playwright", "server", "visit"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """What tests in a browser share ends with the last of them, or before a test of another kind."""
    yield
    if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
        SHARED.end()
