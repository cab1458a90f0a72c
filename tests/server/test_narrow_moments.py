"""Rare moments: what happens between two reads, before a table is open, or while another server uses the same folder."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import op
from real import Served, committed, new_guest, new_table
from real import ask as ask_server
from sqlalchemy import Table, insert
from table_room import ADA, ManualTime, Memory, TableRoom, in_a_loop, mover_of
from websockets.asyncio.client import connect

from hacktable.server.http.guests import Guests
from hacktable.server.http.replays import Replays
from hacktable.server.http.web import Web
from hacktable.server.serve import TakenError, holding
from hacktable.server.store import schema, sql
from hacktable.server.store.writer import Writer
from hacktable.server.table import inbox
from hacktable.server.table.stored import Guest, Move, NotSavedError, Sight, StoredKey, StoredTable
from hacktable.server.table.table import RELOAD_PAUSE
from hacktable.server.time import RealTime, pause
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault


class Starting(Memory):
    """A match begins right after the table has been looked up."""

    async def load_table(self, table: str) -> StoredTable | None:
        found = await super().load_table(table)
        for page in (self.host, self.host):
            if page:
                self.host = None
                await page.say(messages.Start())
        return found

    host: Any = None


class Unreadable(Memory):
    """The next move is not saved, and what is stored cannot be read for a while."""

    broken = 0
    """Attempts to read that fail."""
    reads = 0

    async def append(self, *moves: Move, sight: Sight | None = None, term: int = 0) -> None:
        if self.broken:
            raise NotSavedError("the disk is gone")
        await super().append(*moves, sight=sight, term=term)

    async def load_table(self, table: str) -> StoredTable | None:
        self.reads += 1
        if self.broken:
            self.broken -= 1
            raise OSError("the disk is gone")
        return await super().load_table(table)


@in_a_loop
async def test_the_pause_before_a_table_is_read_again_is_on_the_clock_that_the_table_was_given() -> None:
    store = Unreadable()
    async with TableRoom(store) as room:
        link, pages = await room.start(2)
        mover = mover_of(room, link, pages)
        waiting, reads, store.broken = room.time.waiting, store.reads, 1
        act = messages.Act("0123456789abcdef", mover.sync["window"], msgspec.Raw(msgspec.json.encode(mover.sync["legal"][0])))
        room.house.tell(link, inbox.Said(mover.id, act))
        while room.time.waiting == waiting:
            await asyncio.sleep(0)
        await room.pass_time(RELOAD_PAUSE - 1)
        assert store.reads == reads + 1
        await room.pass_time(1)
        assert store.reads == reads + 2
        assert (mover.refusal()["fault"], room.time.waiting) == (faults.NOT_SAVED.number, waiting)
        await mover.act(mover.sync["legal"][0])
        assert len(room.playing(link).match.log) == 1


@in_a_loop
async def test_a_match_that_begins_while_somebody_asks_for_its_record_is_not_handed_out() -> None:
    store = Starting()
    async with TableRoom(store) as room:
        link, pages = await room.sit_down(2)
        for number, page in enumerate(pages):
            await page.ready(number)
        replays = Replays(store)
        for ask in (lambda: replays.record(link, 1), lambda: replays.replay(link, 1, "open")):
            store.host = pages[0]
            with pytest.raises(Fault) as raised:
                await ask()
            assert raised.value.kind in (faults.NO_TABLE, faults.RUNNING)
        assert room.table(link).setup.phase == "playing"


@pytest.mark.deep
def test_a_move_sent_right_after_the_hello_is_played_and_not_refused(tmp_path: Path) -> None:
    """As a page does that comes back with an unanswered move: it does not wait for the table."""

    async def use(server: Served) -> None:
        cookie = await new_guest(server, "Ada")
        link = await new_table(server, cookie, bots=1)
        headers = {"Cookie": cookie}
        url = f"ws://{server.address}/ws/{link}"
        hello = msgspec.json.encode({"do": "hello", "protocol": messages.PROTOCOL}).decode()
        async with connect(url, additional_headers=headers) as socket:
            await socket.send(hello)
            sync = await _my_turn(socket)
        move = {"do": "act", "id": "0123456789abcdef", "window": sync["window"], "action": sync["legal"][0]}
        for expected in ("frame", "ack"):  # the second time it is known, and still not too early
            async with connect(url, additional_headers=headers) as socket:
                await socket.send(hello)
                await socket.send(msgspec.json.encode(move).decode())
                while (heard := msgspec.json.decode(await socket.recv()))["is"] != expected or heard.get("ack", "-") is None:
                    assert heard["is"] != "refused", heard

    async def run() -> None:
        async with Served(tmp_path / "data") as server:
            await asyncio.wait_for(use(server), 60)
            assert server.complaints == []

    asyncio.run(run())


async def _my_turn(socket: Any) -> dict[str, Any]:
    """Ready and start; then the first message with something to choose."""
    done = set[str]()
    while True:
        heard: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if heard["is"] == "table" and heard["phase"] == "lobby":
            say = "start" if heard["chairs"][0]["ready"] else "ready"
            if say not in done:
                done.add(say)
                message = committed(heard["commitment"], bytes(32)) if say == "ready" else {"do": say}
                await socket.send(msgspec.json.encode(message).decode())
        if heard["is"] == "deal":
            await socket.send(msgspec.json.encode({"do": "reveal", "server": heard["server"], "seeds": [bytes(32).hex()]}).decode())
        if heard.get("legal"):
            return heard


@in_a_loop
async def test_the_home_list_says_whose_turn_it_is_also_when_the_table_is_closed(tmp_path: Path) -> None:
    async with TableRoom(sql.sqlite_url(tmp_path)) as room:
        link, pages = await room.start(2)
        actors = room.playing(link).match.actors
        for page in pages:
            await page.go()
        room.house.tell(link, inbox.Stop())
        await asyncio.wait(room.house._tasks.values())
        web = Web(room.house, tmp_path / "nowhere")
        for seat, guest in enumerate((ADA, Guest("b" * 32, "Ben"))):
            assert [table.your_turn for table in (await web.me(guest)).tables] == [seat in actors]
        assert room.house.tables == 0


@in_a_loop
async def test_a_guest_deleted_while_being_looked_up_is_not_remembered() -> None:
    class Slow(Memory):
        async def key_of(self, key: bytes) -> StoredKey | None:
            found = None if self.forgotten else await super().key_of(key)
            await asyncio.sleep(0)
            return found

        async def forget_guest(self, guest: str) -> list[str]:
            self.forgotten = True
            return []

        forgotten = False

    guests = Guests(Slow(), RealTime())
    guest, key = await guests.add("Ada")
    guests._known.clear()
    looking = asyncio.create_task(guests.of_key(key))
    await asyncio.sleep(0)
    await guests.delete(guest)
    assert await looking is None
    assert await guests.of_key(key) is None


# ---------------------------------------------------------------- storage


def test_a_data_folder_has_one_server_and_says_where_it_is(tmp_path: Path) -> None:
    with holding(tmp_path) as file:
        file.write_text("http://127.0.0.1:8420", "utf-8")
        with pytest.raises(TakenError, match="8420"), holding(tmp_path):
            pass
    with holding(tmp_path):
        pass


def test_deleting_the_file_that_says_so_lets_no_second_server_in(tmp_path: Path) -> None:
    with holding(tmp_path) as file:
        file.unlink()
        with pytest.raises(TakenError), holding(tmp_path):
            pass
        assert not file.exists(), "who is refused leaves nothing behind"
        file.write_text("http://127.0.0.1:8420", "utf-8")
        with pytest.raises(TakenError, match="8420"), holding(tmp_path):
            pass
        (tmp_path / "elsewhere").symlink_to(tmp_path)
        with pytest.raises(TakenError, match="8420"), holding(tmp_path / "elsewhere"):
            pass


def test_a_server_of_an_earlier_version_is_noticed(tmp_path: Path) -> None:
    """It has locked the file alone."""
    import fcntl

    with (tmp_path / "open").open("a+") as held:
        held.write("http://127.0.0.1:8420")
        held.flush()
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(TakenError, match="8420"), holding(tmp_path):
            pass
    with holding(tmp_path):
        pass


@pytest.mark.real
@pytest.mark.parametrize("deleted", [False, True])
def test_a_second_server_on_the_same_tables_leaves_them_alone(deleted: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with Served(tmp_path / "data") as first:
            file = tmp_path / "data/open"
            if deleted:
                file.unlink()
                while not (file.exists() and file.read_text("utf-8")):  # the server says again where it is
                    await asyncio.sleep(0.05)
            second = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", "hacktable.cli", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--no-compile"],
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            _, said = await asyncio.wait_for(second.communicate(), 60)
            assert second.returncode == 1
            assert f"already open: http://{first.address}" in said.decode()
            assert (await ask_server(first, "GET", "/health")).status == 200

    asyncio.run(run())


@pytest.mark.parametrize("age", ["new", "old"])
def test_a_database_whose_making_was_interrupted_is_made_anew(age: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new one is made at once, an old one gets one migration after the other; both in one transaction."""
    made, create, write = list[str](), op.create_table, insert

    def interrupted(name: str, *columns: Any, **rest: Any) -> Any:
        made.append(name)
        if len(made) == 3:
            raise KeyboardInterrupt
        return create(name, *columns, **rest)

    def unwritten(table: Table) -> Any:
        made.append(table.name)
        if len(made) == 2:
            raise KeyboardInterrupt
        return write(table)

    url = sql.sqlite_url(tmp_path)
    if age == "old":
        engine = sql.connected(url)
        with engine.begin() as connection:
            sql.upgrade(connection, "0001")
        engine.dispose()
    with monkeypatch.context() as patched:
        patched.setattr(op, "create_table", interrupted)
        patched.setattr("hacktable.server.store.schema.insert", unwritten)
        with pytest.raises(KeyboardInterrupt):
            sql.open_engine(url)
    with sqlite3.connect(tmp_path / "hacktable.sqlite") as database:
        assert (database.execute("select count(*) from sqlite_master").fetchone() == (0,)) == (age == "new")
    database.close()
    sql.open_engine(url).dispose()
    with sqlite3.connect(tmp_path / "hacktable.sqlite") as database:
        assert database.execute("select count(*) from guests").fetchone() == (0,)
        assert database.execute("select version_num from alembic_version").fetchall() == [(schema.REVISION,)]
    database.close()


