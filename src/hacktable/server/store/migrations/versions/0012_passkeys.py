"""Passkeys, by which guests are themselves on other devices."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
        sa.Index("passkeys_by_credential", "credential", unique=True),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
