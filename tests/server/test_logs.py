"""The log: one object a line, with table and request, and never with a secret."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import random
import re
from collections.abc import Iterator
from contextvars import Context, copy_context
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from disk import Disk, near
from heist import TICK, flowing, live, look, steer
from real import Crew, Page, Served, ask, new_guest, new_table
from table_room import TableRoom, in_a_loop

import hacktable
from hacktable.server import logs
from hacktable.server.store.sql import SqlStore, open_engine, sqlite_url
from stored import logs as stored_matches


@contextlib.contextmanager
def logged(level: str = "debug") -> Iterator[io.StringIO]:
    """The log of what is done meanwhile, as JSON."""
    root, ours, found = logging.getLogger(), logging.getLogger("hacktable"), io.StringIO()
    before = root.level, ours.level
    logs.begin("json", level, found)
    try:
        yield found
    finally:
        for handler in [each for each in root.handlers if getattr(each, "ours", False)]:
            root.removeHandler(handler)
        root.setLevel(before[0])
        ours.setLevel(before[1])
        os.environ.pop(logs.CHOSEN, None)


def lines(text: str) -> list[dict[str, str]]:
    return [json.loads(line) for line in text.splitlines()]


def secrets_of(page: Page) -> set[str]:
    """What nobody but this page may know, as it could stand in a log."""
    keys = page.cookie.partition("=")[2].split(".")
    choices = [action for _, action in page.sent.values()] + page.legal
    moves = {json.dumps(action, separators=separators) for action in choices for separators in ((",", ":"), (", ", ": "))}
    return {
        *filter(None, keys),
        *(sha256(key.encode()).hexdigest() for key in keys if key),
        *(page._seed(match).hex() for match in (1, 2)),
        *page.sent,
        *(move for move in moves if len(json.loads(move)) > 1),
    }


def match_secrets(database: Path) -> set[str]:
    """The seeds of all matches, and every move of theirs in notation that says more than its kind."""
    found = set[str]()
    for log in stored_matches(database).values():
        found |= {log.stored.setup.server_seed, *log.stored.setup.seat_seeds}
        found |= {move.action for move in log.moves if " " in move.action}
    return found


def without_tracebacks_code(text: str) -> str:
    """A traceback quotes lines of our own source, which are no secrets but may look like a short move."""
    return "\n".join(re.sub(r'File \\"[^"]*\\", line \d+, in \w+\\n[^\\]*', "", line) for line in text.splitlines())


def test_a_line_says_when_how_bad_where_and_what_with_the_table_and_the_request() -> None:
    def say() -> None:
        logs.table.set("a-table")
        logs.request.set("a-request")
        logger.info("it costs %d €\n", 7)

    def fail() -> None:
        try:
            raise ValueError("no such thing")
        except ValueError:
            logger.exception("it failed")

    with logged() as found:
        logger = logging.getLogger("hacktable.server.somewhere")
        copy_context().run(say)
        Context().run(fail)
    first, second = lines(found.getvalue())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first.pop("time"))
    assert first == {
        "level": "info",
        "logger": "hacktable.server.somewhere",
        "message": "it costs 7 €\n",
        "table": "a-table",
        "request": "a-request",
    }
    assert {"table", "request"} & second.keys() == set()
    assert second["exception"].startswith("Traceback (most recent call last):")
    assert second["exception"].endswith("ValueError: no such thing")


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/abc23456/1/record", "/api/tables/…/1/record"),
        ("/ws/abc23456", "/ws/…"),
        ("/t/abc23456", "/t/…"),
        ("/api/me/keys/12", "/api/me/keys/…"),
        ("/api/home", "/api/home"),
    ],
)
def test_a_path_is_logged_without_the_link_of_a_table(path: str, shown: str) -> None:
    assert logs.route(path) == shown


def test_packages_that_would_write_down_what_is_sent_stay_quiet_at_debug_level() -> None:
    with logged("debug"):
        for name in ("uvicorn.error", "sqlalchemy.engine", "websockets.server", "nats"):
            assert not logging.getLogger(name).isEnabledFor(logging.INFO), name
        assert logging.getLogger("hacktable.server.table.table").isEnabledFor(logging.DEBUG)


@pytest.mark.parametrize("seed", range(2))
@in_a_loop
async def test_whatever_fails_the_log_has_no_seed_no_key_and_no_move(seed: int, tmp_path: Path) -> None:
    """On a disk that fails in one commit of ten, before it or after it, and on one that can only be read: SQLite then quotes what was to be written."""
    with logged() as found:
        async with near(tmp_path) as room:
            pages = await room.table(2, bots=1)
            await room.until(lambda: sum(len(page.acked) for page in pages) > 5)
            room.disk.failures = random.Random(seed)
            await room.until(lambda: sum(len(page.acked) for page in pages) > 30)
            room.disk.failures, room.disk.read_only = None, True
            await room.until(lambda: "readonly database" in found.getvalue())
            room.disk.read_only = False
            secret = set[str]().union(*map(secrets_of, pages)) | match_secrets(room.server.database)
    said = lines(found.getvalue())
    assert any("not saved" in line["message"] for line in said), "nothing has failed"
    assert {line["table"] for line in said if "not saved" in line["message"]} == {pages[0].link}
    assert all("request" not in line for line in said if "table" in line), "a table's task belongs to no request"
    text = without_tracebacks_code(found.getvalue())
    assert len(secret) > 30
    assert [each for each in secret if each in text] == []


@in_a_loop
async def test_when_commits_of_a_live_round_fail_the_log_has_no_note_no_virus_and_no_hand(tmp_path: Path) -> None:
    engine = open_engine(sqlite_url(tmp_path))
    disk = Disk(engine)
    with logged() as found:
        async with TableRoom(SqlStore(engine, disk.writer())) as room:
            link, (ada,) = await flowing(room)
            disk.failures = random.Random(1)
            hands = set[str]()
            for step in range(26):
                if step == 25:  # time runs, and the block that cannot be written begins with a hand
                    disk.failures = None
                    await room.pass_time(room.house.pauses.ready + 5 * TICK)
                x, y = 40 + step, 100 + step
                hands |= {f"look {x} {y}", f"steer 1 {x} {y}"}  # what is not saved is never on disk
                await ada.say(live(look(x, y), steer(1, x, y)))
                disk.read_only = step == 25
                if ada.sync["legal"]:
                    await ada.act(ada.sync["legal"][0])
                await room.pass_time(3 * TICK)
            assert "readonly database" in found.getvalue()
            disk.read_only = False
            secret = match_secrets(tmp_path / "hacktable.sqlite") | hands
    said = lines(found.getvalue())
    assert {line["table"] for line in said if "not saved" in line["message"]} == {link}
    assert {each.split()[0] for each in secret - hands if " " in each} >= {"look", "steer"}
    text = without_tracebacks_code(found.getvalue())
    assert [each for each in secret if each in text] == []


@pytest.mark.real
@in_a_loop
async def test_the_log_of_a_real_server_at_debug_level_has_ids_and_no_secrets(tmp_path: Path) -> None:
    options = ("--log", "json", "--log-level", "debug", "--share", "100")
    async with Served(tmp_path / "data", options=options) as server:
        cookies = [await new_guest(server, name) for name in ("Ada Lovelace", "Ben Bova")]
        link = await new_table(server, cookies[0], game="blackhat", bots=1)
        crew = Crew(server)
        crew.pages = [Page(server, link, cookies[0], 0, 3, 16), Page(server, link, cookies[1], 2, 3, 16)]
        crew._tasks = [asyncio.create_task(page.run()) for page in crew.pages]
        await crew.until(lambda: crew.acks > 30)
        await crew.pages[0].say({"do": "act", "id": "an-illegal-move", "window": 0, "action": {"do": "lead", "size": 99}})
        await crew.pages[0].say({"do": "nonsense"})
        assert (await ask(server, "POST", "/api/me/link", cookie=cookies[0])).status == 200
        assert (await ask(server, "GET", f"/api/tables/{link}/1/record", cookie=cookies[0])).status in (200, 409)
        await crew.settle()
        for task in crew._tasks:
            task.cancel()
        server.signal(15)
        assert await server.wait() == 0
        secret = set[str]().union(*map(secrets_of, crew.pages)) | match_secrets(server.database)
        said = lines(server.log)
        assert any(line["message"].startswith("GET /api/tables/…/1/record: api") for line in said)
        assert len({line["request"] for line in said if "request" in line}) > 3
        assert [each for each in (*secret, link, "Lovelace", "Bova") if each in server.log] == []


def test_games_have_moves_that_would_be_noticed_in_a_log() -> None:
    """Otherwise the tests above would look for nothing."""
    match = hacktable.game("blackhat").start(players=3, seed=1)
    found: list[Any] = [str(action) for action in match.legal(match.actors[0])]
    assert all(" " in each for each in found)
