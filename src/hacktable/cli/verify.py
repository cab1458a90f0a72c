"""`hacktable verify`: replay records and compare every line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from hacktable.cli.arguments import print_json
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.game import Subcommands
from hacktable.match import seeds
from hacktable.match.box import box_of_text
from hacktable.match.written import read_written


class Proved(msgspec.Struct, frozen=True):
    """A record that holds."""

    holds: bool
    game: str
    actions: int
    finished: bool
    deal_from_seeds: bool
    commitment: str | None

    def __str__(self) -> str:
        origin = "the deal follows from the seeds" if self.deal_from_seeds else "it starts from a given position, so the deal is not proved"
        ended = "finished" if self.finished else "not finished"
        promise = f" If you were shown a promise before the deal, it must have been {self.commitment}." if self.commitment else ""
        return f"holds. {self.actions} actions, {ended}; {origin}; every action is legal, and all that everyone saw comes out the same.{promise}"


class Refuted(msgspec.Struct, frozen=True):
    """A record that does not hold, or a text that is no record."""

    holds: bool
    reason: str

    def __str__(self) -> str:
        return f"does NOT hold. {self.reason}"


class Unverifiable(msgspec.Struct, frozen=True):
    """A record of other rules than ours."""

    holds: bool | None
    """Always null: only the rules it was played by can tell."""
    game: str
    version: int
    here: int | None
    """The version that we have; null: we do not have the game."""

    def __str__(self) -> str:
        ours = "this Hacktable does not have the game" if self.here is None else f"this Hacktable has version {self.here}"
        return (
            f"cannot be verified here. It was played by version {self.version} of the rules of {self.game}, and {ours}. "
            "`hacktable replay` shows it as it was written."
        )


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "verify",
        help="check records",
        description="Play records again and compare every line: the deal from the seeds, each action, what everyone saw, the result.",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Verify all files. Returns 1 if any record does not hold."""
    found = {file.encode("utf-8", "replace").decode(): _verdict(file) for file in given.files}
    if given.json:
        print_json({"records": found})
    else:
        for file, verdict in found.items():
            print(f"{file}: {verdict}")
    return 0 if all(each.holds for each in found.values()) else 1


def _verdict(file: str) -> Proved | Refuted | Unverifiable:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        match = box_of_text(text).replay(text)
    except (OSError, UnicodeDecodeError) as error:
        return Refuted(False, str(error).encode("utf-8", "replace").decode())
    except HacktableError as error:
        return _of_other_rules(text) or Refuted(False, str(error))
    promise = seeds.commitment(match.server_seed) if match.server_seed is not None else None
    return Proved(True, match.game, len(match.log), match.over, match.server_seed is not None, promise)


def _of_other_rules(text: str) -> Unverifiable | None:
    """What to say of a record that is one, but not of our rules."""
    try:
        written = read_written(text)
    except HacktableError:
        return None
    return None if written.here == written.version else Unverifiable(None, written.game, written.version, written.here)
