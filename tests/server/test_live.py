"""Live matches at a table: time passes in ticks, and nobody gets more than the gaze allows (HK-60 … HK-64)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from table_room import FakePage, Memory, TableRoom, in_a_loop

from hacktable.kernel.verbs import Tick
from hacktable.server import wire

QUICK = {"tempo": "live", "walk_seconds": 1, "walk_limit": 4, "place_limit": 2}


def live(page: FakePage, *inputs: dict[str, Any], since: int = 0, tick: int | None = None) -> wire.Live:
    beats = [json.loads(each)["tick"] for each in page.raw if each.startswith(b'{"is":"beat"')]
    return wire.Live(
        tick if tick is not None else beats[-1] if beats else 0, since, tuple(msgspec.Raw(json.dumps(each).encode()) for each in inputs)
    )


async def flowing(room: TableRoom, players: int = 1, bots: int = 2, **options: Any) -> tuple[str, list[FakePage]]:
    """A table whose first live round has begun: all notes are placed, and the first walker is on the way."""
    link, pages = await room.start(players, game="hacker", bots=bots, options=QUICK | options)
    match = room.playing(link).match
    while not match.live:
        for page in pages:
            if page.sync["legal"]:
                await page.act(page.sync["legal"][0])
        await room.pass_time(700)
    return link, pages


@in_a_loop
async def test_a_tick_passes_every_tenth_of_a_second_and_everyone_gets_one_beat() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await flowing(room)
        await room.pass_time(room.house.ready)
        ada.new()
        before = room.playing(link).tick
        await room.pass_time(1000)
        assert room.playing(link).tick == before + 10
        beats = ada.new("beat")
        assert [beat["tick"] for beat in beats] == list(range(before + 1, before + 11))
        assert isinstance(room.playing(link).match.log[-1].action, Tick)
