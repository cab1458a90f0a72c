"""The lesson of Black Hat: four tricks to the end of a round, with a jump, the Black Hat and a joker, against two opponents."""

from __future__ import annotations

import numpy as np

from hacktable.games.blackhat.board import CARD_KINDS, HAT, Board, card_name
from hacktable.games.blackhat.rules.opening import lay_out
from hacktable.games.blackhat.rules.play import apply
from hacktable.games.blackhat.rules.trick import begin_trick
from hacktable.games.blackhat.state import PLACES, State
from hacktable.games.blackhat.verbs import ACTIONS
from hacktable.kernel.chacha import seed
from hacktable.kernel.events import SILENT
from hacktable.kernel.lesson import Lesson, LessonStep
from hacktable.kernel.verbs import LETTERS

HANDS = ("13 7 7 joker hat", "9 3 12 4 10 11", "11 5 5 2 6 8")
PAWNS = (("b2", "e4"), ("d2", "f4"), ("c2", "d4"))
FIRST = ("b lead 1", "b play 9 1 0 0", "c play 11 1 0 0")
"""What lies in the trick when the lesson begins."""
KEY = 1
"""From it follows the deal of the second round, with which the lesson ends."""


def prepare(board: Board, s: State) -> None:
    kinds = {card_name(kind): kind for kind in range(CARD_KINDS)}
    seed(s, np.arange(KEY, KEY + 8))
    lay_out(board, s, SILENT)
    s.pile[:] = board.deck
    for hand, cards in enumerate(HANDS):
        for card in cards.split():
            (s.open if card == "hat" else s.hidden)[hand, kinds[card]] += 1
            s.pile[kinds[card]] -= 1
            s.held[hand] += 1
        s.place[hand] = [PLACES.index(place) for place in PAWNS[hand]]
    assert s.pile[HAT] == 0
    s.pile_size = int(s.pile.sum())
    s.rounds, s.dealer, s.leader = 1, 0, 1
    begin_trick(board, s)
    for line in FIRST:
        letter, _, action = line.partition(" ")
        apply(board, s, LETTERS.index(letter), ACTIONS.encode(ACTIONS.parse(action)), SILENT)


LESSON = Lesson(
    players=3,
    prepare=prepare,
    steps=(
        LessonStep(words="follow", wanted=("play 13 1 0 0",)),
        LessonStep(words="move", wanted=("move a 1 c3",)),
        LessonStep(words="lead", wanted=("lead 2", "play 7 2 0 0"), then=("b play 3 1 0 0", "c play 5 2 0 0")),
        LessonStep(words="jump", wanted=("move a 2 g3",)),
        LessonStep(
            words="hat",
            wanted=("lead 1", "play 14 0 0 1"),
            then=("b play 12 1 0 0", "c play 2 1 0 0", "c keep", "c pick 2", "c move a 2 h4", "c lead 1", "c play 6 1 0 0"),
        ),
        LessonStep(words="joker", wanted=("play 14 0 1 0",), then=("b play 4 1 0 0",)),
        LessonStep(words="last", wanted=("move a 2 i4",)),
    ),
)
