"""Who starts, what a roll is for, moving, pushing and passing (HC-10 … HC-15)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import numpy as np
import pytest
from setup_hashcatch import (
    HASHES,
    ORDINARY,
    act,
    board_of,
    load,
    loaded_left,
    options,
    phase,
    position,
    spaces,
    state,
    where,
)

import hacktable
from citing import rule
from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.rules.opening import roll_for_start
from hacktable.games.hashcatch.state import BASE, PLACES, Phase
from hacktable.kernel import events as told_events
from hacktable.kernel.verbs import CLOCK
from hacktable.match.match import Match

# ---------------------------------------------------------------- HC-10: who starts


def opened(players: int, *dice: int) -> tuple[int, list[str]]:
    """Who starts if these dice fall, and what everyone sees."""
    match = load(position(*[""] * players), *dice)
    s, told = state(match), told_events.buffer()
    first = roll_for_start(board_of(match), s, told)
    assert s.used == 16, "all dice were rolled"
    return first, [str(GAME.events.join(kind, fields)) for _, kind, fields in told_events.told(told)]


@rule("HC-10")
@pytest.mark.parametrize(
    ("dice", "first"),
    [((6, 1), 0), ((3, 4), 1), ((2, 5, 1), 1), ((1, 2, 3), 2), ((5, 3, 2, 6), 3), ((1, 1, 2, 1), 2), ((4, 4, 5, 4), 2)],
)
def test_the_highest_die_starts(dice: tuple[int, ...], first: int) -> None:
    padded = " ".join(map(str, (*dice, 0, 0)[:4]))
    assert opened(len(dice), *dice) == (first, [f"opening {padded}"])


@rule("HC-10")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    assert opened(4, 2, 6, 6, 1, 3, 4) == (2, ["opening 2 6 6 1", "opening 0 3 4 0"])
    assert opened(3, 5, 5, 5, 2, 1, 2, 6, 3) == (0, ["opening 5 5 5 0", "opening 2 1 2 0", "opening 6 0 3 0"])


@rule("HC-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_match_begins_with_the_winner_of_the_opening(players: int) -> None:
    ties = 0
    for seed in range(40):
        match = hacktable.game("hashcatch").start(players, seed=seed)
        rounds = [list(map(int, str(event).split()[1:])) for event in match.seen(None, 0) if str(event).startswith("opening")]
        assert all(1 <= die <= 6 for die in rounds[0][:players])
        for before, after in itertools.pairwise(rounds):
            assert [die > 0 for die in after] == [die == max(before) for die in before]
            ties += 1
        assert rounds[-1].count(max(rounds[-1])) == 1
        assert match.actors == (rounds[-1].index(max(rounds[-1])),)
        assert str(match.seen(None, 0)[-1]) == f"turn {'abcd'[match.actors[0]]}"
    assert ties


@rule("HC-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    match = position(*[""] * players, turn=1)
    seen = []
    for _ in range(2 * players):
        seen.append(match.actors[0])
        load(match, 2)
        told = act(match, "roll", "move 1 +")
        assert told[-1] == f"turn {'abcd'[(seen[-1] + 1) % players]}"
    assert seen == [(1 + turn) % players for turn in range(2 * players)]


@rule("HC-10")
def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    match = position("", "", "", turn=1)
    assert match.actors == (1,)
    assert match.legal(0) == match.legal(2) == []
    with pytest.raises(hacktable.NotYoursError) as refusal:
        match.act(2, "roll")
    assert refusal.value.code == "not-yours"


# ---------------------------------------------------------------- HC-11: what the roll is for


@rule("HC-11")
def test_before_rolling_a_player_says_whether_to_move_or_which_token_to_check() -> None:
    match = position("ring-5 ring-4 base ring-25 bank-1", "ring-15 ring-35")
    assert options(match) == ["roll", "check 1", "check 4"]


@rule("HC-11")
def test_after_the_roll_it_is_too_late_for_a_check() -> None:
    match = load(position("ring-5", ""), 3)
    act(match, "roll")
    assert all(option.startswith("move ") for option in options(match))
    with pytest.raises(hacktable.IllegalError):
        match.act(0, "check 1")


@rule("HC-11", "HC-20")
def test_a_check_is_the_whole_turn() -> None:
    for die in range(1, 7):
        match = load(position("ring-5", ""), die)
        assert act(match, "check 1")[-1] == "turn b"
        assert loaded_left(match) == 0


@rule("HC-11", "HC-42")
def test_a_token_on_a_risk_space_must_hack_before_anything_else() -> None:
    match = position("risk-1 ring-5 ring-3", "row-1-a row-1-b row-1-c")
    assert options(match) == ["hack"]
    load(match, *[6] * 8)
    assert act(match, "hack")[-1] == "turn b", "the hack is the whole turn"
    load(match, 1)
    act(match, "roll", "move 4 +")
    assert options(match) == ["roll", "check 2"]


@rule("HC-11", "HC-41")
def test_the_hack_waits_for_the_attackers_own_next_turn() -> None:
    match = position("ring-5", "row-1-a row-1-b row-1-c", "", checked=1)
    assert act(match, "attack 1")[-1] == "turn b"
    for seat in (1, 2):
        assert match.actors == (seat,)
        assert "hack" not in options(match)
        load(match, 1)
        act(match, "roll", options_to_move(match)[0])
    assert options(match) == ["hack"]


def options_to_move(match: Match) -> list[str]:
    """The moves that a roll of 1 would offer."""
    twin = load(match.copy(), 1)
    act(twin, "roll")
    return options(twin)


# ---------------------------------------------------------------- HC-12: moving


@rule("HC-12")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("way", "step"), [("+", 1), ("-", -1)])
@pytest.mark.parametrize("origin", [0, 2, 12, 38])
def test_a_token_goes_exactly_as_far_as_the_die_says_either_way(die: int, way: str, step: int, origin: int) -> None:
    match = load(position(f"ring-{origin}", ""), die)
    assert act(match, "roll")[0] == f"rolled a {die}"
    to = (origin + step * die) % 40
    assert act(match, f"move 1 {way}")[0] == f"moved a 1 ring-{origin} ring-{to}"
    assert where(match, 0) == f"ring-{to}"


@rule("HC-12")
@pytest.mark.parametrize("die", range(2, 7))
@pytest.mark.parametrize(("way", "step"), [("+", 1), ("-", -1)])
@pytest.mark.parametrize("seat", [0, 1])
def test_leaving_the_base_the_start_space_is_the_first_step(die: int, way: str, step: int, seat: int) -> None:
    match = position("", "", turn=seat, roll=die)
    to = (20 * seat + step * (die - 1)) % 40
    assert act(match, f"move 3 {way}")[0] == f"moved {'ab'[seat]} 3 base ring-{to}"
    assert where(match, seat) == f"base base ring-{to}"


@rule("HC-12")
def test_leaving_the_base_with_a_one_is_one_move_not_two() -> None:
    assert options(position("", "", roll=1)) == [f"move {token} +" for token in range(1, 6)]


@rule("HC-12")
def test_any_own_token_in_the_base_or_on_the_ring_may_move_and_no_other() -> None:
    match = position("ring-3 bank-1 row-1-a base ring-25 base", "row-1-b row-1-c ring-30 risk-1", roll=3)
    assert options(match) == [f"move {token} {way}" for token in (1, 4, 5, 6) for way in "+-"]


@rule("HC-12")
def test_tokens_pass_over_others_freely() -> None:
    match = position("ring-2 ring-3 ring-5", "ring-4 ring-6", "ring-7", roll=6)
    before = where(match, 1), where(match, 2)
    assert act(match, "move 1 +")[0] == "moved a 1 ring-2 ring-8"
    assert (where(match, 1), where(match, 2)) == before
    assert where(match, 0) == "ring-8 ring-3 ring-5"


@rule("HC-12", "HC-14")
def test_start_spaces_are_ordinary_spaces() -> None:
    match = position("ring-18", "ring-20", roll=2)
    act(match, "move 1 + push +")
    assert (where(match, 0), where(match, 1)) == ("ring-20", "ring-21")
    assert options(position("ring-20", "", roll=3))[:2] == ["move 1 +", "move 1 -"]


@rule("HC-12")
def test_a_possible_move_must_be_made() -> None:
    match = load(position("bank-1 bank-2 row-1-a row-1-b ring-5", "row-1-c"), 4)
    act(match, "roll")
    assert options(match) == ["move 5 +", "move 5 -"], "even off a transaction space, and there is no passing"
    for action in ("stop", "roll", "check 5"):
        with pytest.raises(hacktable.IllegalError) as refusal:
            match.act(0, action)
        assert (refusal.value.code, refusal.value.rule) == ("hashcatch-must-move", "HC-12")


# ---------------------------------------------------------------- HC-13: a second roll after a 6


@rule("HC-13")
def test_after_moving_a_six_the_player_may_roll_and_move_again() -> None:
    match = load(position("ring-0", ""), 6, 3)
    act(match, "roll")
    assert act(match, "move 1 +") == ["moved a 1 ring-0 ring-6"], "the turn does not pass yet"
    assert options(match) == ["roll", "stop"]
    act(match, "roll")
    assert act(match, "move 1 +") == ["moved a 1 ring-6 ring-9", "turn b"]


@rule("HC-13")
def test_after_a_six_the_player_may_leave_it_at_that() -> None:
    match = position("ring-6", "", again=True)
    assert act(match, "stop") == ["turn b"]
    assert where(match, 0) == "ring-6"


@rule("HC-13")
@pytest.mark.parametrize("die", range(1, 6))
def test_only_a_six_gives_a_second_roll(die: int) -> None:
    match = load(position("ring-17", ""), die)
    assert act(match, "roll", "move 1 +")[-1] == "turn b"


@rule("HC-13")
def test_the_second_roll_comes_once_a_turn_even_if_it_is_a_six_too() -> None:
    match = load(position("ring-0", ""), 6, 6, 6)
    act(match, "roll", "move 1 +", "roll")
    assert state(match).second == 1
    assert act(match, "move 1 +") == ["moved a 1 ring-6 ring-12", "turn b"]
    assert act(match, "roll", "move 1 +") == ["moved b 1 base ring-25"]
    assert options(match) == ["roll", "stop"], "the next player's 6 is a new one"


@rule("HC-13")
def test_the_second_roll_is_never_a_check() -> None:
    match = load(position("ring-39", ""), 6)
    act(match, "roll", "move 1 +")
    assert where(match, 0) == "ring-5"
    assert options(match) == ["roll", "stop"]
    with pytest.raises(hacktable.IllegalError) as refusal:
        match.act(0, "check 1")
    assert (refusal.value.code, refusal.value.rule) == ("hashcatch-second-roll", "HC-13")


@rule("HC-13", "HC-15")
def test_a_six_that_cannot_be_moved_gives_a_second_roll_all_the_same() -> None:
    match = load(position("bank-1 bank-2 row-1-a row-1-b row-2-a", "row-1-c row-2-b", "row-2-c"), 6, 6)
    assert act(match, "roll") == ["rolled a 6", "stuck a"]
    assert options(match) == ["roll", "stop"]
    assert act(match, "roll") == ["rolled a 6", "stuck a", "turn b"], "and only one"


@rule("HC-13", "HC-40")
def test_a_small_hack_that_fails_with_a_six_leaves_the_second_roll() -> None:
    match = position("ring-9", "ring-15", digits=["", "21341"], roll=6)
    assert act(match, "move 1 +") == ["checked a b 1 2 6 genuine"]
    assert options(match) == ["roll", "stop"]
    load(match, 6)
    act(match, "roll")
    assert act(match, "move 1 +")[-1] == "turn b"


@rule("HC-13", "HC-40")
def test_a_small_hack_that_succeeds_with_a_six_leaves_the_second_roll() -> None:
    match = position("ring-9", "ring-15", digits=["", "12341"], roll=6)
    assert act(match, "move 1 +")[-1] == "moved a 1 ring-9 ring-15"
    assert options(match) == ["roll", "stop"]


@rule("HC-13")
def test_a_second_roll_that_cannot_be_moved_ends_the_turn() -> None:
    match = load(position("bank-1 bank-2 row-1-a row-1-b row-2-a", "row-1-c row-2-b", "row-2-c", again=True), 3)
    assert act(match, "roll") == ["rolled a 3", "stuck a", "turn b"]


@rule("HC-13")
@pytest.mark.parametrize("moves", ["", "ring-3"])
def test_who_is_late_after_a_6_takes_no_second_roll(moves: str) -> None:
    match = load(position(moves, ""), 6, 4)
    act(match, "roll", "move 1 +")
    assert (phase(match), options(match)) == (Phase.AGAIN, ["roll", "stop"])
    match.act(CLOCK, "timeout a")
    assert [str(event) for event in match.log[-1].events] == ["turn b"]
    assert (match.actors, phase(match), state(match).second) == ((1,), Phase.PURPOSE, 0)
    assert loaded_left(match) == 1, "no die was rolled"


@rule("HC-13")
def test_who_is_late_before_a_roll_rolls_and_moves_the_first_token() -> None:
    match = load(position("ring-3", ""), 2)
    match.act(CLOCK, "timeout a")
    assert [str(event) for event in match.log[-1].events] == ["rolled a 2"]
    match.act(CLOCK, "timeout a")
    assert where(match, 0) == "ring-5"
    assert match.actors == (1,)


# ---------------------------------------------------------------- HC-14: occupied spaces


@rule("HC-14")
def test_two_equally_near_free_spaces_let_the_mover_choose() -> None:
    match = position("ring-17", "ring-20", roll=3)
    assert options(match)[:3] == ["move 1 + push +", "move 1 + push -", "move 1 -"]
    for side, refuge in (("+", "ring-21"), ("-", "ring-19")):
        twin = match.copy()
        assert act(twin, f"move 1 + push {side}")[:2] == [f"pushed b 1 ring-20 {refuge}", "moved a 1 ring-17 ring-20"]
        assert (where(twin, 0), where(twin, 1)) == ("ring-20", refuge)


@rule("HC-14")
@pytest.mark.parametrize(
    ("around", "refuge"),
    [((21,), 19), ((19,), 21), ((21, 22, 19), 18), ((19, 18, 21), 22), ((21, 22, 23, 19, 18), 17), ((19, 18, 17, 16, 21), 22)],
)
def test_a_pushed_token_goes_to_the_nearest_free_space(around: tuple[int, ...], refuge: int) -> None:
    match = position("ring-14", f"ring-20 {spaces(*around)}", roll=6)
    assert "move 1 +" in options(match), "no choice"
    assert act(match, "move 1 +")[0] == f"pushed b 1 ring-20 ring-{refuge}"
    assert where(match, 1) == f"ring-{refuge} {spaces(*around)}"
    assert where(match, 0) == "ring-20"


@rule("HC-14")
@pytest.mark.parametrize(("occupied", "origin", "way", "refuge"), [(4, 0, "+", 3), (6, 10, "-", 7), (14, 10, "+", 13), (36, 0, "-", 37)])
def test_nobody_is_pushed_onto_a_transaction_space(occupied: int, origin: int, way: str, refuge: int) -> None:
    match = position(f"ring-{origin}", f"ring-{occupied}", roll=4)
    assert act(match, f"move 1 {way}")[0] == f"pushed b 1 ring-{occupied} ring-{refuge}"


@rule("HC-14")
def test_a_free_transaction_space_is_passed_over_on_the_way_to_a_refuge() -> None:
    match = position("ring-1", "ring-4 ring-3 ring-2", roll=3)
    # Space 5 is a #. One step past it (6) is two away; 3 and 2 are taken, and the mover leaves 1, three away.
    assert act(match, "move 1 +")[0] == "pushed b 1 ring-4 ring-6"


@rule("HC-14")
def test_own_tokens_are_pushed_too() -> None:
    match = position("ring-17 ring-20", "", roll=3)
    assert act(match, "move 1 + push -")[0] == "pushed a 2 ring-20 ring-19"
    assert where(match, 0) == "ring-20 ring-19"


@rule("HC-14")
def test_the_space_the_mover_leaves_counts_as_free() -> None:
    match = position("ring-20", "ring-21 ring-22", roll=1)
    assert "move 1 +" in options(match), "one step back to 20 is nearer than two to 23"
    assert act(match, "move 1 +")[:2] == ["pushed b 1 ring-21 ring-20", "moved a 1 ring-20 ring-21"]
    assert (where(match, 0), where(match, 1)) == ("ring-21", "ring-20 ring-22")


@rule("HC-14")
def test_the_space_the_mover_leaves_can_be_one_of_two_to_choose_from() -> None:
    match = position("ring-20", "ring-21", roll=1)
    assert options(match)[:2] == ["move 1 + push +", "move 1 + push -"]
    act(match, "move 1 + push -")
    assert (where(match, 0), where(match, 1)) == ("ring-21", "ring-20")


@rule("HC-14")
@pytest.mark.parametrize(
    ("die", "around", "refuge"),
    [(1, (24, 26, 27, 28, 29), 23), (2, (24, 26, 27, 28, 29), 30), (2, (26, 27, 28), 29), (3, (24, 26, 27, 28, 29, 30, 31), 32)],
)
def test_a_transaction_space_the_mover_leaves_does_not_count_as_free(die: int, around: tuple[int, ...], refuge: int) -> None:
    """The # left behind would be the nearest space, or one of two equally near."""
    match = position("ring-25", spaces(*around), roll=die)
    assert "move 1 +" in options(match)
    act(match, "move 1 +")
    assert where(match, 1).split()[around.index(25 + die)] == f"ring-{refuge}"


