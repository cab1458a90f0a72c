"""What was called a preset of the chat is a call now, and a call may point at something."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute('ALTER TABLE chats RENAME COLUMN preset TO "call"')
    op.add_column("chats", sa.Column("aim", sa.Integer))
