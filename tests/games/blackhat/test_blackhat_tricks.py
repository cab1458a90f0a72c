"""Tricks and the Black Hat (BH-30 … BH-46)."""

from __future__ import annotations

import pytest
from setup_blackhat import PLAIN, act, choices, discards, hand, phase, position, state, told, trick

from citing import rule
from hacktable.kernel.errors import IllegalError
from hacktable.match.match import Match

EDITIONS = ("house", "finnish", "norwegian", "portuguese")


def winner(match: Match) -> int:
    return int(state(match).winner)


@rule("BH-30")
def test_the_leader_says_a_size_and_then_plays_a_set_of_one_rank() -> None:
    match = position("5 5 5 9 joker", "3", "4")
    assert choices(match) == ["lead 1", "lead 2", "lead 3", "lead 4"]
    act(match, "lead 3")
    assert choices(match) == ["play 5 2 1 0", "play 5 3 0 0"]
    act(match, "play 5 3 0 0")
    assert phase(match) == "follow"
    assert state(match).led == 3


@rule("BH-31")
@pytest.mark.parametrize("edition", ["house", "finnish", "norwegian"])
def test_others_follow_with_one_card_or_as_many_as_were_led(edition: str) -> None:
    match = position("5 5", "3 3 3 8 joker", "4", options={"edition": edition})
    act(match, "lead 2", "play 5 2 0 0")
    assert choices(match) == ["play 3 1 0 0", "play 3 1 1 0", "play 3 2 0 0", "play 8 1 0 0", "play 8 1 1 0", "play 14 0 1 0"]


@rule("BH-31")
def test_in_portugal_sets_of_any_size_follow_but_only_the_led_size_wins() -> None:
    match = position("5 5 1", "13 13 13", "4", options={"edition": "portuguese"})
    act(match, "lead 2", "play 5 2 0 0")
    assert choices(match) == ["follow 1", "follow 2", "follow 3"]
    act(match, "follow 3")
    assert choices(match) == ["play 13 3 0 0"]
    act(match, "play 13 3 0 0", "follow 1", "play 4 1 0 0")
    assert winner(match) == 0


@rule("BH-31", "BH-41")
def test_the_hat_helps_a_follower_only_to_the_led_size_whatever_else_may_follow() -> None:
    match = position("5 5", "7 7 7 hat", "4", options={"follow": "any"})
    act(match, "lead 2", "play 5 2 0 0")
    assert choices(match) == ["follow 1", "follow 2", "follow 3"]
    act(match, "follow 2")
    assert choices(match) == ["play 7 1 0 1", "play 7 2 0 0"]
    match = position("5 5", "7 7 7 hat", "4", options={"follow": "any"})
    act(match, "lead 2", "play 5 2 0 0", "follow 3")
    assert choices(match) == ["play 7 3 0 0"]


@rule("BH-32")
def test_nobody_must_beat_and_nobody_may_pass() -> None:
    match = position("5 9", "4 13", "6 7")
    act(match, "lead 1", "play 5 1 0 0")
    assert choices(match) == ["play 4 1 0 0", "play 13 1 0 0"]
    with pytest.raises(IllegalError) as refusal:
        act(match, "pass")
    assert (refusal.value.code, refusal.value.rule) == ("blackhat-no-pass", "BH-32")


@rule("BH-33")
@pytest.mark.parametrize(
    ("sets", "won"),
    [
        (("5", "9", "7"), 1),
        (("9", "9", "7"), 1),
        (("9", "5", "9"), 2),
        (("joker", "13", "12"), 0),
        (("joker", "joker", "12"), 1),
        (("5 5", "13", "4 4"), 0),
        (("5 5", "6 joker", "6 6"), 2),
        (("5 5 5", "13 13", "1"), 0),
    ],
)
def test_the_highest_set_of_the_led_size_wins_and_of_equal_ones_the_last(sets: tuple[str, ...], won: int) -> None:
    options = {"follow": "any"} if "13 13" in sets else None
    match = trick(position(*(f"{cards} 2 3" for cards in sets), options=options), *sets)
    assert winner(match) == won


@rule("BH-33")
def test_the_order_of_play_decides_ties_also_when_it_wraps_round_the_table() -> None:
    match = trick(position("9 2", "9 2", "9 2", leader=1), "9", "9", "9")
    assert winner(match) == 0


@rule("BH-34")
def test_the_winner_leads_next_and_the_cards_are_discarded() -> None:
    match = trick(position("5 9", "6 9", "4 9"), "5", "6", "4")
    assert discards(match) == "4 5 6 hat"
    act(match, "move b 1 b2")
    assert (phase(match), state(match).turn) == ("lead", 1)


