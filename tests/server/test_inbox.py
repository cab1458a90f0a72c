"""A table's inbox: nobody's letters hold up another's, and who is gone holds up nobody."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable

import msgspec
import pytest
from table_room import ADA, BEN, FakePage, Memory, TableRoom, in_a_loop, mover_of

from hacktable.server.table import inbox
from hacktable.server.table.inbox import MOST_WAITING, Inbox, Letter
from hacktable.server.table.stored import Move, Sight
from hacktable.server.wire import faults, messages

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


# ---------------------------------------------------------------- moves that are made as soon as they come


class Held(Memory):
    """Writes a move when the test says so. Like the store of a database it takes the move at once and gives a future; the store in memory is a coroutine."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[asyncio.Future[None]] = []
        self.holds = False

    def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> Awaitable[None]:  # type: ignore[override]
        if not self.holds:
            return super().append(*moves, sight=sight, term=term)
        self.written.append(asyncio.get_running_loop().create_future())
        return self.written[-1]


def first_choice(page: FakePage) -> messages.Act:
    return messages.Act("0123456789abcdef", page.sync["window"], msgspec.Raw(json.dumps(page.sync["legal"][0]).encode()))


@in_a_loop
async def test_a_move_is_on_its_way_to_disk_in_the_turn_in_which_it_comes_and_what_follows_it_is_read_after_it() -> None:
    store = Held()
    async with TableRoom(store) as room:
        link, pages = await room.start(2)
        mover, other = sorted(pages, key=lambda page: page is not mover_of(room, link, pages))
        store.holds = True
        for page in pages:
            page.new()
        mover.post(first_choice(mover))
        assert len(store.written) == 1, "it waited for another turn of the loop"
        other.post(messages.Log(10))
        mover.post(first_choice(mover))  # the same once more
        for _ in range(10):
            await asyncio.sleep(0)
        assert [page.new() for page in pages] == [[], []], "something was told before the move was on disk"
        store.written[0].set_result(None)
        await room.settle()
        assert [said["is"] for said in other.new()] == ["frame", "history"]
        assert [said["is"] for said in mover.new()] == ["frame", "ack"]


@in_a_loop
async def test_a_stop_waits_for_the_move_that_is_being_written() -> None:
    store = Held()
    async with TableRoom(store) as room:
        link, pages = await room.start(2)
        mover, closed = mover_of(room, link, pages), room.house._tasks[link]
        store.holds = True
        mover.new()
        mover.post(first_choice(mover))
        room.table(link).post(inbox.Stop())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not closed.done()
        store.holds = False
        store.written[0].set_result(None)
        await closed
        assert [said["is"] for said in mover.new()] == ["frame"]
        assert mover.closed is faults.CLOSING


@in_a_loop
async def test_a_fault_of_ours_in_a_move_closes_the_table_and_pages_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        mover, playing = mover_of(room, link, pages), room.playing(link)

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        for part in ("attempt", "frames"):
            monkeypatch.setattr(playing, part, broken)
            task = room.house._tasks[link]
            mover.post(first_choice(mover))
            await task
            assert [record.exc_info is not None for record in room._faults] == [True]
            room._faults.clear()
            assert [page.closed for page in pages] == [faults.CLOSING] * 2
            monkeypatch.undo()
            pages = [await room.come(link, page.guest) for page in pages]
            mover, playing = mover_of(room, link, pages), room.playing(link)
