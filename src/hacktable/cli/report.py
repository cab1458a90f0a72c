"""Print what a simulation found, in words and bars: for one number of players in full, or for all numbers in one table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hacktable.cli.terminal import SEAT_COLOURS
from hacktable.kernel.verbs import LETTERS
from hacktable.lab.estimates import Estimate
from hacktable.lab.simulate import Report

BAR = 24


def print_report(report: Report) -> None:
    """Print each seat's wins, and its points with their sources; then how long games were."""
    console = Console()
    sources = [name for name in report.seats[0].sources if any(round(seat.sources[name], 2) for seat in report.seats)]
    table = Table(title=Text(_title(report)), title_justify="left", box=None, pad_edge=False)
    for heading in ("seat", "wins", "95 %", "", "points", "95 %", *sources):
        table.add_column(heading, justify="left" if heading in ("seat", "") else "right")
    widest = max(seat.wins.mean for seat in report.seats)
    for number, seat in enumerate(report.seats):
        wins, points = seat.wins, seat.points
        table.add_row(
            LETTERS[number],
            f"{wins.mean:.2%}",
            f"{wins.low:.2%}–{wins.high:.2%}",
            Text("█" * round(BAR * wins.mean / widest) if widest else "", SEAT_COLOURS[number]),
            f"{points.mean:.2f}",
            f"{points.low:.2f}–{points.high:.2f}",
            *(f"{seat.sources[name]:.2f}" for name in sources),
        )
    console.print(table)
    for bot, wins in report.by_bot.items() if len(report.by_bot) > 1 else ():
        console.print(f"{bot}: {wins.mean:.2%} of the wins ({wins.low:.2%}–{wins.high:.2%})", highlight=False)
    spread = " / ".join(f"{value:.0f}" for value in report.length_percentiles.values())
    console.print(
        f"{report.length_unit} a {report.length_of}: {_with_interval(report.length)}; 5th / 50th / 95th: {spread}", highlight=False
    )
    console.print(f"decisions a game: {_with_interval(report.decisions)}", highlight=False)
    console.print("points by source: " + ", ".join(f"{name} {value:.2f}" for name, value in _sources(report).items()), highlight=False)
    console.print(f"{report.decisions_per_second:,.0f} decisions/s in {report.seconds:.1f} s", highlight=False)


def print_reports(reports: Sequence[Report]) -> None:
    """Print one line for each number of players: the seats' shares of wins, and how much the most uneven seat differs from a fair share."""
    first, console = reports[0], Console()
    table = Table(title=Text(_title(first, everyone=True)), title_justify="left", box=None, pad_edge=False)
    for heading in ("players", first.length_unit, "decisions", "wins by seat, %", "off even", "points"):
        table.add_column(heading, justify="left" if heading == "wins by seat, %" else "right", no_wrap=True)
    for report in reports:
        wins = [seat.wins for seat in report.seats]
        off = max(wins, key=lambda each: abs(each.mean - 1 / report.players))
        shares = Text()
        for number, each in enumerate(wins):
            shares.append(f"{100 * each.mean:4.1f} ", SEAT_COLOURS[number])
        table.add_row(
            str(report.players),
            f"{report.length.mean:.2f}",
            f"{report.decisions.mean:.0f}",
            shares,
            f"{100 * (off.mean - 1 / report.players):+.1f} ±{50 * (off.high - off.low):.1f}",
            f"{sum(seat.points.mean for seat in report.seats) / report.players:.2f}",
        )
    console.print(table)
    console.print(f"{first.length_unit} a {first.length_of}, decisions a game, points a player; intervals are 95 %", highlight=False)
    for report in reports:
        sources = ", ".join(f"{name} {value:.2f}" for name, value in _sources(report).items())
        console.print(f"{report.players} players, points by source: {sources}", highlight=False)
    for report in reports if len(first.by_bot) > 1 else ():
        shares_of = ", ".join(f"{bot} {100 * wins.mean:.1f} ±{50 * (wins.high - wins.low):.1f}" for bot, wins in report.by_bot.items())
        console.print(f"{report.players} players, % of the wins: {shares_of}", highlight=False)


def _title(report: Report, everyone: bool = False) -> str:
    bots = report.bots[0] if len(set(report.bots)) == 1 else ", ".join(report.bots)
    players = "each number of players" if everyone else str(report.players)
    return f"{report.game}: {report.games:,} games of {players}, {bots}, seed {report.seed}"


def _with_interval(each: Estimate) -> str:
    return f"{each.mean:.1f} ({each.low:.1f}–{each.high:.1f})"


def _sources(report: Report) -> dict[str, float]:
    """Where a player's points come from, as a mean over all seats."""
    return {name: sum(seat.sources[name] for seat in report.seats) / report.players for name in report.seats[0].sources}
