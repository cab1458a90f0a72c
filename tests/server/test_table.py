"""A match at a table, as pages follow it: syncs, frames, acknowledgements, coming back, the end and after."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from quiet_game import GAME as QUIET
from table_room import ADA, BEN, CY, FakePage, Memory, TableRoom, database, finished, in_a_loop, mover_of, play_some, seed_of

import hacktable
import tiny
from hacktable.kernel import registry
from hacktable.kernel.cstruct import NOBODY
from hacktable.match.box import box
from hacktable.match.deal import Commitments, bot_seed, server_commitment
from hacktable.match.seeds import match_key, words
from hacktable.server.table import inbox
from hacktable.server.table.inbox import MOST_WAITING
from hacktable.server.table.playing import LATEST, MOST_SCORES, RING, thinned
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Move, NotSavedError, Sight
from hacktable.server.wire import faults, messages

hacktable.register(tiny.GAME)


def fresh_sync(room: TableRoom, link: str, page: FakePage) -> dict[str, Any]:
    """What a sync would say to a page's viewer now."""
    table = room.table(link)
    return json.loads(room.playing(link).sync(page.sync["seat"], table.timekeeper.clock()))  # type: ignore[no-any-return]


def assert_follows(room: TableRoom, link: str, page: FakePage) -> None:
    """That what a page has made of its frames is what a fresh sync says."""
    fresh = fresh_sync(room, link, page)
    ours = page.sync | {"log": fresh["log"]}
    if fresh["clock"]:
        ours["clock"] = fresh["clock"] = None  # clocks go on between frames
    assert ours == fresh
    assert page.log[-len(fresh["log"]) :] == [entry["events"] for entry in fresh["log"]]


# ---------------------------------------------------------------- following


@pytest.mark.deep
@pytest.mark.parametrize("kept", ["memory", "database"])
@pytest.mark.parametrize(("players", "memory", "pace"), [(2, False, "off"), (3, True, "quick"), (4, False, "relaxed")])
def test_every_page_can_follow_a_whole_match_from_its_frames(players: int, memory: bool, pace: str, kept: str, tmp_path: Path) -> None:
    store: Any = Memory() if kept == "memory" else database(tmp_path)

    @in_a_loop
    async def play() -> None:
        async with TableRoom(store) as room:
            link, pages = await room.start(players, spectators=1, options={"memory": memory}, pace=pace)
            chance = random.Random(players)
            while not room.playing(link).over:
                mover = mover_of(room, link, pages)
                for page in pages:
                    page.new()
                id = await mover.act(room._choose(room.playing(link), mover.sync["seat"]))
                assert [each["ack"] for each in mover.new("frame")] == [id]
                for page in pages:
                    assert_follows(room, link, page)
                    if page is not mover:
                        assert all(each["ack"] is None for each in page.new("frame"))
                room.time.present += chance.randrange(3_000)
            for seat, page in enumerate(pages[:players]):
                assert page.sync["seat"] == seat
                assert page.sync["players"] == players
                assert page.sync["over"]
                assert page.sync["legal"] == []
                assert [each["is"] for each in map(json.loads, page.raw)][-2:] == ["table", "end"]

    play()


@in_a_loop
async def test_a_page_that_comes_in_the_middle_follows_too() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        for _ in range(60):
            mover = mover_of(room, link, pages[:2])
            await mover.act(room._choose(room.playing(link), mover.sync["seat"]))
            if len(pages) < 12:
                pages.append(await room.come(link, (ADA, BEN, None)[len(pages) % 3]))
            for page in pages:
                assert_follows(room, link, page)


@in_a_loop
async def test_who_comes_and_goes_is_told_only_to_those_for_whom_something_changes() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await room.start(2)
        ben.new()
        second = await room.come(link, ADA)
        assert second.table["you"]["chair"] == 0
        await second.go()
        assert ben.new("table") == [], "Ada is here, as before"
        watcher = await room.come(link)
        await ada.go()
        await watcher.go()
        assert [(each["watchers"], each["chairs"][0]["presence"]) for each in ben.new("table")] == [(1, "here"), (1, "away"), (0, "away")]


