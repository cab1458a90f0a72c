"""A game's kit says the same as the game."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from hacktable.kernel import options as option_texts
from hacktable.kernel.errors import OptionError, plain
from hacktable.kernel.registry import find
from hacktable.lab import kit

ROOT = Path(__file__).parent.parent.parent
GAMES = ("blackhat", "hacker", "hashcatch")


@pytest.mark.parametrize("name", GAMES)
def test_the_kit_of_the_page_is_fresh(name: str) -> None:
    stored = ROOT / "web/src/local/kits" / f"{name}.json"
    assert stored.read_text("utf-8") == kit.text_of(find(name)), "run: python -m hacktable.lab.kit web/src/local/kits"


@pytest.mark.parametrize("name", GAMES)
def test_a_board_follows_from_the_kit_as_from_the_game(name: str) -> None:
    game = find(name)
    laying = kit.Laying(game)
    tables = json.loads((ROOT / "web/src/local/kits" / f"{name}.json").read_text("utf-8"))["laying"]
    chance = random.Random(f"other options of {name}")
    for _ in range(300):
        choice = laying.random(chance)
        laid = laying.lay(choice)
        assert laid is not None
        for field, cells in laid.items():
            row = tables[field]["rows"][" ".join(option_texts.text(choice[option]) for option in tables[field]["by"])]
            assert (row if isinstance(row, list) else [row]) == list(cells), (field, choice)


@pytest.mark.parametrize("name", GAMES)
def test_options_that_are_not_allowed_together_are_those_of_the_game(name: str) -> None:
    laying = kit.Laying(find(name))
    conflicts = json.loads((ROOT / "web/src/local/kits" / f"{name}.json").read_text("utf-8"))["conflicts"]
    chance = random.Random(f"any options of {name}")
    for _ in range(600):
        choice = {option: chance.choice(values) for option, values in laying.choices.items()}
        laid = laying.try_out(choice)
        refusals = [(each["code"], each["rule"], each["params"]) for each in conflicts if each["values"].items() <= choice.items()]
        if isinstance(laid, OptionError):
            assert (laid.code, laid.rule, plain(laid.params)) in refusals, choice
        else:
            assert not refusals, choice
