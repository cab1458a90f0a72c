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
from hacktable.bots.explaining import explain
from hacktable.bots.player import PolicyBot
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.lab.tape import bundle

WEB = Path(__file__).parents[2] / "web"
MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "blackhat": (4, {"tracer": True}),
    "hacker": (4, {"tempo": "step", "magnetic": True}),
    "hashcatch": (2, {}),
}
QUESTIONS = 6
"""Of each kind, in one match."""
APART = 7
"""Actions between them."""


def encoded(stored: Any) -> str:
    return base64.b64encode(stored.tobytes()).decode()


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
    while not match.over and len(asked) < 2 * QUESTIONS + 10 and explained < QUESTIONS:
        seat = match.actors[0]
        known = match.knowledge(seat)
        if len(match.log) % APART == 0 and len(known.acts) > 1:
            found = advise(known, twins=twins)
            asked.append({"seat": seat, "mask": encoded(known.masks), "acts": [str(act) for act in known.acts]})
            answers.append(msgspec.to_builtins(found))
        action = bot.choose(known)
        if isinstance(action, rules.telling.explained) and len(match.log) % 3 == 0:
            asker = (seat + 1) % players
            knew = match.knew(asker, match.states)
            told = explain(knew, seat, action, twins=twins)
            asked.append({"seat": asker, "mask": encoded(knew.masks), "mover": seat, "done": str(rules.actions.encode(action))})
            instead = {"act": str(rules.actions.encode(told.instead)), "chance": told.instead_chance} if told and told.instead else None
            reason = msgspec.to_builtins(told.reason) if told else None
            answers.append({"chance": told.chance, "place": told.place, "instead": instead, "reason": reason} if told else None)
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