@in_a_loop
async def test_a_sync_has_the_board_and_what_the_seat_is_shown_and_nothing_for_nobody() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1)
        match = room.playing(link).match
        for seat, page in zip((0, 1, None), pages, strict=True):
            view = match.view(seat)
            fields = {name: field for name, field in match.rules.State.fields.items() if field.see is not NOBODY and field.page}
            assert page.sync["state"] == {name: view.state[name] for name in fields}
            assert page.sync["legal"] == json.loads(msgspec.json.encode(view.legal))
            assert page.sync["actors"] == list(match.actors)
            assert page.sync["seat"] == seat
            assert "key" not in page.sync["state"]
            assert page.sync["log"] == [{"number": 0, "events": json.loads(msgspec.json.encode(match.seen(seat, 0)))}]
            assert page.sync["board"]["seats"] == 2


def noted(order: list[str], page: FakePage, message: Any) -> None:
    """A page hears something, and its turn is written down."""
    order.append(page.id)
    page.receive(message)


@in_a_loop
async def test_the_mover_hears_first_and_with_the_acknowledgement() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(4, spectators=2)
        order: list[str] = []
        for page in pages:
            room.house.bus.listen(f"page/{page.id}", partial(noted, order, page))
        for _ in range(40):
            mover = mover_of(room, link, pages)
            order.clear()
            await mover.act(mover.sync["legal"][0])
            assert order[0] == mover.id
            assert sorted(order) == sorted(page.id for page in pages), "everyone once"


@in_a_loop
async def test_two_devices_of_one_guest_both_follow_and_both_can_move() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        twin = await room.come(link, ADA)
        for number in range(30):
            mover = mover_of(room, link, pages)
            if mover.guest is ADA and number % 2:
                mover = twin
            id = await mover.act(room._choose(room.playing(link), mover.sync["seat"]))
            assert pages[0].sync == twin.sync
            if mover.guest is ADA:
                assert [page.new("frame")[-1]["ack"] for page in (pages[0], twin)] == [id, id]
        assert pages[0].table["watchers"] == 0


@in_a_loop
async def test_what_is_at_stake_is_told_to_the_seat_that_asks_and_to_nobody_else() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1)
        mover = mover_of(room, link, pages[:2])
        match, seat = room.playing(link).match, mover.sync["seat"]
        for page in pages:
            page.new()
            await page.say(messages.Weigh())
        assert [len(page.new("stakes")) for page in pages] == [1, 1, 1]
        for told in map(json.loads, pages[2].raw):
            assert told["is"] != "stakes" or (told["choices"], told["tally"]) == ([], []), "who only watches has nothing at stake"
        for page in pages[:2]:
            told = [message for message in map(json.loads, page.raw) if message["is"] == "stakes"][-1]
            assert told["window"] == page.sync["window"]
            assert told["choices"] == json.loads(msgspec.json.encode(match.stakes(page.sync["seat"])))
            assert len(told["choices"]) == len(page.sync["legal"])
        assert len(match.stakes(seat)) > 0
        assert match.tally(seat) == (), "Hashcatch has no rounds"


# ---------------------------------------------------------------- moves that are sent again, late, or by the wrong page


def test_a_move_sent_again_is_acknowledged_and_not_played_again_also_after_a_restart(anywhere: Any) -> None:
    store = anywhere

    @in_a_loop
    async def play() -> None:
        async with TableRoom(store) as room:
            link, pages = await room.start(2)
            mover = mover_of(room, link, pages)
            action, window = mover.sync["legal"][0], mover.sync["window"]
            id = await mover.act(action)
            log = list(room.playing(link).match.log)
            for page in pages:
                page.new()
            await mover.act(action, id=id, window=window)
            await mover.act({"do": "nonsense"}, id=id, window=999)
            assert mover.new() == [{"is": "ack", "id": id}] * 2
            assert all(page.new() == [] for page in pages)
            assert room.playing(link).match.log == log
            other = next(page for page in pages if page is not mover)
            await other.act(action, id=id)
            assert other.refusal()["fault"] == faults.STALE.number
        async with TableRoom(store) as room:
            again = await room.come(link, mover.guest)
            again.new()
            await again.act(action, id=id, window=window)
            assert again.new() == [{"is": "ack", "id": id}]
            assert len(room.playing(link).match.log) == len(log)
            another = await room.come(link, other.guest)
            await another.act(action, id=id)
            assert another.refusal() | {"params": {}} == {
                "is": "refused",
                "fault": faults.STALE.number,
                "code": "fault-stale",
                "params": {},
                "rule": None,
                "retry": False,
                "id": id,
            }

    play()


