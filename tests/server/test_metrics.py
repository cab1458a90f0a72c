"""What a server tells Prometheus, compared with what happened."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest
from disk import near
from many import Servers
from prometheus_client.metrics_core import Metric
from prometheus_client.openmetrics.parser import text_string_to_metric_families as read_openmetrics
from prometheus_client.parser import text_string_to_metric_families as read_text
from real import Crew, Served, ask, check_everything
from table_room import ADA, BEN, Memory, TableRoom, in_a_loop
from test_commits import move

from hacktable.cli import main
from hacktable.server.counts import Counts, Histogram
from hacktable.server.wire.faults import CLOSES, FAULT_KINDS, NOT_SAVED, STALE
from ports import free_port
from stored import logs


class Scraped:
    """The numbers of one answer, by name and labels."""

    def __init__(self, families: list[Metric]) -> None:
        self.families = families
        self._found = {(each.name, tuple(sorted(each.labels.items()))): each.value for family in families for each in family.samples}

    def __getitem__(self, name: str) -> float:
        return self.of(name)

    def of(self, name: str, **labels: str) -> float:
        return self._found[name, tuple(sorted(labels.items()))]

    def total(self, name: str) -> float:
        """Over all labels."""
        return sum(value for (each, _), value in self._found.items() if each == name)

    @property
    def rising(self) -> dict[object, float]:
        """What may never fall while a server runs."""
        return {key: value for key, value in self._found.items() if key[0].endswith(("_total", "_bucket", "_count", "_sum"))}


async def scrape(port: int) -> Scraped:
    def read() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
            assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
            return str(answer.read().decode())

    return Scraped(list(read_text(await asyncio.to_thread(read))))


@pytest.mark.real
@in_a_loop
async def test_the_numbers_are_those_of_the_games_that_were_played(tmp_path: Path) -> None:
    port = free_port()
    async with Served(tmp_path / "data", options=("--metrics", str(port), "--share", "100")) as server:
        before = await scrape(port)
        assert (before.total("hacktable_tables"), before["hacktable_sockets"], before.total("hacktable_moves_total")) == (0, 0, 0)
        async with Crew(server).playing([(2, 1)], seed=16) as crew:
            while not crew.done:
                now = await scrape(port)
                assert all(now.rising[key] >= value for key, value in before.rising.items()), "a count fell"
                before = now
                await crew.until(lambda acks: crew.done or crew.acks > acks, crew.acks)
            page = crew.pages[0]
            await page.say({"do": "act", "id": "too-late-for-this", "window": 1, "action": {"do": "roll"}})
            await page.say({"do": "say", "text": "well played"})
            await crew.until(lambda: any(refusal["id"] == "too-late-for-this" for refusal in page.refusals))
            await check_everything(crew)
            refused = [refusal["fault"] for each in crew.pages for refusal in each.refusals]
            with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as connection:
                while not (chats := connection.execute("select count(*) from chats").fetchone()[0]):
                    await asyncio.sleep(0.002)
            moves = [move for log in logs(server.database).values() for move in log.moves]
            found = await scrape(port)

            assert found.of("hacktable_tables", phase="over") == found.total("hacktable_tables") == 1
            assert found["hacktable_pages"] == found["hacktable_sockets"] == found["hacktable_sockets_opened_total"] == 2
            assert found["hacktable_connections"] == 2
            for by in ("guest", "bot", "table"):
                assert found.of("hacktable_moves_total", by=by) == sum(move.by == by for move in moves)
            assert found["hacktable_move_seconds_count"] == sum(move.by == "guest" for move in moves) == crew.acks
            assert 0 < found["hacktable_move_seconds_sum"] < 60 * crew.acks
            assert found["hacktable_commit_rows_sum"] == len(moves) + chats
            assert 0 < found["hacktable_commit_rows_count"] <= found["hacktable_commit_seconds_count"]
            assert found.of("hacktable_bot_thought_seconds_count", of="ours") == sum(move.by == "bot" for move in moves)
            assert found["hacktable_bot_thoughts_late_total"] == 0, "a bot without a pause is never late"
            for number in {STALE.number, *refused}:
                assert found.of("hacktable_refusals_total", fault=str(number)) == refused.count(number)
            assert found.total("hacktable_refusals_total") == len(refused)
            assert found.of("hacktable_request_seconds_count", door="api") >= 3, "two guests and a table"
            assert found["process_resident_memory_bytes"] > 1e7
            assert found["process_cpu_seconds_total"] > 0

        elsewhere = await ask(server, "GET", "/metrics")
        assert b"hacktable_moves" not in elsewhere.body, "guests can ask for it"
        text = json.dumps([str(family) for family in found.families])
        assert not [secret for page in crew.pages for secret in (page.link, page.cookie.split("=")[1]) if secret in text]
        assert server.complaints == []


@pytest.mark.real
@in_a_loop
async def test_openmetrics_is_spoken_and_nothing_else_is_answered(tmp_path: Path) -> None:
    port = free_port()

    async def say(data: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(data)
        answer = await reader.read()
        writer.close()
        return answer

    async with Served(tmp_path / "data", options=("--metrics", f"127.0.0.1:{port}")) as server:
        answer = await say(b"GET /metrics HTTP/1.1\r\nAccept: application/openmetrics-text; version=1.0.0\r\n\r\n")
        head, _, body = answer.partition(b"\r\n\r\n")
        assert b"application/openmetrics-text" in head
        families = read_openmetrics(body.decode())  # type: ignore[no-untyped-call]
        assert {"hacktable", "hacktable_moves", "hacktable_move_seconds"} <= {family.name for family in families}
        assert (await say(b"GET / HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.1 404 ")
        assert (await say(b"POST /metrics HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.1 404 ")
        assert (await say(b"HEAD /metrics HTTP/1.1\r\n\r\n")).endswith(b"\r\n\r\n")
        assert await say(b"x" * 20_000) == b"", "a request without an end"
        assert (await scrape(port))["hacktable_closing"] == 0
        assert server.complaints == []


def test_a_metrics_port_that_guests_reach_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = str(free_port())
    assert main(["serve", "--data", str(tmp_path), "--port", port, "--metrics", port]) == 2
    assert gc.isenabled()  # it is off while a server starts
    assert f"guests reach port {port}" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["", "no", "9420x", "70000", "::1:9420", "localhost"])
def test_where_metrics_are_told_must_be_a_port(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--metrics", word])
    assert "neither PORT nor ADDRESS:PORT" in capsys.readouterr().err


def test_a_histogram_counts_a_value_below_the_first_bound_that_is_not_smaller() -> None:
    found = Histogram((1, 2, 4))
    for value in (0.5, 1, 1.5, 4, 9):
        found.add(value)
    assert (found.counts, found.total, found.number) == ([2, 1, 1, 1], 16, 5)


def test_every_fault_and_every_close_is_counted_from_the_start() -> None:
    """A series that appears only when something happens hides its first time from Prometheus' `increase`."""
    counts = Counts()
    assert set(counts.refusals) == {kind.number for kind in FAULT_KINDS}
    assert set(counts.closes) == {close.number for close in CLOSES}


