"""Servers in worlds where everything goes wrong that can: what was acknowledged stays, and pages see one history."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from table_room import database, in_a_loop

from hacktable.kernel import engine
from hacktable.match.box import box
from hacktable.match.match import Result
from hacktable.server.store.sql import SqlStore
from hacktable.server.table.setup import Setup, Sitter
from hacktable.server.table.stored import ChatLine, Guest, MatchSetup, Move, NotSavedError, Sight, Store, StoredMatch
from simulation.database import Connection, Database, Fate
from simulation.loop import Process, SimulatedLoop
from simulation.planted import PLANTED
from simulation.runs import again, broken_of, get_ready, world_of

ROOT = Path(__file__).parent.parent.parent
SEEDS, PIECES = 2000, 8
"""In `./check`, in pieces that several processes can take."""
BRIEF = 60
"""In `./check fast`, where no rules are compiled."""
FOUND_WITHIN = 300


@pytest.fixture(autouse=True)
def _ready(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_ready", set())
    get_ready(compiled=not request.config.getoption("--brief"))


def test_a_few_worlds_come_to_a_good_end() -> None:
    assert [again(world) for world in broken_of(range(BRIEF)) if world] == []


@pytest.mark.deep
@pytest.mark.parametrize("piece", range(PIECES))
def test_many_worlds_come_to_a_good_end(piece: int) -> None:
    """More of them: `python -m tests.simulation --seeds 0:1000000`."""
    each = SEEDS // PIECES
    assert [again(world) for world in broken_of(range(each * piece, each * (piece + 1))) if world] == []


@pytest.mark.deep
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name: str, record_property: Callable[[str, object], None]) -> None:
    for seed, world in enumerate(broken_of(range(FOUND_WITHIN), PLANTED[name])):
        if world:
            record_property("seeds", seed + 1)
            print(f"{name} is found after {seed + 1} seeds: {world.broken[0]}")
            return
    pytest.fail(f"{name} is not found in {FOUND_WITHIN} worlds")


def trace_of(seed: int) -> list[str]:
    lines: list[str] = []
    world_of(seed, lines.append)
    return lines


def test_a_seed_always_brings_the_same_world() -> None:
    first = trace_of(5)
    trace_of(6)
    assert len(first) > 20
    assert trace_of(5) == first


def test_a_broken_world_says_how_to_see_it_again() -> None:
    world = next(found for found in broken_of(range(FOUND_WITHIN), PLANTED["early_answers"]) if found)
    assert again(world).endswith(f"-m tests.simulation --seeds {world.seed} --trace")


def test_the_command_shows_the_same_world() -> None:
    """In another process, where sets have another order."""
    command = (sys.executable, "-m", "tests.simulation", "--seeds", "5", "--trace", "--interpreted")
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    shown = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines() == trace_of(5)


# ---------------------------------------------------------------- the database


class Promptly:
    """Every question is answered at once."""

    def fate(self, process: Process, *, writes: bool) -> Fate:
        return Fate(0, 0)


class Both:
    """The same calls to a database on disk and to the one of the simulation."""

    def __init__(self, store: SqlStore) -> None:
        self.loop = SimulatedLoop(random.Random(1))
        self.now = 0
        self.database = Database(lambda: self.now)
        self.memory = Connection(self.database, self.loop, self.loop.outside, Promptly(), "one", lambda size: "5" * 2 * size)
        self.store = store
        self.failed = self.done = 0

    async def do(self, call: Callable[[Store], Awaitable[Any]]) -> Any:
        found = await answer(call(self.store))
        knows = self.loop.create_task(answer(call(self.memory)))
        self.loop.run(self.loop.time(), knows.done)
        assert knows.result() == found
        self.failed += found is NotSavedError
        self.done += found is not NotSavedError
        return found


async def answer(call: Awaitable[Any]) -> Any:
    try:
        return await call
    except NotSavedError as error:
        return type(error)


GUESTS = [Guest(letter * 32, letter.upper()) for letter in "abc"]
RESULT = Result((1, 2), (4, 2), ({"tricks": 4}, {"tricks": 2}))


class Caller:
    """Anything that a server might ask its store, in an order that no server would choose."""

    def __init__(self, both: Both, seed: int) -> None:
        self.both, self.chance, self.now = both, random.Random(seed), 1_700_000_000_000

    def table(self) -> str:
        return self.chance.choice(("one", "two"))

    def setup(self) -> Setup:
        chance = self.chance
        setup = Setup.new(box("highest"), GUESTS[0].id, "A", 0, {}, "off", "")
        setup.server_seed = "ab" * 32
        setup.phase = chance.choice(("lobby", "playing", "over"))
        setup.match = chance.choice((0, 1, 1, 2))
        for chair, guest in enumerate(chance.sample(GUESTS, 2)):
            setup.chairs[chair] = Sitter(guest=guest.id, name=guest.name)
        return setup

    def match(self, table: str) -> StoredMatch:
        setup = MatchSetup("highest", {"reversed": False}, "ab" * 32, ("", ""), ("A", "B"), (GUESTS[0].id, GUESTS[1].id), "off")
        return StoredMatch(table, self.chance.choice((1, 2)), 1, setup, self.now)

    def moves(self, table: str) -> list[Move]:
        match, first = self.chance.choice((1, 2)), self.chance.randrange(1, 5)
        return [Move(table, match, first + i, i % 2, f"choose {i}", i, f"move-{i:06}", "guest") for i in range(self.chance.randrange(3))]

    async def add(self, table: str) -> None:
        setup = self.setup()
        await self.both.do(lambda store: store.add_table(table, setup, self.now))

    async def call(self) -> None:
        chance, do, table = self.chance, self.both.do, self.table()
        self.now += 1000
        now, setup, match, moves = self.now, self.setup(), self.match(table), self.moves(table)
        number = chance.choice((1, 2))
        sight = Sight(table, number, chance.randrange(4), now, ((1, ()),)) if chance.random() < 0.3 or not moves else None
        line = ChatLine(table, chance.randrange(1, 120), GUESTS[0].id, 0, "A", None, None, "hello", now)
        calls: list[Callable[[Store], Awaitable[Any]]] = [
            lambda store: store.add_table(table, setup, now),
            lambda store: store.save_table(table, setup, now, term=0),
            lambda store: store.begin_match(match, setup, now, term=0),
            lambda store: store.end_match(table, number, setup, chance.choice((RESULT,)), now, term=0),
            lambda store: store.append(*moves, sight=sight, term=0),
            lambda store: store.add_chat(line, term=0),
        ]
        await do(chance.choice(calls))
        await do(lambda store: store.load_table(table))
        await do(lambda store: store.load_match(table, number))
        await do(lambda store: store.load_sights(table, number))
        for guest in GUESTS:
            await do(lambda store, guest=guest: store.tables_of(guest.id, 10))  # type: ignore[misc]


@pytest.mark.parametrize("seed", range(3))
def test_the_database_of_the_simulation_does_what_sql_does(tmp_path: Path, seed: int) -> None:
    url = database(tmp_path)

    @in_a_loop
    async def compare() -> None:
        store = await SqlStore.open(url)
        both = Both(store)
        try:
            caller = Caller(both, seed)
            for table in ("one", "two"):
                await caller.add(table)
            for _ in range(150):
                await caller.call()
        finally:
            await store.close()
        assert both.done > 50
        assert both.failed > 5, "nothing that cannot be written was tried"

    compare()
