"""Measure something from events: how often a roll leaves a player of Hashcatch without a move.

python examples/stuck.py [GAMES]
"""

import sys

from hacktable import lab
from hacktable.games.hashcatch.verbs import Rolled, Stuck

games = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
count = {Rolled: 0, Stuck: 0}
for batch in lab.play("hashcatch", players=4, games=games, seed="stuck", events=True):
    for _, event in batch.events(Rolled, Stuck):
        count[type(event)] += 1
print(f"{count[Stuck]:,} of {count[Rolled]:,} rolls ({count[Stuck] / count[Rolled]:.2%}) left nothing to move, in {games:,} games")
