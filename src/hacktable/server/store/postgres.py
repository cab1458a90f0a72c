"""PostgreSQL: how we connect to it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL

from hacktable.kernel.extras import need

DRIVER = "postgresql+psycopg"
PLAIN = ("postgresql", "postgres", DRIVER)
"""What an address may begin with."""
CAREFUL = {
    "connect_timeout": "5",  # seconds
    "target_session_attrs": "read-write",  # the primary: a copy may not have what was just written
    "keepalives_idle": "5",  # a machine that is gone is noticed, and a connection that a firewall forgot
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "hacktable",
}
"""Unless the address says otherwise. libpq's words: https://www.postgresql.org/docs/current/libpq-connect.html"""
IDLE = 2_000
"""Milliseconds after which the database ends a transaction in which nothing happens: a server that is frozen within one must not keep others
from taking its tables."""
PATIENCE = 5_000
"""Milliseconds for which a statement waits for another server's lock."""
POOL = 16
"""Connections at most: one writes, four read, and some ask for leases."""


def is_postgres(url: URL) -> bool:
    return url.drivername in PLAIN


def with_driver(url: URL) -> URL:
    """A plain address, as PostgreSQL's own programs take it, for SQLAlchemy."""
    need("many", f"a database at {url.render_as_string()}", "psycopg")
    return url.set(drivername=DRIVER, query={**CAREFUL, **url.query})


def careful(connection: Any, _: object) -> None:
    """What is committed is on disk. What the host has chosen beyond that, such as a second machine that must have it too, stays.

    Outside a transaction: the database would end one if this machine stood still between two statements, and the server could not connect.
    """
    connection.autocommit = True
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE}; SET lock_timeout = {PATIENCE}")
        cursor.execute("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
    connection.autocommit = False
