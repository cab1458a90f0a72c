"""Locks in a database that several servers share.

They are always taken in the same order: first leases, then tables, then the long texts, then evenings, then ratings, and of leases, tables and evenings
those with the smaller name first. So no two servers can wait for each other. SQLite has one writer at a time, and needs none of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, select, text

from hacktable.server.store.schema import leases, tables
from hacktable.server.table.leases import NotOwnerError

TEXTS, TIDYING, MIGRATION, RATINGS = 1_214_345_601, 1_214_345_602, 1_214_345_603, 1_214_345_604
"""Names of locks that belong to no row: any numbers that no other program uses in this database."""


def is_shared(connection: Connection) -> bool:
    """Whether other servers may write at the same time."""
    return connection.dialect.name == "postgresql"


def refused(connection: Connection, terms: Mapping[str, Collection[int]]) -> dict[tuple[str, int], NotOwnerError]:
    """The fence. Nobody can take these tables before this transaction ends; those terms that are not the leases' terms (any more) are refused.

    :param terms: by table, the terms that its writes carry.
    """
    if is_shared(connection):
        statement = "SELECT table_id, term FROM leases WHERE table_id = ANY(%s) ORDER BY table_id FOR SHARE"
        found = connection.exec_driver_sql(statement, (list(terms),))
    else:
        found = connection.execute(select(leases.c.table_id, leases.c.term).where(leases.c.table_id.in_(terms)))
    now: dict[str, int] = {row.table_id: row.term for row in found}
    return {
        (table, term): NotOwnerError(f"table {table} is not ours any more: we had it in term {term}, and it is in term {now.get(table, 0)}")
        for table, carried in terms.items()
        for term in carried
        if now.get(table) != term
    }


def lock_tables(connection: Connection, which: ColumnElement[bool]) -> None:
    """Nobody else writes these tables before this transaction ends."""
    if is_shared(connection):
        connection.execute(select(tables.c.id).where(which).order_by(tables.c.id).with_for_update(key_share=True))


def lock_named_tables(connection: Connection, names: Collection[str]) -> None:
    if names and is_shared(connection):
        statement = "SELECT id FROM tables WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
        connection.exec_driver_sql(statement, (list(names),))


def next_terms(connection: Connection, names: Collection[str]) -> None:
    """What the owners of these tables have in memory is not true any more: they cannot write it, and read the tables again."""
    if names and is_shared(connection):
        ordered = select(leases.c.table_id).where(leases.c.table_id.in_(names)).order_by(leases.c.table_id).with_for_update()
        connection.execute(ordered)
        connection.execute(leases.update().where(leases.c.table_id.in_(names)).values(term=leases.c.term + 1))


def lock_texts(connection: Connection) -> None:
    """Whoever adds a long text or a use of one, or takes it away, does that alone: a text could otherwise be removed while somebody begins
    to use it."""
    _wait_for(connection, TEXTS)


def lock_ratings(connection: Connection) -> None:
    """One match is rated at a time: somebody who has finished two at two servers would otherwise keep what only one of them says."""
    _wait_for(connection, RATINGS)


def lock_migration(connection: Connection) -> None:
    """One server brings the database up to date, and the others wait for it."""
    _wait_for(connection, MIGRATION)


def may_tidy(connection: Connection) -> bool:
    """Whether no other server is tidying up just now."""
    if not is_shared(connection):
        return True
    return bool(connection.execute(text("SELECT pg_try_advisory_xact_lock(:name)"), {"name": TIDYING}).scalar_one())


def _wait_for(connection: Connection, name: int) -> None:
    if is_shared(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": name})
