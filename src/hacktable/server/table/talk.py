"""Bots call things out now and then, from what their seat knows and has just seen, and from nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from hacktable.kernel.calls import Said, said_by
from hacktable.kernel.coin import toss
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import FIELDS
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import remark
from hacktable.kernel.verbs import Event, TakeBack
from hacktable.match.match import Step
from hacktable.server.table import inbox
from hacktable.server.table.playing import Playing, is_input
from hacktable.server.time import Time

SELDOM = 3
"""Of so many occasions a bot takes one."""
TOGETHER = 4
"""All bots of a table together may call so many times as often as one of them."""
UNUSED = (0,) * FIELDS
"""Behind an event's fields, so that a rule may look at more of them than there are."""
REACTION = (600, 1_800)
"""Milliseconds after which a bot calls, from and to."""


def remark_of(known: Knowledge, events: Sequence[Event], coin: Ints) -> Said | None:
    """What a bot calls out, if anything, that knows this and has just seen these events: about the last of them that means something to it.

    So it speaks of what came of something, rather than of how it began.
    """
    if not events or toss(coin, SELDOM):
        return None
    rules = known.rules
    split = (rules.events.split(event) for event in reversed(events))
    said = (rules.all_fills[remark](known.board, known.state, known.seat, kind, (*fields, *UNUSED), coin) for kind, fields in split)
    return said_by(rules.telling.calls, next(filter(None, said), 0))


def coin_to_talk(server_seed: str, match: int, seat: int) -> Ints:
    """A seat's own coin. It follows from the seed that the server keeps secret until the match is over.

    If it followed from anything public, an opponent could toss it, too, and would know which calls are lies.
    """
    said = hashlib.sha256(f"talk {server_seed} {match} {seat}".encode()).digest()
    return np.array([int.from_bytes(said[:8], "big") >> 1], np.int64)


class BotTalk:
    """Which bots of a table call something out, and when."""

    def __init__(self, time: Time, silence: int, bots: Callable[[], Sequence[int]], post: Callable[[inbox.Remarked], None]) -> None:
        self._time = time
        self._silence = silence
        """Milliseconds for which a bot says nothing more; 0: bots never say anything."""
        self._bots = bots
        self._post = post
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store."""
        self._playing = playing
        self._coins: dict[int, Ints] = {}
        self._silent: dict[int | None, int] = {}
        """Until when each seat says nothing; None: all of them."""

    def hear(self, steps: Sequence[Step]) -> None:
        """Steps that have just been told: perhaps a bot has something to say about what it saw of them."""
        playing, bots = self._playing, self._bots()
        # In a lesson the bots' parts are written.
        if not self._silence or not bots or playing is None or playing.course or playing.over:
            return
        now = self._time.now()
        if now < self._silent.get(None, 0):
            return
        plies = [step.ply for step in steps if not (isinstance(step.action, TakeBack) or is_input(playing.match, step.ply))]
        for seat in bots:
            if now < self._silent.get(seat, 0):
                continue
            events = [event for ply in plies for event in playing.match.seen(seat, ply)]
            coin = self._coin(playing, seat)
            said = remark_of(playing.match.knowledge(seat), events, coin) if events else None
            if said:
                self._silent[seat], self._silent[None] = now + self._silence, now + self._silence // TOGETHER
                soonest, latest = REACTION
                self._time.later(soonest + toss(coin, latest - soonest), partial(self._call, playing, seat, said))
                return

    def _call(self, playing: Playing, seat: int, said: Said) -> None:
        if playing is self._playing and not playing.over:
            self._post(inbox.Remarked(seat, said))

    def _coin(self, playing: Playing, seat: int) -> Ints:
        if seat not in self._coins:
            self._coins[seat] = coin_to_talk(playing.stored.setup.server_seed, playing.stored.number, seat)
        return self._coins[seat]
