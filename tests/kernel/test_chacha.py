"""The generator gives the published bytes, and numbers without bias."""

from __future__ import annotations

import numpy as np
import pytest

from hacktable.kernel.chacha import Chance, chacha, chacha_by_rows, die, draw, seed, shuffle, word
from hacktable.kernel.compiling import Twins, plain
from hacktable.kernel.cstruct import Ints

# Key and nonce all zero, first block: J. Strömbergson, Test Vectors for the Stream Cipher ChaCha, TC1.
ZERO_KEY = {
    8: "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    12: "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    20: "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
}


def block(key: bytes, counter: int, nonce: tuple[int, int], rounds: int) -> bytes:
    out = np.zeros(16, np.int64)
    chacha(np.frombuffer(key, "<i4").astype(np.int64), counter, *nonce, rounds, out)
    return out.astype("<i4").tobytes()


def state(key: Ints) -> Chance:
    s = Chance.mirror(Chance.new()[0])
    seed(s, key)
    return s


@pytest.mark.parametrize("rounds", ZERO_KEY)
def test_the_published_blocks_for_the_zero_key_come_out(rounds: int) -> None:
    assert block(bytes(32), 0, (0, 0), rounds).hex() == ZERO_KEY[rounds]


def test_the_block_of_rfc_8439_comes_out() -> None:
    """Section 2.3.2. The RFC's 32-bit counter and 96-bit nonce are the same four words in another division."""
    out = block(bytes(range(32)), 1 | 0x09000000 << 32, (0x4A000000, 0), 20)
    assert out.hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_rows_of_four_words_give_the_same_block_and_interpreted_rules_use_them() -> None:
    numbers = np.random.default_rng(1)
    for rounds in (8, 12, 20) * 30:
        key, counter = numbers.integers(-(1 << 31), 1 << 31, 8, np.int64), int(numbers.integers(1 << 62))
        low, high = numbers.integers(1 << 32, size=2).tolist()
        words, rows = np.zeros(16, np.int64), np.zeros(16, np.int64)
        chacha(key, counter, low, high, rounds, words)
        chacha_by_rows(key, counter, low, high, rounds, rows)
        assert words.tolist() == rows.tolist()
    assert Twins({}, plain)[chacha].__code__ is chacha_by_rows.__code__


def test_words_come_in_the_order_of_the_stream() -> None:
    key = np.zeros(8, np.int64)
    s = state(key)
    drawn = b"".join(word(s).to_bytes(4, "little") for _ in range(40))
    assert drawn == (block(bytes(32), 0, (0, 0), 8) + block(bytes(32), 1, (0, 0), 8) + block(bytes(32), 2, (0, 0), 8))[:160]


def test_a_word_that_would_bias_the_draw_is_drawn_again() -> None:
    """For 6, products whose low half is under 2³² mod 6 = 4 are refused: word 0 is one, and leads to the next word."""
    s = state(np.zeros(8, np.int64))
    s.used = 0
    s.block[:3] = [0, 0, 0x55555556]
    assert (draw(s, 6), int(s.used)) == (2, 3)
    s.used, s.block[0] = 0, 0x2AAAAAAC
    assert (draw(s, 6), int(s.used)) == (1, 1), "the first product that is high enough counts at once"


def test_all_faces_of_a_die_are_equally_likely() -> None:
    s = state(np.arange(8, dtype=np.int64))
    counts = np.bincount([die(s) for _ in range(12_000)], minlength=7)
    assert counts[0] == 0
    assert ((counts[1:] - 2000) ** 2 / 2000).sum() < 20.5  # chi-square, 5 degrees of freedom, 1 in 1000


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    s = state(np.arange(8, dtype=np.int64) + 5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = np.arange(3)
        shuffle(s, things, 3)
        counts[tuple(things.tolist())] = counts.get(tuple(things.tolist()), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5
