"""How long a match lasts, with bots and with people: what the doors of the home page say.

Bots play matches with each game's usual options. The program counts what seat 0 decides, what the others do in its sight, what all seats
decide, and how many ticks pass, and turns these counts into minutes, by the pace of the page and by how long a person takes to decide. The counts
are measured; a person's pace is assumed, and a company that thinks twice as long plays nearly twice as long. `python benchmarks/minutes.py`
prints minutes with bots and with people for each game and number of players: a tenth of the matches is shorter than the first number, and a
tenth is longer than the second.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from hacktable.bots.player import Complaints
from hacktable.kernel.verbs import CLOCK
from hacktable.lab.matches import game_seed, play_out, players_of
from hacktable.match.box import box
from hacktable.match.match import Match

DECIDE = 4.0
"""Seconds that a person takes for a decision of their own, once the game is known: looking, choosing, confirming."""
FOLLOW = 1.2
"""Seconds that a bot's action takes on the page: the bots' pause of 0.65 s, and what its picture takes beyond that."""
PICTURE = 0.55
"""Seconds that the picture of an action takes, in which nobody can decide."""
PAUSE = 10.0
"""Seconds before a live round, for looking back at the last one."""
GAMES = ("blackhat", "hashcatch", "hacker")


@dataclass
class Counted:
    """What takes time in one match."""

    own: int = 0
    """Decisions of seat 0."""
    others: int = 0
    """Actions of the other seats that seat 0 sees something of."""
    all: int = 0
    """Decisions of all seats."""
    passing: float = 0.0
    """Seconds that pass by themselves: live rounds, and pauses before them."""

    @property
    def with_bots(self) -> float:
        return (self.own * DECIDE + self.others * FOLLOW + self.passing) / 60

    @property
    def with_people(self) -> float:
        return (self.all * (DECIDE + PICTURE) + self.passing) / 60


def count(match: Match) -> Counted:
    """Let bots play a match to its end."""
    counted = Counted()
    live = False

    def follow() -> None:
        nonlocal live
        entry = match.log[-1]
        if entry.seat == CLOCK:
            assert match.rules.live
            counted.passing += match.rules.live.beat / 1000
        elif not live:  # in a live round, time passes by ticks alone
            counted.all += 1
            counted.own += entry.seat == 0
            counted.others += entry.seat != 0 and bool(entry.events)
        if match.live and not live:
            counted.passing += PAUSE
        live = match.live

    complaints = Complaints()
    play_out(match, players_of(match, ["greedy"] * match.players, complaints, "minutes"), follow)
    complaints.sum_up()
    return counted


def between(lengths: list[float]) -> str:
    """What the quickest tenth stays below, and the slowest tenth above."""
    tenth = len(lengths) // 10
    return f"{sorted(lengths)[tenth]:.1f} to {sorted(lengths)[-1 - tenth]:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=100, metavar="M", help="matches for each number of players (default: %(default)s)")
    given = parser.parse_args()
    for name in given.game:
        game = box(name)
        for players in game.players:
            matches = [count(game.start(players, game_seed("minutes", number))) for number in range(given.games)]
            bots, people = between([each.with_bots for each in matches]), between([each.with_people for each in matches])
            print(f"{name}, {players} players: {bots} minutes with bots, {people} with people", flush=True)


if __name__ == "__main__":
    main()
