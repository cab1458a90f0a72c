"""Answers: why an action is refused, how a choice can come out, what speaks for it. Rules give them as numbers, in every form that rules have.

    REFUSALS = Answers(__name__)
    row_empty = REFUSALS.add("hashcatch-row-empty", "HC-41", row=NUMBER)

    row_empty(out, row=1 + row)  # in a rule

An answer is a row of the same buffer that events are written to (`kernel/events.py`): its number, then its fields. Python reads it here, and a page
from its kit (`lab/kit.py`), so both say the same. Answers are counted from what a seat knows, and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

from hacktable.kernel.compiling import kernel, made_kernel
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.events import FIELDS, Events
from hacktable.kernel.stakes import Outcome, Reason, Tally
from hacktable.kernel.verbs import Words

NUMBER = None
"""A field that is a whole number, the same inside and outside."""
MOST_FIELDS = 4
"""That a refusal or a reason has."""
UNKNOWN = -(1 << 31)
"""In the place of a number that the seat cannot know."""
E = TypeVar("E", bound=IntEnum)
Give = Callable[..., None]
"""The kernel that gives an answer: it takes the buffer, and the answer's fields by name."""


@dataclass(frozen=True)
class Answer:
    """One thing that can be answered."""

    code: str
    rule: str | None
    """The number of the rule behind a refusal."""
    given: bool
    """Whether a refusal repeats the action as it was given."""
    fields: Mapping[str, Words | None]

    def read(self, numbers: Sequence[int]) -> dict[str, int | str]:
        """The fields as people read them."""
        return {name: form.words[number] if form else number for (name, form), number in zip(self.fields.items(), numbers, strict=False)}


@kernel
def give(out: Events, number: int, a: int, b: int, c: int, d: int) -> None:
    """Write an answer's row. Answers are few, so there is always room."""
    row, rows = out.count, out.rows
    out.count = row + 1
    for column in range(2 + FIELDS):
        rows[row, column] = 0
    rows[row, 1], rows[row, 2], rows[row, 3], rows[row, 4], rows[row, 5] = number, a, b, c, d


class Answers:
    """All refusals of a game, or all its reasons, in the order of their numbers."""

    def __init__(self, module: str) -> None:
        """:param module: where they are declared: `__name__`."""
        self.declared: list[Answer | None] = []
        self._module = module

    def add(self, code: str, rule: str | None = None, /, *, given: bool = True, **fields: Words | None) -> Give:
        """Declare an answer.

        :param given: whether a refusal repeats the action as it was given.
        """
        return self._added(code, [Answer(code, rule, given, fields)], "", fields)

    def add_each(self, name: str, declared: Mapping[E, tuple[str, str]], /, **fields: Words | None) -> Give:
        """Declare refusals of which one is given by its place, such as one for each phase: the kernel takes that place before the fields.

        :param declared: code and rule; at other places nothing is ever refused.
        """
        at = {int(place): Answer(*said, True, fields) for place, said in declared.items()}
        return self._added(name, [at.get(place) for place in range(1 + max(at))], "place", fields)

    def _added(self, name: str, answers: Sequence[Answer | None], place: str, fields: Mapping[str, Words | None]) -> Give:
        number, name = len(self.declared), name.replace("-", "_")
        self.declared += answers
        if len(fields) > MOST_FIELDS:
            raise TypeError(f"{name} has more than {MOST_FIELDS} fields")
        values = [*fields, *("0" for _ in range(MOST_FIELDS - len(fields)))]
        lines = [
            f"def {name}({', '.join(filter(None, ('out', place, *fields)))}):",
            f"    give(out, {number}{f' + {place}' if place else ''}, {', '.join(values)})",
        ]
        return made_kernel(name, lines, self._module, {"give": give})

    def _found(self, number: int) -> Answer:
        found = self.declared[number]
        assert found is not None, f"{self._module} gave an answer that it does not declare"
        return found

    def refusal(self, number: int, numbers: Sequence[int], given: str) -> IllegalError:
        """The refusal of an action."""
        found = self._found(number)
        said = {"given": given} if found.given else {}
        return IllegalError(found.code, found.rule, **said, **found.read(numbers))

    def reason(self, number: int, numbers: Sequence[int]) -> Reason:
        found = self._found(number)
        return Reason(found.code, {name: numbers[place] for place, name in enumerate(found.fields)})


# ---------------------------------------------------------------- outcomes and tallies

PLAYERS, ODDS, ENDS, POINTS = 0, 2, 3, 4
"""The columns of an outcome's row: how many players it tells of (Black Hat's Robot is one, too), behind its number its odds and whether the game ends,
and from the last one on what each player wins or loses."""


@kernel
def give_outcome(out: Events, players: int, number: int, odds: int, ends: bool) -> int:
    """Write an outcome in which nobody wins or loses; its row. Odds are in thousandths, or UNKNOWN."""
    give(out, number, odds, 1 if ends else 0, 0, 0)
    row = int(out.count) - 1
    out.rows[row, PLAYERS] = players
    return row


TALLIED = 3
"""The column of a tally's row from which it says where the points come from."""


@kernel
def give_tally(out: Events, points: int) -> int:
    """Write what one more player would score, or UNKNOWN; the row."""
    give(out, 0, points, 0, 0, 0)
    return int(out.count) - 1


def outcome(code: str, players: int, numbers: Sequence[int]) -> Outcome:
    """An outcome, from the numbers behind its own."""
    odds, ends, *points = numbers
    return Outcome(code, known(odds), tuple(map(known, points[:players])), ends != 0)


def tally(numbers: Sequence[int], sources: int) -> Tally:
    """What one player would score: the points, then where they come from."""
    points, *rest = numbers
    assert len(rest) >= sources
    return Tally(known(points), tuple(map(known, rest[:sources])))


def known(number: int) -> int | None:
    return None if number == UNKNOWN else number
