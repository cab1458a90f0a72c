"""Who sits with whom in the next round of an evening: pure, without a clock, a network or a store.

There are as few tables as hold everybody, and people are spread evenly over them; bots take the chairs that stay free. Of all ways to do that, one is
looked for in which, in this order of importance,

- two who must not meet do not (this is always kept: if need be, one of them sits with bots alone),
- people meet who have met least often,
- bots are met by those who have had the fewest of them,
- in a Swiss evening, people meet who have about as many points.

It is looked for by exchanging people as long as that is an improvement, from several beginnings. At tables of two in a round robin, people move round a
circle as long as nobody meets anybody again by that: so everybody meets everybody once before anybody meets somebody again, if the same people stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Literal

Format = Literal["swiss", "robin"]
Pair = frozenset[int]

APART, AGAIN, BOTS = 10**14, 10**9, 10**6
"""How bad it is that two meet who must not, that two meet again, and that somebody sits with bots again. A difference of points counts as its square."""
BEGINNINGS = 8
"""From which exchanging is tried."""


@dataclass(frozen=True)
class Past:
    """What has happened so far this evening."""

    met: Mapping[Pair, int] = field(default_factory=Counter[Pair])
    """How often two have sat together."""
    bots: Mapping[int, int] = field(default_factory=Counter[int])
    """How often somebody has sat with bots."""
    points: Mapping[int, int] = field(default_factory=dict[int, int])
    apart: Collection[Pair] = frozenset()
    """Who must not meet."""


def sizes(people: int, size: int) -> list[int]:
    """How many people sit at each table of so many chairs; the fuller tables first."""
    tables = -(-people // size)
    return [people // tables + (table < people % tables) for table in range(tables)] if tables else []


def seated(people: Sequence[int], size: int, format: Format, past: Past, seed: str) -> list[list[int]]:
    """The tables of the next round.

    :param people: numbers of those who play, in any order.
    :param size: chairs at each table, bots included.
    :param seed: decides whatever else does not.
    """
    random, ordered = Random(seed), sorted(people)
    costs = _Costs(ordered, size, format, past)
    found: list[list[int]] = []
    if size == 2 and format == "robin" and len(people) > 1:
        found = min(_circle(ordered), key=costs.of)
    if not found or costs.of(found) >= AGAIN:
        for _ in range(BEGINNINGS):
            tables = _Search(_beginning(ordered, size, format, past, random), costs).improved()
            if not found or costs.of(tables) < costs.of(found):
                found = tables
            if costs.of(found) == 0:
                break
    return _kept_apart(found, size, past.apart)


def _beginning(people: Sequence[int], size: int, format: Format, past: Past, random: Random) -> list[list[int]]:
    """By chance, or as many points side by side as possible."""
    order = random.sample(people, len(people))
    if format == "swiss":
        order.sort(key=lambda person: -past.points.get(person, 0))
    tables, start = list[list[int]](), 0
    for many in sizes(len(people), size):
        tables.append(order[start : start + many])
        start += many
    return tables


def _circle(people: Sequence[int]) -> Iterator[list[list[int]]]:
    """All rounds in which everybody meets everybody once: one stays, and the others move round. Whose opponent is nobody sits alone."""
    nobody = -1
    ring = [*people, nobody] if len(people) % 2 else list(people)
    for _ in range(len(ring) - 1):
        pairs = [[ring[place], ring[-1 - place]] for place in range(len(ring) // 2)]
        tables = [[person for person in pair if person != nobody] for pair in pairs]
        yield sorted(tables, key=len, reverse=True)
        ring = [ring[0], ring[-1], *ring[1:-1]]


class _Costs:
    """How bad it is to sit somewhere."""

    def __init__(self, people: Sequence[int], size: int, format: Format, past: Past) -> None:
        self._size = size
        self.bad: dict[int, dict[int, int]] = {person: {person: 0} for person in people}
        """That two meet."""
        for one, other in combinations(people, 2):
            pair = frozenset((one, other))
            met = past.met.get(pair, 0)
            ahead = past.points.get(one, 0) - past.points.get(other, 0) if format == "swiss" else 0
            bad = AGAIN * (met * (met + 1) // 2) + ahead * ahead + (APART if pair in past.apart else 0)
            self.bad[one][other] = self.bad[other][one] = bad
        self.weary = {person: 2 * past.bots.get(person, 0) + 1 for person in people}
        """How many times as bad bots are for somebody who has sat with some before."""

    def bots(self, people: int) -> int:
        """For who sits with bots for the first time, at a table of so many people."""
        return BOTS * (self._size - people)

    def of(self, tables: Sequence[Sequence[int]]) -> int:
        meeting = sum(self.bad[one][other] for table in tables for one, other in combinations(table, 2))
        return meeting + sum(self.bots(len(table)) * self.weary[person] for table in tables for person in table)


class _Search:
    """Exchanges people between tables as long as that is an improvement."""

    def __init__(self, tables: list[list[int]], costs: _Costs) -> None:
        self._tables = tables
        self._bad, self._weary = costs.bad, costs.weary
        self._bots = [costs.bots(len(table)) for table in tables]
        self._near = [{person: sum(bad[other] for other in table) for person, bad in self._bad.items()} for table in tables]
        """How bad it is, by table, that somebody meets everybody there."""

    def improved(self) -> list[list[int]]:
        better = True
        while better:
            better = False
            for here, there in combinations(range(len(self._tables)), 2):
                while self._exchange(here, there):
                    better = True
        return self._tables

    def _exchange(self, here: int, there: int) -> bool:
        """The best exchange of two people between two tables; whether there is one that is an improvement."""
        near_here, near_there, weary = self._near[here], self._near[there], self._weary
        bots = self._bots[there] - self._bots[here]
        best, found = 0, None
        for mine in self._tables[here]:
            bad, gain = self._bad[mine], near_there[mine] - near_here[mine] + bots * weary[mine]
            for theirs in self._tables[there]:
                change = gain + near_here[theirs] - near_there[theirs] - 2 * bad[theirs] - bots * weary[theirs]
                if change < best:
                    best, found = change, (mine, theirs)
        if found is None:
            return False
        mine, theirs = found
        self._tables[here][self._tables[here].index(mine)] = theirs
        self._tables[there][self._tables[there].index(theirs)] = mine
        for person, bad in self._bad.items():
            moved = bad[theirs] - bad[mine]
            near_here[person] += moved
            near_there[person] -= moved
        return True


def _kept_apart(tables: list[list[int]], size: int, apart: Collection[Pair]) -> list[list[int]]:
    """Where two who must not meet would, one of them gets up, and sits with others who had to, or with bots alone."""
    if not apart:
        return tables
    kept, more = list[list[int]](), list[list[int]]()
    for table in tables:
        stay: list[int] = []
        for person in table:
            if _may_sit(person, stay, apart):
                stay.append(person)
                continue
            room = next((each for each in more if len(each) < size and _may_sit(person, each, apart)), None)
            if room is None:
                more.append([person])
            else:
                room.append(person)
        kept.append(stay)
    return [*kept, *more]


def _may_sit(person: int, table: Collection[int], apart: Collection[Pair]) -> bool:
    return not any(frozenset((person, other)) in apart for other in table)
