"""Who is who on which device: personal links, keys that can be taken back, several people on one device, and who was sent away."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from table_room import ADA, BEN, CY, TableRoom, ask, in_a_loop
from test_http import HELLO, Client, everything, on_a_port
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hacktable.match.box import box
from hacktable.server.http.guests import LINK_LASTS, MOST_KEYS, MOST_PEOPLE, SEEN_EVERY, device, keys_in
from hacktable.server.http.web import Web
from hacktable.server.store.sql import sqlite_url
from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault


@contextlib.asynccontextmanager
async def opened(folder: Path, address: str = "") -> AsyncIterator[tuple[TableRoom, Web]]:
    async with TableRoom(address or sqlite_url(folder)) as room:
        yield room, Web(room.house, folder / "page", limits=False)


async def link_of(client: Client) -> str:
    answer = await client.ask("POST", "/api/me/link")
    assert answer.status == 200
    return str(answer.json["key"])


async def name_of(client: Client) -> str | None:
    name: str | None = (await client.ask("GET", "/api/home")).json["me"]["name"]
    return name


async def keys_of(client: Client) -> dict[str, Any]:
    answer = await client.ask("GET", "/api/me/keys")
    assert answer.status == 200
    found: dict[str, Any] = answer.json
    return found


async def refused(client: Client, method: str, path: str, body: Any, kind: faults.FaultKind) -> None:
    answer = await client.ask(method, path, body)
    assert (answer.status, answer.json["fault"], answer.cookies) == (kind.status, kind.number, [])


# ---------------------------------------------------------------- personal links


@in_a_loop
async def test_a_personal_link_says_whose_it_is_before_anybody_becomes_somebody_else(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (_, web):
        eve, ada, nobody = Client(web), Client(web), Client(web)
        await eve.introduce("Eve")
        await ada.introduce("Ada")
        link = await link_of(eve)
        before = ada.cookie
        for _ in range(2):
            answer = await ada.ask("POST", "/api/me/key/whose", {"key": link})
            assert (answer.status, answer.json, answer.cookies) == (200, {"name": "Eve", "you": "Ada", "same": False}, [])
        assert (await nobody.ask("POST", "/api/me/key/whose", {"key": link})).json == {"name": "Eve", "you": None, "same": False}
        assert (await eve.ask("POST", "/api/me/key/whose", {"key": link})).json == {"name": "Eve", "you": "Eve", "same": True}
        assert (ada.cookie, await name_of(ada)) == (before, "Ada"), "asking changes nothing"


@in_a_loop
async def test_who_becomes_somebody_else_can_go_back(tmp_path: Path, address: str) -> None:
    """A victim who agreed to a hostile link has lost nothing."""
    async with opened(tmp_path, address) as (_, web):
        eve, ada = Client(web), Client(web)
        await eve.introduce("Eve")
        guest = await ada.introduce("Ada")
        table = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        answer = await ada.ask("POST", "/api/me/key", {"key": await link_of(eve)})
        assert (answer.status, answer.json["name"], await name_of(ada)) == (200, "Eve", "Eve")
        assert {"httponly", "samesite=lax"} <= {part.strip().lower() for part in answer.cookies[0].split(";")}
        (person,) = (await keys_of(ada))["people"]
        assert person["name"] == "Ada"
        back = await ada.ask("POST", "/api/me/become", {"id": person["id"]})
        assert (back.json["name"], [each["id"] for each in back.json["tables"]]) == ("Ada", [table])
        assert await web.guests.of_cookie(ada.cookie) == guest
        assert [each["name"] for each in (await keys_of(ada))["people"]] == ["Eve"], "and forth"
        (eve_here,) = (await keys_of(ada))["people"]
        assert (await ada.ask("DELETE", f"/api/me/keys/{eve_here['id']}")).status == 204
        assert ((await keys_of(ada))["people"], await name_of(ada), await name_of(eve)) == ([], "Ada", "Eve")
        assert len((await keys_of(eve))["keys"]) == 1, "the key that the device had is gone, too"


@in_a_loop
async def test_a_personal_link_works_once_and_not_for_long(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (room, web):
        ada, phone, other = Client(web), Client(web), Client(web)
        await ada.introduce("Ada")
        link = await link_of(ada)
        assert await web.guests.of_cookie(f"hacktable={link}") is None, "it is no key by itself"
        assert (await phone.ask("POST", "/api/me/key", {"key": link})).status == 200
        assert link not in phone.cookie
        for path in ("/api/me/key", "/api/me/key/whose"):
            await refused(other, "POST", path, {"key": link}, faults.LINK_OVER)
        first, second = await link_of(ada), await link_of(ada)
        await refused(other, "POST", "/api/me/key", {"key": first}, faults.LINK_OVER)
        room.time.present += LINK_LASTS - 1
        assert (await other.ask("POST", "/api/me/key/whose", {"key": second})).status == 200
        room.time.present += 1
        for path in ("/api/me/key", "/api/me/key/whose"):
            await refused(other, "POST", path, {"key": second}, faults.LINK_OVER)
        key = ada.cookie.removeprefix("hacktable=")
        await refused(other, "POST", "/api/me/key", {"key": key}, faults.LINK_OVER)


@in_a_loop
async def test_a_link_that_two_devices_use_at_once_lets_one_in(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (_, web):
        ada = Client(web)
        await ada.introduce("Ada")
        link = await link_of(ada)
        answers = await asyncio.gather(*(Client(web).ask("POST", "/api/me/key", {"key": link}) for _ in range(5)))
        assert sorted(answer.status for answer in answers) == [200, 410, 410, 410, 410]


@in_a_loop
async def test_a_device_knows_few_people_and_each_only_once(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (_, web):
        device, others = Client(web), [Client(web) for _ in range(MOST_PEOPLE + 1)]
        await device.introduce("Ada")
        for number, other in enumerate(others):
            await other.introduce(f"Guest {number}")
        for other in others[: MOST_PEOPLE - 1]:
            assert (await device.ask("POST", "/api/me/key", {"key": await link_of(other)})).status == 200
        again = await device.ask("POST", "/api/me/key", {"key": await link_of(others[0])})
        assert again.status == 200
        assert len((await keys_of(others[0]))["keys"]) == 2, "the new key has taken the place of the old one"
        assert len(keys_in(device.cookie)) == MOST_PEOPLE
        link = await link_of(others[-2])
        before = device.cookie
        await refused(device, "POST", "/api/me/key", {"key": link}, faults.FULL_DEVICE)
        assert device.cookie == before
        assert (await Client(web).ask("POST", "/api/me/key", {"key": link})).status == 200, "the link was not used up"


@in_a_loop
async def test_who_deletes_their_data_leaves_the_others_on_the_device(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (_, web):
        eve, ada = Client(web), Client(web)
        await eve.introduce("Eve")
        await ada.introduce("Ada")
        await ada.ask("POST", "/api/me/key", {"key": await link_of(eve)})
        assert (await ada.ask("DELETE", "/api/me")).status == 204
        assert await name_of(ada) is None, "nobody becomes somebody else unasked"
        (person,) = (await keys_of(ada))["people"]
        assert person["name"] == "Ada"
        assert (await ada.ask("POST", "/api/me/become", {"id": person["id"]})).json["name"] == "Ada"
        assert await name_of(eve) is None


# ---------------------------------------------------------------- keys


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1"


@pytest.mark.parametrize(
    ("browser", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36 Edg/150.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8", None),
        ("<script>", None),
        ("", None),
    ],
)
def test_a_browser_is_named_in_a_word_or_two(browser: str, label: str | None) -> None:
    assert device(browser) == label


@in_a_loop
async def test_keys_are_listed_with_their_device_and_their_last_use(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (room, web):
        ada, phone = Client(web), Client(web)
        await ada.ask("POST", "/api/me", {"name": "Ada"}, **{"user-agent": FIREFOX})
        began = room.time.date()
        room.time.present += 1000
        await phone.ask("POST", "/api/me/key", {"key": await link_of(ada)}, **{"user-agent": PHONE})
        await link_of(ada)
        room.time.present += SEEN_EVERY
        await ada.ask("GET", "/api/home", **{"user-agent": FIREFOX})
        await asyncio.gather(*web.guests._writing)
        listed = (await keys_of(ada))["keys"]
        assert [(each["label"], each["created"], each["seen"], each["this"]) for each in listed] == [
            ("Safari, iPhone", began + 1000, began + 1000, False),
            ("Firefox, Linux", began, began + 1000 + SEEN_EVERY, True),
        ], "and no link that is waiting to be used"
        said = json.dumps(await keys_of(ada))
        assert not any(key in said for key in keys_in(ada.cookie) + keys_in(phone.cookie))


@in_a_loop
async def test_a_revoked_key_lets_nobody_in_and_its_sockets_are_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as (room, web), on_a_port(web) as address:
        ada, phone = Client(web), Client(web)
        await ada.introduce("Ada")
        link = (await ada.ask("POST", "/api/tables", {"game": "hashcatch"})).json["id"]
        await phone.ask("POST", "/api/me/key", {"key": await link_of(ada)})
        lost = next(each["id"] for each in (await keys_of(ada))["keys"] if not each["this"])
        async with (
            connect(f"ws://{address}/ws/{link}", additional_headers={"cookie": phone.cookie}) as theirs,
            connect(f"ws://{address}/ws/{link}", additional_headers={"cookie": ada.cookie}) as mine,
        ):
            for line in (theirs, mine):
                await line.send(HELLO)
                assert json.loads(await line.recv())["you"]["name"] == "Ada"
            assert (await ada.ask("DELETE", f"/api/me/keys/{lost}")).status == 204
            with contextlib.suppress(ConnectionClosed):
                while said := json.loads(await theirs.recv())["is"]:
                    pass
            assert (said, theirs.close_code) == ("bye", faults.STRANGER.number)
            await mine.send(json.dumps({"do": "ping"}))
            while json.loads(await mine.recv())["is"] != "pong":
                pass
        await room.settle()
        assert (await name_of(phone), await name_of(ada)) == (None, "Ada")
        assert web.guests._lines == {}, "nothing is remembered of sockets that are gone"


@in_a_loop
async def test_nobody_revokes_a_key_of_somebody_else_nor_the_one_in_use(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (_, web):
        ada, eve = Client(web), Client(web)
        await ada.introduce("Ada")
        await eve.introduce("Eve")
        (mine,) = (await keys_of(ada))["keys"]
        await refused(eve, "DELETE", f"/api/me/keys/{mine['id']}", None, faults.NO_PAGE)
        await refused(ada, "DELETE", f"/api/me/keys/{mine['id']}", None, faults.NOT_NOW)
        await refused(Client(web), "DELETE", f"/api/me/keys/{mine['id']}", None, faults.NOT_A_GUEST)
        await refused(eve, "POST", "/api/me/become", {"id": mine["id"]}, faults.NO_PAGE)
        for method, path, body in (
            ("POST", "/api/me/become", {"id": mine["id"]}),
            ("DELETE", f"/api/me/keys/{mine['id']}", None),
            ("POST", "/api/me/key/whose", {"key": "x"}),
        ):
            answer = await ada.ask(method, path, body, origin="https://evil.example")
            assert (answer.status, answer.json["fault"]) == (403, faults.FOREIGN.number)
        assert (await name_of(ada), await name_of(eve)) == ("Ada", "Eve")


@in_a_loop
async def test_a_guest_has_so_many_keys_and_the_longest_unused_goes_first(tmp_path: Path, address: str) -> None:
    async with opened(tmp_path, address) as (room, web):
        ada, phones = Client(web), [Client(web) for _ in range(MOST_KEYS)]
        await ada.introduce("Ada")
        for phone in phones:
            room.time.present += 1000
            await phone.ask("POST", "/api/me/key", {"key": await link_of(ada)})
        assert len((await keys_of(phones[0]))["keys"]) == MOST_KEYS
        assert [await name_of(each) for each in (ada, *phones)] == [None, *["Ada"] * MOST_KEYS]


# ---------------------------------------------------------------- sent away


def test_who_was_sent_away_sits_down_only_when_the_host_has_let_them_in() -> None:
    setup = Setup.new(box("hashcatch"), ADA.id, "Ada", 0, {}, "off", "greedy")
    setup.sit(BEN.id, "Ben", 1)
    setup.sit(CY.id, "Cy", 2)
    setup.kick(ADA.id, 1)
    for chair in (1, 3):
        with pytest.raises(Fault) as fault:
            setup.sit(BEN.id, "Ben", chair)
        assert fault.value.kind is faults.SENT_AWAY
    setup = setup.copy()
    with pytest.raises(Fault):
        setup.let_in(CY.id, 0)
    with pytest.raises(Fault):
        setup.let_in(BEN.id, 0)
    with pytest.raises(Fault):
        setup.let_in(ADA.id, 1)
    setup.let_in(ADA.id, 0)
    setup.sit(BEN.id, "Ben", 1)
    assert setup.out == []


def test_who_was_sent_away_stays_away_when_the_host_changes_and_after_a_match() -> None:
    setup = Setup.new(box("hashcatch"), ADA.id, "Ada", 0, {}, "off", "greedy")
    setup.sit(BEN.id, "Ben", 1)
    setup.sit(CY.id, "Cy", 2)
    setup.kick(ADA.id, 1)
    setup.phase = "over"
    setup.rematch(ADA.id, {ADA.id, CY.id})
    setup.stand(ADA.id)
    assert setup.host == CY.id
    with pytest.raises(Fault):
        setup.sit(BEN.id, "Ben", 0)
    setup.stand(CY.id)
    with pytest.raises(Fault):
        setup.sit(BEN.id, "Ben", 0)
    setup.sit(ADA.id, "Ada", 0)
    setup.let_in(ADA.id, 0)
    setup.sit(BEN.id, "Ben", 1)


@in_a_loop
async def test_who_was_sent_away_may_watch_and_is_listed_to_the_host_alone(tmp_path: Path) -> None:
    async with opened(tmp_path) as (room, web):
        client = Client(web)
        guest = await client.introduce("Zebulon")
        link = await room.make(ADA)
        ada, ben, cy = await room.come(link, ADA), await room.come(link, guest), await room.come(link, CY)
        await ben.say(messages.Sit(1))
        await cy.say(messages.Sit(2))
        await ada.say(messages.Kick(1))
        assert (ada.table["you"]["outside"], cy.table["you"]["outside"], ben.table["you"]["outside"]) == (["Zebulon"], [], [])
        assert (ben.table["you"]["out"], ada.table["you"]["out"]) == (True, False)
        for message in (messages.Sit(1), messages.Share(1, "Mia"), messages.Say("hello"), messages.LetIn(0)):
            await ben.say(message)
        faults_of_ben = [each["fault"] for each in ben.new("refused")]
        assert faults_of_ben == [each.number for each in (faults.SENT_AWAY, faults.NO_SEAT, faults.SENT_AWAY, faults.NOT_HOST)]
        again = await room.come(link, guest)
        assert again.table["you"]["out"], "also after coming again"
        assert (await client.ask("GET", "/api/home")).json["me"]["tables"] == []
        await ada.say(messages.LetIn(0))
        await ben.say(messages.Sit(1))
        assert (ben.table["you"]["chair"], ada.table["you"]["outside"]) == (1, [])
        await ada.say(messages.Kick(1))
        assert "Zebulon" in everything(tmp_path)
        assert (await client.ask("DELETE", "/api/me")).status == 204
        await room.settle()
        kept = everything(tmp_path)
        assert guest.id not in kept, "who wants to be forgotten is forgotten there, too"
        assert "Zebulon" not in kept
        assert ada.table["you"]["outside"] == []


@in_a_loop
async def test_who_was_sent_away_from_a_table_that_is_closed_can_be_forgotten(tmp_path: Path) -> None:
    async with opened(tmp_path) as (room, web):
        client = Client(web)
        guest = await client.introduce("Zebulon")
        link = await room.make(ADA)
        ada, ben = await room.come(link, ADA), await room.come(link, guest)
        await ben.say(messages.Sit(1))
        await ada.say(messages.Kick(1))
        for page in (ada, ben):
            await page.go()
        await room.pass_time(300_000)
        assert room.house.tables == 0
        assert (await client.ask("DELETE", "/api/me")).status == 204
        assert guest.id not in everything(tmp_path)
        assert (await ask(web, "GET", "/api/home")).status == 200
