"""Measure how fast the rules run, beside OpenSpiel measured in the same run.

A decision is one choice of a player; dice and other chance are not counted, on either side. Rounds of both
sides take turns, and each side's fastest round counts, so that a noisy machine does not disturb one side more than the other.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
import numpy as np

from hacktable.bots.bot import coin_of
from hacktable.kernel import events
from hacktable.kernel.engine import compiled, interpreted
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.lab.playout import play_randomly
from hacktable.match import seeds

ROUNDS = 15
T = TypeVar("T")
PEERS = {"hashcatch": ("maedn(players=4)", 4), "blackhat": ("hearts", 4)}
"""For each of our games, the game of OpenSpiel that is most like it, and how many play it. Ours is measured with as many players."""


class PeerSpeed(msgspec.Struct, frozen=True):
    """OpenSpiel, in decisions a second."""

    game: str
    version: str
    cpp: float
    python: float
    ratio_cpp: float
    ratio_python: float


class Speed(msgspec.Struct, frozen=True):
    """One game's speed, in random decisions a second on one core."""

    game: str
    players: int
    interpreted: float
    compiled: float
    compile_cold_seconds: float
    compile_cached_seconds: float
    state_bytes: int
    peer: PeerSpeed | None


def bench(game: Game, progress: Callable[[str], None] = lambda step: None) -> Speed:
    """Measure one game, and the game of OpenSpiel beside it if OpenSpiel is installed."""
    peer, players = PEERS.get(game.name, (None, game.players[-1]))
    progress("compiling, cold and cached")
    cold, cached = _compile_seconds(game.name)
    _, boards = game.board(players)
    entry = compiled(game).entry(play_randomly)
    runs = {"compiled": _run(entry, boards, game.State.new, events.STORED_SILENT, 400)}
    twin = interpreted(game)[play_randomly]
    mirrored = [game.Board.mirror(boards[0])]
    runs["interpreted"] = _run(twin, mirrored, lambda: [game.State.mirror(game.State.new()[0])], [events.SILENT], 4)
    version = ""
    if peer and importlib.util.find_spec("pyspiel"):
        version = importlib.metadata.version("open_spiel")
        runs |= _peer_runs(peer)
    else:
        peer = None
    best = dict.fromkeys(runs, 0.0)
    for round_number in range(ROUNDS):
        for name, run in runs.items():
            progress(f"round {round_number + 1} of {ROUNDS}: {name}")
            best[name] = max(best[name], next(run))
    return Speed(
        game.name,
        players,
        best["interpreted"],
        best["compiled"],
        cold,
        cached,
        game.State.dtype.itemsize,
        PeerSpeed(peer, version, best["cpp"], best["python"], best["compiled"] / best["cpp"], best["compiled"] / best["python"])
        if peer
        else None,
    )


def _run(play: Callable[..., int], boards: T, new_states: Callable[[], T], silent: object, games: int) -> Iterator[float]:
    """Decisions a second, round by round; the same games every time."""
    keys = [seeds.match_key(seeds.server_seed(f"bench/{number}")) for number in range(games)]
    words, coins = np.array([seeds.words(key) for key in keys]), np.array([coin_of(key) for key in keys])
    acts = np.zeros(MOST_LEGAL, np.int64)
    play(boards, new_states(), words[:1], coins[:1].copy(), acts, silent)
    while True:
        fresh, states = coins.copy(), new_states()
        start = time.perf_counter()
        decisions = play(boards, states, words, fresh, acts, silent)
        yield decisions / (time.perf_counter() - start)


def _peer_runs(name: str) -> dict[str, Iterator[float]]:
    import pyspiel

    game = pyspiel.load_game(name)

    def through_python() -> Iterator[float]:
        chance = random.Random(1)
        while True:
            start = time.perf_counter()
            decisions = sum(_play_peer(game, chance) for _ in range(60))
            yield decisions / (time.perf_counter() - start)

    def in_cpp() -> Iterator[float]:
        """Random rollouts by OpenSpiel's own evaluator, from the first decision on; Python is called once."""
        chance = random.Random(2)
        a_game = sum(_play_peer(game, chance) for _ in range(300)) / 300
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        rollouts = 500
        while True:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=3)
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, True, 4, False)
            start = time.perf_counter()
            bot.step(state)
            yield 2 * rollouts * a_game / (time.perf_counter() - start)

    return {"cpp": in_cpp(), "python": through_python()}


def _play_peer(game: Any, chance: random.Random) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _compile_seconds(name: str) -> tuple[float, float]:
    """Seconds until the first compiled game has been played, in a fresh process: without a cache, and with one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", f"from hacktable.lab.bench import time_first_game; time_first_game({name!r})"]
        environment = {**os.environ, "HACKTABLE_CACHE": folder}
        runs = [subprocess.run(command, env=environment, check=True, capture_output=True, text=True) for _ in range(2)]
        return float(runs[0].stdout), float(runs[1].stdout)


def time_first_game(name: str) -> None:
    """Print how many seconds passed until the first compiled game had been played."""
    start = time.perf_counter()
    game = find(name)
    _, boards = game.board(game.players[-1])
    next(_run(compiled(game).entry(play_randomly), boards, game.State.new, events.STORED_SILENT, 1))
    print(time.perf_counter() - start)
