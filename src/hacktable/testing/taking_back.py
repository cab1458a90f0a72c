"""Tests that a move may be taken back exactly as long as nobody has learned anything from it."""

from __future__ import annotations

import random

from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import Stored
from hacktable.kernel.engine import Engine
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.events import ALL, Told
from hacktable.kernel.verbs import CLOCK
from hacktable.match.box import GameBox
from hacktable.match.match import Match
from hacktable.testing.suite import Suite
from hacktable.testing.walking import go_on, quick, random_words, walked

MOST_VARIANTS = 3
FEW, MANY = 8, 300
"""Worlds in which to look for one that would have looked different: where there should be none, and where there should be one."""
REPLAYED = 10
"""Actions of the match whose record is replayed, by interpreted rules, which judge everything again."""
Look = tuple[bytes, list[Told]]


class TakingBack(Suite):
    """The part of the suite that is about moves that are taken back."""

    def test_a_move_may_be_taken_back_exactly_while_nobody_has_learned_anything_from_it(self) -> None:
        free = 0
        variants = walked(self.game)
        for number, (players, options) in enumerate(variants[:: max(1, len(variants) // MOST_VARIANTS)]):
            match = GameBox(self.game).start(players, f"back {number}", options)
            match.speed_up(quick(self.game))
            chance = random.Random(number)
            for _ in range(24 if number else REPLAYED):
                if match.over:
                    break
                before, log = match.states, len(match.log)
                go_on(match, chance)
                if match.over or match.live or len(match.log) != log + 1 or match.log[-1].seat == CLOCK:
                    continue
                free += self._judged(match, before)
            if number == 0:
                again = GameBox(self.game).replay(match.record())
                assert (again.state_bytes(), again.record()) == (match.state_bytes(), match.record())
        assert free > 0, "nothing could ever be taken back"

    def _judged(self, match: Match, before: Stored) -> bool:
        """Compare what is said of the last action with a judgement of our own; whether it may be taken back."""
        engine, seat = Engine(self.game, match.boards, twins=quick(self.game)), match.log[-1].seat
        for other in range(match.players):
            if other != seat:
                assert why_not(match, other) in ("takeback-acted", "takeback-none"), "somebody else acted"
        why, act, told = why_not(match, seat), self.game.actions.encode(match.log[-1].action), f"{match.log[-1]}"
        if any(before[0][name].tobytes() != match.states[0][name].tobytes() for name in Chance.fields):
            assert why == "takeback-chance", told
        elif why == "takeback-shown":
            assert learned(engine, before, seat, act, MANY) or gave_away(engine, before, seat, act), f"nobody has learned anything: {told}"
        else:
            assert not learned(engine, before, seat, act, FEW), f"somebody has learned something: {told}"
            assert why in (None, "takeback-acted"), told
            assert can_hide(engine, match.states, seat) == (why is not None), f"others can act unseen, or the other way round: {told}"
        if why is None:
            self._take_back(match, before, seat)
        return why is None

    def _take_back(self, match: Match, before: Stored, seat: int) -> None:
        """Take it back, and do the same again: the record of the match has both."""
        after, action = match.state_bytes(), match.log[-1].action
        saw = {viewer: bool(match.seen(viewer, len(match.log))) for viewer in (None, *range(match.players))}
        match.act(seat, match.back(seat, judged=True))
        assert match.state_bytes() == before.tobytes()
        assert {viewer: bool(match.seen(viewer, len(match.log))) for viewer in saw} == saw, "who saw the move sees that it is taken back"
        match.act(seat, action)
        assert match.state_bytes() == after


def why_not(match: Match, seat: int) -> str | None:
    try:
        match.back(seat)
    except IllegalError as error:
        return error.code
    return None


def looks(engine: Engine, states: Stored, seat: int, act: int, viewer: int) -> Look:
    """What a viewer knows after an action, and what it heard."""
    after, told = engine.apply(states, seat, act)
    return engine.mask(after, viewer).tobytes(), [each for each in told if each[0] in (ALL, viewer)]


def learned(engine: Engine, before: Stored, seat: int, act: int, worlds: int) -> bool:
    """Whether, to somebody, the action rules a world out that they held possible: in it, nothing could have looked to them like this."""
    seen = [(viewer, engine.mask(before, viewer), looks(engine, before, seat, act, viewer)) for viewer in range(-1, engine.seats)]
    noticed = [(viewer, known, look) for viewer, known, look in seen if viewer == seat or look != (known.tobytes(), [])]
    for number in range(worlds):
        for viewer, known, look in noticed:
            world = engine.imagine(known, viewer, random_words(f"back {number}"))
            for name in Chance.fields:
                world[0][name] = before[0][name]
            acts = [act] if viewer == seat else sorted(engine.legal(world, seat), key=lambda other: other != act)
            if not any(looks(engine, world, seat, each, viewer) == look for each in acts):
                return True
    return False


def gave_away(engine: Engine, before: Stored, seat: int, act: int) -> bool:
    """Whether somebody else saw which of several actions it was that changed something hidden from them."""
    after, _ = engine.apply(before, seat, act)
    for viewer in range(-1, engine.seats):
        known, look = engine.mask(before, viewer), looks(engine, before, seat, act, viewer)
        hidden = [
            i for i, (old, new) in enumerate(zip(before.tobytes(), after.tobytes(), strict=True)) if old != new or known.tobytes()[i] != old
        ]
        changed = any(known.tobytes()[i] == look[0][i] or known.tobytes()[i] != before.tobytes()[i] for i in hidden)
        others = [other for other in engine.legal(before, seat) if other != act]
        if viewer != seat and changed and others and all(looks(engine, before, seat, other, viewer) != look for other in others):
            return True
    return False


def can_hide(engine: Engine, states: Stored, seat: int) -> bool:
    """Whether, as far as a seat knows, somebody else could act now without the seat noticing."""
    known = engine.mask(states, seat)
    worlds = [engine.imagine(known, seat, random_words(f"hide {number}")) for number in range(FEW)]
    return any(
        looks(engine, world, other, act, seat) == (known.tobytes(), [])
        for world in worlds
        for other in engine.actors(world)
        if other != seat
        for act in engine.legal(world, other)
    )
