"""Verbs: one declaration for numbers, text and JSON."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from hacktable.kernel.errors import MalformedError
from hacktable.kernel.verbs import Action, Seat, Verbs, Words, counted_from_one, field_of, number, pack, verb_of


class Go(Action, frozen=True):
    token: Annotated[int, counted_from_one(12)]
    way: Annotated[str, Words(("+", "-"))]
    push: Annotated[str, Words(("+", "-"))] | None = None


class Point(Action, frozen=True):
    seat: Seat
    die: Annotated[int, number(1, 6)]


class Wait(Action, frozen=True):
    pass


class Stranger(Action, frozen=True):
    pass


VERBS: Verbs[Action] = Verbs(Go, Point, Wait)


@pytest.mark.parametrize(
    ("action", "text", "packed"),
    [
        (Go(3, "+"), "go 3 +", pack(1, 2, 0, 0)),
        (Go(12, "-", "-"), "go 12 - push -", pack(1, 11, 1, 2)),
        (Point(2, 6), "point c 6", pack(2, 2, 6)),
        (Wait(), "wait", pack(3)),
    ],
)
def test_an_action_is_a_struct_a_text_and_a_number(action: Action, text: str, packed: int) -> None:
    assert str(action) == text
    assert VERBS.parse(text) == action
    assert VERBS.encode(action) == packed
    assert VERBS.decode(packed) == action


def test_fields_come_out_of_the_packed_number() -> None:
    packed = pack(3, 1, 2, 3, 4, 5, 6, 255)
    assert verb_of(packed) == 3
    assert [field_of(packed, place) for place in range(7)] == [1, 2, 3, 4, 5, 6, 255]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed-verb"),
        ("fly 3", "malformed-verb"),
        ("go", "malformed-missing"),
        ("go 3", "malformed-missing"),
        ("go 0 +", "malformed-field"),
        ("go 13 +", "malformed-field"),
        ("go ³ +", "malformed-field"),
        ("go 1_0 +", "malformed-field"),
        ("go 01 +", "malformed-field"),
        ("go 3 * ", "malformed-field"),
        ("go 3 + push", "malformed-missing"),
        ("go 3 + pull +", "malformed-extra"),
        ("point i 3", "malformed-field"),
        ("wait now", "malformed-extra"),
    ],
)
def test_a_malformed_text_is_told_apart(text: str, code: str) -> None:
    with pytest.raises(MalformedError) as refused:
        VERBS.parse(text)
    assert refused.value.code == code


def test_a_struct_with_a_field_out_of_range_or_from_another_game_is_malformed() -> None:
    for wrong in (Go(13, "+"), Go(1, "x"), Point(8, 3), Point(True, 3), Stranger(), "go 3 +", None):
        with pytest.raises(MalformedError):
            VERBS.encode(wrong)  # type: ignore[arg-type]


def test_a_number_that_is_no_action_is_malformed() -> None:
    for wrong in (0, -1, pack(4), pack(1, 12), pack(3, 0, 0, 0, 0, 0, 0, 1), pack(2, 0, 7)):
        with pytest.raises(MalformedError):
            VERBS.decode(wrong)


def test_json_is_strict() -> None:
    assert VERBS.from_json('{"do": "go", "token": 3, "way": "+"}') == Go(3, "+")
    for wrong in ('{"do": "go"}', '{"do": "fly"}', '{"do": "wait", "x": 1}', "[]", "", '{"do": "go", "token": "3", "way": "+"}', b"\xff"):
        with pytest.raises(MalformedError):
            VERBS.from_json(wrong)


def test_what_was_read_before_means_the_same_when_it_comes_again() -> None:
    verbs: Verbs[Action] = Verbs(Go, Point, Wait)
    text = b'{"do":"point","seat":1,"die":1}'
    first, again = verbs.from_json(text), verbs.from_json(text)
    assert first == again == Point(1, 1)
    assert verbs.encode(first) == verbs.encode(again) == verbs.encode(Point(1, 1)) == pack(2, 1, 1)
    decoded = verbs.decode(pack(2, 1, 1))
    assert verbs.decode(pack(2, 1, 1)) is decoded
    assert decoded == first
    assert verbs.encode(decoded) == pack(2, 1, 1)
    with pytest.raises(MalformedError):
        verbs.encode(Point(True, True))  # equal to what was read, but no numbers


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hacktable.kernel.verbs.MOST_REMEMBERED", 3)
    verbs: Verbs[Action] = Verbs(Go, Point, Wait)
    for _ in range(2):
        for seat in range(8):
            action = verbs.from_json(b'{"do":"point","seat":%d,"die":6}' % seat)
            assert verbs.encode(action) == pack(2, seat, 6)
            assert verbs.decode(pack(2, seat, 6)) == action
            assert verbs.heard(np.array([1, 2, seat, 6], np.int64).tobytes()) == (1, action)
    verbs.from_json(b'{"do":"wait"' + b" " * 200 + b"}")
    assert max(len(verbs._read), len(verbs._packed), len(verbs._joined), len(verbs._decoded), len(verbs._heard)) <= 3
    assert max(map(len, verbs._read)) < 100


@pytest.mark.parametrize("action", [Go(3, "+"), Go(12, "-", push="-"), Point(7, 6), Wait()])
def test_what_everyone_saw_is_told_from_its_row_as_from_its_struct(action: Action) -> None:
    verbs: Verbs[Action] = Verbs(Go, Point, Wait)
    verb, fields = verbs.split(action)
    for audience, line in ((-1, str(action)), (0, ""), (6, "")):
        row = np.array([audience, verb, *fields, 0, 0], np.int64).tobytes()
        assert [verbs.public_line(row), verbs.public_line(row)] == [line, line]


@pytest.mark.parametrize("row", [(-1, 4, 0), (-1, 0, 0), (-1, 1, 12, 0, 0), (-1, 2, 8, 1)])
def test_a_row_that_is_none_has_no_notation(row: tuple[int, ...]) -> None:
    with pytest.raises(MalformedError):
        VERBS.public_line(np.array(row, np.int64).tobytes())


def test_a_field_must_say_which_values_it_takes() -> None:
    class Vague(Action, frozen=True):
        token: int

    with pytest.raises(TypeError, match=r"Vague\.token"):
        Verbs(Vague)
