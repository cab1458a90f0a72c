"""What is said at a table."""

from __future__ import annotations

import itertools

import msgspec
import pytest
from table_room import ADA, BEN, CY, PEOPLE, Memory, TableRoom, in_a_loop

from hacktable.games.hacker.board import ACCOUNTS
from hacktable.server.wire import faults, messages


@in_a_loop
async def test_chat_is_numbered_and_reaches_everyone_also_those_who_come_later() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.sit_down()
        cy = await room.come(link, CY)
        await ada.say(messages.Say("good-luck"))
        await ben.say(messages.Say(text="  so\n  what?  "))
        await cy.say(messages.Say(text="<b>hi</b>"))
        expected = [
            {"is": "chat", "number": 1, "chair": 0, "name": "Ada", "call": "good-luck", "aim": None, "text": None, "handle": ADA.handle},
            {"is": "chat", "number": 2, "chair": 1, "name": "Ben", "call": None, "aim": None, "text": "so what?", "handle": BEN.handle},
            {"is": "chat", "number": 3, "chair": None, "name": "Cy", "call": None, "aim": None, "text": "<b>hi</b>", "handle": CY.handle},
        ]
        for page in (ada, ben, cy, await room.come(link)):
            assert page.new("chat") == expected


@in_a_loop
async def test_a_line_is_either_a_call_or_a_text() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, _) = await room.sit_down()
        for wrong in (messages.Say(), messages.Say("hello", text="hello"), messages.Say(text=" \n ")):
            await ada.say(wrong)
            assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        for text in (
            b'{"do":"say","call":"xxxxxxxxxxxxxxxxxxxxx"}',
            b'{"do":"say","call":"look","aim":-1}',
            b'{"do":"say","text":""}',
            b'{"do":"say","text":"' + b"x" * 201 + b'"}',
        ):
            with pytest.raises(msgspec.ValidationError):
                messages.decode(text)


@in_a_loop
async def test_who_chats_too_fast_is_told_to_slow_down() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben) = await room.sit_down()
        for _ in range(8):
            await ada.say(messages.Say("wow"))
        assert [line["number"] for line in ben.new("chat")] == [1, 2, 3, 4, 5]
        assert [refused["fault"] for refused in ada.new("refused")] == [faults.SLOW_DOWN.number] * 3
        await ben.say(messages.Say("oops"))
        await room.pass_time(2_000)
        await ada.say(messages.Say("thanks"))
        assert [line["number"] for line in ben.new("chat")] == [6, 7]


@in_a_loop
async def test_a_table_shows_the_last_fifty_lines_and_counts_on_after_a_restart() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (ada, _) = await room.sit_down()
        for _ in range(60):
            await ada.say(messages.Say("wow"))
            await room.pass_time(2_000)
        cy = await room.come(link, CY)
        assert [line["number"] for line in cy.new("chat")] == list(range(11, 61))
    async with TableRoom(store) as room:
        cy = await room.come(link, CY)
        assert [line["number"] for line in cy.new("chat")] == list(range(11, 61))
        await cy.say(messages.Say("hello"))
        assert cy.new("chat")[0]["number"] == 61


# ---------------------------------------------------------------- calls


@in_a_loop
async def test_a_game_has_calls_of_its_own_and_those_that_fit_every_game() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben, *_) = await room.start(3, game="hacker", options={"tempo": "step"})
        for call in ("saw", "hello"):
            await ada.say(messages.Say(call))
        assert [(line["chair"], line["call"]) for line in ben.new("chat")] == [(0, "saw"), (0, "hello")]
        await ada.say(messages.Say("hat-suits-you"))  # another game's
        assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        assert ben.new("chat") == []


@in_a_loop
async def test_a_call_points_at_another_player_or_at_a_place_that_there_is() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben, _) = await room.start(3, game="hacker", options={"tempo": "step"})
        await ada.say(messages.Say("point", 2))
        await ada.say(messages.Say("look", ACCOUNTS - 1))
        assert [(line["call"], line["aim"]) for line in ben.new("chat")] == [("point", 2), ("look", ACCOUNTS - 1)]
        late = await room.come(link)
        assert [(line["call"], line["aim"]) for line in late.new("chat")] == [("point", 2), ("look", ACCOUNTS - 1)]
        for call, aim in (("point", 0), ("point", 3), ("point", None), ("look", ACCOUNTS), ("look", None), ("saw", 1), ("hello", 1)):
            await room.pass_time(2_000)
            await ada.say(messages.Say(call, aim))
            assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number, (call, aim)
        await room.pass_time(2_000)
        await ada.say(messages.Say(aim=1, text="there"))
        assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        watching = await room.come(link, PEOPLE[3])
        await watching.say(messages.Say("point", 1))  # who only watches has no finger on the table
        assert watching.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        assert ben.new("chat") == []


@in_a_loop
async def test_before_a_match_nobody_points_at_anything() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben, _) = await room.sit_down(3, game="hacker")
        await ada.say(messages.Say("point", 1))
        assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        await ada.say(messages.Say("trust-me"))
        assert [line["call"] for line in ben.new("chat")] == ["trust-me"]


@in_a_loop
async def test_calls_are_no_part_of_the_match() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (ada, _, _) = await room.start(3, game="hacker", options={"tempo": "step"})
        before = room.house.playing(link)
        assert before
        plies = len(before.match.log)
        await ada.say(messages.Say("point", 1))
        assert len(before.match.log) == plies
        assert ada.new("frame") == []


# ---------------------------------------------------------------- bots


async def heard_of_bots(talk: int) -> list[tuple[int, int, str]]:
    """What a person at a table with three bots hears while these play a round: when, who, and what."""
    async with TableRoom(Memory(), talk=talk) as room:
        link = await room.make(game="hashcatch", bots=3)
        ada = await room.come(link, PEOPLE[0])
        await room.begin([ada])
        heard = []
        begun = room.time.now()
        for _ in range(120):
            if ada.sync["legal"]:
                await ada.act(ada.sync["legal"][0])
            await room.pass_time(650)
            heard += [(room.time.now() - begun, line["chair"], line["call"]) for line in ada.new("chat") if line["name"] == ""]
        return heard


@pytest.mark.deep
@in_a_loop
async def test_bots_call_now_and_then_and_not_too_often_and_the_same_again_in_the_same_match() -> None:
    heard = await heard_of_bots(20_000)
    assert heard
    for seat in (1, 2, 3):
        times = [at for at, chair, _ in heard if chair == seat]
        assert all(later - sooner > 15_000 for sooner, later in itertools.pairwise(times))
    assert await heard_of_bots(20_000) == heard
    assert await heard_of_bots(0) == []
