"""Piracy and infection, in windows (HK-11 … HK-15, HK-65 … HK-67)."""

from __future__ import annotations

from collections import Counter

import pytest
from setup_hacker import act, heard, pile, position, state, walk, window

from citing import rule
from hacktable.games.hacker.state import PUBLIC, Phase
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Timeout

# ---------------------------------------------------------------- walking


@rule("HK-11")
def test_everyone_walks_once_clockwise_takes_a_note_and_places_it() -> None:
    match = position(4, first=2)
    walkers = []
    for _ in range(4):
        walkers.append(match.actors[0])
        walk(match)
        s = state(match)
        assert (s.phase, s.carried[walkers[-1]]) == (Phase.HOME, 1)
        match.act(walkers[-1], match.legal(walkers[-1])[0])
        assert state(match).held[walkers[-1]] == 1
    assert walkers == [2, 3, 0, 1]
    assert state(match).rounds == 2, "nobody was infected, so a new round began"


@rule("HK-11")
def test_the_walker_alone_sees_the_note_when_the_bank_is_reached() -> None:
    match = position()
    act(match, "a walk forwards")
    window(match)
    assert state(match).bank_size == 42
    assert window(match)[-1] == "fetched a"
    assert [line.split()[0] for line in heard(match, "a")][-1] == "note"
    assert not any(line.startswith("note") for line in heard(match, "b"))
    assert state(match).bank_size == 41


@rule("HK-65")
def test_a_walk_forwards_is_three_windows_in_which_the_walker_has_nothing_to_choose() -> None:
    match = position()
    act(match, "a walk forwards")
    stages = []
    while state(match).phase == Phase.WINDOW:
        assert match.actors == (1, 2)
        stages += [line for line in window(match) if line.startswith("passed")]
    assert stages == ["passed leaving", "passed bank", "passed returning"]
    assert match.actors == (0,)


@rule("HK-66")
def test_a_walk_backwards_takes_one_window_more_and_the_walker_watches_in_two() -> None:
    match = position()
    assert act(match, "a walk backwards") == ["left a backwards"]
    watching = []
    while state(match).phase == Phase.WINDOW:
        watching.append(0 in match.actors)
        if watching[-1]:
            assert {str(action).split()[0] for action in match.legal(0)} == {"watch", "follow"}
        window(match)
    assert watching == [False, True, False, True]


@rule("HK-66", "HK-67")
def test_a_walker_who_looks_back_sees_who_is_at_the_own_account() -> None:
    match = position()
    act(match, "a walk backwards")
    window(match)
    window(match, a="watch 2", b="slip 2, watch 4", c="slip 1, watch 7")
    assert "saw b 2" in heard(match, "a")
    assert not any(line.startswith("saw c") for line in heard(match, "a"))


# ---------------------------------------------------------------- infecting


@rule("HK-12", "HK-65")
def test_viruses_land_when_all_have_chosen_and_everyone_sees_the_piles() -> None:
    match = position(notes={1: "1"})
    act(match, "a walk forwards", "b slip 1")
    assert heard(match, "b") == ["slipped 1"]
    assert heard(match, "c") == []
    act(match, "b watch 4")
    assert heard(match, "c") == ["ready b"]
    assert pile(match, 1) == ""
    assert act(match, "c slip 1", "c slip 9", "c watch 7") == ["ready c", "passed leaving", "grew 1 2", "grew 9 1"]
    assert sorted(pile(match, 1)) == ["b", "c"]
    assert match.view(None).state["lies"][PUBLIC][:3] == [1, 1, 9]
    assert state(match).hand[:3].tolist() == [3, 2, 1]


@rule("HK-12")
def test_any_number_of_viruses_from_anyone_may_lie_on_one_account() -> None:
    match = position(4)
    act(match, "a walk forwards")
    for _ in range(3):
        window(match, b="slip 1, watch 4", c="slip 1, watch 7", d="slip 1, watch 10")
    assert sorted(pile(match, 1)) == sorted("bcd" * 3)
    assert state(match).hand[:4].tolist() == [3, 0, 0, 0]
    act(match, "a place 1", "b walk forwards")
    assert {str(action).split()[0] for action in match.legal(2)} == {"watch", "follow"}, "no virus is left"


@rule("HK-12")
def test_a_virus_that_was_placed_stays() -> None:
    match = position()
    walk(match, b="slip 1, watch 4")
    act(match, "a place 1")
    for _ in range(2):
        assert pile(match, 1) == "b"
        walk(match)
        match.act(match.actors[0], match.legal(match.actors[0])[0])


