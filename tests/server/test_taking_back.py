"""Moves that are taken back at a table: what everyone is told, what is stored, clocks, secrets, and consent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from quiet_game import GAME as QUIET
from table_room import ADA, BEN, FakePage, Memory, TableRoom, in_a_loop, mover_of
from test_table import assert_follows

import hacktable
import tiny
from hacktable.kernel import registry
from hacktable.kernel.verbs import TakeBack
from hacktable.match.box import box
from hacktable.server.brains import Brains
from hacktable.server.http.replays import _record, _replay
from hacktable.server.wire import faults, messages

hacktable.register(tiny.GAME)
BACK = {"do": "take-back"}


async def regrets(page: FakePage) -> dict[str, Any]:
    page.new()
    await page.say(messages.Regret())
    (answer,) = page.new("regrets")
    return answer


async def started(room: TableRoom, players: int, consent: bool, **wanted: Any) -> tuple[str, list[FakePage]]:
    """A match has begun at a table where moves may, or may not, be taken back by consent."""
    link, pages = await room.sit_down(players, **wanted)
    await pages[0].say(messages.Choose({}, consent=consent))
    await room.begin(pages)
    return link, pages


async def choose(page: FakePage) -> None:
    await page.act(page.sync["legal"][0])


@in_a_loop
async def test_whether_a_move_may_be_taken_back_is_judged_beside_the_loop_and_holds_for_the_position_that_it_is_told_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, ben, _) = await room.start(3, game="highest")
        judged = list[Callable[[], None]]()
        monkeypatch.setattr(room, "regret", lambda match, seat, then: judged.append(partial(then, match.why_not_back(seat))))
        await choose(ada)
        ada.new()
        await ada.say(messages.Regret())
        await choose(ben)
        judged.pop()()
        assert [answer["why"] for answer in ada.new("regrets")] == ["takeback-acted"], "it was free, but not any more"
        await ada.say(messages.Regret())
        judged.pop()()
        assert [answer["why"] for answer in ada.new("regrets")] == ["takeback-acted"]
        await ada.say(messages.Regret())
        assert (judged, len(ada.new("regrets"))) == ([], 1), "asked again, it is known"


@in_a_loop
async def test_a_move_is_judged_in_a_thread() -> None:
    match = hacktable.game("highest").start(3, "judged")
    match.act(0, match.legal(0)[0])
    brains, found = Brains(), asyncio.get_running_loop().create_future()
    brains.regret(match.copy(), 0, found.set_result)
    assert not found.done()
    assert await found is None
    brains.close()


@in_a_loop
async def test_a_move_is_taken_back_in_view_of_all_and_stays_so_after_a_restart() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, pages = await room.start(3, spectators=1, game="highest")
        ada, ben, *_ = pages
        before = ada.sync["state"]
        await choose(ada)
        assert await regrets(ada) == {"is": "regrets", "window": ada.sync["window"], "why": None, "plead": False}
        id = await ada.act(BACK)
        assert [frame["ack"] for frame in ada.new("frame")] == [id]
        assert (ada.sync["state"], ada.sync["actors"]) == (before, [0, 1, 2])
        for page in pages:
            assert_follows(room, link, page)
            assert page.log[-1] == [{"event": "took-back", "seat": 0}]
        assert store.moves[link, 1][-1].action == "take-back 1 free"
        await ada.act(BACK, id=id, window=0)
        assert [ack["id"] for ack in ada.new("ack")] == [id], "sent again, it is not done again"
        await ada.act(BACK)
        assert ada.refusal()["code"] == "takeback-none"
        await choose(ada)
        await choose(ben)
        seen = [json.loads(room.playing(link).sync(seat, None)) for seat in (0, 1, 2, None)]
    async with TableRoom(store) as room:
        await room.come(link, ADA)
        again = [json.loads(room.playing(link).sync(seat, None)) for seat in (0, 1, 2, None)]
        for one, other in zip(seen, again, strict=True):
            assert {**one, "epoch": "", "number": 0} == {**other, "epoch": "", "number": 0}
        stored, moves = room.playing(link).stored, tuple(store.moves[link, 1])
        record = _record(stored, moves, None).decode()
        assert "2 a take-back 1 free" in record
        box("highest").replay(record)
        steps = json.loads(_replay(stored, moves, 1))["steps"]
        assert steps[1]["events"] == [{"event": "took-back", "seat": 0}]
        assert steps[1]["diff"] == {"ready": {"0": 0}}


@in_a_loop
async def test_a_move_cannot_be_taken_back_when_others_have_acted_or_learned_something() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.start(2, game="highest")
        await choose(ada)
        window = ada.sync["window"]
        await choose(ben)
        assert (await regrets(ada))["why"] == "takeback-acted"
        assert (await regrets(ben))["why"] == "takeback-shown"
        for page, why in ((ada, "takeback-acted"), (ben, "takeback-shown")):
            await page.act(BACK)
            refusal = page.refusal()
            assert (refusal["fault"], refusal["code"]) == (faults.ILLEGAL.number, why)
        await ada.act(BACK, window=window)
        assert ada.refusal()["fault"] == faults.STALE.number
        assert [entry.seat for entry in room.playing(link).match.log] == [0, 1]


@in_a_loop
async def test_the_answer_does_not_tell_what_others_did_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, QUIET.name, QUIET)
    answers = []
    for looks in (False, True):
        async with TableRoom(Memory()) as room:
            _, (ada, ben) = await started(room, 2, True, game=QUIET.name)
            ada.new()
            await ada.act(ada.sync["legal"][0], id="the-same-move")
            if looks:
                await ben.act({"do": "look", "card": 2})
            heard = ada.new()
            answer = await regrets(ada)
            await ada.say(messages.Plead())
            answers.append((heard, answer, ada.new()))
    assert answers[0] == answers[1]


@in_a_loop
async def test_nobody_gains_time_by_taking_a_move_back() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, game="highest", pace="quick")
        await room.pass_time(9_000)
        waited = room.table(link).timekeeper.clock()
        await choose(pages[0])
        await pages[0].act(BACK)
        assert room.table(link).timekeeper.clock() == waited
        await room.pass_time(7_000)
        clock = room.table(link).timekeeper.clock()
        assert clock
        assert [(seat.move, seat.reserve, seat.running) for seat in clock] == [(0, 89_000, True)] * 2


@in_a_loop
async def test_by_consent_more_is_taken_back_and_the_dice_fall_as_they_fell() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await started(room, 3, True)
        mover = mover_of(room, link, pages)
        others = [page for page in pages if page is not mover]
        await mover.act({"do": "roll"})
        rolled = mover.log[-1]
        assert (await regrets(mover))["why"] == "takeback-chance"
        assert (await regrets(mover))["plead"]
        seat = mover.sync["seat"]
        await mover.say(messages.Plead())
        assert others[0].new("pleading")[-1] == {"is": "pleading", "seat": seat, "waiting": [page.sync["seat"] for page in others]}
        late = await room.come(link, BEN)
        assert late.new("pleading")[-1]["seat"] == seat
        await others[0].say(messages.Consent(False))
        assert [notice["code"] for notice in mover.new("notice")] == ["declined"]
        assert mover.raw[-2:][0] == messages.encode(messages.Pleading(None, ()))
        await others[0].say(messages.Consent(True))
        assert others[0].refusal()["fault"] == faults.NOT_NOW.number, "nobody asks any more"
        await mover.say(messages.Plead())
        for page in others:
            await page.say(messages.Consent(True))
        action = room.playing(link).match.log[-1].action
        assert isinstance(action, TakeBack)
        assert action.how == "agreed"
        for page in pages:
            assert page.log[-1] == [{"event": "took-back", "seat": seat}]
            assert_follows(room, link, page)
        await mover.act({"do": "roll"})
        assert mover.log[-1] == rolled


@in_a_loop
async def test_bots_consent_at_once_and_without_the_option_nobody_is_asked() -> None:
    for consent in (True, False):
        async with TableRoom(Memory()) as room:
            link, (ada,) = await started(room, 1, consent, bots=2)
            while 0 not in room.playing(link).match.actors:
                await room.pass_time(5_000)
            await ada.act({"do": "roll"})
            before = len(room.playing(link).match.log)
            await ada.say(messages.Plead())
            assert len(room.playing(link).match.log) == before + consent
            if not consent:
                assert ada.refusal()["fault"] == faults.NOT_NOW.number
