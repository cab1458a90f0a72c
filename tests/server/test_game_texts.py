"""What the server hands out about a game, so that a page built without it can show it: texts and declarations, and nothing else."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest
from table_room import ADA, Memory, TableRoom, ask, in_a_loop

import hacktable
import tiny
from hacktable.kernel.calls import GENERAL
from hacktable.kernel.cstruct import EVERYONE, OWNER, CStruct, Ints, i1
from hacktable.kernel.game import Game
from hacktable.server.http.game_texts import texts_of
from hacktable.server.http.web import Web
from hacktable.server.wire import limits, messages
from hacktable.server.wire.limits import BURST, DEFAULT, price_of_request

hacktable.register(tiny.GAME)
ADDRESS = "/api/games/highest/texts"


def web_of(room: TableRoom, tmp_path: Path, *, limits: bool = False) -> Web:
    return Web(room.house, tmp_path, limits=limits)


def made(game: Game, language: str = "en") -> dict[str, Any]:
    return dict(msgspec.json.decode(texts_of(game, language).body))


@in_a_loop
async def test_a_game_of_another_package_brings_its_sentences_and_rules(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        answer = await ask(web_of(room, tmp_path), "GET", ADDRESS)
        assert answer.status == 200
        assert answer.json["sentences"] == {"en": (tiny.GAME.folder / "lang/en.ftl").read_text("utf-8")}
        assert answer.json["rules"] == (tiny.GAME.folder / "rules/en.md").read_text("utf-8")


@in_a_loop
async def test_it_tells_how_every_field_that_a_page_gets_is_to_be_read(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        texts = (await ask(web, "GET", ADDRESS)).json
        link = await room.make(ADA, "highest", bots=2)
        ada = await room.come(link, ADA)
        await ada.ready(0)
        await ada.say(messages.Start())
        assert set(texts["state"]) == set(ada.sync["state"])
        assert set(texts["board"]) == set(ada.sync["board"])
    plain = {"low": 0, "names": [], "flag": False, "blank": None, "owned": False, "shown": None, "per_seat": False, "seat": False}
    assert texts["state"]["rounds"] == {"shape": [], **plain}
    assert texts["state"]["points"] == {"shape": [4], **plain, "per_seat": True}
    assert texts["state"]["ready"] == {"shape": [4], **plain, "per_seat": True, "flag": True}
    assert texts["state"]["card"] == {"shape": [4, 3], **plain, "per_seat": True, "blank": 0, "owned": True, "shown": "shown"}
    assert texts["calls"] == [{"name": call.name, "aims": None} for call in GENERAL]
    assert texts["actions"] == {"choose": []}
    assert texts["events"] == {"dealt": [], "ready": ["seat"], "chosen": [], "shown": ["seat"], "won": ["seat"]}


@in_a_loop
async def test_a_game_that_is_not_there_has_no_texts(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        for name in ("chess", "..", "%2e%2e%2fhighest", "Highest", " "):
            answer = await ask(web, "GET", f"/api/games/{name}/texts")
            assert (answer.status, answer.json["fault"]) == (404, 24), name


@in_a_loop
@pytest.mark.parametrize("language", ["en", "xx", "de", "../en", "", "e" * 5000])
async def test_a_language_that_the_game_does_not_speak_is_english(language: str, tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        assert (await ask(web, "GET", f"{ADDRESS}?lang={language}")).body == (await ask(web, "GET", ADDRESS)).body


@in_a_loop
async def test_our_own_games_are_answered_in_the_language_asked_for_with_english_behind_it(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        texts = (await ask(web_of(room, tmp_path), "GET", "/api/games/blackhat/texts?lang=de")).json
        folder = hacktable.game("blackhat").rules.folder
        assert list(texts["sentences"]) == ["de", "en"]
        assert texts["sentences"]["de"] == (folder / "lang/de.ftl").read_text("utf-8")
        assert texts["rules"] == (folder / "rules/de.md").read_text("utf-8")


@in_a_loop
async def test_a_browser_that_has_them_is_told_that_they_are_the_same(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        first = await ask(web, "GET", ADDRESS)
        assert first.headers["cache-control"] == "no-cache"
        again = await ask(web, "GET", ADDRESS, headers={"if-none-match": first.headers["etag"]})
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", first.headers["etag"])
        other = await ask(web, "GET", "/api/games/hacker/texts", headers={"if-none-match": first.headers["etag"]})
        assert other.status == 200


@in_a_loop
async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AT_ONCE", 10**9)  # otherwise what was paid for would be spread out
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path, limits=True)
        most = BURST * DEFAULT.share * 10_000 // price_of_request("GET", ADDRESS.partition("?")[0])
        answers = [await ask(web, "GET", ADDRESS) for _ in range(most + 1)]
        assert [answer.status for answer in answers] == [200] * most + [429]


@in_a_loop
async def test_no_match_and_no_guest_changes_a_byte_of_them(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        before = await ask(web, "GET", ADDRESS)
        link = await room.make(ADA, "highest", bots=1)
        ada = await room.come(link, ADA)
        await ada.ready(0)
        await ada.say(messages.Start())
        after = await ask(web, "GET", ADDRESS)
        assert (after.body, after.headers["etag"]) == (before.body, before.headers["etag"])
        assert not after.cookies
        assert "deck" not in after.json["state"], "what nobody may see is not even named"


class Odd(CStruct):
    turn: int = i1(see=EVERYONE, low=0, high=3)
    lead_player: int = i1(see=EVERYONE, low=-1, high=3)
    turns: int = i1(see=EVERYONE, low=0, high=3)
    winner: int = i1(see=EVERYONE, low=0, high=100)
    phase: int = i1(see=EVERYONE, low=2, names=("bid", "play"))
    grid: Ints = i1(3, 5, see=EVERYONE)
    hand: Ints = i1(8, see=OWNER, blank=-1)


def test_fields_are_read_by_their_declarations() -> None:
    fields = made(dataclasses.replace(tiny.GAME, forms=dataclasses.replace(tiny.GAME.forms, Board=Odd)))["board"]
    assert [name for name, field in fields.items() if field["seat"]] == ["turn", "lead_player"]
    assert (fields["phase"]["low"], fields["phase"]["names"]) == (2, ["bid", "play"])
    assert (fields["hand"]["blank"], fields["hand"]["per_seat"]) == (-1, True)
    assert not fields["grid"]["per_seat"]


def test_a_game_without_any_texts_has_its_declarations_all_the_same(tmp_path: Path) -> None:
    texts = made(dataclasses.replace(tiny.GAME, identity=dataclasses.replace(tiny.GAME.identity, folder=tmp_path)))
    assert (texts["sentences"], texts["rules"]) == ({}, "")
    assert "points" in texts["state"]
