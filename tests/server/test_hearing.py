"""Before somebody is named in a live match, the table pauses for a moment, and everybody may point a finger."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
from table_room import ManualTime, Memory, TableRoom, in_a_loop, play_some

from hacktable.kernel.game import HearingBefore
from hacktable.server.table.hearing import Hearing
from hacktable.server.table.playing import Playing

LENGTH = 8_000


class Room:
    """A hearing at a table with two people and a bot, in a match in which a number says what is about to be decided."""

    def __init__(self) -> None:
        self.time = ManualTime()
        self.told: list[dict[str, Any]] = []
        self.rung = 0
        self.subject: int | None = None
        self.here = [0, 1]
        self.running = True
        telling = SimpleNamespace(hearing=HearingBefore("deciding", 1, ("subject",)))
        rules = SimpleNamespace(telling=telling, goes_live=lambda options: True)
        match = SimpleNamespace(rules=rules, options=None, live=False, actors=(2,), shown=lambda seat: [self._shown()])
        self.playing = SimpleNamespace(match=match, over=False, course=None)
        self.hearing = Hearing(self, self.time, LENGTH, lambda text: self.told.append(msgspec.json.decode(text)), self._ring)
        self.hearing.begin(cast(Playing, self.playing))

    def _shown(self) -> dict[str, int]:
        return {"deciding": int(self.subject is not None), "subject": self.subject or 0}

    def _ring(self) -> None:
        self.rung += 1

    def under_way(self) -> bool:
        return self.hearing.under_way

    @property
    def any_bots(self) -> bool:
        return True

    def level(self, seat: int) -> str | None:
        return None if seat in self.here else "greedy"

    def people(self) -> list[int]:
        return self.here

    def decide_about(self, subject: int | None) -> None:
        self.subject = subject
        self.hearing.look()

    def pass_time(self, milliseconds: int) -> None:
        until = self.time.present + milliseconds
        while bell := self.time.due(until):
            self.time.present = max(self.time.present, bell.at)
            bell.ring()
            self.hearing.look()  # as the table does when it reads of it
        self.time.present = until


def test_it_is_over_when_every_person_has_pointed_or_wants_to_go_on() -> None:
    room = Room()
    room.decide_about(7)
    assert room.told == [{"is": "hearing", "seat": 2, "left": LENGTH, "waiting": [0, 1]}]
    assert room.under_way()
    room.pass_time(1_000)
    room.hearing.hear(0)
    room.hearing.hear(0)
    room.hearing.hear(2)  # a bot
    room.hearing.hear(None)  # who only watches
    assert room.told[1:] == [{"is": "hearing", "seat": 2, "left": LENGTH - 1_000, "waiting": [1]}]
    assert len(room.hearing.welcome()) == 1
    assert room.rung == 0
    room.hearing.hear(1)
    assert room.told[-1] == {"is": "hearing", "seat": 2, "left": 0, "waiting": []}
    assert (room.under_way(), room.rung, room.hearing.welcome()) == (False, 1, [])
    room.decide_about(7)
    assert not room.under_way(), "it was talked about"


def test_it_ends_by_itself_and_when_somebody_decides_and_there_is_another_for_the_next_question() -> None:
    room = Room()
    room.decide_about(7)
    room.pass_time(LENGTH)
    assert not room.under_way()
    assert room.told[-1]["left"] == 0
    room.decide_about(8)
    assert room.under_way()
    room.hearing.decided()
    assert not room.under_way()
    room.decide_about(None)
    room.decide_about(9)
    room.here = []
    room.hearing.look()
    assert not room.under_way(), "nobody is here to point"


def test_there_is_none_in_a_lesson_nor_while_time_runs_nor_after_the_end() -> None:
    for name, value in (("course", "a lesson"), ("over", True)):
        room = Room()
        setattr(room.playing, name, value)
        room.decide_about(7)
        assert room.told == []
    room = Room()
    room.playing.match.live = True
    room.decide_about(7)
    assert room.told == []


@in_a_loop
async def test_in_steps_nobody_has_to_wait_for_fingers() -> None:
    async with TableRoom(Memory(), hearing=LENGTH) as room:
        link, pages = await room.start(3, game="hacker", options={"tempo": "step"})
        while room.playing(link).match.chapter < 2:
            await play_some(room, link, pages, 1)
        for page in pages:
            assert page.new("hearing") == []
