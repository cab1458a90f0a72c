"""The bench: what it measures and how it compares. No test depends on how fast this machine is."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import hacktable
import tiny
from hacktable.kernel import events
from hacktable.kernel.engine import interpreted
from hacktable.kernel.game import Game
from hacktable.lab import bench
from hacktable.lab.playout import play_randomly

pytestmark = pytest.mark.deep  # simulations compile rules

GAME = hacktable.game("hashcatch").rules
RATES = {400: [1000.0, 4000.0, 3000.0, 2000.0, 1000.0], 4: [10.0, 20.0, 30.0, 40.0, 50.0]}
"""What the stand-in for `_run` yields, by the number of games in a round: compiled and interpreted."""

needs_peer = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="OpenSpiel is not installed: pip install 'hacktable[peer]'"
)


def stand_in(play: Any, boards: Any, new_states: Any, silent: Any, games: int) -> Iterator[float]:
    return iter(RATES[games])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own side is not measured, and nothing is compiled."""
    monkeypatch.setattr(bench, "_compile_seconds", lambda name: (12.5, 0.5))
    monkeypatch.setattr(bench, "_run", stand_in)
    monkeypatch.setattr(bench, "ROUNDS", 5)


@pytest.mark.parametrize("game", [GAME, tiny.GAME], ids=lambda game: str(game.name))
def test_a_round_of_interpreted_games_counts_decisions_a_second(game: Game) -> None:
    _, boards = game.board(2)
    board, play = game.Board.mirror(boards[0]), interpreted(game)[play_randomly]
    run = bench._run(play, [board], lambda: [game.State.mirror(game.State.new()[0])], [events.SILENT], 1)
    assert next(run) > 0
    assert next(run) > 0


def test_every_round_plays_the_same_games() -> None:
    played: list[tuple[Any, ...]] = []

    def play(boards: Any, states: Any, keys: Any, coins: Any, acts: Any, silent: Any) -> int:
        played.append((keys.tolist(), coins.tolist()))
        coins += 1  # as tossing does
        return 17

    run = bench._run(play, None, list, None, 3)
    assert next(run) > 0
    assert next(run) > 0
    warming_up, first, second = played
    assert first == second
    assert len(first[0]) == 3
    assert warming_up == (first[0][:1], first[1][:1])


@pytest.mark.usefixtures("quick")
def test_each_sides_fastest_round_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    steps: list[str] = []
    speed = bench.bench(GAME, steps.append)
    assert (speed.game, speed.players) == ("hashcatch", 4)
    assert (speed.compiled, speed.interpreted) == (4000, 50)
    assert (speed.compile_cold_seconds, speed.compile_cached_seconds) == (12.5, 0.5)
    assert speed.state_bytes == GAME.State.dtype.itemsize
    assert speed.peer is None
    assert len(steps) == 1 + 5 * 2


@pytest.mark.usefixtures("quick")
def test_a_game_without_a_peer_is_not_compared() -> None:
    assert bench.bench(tiny.GAME).peer is None


@pytest.mark.usefixtures("quick")
def test_a_speed_as_json_has_these_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    read = msgspec.json.decode(msgspec.json.encode(bench.bench(GAME)))
    assert list(read) == [
        "game",
        "players",
        "interpreted",
        "compiled",
        "compile_cold_seconds",
        "compile_cached_seconds",
        "state_bytes",
        "peer",
    ]


@needs_peer
@pytest.mark.usefixtures("quick")
def test_the_peers_ratios_are_those_of_the_measured_speeds() -> None:
    peer = bench.bench(GAME).peer
    assert peer is not None
    assert peer.game == "maedn(players=4)"
    assert peer.version
    assert peer.cpp > 0
    assert peer.python > 0
    assert peer.ratio_cpp == pytest.approx(4000 / peer.cpp)
    assert peer.ratio_python == pytest.approx(4000 / peer.python)


@needs_peer
def test_a_peers_game_is_played_to_its_end_and_only_choices_are_counted() -> None:
    import pyspiel

    class Counting:
        """The peer's game, with its choices and its dice counted."""

        def __init__(self) -> None:
            self.state = pyspiel.load_game("maedn(players=4)").new_initial_state()
            self.choices = self.dice = 0

        def new_initial_state(self) -> Counting:
            return self

        def apply_action(self, action: int) -> None:
            if self.state.is_chance_node():
                self.dice += 1
            else:
                self.choices += 1
            self.state.apply_action(action)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.state, name)

    game = Counting()
    assert bench._play_peer(game, random.Random(1)) == game.choices
    assert game.state.is_terminal()
    assert game.choices > 0
    assert game.dice > 0


@needs_peer
@pytest.mark.parametrize("name", bench.PEERS)
def test_as_many_play_the_peers_game_as_ours(name: str) -> None:
    import pyspiel

    peer, players = bench.PEERS[name]
    assert pyspiel.load_game(peer).num_players() == players
    assert players in hacktable.game(name).players
