"""What is installed with the package: no test library is imported, neither by our own code nor by what it imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hacktable

SOURCE = Path(hacktable.__file__).parent
TEST_LIBRARIES = {"pytest", "_pytest", "hypothesis", "unittest", "doctest", "playwright", "xdist", "coverage"}

IMPORT_ALL = """
import importlib.util, pkgutil, sys
import hacktable
for module in pkgutil.walk_packages(hacktable.__path__, "hacktable."):
    torch = module.name.startswith("hacktable.lab.training.") and module.name.endswith(("machines", "ppo", "processor"))
    if torch and importlib.util.find_spec("torch") is None:
        continue  # an extra that the check does not install
    if "testing" not in module.name and "migrations" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*{name.split(".")[0] for name in sys.modules})
"""


def imported(file: Path) -> set[str]:
    """The packages that a file imports, anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name.split(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").split(".")[0])
    return found


@pytest.mark.parametrize("part", sorted(folder.name for folder in SOURCE.iterdir() if (folder / "__init__.py").exists()))
def test_shipped_code_imports_no_test_library(part: str) -> None:
    """The conformance suite is no exception: it asserts, and whoever runs it chooses with what."""
    wrong = {file.relative_to(SOURCE).as_posix(): imported(file) & TEST_LIBRARIES for file in (SOURCE / part).rglob("*.py")}
    assert {file: libraries for file, libraries in wrong.items() if libraries} == {}


@pytest.mark.deep
def test_importing_every_module_loads_neither_pytest_nor_hypothesis() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_ALL], capture_output=True, text=True, timeout=120, check=True)
    assert "hacktable" in done.stdout.split()
    assert not {"pytest", "_pytest", "hypothesis", "playwright"} & set(done.stdout.split())
