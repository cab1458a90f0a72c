"""What /health answers: with a disk that is full, slow or damaged, and again when it is well."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from disk import near
from real import Served
from real import ask as ask_server
from table_room import TableRoom, ask, in_a_loop

from hacktable.bots.learned.weights import has_weights, mind_of
from hacktable.kernel.registry import find, names
from hacktable.server import serve
from hacktable.server.http import health
from hacktable.server.http.web import Web
from hacktable.server.store import inspection
from hacktable.server.store.inspection import Inspection
from hacktable.server.store.sql import open_engine, sqlite_url


def fill(folder: Path, moves: int = 3000) -> Path:
    """A database with a long match in it; all of it in the main file."""
    open_engine(sqlite_url(folder)).dispose()
    file = folder / "hacktable.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = [("table", 1, ply, 0, "a+" * 20, ply, f"move-{ply:030}", "guest") for ply in range(moves)]
        connection.executemany('insert into moves (table_id, "match", ply, seat, action, at, move_id, "by") values (?,?,?,?,?,?,?,?)', rows)
        connection.commit()
        connection.execute("pragma wal_checkpoint(truncate)")
    return file


def damage(file: Path, what: str) -> bytes:
    """Overwrite a page in the middle of a table or an index, as a failing disk does; what was there."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("select rootpage from sqlite_master where name = ?", (what,)).fetchone()
        (size,) = connection.execute("pragma page_size").fetchone()
    whole = bytearray(file.read_bytes())
    start = (root - 1) * size
    assert whole[start] in (2, 5), "the root has pages below it"
    first_pointer = int.from_bytes(whole[start + 12 : start + 14], "big")
    leaf = int.from_bytes(whole[start + first_pointer : start + first_pointer + 4], "big")
    at = slice((leaf - 1) * size, leaf * size)
    before = bytes(whole[at])
    with file.open("r+b") as opened:
        opened.seek(at.start)
        opened.write(b"\x5a" * size)
    return before


def repair(file: Path, before: bytes) -> None:
    whole = file.read_bytes()
    at = whole.index(b"\x5a" * len(before))
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(before)


def rounds(found: Inspection, number: int = 1) -> list[str | None]:
    """Whole rounds through the database."""
    said = []
    for _ in range(number):
        said.append(found.step())
        while found._parts:
            said.append(found.step())
    return said


@pytest.mark.parametrize("what", ["moves", "sqlite_autoindex_moves_1"])
def test_a_damaged_page_of_a_table_or_an_index_is_found_and_a_repaired_one_is_not(what: str, tmp_path: Path) -> None:
    file = fill(tmp_path)
    found = Inspection(file)
    assert set(rounds(found)) == {None}
    before = damage(file, what)
    said = rounds(found)
    assert said[-1], "within one round"
    assert said[-1].startswith("moves: ")
    assert rounds(found)[0] is not None, "it is not forgotten when the next round begins"
    repair(file, before)
    rounds(found)
    assert rounds(found)[-1] is None


def test_an_inspection_reads_everything_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = fill(tmp_path, 1000)
    read = list[int]()
    monkeypatch.setattr(inspection, "ROWS", 100)
    found = Inspection(file)
    reading = found._read

    def counted(connection: sqlite3.Connection) -> None:
        last = found._parts[-1]
        reading(connection)
        if last.table == "moves":
            read.append(connection.total_changes)
            assert connection.total_changes == 0

    monkeypatch.setattr(found, "_read", counted)
    assert set(rounds(found)) == {None}
    assert len(read) == 22, "a table and an index of a thousand rows, and one empty look behind each"


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[TableRoom, Web]]:
    async with TableRoom(sqlite_url(folder)) as room:
        yield room, Web(room.house, folder / "page", limits=False)


async def inspect_until(web: Web, status: str) -> None:
    """Go through the database until this is found."""
    while (await ask(web, "GET", "/health")).json["status"] != status:
        await web.health.inspect()


