"""Long work beside the event loop: replays, recounts, records and pictures have a share of their own.

Each takes up to seconds of a processor. In a thread it would still hold Python's global lock and make every move wait, so it is done by
child processes of low priority. There are few of them; who comes when all are busy waits in a short queue. Addresses take turns, and one
address never has more than one of the processes, so that others find one free.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import IO, Any, Protocol

from hacktable.bots import registry as bots
from hacktable.bots.learned.levels import CHAMPIONS_NAME
from hacktable.bots.player import runs_compiled
from hacktable.kernel.engine import is_compiled
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.registry import find, names
from hacktable.server.threads import Threads
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import networks

logger = logging.getLogger(__name__)

WORKERS = 2
"""Processes."""
MOST_OF_ADDRESS, MOST_WAITING = 12, 48
"""Who may wait: a family that looks back at a match together, and several of them."""
LONGEST = 60.0
"""Seconds for one work; then its process is killed."""
IDLE = 120.0
"""Seconds after which a process without work is ended: it takes as much memory as a small server."""
DATABASE = "HACKTABLE_WORKBENCH_DATABASE"
"""The variable in which a child process finds the address of the database: there may be a password in it."""
SIZE = 8
"""Bytes before each message between the processes: how long it is."""
Work = Callable[..., Coroutine[Any, Any, Any]]


class Worker(Protocol):
    """Does long work, one job at a time."""

    async def do(self, what: str, *given: object) -> Any:
        """:raises Fault: if it cannot be done, or not now.
        :raises HacktableError: if rules or options do not allow it.
        """
        ...

    async def close(self) -> None: ...


class OwnWorker:
    """Works in this process: for tests, and wherever nobody is held up."""

    def __init__(self, works: Mapping[str, Work]) -> None:
        self._works = works

    async def do(self, what: str, *given: object) -> Any:
        return await self._works[what](*given)

    async def close(self) -> None:
        pass


class Workshop:
    """A few workers, and the requests that wait for one of them."""

    def __init__(self, *workers: Worker) -> None:
        self._workers = workers
        self._free = list(workers)
        self._served: set[str] = set()
        """Addresses for which somebody works now."""
        self._waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        """By address, in the order in which it is their turn."""

    async def do(self, address: str, what: str, *given: object) -> Any:
        """Have something done when it is this address's turn.

        :raises Fault: if too many wait already.
        """
        who = networks(address)[-1]
        worker = await self._turn(who)
        try:
            return await worker.do(what, *given)
        finally:
            self._leave(who, worker)

    async def _turn(self, who: str) -> Worker:
        if self._free and who not in self._served and who not in self._waiting:
            self._served.add(who)
            return self._free.pop()
        if len(self._waiting.get(who, ())) >= MOST_OF_ADDRESS or sum(map(len, self._waiting.values())) >= MOST_WAITING:
            raise Fault(faults.BUSY)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was this one's turn in the very moment
                self._leave(who, turn.result())
            raise

    def _leave(self, who: str, worker: Worker) -> None:
        self._served.discard(who)
        self._free.append(worker)
        for next_ in list(self._waiting):
            if not self._free:
                return
            if next_ not in self._served:
                self._serve(next_)

    def _serve(self, who: str) -> None:
        """The first who still waits at this address; the address then goes to the end of the queue."""
        queue = self._waiting.pop(who)
        while queue:
            turn = queue.popleft()
            if not turn.done():
                self._served.add(who)
                turn.set_result(self._free.pop())
                break
        if queue:
            self._waiting[who] = queue

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


class Job:
    """What a worker is doing for one request."""

    given_up = False
    """Nobody waits for its result any more."""


class ProcessWorker:
    """A child process, started when it is first needed.

    A thread starts it and talks with it: a replay may have a megabyte, and reading that from a pipe, piece by piece, is no work for the event loop.
    """

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None
        self._job = Job()
        self._talker = Threads(1, "hacktable-worker")
        self._retiring: asyncio.TimerHandle | None = None
        self._closed = False

    async def do(self, what: str, *given: object) -> Any:
        if self._retiring:
            self._retiring.cancel()
        try:
            if self._closed:
                raise EOFError("the server closes")
            self._job = Job()
            async with asyncio.timeout(LONGEST):
                good, answer = await self._talker.do(partial(self._exchange, self._job, what, given))
        except (TimeoutError, EOFError, OSError) as error:
            self.kill()
            if not self._closed:
                logger.warning("%s %s: its process took too long, or ended: %r", what, given[:2], error)
            raise Fault(faults.BUSY) from None
        except BaseException:  # nobody waits for the answer any more, and the next one would get it
            self.kill()
            raise
        self._retiring = asyncio.get_running_loop().call_later(IDLE, self.kill)
        if not good:
            raise answer
        return answer

    def _exchange(self, job: Job, what: str, given: tuple[object, ...]) -> tuple[bool, Any]:
        """In the thread: have something done, and wait for what comes of it.

        :raises EOFError: if the process ends meanwhile.
        """
        process = self._process
        if process and process.poll() is not None:
            _end(process)
            process = None
        process = self._process = process or self._started()
        if job.given_up:  # `kill` may have come before there was a process to kill
            _end(process)
            raise EOFError("nobody waits for it any more")
        assert process.stdin
        assert process.stdout
        compiled = tuple(name for name in names() if is_compiled(find(name)))
        champions = tuple(name for name in names() if runs_compiled(bots.find(CHAMPIONS_NAME), find(name)))
        packed = pickle.dumps((what, given, compiled, champions))
        process.stdin.write(len(packed).to_bytes(SIZE, "big") + packed)
        process.stdin.flush()
        size = int.from_bytes(_exactly(process.stdout, SIZE), "big")
        good, answer = pickle.loads(_exactly(process.stdout, size))
        return good, answer

    def _started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "hacktable.server.workbench"],
            env={**os.environ, DATABASE: self._database},  # not among its words, which every user of the machine can read
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Ctrl+C is for the server, so this has a process group of its own; but no session of its own: Linux shares a processor evenly between
            # sessions (sched_autogroup), and its lower priority would count for nothing against the server's.
            process_group=0,
        )

    def kill(self) -> None:
        self._job.given_up = True
        process, self._process = self._process, None
        if process:
            process.kill()
            with contextlib.suppress(RuntimeError):  # the server has closed
                self._talker.do(partial(_end, process))  # when the thread has noticed that its job is over

    async def close(self) -> None:
        self._closed = True
        if self._retiring:
            self._retiring.cancel()
        self.kill()
        self._talker.close()
        await asyncio.to_thread(self._talker.join)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    """:raises EOFError: if the other side has ended."""
    read = pipe.read(size)
    if len(read) < size:
        raise EOFError("its process has ended")
    return read


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a process, and let go of all that is left of it."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):  # what was never sent to it
            assert pipe
            pipe.close()


def answer(good: bool, result: object) -> bytes:
    """What a child process answers: a result, or why there is none."""
    if not good and not isinstance(result, Fault | HacktableError):
        result = Fault(faults.BROKEN)
    packed = pickle.dumps((good, result))
    return len(packed).to_bytes(SIZE, "big") + packed
