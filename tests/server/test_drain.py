"""Closing a server: what was acknowledged stays, pages are told to reconnect, and they do."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from real import BOX, PATIENCE, Crew, Nursery, Nursling, Served, Server, ask, check_everything, raw

from ports import free_port
from stored import logs

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without signals")]


def check_byes(crew: Crew) -> None:
    """Every page that was at a table has been told why, and that it may come back."""
    for page in crew.pages:
        assert page.byes
        for bye in page.byes:
            assert (bye["close"], bye["code"], bye["retry"]) in ((4503, "close-closing", True), (4504, "close-again", True))
        assert any(bye["close"] == 4503 for bye in page.byes)
        assert set(page.closes) <= {4503, 4504, 1006, 1012}
        assert 4503 in page.closes


def test_a_server_that_is_told_to_stop_sends_everybody_away_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        async with Served(tmp_path / "data") as server, Crew(server).playing(((2, 0), (3, 0), (2, 1)), 1) as crew:
            for number in (signal.SIGTERM, signal.SIGINT):
                enough = crew.acks + 30
                await crew.until(lambda acks: crew.acks > acks, enough)
                server.signal(number)
                assert await server.wait() == 0
                check_byes(crew)
                stored = {move.move_id for log in logs(server.database).values() for move in log.moves}
                assert {move for page in crew.pages for move in page.acked} <= stored
                await server.start()
            await crew.until(lambda: crew.done)
            await check_everything(crew)
            server.signal(signal.SIGTERM)
            assert await server.wait() == 0
            assert server.complaints == []

    asyncio.run(test())


def test_it_stops_again_and_again_under_full_load(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery) as server,
            Crew(server).playing(((2, 0), (3, 0), (4, 0), (2, 1)), 2) as crew,
        ):
            crew.play_again(True)
            for _ in range(6):
                enough = crew.acks + 15
                await crew.until(lambda acks: crew.acks > acks, enough)
                server.signal(signal.SIGTERM)
                assert await server.wait() == 0
                await server.start()
            await crew.settle()
            check_byes(crew)
            await check_everything(crew)

    asyncio.run(test())


def test_it_waits_for_a_slow_commit_and_says_meanwhile_that_it_is_closing(tmp_path: Path) -> None:
    async def test() -> None:
        held = tmp_path / "held"
        held.touch()
        async with (
            contextlib.AsyncExitStack() as holding,
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery, harm={"held": str(held)}) as server,
            Crew(server).playing(((2, 0), (2, 0), (3, 0)), 3) as crew,
        ):
            await crew.until(lambda: {page.link for page in crew.pages if page.acked} == {page.link for page in crew.pages})
            lock = holding.enter_context(held.open("rb"))
            fcntl.flock(lock, fcntl.LOCK_EX)
            await crew.until(lambda: crew.in_flight == 3 and held.with_name("held.waits").exists())
            flying = {page.pending["id"] for page in crew.pages if page.pending}
            server.signal(signal.SIGTERM)
            while (answer := await health(server)) != (503, "closing"):
                assert answer in ((200, "ok"), (503, "failing")), "the signal has not arrived yet, and nothing can be written"
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert await server.wait() == 0
            check_byes(crew)
            stored = {move.move_id for log in logs(server.database).values() for move in log.moves}
            assert flying & stored, "a commit that was under way has ended"
            assert {move for page in crew.pages for move in page.acked} <= stored
            acks, server.harm = crew.acks, {}
            await server.start()
            await crew.until(lambda: crew.acks > acks + 20)
            await crew.settle()
            await check_everything(crew)

    asyncio.run(test())


async def health(server: Server) -> tuple[int | None, str]:
    answer = await raw(server, f"GET /health HTTP/1.1\r\nhost: {server.address}\r\nconnection: close\r\n\r\n".encode())
    assert answer
    return answer.status, answer.json()["status"]


def test_who_asks_while_it_is_closing_gets_no_error_of_ours(tmp_path: Path) -> None:
    """Also in the moment between the last write and the end of listening."""

    async def test() -> None:
        async with (
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery, harm={"slow": 0.2}) as server,
            Crew(server).playing(((2, 0),), 3) as crew,
        ):
            await crew.until(lambda: crew.acks > 1)
            cookie, link = crew.pages[0].cookie, crew.pages[0].link
            server.signal(signal.SIGTERM)
            asked = [
                asyncio.create_task(until_gone(server, *each))
                for each in (
                    ("GET", "/api/home", None, cookie),
                    ("POST", "/api/me", {"name": "Late"}, ""),
                    ("POST", "/api/tables", {"game": "hashcatch"}, cookie),
                    ("GET", f"/api/tables/{link}/1/record", None, ""),
                    ("GET", f"/api/tables/{link}/poster.png", None, ""),
                    ("GET", "/api/daily", None, cookie),
                    ("POST", "/api/daily/hashcatch", {"counted": False}, cookie),
                    ("GET", "/api/evenings", None, cookie),
                    ("GET", "/api/open", None, ""),
                    ("GET", "/api/players/me", None, cookie),
                    ("GET", "/api/me/reach", None, cookie),
                )
            ]
            assert await server.wait() == 0
            answers = [answer for each in await asyncio.gather(*asked) for answer in each]
            assert server.complaints == []
            assert {answer.status for answer in answers} <= {200, 201, 409, 503}
            assert all(answer.json()["retry"] for answer in answers if answer.status == 503)

    asyncio.run(test())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="a machine that does not list its processes")
def test_who_waits_for_something_dear_while_it_closes_is_sent_away_at_once(tmp_path: Path) -> None:
    """The process that makes it may have no time on a busy machine. Nobody waits until it has."""

    async def test() -> None:
        async with (
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery, own_workshop=True) as server,
            Crew(server).playing(((2, 0),), 3) as crew,
        ):
            poster = f"/api/tables/{crew.pages[0].link}/poster.png?lang="
            assert (await ask(server, "GET", f"{poster}en")).status == 200
            makers = children(server.pid)
            assert makers
            for child in makers:
                os.kill(child, signal.SIGSTOP)
            waiting = asyncio.create_task(ask(server, "GET", f"{poster}de"))
            for _ in range(3):  # by then the first has been read, and has found its table
                assert (await ask(server, "GET", "/api/home")).status == 200
            server.signal(signal.SIGTERM)
            assert await server.wait() == 0
            answer = await waiting
            assert (answer.status, answer.json()["code"]) == (503, "fault-busy")
            assert server.complaints == []

    asyncio.run(test())


def children(parent: int) -> list[int]:
    """Processes that a process has started."""
    stats = [file.read_text("utf-8", "replace") for file in Path("/proc").glob("[0-9]*/stat")]
    return [int(stat.split()[0]) for stat in stats if int(stat.rpartition(")")[2].split()[1]) == parent]


async def until_gone(server: Server, *asked: Any) -> list[Any]:
    found = []
    with contextlib.suppress(ConnectionError, AssertionError, asyncio.IncompleteReadError):
        while True:
            found.append(await ask(server, *asked))
    return found


@pytest.mark.parametrize("numbers", [(signal.SIGTERM, signal.SIGTERM), (signal.SIGINT, signal.SIGINT, signal.SIGINT)])
def test_who_is_told_twice_stops_once(tmp_path: Path, numbers: tuple[int, ...]) -> None:
    async def test() -> None:
        async with (
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery, harm={"slow": 0.3}) as server,
            Crew(server).playing(((2, 0), (2, 1)), 4) as crew,
        ):
            await crew.until(lambda: crew.acks > 1 and crew.in_flight > 0)
            for number in numbers:
                server.signal(number)
                await asyncio.sleep(0.02)
            assert await server.wait() == 0
            stored = {move.move_id for log in logs(server.database).values() for move in log.moves}
            assert {move for page in crew.pages for move in page.acked} <= stored
            assert server.complaints == []
            acks, server.harm = crew.acks, {}
            await server.start()
            await crew.until(lambda: crew.acks > acks + 20)
            await crew.settle()
            await check_everything(crew)

    asyncio.run(test())


# ---------------------------------------------------------------- backups


async def command(*words: str) -> tuple[int | None, str, str]:
    """`hacktable …`: exit status, output, errors."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "hacktable.cli", *words, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(PATIENCE):
            out, errors = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode, out.decode(), errors.decode()


