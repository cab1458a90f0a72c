"""Whole games in compiled code: a batch a call."""

from __future__ import annotations

from typing import Any

from hacktable.bots.policies import MOST_A_TICK, RANDOM, choose, level_of
from hacktable.kernel.chacha import seed
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import (
    MOST_SEATS,
    actors,
    apply,
    clear,
    legal,
    live,
    mask,
    over,
    reflex,
    setup,
    standings,
    tick,
)


@long
@kernel
def play_games(
    boards: Any,
    states: Any,
    masks: Any,
    keys: Ints,
    coins: Ints,
    policies: Ints,
    acts: Ints,
    silent: Any,
    decisions: Ints,
    points: Ints,
    sources: Ints,
    placing: Ints,
) -> None:
    """Play a game to its end in every state: a key, a coin and a row of policies a game."""
    board, m = boards[0], masks[0]
    for game in range(len(keys)):
        s = states[game]
        clear(s)
        seed(s, keys[game])
        setup(board, s, silent[0])
        made = 0
        while not over(board, s):
            if live(board, s):
                made += play_tick(board, s, m, policies[game], coins[game], silent[0])
                continue
            seat = first_actor(actors(board, s))
            policy = int(policies[game, seat])
            if policy == RANDOM:  # needs no more than its legal actions
                act = int(acts[toss(coins[game], legal(board, s, seat, acts))])
            else:
                mask(board, s, seat, m)
                act = int(acts[choose(board, m, seat, policy, acts, legal(board, m, seat, acts), coins[game])])
            apply(board, s, seat, act, silent[0])
            made += 1
        decisions[game] = made
        standings(board, s, points[game], sources[game], placing[game])


@long
@kernel
def play_randomly(boards: Any, states: Any, keys: Ints, coins: Ints, acts: Ints, silent: Any) -> int:
    """Random games one after another in one state; the decisions made. The measure of pure speed."""
    board, s = boards[0], states[0]
    made = 0
    for game in range(len(keys)):
        clear(s)
        seed(s, keys[game])
        setup(board, s, silent[0])
        while not over(board, s):
            if live(board, s):  # nobody moves: with hands it would be no measure of choices
                tick(board, s, silent[0])
                continue
            seat = first_actor(actors(board, s))
            apply(board, s, seat, int(acts[toss(coins[game], legal(board, s, seat, acts))]), silent[0])
            made += 1
    return made


@kernel
def play_tick(board: Any, s: Any, m: Any, policies: Ints, coin: Ints, silent: Any) -> int:
    """All seats do what their bots do between two ticks; then one passes. How many things were done."""
    made = 0
    for seat in range(board.seats):
        for _ in range(MOST_A_TICK):
            mask(board, s, seat, m)
            act = reflex(board, m, seat, level_of(int(policies[seat])), coin)
            if act == 0:
                break
            apply(board, s, seat, act, silent)
            made += 1
            if not live(board, s):  # what was done ended the live phase
                return made
    tick(board, s, silent)
    return made


@kernel
def first_actor(seats: int) -> int:
    """The first of the seats that may act: in simulations they act one after another."""
    lowest, seat = seats & -seats, 0
    for other in range(1, MOST_SEATS):  # to the end: where a search stops cannot be guessed
        seat += 1 if lowest >> other != 0 else 0
    return seat
