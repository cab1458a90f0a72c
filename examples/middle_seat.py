"""Measure something that `hacktable sim` does not report: how often the seat between two neighbours wins with three players.

python examples/middle_seat.py [GAMES]
"""

import sys

import numpy as np

from hacktable import lab

games = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
wins = []
for batch in lab.play("hashcatch", players=3, games=games, bots="greedy", seed="middle"):
    in_the_middle = batch.states["start"][:, :3] == batch.board["start"][1]
    wins.append((batch.wins * in_the_middle).sum(axis=1))
found = lab.share(np.concatenate(wins))
print(f"the seat between two neighbours wins {found.mean:.2%} ({found.low:.2%}–{found.high:.2%}) of {games:,} games")
