"""One server, with its tables in PostgreSQL and no bus."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from postgres import Postgres
from real import Crew, Served, check_everything

from hacktable.server.store.postgres import careful

pytestmark = pytest.mark.real


def test_a_connection_is_made_ready_outside_a_transaction(postgres: Postgres) -> None:
    """The database would end a transaction in which nothing happens for two seconds, because the machine stands still."""
    psycopg = pytest.importorskip("psycopg", reason="the extra many is not installed")
    statuses: list[Any] = []

    def execute(cursor: Any, *given: Any, **more: Any) -> Any:
        found = psycopg.Cursor.execute(cursor, *given, **more)
        statuses.append(cursor.connection.info.transaction_status)
        return found

    watched = type("Watched", (psycopg.Cursor,), {"execute": execute})
    with psycopg.connect(postgres.fresh(migrated=False), cursor_factory=watched) as connection:
        connection.execute("SET synchronous_commit = off")
        connection.commit()
        careful(connection, None)
        assert statuses[1:] == [psycopg.pq.TransactionStatus.IDLE] * 2
        assert not connection.autocommit
        found = [connection.execute(f"SHOW {name}").fetchone() for name in ("idle_in_transaction_session_timeout", "lock_timeout")]
        assert found == [("2s",), ("5s",)]
        assert connection.execute("SHOW synchronous_commit").fetchone() == ("on",)


class InPostgres(Served):
    """`hacktable serve --database`."""

    url: str = ""

    @property
    def database(self) -> str:  # type: ignore[override]
        return self.url


def test_people_play_to_the_end_at_one_server_with_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    async def test() -> None:
        server = InPostgres(tmp_path / "data")
        server.url = postgres.fresh(migrated=False)
        server.options = ("--database", server.url)
        async with server, Crew(server).playing(((2, 0), (2, 1)), 1) as crew:
            await crew.until(lambda: crew.done, patience=120)
            await check_everything(crew)
        assert server.complaints == []

    asyncio.run(test())
