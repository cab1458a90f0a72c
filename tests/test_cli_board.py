"""`hacktable board`: what it reports about a file, and what it shows; and texts as options of a match."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from drawing import MINE, changed
from hacktable.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object) -> tuple[int, str, str]:
        code = main([str(each) for each in arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text(MINE, "utf-8")
    return file


def test_a_good_board_is_described(run: Run, mine: Path) -> None:
    code, said, _ = run("board", "check", mine)
    assert code == 0
    assert "a board, “Back alley”" in said
    assert "Spaces: 26 (15 Host, 2 Cache, 1 Backdoor" in said
    assert "Shortest way from Backdoor (a2) to Critical Asset (h2): 7 moves" in said
    assert "Shortest way from Public Server (a3) to Critical Asset (h2): 7 moves" in said
    assert "Places for modules: b1 d1 f1 b3 d3" in said
    assert f"--option board=custom --option drawing=@{mine}" in said


def test_every_fault_of_a_bad_one_is_told(run: Run, mine: Path) -> None:
    mine.write_text(changed(("X+3", "X+7"), ("A+0", "H+0"), ("title", "tilte")), "utf-8")
    code, said, _ = run("board", "check", mine)
    assert code == 1
    assert said.splitlines()[0] == f"{mine}: 3 faults"
    assert [line.split(":")[0].strip() for line in said.splitlines()[1:]] == ["Line 2, column 1", "Line 5, column 20", "Line 15, column 1"]
    assert "Zeile 5, Spalte 20: Der Wert +7" in run("board", "check", mine, "--lang", "de")[1]


def test_warnings_are_no_faults(run: Run, mine: Path) -> None:
    mine.write_text(changed((".         \\     /     \\     /", ".               /     \\     /")) + "#" * 8000, "utf-8")
    code, said, _ = run("board", "check", mine)
    assert code == 0
    assert "Warning. Line 11, column 13: No way leads to b4" in said
    assert "Too long for a table" in said


def test_what_was_found_as_json(run: Run, mine: Path) -> None:
    found = json.loads(run("board", "check", mine, "--json")[1])
    assert (found["good"], found["title"], found["ways"]) == (True, "Back alley", {"backdoor": 7, "public": 7})
    mine.write_text(changed(("X+3", "X+7")), "utf-8")
    code, said, _ = run("board", "check", mine, "--json")
    (fault,) = json.loads(said)["faults"]
    assert (code, fault["line"], fault["column"], fault["rule"]) == (1, 5, 20, "BH-4")


@pytest.mark.parametrize("name", ["classic", "advanced", "modules"])
def test_our_own_files_are_known_by_name(name: str, run: Run, tmp_path: Path) -> None:
    code, said, _ = run("board", "check", name)
    assert code == 0
    assert "No faults." in said
    assert run("board", "show", name)[0] == 0
    ElementTree.fromstring(run("board", "show", name, "--svg")[1])
    copy = tmp_path / "copy.txt"
    copy.write_text(run("board", "show", name, "--source")[1], "utf-8")
    assert run("board", "check", copy)[0] == 0


def test_a_board_is_shown_as_it_is_drawn(run: Run, mine: Path) -> None:
    code, said, _ = run("board", "show", mine)
    lines = [line.rstrip() for line in said.splitlines()]
    assert code == 0
    assert lines[0] == "Back alley"
    assert "2     B+5 > H+4 > C-1 > H+3 > R+2 > H+1 > Y-2 > A+0" in lines
    assert "          /     \\     /     \\     /     \\     \\" in lines
    assert "Y Honeypot" in said


def test_a_bad_board_is_not_shown(run: Run, mine: Path) -> None:
    mine.write_text(changed(("X+3", "X+7")), "utf-8")
    code, said, wrong = run("board", "show", mine, "--svg")
    assert (code, said) == (1, "")
    assert "Line 5, column 20" in wrong


def test_a_board_can_come_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(MINE))
    assert "“Back alley”" in run("board", "check", "-")[1]


def test_what_is_no_text_file_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff")
    for arguments in (
        ("board", "check", file),
        ("board", "show", file),
        ("record", "blackhat", "--option", "board=custom", "--option", f"drawing=@{file}"),
    ):
        code, _, wrong = run(*arguments)
        assert code == 1
        assert "is no text file" in wrong
    assert run("board", "check", tmp_path / "missing.txt")[0] == 1


def test_help_has_an_example(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert "hacktable board check mine.txt" in run("board")[1]
    with pytest.raises(SystemExit):
        main(["board", "check", "--help"])
    assert "hacktable board check mine.txt" in capsys.readouterr().out


def test_a_game_on_a_drawing_is_recorded_and_verified(run: Run, mine: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ("--option", "board=custom", "--option", f"drawing=@{mine}")
    assert run("record", "blackhat", "--players", 3, "--seed", "own", "--bots", "random", *options, "--save", record)[0] == 0
    mine.unlink()
    code, said, _ = run("verify", record)
    assert code == 0
    assert "holds" in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["board=custom"], "needs a text"),
        (["drawing=@mine.txt"], "says nothing unless board=custom"),
        (["board=custom", "drawing=@bad.txt"], "Line 5, column 20"),
        (["board=custom", "drawing=@missing.txt"], "missing.txt"),
        (["board=custom", "drawing=nonsense"], "Line 1, column 1"),
    ],
)
def test_a_drawing_that_cannot_be_used_is_refused(
    options: list[str], said: str, run: Run, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mine.parent)
    Path("bad.txt").write_text(changed(("X+3", "X+7")), "utf-8")
    code, _, wrong = run("record", "blackhat", *(word for option in options for word in ("--option", option)))
    assert code == 1
    assert said in wrong


def test_the_games_say_how_a_text_is_given(run: Run) -> None:
    assert "--option drawing=@FILE  A board of your own" in run("games")[1]
