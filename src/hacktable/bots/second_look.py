"""A second look: what keeps our bots from blunders that everybody at the table would see.

Before a bot acts, its choice is compared with all others in a few worlds that fit what its seat knows. Where another choice is at least as
good in every one of these worlds, and better in one, the bot has blundered: it chooses again, among those that are better.

What is better is exact and seen at once: the game is won or lost, or the game's own numbers (`gauge`) say so, just after the choice. Where a
choice only pays later, games are silent (`in_view`), and the bot does what it likes.
"""

from __future__ import annotations

import numpy as np

from hacktable.bots.policies import choose
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.rules import (
    MOST_GAUGES,
    MOST_SEATS,
    MOST_SOURCES,
    apply,
    copy,
    gauge,
    imagine,
    in_view,
    live,
    over,
    reopen,
    standings,
)

FEW, MANY = 8, 64
"""Worlds that are always looked at, and all that are looked at before a choice is called a blunder: in few worlds chance can make a good one
look bad."""
LOST, OPEN, SHARED, WON = range(4)
"""What a choice has made of the game."""
WORLD, TRIED = 0, 1
"""The states of `room`: a world, and what becomes of it."""
WORD = 1 << 31
KEY = 8


@kernel
def second_look(
    board: CStruct,
    m: CStruct,
    seat: int,
    policy: int,
    acts: Ints,
    count: int,
    chosen: int,
    coin: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
) -> int:
    """The choice, or, if it is a blunder, what the policy chooses among those that are better."""
    better, fewer = np.zeros(count, np.int64), np.zeros(count, np.int64)
    for _ in range(count):  # what is better may be a blunder, too, but never for ever: each is better than the one before
        found = write_better(board, m, seat, acts, count, chosen, room, silent, better)
        if found == 0:
            break
        for place in range(found):
            fewer[place] = acts[better[place]]
        chosen = int(better[choose(board, m, seat, policy, fewer, found, coin, minds, scratch) if found > 1 else 0])
    return chosen


@kernel
def write_better(
    board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, chosen: int, room: States, silent: Buffers, better: Ints
) -> int:
    """Write the places of the choices that are at least as good as the chosen one in every world, and better in one; how many there are."""
    if count == 1 or live(board, m) or not in_view(board, m, seat):
        return 0
    rivals, ahead = 0, np.zeros(count, np.int64)
    for place in range(count):
        if place != chosen:
            better[rivals] = place
            rivals += 1
    key, drawn = np.zeros(KEY, np.int64), np.zeros(1, np.int64)
    begin_worlds(acts, count, drawn)
    own, seen = np.zeros(1 + MOST_GAUGES, np.int64), np.zeros(1 + MOST_GAUGES, np.int64)
    result, sources = np.zeros((2, MOST_SEATS), np.int64), np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
    for world in range(MANY):
        draw_key(drawn, key)
        imagine(board, m, seat, key, room[WORLD])
        reopen(board, room[WORLD], seat)
        left, leading, size = 0, 0, 0
        for rival in range(-1, rivals):  # the choice itself first; one call for all of them, so that it is compiled once
            place = chosen if rival < 0 else int(better[rival])
            size = try_out(board, seat, int(acts[place]), room, silent, seen, result, sources)
            if rival < 0:
                for at in range(size):
                    own[at] = seen[at]
                continue
            compared = compare(seen, own, size)
            if compared >= 0:
                better[left] = place
                ahead[left] = max(int(ahead[rival]), compared)
                leading += int(ahead[left])
                left += 1
        rivals = left
        if rivals == 0 or (leading == 0 and world + 1 >= FEW):
            return 0
    left = 0
    for rival in range(rivals):
        if ahead[rival] == 1:
            better[left] = better[rival]
            left += 1
    return left


@kernel
def begin_worlds(acts: Ints, count: int, drawn: Ints) -> None:
    """Worlds follow from what a seat knows and may do: the same choice gets the same second look, and no bot's coin is tossed for it."""
    drawn[0] = count
    for place in range(count):
        toss(drawn, 2)
        drawn[0] ^= int(acts[place])


@kernel
def draw_key(drawn: Ints, key: Ints) -> None:
    for i in range(KEY):
        key[i] = toss(drawn, WORD)


@kernel
def try_out(board: CStruct, seat: int, act: int, room: States, silent: Buffers, out: Ints, result: Ints, sources: Ints) -> int:
    """Write what a choice makes of a world: of the game, and what the game's gauge says; how many numbers these are."""
    s = room[TRIED]
    copy(room[WORLD], s)
    apply(board, s, seat, act, silent[0])
    out[0] = outcome(board, s, seat, result, sources)
    return 1 + gauge(board, s, seat, act, out[1:])


@kernel
def outcome(board: CStruct, s: CStruct, seat: int, result: Ints, sources: Ints) -> int:
    """Whether the game is lost to a seat, open, or won, alone or with others."""
    if not over(board, s):
        return OPEN
    standings(board, s, result[0], sources, result[1])
    if result[1, seat] != 1:
        return LOST
    winners = 0
    for place in result[1]:
        winners += 1 if place == 1 else 0
    return WON if winners == 1 else SHARED


@kernel
def compare(one: Ints, other: Ints, size: int) -> int:
    """1: one is better than the other, 0: as good, −1: worse, or better in one respect and worse in another.

    To win is better than anything, and anything is better than to lose. How it comes about does not matter then.
    """
    if one[0] != other[0]:
        return 1 if one[0] == WON or other[0] == LOST else -1
    if one[0] == WON:
        return 0
    compared = 0
    for at in range(1, size):
        if one[at] < other[at]:
            return -1
        compared = 1 if one[at] > other[at] else compared
    return compared


@long
@kernel
def enter_write_better(
    boards: Boards, masks: States, seat: int, acts: Ints, count: int, chosen: int, room: States, silent: Buffers, better: Ints
) -> int:
    """For bots that are no policies, and choose again themselves."""
    return write_better(boards[0], masks[0], seat, acts, count, chosen, room, silent, better)
