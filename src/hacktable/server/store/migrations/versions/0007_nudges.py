"""How people who are away are told that it is their turn: by push, by mail, and by a webhook of the table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "vault",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reach",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("zone", sa.String(64)),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("mail", sa.String(254)),
        sa.Column("language", sa.String(8)),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("confirm", sa.LargeBinary),
        sa.Column("asked", sa.BigInteger),
        sa.Column("stop", sa.String(43)),
        sa.Index("reach_by_confirm", "confirm"),
        sa.Index("reach_by_stop", "stop"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Index("subscriptions_of_a_key", "key"),
    )
    op.create_table(
        "webhooks",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Index("webhooks_of_a_guest", "guest"),
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("match", sa.Integer, nullable=False, server_default="0"),
        sa.Column("ply", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("told", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Index("nudges_of_a_guest", "guest"),
        sa.Index("nudges_due", "due"),
    )
