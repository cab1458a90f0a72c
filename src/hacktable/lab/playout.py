"""Whole games in compiled code: a batch a call."""

from __future__ import annotations

from typing import Any

from hacktable.bots.policies import MOST_A_TICK, RANDOM, choose, level_of
from hacktable.kernel.chacha import seed
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.record import Ints
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
    tables: Any,
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
    t, m = tables[0], masks[0]
    for game in range(len(keys)):
        s = states[game]
        clear(s)
        seed(s, keys[game])
        setup(t, s, silent[0])
        made = 0
        while not over(t, s):
            if live(t, s):
                made += play_tick(t, s, m, policies[game], coins[game], silent[0])
                continue
            seat = first_actor(actors(t, s))
            policy = int(policies[game, seat])
            if policy == RANDOM:  # needs no more than its legal actions
                act = int(acts[toss(coins[game], legal(t, s, seat, acts))])
            else:
                mask(t, s, seat, m)
                act = int(acts[choose(t, m, seat, policy, acts, legal(t, m, seat, acts), coins[game])])
            apply(t, s, seat, act, silent[0])
            made += 1
        decisions[game] = made
        standings(t, s, points[game], sources[game], placing[game])


@long
@kernel
def play_randomly(tables: Any, states: Any, keys: Ints, coins: Ints, acts: Ints, silent: Any) -> int:
    """Random games one after another in one state; the decisions made. The measure of pure speed."""
    t, s = tables[0], states[0]
    made = 0
    for game in range(len(keys)):
        clear(s)
        seed(s, keys[game])
        setup(t, s, silent[0])
        while not over(t, s):
            if live(t, s):  # nobody moves: with hands it would be no measure of choices
                tick(t, s, silent[0])
                continue
            seat = first_actor(actors(t, s))
            apply(t, s, seat, int(acts[toss(coins[game], legal(t, s, seat, acts))]), silent[0])
            made += 1
    return made


@kernel
def play_tick(t: Any, s: Any, m: Any, policies: Ints, coin: Ints, silent: Any) -> int:
    """All seats do what their bots do between two ticks; then one passes. How many things were done."""
    made = 0
    for seat in range(t.seats):
        for _ in range(MOST_A_TICK):
            mask(t, s, seat, m)
            act = reflex(t, m, seat, level_of(int(policies[seat])), coin)
            if act == 0:
                break
            apply(t, s, seat, act, silent)
            made += 1
            if not live(t, s):  # what was done ended the live phase
                return made
    tick(t, s, silent)
    return made


@kernel
def first_actor(seats: int) -> int:
    """The first of the seats that may act: in simulations they act one after another."""
    lowest, seat = seats & -seats, 0
    for other in range(1, MOST_SEATS):  # to the end: where a search stops cannot be guessed
        seat += 1 if lowest >> other != 0 else 0
    return seat
