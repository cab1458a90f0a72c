"""Checking a token, and where a genuine one goes (HC-20, HC-21)."""

from __future__ import annotations

import pytest
from setup_hashcatch import act, load, loaded_left, options, phase, position, state, where

from citing import rule
from hacktable.games.hashcatch.state import Phase

DIGITS = {1: "12341", 2: "21341", 3: "31241", 4: "41231"}
"""Five digits that begin with this one."""

# ---------------------------------------------------------------- HC-20: the check


@rule("HC-20")
@pytest.mark.parametrize(
    ("digit", "dice", "genuine"),
    [(3, (1, 3, 5), True), (2, (2, 4, 6), True), (1, (2, 4, 6), False), (4, (1, 3, 5), False)],
)
def test_the_printed_examples_of_checks(digit: int, dice: tuple[int, ...], genuine: bool) -> None:
    for die in dice:
        match = load(position("ring-15", "", digits=[DIGITS[digit]]), die)
        verdict = "genuine" if genuine else "forged"
        assert act(match, "check 1")[0] == f"checked a a 1 {digit} {die} {verdict}"
        assert where(match, 0) == ("bank-1" if genuine else "")


@rule("HC-20")
@pytest.mark.parametrize("digit", range(1, 5))
@pytest.mark.parametrize("die", range(1, 7))
def test_a_token_is_genuine_if_digit_and_die_are_both_even_or_both_odd(digit: int, die: int) -> None:
    match = load(position("ring-25", "", digits=[DIGITS[digit]]), die)
    act(match, "check 1")
    both = {digit in (2, 4), die in (2, 4, 6)}
    assert where(match, 0) == ("bank-1" if len(both) == 1 else "")


@rule("HC-20")
def test_a_token_that_is_not_genuine_goes_home_and_the_turn_passes() -> None:
    match = load(position("ring-3 ring-5", "ring-15"), 1)
    assert act(match, "check 2") == ["checked a a 2 2 1 forged", "home a 2 ring-5", "turn b"]
    assert (where(match, 0), where(match, 1)) == ("ring-3", "ring-15")


@rule("HC-20")
def test_a_check_takes_one_die_and_looks_at_one_token_only() -> None:
    match = load(position("ring-5 ring-15 ring-25", "", digits=["12341"]), 1)
    act(match, "check 3")
    assert loaded_left(match) == 0
    assert where(match, 0) == "ring-5 ring-15 bank-1"
    assert state(match).shown[0].tolist() == [0, 0, 1] + [0] * 9


@rule("HC-20")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_six_for_a_check_gives_no_second_roll(die: int) -> None:
    match = load(position("ring-5", "", digits=["21341"]), die)
    assert act(match, "check 1")[-1] == "turn b"


# ---------------------------------------------------------------- HC-21: where a genuine token goes


@rule("HC-21")
def test_with_no_row_to_attack_a_genuine_token_goes_to_the_bank_at_once() -> None:
    match = load(position("ring-5", ""), 3)
    assert act(match, "check 1") == ["checked a a 1 1 3 genuine", "banked a 1 ring-5 bank-1", "turn b"]


@rule("HC-21")
@pytest.mark.parametrize(("waiting", "place"), [("", "bank-1"), ("bank-1", "bank-2"), ("bank-2", "bank-1"), ("bank-3", "bank-1")])
def test_a_genuine_token_takes_the_first_free_waiting_place(waiting: str, place: str) -> None:
    match = load(position("ring-35", waiting), 5)
    assert act(match, "check 1")[1] == f"banked a 1 ring-35 {place}"
    assert (where(match, 0), where(match, 1)) == (place, waiting)


@rule("HC-21", "HC-41")
def test_with_rows_in_the_chain_the_owner_chooses_between_bank_and_attack() -> None:
    match = load(position("ring-5", "row-1-a row-1-b row-3-c", "row-1-c row-3-a row-3-b"), 1)
    assert act(match, "check 1") == ["checked a a 1 1 1 genuine"]
    assert phase(match) == Phase.GENUINE
    assert match.actors == (0,)
    assert where(match, 0) == "ring-5", "it waits for the choice where it is"
    assert options(match) == ["bank", "attack 1", "attack 3"]


@rule("HC-21")
def test_the_bank_may_be_chosen_although_there_is_a_row_to_attack() -> None:
    match = position("base ring-5", "row-1-a row-1-b row-1-c", checked=2)
    assert act(match, "bank") == ["banked a 2 ring-5 bank-1", "turn b"]
    assert where(match, 0) == "base bank-1"


@rule("HC-21", "HC-41")
def test_a_row_under_attack_already_leaves_only_the_bank() -> None:
    match = load(position("ring-5", "row-1-a row-1-b row-1-c", "risk-1"), 1)
    assert act(match, "check 1")[1:] == ["banked a 1 ring-5 bank-1", "turn b"]


@rule("HC-21")
def test_a_forged_token_gets_no_choice() -> None:
    match = load(position("ring-5", "row-1-a row-1-b row-1-c"), 2)
    assert act(match, "check 1")[-1] == "turn b"
    assert where(match, 0) == ""


@rule("HC-21")
def test_the_next_seat_starts_afresh_after_a_genuine_token() -> None:
    match = position("base base ring-5", "row-1-a row-1-b row-1-c", checked=3)
    for action in ("bank", "attack 1"):
        twin = match.copy()
        act(twin, action)
        s = state(twin)
        assert (s.checked, s.roll, s.second, s.turn, Phase(s.phase), s.turns) == (0, 0, 0, 1, Phase.PURPOSE, 2)
