"""Live tables full of bots: sound, the same at both speeds, and without leaks (HK-61, HK-64, HK-70)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from setup_hacker import a_live_match

from citing import rule
from hacktable.bots.bot import coin_of
from hacktable.bots.player import PolicyBot
from hacktable.bots.policies import OUR_NAMES, enter_react
from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import Board
from hacktable.games.hacker.knowledge import guess_owners
from hacktable.games.hacker.state import TRUTH, State
from hacktable.games.hacker.verbs import CLOCK_ACTIONS, DROP
from hacktable.kernel.engine import Engine, compiled, interpreted
from hacktable.kernel.verbs import Tick, verb_of
from hacktable.testing.secrecy import heard
from hacktable.testing.walking import key_words, random_words, same

TICK = CLOCK_ACTIONS.encode(Tick())
CHANCE = ("key", "block", "counter", "used")
OPTIONS = {"tempo": "live", "walk_seconds": 1, "place_limit": 2}


def bots_at_play(players: int, seed: str, most: int, options: dict[str, Any]) -> Iterator[tuple[Engine, Any, int, int]]:
    """A live match of bots of all levels: engine, state before, seat and action; seat −1 and a tick in between."""
    engine = Engine(GAME, GAME.board(players, {**OPTIONS, **options})[1])
    board, coin = GAME.Board.mirror(engine.boards[0]), coin_of(seed.encode())
    think = interpreted(GAME)[enter_react]
    states, _ = engine.setup(key_words(seed))
    ticks = 0
    while ticks < most and not engine.over(states):
        if not engine.live(states):
            seat = engine.actors(states)[0]
            states, _ = engine.apply(states, seat, engine.legal(states, seat)[-1])
            continue
        for seat in range(players):
            policy = seat % len(OUR_NAMES)
            for _ in range(3):
                act = (
                    int(think([board], [GAME.State.mirror(engine.mask(states, seat)[0])], seat, policy, coin)) if engine.live(states) else 0
                )
                if act == 0:
                    break
                yield engine, states, seat, act
                states, _ = engine.apply(states, seat, act)
        if engine.live(states):
            yield engine, states, -1, TICK
            states, _ = engine.clock_act(states, TICK)
            ticks += 1


@pytest.mark.deep
@rule("HK-70")
def test_bots_do_only_what_anybody_may_do() -> None:
    drops = 0
    for engine, states, seat, act in bots_at_play(4, "allowed", 250, {}):
        if seat >= 0 and not isinstance(GAME.actions.decode(act), GAME.inputs):
            assert act in engine.legal(states, seat)
            drops += verb_of(act) == DROP
    assert drops > 3


@pytest.mark.deep
@rule("HK-61", "HK-63")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {"magnetic": True, "gaze_radius": 60})])
def test_worlds_that_fit_a_gaze_are_sound_and_a_tick_tells_a_seat_only_what_it_may_know(players: int, options: dict[str, Any]) -> None:
    compared = 0
    for number, (engine, states, actor, _) in enumerate(bots_at_play(players, f"worlds {players}", 160, options)):
        if actor >= 0 or number % 9:
            continue
        board = GAME.Board.mirror(engine.boards[0])
        assert not list(GAME.rules.impossible(board, GAME.State.mirror(states[0])))
        after, told = engine.clock_act(states, TICK)
        for seat in range(-1, players):
            mask = engine.mask(states, seat)
            assert same(engine.mask(mask, seat), mask)
            assert engine.legal(mask, seat) == engine.legal(states, seat)
            world = engine.imagine(mask, seat, random_words(f"{number} {seat}"))
            assert same(engine.mask(world, seat), mask)
            assert not list(GAME.rules.impossible(board, GAME.State.mirror(world[0])))
            for name in CHANCE:
                world[0][name] = states[0][name]
            assert engine.actors(world) == engine.actors(states)
            world_after, world_told = engine.clock_act(world, TICK)
            if same(engine.mask(after, seat), engine.mask(world_after, seat)):
                compared += 1
                assert heard(told, seat) == heard(world_told, seat)
    assert compared > 20


VIEWER, OWN = 1, 0b010


def known_viruses(clue: int, clear: int) -> tuple[Board, State, State]:
    """Three players. The viewer knows where all its viruses lie, one of which was shown, and of one that fell together with that it knows this much.

    Returns the board, what the viewer knows, and a world whose viruses have no owners yet.
    """
    engine = Engine(GAME, GAME.board(3, OPTIONS)[1])
    board = Board.mirror(engine.boards[0])
    states, _ = engine.setup(key_words("fell together"))
    known, world = (State.mirror(engine.mask(states, VIEWER)[0]) for _ in range(2))
    for entry, place in enumerate([-3, 3, *range(4, 3 + board.viruses)]):
        known.lies[VIEWER, entry], known.since[VIEWER, entry] = place, 5 if abs(place) == 3 else 6
        known.clue[VIEWER, entry], known.clear[VIEWER, entry] = (clue, clear) if place == 3 else (OWN, 0b101)
        world.lies[TRUTH, entry], world.since[TRUTH, entry] = known.lies[VIEWER, entry], known.since[VIEWER, entry]
    return board, known, world


@rule("HK-21", "HK-64")
def test_a_virus_that_fell_with_one_that_was_shown_is_not_of_the_same_owner() -> None:
    """One of the two was the viewer's: that one has been shown. There must be a world."""
    board, known, world = known_viruses(clue=OWN, clear=0)
    assert interpreted(GAME)[guess_owners](board, known, VIEWER, True, world)
    assert world.clue[TRUTH, 1] in (0b001, 0b100)
    assert [world.clue[TRUTH, entry] for entry in range(1 + board.viruses) if entry != 1] == [OWN] * board.viruses


