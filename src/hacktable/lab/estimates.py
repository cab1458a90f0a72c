"""Means and shares with their 95 % intervals."""

from __future__ import annotations

import math

import msgspec
import numpy as np
from numpy.typing import ArrayLike


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: ArrayLike) -> Estimate:
    """A mean with its 95 % interval, by the normal approximation."""
    numbers = np.asarray(values, np.float64)
    mean = float(np.mean(numbers))
    margin = 1.96 * float(np.std(numbers)) / math.sqrt(numbers.size)
    return Estimate(mean, mean - margin, mean + margin)


def share(values: ArrayLike) -> Estimate:
    """A share of games with its 95 % interval after Wilson, which is still right for shares near 0 and 1."""
    numbers = np.asarray(values, np.float64)
    count, z = numbers.size, 1.96
    mean = float(np.mean(numbers))
    centre = (mean + z * z / (2 * count)) / (1 + z * z / count)
    margin = z / (1 + z * z / count) * math.sqrt(max(0.0, mean * (1 - mean)) / count + z * z / (4 * count * count))
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))


def share_of_blocks(scores: ArrayLike, games: int) -> Estimate:
    """A share of games with its 95 % interval, from blocks of games that are not independent of each other.

    It is Wilson's interval for as many independent games as would vary as much as the blocks did. If the blocks did not vary at all because
    nobody ever won, or always, these are all games.

    :param scores: each block's share.
    :param games: in one block.
    """
    numbers = np.asarray(scores, np.float64)
    count, mean = numbers.size, float(np.mean(numbers))
    variance = float(np.var(numbers, ddof=1)) if count > 1 else 0.25
    if mean in (0.0, 1.0):
        worth = float(count * games)
    elif variance < TINY:  # both bots play alike, so every block ended even
        return Estimate(mean, mean, mean)
    else:
        worth = mean * (1 - mean) * count / variance
    z = _student(max(1, count - 1))
    centre = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    margin = z / (1 + z * z / worth) * math.sqrt(mean * (1 - mean) / worth + z * z / (4 * worth * worth))
    return Estimate(mean, max(0.0, centre - margin), min(1.0, centre + margin))


TINY = 1e-12


def _student(freedom: int) -> float:
    """What 1.96 has to be when the spread was measured on few blocks (Student's t, by the first terms of its series)."""
    z = 1.959964
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
