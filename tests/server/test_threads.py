"""Threads that work for the event loop."""

from __future__ import annotations

import asyncio
import threading
from functools import partial

import pytest
from table_room import in_a_loop

from hacktable.server.threads import Threads


@in_a_loop
async def test_what_comes_of_a_work_comes_back_to_the_event_loop() -> None:
    threads = Threads(2, "test")
    here = threading.get_ident()
    assert await threads.do(threading.get_ident) != here
    squares = await asyncio.gather(*(threads.do(partial(pow, number, 2)) for number in range(50)))
    assert squares == [number * number for number in range(50)]
    assert threads.works == 51
    threads.close()
    threads.join()


@in_a_loop
async def test_what_a_work_raises_is_raised_where_somebody_waits() -> None:
    threads = Threads(1, "test")
    with pytest.raises(ValueError, match="nonsense"):
        await threads.do(lambda: int("nonsense"))
    with pytest.raises(RuntimeError, match="StopIteration"):
        await threads.do(lambda: next(iter(())))
    assert await threads.do(lambda: "the thread goes on") == "the thread goes on"
    threads.close()


@in_a_loop
async def test_nobody_has_to_wait_for_a_work_and_it_is_done_all_the_same() -> None:
    threads, may_end, done = Threads(1, "test"), threading.Event(), list[str]()
    first, second = threads.do(may_end.wait), threads.do(lambda: done.append("second"))
    second.cancel()
    may_end.set()
    assert await first
    threads.close()
    await asyncio.to_thread(threads.join)
    assert done == ["second"], "it was handed over before"
    with pytest.raises(RuntimeError):
        threads.do(may_end.wait)


def test_a_loop_that_is_closed_gets_nothing_and_stops_no_thread() -> None:
    threads, may_end = Threads(1, "test"), threading.Event()

    async def leave() -> None:
        threads.do(may_end.wait)

    asyncio.run(leave())
    may_end.set()

    async def come_back() -> str:
        return await threads.do(lambda: "here")

    assert asyncio.run(come_back()) == "here"
    threads.close()
    threads.join()
