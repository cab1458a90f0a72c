"""The book of players in the store of a server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, exists, select

from hacktable.server.ratings.book import Changed, Played, Player, Rated, Strength
from hacktable.server.ratings.skill import MU, SIGMA, Rating
from hacktable.server.store.lengths import measured
from hacktable.server.store.people import guest_of
from hacktable.server.store.played import rating_of
from hacktable.server.store.reach import is_known, put
from hacktable.server.store.schema import guests, played, players, ratings, tables, ties
from hacktable.server.store.sql import SqlStore
from hacktable.server.store.tidying import GONE
from hacktable.server.wire.answers import Length


class SqlPlayerBook:
    """The book of one server, in its store."""

    def __init__(self, store: SqlStore) -> None:
        self._read = store.read
        self._write = store.writer.write

    async def rating(self, guest: str, game: str, players: int) -> tuple[float, float]:
        found = await self._read(lambda connection: rating_of(connection, guest, game, players))
        return found.mu, found.sigma

    async def strengths(self, guests: Collection[str]) -> Strength:
        rows = await self._read(lambda connection: connection.execute(select(ratings).where(ratings.c.guest.in_(guests))).all())
        known = {(row.guest, row.game, row.players): (row.mu, row.sigma) for row in rows}
        return lambda guest, game, players: known.get((guest, game, players), (MU, SIGMA))

    async def player(self, guest: str, viewer: str | None) -> Player | None:
        return await self._read(lambda connection: _player(connection, guest, viewer))

    async def guest_of(self, handle: str) -> str | None:
        return await self._read(lambda connection: guest_of(connection, handle))

    async def changed(self, table: str, match: int) -> list[Changed]:
        which = (played.c.table_id == table) & (played.c.match == match) & played.c.mu.is_not(None)
        rows = await self._read(lambda connection: connection.execute(select(played).where(which)).all())
        return [Changed(row.guest, Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)) for row in rows]

    async def lengths(self) -> dict[str, Length]:
        return await self._read(measured)

    async def be_private(self, guest: str, private: bool) -> None:
        def work(connection: Connection) -> None:
            if is_known(connection, guest):
                put(connection, players, {"guest": guest, "private": private})

        await self._write(work)


def _player(connection: Connection, guest: str, viewer: str | None) -> Player | None:
    name = connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar()
    if name is None:
        return None
    private = connection.execute(select(players.c.private).where(players.c.guest == guest)).scalar()
    one, other_one = (ties.c.guest == guest) & (ties.c.other == viewer), (ties.c.guest == viewer) & (ties.c.other == guest)
    blocked = connection.execute(select(ties.c.guest).where(one | other_one, ties.c.blocked)).first() is not None
    there = exists().where(tables.c.id == played.c.table_id, tables.c.phase != GONE)
    other = played.alias()
    together = exists().where(other.c.guest == viewer, other.c.table_id == played.c.table_id, other.c.match == played.c.match)
    wanted = select(played, there.label("there"), together.label("together")).where(played.c.guest == guest).order_by(played.c.at)
    rated = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game, ratings.c.players)
    return Player(
        name,
        bool(private),
        blocked,
        tuple(Rated(row.game, row.players, Rating(row.mu, row.sigma), row.matches) for row in connection.execute(rated)),
        tuple(_played(row) for row in connection.execute(wanted)),
    )


def _played(row: Row[Any]) -> Played:
    is_rated = row.mu is not None
    return Played(
        row.table_id,
        row.match,
        row.at,
        row.game,
        row.players,
        row.people,
        row.place,
        row.left,
        row.feats,
        Rating(row.mu_before, row.sigma_before) if is_rated else None,
        Rating(row.mu, row.sigma) if is_rated else None,
        bool(row.there),
        bool(row.together),
    )
