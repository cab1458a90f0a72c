"""The server is killed, again and again, while people play: SIGKILL, for real.

Every class has a server of its own to kill, so that the classes can run side by side.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from real import Crew, Nursery, Nursling, Served, check_everything

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without SIGKILL")]

KILLS, SOAKED = 12, 225
"""Of every server; the second with --soak."""
TABLES = ((2, 0), (3, 0), (4, 0), (2, 0), (2, 1), (3, 1))
"""People and bots."""


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    return SOAKED if request.config.getoption("--soak") else KILLS


async def killed_at_random_moments(data: Path, seed: int, kills: int) -> Crew:
    chance = random.Random(seed)
    async with Nursery() as nursery, Nursling(data, nursery=nursery) as server, Crew(server).playing(TABLES, seed) as crew:
        crew.play_again(True)
        for kill in range(kills):
            enough = crew.acks + chance.randrange(40)
            await crew.until(lambda acks: crew.acks >= acks, enough)
            await asyncio.sleep(chance.random() / 100)
            await server.kill()
            crew.lost += crew.in_flight
            if kill % 10 == 9:  # and once more, while it starts
                await server.begin()
                await asyncio.sleep(chance.random() / 5)
                await server.kill()
            await server.start()
        crew.play_again(False)
        await crew.until(lambda: crew.done)
        await check_everything(crew)
    return crew


class KilledAtRandomMoments:
    seed: int

    def test_no_acknowledged_move_is_ever_lost_and_everybody_plays_on(self, tmp_path: Path, kills: int) -> None:
        crew = asyncio.run(killed_at_random_moments(tmp_path / "data", self.seed, kills))
        assert crew.lost > kills, "kills must hit moves on their way"
        assert crew.resent > kills / 2
        assert crew.recognised, "some of them were on disk, and nobody had heard of it"


class TestTheFirstServer(KilledAtRandomMoments):
    seed = 1


@pytest.mark.soak
class TestTheSecondServer(KilledAtRandomMoments):
    seed = 2


@pytest.mark.soak
class TestTheThirdServer(KilledAtRandomMoments):
    seed = 3


class TestOneConnection:
    def test_who_loses_the_connection_alone_gets_what_they_missed(self, tmp_path: Path, kills: int) -> None:
        async def test() -> None:
            chance = random.Random(0)
            async with Nursery() as nursery, Nursling(tmp_path / "data", nursery=nursery) as server:
                async with Crew(server).playing(((3, 0), (4, 0), (2, 1)), 0) as crew:
                    for _ in range(3 * kills):
                        enough = crew.acks + chance.randrange(6)
                        await crew.until(lambda acks: crew.acks >= acks or crew.done, enough)
                        chance.choice(crew.pages).drop()
                    await crew.until(lambda: crew.done)
                    await check_everything(crew)
                assert crew.caught_up > kills / 4, "without everything being sent again"

        asyncio.run(test())


# ---------------------------------------------------------------- at exact moments


async def killed_round_a_commit(data: Path, dies: str, kills: int) -> Crew:
    """The process dies by itself, in the writer."""
    chance = random.Random(dies)
    async with Nursery() as nursery, Nursling(data, nursery=nursery) as server, Crew(server).playing(((2, 0), (3, 0), (4, 0)), 4) as crew:
        crew.play_again(True)
        await crew.until(lambda: crew.acks > 20)
        await server.kill()
        for _ in range(kills):
            server.harm = {"dies": dies, "after": chance.randrange(12)}
            await server.start()
            dead = asyncio.create_task(server.wait())
            await crew.until(dead.done)
            assert dead.result() == -9
        server.harm = {}
        await server.start()
        crew.play_again(False)
        await crew.until(lambda: crew.done)
        await check_everything(crew)
    return crew


class KilledAtTheWorstMoment:
    dies: str

    def test_a_move_is_either_on_disk_or_played_when_it_is_sent_again(self, tmp_path: Path, kills: int) -> None:
        crew = asyncio.run(killed_round_a_commit(tmp_path / "data", self.dies, kills // 2))
        assert crew.resent >= kills // 2
        if self.dies == "unacknowledged":
            assert crew.recognised >= kills // 2


class TestBeforeTheWrite(KilledAtTheWorstMoment):
    dies = "unwritten"


class TestInTheTransaction(KilledAtTheWorstMoment):
    dies = "uncommitted"


class TestBetweenCommitAndAcknowledgement(KilledAtTheWorstMoment):
    dies = "unacknowledged"


# ---------------------------------------------------------------- as users start it


async def killed_as_users_start_it(data: Path) -> None:
    async with Served(data) as server, Crew(server).playing(((2, 0), (2, 1)), 5) as crew:
        for _ in range(2):
            enough = crew.acks + 30
            await crew.until(lambda acks: crew.acks > acks, enough)
            await server.kill()
            await server.start()
            assert server.said.startswith(f"Hacktable is open: http://{server.address} ")
        await crew.until(lambda: crew.done)
        await check_everything(crew)


class TestTheCommand:
    def test_hacktable_serve_can_be_killed_and_started_again_on_its_data(self, tmp_path: Path) -> None:
        asyncio.run(killed_as_users_start_it(tmp_path / "data"))
