"""Every refusal names what was given, what was expected, and the rule; and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from setup_hacker import act, position, walk

from citing import rule
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import LETTERS
from hacktable.match.box import box
from hacktable.match.match import Match


def dealt() -> Match:
    return box("hacker").start(3, "refused")


def leaving() -> Match:
    return position()


def in_window() -> Match:
    match = position()
    act(match, "a walk backwards")
    return match


def looking_back() -> Match:
    match = in_window()
    act(match, "b watch 4", "c watch 7")
    return match


def planned() -> Match:
    match = in_window()
    act(match, "b slip 5")
    return match


def both_hands() -> Match:
    match = planned()
    act(match, "b slip 6")
    return match


def spent() -> Match:
    match = position(piles={4: "b", 5: "b", 6: "b"}, walk=2)
    act(match, "c walk forwards")
    return match


def home() -> Match:
    match = position()
    walk(match)
    return match


def choosing() -> Match:
    return position(notes={1: "1", 2: "2"}, piles={1: "b", 2: "c"}, protection=True)


def naming() -> Match:
    return position(notes={1: "1"}, piles={1: "b"}, protection=True)


def taking() -> Match:
    match = naming()
    act(match, "a name c")
    return match


def looting() -> Match:
    match = taking()
    act(match, "b take 1")
    return match


CASES = [
    (dealt, "a name b", "hacker-place-now", "HK-4"),
    (leaving, "a name b", "hacker-walk-now", "HK-66"),
    (in_window, "b name a", "hacker-window-now", "HK-65"),
    (in_window, "b slip 10", "hacker-no-account", "HK-3"),
    (in_window, "b watch 21", "hacker-no-account", "HK-3"),
    (in_window, "b follow b", "hacker-follow-self", "HK-65"),
    (in_window, "b follow a", "hacker-follow-walker", "HK-65"),
    (in_window, "b follow d", "hacker-no-seat", "HK-65"),
    (looking_back, "a slip 4", "hacker-slip-away", "HK-12"),
    (planned, "b slip 5", "hacker-slip-same", "HK-13"),
    (planned, "b slip 4", "hacker-slip-rising", "HK-65"),
    (both_hands, "b slip 9", "hacker-slip-hands", "HK-13"),
    (spent, "b slip 1", "hacker-slip-none", "HK-12"),
    (home, "a place 12", "hacker-no-account", "HK-3"),
    (home, "a place 4", "hacker-place-own", "HK-5"),
    (home, "a decline", "hacker-place-now", "HK-11"),
    (choosing, "a protect 4", "hacker-protect-own", "HK-20"),
    (choosing, "a protect 3", "hacker-protect-infected", "HK-20"),
    (choosing, "a name b", "hacker-protect-now", "HK-20"),
    (naming, "a name d", "hacker-no-seat", "HK-21"),
    (naming, "a take 1", "hacker-name-now", "HK-21"),
    (taking, "b take 3", "hacker-no-note", "HK-21"),
    (taking, "b name a", "hacker-take-now", "HK-21"),
    (looting, "b take 1", "hacker-place-now", "HK-22"),
]


@rule("HK-3", "HK-4", "HK-5", "HK-11", "HK-12", "HK-13", "HK-20", "HK-21", "HK-22", "HK-65", "HK-66")
@pytest.mark.parametrize(("position_of", "line", "code", "number"), CASES, ids=[case[1] + " " + case[2] for case in CASES])
def test_a_refusal_says_why_and_changes_nothing(position_of: Callable[[], Match], line: str, code: str, number: str) -> None:
    match = position_of()
    before = match.state_bytes()
    letter, _, text = line.partition(" ")
    with pytest.raises(IllegalError) as refused:
        match.act(LETTERS.index(letter), text)
    assert (refused.value.code, refused.value.rule) == (code, number)
    assert text in str(refused.value)
    assert "{" not in str(refused.value)
    assert match.state_bytes() == before
