"""Slow and failing commits: no page is told of a move before it is on disk, and no move that a page was told of is lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from disk import Disk, Near, NearPage, near
from real import BOX, PATIENCE, check_log, check_views, views
from sqlalchemy import Connection, create_engine, event, text

from hacktable.server.store.schema import metadata, moves
from hacktable.server.store.sql import SqlStore, open_engine, sqlite_url
from hacktable.server.store.writer import MOST_TOGETHER, MOST_WORKS, Into, Writer
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import ChatLine, MatchSetup, NotSavedError, StoredMatch
from stored import logs

Test = Callable[[Near], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Any:
    """Runs a test with a house of its own; nothing in it may end in an unexpected error."""

    def run(test: Test) -> None:
        async def running() -> None:
            async with near(tmp_path) as found:
                await test(found)

        asyncio.run(running())
        assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []

    return run


async def move(page: NearPage) -> dict[str, Any]:
    chosen = page.choose()
    await page.say(chosen)
    return chosen


async def turns(many: int = 50) -> None:
    """Let everything happen that does not wait for the disk."""
    for _ in range(many):
        await asyncio.sleep(0)


# ---------------------------------------------------------------- slow


def test_nothing_is_told_before_it_is_on_disk(play: Any) -> None:
    async def test(near: Near) -> None:
        mover, other = await near.started()
        heard = len(mover.heard), len(other.heard)
        near.disk.hold()
        sent = await move(mover)
        await near.disk.until_held()
        await turns()
        assert near.stored(mover.link) == []
        assert (len(mover.heard), len(other.heard)) == heard
        near.disk.release()
        await near.until(lambda: mover.acked and other.all("frame"))
        assert [row[3] for row in near.stored(mover.link)] == [sent["id"]]
        assert mover.all("frame")[-1]["ack"] == sent["id"]
        assert other.all("frame")[-1]["ack"] is None

    play(test)


@pytest.mark.parametrize(
    ("say", "told"),
    [
        ({"do": "say", "call": "hello"}, "chat"),
        ({"do": "leave"}, "notice"),
        ({"do": "leave"}, "table"),
    ],
)
def test_what_is_said_round_the_match_is_on_disk_before_it_is_told_too(play: Any, say: dict[str, Any], told: str) -> None:
    async def test(near: Near) -> None:
        mover, other = await near.started()
        before = len(other.all(told))
        near.disk.hold()
        await mover.say(say)
        await near.disk.until_held()
        await turns()
        assert len(other.all(told)) == before
        near.disk.release()
        await near.until(lambda: len(other.all(told)) == before + 1)

    play(test)


def test_a_start_and_an_end_are_on_disk_before_they_are_told(play: Any) -> None:
    async def test(near: Near) -> None:
        pages = await near.table(2)
        for row, kind in (("INSERT INTO matches", "sync"), ("UPDATE matches", "end")):
            near.disk.hold(row)
            await near.disk.until_held()
            await turns()
            assert not pages[0].all(kind)
            assert not pages[1].all(kind)
            near.disk.release()
            await near.until(lambda kind=kind: all(page.all(kind) for page in pages))  # type: ignore[misc]

    play(test)


@pytest.mark.deep
def test_slow_commits_reorder_nothing(play: Any) -> None:
    async def test(near: Near) -> None:
        near.disk.delays = random.Random(1)
        for people in (2, 3, 4):
            await near.table(people)
        await near.until(lambda: sum(len(page.acked) for page in near.pages) > 300)
        for page in near.pages:
            page.passive = True
        await near.until(lambda: not any(page.pending for page in near.pages))
        await check(near)

    play(test)


async def check(near: Near) -> None:
    """What is stored is what was acknowledged, in that order, and everybody saw what the log says."""
    for (link, _), log in logs(near.server.database).items():
        pages = [page for page in near.pages if page.link == link]
        shown = views(log)
        await near.until(lambda pages=pages, shown=shown: all(page.seen[-1].view == shown[page.chair][-1] for page in pages))  # type: ignore[misc]
        check_log(log, pages)
        for page in pages:
            check_views(log, page, shown[page.chair])


# ---------------------------------------------------------------- failing


def test_a_move_that_was_not_saved_is_refused_and_nothing_has_changed_for_anyone(play: Any) -> None:
    async def test(near: Near) -> None:
        mover, other = await near.started(3)
        before = mover.seen[-1].view, other.seen[-1].view
        mover.patient = False
        near.disk.fail_before = 1
        sent = await move(mover)
        await near.until(lambda: mover.refusals and len(other.all("sync")) == 2)
        refused = mover.refusals[0]
        assert (refused["fault"], refused["retry"], refused["id"]) == (21, True, sent["id"])
        assert near.stored(mover.link) == []
        await near.until(lambda: len(mover.all("sync")) == 2)
        assert (mover.seen[-1].view, other.seen[-1].view) == before
        assert not mover.acked
        assert not other.all("frame")
        assert not other.refusals
        await mover.say(sent)
        await near.until(lambda: mover.acked)
        assert [row[3] for row in near.stored(mover.link)] == [sent["id"]]

    play(test)


def test_a_move_that_was_saved_although_an_error_came_back_is_acknowledged_and_recognised_when_it_is_sent_again(play: Any) -> None:
    async def test(near: Near) -> None:
        mover, other = await near.started()
        before = other.seen[-1].view
        near.disk.fail_after = 1
        sent = await move(mover)
        await near.until(lambda: mover.all("ack") and len(other.all("sync")) == 2 and len(mover.all("sync")) == 2)
        assert not mover.refusals
        assert other.seen[-1].view != before, "it is true, so it is shown"
        assert [row[3] for row in near.stored(mover.link)] == [sent["id"]]
        for _ in range(3):
            await mover.say(sent)
        await near.until(lambda: len(mover.all("ack")) == 4)
        assert [row[3] for row in near.stored(mover.link)] == [sent["id"]]
        assert not other.all("frame")
        await check(near)

    play(test)


@pytest.mark.parametrize("fails", ["fail_before", "fail_after"])
@pytest.mark.parametrize("say", [{"do": "bot", "chair": 3, "level": "random"}, {"do": "choose", "options": {}, "pace": "quick"}])
def test_a_change_of_the_lobby_that_failed_is_refused_and_everybody_sees_what_is_true(play: Any, fails: str, say: dict[str, Any]) -> None:
    async def test(near: Near) -> None:
        host, other = await near.table(2, starts=False)
        await near.until(
            lambda: all(page.table and [chair["ready"] for chair in page.table["chairs"][:2]] == [True, True] for page in near.pages)
        )
        await turns()
        assert other.table
        before = other.table
        setattr(near.disk, fails, 1)
        await host.say(say)
        await near.until(lambda: host.refusals)
        assert (host.refusals[0]["fault"], host.refusals[0]["retry"]) == (21, True)
        stored = await near.store.load_table(host.link)
        assert stored
        changed = (stored.setup.pace == "quick", stored.setup.chairs[3] is not None)
        assert any(changed) == (fails == "fail_after")
        await near.until(lambda: ((other.table["pace"] == "quick"), other.table["chairs"][3]["kind"] == "bot") == changed)
        if fails == "fail_before":
            assert {**other.table, "watchers": 0} == {**before, "watchers": 0}

    play(test)


def test_a_start_that_was_saved_although_an_error_came_back_is_a_start(play: Any) -> None:
    async def test(near: Near) -> None:
        near.disk.fail_after, near.disk.only = 1, "INSERT INTO matches"
        pages = await near.table(2, passive=True)
        await near.until(lambda: all(page.all("sync") for page in pages))
        await near.until(lambda: all(page.table["phase"] == "playing" for page in pages))
        assert len(logs(near.server.database)) == 1
        mover = next(page for page in pages if page.legal)
        await move(mover)
        await near.until(lambda: mover.acked)

    play(test)


def test_a_match_that_got_to_disk_after_its_table_was_read_again_does_not_keep_another_from_beginning(play: Any) -> None:
    """PostgreSQL may still commit what it could not say to be committed."""

    async def test(near: Near) -> None:
        (host, _) = await near.table(2, starts=False)
        await near.until(
            lambda: sum(bool(chair and chair["ready"]) for chair in host.all("table")[-1:] and host.all("table")[-1]["chairs"]) == 2
        )
        before = await near.store.load_table(host.link)
        assert before
        late, again = before.setup.copy(), before.setup.copy()
        for setup in (late, again):
            setup.begin()
        begun = MatchSetup("hashcatch", before.setup.options, late.server_seed, ("", ""), ("A", "B"), ("a", "b"), "off")
        other = msgspec.structs.replace(begun, server_seed="0" * 64)
        await near.store.begin_match(StoredMatch(host.link, 1, 1, begun, 5), late, 5, term=0)
        await near.store.save_table(host.link, before.setup, 6, term=0)
        await near.store.begin_match(StoredMatch(host.link, 1, 1, other, 7), again, 7, term=0)
        found = await near.store.load_table(host.link)
        assert found
        assert found.match
        assert (found.match.setup.server_seed, found.match.started) == ("0" * 64, 7)

    play(test)


@pytest.mark.deep
@pytest.mark.parametrize("times", [1, 3])
def test_an_end_that_cannot_be_saved_is_told_when_it_can(play: Any, times: int) -> None:
    async def test(near: Near) -> None:
        near.disk.break_on("UPDATE matches", times)
        pages = await near.table(2)
        await near.until(lambda: all(page.ended for page in pages))
        await near.until(lambda: all(page.table["phase"] == "over" for page in pages))
        assert [page.ended for page in pages] == [[1], [1]]
        await check(near)

    play(test)


def test_a_table_that_cannot_be_read_again_tries_until_it_can(play: Any) -> None:
    async def test(near: Near) -> None:
        mover, other = await near.started()
        near.disk.fail_before = 1
        near.disk.break_on("SELECT", 2)
        await move(mover)
        await near.until(lambda: mover.acked and other.all("frame"))
        await check(near)

    play(test)


@pytest.mark.deep
def test_games_end_well_on_a_disk_that_fails_in_every_way(play: Any) -> None:
    async def test(near: Near) -> None:
        near.disk.delays, near.disk.failures = random.Random(2), random.Random(3)
        for people, bots in ((2, 0), (3, 0), (2, 1)):
            await near.table(people, bots=bots)
        await near.until(lambda: all(page.ended for page in near.pages))
        near.disk.failures = None
        assert any(refused["fault"] == 21 for page in near.pages for refused in page.refusals)
        assert sum(page.recognised for page in near.pages)
        await check(near)

    play(test)


# ---------------------------------------------------------------- together


def test_in_a_group_commit_nobody_fails_for_anothers_fault(play: Any) -> None:
    """Another server has written a table's next move behind our back: the key fences us off."""

    async def test(near: Near) -> None:
        movers = [await near.started() for _ in range(3)]
        (first, _), (fenced, seer), (last, _) = movers
        fenced.patient = False
        with closing(sqlite3.connect(near.server.database)) as connection:
            row = (fenced.link, 1, 1, fenced.chair, "roll", 0, "foreign-move", "guest")
            connection.execute("insert into moves values (?, ?, ?, ?, ?, ?, ?, ?)", row)
            connection.commit()
        holder, _ = await near.started()
        near.disk.hold()
        await move(holder)
        await near.disk.until_held()
        for mover, _ in movers:
            await move(mover)
        await turns()
        near.disk.release()
        await near.until(lambda: holder.acked and first.acked and last.acked and fenced.refusals)
        assert [(refused["fault"], refused["retry"]) for refused in fenced.refusals] == [(21, True)]
        assert not first.refusals
        assert not last.refusals
        await near.until(lambda: len(fenced.all("sync")) == len(seer.all("sync")) == 2)
        assert near.stored(fenced.link) == [(1, fenced.chair, "roll", "foreign-move")]
        shown = views(logs(near.server.database)[fenced.link, 1])
        assert (fenced.seen[-1].view, seer.seen[-1].view) == (shown[fenced.chair][1], shown[seer.chair][1])
        fenced.pending = None
        await move(fenced)
        await near.until(lambda: fenced.acked and seer.all("frame"))
        assert [row[0] for row in near.stored(fenced.link)] == [1, 2]

    play(test)


