"""`./check`: what it runs for which arguments, and what becomes of steps when one fails."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from programs import load

check = load("check")
INSTALL, NODE = "Installing what requirements/check.txt lists", "Finding Node"
PYTEST, VITEST, TYPES, BROWSER, SITE = "Tests (pytest)", "The page's tests (vitest)", "Types (zuban)", "Finding a browser", "mkdocs"


def planned(*arguments: str) -> str:
    """The names of the steps, in one text."""
    return "\n".join(step.name for step in check.plan(arguments))


def pytest_command(*arguments: str) -> list[str]:
    return [*next(step for step in check.plan(arguments) if step.name == PYTEST).command]


@pytest.mark.parametrize("arguments", [(), ("--soak",), ("--durations=5",), ("-x", "-v"), ("--durations", "50")])
def test_without_a_choice_everything_runs(arguments: tuple[str, ...]) -> None:
    assert all(name in planned(*arguments) for name in (PYTEST, VITEST, TYPES, BROWSER, SITE))
    assert pytest_command(*arguments)[len(pytest_command()) :] == [*arguments]


def test_a_soak_asks_mypy_about_the_types_too() -> None:
    assert "(mypy)" in planned("--soak")
    assert "(mypy)" not in planned()


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "house"),
        ("-khouse",),
        ("-m", "not deep"),
        ("--lf",),
        ("tests/test_house.py",),
        ("tests/test_house.py::test_x", "-v"),
        ("--deselect=x",),
    ],
)
def test_who_chooses_tests_gets_those_alone(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert planned(*arguments).splitlines() == [INSTALL, PYTEST]
    assert "Left out" in capsys.readouterr().out
    assert pytest_command(*arguments)[-len(arguments) :] == [*arguments]


def test_fast_needs_no_browser_and_leaves_out_what_takes_long() -> None:
    assert all(name in planned("fast") for name in (PYTEST, VITEST, TYPES))
    assert not any(name in planned("fast") for name in (BROWSER, SITE))
    assert {"--brief", check.FAST} <= {*pytest_command("fast")}
    assert pytest_command("fast", "-x")[-1] == "-x"


def test_the_page_and_the_site_can_be_checked_alone() -> None:
    assert VITEST in planned("page")
    assert PYTEST not in planned("page")
    assert [step.name for step in check.plan(["docs"])][:1] == [INSTALL]
    assert len(check.plan(["docs"])) == 2


def test_all_tests_are_read_once_before_several_processes_read_them_side_by_side() -> None:
    (tested,) = [step for step in check.plan(()) if step.name == PYTEST]
    (read,) = [step for step in tested._after if "--collect-only" in step.command]
    assert read.command[-2:] == ("--numprocesses", "0")


@pytest.mark.parametrize("arguments", [(), ("fast",), ("page",), ("docs",), ("-k", "house")])
def test_everything_but_the_page_comes_after_the_packages_and_the_page_does_not_wait_for_them(arguments: tuple[str, ...]) -> None:
    def all_before(step: Any) -> set[str]:
        return {step.name}.union(*map(all_before, step._after))

    for step in check.plan(arguments):
        of_the_page = step.name in (NODE, "Building the page") or step.name.startswith("The page's")
        assert (INSTALL in all_before(step)) != of_the_page, step.name
        assert not of_the_page or NODE in all_before(step)


def test_coverage_can_be_asked_for_whatever_else_is() -> None:
    for arguments in ([], ["fast"], ["-k", "house"]):
        commands = [step.command[:2] for step in check.plan([*arguments, "--coverage"])]
        assert ("coverage", "run") in commands
        assert commands[-1] == ("coverage", "report")


def step(name: str, code: str, **rest: object) -> Any:
    return check.Step(name, (sys.executable, "-c", code), **rest)


def test_what_comes_after_a_failed_step_is_not_run_and_everything_else_is(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bad = step("bad", "print('this is why'); raise SystemExit(3)")
    never = step("never", f"open({str(tmp_path / 'never')!r}, 'w')", after=[bad])
    good = step("good", f"open({str(tmp_path / 'good')!r}, 'w'); print('nobody wants to read this')")
    assert check.run([bad, never, good]) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["good"]
    said = capfd.readouterr().out
    assert "this is why" in said
    assert "nobody wants" not in said
    assert "never: not run" in said
    assert "good: fine" in said


def test_all_is_fine_if_every_step_is(capfd: pytest.CaptureFixture[str]) -> None:
    first = step("first", "")
    assert check.run([first, step("second", "print('while it runs')", after=[first], aloud=True)]) == 0
    assert "while it runs" in capfd.readouterr().out


def test_a_step_that_was_fine_is_not_run_again_until_its_inputs_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "FINE", tmp_path / "fine")
    for inputs, runs in (("a", 1), ("a", 1), ("b", 2), ("a", 2), (None, 3)):
        assert check.run([step("counts", f"open({str(tmp_path / 'runs')!r}, 'a').write('x')", inputs=inputs)]) == 0
        assert (tmp_path / "runs").read_text() == "x" * runs
    assert capfd.readouterr().out.count("fine before") == 2


def test_a_step_that_failed_is_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "FINE", tmp_path / "fine")
    assert check.run([step("bad", "raise SystemExit(1)", inputs="a")]) == 1
    assert check.run([step("bad", "raise SystemExit(1)", inputs="a")]) == 1


def test_only_the_fast_check_leaves_out_what_was_fine_before() -> None:
    vitest = [next(each for each in check.plan(arguments) if each.name == VITEST) for arguments in ([], ["page"], ["fast"])]
    assert [bool(each._inputs) for each in vitest] == [False, False, True]


def test_processes_keep_the_modules_that_they_compile_even_where_python_was_told_not_to(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTHONPYCACHEPREFIX", None)
    monkeypatch.setattr(os, "environ", environment)
    monkeypatch.setattr(check, "plan", lambda _: [])
    assert check.main([]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in environment
    assert Path(environment["PYTHONPYCACHEPREFIX"]).is_relative_to(check.ROOT / ".cache")
