"""The book of the deals of the days in the store of a server."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from hacktable.server.daily.book import Best, DayDeal, Tried
from hacktable.server.daily.score import Score
from hacktable.server.store import tries
from hacktable.server.store.sql import SqlStore, put_table
from hacktable.server.table.setup import Setup


class SqlDailyBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def deals(self, first: str, last: str) -> list[DayDeal]:
        return await self._read(lambda connection: tries.deals(connection, first, last))

    async def draw(self, deals: Sequence[DayDeal], now: int) -> None:
        await self._write(lambda connection: tries.draw(connection, deals, now))

    async def begin(self, deal: DayDeal, guest: str, table: str, setup: Setup, now: int, address: str | None) -> str:
        def work(connection: Connection) -> str:
            at = tries.begin_try(connection, deal, guest, table)
            if at == table:
                put_table(connection, table, setup, now, address)
            return at

        return await self._write(work)

    async def tries_of(self, guest: str, days: Sequence[str]) -> dict[tuple[str, str], Tried]:
        return await self._read(lambda connection: tries.tries_of(connection, guest, days))

    async def scores(self, day: str, game: str) -> dict[Score, int]:
        return await self._read(lambda connection: tries.scores(connection, day, game))

    async def best(self, day: str, game: str) -> Best | None:
        return await self._read(lambda connection: tries.best(connection, day, game))
