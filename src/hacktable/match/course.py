"""A match that follows a lesson: how far the learner is, what counts in this step, and what the others do next.

Where a course stands follows from the match's log alone. So a lesson is left and resumed like any other match.
"""

from __future__ import annotations

from hacktable.kernel.cstruct import CStruct
from hacktable.kernel.errors import OptionError
from hacktable.kernel.game import Game
from hacktable.kernel.lesson import LEARNER, Lesson, LessonStep
from hacktable.kernel.verbs import CLOCK, Action, seat_letter
from hacktable.match.match import Match, Step

CLOCK_LETTER = "*"
"""Who makes time pass, in notation."""


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
        self._ticks = 0
        """How many ticks there were since the last line."""
        self._reached = False
        """Whether this step's goal has been reached."""
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
        """Whether time stands still, because the learner reads."""
        return self.step is None or self.step.goal is None or self._read != self.at

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
        if self.acted and self._spoken == len(now.then):
            self.at, self._done, self._spoken, self._ticks, self._reached = self.at + 1, 0, 0, 0, False

    def _state(self) -> CStruct:
        return self._match.rules.State.mirror(self._match.opened()[0])
