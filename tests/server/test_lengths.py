"""How long matches among people last: what is counted, what is not, and when the home page tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select
from table_room import TableRoom, ask, in_a_loop

import hacktable
import tiny
from hacktable.server.house import MEASURED_FOR
from hacktable.server.http.web import Web
from hacktable.server.ratings.lengths import BREAK, ENOUGH, LONGEST, length, sitting
from hacktable.server.store.player_book import SqlPlayerBook
from hacktable.server.store.schema import lengths
from hacktable.server.store.sql import SqlStore
from hacktable.server.wire import messages
from hacktable.server.wire.answers import Length

hacktable.register(tiny.GAME)
MINUTE = 60_000


def test_a_match_with_a_long_break_was_not_played_in_one_sitting() -> None:
    assert sitting(30 * MINUTE + 59_999, (1_000, 29 * MINUTE, BREAK)) == 30
    assert sitting(30 * MINUTE, (1_000, 29 * MINUTE, BREAK + 1)) is None
    assert sitting(30 * MINUTE, (BREAK + 1, 29 * MINUTE, 9)) is None, "nobody came to the table"
    assert sitting(MINUTE + BREAK + 1, (9, MINUTE, 9)) is None, "the last one went away, or the server stood still"
    assert sitting(-1, (6, 7, 1)) is None, "the clock was set back"
    assert sitting(MINUTE, None) is None
    assert sitting(700 * MINUTE, (9, 700 * MINUTE, 9)) == LONGEST


def test_the_middle_half_is_told_once_there_are_enough() -> None:
    assert length({30: ENOUGH - 1}) is None
    assert length({0: ENOUGH}) == Length(ENOUGH, 1, 1, 1)
    assert length({30: ENOUGH}) == Length(ENOUGH, 30, 30, 31)
    assert length({90: 1} | dict.fromkeys(range(20, 31), 1)) == Length(12, 22, 25, 29), "one long match changes little"


async def counted(room: TableRoom) -> list[tuple[str, int, int]]:
    assert isinstance(room.store, SqlStore)
    rows = await room.store.read(lambda connection: connection.execute(select(lengths).order_by(lengths.c.minutes)).all())
    return [(row.game, row.minutes, row.matches) for row in rows]


async def play(room: TableRoom, people: int, minutes: float, **wanted: Any) -> str:
    """A match that lasts so long: its players think before the first move."""
    link, pages = await room.sit_down(people, game="highest", **wanted)
    await pages[0].say(messages.Choose({}, pace="off"))
    await room.begin(pages)
    await room.pass_time(round(minutes * MINUTE))
    await room.play_to_the_end(link, pages)
    return link


@in_a_loop
async def test_a_match_among_people_is_counted_once_and_the_home_page_tells_how_long_they_last(address: str) -> None:
    async with TableRoom(address) as room:
        link = await play(room, 2, 4)
        assert await counted(room) == [("highest", 4, 1)]
        result = room.playing(link).result
        await room.store.end_match(link, 1, room.table(link).setup, result, room.time.date(), term=0)
        assert await counted(room) == [("highest", 4, 1)], "the same end again changes nothing"
        await play(room, 2, BREAK / MINUTE + 1)
        assert await counted(room) == [("highest", 4, 1)], "it was not played in one sitting"

        assert isinstance(room.store, SqlStore)
        room.house.players = SqlPlayerBook(room.store)
        web = Web(room.house, Path("nowhere"), limits=False)

        async def told() -> Any:
            return next(each for each in (await ask(web, "GET", "/api/home")).json["games"] if each["name"] == "highest")["measured"]

        for minutes in range(ENOUGH - 2):
            await play(room, 2, minutes)
        assert await told() is None
        await play(room, 2, 1)
        assert await told() is None, "it is read now and then"
        await room.pass_time(MEASURED_FOR)
        assert await told() == {"matches": ENOUGH, "quick": 1, "median": 3, "slow": 6}
