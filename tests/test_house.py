"""How the code is divided: which package may import which, what no file may contain, and that the examples of the documentation run."""

from __future__ import annotations

import asyncio
import doctest
import re
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path

import pytest

import hacktable
from circles import circles, grouped, imported, module_of, python_imports

SOURCE = Path(hacktable.__file__).parent
ROOT = Path(__file__).parent.parent

BELOW = {
    "lang": set[str](),
    "kernel": {"lang"},
    "games": {"lang", "kernel"},
    "match": {"lang", "kernel", "games"},
    "bots": {"lang", "kernel"},  # never a match: a bot sees no true state
    "lab": {"lang", "kernel", "games", "match", "bots"},
    "server": {"lang", "kernel", "games", "match", "bots"},  # and not the lab: a server needs none of it
    "testing": {"lang", "kernel", "games", "match", "bots"},
    "cli": {"lang", "kernel", "games", "match", "bots", "lab", "server"},
}
"""The floors, each with those it may look down to. The package's own page counts as `match`, which it hands out."""


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def breaches(folder: Path) -> list[str]:
    """Every import that goes up the house, or from one game to another."""
    found = []
    for file in sources(folder):
        module = module_of(file, folder)
        here = module.split(".")
        if not module:
            continue
        for name in imported(file, module, "hacktable"):
            there = name.split(".")
            floor = there[0] if there[0] in BELOW else "match"
            another_game = floor == here[0] == "games" and there[1:2] != here[1:2]
            if (floor != here[0] and floor not in BELOW[here[0]]) or another_game:
                found.append(f"{module} imports {name or 'hacktable'}")
    return found


def test_every_module_is_on_a_floor() -> None:
    assert {module.split(".")[0] for file in sources(SOURCE) if (module := module_of(file, SOURCE))} <= set(BELOW)


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
        ("lab/x.py", "from hacktable.server.wire.showing import whole"),
        ("server/x.py", "from hacktable.lab.simulate import simulate"),
        ("server/table/x.py", "def f():\n    import hacktable.lab.simulate"),
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


# ---------------------------------------------------------------- circles

SERVER_FLOORS = (
    {"bus", "chance", "logs", "processes", "spans", "threads", "time", "wire"},
    {"counts"},
    {"traces"},
    {"brains", "nats_bus", "table", "workshop"},
    {"company", "daily", "evenings", "nudges", "people", "ratings"},
    {"parcels", "posters", "store"},
    {"relays", "shares"},
    {"house"},
    {"http", "metrics", "warming"},
    {"administration", "workbench"},
    {"serve", "site"},
)
"""The packages and modules of `server/`, from the ground up. Each may import what is on lower floors, and nothing beside itself."""


def room_of(module: str) -> str | None:
    """The part of `server/` that a module belongs to: a package, or a module of its own."""
    return module.split(".")[1] if module.startswith("server.") else None


def server_breaches(imports: Mapping[str, Collection[str]]) -> list[str]:
    floor = {room: number for number, rooms in enumerate(SERVER_FLOORS) for room in rooms}
    return [
        f"{here} imports {there}"
        for here, rooms in grouped(imports, room_of).items()
        for there in sorted(rooms)
        if floor[there] >= floor[here]
    ]


def written(folder: Path, files: Mapping[str, str]) -> dict[str, set[str]]:
    """The imports of a package with these files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return python_imports(folder, "hacktable")


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Not for type checkers only, and not inside a function: a part can then be read, tested and moved without the rest."""
    assert circles(python_imports(SOURCE, "hacktable")) == []


def test_every_part_of_the_server_imports_only_from_floors_below() -> None:
    imports = python_imports(SOURCE, "hacktable")
    assert set(grouped(imports, room_of)) == set[str]().union(*SERVER_FLOORS)
    assert server_breaches(imports) == []


def test_only_what_starts_a_server_knows_its_database() -> None:
    imports = python_imports(SOURCE, "hacktable")
    assert {module for module, targets in imports.items() if room_of(module) != "store" and "store" in map(room_of, targets)} <= {
        "server.serve",
        "server.workbench",
        "cli.admin",
        "cli.backup",
        "cli.data",
        "cli.move",
    }


def test_the_map_of_the_server_names_every_module() -> None:
    chapter = (ROOT / "docs/architecture.md").read_text("utf-8").partition("## The server")[2].partition("**")[0]
    modules = {file.name for file in sources(SOURCE / "server") if file.name != "__init__.py" and "migrations" not in file.parts}
    assert set(re.findall(r"\w+\.py", chapter)) - {"test_house.py"} == modules