# ---------------------------------------------------------------- reading


READING = """
import os, sys, threading
from pathlib import Path
from sqlalchemy import create_engine
from hacktable.server.store import sql

def read():
    with engine.connect() as connection:
        together.wait()
        sql.take_out(connection, connection.exec_driver_sql("select setup from tables").scalar(), sql._setups)
        sql._match(connection, *connection.exec_driver_sql("select table_id, number from matches").first())

for _ in range(20):
    pid = os.fork()
    if pid == 0:
        engine, together = create_engine(sql.sqlite_url(Path(sys.argv[1]))), threading.Barrier(6)
        sys.setswitchinterval(1e-6)
        threads = [threading.Thread(target=read) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
"""


@pytest.mark.deep
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without forks")
def test_the_first_tables_after_a_start_can_be_read_at_once(tmp_path: Path) -> None:
    """What is built when it is first needed must not be built by several threads: msgspec then crashes the process."""

    async def with_a_match() -> None:
        async with near(tmp_path) as found:
            await found.started()

    asyncio.run(with_a_match())
    done = subprocess.run([sys.executable, "-c", READING, tmp_path], capture_output=True, text=True, timeout=120, check=True)
    assert (done.stdout.split(), done.stderr) == (["0"] * 20, "")


# ---------------------------------------------------------------- the writer


