"""Evenings of several rounds, and who takes part in them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("evening", sa.LargeBinary, nullable=False),
        sa.Column("maker", sa.String(32)),
        sa.Column("address", sa.String(43)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Index("evenings_of_a_maker", "maker"),
        sa.Index("evenings_of_an_address", "address"),
        sa.Index("evenings_by_age", "phase", "updated"),
        sa.Index("evenings_due", "due"),
    )
    op.create_table(
        "evening_guests",
        sa.Column("evening", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Index("evenings_of_a_guest", "guest"),
    )
