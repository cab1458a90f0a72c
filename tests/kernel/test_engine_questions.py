"""What an engine with interpreted rules answers about positions, one question after the other."""

from __future__ import annotations

import random

import pytest

from hacktable.kernel.engine import MIRRORS, Engine, interpreted
from hacktable.kernel.registry import find
from hacktable.testing.walking import key_words, same, step, variants


def engine_of(name: str) -> Engine:
    game = find(name)
    return Engine(game, game.board(*variants(game)[0])[1], twins=interpreted(game))


@pytest.mark.parametrize("name", ["blackhat", "hacker", "hashcatch"])
def test_a_state_that_was_changed_meanwhile_is_looked_at_anew(name: str) -> None:
    engine, chance = engine_of(name), random.Random(1)
    states, _ = engine.setup(key_words("changed meanwhile"))
    kept = states.copy()
    for _ in range(2 * MIRRORS):
        if not (actors := engine.actors(kept)):
            return
        seat = actors[0]
        after, _ = step(engine, kept, seat, chance.choice(engine.legal(kept, seat)))
        kept[:] = after  # the same array
        fresh = engine_of(name)
        assert engine.actors(kept) == fresh.actors(after)
        for each in range(engine.seats):
            assert engine.legal(kept, each) == fresh.legal(after, each)
            assert same(engine.mask(kept, each), fresh.mask(after, each))


@pytest.mark.parametrize("name", ["blackhat", "hacker", "hashcatch"])
def test_an_answer_that_somebody_writes_into_changes_no_later_one(name: str) -> None:
    engine = engine_of(name)
    states, _ = engine.setup(key_words("written into"))
    before = states.tobytes()
    mask, shown = engine.mask(states, 0), engine.show(states, 0)
    first = mask.tobytes(), shown.tobytes()
    for each in (mask, shown):
        each["key"] = 0xFF
    assert (engine.mask(states, 0).tobytes(), engine.show(states, 0).tobytes()) == first
    assert states.tobytes() == before
