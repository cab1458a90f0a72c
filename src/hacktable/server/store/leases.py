"""Leases in the database that several servers share.

Each question is one statement, so that two servers that ask at once are answered one after the other. Only the database's clock is asked. A statement
decides by the time at which it began: it may have to wait until the owner's last transaction ends, and what it knows of other
sessions is as old as that.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, TextClause, bindparam, text
from sqlalchemy.exc import SQLAlchemyError

from hacktable.server.store.tidying import GONE
from hacktable.server.table.leases import Elsewhere, Living, NotOwnerError, Owned, SessionLostError
from hacktable.server.table.stored import NotSavedError

LASTS = 3_000
"""Milliseconds for which a session lives after it was renewed."""
KEPT = 3_600_000
"""Milliseconds after which a session that ended without saying so is removed."""
NO_TABLE = -1
"""The term of a table that does not exist: no write with it is ever let through."""
TAKERS = 4
"""Threads that ask for tables. To renew has one of its own: it must not wait until somebody else's transaction lets a table go."""
CLOCKS = {
    "postgresql": "CAST(EXTRACT(EPOCH FROM statement_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
"""Milliseconds since 1970, by the database's clock."""
T = TypeVar("T")


class SqlLeases:
    """The leases of one server."""

    def __init__(self, engine: Engine, name: str, address: str = "", *, lasts: int = LASTS) -> None:
        """:param name: of this server, for people who look at a list of servers.
        :param address: where it is reached; empty: nowhere.
        """
        self.session = ""
        self._name = name
        self._address = address
        self._lasts = lasts
        # Each statement is committed at once, which saves two messages to the database and back.
        self._engine = engine.execution_options(isolation_level="AUTOCOMMIT") if engine.dialect.name == "postgresql" else engine
        self._renewing = ThreadPoolExecutor(1, thread_name_prefix="hacktable-renewing")
        self._taking = ThreadPoolExecutor(TAKERS, thread_name_prefix="hacktable-taking")
        now = CLOCKS[engine.dialect.name]
        alive = f"EXISTS (SELECT 1 FROM servers WHERE servers.session = {{}} AND servers.until > {now})"
        own = "CAST(:session AS VARCHAR(32))"
        mine = "table_id = :table_id AND session = :session AND term = :term"
        self._enter = text(
            f"INSERT INTO servers (session, name, address, until) VALUES (:session, :name, :address, {now} + :lasts) "
            "ON CONFLICT (session) DO UPDATE SET until = excluded.until"
        )
        self._clear = text(f"DELETE FROM servers WHERE until < {now} - {KEPT} OR (session = :former AND until <= {now})")
        self._renew = text(f"UPDATE servers SET until = {now} + :lasts WHERE session = :session AND until > {now}")
        self._living = text(f"SELECT name, session, address, until - {now} AS left_over FROM servers WHERE until > {now} ORDER BY session")
        take = (
            "INSERT INTO leases (table_id, session, term) "
            f"SELECT id, {own}, 1 FROM tables WHERE id = :table_id AND phase != '{GONE}' AND {alive.format(own)} "
            "ON CONFLICT (table_id) DO UPDATE SET session = excluded.session, term = leases.term + 1 "
            f"WHERE {{}}NOT {alive.format('leases.session')} RETURNING term"
        )
        self._take = text(take.format(""))
        self._take_anew = text(take.format("leases.session = excluded.session OR "))
        self._owner = text(
            f"SELECT session, term, {alive.format('leases.session')} AS alive, {alive.format(own)} AS ours FROM leases "
            "WHERE table_id = :table_id"
        )
        self._held = text(f"SELECT table_id FROM leases WHERE table_id IN :tables AND {alive.format('leases.session')}").bindparams(
            bindparam("tables", expanding=True)
        )
        self._alive = text(f"SELECT {alive.format(own)}")
        self._give_back = text(f"UPDATE leases SET session = '', term = term + 1 WHERE {mine}")
        self._hand_over = text(
            f"UPDATE leases SET session = CAST(:heir AS VARCHAR(32)), term = term + 1 WHERE {mine} AND {alive.format('CAST(:heir AS VARCHAR(32))')}"
        )
        self._leave = text("DELETE FROM servers WHERE session = :session")

    async def enter(self) -> None:
        session = secrets.token_hex(16)
        given = {"session": session, "name": self._name, "address": self._address, "lasts": self._lasts}
        former = {"former": self.session}

        def work(connection: Connection) -> None:
            connection.execute(self._clear, former)
            connection.execute(self._enter, given)

        await self._run(self._renewing, work)
        self.session = session

    async def renew(self) -> list[Living]:
        session = self.session

        def work(connection: Connection) -> list[Living]:
            if not connection.execute(self._renew, {"session": session, "lasts": self._lasts}).rowcount:
                raise SessionLostError(f"the session {session} has run out")
            living = [Living(row.name, row.session, row.address, row.left_over) for row in connection.execute(self._living)]
            if all(each.session != session for each in living):  # the machine stood still between the two statements
                raise SessionLostError(f"the session {session} has run out while it was renewed")
            return living

        return await self._run(self._renewing, work)

    async def take(self, table: str) -> Owned | Elsewhere:
        return await self._taken(self._take, table)

    async def take_anew(self, table: str) -> Owned | Elsewhere:
        return await self._taken(self._take_anew, table)

    async def _taken(self, take: TextClause, table: str) -> Owned | Elsewhere:
        given = {"table_id": table, "session": self.session}

        def work(connection: Connection) -> Owned | Elsewhere:
            while True:
                term = connection.execute(take, given).scalar()
                if term is not None:
                    return Owned(term)
                row = connection.execute(self._owner, given).first()
                if not (row.ours if row else connection.execute(self._alive, given).scalar()):
                    raise SessionLostError(f"the session {given['session']} has run out")
                if row is None:
                    return Owned(NO_TABLE)
                if row.session == given["session"]:
                    return Owned(row.term)
                if row.alive:
                    return Elsewhere(row.session)
                # it has just run out, or was given back: try once more

        return await self._run(self._taking, work)

    async def held(self, tables: Collection[str]) -> set[str]:
        given = {"tables": list(tables)}
        return await self._run(self._taking, lambda connection: set(connection.execute(self._held, given).scalars()))

    async def give_back(self, table: str, term: int) -> None:
        given = {"table_id": table, "session": self.session, "term": term}
        await self._run(self._taking, lambda connection: connection.execute(self._give_back, given))

    async def hand_over(self, table: str, term: int, session: str) -> None:
        given = {"table_id": table, "session": self.session, "term": term, "heir": session}
        if not await self._run(self._taking, lambda connection: connection.execute(self._hand_over, given).rowcount):
            raise NotOwnerError(f"table {table} is not ours in term {term} any more, or the session {session} has run out")

    async def leave(self) -> None:
        given, self.session = {"session": self.session}, ""
        await self._run(self._renewing, lambda connection: connection.execute(self._leave, given))

    def close(self) -> None:
        self._renewing.shutdown(wait=False)
        self._taking.shutdown(wait=False)

    async def _run(self, where: ThreadPoolExecutor, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(where, self._in_a_connection, work)

    def _in_a_connection(self, work: Callable[[Connection], T]) -> T:
        for last in (False, True):
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                # On a connection that had broken, a statement may or may not have been carried out. To repeat it does no harm: a session that
                # was entered twice and a table that was taken twice are ours all the same, and what was given away is not ours any more. If a
                # table gets one more term than its owner knows, the owner's next write fails, and it asks again.
                if last or not getattr(error, "connection_invalidated", False):
                    raise NotSavedError(str(error)) from error
        raise AssertionError
