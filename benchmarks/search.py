"""How fast our rules can be searched, beside OpenSpiel's C++ search in the same run.

    python benchmarks/search.py [--worlds 300] [--rounds 7]

Both sides do the same: a tree over what the seat knows (information set Monte Carlo tree search: a new world for every simulation, UCB in the
tree, random play to the end of the game), no network, no judgement. Ours searches Black Hat with four players, OpenSpiel its hearts (the extra
`peer`), each in four positions: at the first decision, and after a quarter, a half and three quarters of a game. A simulation is one world
played to the end. A game of Black Hat is several times as long as a deal of hearts, so decisions a second are printed too: forced ones
count, on both sides. Rounds of both sides take turns, and each side's fastest round of each position counts.
"""

from __future__ import annotations

import argparse
import importlib.util
import math
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import hacktable
from hacktable.kernel import events
from hacktable.kernel.bits import first_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel, long
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import Buffers, States, compiled
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES, actors, apply, at_random, imagine, legal, over, standings

PLAYERS = 4
PARTS = (0.0, 0.25, 0.5, 0.75)
"""Of a game that has been played before the search begins."""
EXPLORATION = 1.4
PASSED, CARDS = 12, 52
"""Decisions of a deal of hearts."""
ACT, FIRST, NEXT, VISITS, AVAILABLE = 0, 1, 2, 3, 4
"""Columns of the tree: the action that leads to a node, its first child, its next sibling, simulations through it, and how many of
those through its parent could have come here. Siblings are in rising order of their actions, as the lists of legal actions are."""
COLUMNS = 5
LONGEST = 400
WORD = 1 << 31


@long
@kernel
def grow(
    boards: Any,
    masks: States,
    room: States,
    seat: int,
    times: int,
    exploration: float,
    tree: Ints,
    worth: Any,
    logs: Any,
    path: Ints,
    acts: Ints,
    result: Ints,
    sources: Ints,
    key: Ints,
    coin: Ints,
    told: Buffers,
) -> int:
    """So many simulations from an empty tree; `logs` has the logarithms of all numbers up to so many. How many decisions were made in them."""
    board, m, s, silent = boards[0], masks[0], room[0], told[0]
    size, made, seats = 1, 0, int(board.seats)
    for column in range(COLUMNS):
        tree[0, column] = 0
    for _ in range(times):
        for i in range(len(key)):
            key[i] = toss(coin, WORD)
        imagine(board, m, seat, key, s)
        node, depth, growing = 0, 1, True
        path[0] = 0
        while not over(board, s):
            who = first_of(actors(board, s))
            made += 1
            if not growing:
                act = at_random(board, s, who, acts, coin)
            else:
                count = legal(board, s, who, acts)
                best, chosen, chosen_node, new = -1.0, 0, 0, 0
                child, left = int(tree[node, FIRST]), 0
                for place in range(count):
                    while child != 0 and tree[child, ACT] < acts[place]:
                        left, child = child, int(tree[child, NEXT])
                    if child == 0 or tree[child, ACT] != acts[place]:  # one of those never tried, each equally likely
                        new += 1
                        if toss(coin, new) == 0:
                            chosen, chosen_node = place, left
                        continue
                    tree[child, AVAILABLE] += 1
                    visits = float(tree[child, VISITS])
                    score = worth[child, who] / visits + exploration * np.sqrt(logs[tree[child, AVAILABLE]] / visits)
                    if new == 0 and score > best:
                        best, chosen, chosen_node = score, place, child
                act = int(acts[chosen])
                if new > 0:
                    before, column = (chosen_node, NEXT) if chosen_node != 0 else (node, FIRST)
                    chosen_node, growing = size, False
                    size += 1
                    tree[chosen_node, ACT], tree[chosen_node, FIRST], tree[chosen_node, NEXT] = act, 0, tree[before, column]
                    tree[chosen_node, VISITS], tree[chosen_node, AVAILABLE] = 0, 1
                    tree[before, column] = chosen_node
                    for each in range(seats):
                        worth[chosen_node, each] = 0.0
                node = chosen_node
                if depth < len(path):
                    path[depth] = node
                    depth += 1
            apply(board, s, who, act, silent)
        standings(board, s, result[0], sources, result[1])
        winners = 0
        for each in range(seats):
            winners += 1 if result[1, each] == 1 else 0
        for at in range(depth):
            tree[path[at], VISITS] += 1
            for each in range(seats):
                worth[path[at], each] += 1.0 / winners if result[1, each] == 1 else 0.0
    return made


