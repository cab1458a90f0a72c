"""Passkeys: whoever can sign with one is its guest, on any device; nobody else is."""

from __future__ import annotations

import contextlib
import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from table_room import TableRoom, in_a_loop
from test_http import Client
from webauthn.helpers import bytes_to_base64url

from hacktable.server.http.web import Web
from hacktable.server.people.passkeys import LASTS
from hacktable.server.wire import faults
from hacktable.server.wire.answers import MOST_PASSKEYS

HOME = "https://table.example"
PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Phone:
    """A device that makes passkeys and signs with them, as browsers do."""

    def __init__(self, origin: str = HOME) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._uses = 0

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _about(self, site: str, flags: int) -> bytes:
        self._uses += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags | PRESENT | VERIFIED]) + self._uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey for what a server asks."""
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        about = self._about(options["rp"]["id"], NEW) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        made = {
            "clientDataJSON": self._said("webauthn.create", options["challenge"]),
            "attestationObject": cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about}),
        }
        return self._answer(made)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What a server asks to be signed."""
        said, about = self._said("webauthn.get", options["challenge"]), self._about(options["rpId"], 0)
        signature = self._key.sign(about + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer({"clientDataJSON": said, "authenticatorData": about, "signature": signature})

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        written = {name: bytes_to_base64url(value) for name, value in response.items()}
        name = bytes_to_base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": written, "clientExtensionResults": {}}


@contextlib.asynccontextmanager
async def opened(address: str, folder: Path, public: str = HOME) -> AsyncIterator[tuple[TableRoom, Web]]:
    async with TableRoom(address) as room:
        yield room, Web(room.house, folder / "page", limits=False, public=public)


async def begin(client: Client, path: str) -> dict[str, Any]:
    answer = await client.ask("POST", f"{path}/begin")
    assert answer.status == 200, answer.body
    options: dict[str, Any] = answer.json["options"]
    return options


async def add(client: Client, phone: Phone) -> int:
    made = phone.make(await begin(client, "/api/me/passkeys"))
    return (await client.ask("POST", "/api/me/passkeys", {"credential": made})).status


async def enter(client: Client, signed: dict[str, Any]) -> str:
    """Be whose passkey has signed; what one is called then, or why not."""
    answer = await client.ask("POST", "/api/passkeys", {"credential": signed})
    if answer.status != 200:
        return str(answer.json["code"])
    used = await client.ask("POST", "/api/me/key", {"key": answer.json["key"]})
    assert used.status == 200
    return str(used.json["name"])


@in_a_loop
async def test_a_passkey_makes_another_device_the_same_guest_who_keeps_whom_it_knew(tmp_path: Path, address: str) -> None:
    async with opened(address, tmp_path) as (_, web):
        ada, other = Client(web), Client(web)
        guest = await ada.introduce("Ada")
        await other.introduce("Somebody")
        phone = Phone()
        options = await begin(ada, "/api/me/passkeys")
        assert (options["rp"]["id"], options["authenticatorSelection"]["residentKey"]) == ("table.example", "required")
        assert guest.id not in json.dumps(options)
        assert await add(ada, phone) == 204
        assert (await ada.ask("GET", "/api/home")).json["passkeys"]
        assert await enter(other, phone.sign(await begin(other, "/api/passkeys"))) == "Ada"
        assert await web.guests.of_cookie(other.cookie) == guest
        assert [each["name"] for each in (await other.ask("GET", "/api/me/keys")).json["people"]] == ["Somebody"]
        (listed,) = (await other.ask("GET", "/api/me/passkeys")).json["passkeys"]
        assert listed["seen"]


@in_a_loop
async def test_what_was_signed_once_or_too_late_counts_no_more(tmp_path: Path, address: str) -> None:
    async with opened(address, tmp_path) as (room, web):
        ada, eve, phone = Client(web), Client(web), Phone()
        await ada.introduce("Ada")
        assert await add(ada, phone) == 204
        signed = phone.sign(await begin(eve, "/api/passkeys"))
        assert await enter(eve, signed) == "Ada"
        assert await enter(Client(web), signed) == "fault-not-proved", "replayed"
        late = phone.sign(await begin(eve, "/api/passkeys"))
        room.time.present += LASTS
        assert await enter(Client(web), late) == "fault-not-proved", "too late"
        made_up = phone.sign({"challenge": bytes_to_base64url(b"x" * 32), "rpId": "table.example"})
        assert await enter(Client(web), made_up) == "fault-not-proved", "never asked"
        for_adding = phone.sign({**await begin(ada, "/api/me/passkeys"), "rpId": "table.example"})
        assert await enter(Client(web), for_adding) == "fault-not-proved", "asked for something else"


@in_a_loop
async def test_another_sites_passkey_and_another_keys_signature_are_refused(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'guests.sqlite'}", tmp_path) as (_, web):
        ada, phone, foreign = Client(web), Phone(), Phone("https://evil.example")
        await ada.introduce("Ada")
        assert await add(ada, foreign) == faults.NOT_PROVED.status
        assert await add(ada, phone) == 204
        phone.origin = "https://evil.example"
        assert await enter(Client(web), phone.sign(await begin(ada, "/api/passkeys"))) == "fault-not-proved"
        thief = Phone()
        thief.id = phone.id
        assert await enter(Client(web), thief.sign(await begin(ada, "/api/passkeys"))) == "fault-not-proved"
        for nonsense in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "💥"}}):
            assert await enter(Client(web), nonsense) == "fault-not-proved"


@in_a_loop
async def test_a_passkey_that_was_removed_or_whose_guest_is_gone_lets_nobody_in(tmp_path: Path, address: str) -> None:
    async with opened(address, tmp_path) as (_, web):
        ada, ben, phone, second = Client(web), Client(web), Phone(), Phone()
        await ada.introduce("Ada")
        await ben.introduce("Ben")
        assert [await add(ada, phone), await add(ada, second)] == [204, 204]
        mine = (await ada.ask("GET", "/api/me/passkeys")).json["passkeys"]
        assert (await ben.ask("DELETE", f"/api/me/passkeys/{mine[0]['id']}")).status == 404, "somebody else's"
        assert (await ada.ask("DELETE", f"/api/me/passkeys/{mine[1]['id']}")).status == 204
        known = {bytes_to_base64url(each.id): each for each in (phone, second)}
        outcomes = [await enter(Client(web), each.sign(await begin(ben, "/api/passkeys"))) for each in known.values()]
        assert sorted(outcomes) == ["Ada", "fault-not-proved"]
        assert (await ada.ask("DELETE", "/api/me")).status == 204
        for each in (phone, second):
            assert await enter(Client(web), each.sign(await begin(ben, "/api/passkeys"))) == "fault-not-proved"


@in_a_loop
async def test_a_guest_has_so_many_passkeys_and_an_unsafe_address_has_none(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'guests.sqlite'}", tmp_path) as (_, web):
        ada = Client(web)
        await ada.introduce("Ada")
        assert [await add(ada, Phone()) for _ in range(MOST_PASSKEYS + 1)] == [204] * MOST_PASSKEYS + [faults.NOT_NOW.status]
    async with opened(f"sqlite:///{tmp_path / 'others.sqlite'}", tmp_path, "http://table.example") as (_, web):
        assert (await Client(web).ask("POST", "/api/passkeys/begin")).status == 404
