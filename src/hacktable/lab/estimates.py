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
