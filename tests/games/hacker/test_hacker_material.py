"""Material and set-up (HK-1 … HK-4, HK-10)."""

from __future__ import annotations

from collections import Counter

import pytest
from setup_hacker import act, state, walk

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import NOTES, REACH, WIDTH, viruses_of
from hacktable.games.hacker.state import Phase
from hacktable.match.box import GameBox
from playing import play_on

BOX = GameBox(GAME)
STEP = {"tempo": "step"}


@rule("HK-1")
@pytest.mark.parametrize("players", range(3, 8))
def test_there_are_ten_twenty_and_twelve_notes_and_they_are_never_more_or_less(players: int) -> None:
    match = BOX.start(players, "notes", STEP)
    assert NOTES == (10, 20, 12)
    for _ in range(40):
        s = state(match)
        for value, count in enumerate(NOTES):
            assert s.bank[value] + s.under[:, value].sum() + (s.note == value + 1).sum() == count
        play_on(match, 10)


@rule("HK-1")
def test_seven_players_fetch_the_last_note_of_the_bank_in_the_last_round() -> None:
    match = play_on(BOX.start(7, "empty", STEP))
    assert state(match).bank_size == 0
    assert sum(match.result.points if match.result else ()) == 10 + 40 + 36


@rule("HK-2")
@pytest.mark.parametrize(("players", "viruses"), [(3, 3), (4, 3), (5, 4), (6, 4), (7, 3)])
def test_four_viruses_with_five_or_six_players_three_otherwise(players: int, viruses: int) -> None:
    assert viruses_of(players) == viruses
    assert state(BOX.start(players, "viruses", STEP)).hand[:players].tolist() == [viruses] * players


@rule("HK-3")
def test_three_accounts_each_lie_shuffled_and_face_up_and_everyone_sees_whose_they_are() -> None:
    orders = Counter[int]()
    for number in range(60):
        match = BOX.start(4, f"accounts {number}", STEP)
        owners = match.view(None).state["owner"]
        assert Counter(owners[:12]) == {0: 3, 1: 3, 2: 3, 3: 3}
        assert owners[12:] == [-1] * 9
        orders[owners[0]] += 1
    assert len(orders) == 4
    assert [str(event) for event in match.seen(None, 0)][:12] == [f"scattered {place + 1} {'abcd'[owners[place]]}" for place in range(12)]


@rule("HK-4")
def test_everyone_gets_two_notes_and_places_them_before_anything_else() -> None:
    match = BOX.start(3, "first", STEP)
    assert match.actors == (0, 1, 2)
    assert state(match).carried[:3].tolist() == [2, 2, 2]
    assert state(match).bank_size == 42 - 6
    own = [place + 1 for place, owner in enumerate(match.view(0).state["owner"]) if owner == 0]
    assert [str(action) for action in match.legal(0)] == [f"place {account}" for account in own]
    lower, higher = match.view(0).state["note"][0]
    assert lower <= higher
    act(match, f"a place {own[0]}")
    assert state(match).under[own[0] - 1, lower - 1] == 1
    for seat in (0, 1, 1, 2):
        assert state(match).phase == Phase.DEALT
        match.act(seat, match.legal(seat)[0])
    act(match, f"c {match.legal(2)[-1]}")
    assert state(match).phase == Phase.WALK


@rule("HK-4")
def test_only_their_holder_sees_the_first_notes() -> None:
    match = BOX.start(3, "first", STEP)
    assert not any(match.view(1).state["note"][0])
    assert len([event for event in match.seen(0, 0) if str(event).startswith("note ")]) == 2
    assert not [event for event in match.seen(None, 0) if str(event).startswith("note ")]


@rule("HK-10")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(int(state(BOX.start(3, f"lot {number}", STEP)).first) for number in range(90))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 15


@rule("HK-10")
def test_each_round_begins_with_the_next_player_clockwise() -> None:
    match = BOX.start(3, "rounds", STEP)
    firsts = []
    while not match.over:
        for event in match.log[-1].events if match.log else ():
            if str(event).startswith("round "):
                firsts.append("abc".index(str(event).split()[2]))
        if state(match).phase == Phase.WALK:
            walk(match)
        else:
            match.act(match.actors[0], match.legal(match.actors[0])[0])
    assert len(firsts) == 4
    assert [(first - firsts[0]) % 3 for first in firsts] == [0, 1, 2, 0]


@rule("HK-3")
@pytest.mark.parametrize("players", [3, 7])
def test_no_account_covers_another_and_all_are_within_reach(players: int) -> None:
    places = set()
    for number in range(20):
        s = state(BOX.start(players, f"spots {number}"))
        points = [(int(s.spot_x[account]), int(s.spot_y[account])) for account in range(3 * players)]
        assert all(REACH < x < WIDTH - REACH and REACH < y < WIDTH - REACH for x, y in points)
        for at, (x, y) in enumerate(points):
            assert all((x - a) ** 2 + (y - b) ** 2 >= (2 * REACH) ** 2 for a, b in points[:at])
        places.add(points[0])
    assert len(places) > 5, "they are scattered, not laid out"
