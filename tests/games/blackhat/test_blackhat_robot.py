"""Two players and the Robot (BH-14, BH-110 … BH-113)."""

from __future__ import annotations

import pytest
from setup_blackhat import act, choices, hand, load, phase, position, state, told, trick, where

from citing import rule
from hacktable.games.blackhat import GAME, warnings
from hacktable.games.blackhat.board import HAT, ROBOT, BlackhatOptions
from hacktable.match.box import GameBox

BOX = GameBox(GAME)


@rule("BH-110", "BH-111", "BH-14")
def test_the_leader_the_robot_and_the_other_play_in_this_order() -> None:
    for leader in (0, 1):
        match = position("3 6", "4 6", robot="5 9", leader=leader)
        turns = []
        act(match, "lead 1")
        for _ in range(3):
            turns.append((int(state(match).turn), match.actors[0]))
            act(match, choices(match)[0])
        assert turns == [(leader, leader), (ROBOT, 1 - leader), (1 - leader, 1 - leader)]


@rule("BH-110", "BH-20")
@pytest.mark.parametrize(("card", "hand_with_hat", "leader"), [(1, ROBOT, 0), (2, 1, 0), (3, 0, 1), (4, ROBOT, 0), (13, ROBOT, 0)])
def test_who_gets_the_hat_and_who_leads_with_the_robot(card: int, hand_with_hat: int, leader: int) -> None:
    """The dealer is seat 0: the Robot counts 1, the other 2, the dealer 3; the Robot never leads."""
    match = position("3 3", "4", robot="9", dealer=1)
    trick(match, "3", "9", "4")
    load(match, ((card - 1) * 7, 96))
    act(match, "move c 1 b2")
    assert told(match, "round") == ["round 2 a"]
    assert told(match, "turned") == [f"turned {card}"]
    s = state(match)
    assert s.open[:, HAT].argmax() == hand_with_hat
    assert s.leader == leader


@rule("BH-110")
@pytest.mark.parametrize(("edition", "hatless"), [("house", False), ("finnish", True), ("norwegian", True), ("portuguese", False)])
def test_in_the_first_trick_of_a_round_the_human_without_the_hat_may_play_the_robot(edition: str, hatless: bool) -> None:
    options = {"edition": edition}
    match = position("3 6", "hat 6", robot="5 9", leader=0, first=True, options=options)
    assert state(match).control == (0 if hatless else 1)
    later = position("3 6", "hat 6", robot="5 9", leader=0, options=options)
    assert state(later).control == 1
    robots = position("3 6", "4 6", robot="hat 9", leader=0, first=True, options=options)
    assert state(robots).control == 1, "the Robot has the hat: whoever does not lead"


@rule("BH-111")
def test_when_the_robot_wins_its_player_chooses_and_stays_and_the_other_leads() -> None:
    match = position("3 6", "4 6", robot="9 1", leader=0)
    trick(match, "3", "9", "4")
    assert (state(match).winner, match.actors) == (ROBOT, (1,))
    assert "move c 1 b2" in choices(match)
    act(match, "move c 1 b2")
    s = state(match)
    assert (s.leader, s.control, phase(match)) == (0, 1, "lead")


@rule("BH-111")
def test_who_played_the_robot_while_leading_stays_its_player() -> None:
    match = position("3 6", "4 hat", robot="9 1", leader=0, first=True, options={"edition": "finnish"})
    assert state(match).control == 0
    trick(match, "3", "9", "4")
    assert match.actors == (0,)
    act(match, "move c 1 b2")
    s = state(match)
    assert (s.leader, s.control) == (1, 0)


@rule("BH-112", "BH-1")
def test_the_robots_cards_are_open_to_all() -> None:
    match = BOX.start(2, "open")
    s = state(match)
    assert s.hidden[ROBOT].sum() == 0
    assert s.open[ROBOT].sum() == 10
    for seat in (0, 1, None):
        assert sum(match.view(seat).state["open"][ROBOT]) == 10
    shown = [event for event in match.seen(None, 0) if str(event).startswith("shown")]
    assert len(shown) == 10 - s.open[ROBOT, HAT]


@rule("BH-112")
def test_the_robot_draws_in_the_open() -> None:
    match = position("3 6", "4 6", robot="9 1", pawns={"c1": "i3", "c2": "f1"}, leader=0)
    trick(match, "3", "9", "4")
    assert len(told(match, "shown")) == 1
    assert state(match).open[ROBOT].sum() == 2


@rule("BH-112", "BH-42", "BH-111")
def test_the_robot_wins_with_the_hat_in_hand_and_picks_it_up() -> None:
    match = position("9 9 1", "12 6", robot="7 hat 1", leader=0)
    act(match, "lead 2", "play 9 2 0 0", "play 7 1 0 1", "play 12 1 0 0")
    assert (state(match).winner, match.actors, phase(match)) == (ROBOT, (1,), "pickup")
    act(match, "keep", "pick 7", "pick 9")
    assert hand(match, ROBOT) == "1 7 9 hat"
    act(match, "move c 2 b4")
    assert where(match, "c2") == "b4"


@rule("BH-112")
def test_the_robot_may_use_spaces_end_the_game_and_win() -> None:
    match = position("13 13", "13 13", robot="1 1", pawns={"c1": "i2"}, won=ROBOT)
    assert match.actors == (1,)
    act(match, "move c 1 j3")
    assert told(match, "victor") == ["victor c"]
    assert match.standings.placing == (1, 1)


@rule("BH-112", "BH-53")
def test_whoever_plays_the_robot_decides_for_its_pawns() -> None:
    match = position("3 6", "4 6", robot="5 6", pawns={"c1": "c3"}, modules={"2a": "d4"}, won=0)
    act(match, "move c 1 d4")
    assert (phase(match), match.actors) == ("exploit", (1,))


@rule("BH-104", "BH-110")
def test_a_human_who_is_out_still_plays_the_robot() -> None:
    match = position("3 6", "", robot="9 1", pawns={"b1": "jail", "b2": "jail"}, tracer="d2", leader=0, options={"tracer": True})
    act(match, "lead 1", "play 3 1 0 0")
    assert (state(match).turn, match.actors) == (ROBOT, (1,))
    act(match, "play 9 1 0 0")
    assert state(match).winner == ROBOT
    act(match, "move c 1 b2")
    assert (state(match).leader, phase(match)) == (0, "lead")


@rule("BH-113")
def test_the_robot_with_the_tracer_is_allowed_with_a_warning() -> None:
    GAME.board(2, {"tracer": True})
    assert warnings(2, BlackhatOptions(tracer=True)) == ["blackhat-warning-robot-tracer"]
    assert warnings(3, BlackhatOptions(tracer=True)) == warnings(2, BlackhatOptions()) == []


@rule("BH-120")
def test_the_robots_status_card_is_open() -> None:
    match = BOX.start(2, "fame", {"celebrity": True})
    assert match.view(None).state["status"][ROBOT] in range(10, 51, 5)
    assert match.view(None).state["status"][:2] == [0, 0]
