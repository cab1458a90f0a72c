"""A lesson at a table: it begins by itself, takes only what the step is about, and can be left and resumed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_room import ADA, BEN, FakePage, Memory, TableRoom, database, in_a_loop

import hacktable
import tiny
from hacktable.kernel.errors import OptionError
from hacktable.kernel.verbs import Action
from hacktable.match.box import box
from hacktable.server.http.replays import Replays
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault

hacktable.register(tiny.GAME)
PAUSE = 650


def lesson(page: FakePage) -> dict[str, Any]:
    """What the page was last told of the lesson."""
    told: list[dict[str, Any]] = [each for each in map(json.loads, page.raw) if each["is"] == "lesson"]
    return told[-1]


async def learn(room: TableRoom, page: FakePage) -> None:
    """Do what is wanted until the lesson is over."""
    rules = room.playing(page.link).match.rules
    todo: list[Action] = []
    while page.table["phase"] == "playing":
        if lesson(page)["waits"]:
            course = room.playing(page.link).course
            assert course
            assert course.step
            todo = [rules.actions.parse(text) for text in course.step.wanted]
            await page.say(messages.Onward())
        while todo and isinstance(todo[0], rules.inputs):
            text = rules.actions.json(rules.actions.encode(todo.pop(0)))
            await page.say(messages.Live(0, 0, (msgspec.Raw(text),)))
        if page.sync["legal"]:
            todo = todo[1:]
            await page.act(page.sync["legal"][0])
        await room.pass_time(PAUSE)


@in_a_loop
async def test_a_lesson_begins_without_a_deal() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(lesson=True)
        ada = await room.come(link, ADA)
        assert (ada.table["phase"], ada.table["lesson"], ada.table["match"]) == ("playing", True, 1)
        assert [each for each in ada.new() if each["is"] in ("deal", "dealt")] == []
        assert ada.sync["legal"] == [{"do": "roll"}]
        assert lesson(ada) == {
            "is": "lesson",
            "step": 0,
            "of": 9,
            "words": "roll",
            "done": None,
            "point": "",
            "waits": False,
            "missed": False,
        }


@in_a_loop
async def test_only_what_a_step_is_about_is_offered_and_taken() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(lesson=True)
        ada = await room.come(link, ADA)
        await ada.act({"do": "roll"})
        legal = room.playing(link).match.legal(0)
        assert len(legal) > 1
        assert ada.sync["legal"] == [{"do": "move", "token": 1, "way": "+", "push": None}]
        before = room.playing(link).match.state_bytes()
        ada.new()
        await ada.act({"do": "move", "token": 3, "way": "+", "push": None})
        assert (ada.refusal()["fault"], room.playing(link).match.state_bytes()) == (faults.LESSON.number, before)
        assert lesson(ada)["words"] == "move"


@in_a_loop
async def test_only_what_a_step_is_about_is_weighed() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(lesson=True)
        ada = await room.come(link, ADA)
        while lesson(ada)["words"] != "attack":
            if ada.sync["legal"]:
                await ada.act(ada.sync["legal"][0])
            await room.pass_time(PAUSE)
        match = room.playing(link).match
        ada.new()
        await ada.say(messages.Weigh())
        (told,) = ada.new("stakes")
        at = match.legal(0).index(match.rules.actions.parse("attack 2"))
        assert at > 0
        assert told["choices"] == json.loads(msgspec.json.encode([match.stakes(0)[at]]))


@in_a_loop
async def test_the_others_follow_the_script_and_nobody_thinks() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(lesson=True)
        ada = await room.come(link, ADA)
        await ada.act({"do": "roll"})
        await ada.act(ada.sync["legal"][0])
        assert (lesson(ada)["step"], lesson(ada)["words"], lesson(ada)["done"]) == (1, None, "move")
        await room.pass_time(PAUSE)
        assert lesson(ada)["words"] is None
        await room.pass_time(PAUSE)
        assert (lesson(ada)["step"], lesson(ada)["words"], lesson(ada)["done"]) == (2, "check", "move")
        assert room.thought_of == []


@pytest.mark.deep
@pytest.mark.parametrize("game", ["hashcatch", "blackhat", "hacker"])
def test_a_lesson_is_learned_to_its_end(game: str, tmp_path: Path) -> None:
    store = database(tmp_path)

    @in_a_loop
    async def play() -> None:
        async with TableRoom(store) as room:
            link = await room.make(game=game, lesson=True)
            ada = await room.come(link, ADA)
            await learn(room, ada)
            assert ada.table["phase"] == "over"
            told = lesson(ada)
            assert (told["step"], told["words"]) == (told["of"], None)
            assert ada.sync["legal"] == []
            (end,) = ada.new("end")
            assert (end["result"], end["commitments"]) == (None, [])
            ada.new()
            await ada.say(messages.Rematch())
            assert ada.refusal()["fault"] == faults.NOT_NOW.number
            _, record = await Replays(room.store).record(link, 1)
            assert box(game).replay(record).state_bytes() == room.playing(link).match.state_bytes()
            assert "commitment" not in record

    play()


def test_a_lesson_is_left_and_resumed_where_it_was(tmp_path: Path) -> None:
    store = database(tmp_path)

    @in_a_loop
    async def begin() -> None:
        async with TableRoom(store) as room:
            link = await room.make(lesson=True)
            ada = await room.come(link, ADA)
            await ada.act({"do": "roll"})
            await ada.act(ada.sync["legal"][0])
            await ada.go()
            await room.pass_time(60 * PAUSE)  # nobody is here: the script waits too

    @in_a_loop
    async def resume() -> None:
        async with TableRoom(store) as room:
            (listed,) = await room.store.tables_of(ADA.id, 10)
            assert await room.make(lesson=True) == listed.id, "an unfinished lesson is gone on with"
            assert await room.make(BEN, lesson=True) != listed.id
            ada = await room.come(listed.id, ADA)
            assert (lesson(ada)["step"], lesson(ada)["words"], lesson(ada)["done"]) == (1, None, "move")
            await room.pass_time(2 * PAUSE)
            assert lesson(ada)["words"] == "check"
            await learn(room, ada)
            assert await room.make(lesson=True) != listed.id, "a finished one begins anew"

    begin()
    resume()


@in_a_loop
async def test_time_stands_still_while_the_learner_reads() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(game="hacker", lesson=True)
        ada = await room.come(link, ADA)
        assert (lesson(ada)["words"], lesson(ada)["waits"]) == ("walk", True)
        ada.new()
        await room.pass_time(60_000)
        assert (ada.new("beat", "pause"), room.playing(link).tick) == ([], 0)
        await ada.say(messages.Onward())
        assert not lesson(ada)["waits"]
        await room.pass_time(1_000)
        told = ada.new("beat", "lesson")
        assert [each["is"] for each in told].count("beat") == 10
        assert [each["waits"] for each in told if each["is"] == "lesson"] == [False], (
            "a tick that changes nothing of the lesson tells nothing of it"
        )
        await ada.say(messages.Live(0, 0, (msgspec.Raw(b'{"do":"face","side":"table"}'),)))
        await room.pass_time(200)
        assert (lesson(ada)["words"], lesson(ada)["waits"]) == ("bank", True)
        ticks = room.playing(link).tick
        await ada.say(messages.Live(0, 0, (msgspec.Raw(b'{"do":"face","side":"bank"}'),)))
        await room.pass_time(60_000)
        assert room.playing(link).tick == ticks, "what a page sends while its reader reads does not move anything"


@in_a_loop
async def test_who_watches_a_lesson_sees_no_more_than_at_any_table() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(lesson=True)
        ada, ben = await room.come(link, ADA), await room.come(link, BEN)
        assert lesson(ben)["words"] == "roll"
        assert ben.sync["legal"] == []
        assert ben.sync["state"]["digit"][0][0] == 0 != ada.sync["state"]["digit"][0][0]
        ben.new()
        await ben.act({"do": "roll"})
        assert ben.refusal()["fault"] == faults.NO_SEAT.number


@in_a_loop
async def test_a_game_without_a_lesson_has_none_to_begin() -> None:
    async with TableRoom(Memory()) as room:
        with pytest.raises(OptionError):
            await room.make(game="highest", lesson=True)


@in_a_loop
async def test_a_table_can_be_made_with_gentle_bots() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(bots=2, level="random")
        ada = await room.come(link, ADA)
        assert [chair["level"] for chair in ada.table["chairs"]] == [None, "random", "random", None]
        with pytest.raises(Fault):
            await room.make(bots=2, level="no such level")


def test_older_tables_are_no_lessons() -> None:
    setup = Setup.new(box("hashcatch"), "a" * 32, "Ada", 1, {}, "off", "greedy")
    assert not setup.lesson


@pytest.mark.deep
def test_a_step_that_was_missed_is_begun_again(tmp_path: Path) -> None:
    store = database(tmp_path)

    @in_a_loop
    async def miss() -> None:
        async with TableRoom(store) as room:
            link = await room.make(game="hacker", lesson=True)
            ada, ben = await room.come(link, ADA), await room.come(link, BEN)
            ada.new()
            await ada.say(messages.Rematch())
            assert ada.refusal()["fault"] == faults.NOT_NOW.number, "nothing has been missed"
            await ada.say(messages.Onward())
            await room.pass_time(60_000)  # Ada walks to the bank and back without turning round
            told = lesson(ada)
            assert (told["words"], told["waits"], told["missed"]) == ("walk", False, True)
            ticks = room.playing(link).tick
            await ada.say(messages.Onward())
            await room.pass_time(5_000)
            assert room.playing(link).tick == ticks, "time stands still"
            ben.new()
            await ben.say(messages.Rematch())
            assert ben.refusal()["fault"] == faults.NO_SEAT.number
            await ada.say(messages.Rematch())
            assert (ada.table["phase"], ada.table["match"], lesson(ada)["missed"]) == ("playing", 2, False)
            await ada.say(messages.Onward())
            await ada.say(messages.Live(0, 0, (msgspec.Raw(b'{"do":"face","side":"table"}'),)))
            await room.pass_time(200)
            assert lesson(ada)["words"] == "bank"
            for words in ("bank", "place"):
                await ada.say(messages.Onward())
                await room.pass_time(120_000)
                assert lesson(ada)["done"] == words, "the rules walk home, and place the note, by themselves"
            await ada.say(messages.Onward())
            await room.pass_time(120_000)
            assert (lesson(ada)["words"], lesson(ada)["missed"]) == ("look", True)
            await ada.say(messages.Rematch())
            assert (lesson(ada)["step"], lesson(ada)["missed"], ada.table["match"]) == (3, False, 3)

    @in_a_loop
    async def resume() -> None:
        async with TableRoom(store) as room:
            (listed,) = await room.store.tables_of(ADA.id, 10)
            ada = await room.come(listed.id, ADA)
            assert (lesson(ada)["step"], lesson(ada)["words"], lesson(ada)["done"]) == (3, "look", "place")
            await learn(room, ada)
            assert ada.table["phase"] == "over"
            _, record = await Replays(room.store).record(listed.id, 3)
            assert box("hacker").replay(record).state_bytes() == room.playing(listed.id).match.state_bytes()

    miss()
    resume()
