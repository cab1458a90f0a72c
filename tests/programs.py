"""Loads the programs of `tools/`, which is no package, as modules; and runs them where a test needs their result."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


def load(name: str) -> ModuleType:
    """A program of `tools/`."""
    title = f"tools_{name}"
    if title not in sys.modules:
        spec = importlib.util.spec_from_file_location(title, ROOT / f"tools/{name}.py")
        assert spec is not None
        assert spec.loader is not None
        sys.modules[title] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[title])
    return sys.modules[title]


@cache
def built_page() -> Path:
    """The page of this project, as its sources are now. `./check` has built it; whoever runs a few tests waits here for it."""
    page = load("page")
    page.build(install=True)
    return ROOT / Path(page.PAGE)
