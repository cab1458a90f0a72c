"""Twins are bound to a game, compiled and cached, and the cache never serves stale code."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hacktable.kernel.compiling import Compiled, Twins, _global_names, apart, kernel, long, made_kernel, often, plain, slot
from hacktable.testing.counting import counting_from_zero

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


@kernel
def sums_in_a_comprehension(number: int) -> int:
    return sum([LIMIT * i for i in range(number)])


@kernel
def refuses_the_limit(number: int) -> int:
    if number == LIMIT:
        raise ValueError("the limit", LIMIT)
    return number


def unmarked(number: int) -> int:
    return number


def test_a_driver_is_bound_to_each_game_anew() -> None:
    assert Twins({step: double}, plain)[three_steps](1) == 8
    assert Twins({step: add_limit}, plain)[three_steps](1) == 22
    with pytest.raises(NotImplementedError):
        three_steps(1)


def test_plain_and_compiled_twins_live_side_by_side() -> None:
    assert Compiled({step: double}, cache=False)[three_steps](1) == Twins({step: double}, plain)[three_steps](1)


def test_a_rule_that_others_call_becomes_machine_code_only_within_an_entry() -> None:
    twins = Compiled({step: double}, cache=False)
    assert twins[three_steps](1) == 8
    part: Any = twins._made[double]
    (made,) = part.overloads.values()
    engine = made.library.codegen._engine
    assert not engine.is_symbol_defined(made.fndesc.llvm_cpython_wrapper_name), "nobody asked for `double` itself"
    assert twins[double](3) == 6, "now somebody has"
    assert twins[three_steps](2) == 16


@kernel
def steps_and_adds(number: int) -> int:
    return step(add_limit(number))


@kernel
def enter_steps_and_adds(number: int) -> int:
    return steps_and_adds(number)


def test_a_rule_that_is_the_same_in_two_fillings_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def parts(twins: Compiled) -> list[object]:
        """Two parts of an entry point, after it was called."""
        assert twins[enter_steps_and_adds](1) == Twins(twins._fills, plain)[enter_steps_and_adds](1)
        return [twins._made[each] for each in (add_limit, steps_and_adds)]

    first, second, third = (Compiled({step: fill}, cache=False) for fill in (double, double, refuses_the_limit))
    made = parts(first)
    assert parts(second) == made
    assert [mine is theirs for mine, theirs in zip(made, parts(third), strict=True)] == [True, False], "only the slot is filled otherwise"
    assert not set(parts(Compiled({step: double}, bounds=True, cache=False))) & set(made)
    monkeypatch.setitem(add_limit.__globals__, "LIMIT", 8)
    assert not set(parts(Compiled({step: double}, cache=False))) & set(made), "a constant has changed"


@pytest.mark.parametrize("many", [3, 300])
def test_the_rules_that_a_rule_calls_are_found_however_many_there_are(many: int) -> None:
    names = {
        f"add_{number}": made_kernel(f"add_{number}", [f"def add_{number}(number):", f"    return number + {number}"], __name__, {})
        for number in range(many)
    }
    lines = ["def enter(number):", *(f"    number = {name}(number)" for name in names), "    return max([number.real for _ in range(2)])"]
    enter = made_kernel("enter", lines, __name__, names)
    assert _global_names(enter.__code__) == sorted({*names, "max", "range"})
    assert Twins({}, plain)[enter](1) == 1 + sum(range(many))


@pytest.mark.parametrize(("name", "as_a_whole"), [("copy_apart", True), ("copy_any", False)])
def test_what_never_overlaps_is_copied_as_a_whole(name: str, as_a_whole: bool) -> None:
    copy = made_kernel(name, [f"def {name}(one, other):", "    for i in range(100):", "        other[i] = one[i]"], __name__, {})
    used = {"copy": apart(copy) if as_a_whole else copy}
    entry: Any = Compiled({}, cache=False)[made_kernel("enter", ["def enter(one, other):", "    copy(one, other)"], __name__, used)]
    one, other = np.arange(100), np.zeros(100, np.int64)
    entry(one, other)
    assert (one == other).all()
    (made,) = entry.inspect_llvm().values()
    assert ("llvm.memcpy" in made) == as_a_whole


def test_what_a_part_raises_reaches_python() -> None:
    entry = Compiled({step: refuses_the_limit}, cache=False)[three_steps]
    assert entry(1) == 1
    with pytest.raises(ValueError, match="the limit"):
        entry(LIMIT)


def test_our_own_rules_count_from_zero_and_those_of_others_as_python_does() -> None:
    source, numbers = ["def pick(numbers, place):", "    return numbers[place]"], np.arange(3)
    ours, theirs = (made_kernel("pick", source, module, {}) for module in ("hacktable.kernel.coin", __name__))
    checked = Compiled({}, bounds=True, cache=False)
    assert [checked[ours](numbers, place) for place in range(3)] == [0, 1, 2]
    for place in (-1, 3):
        with pytest.raises(IndexError):
            checked[ours](numbers, place)
    assert checked[theirs](numbers, -1) == 2


def test_interpreted_rules_can_be_asked_not_to_count_from_the_end() -> None:
    pick = made_kernel("pick", ["def pick(numbers, place):", "    return numbers[place]"], __name__, {})
    make = made_kernel("make", ["def make(place):", "    return np.zeros(3, np.int64)[place]"], __name__, {"np": np})
    twins = Twins({}, counting_from_zero)
    assert twins[pick](np.arange(3), 2) == 2
    assert twins[make](2) == 0
    for rule, given in ((pick, (np.arange(3), -1)), (make, (-1,))):
        with pytest.raises(IndexError, match="from the end"):
            twins[rule](*given)


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


def edited(source: str, name: str = "rule") -> str:
    """The fingerprint of a rule written like this."""
    home: dict[str, object] = {"__name__": "edited", "IntEnum": IntEnum}
    exec(source, home)
    return Compiled({}).fingerprint(kernel(home[name]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def rule(x, y): return x * 1 + y * 23", "def rule(x, y): return x * 12 + y * 3"),
        ("def rule(x, y): return x + 1 if x > 11 else y", "def rule(x, y): return x + 11 if x > 1 else y"),
        ("def rule(x, y): return x / 2", "def rule(x, y): return x / 2.0"),
        ("def rule(x, y=1): return x + y", "def rule(x, y=2): return x + y"),
        ("B = 1\ndef rule(x): return [B * i for i in range(x)][0]", "B = 2\ndef rule(x): return [B * i for i in range(x)][0]"),
        ("T = (1, (2, 3))\ndef rule(x): return T[x]", "T = (1, (2, 4))\ndef rule(x): return T[x]"),
        (
            "class E(IntEnum):\n    A = 0\n    B = 1\n    FIRST = 0\ndef rule(x): return E.FIRST",
            "class E(IntEnum):\n    A = 0\n    B = 1\n    FIRST = 1\ndef rule(x): return E.FIRST",
        ),
    ],
)
def test_every_edit_that_changes_what_a_rule_does_changes_its_fingerprint(before: str, after: str) -> None:
    assert edited(before) == edited(before)
    assert edited(before) != edited(after)


def test_what_a_fingerprint_cannot_follow_is_refused() -> None:
    with pytest.raises(TypeError, match="uses T, a list"):
        edited("T = (1, [2])\ndef rule(x): return T[0]")
    with pytest.raises(TypeError, match="keyword-only defaults"):
        edited("def rule(x, *, y=1): return x + y")
    with pytest.raises(TypeError, match="closure"):
        edited("def make(y):\n    def rule(x): return x + y\n    return rule\nrule = make(1)")


def test_what_is_compiled_is_what_was_fingerprinted(monkeypatch: pytest.MonkeyPatch) -> None:
    twins = Compiled({}, cache=False)
    assert twins[add_limit](1) == 8
    print_before = twins.fingerprint(sums_in_a_comprehension)
    monkeypatch.setitem(add_limit.__globals__, "LIMIT", 8)
    assert twins.fingerprint(sums_in_a_comprehension) == print_before
    assert twins[sums_in_a_comprehension](3) == 21


def test_many_threads_may_ask_for_twins_at_once() -> None:
    for _ in range(20):
        twins = Twins({step: double}, plain)
        with ThreadPoolExecutor(8) as pool:
            assert [*pool.map(lambda _, twins=twins: twins[three_steps](1), range(16))] == [8] * 16


def test_a_refused_rule_is_refused_for_the_same_reason_again() -> None:
    twins = Twins({}, plain)
    for _ in range(2):
        with pytest.raises(TypeError, match="brings no step"):
            twins[three_steps]


def test_the_fingerprint_follows_filling_and_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    prints = [Compiled({step: double}).fingerprint(three_steps), Compiled({step: add_limit}).fingerprint(three_steps)]
    monkeypatch.setitem(add_limit.__globals__, "LIMIT", 8)
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
twins = Compiled({})
entry = twins.entry(enter)
answer = entry(table, 10)
assert bool(twins._made) != bool(entry.stats.cache_hits), "what is loaded from disk needs no parts"
print(answer, sum(entry.stats.cache_hits.values()), sum(entry.stats.cache_misses.values()))
""",
    "board.txt": "100",
}


