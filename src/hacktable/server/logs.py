"""What the log looks like: lines of text for people, or one JSON object a line for programs, with the table and the request that a line is about."""

from __future__ import annotations

import json
import logging
import os
import re
import secrets
import sys
import time
from contextvars import ContextVar
from itertools import count
from typing import TextIO

KINDS = "text", "json"
LEVELS = "debug", "info", "warning", "error"
CHOSEN = "HACKTABLE_LOG"
"""The environment variable by which a server's child processes know what the log looks like."""
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

table: ContextVar[str] = ContextVar("table")
"""The table whose task this is."""
request: ContextVar[str] = ContextVar("request")
"""The request, or the page's socket, that this is done for."""
_start, _numbers = secrets.token_hex(4), count(1)
_LINK = re.compile(r"^(/ws/|/t/|/api/tables/|/api/me/keys/|/evening/|/api/evenings/)[^/]+")


def new_request() -> str:
    """An id for a request or a socket; its beginning is another for every process."""
    return f"{_start}-{next(_numbers)}"


def route(path: str) -> str:
    """A path without what is behind it: whoever knows the link of a table can watch it."""
    return _LINK.sub(r"\1…", path)[:80]


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, str] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name, found in (("table", table), ("request", request)):
            known = getattr(record, name, None) or found.get(None)
            if known:
                line[name] = known
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        if record.stack_info:
            line["stack"] = record.stack_info
        return json.dumps(line, ensure_ascii=False)


def begin(kind: str | None = None, level: str = "info", stream: TextIO | None = None) -> None:
    """Log like this from now on. The level is for our own lines: the packages that we use would write down what is sent and stored.

    :param kind: None: as the process says that has started this one.
    """
    kind = kind or os.environ.get(CHOSEN, "text")
    os.environ[CHOSEN] = kind
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(TEXT))
    root = logging.getLogger()
    for old in [each for each in root.handlers if getattr(each, "ours", False)]:
        root.removeHandler(old)
    handler.ours = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.getLogger("hacktable").setLevel(level.upper())
    for name in ("uvicorn.error", "alembic", "httptools", "sqlalchemy", "websockets", "asyncio", "nats", "opentelemetry"):
        logging.getLogger(name).setLevel(logging.WARNING)
