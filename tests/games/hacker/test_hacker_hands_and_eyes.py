"""Hands and eyes on a live table, to the tick and to the point (HK-60 … HK-64)."""

from __future__ import annotations

from typing import Any

import pytest
from setup_hacker import a_live_match, act, heard, pile, position, reach, spot, stare, state, ticks, walk

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import REACH, TICKS
from hacktable.games.hacker.recounting import veil
from hacktable.games.hacker.rules.motion import account_under
from hacktable.games.hacker.state import PUBLIC, TRUTH, Phase, Stage
from hacktable.kernel.verbs import Timeout
from hacktable.match.match import Match

FAR = (0, 0)


def board_of(match: Match) -> Any:
    return GAME.Board.mirror(match.boards[0])


@rule("HK-12", "HK-60")
def test_a_virus_that_was_let_go_falls_also_if_its_owner_is_the_next_to_leave() -> None:
    match = a_live_match()
    while not state(match).seated:
        ticks(match)
    reach(match, "a", 2)
    reach(match, "b", 1)
    act(match, "b drop 1", "a place 2")
    assert state(match).turn == 1, "b walks"
    ticks(match)
    assert pile(match, 1) == "b"
    assert state(match).hand[1] == 2


@rule("HK-61")
def test_what_is_first_seen_in_protection_counts_as_noticed_on_the_last_walk() -> None:
    match = a_live_match(notes={1: "3"}, walk=2)
    stare(match, "a", *FAR)
    reach(match, "b", 1)
    act(match, "b drop 1")
    while not state(match).seated:
        ticks(match)
    reach(match, "c", 7)
    act(match, "c place 7")
    s = state(match)
    assert s.phase == Phase.NAME
    assert (s.first + s.since[0, 0] // 4) % 3 == 2, "on c's walk, not on a's"


@rule("HK-60", "HK-61")
@pytest.mark.parametrize(("x", "y"), [(8, 4), (6, 6), (8, 0), (12, 4), (10, 8)])
def test_hands_and_eyes_are_not_faster_on_short_ways_either(x: int, y: int) -> None:
    match = a_live_match()
    stare(match, "b", 100, 100)
    reach(match, "b", 1)
    a, b = spot(match, 1)
    act(match, f"b steer 1 {a + x} {b + y}", f"b look {100 + x} {100 + y}")
    ticks(match)
    s = state(match)
    assert (s.hand_x[1, 0] - a) ** 2 + (s.hand_y[1, 0] - b) ** 2 <= 8**2
    assert (s.gaze_x[1] - 100) ** 2 + (s.gaze_y[1] - 100) ** 2 <= 12**2


@rule("HK-13", "HK-64")
def test_two_hands_over_one_account_let_go_one_after_the_other() -> None:
    match = a_live_match()
    reach(match, "b", 1, hand=1)
    reach(match, "b", 1, hand=2)
    act(match, "b drop 1", "b drop 2")
    ticks(match)
    assert pile(match, 1) == "bb"
    assert state(match).hand[1] == 1
    assert state(match).lies[1, :3].tolist() == [1, 1, 0]


@rule("HK-61")
def test_who_lets_go_without_looking_knows_only_the_own_part() -> None:
    match = a_live_match(4)
    stare(match, "b", *FAR)
    stare(match, "d", *spot(match, 1))
    reach(match, "b", 1)
    reach(match, "c", 1)
    act(match, "b drop 1", "c drop 1")
    ticks(match)
    s = state(match)
    assert [(int(s.clue[1, entry]), int(s.clear[1, entry])) for entry in range(2)] == [(0b0010, 0)] * 2
    assert [(int(s.clue[3, entry]), int(s.clear[3, entry])) for entry in range(2)] == [(0b0110, 0b1001)] * 2
    assert heard(match, "b") == [], "b is not told who else was there"
    assert heard(match, "d") == ["saw b 1", "saw c 1"]


@rule("HK-61")
def test_who_lets_go_without_looking_sees_what_lay_there_first() -> None:
    match = a_live_match(4)
    stare(match, "b", *FAR)
    reach(match, "c", 1)
    reach(match, "b", 1)
    act(match, "c drop 1")
    ticks(match)
    assert not state(match).lies[1].any()
    act(match, "b drop 1")
    ticks(match)
    s = state(match)
    assert heard(match, "b") == ["grew 1 1"]
    assert [(int(s.clue[1, entry]), int(s.clear[1, entry])) for entry in range(2)] == [(0, 0b0010), (0b0010, 0b1101)]


@rule("HK-63")
def test_a_walker_who_sits_again_is_seen_and_sees_as_far_as_the_others() -> None:
    match = a_live_match(options={"walker_gaze": 10})
    board = board_of(match)
    x, y = spot(match, 1)
    reach(match, "b", 1)
    stare(match, "c", int(board.seat_x[0]), int(board.seat_y[0]))
    assert match.view(2).state["hand"][0] == 0, "a walks"
    act(match, f"a look {x + 15} {y}")
    while not state(match).seated:
        ticks(match)
    assert match.view(2).state["hand"][0] == 3
    assert match.view(0).state["hand_x"][1][0] == x


@rule("HK-64")
def test_a_lost_connection_stops_hands_and_eyes() -> None:
    match = a_live_match()
    act(match, "b steer 1 100 100", "b steer 2 90 90", "b look 0 0")
    ticks(match, 2)
    match.act(-1, Timeout(1))
    before = state(match)
    ticks(match, 5)
    after = state(match)
    for name in ("hand_x", "hand_y", "gaze_x", "gaze_y"):
        assert (getattr(after, name)[1] == getattr(before, name)[1]).all()
    match.act(-1, Timeout(0))
    assert state(match).hand_x[0].tolist() == [-1, -1], "a walker's hands are nowhere"


@rule("HK-64")
def test_time_limits_are_kept_to_the_tick_and_who_is_walked_turns_round_no_more() -> None:
    match = a_live_match(options={"walk_seconds": 2, "walk_limit": 5, "place_limit": 3})
    act(match, "a face table")
    ticks(match, 49)
    assert state(match).facing == 1
    ticks(match)
    assert state(match).facing == 0
    assert "faced bank" in heard(match, "b")
    act(match, "a face table")
    assert state(match).facing == 0
    while not state(match).seated:
        ticks(match)
    ticks(match, 29)
    assert state(match).turn == 0
    ticks(match)
    assert state(match).turn == 1
    assert state(match).clock == 0, "the next walk has all its time"


@rule("HK-62")
def test_the_way_home_facing_the_table_is_slow_too_and_the_next_walker_faces_the_bank() -> None:
    match = a_live_match()
    act(match, "b face table")
    assert state(match).facing == 0, "that is the walker's choice"
    while state(match).stage != Stage.RETURNING:
        ticks(match)
    act(match, "a face table")
    ahead = state(match).progress
    ticks(match, 5)
    assert state(match).progress == ahead - 5
    while not state(match).seated:
        ticks(match)
    act(match, "a face table")
    assert state(match).facing == 0, "who sits faces nothing"
    act(match, "b face table")
    assert state(match).facing == 0


@rule("HK-40", "HK-60")
def test_face_down_a_note_may_be_carried_to_any_account() -> None:
    match = a_live_match(rounds=4, options={"magnetic": True})
    while not state(match).seated:
        ticks(match)
    reach(match, "a", 5, hand=2)
    assert "place 5" in [str(action) for action in match.legal(0)]
    act(match, "a place 5")
    assert state(match).under[4].sum() == 1


@rule("HK-13", "HK-60")
def test_hands_hold_no_more_viruses_than_there_are() -> None:
    match = a_live_match(piles={4: "c", 5: "c"}, first=0, walk=1)
    s = state(match)
    assert s.hand[2] == 1
    assert s.loaded[2].tolist() == [1, 0]
    ticks(match, 3)
    assert state(match).loaded[2].tolist() == [1, 0]
    reach(match, "c", 1)
    act(match, "c drop 1")
    assert [str(action) for action in match.legal(2)] == []
    ticks(match)
    assert state(match).loaded[2].tolist() == [0, 0]


@rule("HK-15", "HK-12")
def test_who_is_back_may_infect_until_the_last_walker_is() -> None:
    match = a_live_match()
    while not state(match).seated:
        ticks(match)
    reach(match, "a", 4)
    assert "drop 1" in [str(action) for action in match.legal(0)]
    act(match, "a drop 1")
    ticks(match)
    assert pile(match, 4) == "a"


@rule("HK-60")
def test_a_virus_falls_on_the_nearest_account_within_reach_of_that_hand() -> None:
    match = a_live_match()
    x, y = spot(match, 1)
    act(match, f"b steer 1 {x + REACH} {y}")
    ticks(match, 30)
    assert [str(action) for action in match.legal(1)] == ["drop 1"], "hand 2 is at the seat"
    act(match, f"b steer 1 {x + REACH + 1} {y}")
    ticks(match, 30)
    near = [a for a in range(1, 10) if (spot(match, a)[0] - x - REACH - 1) ** 2 + (spot(match, a)[1] - y) ** 2 < (REACH + 1) ** 2]
    assert ("drop 1" in [str(action) for action in match.legal(1)]) == bool(near)


@rule("HK-61")
def test_eyes_and_hands_have_speeds_of_their_own() -> None:
    match = a_live_match(options={"hand_speed": 2, "gaze_speed": 20})
    before = state(match)
    act(match, "b look 0 0", "b steer 1 100 100")
    ticks(match)
    s = state(match)
    assert 18**2 < (s.gaze_x[1] - 100) ** 2 + (s.gaze_y[1] - 100) ** 2 <= 20**2
    assert (s.hand_x[1, 0] - before.hand_x[1, 0]) ** 2 + (s.hand_y[1, 0] - before.hand_y[1, 0]) ** 2 <= 2**2


@rule("HK-61")
def test_eyes_stay_where_they_are_from_walk_to_walk() -> None:
    match = a_live_match(options={"place_limit": 1})
    stare(match, "b", 30, 40)
    while state(match).turn == 0:
        ticks(match)
    assert (state(match).gaze_x[1], state(match).gaze_y[1]) == (30, 40)


@rule("HK-61")
def test_a_gaze_is_a_round_spot() -> None:
    match = a_live_match()
    x, y = spot(match, 1)
    reach(match, "b", 1)
    for across, along, seen in ((30, 0, True), (31, 0, False), (18, 24, True), (22, 22, False), (0, -30, True)):
        stare(match, "c", x + across, y + along)
        assert (match.view(2).state["hand_x"][1][0] == x) == seen, (across, along)


@rule("HK-5")
def test_a_recount_covers_both_hands_and_the_eyes_of_who_brings_a_note() -> None:
    match = a_live_match()
    board = board_of(match)
    cover = veil(match.boards[0])

    def told() -> Any:
        shown = match.recounted()
        cover(match.opened()[0], shown[0])
        return shown[0]

    told()
    stare(match, "a", *spot(match, 2))
    while not state(match).seated:
        ticks(match)
        told()
    for hand in (1, 2):
        s = state(match)
        act(match, f"a steer {hand} {s.spot_x[1]} {s.spot_y[1]}")
    for _ in range(30):
        ticks(match)
        assert (told()["hand_x"][0] == -1).all()
        assert told()["gaze_x"][0] == -1
    assert told()["hand_x"][1].tolist() == state(match).hand_x[1].tolist(), "others are told"
    act(match, "a place 2")
    told()
    ticks(match)
    assert (told()["hand_x"][0] == -1).all()
    assert told()["gaze_x"][0] == -1, "they still look there"
    act(match, f"a steer 1 {board.seat_x[0]} {board.seat_y[0]}", "a look 0 0")
    x, y = spot(match, 2)
    while (state(match).gaze_x[0] - x) ** 2 + (state(match).gaze_y[0] - y) ** 2 <= board.gaze_radius**2:
        ticks(match)
        assert told()["gaze_x"][0] == -1
    for _ in range(TICKS - 1):
        ticks(match)
        assert told()["gaze_x"][0] == -1, "where they come from would tell where they were"
    for _ in range(30):
        ticks(match)
        told()
    assert told()["hand_x"][0].tolist() == [int(board.seat_x[0]), -1], "the other hand is still there"
    assert told()["gaze_x"][0] == 0
    act(match, "a steer 1 100 100")
    ticks(match, 3)
    assert told()["hand_x"][0, 0] >= 0


@rule("HK-5")
def test_a_recount_tells_whose_viruses_lie_where_and_not_who_noticed_them() -> None:
    """Piles that somebody notices who brings a note would tell where the eyes are."""
    match = a_live_match(piles={1: "b"})
    stare(match, "c", *spot(match, 1))
    assert state(match).lies[2].any()
    shown = match.recounted()
    veil(match.boards[0])(match.opened()[0], shown[0])
    assert not shown[0]["lies"][:PUBLIC].any()
    assert not shown[0]["clue"][:PUBLIC].any()
    assert shown[0]["lies"][TRUTH].any()


@rule("HK-61", "HK-64")
def test_a_tick_has_room_for_all_that_can_happen_in_it() -> None:
    """Seven let go of everything over one account, all see it, and all look up at what has fallen elsewhere meanwhile."""
    match = a_live_match(7, options={"walk_seconds": 1, "gaze_radius": 90, "gaze_speed": 80, "hand_speed": 40, "place_limit": 10})
    seats, board = "abcdefg", board_of(match)
    while not state(match).seated:
        ticks(match)
    s = state(match)
    below = sorted(range(1, 22), key=lambda account: spot(match, account)[1])
    for seat in seats:
        stare(match, seat, int(s.spot_x[below[0] - 1]), 0)
    for seat, account in zip(seats, below[-7:], strict=True):
        reach(match, seat, account)
        act(match, f"{seat} drop 1")
    ticks(match)
    for number, seat in enumerate(seats):
        act(match, f"{seat} steer 1 {board.seat_x[number]} {board.seat_y[number]}")
    ticks(match, 12)
    x, y = spot(match, below[0])
    for seat in seats:
        act(match, f"{seat} steer 1 {x} {y}", f"{seat} steer 2 {x} {y}")
    while state(match).clock < board.place_limit - 1:
        ticks(match)
    for seat in seats:
        act(match, f"{seat} drop 1", f"{seat} drop 2", f"{seat} look 100 200")
    ticks(match)
    assert len(pile(match, below[0])) == 14


@rule("HK-40", "HK-64")
def test_a_late_walker_is_not_told_which_face_down_account_is_the_own_one() -> None:
    still = position(rounds=4, options={"magnetic": True})
    walk(still)
    still.act(-1, Timeout(0))
    assert heard(still, "a") == ["placed a"]
    live = a_live_match(rounds=4, options={"magnetic": True, "place_limit": 1})
    while state(live).turn == 0:
        ticks(live)
    assert heard(live, "a") == ["placed a", "left b forwards"]
    assert state(live).under[:3].sum() == 1


@rule("HK-60")
def test_of_two_accounts_within_reach_a_hand_is_over_the_nearer_one() -> None:
    match = a_live_match()
    board, s = board_of(match), state(match)
    s.spot_x[:9], s.spot_y[:9] = [100, 114, *[0] * 7], [100, 100, *[0] * 7]
    for x, account in ((105, 0), (109, 1)):
        s.hand_x[1, 0], s.hand_y[1, 0] = x, 100
        assert account_under(board, s, 1, 0) == account


@rule("HK-61", "HK-62")
def test_who_turns_round_sees_what_lay_there_before_what_falls_now() -> None:
    match = a_live_match(4, options={"walk_seconds": 10})
    stare(match, "a", *spot(match, 1))
    reach(match, "b", 1)
    reach(match, "c", 1)
    act(match, "c drop 1")
    ticks(match)
    assert not state(match).lies[0].any()
    act(match, "b drop 1", "a face table")
    ticks(match)
    assert heard(match, "a") == ["grew 1 1", "saw b 1"]
    s = state(match)
    assert [(int(s.clue[0, entry]), int(s.clear[0, entry])) for entry in range(2)] == [(0, 0b0001), (0b0010, 0b1101)]
