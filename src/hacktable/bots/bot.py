"""What a bot is: for people who write one, and for the code that asks it."""

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
    """A player that is a program. Each instance plays one seat of one match, so it may keep a memory of its own."""

    def choose(self, known: Knowledge) -> Action:
        """Return one of `known.legal`."""


@runtime_checkable
class LiveBot(Bot, Protocol):
    """A bot that also acts while a game is live. A bot without `react` does nothing then."""

    def react(self, known: Knowledge) -> Action | None:
        """Return an input, one of `known.legal`, or None to do nothing now. Called before every tick."""


class Invitation(msgspec.Struct, frozen=True):
    """What a bot is told about its match when it is made."""

    game: str
    seat: int
    """Counted from 0."""
    players: int
    seed: int
    """For random choices, `random.Random(invitation.seed)`: then the same seed of a match gives the same game again."""


Maker = Callable[[Invitation], Bot]
"""Makes a bot for a seat: usually the bot's class."""


def coin_of(key: bytes) -> Ints:
    """The coin that the bots of a match toss. It follows from the match's key, so the same key gives the same game."""
    return np.array([int.from_bytes(hashlib.sha256(key + b"coin").digest()[:8], "big") >> 1], np.int64)


def seed_of(key: bytes, seat: int) -> int:
    """The seed of one seat's bot in the match of a key."""
    return int.from_bytes(hashlib.sha256(key + b"bot %d" % seat).digest()[:8], "big") >> 1


def between_ticks(seats: Iterable[int], react: Callable[[int], Action | None], live: Callable[[], bool]) -> Iterator[tuple[int, Action]]:
    """What bots do before a tick, seat by seat, while the game is live. The caller carries out each action before asking for the next."""
    for seat in seats:
        for _ in range(MOST_A_TICK):
            action = react(seat) if live() else None
            if action is None:
                break
            yield seat, action
