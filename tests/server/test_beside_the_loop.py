"""What the event loop does not do itself: everybody waits for it, so whatever reads, writes or takes long is done in other threads."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hall import evenings_of
from sqlalchemy import event
from table_room import FakePage, TableRoom, ask, database, in_a_loop

from hacktable.server.company.matchmaker import Matchmaker
from hacktable.server.daily.deals import DailyDeals
from hacktable.server.evenings import book
from hacktable.server.evenings.pages import page_for_all
from hacktable.server.house import new_link
from hacktable.server.http.web import Web
from hacktable.server.store import sql
from hacktable.server.store.daily_book import SqlDailyBook
from hacktable.server.store.seek_book import SqlSeekBook
from hacktable.server.store.sql import SqlStore

EVENING = {"name": "Friday", "game": "hashcatch", "format": "swiss", "rounds": 3, "size": 2, "minutes": 0, "pace": "off"}
SEEK = {"games": ["hashcatch"], "sizes": [2], "paces": ["quick"]}


class Noted:
    """Which threads did what."""

    def __init__(self) -> None:
        self.threads: dict[str, set[str]] = {}

    def note(self, what: str) -> None:
        self.threads.setdefault(what, set()).add(threading.current_thread().name)


class NotedDecoder:
    """Reads tables' setups, and notes where."""

    def __init__(self, noted: Noted, decoder: msgspec.json.Decoder[Any]) -> None:
        self._noted, self._decoder = noted, decoder

    def decode(self, kept: Any) -> Any:
        self._noted.note("setup")
        return self._decoder.decode(kept)


def test_no_request_and_no_move_makes_the_event_loop_read_or_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted()
    monkeypatch.setattr(sql, "_setups", NotedDecoder(noted, sql._setups))

    def page_noted(*given: Any) -> Any:
        noted.note("evening")
        return page_for_all(*given)

    monkeypatch.setattr(book, "page_for_all", page_noted)

    @in_a_loop
    async def asking() -> None:
        def company(store: Any, time: Any) -> Matchmaker:
            return Matchmaker(SqlSeekBook(store), time)

        async with TableRoom(database(tmp_path), company=company, evenings=evenings_of) as room:
            store = room.store
            assert isinstance(store, SqlStore)
            room.house.daily = DailyDeals(SqlDailyBook(store), room.time)
            assert room.house.company
            room.house.company.serve(lambda: True, new_link)
            web = Web(room.house, tmp_path, limits=False)
            statements = list[str]()

            def execute(*about: Any) -> None:
                statements.append(about[2])
                noted.note("statement")

            event.listen(store.engine, "before_cursor_execute", execute)
            answer = await ask(web, "POST", "/api/me", {"name": "Eve"})
            cookie = {"cookie": answer.cookies[0].partition(";")[0]}

            async def said(method: str, path: str, body: Any = None) -> Any:
                statements.clear()
                answer = await ask(web, method, path, body, headers=cookie)
                assert answer.status < 300, (path, answer.body)
                assert statements, f"{method} {path} asks the database"
                return json.loads(answer.body) if answer.body else None

            await said("POST", "/api/tables", {"game": "hashcatch"})
            evening = (await said("POST", "/api/evenings", EVENING))["id"]
            for method, path, body in (
                ("GET", "/api/home", None),
                ("GET", f"/api/evenings/{evening}", None),
                ("POST", f"/api/evenings/{evening}/wait", {"changes": 0}),
                ("POST", f"/api/evenings/{evening}/do", {"what": "rest"}),
                ("POST", f"/api/evenings/{evening}/do", {"what": "join"}),
                ("GET", "/api/evenings", None),
                ("POST", "/api/seek", SEEK),
                ("DELETE", "/api/seek", None),
                ("GET", "/api/open", None),
                ("GET", "/api/daily", None),
                ("POST", "/api/daily/hashcatch", None),
                ("GET", "/api/players/me", None),
                ("GET", "/api/me/keys", None),
                ("POST", "/api/me/link", None),
                ("GET", "/api/me/met", None),
                ("GET", "/api/me/ties", None),
            ):
                await said(method, path, body)
            _, pages = await room.start(2)
            statements.clear()
            await move(room, pages)
            assert statements, "a move is written"

    asking()
    assert set(noted.threads) == {"statement", "setup", "evening"}
    names = set[str]().union(*noted.threads.values())
    assert threading.current_thread().name not in names, noted.threads
    assert all(name.startswith(("hacktable-reader", "hacktable-writer")) for name in names)


async def move(room: TableRoom, pages: list[FakePage]) -> None:
    mover = next(page for page in pages if page.sync["legal"])
    await mover.act(mover.sync["legal"][0])
