"""The command line: play, look up rules, simulate, record, verify, measure."""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import hacktable
from hacktable import lang
from hacktable.bots.bot import Bot, between_ticks, coin_of
from hacktable.bots.policies import ALL as BOTS
from hacktable.cli import board
from hacktable.cli.terminal import Terminal
from hacktable.kernel import options as option_texts
from hacktable.kernel.errors import HacktableError, OptionError
from hacktable.kernel.verbs import TABLE, Tick
from hacktable.match import seeds
from hacktable.match.box import GameBox, box, box_of_text
from hacktable.match.match import Match


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 1 if something was refused, 2 for a wrong call."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character, or a byte that is none
    if sys.stdin is None:
        sys.stdin = io.StringIO()
    parser = build_parser()
    given = parser.parse_args(arguments)
    if given.run is None:
        parser.print_help()
        return 0
    try:
        return int(given.run(given))
    except HacktableError as error:
        print(f"hacktable: {error.text(getattr(given, 'lang', 'en'))}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"hacktable: {error}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, EOFError):
        print()
        return 130


def build_parser() -> argparse.ArgumentParser:
    """All commands and what they take."""
    parser = argparse.ArgumentParser(prog="hacktable", description="One table for hacker-themed tabletop games.")
    parser.add_argument("--version", action="version", version=f"hacktable {hacktable.__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    command = commands.add_parser("games", help="list the games", description="List the games, with players and options.")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=show_games)

    command = commands.add_parser(
        "play", help="play in the terminal, against bots", description="Play a game in the terminal, against bots."
    )
    _add_match(command)
    command.add_argument("--bots", default="greedy", metavar="BOT", help=f"who plays the other seats: {', '.join(BOTS)} (default: greedy)")
    command.add_argument("--lang", default=_own_language(), metavar="xx", help=f"language: {', '.join(lang.languages())}")
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record here when the game is over")
    command.set_defaults(run=play)

    command = commands.add_parser(
        "serve",
        help="open the table for browsers",
        description="Open the table: people play in their browsers, with each other and with bots. Ctrl+C closes it; nothing is lost.",
    )
    command.add_argument(
        "--host", default="127.0.0.1", help="where to listen; 0.0.0.0 for everyone who can reach this machine (default: %(default)s)"
    )
    command.add_argument("--port", type=int, help="(default: 8420, or the next that is free)")
    command.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
    command.add_argument("--public", default="", metavar="URL", help="the address players use, if a proxy stands before the server")
    command.add_argument(
        "--proxies", default="127.0.0.1", metavar="ADDRESSES", help="whose X-Forwarded headers to believe (default: %(default)s)"
    )
    command.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open a browser window")
    command.add_argument(
        "--bot-pause", type=int, default=650, metavar="MS", help="how long bots wait before they act (default: %(default)s)"
    )
    command.add_argument(
        "--grace", type=int, default=30_000, metavar="MS", help="how long an absent player is waited for (default: %(default)s)"
    )
    command.add_argument(
        "--ready",
        type=int,
        default=4_000,
        metavar="MS",
        help="how long before a live round begins everyone is warned (default: %(default)s)",
    )
    command.add_argument("--compile", action=argparse.BooleanOptionalAction, default=True, help="compile the rules in the background")
    command.set_defaults(run=serve)

    command = commands.add_parser(
        "backup", help="copy the tables into a file", description="Copy all tables into a file, also while the server is running."
    )
    command.add_argument("file", type=Path)
    command.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept (default: the user's data folder)")
    command.set_defaults(run=backup)

    command = commands.add_parser("rules", help="read the rules", description="Read a game's rules, or one of them.")
    command.add_argument("game", metavar="GAME")
    command.add_argument("number", nargs="?", metavar="NUMBER", help="one rule, such as HC-12")
    command.add_argument("--lang", default=_own_language(), metavar="xx", help="language, if the rules are there in it; else English")
    command.set_defaults(run=show_rules)

    board.add_commands(commands, _own_language())

    command = commands.add_parser(
        "sim", help="simulate many games", description="Simulate many games between bots, compiled, on all cores."
    )
    _add_match(command)
    command.add_argument("--games", type=int, default=10_000, metavar="M", help="how many (default: 10000)")
    command.add_argument("--each", action="store_true", help="so many for each number of players, and a line about each")
    command.add_argument("--bots", default="greedy", metavar="a,b", help=f"one for all seats, or one for each: {', '.join(BOTS)}")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=simulate, refuse=command.error)

    command = commands.add_parser(
        "record", help="write down a game between bots", description="Play one game between bots and print its record."
    )
    _add_match(command)
    command.add_argument("--bots", default="greedy", metavar="a,b", help=f"one for all seats, or one for each: {', '.join(BOTS)}")
    command.add_argument("--game", type=int, dest="number", metavar="I", help="game I (from 0) of `sim` with the same seed and bots")
    command.add_argument("--save", type=Path, metavar="FILE", help="write it here instead of printing it")
    command.set_defaults(run=record)

    command = commands.add_parser(
        "verify",
        help="check records",
        description="Play records again and compare every line: the deal from the seeds, each action, what everyone saw, the result.",
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=verify)

    command = commands.add_parser(
        "bench",
        help="measure speed",
        description="Measure random decisions a second on one core, beside OpenSpiel if it is installed (the extra `peer`).",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=bench)
    return parser


def _add_match(command: argparse.ArgumentParser) -> None:
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


def _own_language() -> str:
    word = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return word[:2] if word[:2] in lang.languages() else "en"


def _options(game: GameBox, pairs: Sequence[str]) -> dict[str, Any]:
    words: dict[str, str] = {}
    for pair in pairs:
        name, equals, word = pair.partition("=")
        if not equals or name in words:
            raise OptionError("option-pair", given=repr(pair))
        words[name] = word
    for name in option_texts.texts(game.rules.options):
        if words.get(name, "").startswith("@"):
            words[name] = board.read_text(words[name][1:])
    return option_texts.parse(game.rules.options, words)


def _seed(given: argparse.Namespace) -> str:
    """The seed, or one by chance that can be named afterwards; half characters of a command line become whole ones."""
    if given.seed is None:
        return seeds.server_seed(None).hex()[:16]
    return str(given.seed).encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def _print_json(thing: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode())


# ---------------------------------------------------------------- looking things up


def show_games(given: argparse.Namespace) -> int:
    """List the games."""
    boxes = [box(name) for name in hacktable.game_names()]
    if given.json:
        listed = {each.name: {"players": [*each.players], "options": each.options, "version": each.rules.version} for each in boxes}
        _print_json({"games": listed})
        return 0
    for each in boxes:
        print(f"{each.name}  {each.players[0]}–{each.players[-1]} players  {lang.say('en', f'{each.name}-summary')}")
        for name, allowed in each.options.items():
            about = lang.say("en", f"{each.name}-option-{name}-about")
            values = "@FILE" if name in option_texts.texts(each.rules.options) else "|".join(map(option_texts.text, allowed))
            print(f"    --option {name}={values}  {about}")
    return 0


def show_rules(given: argparse.Namespace) -> int:
    """Print a game's rules, or one of them."""
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
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text, end="")


