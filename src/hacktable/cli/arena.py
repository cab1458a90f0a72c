"""`hacktable arena`: which bot is stronger, by a test that can be believed."""

from __future__ import annotations

import argparse
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from hacktable.bots.policies import BEST
from hacktable.cli.arguments import BOTS, add_match, number_of_players, options_of, print_json, seed_of
from hacktable.kernel.extras import need
from hacktable.kernel.game import Subcommands
from hacktable.match.box import box

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

    from hacktable.lab.arena import Held, Plan, Result
    from hacktable.lab.blocks import Contest, Way
    from hacktable.lab.crews import Crew

EXAMPLES = """
examples:
  hacktable arena hacker average --against careless --option tempo=step
                                    is average stronger? stops by itself as soon as that is clear
  hacktable arena blackhat greedy --against random --players 4 --both
                                    also the other way round: one random among greedy bots
  hacktable arena hashcatch greedy --against random --each --games 20000
                                    exactly so many games for each number of players, with a 95 % interval
  hacktable arena blackhat greedy --against random --draw-options --games 20000
                                    other boards, editions and modules in every block
  hacktable arena hacker random careless average greedy --html ranking.html --parquet games.parquet
                                    everyone against everyone, as a page with drawings and as a table of all games
  hacktable arena hacker beginner casual regular expert champion --ladder
                                    each against the one named before it
  hacktable arena blackhat greedy --against random --ray 10.0.0.7:6379
                                    on a Ray cluster; the same seed gives the same results as on one core
  hacktable arena blackhat champion --against greedy --games 1000000 --gpu
                                    on an NVIDIA GPU, again with the same results
"""
DESCRIPTION = """Find out which bot is stronger. Every deal is played once for every seat, with the candidate in that seat and the
other bot in all others: a block. After each block a sequential test (SPRT) compares two claims, that the candidate wins an even share
and that it wins a margin more, and stops when one of them can be given up; each is given up wrongly in about one of twenty runs.
With --games, so many games are played instead, and the interval is what counts."""


def add(commands: Subcommands) -> None:
    command = commands.add_parser(
        "arena",
        help="find out which bot is stronger",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_match(command)
    command.add_argument("bots", nargs="+", metavar="BOT", help=f"the candidate, or several: {BOTS}")
    command.add_argument(
        "--against",
        metavar="BOT",
        help=f"who plays against each candidate (default: {BEST}; without it, several play everyone against everyone)",
    )
    command.add_argument("--ladder", action="store_true", help="each bot against the one named before it")
    command.add_argument("--each", action="store_true", help="for each number of players")
    command.add_argument(
        "--both", action="store_true", help="both directions: one candidate among the others, and one other among candidates"
    )
    command.add_argument("--draw-options", action="store_true", help="each block draws all options that --option does not name")
    command.add_argument("--games", type=int, metavar="M", help="play so many games of each pair, rounded up to whole blocks")
    command.add_argument(
        "--margin", type=float, default=2.0, metavar="P", help="what the test looks for, in percentage points (default: 2)"
    )
    command.add_argument("--most", type=int, metavar="M", help="games after which the test gives up (default: 200000)")
    command.add_argument("--cores", type=int, metavar="K", help="how many cores of this machine (default: all)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")
    command.add_argument("--gpu", action="store_true", help="play on an NVIDIA GPU, a thread a game; only bots that are policies can")
    command.add_argument("--html", type=Path, metavar="FILE", help="write a page with tables and drawings")
    command.add_argument("--parquet", type=Path, metavar="FILE", help="write a table with a row for each game")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run, refuse=command.error)


def run(given: argparse.Namespace) -> int:
    need("lab", "hacktable arena", "numba", "rich")
    from rich.console import Console

    from hacktable.lab import arena
    from hacktable.lab.arena_page import page_of

    everyone = len(given.bots) > 1 and not given.against and not given.ladder
    if everyone:
        need("arena", "a round robin's ratings", "openskill")
    if given.parquet:
        need("arena", "hacktable arena --parquet", "pyarrow")
    for file in (given.html, given.parquet):
        if file:
            file.open("ab").close()  # better refused now than after the games
    contests, plan = contests_of(given), plan_of(given, everyone)
    errors = Console(stderr=True)
    with crew_of(given, contests) as crew, watching(errors, contests, plan) as watch:
        held = [arena.hold(contest, plan, crew, watch) for contest in contests]
    results = [each.result for each in held]
    ratings = {}
    if everyone:
        from hacktable.lab.ratings import rate

        ratings = rate(held)
    if given.parquet:
        from hacktable.lab.arena_table import write_table

        write_table(given.parquet, held)
    if given.html:
        given.html.write_text(page_of(held, ratings, command_of(given, contests[0].seed)), "utf-8")
    if given.json:
        print_json({"results": results, "ratings": ratings})
        return 0
    console = Console()
    console.print(results_table(results))
    for line in notes_of(results):
        console.print(line, highlight=False)
    if ratings:
        said = ", ".join(f"{bot} {rating.strength:.1f} ±{2 * rating.doubt:.1f}" for bot, rating in ratings.items())
        console.print(f"ratings (Plackett–Luce, a picture only): {said}", highlight=False)
    return 0


