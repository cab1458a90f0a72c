"""Matches that were begun by other rules than the server has now: shown as they were seen, and their tables stay usable."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from old_folder import GAMES, age, fill, key_of
from real import Served
from real import ask as ask_server
from table_room import ADA, BEN, TableRoom, database, in_a_loop, play_some, seed_of
from websockets.asyncio.client import connect

from hacktable.match.box import box
from hacktable.match.deal import server_commitment
from hacktable.match.written import read_written
from hacktable.server.http.replays import Replays, as_written
from hacktable.server.http.web import Web
from hacktable.server.store.sql import sqlite_url
from hacktable.server.table.move_log import SIGHTED_TOGETHER
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault

pytestmark = pytest.mark.real  # a folder of every game, opened by a real server


def test_a_folder_full_of_matches_of_other_rules_opens_and_every_table_stays_usable(tmp_path: Path) -> None:
    """Through the real server: home, sockets, what everyone saw, records, and a new match at each table."""
    links = asyncio.run(fill(tmp_path / "data"))
    age(tmp_path / "data")

    async def run() -> None:
        async with Served(tmp_path / "data") as server:
            cookie = f"hacktable={key_of(0)}"
            home = (await ask_server(server, "GET", "/api/home", cookie=cookie)).json()
            listed = {table["id"]: table for table in home["me"]["tables"]}
            for (game, phase), link in links.items():
                shown = "interrupted" if phase == "playing" else phase
                assert (listed[link]["phase"], listed[link]["your_turn"]) == (shown, False), (game, phase)
                await use(server, cookie, game, shown, link)
            again = (await ask_server(server, "GET", "/api/home", cookie=cookie)).json()
            assert {table["phase"] for table in again["me"]["tables"]} == {"lobby"}, "all of them are about to begin anew"
            assert not server.complaints

    asyncio.run(run())


async def use(server: Served, cookie: str, game: str, phase: str, link: str) -> None:
    async with connect(f"ws://{server.address}/ws/{link}", additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"do": "hello", "protocol": messages.PROTOCOL}))

        async def hear(kind: str, until: Any = lambda _: True) -> dict[str, Any]:
            while True:
                heard: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
                if heard["is"] == kind and until(heard):
                    return heard

        await hear("table", lambda table: table["phase"] == phase)
        if phase == "lobby":
            return
        end = await hear("end")
        assert end["other_rules"] == {"why": "rules", "begun": 0, "now": box(game).rules.version}
        assert server_commitment(bytes.fromhex(end["server_seed"]), end["terms"]) == end["commitment"]
        assert (end["result"] is not None) == (phase == "over")
        assert (await hear("chat"))["text"] in ("Well played so far", "Good game")
        seen = (await ask_server(server, "GET", f"/api/tables/{link}/1/seen?lang=de")).json()
        assert len(seen["acts"]) >= 12
        assert all(act["told"] is not None for act in seen["acts"]), "what everyone saw was kept to the last action"
        assert any(" " in sentence for act in seen["acts"] for sentence in act["told"])
        written = read_written((await ask_server(server, "GET", f"/api/tables/{link}/1/record")).body.decode())
        assert (written.game, written.version, len(written.played)) == (game, 0, len(seen["acts"]))
        refused = await ask_server(server, "GET", f"/api/tables/{link}/1/replay")
        assert (refused.status, refused.json()["fault"]) == (409, faults.OTHER_RULES.number)
        await socket.send(json.dumps({"do": "say", "text": "What a pity"}))
        assert (await hear("chat", lambda chat: chat["number"] > 1))["text"] == "What a pity"
        await socket.send(json.dumps({"do": "rematch"}))
        await hear("table", lambda table: table["phase"] == "lobby")


@in_a_loop
async def test_after_an_interrupted_match_a_new_one_is_played_at_the_same_table(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    age(tmp_path)
    async with TableRoom(sqlite_url(tmp_path)) as room:
        link = links["hashcatch", "playing"]
        pages = [await room.come(link, guest) for guest in (ADA, BEN)]
        assert pages[0].table["phase"] == "interrupted"
        assert pages[0].new("end")[-1]["result"] is None
        await pages[0].act({"do": "roll"}, window=1)
        assert pages[0].new("refused")[-1]["fault"] == faults.NOT_NOW.number
        await pages[0].say(messages.Rematch())
        await room.begin(pages)
        assert pages[0].table["phase"] == "playing"
        await play_some(room, link, pages, 5)
        assert len(room.playing(link).match.log) == 5


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_gives_the_record_that_the_rules_themselves_would_write(tmp_path: Path, game: str) -> None:
    """Byte for byte: who has the older Hacktable can verify it."""

    async def run() -> None:
        links = await fill(tmp_path, (game,))
        async with TableRoom(sqlite_url(tmp_path)) as room:
            for phase in ("over", "abandoned"):
                link = links[game, phase]
                name, record = await Replays(room.store).record(link, 1)
                assert box(game).replay(record)
                age(tmp_path, box(game).rules.version + 1)
                other_name, kept = await Replays(room.store).record(link, 1)
                assert (other_name, kept) == (name, record.replace(f"game {game} 1\n", f"game {game} 2\n", 1))
                age(tmp_path, box(game).rules.version)

    asyncio.run(run())


def test_after_a_crash_and_an_update_the_moves_are_all_there_and_so_is_most_of_what_was_seen(tmp_path: Path) -> None:
    async def run() -> None:
        async with TableRoom(sqlite_url(tmp_path), bot_pause=0) as room:
            link, pages = await room.start(2)
            await play_some(room, link, pages, SIGHTED_TOGETHER + 20)
            (tmp_path / "copy").mkdir()  # what is on disk now is what a crash would leave
            source, copy = sqlite3.connect(tmp_path / "hacktable.sqlite"), sqlite3.connect(tmp_path / "copy" / "hacktable.sqlite")
            source.backup(copy)
            source.close()
            copy.close()
        age(tmp_path / "copy")
        async with TableRoom(sqlite_url(tmp_path / "copy")) as room:
            await room.come(link, ADA)
            acts = json.loads(await Replays(room.store).seen(link, 1, "en"))["acts"]
            assert len(acts) == SIGHTED_TOGETHER + 20
            told = [act["told"] is not None for act in acts]
            assert told == [True] * (SIGHTED_TOGETHER - 1) + [False] * 21
            assert all(act["action"] for act in acts)
            _, record = await Replays(room.store).record(link, 1)
            assert record.count("was not kept") == 1
            assert len(read_written(record).played) == len(acts)

    asyncio.run(run())


@in_a_loop
async def test_a_match_of_before_what_was_seen_was_kept_shows_its_moves(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    age(tmp_path)
    with sqlite3.connect(tmp_path / "hacktable.sqlite") as connection:
        connection.execute("delete from sights")
    connection.close()
    async with TableRoom(sqlite_url(tmp_path)) as room:
        link = links["hashcatch", "playing"]
        await room.come(link, ADA)
        seen = json.loads(await Replays(room.store).seen(link, 1, "en"))
        assert (seen["opening"], {act["told"] for act in seen["acts"]}) == (None, {None})
        assert seen["names"][:2] == ["Ada", "Ben"]
        assert seen["end"]["seat_seeds"][:2] == [seed_of(0), seed_of(1)]


async def refuses_to_play_again(room: TableRoom, link: str) -> None:
    """There is no replay, and the record is there as it was written."""
    with pytest.raises(Fault) as raised:
        await Replays(room.store).replay(link, 1, "open")
    assert raised.value.kind is faults.OTHER_RULES
    _, record = await Replays(room.store).record(link, 1)
    assert len(read_written(record).played) == 12


def change_setup(folder: Path, link: str, **changes: Any) -> None:
    """As if the table, and its matches, had been set up otherwise."""
    with sqlite3.connect(folder / "hacktable.sqlite") as connection:
        for table, key in (("tables", "id"), ("matches", "table_id")):
            for rowid, kept in connection.execute(f"select rowid, setup from {table} where {key} = ?", (link,)).fetchall():
                connection.execute(
                    f"update {table} set setup = ? where rowid = ?", (json.dumps(json.loads(kept) | changes).encode(), rowid)
                )
    connection.close()


@in_a_loop
async def test_a_match_of_a_game_that_is_not_here_any_more_is_shown_and_cannot_begin_anew(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    for link in links.values():
        change_setup(tmp_path, link, game="forgotten")
    async with TableRoom(sqlite_url(tmp_path)) as room:
        me = await Web(room.house, tmp_path / "nowhere").me(ADA)
        assert {table.id: table.phase for table in me.tables}[links["hashcatch", "playing"]] == "interrupted"
        for phase, shown in (("playing", "interrupted"), ("over", "over"), ("abandoned", "abandoned")):
            page = await room.come(links["hashcatch", phase], ADA)
            assert page.table["phase"] == shown
            assert page.new("end")[-1]["other_rules"] == {"why": "game", "begun": 1, "now": None}
            acts = json.loads(await Replays(room.store).seen(links["hashcatch", phase], 1, "en"))["acts"]
            assert any(act["told"] and act["told"][0].startswith("rolled") for act in acts), "as it was written"
            await page.say(messages.Rematch())
            assert page.new("refused")[-1]["code"] == "option-game"
            assert page.table["phase"] == shown
        with pytest.raises(Fault) as raised:
            await room.house.open(links["hashcatch", "lobby"])
        assert raised.value.kind is faults.NO_GAME


@in_a_loop
async def test_options_that_are_not_known_any_more_interrupt_a_match_and_go_back_to_their_defaults(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    for link in links.values():
        change_setup(tmp_path, link, options={"memory": True, "weather": "rain"})
    async with TableRoom(sqlite_url(tmp_path)) as room:
        me = await Web(room.house, tmp_path / "nowhere").me(ADA)
        assert {table.id: (table.phase, table.your_turn) for table in me.tables}[links["hashcatch", "playing"]] == ("interrupted", False)
        page = await room.come(links["hashcatch", "playing"], ADA)
        assert page.table["phase"] == "interrupted"
        assert page.new("end")[-1]["other_rules"]["why"] == "options"
        await refuses_to_play_again(room, links["hashcatch", "playing"])
        await page.say(messages.Rematch())
        assert page.table["phase"] == "lobby"
        assert page.table["options"] == {name: values[0] for name, values in box("hashcatch").options.items()} | {"memory": True}
        lobby = await room.come(links["hashcatch", "lobby"], ADA)
        await lobby.say(messages.Choose({"memory": False}))
        assert not lobby.new("refused")
        assert lobby.table["options"]["memory"] is False


@in_a_loop
async def test_a_move_that_is_refused_now_interrupts_a_match(tmp_path: Path) -> None:
    links = await fill(tmp_path, ("hashcatch",))
    with sqlite3.connect(tmp_path / "hacktable.sqlite") as connection:
        connection.execute("update moves set action = 'fly' where ply = 5")
    connection.close()
    async with TableRoom(sqlite_url(tmp_path)) as room:
        page = await room.come(links["hashcatch", "playing"], ADA)
        assert page.table["phase"] == "interrupted"
        assert page.new("end")[-1]["other_rules"]["why"] == "moves"
        await refuses_to_play_again(room, links["hashcatch", "playing"])


def test_a_running_match_of_our_rules_tells_nobody_what_was_seen(tmp_path: Path) -> None:
    url = database(tmp_path)

    async def run() -> None:
        async with TableRoom(url) as room:
            link, pages = await room.start(2)
            await play_some(room, link, pages, 3)
            for page in pages:
                await page.go()
            stored = await room.store.load_table(link)
            assert stored
            assert stored.match
            assert stored.match.sighted == 3, "it is kept when the last page is gone"
            with pytest.raises(Fault) as raised:
                await Replays(room.store).seen(link, 1, "en")
            assert raised.value.kind is faults.RUNNING
            sights = await room.store.load_sights(link, 1)
            assert as_written(stored.match, stored.moves, sights).played[2].seen

    asyncio.run(run())
