"""The bots: they judge by what their seat was shown, and the better ones look and remember better (HK-70)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from setup_hacker import act, position, state, walk, window

from citing import rule
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.games.hacker import GAME
from hacktable.games.hacker.state import Phase
from hacktable.games.hacker.suspicion import ATTENTIVE, AVERAGE, CARELESS, suspicion, used_viruses
from hacktable.lab.simulate import simulate
from hacktable.match.box import GameBox
from hacktable.match.match import Match


def choices(match: Match, seat: int, policy: str = "greedy", count: int = 40) -> list[str]:
    """What a bot chooses, tossing one coin after another."""
    coin = coin_of(b"choices")
    return [str(PolicyBot(policy, coin).choose(match.knowledge(seat))) for _ in range(count)]


def mask(match: Match, seat: int) -> tuple[Any, Any]:
    known = match.knowledge(seat)
    return GAME.Board.mirror(known.boards[0]), GAME.State.mirror(known.masks[0])


@rule("HK-70")
def test_they_name_whom_they_saw() -> None:
    match = position(5, notes={1: "3 3 3"}, walk=4)
    act(match, "e walk forwards")
    window(match, a="watch 1", d="slip 1, watch 10")
    while not state(match).carried[4]:
        window(match)
    while match.actors != (4,):
        window(match)
    act(match, "e place 13")
    assert set(choices(match, 0)) == {"name d"}
    assert set(choices(match, 0, "careless")) == {"name d"}, "it is not long ago"


@rule("HK-70")
def test_they_never_name_who_was_away_or_was_seen_not_to() -> None:
    match = position(4, notes={1: "3 3 3"}, walk=3)
    act(match, "d walk forwards")
    window(match, a="follow b", c="slip 1, watch 7")
    window(match)
    window(match)
    act(match, "d place 10")
    assert set(choices(match, 0)) == {"name c"}
    assert len(set(choices(match, 0, "random"))) > 2


@rule("HK-70")
def test_who_has_shown_all_viruses_is_not_suspected_again() -> None:
    match = position(3, notes={1: "3 3 3 3", 2: "1"}, piles={1: "cbbb"}, protection=True)
    for _ in range(3):
        act(match, "a name b")
    board, m = mask(match, 0)
    for level in (ATTENTIVE, AVERAGE, CARELESS):
        assert suspicion(board, m, 0, level, 0, 1) == 0 < suspicion(board, m, 0, level, 0, 2)


@rule("HK-24", "HK-70")
def test_viruses_shown_at_other_accounts_are_counted_the_better_the_more_attentive_a_bot_is() -> None:
    match = position(4, notes={1: "3 3 3", 4: "3 3 3"}, piles={1: "ddd", 4: "cc"}, protection=True)
    while state(match).account != 4:
        match.act(match.actors[0], "name d" if state(match).phase == Phase.NAME else match.legal(match.actors[0])[0])
    board, m = mask(match, 1)
    counted = {ATTENTIVE: 0, AVERAGE: 0, CARELESS: 0}
    for table in range(60):  # what a bot forgets differs from table to table, as the accounts on it do
        m.owner[:6] = [(table >> place) & 1 for place in range(6)]
        for level in counted:
            counted[level] += used_viruses(board, m, 1, level, 3, 3)
    assert 0 < counted[CARELESS] < counted[AVERAGE] < counted[ATTENTIVE] < 180


@pytest.mark.deep
@rule("HK-70")
def test_all_forget_what_was_long_ago_and_weaker_ones_sooner() -> None:
    kept = {ATTENTIVE: 0, AVERAGE: 0, CARELESS: 0}
    for number in range(40):
        match = GameBox(GAME).start(5, f"forget {number}", {"tempo": "step"})
        while state(match).rounds == 0:
            match.act(match.actors[0], match.legal(match.actors[0])[0])
        walker = match.actors[0]
        own = [place + 1 for place, owner in enumerate(state(match).owner) if owner == (walker + 1) % 5]
        watcher, thief = "abcde"[(walker + 1) % 5], "abcde"[(walker + 2) % 5]
        walk(match, **{watcher: f"watch {own[0]}", thief: f"slip {own[0]}, watch 1"})
        for _ in range(2):
            match.act(match.actors[0], match.legal(match.actors[0])[0])
            walk(match)
        seat = (walker + 1) % 5
        board, m = mask(match, seat)
        for level in kept:
            kept[level] += suspicion(board, m, seat, level, 0, (walker + 2) % 5) == 1000
    assert kept[CARELESS] < kept[AVERAGE] < kept[ATTENTIVE] <= 40
    assert 5 < kept[CARELESS] < 20
    assert kept[ATTENTIVE] > 28


@rule("HK-70")
def test_they_attack_who_looks_away_and_never_themselves() -> None:
    match = position(4, notes={1: "3 3", 4: "3 3", 7: "3 3", 10: "3 3"}, walk=3)
    act(match, "d walk forwards")
    slips = [text for text in choices(match, 0, count=200) if text.startswith("slip")]
    assert len(slips) > 20
    assert all(int(text.split()[1]) > 9 for text in slips)


@rule("HK-70", "HK-40")
def test_face_down_the_attentive_find_their_accounts_and_the_careless_sometimes_do_not() -> None:
    lost = {"greedy": 0, "careless": 0}
    for number in range(60):
        match = position(4, notes={1: "2", 2: "1", 3: "1"}, rounds=4, options={"magnetic": True}, key=number)
        walk(match)
        for policy in lost:
            placed = int(choices(match, 0, policy, 1)[0].split()[1])
            lost[policy] += placed > 3
    assert lost["greedy"] == 0
    assert lost["careless"] <= 60


@rule("HK-70")
def test_they_put_notes_where_no_virus_lies_and_take_the_best() -> None:
    match = position(notes={1: "1"}, piles={2: "c", 1: "b"}, first=1, walk=2)
    walk(match)
    assert set(choices(match, 0)) == {"place 3"}
    match = position(notes={1: "1 2 3"}, piles={1: "b"}, protection=True)
    act(match, "a name c")
    assert set(choices(match, 1)) == {"take 3"}


@rule("HK-70")
def test_a_bot_depends_on_what_its_seat_knows_alone() -> None:
    match = position(4)
    act(match, "a walk forwards")
    window(match, b="slip 1, watch 4", c="slip 2, watch 7")
    known = match.knowledge(3)
    assert not np.any(known.masks[0]["under"])
    assert not np.any(known.masks[0]["lies"][8])
    assert not np.any(known.masks[0]["clue"][1])


@pytest.mark.parametrize("tempo", ["live", "step"])
@pytest.mark.parametrize("level", ["greedy", "average", "careless"])
@rule("HK-70")
@pytest.mark.deep
def test_every_level_beats_random_play(level: str, tempo: str) -> None:
    found = simulate(GAME, 3, 60, [level, "random", "random"], "beats", {"tempo": tempo})
    assert found.by_bot[level].low > 0.8


@pytest.mark.parametrize("tempo", ["live", "step"])
@rule("HK-70")
@pytest.mark.deep
def test_who_watches_and_remembers_wins_more_than_a_fair_share_among_the_careless(tempo: str) -> None:
    found = simulate(GAME, 5, 250, ["greedy", *["careless"] * 4], "attention", {"tempo": tempo})
    assert found.by_bot["greedy"].low > 0.2
