"""Threads that work for the event loop, with a short way there and back.

`asyncio`'s own way, `run_in_executor`, makes two futures for each work, with a lock and a condition, and copies the result from one to the other. That takes
the event loop twice as long as the rest of handing something over. Here there is one future, and one wake-up each way.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
_Job = tuple[asyncio.Future[Any], Callable[[], Any]]


class Threads:
    """A few threads of one kind; a thread is started when there is a work that the others may be too busy for."""

    def __init__(self, most: int, name: str) -> None:
        self._most = most
        self._name = name
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._closed = False
        self.works = 0
        """That were handed over so far."""

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What comes of a work. Who does not wait for it any more may cancel it; it is done all the same.

        :raises RuntimeError: if the threads have been closed.
        """
        if self._closed:
            raise RuntimeError(f"{self._name}: closed")
        if len(self._threads) < self._most:
            thread = threading.Thread(target=self._run, name=f"{self._name}-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self.works += 1
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((done, work))
        return done

    def close(self) -> None:
        """No more works. Those that wait are done; then the threads end."""
        if not self._closed:
            self._closed = True
            for _ in self._threads:
                self._jobs.put(None)

    def join(self) -> None:
        """Wait until the threads have ended."""
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while job := self._jobs.get():
            done, work = job
            result, failed = None, None
            try:
                result = work()
            except BaseException as error:  # whatever it is, somebody waits for it
                failed = error
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
                done.get_loop().call_soon_threadsafe(_deliver, done, result, failed)
            del job, done, work, result, failed  # until the next work comes, nothing of this one is kept alive


def _deliver(done: asyncio.Future[Any], result: object, failed: BaseException | None) -> None:
    if done.cancelled():
        return
    if failed is None:
        done.set_result(result)
    else:
        done.set_exception(RuntimeError(repr(failed)) if isinstance(failed, StopIteration) else failed)  # no future takes that one
