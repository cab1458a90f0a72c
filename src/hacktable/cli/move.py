"""`hacktable move`: carry all tables from a folder into PostgreSQL, or back."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from pathlib import Path

from hacktable.cli.data import Bar
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "move",
        help="carry the tables into another database",
        description="Copy everything that is stored from one place into another, which must be empty, and compare every row afterwards. A place "
        "is a folder (with SQLite) or an address of PostgreSQL, postgresql://name@host/database. No server may have either of them open. "
        "The old place stays as it is.",
    )
    command.add_argument("source", metavar="FROM", help="a folder, or an address of PostgreSQL")
    command.add_argument("target", metavar="TO", help="the other place; it must be empty")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("server", "hacktable move", "litestar", "sqlalchemy", "uvicorn")
    from hacktable.server.store.moving import carry

    bar = Bar()
    with _held(given.source, must_exist=True) as source, _held(given.target, must_exist=False) as target:
        counts = carry(source, target, bar.show)
    bar.end()
    carried = ", ".join(f"{name} {count}" for name, count in counts.items() if count)
    print(f"All rows arrived as they were: {carried or 'there were none'}")
    return 0


@contextlib.contextmanager
def _held(place: str, *, must_exist: bool) -> Iterator[str]:
    """The address of a place. If it is a folder, no server can open it meanwhile."""
    from hacktable.server.serve import TakenError, holding
    from hacktable.server.store.moving import MoveError
    from hacktable.server.store.sql import sqlite_url

    if "://" in place:
        yield place
        return
    folder = Path(place)
    if must_exist and not (folder / "hacktable.sqlite").exists():
        raise MoveError(f"there are no tables in {folder}")
    with contextlib.ExitStack() as until_done:
        try:
            until_done.enter_context(holding(folder))
        except TakenError as taken:
            raise MoveError(f"a server has {folder} open{f' at {taken}' if str(taken) else ''}: stop it first") from None
        yield sqlite_url(folder)
