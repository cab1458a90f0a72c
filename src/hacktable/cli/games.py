"""`hacktable games`: list the games, with their numbers of players and their options."""

from __future__ import annotations

import argparse

import hacktable
from hacktable import lang
from hacktable.cli.arguments import add_language, print_json
from hacktable.kernel import options as option_texts
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser("games", help="list the games", description="List the games, with players and options.")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    boxes = [box(name) for name in hacktable.game_names()]
    if given.json:
        listed = {each.name: {"players": [*each.players], "options": each.options, "version": each.rules.version} for each in boxes}
        print_json({"games": listed})
        return 0
    for each in boxes:
        summary = lang.say(given.lang, f"{each.name}-summary")
        print(lang.say(given.lang, "cli-game", game=each.name, first=each.players[0], last=each.players[-1], summary=summary))
        for name, allowed in each.options.items():
            about = lang.say(given.lang, f"{each.name}-option-{name}-about")
            values = "@FILE" if name in option_texts.texts(each.rules.options) else "|".join(map(option_texts.text, allowed))
            print(f"    --option {name}={values}  {about}")
    return 0
