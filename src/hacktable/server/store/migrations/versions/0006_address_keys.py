"""The key by which several servers hash network addresses, so that all of them know an address by the same hash."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "address_keys",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
