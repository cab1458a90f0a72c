"""A heap of cards: one is found by its place, and taken, as if all cards lay in a row."""

from __future__ import annotations

import random

import numpy as np

from hacktable.games.blackhat.rules.heap import HALF, heap_of, kind_in, size_of, up_to, without


def test_cards_are_found_and_taken_as_from_a_row() -> None:
    chance = random.Random(7)
    for _ in range(20):
        counts = [chance.choice((0, 0, 1, 3, 7, 18)) for _ in range(2 * HALF)]
        heap, row = heap_of(np.array(counts)), [kind for kind, count in enumerate(counts) for _ in range(count)]
        while row:
            assert size_of(heap) == len(row)
            assert [kind_in(heap, place) for place in range(len(row))] == row
            assert [up_to(heap, kind) for kind in range(2 * HALF)] == [sum(each <= kind for each in row) for kind in range(2 * HALF)]
            for _ in range(1 + len(row) // 4):
                heap = without(heap, row.pop(chance.randrange(len(row))))
        assert size_of(heap) == 0
