"""Tokens, board, points and risk spaces (HC-1 … HC-4)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from setup_hashcatch import HASHES, act, all_told, board_of, load, options, position, state, unseen_digit, where

import hacktable
from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.state import BASE, NOWHERE, PLACES
from hacktable.match.match import Match

BOX = hacktable.game("hashcatch")


@cache
def started(players: int, count: int = 120) -> list[Match]:
    return [BOX.start(players, seed=seed) for seed in range(count)]


# ---------------------------------------------------------------- HC-1: tokens and digits


@rule("HC-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_five_tokens_in_the_base(players: int) -> None:
    for match in started(players)[:10]:
        s = state(match)
        assert s.tokens.tolist() == [5] * players + [0] * (4 - players)
        assert (s.place[:players, :5] == BASE).all()
        assert (s.place[:players, 5:] == NOWHERE).all()
        assert (s.place[players:] == NOWHERE).all()
        assert not s.shown.any()


@rule("HC-1")
def test_the_first_five_digits_are_one_to_four_and_one_more() -> None:
    for match in started(4):
        for seat in range(4):
            hand = sorted(state(match).digit[seat, :5].tolist())
            assert set(hand) == {1, 2, 3, 4}
            assert not state(match).digit[seat, 5:].any()


@rule("HC-1")
def test_the_fifth_digit_is_drawn_at_random() -> None:
    extra = Counter[int]()
    for match in started(4):
        for seat in range(4):
            extra[sum(state(match).digit[seat, :5].tolist()) - 10] += 1
    assert set(extra) == {1, 2, 3, 4}
    assert all(80 < count < 160 for count in extra.values()), extra


@rule("HC-1")
@pytest.mark.parametrize("token", range(5))
def test_a_tokens_number_says_nothing_about_its_digit(token: int) -> None:
    digits = Counter(int(state(match).digit[seat, token]) for match in started(4) for seat in range(4))
    assert all(80 < count < 160 for count in digits.values()), digits


@rule("HC-1")
def test_owners_see_their_own_digits_and_nobody_elses() -> None:
    match = BOX.start(3, seed="eyes")
    true = state(match).digit.tolist()
    for viewer in range(3):
        seen = match.view(viewer).state["digit"]
        assert seen[viewer] == true[viewer]
        assert all(not any(seen[other]) for other in range(4) if other != viewer)
    assert not any(map(any, match.view(None).state["digit"]))


@rule("HC-1", "HC-20")
@pytest.mark.parametrize(("die", "home"), [(2, False), (1, True)])
def test_a_checked_digit_is_public_from_then_on(die: int, home: bool) -> None:
    match = position("ring-5", "", digits=["21341"])
    assert unseen_digit(match, 1, seat=0, token=1)
    assert unseen_digit(match, None, seat=0, token=1)
    load(match, die)
    act(match, "check 1")
    assert where(match, 0) == ("" if home else "bank-1")
    load(match, 3)
    act(match, "roll", "move 1 +")
    for viewer in (1, None):
        assert match.view(viewer).state["digit"][0] == [2] + [0] * 11
        assert match.view(viewer).state["shown"][0] == [1] + [0] * 11


@rule("HC-1", "HC-40")
def test_a_digit_turned_over_by_a_small_hack_is_public_from_then_on() -> None:
    match = position("ring-3", "ring-5", "", digits=["", "43211"], roll=2)
    act(match, "move 1 +")
    assert where(match, 1) == "ring-5"
    for viewer in (0, 2, None):
        assert match.view(viewer).state["digit"][1][0] == 4


@rule("HC-1", "HC-42")
def test_sums_tried_in_vain_are_public() -> None:
    match = position("row-1-a row-1-b row-1-c", "risk-1", digits=["12341"], turn=1)
    load(match, 1, 1, 6, 6, 6, 5, 1, 1)
    act(match, "hack")
    for viewer in (0, 1, None):
        assert match.view(viewer).state["tried"] == [1 << 2 | 1 << 12 | 1 << 11, 0, 0, 0, 0]


@rule("HC-1")
@pytest.mark.parametrize("digit", [1, 2, 3, 4])
def test_a_token_won_by_hashing_has_a_random_digit(digit: int) -> None:
    match = position("bank-1 bank-2 bank-3", "")
    load(match, (digit - 1, 4))
    act(match, "bonus 1")
    assert int(state(match).digit[0, 5]) == digit
    assert unseen_digit(match, 1, seat=0, token=6)
    assert match.view(0).state["digit"][0][5] == digit


@rule("HC-1")
def test_tokens_keep_their_identity_in_the_base() -> None:
    match = position("base base ring-5", "", digits=["11234"])
    load(match, 1, 3, 3)
    act(match, "check 3")
    assert where(match, 0) == ""
    act(match, "roll", "move 1 +", "roll")
    assert {f"move {token} +" for token in range(1, 6)} <= set(options(match))
    act(match, "move 3 +")
    assert where(match, 0) == "base base ring-2"
    assert match.view(1).state["digit"][0] == [0, 0, 2] + [0] * 9


@rule("HC-1", "HC-42")
@pytest.mark.parametrize(("digits", "code"), [("12341", 6), ("13241", 6), ("11234", 4), ("44321", 11), ("34421", 11), ("24134", 7)])
def test_a_rows_code_is_the_sum_of_its_three_digits(digits: str, code: int) -> None:
    match = position("row-1-a row-1-b row-1-c", "risk-1", digits=[digits], turn=1)
    load(match, min(6, code - 1), code - min(6, code - 1))
    assert f"cracked b 1 {code}" in act(match, "hack")


@rule("HC-1")
@pytest.mark.parametrize("code", [3, 12])
def test_even_the_extreme_codes_can_be_hit(code: int) -> None:
    same = str(code // 3)
    seats = ["row-1-a", "row-1-b", "row-1-c", "risk-1"]
    match = position(*seats, digits=[same + "".join(d for d in "1234" if d != same) + "1"] * 3, turn=3)
    load(match, *((1, 2) if code == 3 else (6, 6)))
    assert f"cracked d 1 {code}" in act(match, "hack")


# ---------------------------------------------------------------- HC-2: the board


@rule("HC-2")
def test_the_ring_has_forty_spaces_and_closes() -> None:
    forwards = position("ring-39", "", roll=1)
    act(forwards, "move 1 +")
    assert where(forwards, 0) == "ring-0"
    backwards = position("ring-0", "", roll=1)
    act(backwards, "move 1 -")
    assert where(backwards, 0) == "ring-39"


@rule("HC-2", "HC-11")
@pytest.mark.parametrize("space", range(40))
def test_tokens_can_be_checked_on_5_15_25_and_35_only(space: int) -> None:
    match = position(f"ring-{space}", "")
    assert options(match) == (["roll", "check 1"] if space in HASHES else ["roll"])


@rule("HC-2")
@pytest.mark.parametrize(("players", "starts"), [(2, [0, 20]), (4, [0, 10, 20, 30])])
def test_two_sit_opposite_and_four_take_all_starts(players: int, starts: list[int]) -> None:
    for match in started(players)[:10]:
        assert state(match).start[:players].tolist() == starts
        assert [str(event) for event in match.seen(None, 0)[:players]] == [
            f"based {letter} ring-{start}" for letter, start in zip("abcd", starts, strict=False)
        ]


@rule("HC-2")
def test_a_lot_decides_between_which_two_of_three_players_a_base_stays_empty() -> None:
    between = Counter[int]()
    for match in started(3):
        starts = state(match).start[:3].tolist()
        assert sorted(starts) == [0, 10, 20]
        order = sorted(range(3), key=starts.__getitem__)
        assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2], "clockwise they sit in the order of their turns"
        between[order[1]] += 1
        assert [str(event) for event in match.seen(None, 0)[:3]] == [f"based {'abc'[seat]} ring-{starts[seat]}" for seat in range(3)]
    assert set(between) == {0, 1, 2}
    assert all(25 < count < 55 for count in between.values()), between


@rule("HC-2", "HC-12")
@pytest.mark.parametrize("seat", range(4))
def test_every_base_is_joined_to_its_own_start(seat: int) -> None:
    match = position("", "", "", "", turn=seat, roll=1)
    act(match, "move 1 +")
    assert where(match, seat) == f"ring-{10 * seat}"


@rule("HC-2", "HC-31")
def test_a_base_holds_any_number_of_tokens() -> None:
    match = position(" ".join(["base"] * 12), "", digits=["1234" * 3], roll=1)
    assert options(match) == [f"move {token} +" for token in range(1, 13)]


@rule("HC-2")
def test_there_are_three_waiting_places_and_five_rows_of_three() -> None:
    names = [name for name in PLACES if not name.startswith("ring")]
    assert names == [
        *("bank-1", "bank-2", "bank-3"),
        *(f"row-{row}-{column}" for row in range(1, 6) for column in "abc"),
        *(f"risk-{row}" for row in range(1, 6)),
        "base",
    ]


@rule("HC-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_read_the_board_from_its_file(players: int) -> None:
    board = board_of(started(players)[0])
    assert (board.seats, board.ring) == (players, 40)
    assert [space for space in range(40) if board.hashes >> space & 1] == list(HASHES)
    assert board.start.tolist() == [0, 10, 20, 30]


@rule("HC-2")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 2.0, "2", True, None])
def test_only_two_to_four_can_play(players: object) -> None:
    with pytest.raises(hacktable.OptionError) as refusal:
        BOX.start(players, seed=1)  # type: ignore[arg-type]
    assert refusal.value.code == "option-players"
    assert refusal.value.params["allowed"] == "2–4"


# ---------------------------------------------------------------- HC-3 and HC-4: points and tries


@rule("HC-3")
@pytest.mark.parametrize("row", range(1, 6))
def test_outer_spaces_are_worth_their_depth_and_the_middle_one_more(row: int) -> None:
    match = position(f"row-{row}-a", f"row-{row}-b", f"row-{row}-c")
    assert match.standings.points == (row, row + 1, row)
    assert match.standings.sources[1] == {**dict.fromkeys(GAME.rules.sources, 0), f"row-{row}": row, "bonus": 1}
    assert match.standings.sources[2] == {**dict.fromkeys(GAME.rules.sources, 0), f"row-{row}": row}


@rule("HC-4", "HC-42")
@pytest.mark.parametrize(("row", "tries"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2)])
def test_the_deeper_the_row_the_fewer_the_tries(row: int, tries: int) -> None:
    match = position(f"row-{row}-a row-{row}-b row-{row}-c", f"risk-{row}", turn=1)
    load(match, *[1] * 8)
    told = [text for _, text in all_told(match, "hack")]
    assert told[0] == f"hacked b {row}" + " 1" * 2 * tries + " 0" * (8 - 2 * tries)
    assert not any(text.startswith("cracked") for text in told)