@in_a_loop
async def test_a_double_click_is_played_once_and_the_second_is_stale() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        mover = mover_of(room, link, pages)
        mover.new()
        window, action = mover.sync["window"], msgspec.Raw(json.dumps(mover.sync["legal"][0]).encode())
        await mover.say(messages.Act("first-click", window, action), messages.Act("second-click", window, action))
        frame, refused = mover.new()
        assert (frame["is"], frame["ack"]) == ("frame", "first-click")
        assert (refused["fault"], refused["id"]) == (faults.STALE.number, "second-click")
        assert len(room.playing(link).match.log) == 1


@in_a_loop
async def test_refused_moves_name_the_rule_and_reach_the_sender_only() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1)
        mover = mover_of(room, link, pages)
        other = next(page for page in pages if page is not mover)
        watcher, guest = pages[2], await room.come(link, CY)
        before = room.playing(link).match.state_bytes()
        cases: list[tuple[FakePage, Any, faults.FaultKind, str, str | None]] = [
            (mover, {"do": "stop"}, faults.ILLEGAL, "hashcatch-say-purpose", "HC-11"),
            (mover, {"do": "check", "token": 1}, faults.ILLEGAL, "hashcatch-not-on-hash", "HC-11"),
            (other, {"do": "roll"}, faults.NOT_YOURS, "not-yours", "HC-10"),
            (mover, {"do": "fly"}, faults.MALFORMED, "malformed-json", None),
            (mover, {"do": "check", "token": 13}, faults.MALFORMED, "malformed-field", None),
            (mover, {"do": "check", "token": 1, "more": 1}, faults.MALFORMED, "malformed-json", None),
            (mover, {"do": "timeout", "seat": 0}, faults.MALFORMED, "malformed-json", None),
            (mover, [1], faults.MALFORMED, "malformed-json", None),
            (watcher, {"do": "roll"}, faults.NO_SEAT, "fault-no-seat", None),
            (guest, {"do": "roll"}, faults.NO_SEAT, "fault-no-seat", None),
        ]
        for page in (*pages, guest):
            page.new()
        for page, action, kind, code, rule in cases:
            id = await page.act(action)
            refused = page.refusal()
            assert (refused["fault"], refused["code"], refused["rule"], refused["id"]) == (kind.number, code, rule, id)
            assert all(each.new() == [] for each in (*pages, guest))
        assert room.playing(link).match.state_bytes() == before
        await mover.act({"do": "roll"}, window=mover.sync["window"] + 1)
        assert mover.refusal()["fault"] == faults.STALE.number
        await mover.act({"do": "roll"})
        assert len(room.playing(link).match.log) == 1


@in_a_loop
async def test_a_page_that_floods_its_table_is_refused_and_no_other() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        mover = mover_of(room, link, pages)
        other = next(page for page in pages if page is not mover)
        table, act = room.table(link), messages.Act("the-last-one", mover.sync["window"], msgspec.Raw(b'{"do":"roll"}'))
        mover.new()
        for _ in range(MOST_WAITING):
            table.post(inbox.Said(mover.id, messages.Log(0)))
        table.post(inbox.Said(mover.id, act))
        assert mover.refusal() | {"params": {}} == json.loads(
            messages.encode(faults.refused(faults.Fault(faults.SLOW_DOWN), "the-last-one"))
        )
        table.post(inbox.Said(other.id, messages.Log(0)))
        assert other.new("refused") == []
        table.post(inbox.Went(mover.id))
        await room.settle()
        assert mover.id not in table.room.pages


# ---------------------------------------------------------------- choices at the same time


