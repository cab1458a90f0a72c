"""An evening: its plan, who takes part, its rounds. It is stored as one document, and changed only by its methods.

Every method either changes the evening or raises a `Fault` and changes nothing. Whatever time it is, the caller says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from hacktable.server.evenings.pairing import Format, Pair, Past, seated
from hacktable.server.evenings.standings import Score, Standing, meetings, standings
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import Pace, Value

MOST_PEOPLE = 64
MOST_ROUNDS = 12
COME_WITHIN = 5 * 60_000
"""Milliseconds after which nobody waits any more for a table at which no match has begun."""
Phase = Literal["gathering", "playing", "break", "over"]
TableState = Literal["waiting", "playing", "over", "void"]
Presence = Literal["in", "away", "out"]


class Plan(msgspec.Struct, frozen=True):
    """What the host has planned."""

    name: str
    game: str
    options: dict[str, Value]
    format: Format
    rounds: int
    size: int
    """Chairs at each table; bots take those that stay free."""
    minutes: int | None
    """How long a break is; None: until the host goes on."""
    pace: Pace
    rated: bool = False


class Member(msgspec.Struct):
    """Somebody who takes part."""

    guest: str
    """Empty: they have been forgotten."""
    presence: Presence = "in"
    """Away: they sit out until they say that they are back. Out: the host has removed them."""


class RoundTable(msgspec.Struct):
    """A table of a round."""

    link: str
    people: list[int]
    state: TableState = "waiting"
    """Void: nobody waits for it any more, or it ended without an order; it brings nobody anything."""
    scores: list[Score] = []

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "playing")


class Round(msgspec.Struct):
    """A round that has begun."""

    tables: list[RoundTable]
    began: int


class Evening(msgspec.Struct):
    """One evening."""

    plan: Plan
    host: str
    """A guest; empty: nobody is left."""
    members: list[Member] = []
    rounds: list[Round] = []
    phase: Phase = "gathering"
    held: bool = False
    """The host has paused it: no round begins by itself."""
    due: int | None = None
    """When something happens by itself: in a break the next round begins, and in a round nobody waits any more for tables without a match."""
    changes: int = 0
    """How often it has changed."""

    # ---------------------------------------------------------------- who takes part

    def number_of(self, guest: str | None) -> int | None:
        return next((number for number, member in enumerate(self.members) if guest and member.guest == guest), None)

    def is_host(self, guest: str | None) -> bool:
        return bool(guest) and guest == self.host

    @property
    def playing(self) -> list[int]:
        """The numbers of those who are seated in the next round."""
        return [number for number, member in enumerate(self.members) if member.presence == "in" and member.guest]

    def join(self, guest: str) -> None:
        """Come, or come back. Who comes late plays from the next round on."""
        if self.phase == "over":
            raise Fault(faults.NOT_NOW)
        number = self.number_of(guest)
        if number is None:
            if len(self.members) >= MOST_PEOPLE:
                raise Fault(faults.FULL_EVENING, most=MOST_PEOPLE)
            self.members.append(Member(guest))
        elif self.members[number].presence == "out":
            raise Fault(faults.SENT_AWAY)
        else:
            self.members[number].presence = "in"
        self._changed()

    def sit_out(self, guest: str) -> None:
        """From the next round on, until they join again."""
        number = self.number_of(guest)
        if number is None or self.members[number].presence != "in" or self.phase == "over":
            raise Fault(faults.NOT_NOW)
        self.members[number].presence = "away"
        self._changed()

    def remove(self, guest: str, number: int) -> None:
        """The host sends somebody home, or lets them come again."""
        self._of_host(guest)
        if not 0 <= number < len(self.members) or self.members[number].guest in ("", guest):
            raise Fault(faults.STALE)
        member = self.members[number]
        member.presence = "away" if member.presence == "out" else "out"
        self._changed()

    def forget(self, guest: str) -> None:
        """Nothing of a guest remains but their points, which nobody can ascribe to them."""
        number = self.number_of(guest)
        if number is not None:
            self.members[number].guest = ""
            self.members[number].presence = "away"
        if self.host == guest:
            self.host = next((member.guest for member in self.members if member.guest and member.presence != "out"), "")
        self._changed()

    # ---------------------------------------------------------------- the host

    def pause(self, guest: str, now: int) -> None:
        """No round begins by itself any more, or again."""
        self._of_host(guest)
        if self.phase == "over":
            raise Fault(faults.NOT_NOW)
        self.held = not self.held
        if self.phase == "break":
            self._begin_break(now)
        self._changed()

    def end(self, guest: str) -> None:
        """What goes on does not count any more."""
        self._of_host(guest)
        if self.phase == "over":
            raise Fault(faults.NOT_NOW)
        for table in self.tables:
            self._void(table)
        self.phase, self.due, self.held = "over", None, False
        self._changed()

    def skip(self, guest: str, number: int, now: int) -> None:
        """The host waits no more for a table of this round."""
        self._of_host(guest)
        if self.phase != "playing" or not 0 <= number < len(self.tables) or not self.tables[number].is_open:
            raise Fault(faults.STALE)
        self._void(self.tables[number])
        self._look_round(now)
        self._changed()

    def may_begin(self, guest: str) -> None:
        """:raises Fault: if this guest may not begin the next round now."""
        self._of_host(guest)
        if self.phase not in ("gathering", "break"):
            raise Fault(faults.NOT_NOW)
        if not self.playing:
            raise Fault(faults.TOO_FEW, players=1)

    def _of_host(self, guest: str) -> None:
        if not self.is_host(guest):
            raise Fault(faults.NOT_HOST)

    # ---------------------------------------------------------------- rounds

    @property
    def tables(self) -> list[RoundTable]:
        """Of the latest round."""
        return self.rounds[-1].tables if self.rounds else []

    def table_of(self, guest: str | None) -> str | None:
        """The table of this round at which somebody sits, while it is not done."""
        number = self.number_of(guest)
        return next((table.link for table in self.tables if number is not None and number in table.people and table.is_open), None)

    def past(self, apart: Collection[Pair]) -> Past:
        """:param apart: the numbers of those who must not meet."""
        tables = [table for round in self.rounds for table in round.tables]
        met = meetings(table.people for table in tables)
        bots = Counter(person for table in tables if len(table.people) < self.plan.size for person in table.people)
        return Past(met, bots, {each.who: each.points for each in self.standings()}, apart)

    def pair(self, apart: Collection[Pair], seed: str) -> list[list[int]]:
        """Who sits with whom in the next round, and in which order: it turns from round to round, so that nobody is always the first."""
        tables = seated(self.playing, self.plan.size, self.plan.format, self.past(apart), f"{seed} {len(self.rounds)}")
        turned = [(table, len(self.rounds) % len(table)) for table in map(sorted, tables)]
        return [[*table[first:], *table[:first]] for table, first in turned]

    def begin(self, tables: Mapping[str, Sequence[int]], now: int) -> None:
        """The next round.

        :param tables: by link, who sits there.
        """
        self.rounds.append(Round([RoundTable(link, list(people)) for link, people in tables.items()], now))
        self.phase, self.due = "playing", now + COME_WITHIN
        self._changed()

    def waits_for_round(self, now: int) -> bool:
        """Whether the next round is to begin by itself."""
        return self.phase == "break" and self.due is not None and now >= self.due

    def nobody_plays(self, now: int) -> bool:
        """If the next round is to begin, and everybody is away, it waits for the host; whether that is so."""
        if not self.waits_for_round(now) or self.playing:
            return False
        self.due = None
        self._changed()
        return True

    def stop_waiting(self, now: int) -> bool:
        """Nobody waits any more for tables at which no match has begun, if it is time for that; whether it was."""
        if self.phase != "playing" or self.due is None or now < self.due:
            return False
        self.due = None
        for table in self.tables:
            if table.state == "waiting":
                self._void(table)
                self._rest(table)
        self._look_round(now)
        self._changed()
        return True

    def begun(self, link: str) -> bool:
        """A match has begun at a table; whether anything has changed by that."""
        table = next((each for each in self.tables if each.link == link), None)
        if table is None or table.state != "waiting":
            return False
        table.state = "playing"
        self._changed()
        return True

    def ended(self, link: str, scores: Sequence[Score], now: int) -> bool:
        """The match at a table is over; whether anything has changed by that. A result counts once.

        :param scores: nobody's: it has no order.
        """
        table = next((each for each in self.tables if each.link == link), None)
        if self.phase != "playing" or table is None or not table.is_open:
            return False
        if scores:
            played = {score.who for score in scores}
            table.state, table.scores = "over", [*scores, *(Score(who, missed=True) for who in table.people if who not in played)]
        else:
            self._void(table)
        self._rest(table)
        self._look_round(now)
        self._changed()
        return True

    def _void(self, table: RoundTable) -> None:
        if table.is_open:
            table.state, table.scores = "void", [Score(who, missed=True) for who in table.people]

    def _rest(self, table: RoundTable) -> None:
        """Who did not come to their table sits out until they say that they are back: otherwise a bot would play for them in every round."""
        for score in table.scores:
            if score.missed and self.members[score.who].presence == "in":
                self.members[score.who].presence = "away"

    def _look_round(self, now: int) -> None:
        """Go on if every table of the round is done."""
        if self.phase != "playing" or any(table.is_open for table in self.tables):
            return
        if len(self.rounds) >= self.plan.rounds:
            self.phase, self.due, self.held = "over", None, False
        else:
            self.phase = "break"
            self._begin_break(now)

    def _begin_break(self, now: int) -> None:
        self.due = None if self.held or self.plan.minutes is None else now + self.plan.minutes * 60_000

    def _changed(self) -> None:
        self.changes += 1

    # ---------------------------------------------------------------- how it stands

    def standings(self) -> list[Standing]:
        """Of everybody but those whom the host has removed."""
        done = [table.scores for round in self.rounds for table in round.tables if not table.is_open]
        listed = [number for number, member in enumerate(self.members) if member.presence != "out"]
        return standings(done, listed)
