"""Many games side by side, each moved on to the next real choice of a seat that a network plays: what training and measuring run on.

A game is a *lane*: everything here takes arrays with a row for each lane and the number of one lane, so that a loop runs them on a
processor and a thread a lane on a GPU. Every lane has its own board: other players, options and drawings in one batch.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.bits import first_of
from hacktable.kernel.chacha import seed
from hacktable.kernel.columns import write_action, write_secret, write_state
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import CStruct, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.events import Events
from hacktable.kernel.rules import actors, apply, clear, judge, legal, mask, over, setup, standings

LEARNS, GREEDY, OLDER = 0, 1, 2
"""Who plays a seat: the network, our greedy bot, an older network."""
LONGEST = 4000
"""Actions without a choice of a network's, at most: more would be an error in the rules."""


@kernel
def begin(board: CStruct, s: Any, key: Ints, silent: Events) -> None:
    clear(s)
    seed(s, key)
    setup(board, s, silent)
    key[7] += 1  # the lane's next game has another key


@kernel
def finish(board: Any, s: CStruct, share: Any, points: Ints, sources: Ints, placing: Ints) -> None:
    """Each seat's share of the win."""
    standings(board, s, points, sources, placing)
    best = 0
    for seat in range(board.seats):
        best += 1 if placing[seat] == 1 else 0
    for seat in range(board.seats):
        share[seat] = 1.0 / best if placing[seat] == 1 else 0.0


@kernel
def begin_lane(boards: Boards, which: Ints, states: States, keys: Ints, chosen: Ints, silent: Buffers, lane: int) -> None:
    begin(boards[which[lane]], states[lane], keys[lane], silent[0])
    chosen[lane] = -1


@kernel
def move_lane(
    boards: Boards,
    which: Ints,
    states: States,
    masks: States,
    keys: Ints,
    coins: Ints,
    players: Ints,
    acts: Ints,
    chosen: Ints,
    counts: Ints,
    seats: Ints,
    shares: Any,
    points: Ints,
    sources: Ints,
    placing: Ints,
    done: Ints,
    silent: Buffers,
    restart: int,
    lane: int,
) -> None:
    """Apply the chosen action, then all that is forced and all that greedy seats do; a finished game says who won and begins anew.

    A lane that chose nothing (−1) looks where it stands. A finished one that does not begin anew has no choices (`counts` 0).
    """
    board, s, m = boards[which[lane]], states[lane], masks[lane]
    pending, seat = int(chosen[lane]), int(seats[lane])
    done[lane] = 0
    counts[lane] = 0
    for _ in range(LONGEST):
        if pending >= 0:  # the one place where actions are applied: elsewhere too, and the code would be twice as large
            apply(board, s, seat, int(acts[lane, pending]), silent[0])
        pending = 0
        if over(board, s):
            if done[lane] == 0:
                finish(board, s, shares[lane], points[lane], sources[lane], placing[lane])
            done[lane] = 1
            if restart == 0:
                return
            begin(board, s, keys[lane], silent[0])
        seat = first_of(actors(board, s))
        count = legal(board, s, seat, acts[lane])
        if count > 1:
            if players[lane, seat] != GREEDY:
                seats[lane] = seat
                counts[lane] = count
                return
            mask(board, s, seat, m)
            pending = judge(board, m, seat, acts[lane], count, coins[lane])


@kernel
def describe_lane(
    boards: Boards,
    which: Ints,
    states: States,
    masks: States,
    acts: Ints,
    counts: Ints,
    offsets: Ints,
    seats: Ints,
    rows: Ints,
    action_rows: Ints,
    lane: int,
) -> None:
    """The rows of a choice and of its actions; they come zeroed."""
    if counts[lane] > 0:
        board, m, me = boards[which[lane]], masks[lane], int(seats[lane])
        mask(board, states[lane], me, m)
        write_state(board, m, me, rows, lane)
        write_secret(board, states[lane], me, rows, lane)
        for place in range(counts[lane]):
            write_action(board, m, me, int(acts[lane, place]), action_rows, int(offsets[lane]) + place)


# ---------------------------------------------------------------- all lanes, on a processor


@long
@kernel
def begin_all(boards: Boards, which: Ints, states: States, keys: Ints, chosen: Ints, silent: Buffers) -> None:
    for lane in range(len(which)):
        begin_lane(boards, which, states, keys, chosen, silent, lane)


@long
@kernel
def move_all(
    boards: Boards,
    which: Ints,
    states: States,
    masks: States,
    keys: Ints,
    coins: Ints,
    players: Ints,
    acts: Ints,
    chosen: Ints,
    counts: Ints,
    seats: Ints,
    shares: Any,
    points: Ints,
    sources: Ints,
    placing: Ints,
    done: Ints,
    silent: Buffers,
    restart: int,
) -> None:
    for lane in range(len(which)):
        move_lane(
            boards,
            which,
            states,
            masks,
            keys,
            coins,
            players,
            acts,
            chosen,
            counts,
            seats,
            shares,
            points,
            sources,
            placing,
            done,
            silent,
            restart,
            lane,
        )


@long
@kernel
def describe_all(
    boards: Boards,
    which: Ints,
    states: States,
    masks: States,
    acts: Ints,
    counts: Ints,
    offsets: Ints,
    seats: Ints,
    rows: Ints,
    action_rows: Ints,
) -> None:
    for lane in range(len(which)):
        describe_lane(boards, which, states, masks, acts, counts, offsets, seats, rows, action_rows, lane)
