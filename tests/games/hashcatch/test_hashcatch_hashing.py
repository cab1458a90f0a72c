"""Hashing, sinking and the end (HC-30 … HC-33)."""

from __future__ import annotations

import pytest
from setup_hashcatch import act, all_told, load, loaded_left, options, phase, position, state, where

import hacktable
from citing import rule
from hacktable.games.hashcatch.state import Phase
from hacktable.match.match import Match

NEW_TOKEN = (0, 4)
"""The draw for a new token's digit."""


def waiting(*dice: int) -> Match:
    """Tokens of b, c and a in the waiting places 1, 2 and 3 as soon as a banks; then these dice."""
    return load(position("ring-5", "bank-1", "bank-2", checked=1), *dice, NEW_TOKEN)


def winner(match: Match) -> int:
    """The seat whose token holds the bonus space of row 1."""
    return next(seat for seat in range(match.players) if "row-1-b" in where(match, seat).split())


# ---------------------------------------------------------------- HC-30: rolling for a double


@rule("HC-30")
@pytest.mark.parametrize("others", [("bank-1", ""), ("", "bank-1"), ("", "")])
def test_hashing_waits_until_all_three_waiting_places_are_taken(others: tuple[str, str]) -> None:
    match = load(position("ring-5", *others, checked=1), 6, 6, 6, 6, 6, 6)
    assert act(match, "bank")[-1] == "turn b"
    assert loaded_left(match) == 6


@rule("HC-30")
def test_a_full_bank_hashes_at_once_two_dice_for_each_token() -> None:
    match = load(position("ring-5", "bank-1", "bank-2"), 1, 3, 3, 1, 2, 5, 6, NEW_TOKEN)
    assert act(match, "check 1") == [
        "checked a a 1 1 1 genuine",
        "banked a 1 ring-5 bank-3",
        "hashing 0 3 3 1 2 5 6",
        "chained b 1 bank-1 row-1-b",
        "chained c 1 bank-2 row-1-a",
        "chained a 1 bank-3 row-1-c",
        "earned b 6",
        "turn b",
    ]
    assert loaded_left(match) == 0


@rule("HC-30")
@pytest.mark.parametrize(
    ("dice", "seat"),
    [
        ((3, 3, 5, 5, 1, 2), 2),
        ((5, 5, 3, 3, 1, 2), 1),
        ((1, 1, 2, 2, 3, 3), 0),
        ((6, 6, 5, 5, 4, 4), 1),
        ((6, 5, 1, 1, 5, 6), 2),
        ((6, 4, 5, 6, 1, 1), 0),
    ],
)
def test_the_highest_double_wins_and_nothing_but_doubles_counts(dice: tuple[int, ...], seat: int) -> None:
    match = waiting(*dice)
    act(match, "bank")
    assert winner(match) == seat
    assert loaded_left(match) == 0


@rule("HC-30")
def test_without_a_double_there_is_another_round_for_all() -> None:
    match = waiting(1, 2, 3, 4, 5, 6, 6, 5, 1, 1, 4, 3)
    assert act(match, "bank")[1] == "hashing 1 6 5 1 1 4 3"
    assert winner(match) == 2
    assert loaded_left(match) == 0


@rule("HC-30")
def test_equal_doubles_roll_on_and_the_others_are_out() -> None:
    match = waiting(4, 4, 4, 4, 2, 2, 1, 1, 3, 3)
    assert act(match, "bank")[1:3] == ["hashing 0 4 4 4 4 2 2", "hashing 0 1 1 3 3 0 0"]
    assert winner(match) == 2
    assert loaded_left(match) == 0


@rule("HC-30")
def test_those_who_tied_repeat_rounds_without_a_double_among_themselves() -> None:
    match = waiting(4, 4, 1, 2, 4, 4, 1, 2, 3, 4, 5, 5, 6, 6)
    assert act(match, "bank")[1:3] == ["hashing 0 4 4 1 2 4 4", "hashing 1 5 5 0 0 6 6"]
    assert winner(match) == 0
    assert loaded_left(match) == 0


