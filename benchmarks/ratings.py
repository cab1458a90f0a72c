"""Do ratings find out how strong somebody is, and after how many games? Bots play, whose strength can be measured otherwise.

    python benchmarks/ratings.py --anchors [GAME …] [--games 4000]     measures the levels, and writes server/ratings/anchors.json
    python benchmarks/ratings.py [GAME …] [--plot FILE.svg]            rates them as if they were people, and compares

*Measured* is the strength with which the model of the ratings explains the places of thousands of games best (its greatest likelihood; a regular bot
has 25 by definition). *Recovered* is the rating that the server's own code gives to players who start without one, each of whom plays as one of the
levels, match after match, in line-ups drawn at random. Two ways: everybody unknown; or half of the seats filled with bots whose rating is fixed.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hacktable.bots import registry
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.options import Value
from hacktable.kernel.registry import find, names
from hacktable.kernel.rules import MOST_SEATS
from hacktable.lab.batches import Simulation
from hacktable.server.ratings.anchors import FILE, Measured, measured
from hacktable.server.ratings.skill import ANCHOR_SIGMA, MU, SIGMA, Finish, Rating, rated

LEVELS = "beginner", "casual", "regular", "expert", "champion"
REGULAR = LEVELS.index("regular")
BETA = MU / 6
"""Of the model: differences of strength in one game by chance."""
WAYS: tuple[tuple[str, dict[str, Value]], ...] = (("blackhat", {}), ("hacker", {}), ("hacker", {"tempo": "step"}), ("hashcatch", {}))
CURVE = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200)
"""After how many games of each player one looks."""
WORLDS = 40
"""Groups of players that are rated, each anew."""
POOL = 3000
Placings = NDArray[np.int64]


class Mixed(Simulation):
    """Games among levels that are drawn for every seat of every game."""

    def __init__(self, game: str, players: int, games: int, seed: str, options: Mapping[str, Value]) -> None:
        super().__init__(find(game), players, games, ["regular"] * players, seed, options)
        self._policies = registry.together(map(registry.find, LEVELS))
        self.drawn = np.random.default_rng([players, *seed.encode()]).integers(len(LEVELS), size=(games, players))

    def seating(self, numbers: range, number_of: Mapping[str, int]) -> Ints:
        policies = np.zeros((len(numbers), MOST_SEATS), np.int64)
        policies[:, : self.players] = np.array([number_of[level] for level in LEVELS])[self.drawn[numbers.start : numbers.stop]]
        return policies


def played(game: str, players: int, games: int, seed: str, options: Mapping[str, Value]) -> tuple[Placings, Placings]:
    """Who sat where (as numbers of levels), and everybody's place."""
    simulation = Mixed(game, players, games, seed, options)
    return simulation.drawn, np.concatenate([batch.placing for batch in simulation])


# ---------------------------------------------------------------- the measured strength


def slope(mu: NDArray[np.float64], order: Placings) -> NDArray[np.float64]:
    """In which direction the strengths explain the places better, game by game: where the sum is zero, ratings would not move any more.

    :param order: for each game the levels of those who played it, the best first.
    """
    spread = BETA * math.sqrt(order.shape[1])
    strong = np.exp(mu[order] / spread)
    found, rows = np.zeros((len(order), len(mu))), np.arange(len(order))
    for first in range(order.shape[1] - 1):
        chance = strong[:, first:] / strong[:, first:].sum(axis=1, keepdims=True)
        np.add.at(found, (rows, order[:, first]), 1.0)
        for seat in range(first, order.shape[1]):
            np.add.at(found, (rows, order[:, seat]), -chance[:, seat - first])
    return found / spread


def fitted(drawn: Placings, placing: Placings) -> tuple[list[float], list[float]]:
    """The strengths of all levels, and how far they may be off (one standard deviation). A regular has 25."""
    mu = np.full(len(LEVELS), MU)
    free = [level for level in range(len(LEVELS)) if level != REGULAR]
    luck = np.random.default_rng(1).random(placing.shape)  # decides between those who share a place
    order = np.take_along_axis(drawn, np.argsort(placing + luck / 2, axis=1), axis=1)
    for _ in range(60):
        slopes = slope(mu, order)
        information = slopes[:, free].T @ slopes[:, free]
        step = np.linalg.solve(information, slopes[:, free].sum(axis=0))
        mu[free] += np.clip(step, -3, 3)
        if np.abs(step).max() < 1e-4:
            break
    off = np.sqrt(np.diag(np.linalg.inv(information)))
    return [round(float(each), 2) for each in mu], [
        round(float(off[free.index(level)]), 2) if level in free else 0.0 for level in range(len(LEVELS))
    ]


