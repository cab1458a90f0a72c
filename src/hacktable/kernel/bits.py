"""Sets of small numbers (seats, places, cards), each set the bits of one int64."""

from __future__ import annotations

from typing import Any

from hacktable.kernel.compiling import in_plain_python, kernel, natively, with_code


def _lowest(builder: Any, bits: Any) -> Any:
    return builder.cttz(bits, type(bits.type)(1)(0))


@natively(_lowest)
@kernel
def first_of(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    # No loop: how far it runs cannot be guessed, and a processor that guesses wrong loses more than these six steps take.
    place = 0
    if bits & 0xFFFFFFFF == 0:
        place += 32
        bits >>= 32
    if bits & 0xFFFF == 0:
        place += 16
        bits >>= 16
    if bits & 0xFF == 0:
        place += 8
        bits >>= 8
    if bits & 0xF == 0:
        place += 4
        bits >>= 4
    if bits & 0x3 == 0:
        place += 2
        bits >>= 2
    return place + 1 - (bits & 1)


@kernel
def how_many(bits: int) -> int:
    """How many members a set has. Compilers know this loop, and make one instruction of it if the processor has one."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_one(bits: int) -> int:
    """The same in plain Python."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


def count_of_ones(bits: int) -> int:
    return int(bits).bit_count()


in_plain_python(first_of, with_code(lambda: lowest_one.__code__))
in_plain_python(how_many, with_code(lambda: count_of_ones.__code__))


@kernel
def nth_of(bits: int, place: int) -> int:
    """The member at a place, counted from 0; the set must have that many."""
    for _ in range(place):
        bits &= bits - 1
    return first_of(bits)
