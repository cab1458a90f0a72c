"""When a bot acts says nothing about its cards: the pause runs from the question, however long the bot thinks about it."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest
from table_room import Memory, TableRoom, in_a_loop

from hacktable.server.time import Metronome

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


@in_a_loop
async def test_the_alarm_is_set_with_the_question_and_never_with_the_answer() -> None:
    """An alarm for what is left of the pause would ring earlier or later by a part of a millisecond, depending on how long the bot thought."""
    async with TableRoom(Memory(), bot_pause=PAUSE, pause_thoughts=True) as room:
        _, (page,) = await room.start(1, bots=1)
        while not room.thoughts:
            await page.act(page.sync["legal"][0])
        alarms = room.time.waiting
        room.thoughts.pop()()
        assert room.time.waiting == alarms
        await room.pass_time(PAUSE - 1)
        assert room.time.waiting == alarms


@in_a_loop
async def test_a_sharp_alarm_rings_in_the_event_loop_in_order_and_not_before_its_time() -> None:
    metronome, loop, now = Metronome(), asyncio.get_running_loop(), time.monotonic()
    rung: list[tuple[str, bool, int]] = []
    over = asyncio.Event()

    def ring(name: str, due: float) -> None:
        rung.append((name, time.monotonic() >= due, threading.get_ident()))
        if len(rung) == 3:
            over.set()

    gone = asyncio.new_event_loop()
    gone.close()
    metronome.ring(now, gone, lambda: None)  # of a server that has been closed: nobody else notices
    for name, due in (("second", now + 0.02), ("first", now + 0.01), ("third", now + 0.03)):
        metronome.ring(due, loop, partial(ring, name, due))
    await over.wait()
    assert rung == [(name, True, threading.get_ident()) for name in ("first", "second", "third")]
