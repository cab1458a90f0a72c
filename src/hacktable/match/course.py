"""A match that follows a lesson: how far the learner is, what counts in this step, and what the others do next.

Where a course stands follows from the match's log alone. So a lesson is left and resumed like any other match.
"""

from __future__ import annotations

from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.lesson import LEARNER, Lesson, LessonStep
from hacktable.kernel.verbs import Action, seat_letter
from hacktable.match.match import Match, Step


def begin_lesson(game: Game) -> Match:
    """The match of a game's lesson, as it was prepared.

    :raises OptionError: if the game has no lesson.
    """
    lesson = lesson_of(game)
    options, boards = game.board(lesson.players, lesson.options)
    states = game.State.new()
    state = game.State.mirror(states[0])
    lesson.prepare(game.Board.mirror(boards[0]), state)
    state.store(states[0])
    return Match(game, lesson.players, options, boards, states=states)


def lesson_of(game: Game) -> Lesson:
    """:raises OptionError: if the game has no lesson."""
    if game.lesson is None:
        raise OptionError("option-lesson", game=game.name)
    return game.lesson


class Course:
    """The way of one match through its lesson."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._lesson = lesson_of(match.rules)
        self.at = 0
        """The step that the learner is at, counted from 0; as many as there are steps when the lesson is over."""
        self._done = 0
        """How many of the actions of this step the learner has done."""
        self._spoken = 0
        """How many lines of this step's script the others have done."""

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
        return self.step is not None and self._done == len(self.step.wanted)

    @property
    def before(self) -> LessonStep | None:
        """The last step of which the learner's part is done."""
        done = self.at if self.acted else self.at - 1
        return self._lesson.steps[done] if done >= 0 else None

    def wanted(self) -> Action | None:
        """What the learner is to do now; None while the others act, and at the end."""
        if self.step is None or self.acted:
            return None
        return self._match.rules.actions.parse(self.step.wanted[self._done])

    def line(self) -> tuple[int, Action] | None:
        """Who does what next, by the script; None if it is for the learner to act."""
        if self.step is None or not self.acted:
            return None
        letter, _, text = self.step.then[self._spoken].partition(" ")
        seat = next(seat for seat in range(self._match.players) if seat_letter(seat) == letter)
        return seat, self._match.rules.actions.parse(text)

    def took(self, step: Step) -> None:
        """The match has taken a step."""
        if self.over:
            return
        if step.seat == LEARNER:
            self._done += 1
        else:
            self._spoken += 1
        if self.acted and self._spoken >= len(self._lesson.steps[self.at].then):
            self.at, self._done, self._spoken = self.at + 1, 0, 0
