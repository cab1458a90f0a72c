"""Moves that are taken back: when, what becomes of the match, and what its record says."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import hacktable
import tiny
from hacktable.kernel import rules
from hacktable.kernel.compiling import kernel
from hacktable.kernel.errors import IllegalError, NotYoursError, TextError
from hacktable.kernel.events import ALL
from hacktable.kernel.verbs import TakeBack, TookBack
from hacktable.match import takeback
from hacktable.match.box import GameBox, box
from hacktable.testing import walking
from hacktable.testing.taking_back import TakingBack, why_not
from tiny import tell_shown

hacktable.register(tiny.GAME)


class Suite(TakingBack):
    name = "highest"


@kernel
def open_choice(board: Any, s: Any, seat: int, act: int, events: Any) -> None:
    """Whoever chooses a card shows it to everybody."""
    tiny.apply(board, s, seat, act, events)
    tell_shown(events, ALL, seat=seat, slot=(act >> 48) & 0xFF, card=int(s.card[seat, (act >> 48) & 0xFF]))


@pytest.mark.parametrize(("planted", "words"), [(False, "somebody has learned something"), (True, "nobody has learned anything")])
def test_the_suite_notices_a_wrong_judgement_in_either_direction(planted: bool, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "_brief", True)  # nothing is compiled for it
    monkeypatch.setattr(takeback, "taught", lambda *_: planted)
    with pytest.raises(AssertionError, match=words):
        Suite().test_a_move_may_be_taken_back_exactly_while_nobody_has_learned_anything_from_it()


def test_a_game_that_shows_a_hidden_card_is_noticed() -> None:
    game = dataclasses.replace(
        tiny.GAME, rules=dataclasses.replace(tiny.GAME.rules, fills={**tiny.GAME.rules.fills, rules.apply: open_choice})
    )
    honest, leaking = box("highest").start(3, "leak"), GameBox(game).start(3, "leak")
    for match in (honest, leaking):
        match.act(1, "choose 2")
    assert (why_not(honest, 1), why_not(leaking, 1)) == (None, "takeback-shown")


def test_several_moves_are_taken_back_one_after_the_other_and_only_by_who_made_them() -> None:
    match = box("blackhat").start(4, "several")
    lead = match.actors[0]
    match.act(lead, match.legal(lead)[0])  # says how many cards are led
    with pytest.raises(IllegalError, match="no move that could be taken back"):
        match.back((lead + 1) % 4)
    assert match.back(lead) == TakeBack(1, "free")
    assert match.act(lead, "take-back 1 free") == [TookBack(lead)]
    assert why_not(match, lead) == "takeback-none"
    with pytest.raises(NotYoursError):
        match.act(9, "take-back 1 free")


def test_chance_cannot_be_taken_back_freely_and_falls_again_as_it_fell_if_all_agree() -> None:
    match = box("hashcatch").start(3, "again")
    seat = match.actors[0]
    match.act(seat, "roll")
    rolled, after = match.log[-1].events, match.state_bytes()
    with pytest.raises(IllegalError, match="chance has been drawn"):
        match.act(seat, "take-back 1 free")
    match.act(seat, "take-back 1 agreed")
    match.act(seat, "roll")
    assert (match.log[-1].events, match.state_bytes()) == (rolled, after)


def test_what_others_did_since_goes_with_a_move_that_is_taken_back_by_consent() -> None:
    match = box("highest").start(3, "since")
    for seat in (2, 0, 1):
        before = match.state_bytes()
        match.act(seat, match.legal(seat)[0])
    assert match.back_by_consent(0) == TakeBack(2, "agreed")
    twin = match.copy()
    twin.act(0, twin.back_by_consent(0))
    assert [twin.actors, match.actors] == [(0, 1), (0, 1, 2)]
    assert why_not(twin, 2) == "takeback-acted", "others have acted since, if only by consenting"
    twin.act(0, match.log[1].action)
    assert twin.state_bytes() == before
    assert box("highest").replay(twin.record()).record() == twin.record()


@pytest.mark.parametrize(
    ("true", "forged", "words"),
    [
        ("2 a take-back 1 agreed", "2 a take-back 1 free", "chance has been drawn"),
        ("2 a take-back 1 agreed", "2 b take-back 1 agreed", "no move"),
        ("2 a take-back 1 agreed", "2 a take-back 2 agreed", "is not what can be taken back"),
        ("2 a take-back 1 agreed", "2 a take-back 1", "how"),
        ("  = took-back a", "  = took-back b", "took-back a"),
    ],
)
def test_a_record_in_which_something_else_is_taken_back_is_refused(true: str, forged: str, words: str) -> None:
    match = next(match for number in range(20) if (match := box("hashcatch").start(2, number)).actors == (0,))
    match.act(0, "roll")
    match.act(0, match.back_by_consent(0))
    match.act(0, "roll")
    text = match.record()
    assert box("hashcatch").replay(text).state_bytes() == match.state_bytes()
    assert true in text
    with pytest.raises(TextError, match=words):
        box("hashcatch").replay(text.replace(true, forged))
