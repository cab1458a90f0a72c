"""Measurements: batches of simulated games are the same compiled, interpreted, and played match by match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hacktable
import strangers
import tiny
from hacktable import cli, lab
from hacktable.bots import registry
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import over
from hacktable.lab import batches

pytestmark = pytest.mark.deep  # simulations compile rules

WON = tiny.EVENTS.number(tiny.Won)
WINS, OWN_WINS, ACTIONS, OVER = range(4)


@kernel
def count_wins(board: Any, s: Any, seat: int, act: int, events: Any, notes: Ints) -> None:
    for row in range(events.count):
        if events.rows[row, 1] == WON:
            notes[WINS] += 1
            notes[OWN_WINS] += 1 if events.rows[row, 2] == seat else 0
    notes[ACTIONS] += 1 if act != 0 else 0
    notes[OVER] += 1 if over(board, s) else 0


@pytest.fixture
def policy() -> Iterator[str]:
    registry.register_bot("policy", strangers.FIRST_OR_TOSS, games=())
    yield "policy"
    registry.forget_bot("policy")


@pytest.fixture
def counting() -> Iterator[str]:
    registry.register_bot("counting", strangers.Counting)
    yield "counting"
    registry.forget_bot("counting")


def whole(simulation: lab.Simulation) -> list[list[Any]]:
    """All that a simulation found, batch by batch."""
    return [
        [
            [state.tobytes() for state in batch.states],
            *(each.tolist() for each in (batch.decisions, batch.points, batch.placing, batch.sources, batch.notes)),
            list(batch.events()),
        ]
        for batch in simulation
    ]


def joined(found: list[list[Any]]) -> list[list[Any]]:
    """The same, however it was batched."""
    return [[each for part in column for each in part] for column in zip(*found, strict=True)]


def match_by_match(simulation: lab.Simulation) -> lab.Simulation:
    """The same, as with a bot that is no policy."""
    simulation._policies = None
    return simulation


@pytest.mark.parametrize("bots", [["greedy", "random"], ["policy", "greedy"]])
def test_every_way_to_play_finds_the_same(bots: list[str], policy: str) -> None:
    def simulation(compiled: bool) -> lab.Simulation:
        return lab.Simulation(tiny.GAME, 2, 30, bots, "ways", events=True, listener=count_wins, notes=4, compiled=compiled)

    fast = whole(simulation(True))
    assert joined(whole(simulation(False))) == joined(fast)
    assert joined(whole(match_by_match(simulation(False)))) == joined(fast)


def test_a_listener_and_the_log_agree(policy: str) -> None:
    (batch,) = lab.Simulation(tiny.GAME, 2, 30, [policy], "agree", events=True, listener=count_wins, notes=4)
    for row, number in enumerate(batch.numbers):
        wins = [event for game, event in batch.events(tiny.Won) if game == number]
        noted = batch.notes[row].tolist()
        assert [noted[WINS], noted[ACTIONS], noted[OVER]] == [len(wins), batch.decisions[row], 1]
        assert 0 <= noted[OWN_WINS] <= noted[WINS] == tiny.HAND
    assert {type(event) for _, event in batch.events(tiny.Won, tiny.Dealt)} == {tiny.Won, tiny.Dealt}, "what one seat alone saw counts too"
    assert batch.notes[:, OWN_WINS].any()


def test_events_do_not_change_the_games() -> None:
    (silent,), (loud,) = (lab.play("hashcatch", players=3, games=5, seed="same", events=events) for events in (False, True))
    assert silent.states.tobytes() == loud.states.tobytes()
    assert len(silent.log) == 0 < len(loud.log)


def test_a_batch_whose_events_do_not_fit_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    (roomy,) = lab.play("hashcatch", players=2, games=3, seed="room", events=True)
    monkeypatch.setattr(batches, "FIRST_LOG", 10)
    (narrow,) = lab.play("hashcatch", players=2, games=3, seed="room", events=True)
    assert list(narrow.events()) == list(roomy.events())


def test_a_bot_that_is_no_policy_plays_game_i_as_it_is_recorded(counting: str, tmp_path: Path) -> None:
    simulation = lab.play("hashcatch", players=2, games=3, bots=[counting, "greedy"], seed="own")
    (batch,) = simulation
    for number in batch.numbers:
        file = tmp_path / "record.txt"
        words = ["record", "hashcatch", "--players", "2", "--seed", "own", "--bots", "counting,greedy", "--game", str(number)]
        assert cli.main([*words, "--save", str(file)]) == 0
        match = hacktable.game("hashcatch").replay(file.read_text("utf-8"))
        assert match.names == (("counting", "greedy"), ("greedy", "counting"))[number % 2]
        assert match.state_bytes() == batch.states[number].tobytes()
        assert match.standings.placing == tuple(batch.placing[number].tolist())


def test_shares_of_a_win_add_up_to_one() -> None:
    (batch,) = lab.play("hashcatch", players=4, games=50, bots="random", seed="shares")
    assert np.allclose(batch.wins.sum(axis=1), 1)
    assert ((batch.placing == 1) == (batch.wins > 0)).all()


def test_a_simulation_without_a_seed_is_another_each_time() -> None:
    one, other = (lab.play("hashcatch", players=2, games=2) for _ in range(2))
    assert one.seed != other.seed
    assert one.players == 2
    assert lab.play("hashcatch", games=1).players == 4