@rule("HC-14")
def test_nobody_lands_on_a_transaction_space_of_their_own() -> None:
    match = position("ring-3 ring-5 ring-7", "", roll=2)
    assert "move 1 +" not in options(match)
    assert "move 3 -" not in options(match)
    assert "move 3 +" in options(match)
    with pytest.raises(hacktable.IllegalError) as refusal:
        match.act(0, "move 1 +")
    assert (refusal.value.code, refusal.value.rule) == ("hashcatch-own-hash", "HC-14")


@rule("HC-14")
def test_from_the_base_neither_onto_an_own_transaction_space() -> None:
    match = position("ring-5", "", roll=6)
    assert [option for option in options(match) if not option.startswith("move 1")] == [f"move {token} -" for token in range(2, 6)]


@rule("HC-14", "HC-40")
def test_on_a_transaction_space_of_an_opponent_nobody_is_pushed() -> None:
    match = position("ring-3", "ring-5", roll=2, digits=["", "21341"])
    assert options(match)[:2] == ["move 1 +", "move 1 -"], "there is no push to choose"
    assert not any(event.startswith("pushed") for event in act(match, "move 1 +"))


@rule("HC-14")
def test_without_any_room_a_token_cannot_be_pushed() -> None:
    full = [ORDINARY[first : first + 12] for first in (0, 12, 24)]
    seats = [f"ring-5 {spaces(*full[0][:9])}", spaces(*full[1]), spaces(*full[2]), spaces(*full[0][9:])]
    match = position(*seats, roll=2)
    assert "move 1 +" not in options(match), "leaving a # makes no room"
    assert "move 2 + push +" not in options(match)
    assert "move 2 +" in options(match), "leaving an ordinary space does"
    at = int(where(match, 0).split()[1].removeprefix("ring-"))
    act(match, "move 2 +")
    assert where(match, 0).split()[1] == f"ring-{at + 2}"
    blocked = position(*seats, turn=3, roll=1)
    assert not any(option.startswith("move 5") for option in options(blocked)), "nor does leaving the base"


