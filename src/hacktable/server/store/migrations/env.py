"""Alembic's way in: the server hands over an open connection."""

from alembic import context

from hacktable.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
