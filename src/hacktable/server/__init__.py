"""The web table: guests, lobby, tables, the wire, clocks, storage."""

from hacktable.kernel.extras import need

need("server", "the server", "alembic", "httptools", "litestar", "sqlalchemy", "uvicorn", "websockets")
