"""`hacktable verify`: replay records and compare every line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from hacktable import lang
from hacktable.cli.arguments import add_language, print_json
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.game import Subcommands
from hacktable.kernel.verbs import seat_letter
from hacktable.match import seeds
from hacktable.match.box import box_of_text
from hacktable.match.daily import daily_commitment
from hacktable.match.deal import GONE, Against, Origin, origin_of, powerless, terms_of
from hacktable.match.match import Match
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
    day: str | None = None
    """Of a deal of the day: which."""
    bots: tuple[str, ...] = ()
    """Of a deal of the day, by seat; empty for the one who played."""

    def text(self, language: str) -> str:
        """The verdict in words, over several lines."""
        ended, origin = "yes" if self.finished else "no", "seeds" if self.deal_from_seeds else "position"
        first = lang.say(language, "cli-verify-holds", actions=self.actions, ended=ended, origin=origin)
        return "\n".join((first, *(f"  {line}" for line in self._explained(language))))

    def _explained(self, language: str) -> Iterator[str]:
        """What is proved against whom, and what is not, in plain words."""
        if self.origin == "position":
            return
        if self.origin == "seed":
            yield lang.say(language, "cli-verify-one-seed")
            return
        if self.origin == "daily":
            yield from self._of_the_day(language)
            return
        yield lang.say(language, "cli-verify-server", commitment=self.commitment)
        for seat, fixed in enumerate(self.seats):
            code = "cli-verify-seat" if fixed else "cli-verify-bot"
            yield lang.say(language, code, seat=seat_letter(seat), **({"commitment": fixed} if fixed else {}))
        for against, no in self.could_not_choose.items():
            yield lang.say(language, "cli-verify-could", who=against, excluded="yes" if no else "no")
        for code in CONDITIONS[self.origin]:
            yield lang.say(language, code)
        if self.origin == "committed":
            yield self._tries(language)

    def _of_the_day(self, language: str) -> Iterator[str]:
        yield lang.say(language, "cli-verify-day", day=self.day, commitment=self.commitment)
        for seat, bot in enumerate(self.bots):
            if bot:
                yield lang.say(language, "cli-verify-day-bot", seat=seat_letter(seat), bot=bot)
        for code in ("cli-verify-day-listed", "cli-verify-day-operator", "cli-verify-day-unproved"):
            yield lang.say(language, code)

    def _tries(self, language: str) -> str:
        if not self.failed:
            return lang.say(language, "cli-verify-first-start")
        who = "; ".join(seats or lang.say(language, "cli-verify-stopped") for seats in self.failed)
        return lang.say(language, "cli-verify-failed-starts", starts=len(self.failed), who=who)


CONDITIONS: dict[Origin, tuple[str, ...]] = {
    "open": ("cli-verify-open", "cli-verify-compare"),
    "committed": ("cli-verify-listed", "cli-verify-unproved"),
}
"""On what the answers depend, and what is not proved."""


class Refuted(msgspec.Struct, frozen=True):
    """A record that does not hold, or a text that is no record."""

    holds: bool
    reason: str

    def text(self, language: str) -> str:
        return lang.say(language, "cli-verify-refuted", reason=self.reason)


class Unverifiable(msgspec.Struct, frozen=True):
    """A record of other rules than ours."""

    holds: bool | None
    """Always null: only the rules it was played by can tell."""
    game: str
    version: int
    here: int | None
    """The version that we have; null: we do not have the game."""

    def text(self, language: str) -> str:
        if self.here is None:
            return lang.say(language, "cli-verify-no-game", version=self.version, game=self.game)
        return lang.say(language, "cli-verify-other", version=self.version, game=self.game, here=self.here)


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "verify",
        help="check records",
        description="Play records again and compare every line: the deal from the seeds, each action, what everyone saw, the result.",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Verify all files. Returns 1 if any record does not hold."""
    found = {file.encode("utf-8", "replace").decode(): _verdict(file, given.lang) for file in given.files}
    if given.json:
        print_json({"records": found})
    else:
        for file, verdict in found.items():
            print(f"{file}: {verdict.text(given.lang)}")
    return 0 if all(each.holds for each in found.values()) else 1


def _verdict(file: str, language: str) -> Proved | Refuted | Unverifiable:
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
        match = box_of_text(text).replay(text)
    except (OSError, UnicodeDecodeError) as error:
        return Refuted(False, str(error).encode("utf-8", "replace").decode())
    except HacktableError as error:
        return _of_other_rules(text) or Refuted(False, error.text(language))
    origin = origin_of(match.server_seed, match.seat_seeds, match.listed, match.daily)
    return Proved(
        True,
        match.game,
        len(match.log),
        match.over,
        match.server_seed is not None,
        _promise(match),
        origin,
        match.listed.seats if match.listed else (),
        tuple("".join("-" if seat == GONE else seat_letter(seat) for seat in seats) for seats in match.failed),
        powerless(origin),
        match.daily.day if match.daily else None,
        match.daily.bots if match.daily else (),
    )


def _promise(match: Match) -> str | None:
    """By which the server was bound; None if there was no seed."""
    if match.server_seed is None:
        return None
    if match.daily:
        return daily_commitment(match.daily, terms_of(match.game, match.players, msgspec.structs.asdict(match.options)), match.server_seed)
    return match.listed.server if match.listed else seeds.commitment(match.server_seed)


def _of_other_rules(text: str) -> Unverifiable | None:
    """What to say of a record that is one, but not of our rules."""
    try:
        written = read_written(text)
    except HacktableError:
        return None
    return None if written.here == written.version else Unverifiable(None, written.game, written.version, written.here)