@rule("BH-34", "BH-50")
@pytest.mark.parametrize(("edition", "drawn"), [("house", 1), ("norwegian", 1), ("finnish", 1), ("portuguese", 0)])
def test_discards_refill_an_empty_draw_pile_except_in_portugal(edition: str, drawn: int) -> None:
    everyone_stuck = {"a1": "i3", "a2": "f1", "b1": "f2"}
    match = position("9 9 9", "3 3", "4 4", pawns=everyone_stuck, empty_pile=True, options={"edition": edition})
    trick(match, "9", "3", "4")
    assert state(match).held[0] == 2 + drawn
    assert (state(match).pile_size > 0) == bool(drawn)
    assert len(told(match, "refilled")) == drawn
    assert len(told(match, "empty")) == 1 - drawn


@rule("BH-35")
def test_the_player_chooses_how_many_naturals_and_jokers_make_a_set() -> None:
    match = position("7 7 7 joker joker", PLAIN, PLAIN)
    act(match, "lead 3")
    assert choices(match) == ["play 7 1 2 0", "play 7 2 1 0", "play 7 3 0 0"]
    act(match, "play 7 1 2 0")
    assert hand(match, 0) == "7 7"


@rule("BH-35")
def test_wild_cards_alone_are_fourteen_also_several_of_them() -> None:
    match = position("joker joker 2", "13 13 2", "5 2")
    act(match, "lead 2")
    assert choices(match) == ["play 2 1 1 0", "play 14 0 2 0"]
    trick_match = trick(position("joker joker 2", "13 13 2", "5 2"), "joker joker", "13 13", "5")
    assert winner(trick_match) == 0
    beaten = trick(position("joker joker 2", "joker joker 2", "5 2"), "joker joker", "joker joker", "5")
    assert winner(beaten) == 1


@rule("BH-40", "BH-35")
def test_the_hat_and_jokers_alone_are_fourteen_and_lose_a_black_hat_trick() -> None:
    match = trick(position("hat joker 2", "13 13 2", "5 2"), "hat joker", "13 13", "5")
    assert winner(match) == 1


@rule("BH-40")
@pytest.mark.parametrize(
    ("sets", "won"),
    [
        (("5", "hat", "7"), 0),
        (("5", "hat", "5"), 2),
        (("9 9", "8 hat", "2"), 1),
        (("9 hat", "4 4", "4 joker"), 2),
        (("hat", "joker", "joker"), 2),
    ],
)
def test_in_a_black_hat_trick_the_lowest_wins_and_of_equal_ones_the_last(sets: tuple[str, ...], won: int) -> None:
    match = trick(position(*(f"{cards} 1 1" for cards in sets)), *sets)
    assert winner(match) == won
    assert phase(match) == "pickup"


@rule("BH-41")
def test_the_hat_is_played_only_in_a_set_of_the_led_size_but_led_in_any() -> None:
    match = position("8 8 8", "8 hat joker", "5")
    act(match, "lead 3", "play 8 3 0 0")
    assert choices(match) == ["play 8 1 0 0", "play 8 1 1 1", "play 14 0 1 0"]
    lead = position("8 hat joker", "5", "6")
    assert choices(lead) == ["lead 1", "lead 2", "lead 3"]
    act(lead, "lead 1")
    assert choices(lead) == ["play 8 1 0 0", "play 14 0 0 1", "play 14 0 1 0"]


@rule("BH-42")
def test_the_winner_may_take_all_cards_jokers_included() -> None:
    match = trick(position("5 1", "hat 1", "joker 1"), "5", "hat", "joker")
    assert choices(match) == ["take", "keep"]
    act(match, "take")
    assert hand(match, 0) == "1 5 joker hat"
    assert discards(match) == ""
    assert state(match).open[0].sum() == 3, "everyone saw them"


@rule("BH-42")
def test_the_hat_comes_with_as_many_other_cards_as_were_led_and_no_jokers() -> None:
    match = trick(position("5 5 1", "6 hat 1", "9 9 1", "joker 1"), "5 5", "6 hat", "9 9", "joker")
    act(match, "keep")
    assert choices(match) == ["pick 5", "pick 6", "pick 9"]
    act(match, "pick 6")
    assert choices(match) == ["pick 9"], "in rising order"
    act(match, "pick 9")
    assert hand(match, 0) == "1 6 9 hat"
    assert discards(match) == "5 5 9 joker"


@rule("BH-42")
def test_a_pick_leaves_enough_cards_for_the_rest() -> None:
    match = trick(position("5 5 1", "6 hat 1", "9 1"), "5 5", "6 hat", "9")
    act(match, "keep")
    assert choices(match) == ["pick 5", "pick 6"], "a 9 first would be the last"


@rule("BH-42")
def test_with_fewer_cards_than_were_led_all_of_them_come() -> None:
    match = trick(position("joker joker joker 1", "4 joker hat 1", "5 1"), "joker joker joker", "4 joker hat", "5")
    assert winner(match) == 1
    act(match, "keep")
    assert hand(match, 1) == "1 4 5 hat"
    assert phase(match) == "hack"


@rule("BH-42")
def test_in_finland_the_highest_cards_come_without_a_choice() -> None:
    match = trick(position("5 5 1", "6 hat 1", "9 1", options={"edition": "finnish"}), "5 5", "6 hat", "9")
    events = act(match, "keep")
    assert hand(match, 0) == "1 6 9 hat"
    assert [event for event in events if event.startswith("picked")] == ["picked a 9", "picked a 6"]


