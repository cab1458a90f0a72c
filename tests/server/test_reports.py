"""Reports about guests: who may make one, what is kept with it, and what those who run the server see of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from table_room import TableRoom, database, in_a_loop
from test_http import Client
from test_people import Club, club

from hacktable.cli import main
from hacktable.match.box import box_of_text
from hacktable.server.http.people import REPORTS_OF_ADDRESS
from hacktable.server.http.web import Web
from hacktable.server.people.book import MOST_REPORTS, REPORTS_A_DAY
from hacktable.server.store import schema
from hacktable.server.store.desk import Desk
from hacktable.server.table.stored import Guest, Keep, handle_of
from hacktable.server.wire import faults, messages

DAY = 24 * 3600_000
ROW = {"at": 1, "reporter": "r", "reported": "s", "name": "Cy", "table_id": "t", "match": 0, "reason": "other", "words": ""}


async def report(client: Client, table: str, about: Guest, reason: str = "insults", words: str = "rude") -> tuple[int, int]:
    """The status, and the number of the fault."""
    answer = await client.ask("POST", f"/api/tables/{table}/reports", {"handle": about.handle, "reason": reason, "words": words})
    return answer.status, 0 if answer.status == 204 else answer.json["fault"]


def refused(kind: faults.FaultKind) -> tuple[int, int]:
    return kind.status, kind.number


async def fill(here: Club, **columns: Any) -> None:
    """As many reports as are kept."""
    rows = [ROW | columns] * MOST_REPORTS
    await here.store.writer.write(lambda connection: connection.execute(insert(schema.reports), rows))


@in_a_loop
async def test_who_sits_or_has_talked_at_a_table_can_report_who_does_or_has(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (ben, b), (cy, c), (_, d) = [await here.guest(name) for name in ("Ada", "Ben", "Cy", "Dee")]
        link = await here.play(a, b)
        watching = await here.room.come(link, c)
        assert await report(cy, link, a) == refused(faults.NO_SEAT), "only watched so far"
        assert await report(ada, link, c) == refused(faults.NO_PAGE)
        await watching.say(messages.Say(text="ha ha"))
        assert await report(cy, link, a) == (204, 0)
        assert await report(ada, link, c) == (204, 0)
        assert await report(ben, link, a, "stalling") == (204, 0)
        assert await report(ada, link, a) == refused(faults.NO_PAGE), "oneself"
        assert await report(ada, link, d) == refused(faults.NO_PAGE)
        assert await report(ada, "nowhere", b) == refused(faults.NO_SEAT)
        assert (await report(ada, link, b, "boring"))[0] == 400
        assert (await report(ada, link, b, words="x" * 301))[0] == 400


@in_a_loop
async def test_reports_are_few(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        link = await here.play(a, b)
        for _ in range(REPORTS_A_DAY):
            assert await report(ada, link, b) == (204, 0)
        assert await report(ada, link, b) == refused(faults.MANY_REPORTS)
        await here.room.pass_time(DAY + 1)
        await fill(here)
        assert await report(ada, link, b) == refused(faults.FULL_OF_REPORTS), "nobody has looked at any of them"
        close = update(schema.reports).where(schema.reports.c.number == REPORTS_A_DAY + 1).values(closed=1)
        await here.store.writer.write(lambda connection: connection.execute(close))
        assert await report(ada, link, b) == (204, 0), "the oldest closed one goes"
        assert await report(ada, link, b) == refused(faults.FULL_OF_REPORTS)


@in_a_loop
async def test_an_address_reports_no_more_than_so_often(tmp_path: Path) -> None:
    async with TableRoom(database(tmp_path)) as room:
        web = Web(room.house, tmp_path / "page", limits=False)
        near, far = Client(web), Client(web, "198.51.100.1")
        for client in (near, far):
            await client.introduce("Ada")
        for _ in range(REPORTS_OF_ADDRESS):
            assert (await report(near, "nowhere", Guest("b", "")))[1] == faults.NO_SEAT.number
        assert await report(near, "nowhere", Guest("b", "")) == refused(faults.MANY_REPORTS)
        assert (await report(far, "nowhere", Guest("b", "")))[1] == faults.NO_SEAT.number


@in_a_loop
async def test_a_table_is_kept_while_a_report_about_it_is_open(tmp_path: Path, address: str) -> None:
    async with club(address, tmp_path) as here:
        (ada, a), (_, b) = await here.guest("Ada"), await here.guest("Ben")
        link, other = await here.play(a, b), await here.play(a, b)
        await report(ada, link, b)
        keep, now = Keep(running=DAY, reports=10 * DAY, guests=None), here.room.time.date() + 2 * DAY
        assert await here.store.expired(keep, now, 9) == [other]
        desk = Desk(address, "root", here.room.time.date)
        try:
            assert desk.close_report(1, "")
        finally:
            desk.close()
        assert set(await here.store.expired(keep, now, 9)) == {link, other}
        await report(ada, link, b)
        assert await here.store.expired(keep, now, 9) == [other]
        await here.store.tidy_up(keep, now + 9 * DAY)
        assert set(await here.store.expired(keep, now, 9)) == {link, other}, "reports expire, too"


def told(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> tuple[int, str]:
    status = main(["admin", "reports", *words, "--data", str(folder), "--by", "Grace"])
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def test_who_runs_the_server_sees_what_was_said_and_the_record_only_when_the_match_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address, saved = database(tmp_path), tmp_path / "record.txt"
    found: dict[str, Any] = {}

    @in_a_loop
    async def reporting() -> None:
        async with club(address, tmp_path) as here:
            (ada, a), (ben, b) = await here.guest("Ada"), await here.guest("Ben")
            link = await here.play(a, b)
            pages = [await here.room.come(link, each) for each in (a, b)]
            await pages[1].say(messages.Say(text="you \u202e fool"))
            assert await report(ada, link, b, words="see\x1b the chat") == (204, 0)
            await pages[1].say(messages.Say(text="said afterwards"))
            await ben.ask("POST", "/api/me", {"name": "Angel"})
            found.update(link=link, a=a, b=b, setup=here.room.playing(link).stored.setup)

    @in_a_loop
    async def ending() -> None:
        async with club(address, tmp_path) as here:
            pages = [await here.room.come(found["link"], found[each]) for each in "ab"]
            await here.room.play_to_the_end(found["link"], pages)

    reporting()
    status, said = told(capsys, tmp_path)
    assert status == 0
    assert [word in said for word in ("insults", "Ben", "Ada", found["link"], "open")] == [True] * 5
    status, said = told(capsys, tmp_path, "show", "1")
    assert status == 0
    for word in (found["b"].id, found["b"].handle, found["a"].id, "about Ben, now called Angel", "you fool", "see the chat", "goes on"):
        assert word in said
    assert "said afterwards" not in said
    status, more = told(capsys, tmp_path, "show", "1", "--record", str(saved))
    assert (status, saved.exists()) == (1, False)
    for secret in (found["setup"].server_seed, *found["setup"].seat_seeds):
        assert secret not in said + more
    ending()
    status, said = told(capsys, tmp_path, "show", "1", "--record", str(saved))
    assert (status, "the match is over" in said) == (0, True)
    box_of_text(saved.read_text("utf-8")).replay(saved.read_text("utf-8"))
    assert told(capsys, tmp_path, "show", "1", "--record", str(saved))[0] == 1, "no file is written over"
    assert told(capsys, tmp_path, "close", "1", "--note", "warned") == (0, "report 1 is closed\n")
    assert told(capsys, tmp_path, "close", "1")[0] == 1
    assert told(capsys, tmp_path, "show", "2")[0] == 1
    assert json.loads(told(capsys, tmp_path, "--json")[1]) == []
    assert [each["number"] for each in json.loads(told(capsys, tmp_path, "--all", "--json")[1])] == [1]
    desk = Desk(address, "root")
    try:
        written = [(order.by, order.about, order.outcome) for order in desk.orders(9) if order.what == "report"]
    finally:
        desk.close()
    assert written == [
        ("Grace", {"show": "2"}, "there is no such report"),
        ("Grace", {"close": "1", "note": ""}, "there is no such open report"),
        ("Grace", {"close": "1", "note": "warned"}, "closed"),
        *[("Grace", {"show": "1"}, "shown")] * 3,
    ]


def test_exporting_and_erasing_covers_who_reports_who_is_reported_and_who_is_quoted(tmp_path: Path) -> None:
    address = database(tmp_path)
    guests: list[Guest] = []

    @in_a_loop
    async def filling() -> None:
        async with club(address, tmp_path) as here:
            (ada, a), (_, b), (_, c) = [await here.guest(name) for name in ("Ada", "Ben", "Cy")]
            link = await here.play(a, b, c)
            await (await here.room.come(link, c)).say(messages.Say(text="stop it"))
            await report(ada, link, b)
            await report(ada, link, c)
            guests.extend((a, b, c))

    filling()
    desk = Desk(address, "root")
    try:
        ada, ben, cy = (desk.export(guest.id) or {} for guest in guests)
        assert [(each["reported"], each["words"]) for each in ada["reports"]["made"]] == [(handle_of(g.id), "rude") for g in guests[1:]]
        assert [each["reason"] for each in ben["reports"]["about"]] == ["insults"]
        assert guests[0].id not in str(ben["reports"])
        assert "rude" not in str(ben["reports"])
        assert [each["text"] for each in cy["reports"]["said"]] == ["stop it"] * 2
        assert desk.erase(guests[2].id)
        (left,) = desk.reports(everything=True, most=9)
        assert left.reported == "Ben"
        look = desk.report(left.number)
        assert look
        assert look.chat == (), "what they have said is in no report any more"
        assert desk.erase(guests[0].id)
        assert desk.reports(everything=True, most=9) == []
    finally:
        desk.close()
