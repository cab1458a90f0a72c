"""How long matches among people last at this server: pure, from how many lasted how many minutes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from hacktable.server.wire.answers import Length

ENOUGH = 10
"""Matches from which on it is told how long they last."""
BREAK = 10 * 60_000
"""Milliseconds without a move after which a match was not played in one sitting: somebody was away, or it goes over days. It is not counted."""
LONGEST = 600
"""Minutes; what lasts longer counts as that."""


def sitting(lasted: int, moves: tuple[int, int, int] | None) -> int | None:
    """The minutes, rounded down, of a match that was played in one sitting; None if it was not.

    :param lasted: milliseconds from its beginning to its end, by the calendar.
    :param moves: the times of the first and of the last move by the match's own clock, which stands still while no server runs, and the longest
        time between two; None if there was no move.
    """
    if moves is None:
        return None
    first, last, longest = moves
    if max(first, longest, lasted - last) > BREAK or lasted < 0:
        return None
    return min(LONGEST, lasted // 60_000)


def length(lasted: Mapping[int, int]) -> Length | None:
    """:param lasted: by minutes, rounded down, how many matches lasted so long. None if they are too few."""
    minutes = sorted(lasted)
    total = sum(lasted.values())
    if total < ENOUGH:
        return None
    so_far = list(accumulate(lasted[each] for each in minutes))

    def over(quarters: int) -> int:
        """Minutes after which this share of the matches is over, rounded down."""
        return next(each for each, count in zip(minutes, so_far, strict=True) if 4 * count >= quarters * total)

    return Length(total, max(1, over(1)), max(1, over(2)), over(3) + 1)
