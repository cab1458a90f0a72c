"""An event loop for several processes at once, with a time of its own.

Every process has a queue, as it would have an event loop: what it has put into it is run in order. Which process runs next, and when
an answer arrives from outside, is drawn from the seed. A process can be paused, as by SIGSTOP, and it can die.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import random
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
LONGEST_BURST = 20_000
"""Calls without any time passing, after which something must be running in circles."""
THREAD = 0.003
"""Seconds within which a thread has done its work."""


class EndlessError(Exception):
    """Something goes on and on without any time passing."""


class Handle:
    """Something that a process will do."""

    __slots__ = ("args", "callback", "is_cancelled", "process", "when")

    def __init__(self, process: Process, when: float, callback: Callable[..., object], args: tuple[Any, ...]) -> None:
        self.process, self.when, self.callback, self.args = process, when, callback, args
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True

    def cancelled(self) -> bool:
        return self.is_cancelled


class Process:
    """A program on a machine: a server, or everything that is not ours."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready: deque[Handle] = deque()
        self.listed = False
        """Whether the loop knows that there is something in the queue."""
        self.paused = False
        self.dead = False


class SimulatedLoop:
    """What asyncio needs of an event loop, as far as servers use it: tasks, futures and alarms. There is nothing to read from or write to."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self._as_loop: Any = self
        self.outside = Process("outside")
        """Whatever is no server: networks, the database, pages."""
        self.current = self.outside
        self.failures: list[dict[str, Any]] = []
        """What nobody has caught."""
        self._now = 0.0
        self._number = 0
        self._later: list[tuple[float, int, Handle]] = []
        self._busy: list[Process] = []
        """Processes with something in their queues."""
        self._tasks: list[asyncio.Task[Any]] = []
        """Kept until the loop is closed: a dead process must not tidy up behind itself."""
        self._closed = False

    # ---------------------------------------------------------------- running

    def run(self, until: float, over: Callable[[], bool]) -> None:
        """Let time pass until then, or until it is over when everybody has done what is to be done at that moment.

        :raises EndlessError: if time cannot pass.
        """
        around = asyncio.events._get_running_loop()
        asyncio.events._set_running_loop(self._as_loop)
        burst = 0
        try:
            while True:
                process = self._next()
                if process is not None:
                    burst += self._work(process)
                    if burst > LONGEST_BURST:
                        raise EndlessError(f"{process.name} at {self._now}")
                elif over():
                    return
                elif self._later and self._later[0][0] <= until:
                    burst, self._now = 0, max(self._now, self._later[0][0])
                    while self._later and self._later[0][0] <= self._now:
                        self._enqueue(heapq.heappop(self._later)[2])
                else:
                    self._now = max(self._now, until)
                    return
        finally:
            self.current = self.outside
            asyncio.events._set_running_loop(around)

    def _next(self) -> Process | None:
        able = [process for process in self._busy if not process.paused] if self._busy else None
        if not able:
            return None
        process = able[0] if len(able) == 1 else self.chance.choice(able)
        self._busy.remove(process)
        process.listed = False
        return process

    def _work(self, process: Process) -> int:
        """Run what is in a process's queue now, as an event loop does in one round."""
        self.current = process
        count = len(process.ready)
        for _ in range(count):
            if process.dead or process.paused:
                break
            handle = process.ready.popleft()
            if handle.is_cancelled:
                continue
            try:
                handle.callback(*handle.args)
            except Exception as error:
                self.call_exception_handler({"message": f"in {process.name}", "exception": error})
        self._list(process)
        return count

    def _list(self, process: Process) -> None:
        if process.ready and not process.listed:
            process.listed = True
            self._busy.append(process)

    def _enqueue(self, handle: Handle) -> None:
        process = handle.process
        if handle.is_cancelled or process.dead:
            return
        process.ready.append(handle)
        self._list(process)

    def kill(self, process: Process) -> None:
        """It does nothing more."""
        process.dead = True
        process.ready.clear()
        if process in self._busy:
            self._busy.remove(process)

    def do(self, process: Process, after: float, callback: Callable[..., object], *args: Any) -> Handle:
        """Have a process do something when so many seconds have passed."""
        handle = Handle(process, self._now + max(0.0, after), callback, args)
        self._number += 1
        heapq.heappush(self._later, (handle.when, self._number, handle))
        return handle

    # ---------------------------------------------------------------- what asyncio asks for

    def time(self) -> float:
        return self._now

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:
        handle = Handle(self.current, self._now, callback, args)
        self._enqueue(handle)
        return handle

    def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:
        return self.call_soon(callback, *args)

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:
        return self.do(self.current, delay, callback, *args)

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:
        return self.do(self.current, when - self._now, callback, *args)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self._as_loop)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> Any:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self._as_loop, name=name)
        self._tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        """There are no threads: it is done by the loop, some time later."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                done.set_exception(error)
            else:
                done.set_result(result)

        self.call_later(self.chance.random() * THREAD, work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._closed:
            self.failures.append(context)

    def look_for_failures(self) -> None:
        """Tasks that ended with an exception that nobody asked for."""
        for task in self._tasks:
            if task.done() and task._log_traceback:
                self.call_exception_handler({"message": task.get_name(), "exception": task.exception()})

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        """Whatever has not ended never will. It is ended here, and not when its memory is collected, so that it disturbs no other loop."""
        self._closed = True
        self._later.clear()
        around = asyncio.events._get_running_loop()
        asyncio.events._set_running_loop(self._as_loop)
        try:
            for task in self._tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    with contextlib.suppress(RuntimeError):  # it wants to wait for something, in vain
                        task.get_coro().close()
        finally:
            asyncio.events._set_running_loop(around)


class SimulatedTime:
    """The clocks of one machine. The one that only goes forward began anywhere; the date is wrong by as much as somebody has set it."""

    def __init__(self, loop: SimulatedLoop, process: Process, booted: int) -> None:
        self._loop, self._process, self._booted = loop, process, booted
        self.wrong_by = 0

    def now(self) -> int:
        return self._booted + int(self._loop.time() * 1000)

    def date(self) -> int:
        return 1_700_000_000_000 + int(self._loop.time() * 1000) + self.wrong_by

    def later(self, after: int, ring: Callable[[], None]) -> Handle:
        return self._loop.do(self._process, after / 1000, ring)

    def sharply(self, after: int, ring: Callable[[], None]) -> None:
        self.later(after, ring)
