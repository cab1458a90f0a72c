"""The network as kernels, interpreted or compiled, without allocating anything.

What was learned is one array of numbers, `mind`: a header with the sizes, then layer after layer, a row of weights for each input. `scratch`
is room to work in, a row for each layer. Most columns of a row are 0, so the first layers add up only the rows of weights that count.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hacktable.kernel.columns import write_action, write_state
from hacktable.kernel.compiling import in_plain_python, kernel, with_code
from hacktable.kernel.cstruct import CStruct, Floats, Ints

HEADER = 8
"""Columns, columns of an action, then the sizes of four layers."""
ROW, ACTION_ROW, WIDE, DEEP, STATE, HEAD, LAST = range(7)
"""Rows of the scratch space; `SCRATCH_ROWS` of them."""
LOWEST = -1e30
PER_DOUBLING, DOUBLING_HIGH, DOUBLING_LOW = 1.4426950408889634, 0.693147180369123816490, 1.90821492927058770002e-10
"""1 / ln 2, and ln 2 in two parts: the first has so few digits that it can be multiplied by a whole number without an error."""
TERMS = 14
"""Of the series for e to the power of up to half a doubling: the next one would not change the last digit."""
FARTHEST = 700.0
"""Beyond it, the power would not be a number any more."""


@kernel
def clear_row(scratch: Floats, row: int, count: int) -> None:
    for i in range(count):
        scratch[row, i] = 0.0


@kernel
def add_columns(mind: Floats, at: int, row: Floats, count: int, into: Floats) -> None:
    """into += the rows of weights of the columns that are not 0, as often as each column says."""
    size = len(into)
    for i in range(count):
        times = row[i]
        if times != 0:
            weights = mind[at + i * size : at + (i + 1) * size]
            for j in range(size):
                into[j] += times * weights[j]


@kernel
def layer(mind: Floats, at: int, before: Floats, into: Floats) -> None:
    """into = bias + weights × what of `before` is above 0; the weights lie at `at`, the bias after them."""
    size = len(into)
    bias = mind[at + len(before) * size : at + (len(before) + 1) * size]
    for j in range(size):
        into[j] = bias[j]
    for i in range(len(before)):
        factor = before[i]
        if factor > 0:
            weights = mind[at + i * size : at + (i + 1) * size]
            for j in range(size):
                into[j] += factor * weights[j]


def clear_row_at_once(scratch: Floats, row: int, count: int) -> None:
    scratch[row, :count] = 0


def add_columns_by_rows(mind: Floats, at: int, row: Floats, count: int, into: Floats) -> None:
    """The same in plain Python, where NumPy does what is done for each of the numbers in a row: the same products and sums, in the same order for each of them."""
    size = len(into)
    for i in np.flatnonzero(row[:count]):
        into += row[i] * mind[at + i * size : at + (i + 1) * size]


def layer_by_rows(mind: Floats, at: int, before: Floats, into: Floats) -> None:
    size = len(into)
    into[:] = mind[at + len(before) * size : at + (len(before) + 1) * size]
    for i in np.flatnonzero(before > 0):
        into += before[i] * mind[at + i * size : at + (i + 1) * size]


in_plain_python(clear_row, with_code(lambda: clear_row_at_once.__code__))
in_plain_python(add_columns, with_code(lambda: add_columns_by_rows.__code__))
in_plain_python(layer, with_code(lambda: layer_by_rows.__code__))


@kernel
def see(board: CStruct, m: CStruct, seat: int, mind: Floats, scratch: Floats) -> None:
    """The position through the layers that do not depend on an action."""
    columns, wide, deep, head = int(mind[0]), int(mind[2]), int(mind[3]), int(mind[4])
    clear_row(scratch, ROW, columns)
    write_state(board, m, seat, scratch, ROW)
    one, two = scratch[WIDE, :wide], scratch[DEEP, :deep]
    at = HEADER
    bias = mind[at + columns * wide : at + (columns + 1) * wide]
    for j in range(wide):
        one[j] = bias[j]
    add_columns(mind, at, scratch[ROW], columns, one)
    at += (columns + 1) * wide
    layer(mind, at, one, two)
    at += (wide + 1) * deep
    layer(mind, at, two, scratch[STATE, :head])


@kernel
def worth_of_action(board: CStruct, m: CStruct, seat: int, act: int, mind: Floats, scratch: Floats) -> float:
    """How much the network likes an action of the position that it has just seen."""
    columns, actions, wide, deep, head, last = int(mind[0]), int(mind[1]), int(mind[2]), int(mind[3]), int(mind[4]), int(mind[5])
    at = HEADER + (columns + 1) * wide + (wide + 1) * deep + (deep + 1) * head
    clear_row(scratch, ACTION_ROW, actions)
    write_action(board, m, seat, act, scratch, ACTION_ROW)
    mixed, final = scratch[HEAD, :head], scratch[LAST, :last]
    for j in range(head):
        mixed[j] = scratch[STATE, j]
    add_columns(mind, at, scratch[ACTION_ROW], actions, mixed)
    at += actions * head
    layer(mind, at, mixed, final)
    at += (head + 1) * last
    out = mind[at : at + last]
    worth = np.float32(0.0)
    for j in range(last):
        if final[j] > 0:
            worth += final[j] * out[j]
    return float(worth)


@kernel
def prefer(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, mind: Floats, scratch: Floats) -> int:
    """The place of the action that the network likes best, from what the seat knows."""
    see(board, m, seat, mind, scratch)
    best, chosen = LOWEST, 0
    for place in range(count):
        worth = worth_of_action(board, m, seat, int(acts[place]), mind, scratch)
        if worth > best:
            best, chosen = worth, place
    return chosen


@kernel
def chance_to_win(board: CStruct, m: CStruct, seat: int, mind: Floats, scratch: Floats) -> float:
    """The seat's own guess of its chance to win, from 0 to 1."""
    see(board, m, seat, mind, scratch)
    return guess(mind, scratch, 0)


