"""The lesson of Hashcatch: one transaction, one hashing, one small hack and one big hack, against one opponent."""

from __future__ import annotations

import numpy as np

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.rules.tokens import put
from hacktable.games.hashcatch.state import BANK, BASE, NOWHERE, PLACES, Phase, State
from hacktable.kernel.chacha import seed
from hacktable.kernel.lesson import Lesson, LessonStep, load

TOKENS = (
    (("ring-1", 3), ("bank-1", 2), ("ring-33", 4), ("row-1-a", 1), ("base", 2)),
    (("row-1-b", 3), ("row-1-c", 4), ("bank-2", 2), ("ring-35", 1), ("base", 4)),
)
"""By seat: where each token stands, and its digit. The row's code is 8."""
KEY = 22
"""From it follow the dice of the big hack, the only ones that are not loaded: a miss, and then an 8."""


def prepare(board: Board, s: State) -> None:
    seed(s, np.arange(KEY, KEY + 8))
    load(
        s,
        4,  # the learner's token reaches the #
        3,
        5,  # its check: odd, like its digit
        5, 5, 2, 4, 1, 3,  # hashing: a double for the learner's token in the bank
        (2, 4),  # the digit of the new token
        4,
        2,  # the small hack: even, the digit there is odd
        2,
        4,  # the second check
        5,
    )  # fmt: skip
    s.place[:] = NOWHERE
    for seat, tokens in enumerate(TOKENS):
        s.start[seat] = board.start[board.base[seat]]
        s.tokens[seat] = len(tokens)
        for token, (place, digit) in enumerate(tokens):
            put(s, seat, token, PLACES.index(place))
            s.digit[seat, token] = digit
            s.shown[seat, token] = int(BANK <= s.place[seat, token] < BASE)
    s.turns, s.turn, s.phase = 1, 0, Phase.PURPOSE


LESSON = Lesson(
    players=2,
    prepare=prepare,
    steps=(
        LessonStep(words="roll", wanted=("roll",)),
        LessonStep(words="move", wanted=("move 1 +",), then=("b roll", "b move 5 +")),
        LessonStep(words="check", wanted=("check 1",)),
        LessonStep(words="bank", wanted=("bank",), then=("b roll", "b move 5 +")),
        LessonStep(words="again", wanted=("roll",)),
        LessonStep(words="small-hack", wanted=("move 3 +",), then=("b roll", "b move 5 +")),
        LessonStep(words="recheck", wanted=("check 3",)),
        LessonStep(words="attack", wanted=("attack 2",), then=("b roll", "b move 5 +")),
        LessonStep(words="hack", wanted=("hack",)),
    ),
)
