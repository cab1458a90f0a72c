"""Search as kernels: try the network's best moves in imagined worlds, and say whether one of them beats the move it likes best.

In each world every idea is played with the same luck; then all seats play on as the network does, until the seat is asked again, and the
network says what its chance to win is then. What is added up are differences to the network's own move in the same world, so that neither good
cards nor good luck speak for a move. A move is taken instead of the network's own only if it is better by some standard errors:
without that, search plays noise, and loses to the bare network.

Nothing here allocates. `room` has three states: a world, the world as it is played on, and the mask of whoever acts.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hacktable.bots.learned.network import chance_to_win, prefer, worth_of_action
from hacktable.kernel.bits import first_of
from hacktable.kernel.coin import toss
from hacktable.kernel.columns import covers
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.events import Events
from hacktable.kernel.rules import actors, apply, copy, imagine, judge, legal, live, mask, over, reopen, standings

Ledger = NDArray[np.float64]
WORTHS, SUMS, SQUARES = 0, 1, 2
"""Rows of a ledger: what the network thinks of each idea; the differences to the first one, added up; their squares."""
LEDGER_ROWS = 3
LEFT, SEEN = 0, 1
"""Places in `progress`: how many ideas are left, and how many worlds have been looked at."""
WORLD, PLAYED, VIEW = 0, 1, 2
"""The states of `room`."""
POINTS, PLACING = 0, 1
"""Rows of `result`."""
WORD = 1 << 31
LEAST_WORLDS = 6
"""Before so many, a spread says nothing."""
HOPELESS = 2.0
"""By so many standard errors an idea must look worse to be given up."""
LONGEST = 200
"""Decisions that are played on at most."""


@kernel
def shortlist(
    board: CStruct,
    m: CStruct,
    seat: int,
    acts: Ints,
    count: int,
    most: int,
    margin: float,
    ideas: Ints,
    ledger: Ledger,
    progress: Ints,
    coin: Ints,
    mind: Floats,
    scratch: Floats,
) -> None:
    """Write the moves worth thinking about, the network's own first: at most so many, and none that it likes less by the margin."""
    progress[LEFT], progress[SEEN] = 1, 0
    ideas[0] = acts[0]
    if count == 1:
        return
    if len(mind) == 0 or not covers(board) or live(board, m):  # as the champion does then
        ideas[0] = acts[judge(board, m, seat, acts, count, coin)]
        return
    ideas[0] = acts[prefer(board, m, seat, acts, count, mind, scratch)]  # which has also seen the position
    own = worth_of_action(board, m, seat, int(ideas[0]), mind, scratch)
    found = 1
    for place in range(count):
        act = int(acts[place])
        worth = worth_of_action(board, m, seat, act, mind, scratch)
        if act == ideas[0] or worth < own - margin:
            continue
        at = min(found, most - 1)
        if found == most and worth <= ledger[WORTHS, at]:
            continue
        while at > 1 and ledger[WORTHS, at - 1] < worth:
            ideas[at], ledger[WORTHS, at] = ideas[at - 1], ledger[WORTHS, at - 1]
            at -= 1
        ideas[at], ledger[WORTHS, at] = act, worth
        found = min(found + 1, most)
    for at in range(found):
        ledger[SUMS, at], ledger[SQUARES, at] = 0.0, 0.0
    progress[LEFT] = found


@kernel
def play_on(
    board: CStruct, s: CStruct, m: CStruct, seat: int, steps: int, moves: Ints, events: Events, mind: Floats, scratch: Floats
) -> bool:
    """All seats play as the network does, for so many choices and until the seat is asked again; then `m` is what it knows.

    Whoever chooses at the same time as others does not see what they choose, since the network decides from masks.

    :returns: False if the game has ended.
    """
    made = 0
    for _ in range(LONGEST):
        if over(board, s):
            return False
        if live(board, s):
            break
        who = first_of(actors(board, s))
        mask(board, s, who, m)
        count = legal(board, m, who, moves)
        chosen = 0
        if count > 1:
            if who == seat and made >= steps:
                return True
            made += 1
            chosen = prefer(board, m, who, moves, count, mind, scratch)
        apply(board, s, who, int(moves[chosen]), events)
    if over(board, s):
        return False
    mask(board, s, seat, m)
    return True


