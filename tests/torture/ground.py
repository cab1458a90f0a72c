"""The real parts: PostgreSQL, NATS, three servers, the proxies between them, and one in front that leads pages to servers that are well."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import psycopg
from nats_server import Nats
from postgres import Postgres
from real import Nursery, Nursling, Server, ask

from ports import free_port
from torture.pages import Burglar, Player
from torture.wires import Proxy, Wire, tcp, unix

NAMES = "one", "two", "three"
HEALTH_EVERY, HEALTH_WITHIN = 2.0, 4.0
"""Seconds, as in deploy/Caddyfile.many."""
START_AGAIN = 0.3
"""Seconds after which a server that could not start is started again, as a service manager does."""
HISTORY = """
CREATE TABLE torture_terms (table_id TEXT, term BIGINT, session TEXT, name TEXT);
CREATE FUNCTION torture_term() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO torture_terms SELECT NEW.table_id, NEW.term, NEW.session, (SELECT name FROM servers WHERE session = NEW.session);
    RETURN NULL;
END $$;
CREATE TRIGGER torture_term AFTER INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION torture_term();
CREATE TABLE torture_writers (table_id TEXT, term BIGINT, name TEXT, PRIMARY KEY (table_id, term, name));
CREATE FUNCTION torture_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO torture_writers
        SELECT DISTINCT fresh.table_id, leases.term, current_setting('application_name') FROM fresh JOIN leases ON leases.table_id = fresh.table_id
        ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER torture_write AFTER INSERT ON moves REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION torture_write();
"""
"""What PostgreSQL itself notes: who got which table in which term, and who wrote moves in which term. Every start of a server has a name of its own, which
is also the name of its connections."""


class Sufferer(Nursling):
    """One of the servers, with its wires."""

    starts: int
    well: bool

    def __init__(self, folder: Path, nursery: Nursery, postgres: Wire, nats: Wire) -> None:
        super().__init__(folder, nursery=nursery)
        self.name = folder.name
        self.postgres, self.nats, self.pages = postgres, nats, Wire(f"pages and {folder.name}", lambda protocol: tcp(self.port)(protocol))
        self.starts = 0
        self.well = False
        """As the proxy in front believes."""
        self.database_address: str = ""
        self.bus_address: str = ""

    @property
    def called(self) -> str:
        """The name of this start."""
        return f"{self.name}-{self.starts}"

    async def start(self) -> None:
        while True:
            self.starts += 1
            self.port = free_port()  # another program may have taken the last one meanwhile
            self.more = {
                "database": f"{self.database_address}?application_name={self.called}",
                "bus": self.bus_address,
                "name": self.called,
            }
            await self.begin()
            assert self.nursery
            while await self.nursery.ended(self) is None:
                if await self._listens():
                    self.well = True
                    return
                await asyncio.sleep(0.05)
            await asyncio.sleep(START_AGAIN)

    async def _listens(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.transport.abort()
        return True

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        await self.gone()

    async def gone(self) -> int:
        """Wait for its end without keeping the nursery from starting others."""
        assert self.nursery
        while (status := await self.nursery.ended(self)) is None:
            await asyncio.sleep(0.02)
        return status


class Ground(Server):
    """Everything, behind one address."""

    def __init__(self, folder: Path, postgres: Postgres, nats: Nats, nursery: Nursery) -> None:
        self.postgres, self.nats = postgres, nats
        self.url = postgres.fresh()
        postgres.execute(HISTORY, self._name)
        socket = str(Path(parse_qs(urlsplit(self.url).query)["host"][0]) / ".s.PGSQL.5432")
        self.servers = [
            Sufferer(folder / name, nursery, Wire(f"{name} and PostgreSQL", unix(socket)), Wire(f"{name} and NATS", tcp(nats.port)))
            for name in NAMES
        ]
        self._turn = 0
        self._front = Proxy(self._choose)
        self._stack = contextlib.AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def _name(self) -> str:
        return urlsplit(self.url).path[1:]

    @property
    def port(self) -> int:  # type: ignore[override]
        return self._front.port

    @property
    def database(self) -> str:  # type: ignore[override]
        return self.url

    @property
    def complaints(self) -> list[str]:
        """Errors, but not why a table cannot be opened while the database is away, which is told in full as a warning."""
        return [f"{server.name}: {line}" for server in self.servers for line in server.complaints if "Traceback" not in line]

    @property
    def log(self) -> str:
        return "".join(server.log for server in self.servers)

    def _choose(self) -> Sequence[Wire]:
        """Those that are well, in turn; then the others."""
        self._turn += 1
        turned = [self.servers[(self._turn + place) % len(self.servers)] for place in range(len(self.servers))]
        return [server.pages for server in sorted(turned, key=lambda server: not server.well)]

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self._front.open())
        for server in self.servers:
            to_postgres = await self._stack.enter_async_context(_leading_over(server.postgres))
            to_nats = await self._stack.enter_async_context(_leading_over(server.nats))
            server.database_address = f"postgresql://hacktable@127.0.0.1:{to_postgres.port}/{self._name}"
            server.bus_address = f"nats://127.0.0.1:{to_nats.port}"
        for server in self.servers:
            await server.start()
        self._tasks = [asyncio.create_task(self._look_after(server)) for server in self.servers]
        return self

    async def __aexit__(self, *_: Any) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stack.aclose()

    async def _look_after(self, server: Sufferer) -> None:
        """Ask for its health again and again, as a proxy in front does."""
        while True:
            try:
                async with asyncio.timeout(HEALTH_WITHIN):
                    server.well = (await ask(server, "GET", "/health")).status == 200
            except (OSError, TimeoutError, AssertionError):
                server.well = False
            await asyncio.sleep(HEALTH_EVERY)

    def edge_of(self, page: Player | Burglar) -> Sufferer | None:
        """The server that a page is connected to."""
        port = page.socket.local_address[1] if page.socket and page.socket.local_address else 0
        for server in self.servers:
            if any(line.near.peer == port for line in server.pages.lines):
                return server
        return None

    async def query(self, statement: str) -> list[tuple[Any, ...]]:
        """Asked directly, past all proxies, until PostgreSQL answers."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    return await (await connection.execute(statement)).fetchall()
            except psycopg.OperationalError:
                await asyncio.sleep(0.05)

    async def owners(self) -> dict[str, tuple[str, int]]:
        """By table, the owner's name and the term."""
        rows = await self.query("SELECT table_id, name, term FROM leases JOIN servers USING (session)")
        return {table: (name, term) for table, name, term in rows}


@contextlib.asynccontextmanager
async def _leading_over(wire: Wire) -> AsyncIterator[Proxy]:
    async with Proxy(lambda: [wire]).open() as proxy:
        yield proxy
