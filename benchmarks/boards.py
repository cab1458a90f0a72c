"""Measure whether Black Hat's boards and modules meet their targets, and print a table in Markdown.

    python benchmarks/boards.py                                # every line of the table, 10,000 games each
    python benchmarks/boards.py --games 1000 --line classic    # a quick look at some lines
    python benchmarks/boards.py --board draft.txt --players 4  # a board of your own, instead of the classic one

Greedy bots play each other, compiled. The targets of a board are: three to six rounds, four games of five that end by the Critical
Asset, no seat that is better or worse than others, action spaces that are entered, and skill that beats luck. Intervals are 95 %.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hacktable.bots.bot import coin_of
from hacktable.bots.policies import GREEDY, OURS_TOGETHER, RANDOM, choose
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.drawing import CELLS, QUARTERS, Kind
from hacktable.games.blackhat.rules.scoring import BY_ASSET, BY_LAST, BY_STUCK, BY_TRACER, RUNNING, end_of_game, hands_ahead
from hacktable.games.blackhat.rules.spaces import NO_PAWN, kind_at, pawn_at, quarter_cell
from hacktable.games.blackhat.state import Phase
from hacktable.games.blackhat.verbs import LAY, MOVE
from hacktable.kernel import events
from hacktable.kernel.bits import first_of
from hacktable.kernel.chacha import seed
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import Floats, Ints
from hacktable.kernel.engine import compiled
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES, actors, apply, clear, legal, mask, over, setup, standings
from hacktable.kernel.verbs import field_of, verb_of
from hacktable.lab.estimates import Estimate, estimate, share
from hacktable.match import seeds

CARELESS = 2
"""A third policy, beside random and greedy: it plays the lowest legal card and moves at random."""
BATCH = 250
ENDLESS = 20_000
"""Decisions after which a game is given up, because it would probably never end."""
ROUNDS, DECISIONS, REASON, START, ENTERED, ROBOT_WON, FACTS = range(7)
"""The columns kept for each game: its length, how it ended, and, as bits, which kinds of space the board had and which were entered."""

ACTION_SPACES = {
    Kind.SERVICE: "Denial-of-Service",
    Kind.ALARM: "Alarm",
    Kind.HONEYPOT: "Honeypot",
    Kind.EXPLOIT: "Exploit",
    Kind.RANDOMIZER: "Randomizer",
}
OTHER_ENDS = {BY_STUCK: "no move left", BY_TRACER: "the Tracer at the Critical Asset", BY_LAST: "one hand left", RUNNING: "given up"}

LINES: dict[str, dict[str, Any]] = {
    "classic": {},
    "classic, Tracer": {"tracer": True},
    "classic, 3 modules": {"modules": 3},
    "classic, 5 modules": {"modules": 5},
    "classic, Tracer, 5 modules": {"tracer": True, "modules": 5},
    "advanced": {"board": "advanced"},
    "advanced, Tracer": {"board": "advanced", "tracer": True},
    "advanced, 5 modules": {"board": "advanced", "modules": 5},
    "advanced, Tracer, 3 modules": {"board": "advanced", "tracer": True, "modules": 3},
    "advanced, Tracer, 5 modules": {"board": "advanced", "tracer": True, "modules": 5},
}
SKILL_LINES = ("classic", "advanced", "advanced, Tracer, 5 modules")
"""The lines for which one greedy bot also plays against worse ones."""
LEAST_ROUNDS, MOST_ROUNDS = 3, 6
LEAST_ASSET = 0.80
SEAT_MARGIN = 0.02
LEAST_ENTERED = 0.25


# ---------------------------------------------------------------- playing


@long
@kernel
def watch_games(
    boards: Any,
    states: Any,
    masks: Any,
    keys: Ints,
    coins: Ints,
    policies: Ints,
    acts: Ints,
    silent: Any,
    facts: Ints,
    points: Ints,
    sources: Ints,
    placing: Ints,
    minds: Floats,
    scratch: Floats,
) -> None:
    """Play games to their end, and note for each which spaces there were and which were entered."""
    board, m, s = boards[0], masks[0], states[0]
    for game in range(len(keys)):
        clear(s)
        seed(s, keys[game])
        setup(board, s, silent[0])
        for cell in range(CELLS):
            facts[game, START] |= 1 << kind_at(board, s, cell)
        while not over(board, s) and facts[game, DECISIONS] < ENDLESS:
            seat = first_of(actors(board, s))
            policy = int(policies[game, seat])
            mask(board, s, seat, m)
            count = legal(board, m, seat, acts)
            if policy == CARELESS:
                place = 0 if m.phase <= Phase.ANSWER else toss(coins[game], count)
            else:
                place = choose(board, m, seat, policy, acts, count, coins[game], minds, scratch)
            act = int(acts[place])
            if verb_of(act) == MOVE:
                facts[game, ENTERED] |= 1 << kind_at(board, s, field_of(act, 2))
            apply(board, s, seat, act, silent[0])
            if verb_of(act) == LAY:
                for quarter in range(QUARTERS):
                    cell = quarter_cell(field_of(act, 0), quarter)
                    if pawn_at(board, s, cell) != NO_PAWN:
                        facts[game, ENTERED] |= 1 << kind_at(board, s, cell)
            facts[game, DECISIONS] += 1
        facts[game, ROUNDS] = s.rounds
        facts[game, REASON] = end_of_game(board, s)
        facts[game, ROBOT_WON] = 1 if board.robot == 1 and hands_ahead(board, s, int(board.seats), int(board.hands)) == 0 else 0
        standings(board, s, points[game], sources[game], placing[game])


@dataclass
class Found:
    """The results of the games of one line."""

    players: int
    facts: Any
    placing: Any
    points: Any

    def wins(self, seat: int) -> Any:
        """The seat's part of the win, game by game: if several win together, each has an equal part."""
        won = self.placing == 1
        return won[:, seat] / won.sum(axis=1)

    def entered(self, kind: Kind) -> Any:
        """Whether a space of this kind was entered, for each game that had one on the board at its beginning."""
        there = self.facts[:, START] >> kind & 1 == 1
        return self.facts[there, ENTERED] >> kind & 1


