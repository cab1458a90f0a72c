"""By which others know a guest, and whom a guest does not want to hear or to meet."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("guests", sa.Column("handle", sa.String(16)))
    op.create_index("guests_by_handle", "guests", ["handle"])
    guests = sa.table("guests", sa.column("id"), sa.column("handle"))
    connection = op.get_bind()
    named = guests.update().where(guests.c.id == sa.bindparam("who")).values(handle=sa.bindparam("known_by"))
    who = connection.execute(sa.select(guests.c.id)).scalars().all()
    if who:
        handles = [{"who": each, "known_by": hashlib.sha256(f"handle {each}".encode()).hexdigest()[:16]} for each in who]
        connection.execute(named, handles)
    op.create_table(
        "ties",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Index("ties_to_a_guest", "other"),
    )
