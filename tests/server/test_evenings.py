"""Evenings of several rounds: tables are made, results counted once, and everything is on disk."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from operator import methodcaller
from pathlib import Path
from typing import Any

import pytest
from hall import MINUTE, PLAN, TINY, evenings_of, hall
from table_room import ADA, BEN, CY, DEE, PEOPLE, ManualTime, ask, database, in_a_loop

from hacktable.server.evenings.evening import COME_WITHIN
from hacktable.server.evenings.evenings import HELD, HELD_OF_ONE
from hacktable.server.store.desk import Desk
from hacktable.server.store.evening_book import OF_GUEST
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.services import ARRIVAL
from hacktable.server.table.stored import DAY, Keep, handle_of
from hacktable.server.wire import messages
from hacktable.server.wire.faults import Fault

WANTED = {"name": " Our  Friday ", "game": TINY, "format": "swiss", "rounds": 2, "size": 2, "minutes": None, "pace": "off"}


@pytest.fixture
def place(tmp_path: Path) -> str:
    return database(tmp_path)


# ---------------------------------------------------------------- from the first round to the last


@in_a_loop
async def test_an_evening_with_an_odd_number_and_a_late_arrival_goes_to_its_final_standings(address: str) -> None:
    async with hall(address) as at:
        link = await at.plan(ADA, BEN, CY)
        with pytest.raises(Fault, match="host"):
            await at.evenings.begin(link, BEN.id)
        await at.evenings.begin(link, ADA.id)
        evening = await at.look(link)
        assert sorted(len(table.people) for table in evening.tables) == [1, 2]
        await at.evenings.join(link, DEE.id)
        seats = await at.sit(link, ADA, BEN, CY)
        assert {page.table["evening"]["round"] for pages in seats.values() for page in pages} == {1}
        assert {table.state for table in (await at.look(link)).tables} == {"playing"}
        await at.play(seats)
        evening = await at.look(link)
        assert (evening.phase, evening.due) == ("break", at.room.time.date() + MINUTE)
        assert sum((await at.points(link)).values()) >= 1
        assert [len(table.scores) for table in evening.tables] == [len(table.people) for table in evening.tables]
        await at.pass_time(MINUTE - 1)
        assert len((await at.look(link)).rounds) == 1
        await at.pass_time(1)
        evening = await at.look(link)
        assert (evening.phase, len(evening.rounds)) == ("playing", 2)
        assert [len(table.people) for table in evening.tables] == [2, 2], "the late one plays, and there are no bots any more"
        assert {frozenset(table.people) for table in evening.rounds[0].tables}.isdisjoint(
            frozenset(table.people) for table in evening.tables
        )
        await at.play(await at.sit(link, *PEOPLE))
        evening = await at.look(link)
        assert evening.phase == "over"
        assert evening.standings()[0].rank == 1
        for guest in PEOPLE:
            assert len(await at.room.store.tables_of(guest.id, 9)) == (1 if guest == DEE else 2)
        with pytest.raises(Fault):
            await at.evenings.begin(link, ADA.id)


@in_a_loop
async def test_after_a_restart_in_the_middle_of_a_round_nothing_is_lost_and_each_result_counts_once(place: str) -> None:
    time = ManualTime()
    async with hall(place) as at:
        at.room.time, time = time, at.room.time
    async with hall(place, time=time) as at:
        link = await at.plan(*PEOPLE)
        await at.evenings.begin(link, ADA.id)
        seats = await at.sit(link, *PEOPLE)
        (done, pages), (other, waiting) = seats.items()
        await at.room.play_to_the_end(done, pages)
        points = await at.points(link)
        await waiting[0].act(waiting[0].sync["legal"][0])
        setup = at.room.table(done).setup
        result = at.room.playing(done).result
    async with hall(place, time=time) as at:
        assert await at.points(link) == points
        assert {table.state for table in (await at.look(link)).tables} == {"over", "playing"}
        await at.room.store.end_match(done, 1, setup, result, time.date(), term=0)  # what was reported as not saved is tried again
        assert await at.points(link) == points
        evening = await at.look(link)
        numbers = next(table.people for table in evening.tables if table.link == other)
        again = [await at.room.come(other, PEOPLE[number]) for number in numbers]
        await at.room.play_to_the_end(other, again)
        assert (await at.look(link)).phase == "break"
        assert sum((await at.points(link)).values()) == 2
        await at.pass_time(MINUTE)
        assert len((await at.look(link)).rounds) == 2


@in_a_loop
async def test_of_several_servers_that_begin_a_round_at_once_one_does(address: str) -> None:
    async with AsyncExitStack() as until_closed:
        time, many = ManualTime(), address.startswith("postgres")
        stores = [await SqlStore.open(address) for _ in range(2 if many else 1)]
        for store in stores:
            until_closed.push_async_callback(store.close)
        servers = [evenings_of(stores[number % len(stores)], time) for number in range(2)]
        for guest in PEOPLE:
            await stores[0].add_guest(guest, guest.id.encode(), 1)
        link = await servers[0].plan(ADA.id, PLAN, None, joins=True)
        for number, guest in enumerate(PEOPLE[1:]):
            await servers[number % 2].join(link, guest.id)
        await asyncio.gather(*(server.begin(link, ADA.id) for server in servers), return_exceptions=True)
        for server in servers:
            assert len((await server.look(link)).evening.rounds) == 1
        for guest in PEOPLE:
            assert len(await stores[0].tables_of(guest.id, 9)) == 1
        for number in range(2):  # both matches end, at two servers
            await servers[number].change(link, methodcaller("skip", ADA.id, number, time.date()))
        assert (await servers[0].look(link)).evening.phase == "break"
        await servers[1].change(link, lambda evening: evening.join(BEN.id))
        time.present += MINUTE
        await asyncio.gather(*(server.step(True) for server in servers))
        await asyncio.gather(*(server.step(True) for server in servers))
        assert len((await servers[0].look(link)).evening.rounds) == 2
        assert len(await stores[0].tables_of(BEN.id, 9)) == 2


# ---------------------------------------------------------------- who does not come


@in_a_loop
async def test_a_bot_plays_for_who_does_not_come_and_nobody_waits_for_a_table_without_anybody(place: str) -> None:
    async with hall(place) as at:
        link = await at.plan(*PEOPLE)
        await at.evenings.begin(link, ADA.id)
        (table, (ada,)) = next(iter((await at.sit(link, ADA)).items()))
        await at.room.pass_time(2 * ARRIVAL)
        assert [each["code"] for each in ada.new("notice")] == ["not-come"]
        await ada.ready(0)
        assert ada.table["phase"] == "playing", "though Ada is alone with a bot"
        assert ada.table["advice"] in (None, "off")
        await at.room.play_to_the_end(table, [ada])
        assert (await at.look(link)).phase == "playing"
        await at.pass_time(COME_WITHIN - 2 * ARRIVAL)
        evening = await at.look(link)
        assert evening.phase == "break"
        assert evening.playing == [0], "the others sit out until they are back"
        assert {table.state for table in evening.tables} == {"over", "void"}
        await at.evenings.join(link, BEN.id)
        await at.pass_time(MINUTE)
        assert sorted(person for table in (await at.look(link)).tables for person in table.people) == [0, 1]


@in_a_loop
async def test_a_match_that_everybody_leaves_brings_nobody_anything_and_the_evening_goes_on(place: str) -> None:
    async with hall(place) as at:
        link = await at.plan(ADA, BEN)
        await at.evenings.begin(link, ADA.id)
        ((_, pages),) = (await at.sit(link, ADA, BEN)).items()
        await pages[0].act(pages[0].sync["legal"][0])
        for page in pages:
            await page.say(messages.Leave())
        evening = await at.look(link)
        assert evening.phase == "break"
        assert await at.points(link) == {"Ada": 0, "Ben": 0}


@in_a_loop
async def test_at_a_table_of_an_evening_nothing_can_be_chosen_and_nobody_else_sits_down(place: str) -> None:
    async with hall(place) as at:
        link = await at.plan(ADA, BEN)
        await at.evenings.begin(link, ADA.id)
        table = (await at.look(link)).tables[0].link
        ada, cy = await at.room.come(table, ADA), await at.room.come(table, CY)
        for page, message in (
            (ada, messages.Choose({}, pace="quick")),
            (ada, messages.Kick(1)),
            (ada, messages.Bot(2, "random")),
            (ada, messages.Stand()),
            (cy, messages.Sit(2)),
        ):
            await page.say(message)
            assert page.refusal()["code"] == "fault-of-evening"
        at_table = await at.sit(link, ADA, BEN)
        await at.play(at_table)
        await ada.say(messages.Rematch())
        assert ada.refusal()["code"] == "fault-of-evening"


@in_a_loop
async def test_whom_the_host_has_blocked_cannot_come_and_two_who_block_each_other_are_not_seated_together(place: str) -> None:
    async with hall(place) as at:
        people = at.room.house.people
        assert people
        await people.tie(ADA.id, handle_of(DEE.id), muted=False, blocked=True, now=1, most=9)
        await people.tie(BEN.id, handle_of(CY.id), muted=False, blocked=True, now=1, most=9)
        link = await at.plan(ADA, BEN, CY)
        with pytest.raises(Fault):
            await at.evenings.join(link, DEE.id)
        await at.evenings.change(link, lambda evening: evening.sit_out(ADA.id))
        await at.evenings.begin(link, ADA.id)
        assert sorted(table.people for table in (await at.look(link)).tables) == [[1], [2]]


# ---------------------------------------------------------------- over HTTP


@in_a_loop
async def test_over_http_an_evening_is_planned_joined_hosted_and_tells_no_secrets(place: str) -> None:
    async with hall(place) as at:
        ada, ben = await at.room.let_in(ADA), await at.room.let_in(BEN)

        async def call(method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
            return (await ask(at.web, method, f"/api/evenings{path}", body, headers=headers)).json

        assert (await call("POST", "", WANTED))["code"] == "fault-nobody"
        for wrong in ({"game": "chess"}, {"size": 7}, {"rounds": 13}, {"name": " \u200b "}, {"options": {"reversed": "x" * 101}}):
            assert (await call("POST", "", WANTED | wrong, ada))["code"] in ("fault-not-understood", "option-unknown")
        link = (await call("POST", "", WANTED, ada))["id"]
        assert (await call("GET", "/nowhere"))["code"] == "fault-no-evening"
        seen = await call("GET", f"/{link}")
        assert (seen["name"], seen["host"], seen["you"], seen["hosting"]) == ("Our Friday", "Ada", None, False)
        joined = await call("POST", f"/{link}/do", {"what": "join"}, ben)
        assert (joined["you"], joined["hosting"], [person["name"] for person in joined["people"]]) == (1, False, ["Ada", "Ben"])
        assert (await call("POST", f"/{link}/do", {"what": "begin"}, ben))["code"] == "fault-not-host"
        waiting = asyncio.ensure_future(call("POST", f"/{link}/wait", {"changes": joined["changes"]}, ben))
        while link not in at.evenings._watched:
            await asyncio.wait([waiting], timeout=0.01)
        begun = await call("POST", f"/{link}/do", {"what": "begin"}, ada)
        news = await waiting
        assert news["table"] == begun["table"] == begun["rounds"][0]["tables"][0]["link"]
        foreign = ben | {"origin": "https://elsewhere.example"}
        assert (await call("POST", f"/{link}/wait", {"changes": 0}, foreign))["code"] == "fault-foreign"
        for deed in ("pause", "skip"):
            assert (await call("POST", f"/{link}/do", {"what": deed}, ada))["paused"]
        assert (await call("GET", f"/{link}"))["phase"] == "break"
        assert (await call("POST", f"/{link}/do", {"what": "remove", "which": 1}, ada))["people"][1]["presence"] == "out"
        assert (await call("POST", f"/{link}/do", {"what": "join"}, ben))["code"] == "fault-sent-away"
        over = await call("POST", f"/{link}/do", {"what": "end"}, ada)
        assert over["phase"] == "over"
        assert (await call("GET", "", None, ben))["evenings"] == [{"id": link, "name": "Our Friday", "game": TINY, "phase": "over"}]
        assert (await call("GET", ""))["evenings"] == []
        everything = str([seen, joined, begun, news, over])
        for guest in PEOPLE:
            assert guest.id not in everything
            assert handle_of(guest.id) not in everything


@in_a_loop
async def test_a_page_is_answered_after_a_while_though_nothing_changes_and_one_question_too_many_ends_the_oldest(place: str) -> None:
    async with hall(place) as at:
        link = await at.plan(ADA)
        changes = (await at.look(link)).changes
        waits = []
        for number in range(HELD_OF_ONE + 1):
            waits.append(asyncio.ensure_future(at.evenings.wait(link, changes, ADA.id, HELD_OF_ONE)))
            while len(at.evenings._held.get(ADA.id, ())) < min(1 + number, HELD_OF_ONE):
                await asyncio.wait(waits, timeout=0.01)
        assert (await waits[0]).evening.changes == changes
        assert not any(each.done() for each in waits[1:])
        await at.room.pass_time(HELD)
        assert len(await asyncio.gather(*waits)) == HELD_OF_ONE + 1
        assert at.evenings._watched == {}
        last = asyncio.ensure_future(at.evenings.wait(link, changes, ADA.id, HELD_OF_ONE))
        while not at.evenings._watched:
            await asyncio.wait([last], timeout=0.01)
        at.evenings.close()
        assert (await last).evening.changes == changes


# ---------------------------------------------------------------- what is kept


@in_a_loop
async def test_a_guest_plans_so_many_evenings_at_most_and_what_nobody_uses_expires(place: str) -> None:
    async with hall(place) as at:
        links = [await at.plan(ADA) for _ in range(OF_GUEST)]
        with pytest.raises(Fault):
            await at.plan(ADA)
        await at.evenings.change(links[0], lambda evening: evening.end(ADA.id))
        await at.plan(ADA)
        at.room.time.set_by += 8 * DAY
        while await at.room.store.tidy_up(Keep(), at.room.time.date()):
            pass
        assert [each.id for each in await at.evenings.book.of_guest(ADA.id, 99)] == [links[0]], (
            "finished ones are kept like finished matches"
        )
        with pytest.raises(Fault):
            await at.look(links[1])


@in_a_loop
async def test_what_an_evening_says_of_a_guest_is_exported_and_goes_with_them(place: str) -> None:
    async with hall(place) as at:
        link = await at.plan(ADA, BEN)
        await at.evenings.begin(link, ADA.id)
        await at.play(await at.sit(link, ADA, BEN))
        desk = Desk(place, "a test")
        exported = desk.export(ADA.id)
        desk.close()
        assert exported
        (mine,) = exported["evenings"]
        assert (mine["name"], mine["host"], len(mine["rounds"])) == ("Friday", True, 1)
        points = await at.points(link)
        await at.room.store.forget_guest(ADA.id)
        kept = await at.evenings.look(link)
        assert ADA.id not in str(kept)
        assert kept.evening.host == BEN.id
        assert await at.points(link) == {"": points["Ada"], "Ben": points["Ben"]}
        with pytest.raises(Fault):
            await at.evenings.join(link, ADA.id)
