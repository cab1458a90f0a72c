"""How tries of one deal compare: first by place, then by the game's own points. The same place and points are a tie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

MOST_BARS = 40
"""Of the plot that shows how everybody did."""


class Score(NamedTuple):
    """How a try ended."""

    place: int
    points: int

    @property
    def worth(self) -> tuple[int, int]:
        """A greater one is better."""
        return -self.place, self.points


class Bar(NamedTuple):
    """Some results that stand next to each other, from the worst to the best."""

    tries: int
    mine: bool


Scores = Mapping[Score, int]
"""How many tries ended like this, of all that have ended."""


def percentile(mine: Score, everybody: Scores) -> int | None:
    """Of the other tries, the share that was worse, in hundredths; a tie counts half. None if there are no others.

    :param everybody: all tries, my own among them.
    """
    others = sum(everybody.values()) - 1
    if not others:
        return None
    worse = sum(tries for score, tries in everybody.items() if score.worth < mine.worth)
    return (200 * worse + 100 * (everybody[mine] - 1)) // (2 * others)


def bars(mine: Score, everybody: Scores) -> tuple[Bar, ...]:
    """How often each result came, the worst first; where there are too many different ones, neighbours are taken together."""
    ranked = sorted(everybody.items(), key=lambda each: each[0].worth)
    together = -(-len(ranked) // MOST_BARS) or 1
    groups = [ranked[at : at + together] for at in range(0, len(ranked), together)]
    return tuple(Bar(sum(tries for _, tries in group), any(score == mine for score, _ in group)) for group in groups)