@rule("HK-13")
def test_question_1_two_viruses_on_one_account_go_one_after_the_other_and_on_two_accounts_together() -> None:
    match = position()
    act(match, "a walk forwards", "b slip 1")
    with pytest.raises(IllegalError) as refused:
        match.act(1, "slip 1")
    assert (refused.value.code, refused.value.rule) == ("hacker-slip-same", "HK-13")
    act(match, "b slip 2")
    with pytest.raises(IllegalError) as refused:
        match.act(1, "slip 3")
    assert (refused.value.code, refused.value.rule) == ("hacker-slip-hands", "HK-13")
    act(match, "b watch 4")
    window(match)
    assert (pile(match, 1), pile(match, 2)) == ("b", "b"), "two accounts at the same moment"
    window(match, b="slip 1, watch 4")
    assert pile(match, 1) == "bb", "one after the other"


@rule("HK-14")
def test_question_3_a_virus_on_ones_own_account_is_wasted_and_takes_nothing() -> None:
    match = position(notes={4: "3 3"}, piles={4: "b"}, protection=True)
    assert act(match, "b name a") == ["named b a b own", "round 2 b"]
    assert state(match).held[1] == 2
    assert state(match).named.sum() == 0


@rule("HK-15")
def test_after_the_last_return_nobody_infects_and_viruses_in_hand_wait() -> None:
    match = position(notes={1: "1"}, walk=2)
    walk(match, a="slip 4, watch 1")
    act(match, "c place 7")
    assert state(match).phase in (Phase.WALK, Phase.NAME)
    assert state(match).rounds == 2, "account 4 had no note: its virus was put aside"
    assert state(match).hand[:3].tolist() == [3, 3, 3]


# ---------------------------------------------------------------- watching


@rule("HK-67")
def test_who_watches_an_account_sees_who_puts_viruses_there() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="watch 1", c="slip 1, slip 4, watch 7", d="slip 1, watch 10")
    assert heard(match, "b")[-2:] == ["saw c 1", "saw d 1"]
    assert heard(match, "d")[-1] == "nothing"
    s = state(match)
    clues = [(int(s.clue[1, entry]), int(s.clear[1, entry])) for entry in range(2)]
    assert clues == [(0b1100, 0b0011)] * 2, "both of them, in an order that nobody knows"


@rule("HK-67")
def test_who_watches_a_seat_sees_where_its_hands_go_and_where_they_do_not() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="follow c", c="slip 1, slip 5, watch 7", d="slip 4, watch 10")
    assert heard(match, "b")[-2:] == ["saw c 1", "saw c 5"]
    s = state(match)
    by_account = {int(s.lies[1, entry]): (int(s.clue[1, entry]), int(s.clear[1, entry])) for entry in range(3)}
    assert by_account[1] == by_account[5] == (0b0100, 0b1011)
    assert by_account[4] == (0b1000, 0b0111), "not oneself, not the walker, not the one who was watched"


@rule("HK-67")
def test_what_is_watched_is_nobody_elses_business() -> None:
    match = position(4)
    act(match, "a walk forwards", "b watch 1")
    assert heard(match, "b") == ["watching 1", "ready b"]
    assert heard(match, "c") == heard(match, "a") == ["ready b"]
    assert match.view(2).state["target"][1] == 0


@rule("HK-67")
def test_viruses_that_land_together_lie_in_random_order() -> None:
    orders = Counter[str]()
    for key in range(120):
        match = position(4, key=key)
        act(match, "a walk forwards")
        window(match, b="slip 1, watch 4", c="slip 1, watch 7", d="slip 1, watch 10")
        orders[pile(match, 1)] += 1
    assert len(orders) == 6
    assert min(orders.values()) >= 8


@rule("HK-65")
def test_choices_are_made_against_the_window_whoever_was_quicker() -> None:
    ends = set()
    for order in ("bcd", "dcb", "cbd"):
        match = position(4)
        act(match, "a walk forwards")
        for letter in order:
            act(match, f"{letter} slip 1", f"{letter} watch {4 if letter == 'b' else 2}")
        ends.add(match.state_bytes())
    assert len(ends) == 1


@rule("HK-65")
def test_who_runs_out_of_time_sits_still_and_sees_nothing() -> None:
    match = position(3)
    act(match, "a walk forwards", "b slip 1")
    match.act(-1, Timeout(1))
    assert state(match).plan[1].tolist() == [0, 0]
    act(match, "c slip 4", "c watch 7")
    assert pile(match, 1) == ""
    assert not any(line.startswith(("saw", "nothing")) for line in heard(match, "b"))
