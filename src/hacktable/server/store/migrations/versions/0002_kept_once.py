"""Long texts stored once, what everyone saw of a match, whose keys are which, and what tables cost.

Tables that were made before have no maker and no address: caps do not count them.
"""

import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table("texts", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("text", sa.Text, nullable=False))
    op.create_table(
        "text_uses",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Index("uses_of_a_text", "hash"),
    )
    op.create_table(
        "sights",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )
    op.add_column("keys", sa.Column("id", sa.String(16)))
    op.add_column("keys", sa.Column("label", sa.String(60)))
    op.add_column("keys", sa.Column("seen", sa.BigInteger))
    op.add_column("keys", sa.Column("expires", sa.BigInteger))
    op.add_column("keys", sa.Column("once", sa.Boolean, nullable=False, server_default=sa.false()))
    _name_keys()
    with op.batch_alter_table("keys") as keys:
        keys.alter_column("id", existing_type=sa.String(16), nullable=False)
        keys.create_index("keys_by_id", ["id"], unique=True)
    op.add_column("tables", sa.Column("address", sa.String(43)))
    op.add_column("tables", sa.Column("maker", sa.String(32)))
    op.add_column("tables", sa.Column("phase", sa.String(16), nullable=False, server_default="lobby"))
    op.create_index("tables_of_a_maker", "tables", ["maker"])
    op.create_index("tables_of_an_address", "tables", ["address"])
    op.create_index("tables_by_age", "tables", ["phase", "updated"])
    _note_phases()


def _name_keys() -> None:
    """Every key gets a random public name, by which it can be listed and revoked."""
    keys = sa.table("keys", sa.column("hash", sa.LargeBinary), sa.column("id", sa.String))
    found = op.get_bind().execute(sa.select(keys.c.hash)).scalars().all()
    named = [{"which": key, "name": secrets.token_hex(8)} for key in found]
    if named:
        op.get_bind().execute(sa.update(keys).where(keys.c.hash == sa.bindparam("which")).values(id=sa.bindparam("name")), named)


def _note_phases() -> None:
    """The phase stands in the setup; beside it, in a column, the database finds what has expired without reading every setup."""
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("setup", sa.LargeBinary), sa.column("phase", sa.String))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.setup)).all()
    phases = [{"which": row.id, "now": json.loads(row.setup)["phase"]} for row in found]
    if phases:
        connection.execute(sa.update(tables).where(tables.c.id == sa.bindparam("which")).values(phase=sa.bindparam("now")), phases)
