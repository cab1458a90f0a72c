"""`hacktable record`: one game between bots, written down."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from hacktable.bots.bot import Bot, between_ticks, coin_of
from hacktable.cli.arguments import BOTS_OF_SEATS, add_match, options_of, players_of, seed_of
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Subcommands
from hacktable.kernel.verbs import CLOCK, Tick
from hacktable.match import seeds
from hacktable.match.box import box
from hacktable.match.match import Match


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
    from hacktable.lab.simulate import game_seed, line_up, seat_bots

    game = box(given.game)
    players = players_of(given, game)
    if given.number is not None and given.number < 0:
        raise OptionError("option-number", given=given.number)
    seed = seed_of(given) if given.number is None else game_seed(seed_of(given), given.number)
    match = game.start(players, seed, options_of(game, given.option))
    names = seat_bots(line_up(given.bots.split(","), players), given.number or 0)
    assert match.server_seed is not None
    coin = coin_of(seeds.match_key(match.server_seed))
    bots = [Bot(name, coin) for name in names]
    while not match.over:
        if match.live:
            _play_tick(match, bots)
        else:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.knowledge(seat)))
    text = match.record(names)
    if given.save:
        given.save.write_text(text, "utf-8")
    else:
        print(text, end="")
    return 0


def _play_tick(match: Match, bots: Sequence[Bot]) -> None:
    """What bots do between two ticks, and the tick: as a simulation does it."""
    for seat, action in between_ticks(range(match.players), lambda seat: bots[seat].react(match.knowledge(seat)), lambda: match.live):
        match.act(seat, action)
    if match.live:
        match.act(CLOCK, Tick())
