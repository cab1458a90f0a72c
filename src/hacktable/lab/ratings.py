"""Ratings of bots, after Plackett and Luce (openskill): one number for each bot, for a picture of all of them.

Nothing is decided by ratings. They depend a little on the order of the games, and they assume that strength is one number for each bot, so
that whoever beats the second also beats the third. The shares of wins and their intervals assume neither.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from hacktable.kernel.extras import need
from hacktable.lab.arena import Held
from hacktable.lab.matches import seat_bots


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength, and how far it may be off (one standard deviation)."""

    strength: float
    doubt: float


def rate(held: Sequence[Held]) -> dict[str, Rating]:
    """Rate all bots of some contests from the places of all games, the strongest first.

    The contests take turns, block by block, so that none counts more because it came last. If a bot has several seats in a game, each of
    them is rated by itself, and the bot moves by all of them together: what one seat wins, the others lose, so ratings stay where they are.

    :raises MissingExtraError: if openskill is not installed.
    """
    need("arena", "rating bots", "openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: (model.mu, model.sigma) for each in held for bot in (each.contest.candidate, each.contest.against)}
    games = [[(each.contest, block) for part in each.parts for block in part.placing] for each in held]
    for turn in range(max(map(len, games), default=0)):
        for blocks in games:
            if turn >= len(blocks):
                continue
            contest, block = blocks[turn]
            for shift, places in enumerate(block):
                bots = seat_bots(contest.bots, shift)
                before = [[model.rating(*rated[bot])] for bot in bots]
                after = model.rate(before, ranks=[float(place) for place in places])
                for bot in set(bots):
                    mine = [team[0] for name, team in zip(bots, after, strict=True) if name == bot]
                    strength, doubt = rated[bot]
                    moved = strength + sum(each.mu - strength for each in mine)
                    rated[bot] = moved, doubt * math.prod(each.sigma / doubt for each in mine)
    return {bot: Rating(*rated[bot]) for bot in sorted(rated, key=lambda bot: -rated[bot][0])}