def test_a_backup_taken_while_people_play_holds_the_beginning_of_every_log(tmp_path: Path) -> None:
    async def test() -> None:
        copies = [tmp_path / f"copy-{number}" / "hacktable.sqlite" for number in range(3)]
        async with (
            Nursery() as nursery,
            Nursling(tmp_path / "data", nursery=nursery, limits=True) as server,
            Crew(server).playing(((2, 0), (3, 0), (2, 1)), 5) as crew,
        ):
            for copy in copies:
                acked = {move for page in crew.pages for move in page.acked}
                copy.parent.mkdir()
                status, out, errors = await command("backup", str(copy), "--data", str(server.data))
                assert (status, out, errors) == (0, f"Saved to {copy}\n", "")
                kept = {move.move_id for log in logs(copy).values() for move in log.moves}
                assert acked <= kept, "what was acknowledged before is in it"
                await crew.until(lambda before: crew.acks > before or crew.done, len(acked))
            await crew.settle()
            await check_everything(crew)
            whole = logs(server.database)
        assert sum(len(log.moves) for log in logs(copies[-1]).values()) > 0
        for copy in copies:
            for key, log in logs(copy).items():
                assert log.moves == whole[key].moves[: len(log.moves)]
                assert log.stored == whole[key].stored
        async with Nursery() as nursery, Nursling(copies[-1].parent, nursery=nursery, limits=True) as restored:
            for page in crew.pages:
                answer = await ask(restored, "GET", f"/api/tables/{page.link}/1/record")
                assert answer.status in (200, 409), "it opens: finished, or running"
                assert answer.status == 409 or BOX.replay(answer.body.decode()).over
        assert restored.complaints == []

    asyncio.run(test())


