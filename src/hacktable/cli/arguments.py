"""Arguments that several commands have, and how commands print JSON."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import msgspec

from hacktable import lang
from hacktable.bots import registry
from hacktable.kernel import options as option_texts
from hacktable.kernel.errors import OptionError
from hacktable.match import seeds
from hacktable.match.box import GameBox

BOTS = ", ".join(registry.names())
BOTS_OF_SEATS = f"one for all seats, or one for each: {BOTS}"


def add_match(command: argparse.ArgumentParser) -> None:
    """The arguments of every command that plays matches."""
    command.add_argument("game", metavar="GAME", help="one of `hacktable games`")
    command.add_argument("--players", type=int, metavar="N", help="seats (default: the most the game takes)")
    command.add_argument("--seed", metavar="S", help="any text; the same seed gives the same game (default: chance)")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="k=v",
        help="an option of the game; may be repeated; k=@FILE takes a text from a file",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """The language in which a command answers; `--help` is in English."""
    command.add_argument("--lang", default=lang.own_language(), metavar="xx", help=f"language: {', '.join(lang.languages())}")


def number_of_players(given: argparse.Namespace, game: GameBox) -> int:
    return int(given.players) if given.players is not None else game.players[-1]


def options_of(game: GameBox, pairs: Sequence[str]) -> dict[str, option_texts.Value]:
    """The options of a game from pairs like `memory=on`.

    :raises OptionError: if something is wrong; the error names the pair, the option or the value.
    """
    words: dict[str, str] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals or name in words:
            raise OptionError("option-pair", given=repr(pair))
        words[name] = word
    for name in option_texts.texts(game.rules.options):
        if words.get(name, "").startswith("@"):
            words[name] = option_texts.read_text(words[name][1:])
    return option_texts.parse(game.rules.options, words)


def seed_of(given: argparse.Namespace) -> str:
    """The given seed, or a random one short enough to be given again. Bytes of the command line that are no valid text are replaced."""
    if given.seed is None:
        return seeds.server_seed(None).hex()[:16]
    return str(given.seed).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def print_json(thing: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())