@rule("HC-30")
def test_three_equal_doubles_roll_on_all_three() -> None:
    match = waiting(2, 2, 2, 2, 2, 2, 1, 6, 1, 1, 6, 1)
    assert act(match, "bank")[1:3] == ["hashing 0 2 2 2 2 2 2", "hashing 0 1 6 1 1 6 1"]
    assert winner(match) == 2


@rule("HC-30")
@pytest.mark.parametrize(
    ("dice", "places"),
    [
        ((1, 1, 2, 3, 2, 3), ("row-1-c row-1-b", "row-1-a")),
        ((1, 2, 1, 1, 2, 3), ("row-1-c row-1-a", "row-1-b")),
        ((1, 2, 2, 3, 1, 1), ("row-1-b row-1-a", "row-1-c")),
    ],
)
def test_an_owner_of_two_waiting_tokens_rolls_for_each(dice: tuple[int, ...], places: tuple[str, str]) -> None:
    match = load(position("ring-5 bank-1", "bank-2", checked=1), *dice, NEW_TOKEN)
    act(match, "bank")
    assert (where(match, 0), where(match, 1)) == places
    assert loaded_left(match) == 0


@rule("HC-30")
def test_one_owner_of_all_three_chooses_without_rolling() -> None:
    match = load(position("bank-2 bank-1 base ring-5", "", checked=4), (2, 4))
    assert act(match, "bank") == ["banked a 4 ring-5 bank-3"], "nothing else happens before the choice"
    assert phase(match) == Phase.BONUS
    assert match.actors == (0,)
    assert options(match) == ["bonus 1", "bonus 2", "bonus 4"]
    assert loaded_left(match) == 1, "no dice were rolled"


@rule("HC-30", "HC-31")
@pytest.mark.parametrize(
    ("token", "places"),
    [(1, "row-1-b row-1-a base row-1-c"), (2, "row-1-a row-1-b base row-1-c"), (4, "row-1-c row-1-a base row-1-b")],
)
def test_the_chosen_token_wins_like_any_other(token: int, places: str) -> None:
    match = load(position("bank-2 bank-1 base bank-3", ""), NEW_TOKEN)
    told = act(match, f"bonus {token}")
    assert where(match, 0) == places
    assert not any(event.startswith("hashing") for event in told)
    assert told[-2:] == ["earned a 6", "turn b"]
    assert loaded_left(match) == 0


# ---------------------------------------------------------------- HC-31: a new row


@rule("HC-31")
@pytest.mark.parametrize(
    ("dice", "places"),
    [
        ((1, 1, 2, 3, 2, 3), ("row-1-c", "row-1-b", "row-1-a")),
        ((1, 2, 1, 1, 2, 3), ("row-1-c", "row-1-a", "row-1-b")),
        ((1, 2, 2, 3, 1, 1), ("row-1-b", "row-1-a", "row-1-c")),
    ],
)
def test_the_winner_takes_the_bonus_space_the_others_the_outer_spaces_in_their_order(
    dice: tuple[int, ...], places: tuple[str, ...]
) -> None:
    match = waiting(*dice)
    act(match, "bank")
    assert tuple(where(match, seat) for seat in range(3)) == places


@rule("HC-31")
@pytest.mark.parametrize(("dice", "seat"), [((1, 1, 2, 3, 2, 3), 1), ((1, 2, 1, 1, 2, 3), 2), ((1, 2, 2, 3, 1, 1), 0)])
def test_the_winner_and_nobody_else_gets_a_new_token_in_the_base(dice: tuple[int, ...], seat: int) -> None:
    match = waiting(*dice)
    assert f"earned {'abc'[seat]} 6" in act(match, "bank")
    s = state(match)
    assert s.tokens.tolist() == [6 if each == seat else 5 for each in range(3)] + [0]
    assert match.view(None).state["place"][seat][5] == 63
    assert s.digit[seat, 5] == 1
    assert s.shown[seat, 5] == 0


@rule("HC-31", "HC-1")
def test_only_the_winner_is_told_the_new_tokens_digit() -> None:
    match = load(position("ring-5", "bank-1", "bank-2", checked=1), 1, 1, 2, 3, 2, 3, (2, 4))
    assert [told for told in all_told(match, "bank") if told[0] != -1] == [(1, "signed 6 3")]


