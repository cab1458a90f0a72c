"""What is chosen in secret can also not be seen from clocks, nor from how long a bot took (HK-65)."""

from __future__ import annotations

from typing import Any

from table_room import Memory, TableRoom, in_a_loop

from hacktable.games.hacker.state import Phase
from hacktable.games.hacker.verbs import Left, Passed
from hacktable.match.match import Match

STEP = {"tempo": "step"}


@in_a_loop
async def test_clocks_tell_nobody_that_somebody_slips_a_virus() -> None:
    async def clock(slips: int) -> Any:
        async with TableRoom(Memory()) as room:
            link, pages = await room.start(3, game="hacker", options=STEP, pace="quick")
            while room.playing(link).match.opened()[0]["phase"] != Phase.WINDOW:
                page = pages[room.playing(link).match.actors[0]]
                await page.act(page.sync["legal"][0])
            sneak, other = [page for page in pages if page.sync["seat"] != page.sync["state"]["turn"]]
            await room.pass_time(5_000)
            for _ in range(slips):
                await sneak.act(next(action for action in sneak.sync["legal"] if action["do"] == "slip"))
            return (await room.come(link, other.guest)).sync["clock"][sneak.sync["seat"]]

    assert await clock(0) == await clock(1) == await clock(2)


def pauses_of_bots(match: Match) -> dict[int, set[int]]:
    """How long bots took in each window, by how many viruses they slipped in it; seat 0 is no bot."""
    took: dict[int, set[int]] = {}
    begun, slips = 0, [0, 0, 0]
    for entry in match.log:
        verb = str(entry.action).split()[0]
        if verb == "slip":
            slips[entry.seat] += 1
        elif verb in ("watch", "follow") and entry.seat > 0:
            assert entry.at is not None
            took.setdefault(slips[entry.seat], set()).add(entry.at - begun)
        if any(isinstance(event, Passed | Left) for event in entry.events):
            begun, slips = entry.at or 0, [0, 0, 0]
    return took


@in_a_loop
async def test_when_a_bot_is_ready_does_not_tell_how_many_viruses_it_slips() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await room.start(1, game="hacker", bots=2, options=STEP)
        match = room.playing(link).match
        while match.chapter < 2 or not pauses_of_bots(match).keys() >= {0, 1, 2}:
            assert not match.over, "no bot slipped as many"
            if ada.sync["legal"]:
                await ada.act(ada.sync["legal"][-1])
            await room.pass_time(650)
        took = pauses_of_bots(match)
        assert len(set.union(*took.values())) == 1, took
