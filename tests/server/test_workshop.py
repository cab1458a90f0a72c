"""The workshop: replays, records and pictures have a share of their own, and addresses take turns."""

from __future__ import annotations

import asyncio
import os
import pickle
from pathlib import Path
from typing import Any

import pytest
from table_room import ADA, Memory, TableRoom, ask, database, finished, in_a_loop

from drawing import MINE
from hacktable.kernel.errors import OptionError
from hacktable.server.http.web import Web
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.workbench import PRIORITY
from hacktable.server.workshop import MOST_OF_ADDRESS, MOST_WAITING, ProcessWorker, Workshop

pytestmark = pytest.mark.real  # work in processes of their own


class Slow:
    """A worker that works until it is told to stop."""

    def __init__(self) -> None:
        self.doing: list[str] = []
        self._ends: list[asyncio.Future[None]] = []

    async def do(self, what: str, *given: object) -> Any:
        self.doing.append(what)
        self._ends.append(asyncio.get_running_loop().create_future())
        await self._ends[-1]
        return what

    def finish(self) -> None:
        self._ends[-1].set_result(None)

    async def close(self) -> None:
        pass


async def asked(workshop: Workshop, address: str, what: str) -> asyncio.Task[Any]:
    task = asyncio.ensure_future(workshop.do(address, what))
    await rest()
    return task


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@in_a_loop
async def test_one_address_never_has_more_than_one_hand() -> None:
    one, other = Slow(), Slow()
    workshop = Workshop(one, other)
    for number in range(3):
        await asked(workshop, "192.0.2.1", f"greedy {number}")
    await asked(workshop, "192.0.2.2", "calm")
    assert sorted(one.doing + other.doing) == ["calm", "greedy 0"]


@in_a_loop
async def test_addresses_take_turns_and_who_is_done_makes_room() -> None:
    worker = Slow()
    workshop = Workshop(worker)
    for number in range(3):
        await asked(workshop, "192.0.2.1", f"a{number}")
    for number in range(2):
        await asked(workshop, "192.0.2.2", f"b{number}")
    await asked(workshop, "2001:db8:1:1::1", "c0")
    await asked(workshop, "2001:db8:1:2::1", "c1 of the same company")
    for _ in range(6):
        worker.finish()
        await rest()
    assert worker.doing == ["a0", "a1", "b0", "c0", "a2", "b1", "c1 of the same company"]


@in_a_loop
async def test_the_queue_is_short_and_who_finds_it_full_is_told_to_come_back() -> None:
    worker = Slow()
    workshop = Workshop(worker)
    for _ in range(1 + MOST_OF_ADDRESS):
        await asked(workshop, "192.0.2.1", "greedy")
    with pytest.raises(Fault) as refused:
        await workshop.do("192.0.2.1", "one more")
    assert refused.value.kind is faults.BUSY
    for number in range(MOST_WAITING - MOST_OF_ADDRESS):
        await asked(workshop, f"198.51.100.{number}", "others")
    with pytest.raises(Fault):
        await workshop.do("192.0.2.2", "too many in all")


@in_a_loop
async def test_who_goes_away_while_waiting_holds_up_nobody() -> None:
    worker = Slow()
    workshop = Workshop(worker)
    await asked(workshop, "192.0.2.1", "first")
    gone = await asked(workshop, "192.0.2.2", "gone")
    await asked(workshop, "192.0.2.3", "last")
    gone.cancel()
    worker.finish()
    await rest()
    assert worker.doing == ["first", "last"]


@in_a_loop
async def test_a_work_that_fails_leaves_its_hand_free() -> None:
    class Broken(Slow):
        async def do(self, what: str, *given: object) -> Any:
            raise Fault(faults.RUNNING)

    workshop = Workshop(Broken())
    for _ in range(3):
        with pytest.raises(Fault):
            await workshop.do("192.0.2.1", "anything")
    assert workshop._free


