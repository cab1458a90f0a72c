"""`hacktable data`: how large the data of a server is, by kind; and making room."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hacktable.cli.arguments import print_json
from hacktable.cli.keeping import add_keeping, in_words, kept_for
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "data",
        help="how large the data is, and making room",
        description="Show how large the data of a server is, by kind, with its largest tables. This also works while the server is running. "
        "With --tidy, remove what nobody has used for long, and give the space back to the disk.",
        epilog="A running server removes the same by itself, by its own --keep options. It must be stopped for --tidy, because only then can "
        "the file become smaller, and because it may have a table open that is to be removed.",
    )
    command.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument("--tidy", action="store_true", help="remove what has expired, and give the space back")
    command.add_argument("--dry-run", action="store_true", help="with --tidy: only say what would be removed")
    add_keeping(command)
    command.set_defaults(run=run, refuse=command.error)


def run(given: argparse.Namespace) -> int:
    need("server", "hacktable data", "litestar", "sqlalchemy", "uvicorn")
    from hacktable.server.serve import TakenError, data_folder, holding
    from hacktable.server.store.report import describe, tidy
    from hacktable.server.table.stored import Keep

    if given.dry_run and not given.tidy:
        given.refuse("--dry-run goes with --tidy")
    folder = given.folder or data_folder()
    bar = Bar()
    if not given.tidy:
        report = describe(folder, bar.show)
        bar.end()
        if given.json:
            print_json(report)
        else:
            print(report.text(in_words))
        return 0
    keep = Keep(**kept_for(given))
    if given.dry_run:
        done = tidy(folder, keep, dry=True, progress=bar.show)
    else:
        try:
            with holding(folder):
                done = tidy(folder, keep, dry=False, progress=bar.show)
        except TakenError as taken:
            where = f" at {taken}" if str(taken) else ""
            print(
                f"hacktable: a server is running{where} and uses {folder}. It removes what has expired by itself, by its own --keep options. "
                "To give space back to the disk, stop it first. To see what would be removed, add --dry-run.",
                file=sys.stderr,
            )
            return 1
    bar.end()
    if given.json:
        print_json(done)
    else:
        print(done.text(in_words, dry=given.dry_run))
    return 0


class Bar:
    """A progress bar on a terminal's standard error; nothing elsewhere."""

    WIDTH = 30

    def __init__(self) -> None:
        self._on = sys.stderr.isatty()
        self._shown = False

    def show(self, what: str, done: int, total: int) -> None:
        if self._on:
            filled = self.WIDTH * done // max(1, total)
            print(f"\r{what[:40]:<40} [{'#' * filled}{'.' * (self.WIDTH - filled)}] {done}/{total}", end="", file=sys.stderr, flush=True)
            self._shown = True

    def end(self) -> None:
        if self._shown:
            print(f"\r{' ' * 90}\r", end="", file=sys.stderr, flush=True)
