"""Small awards after a match, from what everyone was told in it: they change nothing of the result.

A game declares them as data, so that a page that plays without a server gives the same ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hacktable.kernel.cstruct import StoredOne
from hacktable.kernel.verbs import Event


class Award(NamedTuple):
    """An award that was given."""

    code: str
    seats: tuple[int, ...]
    """Those who share it."""
    times: int
    """How often they did what it is given for."""


@dataclass(frozen=True)
class AwardFor:
    """What an award is given for: it goes to whoever such events count for most often; not if all have as many."""

    code: str
    """The game has a sentence for it."""
    event: type[Event]
    to: str
    """The event's field that says whom it counts for: a seat, or, with `owner`, something that a seat owns."""
    owner: str | None = None
    """The state's field that says who owns each of these things, counted as in the event."""
    field: str | None = None
    value: str | None = None
    """Only events count whose field says this."""

    def counts(self, event: Event) -> bool:
        return isinstance(event, self.event) and (self.field is None or getattr(event, self.field) == self.value)

    def seat(self, state: StoredOne, event: Event) -> int:
        """Whom an event counts for."""
        found: int = getattr(event, self.to)
        return found if self.owner is None else int(state[self.owner][found - 1])


class Jury:
    """Counts through a whole match."""

    def __init__(self, awards: Sequence[AwardFor], seats: int) -> None:
        self._awards = awards
        self._seats = range(seats)
        self._counts = [Counter[int]() for _ in awards]

    def hear(self, state: StoredOne, events: Sequence[Event]) -> None:
        """The next position, as it truly is, and what everyone was told when it came about."""
        for award, counts in zip(self._awards, self._counts, strict=True):
            for event in events:
                if award.counts(event):
                    counts[award.seat(state, event)] += 1

    def given(self) -> tuple[Award, ...]:
        """The awards so far, in the order of their declaration."""
        found = [
            self._given(award.code, [counts[seat] for seat in self._seats])
            for award, counts in zip(self._awards, self._counts, strict=True)
        ]
        return tuple(award for award in found if award)

    def _given(self, code: str, counts: Sequence[int]) -> Award | None:
        most = max(counts)
        if min(counts) == most:
            return None
        return Award(code, tuple(seat for seat in self._seats if counts[seat] == most), most)
