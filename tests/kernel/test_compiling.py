"""Twins: bound to a game, compiled, cached, and never stale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hacktable.kernel.compiling import Compiled, Twins, kernel, plain, slot

LIMIT = 7
LISTED = [1, 2, 3]


@slot
def step(number: int) -> int:
    raise NotImplementedError


@kernel
def three_steps(number: int) -> int:
    return step(step(step(number)))


@kernel
def double(number: int) -> int:
    return 2 * number


@kernel
def add_limit(number: int) -> int:
    return number + LIMIT


@kernel
def uses_a_list(number: int) -> int:
    return number + len(LISTED)


@kernel
def ping(number: int) -> int:
    return pong(number)


@kernel
def pong(number: int) -> int:
    return ping(number)


def unmarked(number: int) -> int:
    return number


def test_a_driver_is_bound_to_each_game_anew() -> None:
    assert Twins({step: double}, plain)[three_steps](1) == 8
    assert Twins({step: add_limit}, plain)[three_steps](1) == 22
    with pytest.raises(NotImplementedError):
        three_steps(1)


def test_plain_and_compiled_twins_live_side_by_side() -> None:
    assert Compiled({step: double}, cache=False)[three_steps](1) == Twins({step: double}, plain)[three_steps](1)


def test_a_missing_rule_an_unmarked_one_and_a_circle_are_named() -> None:
    with pytest.raises(TypeError, match="brings no step"):
        Twins({}, plain)[three_steps]
    with pytest.raises(TypeError, match="unmarked is not marked @kernel"):
        Twins({step: unmarked}, plain)[three_steps]
    with pytest.raises(TypeError, match="comes back to itself"):
        Twins({}, plain)[ping]


def test_data_in_a_global_of_a_rule_is_refused() -> None:
    with pytest.raises(TypeError, match="uses LISTED, a list"):
        Compiled({}).fingerprint(uses_a_list)


def test_the_fingerprint_follows_filling_and_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = [Compiled({step: double}).fingerprint(three_steps), Compiled({step: add_limit}).fingerprint(three_steps)]
    monkeypatch.setitem(add_limit.__globals__, "LIMIT", 8)  # type: ignore[attr-defined]
    prints.append(Compiled({step: add_limit}).fingerprint(three_steps))
    assert len(set(prints)) == 3


GAME = {
    "callee.py": """
from hacktable.kernel.compiling import kernel

BONUS = 1

@kernel
def grow(number: int) -> int:
    return number + BONUS
""",
    "caller.py": """
from pathlib import Path
import numpy as np
from hacktable.kernel.compiling import Compiled, kernel
from callee import grow

@kernel
def enter(table, number: int) -> int:
    return grow(number) + int(table[0])

table = np.array([int((Path(__file__).parent / "board.txt").read_text())])
entry = Compiled({}).entry(enter)
answer = entry(table, 10)
print(answer, sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()))
""",
    "board.txt": "100",
}


def run_game(folder: Path) -> tuple[int, int, int]:
    environment = {**os.environ, "HACKTABLE_CACHE": str(folder / "cache")}
    done = subprocess.run([sys.executable, "caller.py"], cwd=folder, env=environment, capture_output=True, text=True, check=True)
    answer, hits, misses = map(int, done.stdout.split())
    return answer, hits, misses


def test_the_cache_serves_what_is_unchanged_and_never_what_is_stale(tmp_path: Path) -> None:
    for name, text in GAME.items():
        (tmp_path / name).write_text(text)
    assert run_game(tmp_path) == (111, 0, 1)
    assert run_game(tmp_path) == (111, 1, 0)

    callee = tmp_path / "callee.py"
    date = callee.stat()
    callee.write_text(GAME["callee.py"].replace("number + BONUS", "number - BONUS"))
    os.utime(callee, ns=(date.st_atime_ns, date.st_mtime_ns))  # the date tells nothing
    assert run_game(tmp_path) == (109, 0, 1)

    callee.write_text(GAME["callee.py"].replace("BONUS = 1", "BONUS = 5"))
    assert run_game(tmp_path) == (115, 0, 1)

    (tmp_path / "board.txt").write_text("200")
    assert run_game(tmp_path) == (215, 1, 0)

    callee.write_text("# only a comment more" + GAME["callee.py"].replace("BONUS = 1", "BONUS = 5"))
    assert run_game(tmp_path) == (215, 1, 0)
