"""The greedy bot: what it sees and what it does."""

from __future__ import annotations

import numpy as np
import pytest
from setup_blackhat import act, board_of, choices, load, position, state, trick

from citing import rule
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.policy import chance_to_win
from hacktable.match.box import GameBox
from hacktable.match.match import Match

THREE = ("3 6", "3 6", "3 6")


def choice(match: Match, seed: bytes = b"policy") -> str:
    return str(PolicyBot("greedy", coin_of(seed)).choose(match.knowledge(match.actors[0])))


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


# ---------------------------------------------------------------- hands and tricks


@rule("BH-30", "BH-91")
def test_it_leads_a_set_that_sheds_much_rather_than_a_single_card() -> None:
    match = position("12 12 12 4 1", "3 6 9 10", "3 6 9 10")
    assert choice(match) == "lead 3"
    act(match, "lead 3")
    assert choice(match) == "play 12 3 0 0"


@rule("BH-30")
def test_it_keeps_its_sets_together_and_plays_the_odd_card() -> None:
    match = position("13 1 1", "5 5 5 9", "2 2", leader=0)
    act(match, "lead 1", "play 13 1 0 0")
    assert choice(match) == "play 9 1 0 0"


@rule("BH-50", "BH-33")
def test_it_ducks_a_trick_that_would_take_it_off_a_good_space() -> None:
    good = position("9 1", "10 8 8", "2", pawns={"b1": "g3", "b2": "i3"})
    act(good, "lead 1", "play 9 1 0 0")
    assert choice(good) == "play 8 1 0 0", "from the Cache a pawn can only go on to worse spaces"
    poor = position("9 1", "10 8 8", "2", pawns={"b1": "b2", "b2": "i3"})
    act(poor, "lead 1", "play 9 1 0 0")
    assert choice(poor) == "play 10 1 0 0", "to win is to move to the Cache"


@rule("BH-50", "BH-90")
def test_it_ducks_a_trick_that_would_make_it_end_a_lost_game() -> None:
    match = position("9 1", "10 8 8", "2", pawns={"b1": "i2", "b2": "i3"}, points=(0, 60, 0))
    act(match, "lead 1", "play 9 1 0 0")
    assert choice(match) == "play 8 1 0 0"


@rule("BH-90", "BH-93")
def test_it_spends_its_best_cards_on_the_trick_that_wins_the_game() -> None:
    match = position("12 1", "joker 1 2", "2 5", pawns={"b1": "i2"}, points=(40, 0, 40))
    act(match, "lead 1", "play 12 1 0 0")
    assert choice(match) == "play 14 0 1 0"


@rule("BH-90")
def test_in_a_game_that_does_not_end_it_gives_up_waiting() -> None:
    for rounds, played in ((3, "play 3 1 0 0"), (40, "play 9 1 0 0")):
        match = position("9 3 3", "4 1", "5 2", pawns={"a1": "i2", "a2": "i3"}, points=(90, 10, 10), rounds=rounds, leader=1)
        act(match, "lead 1", "play 4 1 0 0", "play 5 1 0 0")
        assert choice(match) == played, "to win the trick is to end the game"


# ---------------------------------------------------------------- the hat


@rule("BH-40", "BH-91")
def test_it_keeps_the_hat_while_the_round_is_young_and_sheds_it_when_it_ends() -> None:
    young = position("9 1 1 1 1 2 2", "hat 3 4 5 6 7 8", "4 4 4 5 5 5 6")
    act(young, "lead 1", "play 9 1 0 0")
    assert choice(young) != "play 14 0 0 1"
    old = position("9 1", "hat 3 3", "4")
    act(old, "lead 1", "play 9 1 0 0")
    assert choice(old) == "play 14 0 0 1"


@rule("BH-40", "BH-42")
def test_it_does_not_win_the_hat_for_nothing() -> None:
    match = position("hat 1 1", "8 12 1", "5 5", pawns={"b1": "g3", "b2": "i3"})
    act(match, "lead 1", "play 14 0 0 1")
    assert choice(match) == "play 12 1 0 0", "the lowest wins the hat, and a pawn would leave the Cache"


# ---------------------------------------------------------------- spaces


@rule("BH-50")
def test_it_moves_on_a_rivals_pawn_that_stands_too_well() -> None:
    match = position(*THREE, pawns={"a1": "i3", "a2": "i2", "b1": "g3"}, points=(30, 0, 0), won=0)
    assert choice(match).startswith("move b 1 h"), "and does not end a game that it would lose"


@rule("BH-62")
def test_it_stays_out_of_a_denial_of_service_that_would_only_hit_itself() -> None:
    match = position(*THREE, pawns={"a1": "e2", "a2": "g3"}, won=0)
    assert choice(match) != "move a 1 f1"


