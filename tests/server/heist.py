"""A live match of Hacker at a table: hands, eyes, and how to get to where something happens."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from table_room import FakePage, TableRoom

from hacktable.games.hacker.board import REACH
from hacktable.server.wire import messages

QUICK = {"tempo": "live", "walk_seconds": 1, "walk_limit": 4, "place_limit": 2}
TICK = 100


def live(*inputs: dict[str, Any], since: int = 0, tick: int = 0) -> messages.Live:
    return messages.Live(tick, since, tuple(msgspec.Raw(json.dumps(each).encode()) for each in inputs))


def steer(hand: int, x: int, y: int) -> dict[str, Any]:
    return {"do": "steer", "hand": hand, "x": x, "y": y}


def look(x: int, y: int) -> dict[str, Any]:
    return {"do": "look", "x": x, "y": y}


async def flowing(room: TableRoom, players: int = 1, bots: int = 2, **options: Any) -> tuple[str, list[FakePage]]:
    """A table whose first live round has begun: all notes are placed, and the first walker is about to leave."""
    link, pages = await room.start(players, game="hacker", bots=bots, options=QUICK | options)
    while not room.playing(link).match.live:
        for page in pages:
            if page.sync["legal"]:
                await page.act(page.sync["legal"][0])
        await room.pass_time(700)
    await room.pass_time(room.house.pauses.ready)
    return link, pages


def at_the_table(pages: Sequence[FakePage]) -> list[FakePage]:
    """Those who are not walking."""
    return [page for page in pages if page.sync["seat"] != page.sync["state"]["turn"]]


def walker_of(pages: Sequence[FakePage]) -> FakePage:
    return next(page for page in pages if page not in at_the_table(pages))


def spots(page: FakePage) -> list[tuple[int, int]]:
    return list(zip(page.sync["state"]["spot_x"], page.sync["state"]["spot_y"], strict=True))[: page.sync["board"]["accounts"]]


def hand_of(page: FakePage, hand: int = 1) -> tuple[int, int]:
    seat, state = page.sync["seat"], page.sync["state"]
    return state["hand_x"][seat][hand - 1], state["hand_y"][seat][hand - 1]


def far(one: tuple[int, int], other: tuple[int, int]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


async def bring(room: TableRoom, page: FakePage, account: int, hand: int = 1) -> None:
    """A hand goes over an account."""
    await page.say(live(steer(hand, *spots(page)[account])))
    while far(hand_of(page, hand), spots(page)[account]) > REACH / 2:
        await room.pass_time(TICK)


async def to_the_second_round(room: TableRoom, link: str, pages: Sequence[FakePage]) -> None:
    while room.playing(link).match.chapter < 2:
        await go_on(room, link, pages)


async def resting(room: TableRoom) -> tuple[str, list[FakePage]]:
    """Two people and two bots in the pause before the second round."""
    link, pages = await flowing(room, players=2, bots=2)
    await to_the_second_round(room, link, pages)
    return link, pages


async def to_round(number: int, room: TableRoom, link: str, pages: Sequence[FakePage]) -> None:
    """Nobody lingers in a pause."""
    while room.playing(link).match.chapter < number and not room.playing(link).over:
        for page in pages:
            await page.say(messages.Onward())
        await go_on(room, link, pages)


async def go_on(room: TableRoom, link: str, pages: Sequence[FakePage]) -> None:
    """Whoever is asked does the first thing there is to do; half a second passes."""
    for page in pages:
        if not room.playing(link).match.live and page.sync["legal"] and page.sync["seat"] in page.sync["actors"]:
            await page.act(page.sync["legal"][0])
    await room.pass_time(500)
