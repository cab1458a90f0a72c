"""Databases of older programs are brought up to date with nothing lost; databases of newer ones are refused with a clear message."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from postgres import Postgres
from sqlalchemy import Column, Engine, Integer, MetaData, Table, create_engine, inspect, text

from hacktable.server.store import schema, sql

OLD: dict[str, list[tuple[Any, ...]]] = {
    "guests": [("g" * 32, "Ada", 5)],
    "keys": [(b"h" * 32, "g" * 32, 6), (b"i" * 32, "g" * 32, 7)],
    "tables": [(f"table-{phase}", json.dumps({"phase": phase}).encode(), 8, 9) for phase in ("lobby", "playing", "over", "abandoned")],
    "sitters": [("g" * 32, "table-over", 10)],
    "matches": [("table-over", 1, 1, b'{"game":"hashcatch"}', 11, 12, b"{}"), ("table-playing", 1, 1, b"{}", 11, None, None)],
    "moves": [("table-over", 1, 1, 0, "roll", 13, "one", "guest"), ("table-over", 1, 2, -1, "timeout a", 14, None, "table")],
    "chats": [("table-over", 1, "g" * 32, 0, "Ada", None, "Hello", 15)],
}


def first_database(folder: Path) -> Path:
    """A database as the first program made it, with rows in every table."""
    engine = create_engine(sql.sqlite_url(folder))
    with engine.begin() as connection:
        sql.upgrade(connection, "0001")
        for table, rows in OLD.items():
            for row in rows:
                connection.exec_driver_sql(f"insert into {table} values ({', '.join('?' * len(row))})", row)
    engine.dispose()
    return folder / "hacktable.sqlite"


def test_a_database_of_the_first_program_keeps_every_row(tmp_path: Path) -> None:
    database = first_database(tmp_path)
    sql.open_engine(sql.sqlite_url(tmp_path)).dispose()
    connection = sqlite3.connect(database)
    for table, rows in OLD.items():
        found = connection.execute(f"select * from {table}").fetchall()
        assert sorted(row[: len(rows[0])] for row in found) == sorted(rows), table
    assert connection.execute("select id, phase from tables where phase != substr(id, 7)").fetchall() == []
    names = [name for (name,) in connection.execute("select id from keys")]
    assert len(set(names)) == 2
    assert all(len(name) == 16 for name in names)
    assert connection.execute("select distinct once, expires from keys").fetchall() == [(0, None)]
    assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
    connection.close()


@pytest.mark.deep
def test_a_database_of_a_newer_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    sql.open_engine(sql.sqlite_url(tmp_path)).dispose()
    connection = sqlite3.connect(tmp_path / "hacktable.sqlite")
    with connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.execute("update form set least = '9999'")
    with pytest.raises(sql.NewerDataError, match=f"newer Hacktable.*9999.*{schema.REVISION}"):
        sql.open_engine(sql.sqlite_url(tmp_path))
    served = subprocess.run(
        [sys.executable, "-m", "hacktable.cli", "serve", "--port", "0", "--data", str(tmp_path), "--no-compile"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert served.returncode == 1
    assert "newer Hacktable" in served.stderr
    assert "Traceback" not in served.stderr
    assert connection.execute("select version_num from alembic_version").fetchone() == ("9999",)
    connection.close()


def test_a_database_to_which_a_newer_program_has_only_added_is_used(address: str) -> None:
    """Old and new servers run side by side while they are replaced one by one, and an old one may be started again meanwhile."""
    engine = sql.open_engine(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("ALTER TABLE tables ADD COLUMN later INTEGER NOT NULL DEFAULT 7"))
    engine.dispose()
    sql.open_engine(address).dispose()
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
        connection.execute(text("UPDATE form SET least = '9999'"))
    engine.dispose()
    with pytest.raises(sql.NewerDataError):
        sql.open_engine(address)


def described(engine: Engine) -> dict[str, Any]:
    """Tables, columns, keys and indexes of a database, and what is in it."""
    looking = inspect(engine)
    with engine.connect() as connection:
        return {
            name: {
                "columns": [
                    (each["name"], str(each["type"]), each["nullable"], each["default"], each.get("primary_key"), each.get("autoincrement"))
                    for each in looking.get_columns(name)
                ],
                "key": (looking.get_pk_constraint(name)["constrained_columns"], looking.get_pk_constraint(name)["name"]),
                "foreign": looking.get_foreign_keys(name),
                "unique": looking.get_unique_constraints(name),
                "indexes": sorted((each["name"], tuple(each["column_names"]), each["unique"]) for each in looking.get_indexes(name)),
                "rows": connection.execute(text(f"SELECT * FROM {name}")).all(),
            }
            for name in looking.get_table_names()
        }


def by_migrations(url: str) -> Engine:
    """A database that had every form that there ever was."""
    engine = sql.connected(url)
    with engine.begin() as connection:
        sql.upgrade(connection, "head")
    return engine


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_new_database_is_what_all_migrations_would_have_made(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    def empty(name: str) -> str:
        if kind == "sqlite":
            return sql.sqlite_url(tmp_path / name)
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.fresh(migrated=False)

    new, migrated = sql.open_engine(empty("new")), by_migrations(empty("migrated"))
    assert described(new) == described(migrated)
    with_a_mood = MetaData()
    for table in schema.metadata.tables.values():
        table.to_metadata(with_a_mood)
    Table("moves", with_a_mood, Column("mood", Integer), extend_existing=True)
    assert described(new)["form"]["rows"] == [(schema.LEAST,)]
    for engine in (new, migrated):
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, schema.metadata) == []
            assert context.get_current_revision() == schema.REVISION
            assert compare_metadata(context, with_a_mood), "a column without a migration is noticed"
    with new.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN later INTEGER NOT NULL DEFAULT 7"))
    assert described(new) != described(migrated), "a column more is noticed"
    new.dispose()
    migrated.dispose()


def test_a_new_server_does_not_load_what_migrates(tmp_path: Path) -> None:
    script = (
        "import sys; from hacktable.server.store import sql; sql.open_engine(sys.argv[1]).dispose(); assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script, sql.sqlite_url(tmp_path)], check=True, timeout=60)
