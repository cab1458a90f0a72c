"""Small hacks on the ring and big hacks of the chain (HC-40 … HC-42)."""

from __future__ import annotations

import pytest
from setup_hashcatch import HASHES, act, board_of, load, loaded_left, options, position, state, where

from citing import rule
from hacktable.games.hashcatch.rules.hack import hacked
from hacktable.kernel.events import SILENT
from hacktable.match.match import Match

DIGITS = {1: "12341", 2: "21341", 3: "31241", 4: "41231"}
"""Five digits that begin with this one."""

# ---------------------------------------------------------------- HC-40: the small hack


@rule("HC-40")
@pytest.mark.parametrize("digit", range(1, 5))
@pytest.mark.parametrize("die", range(1, 6))
def test_the_same_roll_decides_a_small_hack(digit: int, die: int) -> None:
    match = load(position(f"ring-{15 - die}", "ring-15", digits=["", DIGITS[digit]]), die, die)
    act(match, "roll")
    told = act(match, "move 1 +")
    assert loaded_left(match) == 1, "no die but the one of the move"
    if digit % 2 == die % 2:
        assert told == [f"checked a b 1 {digit} {die} genuine", "turn b"]
        assert (where(match, 0), where(match, 1)) == (f"ring-{15 - die}", "ring-15"), "both stay where they were"
    else:
        assert told == [f"checked a b 1 {digit} {die} forged", "home b 1 ring-15", f"moved a 1 ring-{15 - die} ring-15", "turn b"]
        assert (where(match, 0), where(match, 1)) == ("ring-15", ""), "home, and the attacker takes the space"


@rule("HC-40")
@pytest.mark.parametrize("space", HASHES)
@pytest.mark.parametrize(("way", "step"), [("+", 1), ("-", -1)])
def test_a_small_hack_happens_on_every_transaction_space_from_either_side(space: int, way: str, step: int) -> None:
    match = position(f"ring-{(space - 2 * step) % 40}", f"ring-{space}", roll=2)
    act(match, f"move 1 {way}")
    assert (where(match, 0), where(match, 1)) == (f"ring-{space}", "")


@rule("HC-40")
@pytest.mark.parametrize(("digits", "places"), [("12341", ("ring-5", "")), ("21341", ("", "ring-5"))])
def test_a_small_hack_straight_from_the_base(digits: str, places: tuple[str, str]) -> None:
    match = position("", "ring-5", digits=["", digits], roll=6)
    act(match, "move 1 +")
    assert (where(match, 0), where(match, 1)) == places


@rule("HC-40")
@pytest.mark.parametrize("digits", ["12341", "21341"])
def test_a_small_hack_shows_the_attacked_digit_and_not_the_attackers(digits: str) -> None:
    match = position("ring-3", "ring-5", "", digits=["43211", digits], roll=2)
    act(match, "move 1 +")
    assert match.view(None).state["digit"] == [[0] * 12, [int(digits[0])] + [0] * 11, [0] * 12, [0] * 12]


@rule("HC-40", "HC-12")
def test_passing_over_an_opponent_on_a_transaction_space_is_no_hack() -> None:
    match = position("ring-3", "ring-5", roll=4)
    assert act(match, "move 1 +") == ["moved a 1 ring-3 ring-7", "turn b"]
    assert not state(match).shown.any()


@rule("HC-40")
def test_the_winner_of_a_small_hack_may_check_its_token_in_the_next_turn_only() -> None:
    match = load(position("ring-3", "ring-5"), 2, 3)
    act(match, "roll", "move 1 +")
    assert match.actors == (1,)
    act(match, "roll", "move 1 +")
    assert options(match) == ["roll", "check 1"]


# ---------------------------------------------------------------- HC-41: taking aim


def rows_of(*rows: int) -> list[str]:
    """Three seats that hold these rows, a token each."""
    return [" ".join(f"row-{row}-{column}" for row in rows) for column in "abc"]


@rule("HC-41")
@pytest.mark.parametrize("row", range(1, 6))
def test_a_genuine_token_goes_to_the_risk_space_of_the_chosen_row(row: int) -> None:
    match = position("base ring-5", *rows_of(row), checked=2)
    assert options(match) == ["bank", f"attack {row}"]
    assert act(match, f"attack {row}") == [f"aimed a 2 ring-5 risk-{row}", "turn b"]
    assert where(match, 0) == f"base risk-{row}"


@rule("HC-41")
def test_any_occupied_row_may_be_attacked_and_no_empty_one() -> None:
    match = position("ring-5", *rows_of(1, 3, 5), checked=1)
    assert options(match) == ["bank", "attack 1", "attack 3", "attack 5"]


@rule("HC-41")
def test_there_is_one_attacker_a_row() -> None:
    first, second, third = rows_of(1, 3, 5)
    match = position("ring-5", f"{first} risk-1", f"{second} risk-5", third, checked=1)
    assert options(match) == ["bank", "attack 3"]


@rule("HC-41", "HC-42")
def test_a_row_with_own_tokens_may_be_attacked() -> None:
    match = position("ring-5 row-2-a row-2-b row-2-c", "", checked=1)
    assert options(match) == ["bank", "attack 2"]
    act(match, "attack 2")
    assert where(match, 0) == "risk-2 row-2-a row-2-b row-2-c"


@rule("HC-41", "HC-11")
def test_taking_aim_is_all_for_this_turn() -> None:
    match = position("ring-5", *rows_of(1), checked=1)
    act(match, "attack 1")
    assert match.actors == (1,)
    assert all(where(match, seat) == rows_of(1)[seat - 1] for seat in (1, 2, 3))


