"""What administrators have ordered, and who is banned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.Index("orders_not_done", "done"),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.String(200), nullable=False),
    )
