"""Hacker in words: every event and action has a sentence, and the table a picture."""

from __future__ import annotations

import itertools
import random

import pytest
from setup_hacker import a_live_match, act, position, ticks, walk

from citing import rule
from hacktable.games.hacker import GAME, VARIANTS
from hacktable.games.hacker.board import Board
from hacktable.games.hacker.teller import HackerTeller
from hacktable.match.box import GameBox
from hacktable.testing.walking import go_on

TELLER = HackerTeller()
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil")
LANGUAGES = ("en", "de")


@pytest.mark.deep
def test_everything_that_happens_can_be_told() -> None:
    kinds = set()
    for number, (players, options) in enumerate(VARIANTS):
        match = GameBox(GAME).start(players, f"told {number}", options)
        match.speed_up()
        chance = random.Random(number)
        names = NAMES[:players]
        while not match.over:
            seat = match.actors[0]
            actions = match.legal(seat)
            if match.live:
                go_on(match, chance)
                continue
            view = match.view(seat).state
            for language in LANGUAGES:
                assert not TELLER.expected(view, language).startswith("hacker-")
                for action in (actions[0], actions[-1]):
                    assert not TELLER.action(action, view, seat, language).startswith("hacker-")
            match.act(seat, chance.choice(actions))
        for ply in range(len(match.log) + 1):
            for viewer in (None, 0):
                for event in match.seen(viewer, ply):
                    kinds.add(type(event))
                    for language in LANGUAGES:
                        sentence = TELLER.event(event, names, language)
                        assert not sentence.startswith("hacker-"), sentence
                        assert "{" not in sentence
    match = a_live_match()
    act(match, "a look 10 20", "a face table", "b steer 2 100 100")
    ticks(match, 250)
    for ply in range(len(match.log) + 1):
        for event in match.seen(0, ply):
            kinds.add(type(event))
            for language in LANGUAGES:
                assert not TELLER.event(event, NAMES[:3], language).startswith("hacker-")
    for text, language in itertools.product(("steer 1 5 6", "look 5 6", "face bank", "drop 2"), LANGUAGES):
        assert not TELLER.action(GAME.actions.parse(text), {}, 0, language).startswith("hacker-")
    assert kinds == set(GAME.events.structs)


@rule("HK-5", "HK-40")
def test_the_picture_shows_accounts_piles_and_ones_own_notes() -> None:
    match = position(notes={1: "1 3", 4: "2"}, piles={4: "a"}, first=1, walk=2)
    lines = TELLER.picture(Board.mirror(match.boards[0]), match.view(0).state, NAMES[:3], "en").splitlines()
    assert lines[3].split() == ["1", "a", "Ada", "1", "3"]
    assert lines[6].split() == ["4", "b", "Bob", "viruses:", "1"]
    assert "Runde" in TELLER.picture(Board.mirror(match.boards[0]), match.view(0).state, NAMES[:3], "de")
    walk(match)
    dark = position(rounds=4, options={"magnetic": True})
    assert "face down" in TELLER.picture(Board.mirror(dark.boards[0]), dark.view(0).state, NAMES[:3], "en")
