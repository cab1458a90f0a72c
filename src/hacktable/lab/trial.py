"""A sequential test of who is stronger: it looks after every block and stops by itself, as soon as the blocks say enough.

Two claims are compared: the candidate wins an even share (s0), or it wins a margin more (s1). With the scores of N blocks, their mean s̄ and
their variance σ², the log-likelihood ratio of the claims is about N (s1 − s0)(2 s̄ − s0 − s1) / 2σ²: the generalised sequential
probability ratio test, as it is used for chess programs. At ±2.94 = ±ln(0.95 / 0.05) one of the claims is given up; each is given up wrongly
in about one trial of twenty. If the truth lies between the claims, either answer may come, and it takes longest.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from hacktable.lab.blocks import Floats
from hacktable.lab.estimates import Estimate

BOUND = 2.94
FEWEST = 32
"""Blocks before which nothing is decided: the spread of fewer says too little about the spread of all."""

Verdict = Literal["stronger", "weaker", "not stronger", "undecided"]
"""The candidate wins more than an even share; less; not as much as the margin more (only the sequential test says so); none of these can
be said yet."""


def likelihoods(scores: ArrayLike, even: float, margin: float) -> Floats:
    """The log-likelihood ratio after each block.

    The variance is measured as if there had been two more blocks, one lost in every seat and one won in every seat. Otherwise it would be
    zero between bots that play alike, and too small as long as all blocks happened to end alike.
    """
    numbers = np.asarray(scores, np.float64)
    count = np.arange(1, numbers.size + 1)
    total, squares = np.cumsum(numbers), np.cumsum(numbers**2)
    variance = (squares + 1) / (count + 2) - ((total + 1) / (count + 2)) ** 2
    return np.asarray(count * margin * (2 * total / count - 2 * even - margin) / (2 * variance), np.float64)


def stop(ratios: Floats) -> int | None:
    """After how many blocks the test stops; None if it goes on."""
    reached = np.abs(ratios) >= BOUND
    reached[: FEWEST - 1] = False
    return int(np.argmax(reached)) + 1 if reached.any() else None


def verdict(ratio: float) -> Verdict:
    """What the test says where it has stopped."""
    if abs(ratio) < BOUND:
        return "undecided"
    return "stronger" if ratio > 0 else "not stronger"


def verdict_of(wins: Estimate, even: float) -> Verdict:
    """What the interval of a fixed number of games says."""
    return "stronger" if wins.low > even else "weaker" if wins.high < even else "undecided"