@in_a_loop
async def test_anothers_choice_at_the_same_time_does_not_make_mine_stale() -> None:
    async with TableRoom(Memory()) as room:
        _, pages = await room.start(4, game="highest", spectators=1)
        for _ in range(tiny.HAND):
            windows = [page.sync["window"] for page in pages[:4]]
            asked = [(page.sync["legal"][0], page.sync["window"]) for page in pages[:4]]
            for seat in (2, 0, 3, 1):
                action, window = asked[seat]
                await pages[seat].act(action, window=window)
                assert pages[seat].new("refused") == []
                assert pages[seat].new("frame") == []
                if seat == 1:
                    break
                windows[seat] += 1
                assert [page.sync["window"] for page in pages[:4]] == windows
                assert pages[4].sync["window"] == 0
        assert all(page.sync["over"] for page in pages)


@in_a_loop
async def test_windows_of_seats_that_were_asked_nothing_do_not_move() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(3)
        for _ in range(80):
            before, actors = [page.sync["window"] for page in pages], room.playing(link).match.actors
            mover = mover_of(room, link, pages)
            await mover.act(room._choose(room.playing(link), mover.sync["seat"]))
            moved = {seat for seat in range(3) if pages[seat].sync["window"] != before[seat]}
            assert moved == {*actors, *room.playing(link).match.actors}


@in_a_loop
async def test_a_frame_that_a_viewer_saw_nothing_of_is_not_sent_and_leaves_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "quiet", QUIET)
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, game="quiet", spectators=1)
        ada, ben, watcher = pages
        for page in pages:
            page.new()
        for card in (1, 2, 1):
            await ada.act({"do": "look", "card": card})
            (frame,) = ada.new()
            assert frame["events"] == [{"event": "looked", "slot": card}]
            assert frame["diff"] == {"looked": {"0": card}}
            assert [ben.new(), watcher.new()] == [[], []]
        assert [page.sync["number"] for page in pages] == [3, 0, 0]
        await ben.act({"do": "choose", "card": 1})
        assert [page.sync["number"] for page in pages] == [4, 1, 1]
        for page in pages:
            assert_follows(room, link, page)
        comers = [await room.come(link, page.guest) for page in pages]
        assert [len(page.sync["log"]) for page in comers] == [5, 2, 1], "the log has only what a viewer saw"
        assert [[entry["number"] for entry in page.sync["log"]] for page in comers] == [[0, 1, 2, 3, 4], [0, 1], [0]]


# ---------------------------------------------------------------- coming back


@pytest.mark.parametrize("guest", [BEN, None])
@pytest.mark.parametrize("missed", [0, 1, 7, RING, RING + 1, RING + 20])
def test_who_comes_back_gets_exactly_the_missed_frames_or_everything(guest: Any, missed: int) -> None:
    @in_a_loop
    async def play() -> None:
        async with TableRoom(Memory(), bot_pause=1_000_000) as room:
            link, pages = await room.start(2, spectators=1)
            page = pages[1] if guest else pages[2]
            stays = await room.come(link, guest)
            await play_some(room, link, pages, 10)
            epoch, seen = page.sync["epoch"], page.sync["number"]
            await page.go()
            stays.new()
            others = [pages[0], stays if guest else pages[1]]
            await play_some(room, link, others, missed)
            lost = stays.new("frame")
            assert len(lost) == missed
            again = await room.come(link, guest, epoch=epoch, seen=seen, following=page.sync)
            got = again.new("frame", "sync")
            assert got == lost if missed <= RING else [each["is"] for each in got] == ["sync"]
            assert again.sync | {"log": []} == stays.sync | {"log": []}

    play()


@in_a_loop
async def test_another_epoch_or_a_number_from_the_future_gets_a_sync() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        await play_some(room, link, pages, 5)
        epoch, seen = pages[0].sync["epoch"], pages[0].sync["number"]
        for other, number in (("0" * 16, seen), (None, seen), (epoch, seen + 1), (epoch, None), (epoch, 2**31)):
            page = await room.come(link, ADA, epoch=other, seen=number)
            assert [each["is"] for each in page.new("frame", "sync")] == ["sync"]
        assert (await room.come(link, ADA, epoch=epoch, seen=seen)).new("frame", "sync") == []


