"""The command line: play, look up rules, simulate, record, verify, measure. One file a command; games bring their own."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

import hacktable
from hacktable.cli import backup, bench, bots, games, play, record, rules, serve, sim, verify
from hacktable.kernel.errors import HacktableError

BEFORE, AFTER = (games, bots, play, serve, backup, rules), (sim, record, verify, bench)
"""The commands in the order in which `--help` lists them; those of games come in between."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 1 if something was refused, 2 for a wrong call."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that this terminal cannot show, or a byte that is no character
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    parser = build_parser()
    given = parser.parse_args(arguments)
    if given.run is None:
        parser.print_help()
        return 0
    try:
        return int(given.run(given))
    except HacktableError as error:
        print(f"hacktable: {error.text(getattr(given, 'lang', 'en'))}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"hacktable: {error}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, EOFError):
        print()
        return 130


def build_parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    parser = argparse.ArgumentParser(prog="hacktable", description="One table for hacker-themed tabletop games.")
    parser.add_argument("--version", action="version", version=f"hacktable {hacktable.__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in BEFORE:
        command.add(commands)
    for name in hacktable.game_names():
        bring = hacktable.game(name).rules.telling.commands
        if bring:
            bring(commands)
    for command in AFTER:
        command.add(commands)
    return parser
