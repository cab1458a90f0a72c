"""`hacktable rules`: print a game's rules in words, or one of them."""

from __future__ import annotations

import argparse
import sys

from hacktable import lang
from hacktable.kernel.errors import OptionError
from hacktable.kernel.extras import is_installed
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser("rules", help="read the rules", description="Read a game's rules, or one of them.")
    command.add_argument("game", metavar="GAME")
    command.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, such as HC-12")
    command.add_argument("--lang", default=lang.own_language(), metavar="xx", help="language, if the rules are there in it; else English")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = box(given.game)
    rulebook = game.rulebook(given.lang)
    if given.number is None:
        _print_markdown(rulebook.markdown)
        return 0
    number = given.number.upper()
    if number not in rulebook:
        raise OptionError("cli-unknown-rule", given=given.number)
    rule = rulebook[number]
    _print_markdown(f"### {rule.number} {rule.title}\n\n{rule.text}\n")
    return 0


def _print_markdown(text: str) -> None:
    if sys.stdout.isatty() and is_installed("rich"):
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="")
