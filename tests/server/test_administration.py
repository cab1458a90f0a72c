"""What administrators order: it is carried out by running servers, written down, and shows nothing that is hidden."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from real import Served, new_guest, new_table
from table_room import ADA, BEN, TableRoom, in_a_loop
from test_http import HELLO, Client, closing_code, everything, on_a_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hacktable.cli import main
from hacktable.match.written import called
from hacktable.server.administration import Administration
from hacktable.server.http.web import Web
from hacktable.server.store.desk import Desk
from hacktable.server.store.sql import open_engine, sqlite_url
from hacktable.server.wire import faults

DAY = 24 * 3600_000


class Office:
    """A house, its administration, and somebody at the desk."""

    def __init__(self, room: TableRoom, address: str) -> None:
        self.room = room
        self.web = Web(room.house, Path("there is no page"), limits=False)
        self.desk = Desk(address, "root", room.time.date)
        self.stopped = 0
        self.administration = self.another()

    def another(self) -> Administration:
        """As another server would have it."""

        def stop() -> None:
            self.stopped += 1

        return Administration(self.room.house, self.web.guests, self.room.house.store, stop)  # type: ignore[arg-type]

    async def look(self) -> None:
        """A second later."""
        looking = asyncio.ensure_future(self.administration.look())
        while not looking.done():
            await asyncio.sleep(0)
            await self.room.settle()
        await looking
        await self.room.settle()

    @property
    def outcome(self) -> str | None:
        return self.desk.orders(1)[0].outcome


@contextlib.asynccontextmanager
async def office(where: Path | str) -> AsyncIterator[Office]:
    """:param where: a folder, or a database's address."""
    address = where if isinstance(where, str) else sqlite_url(where)
    async with TableRoom(address) as room:
        made = Office(room, address)
        await made.look()
        try:
            yield made
        finally:
            made.desk.close()


# ---------------------------------------------------------------- announcing


@in_a_loop
async def test_an_announcement_reaches_who_is_here_who_comes_and_the_home_page(address: str) -> None:
    async with office(address) as at:
        link, (ada, ben) = await at.room.start()
        at.desk.announce("We close at nine.", 60_000)
        await at.look()
        assert [page.new("announcement") for page in (ada, ben)] == [[{"is": "announcement", "text": "We close at nine."}]] * 2
        watcher = await at.room.come(link)
        assert [each["text"] for each in watcher.new("announcement")] == ["We close at nine."]
        assert (await Client(at.web).ask("GET", "/api/home")).json["announcement"] == "We close at nine."
        await at.look()
        assert ada.new("announcement") == [], "said once"
        await at.room.pass_time(60_000)
        await at.look()
        assert [each["text"] for each in ada.new("announcement")] == [""], "its time is over"
        at.desk.announce("Back at ten.", 60_000)
        await at.look()
        at.desk.announce("", 0)
        await at.look()
        assert [each["text"] for each in ben.new("announcement")][-2:] == ["Back at ten.", ""]
        assert (await Client(at.web).ask("GET", "/api/home")).json["announcement"] == ""


# ---------------------------------------------------------------- closing


@in_a_loop
async def test_closing_ends_the_match_and_says_why(address: str) -> None:
    async with office(address) as at:
        link, (ada, ben) = await at.room.start()
        first = (ada, ben)[at.room.playing(link).match.actors[0]]
        await first.act(first.sync["legal"][0])
        for page in (ada, ben):
            page.new()
        at.desk.close_table(link, "This table is too loud.", remove=False)
        await at.look()
        for page in (ada, ben):
            said = page.new()
            assert [each["phase"] for each in said if each["is"] == "table"][-1] == "abandoned"
            assert [each["result"] for each in said if each["is"] == "end"] == [None]
            assert [each["text"] for each in said if each["is"] == "announcement"] == ["This table is too loud."]
        assert at.outcome == "its match was ended"
        stored = await at.room.house.store.load_table(link)
        assert stored
        assert stored.setup.phase == "abandoned"
        at.desk.close_table(link, "", remove=False)
        await at.look()
        assert str(at.outcome).startswith("no match was going on there")
        at.desk.close_table("nowhere", "", remove=True)
        await at.look()
        assert at.outcome == "there is no such table"


@in_a_loop
async def test_a_removed_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async with office(tmp_path) as at, on_a_port(at.web) as address:
        link, (ada, _) = await at.room.start()
        at.desk.close_table(link, "", remove=True)
        await at.look()
        assert (at.outcome, ada.closed) == ("it was removed", faults.CLOSING)
        code, said = await closing_code(address, link)
        assert (code, said["code"]) == (4404, "close-gone")
        assert link not in [each.table for each in at.desk.tables(None, 50)]


