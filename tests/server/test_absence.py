"""Drop, return and leave are three different things, and each has its own consequences for a seat."""

from __future__ import annotations

from typing import Any

import pytest
from heist import flowing
from table_room import ADA, BEN, CY, FakePage, Memory, TableRoom, in_a_loop

from hacktable.server.table import inbox
from hacktable.server.wire import faults, messages

GRACE = 30_000


def presence(page: FakePage) -> list[tuple[str, bool]]:
    """How the chairs of people look to a page."""
    return [(chair["presence"], chair["bot_plays"]) for chair in page.table["chairs"] if chair["kind"] == "guest"]


def notices(page: FakePage) -> list[tuple[str, int, str]]:
    return [(each["code"], each["chair"], each["name"]) for each in page.new("notice")]


async def started_with(room: TableRoom, seat: int, players: int = 2, **wanted: Any) -> tuple[str, list[FakePage]]:
    """A match in which this seat is to act."""
    while True:
        link, pages = await room.start(players, **wanted)
        if room.playing(link).match.actors == (seat,):
            return link, pages


# ---------------------------------------------------------------- drop


@in_a_loop
async def test_a_bot_takes_over_after_the_grace_if_another_person_is_here() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        ada.new()
        await ben.go()
        assert presence(ada) == [("here", False), ("away", False)]
        await room.pass_time(GRACE - 1)
        assert notices(ada) == []
        assert room.thought_of == []
        await room.pass_time(1)
        assert notices(ada) == [("took-over", 1, "Ben")]
        assert presence(ada) == [("here", False), ("away", True)]
        assert room.thought_of == [("regular", 1)]
        assert room.playing(link).match.log == []
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 1
        assert [move.by for move in room.store.moves[link, 1]] == ["bot"]  # type: ignore[attr-defined]


@in_a_loop
async def test_another_device_keeps_the_seat() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        phone = await room.come(link, BEN)
        ada.new()
        await ben.go()
        await room.pass_time(3 * GRACE)
        assert notices(ada) == []
        assert presence(ada) == [("here", False)] * 2
        assert room.playing(link).match.log == []
        await phone.go()
        await room.pass_time(GRACE)
        assert notices(ada) == [("took-over", 1, "Ben")]


@in_a_loop
async def test_who_comes_back_within_the_grace_has_lost_nothing() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        ada.new()
        for _ in range(5):
            await ben.go()
            await room.pass_time(GRACE - 1)
            ben = await room.come(link, BEN)
        await room.pass_time(10 * GRACE)
        assert notices(ada) == []
        assert room.thought_of == []
        assert room.playing(link).match.log == []


@in_a_loop
async def test_where_everybody_is_patient_no_bot_takes_over_until_the_host_says_so() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        _, (ada, ben) = await room.sit_down(2)
        await ben.say(messages.Choose({}, patient=True))
        assert ben.refusal()["fault"] == faults.NOT_HOST.number
        await ada.say(messages.Choose({}, patient=True))
        await room.begin([ada, ben])
        await ben.go()
        ada.new()
        await room.pass_time(100 * GRACE)
        assert notices(ada) == []
        assert presence(ada)[1] == ("away", False)
        await ada.say(messages.Choose({}, patient=False))
        await room.pass_time(GRACE)
        assert notices(ada) == [("took-over", 1, "Ben")]
        await ada.say(messages.Choose({}, patient=True))
        assert presence(ada)[1] == ("away", False), "the bot has stopped"
        await ada.say(messages.Choose({}, pace="quick"))
        assert ada.refusal()["fault"] == faults.NOT_NOW.number, "nothing else can be chosen now"


@in_a_loop
async def test_patience_ends_with_a_clock() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, _) = await room.sit_down(2)
        await ada.say(messages.Choose({}, patient=True))
        await ada.say(messages.Choose({}, pace="quick"))
        assert not ada.table["patient"]
        await ada.say(messages.Choose({}, patient=True))
        assert not ada.table["patient"]


@in_a_loop
async def test_a_live_round_waits_for_nobody() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        _, (ada, ben, _) = await flowing(room, 3, 0)
        await ada.say(messages.Choose({}, patient=True))
        await ben.go()
        await room.pass_time(GRACE + 1_000)
        assert "took-over" in [code for code, *_ in notices(ada)]


@in_a_loop
async def test_a_returning_player_has_the_seat_at_once_and_the_bots_thought_is_dropped() -> None:
    async with TableRoom(Memory(), grace=GRACE, pause_thoughts=True) as room:
        link, (ada, ben) = await started_with(room, 1)
        await ben.go()
        await room.pass_time(GRACE)
        (think,) = room.thoughts
        ada.new()
        ben = await room.come(link, BEN)
        assert notices(ada) == [("came-back", 1, "Ben")]
        assert presence(ada) == [("here", False)] * 2
        think()
        await room.pass_time(10_000)
        assert room.playing(link).match.log == []
        await ben.act(ben.sync["legal"][0])
        assert [move.by for move in room.store.moves[link, 1]] == ["guest"]  # type: ignore[attr-defined]


@in_a_loop
async def test_a_thought_that_comes_after_the_returned_player_has_moved_is_dropped() -> None:
    async with TableRoom(Memory(), grace=GRACE, pause_thoughts=True) as room:
        link, (_, ben) = await started_with(room, 1)
        await ben.go()
        await room.pass_time(GRACE)
        ben = await room.come(link, BEN)
        await ben.act(ben.sync["legal"][0])
        await ben.go()
        await room.pass_time(GRACE)
        old, new = room.thoughts
        new()
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 2
        old()
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 2