@pytest.mark.parametrize("style", ["qmark", "named"])
@pytest.mark.parametrize("many", [0, 1, 3, 4, 63, 64, 87, 512])
def test_any_number_of_rows_is_inserted_in_order_whatever_a_driver_calls_its_values(style: Any, many: int) -> None:
    engine = create_engine("sqlite://", paramstyle=style)
    metadata.create_all(engine)
    given = [(f"{ply % 3}", 1, ply, 2, f"it's {ply}", 3 * ply, None if ply % 2 else f"{ply}", "bot") for ply in range(many)]
    with engine.begin() as connection:
        INTO.insert(connection, given)
        assert [tuple(found) for found in connection.execute(text("select * from moves order by rowid"))] == given


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="a system that does not list a program's open files")
def test_inserting_many_rows_at_once_writes_no_file_beside_the_database(tmp_path: Path) -> None:
    """SQLite would copy every page there that a statement changes, in case it has to take that statement back."""
    engine = open_engine(sqlite_url(tmp_path))
    for ply in range(40):  # until the rows of each table lie on pages of their own
        with engine.begin() as connection:
            INTO.insert(connection, [(f"table {number}", 1, ply, 0, "action" * 20, 0, None, "bot") for number in range(64)])
            files = [os.path.basename(found) for found in map(_opened, os.listdir("/proc/self/fd")) if found]
            assert [name for name in files if "etilqs" in name] == []
            assert "hacktable.sqlite-wal" in files
    engine.dispose()


