"""Tables that anybody may come to, and people who look for others to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_for_all", "tables", ["public", "updated"])
    op.create_table(
        "seekers",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("wish", sa.LargeBinary, nullable=False),
        sa.Column("address", sa.String(43)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("busy", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("offer", sa.String(16)),
        sa.Column("offered", sa.LargeBinary),
        sa.Column("accepted", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("table_id", sa.String(16)),
        sa.Index("seekers_of_an_address", "address"),
        sa.Index("seekers_by_offer", "offer"),
    )