@in_a_loop
async def test_orders_are_carried_out_once_also_by_a_server_that_starts_later(address: str) -> None:
    async with office(address) as at:
        link, (ada, _) = await at.room.start()
        at.desk.close_table(link, "Once.", remove=False)
        at.administration = at.another()
        await at.look()
        at.administration = at.another()
        await at.look()
        assert len(ada.new("announcement")) == 1
        assert [order.outcome for order in at.desk.orders(9)] == ["its match was ended"]
        at.desk.drain("")
        await at.look()
        await at.look()
        assert (at.stopped, at.outcome) == (1, "it closes")
        at.desk.drain("another server")
        await at.look()
        assert (at.stopped, at.outcome) == (1, None)


# ---------------------------------------------------------------- banning


async def closed_with(socket: Any) -> int:
    try:
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        assert closed.rcvd
        return int(closed.rcvd.code)


@in_a_loop
async def test_who_is_banned_is_sent_away_and_stays_out_until_let_in(tmp_path: Path) -> None:
    async with office(tmp_path) as at, on_a_port(at.web) as address:
        link = await at.room.make()
        eve, ada = Client(at.web), Client(at.web)
        guest = await eve.introduce("Eve")
        await ada.introduce("Ada")
        where, cookies = f"ws://{address}/ws/{link}", {"Cookie": eve.cookie}
        async with connect(where, additional_headers=cookies) as hers, connect(where, additional_headers={"Cookie": ada.cookie}) as another:
            for each in (hers, another):
                await each.send(HELLO)
                assert json.loads(await each.recv())["is"] == "table"
            at.desk.ban(guest.id, DAY, "rude")
            await at.look()
            assert await closed_with(hers) == faults.SHUT_OUT.number
            await another.send(json.dumps({"do": "ping"}))
            while json.loads(await another.recv())["is"] != "pong":
                pass
        code, said = await closing_code(address, link, additional_headers=cookies)
        assert (code, said["code"], said["retry"]) == (4406, "close-banned", False)
        for method, path in (("GET", "/api/home"), ("POST", "/api/tables"), ("POST", "/api/me/link")):
            answer = await eve.ask(method, path, {"game": "hashcatch"})
            assert (answer.status, answer.json["fault"]) == (403, faults.BANNED.number), path
        assert (await ada.ask("GET", "/api/home")).status == 200
        assert at.desk.unban(guest.id)
        await at.look()
        assert (await eve.ask("GET", "/api/home")).json["me"]["name"] == "Eve"
        at.desk.ban(guest.id, DAY, "rude again")
        await at.look()
        at.room.time.present += DAY
        await at.look()
        assert (await eve.ask("GET", "/api/home")).status == 200, "a ban ends by itself"
        at.desk.ban(guest.id, None, "")
        await at.look()
        assert (await eve.ask("DELETE", "/api/me")).status == 204, "one's own data can always be deleted"


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.0/24", "203.0.113.200", "203.0.114.1"),
        ("203.0.113.9/24", "::ffff:203.0.113.200", "::ffff:203.0.114.1"),
        ("2001:db8::/32", "2001:db8:5::1", "2001:db9::1"),
    ],
)
@in_a_loop
async def test_networks_can_be_banned(tmp_path: Path, banned: str, inside: str, outside: str) -> None:
    async with office(tmp_path) as at:
        at.desk.ban(banned, None, "")
        at.desk.ban("198.51.100.0/25", None, "")
        await at.look()
        near, far = Client(at.web, inside), Client(at.web, outside)
        assert [(await each.ask("GET", "/api/home")).status for each in (near, far)] == [403, 200]
        assert (await near.ask("GET", "/health")).status == 200, "whoever watches the server learns nothing of anybody"
        assert at.desk.unban(banned)
        await at.look()
        assert (await near.ask("GET", "/api/home")).status == 200


@in_a_loop
async def test_what_is_neither_guest_nor_network_is_not_banned(tmp_path: Path) -> None:
    async with office(tmp_path) as at:
        for word in ("Eve", "", "300.1.1.1", "f" * 31, "G" * 32, "203.0.113.0/33"):
            with pytest.raises(ValueError, match=r"."):
                at.desk.ban(word, None, "")
        assert at.desk.bans() == []
        assert at.desk.orders(9) == []


# ---------------------------------------------------------------- export and erase


