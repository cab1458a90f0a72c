"""Matches for the contact sheet that stand where something rare is asked."""

from __future__ import annotations

import pytest
from rare_moments import ASKED, ScriptedRoom
from table_room import PEOPLE, Memory, in_a_loop


@pytest.mark.deep
@in_a_loop
async def test_a_match_is_played_until_somebody_is_asked_something_rare() -> None:
    async with ScriptedRoom(Memory()) as room:
        link = await room.reach("blackhat 2: Randomizer")
        assert link
        dee = await room.come(link, PEOPLE[ASKED])
    assert {"do": "randomize"} in dee.sync["legal"]
