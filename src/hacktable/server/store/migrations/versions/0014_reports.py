"""Reports about guests, for those who run the server."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("reported", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("note", sa.String(200)),
        sa.Index("reports_of_a_reporter", "reporter", "at"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "report_lines",
        sa.Column("report", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