# ---------------------------------------------------------------- HC-15: no possible move


@rule("HC-15")
@pytest.mark.parametrize("die", range(1, 6))
def test_with_no_possible_move_the_turn_passes(die: int) -> None:
    match = load(position("bank-1 bank-2 row-1-a row-1-b row-2-a", "row-1-c row-2-b", "row-2-c"), die)
    before = where(match, 0)
    assert act(match, "roll") == [f"rolled a {die}", "stuck a", "turn b"]
    assert where(match, 0) == before
    assert phase(match) == Phase.PURPOSE


@rule("HC-15", "HC-14")
@pytest.mark.parametrize("die", range(1, 7))
def test_with_no_room_on_the_ring_nobody_leaves_the_base(die: int) -> None:
    match = load(position("", *(spaces(*ORDINARY[first : first + 12]) for first in (0, 12, 24))), die)
    told = act(match, "roll")
    if die < 6:
        assert told == [f"rolled a {die}", "stuck a", "turn b"]
    else:
        assert options(match) == [f"move {token} {way}" for token in range(1, 6) for way in "+-"], "a 6 leads to a free #"


# ---------------------------------------------------------------- a slow, obvious reference


def plain_moves(match: Match) -> Iterator[tuple[str, int, int | None]]:
    """HC-12 and HC-14 step by step: every move, where it ends, and where a pushed token goes."""
    s = state(match)
    seat, roll = s.turn, s.roll
    on_ring = {int(place): owner for owner in range(match.players) for place in s.place[owner] if 0 <= place < 40}
    for token in range(s.tokens[seat]):
        origin = int(s.place[seat, token])
        if origin != BASE and origin >= 40:
            continue
        for way, step in (("+", 1), ("-", -1)):
            if origin == BASE and roll == 1 and way == "-":
                continue
            at, steps = (int(s.start[seat]), roll - 1) if origin == BASE else (origin, roll)
            for _ in range(steps):
                at = (at + step) % 40
            others = {space: owner for space, owner in on_ring.items() if space != origin}
            yield from plain_landings(f"move {token + 1} {way}", at, others, seat)