Search = Callable[[int], tuple[float, int]]
"""Makes so many simulations, and says how many seconds of the processor they took, and how many decisions there were in them."""


def ours() -> list[Search]:
    """A search for each position of a random game of Black Hat."""
    game = hacktable.game("blackhat")
    known, chance = list[Knowledge](), random.Random(3)
    match = game.start(PLAYERS, "search")
    while not match.over:
        now = match.knowledge(match.actors[0])
        known.append(now)
        match.act(now.seat, chance.choice(now.legal))
    entry = compiled(game.rules).entry(grow)
    found = list[Search]()
    for part in PARTS:
        asked = next(each for each in known[int(part * len(known)) :] if len(each.acts) > 1)

        def search(times: int, asked: Knowledge = asked) -> tuple[float, int]:
            words = (asked.boards, asked.masks, game.rules.State.new(), asked.seat, times, EXPLORATION)
            tree, worth = np.zeros((times + 1, COLUMNS), np.int64), np.zeros((times + 1, MOST_SEATS))
            room = (np.zeros(LONGEST, np.int64), np.zeros(MOST_LEGAL, np.int64), np.zeros((2, MOST_SEATS), np.int64))
            sources, key, coin = np.zeros((MOST_SEATS, MOST_SOURCES), np.int64), np.zeros(8, np.int64), np.array([11], np.int64)
            start = time.thread_time()
            logs = np.log(np.maximum(np.arange(times + 1), 1))
            made = entry(*words, tree, worth, logs, *room, sources, key, coin, events.STORED_SILENT)
            return time.thread_time() - start, int(made)

        found.append(search)
    return found


def peers() -> list[Search]:
    """The same for OpenSpiel's hearts: every player passes three cards, then 52 are played."""
    import pyspiel

    game, chance = pyspiel.load_game("hearts"), random.Random(3)
    found = list[Search]()
    for part in PARTS:
        state, made = game.new_initial_state(), 0
        while state.is_chance_node() or made < PASSED + int(part * CARDS) or len(state.legal_actions()) < 2:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                made += 1

        def search(times: int, state: Any = state, left: int = PASSED + CARDS - made) -> tuple[float, int]:
            evaluator, most_visits = pyspiel.RandomRolloutEvaluator(1, 5), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(11, evaluator, EXPLORATION, times, -1, most_visits, False, False)
            start = time.thread_time()
            bot.step(state)
            return time.thread_time() - start, times * left

        found.append(search)
    return found


def measure(sides: dict[str, list[Search]], worlds: int, rounds: int) -> dict[str, list[tuple[float, int]]]:
    """Of each side's fastest search in each position: its seconds, and its decisions."""
    for searches in sides.values():
        searches[0](2)  # compiles, or loads what has been compiled
    best = {side: [(math.inf, 0)] * len(PARTS) for side in sides}
    for _ in range(rounds):
        for at in range(len(PARTS)):
            for side, searches in sides.items():
                best[side][at] = min(best[side][at], searches[at](worlds))
    return best


def main() -> None:
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--worlds", type=int, default=300, help="simulations of a search")
    command.add_argument("--rounds", type=int, default=15)
    given = command.parse_args()
    if importlib.util.find_spec("pyspiel") is None:
        command.error("OpenSpiel is not installed: pip install 'hacktable[peer]'")
    found = measure({"blackhat": ours(), "hearts": peers()}, given.worlds, given.rounds)
    print(f"{given.worlds} simulations a search, fastest of {given.rounds} rounds; thousands a second, of simulations and of decisions")
    print(f"{'searched after':>20} {'Black Hat':>20} {'hearts':>20} {'ratios':>14}")
    for named, places in (*((f"{part:.0%} of a game", [at]) for at, part in enumerate(PARTS)), ("all four", range(len(PARTS)))):
        (own, own_made), (peer, peer_made) = (rates([found[side][at] for at in places], given.worlds) for side in ("blackhat", "hearts"))
        print(f"{named:>20} {own:10.1f} {own_made:9.0f} {peer:10.1f} {peer_made:9.0f} {own / peer:7.2f} {own_made / peer_made:6.2f}")


def rates(searches: list[tuple[float, int]], worlds: int) -> tuple[float, float]:
    """Thousands of simulations and of decisions a second."""
    seconds = sum(each for each, _ in searches)
    return worlds * len(searches) / seconds / 1000, sum(made for _, made in searches) / seconds / 1000


if __name__ == "__main__":
    main()