def _opened(number: str) -> str:
    try:
        return os.readlink(f"/proc/self/fd/{number}")
    except OSError:  # closed meanwhile
        return ""


def test_one_transaction_after_the_other_has_the_same_connection(tmp_path: Path) -> None:
    """With another one each time, SQLite would read every page again that was written through the one before."""
    used: list[object] = []

    async def run() -> None:
        store = await SqlStore.open(sqlite_url(tmp_path))
        event.listen(store._engine, "begin", lambda connection: used.append(connection.connection.dbapi_connection))
        for number in range(6):
            await asyncio.gather(*(store.load_table(f"t{reader}") for reader in range(4)))
            await store.add_table(f"t{number}", Setup.new(BOX, "guest", "Ada", 0, {}, "off", "greedy"), 0)
            await store.add_chat(ChatLine(f"t{number}", 1, "guest", 2, "Ada", "hello", 3, "text", 4))
            await store.add_chat(ChatLine(f"t{number}", 2, "guest", 2, "Ada", "hello", 3, "text", 4))
        await store.close()

    asyncio.run(run())
    written = used[-2:]
    assert written[0] is written[1]


def test_a_line_of_chat_is_read_as_it_was_written(tmp_path: Path) -> None:
    line = ChatLine("t", 1, "guest", 2, "Ada", "hello", 3, "text", 4)

    async def run() -> None:
        store = await SqlStore.open(sqlite_url(tmp_path))
        await store.add_table("t", Setup.new(BOX, "guest", "Ada", 0, {}, "off", "greedy"), 0)
        await store.add_chat(line)
        found = await store.load_table("t")
        await store.close()
        assert found
        assert found.chat == (line,)

    asyncio.run(run())


