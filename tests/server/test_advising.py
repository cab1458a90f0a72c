"""What would you play? Who may ask, who is told, and how often somebody has to think about it."""

from __future__ import annotations

import asyncio

import pytest
from table_room import ADA, BEN, Memory, TableRoom, in_a_loop

from hacktable.bots.explaining import Asking, Explained
from hacktable.games.blackhat.verbs import Play
from hacktable.kernel.verbs import Timeout
from hacktable.match.box import box
from hacktable.server import brains
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages


async def someone_chooses(room: TableRoom, link: str) -> int:
    """Let bots play until a person may choose; the person's seat."""
    playing = room.playing(link)
    people = {seat for seat, _ in room.table(link).setup.guests}
    while not people & {*playing.match.actors}:
        await room.pass_time(1_000)
    return min(people & {*playing.match.actors})


@in_a_loop
async def test_who_plays_alone_against_bots_may_always_ask_and_is_told_what_the_champion_finds() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await room.start(1, bots=1, game="blackhat")
        assert ada.table["advice"] == "always"
        await someone_chooses(room, link)
        await ada.say(messages.Advise(), messages.Advise())
        ((known, answer),) = room.advised  # one question is thought about once
        assert known.masks.tobytes() == room.playing(link).match.knowledge(0).masks.tobytes()
        assert ada.new("advice") == []
        answer()
        window = room.playing(link).windows[0]
        told = {
            "is": "advice",
            "window": window,
            "choices": [{"at": 0, "chance": 500, "place": 15, "points": 20, "prospect": None, "reason": None}],
        }
        assert ada.new("advice") == [told]
        await ada.say(messages.Advise())
        assert ada.new("advice") == [told]
        assert len(room.advised) == 1


@in_a_loop
async def test_among_people_advice_is_off_until_the_host_allows_it() -> None:
    async with TableRoom(Memory()) as room:
        for allowed in (False, True):
            link, (ada, ben, watcher) = await room.sit_down(2, 1, game="blackhat")
            assert ada.table["advice"] == "off"
            if allowed:
                await ada.say(messages.Choose({}, advice=True))
                assert ben.table["advice"] == "on"
            await room.begin([ada, ben])
            seat = await someone_chooses(room, link)
            asker, other = (ada, ben)[seat], (ben, ada)[seat]
            await asker.say(messages.Advise())
            assert len(room.advised) == allowed
            if not allowed:
                assert asker.refusal()["fault"] == faults.NOT_NOW.number
                continue
            room.advised[0][1]()
            assert len(asker.new("advice")) == 1
            await other.say(messages.Advise())
            assert other.refusal()["fault"] == faults.NOT_NOW.number, "who has nothing to choose is not advised"
            await watcher.say(messages.Advise())
            assert watcher.refusal()["fault"] == faults.NO_SEAT.number
            assert [*other.new("advice"), *watcher.new("advice")] == [], "only who asked is told"


@in_a_loop
async def test_advice_that_comes_after_the_move_is_dropped() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await room.start(1, bots=1, game="blackhat")
        await someone_chooses(room, link)
        await ada.say(messages.Advise())
        await ada.act(room.playing(link).match.rules.actions.json(room.playing(link).acts[0][0]), window=room.playing(link).windows[0])
        ((_, answer),) = room.advised
        answer()
        assert ada.new("advice") == []


@in_a_loop
async def test_who_may_ask_for_advice_may_ask_why_bots_did_what_everybody_saw() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada,) = await room.start(1, bots=2, game="blackhat")
        match = room.playing(link).match
        while len({entry.seat for entry in match.log if isinstance(entry.action, Play)} - {0}) < 2:
            if 0 in match.actors:
                playing = room.playing(link)
                await ada.act(match.rules.actions.json(playing.acts[0][0]), window=playing.windows[0])
            await room.pass_time(1_000)
        await ada.say(messages.Why(), messages.Why())
        ((asked, answer),) = room.wondered  # one question is thought about once
        assert {each.mover for each in asked} == {1, 2}
        assert all(isinstance(each.action, match.rules.telling.explained) and each.known.seat == 0 for each in asked)
        assert not any(each.known.masks[0]["hidden"][each.mover].any() for each in asked), "what the asker knew, and no more"
        answer()
        (told,) = ada.new("reasons")
        assert [(each["seat"], each["action"]["do"], each["chance"], each["place"], each["instead"]) for each in told["choices"]] == [
            (each.mover, str(each.action).split()[0], 250, 22, None) for each in asked
        ]
        assert not any(any(each["state"]["hidden"][each["seat"]]) for each in told["choices"])
        await ada.say(messages.Why())
        assert ada.new("reasons") == [told]
        assert len(room.wondered) == 1


@in_a_loop
async def test_nobody_is_told_why_where_advice_is_not_allowed_and_people_are_never_explained() -> None:
    async with TableRoom(Memory()) as room:
        for allowed in (False, True):
            link, (ada, ben, watcher) = await room.sit_down(2, 1, game="blackhat")
            await ada.say(messages.Choose({}, advice=allowed))
            await room.begin([ada, ben])
            seat = await someone_chooses(room, link)
            playing = room.playing(link)
            await (ada, ben)[seat].act(playing.match.rules.actions.json(playing.acts[seat][0]), window=playing.windows[seat])
            await ada.say(messages.Why())
            assert [asked for asked, _ in room.wondered] == [()] * allowed
            await watcher.say(messages.Why())
            assert watcher.refusal()["fault"] == faults.NO_SEAT.number


def test_advice_belongs_to_the_table_and_is_not_there_where_nobody_could_give_it() -> None:
    setup = Setup.new(box("blackhat"), ADA.id, ADA.name, 1, {}, "off", "greedy")
    found = [setup.advising]
    setup.sit(BEN.id, BEN.name, 2)
    terms, commitment = setup.terms, setup.commitment
    found.append(setup.advising)
    setup.choose(ADA.id, {}, advice=True)
    assert [*found, setup.advising] == ["always", "off", "on"]
    assert setup.terms != terms, "people are ready for a table with or without it"
    assert setup.commitment == commitment, "the match and its record are the same"
    hacker = Setup.new(box("hacker"), ADA.id, ADA.name, 3, {}, "off", "greedy")
    found = [hacker.advising]
    hacker.choose(ADA.id, {"tempo": "step"})
    assert [*found, hacker.advising] == [None, "always"], "a live match leaves no time to read"
    assert Setup.for_lesson(box("blackhat"), ADA.id, ADA.name, "greedy").advising is None


@in_a_loop
async def test_when_nothing_can_be_explained_the_log_names_the_game(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr(brains, "explain", broken)
    known = box("hashcatch").start(2, "explained").knowledge(1)
    told: asyncio.Future[tuple[Explained | None, ...]] = asyncio.get_running_loop().create_future()
    thinkers = brains.Brains()
    thinkers.explain((Asking(known, 0, Timeout(0)),), told.set_result)
    assert await told == ()
    thinkers.close()
    assert [record.getMessage() for record in caplog.records] == ["hashcatch: no advice could be found"]
