"""Matches for tests: played for some actions or to the end, in the same way every time."""

from __future__ import annotations

import random
from functools import cache

import hacktable
from hacktable.match.match import Match


def play_on(match: Match, most: int = 100_000, seed: int = 1) -> Match:
    """Play random actions, at most so many; the match itself comes back."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.legal(seat)))
    return match


def some_match(most: int = 0, seed: str = "some", players: int = 2, memory: bool = False) -> Match:
    """A match of Hashcatch, so many random actions on."""
    return play_on(hacktable.game("hashcatch").start(players, seed, {"memory": memory}), most)


@cache
def _finished(seed: str, players: int) -> Match:
    return some_match(100_000, seed, players)


def finished_match(seed: str = "finished", players: int = 2) -> Match:
    """A match of Hashcatch that is over. It is yours to change."""
    return _finished(seed, players).copy()
