"""A lesson: a prepared game in which a newcomer learns by playing, step by step, while everybody else follows a script.

A game declares one lesson. It is played as a real match, by the real rules; only the position it begins with is prepared, and the
dice are loaded. `match/course.py` follows a match through its lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hacktable.kernel.chacha import WORDS, Chance, signed
from hacktable.kernel.options import Value
from hacktable.kernel.verbs import Action

LEARNER = 0
"""The seat of who learns."""


@dataclass(frozen=True, kw_only=True)
class LessonStep:
    """One idea: what it says, what the learner does, and what the others do afterwards.

    The sentence `GAME-lesson-WORDS` says what to do and why; `GAME-lesson-WORDS-done` says afterwards what came of it.
    """

    words: str
    wanted: tuple[str, ...] = ()
    """What the learner is to do, in notation: most often one action, or several in this order. All others are refused."""
    then: tuple[str, ...] = ()
    """What the others do after it, in notation behind their letters: `b roll`. In a step with a goal they do it meanwhile, each as soon
    as it is possible, and `* 20` waits for twenty ticks."""
    point: str = ""
    """What the page points at: the name of something on the board."""
    goal: Callable[[Any, Any], bool] | None = None
    """For a live step: it is done when this is so, of the mirrored board and state. Time runs only from when the learner has read the
    words until then. `wanted` is just one way to get there."""
    missed: Callable[[Any, Any], bool] | None = None
    """For a live step: its goal cannot be reached any more, because the learner took too long. Time stands still then, and the step can be
    begun again."""
    takes: Callable[[Any, Any, Action], bool] | None = None
    """For a live step: which of the learner's legal actions count, besides where hands and eyes go; none: none does."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A lesson of a game."""

    players: int
    prepare: Callable[[Any, Any], None]
    """Gets the mirrored board and a mirrored state in which nothing stands yet, and sets up the position."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Value] = field(default_factory=dict)


Drawn = int | tuple[int, int]
"""What chance will bring: a die; or (value, count), a number drawn from 0 … count − 1."""


def load(s: Chance, *draws: Drawn) -> None:
    """Have the next draws of a mirrored state come out like this; those after them follow from its key."""
    if len(draws) > WORDS:
        raise ValueError(f"{len(draws)} draws cannot be loaded: a block has {WORDS} words")
    s.used = WORDS - len(draws)
    for place, drawn in enumerate(draws, s.used):
        value, count = drawn if isinstance(drawn, tuple) else (drawn - 1, 6)
        s.block[place] = signed(((2 * value + 1) << 32) // (2 * count))  # the middle of the words that lead there