def watch(boards: Any, players: int, games: int, policies: list[int], name: str, progress: Callable[[int], None]) -> Found:
    """Play games. Different policies move on by a seat from game to game."""
    play = compiled(GAME).entry(watch_games)

    def batch(numbers: range) -> tuple[Any, ...]:
        count = len(numbers)
        keys = [seeds.match_key(seeds.server_seed(f"{name}/{number}")) for number in numbers]
        seated = np.zeros((count, MOST_SEATS), np.int64)
        seated[:, :players] = [np.roll(policies, number) for number in numbers]
        facts, placing = np.zeros((count, FACTS), np.int64), np.zeros((count, MOST_SEATS), np.int64)
        points, sources = np.zeros((count, MOST_SEATS), np.int64), np.zeros((count, MOST_SEATS, MOST_SOURCES), np.int64)
        words, coins = np.array([seeds.words(key) for key in keys]), np.array([coin_of(key) for key in keys])
        acts = np.zeros(MOST_LEGAL, np.int64)
        learned = OURS_TOGETHER.minds(GAME), OURS_TOGETHER.scratch()
        silent = events.STORED_SILENT
        play(boards, GAME.State.new(), GAME.State.new(), words, coins, seated, acts, silent, facts, points, sources, placing, *learned)
        progress(count)
        return facts, placing[:, :players], points[:, :players]

    ranges = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1) as pool:
        parts = [*pool.map(batch, ranges)]
    return Found(players, *(np.concatenate(column) for column in zip(*parts, strict=True)))


# ---------------------------------------------------------------- judging


@dataclass
class Row:
    """One criterion of one line: what was measured for each number of players, and whether it holds."""

    line: str
    criterion: str
    target: str
    cells: dict[int, str] = field(default_factory=dict)
    held: dict[int, bool] = field(default_factory=dict)

    def add(self, players: int, text: str, holds: bool) -> None:
        self.cells[players] = text if holds else f"**{text}**"
        self.held[players] = holds


def percent(each: Estimate) -> str:
    return f"{each.mean:.1%} ±{(each.high - each.low) / 2:.1%}".replace("%", "").strip()


