"""Finished matches of people, their ratings, and who may see them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "played",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("feats", sa.String(200), nullable=False, server_default=""),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Index("played_by_time", "guest", "at"),
        sa.Index("played_in_a_match", "table_id", "match"),
    )
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
    )