@rule("HC-31", "HC-12")
def test_the_new_token_can_be_moved_like_the_others() -> None:
    match = load(waiting(1, 1, 2, 3, 2, 3), 1, 1, 2, 3, 2, 3, NEW_TOKEN, 3)
    act(match, "bank", "roll", "move 6 -")
    assert where(match, 1) == "row-1-b base base base base ring-8"


@rule("HC-31")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (11, 12), (12, 12)])
def test_a_colour_has_at_most_twelve_tokens(before: int, after: int) -> None:
    match = load(position("bank-1 bank-2 bank-3" + " base" * (before - 3), ""), NEW_TOKEN)
    told = act(match, "bonus 1")
    assert state(match).tokens[0] == after
    assert loaded_left(match) == (0 if after > before else 1)
    assert any(event.startswith("earned") for event in told) == (after > before)
    assert where(match, 0) == "row-1-b row-1-a row-1-c"


# ---------------------------------------------------------------- HC-32: the chain sinks


def hashed(*seats: str, **more: object) -> tuple[Match, list[str]]:
    """A position in which a's token 1 fills the bank, and what happened when it did; waiting place 1 wins."""
    match = position(*seats, checked=1, **more)  # type: ignore[arg-type]
    load(match, 1, 1, 2, 3, 2, 3, NEW_TOKEN)
    told = act(match, "bank")
    assert loaded_left(match) == 0
    return match, told


@rule("HC-32")
def test_the_first_row_sinks_before_the_new_one_enters() -> None:
    match, told = hashed("ring-5 row-1-a", "bank-1 row-1-b", "bank-2 row-1-c")
    assert told[2] == "sank 1"
    assert [where(match, seat) for seat in range(3)] == ["row-1-c row-2-a", "row-1-b row-2-b", "row-1-a row-2-c"]


@rule("HC-32")
def test_rows_sink_down_to_the_first_gap_and_those_below_it_stay() -> None:
    match, told = hashed("ring-5 row-1-a row-2-b", "bank-1 row-1-b row-2-c", "bank-2 row-1-c row-4-a", "base row-2-a row-4-b row-4-c")
    assert told[2] == "sank 2"
    assert [where(match, seat) for seat in range(4)] == [
        "row-1-c row-2-a row-3-b",
        "row-1-b row-2-b row-3-c",
        "row-1-a row-2-c row-4-a",
        "base row-3-a row-4-b row-4-c",
    ]


@rule("HC-32")
@pytest.mark.parametrize("row", range(2, 6))
def test_nothing_sinks_while_the_first_row_is_free(row: int) -> None:
    match, told = hashed(f"ring-5 row-{row}-a", f"bank-1 row-{row}-b", f"bank-2 row-{row}-c")
    assert not any(event.startswith("sank") for event in told)
    assert [where(match, seat) for seat in range(3)] == [f"row-1-c row-{row}-a", f"row-1-b row-{row}-b", f"row-1-a row-{row}-c"]


@rule("HC-32", "HC-41")
def test_attackers_follow_their_rows() -> None:
    match, _ = hashed("ring-5 row-1-a row-3-c", "bank-1 row-1-b", "bank-2 row-1-c risk-1", "row-3-a row-3-b risk-3", turn=0)
    assert where(match, 2) == "row-1-a row-2-c risk-2"
    assert where(match, 3) == "row-3-a row-3-b risk-3", "below the gap nothing moves"


@rule("HC-32", "HC-42")
def test_an_attacker_that_sank_with_its_row_hacks_it_there() -> None:
    """Row 2's code is 1 + 2 + 2 = 5; three rows deep there are only three tries."""
    match, _ = hashed("ring-5 row-2-a row-1-a", "bank-1 row-2-b row-1-b", "risk-2 bank-2 row-2-c row-1-c")
    assert where(match, 2) == "risk-3 row-1-a row-3-c row-2-c"
    load(match, 1, 1, 1, 1, 1, 1, 1, 1)
    act(match, "roll", options_of_roll(match))
    load(match, 1, 1, 1, 1, 1, 1, 1, 1)
    assert act(match, "hack")[0] == "hacked c 3 1 1 1 1 1 1 0 0"


def options_of_roll(match: Match) -> str:
    """A move that will be there after a roll of 1."""
    twin = match.copy()
    act(twin, "roll")
    return options(twin)[0]


