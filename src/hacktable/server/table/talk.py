"""Bots call things out now and then, from what their seat knows and has just seen, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from hacktable.kernel.calls import Said
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.verbs import Event
from hacktable.match.match import Step
from hacktable.server.table import inbox
from hacktable.server.table.playing import Playing, is_input
from hacktable.server.time import Time

SELDOM = 3
"""Of so many occasions a bot takes one."""
TOGETHER = 4
"""All bots of a table together may call so many times as often as one of them."""
REACTION = (600, 1_800)
"""Milliseconds after which a bot calls, from and to."""


def remark_of(known: Knowledge, events: Sequence[Event], chance: Random) -> Said | None:
    """What a bot calls out, if anything, that knows this and has just seen these events: about the last of them that means something to it.

    So it speaks of what came of something, rather than of how it began.
    """
    remark = known.rules.telling.remark
    if remark is None or not events or chance.randrange(SELDOM):
        return None
    said = (remark(known.board, known.state, known.seat, event, chance.randrange) for event in reversed(events))
    return next(filter(None, said), None)


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
        self._chances: dict[int, Random] = {}
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
        plies = [step.ply for step in steps if not is_input(playing.match, step.ply)]
        for seat in bots:
            if now < self._silent.get(seat, 0):
                continue
            events = [event for ply in plies for event in playing.match.seen(seat, ply)]
            said = remark_of(playing.match.knowledge(seat), events, self._chance(playing, seat)) if events else None
            if said:
                self._silent[seat], self._silent[None] = now + self._silence, now + self._silence // TOGETHER
                self._time.later(self._chance(playing, seat).randrange(*REACTION), partial(self._call, playing, seat, said))
                return

    def _call(self, playing: Playing, seat: int, said: Said) -> None:
        if playing is self._playing and not playing.over:
            self._post(inbox.Remarked(seat, said))

    def _chance(self, playing: Playing, seat: int) -> Random:
        """A seat's own tosses. They follow from what everyone knows of the match, so they tell nobody anything, and a test can repeat them."""
        seed = f"{playing.stored.setup.commitment} {playing.stored.number} {seat}"
        return self._chances.setdefault(seat, Random(seed))