# ---------------------------------------------------------------- playing


def play(given: argparse.Namespace) -> int:
    """Play in the terminal: you are seat a."""
    game = box(given.game)
    players = given.players if given.players is not None else game.players[-1]
    match = game.start(players, _seed(given), game.rules.still | _options(game, given.option))
    if game.rules.goes_live(match.options):
        raise OptionError("option-live", game=game.name)
    if given.save:
        _check_writable(given.save)  # better refused now than after the game
    assert match.server_seed is not None
    bot = Bot(given.bots, coin_of(seeds.match_key(match.server_seed)))
    language = given.lang if given.lang in lang.languages() else "en"
    names = [lang.say(language, "cli-you"), *(lang.say(language, "cli-bot", number=seat) for seat in range(1, players))]
    terminal = Terminal(match, names, language)
    terminal.tell(match.seen(0, 0))
    while not match.over:
        seat = match.actors[0]
        if seat != 0:
            match.act(seat, bot.choose(match.knowledge(seat)))
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


# ---------------------------------------------------------------- simulating, recording, verifying


def simulate(given: argparse.Namespace) -> int:
    """Simulate, with a bar while it lasts."""
    from hacktable.cli.report import print_report, print_reports
    from hacktable.lab import simulate as lab

    game = box(given.game)
    if given.each and given.players is not None:
        given.refuse(f"--each goes through all numbers of players, --players {given.players} is one of them: give one or the other")
    players = [*game.players] if given.each else [given.players if given.players is not None else game.players[-1]]
    options, seed = _options(game, given.option), _seed(given)
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    reports = []
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        for count in players:
            task = bar.add_task(f"{game.name}, {count} players", total=max(1, given.games))
            done = partial(bar.advance, task)
            reports.append(lab.simulate(game.rules, count, given.games, given.bots.split(","), seed, options, done))
    if given.json:
        _print_json({"reports": reports} if given.each else reports[0])
    elif given.each:
        print_reports(reports)
    else:
        print_report(reports[0])
    return 0


