"""Many seeds, one after the other."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import tiny
from hacktable.kernel import registry
from hacktable.kernel.engine import use_compiled
from simulation import live
from simulation.live import LiveWorld
from simulation.world import World

COMMAND = ".venv/bin/python -m tests.simulation"
COLLECT_EVERY = 50
Prepare = Callable[[World], None]


WORLDS: dict[str, type[World]] = {each.kind: each for each in (World, LiveWorld)}


def get_ready(*, compiled: bool = True, kind: str = "") -> None:
    """Worlds play the small game of the tests: it has secrets and choices at the same time, and is over after a few moves. Live ones play Hacker."""
    registry.register(tiny.GAME)
    if compiled:
        use_compiled(registry.find(live.GAME) if kind else tiny.GAME)


def world_of(seed: int, trace: Callable[[str], None] | None = None, prepare: Prepare | None = None, kind: str = "") -> World:
    """The world of a seed, when all is over.

    :param prepare: changes it before it begins.
    """
    world = WORLDS[kind](seed, trace=trace)
    if prepare:
        prepare(world)
    world.run()
    return world


def broken_of(seeds: Iterable[int], prepare: Prepare | None = None, kind: str = "") -> Iterator[World | None]:
    """For each seed, its world if something in it was not as it should be."""
    collects, frozen = gc.isenabled(), gc.get_freeze_count()
    gc.collect()
    gc.freeze()  # what was there before need not be looked at again and again
    gc.disable()
    try:
        for count, seed in enumerate(seeds):
            world = world_of(seed, prepare=prepare, kind=kind)
            yield world if world.broken else None
            if count % COLLECT_EVERY == 0:
                gc.collect()
    finally:
        if not frozen:  # pytest's processes stay as they are (tests/conftest.py)
            gc.unfreeze()
        if collects:
            gc.enable()


def again(world: World) -> str:
    """What was broken, and how to see it again."""
    kind = f"--{world.kind} " if world.kind else ""
    return f"seed {world.seed}: {world.broken[0]}\n    {COMMAND} {kind}--seeds {world.seed} --trace"


def save_trace(seed: int, path: Path) -> None:
    with path.open("w") as file:
        world_of(seed, lambda line: print(line, file=file))