def row(table: int, ply: int) -> tuple[Any, ...]:
    return f"{table}", 1, ply, 0, "roll", 0, None, "guest"


def run_writer(tmp_path: Path, test: Callable[[Writer, Disk], Awaitable[None]]) -> list[tuple[str, int]]:
    """Run a test with a writer; then every row, as it came onto disk."""

    async def running() -> None:
        disk = Disk(open_engine(sqlite_url(tmp_path)))
        writer = disk.writer()
        try:
            await test(writer, disk)
        finally:
            await writer.close()
            disk.engine.dispose()

    asyncio.run(running())
    with closing(sqlite3.connect(tmp_path / "hacktable.sqlite")) as connection:
        return connection.execute("select table_id, ply from moves order by rowid").fetchall()


INTO = Into(moves, *moves.columns.keys())


def test_many_writers_at_once_keep_the_order_of_each_table(tmp_path: Path) -> None:
    tables, plies = 40, 50
    done: list[tuple[str, int]] = []

    async def test(writer: Writer, disk: Disk) -> None:
        async def one(table: int) -> None:
            waiting = []
            for ply in range(plies):
                future = writer.insert(INTO, [row(table, ply)])
                future.add_done_callback(lambda _, ply=ply: done.append((f"{table}", ply)))  # type: ignore[misc]
                waiting.append(future)
                if (table + ply) % 3 == 0:
                    await asyncio.gather(*waiting)
            await asyncio.gather(*waiting)

        await asyncio.gather(*map(one, range(tables)))

    rows = run_writer(tmp_path, test)
    assert len(rows) == tables * plies
    assert done == rows, "told in the order in which they came onto disk"
    for table in range(tables):
        assert [ply for at, ply in rows if at == f"{table}"] == list(range(plies))


def test_only_those_fail_whose_own_writing_fails(tmp_path: Path) -> None:
    def bad(connection: Connection) -> None:
        INTO.insert(connection, [row(0, 0)])  # there already

    async def test(writer: Writer, disk: Disk) -> None:
        disk.hold()
        first = writer.insert(INTO, [row(0, 0)])
        await disk.until_held()
        jobs = [
            writer.insert(INTO, [row(1, 0)]),
            writer.insert(INTO, [row(0, 0)]),  # there already
            writer.write(bad),
            writer.write(lambda connection: connection.execute(text("select 7")).scalar()),
            writer.insert(INTO, [row(2, 0)]),
        ]
        disk.release()
        ends: list[object] = [*await asyncio.gather(first, *jobs, return_exceptions=True)]
        assert [isinstance(end, NotSavedError) for end in ends] == [False, False, True, True, False, False]
        assert ends[4] == 7
        assert isinstance(ends[2], NotSavedError)
        assert ends[2].__cause__

    assert run_writer(tmp_path, test) == [("0", 0), ("1", 0), ("2", 0)]


