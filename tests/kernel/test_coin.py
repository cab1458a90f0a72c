"""The bots' coin gives the same numbers interpreted and compiled, however often it is tossed in a row."""

from __future__ import annotations

import numpy as np

from hacktable.bots.bot import coin_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import Compiled, kernel
from hacktable.kernel.cstruct import Ints


@kernel
def three(coin: Ints, count: int) -> int:
    return toss(coin, count) * 1_000_000 + toss(coin, count) * 1_000 + toss(coin, count)


def test_the_stream_is_a_linear_congruence_of_63_bits() -> None:
    coin = coin_of(b"stream")
    expected = int(coin[0])
    for _ in range(1000):
        expected = (expected * 6364136223846793005 + 1442695040888963407) % (1 << 63)
        assert toss(coin, 100) == (expected >> 31) * 100 >> 32
        assert coin[0] == expected


def test_several_tosses_in_one_compiled_rule_are_the_same_as_interpreted() -> None:
    fast = Compiled({}, cache=False)[three]
    one, other = coin_of(b"three"), coin_of(b"three")
    for _ in range(500):
        assert three(one, 201) == fast(other, 201)
        assert np.array_equal(one, other)


def test_all_numbers_come_about_equally_often() -> None:
    coin = coin_of(b"often")
    counts = np.bincount([toss(coin, 6) for _ in range(6000)], minlength=6)
    assert counts.min() > 850
    assert counts.max() < 1150
