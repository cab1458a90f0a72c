"""Notes, and the advanced rules (HK-5, HK-40, HK-41)."""

from __future__ import annotations

import pytest
from setup_hacker import act, heard, money, pile, position, state, walk, window

from citing import rule
from hacktable.games.hacker.state import Phase, Stock
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Timeout
from hacktable.match.match import Match

MAGNETIC = {"magnetic": True}
CRYPTO = {"cryptography": True}


# ---------------------------------------------------------------- placing notes


@rule("HK-5")
def test_notes_go_under_own_accounts_infected_or_not() -> None:
    match = position(piles={1: "b"}, first=1, walk=2)
    walk(match)
    assert [str(action) for action in match.legal(0)] == ["place 1", "place 2", "place 3"]
    with pytest.raises(IllegalError) as refused:
        match.act(0, "place 4")
    assert (refused.value.code, refused.value.rule) == ("hacker-place-own", "HK-5")


@rule("HK-5")
def test_only_the_owner_knows_how_many_notes_lie_under_an_account_and_which() -> None:
    match = position(notes={1: "1 3", 2: "2"})
    assert match.view(0).state["seen"][0][:3] == [[1, 0, 1], [0, 1, 0], [0, 0, 0]]
    for seat in (1, 2, None):
        assert not any(any(row) for rows in match.view(seat).state["seen"] for row in rows[:3])
    walk(match)
    assert act(match, "a place 1")[0] == "placed a"
    assert heard(match, "a")[1].startswith("stashed 1 ")
    assert heard(match, "b")[0] == "placed a"
    assert not any(line.startswith("stashed") for line in heard(match, "b"))


@rule("HK-5")
def test_a_late_walkers_note_goes_under_the_own_account_with_the_fewest_viruses() -> None:
    match = position(piles={1: "bb", 2: "b"}, first=1, walk=2)
    walk(match)
    match.act(-1, Timeout(0))
    assert state(match).under[2].sum() == 1


# ---------------------------------------------------------------- magnetic interference


@rule("HK-40")
def test_accounts_are_turned_face_down_for_the_fourth_round_until_protection() -> None:
    match = position(notes={1: "1"}, piles={1: "b"}, rounds=3, protection=True, options=MAGNETIC)
    assert act(match, "a name b")[1:] == ["round 4 b", "turned down"]
    for seat in (0, 1, 2, None):
        shown = match.view(seat).state
        assert set(shown["owner"]) == {-1}
        assert not any(value for rows in shown["seen"] for row in rows for value in row), "nor may anyone look under one"
    _walk_all(match)
    events = [str(event) for event in match.log[-1].events]
    assert "turned up" in events
    assert match.over, "nobody was infected"
    assert match.view(0).state["owner"][:9] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def _walk_all(match: Match) -> None:
    while not match.over and state(match).phase == Phase.WALK:
        walk(match)
        seat = match.actors[0]
        act(match, f"{'abc'[seat]} place {3 * seat + 1}")


@rule("HK-40")
def test_without_the_option_accounts_stay_face_up() -> None:
    match = position(notes={1: "1"}, piles={1: "b"}, rounds=3, protection=True)
    act(match, "a name b")
    assert match.view(0).state["owner"][:3] == [0, 0, 0]


@rule("HK-5", "HK-40")
def test_question_2_a_note_under_somebody_elses_account_is_lost_to_that_player() -> None:
    match = position(rounds=4, options=MAGNETIC)
    walk(match)
    assert len(match.legal(0)) == 9
    before = money(match)
    value = int(state(match).note[0, 0])
    assert act(match, "a place 5") == ["placed a"], "nobody is told where"
    assert money(match) == [before[0], before[1] + value, before[2]]
    assert state(match).seen[1, 4].sum() == 0, "its new owner does not know yet"
    for _ in range(2):
        walk(match)
        seat = match.actors[0]
        act(match, f"{'abc'[seat]} place {3 * seat + 1}")
    assert match.over
    assert state(match).seen[1, 4, value - 1] == 1
    assert match.result is not None
    assert match.result.points[0] == 0


@rule("HK-40", "HK-14")
def test_a_virus_on_a_face_down_account_lands_where_it_lands() -> None:
    match = position(rounds=4, options=MAGNETIC)
    act(match, "a walk forwards")
    window(match, b="slip 4, watch 1")
    assert pile(match, 4) == "b"


# ---------------------------------------------------------------- cryptography


@rule("HK-41")
@pytest.mark.parametrize(
    ("notes", "thrown"),
    [("1", 1), ("1 1", 2), ("1 2 2", 1), ("1 3", 0), ("1 1 3", 1), ("3", 0), ("1 3 3", 0), ("1 1 1 1", 3)],
)
def test_ones_less_threes_throw_out_viruses_from_the_top_unseen(notes: str, thrown: int) -> None:
    match = position(notes={1: notes, 2: "2"}, piles={1: "bcb", 2: "c"}, protection=True, options=CRYPTO)
    events = act(match, "a protect 1")
    assert (f"thrown 1 {thrown}" in events) == (thrown > 0)
    assert pile(match, 1) == "bcb"[: 3 - thrown]
    assert not any(event.startswith("named") for event in events)


@rule("HK-41")
def test_each_account_is_protected_by_its_own_notes() -> None:
    match = position(notes={1: "1 1", 2: "2"}, piles={2: "b"}, protection=True, options=CRYPTO)
    assert state(match).phase == Phase.NAME


@rule("HK-41", "HK-21")
def test_an_own_virus_uses_up_a_point() -> None:
    match = position(notes={1: "1"}, piles={1: "ba"}, protection=True, options=CRYPTO)
    assert pile(match, 1) == "b"


@rule("HK-41")
def test_without_the_option_notes_protect_nothing() -> None:
    match = position(notes={1: "1 1"}, piles={1: "b"}, protection=True)
    assert state(match).phase == Phase.NAME
    assert state(match).stock[0] == Stock.SOME
