"""Whose turn it is while they are away: whoever can be reached elsewhere is told of it (`nudges/`). Whose table of an evening waits for them is told of that.

Somebody who looks at the table when their turn comes knows it, and is not told again when they close the page. But a page whose connection breaks without a
word may have been asleep, as on a phone in a pocket: its owner counts as if they had seen nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import msgspec

from hacktable.server.table.playing import Playing
from hacktable.server.table.room import Room
from hacktable.server.table.setup import OfEvening
from hacktable.server.time import Alarm, Time

AWAY = 2_000
"""Milliseconds from when it is somebody's turn until they are told: who comes by then needs not be told."""
CALLED = 3_000
"""The same from when a round of an evening begins: by then a page that shows the evening has said that its reader knows."""
BACK = 10_000
"""Milliseconds in which a page whose connection broke comes back by itself, or all pages after a server was started again."""


class Turn(msgspec.Struct, frozen=True):
    """It is somebody's turn, and they are away; or a round of an evening has begun, and their table waits for them."""

    table: str
    term: int
    """Of the table's lease."""
    match: int
    ply: int
    """With which the turn began."""
    guest: str
    name: str
    game: str
    others: tuple[str, ...]
    """The names of the other people at the table."""
    evening: OfEvening | None = None
    """The round that has begun; None: it is a turn. A round has neither a match nor a ply yet: both are zero."""


class Nudges(Protocol):
    """Whoever tells people who are away. Nothing here waits for anything."""

    def turn(self, turn: Turn) -> None:
        """To be told now, or when their quiet hours are over, once."""
        ...

    def withdraw(self, table: str, guest: str) -> None:
        """They are here or it is not their turn any more: what was not sent yet need not be sent."""
        ...

    def settle(self, table: str, guest: str, term: int) -> None:
        """The same, and nothing is to be told when their quiet hours are over."""
        ...

    async def keep(self, turn: Turn) -> None:
        """To be told soon, by whichever server opens the table then."""
        ...


@dataclass
class _Asked:
    """Somebody whose turn it is."""

    ply: int
    knows: bool
    """They were here meanwhile."""
    told: bool = False
    alarm: Alarm | None = None

    def stop(self) -> None:
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None


class Turns:
    """The turns of one table. Bots have none to be told of, and in live rounds and lessons nobody has."""

    def __init__(self, term: Callable[[], int], room: Room, time: Time, nudges: Nudges | None, is_away: Callable[[str], None]) -> None:
        """:param term: the one in which the table is written now.
        :param is_away: called with a guest whose turn it has been for a moment."""
        self._term = term
        self._room = room
        self._time = time
        self._nudges = nudges
        self._is_away = is_away
        self._playing: Playing | None = None
        self._just_begun = True
        self._asked: dict[str, _Asked] = {}
        """By guest."""
        self._all_here = False
        """Whether everybody has been here since turns were last looked at."""

    def begin(self, playing: Playing | None) -> None:
        if playing is None and self._playing is None:  # still in the lobby: who knows that an evening's table waits for them still does
            return
        self.stop()
        self._asked.clear()
        self._playing = playing
        self._just_begun = True

    def all_are_here(self) -> bool:
        """To be called when everybody who plays is here: whether turns need not be looked at until that changes."""
        self._all_here = not any(asked.told or asked.alarm for asked in self._asked.values())
        return self._all_here

    @property
    def pending(self) -> bool:
        """Whether somebody may have to be told soon."""
        return any(asked.alarm for asked in self._asked.values())

    def look(self) -> None:
        """After anything that changes who is here, or whose turn it is."""
        if self._nudges is None:
            return
        turns, room = self._turns(), self._room
        for guest, asked in list(self._asked.items()):
            if turns.get(guest) != asked.ply:
                asked.stop()
                del self._asked[guest]
                if asked.told:
                    self._nudges.withdraw(room.id, guest)
        for guest, ply in turns.items():
            self._asked[guest] = asked = self._asked.get(guest) or _Asked(ply, self._all_here)
            if self._is_here(guest):
                asked.knows = True
                asked.stop()
                if asked.told:
                    self._nudges.withdraw(room.id, guest)
            elif not (asked.knows or asked.told or asked.alarm):
                after = CALLED if self._waits_for_all else BACK if self._just_begun else AWAY
                asked.alarm = self._time.later(after, partial(self._is_away, guest))
        self._just_begun = self._all_here = False

    def lost(self, guest: str | None) -> None:
        """The connection to somebody's last page broke."""
        asked = self._asked.get(guest) if guest else None
        if guest and asked and not asked.told and not self._is_here(guest):
            asked.knows = False
            asked.alarm = asked.alarm or self._time.later(BACK, partial(self._is_away, guest))

    def tell(self, guest: str) -> None:
        """Somebody's turn has come some time ago: if they are still away, they are told."""
        turn, asked = self._turn(guest), self._asked.get(guest)
        if asked:
            asked.alarm = None
        if self._nudges and turn and asked:
            asked.told = True
            self._nudges.turn(turn)

    def remind(self, guest: str) -> None:
        """Somebody's quiet hours are over."""
        if self._nudges:
            turn, asked = self._turn(guest), self._asked.get(guest)
            if turn and asked:
                asked.told = True
                asked.stop()
                self._nudges.turn(turn)
            else:
                self._nudges.settle(self._room.id, guest, self._term())

    async def keep(self) -> None:
        """The table is closed: whoever opens it next tells those whom we did not tell."""
        for guest, asked in self._asked.items():
            turn = self._turn(guest)
            if self._nudges and asked.alarm and turn:
                await self._nudges.keep(turn)
        self.stop()

    def stop(self) -> None:
        for asked in self._asked.values():
            asked.stop()

    def _turns(self) -> dict[str, int]:
        """The guests whose turn it is, each with the ply with which it began."""
        playing, setup = self._playing, self._room.setup
        if setup.phase != "playing":
            return {sitter.guest: 0 for _, sitter in setup.guests if sitter.guest} if self._waits_for_all else {}
        if playing is None or playing.course or playing.over:
            return {}
        found: dict[str, int] = {}
        for seat in playing.waiting:
            sitter = setup.chairs[seat]
            if sitter and sitter.guest and not sitter.left and self._room.level(seat) is None:
                found[sitter.guest] = max(playing.asked_since[seat], found.get(sitter.guest, 0))
        return found

    def _turn(self, guest: str) -> Turn | None:
        """Their turn, if they are away."""
        ply, setup, match = self._turns().get(guest), self._room.setup, self._playing.stored.number if self._playing else 0
        if ply is None or self._is_here(guest):
            return None
        mine = setup.chairs_of(guest)
        name = next((sitter.name for chair, sitter in setup.guests if chair in mine), "")
        others = tuple(sitter.name for _, sitter in setup.guests if sitter.guest != guest and sitter.name)
        evening = setup.evening if self._waits_for_all else None
        return Turn(self._room.id, self._term(), match, ply, guest, name, setup.game, others, evening)

    @property
    def _waits_for_all(self) -> bool:
        """Whether it is a table of an evening at which no match has begun."""
        return self._room.setup.evening is not None and self._room.setup.phase == "lobby"

    def _is_here(self, guest: str) -> bool:
        for page in self._room.pages.values():  # noqa: SIM110 (asked after every move: a generator takes twice as long)
            if page.guest == guest:
                return True
        return False
