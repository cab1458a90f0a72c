"""Before somebody is named in a live match, the table pauses for a moment, and everybody may point a finger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heist import flowing
from table_room import CY, FakePage, Memory, TableRoom, in_a_loop, play_some

from hacktable.server.wire import messages

HEARING = 8_000


async def to_a_hearing(room: TableRoom, link: str, pages: Sequence[FakePage], *, by_bot: bool) -> dict[str, Any]:
    """Play until a bot, or a person, is about to name a suspect; what everybody is told."""
    people = [page.sync["seat"] for page in pages]
    while not room.playing(link).over:
        for page in pages:
            told = [each for each in pages[0].new("hearing") if each["left"]]
            if told and by_bot != (room.playing(link).match.actors[0] in people):
                return told[-1]
            if not room.playing(link).match.live and page.sync["legal"] and page.sync["seat"] in page.sync["actors"]:
                await page.act(page.sync["legal"][0])
            else:
                await page.say(messages.Onward())
        await room.pass_time(200)
    raise AssertionError("nobody was to be named")


def plies(room: TableRoom, link: str) -> int:
    return len(room.playing(link).match.log)


@in_a_loop
async def test_a_bot_names_nobody_before_every_person_has_pointed_or_wants_to_go_on() -> None:
    async with TableRoom(Memory(), hearing=HEARING) as room:
        link, pages = await flowing(room, players=2, bots=2)
        told = await to_a_hearing(room, link, pages, by_bot=True)
        assert set(told["waiting"]) <= {0, 1}
        assert told["seat"] == room.playing(link).match.actors[0]
        begun = plies(room, link)
        await room.pass_time(HEARING // 2)
        assert plies(room, link) == begun
        late = await room.come(link, CY)
        assert late.new("hearing")[-1]["left"] <= HEARING // 2
        for page in pages:
            page.new()
        await pages[0].say(messages.Say("point", 1))
        assert pages[1].new("chat")[-1]["call"] == "point"
        assert pages[0].new("hearing")[-1]["waiting"] == [1]
        assert plies(room, link) == begun
        await pages[1].say(messages.Onward())
        assert pages[0].new("hearing")[-1] == {"is": "hearing", "seat": told["seat"], "left": 0, "waiting": []}
        await room.pass_time(1_000)
        assert plies(room, link) > begun


@in_a_loop
async def test_a_hearing_ends_by_itself() -> None:
    async with TableRoom(Memory(), hearing=HEARING) as room:
        link, pages = await flowing(room, players=2, bots=2)
        await to_a_hearing(room, link, pages, by_bot=True)
        begun = plies(room, link)
        await room.pass_time(HEARING + 1_000)
        assert pages[1].new("hearing")[-1]["left"] == 0
        assert plies(room, link) > begun


@in_a_loop
async def test_who_names_at_once_has_heard_enough() -> None:
    async with TableRoom(Memory(), hearing=HEARING) as room:
        link, pages = await flowing(room, players=2, bots=2)
        await to_a_hearing(room, link, pages, by_bot=False)
        begun = plies(room, link)
        namer = next(page for page in pages if page.sync["seat"] == room.playing(link).match.actors[0])
        await namer.act(namer.sync["legal"][0])
        assert plies(room, link) == begun + 1
        assert namer.new("hearing")[-1]["left"] == 0


@in_a_loop
async def test_in_steps_nobody_has_to_wait_for_fingers() -> None:
    async with TableRoom(Memory(), hearing=HEARING) as room:
        link, pages = await room.start(3, game="hacker", options={"tempo": "step"})
        await play_some(room, link, pages, 150)
        assert room.playing(link).match.chapter > 1, "nobody was named yet"
        for page in pages:
            assert page.new("hearing") == []
