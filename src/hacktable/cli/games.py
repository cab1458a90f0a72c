"""`hacktable games`: list the games, with their numbers of players and their options."""

from __future__ import annotations

import argparse

import hacktable
from hacktable import lang
from hacktable.cli.arguments import print_json
from hacktable.kernel import options as option_texts
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser("games", help="list the games", description="List the games, with players and options.")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    boxes = [box(name) for name in hacktable.game_names()]
    if given.json:
        listed = {each.name: {"players": [*each.players], "options": each.options, "version": each.rules.version} for each in boxes}
        print_json({"games": listed})
        return 0
    for each in boxes:
        print(f"{each.name}  {each.players[0]}–{each.players[-1]} players  {lang.say('en', f'{each.name}-summary')}")
        for name, allowed in each.options.items():
            about = lang.say("en", f"{each.name}-option-{name}-about")
            values = "@FILE" if name in option_texts.texts(each.rules.options) else "|".join(map(option_texts.text, allowed))
            print(f"    --option {name}={values}  {about}")
    return 0
