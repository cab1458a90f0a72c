"""`hacktable record`: play one game between bots and print its record."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable.cli.arguments import BOTS_OF_SEATS, add_match, number_of_players, options_of, seed_of
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Subcommands
from hacktable.lab.matches import game_seed, line_up, play_match, seat_bots
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "record", help="write down a game between bots", description="Play one game between bots and print its record."
    )
    add_match(command)
    command.add_argument("--bots", default="greedy", metavar="a,b", help=BOTS_OF_SEATS)
    command.add_argument("--game", type=int, dest="number", metavar="I", help="game I (from 0) of `sim` with the same seed and bots")
    command.add_argument("--save", type=Path, metavar="FILE", help="write it here instead of printing it")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = box(given.game)
    players = number_of_players(given, game)
    if given.number is not None and given.number < 0:
        raise OptionError("option-number", given=given.number)
    seed = seed_of(given) if given.number is None else game_seed(seed_of(given), given.number)
    match = game.start(players, seed, options_of(game, given.option))
    names = seat_bots(line_up(given.bots.split(","), game.rules, players), given.number or 0)
    play_match(match, names, f"seed {seed}")
    text = match.record(names)
    if given.save:
        given.save.write_text(text, "utf-8")
    else:
        print(text, end="")
    return 0
