"""Events are told with every field by name, so that swapping two of them cannot go unnoticed."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import hacktable
import tiny
from hacktable.kernel.events import ALL, SILENT, buffer, told
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find
from hacktable.kernel.verbs import Verbs

GAMES = [find(name) for name in hacktable.game_names() if find(name).State.__module__.startswith("hacktable.")] + [tiny.GAME]


def wrong_calls(game: Game, source: str) -> list[str]:
    """Calls that tell an event of a game otherwise than with the buffer, the audience, and every field by its name."""
    fields = {f"tell_{event.__name__.lower()}": set(event.__struct_fields__) for event in game.events.structs}
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in fields:
            named = [each.arg for each in node.keywords]
            if len(node.args) != 2 or len(named) != len(fields[node.func.id]) or set(named) != fields[node.func.id]:
                found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_is_told_with_all_its_fields_by_name(game: Game) -> None:
    folder = Path(tiny.__file__).parent if game is tiny.GAME else game.folder
    sources = {file: file.read_text("utf-8") for file in folder.rglob("*.py")}
    assert {file.name: wrong for file, source in sources.items() if (wrong := wrong_calls(game, source))} == {}
    called = {node.id for source in sources.values() for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)}
    assert {f"tell_{event.__name__.lower()}" for event in game.events.structs} <= called


@pytest.mark.parametrize(
    "call",
    [
        "tell_shown(events, ALL, seat, slot, card)",
        "tell_shown(events, ALL, seat, slot=slot, card=card)",
        "tell_shown(events, ALL, seat=seat, slot=slot)",
        "tell_shown(events, ALL, seat=seat, slot=slot, value=card)",
        "tell_shown(events, ALL, **fields)",
        "tell_shown(events, audience=ALL, seat=seat, slot=slot, card=card)",
    ],
)
def test_a_call_with_fields_by_position_would_be_noticed(call: str) -> None:
    assert wrong_calls(tiny.GAME, f"def rule():\n    {call}") == [call]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_verbs_are_numbered_by_their_declarations(game: Game) -> None:
    all_verbs: list[Verbs[Any]] = [game.actions, game.clock_actions, game.events]
    for verbs in all_verbs:
        numbers = [verbs.number(struct) for struct in verbs.structs]
        assert numbers == [*range(1, len(verbs.structs) + 1)]


def test_what_is_told_arrives_field_by_field_and_a_silent_buffer_takes_nothing() -> None:
    events = buffer()
    tiny.tell_shown(events, ALL, card=7, seat=2, slot=1)
    tiny.tell_ready(events, 1, seat=3)
    assert [(audience, tiny.GAME.events.join(kind, fields)) for audience, kind, fields in told(events)] == [
        (ALL, tiny.Shown(seat=2, slot=2, card=7)),
        (1, tiny.Ready(seat=3)),
    ]
    before = SILENT.rows.copy(), SILENT.count
    tiny.tell_shown(SILENT, ALL, card=7, seat=2, slot=1)
    assert (SILENT.rows == before[0]).all()
    assert SILENT.count == before[1]
    with pytest.raises(TypeError, match="value"):
        tiny.tell_shown(events, ALL, seat=2, slot=1, value=7)


def test_more_events_than_a_buffer_holds_are_an_error() -> None:
    events = buffer()
    for _ in range(129):
        tiny.tell_ready(events, ALL, seat=0)
    with pytest.raises(OverflowError, match="129 events"):
        told(events)
