"""Who plays at a table: a bot's level, and the personality of its chair."""

from __future__ import annotations

import pytest

from hacktable.match.box import box
from hacktable.server.bus import LocalBus
from hacktable.server.table.room import Room
from hacktable.server.table.setup import Setup
from hacktable.server.wire.messages import Value


@pytest.mark.parametrize(
    ("game", "options", "personalities"),
    [
        ("hacker", {"tempo": "step"}, ["sly", "cautious"]),
        ("hacker", {"tempo": "live"}, [None, None]),
        ("blackhat", {}, [None, None]),
    ],
)
def test_a_bots_chair_decides_on_its_personality_where_there_are_any(
    game: str, options: dict[str, Value], personalities: list[str | None]
) -> None:
    room = Room("link", Setup.new(box(game), "ada", "Ada", 2, options, "off", "expert"), LocalBus())
    for chair, personality in enumerate(personalities, 1):
        shown = room.seating.chairs[chair]
        assert (shown.level, shown.personality) == ("expert", personality)
        assert room.level(chair) == (f"expert:{personality}" if personality else "expert")
    room.stand_ins.add(0)
    assert room.level(0) == "regular", "who stands in for a person has none"
