"""A match that follows a lesson: how far the learner is, what counts in this step, and what the others do next.

Where a course stands follows from the match's log alone. So a lesson is left and resumed like any other match.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from hacktable.kernel.cstruct import CStruct
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.lesson import LEARNER, Lesson, LessonStep
from hacktable.kernel.verbs import CLOCK, Action, Tick, seat_letter
from hacktable.match.match import Match, Step

CLOCK_LETTER = "*"
"""Who makes time pass, in notation."""
MOST_TICKS = 200
"""Within so many ticks a step is done by who does what is wanted at once."""


def begin_lesson(game: Game, at: int = 0) -> Match:
    """The match of a game's lesson, as it was prepared.

    :param at: the step to begin with, as if a learner had done all steps before it without delay.
    :raises OptionError: if the game has no lesson.
    """
    lesson = lesson_of(game)
    options, boards = game.board(lesson.players, lesson.options)
    states = game.State.new()
    if at:
        states[0] = _rehearsed(game, at)
    else:
        state = game.State.mirror(states[0])
        lesson.prepare(game.Board.mirror(boards[0]), state)
        state.store(states[0])
    return Match(game, lesson.players, options, boards, states=states)


@cache
def _rehearsed(game: Game, at: int) -> np.void:
    """The state in which a step begins, if the learner does what is wanted as soon as it is possible."""
    match = begin_lesson(game)
    course = Course(match)
    while course.at < at:
        rehearse(match, course)
    state: np.void = match.opened()[0].copy()
    return state


def rehearse(match: Match, course: Course) -> None:
    """Play one step: the learner does what is wanted, and everybody else what the script says, while time runs if it is live."""
    step, here, ticks = course.step, course.at, 0
    assert step, "the lesson is over"
    todo = [match.rules.actions.parse(text) for text in step.wanted]
    course.read()
    while course.at == here:
        line = course.line()
        if line and _possible(match, *line):
            _do(match, course, *line)
        elif todo and (isinstance(todo[0], match.rules.inputs) or (course.takes(todo[0]) and _possible(match, LEARNER, todo[0]))):
            _do(match, course, LEARNER, todo.pop(0))
        else:
            ticks += 1
            assert ticks < (MOST_TICKS if match.live else 1), f"the step {step.words} does not come to its end"
            _do(match, course, CLOCK, Tick())


def _possible(match: Match, seat: int, action: Action) -> bool:
    return isinstance(action, match.rules.inputs) or action in match.legal(seat)


def _do(match: Match, course: Course, seat: int, action: Action) -> None:
    step = match.attempt(seat, action)
    match.take(step)
    course.took(step)


def lesson_of(game: Game) -> Lesson:
    """:raises OptionError: if the game has no lesson."""
    if game.lesson is None:
        raise OptionError("option-lesson", game=game.name)
    return game.lesson


class Course:
    """The way of one match through its lesson."""

    def __init__(self, match: Match, at: int = 0) -> None:
        """:param at: the step that the match began with."""
        self._match = match
        self._lesson = lesson_of(match.rules)
        self.at = at
        """The step that the learner is at, counted from 0; as many as there are steps when the lesson is over."""
        self._done = 0
        """How many of the actions of this step the learner has done."""
        self._spoken = 0
        """How many lines of this step's script the others have done."""
        self._ticks = 0
        """How many ticks there were since the last line."""
        self._reached = False
        """Whether this step's goal has been reached."""
        self.missed = False
        """Whether this step's goal cannot be reached any more."""
        self._read = -1
        """The step of which the learner has read the words: it is not in the log, so who comes back reads them again."""
        self._board = match.rules.Board.mirror(match.boards[0])

    @property
    def over(self) -> bool:
        return self.at == self.length

    @property
    def length(self) -> int:
        return len(self._lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """None when the lesson is over."""
        return None if self.over else self._lesson.steps[self.at]

    @property
    def acted(self) -> bool:
        """Whether the learner's part of this step is done."""
        if self.step is None:
            return False
        return self._reached if self.step.goal else self._done == len(self.step.wanted)

    @property
    def stands(self) -> bool:
        """Whether time stands still, because the learner reads, or has missed what the step is about."""
        return self.step is None or self.step.goal is None or self._read != self.at or self.missed

    def read(self) -> None:
        """The learner has read what to do: time may run."""
        self._read = self.at

    @property
    def before(self) -> LessonStep | None:
        """The last step of which the learner's part is done."""
        done = self.at if self.acted else self.at - 1
        return self._lesson.steps[done] if done >= 0 else None

    def takes(self, action: Action) -> bool:
        """Whether an action of the learner's is what this step is about."""
        step = self.step
        if step is None or self.acted:
            return False
        if step.goal:
            return step.takes is not None and not self.stands and step.takes(self._board, self._state(), action)
        return action == self._match.rules.actions.parse(step.wanted[self._done])

    def line(self) -> tuple[int, Action] | None:
        """Who does what next, by the script; None if nobody does anything now."""
        step = self.step
        if step is None or (self.stands if step.goal else not self.acted) or self._spoken == len(step.then):
            return None
        letter, _, text = step.then[self._spoken].partition(" ")
        if letter == CLOCK_LETTER:
            return None
        seat = next(seat for seat in range(self._match.players) if seat_letter(seat) == letter)
        return seat, self._match.rules.actions.parse(text)

    def took(self, step: Step) -> None:
        """The match has taken a step."""
        if self.over:
            return
        now = self._lesson.steps[self.at]
        if step.seat == CLOCK:
            self._ticks += 1
        elif step.seat == LEARNER:
            self._done += 1
        else:
            self._spoken, self._ticks = self._spoken + 1, 0
        if self._spoken < len(now.then) and now.then[self._spoken] == f"{CLOCK_LETTER} {self._ticks}":
            self._spoken, self._ticks = self._spoken + 1, 0
        self._reached = self._reached or (now.goal is not None and now.goal(self._board, self._state()))
        self.missed = not self._reached and now.missed is not None and now.missed(self._board, self._state())
        if self.acted and self._spoken == len(now.then):
            self.at, self._done, self._spoken, self._ticks, self._reached = self.at + 1, 0, 0, 0, False

    def _state(self) -> CStruct:
        return self._match.rules.State.mirror(self._match.opened()[0])
