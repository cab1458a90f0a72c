"""A rule may decide who sees a field, cell by cell."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

import tiny
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import EVERYONE, Ints, i1
from hacktable.kernel.engine import Engine, compiled
from hacktable.testing.walking import key_words


@kernel
def low_card(board: Any, s: Any, seat: int, owner: int, slot: int) -> bool:
    """One's own, and all low ones: they can be told from the mask as well."""
    return owner == seat or 0 < s.card[owner, slot] <= 6


class Peeking(tiny.State):
    card: Ints = i1(tiny.SEATS, tiny.HAND, see=low_card, low=0, high=tiny.DECK)


GAME = dataclasses.replace(
    tiny.GAME,
    identity=dataclasses.replace(tiny.GAME.identity, name="peeking"),
    forms=dataclasses.replace(tiny.GAME.forms, State=Peeking),
)


@pytest.mark.parametrize("fast", [False, pytest.param(True, marks=pytest.mark.deep)])
def test_a_field_shows_exactly_the_cells_that_its_rule_allows(fast: bool) -> None:
    engine = Engine(GAME, GAME.board(3)[1], twins=compiled(GAME) if fast else None)
    states, _ = engine.setup(key_words("peek"))
    cards = states[0]["card"]
    for seat in (-1, 0, 1, 2):
        mask = engine.mask(states, seat)
        own = np.arange(tiny.SEATS)[:, None] == seat
        assert (mask[0]["card"] == np.where(own | (cards <= 6), cards, 0)).all()
        assert engine.mask(mask, seat).tobytes() == mask.tobytes()


def test_two_rules_of_one_name_are_refused() -> None:
    def other() -> Any:
        @kernel
        def low_card(board: Any, s: Any, seat: int, owner: int) -> bool:
            return True

        return low_card

    class Twice(Peeking):
        ready: Ints = i1(tiny.SEATS, see=other(), low=0, high=1)
        points: Ints = i1(tiny.SEATS, see=EVERYONE, low=0)

    with pytest.raises(TypeError, match="two rules called low_card"):
        dataclasses.replace(tiny.GAME, forms=dataclasses.replace(tiny.GAME.forms, State=Twice))
