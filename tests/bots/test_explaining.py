"""Why did a bot do that? While a match runs, the answer follows from what the asker knew, so it cannot tell what the bot held."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import hacktable
from hacktable.bots.advice import look
from hacktable.bots.explaining import explain, explain_in_full
from hacktable.bots.registry import HOUSE_TOGETHER
from hacktable.games.blackhat.state import Phase
from hacktable.games.blackhat.verbs import Play
from hacktable.kernel import options
from hacktable.kernel.cstruct import Stored
from hacktable.kernel.engine import Engine
from hacktable.kernel.events import ALL
from hacktable.kernel.verbs import Action
from hacktable.match.match import Match
from hacktable.testing.walking import random_words

SETTINGS: dict[str, dict[str, options.Value]] = {"blackhat": {}, "hacker": {"tempo": "step"}, "hashcatch": {}}


def choices(game: str, plies: int) -> Iterator[tuple[Match, int, Action, Stored]]:
    """Matches of three that are played at random, with each choice that everybody sees and the position before it."""
    match, chance = hacktable.game(game).start(3, "why", SETTINGS[game]), random.Random("why")
    while match.actors and len(match.log) < plies:
        seat = match.actors[0]
        action = chance.choice(match.legal(seat))
        if isinstance(action, match.rules.telling.explained):
            yield match, seat, action, match.states
        match.act(seat, action)


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("game", SETTINGS)
def test_the_answer_is_the_same_whatever_the_bot_really_held(game: str) -> None:
    """Only worlds are compared in which the bot could do what it did: what everybody saw is no secret."""
    twins = HOUSE_TOGETHER.compiled(hacktable.game(game).rules)  # as servers do
    compared = differ = alternatives = 0
    for match, mover, action, states in choices(game, 400):
        asker = (mover + 1) % 3
        known, engine = match.knew(asker, states), Engine(match.rules, match.boards)
        told = explain(known, mover, action, worlds=1, twins=twins)
        if told is None:
            continue
        act = match.rules.actions.encode(action)
        for number in range(3):
            world = engine.imagine(known.masks, asker, random_words(f"world {number}"))
            if act in engine.legal(engine.mask(world, mover), mover):
                twin = Match(match.rules, 3, match.options, match.boards, states=world)
                assert explain(twin.knew(asker, world), mover, action, worlds=1, twins=twins) == told
                differ += engine.mask(world, mover).tobytes() != engine.mask(states, mover).tobytes()
        if told.instead:
            assert told.instead != action
            assert match.rules.actions.encode(told.instead) in engine.legal(states, mover), "it was really possible"
            alternatives += 1
        compared += 1
        if (compared == 4 and game != "blackhat") or compared == 8:
            break
    assert compared >= 4
    assert differ, "the bot knew other things in other worlds"
    assert alternatives


@pytest.mark.parametrize("game", SETTINGS)
def test_everybody_sees_which_choice_was_made(game: str) -> None:
    """Otherwise the answer would tell it: whoever else could have been chosen of these kinds, the asker would have seen something else."""
    compared = 0
    for match, mover, action, states in choices(game, 160):
        asker, engine = (mover + 1) % 3, Engine(match.rules, match.boards)
        kinds = match.rules.telling.explained
        acts = [act for act in engine.legal(states, mover) if isinstance(match.rules.actions.decode(act), kinds)]
        seen = set[tuple[object, ...]]()
        for act in acts:
            after, told = engine.apply(states, mover, act)
            heard = tuple((kind, *fields) for audience, kind, fields in told if audience in (ALL, asker))
            seen.add((engine.show(after, asker).tobytes(), heard))
        assert len(seen) == len(acts), action
        compared += len(acts) > 1
    assert compared > 5


def test_nobody_asks_about_themselves_or_about_what_was_no_choice() -> None:
    match, mover, action, states = next(choices("hashcatch", 60))
    assert explain(match.knew(mover, states), mover, action, worlds=1) is None
    for match, mover, action, states in choices("blackhat", 60):
        if states[0]["phase"] == Phase.FOLLOW and isinstance(action, Play) and states[0]["led"] == 1:
            last, others = states.copy(), states[0]["hidden"][mover].copy()
            last[0]["hidden"][mover] = 0
            last[0]["hidden"][mover, action.rank - 1] = 1
            last[0]["held"][mover] = 1
            last[0]["pile"] += others - last[0]["hidden"][mover]
            assert explain(match.knew((mover + 1) % 3, last), mover, action, worlds=1) is None, "everybody sees that it is the last card"
            return
    raise AssertionError("nobody followed")


@pytest.mark.usefixtures("at_full_speed")
@pytest.mark.deep
@pytest.mark.parametrize("game", SETTINGS)
def test_after_the_match_a_choice_is_explained_from_all_that_its_seat_knew_and_from_nothing_else(game: str) -> None:
    twins = HOUSE_TOGETHER.compiled(hacktable.game(game).rules)  # as servers do
    compared = differ = 0
    for match, mover, action, states in choices(game, 200):
        known, engine = match.knew(mover, states), Engine(match.rules, match.boards)
        told = explain_in_full(known, action, worlds=1, twins=twins)
        legal = engine.legal(states, mover)
        assert (told is None) == (len(legal) == 1), "one action is no choice"
        if told is None:
            continue
        assert told.instead not in (None, action)
        assert told.instead is None or match.rules.actions.encode(told.instead) in legal
        assert told.chance is not None
        assert 0 <= told.chance <= 1000
        world = engine.imagine(known.masks, mover, random_words("world"))
        twin = Match(match.rules, 3, match.options, match.boards, states=world)
        assert explain_in_full(twin.knew(mover, world), action, worlds=1, twins=twins) == told
        differ += world.tobytes() != states.tobytes()
        compared += 1
        if compared == 2:
            break
    assert compared == 2
    assert differ


@pytest.mark.deep
def test_what_the_champion_would_never_have_played_is_explained_too() -> None:
    """It looks at a few choices only, those that it likes best. What was really done is looked at in any case."""
    for match, mover, _, states in choices("blackhat", 100):
        known = match.knew(mover, states)
        acts = Engine(match.rules, match.boards).choices(known.masks, mover)
        left = sorted({*range(len(acts))} - {*look(known, mover, acts, worlds=1).considered})
        if left:
            told = explain_in_full(known, match.rules.actions.decode(acts[left[0]]), worlds=1)
            assert told
            assert told.chance is not None
            return
    raise AssertionError("the champion looked at everything")
