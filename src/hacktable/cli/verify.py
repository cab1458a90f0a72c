"""`hacktable verify`: replay records and compare every line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hacktable.cli.arguments import print_json
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.game import Subcommands
from hacktable.kernel.verbs import seat_letter
from hacktable.match import seeds
from hacktable.match.box import box_of_text
from hacktable.match.deal import GONE, Against, Origin, origin_of, powerless
from hacktable.match.written import read_written


class Proved(msgspec.Struct, frozen=True):
    """A record that holds."""

    holds: bool
    game: str
    actions: int
    finished: bool
    deal_from_seeds: bool
    commitment: str | None
    """The server's; None if the match began from a position."""
    origin: Origin
    seats: tuple[str, ...]
    """The seats' commitments in their order, empty for bots."""
    failed: tuple[str, ...]
    """For every earlier start of this match that failed, the letters of the seats that did not reveal; - for who has gone since."""
    could_not_choose: dict[Against, bool]
    """Who could not choose the deal, if all players were shown this very list before they revealed their seeds."""

    def __str__(self) -> str:
        origin = "the deal follows from the seeds" if self.deal_from_seeds else "it starts from a given position, so the deal is not proved"
        ended = "finished" if self.finished else "not finished"
        first = f"holds. {self.actions} actions, {ended}; {origin}; every action is legal, and all that everyone saw comes out the same."
        return "\n".join((first, *(f"  {line}" for line in self._explained())))

    def _explained(self) -> Iterator[str]:
        """What is proved against whom, and what is not, in plain words."""
        if self.origin == "position":
            return
        if self.origin == "seed":
            yield "There is only one seed: whoever gave it could choose the deal."
            return
        yield f"server: bound first, by the commitment {self.commitment}"
        for seat, fixed in enumerate(self.seats):
            bound = f"then by {fixed}" if fixed else "a bot, its seed follows from the commitments by a public rule"
            yield f"seat {seat_letter(seat)}: {bound}"
        for against, no in self.could_not_choose.items():
            yield f"Could {WHO[against]} choose the deal? {'No' if no else 'Yes, this is not excluded'}."
        yield from CONDITIONS[self.origin]
        if self.origin == "committed":
            yield self._tries()

    def _tries(self) -> str:
        if not self.failed:
            return "It was the first start of this match: nobody refused a deal."
        who = "; ".join(seats or "the server stopped" for seats in self.failed)
        return f"Failed starts before it: {len(self.failed)}. Each may have been a deal that somebody refused. Not revealed by: {who}."


WHO: dict[Against, str] = {
    "player": "another player",
    "host": "the host of the table",
    "operator": "the server's operator",
    "operator-who-plays": "an operator who also plays",
}
CONDITIONS: dict[Origin, tuple[str, ...]] = {
    "open": (
        "The seats sent their seeds in the open, as all did before there were commitments: an operator with a seat could have tried seeds "
        "until the deal suited.",
        "For the rest, compare the server's commitment with the one that your browser was shown before the match.",
    ),
    "committed": (
        "That is so if your list is this one: your browser keeps the list on which it revealed, and the end of the match compares them.",
        "Not proved: that people who share a device did not know each other's seeds, and that the operator did not look at secrets.",
    ),
}


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
    origin = origin_of(match.server_seed, match.seat_seeds, match.listed)
    return Proved(
        True,
        match.game,
        len(match.log),
        match.over,
        match.server_seed is not None,
        promise,
        origin,
        match.listed.seats if match.listed else (),
        tuple("".join("-" if seat == GONE else seat_letter(seat) for seat in seats) for seats in match.failed),
        powerless(origin),
    )


def _of_other_rules(text: str) -> Unverifiable | None:
    """What to say of a record that is one, but not of our rules."""
    try:
        written = read_written(text)
    except HacktableError:
        return None
    return None if written.here == written.version else Unverifiable(None, written.game, written.version, written.here)
