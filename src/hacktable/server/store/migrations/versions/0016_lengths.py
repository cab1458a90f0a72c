"""How many matches among people lasted how many minutes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "lengths",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("minutes", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
