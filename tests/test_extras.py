"""The library alone: its three dependencies are enough to play, and what needs more says so in one line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

import hacktable
from hacktable import lab

pytestmark = pytest.mark.real  # other Pythons are started

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return found.group()


def with_all_behind(requirements: list[str]) -> set[str]:
    """Distributions, and all that they need in turn."""
    found: set[str] = set()
    waiting = [name_of(each) for each in requirements]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [name_of(each) for each in distribution(name).requires or () if "extra ==" not in each]
    return found


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the package and what `pip install hacktable` would install with it."""
    folder = tmp_path_factory.mktemp("bare")
    for name in with_all_behind(PROJECT["dependencies"]):
        home = distribution(name)
        tops = {file.parts[0] for file in home.files or () if file.parts[0] not in ("..", "__pycache__")}
        for top in tops - {each.name for each in folder.iterdir()}:
            (folder / top).symlink_to(str(home.locate_file(top)))
    ours = distribution("hacktable")
    (folder / "hacktable").symlink_to(Path(hacktable.__file__).parent)
    metadata = folder / f"hacktable-{ours.version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.4\nName: hacktable\nVersion: {ours.version}\n", "utf-8")
    lines = ["[hacktable.games]", *(f"{name} = {place}" for name, place in PROJECT["entry-points"]["hacktable.games"].items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    return folder


def run(bare: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program in a Python that knows the standard library and this folder."""
    start = f"import sys; sys.path.append({str(bare)!r})\n"
    return subprocess.run([sys.executable, "-I", "-S", "-c", start + program], capture_output=True, text=True, timeout=300, check=False)


def command(bare: Path, *words: str) -> tuple[int, str, str]:
    done = run(bare, f"from hacktable.cli import main\nsys.exit(main({list(words)!r}))")
    return done.returncode, done.stdout, done.stderr


def test_the_library_has_few_dependencies() -> None:
    assert sorted(map(name_of, PROJECT["dependencies"])) == ["fluent.runtime", "msgspec", "numpy"]
    assert {"terminal", "lab", "server", "many", "push", "passkeys", "traces", "arena", "ray", "gpu", "train", "testing", "peer"} == set(
        PROJECT["optional-dependencies"]
    )


@pytest.mark.parametrize(("game", "option"), [("hashcatch", "memory=on"), ("blackhat", "tracer=on"), ("hacker", "tempo=step")])
def test_without_any_extra_every_game_is_played_recorded_and_verified(bare: Path, game: str, option: str, tmp_path: Path) -> None:
    file = str(tmp_path / "record.txt")
    players = str(hacktable.game(game).players[0])
    words = ["record", game, "--players", players, "--bots", "random", "--option", option, "--seed", "bare", "--save", file]
    assert command(bare, *words) == (0, "", "")
    code, out, err = command(bare, "verify", file, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)["records"][file]
    assert (found["holds"], found["finished"]) == (True, True)


def test_without_any_extra_bots_measurements_and_texts_are_there(bare: Path) -> None:
    program = """
from hacktable import lab
import hacktable
for batch in lab.play("hashcatch", players=2, games=2, bots=["greedy", "random"], seed="bare"):
    print(batch.points.tolist())
print(hacktable.bot_names())
print(hacktable.game("hacker").rulebook("en")["HK-1"].title)
"""
    done = run(bare, program)
    assert (done.returncode, done.stderr) == (0, "")
    (batch,) = lab.play("hashcatch", players=2, games=2, bots=["greedy", "random"], seed="bare")
    assert done.stdout.splitlines()[0] == str(batch.points.tolist()), "other games than compiled ones"
    for words in (
        ["games"],
        ["bots"],
        ["rules", "hashcatch", "HC-12"],
        ["board", "check", "classic"],
        ["board", "show", "classic", "--svg"],
    ):
        code, out, err = command(bare, *words)
        assert (code, err) == (0, "")
        assert out


@pytest.mark.parametrize(
    ("words", "needs", "extra"),
    [
        (["sim", "hashcatch"], "hacktable sim", "lab"),
        (["arena", "hashcatch", "greedy"], "hacktable arena", "lab"),
        (["bench"], "hacktable bench", "lab"),
        (["train", "hashcatch"], "hacktable train", "train"),
        (["play", "hashcatch"], "hacktable play", "terminal"),
        (["board", "show", "classic"], "hacktable board show", "terminal"),
        (["serve"], "hacktable serve", "server"),
        (["backup", "file"], "hacktable backup", "server"),
    ],
)
def test_a_command_that_needs_an_extra_says_so_in_one_line(bare: Path, words: list[str], needs: str, extra: str) -> None:
    assert command(bare, *words) == (1, "", f"{needs} needs the extra {extra}: pip install 'hacktable[{extra}]'\n")


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import hacktable.server.house", "the server needs the extra server: pip install 'hacktable[server]'"),
        (
            "import hacktable; hacktable.game('hashcatch').start(2).speed_up()",
            "compiling rules needs the extra lab: pip install 'hacktable[lab]'",
        ),
        (
            "from hacktable.lab import gpu, lanes; gpu.to_ptx(lanes.play_lane, {}, [])",
            "compiling for a GPU needs the extra gpu: pip install 'hacktable[gpu]'",
        ),
    ],
)
def test_so_does_what_a_program_uses(bare: Path, program: str, said: str) -> None:
    done = run(bare, program)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"hacktable.kernel.extras.MissingExtraError: {said}"
    caught = run(bare, f"try:\n    {program}\nexcept ImportError as error:\n    print(error)")
    assert (caught.stdout, caught.stderr) == (f"{said}\n", "")


def test_no_extra_brings_a_numba_that_was_not_tried() -> None:
    """`numba-cuda` needs Numba too, but any: the extra that brings it has to bring the lab's bounds."""
    extras = PROJECT["optional-dependencies"]
    assert {name for name, needed in extras.items() if any("numba" in each for each in needed)} == {"lab", "gpu"}
    assert "hacktable[lab]" in extras["gpu"]
    assert all("<" in each for each in extras["lab"] if name_of(each) in ("numba", "llvmlite"))


def test_what_play_and_check_install_has_the_extras_in_it() -> None:
    for name, extras in (
        ("play", ("lab", "server", "push", "passkeys")),
        ("many", ("lab", "server", "push", "passkeys", "many", "traces")),
        ("check", ("lab", "server", "push", "passkeys", "many", "traces", "arena", "ray", "gpu", "testing")),
    ):
        locked = (ROOT / f"requirements/{name}.txt").read_text("utf-8")
        needed = [*PROJECT["dependencies"], *(each for extra in extras for each in PROJECT["optional-dependencies"][extra])]
        there = {re.sub("[-_.]+", "-", found).lower() for found in re.findall(r"(?m)^([\w.-]+)==", locked)}
        missing = [each for each in needed if name_of(each) != "hacktable" and re.sub("[-_.]+", "-", name_of(each)).lower() not in there]
        assert missing == []
