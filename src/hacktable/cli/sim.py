"""`hacktable sim`: simulate many games between bots, with a progress bar."""

from __future__ import annotations

import argparse
from functools import partial

from hacktable.cli.arguments import BOTS_OF_SEATS, add_match, number_of_players, options_of, print_json, seed_of
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "sim", help="simulate many games", description="Simulate many games between bots, compiled, on all cores."
    )
    add_match(command)
    command.add_argument("--games", type=int, default=10_000, metavar="M", help="how many (default: 10000)")
    command.add_argument("--each", action="store_true", help="so many for each number of players, and a line about each")
    command.add_argument("--bots", default="greedy", metavar="a,b", help=BOTS_OF_SEATS)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run, refuse=command.error)


def run(given: argparse.Namespace) -> int:
    need("lab", "hacktable sim", "numba", "rich")
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from hacktable.cli.report import print_report, print_reports
    from hacktable.lab.simulate import simulate

    game = box(given.game)
    if given.each and given.players is not None:
        given.refuse(f"--each goes through all numbers of players, --players {given.players} is one of them: give one or the other")
    players = [*game.players] if given.each else [number_of_players(given, game)]
    options, seed = options_of(game, given.option), seed_of(given)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    reports = []
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for count in players:
            task = bar.add_task(f"{game.name}, {count} players", total=max(1, given.games))
            done = partial(bar.advance, task)
            reports.append(simulate(game.rules, count, given.games, given.bots.split(","), seed, options, done))
    if given.json:
        print_json({"reports": reports} if given.each else reports[0])
    elif given.each:
        print_reports(reports)
    else:
        print_report(reports[0])
    return 0