def test_a_backup_overwrites_nothing_and_says_if_there_is_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "there").write_text("mine")
        status, out, errors = await command("backup", str(tmp_path / "new"), "--data", str(tmp_path / "nothing"))
        assert (status, out) == (1, "")
        assert errors.startswith("hacktable: there are no tables in ")
        assert not (tmp_path / "new").exists()
        async with Nursery() as nursery, Nursling(tmp_path / "data", nursery=nursery) as server:
            status, out, errors = await command("backup", str(tmp_path / "there"), "--data", str(server.data))
        assert (status, out) == (1, "")
        assert "exists" in errors
        assert (tmp_path / "there").read_text() == "mine"

    asyncio.run(test())


# ---------------------------------------------------------------- listening


def test_a_port_that_cannot_be_had_is_said_in_one_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with Nursery() as nursery, Nursling(tmp_path / "first", nursery=nursery) as first:
            with socket.create_server(("127.0.0.1", free_port())) as taken:
                for what, port in (("another program", taken.getsockname()[1]), ("another table", first.port), ("no such port", 70_000)):
                    status, out, errors = await command("serve", "--port", str(port), "--data", str(tmp_path / "second"), "--no-compile")
                    assert (status, out) == (1, ""), what
                    assert errors.count("\n") == 1, what
                    assert errors.startswith(f"hacktable: cannot open 127.0.0.1 port {port}: "), what
                    assert not (tmp_path / "second").exists(), what
                    assert (await ask(first, "GET", "/health")).status == 200, what

    asyncio.run(test())


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hacktable.server import serve

    monkeypatch.setattr(serve, "PORT", free_port())
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as `free_port` does: an earlier server's sockets may linger there
        taken.bind(("127.0.0.1", serve.PORT))
        taken.listen()
        assert serve._free_port("127.0.0.1") in range(serve.PORT + 1, serve.PORT + 20)
    assert serve._free_port("127.0.0.1") == serve.PORT
