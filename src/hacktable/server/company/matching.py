"""Who is seated with whom: pure, without a clock, a network or a store.

`groups` is given everybody who waits, and says which tables can be made of them now. Whoever has waited longest is looked at first. What somebody
wishes is always kept, with one exception that they have chosen themselves: after a while, bots may fill up a table. Only strength gives way with
time: at first people of about the same strength are seated together, and two who have both waited for `WIDEST` are, whatever their strengths. Both must have waited:
otherwise whoever waits long would be seated with every newcomer, however unequal the two are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf

from hacktable.server.wire.messages import Pace

UNRATED = 25.0, 25 / 3
"""The strength of somebody of whom nothing is known: the middle, and how uncertain it is."""
NARROW = 25 / 12
"""How far apart two strengths may be at first, besides their uncertainty. With such a difference, the stronger of two wins about five times out of eight."""
WIDER_EVERY = 10_000
"""Milliseconds of waiting after which once more as much is accepted."""
WIDEST = 60_000
"""Milliseconds after which any difference is accepted."""
GATHER = 8_000
"""Milliseconds for which somebody waits for a fuller table before a smaller one that suits them will do."""
LOOKED_AT = 200
"""Of so many who wait, those who have waited longest are looked at. The others' turn comes when these are seated."""

Strength = Callable[[str, str, int], tuple[float, float]]
"""Of a guest, in a game of so many players: the estimate and its uncertainty (mu and sigma of a Plackett-Luce model)."""


@dataclass(frozen=True)
class Wish:
    """What somebody would like to play."""

    games: tuple[str, ...]
    sizes: tuple[int, ...] = ()
    """Players at the table, bots too; none: as many as the game allows."""
    paces: tuple[Pace, ...] = ()
    """None: any."""
    language: str = ""
    """Only with people who have the same wish, or none; empty: none."""
    patience: int | None = None
    """Milliseconds after which bots may fill up a table; None: never any bots."""
    rated: bool = False
    """The match shall be rated if everybody at the table wishes so. Nobody waits longer because of it."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for people."""

    guest: str
    wish: Wish
    waited: int
    """Milliseconds."""
    busy: bool = False
    """They play against bots meanwhile: a table with bots alone would be nothing new."""

    @property
    def wants_bots(self) -> bool:
        """They have waited so long that bots may fill up a table now."""
        return self.wish.patience is not None and self.waited >= self.wish.patience


@dataclass(frozen=True)
class Group:
    """A table that can be made."""

    game: str
    players: int
    pace: Pace
    guests: tuple[str, ...]
    """Who has waited longest comes first. If these are fewer than players, bots take the other chairs."""
    rated: bool = False


def unrated(guest: str, game: str, players: int) -> tuple[float, float]:
    """Nothing is known of anybody."""
    return UNRATED


def everybody(one: str, other: str) -> bool:
    """All may meet."""
    return True


