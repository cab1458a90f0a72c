"""A random player's action is found without listing all of them, and is the one that the list and the same toss give."""

from __future__ import annotations

import numpy as np
import pytest

from hacktable.games.blackhat import GAME, VARIANTS
from hacktable.games.blackhat.board import HAT, JOKER, RANKS
from hacktable.games.blackhat.rules.cards import some_set, write_sets
from hacktable.games.blackhat.state import State
from hacktable.kernel.chacha import seed
from hacktable.kernel.coin import _ADD, _STEP, toss
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import interpreted
from hacktable.kernel.events import SILENT
from hacktable.kernel.game import Variant
from hacktable.kernel.rules import MOST_LEGAL, actors, apply, at_random, legal, over, setup

TOSSES = 3
"""Tried at every decision."""


def coins(start: int) -> tuple[Ints, Ints]:
    return np.array([start], np.int64), np.array([start], np.int64)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_random_action_is_the_one_that_is_tossed_for_in_the_list(variant: Variant) -> None:
    players, options = variant
    twins = interpreted(GAME)
    board = GAME.Board.mirror(GAME.board(players, options)[1][0])
    s, acts, coin = State.mirror(State.new()[0]), np.zeros(MOST_LEGAL, np.int64), np.array([5], np.int64)
    seed(s, np.arange(8))
    twins[setup](board, s, SILENT)
    decisions = 0
    while not twins[over](board, s) and decisions < 150:
        seat = int(twins[actors](board, s)).bit_length() - 1
        listed = acts[: twins[legal](board, s, seat, acts)].copy()
        for each in range(TOSSES):
            ours, theirs = coins(int(coin[0]) ^ (each << 40))
            assert twins[at_random](board, s, seat, acts, ours) == listed[toss(theirs, len(listed))]
            assert ours[0] == theirs[0], "a random action takes one toss"
        twins[apply](board, s, seat, int(listed[toss(coin, len(listed))]), SILENT)
        decisions += 1
    assert decisions > 50


@pytest.mark.parametrize("jokers", range(6))
@pytest.mark.parametrize("hat", [0, 1])
@pytest.mark.parametrize("single", [0, 1])
def test_every_set_of_every_size_can_be_tossed_for(jokers: int, hat: int, single: int) -> None:
    s = State.mirror(State.new()[0])
    s.hidden[0, :RANKS] = [0, 1, 2, 3, 4, 5, 6, 7, 7, 0, 1, 2, 0]
    s.hidden[0, JOKER], s.open[0, HAT] = jokers, hat
    out, room = np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64)
    for size in range(1, RANKS + 1):
        for may in (0, 1):
            listed = out[: write_sets(s, 0, size, may, single, out)].tolist()
            for place, listed_there in enumerate(listed):
                assert some_set(s, 0, size, may, single, room, coin_for(place, len(listed))) == listed_there


def coin_for(place: int, count: int) -> Ints:
    """A coin whose next toss gives this of so many places."""
    after = -(-(place << 32) // count) << 31
    coin = np.array([(after - _ADD) * pow(_STEP, -1, 1 << 63) % (1 << 63)], np.int64)
    assert toss(coin.copy(), count) == place
    return coin
