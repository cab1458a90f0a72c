"""`hacktable play`: a match in the terminal. You are seat a, bots play the others."""

from __future__ import annotations

import argparse
import errno
import os
from pathlib import Path

from hacktable import lang
from hacktable.bots.player import Complaints
from hacktable.cli.arguments import BOTS, add_language, add_match, number_of_players, options_of, seed_of
from hacktable.kernel.errors import OptionError
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.lab.matches import line_up, players_of
from hacktable.match.box import box


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "play", help="play in the terminal, against bots", description="Play a game in the terminal, against bots."
    )
    add_match(command)
    command.add_argument("--bots", default="greedy", metavar="BOT", help=f"who plays the other seats: {BOTS} (default: greedy)")
    add_language(command)
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record here when the game is over")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    need("terminal", "hacktable play", "rich")
    from hacktable.cli.terminal import Terminal

    game = box(given.game)
    players = number_of_players(given, game)
    seed = seed_of(given)
    still = game.rules.live.still if game.rules.live else {}
    match = game.start(players, seed, {**still, **options_of(game, given.option)})
    if game.rules.goes_live(match.options):
        raise OptionError("option-live", game=game.name)
    if given.save:
        _check_writable(given.save)  # better refused now than after the game
    complaints = Complaints()
    bots = players_of(match, line_up([given.bots], game.rules, players), complaints, f"seed {seed}")
    language = given.lang if given.lang in lang.languages() else "en"
    names = [lang.say(language, "cli-you"), *(lang.say(language, "cli-bot", number=seat) for seat in range(1, players))]
    terminal = Terminal(match, names, language)
    terminal.tell(match.seen(0, 0))
    while not match.over:
        seat = match.actors[0]
        if seat != 0:
            match.act(seat, bots[seat].choose(match.knowledge(seat, since=bots[seat].since)))
            terminal.tell(match.seen(0, len(match.log)))
        elif not terminal.ask():
            print(lang.say(language, "cli-bye"))
            return 0
    terminal.picture()
    terminal.result()
    if given.save:
        given.save.write_text(match.record(names), "utf-8")
        print(lang.say(language, "cli-record-saved", file=str(given.save)))
    return 0


def _check_writable(file: Path) -> None:
    folder = file.absolute().parent
    if not folder.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