@rule("HC-32", "HC-42")
def test_sums_tried_in_vain_follow_their_rows() -> None:
    match, _ = hashed(
        "ring-5 row-1-a row-2-b",
        "bank-1 row-1-b row-2-c",
        "bank-2 row-1-c row-4-a",
        "base row-2-a row-4-b row-4-c",
        tried={1: (2, 12), 2: (11,), 4: (3, 7)},
    )
    assert match.view(None).state["tried"] == [0, 1 << 2 | 1 << 12, 1 << 11, 1 << 3 | 1 << 7, 0]


@rule("HC-32", "HC-33")
def test_four_full_rows_sink_to_the_bottom_and_the_game_ends() -> None:
    seats = [f"row-1-{'abc'[seat]} row-2-{'abc'[seat]} row-3-{'abc'[seat]}" for seat in range(3)]
    match, told = hashed(f"ring-5 {seats[0]}", f"bank-1 {seats[1]}", f"bank-2 {seats[2]}", "row-4-a row-4-b row-4-c")
    assert told[2] == "sank 4"
    assert where(match, 0) == "row-1-c row-2-a row-3-a row-4-a"
    assert where(match, 3) == "row-5-a row-5-b row-5-c"
    assert match.over


# ---------------------------------------------------------------- HC-33: the end


@rule("HC-33")
def test_the_game_ends_at_once_with_the_fourth_token_in_the_chain() -> None:
    match, told = hashed("ring-5 row-1-a row-1-b row-1-c", "bank-1", "bank-2")
    assert told[-1] == "ended a"
    assert not any(event.startswith("turn") for event in told)
    assert match.over
    assert match.actors == ()
    assert match.legal(0) == match.legal(1) == []
    with pytest.raises(hacktable.IllegalError) as refusal:
        match.act(1, "roll")
    assert refusal.value.code == "match-over"


@rule("HC-33")
def test_three_tokens_in_the_chain_do_not_end_the_game() -> None:
    match, told = hashed("ring-5 row-1-a row-1-b", "bank-1 row-1-c", "bank-2")
    assert where(match, 0) == "row-1-c row-2-a row-2-b"
    assert told[-1] == "turn b"
    assert not match.over


@rule("HC-33")
def test_the_game_ends_on_anybodys_fourth_token() -> None:
    match, told = hashed("ring-5", "bank-1 row-2-a row-2-b row-2-c", "bank-2")
    assert told[-1] == "ended b"
    assert match.over


@rule("HC-33")
def test_two_can_reach_the_end_together() -> None:
    match, told = hashed("ring-5 row-1-a row-1-b row-1-c", "bank-1 row-2-a row-2-b row-2-c", "bank-2")
    assert told[-2:] == ["ended a", "ended b"]
    assert match.over


@rule("HC-33")
def test_more_than_four_end_the_game_too() -> None:
    match = load(position("bank-1 bank-2 bank-3 row-1-a row-1-b row-1-c", ""), NEW_TOKEN)
    assert act(match, "bonus 2")[-1] == "ended a"
    assert match.over


@rule("HC-33")
def test_a_token_on_a_risk_space_does_not_count() -> None:
    match, told = hashed("ring-5 row-1-c", "bank-1 row-1-a", "bank-2 row-2-c", "row-1-b row-2-a row-2-b risk-1")
    assert where(match, 3) == "row-2-b row-3-a row-3-b risk-2"
    assert told[-1] == "turn b"
    assert not match.over


@rule("HC-33")
def test_a_token_in_the_bank_does_not_count() -> None:
    match = position("ring-5 row-1-a row-1-b row-1-c", "", checked=1)
    assert act(match, "bank")[-1] == "turn b"
    assert where(match, 0) == "bank-1 row-1-a row-1-b row-1-c"
    assert not match.over


@rule("HC-33", "HC-50")
def test_the_last_row_counts_with_all_rows_in_their_new_places() -> None:
    match, _ = hashed("ring-5 row-1-a row-1-b row-1-c", "bank-1", "bank-2")
    assert match.result is not None
    assert match.result.points == (2 + 3 + 2 + 1, 2, 1)
    assert match.result.winners == (0,)