def record(given: argparse.Namespace) -> int:
    """Play a game between bots and write it down."""
    from hacktable.lab.simulate import game_seed, line_up, seat_bots

    game = box(given.game)
    players = given.players if given.players is not None else game.players[-1]
    if given.number is not None and given.number < 0:
        raise OptionError("option-number", given=given.number)
    seed = _seed(given) if given.number is None else game_seed(_seed(given), given.number)
    match = game.start(players, seed, _options(game, given.option))
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
        match.act(TABLE, Tick())


def verify(given: argparse.Namespace) -> int:
    """Check records; 1 if any does not hold."""
    found: dict[str, Any] = {}
    for file in given.files:
        name = file.encode("utf-8", "replace").decode()
        try:
            text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
            match = box_of_text(text).replay(text)
        except (OSError, UnicodeDecodeError) as error:
            found[name] = {"holds": False, "reason": str(error).encode("utf-8", "replace").decode()}
        except HacktableError as error:
            found[name] = {"holds": False, "reason": str(error)}
        else:
            found[name] = {
                "holds": True,
                "game": match.game,
                "actions": len(match.log),
                "finished": match.over,
                "deal_from_seeds": match.server_seed is not None,
                "commitment": seeds.commitment(match.server_seed) if match.server_seed is not None else None,
            }
    if given.json:
        _print_json({"records": found})
    else:
        for file, each in found.items():
            print(f"{file}: {_verdict(each)}")
    return 0 if all(each["holds"] for each in found.values()) else 1


def _verdict(each: dict[str, Any]) -> str:
    if not each["holds"]:
        return f"does NOT hold. {each['reason']}"
    origin = "the deal follows from the seeds" if each["deal_from_seeds"] else "it starts from a given position, so the deal is not proved"
    ended = "finished" if each["finished"] else "not finished"
    promise = f" If you were shown a promise before the deal, it must have been {each['commitment']}." if each["commitment"] else ""
    return f"holds. {each['actions']} actions, {ended}; {origin}; every action is legal, and all that everyone saw comes out the same.{promise}"


def serve(given: argparse.Namespace) -> int:
    """Open the table."""
    from hacktable.server.serve import Settings, run

    return run(
        Settings(
            host=given.host,
            port=given.port,
            data=given.data,
            public=given.public,
            proxies=given.proxies,
            grace=given.grace,
            bot_pause=given.bot_pause,
            ready=given.ready,
            compile=given.compile,
            browser=given.browser,
        )
    )


def backup(given: argparse.Namespace) -> int:
    """Copy the database."""
    from hacktable.server.serve import data_folder
    from hacktable.server.sql import backup as copy

    try:
        copy(given.data or data_folder(), given.file)
    except OSError as error:
        print(f"hacktable: {error}", file=sys.stderr)
        return 1
    print(f"Saved to {given.file}")
    return 0


def bench(given: argparse.Namespace) -> int:
    """Measure the games."""
    from hacktable.lab import bench as lab

    errors = Console(stderr=True)
    speeds = []
    for name in given.games or hacktable.game_names():
        game = box(name)
        with errors.status(name) as status:
            speeds.append(lab.bench(game.rules, lambda step, name=name, status=status: status.update(f"{name}: {step}")))  # type: ignore[misc]
    if given.json:
        _print_json({"speeds": speeds})
        return 0
    for speed in speeds:
        print(f"{speed.game}, {speed.players} players, random decisions/s on one core; {speed.state_bytes} bytes a state")
        print(f"  interpreted        {speed.interpreted:>14,.0f}")
        print(f"  compiled           {speed.compiled:>14,.0f}")
        print(f"  first game after   {speed.compile_cold_seconds:>12.1f} s cold, {speed.compile_cached_seconds:.1f} s from the cache")
        if speed.peer:
            print(f"  OpenSpiel {speed.peer.version} {speed.peer.game}")
            print(f"    C++ rollouts     {speed.peer.cpp:>14,.0f}   we are {speed.peer.ratio_cpp:.1f} times as fast")
            print(f"    Python interface {speed.peer.python:>14,.0f}   we are {speed.peer.ratio_python:.1f} times as fast")
        else:
            print("  OpenSpiel is not installed or has no such game: no comparison")
    return 0
