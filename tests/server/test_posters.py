"""Posters: what other programs show for a link to a table or to a moment of a match."""

from __future__ import annotations

import json
import re
import struct
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from hall import PLAN, TINY, hall
from table_room import ADA, BEN, Memory, TableRoom, ask, database, finished, in_a_loop, play_some
from test_company import Club, club
from test_company import listed as public

from drawing import HOSTILE as TITLES
from drawing import titled
from hacktable import lang
from hacktable.match.written import called
from hacktable.server.http.replays import Replays
from hacktable.server.http.web import Web
from hacktable.server.posters.drawing import HEIGHT, WIDTH, drawn
from hacktable.server.posters.facts import Plate, Poster
from hacktable.server.posters.images import image
from hacktable.server.store.sql import sqlite_url
from hacktable.server.table.stored import Guest
from hacktable.server.wire import faults, messages

INDEX = "<!doctype html><html><head><title>Hacktable</title></head><body></body></html>"
SVG = "{http://www.w3.org/2000/svg}"


def web_of(room: TableRoom, folder: Path) -> Web:
    (folder / "index.html").write_text(INDEX)
    return Web(room.house, folder, limits=False)


async def told(web: Web, path: str, **headers: str) -> dict[str, str]:
    """What the head of a page says, by name."""
    answer = await ask(web, "GET", path, headers=headers)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    page = answer.body.decode()
    assert page.replace(page[page.index("</title>") + 8 : page.index("</head>")], "") == INDEX
    return {name: unescape(value) for name, value in re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', page)}


@in_a_loop
async def test_a_link_to_a_table_tells_who_waits_there_and_shows_it(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "blackhat")
        head = await told(web, f"/t/{link}")
        assert head["og:title"] == "Black Hat"
        assert head["og:description"] == "Ada is waiting. 5 seats are free."
        assert head["og:url"] == f"http://table.example/t/{link}"
        assert head["robots"] == "noindex", "who is not given the link does not find it"
        assert head["twitter:card"] == "summary_large_image"
        site, _, path = head["og:image"].partition("/api/")
        assert site == "http://table.example"
        answer = await ask(web, "GET", f"/api/{path}")
        assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
        assert answer.headers["cache-control"] == "public, max-age=86400"
        assert struct.unpack(">II", answer.body[16:24]) == (WIDTH, HEIGHT)
        again = await ask(web, "GET", f"/api/{path}", headers={"if-none-match": answer.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
        ben = await room.come(link, BEN)
        await ben.say(messages.Sit(1))
        later = await told(web, f"/t/{link}")
        assert later["og:description"] == "Ada is waiting. 4 seats are free."
        assert later["og:image"] != head["og:image"], "whoever keeps pictures asks for the new one"


@in_a_loop
async def test_the_head_speaks_the_language_of_the_link_or_of_who_asks(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "hashcatch")
        assert (await told(web, f"/t/{link}?lang=de"))["og:description"] == "Ada wartet. 3 Plätze sind frei."
        norwegian = await told(web, f"/t/{link}", **{"accept-language": "sv, nn-NO;q=0.8, en;q=0.3"})
        assert (norwegian["og:description"], norwegian["og:locale"]) == ("Ada venter. 3 plasser er ledige.", "nb_NO")
        assert "lang=nb" in norwegian["og:image"]
        assert (await told(web, f"/t/{link}?lang=../x"))["og:locale"] == "en_GB"


@in_a_loop
async def test_a_page_comes_also_where_there_is_nothing_to_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(ADA, "hashcatch")
        for path in ("/", "/verify", "/t/nothinghere", "/t/", f"/t/{link}/elsewhere", "/t/" + "x" * 99):
            assert await told(web, path) == {}
        assert (await ask(web, "GET", "/api/tables/nothinghere/poster.png")).status == 404

        async def broken(table: str) -> None:
            raise OSError("the disk is gone")

        monkeypatch.setattr(room.house.store, "glance", broken)
        assert await told(web, f"/t/{link}") == {}


@in_a_loop
async def test_after_a_match_the_winner_is_shown_and_a_moment_has_a_picture_of_its_own(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link, pages = await room.start(2)
        assert (await told(web, f"/t/{link}"))["og:description"] == "They are playing now. Come and watch!"
        await room.play_to_the_end(link, pages)
        result = room.playing(link).match.result
        assert result
        winner = ["Ada", "Ben"][result.placing.index(1)]
        assert (await told(web, f"/t/{link}/1/replay"))["og:description"] == f"{winner} has won!"
        listed = await room.store.glance(link)
        assert listed
        poster = Poster.of_table(listed, "en")
        assert (poster.plates[0].name, poster.plates[0].place) == (winner, 1)
        assert {plate.points for plate in poster.plates} == set(result.points)
        head = await told(web, f"/t/{link}/1/replay?step=3")
        path = head["og:image"].partition("table.example")[2]
        assert path == f"/api/tables/{link}/1/poster.png?step=3&lang=en"
        answer = await ask(web, "GET", path)
        assert (answer.status, answer.headers["content-type"], answer.body[:4]) == (200, "image/png", b"\x89PNG")
        assert (await ask(web, "GET", f"/api/tables/{link}/2/poster.png")).status == 404


@pytest.mark.parametrize("game", ["blackhat", "hashcatch"])
@in_a_loop
async def test_a_moment_shows_what_a_spectator_saw_and_only_after_the_match(game: str) -> None:
    async with TableRoom(Memory()) as room:
        link, pages = await room.start(2, game=game)
        replays, match = Replays(room.store), room.playing(link).match
        seen = [match.view(None).state]
        for _ in range(6):
            await play_some(room, link, pages, 1)
            seen.append(match.view(None).state)
            with pytest.raises(faults.Fault) as raised:
                await replays.step(link, 1, 2, "en")
            assert raised.value.kind is faults.RUNNING
        await room.play_to_the_end(link, pages)
        rules, names = match.rules, called(("Ada", "Ben"), "de")
        for step, state in enumerate(seen):
            poster = await replays.step(link, 1, step, "de")
            assert poster.position == rules.telling.teller.picture(rules.Board.mirror(match.boards[0]), state, names, "de")
            assert poster.title == lang.say("de", f"{game}-title")
        steps = len(match.log)
        assert (await replays.step(link, 1, 10**9, "en")).sentence == f"Step {steps} of {steps}"
        assert (await replays.step(link, 1, -5, "en")).sentence == "The beginning"


HOSTILE = ['"><script>alert(1)</script>', "]]>&lt;!--", "\u202egnorw", "a\x00b\x1b[31m", "𝒜" * 40, "W" * 40]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_only_text(name: str) -> None:
    plates = (Plate(0, name, 1, 12), Plate(1, "Ben", 2, 3), Plate(2, ""))
    position = f"> a {name[:20]}  a1 <b> c2d1"
    for poster, plain in (
        (
            Poster("blackhat", "en", "Black Hat", name, plates),
            Poster("blackhat", "en", "Black Hat", "x", (Plate(0, "x", 1, 12), *plates[1:])),
        ),
        (
            Poster("hashcatch", "en", "Hashcatch", "Step 1 of 2", (), position),
            Poster("hashcatch", "en", "Hashcatch", "Step 1 of 2", (), "> a x  a1 <b> c2d1"),
        ),
    ):
        shown, usual = ElementTree.fromstring(drawn(poster)), ElementTree.fromstring(drawn(plain))
        assert [each.tag for each in shown.iter()] == [each.tag for each in usual.iter()], "no name makes an element"
        assert image(poster).png.startswith(b"\x89PNG")
    words = "".join(each.text or "" for each in ElementTree.fromstring(drawn(Poster("x", "en", "x", name))).iter(f"{SVG}text"))
    assert "\u202e" not in words
    assert "\x1b" not in words


@in_a_loop
async def test_a_hostile_name_stays_inside_its_attribute(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        web = web_of(room, tmp_path)
        link = await room.make(Guest("eve", '"><img src=x>'), "hashcatch")
        page = (await ask(web, "GET", f"/t/{link}", headers={"host": 'x"><b>'})).body.decode()
        assert "<img" not in page
        assert "<b>" not in page


async def shown_of(title: str, at: Club, web: Web) -> list[str]:
    """All that strangers see of a table whose board has such a title, and of a match that was begun there."""
    room = at.room
    link, pages = await room.sit_down(2, game="blackhat", options={"board": "custom", "drawing": titled(title)})
    await pages[0].say(messages.Publish(True))
    (open_to_all,) = await public(at)
    table = await room.store.glance(link)
    assert table
    found = [
        json.dumps(open_to_all | {"updated": 0}),
        (await ask(web, "GET", f"/t/{link}")).body.decode(),
        drawn(Poster.of_table(table, "en")),
    ]
    await room.begin(pages)
    for page in pages:
        await page.say(messages.Leave())
    found += [(await ask(web, "GET", f"/t/{link}/1/replay?step=0")).body.decode(), drawn(await Replays(room.store).step(link, 1, 0, "de"))]
    return [each.replace(link, "LINK") for each in found]


@in_a_loop
async def test_the_title_of_a_hostile_board_reaches_no_list_and_no_poster(tmp_path: Path) -> None:
    """Only the board's own picture has the title; lists and posters are the same, byte for byte, whatever a board is called."""
    async with club(sqlite_url(tmp_path)) as at:
        web = web_of(at.room, tmp_path)
        shown = {title: await shown_of(title, at, web) for title in ("Back alley", TITLES[0], TITLES[7])}
    plain = shown["Back alley"]
    assert "Ada" in plain[0]
    assert plain[-1].count("<text") > 10, "a position"
    for title, (*lists, position) in shown.items():
        assert lists == plain[:-1]
        words = [each.text or "" for each in ElementTree.fromstring(position).iter()]  # hands are dealt otherwise every time
        assert title not in " ".join(words)
        assert {each.tag for each in ElementTree.fromstring(position).iter()} == {
            each.tag for each in ElementTree.fromstring(plain[-1]).iter()
        }


def test_things_of_players_have_their_colours() -> None:
    shown = ElementTree.fromstring(drawn(Poster("blackhat", "en", "Black Hat", "", (), "a1d1  <c> Bob2 ab1")))
    assert [each.text for each in shown.iter(f"{SVG}tspan")] == ["a1", "d1", "<c>"]


@in_a_loop
async def test_who_shares_the_win_is_named() -> None:
    async with TableRoom(Memory()) as room:
        link, _ = await finished(room, 2)
        listed = await room.store.glance(link)
        assert listed
        assert listed.result
        shared = msgspec.structs.replace(listed, result=msgspec.structs.replace(listed.result, placing=(1, 1)))
        assert Poster.of_table(shared, "en").sentence == "Ada and Ben share the win!"
        assert Poster.of_table(shared, "fi").sentence == "Ada ja Ben jakavat voiton!"


@in_a_loop
async def test_a_link_to_an_evening_tells_who_takes_part_and_then_who_is_ahead(tmp_path: Path) -> None:
    async with hall(database(tmp_path)) as at:
        web = web_of(at.room, tmp_path)
        link = await at.plan(ADA, BEN, plan=msgspec.structs.replace(PLAN, name='Friday" /><script>', rounds=1))
        head = await told(web, f"/evening/{link}", **{"accept-language": "de"})
        title = lang.say("de", f"{TINY}-title")
        assert (head["og:title"], head["og:description"]) == ('Friday" /><script>', f"{title}, eine Runde. 2 machen mit.")
        assert head["robots"] == "noindex"
        picture = await ask(web, "GET", "/api/" + head["og:image"].partition("/api/")[2])
        assert struct.unpack(">II", picture.body[16:24]) == (WIDTH, HEIGHT)
        assert picture.headers["cache-control"] == "public, max-age=86400"

        await at.evenings.begin(link, ADA.id)
        assert (await told(web, f"/evening/{link}"))["og:description"] == f"{title}: round 1 of 1. 2 people take part."
        await at.play(await at.sit(link, ADA, BEN))
        evening = await at.look(link)
        ahead = [each for each in evening.standings() if each.rank == 1]
        names = [(ADA, BEN)[each.who].name for each in ahead]
        after = await told(web, f"/evening/{link}")
        assert after["og:image"] != head["og:image"]
        assert after["og:description"] == (f"{names[0]} has won!" if len(names) == 1 else "Ada and Ben share the win!")
        poster = await web.posters.of_evening(link, "en")
        assert [plate.points for plate in poster.plates] == [each.points / 2 for each in evening.standings()]
        words = [text.text for text in ElementTree.fromstring(drawn(poster)).iter(f"{SVG}text")]
        assert {"Ada", "Ben"} <= set(words)

        await at.room.store.forget_guest(BEN.id)
        assert [plate.name for plate in (await web.posters.of_evening(link, "en")).plates] == ["Ada"], "who is forgotten is on no picture"
        assert (await told(web, "/evening/nowhere")) == {}
        assert (await ask(web, "GET", "/api/evenings/nowhere/poster.png")).status == 404
