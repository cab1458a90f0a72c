"""`hacktable backup`: copy all tables into one file, even while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable import lang
from hacktable.cli.arguments import add_language
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "backup", help="copy the tables into a file", description="Copy all tables into a file, also while the server is running."
    )
    command.add_argument("file", type=Path)
    command.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("server", "hacktable backup", "litestar", "sqlalchemy", "uvicorn")
    from hacktable.server.serve import data_folder
    from hacktable.server.store.sql import backup

    backup(given.data or data_folder(), given.file)
    print(lang.say(given.lang, "cli-backup-saved", file=given.file))
    return 0
