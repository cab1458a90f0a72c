"""The greedy bot's judgement of Hashcatch."""

from __future__ import annotations

from collections import Counter

import pytest
from setup_hashcatch import HASHES, act, load, options, position, where

import hacktable
from citing import rule
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.match.match import Match


def choice(match: Match, coin: int = 0) -> str:
    """What the greedy bot does in the seat whose turn it is."""
    bot = PolicyBot("greedy", coin_of(str(coin).encode()))
    return str(bot.choose(match.knowledge(match.actors[0])))


def choices(match: Match) -> set[str]:
    """All it may do, however the coin falls."""
    return {choice(match, coin) for coin in range(8)}


# ---------------------------------------------------------------- on the ring


@rule("HC-12")
@pytest.mark.parametrize("space", HASHES)
@pytest.mark.parametrize("die", range(1, 6))
def test_takes_a_free_transaction_space_when_it_can(space: int, die: int) -> None:
    for step in (1, -1):
        match = position(f"base ring-{(space - step * die) % 40} ring-{(space + 9) % 40}", "", roll=die)
        for action in choices(match):
            twin = match.copy()
            act(twin, action)
            assert {f"ring-{each}" for each in HASHES} & set(where(twin, 0).split()), action


@rule("HC-12")
def test_takes_a_free_transaction_space_from_the_base_too() -> None:
    match = position("ring-20", "", roll=6)
    assert choices(match) <= {f"move {token} {way}" for token in range(2, 6) for way in "+-"}


@rule("HC-40")
@pytest.mark.parametrize(("digits", "roll"), [("21341", 2), ("41231", 4), ("12341", 1), ("31241", 1)])
def test_does_not_waste_a_small_hack_on_a_token_known_to_be_genuine_against_the_roll(digits: str, roll: int) -> None:
    match = position(f"ring-{15 - roll}", "ring-15", digits=["", digits], shown={1: [1]}, roll=roll)
    assert "move 1 +" in options(match)
    assert "move 1 +" not in choices(match)


@rule("HC-40")
def test_tries_a_small_hack_on_a_token_that_it_does_not_know() -> None:
    for digits in ("12341", "21341"):
        match = position("ring-13 ring-28", "ring-15", digits=["", digits], roll=2)
        assert choices(match) == {"move 1 +"}


@rule("HC-40")
def test_prefers_a_sure_small_hack_to_a_free_transaction_space() -> None:
    match = position("ring-3 ring-13", "ring-5", digits=["", "12341"], shown={1: [1]}, roll=2)
    assert {"move 1 +", "move 2 +"} <= set(options(match))
    assert choices(match) == {"move 1 +"}


@rule("HC-40")
def test_prefers_a_sure_small_hack_to_an_uncertain_one() -> None:
    match = position("ring-3 ring-13", "ring-5 ring-15", digits=["", "12341"], shown={1: [1]}, roll=2)
    assert choices(match) == {"move 1 +"}
    match = position("ring-3 ring-13", "ring-15 ring-5", digits=["", "12341"], shown={1: [1]}, roll=2)
    assert choices(match) == {"move 2 +"}


@rule("HC-40")
def test_prefers_a_free_transaction_space_to_an_uncertain_small_hack() -> None:
    match = position("ring-3 ring-13", "ring-5", roll=2)
    assert choices(match) == {"move 2 +"}


@rule("HC-12")
def test_stays_on_a_transaction_space_if_another_token_can_move() -> None:
    match = position("ring-5 ring-20", "", roll=3)
    assert not any(each.startswith("move 1") for each in choices(match))


@rule("HC-13")
def test_takes_the_second_roll_unless_it_would_drag_its_last_tokens_off_transaction_spaces() -> None:
    assert choices(position("ring-5 ring-20", "", again=True)) == {"roll"}
    last = position("ring-5 row-1-a row-1-b bank-1 bank-2", "row-1-c", again=True)
    assert choices(last) == {"stop"}


@rule("HC-11", "HC-20")
def test_checks_a_token_on_a_transaction_space() -> None:
    assert choices(position("ring-20 ring-5", "")) == {"check 2"}


@rule("HC-12")
def test_tosses_for_ties() -> None:
    """Five tokens in the base, no difference that a bot could see between those that carry 2 and 3."""
    match = position("", "", roll=3)
    found = Counter(choice(match, coin) for coin in range(200))
    assert len(found) >= 2
    assert max(found.values()) < 2.5 * min(found.values())


