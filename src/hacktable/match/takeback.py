"""Whether a move may be taken back: as long as nobody has learned anything from it.

What somebody knows is their mask, and what they heard. A move has told a viewer something if it could not have looked to them as it did in
every world that they held possible before it. Worlds are imagined from the viewer's mask alone, so the answer is the same for everybody who
works it out again, and for a record that is verified.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from hacktable.kernel.chacha import Chance
from hacktable.kernel.cstruct import EVERYONE, Stored
from hacktable.kernel.engine import Engine
from hacktable.kernel.events import ALL, Told
from hacktable.kernel.game import Game
from hacktable.kernel.verbs import verb_of
from hacktable.match import seeds

WORLDS = 6
"""Imagined for each viewer but the mover."""
WORLDS_OF_MOVER = 16
"""More, because nothing else can show that the mover has learned something."""
WORLDS_AFTERWARDS = 4
"""In which it is asked whether others can have acted unseen."""
CHANCE = tuple(Chance.fields)
SPECTATOR = -1


class Look(NamedTuple):
    """How an action looks to a viewer: what they know afterwards, and what they heard."""

    mask: bytes
    heard: list[Told]


def drew_chance(before: Stored, after: Stored) -> bool:
    """Whether chance was drawn in between."""
    return any(before[0][name].tobytes() != after[0][name].tobytes() for name in CHANCE)


def hides_nothing(game: Game) -> bool:
    """Whether everything but chance lies open in a game, always."""
    return all(field.see is EVERYONE for name, field in game.State.fields.items() if name not in (*CHANCE, "filler"))


def taught(engine: Engine, before: Stored, seat: int, act: int) -> bool:
    """Whether somebody has learned something from an action that drew no chance: one of the seats, the mover included, or a spectator."""
    if hides_nothing(engine.game):
        return False
    after, told = engine.apply(before, seat, act)
    return any(_taught(engine, before, seat, act, after, told, viewer) for viewer in range(SPECTATOR, engine.seats))


def _taught(engine: Engine, before: Stored, seat: int, act: int, after: Stored, told: list[Told], viewer: int) -> bool:
    known, look = engine.mask(before, viewer), _look(engine, after, told, viewer)
    if viewer == seat:
        if _came_to_light(before, known, look):
            return True
        return any(_acted(engine, world, seat, act, seat) != look for world in _worlds(engine, before, known, seat, WORLDS_OF_MOVER))
    if look == Look(known.tobytes(), []):
        return False  # they have not even noticed that somebody acted
    if _came_to_light(before, known, look) or _changed_unseen(before, after, known, look):
        others = [other for other in engine.legal(before, seat) if other != act]
        if others and not any(_acted(engine, before, seat, other, viewer) == look for other in others):
            return True  # something that lies hidden from the viewer has changed, and they saw by which action
    for world in _worlds(engine, before, known, viewer, WORLDS):
        # The same action first: mostly nothing else needs to be tried.
        acts = sorted(engine.legal(world, seat), key=lambda other: other != act)
        if not any(_acted(engine, world, seat, each, viewer) == look for each in acts):
            return True
    return False


def may_act_unseen(engine: Engine, states: Stored, seat: int) -> bool:
    """Whether others may have acted since without this seat seeing anything of it, as far as the seat knows.

    It follows from the seat's mask, never from what others have done: the answer must not tell that they have. Of each verb the first and the last
    possible action is tried.
    """
    if hides_nothing(engine.game):
        return False
    known = engine.mask(states, seat)
    unchanged = Look(known.tobytes(), [])
    for world in _worlds(engine, states, known, seat, WORLDS_AFTERWARDS):
        for other in engine.actors(world):
            acts = engine.legal(world, other) if other != seat else []
            firsts, lasts = {verb_of(act): act for act in reversed(acts)}, {verb_of(act): act for act in acts}
            if any(_acted(engine, world, other, act, seat) == unchanged for act in (*firsts.values(), *lasts.values())):
                return True
    return False


def _look(engine: Engine, states: Stored, told: list[Told], viewer: int) -> Look:
    return Look(engine.mask(states, viewer).tobytes(), [each for each in told if each[0] in (ALL, viewer)])


def _acted(engine: Engine, states: Stored, seat: int, act: int, viewer: int) -> Look:
    after, told = engine.apply(states, seat, act)
    return _look(engine, after, told, viewer)


def _came_to_light(before: Stored, known: Stored, look: Look) -> bool:
    """Whether something that lay hidden from a viewer is seen now, or something else in its place."""
    old, had, has = (np.frombuffer(each, np.uint8) for each in (before.tobytes(), known.tobytes(), look.mask))
    return bool(np.any((had != old) & (had != has)))


def _changed_unseen(before: Stored, after: Stored, known: Stored, look: Look) -> bool:
    """Whether something has changed that a viewer does not see."""
    old, new, had, has = (np.frombuffer(each, np.uint8) for each in (before.tobytes(), after.tobytes(), known.tobytes(), look.mask))
    return bool(np.any((old != new) & (had == has)))


def _worlds(engine: Engine, states: Stored, known: Stored, viewer: int, count: int) -> Iterator[Stored]:
    """Worlds that look to a viewer like this one. They follow from what the viewer knows; only the dice would fall as they do in this one."""
    knowledge = hashlib.sha256(known.tobytes()).digest()
    for number in range(count):
        key = hashlib.sha256(b"hacktable take-back 1" + bytes((viewer + 1, number)) + knowledge).digest()
        world = engine.imagine(known, viewer, seeds.words(key))
        for name in CHANCE:
            world[0][name] = states[0][name]
        yield world