def test_health_means_that_a_write_would_be_kept(tmp_path: Path) -> None:
    async def run() -> None:
        store = await sql.SqlStore.open(sql.sqlite_url(tmp_path))
        await store.ping()
        locker = sqlite3.connect(tmp_path / "hacktable.sqlite")
        with store._engine.connect() as connection:  # the writer's own connection comes from the same pool
            connection.exec_driver_sql("pragma busy_timeout = 50")
        locker.execute("begin exclusive")
        with pytest.raises(NotSavedError):
            await store.ping()
        locker.rollback()
        locker.close()
        await store.close()

    asyncio.run(run())


def test_a_database_in_trouble_is_asked_once_for_a_whole_batch(tmp_path: Path) -> None:
    async def run() -> None:
        engine = sql.open_engine(sql.sqlite_url(tmp_path))
        tries = list[int]()

        def work(connection: Any) -> None:
            tries.append(1)
            connection.exec_driver_sql("select * from nothing_of_that_name")

        writer = Writer(engine)
        jobs = [writer.write(work) for _ in range(50)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(result, NotSavedError) for result in results)
        assert len(tries) < len(jobs)  # each batch fails at its first job
        await writer.close()
        engine.dispose()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["plain", "odd #name ?%20"])
def test_a_backup_has_everything_and_is_for_its_owner_alone(name: str, tmp_path: Path) -> None:
    folder = tmp_path / name
    engine = sql.open_engine(sql.sqlite_url(folder))
    with engine.begin() as connection:
        connection.exec_driver_sql("insert into guests (id, name, created) values ('a', 'Ada', 1)")
    sql.backup(folder, tmp_path / "copy")
    engine.dispose()
    with sqlite3.connect(tmp_path / "copy") as copy:
        assert copy.execute("select name from guests").fetchall() == [("Ada",)]
    copy.close()
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    with pytest.raises(OSError, match="exists"):
        sql.backup(folder, tmp_path / "copy")
    with pytest.raises(OSError, match="missing"):
        sql.backup(folder, tmp_path / "missing" / "copy")


@in_a_loop
async def test_an_alarm_may_ring_while_its_wait_is_being_called_off() -> None:
    """A server that closes calls its waits off; one that is over in the same turn of the event loop complained in the log."""
    time = ManualTime()
    waiting = asyncio.ensure_future(pause(time, 100))
    await asyncio.sleep(0)
    bell = time.due(time.now() + 100)
    assert bell is not None
    waiting.cancel()
    bell.ring()
    with pytest.raises(asyncio.CancelledError):
        await waiting
