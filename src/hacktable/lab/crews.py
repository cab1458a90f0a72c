"""Crews: who plays the blocks of a contest. In this process, on all cores of this machine, or on a Ray cluster: the results are the same.

A crew hands blocks back in the order of their numbers, whoever was quicker, and begins some ahead. What it began ahead and nobody wants any
more, because the test has stopped, it drops.
"""

from __future__ import annotations

import importlib.metadata
import multiprocessing
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from hacktable.bots import registry
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.extras import need
from hacktable.kernel.registry import find
from hacktable.lab.blocks import Blocks, Contest, play_blocks, simulation_of

AHEAD = 3
"""Ranges of blocks that are begun for each worker before the first of them is asked for."""
KNOCK = 10.0
"""Seconds that a cluster's head has to answer."""
STARTS = 3
"""How often a cluster on this machine is started before it is given up: Ray allows half a minute, which a machine that is busy may not keep."""
LOCAL = "local"
"""Stands for a Ray cluster that is started for this run, on this machine."""

Job = TypeVar("Job")


class RayError(HacktableError):
    """The Ray cluster cannot be used; the message says why."""


class Crew(Protocol):
    """Plays ranges of blocks, and hands them back in order."""

    def play(self, contest: Contest, ranges: Iterable[range]) -> Generator[Blocks]: ...


class Cores:
    """Some cores of this machine. Policies play in threads, because compiled games release Python's lock; other bots in processes."""

    def __init__(self, count: int | None = None) -> None:
        """:param count: how many; by default all."""
        self.count = count or os.cpu_count() or 1

    def play(self, contest: Contest, ranges: Iterable[range]) -> Generator[Blocks]:
        simulation = simulation_of(contest)
        simulation.warm_up()  # otherwise every thread would compile the same rules
        elsewhere = all(registry.is_known_elsewhere(bot) for bot in contest.bots)
        if self.count == 1 or not (simulation.fast or elsewhere):
            for each in ranges:
                yield play_blocks(contest, each)
            return
        pool: ThreadPoolExecutor | ProcessPoolExecutor
        processes = multiprocessing.get_context("spawn")
        pool = ThreadPoolExecutor(self.count) if simulation.fast else ProcessPoolExecutor(self.count, processes)
        with pool:
            yield from _in_order(
                ranges,
                AHEAD * self.count,
                lambda each: pool.submit(play_blocks, contest, each),
                lambda job: job.result(),
                lambda job: job.cancel(),
            )


class RayCluster:
    """A Ray cluster, whose workers have the same Hacktable, the same games and the same bots installed."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1)(play_there)

    def play(self, contest: Contest, ranges: Iterable[range]) -> Generator[Blocks]:
        for bot in dict.fromkeys(contest.bots):
            if not registry.is_known_elsewhere(bot):
                raise OptionError("option-bot-elsewhere", bot=bot)
        simulation_of(contest)  # what cannot be played is refused here, before anything is sent
        versions = versions_of(contest)
        workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        yield from _in_order(
            ranges,
            AHEAD * workers,
            lambda each: self._task.remote(contest, each, versions),
            self._got,
            lambda job: self._ray.cancel(job, force=False),
        )

    def _got(self, job: Any) -> Blocks:
        try:
            blocks: Blocks = self._ray.get(job)
        except self._ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, HacktableError) else error) from None
        return blocks


@contextmanager
def on_ray(address: str) -> Iterator[RayCluster]:
    """Join a Ray cluster for a while.

    :param address: of its head (`10.0.0.7:6379`, `ray://…`, `auto`), or "local" to start one on this machine for as long as this lasts.
    :raises MissingExtraError: if Ray is not installed.
    :raises RayError: if there is no cluster at the address.
    """
    need("ray", "hacktable arena --ray", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would ask whether to send statistics about us
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            _start(ray, include_dashboard=False, num_cpus=os.cpu_count() or 1, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray raises plain ones too
        raise RayError("arena-ray", address=address, reason=str(error).strip().partition("\n")[0]) from None
    try:
        yield RayCluster(ray)
    finally:
        ray.shutdown()


def _start(ray: Any, **how: object) -> None:
    """Start a cluster on this machine; what a start that failed has left is taken away first."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(**how)
            return
        except (OSError, ValueError, RuntimeError):  # such as that this program has a cluster already: it would be the same again
            raise
        except Exception:
            ray.shutdown()
            if not left:
                raise


def _knock(address: str) -> None:
    """Look whether anybody listens at an address: Ray would try for minutes, and then end the program.

    :raises OSError: if nobody does.
    :raises ValueError: if it is no address.
    """
    if address == "auto":  # Ray looks for a cluster on this machine, and says at once if there is none
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise ValueError("an address is host:port, ray://host:port, auto or local")
    socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()


Versions = tuple[str, str, int]


def versions_of(contest: Contest) -> Versions:
    """What two machines must have in common to play the same games: the package, and the game's rules."""
    return importlib.metadata.version("hacktable"), contest.game, find(contest.game).version


def play_there(contest: Contest, numbers: range, versions: Versions) -> Blocks:
    """Play blocks on a worker of a cluster.

    :raises RayError: if the worker has another Hacktable, or other rules.
    """
    if versions_of(contest) != versions:
        raise RayError("arena-versions", here=_told(versions), there=_told(versions_of(contest)))
    return play_blocks(contest, numbers)


def _told(versions: Versions) -> str:
    package, game, rules = versions
    return f"hacktable {package}, {game} {rules}"


def _in_order(
    ranges: Iterable[range],
    ahead: int,
    begin: Callable[[range], Job],
    result: Callable[[Job], Blocks],
    drop: Callable[[Job], object],
) -> Generator[Blocks]:
    """Begin some jobs ahead, and hand their results back in order. Whoever closes the generator drops those that were begun."""
    begun: deque[Job] = deque()
    try:
        for each in ranges:
            begun.append(begin(each))
            if len(begun) >= ahead:
                yield result(begun.popleft())
        while begun:
            yield result(begun.popleft())
    finally:
        for job in begun:
            drop(job)
