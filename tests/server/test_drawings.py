"""A drawing at a table: the host's file, what everybody sees of it, and the picture's address."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from table_room import ADA, BEN, CY, Memory, TableRoom, ask, in_a_loop

from drawing import MINE, changed
from hacktable.kernel.look import DESK
from hacktable.match.box import box_of_text
from hacktable.server.http.web import Web
from hacktable.server.wire import messages

OWN: dict[str, Any] = {"board": "custom", "drawing": MINE}


def web_of(room: TableRoom, tmp_path: Path) -> Web:
    return Web(room.house, tmp_path, limits=False)


@in_a_loop
async def test_the_host_brings_a_drawing_and_everybody_sees_it() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat")
        ada, ben, watcher = await room.come(link, ADA), await room.come(link, BEN), await room.come(link)
        before = ada.table["picture"]
        assert before
        await ada.say(messages.Choose(OWN, "off"))
        for page in (ada, ben, watcher):
            assert page.table["options"]["board"] == "custom"
            assert page.table["picture"] not in (None, before)
            assert "drawing" not in page.table["options"], "long texts are not sent again and again"
            assert len(page.raw[-1]) < 3000
        await ada.say(messages.Choose({"tracer": True}, "off"))
        assert (await room.open(link)).setup.options["drawing"] == MINE, "another change does not lose it"
        await ada.say(messages.Choose({"board": "classic", "tracer": False}, "off"))
        assert (await room.open(link)).setup.options["drawing"] == "", "without its board it goes"
        assert ben.table["picture"] == before


@in_a_loop
async def test_who_is_not_the_host_brings_no_drawing() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat")
        ada, ben = await room.come(link, ADA), await room.come(link, BEN)
        await ben.say(messages.Sit(1), messages.Choose(OWN, "off"))
        assert ben.refusal()["fault"] == 13
        assert ada.table["options"]["board"] == "classic"


@in_a_loop
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"board": "custom", "drawing": changed(("X+3", "X+7"), ("A+0", "H+0"))}, "blackhat-drawing"),
        ({"board": "custom", "drawing": "#" * 8001}, "option-text-long"),
        ({"board": "custom"}, "option-text-missing"),
        ({"drawing": MINE}, "option-text-idle"),
        ({"board": "custom", "drawing": True}, "option-text"),
    ],
)
async def test_a_drawing_with_faults_is_refused_and_changes_nothing(options: dict[str, Any], code: str) -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat")
        ada = await room.come(link, ADA)
        await ada.ready(0)
        ada.new()
        before = dict(ada.table)
        await ada.say(messages.Choose(options, "quick"))
        refused = ada.refusal()
        assert (refused["fault"], refused["code"]) == (33, code)
        if code == "blackhat-drawing":
            assert refused["params"]["count"] == 2
            first, last = refused["params"]["faults"]
            assert first == {
                "code": "blackhat-file-range",
                "params": {"line": 5, "column": 20, "given": "+7", "low": "-3", "high": "+5"},
                "rule": "BH-4",
            }
            assert (last["params"]["line"], last["params"]["column"]) == (15, 1)
        assert ada.table == before
        assert (await room.open(link)).setup.options["board"] == "classic"


@in_a_loop
async def test_a_match_on_a_drawing_is_kept_and_its_record_holds(tmp_path: Path) -> None:
    store = Memory()
    async with TableRoom(store) as room:
        link = await room.make(ADA, "blackhat", bots=1, options=OWN)
        ada = await room.come(link, ADA)
        await ada.ready(0)
        await ada.say(messages.Start())
        assert ada.sync["board"]["asset"] == 19
        await ada.say(messages.Leave())
        assert ada.table["phase"] == "abandoned"
        record = (await ask(web_of(room, tmp_path), "GET", f"/api/tables/{link}/1/record")).body.decode()
        assert msgspec.structs.asdict(box_of_text(record).replay(record).options)["drawing"] == MINE
    async with TableRoom(store) as room:
        assert (await room.open(link)).setup.options["drawing"] == MINE


@in_a_loop
async def test_options_that_do_not_fit_the_players_are_refused_with_their_reason_at_the_start() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat", bots=2, options={"robot_first": "hatless"})
        ada = await room.come(link, ADA)
        await ada.ready(0)
        ada.new()
        await ada.say(messages.Start())
        refused = ada.refusal()
        assert (refused["fault"], refused["code"], refused["rule"]) == (33, "blackhat-combine-robot", "BH-110")
        assert ada.table["phase"] == "lobby"


@in_a_loop
async def test_what_is_not_recommended_is_said_while_so_many_sit_there() -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat", options={"tracer": True})
        ada = await room.come(link, ADA)
        assert ada.table["warnings"] == [], "who knows how many there will be"
        await ada.say(messages.Bot(1, "greedy"))
        assert ada.table["warnings"] == ["blackhat-warning-robot-tracer"]
        await ada.say(messages.Bot(2, "greedy"))
        assert ada.table["warnings"] == []
        await ada.say(messages.Bot(2, None))
        await ada.ready(0)
        await ada.say(messages.Start())
        assert ada.table["warnings"] == [], "too late now"


# ---------------------------------------------------------------- the picture


@in_a_loop
async def test_the_picture_is_for_everyone_with_the_link(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "blackhat", options=OWN)
        page = await room.come(link, CY)
        version = page.table["picture"]
        answer = await ask(web, "GET", f"/api/tables/{link}/picture.svg?v={version}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert ElementTree.fromstring(answer.body)[0].text == "Back alley"
        assert answer.headers["cache-control"] == "private, max-age=86400"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        again = await ask(web, "GET", f"/api/tables/{link}/picture.svg?v={version}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
        for old in ("", "?v=0", "?v=%22%0d%0a"):
            other = await ask(web, "GET", f"/api/tables/{link}/picture.svg{old}")
            assert (other.status, other.headers["cache-control"], other.body) == (200, "no-cache", answer.body)


@in_a_loop
async def test_the_picture_speaks_the_readers_language(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "blackhat")
        english, german, other = [(await ask(web, "GET", f"/api/tables/{link}/picture.svg?lang={each}")) for each in ("en", "de", "../x")]
        assert "Halber Pfeil" in german.body.decode()
        assert english.headers["etag"] == other.headers["etag"] != german.headers["etag"]


@in_a_loop
async def test_the_picture_has_the_readers_theme(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "blackhat")
        version = (await room.come(link, ADA)).table["picture"]
        address = f"/api/tables/{link}/picture.svg?v={version}&theme="
        dark, light, other = [(await ask(web, "GET", address + each)) for each in ("dark", "light", "../x")]
        assert dark.headers["etag"] == other.headers["etag"] != light.headers["etag"]
        assert DESK["ground"].light in light.body.decode()
        assert light.headers["cache-control"] == dark.headers["cache-control"] == "private, max-age=86400"


@in_a_loop
async def test_a_game_without_a_picture_has_none(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA)
        assert (await room.come(link, ADA)).table["picture"] is None
        assert (await ask(web, "GET", f"/api/tables/{link}/picture.svg")).status == 404
        assert (await ask(web, "GET", "/api/tables/nothinghere/picture.svg")).status == 404


@in_a_loop
async def test_a_table_whose_options_are_of_another_time_is_still_shown(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        link = await room.make(ADA, "blackhat", bots=1)
        table = await room.open(link)
        table.setup.options["board"] = "the one we had"
        ada = await room.come(link, ADA)
        assert (ada.table["picture"], ada.table["warnings"]) == (None, [])
        assert (await ask(web_of(room, tmp_path), "GET", f"/api/tables/{link}/picture.svg")).status == 404


# ---------------------------------------------------------------- how much is too much


@in_a_loop
async def test_a_table_can_be_made_with_a_drawing_over_http(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        made = await ask(web, "POST", "/api/me", {"name": "Ada"})
        cookie = made.cookies[0].partition(";")[0]
        full = MINE + "#" + "\\" * (8000 - len(MINE) - 1)
        answer = await ask(web, "POST", "/api/tables", {"game": "blackhat", "options": OWN | {"drawing": full}}, headers={"cookie": cookie})
        assert answer.status == 201
        answer = await ask(
            web, "POST", "/api/tables", {"game": "blackhat", "options": OWN | {"drawing": full + "#"}}, headers={"cookie": cookie}
        )
        assert (answer.status, answer.json["code"], answer.json["params"]["given"]) == (400, "option-text-long", 8001)
        answer = await ask(
            web, "POST", "/api/tables", {"game": "blackhat", "options": OWN | {"drawing": "#" * 40_000}}, headers={"cookie": cookie}
        )
        assert answer.status == 413


def test_the_longest_drawing_fits_into_a_message() -> None:
    for mark in ("\\", '"', "\n", "x", "é"):
        message = json.dumps(
            {"do": "choose", "options": {"board": "custom", "drawing": mark * 8000}, "pace": "relaxed"}, ensure_ascii=False
        )
        assert len(message.encode()) <= messages.LARGEST_CHOICE
        assert isinstance(messages.decode(message), messages.Choose)