def plain_landings(name: str, at: int, others: dict[int, int], seat: int) -> Iterator[tuple[str, int, int | None]]:
    if at not in others:
        yield name, at, None
        return
    if at in HASHES:
        if others[at] != seat:
            yield name, at, None
        return
    for distance in range(1, 21):
        near = {side: (at + step * distance) % 40 for side, step in (("+", 1), ("-", -1))}
        free = {side: space for side, space in near.items() if space not in others and space not in HASHES}
        if len(set(free.values())) == 2:
            yield f"{name} push +", at, free["+"]
            yield f"{name} push -", at, free["-"]
        elif free:
            yield name, at, next(iter(free.values()))
        if free:
            return


def crowded(chance: random.Random) -> Match:
    """A random position with a move due, from nearly empty to a ring with no room at all."""
    players = chance.choice([2, 3, 4, 4, 4])
    counts = [chance.randint(5, 12) for _ in range(players)]
    cluster = chance.randrange(40)
    size = chance.choice([6, 12, 20, 40, 40])
    ring = [(cluster + step) % 40 for step in range(size)]
    if chance.random() < 0.3:  # leave out transaction spaces, and fill all others
        ring = [space for space in ring if space not in HASHES]
        counts = [12] * players
    chance.shuffle(ring)
    seats = []
    for count in counts:
        chance_of_base = chance.choice([0, 0, 0.2, 0.6])
        places = [f"ring-{ring.pop()}" if ring and chance.random() >= chance_of_base else "base" for _ in range(count)]
        chance.shuffle(places)
        seats.append(" ".join(places))
    return position(*seats, turn=chance.randrange(players), roll=chance.randint(1, 6))


