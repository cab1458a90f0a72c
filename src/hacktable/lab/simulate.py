"""Report on many games between bots: shares of wins, points and their sources, lengths.

Game i of a simulation with seed S is the match with the seed "S/i", its bots moved on by i seats:
`hacktable record GAME --seed S --game i` prints its record.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from hacktable.kernel.game import Game
from hacktable.kernel.options import Value
from hacktable.lab.batches import Simulation, wins_of
from hacktable.lab.estimates import Estimate, estimate, share
from hacktable.lab.matches import seat_bots

SHARED_UNITS = ("rounds",)
"""Units of length that all players have in common; others, such as turns, are counted for each player."""


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared."""

    wins: Estimate
    """Share of games won; if several seats win together, each has an equal part."""
    points: Estimate
    sources: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """What a simulation found."""

    game: str
    players: int
    games: int
    seed: str
    options: dict[str, Value]
    bots: list[str]
    seats: list[SeatReport]
    by_bot: dict[str, Estimate]
    """Share of games that each bot won, in all its seats together."""
    length_unit: str
    length_of: str
    """Whose length it is: a "game", if its unit is the same for all, or a "player"."""
    length: Estimate
    length_percentiles: dict[str, float]
    decisions: Estimate
    """In one game."""
    seconds: float
    decisions_per_second: float


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play many games. `progress` is called with the number of games just finished."""
    simulation = Simulation(game, players, games, bots, seed, options)
    simulation.warm_up()
    start = time.perf_counter()
    columns: list[tuple[NDArray[np.int32], ...]] = []
    sources = np.zeros((players, len(game.rules.sources)))
    for batch in simulation:
        kept = (batch.states[game.rules.length], batch.decisions, batch.points, batch.placing)
        columns.append(tuple(each.astype(np.int32) for each in kept))  # half as large, so that a million games fit into memory
        sources += batch.sources.sum(axis=0)
        progress(len(batch.numbers))
    seconds = time.perf_counter() - start
    lengths, decisions, points, placing = (np.concatenate(column) for column in zip(*columns, strict=True))
    lengths = lengths / (1 if game.rules.length in SHARED_UNITS else players)
    sources /= games
    wins = wins_of(placing)
    bots = simulation.bots
    return Report(
        game=game.name,
        players=players,
        games=games,
        seed=seed,
        options=msgspec.structs.asdict(simulation.options),
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


def _of_bot(wins: NDArray[np.float64], bots: Sequence[str], bot: str) -> NDArray[np.float64]:
    total = np.zeros(len(wins))
    for number in range(len(bots)):  # games with the same shift have the same seating
        mine = [seat for seat, each in enumerate(seat_bots(bots, number)) if each == bot]
        total[number :: len(bots)] = wins[number :: len(bots)][:, mine].sum(axis=1)
    return total