@pytest.mark.parametrize("nobody_for", [10_000, GRACE, 50_000])
@in_a_loop
async def test_when_all_are_gone_everything_waits_and_goes_on_when_one_returns(nobody_for: int) -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben, watcher) = await room.start(2, spectators=1, bots=0)
        watcher.new()
        await ada.go()
        await ben.go()
        assert watcher.table["paused"]
        await room.pass_time(nobody_for)
        room.table(link).post(inbox.GraceIsOver(0))  # it rang just before
        await room.settle()
        assert notices(watcher) == []
        assert presence(watcher) == [("away", False)] * 2
        assert room.playing(link).match.log == []
        seat = room.playing(link).match.actors[0]
        here = await room.come(link, (BEN, ADA)[seat])
        assert not here.table["paused"]
        await room.pass_time(GRACE - 1)
        assert notices(here) == [], "the grace begins when somebody waits"
        await room.pass_time(1)
        assert notices(here) == [("took-over", seat, ("Ada", "Ben")[seat])]


@in_a_loop
async def test_bots_wait_while_nobody_is_here() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, watcher) = await started_with(room, 1, players=1, bots=1, spectators=1)
        thoughts = len(room.thought_of)
        await ada.go()
        await room.pass_time(50_000)
        assert room.playing(link).match.log == [], "a thought that comes while nobody is here is dropped"
        assert watcher.table["paused"]
        await room.come(link, ADA)
        assert len(room.thought_of) == thoughts + 1, "and thought again"
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 1


@in_a_loop
async def test_in_the_lobby_a_drop_is_only_shown() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await room.sit_down()
        ada.new()
        await ben.go()
        assert presence(ada) == [("here", False), ("away", False)]
        assert room.time.waiting == 1, "only the house looks for tables that nobody uses"
        await room.pass_time(10 * GRACE)
        assert presence(ada) == [("here", False), ("away", False)]
        assert notices(ada) == []
        await room.come(link, BEN)
        assert presence(ada) == [("here", False)] * 2
        assert not ada.table["paused"]


@in_a_loop
async def test_alarms_are_cancelled_when_a_table_closes_and_when_a_match_ends() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await room.start(2, pace="quick")
        quiet = room.time.waiting
        await ben.go()
        assert room.time.waiting == quiet + 1
        await room.come(link, BEN)
        assert room.time.waiting == quiet
        await ben.go()
        await ada.say(messages.Leave())
        table = room.table(link)
        assert set(table._absence.graces) == set()
        await room.house.close()
        assert room.time.waiting <= quiet - 1, "the clock's alarm is gone"


@in_a_loop
async def test_a_table_that_nobody_looks_at_is_closed_and_its_match_waits() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="quick")
        await room.pass_time(65_000)
        assert room.house.tables == 1
        assert room.house.pages == 2
        log = len(room.playing(link).match.log)
        for page in pages:
            await page.go()
        await room.pass_time(10_000_000)
        assert room.house.tables == 0
        page = await room.come(link, ADA)
        assert len(room.playing(link).match.log) == log
        assert page.table["phase"] == "playing"


# ---------------------------------------------------------------- leave


@in_a_loop
async def test_who_leaves_is_replaced_by_a_bot_at_once_and_can_take_the_seat_again() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        ada.new()
        await ben.say(messages.Leave())
        assert notices(ada) == [("left", 1, "Ben")]
        assert presence(ada) == [("here", False), ("left", True)]
        await ben.act(ben.sync["legal"][0])
        assert ben.refusal()["fault"] == faults.NOT_NOW.number
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 1
        await ben.say(messages.Back())
        assert notices(ada) == [("came-back", 1, "Ben")]
        assert presence(ada) == [("here", False)] * 2
        while room.playing(link).match.actors != (1,):
            await ada.act(ada.sync["legal"][0])
        count = len(room.playing(link).match.log)
        await room.pass_time(10_000)
        assert len(room.playing(link).match.log) == count
        await ben.act(ben.sync["legal"][0])
        assert len(room.playing(link).match.log) == count + 1


@in_a_loop
async def test_who_left_and_opens_the_page_again_still_has_left() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        await ben.say(messages.Leave())
        await ben.go()
        ada.new()
        ben = await room.come(link, BEN)
        assert notices(ada) == []
        assert presence(ada) == [("here", False), ("left", True)]
        assert ben.sync["seat"] == 1, "and sees what the seat sees"
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 1, "the bot plays on"
        await ben.say(messages.Back())
        assert presence(ada) == [("here", False)] * 2


@in_a_loop
async def test_a_left_seat_stays_left_after_a_restart() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (_, ben) = await started_with(room, 1)
        await ben.say(messages.Leave())
    async with TableRoom(store) as room:
        ada = await room.come(link, ADA)
        assert presence(ada) == [("here", False), ("left", True)]
        await room.pass_time(650)
        assert len(room.playing(link).match.log) == 1


@in_a_loop
async def test_who_left_does_not_keep_a_match_awake() -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben) = await started_with(room, 1)
        await ben.say(messages.Leave())
        await ada.go()
        assert ben.table["paused"]
        await room.pass_time(100_000)
        assert room.playing(link).match.log == []


@pytest.mark.deep
@pytest.mark.parametrize("first", ["leave", "drop"])
@in_a_loop
async def test_one_who_is_left_alone_plays_on_with_bots(first: str) -> None:
    async with TableRoom(Memory(), grace=GRACE) as room:
        link, (ada, ben, cy) = await room.start(3)
        for page in (ben, cy):
            if first == "leave":
                await page.say(messages.Leave())
            else:
                await page.go()
        await room.pass_time(GRACE)
        await room.play_to_the_end(link, [ada])
        assert ada.table["phase"] == "over"
        assert cy.guest is CY
