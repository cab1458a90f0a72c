"""Simulate a day of people who look for others to play with: how long they wait, and how even their tables are.

    python benchmarks/quick_match.py                         # 5, 20, 60 and 200 people an hour, on the average of a day
    python benchmarks/quick_match.py --rates 30 --seed 7
    python benchmarks/quick_match.py --plot waiting.svg      # the same as a picture

The matching is the server's own (`company/matching.py`), asked every second as the server asks it. People are made up: they come at random, few at
night and most in the evening. Two in five take any game, three in five any number of players; one in ten has no bots at all, and goes after six
minutes on average. Four in five have played before, so that something is known of their strength. When a table was found, one in twelve does not answer: they
look no more, and the others wait on. Strengths are in units in which newcomers are 25 and one of two who differ by 4 wins three times out of four.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hacktable.server.company.matching import UNRATED, Group, Seeker, Wish, groups
from hacktable.server.company.matchmaker import ANSWER_WITHIN

DAY = 24 * 3600
GAMES = {"blackhat": (2, 3, 4, 5, 6), "hacker": (3, 4, 5, 6, 7), "hashcatch": (2, 3, 4)}
SPREAD = 6.0
"""How much the true strengths of people differ: their standard deviation."""
EVENING = 20 * 3600
"""The second of the day at which most people come."""
IGNORES = 1 / 12
"""Of those who were found a table, who do not answer."""
GIVES_UP = 360.0
"""Seconds after which, on average, somebody goes who wants no bots."""


@dataclass
class Person:
    """Somebody who comes, and what became of them."""

    name: str
    came: int
    wish: Wish
    truth: float
    known: tuple[float, float]
    busy: bool
    patient: float
    """Seconds after which they go if nobody was found."""


@dataclass
class Day:
    """What happened on a day."""

    rate: float
    came: int = 0
    waited: list[int] = field(default_factory=list)
    """Seconds, of everybody who was seated with another person."""
    with_bots: int = 0
    """Of them, who sat at a table with bots, too."""
    alone: int = 0
    """Who got bots only."""
    went: int = 0
    """Who went, or did not answer."""
    apart: list[float] = field(default_factory=list)
    """Of every table with two people or more, how far apart the strongest and the weakest of them truly were."""
    anyhow: list[float] = field(default_factory=list)
    """The same if as many had been drawn at random from all who came."""


def busy_hour(second: int) -> float:
    """How many come at this time of the day, beside the average."""
    return 1 + 0.9 * math.cos(2 * math.pi * (second - EVENING) / DAY)


def somebody(chance: random.Random, number: int, second: int) -> Person:
    name = f"{number:06}"
    some = tuple(GAMES) if chance.random() < 0.4 else (chance.choice(list(GAMES)),)
    sizes = () if chance.random() < 0.6 else (chance.choice(GAMES[some[0]]),)
    patience = chance.choices([30_000, 60_000, 180_000, None], [25, 45, 20, 10])[0]
    wish = Wish(some, sizes, () if chance.random() < 0.3 else ("relaxed",), chance.choices(["", "de", "fi"], [80, 12, 8])[0], patience)
    truth = chance.gauss(UNRATED[0], SPREAD)
    doubt = chance.uniform(1, 4)
    known = (chance.gauss(truth, doubt), doubt) if chance.random() < 0.8 else UNRATED
    patient = chance.expovariate(1 / GIVES_UP) if patience is None else math.inf
    return Person(name, second, wish, truth, known, chance.random() < 0.6, patient)


@dataclass
class Question:
    """People were asked whether they come to a table."""

    group: Group
    people: list[Person]
    absent: list[Person]
    """Those who do not answer."""
    decided: int
    """The second in which it is known whether all come."""


def question(group: Group, people: list[Person], second: int, chance: random.Random) -> Question:
    absent = [person for person in people if chance.random() < IGNORES]
    takes = [chance.randint(2, 8) if person.busy else 1 for person in people]  # who does nothing else need not answer: their page does
    return Question(group, people, absent, second + (ANSWER_WITHIN // 1000 if absent else max(takes)))


def simulate(rate: float, seed: str, progress: Progress) -> Day:
    """:param rate: people who come in an hour, on average."""
    chance = random.Random(f"{seed} {rate}")
    day, task = Day(rate), progress.add_task(f"{rate:g} people an hour", total=DAY)
    waiting: dict[str, Person] = {}
    questions: list[Question] = []
    truths: list[float] = []
    """Of everybody who came."""
    for second in range(DAY):
        if second % 600 == 0:
            progress.update(task, completed=second)
        if chance.random() < rate / 3600 * busy_hour(second):
            person = somebody(chance, day.came, second)
            waiting[person.name] = person
            truths.append(person.truth)
            day.came += 1
        for person in [each for each in waiting.values() if second - each.came >= each.patient]:
            del waiting[person.name]
            day.went += 1
        for asked in [each for each in questions if each.decided <= second]:
            questions.remove(asked)
            if not asked.absent:
                seat(day, asked, second, truths, chance)
            day.went += len(asked.absent)
            waiting.update((person.name, person) for person in asked.people if asked.absent and person not in asked.absent)
        crowd = [Seeker(each.name, each.wish, 1000 * (second - each.came), each.busy) for each in waiting.values()]
        for group in groups(crowd, GAMES, strength=lambda guest, game, players: waiting[guest].known) if crowd else ():
            questions.append(question(group, [waiting[name] for name in group.guests], second, chance))
        for asked in questions:
            for person in asked.people:
                waiting.pop(person.name, None)
    progress.update(task, completed=DAY)
    return day


def seat(day: Day, asked: Question, second: int, truths: Sequence[float], chance: random.Random) -> None:
    people = asked.people
    if len(people) == 1:
        day.alone += 1
        return
    day.waited += [second - person.came for person in people]
    day.with_bots += len(people) * (len(people) < asked.group.players)
    for found, strengths in ((day.apart, [person.truth for person in people]), (day.anyhow, chance.sample(truths, len(people)))):
        found.append(max(strengths) - min(strengths))


def told(days: Sequence[Day]) -> Table:
    table = Table(title="A day of quick match")
    for heading in ("people an hour", "came", "with people", "also bots", "bots alone", "went", "waited p50", "p95", "apart", "at random"):
        table.add_column(heading, justify="right")
    for day in days:
        ended = max(1, len(day.waited) + day.alone + day.went)
        row = [
            f"{day.rate:g}",
            f"{day.came:,}",
            *(f"{100 * part / ended:.0f} %" for part in (len(day.waited), day.with_bots, day.alone, day.went)),
        ]
        table.add_row(
            *row, *(f"{each} s" for each in waits(day)), *(f"{statistics.fmean(each or [0]):.1f}" for each in (day.apart, day.anyhow))
        )
    return table


def waits(day: Day) -> tuple[int, int]:
    """How long half of those waited who met somebody, and how long nineteen of twenty."""
    ordered = sorted(day.waited) or [0]
    return ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]


def picture(days: Sequence[Day]) -> str:
    """Of each rate, which part of those who met somebody had met them after so many seconds."""
    width, height, most = 640, 360, 240
    colours = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -20 {width + 220} {height + 80}" font-family="sans-serif" font-size="13">',
        f'<rect x="-60" y="-20" width="{width + 220}" height="{height + 80}" fill="white"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        y = height - height * share / 100
        parts.append(f'<path d="M0 {y}H{width}" stroke="#ddd"/><text x="-8" y="{y + 4}" text-anchor="end">{share} %</text>')
    for second in range(0, most + 1, 30):
        x = width * second / most
        parts.append(f'<path d="M{x} 0V{height}" stroke="#eee"/><text x="{x}" y="{height + 18}" text-anchor="middle">{second}</text>')
    parts.append(
        f'<text x="{width / 2}" y="{height + 42}" text-anchor="middle">seconds until somebody sat at a table with other people</text>'
    )
    for number, day in enumerate(days):
        ended, ordered = max(1, len(day.waited) + day.alone + day.went), sorted(day.waited)
        line = " ".join(
            f"{width * second / most:.1f},{height - height * sum(each <= second for each in ordered) / ended:.1f}"
            for second in range(0, most + 1, 2)
        )
        colour = colours[number % len(colours)]
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts.append(f'<text x="{width + 12}" y="{20 + 20 * number}" fill="{colour}">{day.rate:g} an hour</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "--rates", type=float, nargs="+", default=[5, 20, 60, 200], metavar="N", help="people who come in an hour, on average"
    )
    asked.add_argument("--seed", default="a day")
    asked.add_argument("--plot", type=Path, metavar="FILE", help="also draw who waited how long, as SVG")
    given = asked.parse_args()
    console = Console()
    with Progress(console=console) as progress:
        days = [simulate(rate, given.seed, progress) for rate in given.rates]
    console.print(told(days))
    console.print(
        "With people, also bots, bots alone, went: of all who came. Apart: strongest and weakest person of a table, on average.",
        style="dim",
    )
    if given.plot:
        given.plot.write_text(picture(days), "utf-8")


if __name__ == "__main__":
    main()
