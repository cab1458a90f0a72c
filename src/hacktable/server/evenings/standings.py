"""Points for places, and the order of everybody: pure.

All points are counted in halves, so that shared places give whole numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import msgspec

from hacktable.server.evenings.pairing import Pair


class Score(msgspec.Struct, frozen=True):
    """What somebody got at a table."""

    who: int
    points: int = 0
    """In halves."""
    place: int | None = None
    """None: they did not play to the end, or nobody did."""
    missed: bool = False
    """They did not come, or a bot did much of it for them, or they left early."""


class Standing(msgspec.Struct, frozen=True):
    """Somebody in the list."""

    who: int
    rank: int
    """Who is equal in everything shares it."""
    points: int
    """In halves."""
    wins: int
    against: int
    """The points, in halves, of everybody they have sat with, once for each time."""
    played: int
    """Rounds."""


def points_for(place: int, sharing: int, seats: int) -> int:
    """In halves. The last gets nothing, and everybody else one point for each who is behind them; who shares places shares their points.

    :param sharing: how many have this place.
    :param seats: of people and bots.
    """
    return 2 * (seats - place) - (sharing - 1)


def scores(places: Sequence[int], who: Sequence[int | None], missed: Sequence[bool]) -> list[Score]:
    """What a match has brought everybody.

    :param places: by seat; who shares a place has the same.
    :param who: by seat; None: a bot, or somebody who does not count any more.
    :param missed: by seat; who left, or was away for long, gets nothing.
    """
    sharing = Counter(places)
    found = []
    for place, person, gone in zip(places, who, missed, strict=True):
        if person is not None:
            got = 0 if gone else points_for(place, sharing[place], len(places))
            found.append(Score(person, got, None if gone else place, gone))
    return found


def standings(tables: Iterable[Sequence[Score]], people: Sequence[int]) -> list[Standing]:
    """Everybody's place: by points, then by wins, then by how many points those have whom they sat with.

    :param tables: all that have ended.
    :param people: who is listed.
    """
    tables = list(tables)
    points, wins, played = Counter[int](), Counter[int](), Counter[int]()
    met = meetings([[score.who for score in table] for table in tables])
    for score in (score for table in tables for score in table):
        points[score.who] += score.points
        wins[score.who] += score.place == 1
        played[score.who] += not score.missed
    against = Counter[int]()
    for pair, times in met.items():
        one, other = sorted(pair)
        against[one] += times * points[other]
        against[other] += times * points[one]
    merits: Mapping[int, tuple[int, int, int]] = {who: (points[who], wins[who], against[who]) for who in people}
    ordered = sorted(people, key=lambda who: (tuple(-merit for merit in merits[who]), who))
    ranks: dict[tuple[int, int, int], int] = {}
    for place, who in enumerate(ordered, 1):
        ranks.setdefault(merits[who], place)
    return [Standing(who, ranks[merits[who]], *merits[who], played[who]) for who in ordered]


def meetings(tables: Iterable[Sequence[int]]) -> Counter[Pair]:
    """How often two have sat together."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