def judged(line: str, options: dict[str, Any], found: dict[int, Found]) -> Iterator[Row]:
    """All criteria about games between equal bots."""
    rows = Row(line, "rounds", f"{LEAST_ROUNDS}–{MOST_ROUNDS}")
    ends = Row(line, "ended by the Critical Asset, %", f"≥ {LEAST_ASSET:.0%}")
    others = Row(line, f"… otherwise, %: {' · '.join(OTHER_ENDS.values())}", "")
    seats = Row(line, "seat furthest from even, points of %", f"≤ {SEAT_MARGIN * 100:.0f}")
    spaces = {kind: Row(line, f"{title} entered, %", f"≥ {LEAST_ENTERED:.0%}") for kind, title in ACTION_SPACES.items()}
    for players, each in found.items():
        rounds = estimate(each.facts[:, ROUNDS])
        rows.add(players, f"{rounds.mean:.2f} ±{rounds.high - rounds.mean:.2f}", LEAST_ROUNDS <= rounds.mean <= MOST_ROUNDS)
        asset = share(each.facts[:, REASON] == BY_ASSET)
        ends.add(players, percent(asset), asset.mean >= LEAST_ASSET)
        others.add(players, " · ".join(f"{100 * np.mean(each.facts[:, REASON] == reason):.1f}" for reason in OTHER_ENDS), True)
        off = max((estimate(each.wins(seat)) for seat in range(players)), key=lambda wins: abs(wins.mean - 1 / players))
        seats.add(
            players, f"{100 * (off.mean - 1 / players):+.1f} ±{100 * (off.high - off.mean):.1f}", abs(off.mean - 1 / players) <= SEAT_MARGIN
        )
        for kind, row in spaces.items():
            visits = each.entered(kind)
            if len(visits):
                entered = share(visits)
                counts = kind != Kind.ALARM or options.get("tracer", False)  # without the Tracer an Alarm is an ordinary space (BH-64)
                row.add(players, percent(entered), entered.mean >= LEAST_ENTERED or not counts)
                if not counts:
                    row.target = "(an ordinary space)"
    yield from (rows, ends, others, seats)
    yield from (row for row in spaces.values() if row.cells)


def skilled(line: str, found: dict[str, dict[int, Found]]) -> Iterator[Row]:
    """One greedy bot against worse ones: its share of the wins."""
    for others, by_players in found.items():
        row = Row(line, f"one greedy bot wins against {others} ones, %", "clearly more than even")
        for players, each in by_players.items():
            wins = share(_own(each))
            row.add(players, percent(wins), wins.low > 1.5 / players)
        yield row


def _own(each: Found) -> Any:
    """The wins, game by game, of the bot that moves on by a seat from game to game."""
    seats = np.arange(len(each.placing)) % each.players
    won = each.placing == 1
    return won[np.arange(len(won)), seats] / won.sum(axis=1)


# ---------------------------------------------------------------- the table


def print_table(rows: list[Row], players: list[int]) -> None:
    """Print the table as Markdown; what misses its target is bold."""
    print("| line | criterion | target | " + " | ".join(f"{count} players" for count in players) + " | met |")
    print("|---|---|---|" + "---|" * (len(players) + 1))
    last = ""
    for row in rows:
        cells = " | ".join(row.cells.get(count, "–") for count in players)
        met = "" if not row.target else "yes" if all(row.held.values()) else "**no**"
        print(f"| {row.line if row.line != last else ''} | {row.criterion} | {row.target} | {cells} | {met} |")
        last = row.line


def main() -> None:
    """Play, judge, print."""
    parser = argparse.ArgumentParser(description="Measure Black Hat's boards against their criteria.")
    parser.add_argument("--games", type=int, default=10_000, help="for every line and number of players (default: %(default)s)")
    parser.add_argument("--players", default="2,3,4,5,6", help="(default: %(default)s)")
    parser.add_argument("--line", action="append", default=[], help=f"one of: {'; '.join(LINES)} (default: all)")
    parser.add_argument("--board", type=Path, help="a board's text, to be tried in the place of each line's own")
    parser.add_argument("--seed", default="boards")
    given = parser.parse_args()
    unknown = [line for line in given.line if line not in LINES]
    if unknown:
        parser.error(f"--line {unknown[0]!r}: expected one of {'; '.join(LINES)}")
    players = [int(count) for count in given.players.split(",")]
    own = {"board": "custom", "drawing": given.board.read_text("utf-8")} if given.board else {}
    lines = {line: {**LINES[line], **own} for line in given.line or LINES}
    console = Console(stderr=True)
    rows: list[Row] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        runs = sum(3 if line in SKILL_LINES else 1 for line in lines)
        whole = bar.add_task("all games", total=runs * len(players) * given.games)
        for line, options in lines.items():
            rivals = {"equal": GREEDY, **({"careless": CARELESS, "random": RANDOM} if line in SKILL_LINES else {})}
            found: dict[str, dict[int, Found]] = {others: {} for others in rivals}
            for count in players:
                _, boards = GAME.board(count, options)
                for others, policy in rivals.items():
                    bar.update(whole, description=f"{line}, {count} players, {others}")
                    policies = [GREEDY] + [policy] * (count - 1)
                    found[others][count] = watch(
                        boards, count, given.games, policies, f"{given.seed}/{line}/{count}/{others}", lambda done: bar.advance(whole, done)
                    )
            rows += judged(line, options, found.pop("equal"))
            rows += skilled(line, found)
    print_table(rows, players)


if __name__ == "__main__":
    main()
