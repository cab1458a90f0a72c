"""Every lesson can be played to its end by the rules as they are, and has its words in every language."""

from __future__ import annotations

import pytest

import hacktable
import tiny
from hacktable import lang
from hacktable.kernel.errors import OptionError
from hacktable.kernel.lesson import LEARNER
from hacktable.kernel.registry import find, names
from hacktable.kernel.verbs import CLOCK, Action, Tick
from hacktable.match.box import box
from hacktable.match.course import Course, begin_lesson, lesson_of, rehearse
from hacktable.match.match import Match

hacktable.register(tiny.GAME)
WITH_LESSON = [name for name in names() if find(name).lesson]


def take(match: Match, course: Course, seat: int, action: Action | str) -> None:
    step = match.attempt(seat, action)
    match.take(step)
    course.took(step)


def test_every_game_of_ours_has_a_lesson() -> None:
    assert set(WITH_LESSON) >= {"hashcatch", "blackhat", "hacker"}


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_begins_with_a_position_that_play_could_lead_to(name: str) -> None:
    match = begin_lesson(find(name))
    board, state = match.rules.Board.mirror(match.boards[0]), match.rules.State.mirror(match.opened()[0])
    assert list(match.rules.rules.impossible(board, state)) == []
    assert box(name).position(match.position()).state_bytes() == match.state_bytes()


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    """Whatever a step wants is legal then, and so is what the others do: `attempt` raises otherwise."""
    match = begin_lesson(find(name))
    course = Course(match)
    while not course.over:
        rehearse(match, course)
    assert course.before is not None
    assert course.before.words == lesson_of(find(name)).steps[-1].words
    assert not match.over, "the game would end before the lesson says so"
    assert 7 <= course.length <= 10


@pytest.mark.parametrize("name", WITH_LESSON)
def test_a_lesson_can_begin_with_each_of_its_steps(name: str) -> None:
    rules = find(name)
    for at in range(1, len(lesson_of(rules).steps)):
        match = begin_lesson(rules, at)
        board, state = rules.Board.mirror(match.boards[0]), rules.State.mirror(match.opened()[0])
        assert list(rules.rules.impossible(board, state)) == []
        course = Course(match, at)
        assert course.before is not None
        while not course.over:
            rehearse(match, course)


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_a_step_whose_moment_has_passed_stands_still() -> None:
    """Time runs for longer than the rules wait for somebody who walks."""
    missed = []
    for at, step in enumerate(lesson_of(find("hacker")).steps):
        match = begin_lesson(find("hacker"), at)
        course = Course(match, at)
        course.read()
        for _ in range(1500):
            if course.at != at or course.stands:
                break
            line = course.line()
            if line and (isinstance(line[1], match.rules.inputs) or line[1] in match.legal(line[0])):
                take(match, course, *line)
            elif match.live:
                take(match, course, CLOCK, Tick())
        assert course.at != at or course.missed or step.goal is None, f"{step.words}: the learner cannot go on"
        if course.missed:
            missed.append(step.words)
            assert (course.stands, course.line()) == (True, None)
    assert missed == ["walk", "look", "slip"]


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
    assert (course.at, course.acted) == (1, True)
    assert not any(course.takes(action) for action in match.legal(LEARNER))
    assert course.line() == (1, match.rules.actions.parse("roll"))
    take(match, course, 1, "roll")
    take(match, course, 1, "move 5 +")
    assert (course.at, course.line()) == (2, None)


def test_time_stands_still_until_the_learner_has_read() -> None:
    match = begin_lesson(find("hacker"))
    course = Course(match)
    stood = [course.stands]
    course.read()
    stood.append(course.stands)
    take(match, course, LEARNER, "face table")
    assert [*stood, course.stands] == [True, False, True]
    assert course.at == 1


def test_a_live_step_takes_only_what_it_is_about() -> None:
    match = begin_lesson(find("hacker"))
    course = Course(match)
    while course.step and course.step.words != "slip":
        rehearse(match, course)
    course.read()
    take(match, course, LEARNER, "steer 1 100 100")  # the middle account, which is not the one that is meant
    for _ in range(20):
        take(match, course, CLOCK, Tick())
    drop = match.rules.actions.parse("drop 1")
    assert drop in match.legal(LEARNER)
    assert not course.takes(drop)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(OptionError) as refused:
        begin_lesson(tiny.GAME)
    assert refused.value.code == "option-lesson"