@in_a_loop
async def test_a_failed_commit_and_the_table_that_reads_again_are_counted(tmp_path: Path) -> None:
    async with near(tmp_path) as found:
        mover, _ = await found.started()
        counts, commits = found.house.counts, found.store.writer.commits
        assert (counts.reloads, commits.failed) == (0, 0)
        found.disk.fail_before = 1
        sent = await move(mover)
        await found.until(lambda: sent["id"] in mover.acked)
        assert (counts.reloads, commits.failed) == (1, 1)
        assert counts.refusals[NOT_SAVED.number] == 1
        assert counts.moves["guest"] == 1, "what was not saved was counted"


@pytest.mark.parametrize(("thinks", "late"), [(0, 0), (649, 0), (651, 1)])
@in_a_loop
async def test_a_bot_is_late_if_it_thinks_longer_than_its_pause(thinks: int, late: int) -> None:
    async with TableRoom(Memory(), bot_pause=650, pause_thoughts=True) as room:
        _, (page,) = await room.start(1, bots=1)
        while not room.thoughts:
            await page.act(page.sync["legal"][0])
        await room.pass_time(thinks)
        room.thoughts.pop()()
        assert room.house.counts.late == late


@in_a_loop
async def test_what_goes_between_servers_and_a_session_that_is_lost_are_counted() -> None:
    async with Servers(2) as servers:
        link = await servers[0].make()
        await servers[0].come(link, ADA)
        await servers[1].come(link, BEN)
        edge, owner = servers[1].house.relays, servers[0].house.relays
        assert edge
        assert owner
        await servers.pass_time(5_000)
        assert (edge.pages, edge.guests, owner.pages, owner.guests) == (1, 0, 0, 1)
        assert edge.forwards.said >= edge.forwards.parcels > 0
        assert (edge.forwards.said, owner.forwards.said) == (owner.forwards.heard, edge.forwards.heard)
        assert edge.forwards.renewed.number >= 5
        assert (edge.forwards.cut, edge.forwards.lost, owner.forwards.lost) == (0, 0, 0)
        servers.book.until.clear()
        await servers.pass_time(2_000)
        assert (edge.forwards.lost, owner.forwards.lost) == (1, 1)
        assert edge.forwards.cut == 1, "the page has to come back"
