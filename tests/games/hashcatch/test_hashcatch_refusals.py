"""Every refusal, caused by a real action that is not allowed; a refused action changes nothing."""

from __future__ import annotations

import inspect
import re
from typing import Any, NamedTuple

import pytest
from setup_hashcatch import ORDINARY, load, position, spaces

import hacktable
from citing import rule
from hacktable import lang
from hacktable.games.hashcatch import GAME, refusals
from hacktable.match.match import Match


class Case(NamedTuple):
    """An action that is refused, and how."""

    match: Match
    action: str
    code: str
    rule: str
    params: dict[str, Any]


def crowd() -> Match:
    """Token 1 of a on a #, token 11 in the base, and every ordinary space taken."""
    return position(
        f"ring-5 {spaces(*ORDINARY[:9])} base", spaces(*ORDINARY[9:21]), spaces(*ORDINARY[21:33]), spaces(*ORDINARY[33:]), roll=1
    )


def genuine() -> Match:
    first, second, third = (" ".join(f"row-{row}-{column}" for row in (1, 3)) for column in "abc")
    return position("ring-5", f"{first} risk-3", second, third, checked=1)


CASES = [
    Case(position("ring-5", ""), "move 1 +", "hashcatch-say-purpose", "HC-11", {"given": "move 1 +", "roll": 0}),
    Case(position("ring-5", ""), "stop", "hashcatch-say-purpose", "HC-11", {"given": "stop", "roll": 0}),
    Case(position("ring-5", ""), "bank", "hashcatch-say-purpose", "HC-11", {"given": "bank", "roll": 0}),
    Case(position("ring-5", ""), "attack 1", "hashcatch-say-purpose", "HC-11", {"given": "attack 1", "roll": 0}),
    Case(position("ring-5", ""), "hack", "hashcatch-say-purpose", "HC-11", {"given": "hack", "roll": 0}),
    Case(position("ring-5", ""), "bonus 1", "hashcatch-say-purpose", "HC-11", {"given": "bonus 1", "roll": 0}),
    Case(position("ring-5", "", roll=4), "check 1", "hashcatch-must-move", "HC-12", {"given": "check 1", "roll": 4}),
    Case(position("ring-5", "", roll=2), "roll", "hashcatch-must-move", "HC-12", {"given": "roll", "roll": 2}),
    Case(position("ring-5", "", roll=2), "stop", "hashcatch-must-move", "HC-12", {"given": "stop", "roll": 2}),
    Case(position("ring-5", "", again=True), "check 1", "hashcatch-second-roll", "HC-13", {"given": "check 1", "roll": 0}),
    Case(position("ring-5", "", again=True), "move 1 +", "hashcatch-second-roll", "HC-13", {"given": "move 1 +", "roll": 0}),
    Case(genuine(), "roll", "hashcatch-bank-or-attack", "HC-21", {"given": "roll", "roll": 0}),
    Case(genuine(), "check 1", "hashcatch-bank-or-attack", "HC-21", {"given": "check 1", "roll": 0}),
    Case(position("risk-1 ring-5", "row-1-a row-1-b row-1-c"), "roll", "hashcatch-hack-first", "HC-11", {"given": "roll", "roll": 0}),
    Case(position("risk-1 ring-5", "row-1-a row-1-b row-1-c"), "check 2", "hashcatch-hack-first", "HC-11", {"given": "check 2", "roll": 0}),
    Case(position("bank-1 bank-2 bank-3", ""), "roll", "hashcatch-choose-bonus", "HC-30", {"given": "roll", "roll": 0}),
    Case(position("ring-5", ""), "check 6", "hashcatch-no-token", "HC-1", {"token": 6, "first": 1, "last": 5}),
    Case(position("ring-5", "", roll=3), "move 12 +", "hashcatch-no-token", "HC-1", {"token": 12, "first": 1, "last": 5}),
    Case(position("bank-1 bank-2 bank-3 base base base", ""), "bonus 7", "hashcatch-no-token", "HC-1", {"token": 7, "first": 1, "last": 6}),
    Case(position("ring-5 ring-6", "ring-15"), "check 2", "hashcatch-not-on-hash", "HC-11", {"given": "check 2", "token": 2}),
    Case(position("ring-5", ""), "check 3", "hashcatch-not-on-hash", "HC-11", {"given": "check 3", "token": 3}),
    Case(
        position("ring-5 bank-1", "", roll=3),
        "move 2 +",
        "hashcatch-not-on-ring",
        "HC-12",
        {"given": "move 2 +", "token": 2, "place": "bank-1"},
    ),
    Case(
        position("row-1-a row-1-b row-1-c", "", roll=3),
        "move 3 -",
        "hashcatch-not-on-ring",
        "HC-12",
        {"given": "move 3 -", "token": 3, "place": "row-1-c"},
    ),
    Case(position("", "", roll=1), "move 2 -", "hashcatch-one-step", "HC-12", {"given": "move 2 -"}),
    Case(position("ring-17", "ring-20", roll=3), "move 1 +", "hashcatch-choose-push", "HC-14", {"given": "move 1 +", "place": "ring-20"}),
    Case(
        position("ring-17", "ring-20", roll=3),
        "move 1 - push +",
        "hashcatch-no-push-choice",
        "HC-14",
        {"given": "move 1 - push +", "place": "ring-14"},
    ),
    Case(
        position("ring-17", "ring-20 ring-21", roll=3),
        "move 1 + push -",
        "hashcatch-no-push-choice",
        "HC-14",
        {"given": "move 1 + push -", "place": "ring-20"},
    ),
    Case(
        position("ring-3", "ring-5", roll=2),
        "move 1 + push +",
        "hashcatch-no-push-choice",
        "HC-14",
        {"given": "move 1 + push +", "place": "ring-5"},
    ),
    Case(position("ring-3 ring-5", "", roll=2), "move 1 +", "hashcatch-own-hash", "HC-14", {"given": "move 1 +", "place": "ring-5"}),
    Case(position("ring-35", "", roll=6), "move 2 -", "hashcatch-own-hash", "HC-14", {"given": "move 2 -", "place": "ring-35"}),
    Case(crowd(), "move 1 +", "hashcatch-no-room", "HC-14", {"given": "move 1 +", "place": "ring-6"}),
    Case(crowd(), "move 11 +", "hashcatch-no-room", "HC-14", {"given": "move 11 +", "place": "ring-0"}),
    Case(genuine(), "attack 2", "hashcatch-row-empty", "HC-41", {"given": "attack 2", "row": 2}),
    Case(genuine(), "attack 3", "hashcatch-row-attacked", "HC-41", {"given": "attack 3", "row": 3}),
    Case(position("bank-1 bank-2 bank-3", ""), "bonus 4", "hashcatch-not-in-bank", "HC-30", {"given": "bonus 4", "token": 4}),
]
CODES = sorted(set(re.findall(r'"(hashcatch-[a-z-]+)"', inspect.getsource(refusals))))


