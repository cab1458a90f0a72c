"""`hacktable replay`: show a record of any version as it was written, in sentences, and say whether it can be verified."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hacktable import lang
from hacktable.cli.arguments import add_language
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.game import Subcommands
from hacktable.kernel.verbs import seat_letter
from hacktable.match.box import box_of_text
from hacktable.match.written import Written, called, read_written, told


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "replay",
        help="show a record",
        description="Show what everyone saw of a match, from its record, whatever version of the rules it was played by; and say whether the "
        "record holds, which only the same version can tell.",
    )
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Returns 0 if the record holds, 1 if it does not or cannot be verified here.

    :raises HacktableError: if it is no record.
    """
    text = sys.stdin.read() if given.file == "-" else Path(given.file).read_text("utf-8", "replace")
    written = read_written(text)
    names = called(written.names, given.lang)
    title = f"{written.game} {written.version}"
    print(f"{title}: {', '.join(f'{seat_letter(seat)} {name}' for seat, name in enumerate(names))}\n")
    for line in written.opening or ():
        print(f"     {told(written.game, line, names, given.lang)}")
    for ply, act in enumerate(written.played, 1):
        seen = [sentence for event in act.seen or () if (sentence := told(written.game, event, names, given.lang))]
        print(f"{ply:>4} {seat_letter(act.seat)} {act.action}")
        for sentence in seen:
            print(f"     {sentence}")
    print(*written.tail, sep="\n", end="\n\n" if written.tail else "\n")
    holds, verdict = _verdict(written, text, given.lang)
    print(verdict)
    return 0 if holds else 1


def _verdict(written: Written, text: str, language: str) -> tuple[bool, str]:
    if written.here is None:
        return False, lang.say(language, "cli-replay-no-game", game=written.game)
    if written.here != written.version:
        return False, lang.say(language, "cli-replay-other", version=written.version, here=written.here)
    try:
        box_of_text(text).replay(text)
    except HacktableError as error:
        return False, lang.say(language, "cli-replay-fails", reason=error.text(language))
    return True, lang.say(language, "cli-replay-holds")
