"""The tables of the database. A change here needs a migration beside it, in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0001"
"""The newest migration."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),  # SHA-256: with the database alone, nobody can pose as a guest
    Column("guest", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("sitters_of_a_table", "table_id"),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("setup", LargeBinary, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("result", LargeBinary),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), primary_key=True),  # two processes that own a table cannot both write a ply
    Column("match", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move_id", String(40)),
    Column("by", String(8), nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("chair", Integer),
    Column("name", String(24), nullable=False),
    Column("preset", String(20)),
    Column("text", String(200)),
    Column("at", BigInteger, nullable=False),
    Index("chats_of_a_guest", "guest"),
)