def change(connection: Connection) -> None:
    connection.execute(text("update alembic_version set version_num = version_num"))


def listen_to_commits(disk: Disk) -> list[list[str]]:
    """From now on, the kinds of statements in every commit."""
    commits: list[list[str]] = []

    def note(_: Connection) -> None:
        commits.append([word for each in disk._statements if (word := each.split()[0].lower()) in ("insert", "update")])

    event.listen(disk.engine, "commit", note)
    return commits


def test_a_move_does_not_wait_for_changes_that_came_before_it(tmp_path: Path) -> None:
    many = 3 * MOST_WORKS + 1
    commits: list[list[str]] = []

    async def test(writer: Writer, disk: Disk) -> None:
        nonlocal commits
        disk.hold()
        first = writer.insert(INTO, [row(0, 0)])
        await disk.until_held()
        commits = listen_to_commits(disk)
        order: list[int] = []
        changes = [writer.write(change) for _ in range(many)]

        async def note(number: int) -> None:
            await changes[number]
            order.append(number)

        moved = writer.insert(INTO, [row(0, 1)])
        disk.release()
        await asyncio.gather(first, moved, *map(note, range(many)))
        assert order == list(range(many)), "changes stay in order"

    assert run_writer(tmp_path, test) == [("0", 0), ("0", 1)]
    assert commits == [["insert"], ["insert"], *[["update"] * MOST_WORKS] * 3, ["update"]]


def test_a_move_that_comes_while_changes_are_written_waits_for_one_of_them(tmp_path: Path) -> None:
    commits: list[list[str]] = []
    begun, may_end = threading.Event(), threading.Event()

    def slow_change(connection: Connection) -> None:
        change(connection)
        begun.set()
        assert may_end.wait(PATIENCE)

    async def test(writer: Writer, disk: Disk) -> None:
        nonlocal commits
        disk.hold()
        first = writer.insert(INTO, [row(0, 0)])
        await disk.until_held()
        commits = listen_to_commits(disk)
        order: list[str] = []
        changes = [writer.write(work) for work in (slow_change, change, change)]
        disk.release()
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        moved = writer.insert(INTO, [row(0, 1)])
        for name, future in (("move", moved), *zip("abc", changes, strict=True)):
            future.add_done_callback(lambda _, name=name: order.append(name))  # type: ignore[misc]
        await asyncio.sleep(0)  # what comes in one round of the event loop is handed to the thread together
        may_end.set()
        await asyncio.gather(first, moved, *changes)
        await asyncio.sleep(0)
        assert order == ["a", "move", "b", "c"]

    assert run_writer(tmp_path, test) == [("0", 0), ("0", 1)]
    assert commits == [["insert"], ["update"], ["insert"], ["update", "update"]]


def test_a_writer_that_closes_writes_what_waits_and_then_nothing_more(tmp_path: Path) -> None:
    many = 2 * MOST_TOGETHER + 7

    async def test(writer: Writer, disk: Disk) -> None:
        waiting = [writer.insert(INTO, [row(0, ply)]) for ply in range(many)]
        given_up = writer.insert(INTO, [row(1, 0)])
        given_up.cancel()
        await writer.close()
        assert all(future.done() and future.exception() is None for future in waiting)
        with pytest.raises(NotSavedError):
            await asyncio.wait_for(writer.insert(INTO, [row(2, 0)]), 10)

    assert run_writer(tmp_path, test) == [*(("0", ply) for ply in range(many)), ("1", 0)]
