"""Several servers, one store: pages at any of them play at the same tables, whatever happens to servers and to what they say to each other."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import Mock

import msgspec
import pytest
from many import LASTS, OneOfMany, Servers, play_on
from table_room import ADA, BEN, CY, FakePage, in_a_loop

from hacktable.server.house import HANDED_TOGETHER, RENEW_EVERY, SENT_EVERY, SENT_TOGETHER
from hacktable.server.http.web import Web
from hacktable.server.parcels import Came, Revoked, Went, pack
from hacktable.server.relays import BEAT, MOST_EARLY, SILENT, UNKNOWN
from hacktable.server.table import inbox
from hacktable.server.table.stored import Guest
from hacktable.server.table.table import Table
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault

T = TypeVar("T")


async def started(servers: Servers, *places: int) -> tuple[str, list[FakePage]]:
    """A match between two people; the first opens the table at the first of these servers, and so on. Spectators follow."""
    link = await servers[places[0]].make()
    guests = (ADA, BEN, *(None for _ in places[2:]))
    pages = [await servers[place].come(link, guest) for place, guest in zip(places, guests, strict=True)]
    await pages[1].say(messages.Sit(1))
    for number, page in enumerate(pages[:2]):
        await page.ready(number)
    await pages[0].say(messages.Start())
    assert pages[0].sync["seat"] == 0
    assert pages[1].sync["seat"] == 1
    return link, pages


def heir_of(servers: Servers, link: str) -> OneOfMany:
    """Who gets a table of the first server when that one stops."""
    session = servers[0].house.heir(link)
    return next(room for room in servers.living if room.leases.session == session)


def moves_of(servers: Servers, link: str) -> list[str | None]:
    return [move.move_id for move in servers.store.moves[link, 1]]


class TestOneTable:
    @in_a_loop
    async def test_is_played_to_its_end_by_pages_of_three_servers_who_see_the_same(self) -> None:
        async with Servers(3) as servers:
            link, pages = await started(servers, 0, 1, 2)
            twins = [await servers[2].come(link, ADA), await servers[0].come(link, BEN)]
            moves = await play_on(servers, link, pages)
            assert moves > 20
            assert servers.owner(link) is servers[0]
            assert [page.table["phase"] for page in (*pages, *twins)] == ["over"] * 5
            for page, twin in zip(pages, twins, strict=False):
                frames = [each for each in twin.raw if json.loads(each)["is"] in ("frame", "end")]
                assert frames == [each for each in page.raw if json.loads(each)["is"] in ("frame", "end")][-len(frames) :]
            assert len(moves_of(servers, link)) == moves

    @in_a_loop
    async def test_is_open_at_one_server_only(self) -> None:
        async with Servers(3) as servers:
            link = await servers[0].make()
            for place in (1, 2, 0):
                await servers[place].come(link, CY)
            assert servers.owner(link) is servers[1]
            assert len(servers[1].table(link).room.pages) == 3
            assert [room.house.pages for room in servers.living] == [1, 1, 1]
            assert [room.house.tables for room in servers.living] == [0, 1, 0]

    @in_a_loop
    async def test_is_opened_by_one_caller_after_the_other_also_by_those_who_come_when_some_have_gone(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with Servers(2) as servers:
            house, now, most = servers[0].house, 0, 0

            async def load(link: str) -> Table:
                nonlocal now, most
                now += 1
                most = max(most, now)
                await asyncio.sleep(0)
                now -= 1
                raise Fault(faults.NOT_SAVED)

            monkeypatch.setattr(house, "_load", load)
            callers = [asyncio.create_task(house.open("somewhere")) for _ in range(3)]
            await asyncio.wait(callers, return_when=asyncio.FIRST_COMPLETED)
            callers += [asyncio.create_task(house.open("somewhere")) for _ in range(2)]
            await asyncio.wait(callers)
            assert [type(each.exception()) for each in callers] == [Fault] * 5
            assert most == 1
            assert not house._opening

    @in_a_loop
    async def test_who_goes_from_another_server_is_gone(self) -> None:
        async with Servers(2) as servers:
            _, (ada, ben) = await started(servers, 0, 1)
            await ben.go()
            assert ada.table["chairs"][1]["presence"] == "away"

    @in_a_loop
    async def test_is_given_back_when_nobody_uses_it_and_then_belongs_to_whoever_opens_it(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 1)
            await ada.go()
            await ben.go()
            await servers.pass_time(130_000)
            assert not servers[0].house.is_open(link)
            await servers[1].come(link, BEN)
            assert servers.owner(link) is servers[1]

    @in_a_loop
    async def test_examines_a_drawing_before_the_table_reads_it_and_everything_after_it_later(self) -> None:
        async with Servers(2) as servers:
            link = await servers[0].make(game="blackhat")
            await servers[0].come(link)
            ada = await servers[1].come(link, ADA)
            examined: list[object] = []
            examine = servers[0].house.examine

            async def watched(*asked: Any) -> None:
                examined.append(asked)
                await examine(*asked)

            servers[0].house.examine = watched  # type: ignore[method-assign, assignment]
            ada.post(messages.Choose({"custom": "no board at all " * 20}, "off"))
            ada.post(messages.Stand())
            await servers.settle()
            assert len(examined) == 1
            assert ada.new("refused")
            assert ada.table["you"]["chair"] is None


class TestAnOwner:
    @in_a_loop
    async def test_that_dies_loses_nothing_that_was_acknowledged(self) -> None:
        async with Servers(3) as servers:
            link, (ada, ben, eve) = await started(servers, 0, 1, 2)
            for _ in range(10):
                playing = servers[0].playing(link)
                mover = (ada, ben)[playing.match.actors[0]]
                await mover.act(servers[0]._choose(playing, mover.sync["seat"]))
            before = moves_of(servers, link)
            seen = ben.sync["state"]
            await servers[0].kill()
            await servers.pass_time(LASTS + BEAT)
            assert ben.closed is faults.MOVED
            assert eve.closed is faults.MOVED
            again = [await servers[2].come(link, ADA), await servers[1].come(link, BEN)]
            assert servers.owner(link) is servers[2]
            assert again[1].sync["state"] == seen
            await play_on(servers, link, again)
            assert moves_of(servers, link)[: len(before)] == before
            assert [page.table["phase"] for page in again] == ["over"] * 2

    @in_a_loop
    async def test_that_dies_is_missed_as_soon_as_its_session_has_run_out(self) -> None:
        async with Servers(3) as servers:
            _, (_, ben, eve) = await started(servers, 0, 1, 2)
            session = servers[0].leases.session
            await servers[0].kill()
            servers.book.until[session] = servers.time.present + LASTS - BEAT // 2  # between two renewals of the others
            await servers.pass_time(LASTS - BEAT // 4)
            assert ben.closed is eve.closed is faults.MOVED

    @in_a_loop
    async def test_that_stood_still_too_long_writes_and_tells_nothing_more(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 1)
            late, session = servers[0], servers[0].leases.session
            late.stand_still()
            await servers.pass_time(LASTS + BEAT)
            assert ben.closed is faults.MOVED
            back = await servers[1].come(link, BEN)
            assert servers[1].house.is_open(link)
            assert late.house.is_open(link), "it does not know yet"
            table, told = late.table(link), len(ada.raw)
            stored = moves_of(servers, link) if (link, 1) in servers.store.moves else []
            mover = table.playing.match.actors[0] if table.playing else 0
            action = late._choose(late.playing(link), mover)
            if mover == 0:
                await ada.act(action)
            else:
                table.post(inbox.Renamed(ADA.id, "Adele"))
                await servers.settle()
            assert servers.store.refused == 1
            assert ada.closed is faults.AGAIN
            assert len(ada.raw) == told
            assert (moves_of(servers, link) if (link, 1) in servers.store.moves else []) == stored
            servers.air.held.clear()
            await late.house.renew()
            await servers.settle()
            assert late.leases.session != session
            ada = await late.come(link, ADA)
            await play_on(servers, link, [ada, back])
            assert servers.owner(link) is servers[1]

    @in_a_loop
    async def test_that_does_not_know_that_it_lost_a_table_shows_no_older_state_to_who_comes(self) -> None:
        async with Servers(2) as servers:
            link, _ = await started(servers, 0, 0)
            late = servers[0]
            late.stand_still()
            await servers.pass_time(LASTS + BEAT)
            pages = [await servers[1].come(link, guest) for guest in (ADA, BEN)]
            playing = servers[1].playing(link)
            mover = playing.match.actors[0]
            await pages[mover].act(servers[1]._choose(playing, mover))
            assert late.house.is_open(link), "it does not know yet"
            again = await late.come(link, ADA)
            assert not late.house.is_open(link)
            await servers.settle()
            if again.closed:
                again = await late.come(link, ADA)
            assert again.sync["state"] == pages[0].sync["state"]

    @in_a_loop
    async def test_whose_session_has_run_out_drops_all_tables_and_begins_anew(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 0)
            other, (cy, _) = await started(servers, 0, 0)
            session = servers[0].leases.session
            servers.book.until[session] = 0
            await servers[0].house.renew()
            await servers.settle()
            assert [page.closed for page in (ada, ben, cy)] == [faults.AGAIN] * 3
            assert servers[0].house.tables == 0
            assert servers[0].leases.session not in ("", session)
            again = [await servers[0].come(link, ADA), await servers[1].come(link, BEN)]
            await play_on(servers, link, again)
            await servers[1].come(other, CY)
            assert servers.owner(other) is servers[1]

    @in_a_loop
    async def test_that_closes_while_it_begins_a_new_session_ends_that_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        async with Servers(2) as servers:
            room, answer = servers[0], asyncio.Event()
            enter, send_off, lost = room.leases.enter, room.house._send_off, room.leases.session
            asked: list[asyncio.Task[None]] = []

            async def late() -> None:
                await answer.wait()
                await enter()

            def enter_late() -> asyncio.Future[None]:
                asked.append(asyncio.create_task(late()))
                return asyncio.shield(asked[0])  # a thread asks the database: it goes on though nobody waits for it any more

            async def almost_closed() -> None:
                await send_off()
                asyncio.get_running_loop().call_later(0.01, answer.set)

            monkeypatch.setattr(room.leases, "enter", enter_late)
            monkeypatch.setattr(room.house, "_send_off", almost_closed)
            servers.book.until[lost] = 0
            await servers.settle()
            await servers.pass_time(RENEW_EVERY)
            await room.stop()
            await asked[0]
            assert room.leases.session != lost
            assert servers.book.until.keys() == {lost, servers[1].leases.session}

    @in_a_loop
    async def test_goes_on_renewing_though_something_has_failed_that_nobody_has_thought_of(
        self, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with Servers(2) as servers:
            house, session = servers[0].house, servers[0].leases.session
            await servers.settle()
            with monkeypatch.context() as odd:
                odd.setattr(house._relays, "living", Mock(side_effect=ZeroDivisionError))
                await servers.pass_time(RENEW_EVERY)
            (logged,) = (record for record in caplog.records if record.levelno >= logging.ERROR)
            assert logged.exc_info
            assert logged.exc_info[0] is ZeroDivisionError
            for room in servers.living:
                room._faults.clear()
            await servers.pass_time(3 * LASTS)
            assert servers[0].leases.session == session
            assert servers.book.alive(session)

    @in_a_loop
    async def test_that_drops_a_table_and_opens_it_again_keeps_no_page_waiting_though_the_word_of_it_was_lost(self) -> None:
        async with Servers(2) as servers:
            link, (_, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            servers[0].table(link).lose()
            await servers.settle()
            assert servers.air.lost
            servers.air.lose = 0
            await servers[0].come(link, ADA)
            assert ben.closed is None, "it does not know yet"
            await servers.pass_time(2 * BEAT)
            assert ben.closed is faults.AGAIN

    @in_a_loop
    async def test_that_the_database_does_not_answer_sends_its_pages_to_other_servers(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 0)
            assert servers[0].house._renewing
            servers[0].house._renewing.cancel()
            await servers.pass_time(LASTS)
            assert [page.closed for page in (ada, ben)] == [faults.AGAIN] * 2
            again = [await servers[1].come(link, ADA), await servers[1].come(link, BEN)]
            assert servers.owner(link) is servers[1]
            await play_on(servers, link, again)

    @in_a_loop
    async def test_that_loses_a_table_tells_its_pages_though_a_write_has_no_end_and_opens_it_again_only_after_that(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with Servers(2) as servers:
            link, pages = await started(servers, 0, 0)
            room = servers[0]
            table, playing = room.table(link), room.playing(link)
            mover = playing.match.actors[0]
            writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            monkeypatch.setattr(table._log._store, "append", lambda *_, **__: writing)
            action = room._choose(playing, mover)
            pages[mover].post(messages.Act("a-late-move", pages[mover].sync["window"], msgspec.Raw(action)))
            while not table._inbox.empty:
                await asyncio.sleep(0)
            table.lose()
            assert [page.closed for page in pages] == [faults.AGAIN] * 2
            told = [len(page.raw) for page in pages]
            opening = asyncio.create_task(room.house.open(link))
            for _ in range(10):
                await asyncio.sleep(0)
            assert not opening.done(), "two of them could write in the same term"
            writing.set_result(None)
            assert await opening is not table
            assert [len(page.raw) for page in pages] == told

    @in_a_loop
    async def test_waits_for_a_database_that_is_away(self) -> None:
        async with Servers(2) as servers:
            link, pages = await started(servers, 0, 1)
            servers.book.away = True
            await servers.pass_time(BEAT)
            servers.book.away = False
            await servers.pass_time(BEAT)
            await play_on(servers, link, pages)

    @in_a_loop
    async def test_hands_its_tables_over_when_it_stops_and_leads_their_pages_to_the_new_owners(self) -> None:
        async with Servers(3) as servers:
            tables = [await started(servers, 0, place) for place in (0, 1, 2, 1, 2)]
            while {heir_of(servers, link) is pages[1].room for link, pages in tables[1:]} != {True, False}:
                tables.append(await started(servers, 0, 1))
            away = await started(servers, 1, 0)
            for _, pages in tables:
                for page in pages:
                    page.new()
            heirs = [heir_of(servers, link) for link, _ in tables]
            await servers[0].stop()
            for (link, pages), heir in zip(tables, heirs, strict=True):
                assert servers.owner(link) is heir, "some get a table of which they have a page already"
                assert [len(page.new("sync")) for page in pages] == [1, 1], "the new owner shows it, before anybody is sent off"
                assert [page.closed for page in pages] == [faults.MOVED if page.room is servers[0] else None for page in pages]
                again = [page if page.closed is None else await servers[1].come(link, page.guest) for page in pages]
                await play_on(servers, link, again)
            assert [page.closed for page in away[1]] == [None, faults.MOVED]

    @in_a_loop
    async def test_that_stops_hands_on_what_its_tables_have_not_read(self) -> None:
        async with Servers(3) as servers:
            tables = [await started(servers, 0, place, 0) for place in (0, 1, 2, 1)][:HANDED_TOGETHER]
            sent = {}
            for link, pages in tables:
                playing = servers[0].playing(link)
                mover = pages[playing.match.actors[0]]
                action = msgspec.Raw(servers[0]._choose(playing, mover.sync["seat"]))
                sent[link] = mover, messages.Act(f"move-{link}", mover.sync["window"], action)
            asked, go_on, hand_over = list[str](), asyncio.Event(), servers[0].leases.hand_over

            async def slowly(table: str, term: int, session: str) -> None:
                asked.append(table)
                await go_on.wait()
                await hand_over(table, term, session)

            servers[0].leases.hand_over = slowly  # type: ignore[method-assign]
            closing = asyncio.create_task(servers[0].house.close())
            while len(asked) < len(tables):  # then the tables read nothing more
                await asyncio.sleep(0)
            for link, pages in tables:
                mover, move = sent[link]
                mover.post(move)
                pages[1].post(messages.Say(text="What a table!"))
                pages[2].room.house.tell(link, inbox.Went(pages[2].id))
            await asyncio.sleep(0)
            assert servers.air.deliver(), "what one server has to say gets to the old owner, what the other has to say does not"
            go_on.set()
            await servers.settle()
            assert not closing.done()
            for link, (mover, move) in sent.items():
                assert moves_of(servers, link) == [move.id]
                assert [line.name for line in servers.store.chats[link]] == ["Ben"]
                assert [each for each in mover.new("frame") if each["ack"] == move.id], "it is acknowledged on the same line"
                pages_there = servers.owner(link).house._open[link].room.pages.values()
                assert all(page.guest for page in pages_there), "and who has gone meanwhile is not there"
            while not closing.done():
                await servers.pass_time(SENT_EVERY)
            servers[0].dead = True

    @in_a_loop
    async def test_hands_a_few_tables_over_at_a_time_and_the_others_play_on_meanwhile(self) -> None:
        async with Servers(2) as servers:
            tables = [await started(servers, 0, 0) for _ in range(HANDED_TOGETHER + 1)]
            servers.air.held.add(f"server/{servers[0].leases.session}")  # nobody says that a table is open there
            closing = asyncio.create_task(servers[0].house.close())
            await servers.settle()
            (link,) = (link for link, _ in tables if servers[0].house.is_open(link))
            pages = dict(tables)[link]
            playing = servers[0].playing(link)
            mover = pages[playing.match.actors[0]]
            move = await mover.act(servers[0]._choose(playing, mover.sync["seat"]))
            assert moves_of(servers, link) == [move]
            servers.air.held.clear()
            await servers.settle()
            assert servers.owner(link) is servers[1]
            while not closing.done():
                await servers.pass_time(SENT_EVERY)
            servers[0].dead = True

    @in_a_loop
    async def test_goes_on_if_it_does_not_hear_that_a_table_is_open_again(self) -> None:
        async with Servers(2) as servers:
            tables = [await started(servers, 0, 0) for _ in range(HANDED_TOGETHER + 1)]
            servers.air.held.add(f"server/{servers[0].leases.session}")
            await servers[0].stop()
            assert all(servers.owner(link) is servers[1] for link, _ in tables)

    @in_a_loop
    async def test_sends_its_pages_off_a_few_at_a_time(self) -> None:
        async with Servers(2) as servers:
            tables = [await started(servers, 0, 0) for _ in range(SENT_TOGETHER)]
            pages = [page for _, both in tables for page in both]
            closing = asyncio.create_task(servers[0].house.close())
            gone = []
            while not closing.done():
                await servers.settle()
                gone.append(sum(page.closed is not None for page in pages))
                await servers.pass_time(SENT_EVERY)
            servers[0].dead = True
            assert gone[-1] == len(pages)
            assert all(later - before <= SENT_TOGETHER for before, later in itertools.pairwise(gone)), gone

    @in_a_loop
    async def test_sends_its_pages_away_if_nobody_has_heard_where_their_table_is(self) -> None:
        async with Servers(3) as servers:
            tables = [await started(servers, 0, place) for place in (1, 2, 1, 2, 1, 2)]
            servers.air.lose = 1
            await servers[0].stop()
            servers.air.lose = 0
            await servers.pass_time(LASTS + 2 * BEAT)
            for link, pages in tables:
                assert all(pages[0].closed is not None and page.closed in (faults.MOVED, faults.AGAIN) for page in pages)
                again = [await servers[1].come(link, ADA), await servers[2].come(link, BEN)]
                await play_on(servers, link, again)

    @in_a_loop
    async def test_does_not_lead_on_what_a_page_has_said_so_long_ago_that_nobody_remembers_it(self) -> None:
        async with Servers(3) as servers:
            link, (_, ben) = await started(servers, 0, 1)
            servers.air.held.add(f"server/{servers[0].leases.session}")
            for _ in range(MOST_EARLY + 1):
                ben.post(messages.Say("hello"))
            closing = asyncio.create_task(servers[0].house.close())
            await servers.settle()
            assert ben.closed is faults.MOVED
            while not closing.done():
                await servers.pass_time(SENT_EVERY)
            servers[0].dead = True
            await play_on(servers, link, [await servers[1].come(link, ADA), await servers[2].come(link, BEN)])

    @in_a_loop
    async def test_that_stops_as_the_last_one_tells_its_pages_to_wait(self) -> None:
        async with Servers(1) as servers:
            _, (ada, ben) = await started(servers, 0, 0)
            await servers[0].house.close()
            assert [ada.closed, ben.closed] == [faults.CLOSING] * 2


class TestAnEdge:
    @in_a_loop
    async def test_that_dies_takes_its_pages_with_it(self) -> None:
        async with Servers(2) as servers:
            _, (ada, _) = await started(servers, 0, 1)
            await servers[1].kill()
            await servers.pass_time(LASTS + BEAT)
            assert ada.table["chairs"][1]["presence"] == "away"

    @in_a_loop
    async def test_that_is_cut_off_sends_its_pages_back_and_the_owner_counts_them_as_gone(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            await servers.pass_time(SILENT + 2 * BEAT)
            assert ben.closed is faults.AGAIN
            assert ada.closed is None
            assert ada.table["chairs"][1]["presence"] == "away"
            servers.air.lose = 0
            ben = await servers[1].come(link, BEN)
            await play_on(servers, link, [ada, ben])

    @in_a_loop
    async def test_without_a_bus_says_at_once_that_pages_have_to_come_again(self) -> None:
        async with Servers(2) as servers:
            link, (_, ben) = await started(servers, 0, 1)
            servers.air.cut.add("b")
            await ben.say(messages.Stand())
            assert ben.closed is faults.AGAIN
            lost = await servers[1].come(link, BEN)
            assert lost.closed is faults.AGAIN

    @in_a_loop
    async def test_knows_how_many_look_at_a_table_elsewhere(self) -> None:
        async with Servers(2) as servers:
            link = await servers[0].make(bots=2)
            await servers[0].come(link, ADA)
            await servers[1].come(link, BEN)
            await servers.pass_time(BEAT)
            assert servers[1].house.crowd(link) == (2, 2)

    @in_a_loop
    async def test_that_nobody_ever_knew_to_be_alive_is_forgotten_after_a_while(self) -> None:
        async with Servers(1) as servers:
            link = await servers[0].make()
            await servers[0].come(link, ADA)
            relays = servers[0].house.relays
            assert relays
            for item in (Came(1, link, None, "", messages.Hello(messages.PROTOCOL)), Went(1)):
                for parcel in pack("stranger", [item]):
                    relays._receive(parcel)
            await servers.pass_time(UNKNOWN // 2)
            assert "stranger" in relays._peers, "what it said may come a second time"
            await servers.pass_time(UNKNOWN // 2 + 2 * BEAT)
            assert "stranger" not in relays._peers


class TestALostMessage:
    @in_a_loop
    async def test_to_a_page_is_noticed_with_the_next_one(self) -> None:
        async with Servers(2) as servers:
            _, (ada, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            await ada.say(messages.Say(text="one"))
            servers.air.lose = 0
            await ada.say(messages.Say(text="two"))
            assert ben.closed is faults.AGAIN
            assert ada.table["chairs"][1]["presence"] == "away"

    @in_a_loop
    async def test_to_a_page_is_noticed_within_a_second_even_if_no_other_follows(self) -> None:
        async with Servers(2) as servers:
            _, (ada, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            await ada.say(messages.Say(text="one"))
            servers.air.lose = 0
            await servers.pass_time(BEAT)
            assert ben.closed is faults.AGAIN

    @in_a_loop
    async def test_of_a_page_is_noticed_in_both_ways(self) -> None:
        async with Servers(2) as servers:
            link, (_, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            await ben.say(messages.Say(text="one"))
            servers.air.lose = 0
            await ben.say(messages.Say(text="two"))
            assert ben.closed is faults.AGAIN
            assert link not in servers.store.chats
            ben = await servers[1].come(link, BEN)
            servers.air.lose = 1
            await ben.say(messages.Say(text="three"))
            servers.air.lose = 0
            await servers.pass_time(BEAT)
            assert ben.closed is faults.AGAIN

    @in_a_loop
    async def test_with_which_a_page_comes_or_goes_is_noticed_too(self) -> None:
        async with Servers(2) as servers:
            link, (ada, ben) = await started(servers, 0, 1)
            servers.air.lose = 1
            await ben.go()
            ben = await servers[1].come(link, BEN)
            servers.air.lose = 0
            assert len(servers[0].table(link).room.pages) == 2
            await servers.pass_time(BEAT)
            assert ada.table["chairs"][1]["presence"] == "away"
            assert ben.closed is faults.AGAIN

    @in_a_loop
    async def test_that_comes_twice_is_read_once(self) -> None:
        async with Servers(2) as servers:
            link, pages = await started(servers, 0, 1)
            servers.air.double = 1
            await pages[1].say(messages.Say(text="once"))
            await play_on(servers, link, pages)
            assert [line.text for line in servers.store.chats[link]] == ["once"]
            assert [page.closed for page in pages] == [None, None]
            assert servers.air.doubled > 50

    @in_a_loop
    async def test_with_which_a_page_came_is_left_out_too_when_the_page_has_been_given_up_meanwhile(self) -> None:
        async with Servers(2) as servers:
            link, _ = await started(servers, 0, 1)
            said: list[bytes] = []
            relays, edge = servers[0].house._relays, servers[1].leases.session
            assert relays
            receive = servers.air.listeners[f"server/{relays.session}"]
            servers.air.listeners[f"server/{relays.session}"] = said.append
            ben = await servers[1].come(link, BEN)
            servers.air.listeners[f"server/{relays.session}"] = receive
            for parcel in said:
                receive(parcel)
            await servers.settle()
            await ben.say(messages.Say(text="one"))
            assert ben.closed is None
            relays._cut(relays._peers[edge])  # as if its server had been silent
            for parcel in said:
                receive(parcel)
            await servers.settle()
            assert ben.closed is faults.AGAIN


class Player:
    """A seat that comes back whenever its page is sent away, to any server, and sends its move again until it is acknowledged."""

    def __init__(self, servers: Servers, link: str, guest: Guest, seat: int, page: FakePage) -> None:
        self.servers, self.link, self.guest, self.seat, self.page = servers, link, guest, seat, page
        self.pending: tuple[str, int, bytes] | None = None
        self.acked: list[str] = []
        self.returns = 0
        self._read = len(page.raw)

    def look(self) -> None:
        """See what came."""
        for raw in self.page.raw[self._read :]:
            said = json.loads(raw)
            ack = said.get("ack") if said["is"] == "frame" else said["id"] if said["is"] == "ack" else None
            if self.pending and ack == self.pending[0]:
                self.acked.append(self.pending[0])
                self.pending = None
            elif said["is"] == "refused" and self.pending and said["id"] == self.pending[0] and not said["retry"]:
                self.pending = None
        self._read = len(self.page.raw)

    async def go_on(self) -> None:
        self.look()
        if self.page.closed:
            self.returns += 1
            far = [room for room in self.servers.living if not room.house.is_open(self.link)]
            room = self.servers.air.chance.choice(far or self.servers.living)
            self.page = await room.come(self.link, self.guest)
            self._read = 0
            self.look()
        if self.pending:
            await self.page.act(self.pending[2], id=self.pending[0], window=self.pending[1])
        elif self.page.sync.get("legal") and not self.page.sync["over"]:
            action = json.dumps(self.servers.air.chance.choice(self.page.sync["legal"])).encode()
            self.pending = f"move-{self.seat}-{len(self.acked)}-{self.returns}-{self._read}", self.page.sync["window"], action
            await self.page.act(self.pending[2], id=self.pending[0], window=self.pending[1])
        self.look()


@pytest.mark.parametrize("seed", range(12))
def test_whatever_the_bus_does_every_acknowledged_move_is_kept_once_and_in_order(seed: int) -> None:
    @in_a_loop
    async def test() -> None:
        async with Servers(3) as servers:
            link, pages = await started(servers, 0, 1)
            players = [Player(servers, link, guest, seat, pages[seat]) for seat, guest in enumerate((ADA, BEN))]
            air = servers.air
            air.chance.seed(seed)
            air.lose, air.double, air.swap = 0.08, 0.05, 0.05
            for turn in range(150):
                for player in players:
                    await player.go_on()
                if turn % 10 == 9:
                    await servers.pass_time(BEAT)
                if turn == 40 + seed:
                    await servers.owner(link).kill()
                    await servers.pass_time(LASTS + 2 * BEAT)
            stored = [move for move in moves_of(servers, link) if move]
            acked = Counter(move for player in players for move in player.acked)
            assert max(Counter(stored).values()) == 1, "a move was taken twice"
            assert set(acked) <= set(stored), "an acknowledged move is lost"
            assert max(acked.values()) == 1
            for player in players:
                mine = [move for move in stored if move in acked and move in player.acked]
                assert mine == player.acked
            assert sum(player.returns for player in players) > 3, "nothing was lost that matters"
            assert air.lost > 3
            assert len(acked) > 40
            assert len({(table, term) for table, term, _ in servers.book.terms}) == len(servers.book.terms), "two owners in one term"

    test()


class TestNews:
    @in_a_loop
    async def test_of_a_name_reach_tables_of_other_servers_in_order_even_if_some_are_lost(self) -> None:
        async with Servers(2) as servers:
            _, (ada, _) = await started(servers, 0, 1)
            servers.air.lose = 1
            servers[1].house.everywhere(inbox.Renamed(ADA.id, "Adele"))
            await servers.settle()
            servers.air.lose = 0
            servers[1].house.everywhere(inbox.Renamed(ADA.id, "Ada the second"))
            await servers.settle()
            assert ada.table["you"]["name"] == "Ada"
            await servers.pass_time(BEAT)
            assert ada.table["you"]["name"] == "Ada the second"
            servers[1].house.everywhere(inbox.Renamed(ADA.id, "Ada again"))
            await servers.settle()
            assert ada.table["you"]["name"] == "Ada again"

    @in_a_loop
    async def test_of_a_key_that_was_revoked_reach_all_servers_and_close_what_it_opened(self, tmp_path: Path) -> None:
        async with Servers(2) as servers:
            webs = [Web(room.house, tmp_path) for room in servers.living]
            await servers.store.add_guest(ADA, b"hash of a key", 0)
            held = await servers.store.key_of(b"hash of a key")
            assert held
            closed: list[object] = []
            webs[1].guests.came(held, "192.0.2.1", closed.append)
            webs[0].guests._spread(Revoked(held.id))
            await servers.settle()
            assert closed == [faults.STRANGER]

    @in_a_loop
    async def test_reach_a_server_that_has_only_just_begun(self) -> None:
        async with Servers(3) as servers:
            late = servers[2].house
            await late._leases.enter()
            assert late._relays
            late._relays.enter(late._leases.session)
            heard: list[object] = []
            late.on_news = heard.append
            servers[0].house.everywhere(inbox.Renamed(ADA.id, "Adele"))
            await servers.settle()
            assert heard == [], "nobody knows its new session yet"
            await servers.pass_time(BEAT)
            assert heard == [inbox.Renamed(ADA.id, "Adele")]


class TestWhatIsAsked:
    @in_a_loop
    async def test_home_says_whose_turn_it_is_at_tables_of_other_servers(self, tmp_path: Path) -> None:
        async with Servers(2) as servers:
            link, _ = await started(servers, 0, 1)
            (turn,) = servers[0].playing(link).waiting
            web = Web(servers[1].house, tmp_path)
            for seat, guest in enumerate((ADA, BEN)):
                mine = await until_answered(servers, web.me(guest))
                assert [each.your_turn for each in mine.tables] == [seat == turn]

    @in_a_loop
    async def test_a_question_without_an_answer_takes_a_moment_and_no_more(self) -> None:
        async with Servers(2) as servers:
            link, _ = await started(servers, 0, 0)
            servers.air.lose = 1
            house = servers[1].house
            assert await until_answered(servers, house.waiting_elsewhere([link])) == {}
            assert await until_answered(servers, house.keeps_secret(link, 1, 1)), "who does not know does not tell"

    @in_a_loop
    async def test_the_picture_of_a_table_elsewhere_is_that_of_what_is_stored(self) -> None:
        async with Servers(2) as servers:
            link = await servers[0].make(game="blackhat")
            await servers[0].come(link, ADA)
            mine, other = [await room.house.setup_of(link) for room in servers.living]
            assert other.picture == mine.picture is not None
            assert servers.owner(link) is servers[0]


async def until_answered(servers: Servers, asking: Awaitable[T]) -> T:
    """Let time pass until something is known."""
    task = asyncio.ensure_future(asking)
    while not task.done():
        await servers.pass_time(10)
    return task.result()
