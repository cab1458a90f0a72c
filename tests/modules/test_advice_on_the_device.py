"""Advice on the device is what Python says: the same choices, with the same numbers."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hacktable
import programs
from hacktable.bots.advice import advise
from hacktable.bots.bot import coin_of
from hacktable.bots.explaining import Explained, explain, explain_in_full
from hacktable.bots.player import PolicyBot
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.kernel.game import Game
from hacktable.lab.tape import bundle

WEB = Path(__file__).parents[2] / "web"
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (4, {"tracer": True}),
    "hacker": (4, {"tempo": "step", "magnetic": True}),
    "hashcatch": (2, {}),
}
QUESTIONS = 8
"""Of each kind, in one match."""
APART = 7
"""Actions between them."""


def encoded(stored: Any) -> str:
    return base64.b64encode(stored.tobytes()).decode()


def answered(rules: Game, told: Explained) -> dict[str, Any]:
    """As the page has it."""
    instead = {"act": str(rules.actions.encode(told.instead)), "chance": told.instead_chance} if told.instead else None
    return {"chance": told.chance, "place": told.place, "instead": instead, "reason": msgspec.to_builtins(told.reason)}


@pytest.mark.deep
@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.parametrize("name", MATCHES)
def test_advice_on_the_device_is_what_python_says(name: str, tmp_path: Path) -> None:
    players, options = MATCHES[name]
    match = hacktable.game(name).start(players, "advice on the device", options)
    rules, bot = match.rules, PolicyBot("greedy", coin_of(b"advice"))
    twins = HOUSE_TOGETHER.compiled(rules)
    asked, answers = list[dict[str, Any]](), list[Any]()
    explained = 0
    while not match.over and len(asked) < 4 * QUESTIONS and explained < QUESTIONS:
        seat = match.actors[0]
        known = match.knowledge(seat)
        if len(match.log) % APART == 0 and len(known.acts) > 1:
            found = advise(known, twins=twins)
            asked.append({"seat": seat, "mask": encoded(known.masks), "acts": [str(act) for act in known.acts]})
            answers.append(list(msgspec.to_builtins(found)))
        action = bot.choose(known)
        if isinstance(action, rules.telling.explained) and len(match.log) % 3 == 0:
            done, asker = str(rules.actions.encode(action)), (seat + 1) % players
            knew, own = match.knew(asker, match.states), match.knew(seat, match.states)
            for each, told in ((knew, explain(knew, seat, action, twins=twins)), (own, explain_in_full(own, action, twins=twins))):
                asked.append({"seat": each.seat, "mask": encoded(each.masks), "mover": seat, "done": done})
                answers.append(told and answered(rules, told))
                explained += told is not None and told.chance is not None
        match.act(seat, action)
    assert explained
    minds, questions = tmp_path / "minds", tmp_path / "questions.json"
    minds.write_bytes(HOUSE_TOGETHER.minds(rules).tobytes())
    questions.write_text(json.dumps({"game": name, "board": encoded(match.boards), "minds": str(minds), "asked": asked}))
    node = str(programs.load("page").find_node(install=True).folder / "node")
    made = bundle(node, WEB, tmp_path / "advising.mjs", source="advising.ts")
    command = [node, "src/local/advising.mjs", str(made), str(questions)]
    said = subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True)
    assert json.loads(said.stdout) == answers
