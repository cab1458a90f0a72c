"""A bot in a seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np

from hacktable.bots.policies import MOST_A_TICK, choose, level_of, policy_number
from hacktable.kernel.compiling import Compiled, Twins, kernel, long
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.engine import quickest, taken
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import reflex
from hacktable.kernel.verbs import Action


@long
@kernel
def enter_choose(boards: Any, masks: Any, seat: int, policy: int, acts: Ints, count: int, coin: Ints) -> int:
    return choose(boards[0], masks[0], seat, policy, acts, count, coin)


@kernel
def enter_reflex(boards: Any, masks: Any, seat: int, policy: int, coin: Ints) -> int:
    return reflex(boards[0], masks[0], seat, level_of(policy), coin)


def coin_of(key: bytes) -> Ints:
    """The coin that a match's bots toss: the same key, the same game."""
    return np.array([int.from_bytes(hashlib.sha256(key + b"coin").digest()[:8], "big") >> 1], np.int64)


class Bot:
    """A player that follows a policy. All bots of a match may share one coin."""

    def __init__(self, policy: str, coin: Ints) -> None:
        self.policy = policy
        self._number = policy_number(policy)
        self._coin = coin

    def choose(self, known: Knowledge, *, twins: Twins | None = None) -> Action:
        """One of the legal actions; at the best speed that is loaded, or that of given twins."""
        game, twins = known.game, twins or quickest(known.game)
        boards, masks = _opened(known, twins)
        acts = np.array(known.legal, np.int64)
        chosen = int(taken(twins, enter_choose)(boards, masks, known.seat, self._number, acts, len(acts), self._coin))
        return game.actions.decode(known.legal[chosen])

    def react(self, known: Knowledge, *, twins: Twins | None = None) -> Action | None:
        """While a game is live: an input or an action to do before the next tick; None for nothing more."""
        twins = twins or quickest(known.game)
        boards, masks = _opened(known, twins)
        act = int(taken(twins, enter_reflex)(boards, masks, known.seat, self._number, self._coin))
        return known.game.actions.decode(act) if act else None


def between_ticks(seats: Iterable[int], react: Callable[[int], Action | None], live: Callable[[], bool]) -> Iterator[tuple[int, Action]]:
    """What bots do before a tick, seat by seat, each to be carried out before the next is asked for; nothing once it is not live any more."""
    for seat in seats:
        for _ in range(MOST_A_TICK):
            action = react(seat) if live() else None
            if action is None:
                break
            yield seat, action


def _opened(known: Knowledge, twins: Twins) -> tuple[Any, Any]:
    """Table and mask as the twins take them."""
    if isinstance(twins, Compiled):
        return known.boards, known.masks
    return [known.game.Board.mirror(known.boards[0])], [known.game.State.mirror(known.masks[0])]
