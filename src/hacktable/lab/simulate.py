"""Simulate many games between bots, compiled, on all cores.

Game i of a simulation with seed S is the match with the seed "S/i", its bots moved on by i seats:
`hacktable record GAME --seed S --game i` writes it down.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np

from hacktable.bots.bot import coin_of
from hacktable.bots.policies import policy_number
from hacktable.kernel import events
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import compiled
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.lab.playout import play_games
from hacktable.match import seeds

BATCH = 500
ROUND = 64
"""Batches handed to the workers at a time."""
MOST_GAMES = 1_000_000_000
SHARED_UNITS = ("rounds",)
"""Units of length that all at the table have in common; others, such as turns, are counted for each player."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared."""

    wins: Estimate
    """Share of games won; a shared win counts in parts."""
    points: Estimate
    sources: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    players: int
    games: int
    seed: str
    options: dict[str, Any]
    bots: list[str]
    seats: list[SeatReport]
    by_bot: dict[str, Estimate]
    """Share of games won by each kind of bot, all its seats together."""
    length_unit: str
    length_of: str
    """Whose length it is: a game's, where all share a unit, or a player's."""
    length: Estimate
    length_percentiles: dict[str, float]
    decisions: Estimate
    """A game."""
    seconds: float
    decisions_per_second: float


def line_up(bots: Sequence[str], players: int) -> list[str]:
    """A bot for every seat: one for all, or as many as there are players.

    :raises OptionError: if there are neither.
    """
    for bot in bots:
        policy_number(bot)
    if len(bots) == 1:
        return list(bots) * players
    if len(bots) != players:
        raise OptionError("option-bots", given=len(bots), players=players)
    return list(bots)


def seat_bots(bots: Sequence[str], game: int) -> list[str]:
    """The bots of one game of a simulation: moved on by a seat each game, so that none keeps the best one."""
    shift = game % len(bots)
    return [*bots[-shift:], *bots[:-shift]] if shift else list(bots)


def game_seed(seed: str, game: int) -> str:
    """The seed of one game of a simulation."""
    return f"{seed}/{game}"


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play many games. `progress` is called with the number of games just finished."""
    checked, boards = game.board(players, options)
    bots = line_up(bots, players)
    if not 1 <= games <= MOST_GAMES:
        raise OptionError("option-games", given=games, most=MOST_GAMES)
    play = compiled(game).entry(play_games)
    _batch(game, boards, players, bots, seed, range(1), play)  # compiles, if it must, outside of the measured time
    start = time.perf_counter()
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        parts = []
        for start_of_round in range(0, games, ROUND * BATCH):
            end = min(games, start_of_round + ROUND * BATCH)
            ranges = [range(first, min(first + BATCH, end)) for first in range(start_of_round, end, BATCH)]
            for part in pool.map(lambda each: _batch(game, boards, players, bots, seed, each, play), ranges):
                parts.append(part)
                progress(len(part[0]))
    seconds = time.perf_counter() - start
    lengths, decisions, points, placing = (np.concatenate(column) for column in list(zip(*parts, strict=True))[:4])
    sources = sum(part[4] for part in parts) / games
    lengths = lengths / (1 if game.rules.length in SHARED_UNITS else players)
    won = placing == 1
    wins = won / won.sum(axis=1, keepdims=True)
    return Report(
        game=game.name,
        players=players,
        games=games,
        seed=seed,
        options=msgspec.structs.asdict(checked),
        bots=list(bots),
        seats=[
            SeatReport(
                share(wins[:, seat]),
                estimate(points[:, seat]),
                dict(zip(game.rules.sources, sources[seat].tolist(), strict=True)),
            )
            for seat in range(players)
        ],
        by_bot={bot: share(_of_bot(wins, bots, bot)) for bot in dict.fromkeys(bots)},
        length_unit=game.rules.length,
        length_of="game" if game.rules.length in SHARED_UNITS else "player",
        length=estimate(lengths),
        length_percentiles={str(p): float(np.percentile(lengths, p)) for p in (5, 50, 95)},
        decisions=estimate(decisions),
        seconds=seconds,
        decisions_per_second=float(decisions.sum() / seconds),
    )


def _batch(game: Game, boards: Any, players: int, bots: Sequence[str], seed: str, numbers: range, play: Any) -> tuple[Any, ...]:
    count = len(numbers)
    keys = [seeds.match_key(seeds.server_seed(game_seed(seed, number))) for number in numbers]
    policies = np.zeros((count, MOST_SEATS), np.int64)
    policies[:, :players] = [[policy_number(bot) for bot in seat_bots(bots, number)] for number in numbers]
    states, decisions = game.State.new(count), np.zeros(count, np.int64)
    points, placing = np.zeros((count, MOST_SEATS), np.int64), np.zeros((count, MOST_SEATS), np.int64)
    sources = np.zeros((count, MOST_SEATS, MOST_SOURCES), np.int64)
    play(
        boards,
        states,
        game.State.new(),
        np.array([seeds.words(key) for key in keys]),
        np.array([coin_of(key) for key in keys]),
        policies,
        np.zeros(MOST_LEGAL, np.int64),
        events.STORED_SILENT,
        decisions,
        points,
        sources,
        placing,
    )
    kept = (states[game.rules.length], decisions, points[:, :players], placing[:, :players])
    return *(each.astype(np.int32) for each in kept), sources[:, :players, : len(game.rules.sources)].sum(axis=0)


def _of_bot(wins: Any, bots: Sequence[str], bot: str) -> Any:
    total = np.zeros(len(wins))
    for number in range(len(bots)):  # games with the same shift have the same seating
        mine = [seat for seat, each in enumerate(seat_bots(bots, number)) if each == bot]
        total[number :: len(bots)] = wins[number :: len(bots)][:, mine].sum(axis=1)
    return total


def estimate(values: Ints | Any) -> Estimate:
    """A mean with its 95 % interval, by the normal approximation."""
    mean = float(np.mean(values))
    margin = 1.96 * float(np.std(values)) / math.sqrt(len(values))
    return Estimate(mean, mean - margin, mean + margin)


def share(values: Any) -> Estimate:
    """A share of games with its 95 % interval after Wilson, which stays honest near 0 and 1."""
    count, z = len(values), 1.96
    mean = float(np.mean(values))
    centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
    margin = z / (1 + z * z / count) * math.sqrt(max(0.0, mean * (1 - mean)) / count + z * z / (4 * count * count))
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))
