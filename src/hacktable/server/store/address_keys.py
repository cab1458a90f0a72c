"""The key by which servers hash network addresses: in PostgreSQL a row that all of them share, beside SQLite a file (`table/caps.py`)."""

from __future__ import annotations

import secrets
from pathlib import Path

from sqlalchemy import Connection, text

from hacktable.server.store.leases import CLOCKS
from hacktable.server.table.caps import KEY_FILE, NO_KEY, read_key, write_key


def fresh_key(connection: Connection, lasts: int) -> tuple[int, bytes] | None:
    """The shared key and when it was made, if it is not older than this."""
    made, key = stored_key(connection)
    now = connection.execute(text(f"SELECT {CLOCKS[connection.dialect.name]}")).scalar_one()
    return (made, key) if made <= now < made + lasts and key else None


def renewed_key(connection: Connection, lasts: int) -> tuple[int, bytes]:
    """The same, or a new one. If two servers find it too old at the same time, both get what the first has made."""
    now = CLOCKS[connection.dialect.name]
    connection.execute(
        text(
            f"INSERT INTO address_keys (number, made, key) VALUES (1, {now}, :key) ON CONFLICT (number) DO UPDATE "
            f"SET made = excluded.made, key = excluded.key WHERE NOT (address_keys.made <= {now} AND {now} < address_keys.made + :lasts)"
        ),
        {"key": secrets.token_bytes(32), "lasts": lasts},
    )
    return stored_key(connection)


def stored_key(connection: Connection) -> tuple[int, bytes]:
    """However old it is; `NO_KEY` if there is none."""
    row = connection.execute(text("SELECT made, key FROM address_keys")).first()
    return (row.made, bytes(row.key)) if row else NO_KEY


def carry_key(reading: Connection, writing: Connection) -> bool:
    """Take the key along from one place into another, so that tables are still counted by address there; whether there was one."""
    source, target = key_file(reading), key_file(writing)
    made, key = read_key(source) if source else stored_key(reading)
    if not key:
        return False
    if target:
        write_key(target, made, key)
    else:
        writing.execute(text("DELETE FROM address_keys"))
        writing.execute(text("INSERT INTO address_keys (number, made, key) VALUES (1, :made, :key)"), {"made": made, "key": key})
    return True


def key_file(connection: Connection) -> Path | None:
    """Beside a SQLite database."""
    database = connection.engine.url.database
    return Path(database).parent / KEY_FILE if connection.dialect.name == "sqlite" and database else None