@rule("HC-1", "HC-11", "HC-12", "HC-13", "HC-14", "HC-21", "HC-30", "HC-41")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code.removeprefix('hashcatch-')}: {case.action}")
def test_an_action_that_is_not_allowed_is_refused_with_its_rule_and_changes_nothing(case: Case) -> None:
    match = case.match
    before, seat = match.state_bytes(), match.actors[0]
    assert case.action not in [str(action) for action in match.legal(seat)]
    with pytest.raises(hacktable.IllegalError) as refusal:
        match.act(seat, case.action)
    error = refusal.value
    assert (error.code, error.rule, error.params) == (case.code, case.rule, case.params)
    assert match.state_bytes() == before
    assert match.log == []


@rule("HC-1", "HC-11", "HC-12", "HC-13", "HC-14", "HC-21", "HC-30", "HC-41")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code.removeprefix('hashcatch-')}: {case.action}")
def test_every_refusal_is_a_sentence_with_its_rule_behind_it(case: Case, language: str) -> None:
    assert lang.has(language, case.code)
    text = hacktable.IllegalError(case.code, case.rule, **case.params).text(language)
    assert "{" not in text
    assert "}" not in text
    assert case.code not in text
    assert text.endswith(f" ({case.rule})")
    assert case.rule in hacktable.game("hashcatch").rulebook(language)
    for name, value in case.params.items():
        if name != "roll" or case.code == "hashcatch-must-move":
            assert str(value) in text, (name, text)


@rule("HC-1", "HC-11", "HC-12", "HC-13", "HC-14", "HC-21", "HC-30", "HC-41")
def test_no_refusal_is_left_out() -> None:
    assert sorted({case.code for case in CASES}) == CODES


@rule("HC-11")
@pytest.mark.parametrize("language", ["en", "de"])
def test_both_languages_have_the_same_refusals(language: str) -> None:
    source = (GAME.folder / "lang" / f"{language}.ftl").read_text("utf-8")
    assert all(f"\n{code} = " in source for code in CODES)


@rule("HC-10")
def test_another_seats_action_is_not_yours_and_changes_nothing() -> None:
    match = position("", "", "")
    before = match.state_bytes()
    with pytest.raises(hacktable.NotYoursError) as refusal:
        match.act(1, "roll")
    assert (refusal.value.code, refusal.value.params) == ("not-yours", {"seat": "b", "actors": "a"})
    assert match.state_bytes() == before


@rule("HC-33")
def test_nothing_is_possible_after_the_end() -> None:
    match = position("row-1-a row-1-b row-1-c row-2-a", "row-2-b row-2-c")
    before = match.state_bytes()
    for seat in (0, 1):
        with pytest.raises(hacktable.IllegalError) as refusal:
            match.act(seat, "roll")
        assert refusal.value.code == "match-over"
    assert match.state_bytes() == before


@rule("HC-1")
@pytest.mark.parametrize(
    "action", ["", "jump", "move", "move 1", "move 0 +", "move 13 +", "move 1 *", "move 1 + push", "attack 6", "check 1 2"]
)
def test_what_is_no_action_at_all_is_malformed_and_changes_nothing(action: str) -> None:
    match = load(position("ring-5", ""), 3)
    before = match.state_bytes()
    with pytest.raises(hacktable.MalformedError):
        match.act(0, action)
    assert match.state_bytes() == before


@rule("HC-1")
def test_a_refusal_tells_nothing_that_the_seat_does_not_know() -> None:
    """The same action in worlds that differ only in hidden digits is refused in the same words."""
    texts = set()
    for digits in ("12341", "21341", "43211"):
        match = position("ring-3 ring-15", "ring-5", digits=["", digits], roll=2)
        with pytest.raises(hacktable.IllegalError) as refusal:
            match.act(0, "move 1 + push +")
        texts.add(str(refusal.value))
    assert len(texts) == 1
