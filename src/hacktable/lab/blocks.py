"""Blocks: one deal, played once for every seat, with one bot in that seat and another bot in all other seats.

Luck of the cards and the advantage of a seat are the same for both bots in a block, so the score of a block says more about the bots than
as many games with different deals. Games of one block are not independent of each other: whatever is calculated from them (intervals, the
sequential test) takes the block's score as one observation.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from hacktable.kernel.cstruct import Ints
from hacktable.kernel.errors import OptionError
from hacktable.kernel.options import Value, choices, texts
from hacktable.kernel.registry import find
from hacktable.lab.batches import BATCH, SLOW_BATCH, Simulation, wins_of
from hacktable.lab.matches import game_seed

Way = Literal["one", "many"]
"""Whether the candidate has one seat and the other bot all others, or the other bot has one and the candidate all others."""
Floats = NDArray[np.float64]
MOST_DRAWS = 1000
DRAWN_CHUNK = 20
"""Blocks that are played in one go if each has options of its own."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays against whom, and what: everything that the results follow from, wherever they are calculated."""

    game: str
    players: int
    candidate: str
    against: str
    seed: str
    way: Way = "one"
    options: tuple[tuple[str, Value], ...] = ()
    drawn: bool = False
    """Whether each block draws the options that are not in `options`."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Who sits where in the first game of a block. In every further game all move on by a seat, so the first is in seat i in game i."""
        one, others = (self.candidate, self.against) if self.way == "one" else (self.against, self.candidate)
        return (one, *[others] * (self.players - 1))

    @property
    def even(self) -> float:
        """The candidate's share of the wins if both bots were equally strong."""
        return 1 / self.players if self.way == "one" else 1 - 1 / self.players


@dataclass(frozen=True, eq=False)
class Blocks:
    """Blocks of a contest that have been played, one after another."""

    contest: Contest
    numbers: range
    placing: NDArray[np.int8]
    """For each block, each game in it, and each seat. In game i of a block the single bot is in seat i."""
    points: NDArray[np.int32]
    decisions: NDArray[np.int32]
    options: tuple[Mapping[str, Value], ...]
    """Of each block if they were drawn; otherwise of all blocks, once."""
    missed: int
    """Moves that a bot failed to play itself."""

    @property
    def seat_wins(self) -> Floats:
        """The candidate's share of the win, for each block and each seat of the single bot."""
        games = np.arange(self.contest.players)
        placing = self.placing.reshape(-1, self.contest.players)
        single: Floats = wins_of(placing).reshape(self.placing.shape)[:, games, games]
        return single if self.contest.way == "one" else 1 - single

    @property
    def scores(self) -> Floats:
        """The score of each block: the candidate's share of the wins in it."""
        return np.asarray(self.seat_wins.mean(axis=1), np.float64)

    def before(self, end: int) -> Blocks:
        """Those of these blocks whose number is less than `end`."""
        kept = max(0, min(len(self.numbers), end - self.numbers.start))
        drawn = self.options[:kept] if self.contest.drawn else self.options
        return Blocks(self.contest, self.numbers[:kept], self.placing[:kept], self.points[:kept], self.decisions[:kept], drawn, self.missed)


def chunk_of(contest: Contest) -> int:
    """How many blocks of a contest are played in one go. It makes no difference to the results."""
    if contest.drawn:
        return DRAWN_CHUNK
    return max(1, (BATCH if simulation_of(contest).fast else SLOW_BATCH) // contest.players)


def play_blocks(contest: Contest, numbers: range) -> Blocks:
    """Play the blocks of these numbers.

    :raises OptionError: if this cannot be played; the error names the option, or the bot, that is wrong.
    """
    parts = [_played(contest, simulation, each) for simulation, each in simulations_of(contest, numbers)]
    placing, points, decisions = (np.concatenate([getattr(part, name) for part in parts]) for name in ("placing", "points", "decisions"))
    options = tuple(option for part in parts for option in part.options)
    return Blocks(contest, numbers, placing, points, decisions, options, sum(part.missed for part in parts))


def _played(contest: Contest, simulation: Simulation, numbers: range) -> Blocks:
    before = simulation.missed
    batch = simulation.batch(games_of(contest, numbers))
    options = (msgspec.structs.asdict(simulation.options),)
    return blocks_of(contest, numbers, batch.placing, batch.points, batch.decisions, options, simulation.missed - before)


def games_of(contest: Contest, numbers: range) -> range:
    """The numbers of the games of these blocks."""
    return range(numbers.start * contest.players, numbers.stop * contest.players)


def blocks_of(
    contest: Contest,
    numbers: range,
    placing: Ints,
    points: Ints,
    decisions: Ints,
    options: tuple[Mapping[str, Value], ...],
    missed: int = 0,
) -> Blocks:
    """Blocks from how each of their games ended: a row for each game."""
    shape = (len(numbers), contest.players, contest.players)
    return Blocks(
        contest,
        numbers,
        placing.reshape(shape).astype(np.int8),
        points.reshape(shape).astype(np.int32),
        decisions.reshape(shape[:2]).astype(np.int32),
        options,
        missed,
    )


def simulations_of(contest: Contest, numbers: range) -> Iterator[tuple[Simulation, range]]:
    """The simulations that play these blocks: one for all, or one for each if each draws its options."""
    if not contest.drawn:
        yield simulation_of(contest), numbers
        return
    for number in numbers:
        yield _drawn(contest, number), range(number, number + 1)


@lru_cache(maxsize=64)
def simulation_of(contest: Contest) -> Simulation:
    """The simulation that plays a contest's games; made once, because making one takes longer than a block."""
    return _simulation(contest, dict(contest.options))


def _simulation(contest: Contest, options: Mapping[str, Value]) -> Simulation:
    bots, seats = contest.bots, contest.players
    return Simulation(find(contest.game), seats, seats, bots, contest.seed, options, block=seats)


def _drawn(contest: Contest, number: int) -> Simulation:
    """The simulation that plays one block, with options drawn for it. What cannot be played together is drawn again."""
    game = find(contest.game)
    chance = random.Random(hashlib.sha256(f"options {game_seed(contest.seed, number)}".encode("utf-8", "surrogatepass")).digest())
    allowed = {name: values for name, values in choices(game.options).items() if name not in texts(game.options)}
    for _ in range(MOST_DRAWS):
        drawn = {name: chance.choice(values) for name, values in allowed.items()}
        try:
            return _simulation(contest, {**drawn, **dict(contest.options)})
        except OptionError as error:
            refused = error
    raise refused
