"""What compiled code does in one instruction, and plain Python in one step, is what the rule does step by step."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hacktable.kernel.bits import first_of, how_many
from hacktable.kernel.chacha import added, turned
from hacktable.kernel.coin import following
from hacktable.kernel.compiling import Compiled, Function, Twins, plain
from hacktable.kernel.verbs import pack


@pytest.mark.parametrize(
    ("rule", "ranges"),
    [
        (first_of, [(1, 1 << 62)]),
        (following, [(0, (1 << 63) - 1)]),
        (turned, [(0, (1 << 32) - 1), (1, 31)]),
        (added, [(0, (1 << 32) - 1), (0, (1 << 32) - 1)]),
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_a_rule_and_its_native_form_come_to_the_same(rule: Function, ranges: list[tuple[int, int]]) -> None:
    compiled, chance = Compiled({}, cache=False)[rule], random.Random(5)
    ends = [tuple(low for low, _ in ranges), tuple(high for _, high in ranges)]
    for numbers in [*ends, *(tuple(chance.randint(*each) for each in ranges) for _ in range(300))]:
        assert compiled(*numbers) == rule(*numbers), numbers


@pytest.mark.parametrize(
    ("rule", "ranges"),
    [(first_of, [(1, 1 << 62)]), (how_many, [(0, (1 << 63) - 1)]), (pack, [(0, 127), (0, 255), (0, 3)])],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_a_rule_and_its_form_in_plain_python_come_to_the_same(rule: Function, ranges: list[tuple[int, int]]) -> None:
    interpreted, chance = Twins({}, plain)[rule], random.Random(5)
    ends = [tuple(low for low, _ in ranges), tuple(high for _, high in ranges)]
    for numbers in [*ends, *(tuple(chance.randint(*each) for each in ranges) for _ in range(300))]:
        assert interpreted(*numbers) == interpreted(*map(np.int64, numbers)) == rule(*numbers), numbers


def test_the_lowest_member_of_a_set_is_found_wherever_it_is() -> None:
    compiled = Compiled({}, cache=False)[first_of]
    for place in range(63):
        bits = (1 << place) | (1 << 62)
        assert compiled(bits) == first_of(bits) == place