# ---------------------------------------------------------------- HC-42: cracking the code


def attacked(row: int = 1, **more: object) -> Match:
    """a attacks a row of b, c and d with the code 1 + 2 + 4 = 7."""
    return position(f"ring-3 risk-{row}", *rows_of(row), digits=["", "12341", "21341", "41231"], **more)  # type: ignore[arg-type]


@rule("HC-42")
@pytest.mark.parametrize("before", range(4))
def test_the_first_sum_equal_to_the_code_cracks_the_row(before: int) -> None:
    match = load(attacked(), *[1, 1] * before, 3, 4, *[6, 1] * (3 - before))
    told = act(match, "hack")
    assert told == [
        "hacked a 1" + " 1 1" * before + " 3 4" + " 0 0" * (3 - before),
        "cracked a 1 7",
        "shown b 1 1",
        "home b 1 row-1-a",
        "shown c 1 2",
        "home c 1 row-1-b",
        "shown d 1 4",
        "home d 1 row-1-c",
        "home a 2 risk-1",
        "turn b",
    ]
    assert loaded_left(match) == 2 * (3 - before), "no more tries than needed"


@rule("HC-42")
def test_a_cracked_rows_tokens_go_home_with_their_digits_shown_and_the_row_is_empty() -> None:
    match = load(attacked(tried={1: (2, 3)}), 3, 4)
    act(match, "hack")
    assert [where(match, seat) for seat in range(4)] == ["ring-3", "", "", ""]
    assert match.view(None).state["digit"] == [[0, 2] + [0] * 10, [1] + [0] * 11, [2] + [0] * 11, [4] + [0] * 11]
    assert match.view(None).state["tried"] == [0] * 5, "there is no row any more that they tell of"
    assert match.standings.points == (0, 0, 0, 0)


@rule("HC-42")
def test_a_cracked_row_shows_digits_even_if_nobody_had_seen_them() -> None:
    """Play cannot get here, since every token in the chain has been checked; the rule does not count on it."""
    match = attacked()
    s = state(match)
    s.shown[:] = 0
    hacked(board_of(match), s, 0, 1 << 7, SILENT)
    assert s.shown[:, 0].tolist() == [0, 1, 1, 1]


@rule("HC-42")
@pytest.mark.parametrize(("row", "tries"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2)])
def test_a_hack_fails_when_all_its_tries_miss(row: int, tries: int) -> None:
    misses = [(1, 1), (6, 6), (1, 2), (5, 6)][:tries]
    match = load(attacked(row), *[die for pair in misses for die in pair], *[3, 4] * (4 - tries))
    rolls = "".join(f" {one} {other}" for one, other in misses) + " 0 0" * (4 - tries)
    assert act(match, "hack") == [f"hacked a {row}{rolls}", f"home a 2 risk-{row}", "turn b"]
    assert [where(match, seat) for seat in range(4)] == ["ring-3", *rows_of(row)], "the row stays, the attacker goes home"
    assert loaded_left(match) == 2 * (4 - tries)
    sums = sum(1 << one + other for one, other in misses)
    assert match.view(None).state["tried"] == [sums if each == row else 0 for each in range(1, 6)]


@rule("HC-42", "HC-1")
def test_sums_tried_by_several_attackers_add_up() -> None:
    match = load(attacked(tried={1: (2, 10)}), *[1, 2] * 2, *[6, 4] * 2)
    act(match, "hack")
    assert match.view(None).state["tried"][0] == 1 << 2 | 1 << 3 | 1 << 10


@rule("HC-42")
@pytest.mark.parametrize("hit", [True, False])
def test_the_attackers_token_goes_home_either_way(hit: bool) -> None:
    match = load(attacked(), *([3, 4] if hit else [1, 1]) * 4)
    assert "home a 2 risk-1" in act(match, "hack")
    assert where(match, 0) == "ring-3"


@rule("HC-42")
def test_cracking_a_row_leaves_all_other_rows_and_attackers_alone() -> None:
    first, second, third = rows_of(1, 2, 4)
    match = position(
        "ring-3 risk-2", f"{first} risk-4", second, third, digits=["", "11234", "12341", "14231"], tried={1: (2,), 2: (3,), 4: (12,)}
    )
    code = 1 + 2 + 4
    load(match, 1, code - 1)
    act(match, "hack")
    assert [where(match, seat) for seat in range(1, 4)] == [
        "row-1-a base row-4-a risk-4",
        "row-1-b base row-4-b",
        "row-1-c base row-4-c",
    ]
    assert match.view(None).state["tried"] == [1 << 2, 0, 0, 1 << 12, 0]


@rule("HC-42")
def test_a_hack_on_a_row_with_own_tokens_sends_them_home_too() -> None:
    match = load(position("risk-1 row-1-a row-1-c", "row-1-b", digits=["12341"]), 5, 1)
    act(match, "hack")
    assert (where(match, 0), where(match, 1)) == ("", "")


@rule("HC-42", "HC-32")
def test_a_gap_is_filled_by_the_next_hashing() -> None:
    match = load(position("risk-1", "row-1-a row-2-a ring-15", "row-1-b row-2-b bank-1", "row-1-c row-2-c bank-2"), 1, 2)
    act(match, "hack")
    assert where(match, 1) == "base row-2-a ring-15"
    load(match, 1, 1, 1, 2, 3, 2, 3, (0, 4))
    act(match, "check 3", "bank")
    assert [where(match, seat) for seat in range(1, 4)] == ["base row-2-a row-1-c", "base row-2-b row-1-b", "base row-2-c row-1-a"]
