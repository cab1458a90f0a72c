"""One server, with its tables in PostgreSQL and no bus."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from postgres import Postgres
from real import Crew, Served, check_everything

pytestmark = pytest.mark.real


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
