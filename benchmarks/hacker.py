"""Measure games of Hacker between bots: how many viruses are traced, levels against each other, seats.

    python benchmarks/hacker.py --games 1000             # the tables of docs/games/hacker.md: live
    python benchmarks/hacker.py tempo=step --games 2000  # in steps
    python benchmarks/hacker.py --seats --games 6000 --seed fresh

Bots move on by a seat from game to game, so that no bot keeps the best seat. Intervals are 95 %. Every seat has a colour, so wins by seat
are also wins by colour; the p after them says how often chance alone would spread the wins as far.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from hacktable.games.hacker import GAME
from hacktable.kernel import options as option_texts
from hacktable.lab.batches import Simulation
from hacktable.lab.estimates import Estimate, estimate, share
from hacktable.lab.matches import seat_bots

PAIRS = (("greedy", "average"), ("greedy", "careless"), ("average", "careless"), ("careless", "random"))
SHUFFLES = 1000


def play(players: int, games: int, bots: list[str], options: dict[str, Any], seed: str = "hacker") -> tuple[Any, Any, Any]:
    """Final states, shares of the win, and the bots' seats in every game."""
    batches = [*Simulation(GAME, players, games, bots, seed, options)]
    states, wins = np.concatenate([batch.states for batch in batches]), np.concatenate([batch.wins for batch in batches])
    return states, wins, np.array([seat_bots(bots, number) for number in range(games)])


def percent(found: Estimate) -> str:
    return f"{100 * found.mean:.1f} (±{50 * (found.high - found.low):.1f})"


def traced(states: Any, seated: Any, bot: str, players: int) -> str:
    """The share of right names among the suspects that this bot named."""
    named, right = states["named"][:, :players] * (seated == bot), states["traced"][:, :players] * (seated == bot)
    each = right.sum(axis=1) / np.maximum(named.sum(axis=1), 1)
    return percent(estimate(each[named.sum(axis=1) > 0]))


def chance_of_spread(wins: Any) -> float:
    """How often wins are spread over the seats at least as unevenly when the seats of every game are shuffled."""
    shuffler = np.random.default_rng(1)
    spread = [float(rows.mean(axis=0).var()) for rows in (wins, *(shuffler.permuted(wins, axis=1) for _ in range(SHUFFLES)))]
    return sum(each >= spread[0] for each in spread[1:]) / SHUFFLES


def by_seat(wins: Any) -> str:
    margin = max(share(wins[:, seat]).high - share(wins[:, seat]).low for seat in range(wins.shape[1])) / 2
    shares = " · ".join(f"{100 * share(wins[:, seat]).mean:.1f}" for seat in range(wins.shape[1]))
    return f"{shares} (±{100 * margin:.1f}, p = {chance_of_spread(wins):.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("options", nargs="*", metavar="name=value")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="hacker")
    parser.add_argument("--seats", action="store_true", help="nothing but wins by seat, among the attentive")
    parser.add_argument("--players", type=int, nargs="*", default=list(GAME.players))
    given = parser.parse_args()
    options = option_texts.parse(GAME.options, dict(pair.split("=", 1) for pair in given.options))
    if given.seats:
        print("| players | wins by seat, attentive (%) |\n|---|---|")
        for players in given.players:
            print(f"| {players} | {by_seat(play(players, given.games, ['greedy'] * players, options, given.seed)[1])} |", flush=True)
        return
    print("| players | traced among attentive (%) | average | careless | wins by seat, attentive (%) |\n|---|---|---|---|---|")
    for players in given.players:
        cells = []
        for bot in ("greedy", "average", "careless"):
            states, wins, seated = play(players, given.games, [bot] * players, options, given.seed)
            cells.append(traced(states, seated, bot, players))
            if bot == "greedy":
                seats = by_seat(wins)
        print(f"| {players} | {' | '.join(cells)} | {seats} |", flush=True)
    print(f"\n| players | {' | '.join(f'one {one} among {other}' for one, other in PAIRS)} | traced by it, by the careless |")
    print("|---" * (len(PAIRS) + 2) + "|")
    for players in given.players:
        cells = []
        for one, other in PAIRS:
            states, wins, seated = play(players, given.games, [one] + [other] * (players - 1), options, given.seed)
            cells.append(percent(share((wins * (seated == one)).sum(axis=1))))
            if (one, other) == ("greedy", "careless"):
                found = f"{traced(states, seated, one, players)}, {traced(states, seated, other, players)}"
        print(f"| {players} | {' | '.join(cells)} | {found} |", flush=True)


if __name__ == "__main__":
    main()