@in_a_loop
async def test_who_comes_back_as_another_viewer_gets_a_sync() -> None:
    """Frames of one viewer do not fit what another has seen."""
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, spectators=1)
        await play_some(room, link, pages, 5)
        watcher = pages[2]
        page = await room.come(link, ADA, epoch=watcher.sync["epoch"], seen=watcher.sync["number"] - 2)
        assert [each["is"] for each in page.new("frame", "sync")] == ["sync"]


@in_a_loop
async def test_a_table_that_was_closed_has_another_epoch_and_the_same_match() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2)
        await play_some(room, link, pages, 12)
        before, state = pages[0].sync, room.playing(link).match.state_bytes()
        for page in pages:
            await page.go()
        await room.pass_time(200_000)
        assert room.house.tables == 0
        page = await room.come(link, ADA, epoch=before["epoch"], seen=before["number"])
        assert room.playing(link).match.state_bytes() == state
        assert page.sync["epoch"] != before["epoch"]
        assert page.sync["number"] == 0
        same = ("state", "legal", "actors", "window", "board", "seat", "match")
        assert {name: page.sync[name] for name in same} == {name: before[name] for name in same}


@in_a_loop
async def test_a_page_that_comes_while_its_table_closes_is_told_to_come_again() -> None:
    async with TableRoom(Memory()) as room:
        link, _ = await room.sit_down()
        late = FakePage(room, link, CY, "late")
        room.house.bus.listen("page/late", late.receive)
        room.table(link).post(inbox.Stop())
        room.house.tell(link, inbox.Came("late", CY.id, CY.name, messages.Hello(messages.PROTOCOL)))
        await room.settle()
        assert late.closed is faults.AGAIN


@in_a_loop
async def test_links_that_lead_nowhere_leave_nothing_behind() -> None:
    async with TableRoom(Memory()) as room:
        for number in range(3):
            with pytest.raises(faults.Fault) as raised:
                await room.house.open(f"nowhere{number}")
            assert raised.value.kind is faults.NO_TABLE
        assert room.house._opening == {}


# ---------------------------------------------------------------- writes that fail


class Unsure(Memory):
    """Writes, and says it failed."""

    failing = ""

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int = 0) -> None:
        await super().save_table(table, setup, now, term=term)
        if self.failing == "save":
            self.failing = ""
            raise NotSavedError("written, or not")

    async def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> None:
        if self.failing == "append":
            self.failing = ""
            raise NotSavedError("not written")
        await super().append(*moves, sight=sight, term=term)


@in_a_loop
async def test_after_a_write_that_failed_everyone_sees_what_is_stored() -> None:
    store = Unsure()
    async with TableRoom(store) as room:
        link, (ada, ben) = await room.sit_down()
        cy = await room.come(link, CY)
        store.failing = "save"
        cy.new()
        await cy.say(messages.Sit(2))
        refused = cy.refusal()
        assert (refused["fault"], refused["retry"]) == (faults.NOT_SAVED.number, True)
        assert [[chair["name"] for chair in page.table["chairs"]] for page in (ada, ben, cy)] == [["Ada", "Ben", "Cy", ""]] * 3
        assert cy.table["you"]["chair"] == 2


@in_a_loop
async def test_a_timeout_that_was_not_saved_is_not_told() -> None:
    store = Unsure()
    async with TableRoom(store) as room:
        link, (ada, _) = await room.start(2, pace="quick")
        ada.new()
        store.failing = "append"
        await room.pass_time(15_000 + 90_000)
        assert ada.new("notice", "frame") == []
        assert room.playing(link).match.log == []
        await room.pass_time(15_000 + 90_000)
        assert [each["is"] for each in ada.new("notice", "frame")] == ["frame", "notice"]


# ---------------------------------------------------------------- the log