@kernel
def share_of_win(board: Any, s: CStruct, seat: int, result: Ints, sources: Ints) -> float:
    """The seat's part of the win, when the game is over."""
    standings(board, s, result[POINTS], sources, result[PLACING])
    if result[PLACING, seat] != 1:
        return 0.0
    winners = 0
    for other in range(board.seats):
        winners += 1 if result[PLACING, other] == 1 else 0
    return 1.0 / winners


@kernel
def give_up(ideas: Ints, ledger: Ledger, progress: Ints) -> None:
    """Drop the ideas that are clearly worse than the first one."""
    kept, seen = 1, int(progress[SEEN])
    for at in range(1, int(progress[LEFT])):
        mean = ledger[SUMS, at] / seen
        if mean + HOPELESS * doubt(ledger, at, seen) >= 0.0:
            ideas[kept], ledger[WORTHS, kept] = ideas[at], ledger[WORTHS, at]
            ledger[SUMS, kept], ledger[SQUARES, kept] = ledger[SUMS, at], ledger[SQUARES, at]
            kept += 1
    progress[LEFT] = kept


@kernel
def doubt(ledger: Ledger, at: int, seen: int) -> float:
    """The standard error of an idea's mean difference, as if one more world had shown a difference of a hundredth."""
    mean = ledger[SUMS, at] / seen
    return float(np.sqrt(max(0.0, ledger[SQUARES, at] / seen - mean * mean + 1e-4 / seen) / (seen - 1)))


@kernel
def weigh(
    board: CStruct,
    m: CStruct,
    room: States,
    seat: int,
    worlds: int,
    steps: int,
    ideas: Ints,
    ledger: Ledger,
    progress: Ints,
    moves: Ints,
    result: Ints,
    sources: Ints,
    key: Ints,
    coin: Ints,
    events: Events,
    mind: Floats,
    scratch: Floats,
) -> None:
    """Look at so many worlds more, fewer if only one idea is left."""
    world, s, view = room[WORLD], room[PLAYED], room[VIEW]
    for _ in range(worlds):
        if progress[LEFT] == 1:
            return
        for i in range(len(key)):
            key[i] = toss(coin, WORD)
        imagine(board, m, seat, key, world)
        reopen(board, world, seat)
        own = 0.0
        for at in range(int(progress[LEFT])):
            copy(world, s)
            apply(board, s, seat, int(ideas[at]), events)
            if play_on(board, s, view, seat, steps, moves, events, mind, scratch):
                worth = chance_to_win(board, view, seat, mind, scratch)
            else:
                worth = share_of_win(board, s, seat, result, sources)
            if at == 0:
                own = worth
            ledger[SUMS, at] += worth - own
            ledger[SQUARES, at] += (worth - own) * (worth - own)
        progress[SEEN] += 1
        if progress[SEEN] >= LEAST_WORLDS:
            give_up(ideas, ledger, progress)


@kernel
def decided(ideas: Ints, ledger: Ledger, progress: Ints, keep: float, gain: float) -> int:
    """The idea that is better than the network's own move by most, counted at the lower end of the doubt; else that move."""
    seen, best, chosen = int(progress[SEEN]), gain, 0
    if seen < LEAST_WORLDS:
        return int(ideas[0])
    for at in range(1, int(progress[LEFT])):
        surely = ledger[SUMS, at] / seen - keep * doubt(ledger, at, seen)
        if surely > best:
            best, chosen = surely, at
    return int(ideas[chosen])


@long
@kernel
def enter_think(
    boards: Boards,
    masks: States,
    room: States,
    seat: int,
    acts: Ints,
    count: int,
    most: int,
    margin: float,
    keep: float,
    gain: float,
    worlds: int,
    steps: int,
    ideas: Ints,
    ledger: Ledger,
    progress: Ints,
    moves: Ints,
    result: Ints,
    sources: Ints,
    key: Ints,
    coin: Ints,
    told: Buffers,
    mind: Floats,
    scratch: Floats,
) -> int:
    """Think about a move, or think on, over so many worlds more, if `progress` says that some have been looked at. What to do, so far."""
    board, m = boards[0], masks[0]
    if progress[SEEN] == 0:
        shortlist(board, m, seat, acts, count, most, margin, ideas, ledger, progress, coin, mind, scratch)
    weigh(
        board,
        m,
        room,
        seat,
        worlds,
        steps,
        ideas,
        ledger,
        progress,
        moves,
        result,
        sources,
        key,
        coin,
        told[0],
        mind,
        scratch,
    )
    return decided(ideas, ledger, progress, keep, gain)