@rule("BH-43")
def test_after_a_trick_come_pick_up_hack_effects_and_then_the_next_lead() -> None:
    match = trick(position("5 1 1", "hat 1", "9 1", pawns={"a1": "b2"}), "5", "hat", "9")
    assert phase(match) == "pickup"
    act(match, "take")
    assert phase(match) == "hack"
    act(match, "move a 1 c1")
    assert phase(match) == "exploit"
    act(match, "pass")
    assert (phase(match), state(match).turn) == ("lead", 0)


@rule("BH-43", "BH-90")
def test_who_played_the_last_card_but_picks_up_does_not_end_the_round() -> None:
    match = trick(position("5", "hat 9", "9 9"), "5", "hat", "9")
    act(match, "keep", "pick 5", "move a 1 b2")
    assert state(match).rounds == 1
    assert hand(match, 0) == "5 hat"


@rule("BH-45")
def test_who_has_only_the_hat_passes_when_more_than_one_card_was_led() -> None:
    match = position("5 5 1", "hat", "9 1")
    act(match, "lead 2")
    assert act(match, "play 5 2 0 0") == ["played a 5 2 0 0", "passed b"]
    assert state(match).turn == 2
    act(match, "play 9 1 0 0")
    assert winner(match) == 0
    assert hand(match, 1) == "hat"


@rule("BH-45")
def test_a_single_card_that_was_led_is_followed_with_the_hat() -> None:
    match = position("5 1", "hat", "9 1")
    act(match, "lead 1", "play 5 1 0 0")
    assert choices(match) == ["play 14 0 0 1"]


# ---------------------------------------------------------------- the printed examples


@rule("BH-46", "BH-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_1_the_hat_led_alone_is_fourteen(edition: str) -> None:
    match = trick(position("hat 1", "9 1", "4 1", "12 1", options={"edition": edition}), "hat", "9", "4", "12")
    assert winner(match) == 2


@rule("BH-46", "BH-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_2_the_leader_wins_with_the_hat_and_a_seven(edition: str) -> None:
    def played() -> Match:
        return trick(position("hat 7 1", "12 1", "9 1", "4 1", options={"edition": edition}), "hat 7", "12", "9", "4")

    match = played()
    assert winner(match) == 0
    act(match, "take")
    assert hand(match, 0) == "1 4 7 9 12 hat"
    match = played()
    act(match, "keep")
    if edition == "finnish":
        assert hand(match, 0) == "1 9 12 hat"
    else:
        act(match, "pick 9", "pick 12")
        assert hand(match, 0) == "1 9 12 hat"
        match = played()
        act(match, "keep", "pick 4", "pick 7")
        assert hand(match, 0) == "1 4 7 hat"


@rule("BH-46", "BH-33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_3_a_single_six_cannot_win_a_trick_of_pairs(edition: str) -> None:
    match = trick(position("7 7 1", "6 1", "8 hat 1", "9 9 1", options={"edition": edition}), "7 7", "6", "8 hat", "9 9")
    assert winner(match) == 0


@rule("BH-46", "BH-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_4_the_hat_does_not_fit_and_the_thirteen_must_be_played(edition: str) -> None:
    match = position("8 8 8 1", "5 1", "7 1", "hat 13", options={"edition": edition})
    any_size = edition == "portuguese"
    for action in ("lead 3", "play 8 3 0 0", "follow 1", "play 5 1 0 0", "follow 1", "play 7 1 0 0"):
        if any_size or not action.startswith("follow"):
            act(match, action)
    if any_size:
        assert choices(match) == ["follow 1"]
        act(match, "follow 1")
    assert choices(match) == ["play 13 1 0 0"]
    act(match, "play 13 1 0 0")
    assert winner(match) == 0


@rule("BH-46", "BH-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_5_the_second_thirteen_wins_and_the_joker_stays(edition: str) -> None:
    match = trick(position("13 1", "hat 1", "13 1", "joker 1", options={"edition": edition}), "13", "hat", "13", "joker")
    assert winner(match) == 2
    act(match, "keep")
    if edition != "finnish":
        assert choices(match) == ["pick 13"]
        act(match, "pick 13")
    assert hand(match, 2) == "1 13 hat"


@rule("BH-46", "BH-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_6_the_last_of_the_tied_pairs_wins_five_twos(edition: str) -> None:
    def played() -> Match:
        return trick(position("2 2 1", "2 2 1", "8 1", "2 hat 1", options={"edition": edition}), "2 2", "2 2", "8", "2 hat")

    match = played()
    assert winner(match) == 3
    act(match, "take")
    assert hand(match, 3) == "1 2 2 2 2 2 8 hat"
    match = played()
    act(match, "keep")
    if edition == "finnish":
        assert hand(match, 3) == "1 2 8 hat"
    else:
        act(match, "pick 2", "pick 2")
        assert hand(match, 3) == "1 2 2 hat"