def measure(wanted: Sequence[str], games: int) -> None:
    kept = [each for each in json.loads(FILE.read_text("utf-8")) if each["game"] not in wanted] if FILE.exists() else []
    for game, options in WAYS:
        if game not in wanted:
            continue
        for players in find(game).players:
            began = time.perf_counter()
            mu, off = fitted(*played(game, players, games, f"anchors {game}", options))
            shown = "  ".join(f"{level} {value:.1f} ± {error:.1f}" for level, value, error in zip(LEVELS, mu, off, strict=True))
            print(f"{game} {options or ''} {players} players: {shown}  ({time.perf_counter() - began:.0f} s)", flush=True)
            kept.append({"game": game, "options": options, "players": players, "games": games, "mu": dict(zip(LEVELS, mu, strict=True))})
            _write(kept)


def _write(rows: list[dict[str, object]]) -> None:
    rows.sort(key=lambda each: (each["game"], json.dumps(each["options"]), each["players"]))
    FILE.write_text("[\n" + ",\n".join(json.dumps(each) for each in rows) + "\n]\n", "utf-8")


# ---------------------------------------------------------------- ratings that find it again


@lru_cache(1)
def simulated(game: str, players: int, options: tuple[tuple[str, Value], ...]) -> tuple[Placings, Placings]:
    """Games from which every group of players draws its own. Those that the strengths were measured in are others."""
    return played(game, players, POOL, f"recover {game}", dict(options))


class World:
    """Ten players, two of each level, whom nobody knows."""

    def __init__(self, mu: Sequence[float], chance: random.Random) -> None:
        self.chance = chance
        self.levels = [level for level in range(len(LEVELS)) for _ in range(2)]
        self.truth = [mu[level] for level in self.levels]
        self.anchors = [Rating(value, ANCHOR_SIGMA) for value in mu]
        self.ratings = [Rating() for _ in self.levels]
        self.games = [0] * len(self.levels)

    def play(self, drawn: Sequence[int], placing: Sequence[int], *, anchored: bool) -> None:
        """One simulated game: each of its seats is one of the players who play like that, or, with anchors, every other seat is a bot."""
        seats: list[int | None] = []
        for seat, level in enumerate(drawn):
            free = [player for player in (2 * level, 2 * level + 1) if player not in seats]
            bot = not free or (anchored and seat % 2 == 1)
            seats.append(None if bot else min(free, key=lambda player: (self.games[player], self.chance.random())))
        finishes = [
            Finish(self.anchors[drawn[seat]], placing[seat], fixed=True) if who is None else Finish(self.ratings[who], placing[seat])
            for seat, who in enumerate(seats)
            if who is not None or anchored  # more than two of a level: the third is left out where nobody has a fixed rating
        ]
        after = iter(rated(finishes))
        for who in seats:
            if who is not None or anchored:
                new = next(after)
                if who is not None:
                    self.ratings[who], self.games[who] = new, self.games[who] + 1

    def errors(self, *, anchored: bool) -> tuple[list[float], list[float]]:
        """How far each rating is off, and each one's sigma. Without anchors only differences mean something."""
        off = [rating.mu - true for rating, true in zip(self.ratings, self.truth, strict=True)]
        shift = 0 if anchored else statistics.fmean(off)
        return [each - shift for each in off], [rating.sigma for rating in self.ratings]

    def right_order(self) -> float:
        """Of two players of different levels, how often the stronger has the higher rating."""
        pairs = [(a, b) for a in range(len(self.levels)) for b in range(a) if self.levels[a] != self.levels[b]]
        return statistics.fmean((self.ratings[a].mu > self.ratings[b].mu) == (self.truth[a] > self.truth[b]) for a, b in pairs)


Point = tuple[float, float, float, float]
"""Root of the mean square of the error; share within two sigma; share of pairs in the right order; mean sigma."""


def recover(game: str, options: Mapping[str, Value], players: int, *, anchored: bool) -> dict[int, Point]:
    mu = [dict(found.mu)[level] for level in LEVELS] if (found := _anchors(game, options, players)) else []
    people = (players + 1) // 2 if anchored else players
    games = math.ceil(CURVE[-1] * 2 * len(LEVELS) / people * 1.3)
    drawn, placing = simulated(game, players, tuple(options.items()))
    points: dict[int, list[tuple[list[float], list[float], float]]] = {at: [] for at in CURVE}
    for number in range(WORLDS):
        chance = random.Random(f"{game} {players} {number}")
        world, order = World(mu, chance), chance.sample(range(len(drawn)), games)
        waiting = list(CURVE)
        for each in order:
            world.play(drawn[each].tolist(), placing[each].tolist(), anchored=anchored)
            while waiting and statistics.fmean(world.games) >= waiting[0]:
                points[waiting.pop(0)].append((*world.errors(anchored=anchored), world.right_order()))
    return {at: _point(found) for at, found in points.items() if len(found) == WORLDS}


