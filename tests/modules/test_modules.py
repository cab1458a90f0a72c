"""The rules as WebAssembly do what the compiled rules do, byte for byte, after every action; and they are made from the rules as they are."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

import programs
from hacktable.kernel.compiling import Twins, plain
from hacktable.kernel.engine import Engine, interpreted
from hacktable.kernel.game import Game, mask_by_rows
from hacktable.kernel.registry import find
from hacktable.kernel.rules import mask
from hacktable.lab import wasm
from hacktable.lab.tape import bundle
from hacktable.lab.wasm import ENTRIES, FOLDER, NoToolError, is_stale, layout_files, linker, optimiser, said_by, sections
from hacktable.testing.walking import Walk, same, variants, walked
from module_walks import Walker

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
OURS = sorted(point.name for point in entry_points(group="hacktable.games"))
DECISIONS, SOAKED = 100_000, 100
"""Decisions of each game, and how many times as many in a long run."""
A_TAPE, ALL_VARIANTS = 34_000, 15_000
"""Decisions on one tape, of which each takes some seven hundred bytes; and those in which a walk through each variant is made, if no game ends before."""
MOST_COMPRESSED = 80_000
IMPORTS, CODE = 2, 10
"""Kinds of sections."""


def module_of(name: str) -> Path:
    return ROOT / FOLDER / f"{name}.wasm"


# ---------------------------------------------------------------- what is in the repository


@pytest.mark.parametrize("name", OURS)
def test_a_module_is_made_from_the_rules_as_they_are(name: str) -> None:
    assert not is_stale(find(name), module_of(name).read_bytes()), (
        f"the rules of {name} have changed since its module was built: run .venv/bin/python tools/modules.py"
    )


def test_a_module_of_other_rules_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    module = module_of("hashcatch").read_bytes()
    monkeypatch.setattr(wasm, "made_with", lambda: said_by(module)["made_with"])
    assert is_stale(find("blackhat"), module)


def test_the_page_knows_how_structs_lie_in_memory_and_what_modules_export() -> None:
    written = {file.name: file.read_text("utf-8") for file in (ROOT / FOLDER).iterdir() if file.suffix != ".wasm"}
    assert written == layout_files({name: find(name) for name in OURS}), "run: .venv/bin/python tools/modules.py"


def test_all_modules_together_are_small() -> None:
    """By Brotli, as a server sends them."""
    assert sum(programs.load("page").brotli_sizes([module_of(name) for name in OURS])) <= MOST_COMPRESSED


@pytest.mark.parametrize("name", OURS)
def test_a_module_imports_nothing_and_knows_nothing_of_the_machine_it_was_made_on(name: str) -> None:
    module = module_of(name).read_bytes()
    assert IMPORTS not in [kind for kind, _ in sections(module)]
    assert not re.search(rb"/(home|root|work|tmp|usr|Users)/|\.py\b|hacktable/|site-packages", module)


@pytest.mark.soak
@pytest.mark.parametrize("name", OURS)
def test_the_same_rules_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    try:
        linker()
        optimiser()
    except NoToolError as error:
        pytest.skip(str(error))
    tool = programs.load("modules")
    made = tmp_path / "module.wasm"
    subprocess.run(
        [sys.executable, str(ROOT / "tools/modules.py"), "--here", name, "--into", str(made)],
        check=True,
        env={**os.environ, **tool.GENERIC},
    )
    assert made.read_bytes() == module_of(name).read_bytes()


@pytest.mark.parametrize("name", OURS)
def test_masks_of_modules_and_in_plain_python_blank_what_the_mask_does(name: str) -> None:
    game = find(name)
    by_rows, by_cells = Twins({**game.all_fills, mask: mask_by_rows(game)}, plain), Twins(game.all_fills, lambda rule: rule)
    for players, options in walked(game):
        boards = game.board(players, options)[1]
        whole, rows, cells = (Engine(game, boards, twins=twins) for twins in (interpreted(game), by_rows, by_cells))
        for states in [each for each, _, _ in Walk(whole, "rows").steps(40)][::10]:
            for seat in range(-1, players):
                wanted = cells.mask(states, seat)
                assert same(wanted, rows.mask(states, seat))
                assert same(wanted, whole.mask(states, seat))


# ---------------------------------------------------------------- the same after every action


@cache
def node() -> str:
    """Node, which builds the page."""
    found: str = str(programs.load("page").find_node(install=True).folder / "node")
    return found


@pytest.fixture(scope="session")
def player(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What plays tapes, as one file."""
    return bundle(node(), WEB, tmp_path_factory.mktemp("player") / "tape.mjs")


def played(walker: Walker, player: Path, folder: Path) -> dict[str, Any]:
    """What the module makes of a walker's tape, in Node."""
    walker.tape.save(folder)
    asked = f"{module_of(walker.game.name)} {folder}\n"
    done = subprocess.run([node(), "src/local/play.mjs", str(player)], cwd=WEB, input=asked, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def bots_at_work(game: Game, seed: str, choices: int) -> Walker:
    """A tape with every entry point that bots have, in the first and in the last variant of a game."""
    walker, all_of_them = Walker(game, seed), variants(game)
    for number, variant in enumerate((all_of_them[0], all_of_them[-1])):
        walker.think(variant, f"{seed} {number}", choices, deep=True)
    walker.play(all_of_them[0], seed, 2)
    return walker


@pytest.mark.deep
@pytest.mark.parametrize("name", OURS)
def test_a_module_and_compiled_rules_agree_in_every_byte_after_every_action(
    name: str, player: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    game, all_of_them, made, number = find(name), variants(find(name)), 0, 0
    wanted = DECISIONS * (SOAKED if request.config.getoption("--soak") else 1)
    while made < wanted:
        walker = Walker(game, f"{name} {number}")
        while walker.decisions < A_TAPE:
            walker.walk(all_of_them[number % len(all_of_them)], f"module {number}", max(100, ALL_VARIANTS // len(all_of_them)))
            number += 1
        result = played(walker, player, tmp_path)
        assert result["fault"] is None, result
        assert result["calls"] == walker.tape.calls
        made += walker.decisions


@pytest.mark.soak
@pytest.mark.parametrize("name", OURS)
def test_bots_think_the_same_in_a_module(name: str, player: Path, tmp_path: Path) -> None:
    """Only in a long run: compiling all that bots have takes one to three minutes a game."""
    walker = bots_at_work(find(name), f"bots of {name}", 120)
    result = played(walker, player, tmp_path)
    assert result["fault"] is None, result
    bots = {"choose", "write_better", "think", "look_ahead", "play_games"}
    assert all(result["called"][entry] > 0 for entry in bots)


@pytest.mark.deep
def test_every_entry_point_is_compared() -> None:
    """`play_randomly` is compared where its speed is measured, in benchmarks/wasm.py."""
    source = (ROOT / "tests/module_walks.py").read_text("utf-8")
    assert [each.name for each in ENTRIES if f'"{each.name}"' not in source] == ["play_randomly"]


@pytest.mark.deep
def test_a_tape_that_differs_in_one_bit_is_noticed(player: Path, tmp_path: Path) -> None:
    walker = Walker(find("hashcatch"), "tampered")
    walker.walk(variants(find("hashcatch"))[0], "tampered", 20)
    after = next(len(each.lengths) for each in ENTRIES if each.name == "move")
    walker.tape.words[-4 - 3 * after] ^= 1  # the hash of what the last move has written
    assert "differs" in played(walker, player, tmp_path)["fault"]