@in_a_loop
async def test_the_log_can_be_read_back_to_the_opening_without_a_gap() -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(4, spectators=1)
        await play_some(room, link, pages, 2 * LATEST + 15)
        for page in [await room.come(link, each.guest) for each in pages]:
            entries = page.sync["log"]
            assert len(entries) == LATEST
            while entries[0]["number"] > 0:
                await page.say(messages.Log(entries[0]["number"]))
                (history,) = page.new("history")
                assert 0 < len(history["entries"]) <= LATEST
                entries = history["entries"] + entries
            assert [entry["number"] for entry in entries] == list(range(len(entries)))
            match, seat = room.playing(link).match, page.sync["seat"]
            seen = [match.seen(seat, ply) for ply in range(len(match.log) + 1)]
            assert [entry["events"] for entry in entries] == [json.loads(msgspec.json.encode(events)) for events in seen if events]
            for before in (0, 2**31):
                await page.say(messages.Log(before))
                (history,) = page.new("history")
                assert history["entries"] == ([] if before == 0 else entries[-LATEST:])


@in_a_loop
async def test_in_the_lobby_there_is_no_log() -> None:
    async with TableRoom(Memory()) as room:
        _, (ada, _) = await room.sit_down()
        ada.new()
        await ada.say(messages.Log(10))
        assert ada.new() == []


# ---------------------------------------------------------------- the end


@in_a_loop
async def test_the_end_has_the_result_the_scores_and_seeds_that_give_the_key() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, pages = await finished(room, 3, spectators=1)
        match = room.playing(link).match
        for page in pages:
            (end,) = page.new("end")
            assert end["match"] == 1
            assert end["result"] == json.loads(msgspec.json.encode(match.result))
            assert end["scores"][0] == [0, 0, 0]
            assert end["scores"][-1] == end["result"]["points"]
            assert len(end["scores"]) <= MOST_SCORES
            assert server_commitment(bytes.fromhex(end["server_seed"]), end["terms"]) == end["commitment"] == page.table["commitment"]
            key = match_key(bytes.fromhex(end["server_seed"]), [bytes.fromhex(seed) for seed in end["seat_seeds"]])
            assert match._states[0]["key"].tolist() == words(key).tolist()
        kept = store.matches[link, 1]
        assert kept.result == room.playing(link).result
        assert kept.ended == room.time.date()
        late = await room.come(link, ADA)
        assert [each["is"] for each in late.new()] == ["table", "dealt", "sync", "end"]
        assert late.sync["over"]
        await late.act({"do": "roll"})
        assert late.refusal()["code"] == "match-over"


def test_scores_are_thinned_to_what_a_graph_needs() -> None:
    for count in (1, MOST_SCORES, MOST_SCORES + 1, 1_000):
        scores = [(number,) for number in range(count)]
        kept = thinned(scores)
        assert len(kept) == min(count, MOST_SCORES)
        assert (kept[0], kept[-1]) == (scores[0], scores[-1])
        assert list(kept) == sorted(set(kept))


@in_a_loop
async def test_bots_play_with_a_pause_and_a_match_with_them_ends() -> None:
    async with TableRoom(Memory(), bot_pause=650) as room:
        link, pages = await room.start(1, bots=2)
        for _ in range(20):
            log = room.playing(link).match.log
            count, seat = len(log), room.playing(link).match.actors[0]
            if seat == 0:
                await pages[0].act(pages[0].sync["legal"][0])
                continue
            await room.pass_time(649)
            assert len(log) == count
            await room.pass_time(1)
            assert len(log) == count + 1
        await room.play_to_the_end(link, pages)
        (end,) = pages[0].new("end")
        listed = Commitments(end["commitment"], tuple(end["commitments"]))
        assert listed.seats[1:] == ("", "")
        assert end["seat_seeds"] == [seed_of(0), bot_seed(listed, 1).hex(), bot_seed(listed, 2).hex()]
        by = {move.by for move in room.store.moves[link, 1]}  # type: ignore[attr-defined]
        assert by == {"guest", "bot"}