def contests_of(given: argparse.Namespace) -> list[Contest]:
    """Who plays against whom, with how many players, in which directions."""
    from hacktable.lab import arena

    game = box(given.game)
    if given.each and given.players is not None:
        given.refuse(f"--each goes through all numbers of players, --players {given.players} is one of them: give one or the other")
    if given.ladder and (given.against or len(given.bots) < 2):
        given.refuse("--ladder needs two bots or more, the weakest first, and no --against")
    if given.ladder:
        pairs = arena.ladder(given.bots)
    elif given.against or len(given.bots) == 1:
        pairs = arena.everyone_against(given.bots, given.against or BEST)
    else:
        pairs = arena.round_robin(given.bots)
        if not pairs:
            given.refuse("a round robin needs two different bots or more")
    players = [*game.players] if given.each else [number_of_players(given, game)]
    ways: Sequence[Way] = ("one", "many") if given.both else ("one",)
    options = options_of(game, given.option)
    return arena.contests(game.name, pairs, players, ways, seed_of(given), options, drawn=given.draw_options)


def plan_of(given: argparse.Namespace, everyone: bool) -> Plan:
    from hacktable.lab.arena import MOST, ROUND_ROBIN, Plan

    if given.games is not None and given.most is not None:
        given.refuse("--games plays so many games, --most is where the test gives up: give one or the other")
    games = ROUND_ROBIN if everyone and given.games is None and given.most is None else given.games
    return Plan(games, given.margin / 100, MOST if given.most is None else given.most)


def crew_of(given: argparse.Namespace, contests: Sequence[Contest]) -> AbstractContextManager[Crew]:
    from hacktable.lab.crews import Cores, on_ray
    from hacktable.lab.lanes import on_gpu

    if sum((bool(given.ray), given.cores is not None, given.gpu)) > 1:
        given.refuse("--cores and --gpu are those of this machine, --ray plays on a cluster: give one of them")
    if given.cores is not None and not 1 <= given.cores <= 1024:
        given.refuse(f"--cores {given.cores}: from 1 to 1024")
    if given.ray:
        return on_ray(given.ray)
    if given.gpu:
        return on_gpu(contests)
    return nullcontext(Cores(given.cores))


def command_of(given: argparse.Namespace, seed: str) -> str:
    """What to type to get the same results again."""
    words = ["hacktable", "arena", given.game, *given.bots]
    for name in ("against", "players", "games", "most"):
        if getattr(given, name) is not None:
            words += [f"--{name}", str(getattr(given, name))]
    for name in ("ladder", "each", "both", "draw_options"):
        if getattr(given, name):
            words.append(f"--{name.replace('_', '-')}")
    for pair in given.option:
        words += ["--option", pair]
    if given.games is None:
        words += ["--margin", f"{given.margin:g}"]
    return shlex.join([*words, "--seed", seed])


# ---------------------------------------------------------------- what is shown


def results_table(results: Sequence[Result]) -> Table:
    """All contests, a line each."""
    from rich.table import Table
    from rich.text import Text

    from hacktable.lab.arena_page import describe

    first = results[0].contest
    table = Table(title=Text(f"{first.game}, seed {first.seed}"), title_justify="left", box=None, pad_edge=False)
    tested = any(result.plan.games is None for result in results)
    for heading in ("who", "games", "wins, %", "95 %", "even", *(("ratio",) if tested else ()), "verdict"):
        table.add_column(heading, justify="left" if heading in ("who", "verdict") else "right", no_wrap=heading != "who")
    for result in results:
        ratio = [f"{result.ratio:+.2f}"] if tested else []
        table.add_row(
            describe(result.contest),
            f"{result.games:,}",
            f"{100 * result.wins.mean:.1f}",
            f"{100 * result.wins.low:.1f}–{100 * result.wins.high:.1f}",
            f"{100 * result.even:.1f}",
            *ratio,
            Text(result.verdict, COLOURS[result.verdict]),
        )
    return table


COLOURS = {"stronger": "bold green", "weaker": "red", "not stronger": "red", "undecided": "yellow"}


def notes_of(results: Sequence[Result]) -> Iterator[str]:
    """What one has to know to read the table rightly."""
    plan = results[0].plan
    if plan.games is None:
        yield f"the test looked for {100 * plan.margin:g} percentage points more than even, and stops at a log-likelihood ratio of ±2.94"
        yield "where the test has stopped, shares lie a little too far from even; --games gives a figure to quote"
    else:
        yield "intervals are 95 %, from blocks; stronger and weaker: even lies outside"
    missed = sum(result.missed for result in results)
    if missed:
        yield f"{missed:,} moves were played by {BEST}, because a bot failed: these results say little"


@contextmanager
def watching(console: Console, contests: Sequence[Contest], plan: Plan) -> Iterator[Callable[[Held], None]]:
    """Show, while games are played, how the contests stand; nothing if nobody looks at a terminal."""
    from rich.console import Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from hacktable.lab.arena_page import describe

    if not console.is_terminal:
        yield lambda held: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console)
    tasks = {contest: bar.add_task(describe(contest), total=plan.blocks(contest) * contest.players, visible=False) for contest in contests}
    latest: dict[Contest, Result] = {}
    due = [0.0]

    def shown() -> RenderableType:
        return Group(results_table(list(latest.values())), bar) if latest else bar

    with Live(console=console, transient=True, refresh_per_second=4, get_renderable=shown, redirect_stdout=False):

        def watch(held: Held) -> None:
            if time.monotonic() < due[0] and not held.done:
                return  # adding everything up after each batch would take longer than playing it
            latest[held.contest] = held.result
            due[0] = time.monotonic() + 0.2
            for contest, task in tasks.items():
                bar.update(task, visible=contest == held.contest)
            bar.update(tasks[held.contest], completed=held.scores.size * held.contest.players)

        yield watch
