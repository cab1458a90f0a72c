"""Black Hat in words: every event and action has a sentence, and the board a picture."""

from __future__ import annotations

import random
from typing import Any

import pytest
from setup_blackhat import position

from citing import rule
from hacktable.games.blackhat import VARIANTS
from hacktable.games.blackhat.board import standard_drawing
from hacktable.games.blackhat.teller import BlackhatTeller
from hacktable.kernel.registry import find
from hacktable.match.box import GameBox
from hacktable.match.match import Match

TELLER = BlackhatTeller()
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
LANGUAGES = ("en", "de")


def board_of(match: Match) -> Any:
    return match.rules.Board.mirror(match.boards[0])


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
def test_everything_that_happens_can_be_told() -> None:
    kinds = set()
    for number, (players, options) in enumerate(VARIANTS):
        match = GameBox(find("blackhat")).start(players, f"told {number}", options)
        chance = random.Random(number)
        names = NAMES[:players]
        for _ in range(250):
            if match.over:
                break
            seat = match.actors[0]
            actions = match.legal(seat)
            view = match.view(seat).state
            for language in LANGUAGES:
                assert not TELLER.expected(view, language).startswith("blackhat-")
                for action in (actions[0], actions[-1]):
                    assert not TELLER.action(action, view, seat, language).startswith("blackhat-")
            match.act(seat, chance.choice(actions))
        for ply in range(len(match.log) + 1):
            for viewer in (None, 0):
                for event in match.seen(viewer, ply):
                    kinds.add(type(event).__name__)
                    for language in LANGUAGES:
                        sentence = TELLER.event(event, names, language)
                        assert not sentence.startswith("blackhat-"), sentence
                        assert "{" not in sentence
    assert len(kinds) > 30, kinds


@rule("BH-4", "BH-51")
def test_the_picture_shows_the_board_pawns_and_hands() -> None:
    match = position("3 6", "4 hat", "5 5", pawns={"a1": "c3", "b2": "e4"}, modules={"8a": "d1"}, markers={"g2": -1})
    picture = TELLER.picture(board_of(match), match.view(0).state, NAMES[:3], "en")
    lines = picture.splitlines()
    assert lines[1].startswith("1   ###   ###   X+3 > C-1 > C-3 > D+1")
    assert "H+0" in lines[3], "g2 with its marker"
    assert "a1" in lines[6]
    assert "Ada" in picture
    assert "? ?" in picture
    assert "Black Hat" in picture


def test_the_picture_is_of_the_board_that_is_played_on() -> None:
    match = GameBox(find("blackhat")).start(3, "advanced", {"board": "advanced", "modules": 5})
    lines = TELLER.picture(board_of(match), match.view(0).state, NAMES[:3], "en").splitlines()
    starts = [cell.value for cell in (standard_drawing("advanced").cells[spot] for spot in ((1, 0), (3, 0)))]
    assert lines[3].startswith(f"2   B{starts[0]:+}")
    assert lines[7].startswith(f"4   P{starts[1]:+}")


def test_the_robot_has_a_name() -> None:
    match = GameBox(find("blackhat")).start(2, "robot")
    assert "Roboter" in TELLER.picture(board_of(match), match.view(0).state, NAMES[:2], "de")