def test_a_fault_from_another_process_is_the_same_kind() -> None:
    found = pickle.loads(pickle.dumps(Fault(faults.NOT_UNDERSTOOD, reason="x")))
    assert found.kind is faults.NOT_UNDERSTOOD
    assert found.params == {"reason": "x"}


@in_a_loop
async def test_over_http_a_busy_workshop_says_so_and_moves_go_on(tmp_path: Path) -> None:
    async with TableRoom(Memory()) as room:
        workshop = Workshop(worker := Slow())
        web = Web(room.house, tmp_path, limits=False, workshop=workshop)
        link, _ = await finished(room)
        waiting = [asyncio.ensure_future(ask(web, "GET", f"/api/tables/{link}/1/replay")) for _ in range(1 + MOST_OF_ADDRESS)]
        await asyncio.sleep(0)
        while len(workshop._waiting.get("192.0.2.1", ())) < MOST_OF_ADDRESS:
            await asyncio.sleep(0)
        answer = await ask(web, "GET", f"/api/tables/{link}/1/replay")
        assert (answer.status, answer.json["code"], answer.json["retry"]) == (503, "fault-busy", True)
        assert worker.doing == ["replay"]
        for each in waiting:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


# ---------------------------------------------------------------- a real process


def test_a_process_makes_the_same_as_we_do_and_is_started_again_when_it_dies(tmp_path: Path, address: str) -> None:
    @in_a_loop
    async def test() -> None:
        async with TableRoom(address) as room:
            link, _ = await finished(room)
            custom = await room.make(ADA, "blackhat", options={"board": "custom", "drawing": MINE})
            worker = ProcessWorker(address)
            here, there = (Web(room.house, tmp_path, limits=False, workshop=each) for each in (None, Workshop(worker)))
            try:
                for path in (
                    f"{link}/1/record",
                    f"{link}/1/replay?eyes=1",
                    f"{link}/1/why/0",
                    f"{link}/1/seen",
                    f"{custom}/picture.svg?lang=de",
                ):
                    own, other = [await ask(web, "GET", f"/api/tables/{path}") for web in (here, there)]
                    assert own.status == 200
                    assert (own.status, own.body) == (other.status, other.body)
                missing = await ask(there, "GET", "/api/tables/nothing/1/replay")
                assert (missing.status, missing.json["fault"]) == (404, faults.NO_TABLE.number)
                with pytest.raises(OptionError):
                    await worker.do("picture", "blackhat", {"board": "nonsense"}, "en", "dark")
                assert worker._process
                assert address not in str(worker._process.args), "everybody on the machine could read a password in it"
                worker._process.kill()
                worker._process.wait()
                assert (await ask(there, "GET", f"/api/tables/{link}/1/replay?eyes=0")).status == 200
            finally:
                await there.workshop.close()

    test()


@in_a_loop
async def test_who_gives_up_takes_the_process_along_and_the_next_gets_their_own_answer(tmp_path: Path) -> None:
    worker = ProcessWorker(database(tmp_path))
    job = "picture", "blackhat", {"board": "custom", "drawing": MINE}, "en", "dark"
    try:
        for _ in range(3):
            for turns in (1, 3, 10):  # before the process has started, and while it works
                gone = asyncio.ensure_future(worker.do(*job))
                for _ in range(turns):
                    await asyncio.sleep(0)
                gone.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await gone
        drawn = await worker.do("picture", "blackhat", {}, "de", "light")
        process = worker._process
        assert process
        assert await worker.do("picture", "blackhat", {}, "de", "light") == drawn != await worker.do(*job)
        assert worker._process is process, "a process that is not killed goes on"
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + PRIORITY)
        assert os.getsid(process.pid) == os.getsid(0), "between sessions, Linux does not look at priorities"
        assert os.getpgid(process.pid) == process.pid, "Ctrl+C is for the server"
    finally:
        await worker.close()
    assert process.returncode is not None
    with pytest.raises(Fault) as refused:
        await worker.do(*job)
    assert refused.value.kind is faults.BUSY