# ---------------------------------------------------------------- bank or attack


def end_near(own: str, other: str, third: str = "", digits: tuple[str, ...] = ()) -> Match:
    """a's token 1 is genuine, and fills the bank if a banks it."""
    return position(f"ring-5 {own}", f"bank-1 {other}", f"bank-2 {third}", digits=digits, checked=1)


@rule("HC-33")
def test_banks_when_that_wins() -> None:
    match = end_near("row-5-a row-5-b row-5-c", "row-1-a row-1-b row-1-c")
    assert options(match) == ["bank", "attack 1", "attack 5"]
    assert choices(match) == {"bank"}


@rule("HC-33")
def test_banks_when_that_wins_even_if_the_leaders_row_could_be_cracked_easily() -> None:
    """Nothing is better than to win now: not even the best row there is, with the code 7."""
    match = end_near("row-5-a row-5-b row-5-c", "row-4-a row-4-b row-4-c", digits=("", "31242"))
    assert choices(match) == {"bank"}
    load(match, 1, 1, 2, 3, 2, 3, (0, 4))
    act(match, "bank")
    assert match.result is not None
    assert match.result.winners == (0,)


@rule("HC-33", "HC-41")
def test_attacks_when_banking_would_end_the_game_with_somebody_else_ahead() -> None:
    match = end_near("row-1-a row-1-b row-1-c", "row-5-a row-5-b row-5-c")
    assert choices(match) == {"attack 5"}


@rule("HC-33", "HC-41")
def test_attacks_when_banking_would_give_the_leader_the_fourth_token() -> None:
    match = end_near("", "row-3-a row-3-b row-3-c")
    assert choices(match) == {"attack 3"}


@rule("HC-32", "HC-33")
def test_knows_that_rows_below_a_gap_do_not_sink() -> None:
    """Row 1 sinks, row 3 does not: a would have 10 to b's 10, and b two chances of three for the bonus point."""
    match = position("ring-5 row-1-a row-3-a row-3-b", "bank-1 bank-2 row-1-b row-1-c row-3-c", checked=1)
    assert choices(match) != {"bank"}
    load(match, 1, 1, 2, 3, 2, 3, (0, 4))
    act(match, "bank")
    assert match.result is not None
    assert match.result.points == (10, 11)


@rule("HC-33")
def test_banks_when_the_game_goes_on_and_no_row_is_worth_an_attack() -> None:
    match = position("ring-5 row-1-a row-1-b", "row-1-c", checked=1)
    assert choices(match) == {"bank"}


@rule("HC-33", "HC-20")
def test_checks_when_the_bank_would_win_and_not_when_it_would_lose_with_nothing_to_attack() -> None:
    wins = position("ring-20 ring-5 row-5-a row-5-b row-5-c", "bank-1", "bank-2")
    assert choices(wins) == {"check 2"}
    loses = position("ring-20 ring-5", "bank-1 row-5-a row-5-b row-5-c", "bank-2", "risk-5")
    assert choices(loses) == {"roll"}


@rule("HC-42")
def test_does_not_attack_a_row_of_its_own() -> None:
    match = position("ring-5 row-2-a row-2-b row-2-c", "row-1-a row-1-b row-1-c", checked=1)
    assert "attack 2" not in choices(match)


# ---------------------------------------------------------------- as a player


@rule("HC-1")
def test_decides_by_nothing_that_its_seat_does_not_know() -> None:
    hands = ("12341", "21341", "43211", "34124")
    for seats, roll in ((("ring-13 ring-28", "ring-15"), 2), (("ring-13 ring-28", "ring-15"), 3), (("ring-5 ring-6", "ring-7"), 0)):
        for coin in range(5):
            assert len({choice(position(*seats, digits=["", hand], roll=roll), coin) for hand in hands}) == 1


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@rule("HC-33")
@pytest.mark.parametrize(("players", "games"), [(2, 15), (3, 5), (4, 5)])
def test_greedy_games_come_to_an_end(players: int, games: int) -> None:
    for seed in range(games):
        match = hacktable.game("hashcatch").start(players, seed=seed)
        bot = PolicyBot("greedy", coin_of(str(seed).encode()))
        while not match.over:
            seat = match.actors[0]
            match.act(seat, bot.choose(match.knowledge(seat)))
            assert len(match.log) < 3000
