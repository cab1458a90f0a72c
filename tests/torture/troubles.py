"""What goes wrong, and how long tables are away because of it."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from torture.ground import Ground, Sufferer
from torture.pages import Burglar, Player
from torture.wires import Wire

AT_ONCE = 3
"""Troubles at the same time, at most."""
BETWEEN = 0.3, 2.0
"""Seconds from the beginning of one trouble to the next, if there are not too many already."""
ALONE = 0.15
"""How many troubles come alone: nothing else is wrong until all tables are back. Only so can be said how long each kind takes."""
REST = 0.5
"""Seconds of peace before and after these."""
TAKEN_WITHIN = 12.0
"""Seconds for which an owner that cannot go on is kept from it, at most, until another server has taken one of its tables."""
GIVEN_UP = 60.0
"""Seconds after which a table that has not come back is called lost."""


@dataclass
class Takeover:
    """A table that had to change its owner."""

    why: str
    table: str
    seconds: float
    live: bool
    alone: bool
    """Nothing else was wrong at that time."""


class Troubles:
    """Brings them about, and measures."""

    def __init__(self, ground: Ground, pages: Iterable[Player | Burglar], seed: int, diary: Path) -> None:
        """:param diary: what happens is written there."""
        self.ground = ground
        self._diary = diary
        self.pages = list(pages)
        self.chance = random.Random(seed)
        self.happened: Counter[str] = Counter()
        self.takeovers: list[Takeover] = []
        self.lost: list[str] = []
        """Tables that did not come back."""
        self.kept = 0
        """Tables whose owner stood still, or was fenced off, and that nobody at another server asked for."""
        self.running = 0
        self._begun = 0
        """How many troubles have begun, with those that are still there."""
        self._harmed: list[Sufferer] = []
        self._shared = False
        """Something is wrong that concerns all servers."""
        self._watching: set[asyncio.Task[None]] = set()
        self._kinds: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {
            "SIGKILL": (8, self._kill),
            "SIGSTOP, later SIGCONT": (6, self._stand_still),
            "SIGTERM, started again": (3, self._restart),
            "PostgreSQL fenced off from an owner": (4, self._fence),
            "PostgreSQL restarted": (3, self._restart_postgres),
            "NATS restarted": (3, self._restart_nats),
            "a server without PostgreSQL": (2, self._without_postgres),
            "a server without NATS": (3, self._without_nats),
            "connections cut": (6, self._cut),
            "connections delayed": (4, self._delay),
        }

    async def run(self, events: int, progress: Callable[[], None], minutes: float = 0, only: str = "") -> None:
        """So many troubles, some of them at the same time, and then none any more.

        :param minutes: after which no more come; 0: until all have come.
        :param only: one kind, and each of them alone.
        """
        end = time.monotonic() + 60 * minutes
        tasks: set[asyncio.Task[None]] = set()
        names, weights = list(self._kinds), [weight for weight, _ in self._kinds.values()]
        kinds = [*names, *self.chance.choices(names, weights, k=max(0, events - len(names)))][:events]  # each at least once
        self.chance.shuffle(kinds)
        if only:
            kinds = [next(name for name in names if only in name)] * events
        for kind in kinds:
            if minutes and time.monotonic() > end:
                break
            alone = bool(only) or self.chance.random() < ALONE
            tasks = await self._fewer(tasks, 0 if alone else AT_ONCE - 1)
            self.happened[kind] += 1
            tasks.add(asyncio.create_task(self._bring_about(kind), name=kind))
            progress()
            await asyncio.sleep(self.chance.uniform(*BETWEEN))
            if alone:
                tasks = await self._fewer(tasks, 0)
        await self._fewer(tasks, 0)

    async def _fewer(self, tasks: set[asyncio.Task[None]], most: int) -> set[asyncio.Task[None]]:
        """Wait until only so many troubles are left; if none, until all tables are back, and a moment more."""
        while len(tasks) > most:
            done, tasks = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                each.result()
        if not most:
            while self._watching:
                await asyncio.wait(self._watching)
            await asyncio.sleep(REST)
        return tasks

    async def _bring_about(self, kind: str) -> None:
        self._begun += 1
        self.running += 1
        number = self._begun
        self._note(f"{number}: {kind}")
        try:
            await self._kinds[kind][1]()
        finally:
            self.running -= 1
            self._note(f"{number}: is over")

    def _note(self, what: str) -> None:
        with self._diary.open("a") as diary:
            diary.write(f"{datetime.now():%H:%M:%S.%f} {what}\n")

    # ---------------------------------------------------------------- servers

    async def _somebody(self, *, owner: bool = True) -> Sufferer:
        """A server that nothing is wrong with, while another one is whole; if possible one that owns a table."""
        while len(self._harmed) > 1:
            await asyncio.sleep(0.05)
        whole = [server for server in self.ground.servers if server not in self._harmed]
        server = self.chance.choice(whole)
        self._harmed.append(server)
        if owner:
            owners = {name for name, _ in (await self.ground.owners()).values()}
            owning = [each for each in whole if each.called in owners and each not in self._harmed]
            if server.called not in owners and owning:
                self._harmed.remove(server)
                server = self.chance.choice(owning)
                self._harmed.append(server)
        self._note(f"    to {server.called}")
        return server

    async def _kill(self) -> None:
        server = await self._somebody()
        watch = self._watch("SIGKILL", server, await self._tables_of(server))
        await server.kill()
        watch()
        await asyncio.sleep(self.chance.choice((0.0, 0.5, 3.0)) * self.chance.random())
        await server.start()
        self._harmed.remove(server)

    async def _restart(self) -> None:
        server = await self._somebody()
        watch = self._watch("SIGTERM", server, await self._tables_of(server))
        server.signal(signal.SIGTERM)
        server.well = False
        watch()
        await server.gone()
        await server.start()
        self._harmed.remove(server)

    async def _stand_still(self) -> None:
        """For a moment, or until another server has taken a table."""
        server = await self._somebody()
        tables = await self._tables_of(server)
        long = bool(tables) and self.chance.random() < 0.7
        watch = self._watch("SIGSTOP", server, tables)
        server.signal(signal.SIGSTOP)
        if long:
            watch()
            await self._until_taken(tables)
        else:
            await asyncio.sleep(self.chance.uniform(0.05, 2.0))
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        server.signal(signal.SIGCONT)
        await self._forget_untaken("SIGSTOP", tables)
        self._harmed.remove(server)

    async def _fence(self) -> None:
        """Nothing of what an owner says reaches PostgreSQL until another has taken a table of it; then all of it arrives, late commits too."""
        server = await self._somebody()
        tables = await self._tables_of(server)
        watch = self._watch("fenced", server, tables)
        server.postgres.hold()
        watch()
        await self._until_taken(tables)
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        server.postgres.let_go()
        await self._forget_untaken("fenced", tables)
        self._harmed.remove(server)

    async def _tables_of(self, server: Sufferer) -> dict[str, int]:
        """Those that it owns, with their terms."""
        return {table: term for table, (name, term) in (await self.ground.owners()).items() if name == server.called}

    async def _until_taken(self, tables: dict[str, int]) -> None:
        end = time.monotonic() + TAKEN_WITHIN
        while time.monotonic() < end:
            owners = await self.ground.owners()
            if any(table in owners and owners[table][1] > term for table, term in tables.items()):
                return
            await asyncio.sleep(0.05)

    # ---------------------------------------------------------------- what all of them need

    async def _all(self) -> None:
        while self._shared:
            await asyncio.sleep(0.05)
        self._shared = True

    async def _restart_postgres(self) -> None:
        await self._all()
        how = self.chance.choice((signal.SIGINT, signal.SIGQUIT))
        await asyncio.to_thread(self.ground.postgres.stop, how)
        await asyncio.sleep(self.chance.choice((0.0, 1.5)) * self.chance.random())
        await asyncio.to_thread(self.ground.postgres.start)
        self._shared = False

    async def _restart_nats(self) -> None:
        await self._all()
        self.ground.nats.stop()
        await asyncio.sleep(self.chance.choice((0.0, 3.0)) * self.chance.random())
        await asyncio.to_thread(self.ground.nats.start)
        self._shared = False

    # ---------------------------------------------------------------- wires

    async def _without_postgres(self) -> None:
        server = await self._somebody()
        await self._lose(server.postgres)
        self._harmed.remove(server)

    async def _without_nats(self) -> None:
        server = await self._somebody()
        if self.chance.random() < 0.5:
            await self._lose(server.nats)
        else:
            server.nats.hold()
            await asyncio.sleep(self.chance.uniform(0.2, 6))
            server.nats.let_go()
        self._harmed.remove(server)

    async def _lose(self, wire: Wire) -> None:
        """Connections break, and no new ones come about for a while."""
        wire.refuses = True
        wire.cut()
        await asyncio.sleep(self.chance.uniform(0.1, 5))
        wire.refuses = False

    def _some_wires(self) -> list[Wire]:
        """Of one kind, of one server or of all."""
        kind = self.chance.choice(("postgres", "nats", "pages", "pages"))
        wires: list[Wire] = [getattr(server, kind) for server in self.ground.servers]
        return wires if self.chance.random() < 0.3 else [self.chance.choice(wires)]

    async def _cut(self) -> None:
        for wire in self._some_wires():
            wire.cut()

    async def _delay(self) -> None:
        wires, delay = self._some_wires(), self.chance.choice((0.02, 0.1, 0.4)) * self.chance.uniform(0.5, 1)
        for wire in wires:
            wire.delay = delay
        await asyncio.sleep(self.chance.uniform(0.5, 4))
        for wire in wires:
            wire.delay = 0.0

    # ---------------------------------------------------------------- measuring

    def _watch(self, why: str, owner: Sufferer, tables: Iterable[str]) -> Callable[[], None]:
        """Remember what pages know now. To be called when it happens: from then on it is measured how long each table is away.

        Where nobody learns that a server stands still but who is at another one, only those tables are measured: everybody else waits as long as pages do
        before they doubt a line.
        """
        if why == "SIGSTOP":
            asked = {page.link for page in self.pages if self.ground.edge_of(page) not in (owner, None)}
            self.kept += len([table for table in tables if table not in asked])
            tables = [table for table in tables if table in asked]
        known = {
            table: {page.epoch for page in self.pages if page.link == table}
            for table in tables
            if all(page.table and page.table["phase"] == "playing" for page in self.pages if page.link == table)
        }

        def begin() -> None:
            at, begun, others = time.monotonic(), self._begun, self.running - 1
            for table, epochs in known.items():
                task = asyncio.create_task(self._follow(why, table, epochs, at, begun, others), name=f"{why} {table}")
                self._watching.add(task)
                task.add_done_callback(self._watching.discard)

        return begin

    async def _forget_untaken(self, why: str, tables: dict[str, int]) -> None:
        """The owner goes on, and of these tables some have not changed hands: nobody at another server has asked for them."""
        owners = await self.ground.owners()
        kept = {f"{why} {table}" for table, term in tables.items() if table in owners and owners[table][1] == term}
        for task in [task for task in self._watching if task.get_name() in kept]:
            self.kept += 1
            task.cancel()

    async def _follow(self, why: str, table: str, epochs: set[str | None], at: float, begun: int, others: int) -> None:
        """Until a move is acknowledged, or a tick told, by whoever has loaded the table since."""
        pages = [page for page in self.pages if page.link == table]
        while time.monotonic() < at + GIVEN_UP:
            for page in pages:
                if page.heard_at > at and page.heard_in not in epochs:
                    alone = others == 0 and self._begun == begun
                    self._note(
                        f"    {why}: table {table} is back after {page.heard_at - at:.2f} s{'' if alone else ', among other troubles'}"
                    )
                    self.takeovers.append(Takeover(why, table, page.heard_at - at, isinstance(page, Burglar), alone))
                    return
            await asyncio.sleep(0.01)
        self.lost.append(f"{why}: table {table} has not come back within {GIVEN_UP:.0f} s")