@in_a_loop
async def test_health_says_since_when_the_database_is_damaged(tmp_path: Path) -> None:
    file = fill(tmp_path)
    async with opened(tmp_path) as (room, web):
        assert (await ask(web, "GET", "/health")).status == 200
        before = damage(file, "moves")
        began = room.time.date()
        await inspect_until(web, "damaged")
        room.time.present += 60_000
        answer = await ask(web, "GET", "/health")
        assert (answer.status, answer.json["status"], answer.json["since"]) == (503, "damaged", began)
        assert answer.json["reason"].startswith("moves: ")
        assert str(tmp_path) not in answer.body.decode()
        assert room._faults.pop().levelname == "ERROR", "it is in the log"
        assert not room._faults, "once"
        assert (await ask(web, "GET", "/api/home")).status == 200, "the rest goes on"
        repair(file, before)
        await inspect_until(web, "ok")


@in_a_loop
async def test_health_says_since_when_nothing_can_be_written(tmp_path: Path) -> None:
    async with near(tmp_path) as house:
        web = Web(house.house, tmp_path / "page", limits=False)
        assert (await ask(web, "GET", "/health")).json["status"] == "ok"
        house.disk.fail_before = 3
        web.health._wrote = None
        first = await ask(web, "GET", "/health")
        assert (first.status, first.json["status"], first.json["reason"]) == (503, "failing", "the database takes no writes")
        again = await ask(web, "GET", "/health")
        assert again.json["since"] == first.json["since"]
        house.disk.fail_before = 0
        assert (await ask(web, "GET", "/health")).json["status"] == "ok"


@in_a_loop
async def test_health_does_not_wait_for_a_disk_that_hangs_and_asks_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with near(tmp_path) as house:
        web = Web(house.house, tmp_path / "page", limits=False)
        monkeypatch.setattr(
            health, "PATIENCE", 0
        )  # as if whoever asks had waited before the write has begun: it is not fine before it is done
        house.disk.hold("update alembic_version")
        answers = await asyncio.gather(*(ask(web, "GET", "/health") for _ in range(20)))
        assert {(answer.status, answer.json["status"], answer.json["reason"]) for answer in answers} == {
            (503, "failing", "a write takes long")
        }
        assert house.store._writer.waiting == 1, "one write for all who ask"
        monkeypatch.undo()
        house.disk.release()
        while web.health._writing:
            await asyncio.sleep(0.01)
        assert (await ask(web, "GET", "/health")).json["status"] == "ok"


@pytest.mark.real
def test_a_running_server_finds_damage_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        file = fill(tmp_path / "data")
        damage(file, "moves")
        sooner = "from hacktable.server.http import health; health.INSPECT_EVERY = 20"  # at its own pace, going through all tables takes half a minute
        async with Served(tmp_path / "data", limits=False, first=sooner) as server:
            async with asyncio.timeout(60):
                while (answer := await ask_server(server, "GET", "/health")).status == 200:
                    await asyncio.sleep(0.1)
            assert answer.json()["status"] == "damaged"
            assert any("health: the database is damaged: moves" in line for line in server.complaints)

    asyncio.run(run())


@in_a_loop
async def test_what_networks_have_learned_is_read_before_anybody_is_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the first page at a table of each game would stop everybody else's moves for a tenth of a second."""
    read: list[int] = []

    async def let_in(self: serve.Server, sockets: object = None) -> None:
        read.append(mind_of.cache_info().currsize)
        self.started = True

    mind_of.cache_clear()
    monkeypatch.setattr(serve.Server, "serve", let_in)
    assert await serve.serve(serve.Settings(data=tmp_path, compile=False), 0) == 0
    assert read == [sum(has_weights(find(name)) for name in names())]


def test_a_server_takes_as_many_file_descriptors_as_it_may_and_looks_for_garbage_once_it_is_open() -> None:
    """In a process of its own, because a limit that was lowered for good would be missed by others."""
    code = (
        "import gc, resource; from hacktable.server.serve import allow_many_files, look_for_garbage; kind = resource.RLIMIT_NOFILE; "
        "most = resource.getrlimit(kind)[1]; resource.setrlimit(kind, (256, most)); allow_many_files(); gc.disable(); look_for_garbage(); "
        "print(resource.getrlimit(kind) == (most, most) and most > 256, gc.isenabled(), gc.get_freeze_count() > 10_000)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True True True\n"
