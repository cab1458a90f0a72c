"""A table's inbox: nobody's letters hold up another's, and who is gone holds up nobody."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest
from table_room import ADA, BEN, Memory, TableRoom, in_a_loop, mover_of

from hacktable.server.table import inbox
from hacktable.server.table.inbox import MOST_WAITING, Inbox, Letter
from hacktable.server.wire import messages

HELLO = messages.Hello(messages.PROTOCOL)
TIME_IS_UP = inbox.TimeIsUp()


def said(page: str, number: int = 0) -> inbox.Said:
    return inbox.Said(page, messages.Log(number))


def act(page: str, number: int = 0) -> inbox.Said:
    return inbox.Said(page, messages.Act(f"move-{number:04}", 0, msgspec.Raw(b"{}")))


async def read(box: Inbox) -> list[Letter]:
    found = []
    while not box.empty:
        found.append(await box.get())
    return found


@in_a_loop
async def test_pages_are_read_in_turn_however_much_one_of_them_says() -> None:
    box = Inbox()
    for number in range(10):
        box.put(said("loud", number))
    box.put(said("quiet"))
    box.put(said("calm"))
    order = [letter.page for letter in await read(box) if isinstance(letter, inbox.Said)]
    assert order[:5] == ["loud", "quiet", "calm", "loud", "loud"]
    assert len(order) == 12


@in_a_loop
async def test_what_one_page_says_stays_in_order() -> None:
    box = Inbox()
    letters = [said("one", number) for number in range(5)]
    for letter in letters:
        box.put(letter)
        box.put(said("other"))
    assert [letter for letter in await read(box) if letter in letters] == letters


@in_a_loop
async def test_ticks_and_bots_wait_for_one_message_at_most_and_hold_up_nobody_either() -> None:
    box = Inbox()
    for number in range(3):
        box.put(said("loud", number))
        box.put(TIME_IS_UP)
    assert [isinstance(letter, inbox.Said) for letter in await read(box)] == [False, True] * 3


@in_a_loop
async def test_a_queue_is_short_and_only_its_page_is_refused() -> None:
    box = Inbox()
    assert [box.put(said("loud")) for _ in range(MOST_WAITING + 1)] == [True] * MOST_WAITING + [False]
    assert box.put(said("quiet"))
    assert box.put(TIME_IS_UP)
    await box.get()
    await box.get()
    assert box.put(said("loud")), "there is room again"


@in_a_loop
async def test_who_is_gone_leaves_only_moves_behind() -> None:
    box = Inbox()
    for letter in (said("gone", 1), act("gone", 1), said("gone", 2), act("gone", 2), said("here")):
        box.put(letter)
    box.put(inbox.Went("gone"))
    assert [letter for letter in await read(box) if getattr(letter, "page", "") == "gone"] == [
        act("gone", 1),
        act("gone", 2),
        inbox.Went("gone"),
    ]


@in_a_loop
async def test_who_came_and_went_unnoticed_is_no_work_unless_a_move_was_sent() -> None:
    box = Inbox()
    came = inbox.Came("page", None, "", HELLO)
    for letter in (came, said("page"), inbox.Went("page")):
        box.put(letter)
    assert box.empty
    for letter in (came, said("page"), act("page"), inbox.Went("page")):
        box.put(letter)
    assert await read(box) == [came, act("page"), inbox.Went("page")]


@in_a_loop
async def test_closing_waits_for_no_queue() -> None:
    box = Inbox()
    for number in range(20):
        box.put(said("loud", number))
        box.put(TIME_IS_UP)
    box.put(inbox.Stop())
    assert isinstance(await box.get(), inbox.Stop)
    assert len(box.drain()) == 40
    assert box.empty


@in_a_loop
async def test_a_reader_that_waits_is_woken() -> None:
    box = Inbox()
    waiting = asyncio.ensure_future(box.get())
    await asyncio.sleep(0)
    box.put(said("page"))
    assert await waiting == said("page")


@in_a_loop
async def test_at_a_table_a_lost_page_loses_no_move_and_its_other_messages_are_not_carried_out() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        mover = mover_of(room, link, pages)
        other = next(page for page in pages if page is not mover)
        table = room.table(link)
        other.new()
        text = msgspec.Raw(json.dumps({"do": "roll"}).encode())
        for number in range(5):
            table.post(inbox.Said(mover.id, messages.Say(text=f"line {number}")))
        table.post(inbox.Said(mover.id, messages.Act("the-last-move", mover.sync["window"], text)))
        table.post(inbox.Said(mover.id, messages.Leave()))
        await mover.go()
        assert [str(entry.action) for entry in room.playing(link).match.log] == ["roll"]
        assert other.new("chat") == []
        chair = table.setup.chairs[mover.sync["seat"]]
        assert chair
        assert not chair.left


@in_a_loop
async def test_at_a_table_one_who_talks_all_the_time_does_not_delay_anothers_move(monkeypatch: pytest.MonkeyPatch) -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        mover = mover_of(room, link, pages)
        loud = await room.come(link, BEN if mover.guest == ADA else ADA)
        table, order = room.table(link), list[str]()
        room.watch(table)
        reading = table._read

        async def noted(letter: Letter) -> None:
            order.append(getattr(letter, "page", ""))
            await reading(letter)

        monkeypatch.setattr(table, "_read", noted)
        for _ in range(MOST_WAITING):
            table.post(inbox.Said(loud.id, messages.Log(0)))
        await mover.act({"do": "roll"})
        assert order.index(mover.id) <= 2
        assert len(room.playing(link).match.log) == 1
