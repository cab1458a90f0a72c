"""Walks through games: the ways the suite gets to positions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from hacktable.bots.bot import coin_of
from hacktable.kernel import options as option_texts
from hacktable.kernel.coin import toss
from hacktable.kernel.engine import Engine
from hacktable.kernel.game import Game
from hacktable.kernel.record import Ints
from hacktable.match import seeds

Variant = tuple[int, dict[str, Any]]


def variants(game: Game) -> list[Variant]:
    """What the game names; or every number of players with every combination of options, or with each value of each option if those are too many."""
    if game.variants:
        return [(players, dict(options)) for players, options in game.variants]
    allowed = option_texts.choices(game.options)
    for text in option_texts.texts(game.options).values():  # what asks for a text of its own is for the game's own tests
        allowed[text.option] = tuple(value for value in allowed[text.option] if value != text.value)
    combinations = [dict(zip(allowed, values, strict=True)) for values in itertools.product(*allowed.values())]
    if len(combinations) > 32:
        combinations = [{name: value} for name, values in allowed.items() for value in values]
    return [(players, options) for players in game.players for options in combinations]


def key_words(seed: str) -> Ints:
    return seeds.words(seeds.match_key(seeds.server_seed(seed)))


class Walk:
    """One random game, step by step, all seats that may act taking turns by chance."""

    def __init__(self, engine: Engine, seed: str) -> None:
        self.engine = engine
        self.coin = coin_of(seed.encode())
        self.states, self.told = engine.setup(key_words(seed))

    def steps(self, most: int) -> Iterator[tuple[Any, int, int]]:
        """Positions before each action, with the seat and the action that follow."""
        for _ in range(most):
            if self.engine.over(self.states):
                return
            actors = self.engine.actors(self.states)
            seat = actors[toss(self.coin, len(actors))]
            legal = self.engine.legal(self.states, seat)
            act = legal[toss(self.coin, len(legal))]
            yield self.states, seat, act
            self.states, self.told = self.engine.apply(self.states, seat, act)


def random_words(seed: str) -> Ints:
    """Eight words for an imagined world."""
    return key_words(f"imagined {seed}")


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one.view(np.uint8), other.view(np.uint8)))
