"""How strong the champion is: one of it among greedy bots, all seats in turn, with the weights that are shipped, on the processor.

    python benchmarks/strength.py [GAME …] [--games 20000] [--out FILE]
    python benchmarks/strength.py [GAME …] --cost

Besides the usual options, Black Hat and Hacker are played with options drawn at random: a few games on each of many boards.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random

import numpy as np

import hacktable
from hacktable.bots import registry
from hacktable.bots.learned.mind import columns_of
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import choose, look_again
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.events import STORED_SILENT
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.options import Value
from hacktable.kernel.rules import MOST_LEGAL, legal
from hacktable.lab.batches import Simulation
from hacktable.lab.matches import seat_bots

BOARDS = 200
"""Boards that are drawn."""


def shares(game: Game, players: int, games: int, seed: str, options: Mapping[str, Value]) -> list[float]:
    """The champion's share of the win, game by game."""
    simulation = Simulation(game, players, games, ["champion", *["greedy"] * (players - 1)], seed, options)
    found = list[float]()
    for batch in simulation:
        for place, number in enumerate(batch.numbers):
            found.append(float(batch.wins[place, seat_bots(simulation.bots, number).index("champion")]))
    return found


def measure(game: Game, players: int, games: int, *, drawn: bool) -> dict[str, object]:
    notes, chance, began = columns_of(game).notes, Random(f"strength {game.name} {players}"), time.perf_counter()
    if drawn:
        assert notes.drawn
        boards = [notes.drawn(chance, players) for _ in range(BOARDS)]
        won = [each for at, options in enumerate(boards) for each in shares(game, players, games // BOARDS, f"strength {at}", options)]
    else:
        won = shares(game, players, games, "strength", notes.usual)
    half = 1.96 * float(np.std(won)) / math.sqrt(len(won))
    seconds = time.perf_counter() - began
    return {
        "game": game.name,
        "players": players,
        "options": "drawn" if drawn else "usual",
        "games": len(won),
        "won": float(np.mean(won)),
        "half": half,
        "seconds": seconds,
    }


@long
@kernel
def think(
    boards: Boards,
    masks: States,
    seats: Ints,
    policy: int,
    acts: Ints,
    coin: Ints,
    minds: Floats,
    scratch: Floats,
    room: States,
    silent: Buffers,
    again: int,
    times: int,
) -> int:
    """Choose in every position, so many times over; `again`: and take a second look."""
    made = 0
    for _ in range(times):
        for at in range(len(seats)):
            seat = int(seats[at])
            count = legal(boards[0], masks[at], seat, acts)
            chosen = choose(boards[0], masks[at], seat, policy, acts, count, coin, minds, scratch)
            if again == 1:
                chosen = look_again(boards[0], masks[at], seat, policy, acts, count, chosen, coin, minds, scratch, room, silent)
            made += chosen
    return made


def cost(game: Game, players: int) -> dict[str, object]:
    """Microseconds a decision on one core, its legal actions and columns included: positions of games between greedy bots."""
    match = hacktable.game(game.name).start(players, "cost", columns_of(game).notes.usual)
    bot, known = PolicyBot("greedy", np.array([1], np.int64)), list[Knowledge]()
    while not match.over and len(known) < 300:
        now = match.knowledge(match.actors[0])
        known += [now] if len(now.acts) > 1 else []
        match.act(now.seat, bot.choose(now))
    found = registry.together([registry.find("champion"), registry.find("greedy")])
    assert found
    together, numbers = found
    entry = together.compiled(game).entry(think)
    masks, seats = np.concatenate([each.masks for each in known]), np.array([each.seat for each in known])
    costs: dict[str, object] = {
        "game": game.name,
        "players": players,
        "positions": len(known),
        "actions": np.mean([len(each.acts) for each in known]),
    }
    for name, again in (("champion", 0), ("champion", 1), ("greedy", 0)):
        words = (known[0].boards, masks, seats, numbers[name], np.zeros(MOST_LEGAL, np.int64), np.array([1], np.int64))
        spent = list[float]()
        for _ in range(15):
            start = time.perf_counter()
            entry(*words, together.minds(game), together.scratch(), together.room(game, mirrored=False), STORED_SILENT, again, 5)
            spent.append((time.perf_counter() - start) / (5 * len(known)) * 1e6)
        costs[f"{name}, second look included" if again else name] = min(spent[1:])
    return costs


def main() -> None:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("games_named", nargs="*", metavar="GAME")
    command.add_argument("--games", type=int, default=20_000)
    command.add_argument("--players", type=int, action="append")
    command.add_argument("--drawn", choices=("yes", "no", "both"), default="both")
    command.add_argument("--cost", action="store_true", help="measure what a decision costs instead")
    command.add_argument("--out", type=Path)
    given = command.parse_args()
    for name in given.games_named or hacktable.game_names():
        game = hacktable.game(name).rules
        if given.cost:
            print(json.dumps(cost(game, 4)), flush=True)
            continue
        for drawn in (False, True):
            if given.drawn == ("no" if drawn else "yes") or (drawn and columns_of(game).notes.drawn is None):
                continue
            for players in given.players or game.players:
                found = measure(game, players, given.games, drawn=drawn)
                print(json.dumps(found), flush=True)
                if given.out:
                    with given.out.open("a") as file:
                        file.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
