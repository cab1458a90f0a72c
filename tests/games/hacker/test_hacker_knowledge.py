"""What a seat knows, and worlds that fit it (HK-5, HK-21, HK-40, HK-63, HK-67)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from setup_hacker import act, position, state, walk, window

from citing import rule
from hacktable.games.hacker import GAME
from hacktable.games.hacker.state import PUBLIC, TRUTH, Phase, Stock
from hacktable.kernel.engine import Engine
from hacktable.match.match import Match
from hacktable.testing.walking import random_words


def worlds(match: Match, seat: int, count: int) -> list[Any]:
    """States that the seat thinks possible."""
    engine = Engine(GAME, match.boards)
    mask = engine.mask(match.opened(), seat)
    found = [GAME.State.mirror(engine.imagine(mask, seat, random_words(f"{number}"))[0]) for number in range(count)]
    board = GAME.Board.mirror(match.boards[0])
    assert not [reason for world in found for reason in GAME.rules.impossible(board, world)]
    return found


def owners(world: Any, account: int) -> str:
    return "".join(
        "abcdefg"[int(world.clue[TRUTH, entry]).bit_length() - 1] for entry in range(24) if abs(world.lies[TRUTH, entry]) == account
    )


@rule("HK-67")
def test_what_was_seen_did_happen_in_every_world_and_what_was_not_may_have() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="watch 1", c="slip 1, watch 7", d="slip 2, watch 10")
    seen, unseen = worlds(match, 1, 60), worlds(match, 0, 60)
    assert {owners(world, 1) for world in seen} == {"c"}
    assert {owners(world, 2) for world in seen} == {"c", "d"}, "not b, who knows it was not b"
    assert {owners(world, 1) for world in unseen} == {"b", "c", "d"}, "the walker saw nothing, and was not there"


@rule("HK-13", "HK-67")
def test_nobody_has_two_viruses_in_a_batch_or_three_in_a_window() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="slip 1, slip 2, watch 4", c="slip 1, slip 2, watch 7", d="slip 1, slip 3, watch 10")
    for world in worlds(match, 0, 60):
        assert sorted(owners(world, 1)) == ["b", "c", "d"]
        assert max(Counter(owners(world, 1) + owners(world, 2) + owners(world, 3)).values()) <= 2


@rule("HK-21", "HK-67")
def test_a_shown_virus_settles_the_rest_of_its_batch() -> None:
    match = position(4, notes={1: "1 1 1"}, walk=3)
    walk(match, b="slip 1, watch 4", c="slip 1, watch 7")
    act(match, "d place 10")
    top = int(state(match).clue[TRUTH, 1])
    act(match, f"a name {'abcd'[top.bit_length() - 1]}")
    s = state(match)
    for journal in (0, 1, 2, 3, PUBLIC):
        assert s.clue[journal, 0] & top == 0
        assert s.clear[journal, 0] & top
    left = {0b0010: "c", 0b0100: "b"}[top]
    assert {owners(world, 1)[0] for world in worlds(match, 1, 20)} == {left}


@rule("HK-67")
def test_who_lies_in_a_batch_is_imagined_in_any_order() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="watch 1", c="slip 1, watch 7", d="slip 1, watch 10")
    assert Counter(owners(world, 1) for world in worlds(match, 1, 200))["cd"] in range(65, 136)


@rule("HK-5")
def test_unknown_notes_lie_under_their_owners_accounts_as_many_as_were_placed() -> None:
    match = position(notes={1: "1 3", 4: "2", 5: "3", 7: "1"})
    for world in worlds(match, 0, 50):
        assert world.under[:3].tolist() == [[1, 0, 1], [0, 0, 0], [0, 0, 0]]
        assert world.under[3:6].sum() == 2
        assert world.under[6:9].sum() == 1
    assert len({tuple(world.under[3:6].flatten()) for world in worlds(match, 0, 50)}) > 5


@rule("HK-5")
def test_unseen_notes_have_the_values_that_are_left() -> None:
    match = position(notes={1: " ".join(["1"] * 10), 4: "2"})
    assert not any(world.under[3:6, 0].any() for world in worlds(match, 0, 60))
    found = Counter(int(world.under[3:6, 1].sum()) for world in worlds(match, 0, 400))
    assert 0.55 < found[1] / 400 < 0.7, "20 twos and 12 threes are left"


@rule("HK-21", "HK-23")
def test_everyone_knows_where_notes_must_be_and_where_none_is() -> None:
    match = position(notes={1: "1", 2: "3 3", 4: "1"}, piles={1: "bc", 2: "c"}, protection=True)
    act(match, "a protect 1", "a name b", "c take 1", "c place 7")
    s = state(match)
    assert (s.stock[0], s.stock[1]) == (Stock.BARE, Stock.SOME)
    for world in worlds(match, 1, 60):
        assert world.under[0].sum() == 0
        assert world.under[1].sum() >= 1
    act(match, "a name c")
    walk(match)
    act(match, f"b {match.legal(1)[0]}")
    assert state(match).stock[0] == Stock.BARE
    walk(match)
    act(match, "c place 8")
    walk(match)
    act(match, "a place 3")
    assert state(match).stock[0] == Stock.UNKNOWN, "a's new note may lie anywhere"


@rule("HK-21")
def test_who_took_a_note_remembers_the_rest_until_somebody_else_takes_one() -> None:
    match = position(4, notes={1: "1 3 3"}, piles={1: "bcd"}, protection=True)
    act(match, "a name b", "d take 3", "d place 10")
    assert all(world.under[0, 0] >= 1 and world.under[0, 2] >= 1 for world in worlds(match, 3, 40))
    act(match, "a name b", "c take 3", "c place 7")
    assert state(match).seen[3, 0].tolist() == [0, 0, 0], "which one went, d does not know"


@rule("HK-40")
def test_worlds_of_a_face_down_table_may_have_notes_under_wrong_accounts() -> None:
    match = position(4, notes={1: "1", 4: "2"}, rounds=4, options={"magnetic": True})
    walk(match)
    act(match, "a place 5")
    for seat in (-1, 0, 1, 2):
        for world in worlds(match, seat, 20):
            assert world.under.sum() == 3
    assert all(world.under[4].sum() >= 1 for world in worlds(match, 0, 20)), "a knows where it went"


@rule("HK-65")
def test_secret_choices_are_imagined_and_ones_own_are_kept() -> None:
    match = position(4)
    act(match, "a walk forwards", "b slip 1", "b watch 4", "c watch 7")
    assert {tuple(world.plan[1]) for world in worlds(match, 1, 20)} == {(1, 0)}
    assert len({tuple(world.plan[1]) for world in worlds(match, 2, 40)}) > 10
    assert state(match).phase == Phase.WINDOW
    assert all(world.plan[3].sum() == 0 for world in worlds(match, 1, 20)), "d has chosen nothing yet"


@rule("HK-11", "HK-67")
def test_who_was_away_is_counted_from_the_rounds_first_player() -> None:
    match = position(4, first=1)
    act(match, "b walk forwards")
    window(match, a="slip 7, watch 1", c="watch 10", d="watch 7")
    assert {owners(world, 7) for world in worlds(match, 2, 60)} == {"a", "d"}


@rule("HK-13", "HK-67")
def test_in_two_windows_of_one_walk_one_hand_may_have_been_there_twice() -> None:
    match = position(4)
    act(match, "a walk forwards")
    for _ in range(2):
        window(match, b="slip 1, watch 4", c="watch 7", d="watch 10")
    assert {owners(world, 1) for world in worlds(match, 2, 80)} == {"bb", "bd", "db", "dd"}


@rule("HK-24", "HK-63")
def test_in_protection_nobody_sees_how_many_viruses_others_hold() -> None:
    match = position(notes={1: "1"}, piles={1: "b"}, protection=True, options={"tempo": "live", "gaze_radius": 100})
    for seat, viruses in enumerate((3, 2, 3)):
        assert match.view(seat).state["hand"] == [viruses if each == seat else 0 for each in range(7)]


@rule("HK-21")
def test_when_a_note_went_nobody_knows_whether_another_is_left() -> None:
    match = position(notes={1: "1"}, piles={1: "b"}, protection=True)
    assert state(match).stock[0] == Stock.SOME
    act(match, "a name c", "b take 1")
    assert state(match).stock[0] == Stock.UNKNOWN
    act(match, "b place 4")
    assert all(world.under[0].sum() == 0 for world in worlds(match, 0, 10))