@in_a_loop
async def test_a_guest_is_exported_and_erased_also_from_open_tables(tmp_path: Path, address: str) -> None:
    async with office(address) as at:
        eve = Client(at.web)
        guest = await eve.introduce("Eve Xylophone")
        link = (await eve.ask("POST", "/api/tables", {"game": "hashcatch", "bots": 1})).json["id"]
        page = await at.room.come(link, guest)
        await at.room.begin([page])
        while not page.sync["legal"]:
            await at.room.pass_time(650)
        await page.act(page.sync["legal"][0])
        found = at.desk.export(guest.id)
        assert found
        assert (found["guest"]["name"], len(found["devices"])) == ("Eve Xylophone", 1)
        ((match,),) = [each["matches"] for each in found["tables"]]
        assert "moves" not in match, "the match goes on"
        at.desk.close_table(link, "", remove=False)
        await at.look()
        again = at.desk.export(guest.id)
        assert again
        assert again["tables"][0]["matches"][0]["moves"][0]["seat"] == 0
        assert at.desk.erase(guest.id)
        await at.look()
        assert page.closed == faults.STRANGER
        assert (await eve.ask("GET", "/api/home")).json["me"]["name"] is None
        if address.startswith("sqlite"):
            assert "Xylophone" not in everything(tmp_path)
        assert not at.desk.erase(guest.id)
        assert at.desk.export(guest.id) is None
        assert [order.what for order in at.desk.orders(9)] == ["export", "erase", "erase", "export", "close", "export"]


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("game", ["blackhat", "hacker", "hashcatch"])
@in_a_loop
async def test_of_a_running_match_only_what_everyone_sees_is_shown(tmp_path: Path, game: str) -> None:
    async with office(tmp_path) as at:
        options: dict[str, Any] = {"options": {"tempo": "step"}} if game == "hacker" else {}
        link, pages = await at.room.start(3, game=game, **options)
        for _ in range(40):
            playing = at.room.playing(link)
            seat = playing.match.actors[0]
            await pages[seat].act(pages[seat].sync["legal"][-1])
        for page in pages:
            await page.go()  # the last page goes: everything that everyone saw is on disk
        playing = at.room.playing(link)
        look = at.desk.table(link, "en")
        assert look
        match = playing.match
        names = called(match.names, "en")
        teller = match.rules.telling.teller
        public = [teller.event(event, names, "en") for ply in range(len(match.log) + 1) for event in match.seen(None, ply)]
        assert look.seen == tuple(sentence for sentence in public if sentence)
        shown = repr(look) + repr([at.desk.tables(None, 9), at.desk.export(ADA.id), at.desk.orders(9)])
        begun = playing.stored.setup
        for secret in (begun.server_seed, *begun.seat_seeds):
            assert secret not in shown


# ---------------------------------------------------------------- the command


@in_a_loop
async def test_the_command_looks_and_orders_at_a_running_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Served(tmp_path / "data") as server:
        cookie = await new_guest(server, "Ada")
        link = await new_table(server, cookie, bots=1)

        async def admin(*words: str) -> tuple[int, str]:
            status = await asyncio.to_thread(main, ["admin", *words, "--data", str(server.data)])
            captured = capsys.readouterr()
            return status, captured.out + captured.err

        status, said = await admin("tables")
        assert status == 0
        assert link in said
        assert "Ada, 1 bot" in said
        status, said = await admin("table", link, "--json")
        assert (status, json.loads(said)["line"]["game"]) == (0, "hashcatch")
        status, said = await admin("guests", "ada", "--json")
        (found,) = json.loads(said)
        status, said = await admin("ban", found["guest"], "--for", "7d")
        assert (status, said.startswith(found["guest"] + " is banned until ")) == (0, True)
        status, said = await admin("close", link, "--remove", "--by", "Grace")
        assert (status, said) == (0, "it was removed\n")
        assert (await admin("table", link)) == (1, f"hacktable: there is no table {link}\n")
        assert (await admin("erase", "0" * 32, "--yes"))[0] == 1
        assert (await admin("drain")) == (0, "it closes\n")
        assert await server.wait() == 0
        status, said = await admin("orders")
        assert [word for word in said.split() if word in ("drain", "erase", "close", "ban")] == ["drain", "erase", "close", "ban"]
        assert "Grace" in said
        assert server.complaints == []


def test_without_tables_there_is_nothing_to_look_after(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"hacktable: there are no tables in {tmp_path}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["nonsense", "postgresql://somebody@127.0.0.1:1/tables"])
def test_a_database_that_cannot_be_reached_is_named_in_one_line(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--database", address]) == 1
    said = capsys.readouterr().err
    assert said.startswith("hacktable: the database cannot be used: ")
    assert "Background" not in said


def test_the_database_of_an_older_server_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """That server may be running."""
    open_engine(sqlite_url(tmp_path)).dispose()
    with contextlib.closing(sqlite3.connect(tmp_path / "hacktable.sqlite")) as database:
        database.execute("update alembic_version set version_num = '0003'")
        database.commit()
        assert main(["admin", "tables", "--data", str(tmp_path)]) == 1
        assert "come from an older Hacktable" in capsys.readouterr().err
        assert database.execute("select version_num from alembic_version").fetchall() == [("0003",)]


@in_a_loop
async def test_what_guests_have_written_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with office(tmp_path) as at:
        at.desk.ban(BEN.id, None, "\x1b[2J\x07red")
        assert main(["admin", "bans", "--data", str(tmp_path)]) == 0
        assert "?[2J?red" in capsys.readouterr().out
