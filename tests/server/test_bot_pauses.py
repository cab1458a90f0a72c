"""When a bot acts says nothing about its cards: the pause runs from the question, however long the bot thinks about it."""

from __future__ import annotations

import pytest
from table_room import Memory, TableRoom, in_a_loop

PAUSE = 650


@pytest.mark.parametrize("game", ["hashcatch", "blackhat", "hacker"])
@pytest.mark.parametrize("thinks", [0, 1, 300, 649])
@in_a_loop
async def test_a_bot_acts_at_the_same_moment_however_long_it_thinks(game: str, thinks: int) -> None:
    async with TableRoom(Memory(), bot_pause=PAUSE, pause_thoughts=True) as room:
        link, (page,) = await room.start(1, game=game, bots=3)
        match = room.playing(link).match
        for _ in range(50):
            if room.thoughts:
                break
            legal = page.sync["legal"]
            await page.act(legal[0])
        assert room.thoughts, "a bot is asked"
        before = len(match.log)
        await room.pass_time(thinks)
        while room.thoughts:
            room.thoughts.pop()()
        await room.pass_time(PAUSE - thinks - 1)
        assert len(match.log) == before
        await room.pass_time(1)
        assert len(match.log) > before
