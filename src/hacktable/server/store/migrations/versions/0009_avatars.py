"""The face that a guest has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("guests", sa.Column("avatar", sa.Integer))
