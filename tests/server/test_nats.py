"""The bus between servers over a real NATS."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from nats_server import Nats, running
from real import PATIENCE

from hacktable.server import serve
from hacktable.server.bus import NoBusError
from hacktable.server.relays import Relays
from hacktable.server.time import RealTime

nats_bus = pytest.importorskip("hacktable.server.nats_bus", reason="the extra many is not installed")
NatsBus = nats_bus.NatsBus

pytestmark = pytest.mark.real


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    with running() as server:
        yield server


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def arrives(bus: object, topic: str, heard: list[bytes], mark: bytes) -> None:
    """Say something until it is heard: whoever listens may only just have begun to."""
    async with asyncio.timeout(PATIENCE):
        while mark not in heard:
            bus.tell(topic, mark)  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)


def test_what_is_told_arrives_in_order_and_only_where_it_belongs(nats: Nats) -> None:
    async def test() -> None:
        one, other = NatsBus("one", nats.address), NatsBus("other", nats.address)
        await one.connect()
        await other.connect()
        heard: list[bytes] = []
        elsewhere: list[bytes] = []
        other.listen("server/other", heard.append)
        one.listen("server/one", elsewhere.append)
        await arrives(one, "server/other", heard, b"first")
        heard.clear()
        sent = [number.to_bytes(4, "big") for number in range(5_000)]
        assert all(one.tell("server/other", each) for each in sent)
        await until(lambda: sent[-1] in heard)
        assert [each for each in heard if each != b"first"] == sent
        assert elsewhere == []
        other.stop("server/other")
        await one.close()
        await other.close()

    asyncio.run(test())


def test_while_nats_is_away_nothing_is_taken_and_afterwards_it_works_again() -> None:
    async def test() -> None:
        with running() as nats:
            one, other = NatsBus("one", nats.address), NatsBus("other", nats.address)
            await one.connect()
            await other.connect()
            heard: list[bytes] = []
            other.listen("server/other", heard.append)
            await arrives(one, "server/other", heard, b"before")
            nats.stop()
            await until(lambda: not one.tell("server/other", b"lost"))
            assert not one.connected
            nats.start()
            await arrives(one, "server/other", heard, b"after")
            assert b"lost" not in heard or heard.index(b"lost") < heard.index(b"after")
            await one.close()
            await other.close()

    asyncio.run(test())


def test_what_waits_to_be_sent_has_a_bound(nats: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(nats_bus, "MOST_WAITING", 1_000)
        bus = NatsBus("one", nats.address)
        await bus.connect()
        assert bus.tell("server/other", bytes(600))
        assert not bus.tell("server/other", bytes(600)), "nothing has been sent in between"
        await until(lambda: bus.tell("server/other", bytes(600)))
        await bus.close()

    asyncio.run(test())


def test_an_address_without_nats_is_said_without_its_password() -> None:
    async def test() -> None:
        with pytest.raises(NoBusError) as failed:
            await NatsBus("one", "nats://name:secret@127.0.0.1:9").connect()
        assert "nats://127.0.0.1:9" in str(failed.value)
        assert "secret" not in str(failed.value)

    asyncio.run(test())


def test_servers_hear_each_others_questions(nats: Nats) -> None:
    """Two servers' relays over a real wire."""
    from hacktable.server.bus import LocalBus
    from hacktable.server.parcels import Answered, Question, Waiting

    class Keeper:
        def answer(self, number: int, question: Question) -> Answered:
            assert isinstance(question, Waiting)
            return Answered(number, dict.fromkeys(question.tables, (1,)))

    async def test() -> None:
        buses = [NatsBus(name, nats.address) for name in ("one", "other")]
        for bus in buses:
            await bus.connect()
        relays = [Relays(LocalBus(), bus, RealTime(), Keeper()) for bus in buses]  # type: ignore[arg-type]
        for each, session in zip(relays, ("s1", "s2"), strict=True):
            each.enter(session)
            each.living(["s1", "s2"])
        async with asyncio.timeout(PATIENCE):
            while (answers := await relays[0].ask(Waiting(("table",)))) != [
                Answered(answers[0].number if answers[0] else 0, {"table": (1,)})
            ]:
                pass
        for each in relays:
            each._leave()
        for bus in buses:
            await bus.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bus": "nats://127.0.0.1:4222"}, "--bus is for several servers, and these need --database with an address of PostgreSQL"),
        ({"processes": 2}, "--processes needs --database and --bus: with SQLite one process has all tables"),
        ({"database": "sqlite:///here"}, "--database must be an address of PostgreSQL"),
        ({"database": "postgresql://somewhere/tables", "bus": "127.0.0.1:4222"}, "--bus must be an address of NATS"),
    ],
)
def test_what_does_not_go_together_is_said_in_one_line(given: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.run(serve.Settings(**given)) == 2
    assert capsys.readouterr().err.startswith(f"hacktable: {said}")
