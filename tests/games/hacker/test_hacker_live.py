"""The live table: hands, gazes, walkers and ticks (HK-60 … HK-64)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from setup_hacker import a_live_match, act, heard, pile, position, reach, spot, stare, state, ticks

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.state import Phase, Stage
from hacktable.kernel.errors import HacktableError, IllegalError, NotYoursError
from hacktable.kernel.verbs import Tick
from hacktable.match.box import GameBox
from hacktable.match.match import Match

FAR = (0, 0)
"""A corner of the table, far from all accounts."""


def refusal(match: Match, seat: int, text: str) -> tuple[str, str | None]:
    before = match.state_bytes()
    with pytest.raises(HacktableError) as refused:
        match.act(seat, text)
    assert match.state_bytes() == before
    assert "{" not in str(refused.value)
    return refused.value.code, refused.value.rule


# ---------------------------------------------------------------- hands


@rule("HK-60")
def test_a_hand_travels_at_limited_speed_and_a_virus_falls_where_it_is() -> None:
    match = a_live_match()
    x, y = spot(match, 1)
    assert refusal(match, 1, "drop 1") == ("hacker-drop-nowhere", "HK-60")
    act(match, f"b steer 1 {x} {y}")
    for _ in range(5):
        before = state(match)
        ticks(match)
        after = state(match)
        moved = (after.hand_x[1, 0] - before.hand_x[1, 0]) ** 2 + (after.hand_y[1, 0] - before.hand_y[1, 0]) ** 2
        assert 0 < moved <= 8**2
    reach(match, "b", 1)
    assert [str(action) for action in match.legal(1)] == ["drop 1"]
    assert act(match, "b drop 1") == []
    assert heard(match, "b") == ["slipped 1"]
    assert pile(match, 1) == ""
    ticks(match)
    assert pile(match, 1) == "b"


@rule("HK-13", "HK-60")
def test_an_empty_hand_fetches_the_next_virus_from_the_seat() -> None:
    match = a_live_match()
    reach(match, "b", 1)
    act(match, "b drop 1")
    ticks(match)
    assert refusal(match, 1, "drop 1") == ("hacker-drop-empty", "HK-13")
    board: Any = GAME.Board.mirror(match.boards[0])
    act(match, f"b steer 1 {board.seat_x[1]} {board.seat_y[1]}")
    ticks(match, 30)
    assert state(match).loaded[1].tolist() == [1, 1]


@rule("HK-13", "HK-60")
def test_two_hands_may_let_go_at_the_same_moment() -> None:
    match = a_live_match()
    reach(match, "b", 1, hand=1)
    reach(match, "b", 2, hand=2)
    act(match, "b drop 1", "b drop 2")
    ticks(match)
    assert (pile(match, 1), pile(match, 2)) == ("b", "b")


@rule("HK-60")
def test_nobody_can_tell_whether_there_is_a_virus_in_a_hand() -> None:
    match = a_live_match()
    reach(match, "b", 1)
    act(match, "b drop 1")
    ticks(match)
    stare(match, "c", *spot(match, 1))
    shown = match.view(2).state
    assert (shown["hand_x"][1][0], shown["hand_y"][1][0]) == spot(match, 1)
    assert shown["loaded"][1] == [0, 0]
    assert state(match).loaded[1].tolist() == [0, 1]


@rule("HK-60")
def test_a_note_from_the_bank_is_carried_to_an_own_account_by_hand() -> None:
    match = a_live_match()
    while not state(match).seated:
        ticks(match)
    assert refusal(match, 0, "place 1") == ("hacker-place-under", "HK-60")
    assert refusal(match, 0, "place 4") == ("hacker-place-own", "HK-5")
    reach(match, "a", 2)
    assert "place 2" in [str(action) for action in match.legal(0)]
    assert act(match, "a place 2") == ["placed a", "left b forwards"]
    assert state(match).under[1].sum() == 1


# ---------------------------------------------------------------- the gaze


@rule("HK-61")
def test_who_looks_there_sees_whose_hand_lets_go_and_nobody_else_learns_anything() -> None:
    match = a_live_match(4)
    stare(match, "b", *spot(match, 1))
    stare(match, "d", *FAR)
    reach(match, "c", 1)
    act(match, "c drop 1")
    assert heard(match, "b") == heard(match, "d") == []
    ticks(match)
    assert heard(match, "b") == ["saw c 1"]
    assert heard(match, "d") == heard(match, "a") == []
    s = state(match)
    assert (s.lies[1, 0], s.clue[1, 0], s.clear[1, 0]) == (1, 0b0100, 0b1011)
    assert not s.lies[3].any()
    assert not s.lies[0].any()


@rule("HK-61")
def test_a_pile_is_as_it_was_last_seen_until_one_looks_again() -> None:
    match = a_live_match(4)
    stare(match, "d", *FAR)
    reach(match, "c", 1)
    act(match, "c drop 1")
    ticks(match, 5)
    assert 1 not in match.view(3).state["lies"][3]
    stare(match, "d", *spot(match, 1))
    assert match.view(3).state["lies"][3][0] == 1
    assert state(match).clue[3, 0] == 0, "but whose it is d has not seen"
    assert any("grew 1 1" in [str(event) for event in match.seen(3, ply)] for ply in range(len(match.log) + 1))


@rule("HK-61")
def test_hands_outside_the_gaze_are_not_shown_and_those_inside_are() -> None:
    match = a_live_match(4)
    reach(match, "c", 1)
    stare(match, "b", *FAR)
    assert match.view(1).state["hand_x"][2] == [-1, -1]
    stare(match, "b", *spot(match, 1))
    assert match.view(1).state["hand_x"][2][0] == spot(match, 1)[0]
    assert match.view(1).state["hand_x"][1] != [-1, -1], "one's own always"
    assert {x for row in match.view(None).state["hand_x"] for x in row} == {-1}


@rule("HK-61")
def test_the_gaze_follows_at_limited_speed() -> None:
    match = a_live_match()
    act(match, "b look 0 0")
    ticks(match)
    s = state(match)
    assert (s.gaze_x[1] - 100) ** 2 + (s.gaze_y[1] - 100) ** 2 <= 12**2


@rule("HK-61")
def test_what_happens_outside_a_gaze_changes_no_byte_that_is_sent_to_that_seat() -> None:
    """Two tables, tick by tick: on one, c's hands do things out of b's sight; on the other they rest."""
    busy, calm = a_live_match(4), a_live_match(4)
    for match in (busy, calm):
        stare(match, "b", *FAR)
    x, y = spot(busy, 1)
    act(busy, f"c steer 1 {x} {y}", "c look 150 150")
    act(calm, "c look 40 160")
    for tick in range(80):
        if (state(busy).hand_x[2, 0], state(busy).hand_y[2, 0]) == (x, y):
            act(busy, "c drop 1")
            assert busy.seen(1, len(busy.log)) == []
        ticks(busy)
        ticks(calm)
        assert busy.seen(1, len(busy.log)) == calm.seen(1, len(calm.log)), f"tick {tick}"
        assert busy.shown(1).tobytes() == calm.shown(1).tobytes()
        assert busy.knowledge(1).masks.tobytes() == calm.knowledge(1).masks.tobytes()
        assert (busy.actors, busy.legal(1)) == (calm.actors, calm.legal(1))
        assert busy.shown(None).tobytes() == calm.shown(None).tobytes()
        if pile(busy, 1):
            break
    assert pile(busy, 1) == "c"
    assert pile(calm, 1) == ""


# ---------------------------------------------------------------- walking


@rule("HK-62")
def test_facing_the_bank_is_twice_as_fast_and_shows_nothing_of_the_table() -> None:
    match = a_live_match()
    reach(match, "b", 1)
    ahead = state(match).progress
    ticks(match, 5)
    assert state(match).progress == ahead + 10
    assert match.view(0).state["hand_x"][1] == [-1, -1]
    assert act(match, "a face table") == ["faced table"]
    stare(match, "a", *spot(match, 1))
    assert match.view(0).state["hand_x"][1][0] >= 0
    ahead = state(match).progress
    ticks(match, 5)
    assert state(match).progress == ahead + 5


@rule("HK-62")
def test_the_walkers_gaze_is_smaller() -> None:
    match = a_live_match(options={"walker_gaze": 10})
    x, y = spot(match, 1)
    reach(match, "b", 1)
    act(match, "a face table")
    stare(match, "a", x + 15, y)
    assert match.view(0).state["hand_x"][1][0] == -1
    stare(match, "c", x + 15, y)
    assert match.view(2).state["hand_x"][1][0] == x


@rule("HK-62")
def test_the_note_is_taken_facing_the_bank() -> None:
    match = a_live_match()
    act(match, "a face table")
    ticks(match, 60)
    assert state(match).stage == Stage.BANK
    ticks(match, 10)
    assert state(match).carried[0] == 0
    act(match, "a face bank")
    ticks(match)
    assert state(match).carried[0] == 1


@rule("HK-62", "HK-12")
def test_the_walker_has_no_hands_at_the_table() -> None:
    match = a_live_match()
    assert state(match).hand_x[0].tolist() == [-1, -1]
    assert refusal(match, 0, "drop 1") == ("hacker-drop-away", "HK-12")


# ---------------------------------------------------------------- what is always known


@rule("HK-63")
def test_how_many_viruses_somebody_has_and_where_they_look_is_seen_with_the_seat_in_ones_gaze() -> None:
    match = a_live_match(4)
    board: Any = GAME.Board.mirror(match.boards[0])
    stare(match, "b", 200, 0)
    assert match.view(1).state["hand"][2] == 0
    assert match.view(1).state["gaze_x"][2] == -1
    stare(match, "b", int(board.seat_x[2]), int(board.seat_y[2]))
    assert match.view(1).state["hand"][2] == 3
    assert match.view(1).state["gaze_x"][2] == 100
    assert match.view(1).state["hand"][0] == 0, "a is not there"
    assert match.view(0).state["hand"][0] == 3, "but knows"


@rule("HK-63")
def test_notes_and_owners_are_known_as_ever() -> None:
    match = a_live_match(notes={1: "3", 4: "1"})
    assert match.view(0).state["owner"][:9] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert match.view(0).state["seen"][0][0] == [0, 0, 1]
    assert not any(match.view(0).state["seen"][0][3])


# ---------------------------------------------------------------- the clock


@rule("HK-64")
def test_two_viruses_that_fall_on_one_account_in_one_tick_lie_in_random_order() -> None:
    orders = Counter[str]()
    for key in range(24):
        match = a_live_match(4, key=key)
        reach(match, "b", 1)
        reach(match, "c", 1)
        act(match, "c drop 1", "b drop 1")
        ticks(match)
        orders[pile(match, 1)] += 1
    assert set(orders) == {"bc", "cb"}
    assert min(orders.values()) >= 4


@rule("HK-64")
def test_drops_of_different_ticks_lie_in_their_order() -> None:
    match = a_live_match(4)
    reach(match, "b", 1)
    reach(match, "c", 1)
    act(match, "c drop 1")
    ticks(match)
    act(match, "b drop 1")
    ticks(match)
    assert pile(match, 1) == "cb"


@rule("HK-64", "HK-11")
def test_a_walker_who_stalls_is_walked_home_and_the_note_lies_where_fewest_viruses_do() -> None:
    match = a_live_match(options={"walk_limit": 10, "place_limit": 3})
    for account in (1, 2):
        reach(match, "b", account)
        act(match, "b drop 1")
        ticks(match)
        board: Any = GAME.Board.mirror(match.boards[0])
        act(match, "a face table", f"b steer 1 {board.seat_x[1]} {board.seat_y[1]}")
        ticks(match, 25)
    assert [pile(match, account) for account in (1, 2, 3)] == ["b", "b", ""]
    passed = 0
    while state(match).turn == 0:
        ticks(match)
        passed += 1
        assert passed < 250
    assert state(match).under[2].sum() == 1
    assert state(match).held[0] == 1


@rule("HK-64")
def test_who_does_nothing_sits_there_with_still_hands() -> None:
    match = a_live_match()
    before = state(match)
    ticks(match, 40)
    after = state(match)
    assert (after.hand_x[1:3] == before.hand_x[1:3]).all()
    assert (after.gaze_x == before.gaze_x).all()


@rule("HK-15", "HK-61")
def test_when_the_last_walker_is_back_nothing_falls_any_more_and_in_protection_everyone_sees_the_piles() -> None:
    match = a_live_match(notes={1: "3"}, walk=2)
    reach(match, "b", 1)
    act(match, "b drop 1")
    reach(match, "b", 2, hand=2)
    while not state(match).seated:
        ticks(match)
    assert refusal(match, 1, "drop 2") == ("hacker-drop-late", "HK-15")
    reach(match, "c", 7)
    act(match, "c place 7")
    s = state(match)
    assert s.phase == Phase.NAME
    assert all(s.lies[journal, 0] == 1 for journal in (0, 1, 2, 7))
    assert (s.hand_x == -1).all()


@rule("HK-64")
def test_a_live_match_is_a_log_like_any_other_and_replays_byte_for_byte() -> None:
    match = GameBox(GAME).start(3, "replay", {"tempo": "live"})
    while not match.live:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    for seat in range(3):
        match.act(seat, f"look {20 * seat} 7")
        match.act(seat, f"steer 2 {100 + seat} 100", at=5)
    ticks(match, 90)
    text = match.record()
    assert "* tick" in text
    assert "a steer 2 100 100  @5" in text
    again = GameBox(GAME).replay(text)
    assert again.state_bytes() == match.state_bytes()
    assert again.record() == text


@rule("HK-60", "HK-65")
def test_ticks_and_inputs_count_only_while_a_walk_is_under_way() -> None:
    match = position()
    with pytest.raises(IllegalError) as refused:
        match.act(-1, Tick())
    assert refused.value.code == "not-live"
    assert refusal(match, 0, "look 1 1") == ("hacker-walk-now", "HK-66")
    with pytest.raises(NotYoursError):
        match.act(1, "steer 1 5 5")
    live = a_live_match()
    assert refusal(live, 1, "name a") == ("hacker-flow-now", "HK-60")
