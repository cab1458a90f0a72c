"""Randomness that people can check: ChaCha with eight rounds, drawn without bias.

The generator's words are part of the state, so a match follows from its key and its log, and from nothing else.
A word is stored as a signed 32-bit field and widened when it is read: in a compiled rule, an operation on a signed and an
unsigned integer would give a float.
"""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import in_plain_python, kernel, natively, with_code
from hacktable.kernel.cstruct import NOBODY, CStruct, Ints, i1, i4, i8

ROUNDS = 8
WORDS = 16
"""Words in a block."""
MASK = 0xFFFFFFFF


class Chance(CStruct):
    """The random fields every state has. No seat ever knows them."""

    key: Ints = i4(8, see=NOBODY)
    block: Ints = i4(WORDS, see=NOBODY)
    counter: int = i8(see=NOBODY, low=0, high=1 << 62)
    used: int = i1(see=NOBODY, low=0, high=WORDS)
    """Words of the block already drawn."""


@kernel
def signed(word: int) -> int:
    """The signed 32-bit field that holds an unsigned word."""
    return word - ((word & 0x80000000) << 1)


def _turned32(builder: Any, word: Any, left: Any) -> Any:
    narrow = type(word.type)(32)
    word32, left32 = builder.trunc(word, narrow), builder.trunc(left, narrow)
    over = builder.lshr(word32, builder.sub(narrow(32), left32))
    return builder.zext(builder.or_(builder.shl(word32, left32), over), word.type)


@natively(_turned32)
@kernel
def turned(word: int, left: int) -> int:
    """A word whose bits are moved to the left by 1 to 31 places; those that fall out come back on the right."""
    return ((word << left) | (word >> (32 - left))) & MASK


def _added32(builder: Any, one: Any, other: Any) -> Any:
    narrow = type(one.type)(32)
    return builder.zext(builder.add(builder.trunc(one, narrow), builder.trunc(other, narrow)), one.type)


@natively(_added32)
@kernel
def added(one: int, other: int) -> int:
    """The sum of two words, without what does not fit a word."""
    return (one + other) & MASK


@kernel
def chacha(key: Ints, counter: int, nonce_low: int, nonce_high: int, rounds: int, out: Ints) -> None:
    """One block of ChaCha with a 64-bit counter and a 64-bit nonce: sixteen words into `out`.

    The words live in local variables: five times faster, compiled, than in an array.
    """
    k0, k1, k2, k3 = int(key[0]) & MASK, int(key[1]) & MASK, int(key[2]) & MASK, int(key[3]) & MASK
    k4, k5, k6, k7 = int(key[4]) & MASK, int(key[5]) & MASK, int(key[6]) & MASK, int(key[7]) & MASK
    low, high = counter & MASK, (counter >> 32) & MASK
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = low, high, nonce_low, nonce_high
    for _ in range(rounds // 2):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    out[0], out[1], out[2], out[3] = sum32(a0, 0x61707865), sum32(a1, 0x3320646E), sum32(a2, 0x79622D32), sum32(a3, 0x6B206574)
    out[4], out[5], out[6], out[7] = sum32(b0, k0), sum32(b1, k1), sum32(b2, k2), sum32(b3, k3)
    out[8], out[9], out[10], out[11] = sum32(c0, k4), sum32(c1, k5), sum32(c2, k6), sum32(c3, k7)
    out[12], out[13], out[14], out[15] = sum32(d0, low), sum32(d1, high), sum32(d2, nonce_low), sum32(d3, nonce_high)


_LANES = (0, 64, 128, 192)
_ROW = sum(MASK << lane for lane in _LANES)
_ALL = (1 << 256) - 1


def _row(w0: int, w1: int, w2: int, w3: int) -> int:
    return w0 | w1 << 64 | w2 << 128 | w3 << 192


_NAME = _row(0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


def chacha_by_rows(key: Ints, counter: int, nonce_low: int, nonce_high: int, rounds: int, out: Ints) -> None:
    """The same block in plain Python, which counts with long numbers as quickly as with short ones: a row of four words is one number, with room
    between them for what does not fit a word. It takes two fifths of the time."""
    words = [int(each) & MASK for each in key]
    first_b, first_c = _row(*words[:4]), _row(*words[4:])
    first_d = _row(counter & MASK, (counter >> 32) & MASK, nonce_low, nonce_high)
    a, b, c, d = _NAME, first_b, first_c, first_d
    for _ in range(rounds // 2):
        for shift in (64, 192):  # columns, then diagonals: the words of each row are moved on by 1, 2 and 3 places, and back
            for turn_d, turn_b in ((16, 12), (8, 7)):
                a = (a + b) & _ROW
                d ^= a
                d = (d << turn_d | d >> (32 - turn_d)) & _ROW
                c = (c + d) & _ROW
                b ^= c
                b = (b << turn_b | b >> (32 - turn_b)) & _ROW
            b = (b >> shift | b << (256 - shift)) & _ALL
            c = (c >> 128 | c << 128) & _ALL
            d = (d >> (256 - shift) | d << shift) & _ALL
    rows = a + _NAME, b + first_b, c + first_c, d + first_d
    for place, drawn in enumerate([row >> lane & MASK for row in rows for lane in _LANES]):
        out[place] = drawn - ((drawn & 0x80000000) << 1)


in_plain_python(chacha, with_code(lambda: chacha_by_rows.__code__))


@kernel
def sum32(one: int, other: int) -> int:
    return signed(added(one, other))


@kernel
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = added(a, b)
    d = turned(d ^ a, 16)
    c = added(c, d)
    b = turned(b ^ c, 12)
    a = added(a, b)
    d = turned(d ^ a, 8)
    c = added(c, d)
    b = turned(b ^ c, 7)
    return a, b, c, d


@kernel
def seed(s: Chance, key: Ints) -> None:
    """Start the state's generator from eight words."""
    for i in range(8):
        s.key[i] = key[i]
    for i in range(WORDS):
        s.block[i] = 0
    s.counter = 0
    s.used = WORDS


@kernel
def word(s: Chance) -> int:
    """The next 32 random bits."""
    if s.used == WORDS:
        chacha(s.key, s.counter, 0, 0, ROUNDS, s.block)
        s.counter += 1
        s.used = 0
    drawn = int(s.block[s.used]) & MASK
    s.used += 1
    return drawn


@kernel
def draw(s: Chance, count: int) -> int:
    """A number from 0 to count − 1, each equally likely (Lemire's multiplication, with rejection)."""
    product = word(s) * count
    if product & MASK < count:
        bias = (MASK + 1 - count) % count
        while product & MASK < bias:
            product = word(s) * count
    return product >> 32


@kernel
def die(s: Chance) -> int:
    return draw(s, 6) + 1


@kernel
def shuffle(s: Chance, things: Ints, count: int) -> None:
    """Fisher and Yates: every order of the first `count` things is equally likely."""
    for last in range(count - 1, 0, -1):
        other = draw(s, last + 1)
        kept = things[last]
        things[last] = things[other]
        things[other] = kept