@rule("BH-62")
def test_it_sends_back_who_stands_best() -> None:
    match = position(*THREE, pawns={"a1": "e2", "b1": "b2", "c1": "g3"}, won=0)
    act(match, "move a 1 f1")
    assert choice(match).startswith("send c 1")


@rule("BH-63")
def test_it_does_not_trap_its_last_pawn_on_a_poor_space() -> None:
    match = position(*THREE, pawns={"a1": "i3", "a2": "e2"}, won=0)
    assert choice(match) != "move a 2 f1"


@rule("BH-67")
def test_it_makes_a_rivals_space_dearer_where_its_own_cannot_be_made_cheaper() -> None:
    match = position(*THREE, pawns={"a1": "b2", "a2": "g3", "b1": "d4"}, points=(9, 0, 9), won=0)
    act(match, "move a 1 c1")
    assert choice(match) == "mark d4 +"


@rule("BH-68")
def test_it_lays_a_module_to_a_rivals_harm_where_it_has_nothing_to_gain() -> None:
    match = position(*THREE, pawns={"a1": "d2", "b1": "g3"}, won=0)
    act(match, "move a 1 e3")
    load(match, (0, 8), (1, 2))
    act(match, "randomize")
    assert choice(match) == "lay f2", "the rival's Cache is covered"


@rule("BH-101", "BH-103")
def test_it_does_not_lead_the_tracer_onto_itself() -> None:
    match = position(*THREE, pawns={"a1": "c5", "a2": "c3"}, tracer="c2", won=0, options={"tracer": True})
    act(match, "move a 2 d2")
    assert "trace d2" in choices(match)
    assert choice(match) != "trace d2"


@rule("BH-104")
def test_it_would_rather_throw_somebody_out_than_jail_a_first_pawn() -> None:
    match = position(
        *THREE, pawns={"a1": "c5", "a2": "i3", "b1": "c1", "b2": "jail", "c1": "d2"}, tracer="c2", won=0, options={"tracer": True}
    )
    assert choice(match) == "trace c1"


# ---------------------------------------------------------------- the Robot


@rule("BH-110", "BH-111")
def test_it_plays_the_robot_against_the_other_human() -> None:
    match = position("9 1", "2 3", robot="13 4", pawns={"a1": "b2", "b1": "i3", "b2": "f1"}, control=1)
    act(match, "lead 1", "play 9 1 0 0")
    assert choice(match) == "play 13 1 0 0", "the leader would move to a Cache"


@rule("BH-110", "BH-111")
def test_it_lets_the_robot_lose_when_it_wants_the_trick_itself() -> None:
    match = position("9 1", "12 3", robot="13 4", pawns={"a1": "f1", "a2": "i3", "b1": "b2"}, control=1)
    act(match, "lead 1", "play 9 1 0 0")
    assert choice(match) == "play 4 1 0 0"


@rule("BH-62", "BH-112")
def test_the_robots_denial_of_service_hits_the_other_human() -> None:
    match = position("3 6", "3 6", pawns={"c1": "e2", "a1": "g3", "b1": "g4"}, won=2, control=1)
    act(match, "move c 1 f1")
    assert choice(match).startswith("send a 1")


# ---------------------------------------------------------------- judgement


@rule("BH-33", "BH-40")
def test_it_knows_what_cannot_win() -> None:
    match = position("9 1", "5 10 hat", "4 2")
    act(match, "lead 1", "play 9 1 0 0")
    board, m = board_of(match), state(match)
    assert chance_to_win(board, m, 1, 5, 1, False) == 0
    assert 0 < chance_to_win(board, m, 1, 10, 1, False) <= 1000
    assert chance_to_win(board, m, 1, 14, 1, True) == 0


def test_it_depends_on_what_the_seat_knows_alone() -> None:
    for number in range(10):
        match = GameBox(GAME).start(4, f"alone {number}")
        known = match.knowledge(match.actors[0])
        twin = match.knowledge(match.actors[0])
        assert PolicyBot("greedy", coin_of(b"x")).choose(known) == PolicyBot("greedy", coin_of(b"x")).choose(twin)
        assert not np.any(known.masks[0]["pile"])


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_it_beats_random_play() -> None:
    won = 0
    for number in range(12):
        match = GameBox(GAME).start(3, f"beats {number}")
        coin = coin_of(f"{number}".encode())
        bots = [PolicyBot("greedy" if seat == number % 3 else "random", coin) for seat in range(3)]
        while not match.over:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.knowledge(seat)))
        won += match.standings.placing[number % 3] == 1
    assert won >= 9
