"""How the house stands: who may import whom, and what no file may hold."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hacktable

SOURCE = Path(hacktable.__file__).parent
ROOT = Path(__file__).parent.parent

BELOW = {
    "lang": set[str](),
    "kernel": {"lang"},
    "games": {"lang", "kernel"},
    "match": {"lang", "kernel", "games"},
    "bots": {"lang", "kernel"},  # never a match: a bot sees no true state
    "lab": {"lang", "kernel", "games", "match", "bots", "server"},
    "server": {"lang", "kernel", "games", "match", "bots", "lab"},
    "testing": {"lang", "kernel", "games", "match", "bots"},
    "cli": {"lang", "kernel", "games", "match", "bots", "lab", "server"},
}
"""The floors, each with those it may look down to. The package's own page counts as `match`, which it hands out."""


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def module_of(file: Path, folder: Path) -> list[str]:
    """The parts of a module's name: `["kernel", "errors"]`."""
    parts = list(file.relative_to(folder).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(file: Path, folder: Path) -> Iterator[list[str]]:
    """The modules of the package that a file imports, anywhere in it, as parts of their names."""
    package = module_of(file, folder)
    package = package if file.name == "__init__.py" else package[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [each.name.split(".") for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ["hacktable", *package[: len(package) - node.level + 1]] if node.level else []
            base += (node.module or "").split(".") if node.module else []
            names = [[*base, each.name] for each in node.names]
        else:
            continue
        yield from (name[1:] for name in names if name[0] == "hacktable")


def breaches(folder: Path) -> list[str]:
    """Every import that goes up the house, or from one game to another."""
    found = []
    for file in sources(folder):
        here = module_of(file, folder)
        if not here:
            continue
        for there in imported(file, folder):
            floor = there[0] if there and there[0] in BELOW else "match"
            another_game = floor == here[0] == "games" and there[1:2] != here[1:2]
            if (floor != here[0] and floor not in BELOW[here[0]]) or another_game:
                found.append(f"{'.'.join(here)} imports {'.'.join(there) or 'hacktable'}")
    return found


def test_every_module_is_on_a_floor() -> None:
    assert {module_of(file, SOURCE)[0] for file in sources(SOURCE) if module_of(file, SOURCE)} <= set(BELOW)


def test_nothing_imports_from_a_floor_above_its_own() -> None:
    assert breaches(SOURCE) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("lang/x.py", "from hacktable.kernel.errors import OptionError"),
        ("kernel/x.py", "import hacktable.match.match"),
        ("kernel/x.py", "import hacktable"),
        ("kernel/x.py", "from hacktable import games"),
        ("kernel/x.py", "from ..match import match"),
        ("kernel/x.py", "def f():\n    from hacktable.games.one import GAME"),
        ("games/one/x.py", "from hacktable.games.two.state import State"),
        ("games/one/rules/x.py", "from hacktable.games import two"),
        ("games/one/x.py", "from hacktable.match.match import Match"),
        ("match/x.py", "from hacktable.bots.bot import Bot"),
        ("bots/x.py", "from hacktable.match.match import Match"),
        ("bots/x.py", "from hacktable import Match"),
        ("bots/x.py", "from hacktable.games.one import GAME"),
        ("lab/x.py", "from hacktable import cli"),
        ("lab/x.py", "from hacktable.testing import Conformance"),
        ("testing/x.py", "from hacktable.lab.simulate import simulate"),
    ],
)
def test_an_import_from_above_would_be_noticed(file: str, line: str, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(line, "utf-8")
    assert len(breaches(tmp_path)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("__init__.py", "from hacktable.match.match import Match"),
        ("kernel/x.py", "from hacktable import lang\nfrom hacktable.kernel import rules\nimport numpy"),
        ("games/one/rules/x.py", "from hacktable.games.one.state import State\nfrom hacktable.kernel import rules"),
        ("games/one/x.py", "from .rules import play\nfrom . import state"),
        ("bots/x.py", "from hacktable.kernel.knowledge import Knowledge\nfrom hacktable.bots import policies"),
        ("lab/x.py", "from hacktable.match import seeds"),
        ("testing/x.py", "from hacktable.bots.bot import Bot"),
        ("cli.py", "import hacktable\nfrom hacktable.lab import simulate"),
    ],
)
def test_an_import_from_below_is_fine(file: str, line: str, tmp_path: Path) -> None:
    (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / file).write_text(line, "utf-8")
    assert breaches(tmp_path) == []


# ---------------------------------------------------------------- files

LEFTOVERS = re.compile(r"(?<![.\w])/" + r"(?:work|tmp|home|root|Users)/|\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")


def texts() -> list[Path]:
    built = SOURCE / "server" / "page"
    found = [file for file in sorted(SOURCE.rglob("*")) if file.is_file() and "__pycache__" not in file.parts and built not in file.parents]
    return [*found, *(ROOT / "web").glob("lang/*"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]


def test_no_file_holds_a_machines_path_or_a_note_to_ourselves() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in texts()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if LEFTOVERS.search(line)
    ]
    assert found == []
    assert LEFTOVERS.search('open("/' + 'tmp/x")')
    assert LEFTOVERS.search("# TO" + "DO: later")


def test_every_source_file_is_under_500_lines() -> None:
    lengths = {str(file.relative_to(SOURCE)): len(file.read_text("utf-8").splitlines()) for file in sources(SOURCE)}
    assert {name: length for name, length in lengths.items() if length >= 500} == {}


# ---------------------------------------------------------------- examples


def examples(name: str) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with its first line's number."""
    page = ROOT / name
    if not page.exists():
        return []
    text = page.read_text("utf-8")
    return [(text[: found.start(1)].count("\n") + 1, found.group(1)) for found in re.finditer(r"(?ms)^```python\n(.*?)^```$", text)]


EXAMPLES = [
    pytest.param(name, line, code, id=f"{name}:{line}") for name in ("README.md", "docs/library.md") for line, code in examples(name)
]


def test_there_is_a_readme() -> None:
    assert (ROOT / "README.md").read_text("utf-8").startswith("# Hacktable")


@pytest.mark.parametrize(("name", "line", "code"), EXAMPLES)
def test_the_examples_of_the_documentation_run(name: str, line: int, code: str, tmp_path: Path) -> None:
    """Each by itself, as a reader would; one that never ends is stopped."""
    script = tmp_path / "example.py"
    script.write_text("\n" * (line - 1) + code, "utf-8")
    how = ["-m", "doctest"] if code.lstrip().startswith(">>>") else []
    done = subprocess.run(
        [sys.executable, "-W", "error", *how, str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_example_of_the_packages_first_page_is_true() -> None:
    assert doctest.testmod(hacktable) == doctest.TestResults(failed=0, attempted=3)


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.stem)
def test_the_example_programs_run(file: Path) -> None:
    done = subprocess.run([sys.executable, "-W", "error", file, "50"], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
