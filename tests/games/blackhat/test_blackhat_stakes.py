"""What the round would bring if it ended now, and what a choice changes of it: as it is then scored (BH-90, BH-91)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from citing import rule
from hacktable.games.blackhat.state import FROM_CARDS, FROM_SPACES
from hacktable.games.blackhat.verbs import Drew, Lay, Mark, Move, Pick, Scored, Send, Take, Trace
from hacktable.match.box import box
from hacktable.match.match import Match

VARIANTS: tuple[tuple[int, dict[str, bool | int | str]], ...] = (
    (4, {"edition": "norwegian"}),
    (3, {"tracer": True, "modules": 3}),
    (4, {"tracer": True, "board": "advanced"}),
    (2, {}),
    (4, {"secret_asset": True, "board": "advanced"}),
)


def scored_now(match: Match) -> dict[int, Scored]:
    """What the last action has scored."""
    return {event.seat: event for event in match.log[-1].events if isinstance(event, Scored)}


@pytest.mark.deep
@rule("BH-91")
def test_what_is_scored_is_what_was_announced() -> None:
    """Random games: whenever a choice ends the round, everyone scores what the tally and the stakes of the choice said."""
    compared, ended, kinds = Counter[str](), 0, set[type]()
    for number, (players, options) in enumerate(VARIANTS * 4):
        match, chance = box("blackhat").start(players, f"stakes {number}", options), random.Random(number)
        match.speed_up()
        while not match.over:
            seat = match.actors[0]
            action = chance.choice(match.legal(seat))
            tally, stakes = match.tally(seat), match.stakes(seat)[match.legal(seat).index(action)]
            if stakes:
                kinds.add(type(action))
            match.act(seat, action)
            scored = scored_now(match)
            if not stakes or not scored:
                continue
            outcome, *others = stakes
            assert not others
            if outcome.code == "secret" or any(isinstance(event, Drew) for event in match.log[-1].events):
                continue  # a tile was turned, or no pawn could move and a card was drawn
            assert outcome.ends == match.over
            ended += outcome.ends
            for hand, event in scored.items():
                change, before = outcome.points[hand], tally[hand]
                assert change is not None
                if before.points is not None:
                    assert event.points == before.points + change
                    compared["own"] += hand == seat
                else:
                    assert event.spaces == (before.sources[FROM_SPACES] or 0) + change
                    compared["other"] += 1
    assert compared["own"] > 10
    assert compared["other"] > 10
    assert ended > 2
    assert kinds >= {Move, Mark, Send, Lay, Trace, Take, Pick}


@rule("BH-91")
def test_nobody_is_told_what_others_hold() -> None:
    match = box("blackhat").start(4, "tally")
    for seat in range(4):
        for hand, tally in enumerate(match.tally(seat)):
            assert (tally.points is None) == (hand != seat)
            assert (tally.sources[FROM_CARDS] is None) == (hand != seat)
            assert tally.sources[FROM_SPACES] is not None
