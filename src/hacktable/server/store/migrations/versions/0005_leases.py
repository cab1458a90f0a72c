"""Which server owns which table, and which programs can use the database.

Until now a program refused every database that a newer one had changed. From here on the database says which programs may still use it, so that
old and new servers can run side by side while servers are replaced one by one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("term", sa.BigInteger, nullable=False),
        sa.Index("leases_of_a_session", "session"),
    )
    form = op.create_table("form", sa.Column("least", sa.String(32), primary_key=True))
    op.bulk_insert(form, [{"least": "0005"}])
