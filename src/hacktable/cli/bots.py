"""`hacktable bots`: list the registered bots, and what they play."""

from __future__ import annotations

import argparse

from hacktable.bots import registry
from hacktable.cli.arguments import print_json
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser("bots", help="list the bots", description="List the bots, or those that play a game, the weakest first.")
    command.add_argument("game", nargs="?", metavar="GAME", help="one of `hacktable games`")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    entries = [registry.find(name) for name in registry.names(box(given.game).rules if given.game else None)]
    if given.json:
        listed = {
            each.name: {"about": each.about, "games": each.games or None, "level": each.level, "compiled": each.policy is not None}
            for each in entries
        }
        print_json({"bots": listed})
        return 0
    widest = max(len(each.name) for each in entries)
    for each in entries:
        games = f"  ({', '.join(each.games)})" if each.games else ""
        print(f"{each.name:{widest}}  {each.about}{games}")
    return 0
