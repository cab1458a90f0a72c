"""Who is away from a running match: how long the others wait for them, and when a bot plays on in their place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hacktable.server.table.room import Room
from hacktable.server.time import Alarm, Time


class Absence:
    """A page that is gone may come back: a bot plays only after a grace time, and only while somebody else is waiting.

    Who has left on purpose is replaced at once. Where everybody is patient, nobody else is, except in a live round, which waits for nobody.
    """

    def __init__(self, room: Room, time: Time, grace: int, is_live: Callable[[], bool], is_over: Callable[[int], None]) -> None:
        self._room = room
        self._time = time
        self._grace = grace
        self._is_live = is_live
        self._is_over = is_over
        """Called with the chair whose grace time is over."""
        self.graces: dict[int, Alarm] = {}

    def look(self) -> None:
        """After anything that changes who is here."""
        room = self._room
        setup = room.setup
        room.paused = not any(room.here(sitter) for _, sitter in setup.guests)
        patient = setup.patient and not self._is_live()
        if setup.phase != "playing":
            room.stand_ins.clear()
        for chair, sitter in setup.guests:
            away = setup.phase == "playing" and not room.here(sitter)
            if sitter.left and away:
                room.stand_ins.add(chair)
            elif not away or patient:
                room.stand_ins.discard(chair)
            waits = away and not patient and not room.paused and chair not in room.stand_ins
            if waits and chair not in self.graces:
                self.graces[chair] = self._time.later(self._grace, partial(self._is_over, chair))
            elif not waits and chair in self.graces:
                self.graces.pop(chair).cancel()

    def grace_is_over(self, chair: int) -> bool:
        """Whether a bot takes over."""
        self.graces.pop(chair, None)
        room = self._room
        sitter = room.setup.chairs[chair]
        if sitter is None or room.here(sitter) or not room.running:
            return False
        room.stand_ins.add(chair)
        return True

    def came(self, guest: str | None) -> list[int]:
        """A page is back: the chairs in which a bot stops playing for its guest."""
        chairs = [chair for chair in self._room.setup.chairs_of(guest) if chair in self._room.stand_ins]
        back = [chair for chair in chairs if (sitter := self._room.setup.chairs[chair]) and not sitter.left]
        self._room.stand_ins.difference_update(back)
        return back

    def stop(self) -> None:
        for alarm in self.graces.values():
            alarm.cancel()
