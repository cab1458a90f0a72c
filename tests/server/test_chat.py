"""What is said at a table."""

from __future__ import annotations

import msgspec
import pytest
from table_room import CY, Memory, TableRoom, in_a_loop

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
            {"is": "chat", "number": 1, "chair": 0, "name": "Ada", "preset": "good-luck", "text": None},
            {"is": "chat", "number": 2, "chair": 1, "name": "Ben", "preset": None, "text": "so what?"},
            {"is": "chat", "number": 3, "chair": None, "name": "Cy", "preset": None, "text": "<b>hi</b>"},
        ]
        for page in (ada, ben, cy, await room.come(link)):
            assert page.new("chat") == expected


@in_a_loop
async def test_a_line_is_either_a_preset_or_a_text() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, _) = await room.sit_down()
        for wrong in (messages.Say(), messages.Say("hello", "hello"), messages.Say(text=" \n ")):
            await ada.say(wrong)
            assert ada.refusal()["fault"] == faults.NOT_UNDERSTOOD.number
        for text in (b'{"do":"say","preset":"insult"}', b'{"do":"say","text":""}', b'{"do":"say","text":"' + b"x" * 201 + b'"}'):
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
