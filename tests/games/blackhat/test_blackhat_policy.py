"""The greedy bot: what it sees and what it does."""

from __future__ import annotations

import numpy as np
import pytest
from setup_blackhat import act, load, position, state, table, trick

from citing import rule
from hacktable.bots.bot import Bot, coin_of
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.policy import chance_to_win
from hacktable.match.box import GameBox
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")


def choice(match: Match, seed: bytes = b"policy") -> str:
    return str(Bot("greedy", coin_of(seed)).choose(match.knowledge(match.actors[0])))


@rule("BH-50")
def test_it_moves_to_where_points_are_saved() -> None:
    match = position(*THREE, pawns={"a1": "b2"}, won=0)
    assert choice(match) == "move a 1 c3"


@rule("BH-61", "BH-93")
@pytest.mark.parametrize(("points", "ends"), [((0, 40, 40), True), ((60, 10, 10), False)])
def test_it_ends_the_game_when_that_wins_and_not_otherwise(points: tuple[int, ...], ends: bool) -> None:
    match = position("1", "13 13", "13 13", pawns={"a1": "i2"}, points=points, won=0)
    assert (choice(match) == "move a 1 j3") == ends


@rule("BH-42")
def test_it_picks_up_what_is_cheap() -> None:
    match = trick(position("2 2 1", "8 hat 1", "13 12 1"), "2 2", "8 hat", "13")
    assert choice(match) == "keep"
    act(match, "keep")
    assert choice(match) == "pick 2"


@rule("BH-42")
def test_it_takes_all_when_all_cost_nothing_and_make_a_set() -> None:
    match = trick(position("2 2 2 2", "2 2 1", "2 hat 1"), "2 2", "2 2", "2 hat")
    assert state(match).winner == 2
    assert choice(match) in ("take", "keep")


@rule("BH-40")
def test_it_gets_rid_of_the_hat_when_the_round_is_about_to_end() -> None:
    match = position("9 1", "hat 1 2", "4", leader=0)
    act(match, "lead 1", "play 9 1 0 0")
    assert choice(match) == "play 14 0 0 1"


@rule("BH-62")
def test_it_sends_back_somebody_else() -> None:
    match = position(*THREE, pawns={"a1": "e2", "a2": "h4", "b1": "h2"}, won=0)
    act(match, "move a 1 f1")
    assert choice(match).startswith("send b 1")


@rule("BH-67")
def test_it_makes_its_own_space_cheaper() -> None:
    match = position(*THREE, pawns={"a1": "b2", "a2": "d4"}, won=0)
    act(match, "move a 1 c1")
    assert choice(match) == "mark d4 -"


@rule("BH-68")
def test_it_uses_a_randomizer_and_lays_the_module_to_its_own_good() -> None:
    match = position(*THREE, pawns={"a1": "d2", "a2": "g2"}, won=0)
    act(match, "move a 1 e3")
    assert choice(match) == "randomize"
    load(match, (7, 8), (0, 2))
    act(match, "randomize")
    assert choice(match) == "lay f2", "the Vault's best space comes under a2"


@rule("BH-102", "BH-103")
def test_it_moves_the_tracer_onto_others_and_not_onto_itself() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "b2", "b1": "d2"}, tracer="c2", won=0, options={"tracer": True})
    act(match, "move a 2 c1", "pass")
    assert choice(match) == "trace d2"


@rule("BH-33", "BH-40")
def test_it_knows_what_cannot_win() -> None:
    match = position("9 1", "5 10 hat", "4 2")
    act(match, "lead 1", "play 9 1 0 0")
    t, m = table(match), state(match)
    assert chance_to_win(t, m, 1, 5, 1, False) == 0
    assert 0 < chance_to_win(t, m, 1, 10, 1, False) <= 1000
    assert chance_to_win(t, m, 1, 14, 1, True) == 0


def test_it_depends_on_what_the_seat_knows_alone() -> None:
    for number in range(10):
        match = GameBox(GAME).start(4, f"alone {number}")
        known = match.knowledge(match.actors[0])
        twin = match.knowledge(match.actors[0])
        assert Bot("greedy", coin_of(b"x")).choose(known) == Bot("greedy", coin_of(b"x")).choose(twin)
        assert not np.any(known.masks[0]["pile"])


def test_it_beats_random_play() -> None:
    won = 0
    for number in range(12):
        match = GameBox(GAME).start(3, f"beats {number}")
        coin = coin_of(f"{number}".encode())
        bots = [Bot("greedy" if seat == number % 3 else "random", coin) for seat in range(3)]
        while not match.over:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.knowledge(seat)))
        won += match.standings.placing[number % 3] == 1
    assert won >= 9
