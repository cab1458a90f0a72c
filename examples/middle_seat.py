"""Something `hacktable sim` does not report: how the seat between two neighbours fares with three players.

python examples/middle_seat.py [GAMES]
"""

import sys

import numpy as np

import hacktable
from hacktable.bots.bot import coin_of
from hacktable.bots.policies import GREEDY
from hacktable.kernel.engine import compiled
from hacktable.kernel.events import STORED_SILENT
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS, MOST_SOURCES
from hacktable.lab.playout import play_games
from hacktable.lab.simulate import share
from hacktable.match import seeds

games = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
game = hacktable.game("hashcatch").rules
_, boards = game.board(3)
keys = [seeds.match_key(seeds.server_seed(f"middle/{number}")) for number in range(games)]
states = game.State.new(games)
placing = np.zeros((games, MOST_SEATS), np.int64)
compiled(game).entry(play_games)(
    boards,
    states,
    game.State.new(),
    np.array([seeds.words(key) for key in keys]),
    np.array([coin_of(key) for key in keys]),
    np.full((games, MOST_SEATS), GREEDY),
    np.zeros(MOST_LEGAL, np.int64),
    STORED_SILENT,
    np.zeros(games, np.int64),
    np.zeros((games, MOST_SEATS), np.int64),
    np.zeros((games, MOST_SEATS, MOST_SOURCES), np.int64),
    placing,
)
won = placing[:, :3] == 1
in_the_middle = states["start"][:, :3] == boards[0]["start"][1]
wins = share((won / won.sum(axis=1, keepdims=True) * in_the_middle).sum(axis=1))
print(f"the seat between two neighbours wins {wins.mean:.2%} ({wins.low:.2%}–{wins.high:.2%}) of {games:,} games")
