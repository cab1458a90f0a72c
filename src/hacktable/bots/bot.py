"""What a bot is, for those who write one and for those who ask it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, runtime_checkable

import msgspec
import numpy as np

from hacktable.bots.policies import MOST_A_TICK
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.verbs import Action


class Bot(Protocol):
    """A player that is a program. An instance plays one seat of one match, so it may remember what it likes."""

    def choose(self, known: Knowledge) -> Action:
        """One of `known.legal`."""


@runtime_checkable
class LiveBot(Bot, Protocol):
    """A bot that also acts while time itself does. One without `react` keeps still then."""

    def react(self, known: Knowledge) -> Action | None:
        """An input, one of `known.legal`, or None for nothing now; asked before every tick."""


class Invitation(msgspec.Struct, frozen=True):
    """What a bot is told before its match: what it is made from."""

    game: str
    seat: int
    """Counted from 0."""
    players: int
    seed: int
    """For chance of its own, `random.Random(invitation.seed)`: the same seed of a match gives the same game."""


Maker = Callable[[Invitation], Bot]
"""Makes a bot for a seat: usually the bot's class."""


def coin_of(key: bytes) -> Ints:
    """The coin that a match's bots toss: the same key, the same game."""
    return np.array([int.from_bytes(hashlib.sha256(key + b"coin").digest()[:8], "big") >> 1], np.int64)


def seed_of(key: bytes, seat: int) -> int:
    """The seed of one seat's bot in the match of a key."""
    return int.from_bytes(hashlib.sha256(key + b"bot %d" % seat).digest()[:8], "big") >> 1


def between_ticks(seats: Iterable[int], react: Callable[[int], Action | None], live: Callable[[], bool]) -> Iterator[tuple[int, Action]]:
    """What bots do before a tick, seat by seat, each to be carried out before the next is asked for; nothing once it is not live any more."""
    for seat in seats:
        for _ in range(MOST_A_TICK):
            action = react(seat) if live() else None
            if action is None:
                break
            yield seat, action