def _point(found: Sequence[tuple[list[float], list[float], float]]) -> Point:
    off = np.array([each[0] for each in found])
    sigma = np.array([each[1] for each in found])
    return (
        float(np.sqrt((off**2).mean())),
        float((np.abs(off) <= 2 * sigma).mean()),
        statistics.fmean(each[2] for each in found),
        float(sigma.mean()),
    )


def _anchors(game: str, options: Mapping[str, Value], players: int) -> Measured | None:
    return next((each for each in measured() if (each.game, each.options, each.players) == (game, dict(options), players)), None)


def table(title: str, points: Mapping[int, Point]) -> None:
    print(f"\n{title}\n| games of each | error | sigma | within 2 sigma | pairs in order |\n|---|---|---|---|---|")
    for at, (error, within, order, sigma) in points.items():
        print(f"| {at} | {error:.2f} | {sigma:.2f} | {100 * within:.0f} % | {100 * order:.0f} % |", flush=True)


# ---------------------------------------------------------------- a picture


def plot(curves: Mapping[str, Mapping[int, Point]], into: Path) -> None:
    """Error by games, one line for each way of playing; the number of games grows by factors."""
    wide, high, left, bottom = 760, 420, 60, 50
    top = math.ceil(max(point[0] for points in curves.values() for point in points.values()))
    colours = "#0b7a75", "#c1440e", "#5b3fa0", "#2f6fb0", "#8a6d00", "#a3195b", "#3c7a1f", "#555555"

    def x(at: float) -> float:
        return left + (wide - left - 190) * math.log(at) / math.log(CURVE[-1])

    def y(error: float) -> float:
        return high - bottom - (high - bottom - 20) * error / top

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13" role="img">',
        "<title>How far ratings are off, by the number of rated games</title>",
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    for error in range(top + 1):
        parts.append(f'<path d="M{left} {y(error):.1f}H{wide - 190}" stroke="#dddddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y(error) + 4:.1f}" text-anchor="end" fill="#333333">{error}</text>')
    for at in (1, 2, 5, 10, 20, 50, 100, 200):
        parts.append(f'<text x="{x(at):.1f}" y="{high - bottom + 20}" text-anchor="middle" fill="#333333">{at}</text>')
    parts.append(
        f'<text x="{(left + wide - 190) / 2}" y="{high - 8}" text-anchor="middle" fill="#333333">rated games of each player</text>'
    )
    parts.append(
        f'<text x="14" y="{high / 2}" transform="rotate(-90 14 {high / 2})" text-anchor="middle" fill="#333333">error of the rating</text>'
    )
    for number, (name, points) in enumerate(curves.items()):
        line = " ".join(f"{x(at):.1f},{y(point[0]):.1f}" for at, point in points.items())
        colour, dash = colours[number // 2 % len(colours)], ' stroke-dasharray="5 4"' if number % 2 else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        below = 30 + 18 * number
        parts.append(f'<path d="M{wide - 180} {below - 4}h24" stroke="{colour}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{wide - 150}" y="{below}" fill="#333333">{name}</text>')
    into.write_text("\n".join([*parts, "</svg>", ""]), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all by default")
    parser.add_argument("--anchors", action="store_true", help="measure the levels")
    parser.add_argument("--games", type=int, default=4000, help="simulated for each number of players")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    wanted = arguments.games_named or list(names())
    if arguments.anchors:
        measure(wanted, arguments.games)
        return
    print(f"Everybody begins with {MU:.0f} ± {SIGMA:.2f}; {WORLDS} groups of ten players.")
    curves: dict[str, dict[int, Point]] = {}
    for game, options in WAYS:
        if game not in wanted:
            continue
        players = 4
        for anchored in (False, True):
            title = f"{game}{' in steps' if options else ''}, {players}{', with bots' if anchored else ''}"
            curves[title] = recover(game, options, players, anchored=anchored)
            table(title, curves[title])
    if arguments.plot:
        plot(curves, arguments.plot)


if __name__ == "__main__":
    main()
