"""Time at a table: it runs while somebody is here, what it decides is in the log, and a restart changes no clock."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from table_room import ADA, BEN, FakePage, Memory, TableRoom, in_a_loop

import hacktable
import tiny
from hacktable.kernel.verbs import CLOCK
from hacktable.match.box import box
from hacktable.server.http.replays import Replays
from hacktable.server.table.clocks import ALLOWANCES, Allowance, Clocks
from hacktable.server.table.playing import Playing
from hacktable.server.wire import messages
from hacktable.server.wire.messages import SeatClock

hacktable.register(tiny.GAME)
MOVE, RESERVE = 15_000, 90_000
"""Of the quick pace."""


def clock(room: TableRoom, link: str) -> list[dict[str, Any]]:
    """The clocks as a page would be told now."""
    return [msgspec.structs.asdict(each) for each in room.table(link).timekeeper.clock() or ()]


def mover_of(room: TableRoom, link: str, pages: list[FakePage]) -> FakePage:
    seat = room.playing(link).match.actors[0]
    return next(page for page in pages if page.sync["seat"] == seat)


async def move(room: TableRoom, link: str, pages: list[FakePage]) -> None:
    mover = mover_of(room, link, pages)
    await mover.act(mover.sync["legal"][0])


# ---------------------------------------------------------------- the clocks themselves


def test_the_paces_are_as_the_page_says() -> None:
    assert ALLOWANCES["off"] is None
    assert ALLOWANCES["relaxed"] == Allowance(45_000, 600_000)
    assert ALLOWANCES["quick"] == Allowance(MOVE, RESERVE)


def test_a_decision_has_its_own_time_before_the_reserve_is_touched() -> None:
    clocks = Clocks(Allowance(10, 100), 2)
    assert clocks.at(5, True) == (SeatClock(10, 100, False), SeatClock(10, 100, False))
    assert clocks.next([0, 1]) is None
    clocks.asked(1, 1_000)
    assert clocks.deadline(1) == 1_110
    assert clocks.at(1_004, True) == (SeatClock(10, 100, False), SeatClock(6, 100, True))
    assert clocks.at(1_030, True)[1] == SeatClock(0, 80, True)
    assert clocks.at(1_030, False)[1] == SeatClock(0, 80, False)
    assert clocks.at(9_999, True)[1] == SeatClock(0, 0, True)
    clocks.answered(1, 1_030)
    assert clocks.at(5_000, True)[1] == SeatClock(10, 80, False)
    clocks.asked(1, 2_000)
    clocks.asked(1, 2_005)
    assert clocks.deadline(1) == 2_090, "asked again the same: the time does not begin anew"
    clocks.answered(1, 2_008)
    clocks.answered(1, 9_000)
    assert clocks.at(9_000, True)[1].reserve == 80
    clocks.asked(0, 3_000)
    clocks.asked(1, 3_000)
    assert clocks.next([0, 1]) == (3_090, 1)
    assert clocks.next([0]) == (3_110, 0)


# ---------------------------------------------------------------- at a table


@in_a_loop
async def test_without_a_clock_nobody_is_late() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="off")
        await room.pass_time(10_000_000)
        assert room.playing(link).match.log == []
        assert pages[0].sync["clock"] is None
        await move(room, link, pages)
        assert pages[0].new("frame")[-1]["clock"] is None
        assert pages[0].new("clocks") == []


@pytest.mark.parametrize(("pace", "move_time", "reserve"), [("quick", 15_000, 90_000), ("relaxed", 45_000, 600_000)])
@in_a_loop
async def test_who_is_late_uses_the_reserve_first_and_then_the_rules_decide(pace: str, move_time: int, reserve: int) -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace=pace)
        seat = room.playing(link).match.actors[0]
        for page in pages:
            page.new()
        await room.pass_time(move_time + reserve - 1)
        assert room.playing(link).match.log == []
        assert clock(room, link)[seat] == {"move": 0, "reserve": 1, "running": True}
        await room.pass_time(1)
        (entry,) = room.playing(link).match.log
        assert (entry.seat, str(entry.action), entry.at) == (CLOCK, f"timeout {'ab'[seat]}", move_time + reserve)
        for page in pages:
            said = page.new("frame", "notice")
            assert [each["is"] for each in said] == ["frame", "notice"]
            assert said[0]["ack"] is None
            assert said[1] == {"is": "notice", "code": "timeout", "chair": seat, "name": ("Ada", "Ben")[seat]}
        stored = room.store.moves[link, 1]  # type: ignore[attr-defined]
        assert [(each.seat, each.action, each.by, each.move_id) for each in stored] == [(-1, f"timeout {'ab'[seat]}", "table", None)]


@in_a_loop
async def test_the_reserve_is_spent_once_for_the_whole_match() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="quick")
        seat = room.playing(link).match.actors[0]
        room.time.present += MOVE + 40_000
        await move(room, link, pages)
        assert clock(room, link)[seat]["reserve"] == RESERVE - 40_000
        while room.playing(link).match.actors[0] == seat:
            await move(room, link, pages)
        while room.playing(link).match.actors[0] != seat:
            await move(room, link, pages)
        count = len(room.playing(link).match.log)
        await room.pass_time(MOVE + RESERVE - 40_000 - 1)
        assert len(room.playing(link).match.log) == count
        await room.pass_time(1)
        assert str(room.playing(link).match.log[-1].action).startswith("timeout")
        assert clock(room, link)[seat]["reserve"] == 0


@in_a_loop
async def test_who_is_late_again_and_again_gets_the_decisions_time_only() -> None:
    async with TableRoom(Memory()) as room:
        link, _ = await room.start(2, pace="quick")
        await room.pass_time(3_600_000)
        log = room.playing(link).match.log
        assert all(entry.seat == CLOCK for entry in log)
        spent = {0: 0, 1: 0}
        for before, entry in zip([0, *(entry.at or 0 for entry in log)], log, strict=False):
            late = entry.action.seat  # type: ignore[attr-defined]
            took = (entry.at or 0) - before
            assert took == MOVE + (RESERVE if spent[late] == 0 else 0)
            spent[late] += took
        assert len(log) > 100


@in_a_loop
async def test_a_record_with_timeouts_can_be_played_again() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="quick")
        for number in range(40):
            if number % 3:
                await move(room, link, pages)
            else:
                await room.pass_time(MOVE + RESERVE)
        for page in pages:
            await page.say(messages.Leave())
        _, text = await Replays(room.store).record(link, 1)
        assert "* timeout " in text
        assert box("hashcatch").replay(text).state_bytes() == room.playing(link).match.state_bytes()


@in_a_loop
async def test_everyones_late_choice_is_made_for_them_when_all_choose_at_once() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3, game="highest", pace="quick")
        room.time.present += MOVE + 10_000
        await pages[1].act(pages[1].sync["legal"][0])
        await room.pass_time(RESERVE)
        log = room.playing(link).match.log
        assert [str(entry.action) for entry in log] == ["choose 1", "timeout a", "timeout c"]
        assert [each["reserve"] for each in clock(room, link)] == [0, RESERVE - 10_000, 0]
        assert all(page.sync["state"]["rounds"] == 1 for page in pages)


@in_a_loop
async def test_anothers_choice_does_not_start_my_time_anew() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3, game="highest", pace="quick")
        room.time.present += 10_000
        await pages[0].act(pages[0].sync["legal"][0])
        assert clock(room, link) == [
            {"move": MOVE, "reserve": RESERVE, "running": False},
            {"move": MOVE - 10_000, "reserve": RESERVE, "running": True},
            {"move": MOVE - 10_000, "reserve": RESERVE, "running": True},
        ]


@in_a_loop
async def test_clocks_are_in_every_sync_and_frame_as_they_stand() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="relaxed", spectators=1)
        for page in pages:
            assert page.sync["clock"] == clock(room, link)
            assert [each["running"] for each in page.sync["clock"]] == [seat in page.sync["actors"] for seat in (0, 1)]
        room.time.present += 50_000
        late = await room.come(link, ADA)
        assert late.sync["clock"] == clock(room, link)
        assert min(each["reserve"] for each in late.sync["clock"]) == 595_000
        await move(room, link, pages)
        for page in pages:
            assert page.new("frame")[-1]["clock"] == clock(room, link)


@in_a_loop
async def test_who_comes_back_to_a_ring_of_frames_hears_how_the_clocks_stand() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="quick")
        await move(room, link, pages)
        room.time.present += 7_000
        page = await room.come(link, ADA, epoch=pages[0].sync["epoch"], seen=pages[0].sync["number"])
        assert page.new("sync", "frame") == []
        assert json.loads(page.raw[-1]) == {"is": "clocks", "clock": clock(room, link)}


@in_a_loop
async def test_a_seat_that_a_bot_plays_is_never_late() -> None:
    async with TableRoom(Memory(), pause_thoughts=True) as room:
        for _ in range(40):
            link, pages = await room.start(1, bots=1, pace="quick")
            if room.playing(link).match.actors == (1,):
                break
        await room.pass_time(10_000_000)
        assert room.playing(link).match.log == [], "however long it thinks"
        link, pages = await room.start(2, pace="quick")
        mover = mover_of(room, link, pages)
        await mover.say(messages.Leave())
        await room.pass_time(10_000_000)
        assert room.playing(link).match.log == []


# ---------------------------------------------------------------- nobody here


@in_a_loop
async def test_time_stands_still_while_nobody_is_here() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben, watcher) = await room.start(2, pace="quick", spectators=1)
        seat = room.playing(link).match.actors[0]
        room.time.present += 5_000
        await ada.go()
        watcher.new()
        await ben.go()
        stopped = clock(room, link)
        assert stopped[seat] == {"move": MOVE - 5_000, "reserve": RESERVE, "running": False}
        assert watcher.new("clocks") == [{"is": "clocks", "clock": stopped}]
        assert watcher.table["paused"], "who only watches does not count"
        await room.pass_time(10_000_000)
        assert clock(room, link) == stopped
        assert room.playing(link).match.log == []
        ben = await room.come(link, BEN)
        assert not ben.table["paused"]
        assert ben.sync["clock"][seat] == {"move": MOVE - 5_000, "reserve": RESERVE, "running": True}
        assert watcher.new("clocks") == [{"is": "clocks", "clock": ben.sync["clock"]}]
        room.time.present += 5_000
        assert clock(room, link)[seat]["move"] == MOVE - 10_000


@in_a_loop
async def test_time_stands_still_after_the_end() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, pace="quick")
        for page in pages:
            await page.say(messages.Leave())
        before = clock(room, link)
        await room.pass_time(50_000)
        assert clock(room, link) == before
        assert not any(each["running"] for each in before)


@in_a_loop
async def test_after_a_restart_the_alarm_rings_as_if_time_had_stood_still() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, pages = await room.start(2, pace="quick")
        room.time.present += MOVE + 30_000
        await move(room, link, pages)
        before, seat = clock(room, link), room.playing(link).match.actors[0]
    async with TableRoom(store) as room:
        room.time.present += 99_000_000
        page = await room.come(link, (ADA, BEN)[seat])
        assert page.sync["clock"] == before
        left = before[seat]["move"] + before[seat]["reserve"]
        await room.pass_time(left - 1)
        assert len(room.playing(link).match.log) == 1
        await room.pass_time(1)
        assert str(room.playing(link).match.log[-1].action) == f"timeout {'ab'[seat]}"


@settings(max_examples=25, deadline=None)
@given(some.integers(2, 4), some.sampled_from(["quick", "relaxed"]), some.integers(0, 2**32), some.sampled_from(["hashcatch", "highest"]))
def test_clocks_made_from_the_log_are_the_clocks_that_ran(players: int, pace: str, seed: int, game: str) -> None:
    """Whatever was played when, whoever came and went: another table made from the log has the same clocks."""

    @in_a_loop
    async def play() -> None:
        store, chance = Memory(), random.Random(seed)
        async with TableRoom(store, grace=10_000_000) as room:
            link, pages = await room.start(players, pace=pace, game=game, spectators=1)
            here = dict(enumerate(pages[:players]))
            for _ in range(12):
                await room.pass_time(chance.choice([0, 1, 700, 14_999, 20_000, 50_000]))
                playing = room.playing(link)
                if playing.over:
                    break
                match chance.randrange(4):
                    case 0:
                        seat = chance.randrange(players)
                        if seat in here:
                            await here.pop(seat).go()
                        else:
                            here[seat] = await room.come(link, pages[seat].guest)
                    case _:
                        seat = chance.choice(playing.match.actors)
                        if seat in here:
                            await here[seat].act(chance.choice(here[seat].sync["legal"]))
                            again = Playing(playing.stored, store.moves[link, 1], "again")
                            assert again.at == playing.at
                            assert again.clocks
                            assert list(again.clocks.at(again.at, True)) == list(room.table(link).timekeeper.clock() or ())
                            assert again.windows == playing.windows
                            assert again.move_ids == playing.move_ids
                            assert again.scores == playing.scores
            times = [entry.at or 0 for entry in room.playing(link).match.log]
            assert times == sorted(times)

    play()
