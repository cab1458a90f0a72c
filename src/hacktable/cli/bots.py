"""`hacktable bots`: list the registered bots, what they play, and how strong they were found to be."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import hacktable
from hacktable.bots import registry
from hacktable.bots.strength import Strength, strengths
from hacktable.cli.arguments import print_json
from hacktable.kernel.game import Subcommands
from hacktable.kernel.options import text
from hacktable.match.box import box

DESCRIPTION = """List the bots, or those that play a game, the weakest first, each with its level. For a game, it also says how often each won,
alone among bots of another kind, for each number of players, in percent; as `hacktable arena` has measured it. `sim`, `record`, `arena` and `play`
take every bot by its name. A level may have a personality, which changes what it likes and hardly how strong it is: `expert:sly`."""


def add(commands: Subcommands) -> None:
    command = commands.add_parser("bots", help="list the bots, and how strong they are", description=DESCRIPTION)
    command.add_argument("game", nargs="?", metavar="GAME", help="one of `hacktable games`")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    games = [box(given.game).rules] if given.game else [box(name).rules for name in hacktable.game_names()]
    entries = [registry.find(name) for name in registry.names(games[0] if given.game else None)]
    if given.json:
        listed = {
            each.name: {
                "about": each.about,
                "games": each.games or None,
                "level": each.level,
                "compiled": each.policy is not None,
                **({"personalities": personalities} if (personalities := registry.personalities_of(each, games)) else {}),
                "strength": [found for game in games if each.plays(game) for found in strengths(game, each.name)],
            }
            for each in entries
        }
        print_json({"bots": listed})
        return 0
    widest = max(len(each.name) for each in entries)
    for each in entries:
        level = "–" if each.level is None else str(each.level)
        of_games = f"  ({', '.join(each.games)})" if each.games else ""
        also = ", ".join(f"{each.name}:{personality}" for personality in registry.personalities_of(each, games))
        print(f"{each.name:{widest}}  {level:>3}  {each.about}{of_games}{f'; also {also}' if also else ''}")
        for line in _measured(strengths(games[0], each.name)) if given.game else ():
            print(f"{'':{widest}}       {line}")
    return 0


def _measured(found: list[Strength]) -> Iterator[str]:
    """A line for each kind of opponents: `among greedy: 2 players 3.1 ±0.2, 4 players 0.6 ±0.1`."""
    kinds = dict.fromkeys((each.against, tuple(each.options.items())) for each in found)
    for against, options in kinds:
        mine = [each for each in found if (each.against, tuple(each.options.items())) == (against, options)]
        words = ", ".join(f"{each.players} players {100 * each.share:.1f} ±{50 * (each.high - each.low):.1f}" for each in mine)
        named = f" ({', '.join(f'{name}={text(value)}' for name, value in options)})" if options else ""
        yield f"wins among {against}{named}: {words}"
