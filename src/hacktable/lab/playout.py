"""Play whole games in compiled code: a batch of games in one call, with a listener if something is to be measured."""

from __future__ import annotations

from typing import Any

from hacktable.bots.policies import MOST_A_TICK, NUMBERS, RANDOM, decide, react
from hacktable.kernel.bits import first_of
from hacktable.kernel.chacha import seed
from hacktable.kernel.compiling import fill_by_default, kernel, long, slot
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.events import FIELDS, ROWS, SILENT_COUNT, Events
from hacktable.kernel.rules import (
    actors,
    apply,
    at_random,
    clear,
    legal,
    live,
    mask,
    over,
    setup,
    standings,
    tick,
)
from hacktable.kernel.verbs import CLOCK

LOGGED, OVERFLOWED = 0, 1
"""Places in the array `logged`: one counts the rows of the log, the other is 1 if an action told more events than a buffer holds."""


@slot
def listen(board: CStruct, s: CStruct, seat: int, act: int, events: Events, notes: Ints) -> None:
    """Measure something: called after the set-up (seat −1, act 0), every action and every tick (seat −1, act 0).

    `events.rows[:events.count]` is what was told, `notes` the game's own row of numbers to keep.
    """
    raise NotImplementedError


@kernel
def keep_no_notes(board: CStruct, s: CStruct, seat: int, act: int, events: Events, notes: Ints) -> None:
    pass


fill_by_default(listen, keep_no_notes)


@kernel
def hear(board: CStruct, s: CStruct, seat: int, act: int, events: Events, game: int, notes: Ints, log: Ints, logged: Ints) -> None:
    """Hand what was told to the listener and to the log, and empty the buffer; nothing in silent games."""
    if events.count == SILENT_COUNT:
        return
    listen(board, s, seat, act, events, notes)
    for row in range(min(events.count, ROWS)):
        at = int(logged[LOGGED])
        if at < log.shape[0]:
            log[at, 0] = game
            for column in range(2 + FIELDS):
                log[at, 1 + column] = events.rows[row, column]
        logged[LOGGED] = at + 1
    if events.count > ROWS:
        logged[OVERFLOWED] = 1
    events.count = 0


@long
@kernel
def play_games(
    boards: Boards,
    states: States,
    masks: States,
    keys: Ints,
    coins: Ints,
    policies: Ints,
    acts: Ints,
    told: Buffers,
    notes: Ints,
    log: Ints,
    logged: Ints,
    decisions: Ints,
    points: Ints,
    sources: Ints,
    placing: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
) -> None:
    """Play a game to its end in every state: a key, a coin, a row of policies and a row of notes a game."""
    board, m, events = boards[0], masks[0], told[0]
    for game in range(len(keys)):
        s = states[game]
        clear(s)
        seed(s, keys[game])
        setup(board, s, events)
        hear(board, s, CLOCK, 0, events, game, notes[game], log, logged)
        made = 0
        while not over(board, s):
            if live(board, s):
                made += play_tick(board, s, m, policies[game], coins[game], events, game, notes[game], log, logged)
                continue
            seat = first_of(actors(board, s))
            policy = int(policies[game, seat])
            if policy == RANDOM:  # it needs only its legal actions, so no mask is made
                act = at_random(board, s, seat, acts, coins[game])
            else:
                mask(board, s, seat, m)
                count = legal(board, m, seat, acts)
                act = int(acts[decide(board, m, seat, policy, acts, count, coins[game], minds, scratch, room, silent)])
            apply(board, s, seat, act, events)
            hear(board, s, seat, act, events, game, notes[game], log, logged)
            made += 1
        decisions[game] = made
        standings(board, s, points[game], sources[game], placing[game])


@kernel
def play_tick(
    board: Any, s: CStruct, m: CStruct, policies: Ints, coin: Ints, events: Events, game: int, notes: Ints, log: Ints, logged: Ints
) -> int:
    """All seats do what their bots do between two ticks; then one passes. How many things were done."""
    made = 0
    for seat in range(board.seats):
        for _ in range(MOST_A_TICK):
            mask(board, s, seat, m)
            act = react(board, m, seat, int(policies[seat]) % NUMBERS, coin)
            if act == 0:
                break
            apply(board, s, seat, act, events)
            hear(board, s, seat, act, events, game, notes, log, logged)
            made += 1
            if not live(board, s):  # what was done ended the live phase
                return made
    tick(board, s, events)
    hear(board, s, CLOCK, 0, events, game, notes, log, logged)
    return made


@long
@kernel
def play_randomly(boards: Boards, states: States, keys: Ints, coins: Ints, acts: Ints, silent: Buffers) -> int:
    """Random games one after another in one state; the decisions made. The measure of pure speed."""
    board, s = boards[0], states[0]
    made = 0
    for game in range(len(keys)):
        clear(s)
        seed(s, keys[game])
        setup(board, s, silent[0])
        while not over(board, s):
            if live(board, s):  # only the clock acts: inputs of hands and eyes are no choices, and would distort the measure
                tick(board, s, silent[0])
                continue
            seat = first_of(actors(board, s))
            apply(board, s, seat, at_random(board, s, seat, acts, coins[game]), silent[0])
            made += 1
    return made
