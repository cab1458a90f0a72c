"""The Tracer (BH-100 … BH-106)."""

from __future__ import annotations

import pytest
from setup_blackhat import act, board_of, choices, discards, hand, phase, position, state, told, trick, where

from citing import rule
from hacktable.games.blackhat.rules.tracer import steps
from hacktable.games.blackhat.state import PLACES
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")
TRACER = {"tracer": True}


def ways(match: Match) -> str:
    """Where the Tracer could go."""
    there = steps(board_of(match), state(match))
    return " ".join(place for number, place in enumerate(PLACES) if there >> number & 1)


def tracer(match: Match) -> str:
    place = state(match).tracer
    return PLACES[place] if place >= 0 else ""


@rule("BH-100", "BH-64", "BH-101")
def test_an_alarm_puts_the_tracer_on_its_track_and_it_moves_from_the_next_trick_on() -> None:
    match = position("13 13 1", "3 6 1", "3 6 1", pawns={"a1": "b4", "a2": "b2"}, options=TRACER)
    trick(match, "13", "3", "3")
    events = act(match, "move a 1 c5")
    assert events[1:3] == ["trapped a 1 alarm", "alarmed a track-1"]
    assert tracer(match) == "track-1", "not in the same trick"
    trick(match, "13", "6", "6")
    act(match, "move a 2 c2")
    assert tracer(match) == "track-2"


@rule("BH-100")
def test_a_tracer_that_is_out_does_not_start_again() -> None:
    match = position(*THREE, pawns={"a1": "b4", "a2": "b2"}, tracer="d2", won=0, options=TRACER)
    events = act(match, "move a 1 c5")
    assert tracer(match) == "d2"
    assert not any(event.startswith("alarmed") for event in events)


@rule("BH-100")
@pytest.mark.parametrize(("place", "there"), [("track-1", "track-2"), ("track-2", "track-3"), ("track-3", "a2")])
def test_the_track_leads_to_the_backdoor(place: str, there: str) -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "b2", "b1": "c2", "c1": "d2"}, tracer=place, won=0, options=TRACER)
    act(match, "move a 2 c1", "pass")
    assert tracer(match) == there


@rule("BH-101")
def test_only_a_winner_with_a_pawn_on_an_alarm_moves_it_and_only_one_step() -> None:
    pawns = {"a1": "c5", "b1": "c2", "a2": "g2"}
    for won, moved in ((0, "track-2"), (1, "track-1")):
        match = position(*THREE, pawns=pawns, modules={"5a": "f2"}, tracer="track-1", won=won, options=TRACER)
        if phase(match) == "hack":
            act(match, choices(match)[0])
        assert tracer(match) == moved, "one step, though both pawns of a are on Alarms"


@rule("BH-101")
def test_in_portugal_whoever_set_off_the_latest_alarm_moves_it() -> None:
    pawns = {"a1": "c5", "b1": "c2"}
    for won, moved in ((0, "track-1"), (1, "track-2")):
        match = position(*THREE, pawns=pawns, tracer="track-1", alarm_by=1, won=won, options={"tracer": True, "edition": "portuguese"})
        act(match, choices(match)[-1])
        while phase(match) != "lead":
            act(match, choices(match)[0])
        assert tracer(match) == moved


@rule("BH-101", "BH-50")
def test_moving_it_is_no_hack_who_cannot_move_a_pawn_still_draws() -> None:
    match = position("13 6", "3 6", "4 6", pawns={"a1": "c5", "a2": "f1"}, tracer="track-1", options=TRACER)
    trick(match, "13", "3", "4")
    assert tracer(match) == "track-2"
    assert state(match).held[0] == 2


@rule("BH-101")
def test_what_counts_is_the_moment_the_trick_is_won() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "e2", "b1": "c2"}, tracer="track-1", won=0, options=TRACER)
    act(match, "move a 2 f1", "send a 1 a2")
    assert tracer(match) == "track-2"


@rule("BH-101")
def test_a_tracer_without_a_step_stays() -> None:
    pawns = {"a1": "c5", "a2": "b2"}
    match = position(
        *THREE, pawns=pawns, modules={"7a": "f2"}, tracer="h2", won=0,
        options={"tracer": True, "tracer_back": "sideways"},
    )  # fmt: skip
    assert ways(match) == "i2"
    end = position(*THREE, pawns=pawns, tracer="j3", options=TRACER)
    assert ways(end) == ""


@rule("BH-43", "BH-101")
def test_with_a_pawn_on_the_critical_asset_it_does_not_move() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "i2"}, tracer="d2", won=0, options=TRACER)
    act(match, "move a 2 j3")
    assert (tracer(match), match.over) == ("d2", True)


@rule("BH-102")
@pytest.mark.parametrize(
    ("place", "came", "edition", "there"),
    [
        ("a2", "", "house", "b2"),
        ("c2", "", "house", "c1 d2 c3"),
        ("c2", "b2", "house", "c1 b2 d2 c3"),
        ("c2", "c3", "house", "c1 d2 c3"),
        ("c2", "b2", "finnish", "c1 b2 d2 c3"),
        ("c2", "b2", "norwegian", "c1 b2 d2 c3"),
        ("c2", "b2", "portuguese", "c1 d2 c3"),
        ("i3", "", "house", "i2 j3 i4"),
        ("f1", "", "house", "g1 f2"),
    ],
)
def test_its_steps_on_the_board(place: str, came: str, edition: str, there: str) -> None:
    pawns = {"a1": "d5", "b1": "e4", "c1": "f4"}
    match = position(*THREE, pawns=pawns, tracer=place, came_from=came, options={"tracer": True, "edition": edition})
    assert ways(match) == there


