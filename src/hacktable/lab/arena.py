"""The arena: bots against bots, in blocks, until a test says who is stronger or for a fixed number of games."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing

import msgspec
import numpy as np

from hacktable.kernel.errors import OptionError
from hacktable.kernel.options import Value
from hacktable.lab import trial
from hacktable.lab.batches import MOST_GAMES
from hacktable.lab.blocks import Blocks, Contest, Floats, Way, chunk_of
from hacktable.lab.crews import Crew
from hacktable.lab.estimates import Estimate, share_of_blocks
from hacktable.lab.trial import Verdict

MARGIN = 0.02
"""How much more than an even share the sequential test looks for, if nothing else is said."""
MOST = 200_000
"""Games after which the sequential test gives up."""
ROUND_ROBIN = 2_000
"""Games of each pair of a round robin."""


class Plan(msgspec.Struct, frozen=True):
    """How long a contest lasts."""

    games: int | None = None
    """So many, rounded up to whole blocks; None: until the sequential test stops."""
    margin: float = MARGIN
    most: int = MOST

    def blocks(self, contest: Contest) -> int:
        """How many blocks are played at most.

        :raises OptionError: if that is none, or too many.
        """
        games = self.most if self.games is None else self.games
        if not 1 <= games <= MOST_GAMES:
            raise OptionError("option-games", given=games, most=MOST_GAMES)
        if self.games is None and not 0 < self.margin < 1 - contest.even:
            raise OptionError("arena-margin", given=f"{100 * self.margin:g}", most=f"{100 * (1 - contest.even):.1f}")
        return -(-games // contest.players)


class Result(msgspec.Struct, frozen=True):
    """What a contest found, or has found so far."""

    contest: Contest
    plan: Plan
    blocks: int
    games: int
    wins: Estimate
    """The candidate's share of the wins, with an interval from blocks. It is right for a number of games that was fixed before; when the
    sequential test has stopped, the share lies a little too far from even, because it stopped there."""
    even: float
    ratio: float
    """The log-likelihood ratio of the sequential test; 0 if the number of games was fixed."""
    verdict: Verdict
    by_seat: list[float]
    """The candidate's share of the wins, by the seat of the bot that is alone."""
    place: float
    """The candidate's mean place."""
    decisions: float
    """In one game."""
    missed: int
    """Moves that a bot failed to play itself, so that greedy played them."""


class Held:
    """A contest while it is held, and after it: all blocks that count."""

    def __init__(self, contest: Contest, plan: Plan) -> None:
        self.contest, self.plan = contest, plan
        self.most = plan.blocks(contest)
        self.parts = list[Blocks]()
        self.scores: Floats = np.zeros(0)
        self.ratios: Floats = np.zeros(0)
        self.stopped = False

    def take(self, blocks: Blocks) -> None:
        """Count some more blocks; those after the one at which the test stops do not count."""
        self.parts.append(blocks)
        self.scores = np.concatenate([self.scores, blocks.scores])
        if self.plan.games is None:
            self.ratios = trial.likelihoods(self.scores, self.contest.even, self.plan.margin)
            end = trial.stop(self.ratios)
            if end is not None:
                self.parts[-1] = blocks.before(end)
                self.scores, self.ratios, self.stopped = self.scores[:end], self.ratios[:end], True

    @property
    def done(self) -> bool:
        """Whether it is over: the test has stopped, or all blocks are played."""
        return self.stopped or self.scores.size >= self.most

    @property
    def result(self) -> Result:
        """What has been found so far."""
        contest, seats = self.contest, self.contest.players
        placing = np.concatenate([part.placing for part in self.parts])
        ranks = np.arange(seats)
        single = placing[:, ranks, ranks]
        mine = single if contest.way == "one" else (placing.sum(axis=2) - single) / (seats - 1)
        wins, ratio = share_of_blocks(self.scores, seats), float(self.ratios[-1]) if self.ratios.size else 0.0
        return Result(
            contest=contest,
            plan=self.plan,
            blocks=self.scores.size,
            games=self.scores.size * seats,
            wins=wins,
            even=contest.even,
            ratio=ratio,
            verdict=trial.verdict(ratio) if self.plan.games is None else trial.verdict_of(wins, contest.even),
            by_seat=[float(each) for each in np.concatenate([part.seat_wins for part in self.parts]).mean(axis=0)],
            place=float(mine.mean()),
            decisions=float(np.concatenate([part.decisions for part in self.parts]).mean()),
            missed=sum(part.missed for part in self.parts),
        )


def hold(contest: Contest, plan: Plan, crew: Crew, heard: Callable[[Held], None] = lambda held: None) -> Held:
    """Hold a contest. `heard` is called whenever some blocks have been counted.

    :raises OptionError: if it cannot be played; the error names the option, or the bot, that is wrong.
    """
    held = Held(contest, plan)
    with closing(crew.play(contest, _ranges(held.most, chunk_of(contest)))) as played:
        for blocks in played:
            held.take(blocks)
            heard(held)
            if held.stopped:
                break
    return held


def _ranges(count: int, size: int) -> Iterator[range]:
    for first in range(0, count, size):
        yield range(first, min(first + size, count))


Pair = tuple[str, str]
"""A candidate, and whom it plays against."""


def everyone_against(bots: Iterable[str], against: str) -> list[Pair]:
    return [(bot, against) for bot in bots]


def round_robin(bots: Sequence[str]) -> list[Pair]:
    """Everyone alone at tables of everyone else."""
    return list(itertools.permutations(dict.fromkeys(bots), 2))


def ladder(bots: Sequence[str]) -> list[Pair]:
    """Everyone alone at tables of the bot that was named before it."""
    return [(upper, lower) for lower, upper in itertools.pairwise(bots)]


def contests(
    game: str,
    pairs: Iterable[Pair],
    players: Iterable[int],
    ways: Sequence[Way],
    seed: str,
    options: Mapping[str, Value] | None = None,
    *,
    drawn: bool = False,
) -> list[Contest]:
    """The contests of these pairs, for each number of players and in each direction. All have the same deals.

    With two players both directions are the same contest, which is then held once.
    """
    given = tuple((options or {}).items())
    return [
        Contest(game, count, candidate, against, seed, way, given, drawn)
        for count in players
        for candidate, against in pairs
        for way in (ways if count > 2 else ways[:1])
    ]