@in_a_loop
async def test_a_match_that_all_have_left_is_abandoned_and_its_seeds_are_shown() -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, (ada, ben, watcher) = await room.start(2, spectators=1)
        await play_some(room, link, [ada, ben], 5)
        await ada.say(messages.Leave())
        assert ada.new("end") == []
        await ben.say(messages.Leave())
        for page in (ada, ben, watcher):
            assert page.table["phase"] == "abandoned"
            (end,) = page.new("end")
            assert end["result"] is None
            assert server_commitment(bytes.fromhex(end["server_seed"]), end["terms"]) == end["commitment"]
            assert end["seat_seeds"] == [seed_of(0), seed_of(1)]
        kept, moves = store.matches[link, 1], list(store.moves[link, 1])
        assert (kept.result, kept.ended) == (None, room.time.date())
        for page in (ada, ben):
            await page.act({"do": "roll"})
            assert page.refusal()["fault"] == faults.NOT_NOW.number
        await room.pass_time(100_000)
        assert store.moves[link, 1] == moves, "nobody plays on"


@pytest.mark.parametrize("fell", ["before the result was written", "before the last move was written"])
@in_a_loop
async def test_a_match_whose_end_was_not_written_is_finished_when_it_is_loaded(fell: str) -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link, pages = await finished(room)
        result = room.playing(link).result
    setup = json.loads(store.tables[link][0]) | {"phase": "playing"}
    store.tables[link] = json.dumps(setup).encode(), 0
    store.matches[link, 1] = msgspec.structs.replace(store.matches[link, 1], ended=None, result=None)
    last = store.moves[link, 1].pop() if fell.startswith("before the last move") else None
    async with TableRoom(store) as room:
        pages = [await room.come(link, guest) for guest in (ADA, BEN)]
        if last:
            assert pages[0].table["phase"] == "playing"
            await pages[last.seat].act(msgspec.json.encode(box("hashcatch").rules.actions.parse(last.action)))
        assert pages[0].table["phase"] == "over"
        assert store.matches[link, 1].result == result
        assert pages[0].new("end")[-1]["result"] == json.loads(msgspec.json.encode(result))


@in_a_loop
async def test_after_a_rematch_moves_and_ids_of_the_match_before_mean_nothing() -> None:
    async with TableRoom(Memory()) as room:
        link, (ada, ben) = await finished(room)
        old = room.store.moves[link, 1][0]  # type: ignore[attr-defined]
        await ben.say(messages.Rematch())
        assert ada.table["phase"] == "lobby"
        await room.begin([ada, ben])
        assert (ada.sync["match"], ada.sync["number"], len(room.playing(link).match.log)) == (2, 0, 0)
        mover = mover_of(room, link, [ada, ben])
        id = await mover.act(mover.sync["legal"][0], id=old.move_id)
        assert mover.new("frame")[-1]["ack"] == id
        assert [move.match for move in room.store.moves[link, 2]] == [2]  # type: ignore[attr-defined]


@in_a_loop
async def test_a_bots_thought_of_the_match_before_is_not_played_in_the_next() -> None:
    async with TableRoom(Memory(), pause_thoughts=True) as room:
        for _ in range(40):
            link, (ada,) = await room.start(1, bots=1)
            if room.playing(link).match.actors == (1,):
                break
        (think,) = room.thoughts[-1:]
        think()
        await ada.say(messages.Leave(), messages.Rematch())
        await room.begin([ada])
        await room.pass_time(10_000)
        assert room.playing(link).stored.number == 2
        assert room.playing(link).match.log == []


@in_a_loop
async def test_when_a_match_begins_each_page_is_told_in_a_turn_of_its_own() -> None:
    async with TableRoom(Memory()) as room:
        _, pages = await room.sit_down(2, spectators=12)
        turn, told = 0, dict[str, int]()

        async def others() -> None:
            nonlocal turn
            while True:
                turn += 1
                await asyncio.sleep(0)

        def receive(page: FakePage, message: Any) -> None:
            if isinstance(message, bytes) and b'"is":"sync"' in message:
                told[page.id] = turn
            page.receive(message)

        for page in pages:
            room.house.bus.listen(f"page/{page.id}", partial(receive, page))
        task = asyncio.create_task(others())
        await room.begin(pages[:2])
        task.cancel()
        assert sorted(told) == sorted(page.id for page in pages)
        assert len(set(told.values())) == len(pages), "others had a turn between any two of them"
        synced = [page.raw[-1] for page in pages[2:] if b'"is":"sync"' in page.raw[-1]]
        assert len({id(each) for each in synced}) == 1, "for all who watch it is made once"