@rule("HC-12", "HC-14")
@pytest.mark.parametrize("batch", range(4))
def test_legal_moves_are_those_of_a_slow_obvious_reference(batch: int) -> None:
    chance = random.Random(batch)
    chosen = blocked = 0
    for _ in range(150):
        match = crowded(chance)
        expected = list(plain_moves(match))
        assert options(match) == [name for name, _, _ in expected], match.position()
        chosen += any("push" in name for name, _, _ in expected)
        blocked += len(expected) < 2 * int(state(match).tokens[state(match).turn])
    assert chosen > 10
    assert blocked > 10


@rule("HC-12", "HC-14", "HC-40")
@pytest.mark.parametrize("batch", range(2))
def test_moves_end_where_the_reference_says(batch: int) -> None:
    chance = random.Random(100 + batch)
    for _ in range(60):
        match = crowded(chance)
        moves = list(plain_moves(match))
        for name, to, refuge in chance.sample(moves, min(3, len(moves))):
            expect_move(match.copy(), name, to, refuge)


def expect_move(match: Match, name: str, to: int, refuge: int | None) -> None:
    before = state(match)
    seat, token = before.turn, int(name.split()[1]) - 1
    held = np.argwhere(before.place == to)
    act(match, name)
    expected = before.place.copy()
    if len(held) and to in HASHES:
        holder, other = map(int, held[0])
        if (before.digit[holder, other] + before.roll) % 2:
            expected[holder, other], expected[seat, token] = BASE, to
    else:
        expected[seat, token] = to
        if len(held):
            assert refuge is not None
            expected[tuple(held[0])] = refuge
    assert state(match).place.tolist() == expected.tolist(), (name, PLACES[to])


@rule("HC-12", "HC-15")
def test_a_roll_asks_for_a_move_exactly_if_there_is_one() -> None:
    chance = random.Random(7)
    for _ in range(100):
        due = crowded(chance)
        seats, turn, die = [where(due, seat) for seat in range(due.players)], state(due).turn, state(due).roll
        match = load(position(*seats, turn=turn), die)
        told = act(match, "roll")
        if any(True for _ in plain_moves(due)):
            assert (told, phase(match)) == ([f"rolled {'abcd'[turn]} {die}"], Phase.MOVE)
        else:
            assert told[1] == f"stuck {'abcd'[turn]}"
