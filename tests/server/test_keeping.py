"""What is kept on disk: caps, texts that are stored once, what expires, and `hacktable data`."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import sqlite3
import stat
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from old_folder import fill
from real import Served, new_guest, new_table
from real import ask as ask_server
from table_room import ADA, BEN, FakePage, TableRoom, ask, database, in_a_loop, play_some

from drawing import MINE
from hacktable import cli
from hacktable.cli.keeping import duration, in_words, size
from hacktable.match.box import box
from hacktable.server.http.replays import Replays
from hacktable.server.http.web import Web
from hacktable.server.store.leases import SqlLeases
from hacktable.server.store.sql import KEPT_CHAT, SqlStore, sqlite_url
from hacktable.server.table.caps import Caps
from hacktable.server.table.stored import DAY, ChatLine, Keep
from hacktable.server.wire import faults, messages
from hacktable.server.wire.answers import NewTable
from hacktable.server.wire.faults import Fault, FaultKind

OWN: dict[str, messages.Value] = {"board": "custom", "drawing": MINE}
OTHER = MINE.replace("\n", " \n", 1)
"""The same board, in other words."""


def rows(folder: Path, table: str) -> int:
    return count(folder, f"select count(*) from {table}")


def count(folder: Path, query: str) -> int:
    connection = sqlite3.connect(folder / "hacktable.sqlite")
    (found,) = connection.execute(query).fetchone()
    connection.close()
    return int(found)


def change(folder: Path, statement: str) -> None:
    connection = sqlite3.connect(folder / "hacktable.sqlite")
    with connection:
        connection.execute(statement)
    connection.close()


async def refused(room: TableRoom, guest: Any = ADA, network: str | None = None) -> FaultKind | None:
    """Why no more tables can be made; None if one was made."""
    try:
        await room.house.make(box("hashcatch"), guest, NewTable("hashcatch"), network)
    except Fault as fault:
        return fault.kind
    return None


# ---------------------------------------------------------------- caps


@in_a_loop
async def test_a_guest_with_too_many_unfinished_tables_makes_no_more_until_one_is_left(address: str) -> None:
    async with TableRoom(address, caps=Caps(tables_of_guest=3)) as room:
        links = [await room.make() for _ in range(3)]
        assert await refused(room) is faults.MANY_TABLES
        assert await refused(room, BEN) is None, "others make theirs"
        page = await room.come(links[0], ADA)
        await page.say(messages.Stand())
        assert await refused(room) is None


@pytest.mark.deep
@in_a_loop
async def test_a_guest_who_gets_up_from_every_new_table_is_stopped_by_the_day(address: str) -> None:
    async with TableRoom(address, caps=Caps(tables_of_guest=2, new_of_guest=5)) as room:
        for _ in range(5):
            page = await room.come(await room.make(), ADA)
            await page.say(messages.Stand())
        assert await refused(room) is faults.MANY_TODAY
        await room.pass_time(DAY + 1)
        assert await refused(room) is None


@in_a_loop
async def test_guests_of_one_address_share_its_caps(tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path), caps=Caps(tables_of_address=2)) as room:
        web = Web(room.house, tmp_path, limits=False)

        async def make(name: str, address: str) -> int:
            cookie = (await ask(web, "POST", "/api/me", {"name": name}, address=address)).cookies[0].partition(";")[0]
            return (await ask(web, "POST", "/api/tables", {"game": "hashcatch"}, headers={"cookie": cookie}, address=address)).status

        household = ("2001:db8:1:2::1", "2001:db8:1:2:aaaa::2", "2001:db8:1:2:ffff::3")
        assert [await make(f"G{number}", address) for number, address in enumerate(household)] == [201, 201, 429]
        assert await make("Else", "2001:db8:1:3::1") == 201
        assert await make("Four", "192.0.2.7") == 201


@in_a_loop
async def test_at_most_so_many_matches_begin_at_a_table_in_a_day(address: str) -> None:
    async with TableRoom(address, caps=Caps(new_of_guest=2)) as room:
        link, pages = await room.start(2)
        for number in range(2):
            await play_some(room, link, pages, 1)
            for page in pages:
                await page.say(messages.Leave())
            await pages[0].say(messages.Rematch())
            await pages[1].say(messages.Sit(1))
            await room.begin(pages)
            assert pages[0].table["phase"] == ("playing" if number == 0 else "lobby")
        assert pages[0].refusal()["fault"] == faults.MANY_TODAY.number


@in_a_loop
async def test_a_full_server_begins_nothing_new_and_running_matches_go_on(address: str) -> None:
    async with TableRoom(address, caps=Caps()) as room:
        link, pages = await room.start(2)
        _, others = await room.sit_down(2)
        room.house.caps._caps = Caps(bytes=1)
        room.house.caps._measured = None
        assert await refused(room) is faults.FULL
        await room.begin(others)
        assert others[0].refusal()["fault"] == faults.FULL.number
        assert others[0].table["phase"] == "lobby"
        await play_some(room, link, pages, 20)
        assert len(room.playing(link).match.log) == 20
        await pages[0].say(messages.Say(text="Still here"))
        assert pages[1].new("chat")[-1]["text"] == "Still here"


async def hashed(room: TableRoom) -> str:
    await room.house._addresses.look()
    return room.house._addresses.hashed("192.0.2.7")


@in_a_loop
async def test_an_address_is_stored_only_as_a_hash_whose_key_is_elsewhere_and_both_expire(tmp_path: Path) -> None:
    key = tmp_path / "address-key"
    async with TableRoom(sqlite_url(tmp_path), address_key=key) as room:
        assert await refused(room, ADA, "192.0.2.7") is None
        assert await refused(room, BEN, "192.0.2.7") is None
        assert b"192.0.2.7" not in (tmp_path / "hacktable.sqlite").read_bytes() + (tmp_path / "hacktable.sqlite-wal").read_bytes()
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        first = await hashed(room)
        assert count(tmp_path, f"select count(*) from tables where address = '{first}'") == 2
        await room.pass_time(7 * DAY + 1)
        assert await hashed(room) != first
        await room.house.store.tidy_up(Keep(), room.time.date())
        assert count(tmp_path, "select count(*) from tables where address is not null") == 0


@in_a_loop
async def test_tables_made_at_all_servers_are_counted_together_by_guest_and_by_address(address: str) -> None:
    caps = Caps(tables_of_guest=2, tables_of_address=3)
    async with contextlib.AsyncExitStack() as until_closed:
        rooms = []
        for name in ("one", "other"):
            store = await SqlStore.open(address)
            leases = SqlLeases(store.engine, name)
            until_closed.callback(leases.close)
            rooms.append(await until_closed.enter_async_context(TableRoom(store, caps=caps, leases=leases)))
        one, other = rooms
        for room in rooms:
            assert await refused(room, ADA, "192.0.2.7") is None
        assert await refused(other, ADA, "198.51.100.1") is faults.MANY_TABLES
        assert await refused(one, BEN, "192.0.2.7") is None
        assert await refused(other, BEN, "192.0.2.7") is faults.MANY_TABLES
        assert await refused(other, BEN, "198.51.100.1") is None


@in_a_loop
async def test_the_key_of_addresses_outlives_the_server(tmp_path: Path) -> None:
    hashes = set()
    for _ in range(2):
        async with TableRoom(sqlite_url(tmp_path), address_key=tmp_path / "address-key") as room:
            hashes.add(await hashed(room))
    assert len(hashes) == 1


@pytest.mark.deep
def test_the_server_has_caps_by_default_and_takes_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with Served(tmp_path / "data", options=("--tables-per-guest", "2")) as server:
            cookie = await new_guest(server, "Ada")
            for _ in range(2):
                await new_table(server, cookie)
            answer = await ask_server(server, "POST", "/api/tables", {"game": "hashcatch"}, cookie=cookie)
            assert (answer.status, answer.json()["code"], answer.json()["params"]) == (429, "fault-many-tables", {"most": 2})

    asyncio.run(run())


# ---------------------------------------------------------------- what is stored once, or not at all


async def around(room: TableRoom, pages: list[FakePage]) -> None:
    """Begin a match, leave it, and go back to the lobby."""
    await room.begin(pages)
    for page in pages:
        await page.say(messages.Leave())
    await pages[0].say(messages.Rematch())
    for chair, page in enumerate(pages[1:], 1):
        await page.say(messages.Sit(chair))


@in_a_loop
async def test_beginning_and_leaving_again_and_again_leaves_nothing_behind(tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path)) as room:
        _, pages = await room.sit_down(2, game="blackhat", options=OWN)
        for _ in range(5):
            await around(room, pages)
        assert {table: rows(tmp_path, table) for table in ("matches", "moves", "sights")} == {"matches": 0, "moves": 0, "sights": 0}
        assert (rows(tmp_path, "texts"), rows(tmp_path, "text_uses")) == (1, 1)


@in_a_loop
async def test_a_drawing_is_stored_once_and_goes_with_its_last_user(tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path)) as room:
        link, pages = await room.start(2, game="blackhat", options=OWN)
        await play_some(room, link, pages, 3)
        lobby, (ada, _) = await room.sit_down(2, game="blackhat", options=OWN)
        assert (rows(tmp_path, "texts"), rows(tmp_path, "text_uses")) == (1, 3), "two tables and a match"
        assert MINE.encode()[:300] not in b"".join(row for row in kept(tmp_path))
        for page in pages:
            await page.say(messages.Leave())
        _, record = await Replays(room.store).record(link, 1)
        assert msgspec.structs.asdict(box("blackhat").replay(record).options)["drawing"] == MINE
        assert OTHER != MINE
        await ada.say(messages.Choose({"board": "custom", "drawing": OTHER}))
        assert not ada.new("refused")
        assert (rows(tmp_path, "texts"), rows(tmp_path, "text_uses")) == (2, 3)
        stored = await room.store.load_table(lobby)
        assert stored
        assert stored.setup.options["drawing"] == OTHER
        await ada.say(messages.Choose({"board": "classic"}))
        assert rows(tmp_path, "texts") == 1, "nobody uses the other one any more"
        await room.house.store.remove_tables([link])
        while await room.house.store.tidy_up(Keep(), room.time.date()):
            pass
        assert (rows(tmp_path, "texts"), rows(tmp_path, "text_uses")) == (0, 0)


def kept(folder: Path) -> list[bytes]:
    connection = sqlite3.connect(folder / "hacktable.sqlite")
    found = [row for table in ("tables", "matches") for (row,) in connection.execute(f"select setup from {table}")]
    connection.close()
    return found


@in_a_loop
async def test_a_table_keeps_no_chat_that_nobody_can_see(tmp_path: Path) -> None:
    async with TableRoom(sqlite_url(tmp_path)) as room:
        link = await room.make()
        for number in range(1, 4 * KEPT_CHAT + 1):
            await room.store.add_chat(ChatLine(link, number, ADA.id, 0, "Ada", None, None, f"line {number}", 0), term=0)
        assert rows(tmp_path, "chats") == KEPT_CHAT
        stored = await room.store.load_table(link)
        assert stored
        assert [line.number for line in stored.chat] == list(range(3 * KEPT_CHAT + 1, 4 * KEPT_CHAT + 1))


# ---------------------------------------------------------------- what expires


@in_a_loop
async def test_what_nobody_uses_expires_and_what_is_finished_or_open_stays(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    by_phase = {phase: link for (_, phase), link in links.items()}
    async with TableRoom(sqlite_url(tmp_path)) as room:
        tidied = asyncio.ensure_future(room.house.tidy(Keep()))
        while not tidied.done():
            await asyncio.sleep(0)
            await room.pass_time(100)
        assert tidied.result() == 0, "nothing is old yet"
        await room.pass_time(31 * DAY)
        await room.come(by_phase["lobby"], ADA)
        tidied = asyncio.ensure_future(room.house.tidy(Keep()))
        while not tidied.done():
            await asyncio.sleep(0.001)
            await room.pass_time(100)
        assert tidied.result() == 1
        left = {phase for phase, link in by_phase.items() if await room.store.load_table(link)}
        assert left == {"lobby", "playing", "over"}, "somebody looks at the lobby; the match may go on; what is finished is kept"
        gone = by_phase["abandoned"]
        for table in ("matches", "moves", "chats", "sights", "sitters", "text_uses"):
            assert count(tmp_path, f"select count(*) from {table} where table_id = '{gone}'") == 0, table
        with pytest.raises(Fault) as raised:
            await room.house.open(gone)
        assert raised.value.kind is faults.NO_TABLE


@in_a_loop
async def test_guests_without_a_table_and_without_a_visit_are_forgotten_at_last(tmp_path: Path) -> None:
    await fill(tmp_path, ("hashcatch",))
    async with TableRoom(sqlite_url(tmp_path)) as room:
        assert rows(tmp_path, "guests") == 4
        change(tmp_path, "update keys set seen = 1700000000000 + 390 * 86400000 where guest like 'd%'")
        while await room.store.tidy_up(Keep(), room.time.date() + 401 * DAY):
            pass
        connection = sqlite3.connect(tmp_path / "hacktable.sqlite")
        assert sorted(name for (name,) in connection.execute("select name from guests")) == ["Ada", "Ben", "Dee"]
        assert connection.execute("select count(*) from keys").fetchone() == (3,)
        connection.close()


@in_a_loop
async def test_a_name_that_was_given_once_and_never_used_is_forgotten_after_a_month(tmp_path: Path) -> None:
    await fill(tmp_path, ("hashcatch",))
    async with TableRoom(sqlite_url(tmp_path)) as room:
        change(tmp_path, f"update keys set seen = created + {2 * DAY} where guest like 'd%'")
        while await room.store.tidy_up(Keep(), room.time.date() + 31 * DAY):
            pass
        assert rows(tmp_path, "guests") == 3, "Cy sat nowhere and never came back; Dee came back"
        assert count(tmp_path, "select count(*) from guests where name = 'Cy'") == 0


# ---------------------------------------------------------------- hacktable data


def hacktable(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`hacktable …`, within this process: one of its own would import everything again."""
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        try:
            status = cli.main(arguments)
        except SystemExit as refused:
            status = int(refused.code or 0)
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), errors.getvalue())


