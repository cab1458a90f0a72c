"""Medals: a small set for each game, earned by play alone, and computed from the finished matches of a player whenever somebody looks.

What can be told only when a match ends (its *feats*) is kept with it, as words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from hacktable.match.match import Result
from hacktable.server.ratings.finishing import Finisher

CHAMPION = "champion"
IN_A_ROW = 3
OFTEN = 25


class SpecialFeat(NamedTuple):
    """Something that only one game has: so many points from one source, in a match that was finished."""

    code: str
    source: str
    points: int


SPECIAL = {
    "blackhat": SpecialFeat("spaces", "spaces", 20),
    "hacker": SpecialFeat("threes", "threes", 15),
    "hashcatch": SpecialFeat("bonuses", "bonus", 3),
}
"""Twenty points from spaces under pawns; five notes of 3; all three bonus spaces."""
MEDALS = ("first-win", "in-a-row", "champion", "crowd", "every-size", "often")
"""Of every game; then comes what is special."""


class Finished(Protocol):
    """What is kept of a finished match for one player."""

    @property
    def at(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def people(self) -> int: ...
    @property
    def place(self) -> int: ...
    @property
    def left(self) -> bool: ...
    @property
    def feats(self) -> str: ...


class Medal(msgspec.Struct, frozen=True):
    """A medal of a game, and when it was earned; None: not yet."""

    game: str
    code: str
    at: int | None


class Streak(msgspec.Struct, frozen=True):
    """Wins in a row: now, and the longest ever."""

    now: int
    best: int


def feats(game: str, result: Result | None, all_finishers: Sequence[Finisher], me: Finisher) -> str:
    """What a match was for one of those who played it, in words with a space between them."""
    if result is None or me.left:
        return ""
    found = []
    if any(other.level == CHAMPION and other.place > me.place for other in all_finishers):
        found.append(CHAMPION)
    special = SPECIAL.get(game)
    sources = result.sources[me.seat] if me.seat < len(result.sources) else {}  # there are none in results of before they were kept
    if special and sources.get(special.source, 0) >= special.points:
        found.append(special.code)
    return " ".join(found)


def codes(game: str) -> tuple[str, ...]:
    """The medals that there are in a game."""
    special = SPECIAL.get(game)
    return (*MEDALS, special.code) if special else MEDALS


def medals(game: str, sizes: Collection[int], finished: Sequence[Finished]) -> list[Medal]:
    """All medals of a game, also those that were not earned yet.

    :param sizes: for how many players the game is.
    :param finished: the player's matches of this game, the first one first. Matches that they left early count for nothing.
    """
    when = dict(_earned(sizes, [each for each in finished if not each.left]))
    return [Medal(game, code, when.get(code)) for code in codes(game)]


def _earned(sizes: Collection[int], finished: Sequence[Finished]) -> Iterator[tuple[str, int]]:
    """Each medal and when, the latest time first: the first time is what a dictionary keeps."""
    found: list[tuple[str, int]] = []
    row, won = 0, set[int]()
    for number, each in enumerate(finished, 1):
        wins = each.place == 1
        row = row + 1 if wins else 0
        if wins:
            won.add(each.players)
            found.append(("first-win", each.at))
        if row >= IN_A_ROW:
            found.append(("in-a-row", each.at))
        if wins and each.people >= 3:
            found.append(("crowd", each.at))
        if won.issuperset(sizes):
            found.append(("every-size", each.at))
        if number >= OFTEN:
            found.append(("often", each.at))
        found.extend((feat, each.at) for feat in each.feats.split())
    return reversed(found)


def streak(finished: Sequence[Finished]) -> Streak:
    """Of matches, the first one first."""
    now = best = 0
    for each in finished:
        now = now + 1 if each.place == 1 and not each.left else 0
        best = max(best, now)
    return Streak(now, best)