def width(waited: int) -> float:
    """How far from their own somebody accepts a strength who has waited for so many milliseconds."""
    return inf if waited >= WIDEST else NARROW * (1 + waited / WIDER_EVERY)


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How far apart two strengths surely are: what their uncertainty may explain does not count."""
    return max(0.0, abs(one[0] - other[0]) - (one[1] + other[1]) / 2)


def may_match(waiting: Collection[Seeker]) -> bool:
    """Whether it is worth looking for tables: nobody can be brought together with nobody, unless bots may come."""
    return len(waiting) > 1 or any(each.wants_bots for each in waiting)


def groups(
    waiting: Collection[Seeker],
    games: Mapping[str, Sequence[int]],
    *,
    strength: Strength = unrated,
    may_meet: Callable[[str, str], bool] = everybody,
) -> list[Group]:
    """The tables that can be made now; nobody is at two of them.

    :param games: the games that can be played, each with its numbers of players.
    """
    ordered = sorted(waiting, key=lambda each: (-each.waited, each.guest))[:LOOKED_AT]
    found: list[Group] = []
    seated: set[str] = set()
    for seeker in ordered:
        if seeker.guest not in seated:
            others = [each for each in ordered if each.guest not in seated and each is not seeker]
            group = _Around(seeker, others, games, strength, may_meet).best()
            if group:
                found.append(group)
                seated.update(group.guests)
    return found


class _Around:
    """Looks for a table for one person among those who are left."""

    def __init__(
        self,
        seeker: Seeker,
        others: Sequence[Seeker],
        games: Mapping[str, Sequence[int]],
        strength: Strength,
        may_meet: Callable[[str, str], bool],
    ) -> None:
        self._seeker = seeker
        self._others = others
        self._games = games
        self._strength = strength
        self._may_meet = may_meet

    def best(self) -> Group | None:
        """The largest table of people alone. If there is none and they do not want to wait for it any more, one with bots and as many people as possible."""
        for game, size in self._tables():
            if size == self._largest(game) or self._seeker.waited >= GATHER:
                full = self._fill(game, size, size)
                if full:
                    return full
        if not self._seeker.wants_bots:
            return None
        least = 2 if self._seeker.busy else 1
        with_bots = [group for game, size in self._tables() if (group := self._fill(game, size, least))]
        return max(with_bots, key=lambda group: (len(group.guests), -group.players), default=None)

    def _tables(self) -> Iterator[tuple[str, int]]:
        """What would suit them: games as they named them, large tables first."""
        wish = self._seeker.wish
        for game in wish.games:
            for size in sorted(self._games.get(game, ()), reverse=True):
                if not wish.sizes or size in wish.sizes:
                    yield game, size

    def _largest(self, game: str) -> int:
        return next(size for name, size in self._tables() if name == game)

    def _fill(self, game: str, size: int, least: int) -> Group | None:
        """A table with as many people as possible, at the pace and in the language for which there are most; None if these are fewer than `least`.

        If there may be fewer people than chairs, everybody must be content with bots.
        """
        best: Group | None = None
        for pace in self._paces():
            for language in self._languages():
                suiting = [each for each in self._others if _suits(each.wish, game, size, pace, language, bots=least < size)]
                if 1 + len(suiting) >= max(least, 1 + len(best.guests) if best else 0):
                    people = self._company(game, size, suiting)
                    if len(people) >= least and (best is None or len(people) > len(best.guests)):
                        best = Group(game, size, pace, tuple(each.guest for each in people), _is_rated(people, pace))
        return best

    def _paces(self) -> tuple[Pace, ...]:
        return self._seeker.wish.paces or ("relaxed", "quick", "off")

    def _languages(self) -> list[str]:
        mine = self._seeker.wish.language
        return [mine] if mine else ["", *sorted({each.wish.language for each in self._others} - {""})]

    def _company(self, game: str, size: int, suiting: Sequence[Seeker]) -> list[Seeker]:
        """Whom they could play with at such a table: people of the nearest strength first, and of these who has waited longest."""

        def apart(one: Seeker, other: Seeker) -> float:
            return distance(self._strength(one.guest, game, size), self._strength(other.guest, game, size))

        chosen = [self._seeker]
        for other in sorted(suiting, key=lambda other: (apart(self._seeker, other), -other.waited, other.guest)):
            if len(chosen) == size:
                break
            if all(
                self._may_meet(each.guest, other.guest) and apart(each, other) <= width(min(each.waited, other.waited)) for each in chosen
            ):
                chosen.append(other)
        chosen.sort(key=lambda each: (-each.waited, each.guest))
        return chosen


def _is_rated(people: Sequence[Seeker], pace: Pace) -> bool:
    """Only among people, who all wish it, and with a clock: otherwise whoever is losing could stall the match."""
    return len(people) > 1 and pace != "off" and all(each.wish.rated for each in people)


def _suits(wish: Wish, game: str, size: int, pace: Pace, language: str, *, bots: bool) -> bool:
    """Whether such a table is what somebody wishes for."""
    return (
        game in wish.games
        and (not wish.sizes or size in wish.sizes)
        and (not wish.paces or pace in wish.paces)
        and wish.language in ("", language)
        and (not bots or wish.patience is not None)
    )
