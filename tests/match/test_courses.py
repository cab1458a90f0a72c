"""Every lesson can be played to its end by the rules as they are, and has its words in every language."""

from __future__ import annotations

import pytest

import hacktable
import tiny
from hacktable import lang
from hacktable.kernel.errors import OptionError
from hacktable.kernel.lesson import LEARNER
from hacktable.kernel.registry import find, names
from hacktable.match.box import box
from hacktable.match.course import Course, begin_lesson
from hacktable.match.match import Match

hacktable.register(tiny.GAME)
WITH_LESSON = [name for name in names() if find(name).lesson]


def take(match: Match, course: Course, seat: int, action: object) -> None:
    step = match.attempt(seat, action)  # type: ignore[arg-type]
    match.take(step)
    course.took(step)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert set(WITH_LESSON) >= {"hashcatch", "blackhat"}


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_begins_with_a_position_that_play_could_lead_to(name: str) -> None:
    match = begin_lesson(find(name))
    board, state = match.rules.Board.mirror(match.boards[0]), match.rules.State.mirror(match.opened()[0])
    assert list(match.rules.rules.impossible(board, state)) == []
    assert box(name).position(match.position()).state_bytes() == match.state_bytes()


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    """Whatever a step wants is legal then, and so is what the others do after it: `attempt` raises otherwise."""
    match = begin_lesson(find(name))
    course = Course(match)
    while not course.over:
        seat, action = course.line() or (LEARNER, course.wanted())
        take(match, course, seat, action)
    assert course.before is not None
    assert course.before.words == find(name).lesson.steps[-1].words  # type: ignore[union-attr]
    assert not match.over, "the game would end before the lesson says so"
    assert 7 <= course.length <= 10


@pytest.mark.parametrize("name", WITH_LESSON)
def test_every_step_has_its_words_in_every_language(name: str) -> None:
    lesson = find(name).lesson
    assert lesson
    steps = [step.words for step in lesson.steps]
    assert len(set(steps)) == len(steps)
    codes = [f"{name}-lesson-{words}{done}" for words in steps for done in ("", "-done")]
    assert [(code, each) for code in [*codes, f"{name}-lesson-end"] for each in lang.languages() if not lang.has(each, code)] == []


def test_while_the_others_act_nothing_is_wanted_of_the_learner() -> None:
    match = begin_lesson(find("hashcatch"))
    course = Course(match)
    take(match, course, LEARNER, "roll")
    take(match, course, LEARNER, "move 1 +")
    assert (course.at, course.acted, course.wanted()) == (1, True, None)
    assert course.line() == (1, match.rules.actions.parse("roll"))
    take(match, course, 1, "roll")
    take(match, course, 1, "move 5 +")
    assert (course.at, course.acted, course.line()) == (2, False, None)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(OptionError) as refused:
        begin_lesson(tiny.GAME)
    assert refused.value.code == "option-lesson"
