"""Tests of timeouts: the clock acts for a seat that ran out of time, and the rules say what happens."""

from __future__ import annotations

import random

import numpy as np

from hacktable import lang
from hacktable.kernel.cstruct import NOBODY
from hacktable.kernel.engine import Engine, compiled, interpreted
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import CLOCK, Timeout
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.secrecy import heard
from hacktable.testing.suite import Suite
from hacktable.testing.walking import Walk, go_on, quick, random_words, same


class Lateness(Suite):
    """The part of the suite that is about actions of the clock."""

    def test_a_timeout_of_anyone_who_is_asked_is_legal_and_leads_on(self) -> None:
        for match in self.matches(0, "late"):
            board, chance = self.game.Board.mirror(match.boards[0]), random.Random(11)
            for _ in range(50):
                if match.over:
                    break
                for seat in match.actors:
                    late = match.copy()
                    late.act(CLOCK, Timeout(seat))
                    assert late.over or late.actors, "nobody may act, but the game is not over"
                    assert late.state_bytes() != match.state_bytes() or late.live, f"nothing happened when {seat} was late"
                    assert late.log[-1].seat == CLOCK
                    assert any(late.seen(viewer, len(late.log)) for viewer in (seat, None)), "nobody was told"
                    assert not list(self.game.rules.impossible(board, self.game.State.mirror(late.opened()[0])))
                if chance.random() < 0.3:
                    match.act(CLOCK, Timeout(chance.choice(match.actors)))
                else:
                    go_on(match, chance)

    def test_a_timeout_of_a_seat_that_is_not_asked_is_refused(self) -> None:
        over, chance = self.matches(0, "over")[0], random.Random(7)
        over.speed_up(quick(self.game))
        while not over.over:
            go_on(over, chance)
        for match in [*self.matches(2, "early"), over]:
            before, log = match.state_bytes(), len(match.log)
            for seat in range(8):
                if seat in match.actors:
                    continue
                try:
                    match.act(CLOCK, Timeout(seat))
                    raise AssertionError(f"a timeout of seat {seat} was not refused")
                except IllegalError as error:
                    assert lang.has("en", error.code), f"no sentence for {error.code}"
                    assert error.rule or seat >= match.players, f"{error.code} names no rule"
            assert (match.state_bytes(), len(match.log)) == (before, log)

    def test_timeouts_are_the_same_interpreted_and_compiled(self) -> None:
        for fast in self.engines(compiled(self.game)):
            slow = Engine(self.game, fast.boards, twins=interpreted(self.game))
            for states, actor, _ in Walk(fast, "late").steps(150):
                seat = max(actor, 0)
                act = self.game.clock_actions.encode(Timeout(seat))
                (one, told), (other, fast_told) = slow.clock_act(states, act), fast.clock_act(states, act)
                assert same(one, other), f"after a timeout of seat {seat}"
                assert told == fast_told

    def test_a_record_with_timeouts_can_be_played_again(self) -> None:
        box, chance = GameBox(self.game), random.Random(5)
        for match in self.matches(0, "late record"):
            play_late(match, chance, 60)
            text = match.record()
            assert "* timeout " in text
            again = box.replay(text)
            assert again.state_bytes() == match.state_bytes()
            assert again.record() == text
            for entry in match.log:
                verbs = self.game.clock_actions if entry.seat == CLOCK else self.game.actions
                assert verbs.decode(verbs.encode(entry.action)) == verbs.parse(str(entry.action)) == entry.action

    def test_a_timeout_tells_a_viewer_only_what_it_may_know(self) -> None:
        """The same timeout in two worlds that a viewer cannot tell apart: if its masks agree afterwards, so does all it gets."""
        compared = 0
        for engine in self.quick_engines():
            for number, (states, seat, _) in enumerate(Walk(engine, "late secrets").steps(40)):
                actor = max(seat, 0)
                act = self.game.clock_actions.encode(Timeout(actor))
                after, told = engine.clock_act(states, act)
                for viewer in range(-1, engine.seats):
                    world = engine.imagine(engine.mask(states, viewer), viewer, random_words(f"late {number}"))
                    for name, field in self.game.State.fields.items():
                        if field.see is NOBODY and name in ("key", "block", "counter", "used"):
                            world[0][name] = states[0][name]  # the same dice will fall
                    world_after, world_told = engine.clock_act(world, act)
                    if same(engine.mask(after, viewer), engine.mask(world_after, viewer)):
                        compared += 1
                        assert heard(told, viewer) == heard(world_told, viewer), f"viewer {viewer} hears a secret of {actor}'s timeout"
                        assert same(engine.show(after, viewer), engine.show(world_after, viewer))
                        assert engine.actors(after) == engine.actors(world_after)
                        assert np.array_equal(engine.standings(after)[0], engine.standings(world_after)[0])
                        if viewer >= 0:
                            assert engine.legal(after, viewer) == engine.legal(world_after, viewer)
        assert compared > 50, "too few pairs of worlds were compared"


def play_late(match: Match, chance: random.Random, most: int) -> None:
    """Play at random, somebody being late again and again."""
    for number in range(most):
        if match.over:
            return
        if number % 3 == 0:
            match.act(CLOCK, Timeout(chance.choice(match.actors)))
        else:
            go_on(match, chance)
