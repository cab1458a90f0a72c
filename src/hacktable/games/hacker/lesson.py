"""The lesson of Hacker: a live round against two opponents. Time runs only when the learner wants it to, until the step's goal is reached."""

from __future__ import annotations

import numpy as np

from hacktable.games.hacker.board import NOTE_COUNT, Board
from hacktable.games.hacker.rules.flow import infecting, set_out
from hacktable.games.hacker.rules.motion import account_under, between, rest
from hacktable.games.hacker.rules.viruses import height
from hacktable.games.hacker.state import TRUTH, Phase, State
from hacktable.games.hacker.verbs import Drop, Place
from hacktable.kernel.chacha import seed
from hacktable.kernel.events import SILENT
from hacktable.kernel.lesson import LEARNER, Lesson, LessonStep, load
from hacktable.kernel.verbs import Action

OWNERS = "ccbabcaab"
"""Whose account lies in each place; the middle is the first one."""
UNDER = {3: 1, 7: 2, 1: 3, 5: 2, 0: 2, 2: 2, 8: 1}
"""The note under each account: two of the learner's and of `b`, three of `c`, who has been to the bank already."""
WATCHED, TARGET, HOARD = 7, 1, 3
"""The learner's account that is attacked, the one that the learner attacks, and the one for the stolen note."""
NEAR = 12
"""So near to something one looks at it."""


def prepare(board: Board, s: State) -> None:
    seed(s, np.arange(1, 9))
    rest(s)
    s.owner[:] = -1
    for account, letter in enumerate(OWNERS):
        s.owner[account] = "abc".index(letter)
        s.spot_x[account], s.spot_y[account] = board.grid_x[account], board.grid_y[account]
    s.bank[:] = board.notes
    s.bank_size = NOTE_COUNT
    for account, value in UNDER.items():
        owner = s.owner[account]
        s.under[account, value - 1] += 1
        s.seen[owner, account, value - 1] += 1
        s.held[owner] += 1
        s.bank[value - 1] -= 1
        s.bank_size -= 1
    s.hand[: board.seats] = board.viruses
    load(s, (s.bank_size - 1, s.bank_size), (0, s.bank_size - 1))  # a 3 for the learner, then a 1
    s.rounds, s.first, s.walk, s.turn = 1, 2, 1, LEARNER  # `c` has walked, the learner walks, then `b`
    set_out(board, s, SILENT)


def turned_round(board: Board, s: State) -> bool:
    return s.facing == 1


def is_back(board: Board, s: State) -> bool:
    return s.seated == 1


def has_placed(board: Board, s: State) -> bool:
    return s.turn != LEARNER


def looks(board: Board, s: State) -> bool:
    here, there = (int(s.gaze_x[LEARNER]), int(s.gaze_y[LEARNER])), (int(s.spot_x[WATCHED]), int(s.spot_y[WATCHED]))
    return between(*here, *there) <= NEAR


def is_attacked(board: Board, s: State) -> bool:
    return height(s, TRUTH, WATCHED) > 0


def has_attacked(board: Board, s: State) -> bool:
    return height(s, TRUTH, TARGET) > 0


def protects(board: Board, s: State) -> bool:
    return s.phase != Phase.FLOW


def sits_down(board: Board, s: State) -> bool:
    """One has been to the bank and has not turned round."""
    return s.seated == 1


def too_late(board: Board, s: State) -> bool:
    """The last walker is home: nobody may drop a virus any more."""
    return s.phase != Phase.FLOW or not infecting(board, s)


def a_note(board: Board, s: State, action: Action) -> bool:
    return isinstance(action, Place)


def onto_the_target(board: Board, s: State, action: Action) -> bool:
    return isinstance(action, Drop) and account_under(board, s, LEARNER, action.hand - 1) == TARGET


LESSON = Lesson(
    players=3,
    options={"walk_seconds": 2, "walk_limit": 60, "place_limit": 60},
    prepare=prepare,
    steps=(
        LessonStep(words="walk", wanted=("face table",), goal=turned_round, missed=sits_down),
        LessonStep(words="bank", wanted=("face bank",), goal=is_back),
        LessonStep(words="place", wanted=("steer 1 100 126", "place 4"), goal=has_placed, takes=a_note),
        # At the bank `b` turns to the table, and so waits there: as long as that, there may be viruses.
        LessonStep(
            words="look",
            wanted=("look 126 74",),
            goal=looks,
            missed=too_late,
            then=("b face table", "c look 150 40"),
            point="account-7",
        ),
        LessonStep(
            words="watch",
            goal=is_attacked,
            missed=too_late,
            then=("c steer 1 126 74", "* 16", "c drop 1", "c steer 1 13 50"),
            point="account-7",
        ),
        LessonStep(
            words="slip",
            wanted=("steer 1 74 100", "drop 1"),
            goal=has_attacked,
            missed=too_late,
            takes=onto_the_target,
            point="account-1",
        ),
        LessonStep(words="home", goal=protects, then=("b face bank", "* 31", "b steer 1 126 126", "b place 9", "c name b")),
        LessonStep(words="take", wanted=("take 3", "place 4"), point="account-3"),
        LessonStep(words="name", wanted=("name c",)),
    ),
)