def test_if_no_world_fits_there_is_one_all_the_same() -> None:
    """Nobody else may have put it there, and the viewer has none left: no match leads there, but if one did, nobody should wait for ever."""
    board, known, world = known_viruses(clue=0, clear=0b101)
    guess = interpreted(GAME)[guess_owners]
    assert not any(guess(board, known, VIEWER, True, world) for _ in range(20))
    assert guess(board, known, VIEWER, False, world)
    assert world.clue[TRUTH, 1] in (0b001, 0b100)


@rule("HK-64")
@pytest.mark.deep
def test_live_play_is_the_same_interpreted_and_compiled() -> None:
    fast, think = None, compiled(GAME).entry(enter_react)
    slow_think = interpreted(GAME)[enter_react]
    for number, (slow, states, seat, act) in enumerate(bots_at_play(4, "speeds", 120, {"magnetic": True})):
        fast = fast or Engine(GAME, slow.boards, twins=compiled(GAME))
        one, told = slow.clock_act(states, act) if seat < 0 else slow.apply(states, seat, act)
        other, fast_told = fast.clock_act(states, act) if seat < 0 else fast.apply(states, seat, act)
        assert same(one, other)
        assert told == fast_told
        if number % 10 == 0:
            for viewer in range(4):
                mask = slow.mask(one, viewer)
                assert same(mask, fast.mask(one, viewer))
                assert same(slow.imagine(mask, viewer, random_words(f"{number}")), fast.imagine(mask, viewer, random_words(f"{number}")))
                coins = coin_of(b"same"), coin_of(b"same")
                for policy in range(len(OUR_NAMES)):
                    board, known = GAME.Board.mirror(slow.boards[0]), GAME.State.mirror(mask[0])
                    assert think(slow.boards, mask, viewer, policy, coins[0]) == slow_think([board], [known], viewer, policy, coins[1])


def test_a_live_state_stays_small() -> None:
    assert GAME.State.dtype.itemsize < 2048


@rule("HK-70")
def test_a_bot_reacts_to_what_its_seat_knows_and_to_nothing_else() -> None:
    match = a_live_match(4)
    asked = [PolicyBot("greedy", coin_of(b"react")).react(match.knowledge(1)) for _ in range(2)]
    assert asked[0] == asked[1]
    coin = coin_of(b"reacts")
    seen = {str(PolicyBot("greedy", coin).react(match.knowledge(1))).split()[0] for _ in range(200)}
    assert {"None", "steer", "look"} == seen
