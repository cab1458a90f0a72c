"""A heap of things of fourteen kinds, counted in two numbers, from which one is found by its place.

What is kept is how many things there are of the first kind, of the first two, and so on: seven such sums of nine bits in each number. A sum
is at most 255; the ninth bit is room for a comparison. So the kind of a thing is found for all kinds at once, without a branch that
the processor could guess wrong.
"""

from __future__ import annotations

from hacktable.kernel.bits import how_many
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

Heap = tuple[int, int]
HALF, BITS = 7, 9
ONES = sum(1 << (BITS * kind) for kind in range(HALF))
"""1 in each of seven sums."""
TOPS = ONES << (BITS - 1)
SUM = (1 << BITS) - 1


@kernel
def heap_of(counts: Ints) -> Heap:
    """So many things of each kind."""
    low, high, total = 0, 0, 0
    for kind in range(HALF):
        total += int(counts[kind])
        low |= total << (BITS * kind)
    for kind in range(HALF):
        total += int(counts[HALF + kind])
        high |= total << (BITS * kind)
    return low, high


@kernel
def size_of(heap: Heap) -> int:
    return heap[1] >> (BITS * (HALF - 1))


@kernel
def kind_in(heap: Heap, place: int) -> int:
    """The kind of the thing at a place, counted from 0: as many kinds come before it as have sums that are not above the place."""
    places = place * ONES | TOPS
    return how_many((places - heap[0]) & TOPS) + how_many((places - heap[1]) & TOPS)


@kernel
def up_to(heap: Heap, kind: int) -> int:
    """How many things there are up to this kind."""
    sums, at = (heap[0], kind) if kind < HALF else (heap[1], kind - HALF)
    return (sums >> (BITS * at)) & SUM


@kernel
def without(heap: Heap, kind: int) -> Heap:
    """The heap after a thing of this kind was taken: one less in its sum and in all that follow."""
    low, high = BITS * min(kind, HALF), BITS * max(kind - HALF, 0)
    return heap[0] - ((ONES >> low) << low), heap[1] - ((ONES >> high) << high)