@kernel
def expected_place(board: Any, mind: Floats, scratch: Floats) -> float:
    """The place that a seat expects to have at the end, from the position that it has just seen: 1 for the best, fractions between places."""
    return 1.0 + (int(board.seats) - 1) * guess(mind, scratch, 1)


@kernel
def guess(mind: Floats, scratch: Floats, which: int) -> float:
    """A guess about the position that was just seen, from 0 to 1: the chance to win (0), how far from the first to the last place (1)."""
    columns, actions, wide, deep, head, last = int(mind[0]), int(mind[1]), int(mind[2]), int(mind[3]), int(mind[4]), int(mind[5])
    at = HEADER + (columns + 1) * wide + (wide + 1) * deep + (deep + 1) * head + actions * head + (head + 1) * last + last
    at += which * (deep + 1)
    total = mind[at + deep]
    for j in range(deep):
        if scratch[DEEP, j] > 0:
            total += scratch[DEEP, j] * mind[at + j]
    return 1.0 / (1.0 + power_of_e(-1.0 * float(total)))


@kernel
def power_of_e(exponent: float) -> float:
    """e to the power of a number, in additions and multiplications alone.

    So it is the same to the last digit wherever it runs. The functions of the machines' own libraries differ, and WebAssembly has none.
    """
    x = min(max(exponent, -FARTHEST), FARTHEST)
    doublings = int(x * PER_DOUBLING + (0.5 if x > 0 else -0.5))
    rest = (x - doublings * DOUBLING_HIGH) - doublings * DOUBLING_LOW
    power = 1.0
    for term in range(TERMS, 0, -1):
        power = 1.0 + power * rest / term
    for _ in range(abs(doublings)):
        power *= 2.0 if doublings > 0 else 0.5
    return power
