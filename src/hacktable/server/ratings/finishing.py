"""Who finished a match, and in which order: pure, from what is stored of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from hacktable.match.match import Result
from hacktable.server.ratings.skill import ranks
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import MatchSetup

MOST_BY_BOTS = 0.25
"""If a bot did more of somebody's moves than this share, because they were away, they count as having left: they have not played the match."""


class Finisher(msgspec.Struct, frozen=True):
    """A seat at the end of a match."""

    seat: int
    guest: str | None
    """None: a bot, somebody who has been forgotten, or who played on somebody else's device."""
    level: str | None
    """A bot's."""
    place: int
    """1 is best. Who left early shares the last."""
    left: bool = False


def finishers(begun: MatchSetup, setup: Setup, result: Result | None, moves: Mapping[int, tuple[int, int]]) -> list[Finisher]:
    """All seats of a match that is over, bots too; nobody if it has no order.

    If everybody has left, it has one all the same if it is rated: who left last is first, and all others, who left them alone, are last. A match
    that was called off by an administrator, or interrupted by an update, has none: that is nobody's fault.

    :param moves: by seat, how many moves bots did there, and how many there were.
    """
    seated = [setup.chairs[seat] for seat in range(len(begun.names))]
    if begun.lesson or not all(seated):
        return []
    people = [sitter is not None and not sitter.is_bot for sitter in seated]
    if result is None:
        last = setup.last_left
        if setup.phase != "abandoned" or last is None or not begun.rated or sum(people) < 2:
            return []
        left = [person and seat != last for seat, person in enumerate(people)]
        places = _places(ranks([1] * len(seated), left), people)
    else:
        left = [
            person and sitter is not None and (sitter.left or _absent(*moves.get(seat, (0, 0))))
            for seat, (sitter, person) in enumerate(zip(seated, people, strict=True))
        ]
        places = _places(ranks(result.placing, left), [True] * len(seated))
    return [
        Finisher(seat, None if sitter.shares else sitter.guest, sitter.level, places[seat], left[seat] or (result is None and people[seat]))
        for seat, sitter in enumerate(seated)
        if sitter and (result is not None or people[seat])
    ]


def _absent(by_bots: int, all_moves: int) -> bool:
    return by_bots > MOST_BY_BOTS * all_moves


def _places(order: Sequence[int], counted: Sequence[bool]) -> list[int]:
    """Each one's place by their ranks: one more than there are others before them. Who shares a rank shares the place."""
    return [1 + sum(other < rank and counts for other, counts in zip(order, counted, strict=True)) for rank in order]