@rule("BH-102")
def test_the_winner_chooses_among_several_steps() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "b4"}, tracer="c2", won=0, options=TRACER)
    act(match, "move a 2 c4")
    assert choices(match) == ["trace c1", "trace d2", "trace c3"]
    assert "traced a c2 d2" in act(match, "trace d2")
    assert PLACES[state(match).came_from] == "c2"


@rule("BH-103", "BH-52")
def test_pawns_where_it_comes_go_to_jail_all_of_them_on_a_start_space() -> None:
    pawns = {"a1": "c5", "a2": "b4"}
    match = position(*THREE, pawns=pawns, tracer="track-3", won=0, options=TRACER)
    events = act(match, "move a 2 c4")
    assert [event for event in events if event.startswith("jailed")] == ["jailed b 1", "jailed c 1"]
    assert (where(match, "b1"), where(match, "c1"), where(match, "b2")) == ("jail", "jail", "a4")


@rule("BH-103")
def test_a_pawn_in_a_honeypot_is_jailed_too() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "b4", "b1": "i3"}, tracer="i2", won=0, options=TRACER)
    act(match, "move a 2 c4")
    assert where(match, "b1") == "jail", "from i2 there is only one step, which needs no choice"


@rule("BH-104")
def test_who_has_no_pawn_left_is_out_and_the_hat_waits_for_the_next_deal() -> None:
    pawns = {"a1": "c5", "a2": "b4", "b1": "d2", "b2": "jail"}
    match = position("3 6", "9 hat", "3 6", pawns=pawns, tracer="c2", won=0, options=TRACER)
    act(match, "move a 2 c4")
    assert "eliminated b" in act(match, "trace d2")
    assert (hand(match, 1), discards(match)) == ("", "9 hat")
    assert (phase(match), state(match).rounds) == ("lead", 1), "an empty hand of one who is out ends no round"
    act(match, "lead 1", "play 3 1 0 0")
    assert state(match).turn == 2, "the seat is skipped"


@rule("BH-104")
def test_who_is_out_is_not_dealt_to_and_the_hat_comes_back() -> None:
    pawns = {"a1": "c5", "a2": "b4", "b1": "jail", "b2": "jail"}
    match = position("13", "", "3 6", pawns=pawns, tracer="e2", options=TRACER)
    trick(match, "13", "3")
    act(match, "move a 2 c4", "trace e3")
    s = state(match)
    assert s.rounds == 2
    assert [int(count) for count in s.held[:3]] == [10, 0, 10]
    assert s.open[:, 14].sum() == 1
    assert "b" not in scored_hands(match), "those who are out are not scored"


def scored_hands(match: Match) -> str:
    return "".join(event.split()[1] for event in told(match, "scored"))


@rule("BH-104")
def test_if_the_winner_goes_out_the_next_seat_leads() -> None:
    pawns = {"a1": "c5", "a2": "b2", "b1": "d2", "c1": "e2"}
    match = position("3 6", "4 6", "5 6", pawns={**pawns, "a2": "jail"}, tracer="c4", won=0, options=TRACER)
    assert phase(match) == "trace"
    act(match, "trace c5")
    assert state(match).out[0] == 1
    assert (phase(match), state(match).turn) == ("lead", 1)


@rule("BH-104")
def test_the_last_one_left_wins_at_once() -> None:
    pawns = {"a1": "c5", "a2": "b4", "b1": "d2", "b2": "jail", "c1": "jail", "c2": "jail"}
    match = position("3 6", "4 6", "", pawns=pawns, points=(90, 1, 2), tracer="c2", won=0, options=TRACER)
    act(match, "move a 2 c4")
    events = act(match, "trace d2")
    assert "ended last" in events
    assert match.standings.placing == (1, 2, 3), "the later out, the better; the winner has the most points"
    assert match.standings.points == (90, 1, 2), "there is no scoring"


@rule("BH-104")
def test_if_the_last_go_out_together_the_lowest_total_wins() -> None:
    pawns = {"a1": "c5", "a2": "jail", "b1": "jail", "b2": "jail", "c1": "jail", "c2": "c1"}
    match = position("3 6", "", "3 6", pawns=pawns, points=(30, 1, 20), tracer="c4", won=0, options=TRACER)
    act(match, "trace c5")
    assert match.over
    assert match.standings.placing == (2, 3, 1)


@rule("BH-105")
def test_a_pawn_jumps_the_tracer() -> None:
    match = position(*THREE, pawns={"a1": "b2"}, tracer="c2", won=0, options=TRACER)
    assert [choice for choice in choices(match) if choice.startswith("move a 1")] == ["move a 1 c1", "move a 1 d2", "move a 1 c3"]


@rule("BH-106", "BH-90", "BH-107")
def test_a_tracer_on_the_critical_asset_ends_the_game_and_turns_no_tile() -> None:
    match = position(
        *THREE, pawns={"a1": "c5", "a2": "b4"}, tracer="i3", tile="leak", won=0, options={"tracer": True, "secret_asset": True}
    )
    act(match, "move a 2 c4")
    events = act(match, "trace j3")
    assert "ended tracer" in events
    assert not any(event.startswith("revealed") for event in events)
    assert len(scored_hands(match)) == 3
    assert match.over
