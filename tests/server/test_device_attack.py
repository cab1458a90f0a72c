"""A shared device in hostile hands: pages of one guest with different chairs, forged looks, chairs that change hands, companions sent away."""

from __future__ import annotations

import json

import pytest
from table_room import ADA, BEN, CY, FakePage, Memory, TableRoom, in_a_loop
from test_device import comes

from hacktable.server.wire import faults, messages

GAME = "blackhat"


async def shared(room: TableRoom) -> tuple[str, FakePage, FakePage, FakePage]:
    """Ada plays with Mia on one device, which has two pages open; Ben sits across. A match has begun."""
    link = await room.make(ADA, GAME)
    ada, again, ben = await room.come(link, ADA), await room.come(link, ADA), await room.come(link, BEN)
    await ada.say(messages.Share(1, "Mia"))
    await ben.say(messages.Sit(2))
    await ready_and_start(ada, ben)
    assert ada.table["phase"] == "playing"
    return link, ada, again, ben


async def ready_and_start(ada: FakePage, ben: FakePage) -> None:
    await ada.ready(0, 1)
    await ben.ready(2)
    await next(page for page in (ada, ben) if page.table["you"]["host"]).say(messages.Start())


def faults_of(page: FakePage) -> list[int]:
    return [each["fault"] for each in page.new("refused")]


def hands(room: TableRoom, link: str) -> list[bytes]:
    """What each seat is shown of the whole state, as the wire writes it."""
    playing = room.playing(link)
    return [json.dumps(json.loads(playing.sync(seat, None))["state"], sort_keys=True).encode() for seat in range(3)]


def state_of(page: FakePage) -> bytes:
    return json.dumps(page.sync["state"], sort_keys=True).encode()


@in_a_loop
async def test_two_pages_of_one_guest_look_each_through_their_own_chair() -> None:
    async with TableRoom(Memory()) as room:
        link, one, two, _ = await shared(room)
        nobody = json.dumps(json.loads(room.playing(link).sync(None, None))["state"], sort_keys=True).encode()
        assert state_of(one) == state_of(two) == nobody, "until somebody says who holds the device, it shows what spectators see"
        await one.say(messages.Look(0))
        await two.say(messages.Look(1))
        assert (state_of(one), state_of(two)) == (hands(room, link)[0], hands(room, link)[1])
        await one.say(messages.Look(None))
        assert state_of(one) == nobody
        assert state_of(two) == hands(room, link)[1]


@pytest.mark.parametrize("chair", [2, 3, 5])
@in_a_loop
async def test_a_look_or_a_hello_never_opens_somebody_elses_chair(chair: int) -> None:
    async with TableRoom(Memory()) as room:
        link, one, _, ben = await shared(room)
        theirs = hands(room, link)[2]
        await one.say(messages.Look(chair))
        assert faults_of(one) == [faults.NO_SEAT.number]
        forged = await comes(room, link, ADA, match=1, chair=chair)
        assert forged.sync["seat"] is None
        stranger = await comes(room, link, CY, match=1, chair=0)
        assert stranger.sync["seat"] is None
        await stranger.say(messages.Look(0))
        assert faults_of(stranger) == [faults.NO_SEAT.number]
        await ben.say(messages.Look(0))
        assert faults_of(ben) == [faults.NO_SEAT.number]
        assert all(theirs != state_of(page) for page in (one, forged, stranger))


@in_a_loop
async def test_a_page_acts_only_for_the_chair_it_looks_through() -> None:
    """A move made in one person's name is not played in another's, however the pages look when it arrives."""
    async with TableRoom(Memory()) as room:
        link, one, two, ben = await shared(room)
        seat = next(iter(room.playing(link).match.actors))
        if seat == 2:
            await ben.act(ben.sync["legal"][0])
            seat = next(iter(room.playing(link).match.actors))
        await one.say(messages.Look(seat if seat < 2 else 0))
        await two.say(messages.Look(1 - seat if seat < 2 else 1))
        legal, window, before = one.sync["legal"], one.sync["window"], len(room.playing(link).match.log)
        assert legal
        await two.act(legal[0], window=window)
        await one.say(messages.Look(None))
        await one.act(legal[0], window=window)
        assert faults_of(one) == [faults.NO_SEAT.number]
        assert faults_of(two)
        assert len(room.playing(link).match.log) == before


@in_a_loop
async def test_a_companion_who_is_sent_away_leaves_no_way_in() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(BEN, GAME)
        ben, ada, again = await room.come(link, BEN), await room.come(link, ADA), await room.come(link, ADA)
        await ada.say(messages.Sit(1))
        await ada.say(messages.Share(2, "Mia"))
        await ben.say(messages.Kick(2))
        assert [chair["kind"] for chair in ben.table["chairs"]][:4] == ["guest", "guest", "empty", "empty"]
        await ada.say(messages.Share(2, "Mia"))
        await ben.say(messages.Kick(1))
        assert [chair["kind"] for chair in ben.table["chairs"]][:4] == ["guest", "empty", "empty", "empty"], "with the guest, companions go"
        for page in (ada, again):
            for message in (messages.Sit(1), messages.Share(1, "Mia"), messages.Look(2), messages.Bot(1, "greedy"), messages.Start()):
                await page.say(message)
            assert len(faults_of(page)) == 5
        cy = await room.come(link, CY)
        await cy.say(messages.Sit(1))
        for page in (ada, again):
            assert page.table["you"]["chairs"] == []
