"""The rating itself, after Plackett and Luce (openskill): what a finished match says about who is stronger than whom.

A rating is a guess at somebody's strength (`mu`) and how far the guess may be off (`sigma`, one standard deviation). All who finished a match are
compared with each other at once, in the order in which they finished. The more uncertain a guess, the more a match changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, permutations, product
from math import factorial, lcm, prod
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3
"""Of somebody who has not played yet. A regular bot has the same `mu`, by definition (`anchors.py`)."""
ANCHOR_SIGMA = 0.5
"""Of bots: their strength was measured in thousands of games, and does not change."""
ENOUGH = 5
"""Rated matches against the same person within `LATELY` that count in full; of further ones, each counts less."""
LATELY = 7 * 24 * 3_600_000
"""Milliseconds."""
MOST_ORDERS = 24
"""That are looked at if places are shared: each takes half a millisecond of the thread that writes."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is thought to be, and how sure that is."""

    mu: float = MU
    sigma: float = SIGMA


class Finish(msgspec.Struct, frozen=True):
    """How one seat finished."""

    rating: Rating
    """Before the match."""
    rank: int
    """The smaller, the better; equal ranks share a place."""
    fixed: bool = False
    """A bot: it is compared with, and does not change."""
    weight: float = 1.0
    """How much of the change counts."""


@lru_cache(1)
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MU, sigma=SIGMA)


def rated(finishes: Sequence[Finish]) -> list[Rating]:
    """Everybody's rating after a match. Where there is no order, because all share a place or only one took part, nothing changes."""
    if len({each.rank for each in finishes}) < 2:
        return [each.rating for each in finishes]
    ways = [_ordered([each.rating for each in finishes], order) for order in _orders([each.rank for each in finishes])]
    return [
        finish.rating if finish.fixed else _part(finish.rating, _mean([way[seat] for way in ways]), finish.weight)
        for seat, finish in enumerate(finishes)
    ]


def _ordered(before: Sequence[Rating], order: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match in which nobody shared a place.

    :param order: the seats, the best first.
    """
    model = _model()
    places = {seat: float(place) for place, seat in enumerate(order)}
    teams = [[model.rating(each.mu, each.sigma)] for each in before]
    after = model.rate(teams, ranks=[places[seat] for seat in range(len(before))])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


def _orders(given: Sequence[int]) -> list[list[int]]:
    """All orders without shared places that these ranks may stand for; if there are very many, some of them, in which everybody who shares a
    rank comes first among those as often as last.

    openskill knows shared places, too, but two who share the first would then gain no more than who is third.
    """
    groups = [[seat for seat, rank in enumerate(given) if rank == each] for each in sorted(set(given))]
    if prod(factorial(len(group)) for group in groups) <= MOST_ORDERS:
        return [list(chain.from_iterable(each)) for each in product(*map(permutations, groups))]
    turns = range(lcm(*map(len, groups)))
    return [[seat for group in groups for seat in (*group[turn % len(group) :], *group[: turn % len(group)])] for turn in turns]


def _mean(found: Sequence[Rating]) -> Rating:
    return Rating(fmean(each.mu for each in found), fmean(each.sigma for each in found))


def _part(before: Rating, after: Rating, weight: float) -> Rating:
    """A part of the way from one rating to another."""
    return Rating(before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma))


def weight_of(met: Sequence[int]) -> float:
    """How much of a match counts for somebody.

    :param met: of each other person in it, how many rated matches of this game they have lately had together. The pair that has met most often
        decides, so that nobody gains much by beating a second guest of their own again and again.
    """
    return min((1.0, *(ENOUGH / (times + 1) for times in met)))


def ranks(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """The order in which a match is rated: who left early is behind all who stayed, whatever a bot made of their seat."""
    last = max(places, default=0) + 1
    return [last if gone else place for place, gone in zip(places, left, strict=True)]
