"""Where pytest looks for fixtures; they are in a module of their own, which can be type-checked beside `tests/conftest.py`."""

import pytest

pytest.register_assert_rewrite("fixtures")
from fixtures import cable, chromium, module_server, mortal_server, painting_chromium, playwright, server, visit  # noqa: E402

__all__ = ["cable", "chromium", "module_server", "mortal_server", "painting_chromium", "playwright", "server", "visit"]