@pytest.mark.parametrize(
    ("files", "found"),
    [
        pytest.param({"a.py": "import hacktable.b", "b.py": "import hacktable.a"}, [["a", "b"]], id="direct"),
        pytest.param(
            {
                "a.py": "from hacktable.b import f",
                "b.py": "from hacktable import c",
                "c.py": "from hacktable.a import g",
                "d.py": "import hacktable.a",
            },
            [["a", "b", "c"]],
            id="through three modules",
        ),
        pytest.param(
            {
                "a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from hacktable.b import B",
                "b.py": "from hacktable.a import A",
            },
            [["a", "b"]],
            id="for type checkers only",
        ),
        pytest.param(
            {"a.py": "def f():\n    from hacktable.b import g", "b.py": "from hacktable.a import f"}, [["a", "b"]], id="inside a function"
        ),
        pytest.param({"p/__init__.py": "from .a import A", "p/a.py": "from . import B"}, [["p", "p.a"]], id="with a package's own file"),
        pytest.param({"p/a.py": "from .b import B", "p/b.py": "from ..p import a"}, [["p.a", "p.b"]], id="with dots"),
        pytest.param({"a.py": "import hacktable.b\nimport os", "b.py": "import hacktables.a"}, [], id="none"),
    ],
)
def test_a_circle_would_be_noticed(files: dict[str, str], found: list[list[str]], tmp_path: Path) -> None:
    assert circles(written(tmp_path, files)) == found


def test_a_circle_between_packages_of_the_server_would_be_noticed(tmp_path: Path) -> None:
    """Even where no module is in a circle."""
    files = {
        "server/wire/a.py": "from hacktable.server.table import b",
        "server/table/b.py": "",
        "server/table/c.py": "from hacktable.server.wire.a import A",
    }
    imports = written(tmp_path, files)
    assert circles(imports) == []
    assert circles(grouped(imports, room_of)) == [["table", "wire"]]
    assert server_breaches(imports) == ["wire imports table"]


# ---------------------------------------------------------------- files

LEFTOVERS = re.compile(r"(?<![.\w])/" + r"(?:work|tmp|home|root|Users)/|\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")


def texts() -> list[Path]:
    """Files that people have written: neither what was built, nor what networks have learned, nor fonts."""
    built = SOURCE / "server" / "page"
    files = [file for file in sorted(SOURCE.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    found = [file for file in files if built not in file.parents and file.suffix not in (".npz", ".ttf")]
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


# ---------------------------------------------------------------- examples


def examples(name: str) -> list[tuple[int, str]]:
    """The Python blocks of a page, each with its first line's number."""
    page = ROOT / name
    if not page.exists():
        return []
    text = page.read_text("utf-8")
    return [(text[: found.start(1)].count("\n") + 1, found.group(1)) for found in re.finditer(r"(?ms)^```python\n(.*?)^```$", text)]


EXAMPLES = [
    pytest.param(name, line, code, id=f"{name}:{line}")
    for name in ("README.md", "docs/library.md", "docs/writing-a-bot.md")
    for line, code in examples(name)
]


def test_there_is_a_readme() -> None:
    assert (ROOT / "README.md").read_text("utf-8").startswith("# Hacktable")


@pytest.mark.deep
@pytest.mark.parametrize(("name", "line", "code"), EXAMPLES)
def test_the_examples_of_the_documentation_run(name: str, line: int, code: str, tmp_path: Path) -> None:
    """Each by itself, as a reader would; one that never ends is stopped."""
    script = tmp_path / "example.py"
    script.write_text("\n" * (line - 1) + code, "utf-8")
    how = ["-m", "doctest"] if code.lstrip().startswith(">>>") else []
    done = subprocess.run(
        [sys.executable, "-W", "error", *how, str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_example_of_the_packages_first_page_is_true() -> None:
    assert doctest.testmod(hacktable) == doctest.TestResults(failed=0, attempted=3)


@pytest.mark.deep
@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.py")), ids=lambda file: file.stem)
def test_the_example_programs_run(file: Path) -> None:
    done = subprocess.run([sys.executable, "-W", "error", file, "50"], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_nobody_forgets_to_wait_for_what_asyncio_does() -> None:
    """The check of types says so of every other coroutine, but not of those that asyncio declares in several forms."""
    alone = re.compile(r"(?<![\[({,])\n[ ]+asyncio\.(\w+)\(")
    for folder in ("src", "tests", "tools", "benchmarks", "examples"):
        for file in sources(ROOT / folder):
            for name in alone.findall(file.read_text("utf-8")):
                assert not asyncio.iscoroutinefunction(getattr(asyncio, name)), f"{file}: asyncio.{name} is not waited for"
