"""A function that writes the legal actions of a phase is called after it: `legal_move`, or `legal_lead_answer` for two phases."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from hacktable.kernel import rules
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find


@pytest.mark.parametrize("game", [find(name) for name in ("hashcatch", "blackhat", "hacker")], ids=lambda game: game.name)
def test_every_phase_that_asks_for_a_decision_has_a_function_of_its_name(game: Game) -> None:
    phases = importlib.import_module(game.State.__module__).Phase
    legal = importlib.import_module(game.rules.fills[rules.legal].__module__)
    tree = ast.parse(Path(str(legal.__file__)).read_text("utf-8"))
    body = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "legal")
    returned = [node.value for node in ast.walk(body) if isinstance(node, ast.Return)]
    names = [each.func.id for each in returned if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
    assert len(names) == len(returned), "legal hands each phase to a function"
    asked = {word for name in names for word in name.removeprefix("legal_").split("_")}
    assert asked == {phase.name.lower() for phase in phases if phase < phases.OVER}
