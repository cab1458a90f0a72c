"""How long a match against bots lasts: what the doors of the home page promise.

Bots play matches with each game's usual options. The program counts what seat 0 decides, what all others do in its sight, and how many
ticks pass, and turns these into minutes by the pace of the page. `python benchmarks/minutes.py` prints two numbers of minutes for each
game and number of players: a tenth of the matches is shorter than the first, and a tenth is longer than the second.
"""

from __future__ import annotations

import argparse

from hacktable.bots.player import Complaints
from hacktable.kernel.verbs import CLOCK
from hacktable.lab.matches import game_seed, play_out, players_of
from hacktable.match.box import GameBox, box
from hacktable.match.match import Match

DECIDE = 4.0
"""Seconds that a person takes for a decision of their own, once the game is known: looking, choosing, confirming."""
FOLLOW = 1.2
"""Seconds that an action of somebody else takes on the page: the bots' pause of 0.65 s, and what its picture takes beyond that."""
PAUSE = 10.0
"""Seconds before a live round, for looking back at the last one."""
GAMES = ("blackhat", "hashcatch", "hacker")


def minutes_of(match: Match) -> float:
    """Let bots play a match, and tell how long it would have taken with a person in seat 0."""
    seconds = 0.0
    live = False

    def follow() -> None:
        nonlocal seconds, live
        entry = match.log[-1]
        if entry.seat == CLOCK:
            assert match.rules.live
            seconds += match.rules.live.beat / 1000
        elif not live:  # in a live round, time passes by ticks alone
            seconds += DECIDE if entry.seat == 0 else FOLLOW if entry.events else 0.0
        if match.live and not live:
            seconds += PAUSE
        live = match.live

    complaints = Complaints()
    play_out(match, players_of(match, ["greedy"] * match.players, complaints, "minutes"), follow)
    complaints.sum_up()
    return seconds / 60


def measured(game: GameBox, players: int, games: int) -> tuple[float, float]:
    """What the quickest tenth of the matches stays below, and the slowest tenth above, in minutes."""
    lengths = sorted(minutes_of(game.start(players, game_seed("minutes", number))) for number in range(games))
    return lengths[games // 10], lengths[-1 - games // 10]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=100, metavar="M", help="matches for each number of players (default: %(default)s)")
    given = parser.parse_args()
    for name in given.game:
        game = box(name)
        for players in game.players:
            low, high = measured(game, players, given.games)
            print(f"{name}, {players} players: {low:.1f} to {high:.1f} minutes")


if __name__ == "__main__":
    main()