def run_game(folder: Path) -> tuple[int, int, int]:
    # Python must not keep what it has made of the edited files: it would know them by their dates, and these tell nothing here.
    environment = {**os.environ, "HACKTABLE_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "caller.py"], cwd=folder, env=environment, capture_output=True, text=True, check=True)
    answer, hits, misses = map(int, done.stdout.split())
    return answer, hits, misses


@pytest.mark.deep
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

    for damaged in (tmp_path / "cache").rglob("*.nb?"):
        damaged.write_bytes(b"damaged")
    assert run_game(tmp_path)[0] == 215

    callee.write_text("# only a comment more" + GAME["callee.py"].replace("BONUS = 1", "BONUS = 5"))
    assert run_game(tmp_path) == (215, 1, 0)


@pytest.mark.deep
def test_code_for_other_arguments_is_not_taken_for_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own files get mixed up like this when two processes write at the same time."""
    monkeypatch.setenv("HACKTABLE_CACHE", str(tmp_path))

    def answers() -> tuple[int, float, int]:
        entry: Any = Compiled({}).entry(double)
        return entry(2), entry(2.5), sum(entry.stats.cache_hits.values())

    assert answers() == (4, 5.0, 0)
    assert answers() == (4, 5.0, 2)
    one, other = sorted(tmp_path.rglob("*.nbc"))
    other.write_bytes(one.read_bytes())
    assert answers() == (4, 5.0, 1)
    assert answers() == (4, 5.0, 2), "it was written anew"


@pytest.mark.deep
def test_a_cache_folder_that_cannot_be_written_costs_only_the_compilation(tmp_path: Path) -> None:
    for name, text in GAME.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "cache").write_text("a file where the folder should be")
    assert run_game(tmp_path)[0] == 111


@long
@kernel
def count_to(limit: int) -> int:
    total = 0
    for each in range(limit):
        total += each & 3
    return total


def test_entries_that_run_long_or_often_are_optimised_twice_and_all_others_once() -> None:
    from hacktable.kernel.linking import EntryCompiler, ThoroughEntryCompiler  # brings Numba, which takes a while

    @kernel
    def runs_long(number: int) -> int:
        return number

    @kernel
    def is_called_often(number: int) -> int:
        return number

    twins = Compiled({step: double}, cache=False)
    compilers: list[Any] = [twins[each] for each in (long(runs_long), often(is_called_often), three_steps)]
    assert [each._compiler.pipeline_class for each in compilers] == [ThoroughEntryCompiler, ThoroughEntryCompiler, EntryCompiler]


def test_a_long_entry_lets_other_threads_go_on_and_a_short_one_does_not_give_the_lock_away() -> None:
    twins = Compiled({step: double}, cache=False)
    assert vars(twins[count_to])["targetoptions"]["nogil"]
    assert not vars(twins[three_steps])["targetoptions"]["nogil"]
