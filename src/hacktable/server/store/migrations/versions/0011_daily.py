"""The deals of the days, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("drawn", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.BigInteger),
        sa.Index("tries_of_a_guest", "guest"),
        sa.Index("tries_at_a_table", "table_id"),
    )