@pytest.mark.real
def test_the_command_says_how_large_everything_is_and_makes_room(tmp_path: Path) -> None:
    links = asyncio.run(fill(tmp_path, ("hashcatch",)))  # in 2023, by the clock of the test
    told = hacktable("data", str(tmp_path), "--json")
    assert told.returncode == 0, told.stderr
    report = json.loads(told.stdout)
    assert report["tables"] == {"hashcatch": dict.fromkeys(("lobby", "playing", "over", "abandoned"), 1)}
    assert report["kinds"]["moves"]["count"] == rows(tmp_path, "moves")
    assert report["largest"][0]["table"] == links["hashcatch", "over"]
    words = hacktable("data", str(tmp_path))
    assert "1 abandoned, 1 lobby, 1 over, 1 playing" in words.stdout
    before = rows(tmp_path, "tables")
    dry = hacktable("data", str(tmp_path), "--tidy", "--dry-run")
    assert "Would remove: 3 tables (1 abandoned, 1 lobby, 1 playing)" in dry.stdout, dry.stdout + dry.stderr
    assert rows(tmp_path, "tables") == before
    done = hacktable("data", str(tmp_path), "--tidy", "--keep-running", "forever", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["tables"] == {"abandoned": 1, "lobby": 1}
    assert rows(tmp_path, "tables") == 2
    assert count(tmp_path, "select freelist_count from pragma_freelist_count") == 0, "the space was given back"
    assert hacktable("data", str(tmp_path), "--tidy", "--keep-finished", "1d").returncode == 0
    assert rows(tmp_path, "tables") == rows(tmp_path, "moves") == rows(tmp_path, "sights") == rows(tmp_path, "chats") == 0


@pytest.mark.real
def test_a_running_server_is_not_tidied_behind_its_back(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "data", ("hashcatch",)))

    async def run() -> None:
        async with Served(tmp_path / "data"):
            refused = await asyncio.to_thread(hacktable, "data", str(tmp_path / "data"), "--tidy")
            assert refused.returncode == 1
            assert "a server is running at http://" in refused.stderr
            assert rows(tmp_path / "data", "tables") == 4
            told = await asyncio.to_thread(hacktable, "data", str(tmp_path / "data"))
            assert "moves" in told.stdout
            dry = await asyncio.to_thread(hacktable, "data", str(tmp_path / "data"), "--tidy", "--dry-run")
            assert "Would remove: 3" in dry.stdout

    asyncio.run(run())


@pytest.mark.deep
def test_the_command_says_what_is_missing_or_wrong(tmp_path: Path) -> None:
    nothing = hacktable("data", str(tmp_path / "nowhere"))
    assert (nothing.returncode, "there are no tables in" in nothing.stderr) == (1, True)
    assert not (tmp_path / "nowhere").exists()
    wrong = hacktable("data", "--tidy", "--keep-lobbies", "soon")
    assert wrong.returncode == 2
    assert "'soon' is no time" in wrong.stderr
    database(tmp_path)
    change(tmp_path, "update alembic_version set version_num = '9999'")
    assert "newer Hacktable" in hacktable("data", str(tmp_path)).stderr


def test_times_and_sizes_are_read_as_people_write_them() -> None:
    assert [duration(given) for given in ("90m", "12h", "7d", "4w", "forever")] == [5_400_000, 43_200_000, 7 * DAY, 28 * DAY, None]
    assert [size(given) for given in ("500", "20kB", "300MB", "4G", "4gb")] == [500, 20_000, 300_000_000, 4_000_000_000, 4_000_000_000]
    assert [in_words(given) for given in (7, 1_234, 5_600_000, 12_300_000_000)] == ["7 bytes", "1.2 kB", "5.6 MB", "12.3 GB"]
