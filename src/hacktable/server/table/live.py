"""Live stretches of a match: time passes in ticks, and hands and eyes move between them.

What is done on purpose (a virus falls, a note is placed) is on disk before it is acknowledged or seen, with every input
before it. The stream of inputs and ticks is written in blocks of a quarter of a second: after a crash a table goes on at
most that far back. Nothing is told but with a tick, and once a tick: when a message comes tells nobody what others do.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from statistics import median
from typing import TYPE_CHECKING

from hacktable.bots.bot import between_ticks
from hacktable.kernel.verbs import CLOCK, Action, Tick, Timeout
from hacktable.match.match import Step
from hacktable.server.table import inbox
from hacktable.server.table.playing import Playing
from hacktable.server.table.room import Page
from hacktable.server.table.stored import Move
from hacktable.server.time import Alarm
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode

if TYPE_CHECKING:
    from hacktable.server.table.table import Table

BLOCK = 250
"""Milliseconds of inputs and ticks that may be unwritten."""
INPUTS = (15, 15)
"""Messages with inputs a second, and how many at once, after a line that stood still; others are not heard."""
REMEMBERED = 64
"""Beats of which it is known when they were sent."""


class Flow:
    """The live side of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm: Alarm | None = None
        self.forget()

    def forget(self) -> None:
        """Another match, or the same as it is stored: it goes on after a breath."""
        self.stop()
        self._unwritten: list[Move] = []
        self._written = self._now
        self._untold: list[Step] = []
        self._due: int | None = None
        """When the next tick is, while time passes."""
        self._flowing: int | None = None
        """The round in which time passes, unless it stands still."""
        self._until: int | None = None
        """When the pause is over, if there is one."""
        self._onward: set[int] = set()
        self._awaited: tuple[int, ...] = ()
        """Whom everyone was told that the pause waits for."""
        self._sent: OrderedDict[int, int] = OrderedDict()
        self._measured: dict[int, list[int]] = {}
        self._delays: messages.Delays | None = None
        self._heard: dict[str, Bucket] = {}
        playing = self._table.playing
        if playing:
            self._flowing = self._round
            if self._flowing is not None:
                self._until = self._now + self._table.house.ready

    @property
    def _now(self) -> int:
        return self._table.house.time.now()

    # ---------------------------------------------------------------- time

    def run(self) -> None:
        """After anything that may have changed it: whether time passes, and when the next tick is."""
        self.stop()
        playing = self._table.playing
        if playing and self._round != self._flowing:
            self._due = None
            if self._flowing is not None:
                self._tell_delays(playing, self._flowing)
            self._flowing = self._round
            if self._flowing is not None:
                self._begin_pause(self._flowing)
        if self._flowing is None or not self._table.running:
            self._due = None
            return
        if self._until is not None:
            if self._waiting != self._awaited:
                self._hasten()
            self._ring_at(self._until)
            return
        self._due = self._due or self._now + self._beat
        self._ring_at(self._due)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring_at(self, when: int) -> None:
        self._alarm = self._table.house.time.later(when - self._now, lambda: self._table.post(inbox.Ticked()))

    @property
    def _round(self) -> int | None:
        """The round, if it is live."""
        playing = self._table.playing
        return playing.match.chapter if playing and playing.match.live else None

    @property
    def _beat(self) -> int:
        live = self._table.playing.match.rules.live if self._table.playing else None
        assert live, "only a game that can be live ticks"
        return live.beat

    async def ticked(self) -> None:
        """The alarm has rung."""
        if self._flowing is None or not self._table.running:
            return
        if self._until is not None:
            if self._now >= self._until:
                self._until = None
                self._tell_pause()
            self.run()
        elif self._due is not None and self._now >= self._due:
            await self._tick()  # which tells it, and goes on
        else:
            self.run()

    async def _tick(self) -> None:
        """Bots do something, time passes, and everyone is told what they see of it."""
        playing = self._table.playing
        assert playing
        assert self._due is not None
        weighty = False
        for seat, action in between_ticks(playing.seats, partial(self._react, playing), lambda: self._round == self._flowing):
            weighty |= self._do(playing, seat, action, "bot")
        if self._round == self._flowing:  # a bot's note may have been the last thing of it
            self._do(playing, CLOCK, Tick(), "table")
        self._due = max(self._due + self._beat, self._now + self._beat // 2)  # what could not be in time is not made up for
        if weighty or self._round != self._flowing or self._now - self._written >= BLOCK:
            await self.write()
        self._sent[playing.tick] = self._now
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)
        await self._table.tell(playing, self.untold())

    def _react(self, playing: Playing, seat: int) -> Action | None:
        """What a bot does next, if one sits there."""
        level = self._table.level(seat)
        return self._table.house.react(level, playing.match.knowledge(seat)) if level else None

    def tell_later(self, step: Step) -> None:
        """With the next tick."""
        self._untold.append(step)

    def untold(self) -> list[Step]:
        """What has not been told yet; now it will be."""
        untold, self._untold = self._untold, []
        return untold

    # ---------------------------------------------------------------- what is done

    def _do(self, playing: Playing, seat: int, action: Action, by: str) -> bool:
        """Something that is written soon, and told with the next tick. Whether it must be written before that."""
        step = playing.match.attempt(seat, action, at=self._table.match_time())
        is_input = isinstance(step.action, playing.match.rules.inputs)
        if is_input and step.states.tobytes() == playing.match.state_bytes():
            return False
        self._unwritten.append(self._table.move_of(playing, step, None, by))
        self._table.take(playing, step)
        self.tell_later(step)
        return not is_input and not isinstance(step.action, Tick)

    async def write(self, *moves: Move) -> None:
        """What has not been written yet, and these."""
        block, self._unwritten = [*self._unwritten, *moves], []
        self._written = self._now
        if block:
            await self._table.house.store.append(*block)

    def hear(self, page: Page, seat: int | None, message: messages.Live | messages.Onward) -> None:
        """A player's live inputs, or that the pause may end. Who is late with either is not answered."""
        playing = self._table.playing
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if playing is None or not playing.match.rules.inputs:
            raise Fault(faults.NOT_NOW)
        if isinstance(message, messages.Onward):
            self._go_onward(seat)
        elif self._flowing is not None and self._heard.setdefault(page.id, Bucket(*INPUTS, self._now)).take(self._now):
            self._measure(seat, message)
            self._steer(playing, seat, message)

    def _steer(self, playing: Playing, seat: int, message: messages.Live) -> None:
        """Where a player's hands and eyes are to go; in a pause nowhere."""
        inputs = [playing.match.rules.actions.from_json(bytes(each)) for each in message.inputs]
        for action in inputs:
            if not isinstance(action, playing.match.rules.inputs):
                raise Fault(faults.NOT_UNDERSTOOD, reason=f"live: {action}")
        if self._until is None and self._table.running and not self._table.level(seat):  # for who has left, a bot plays
            for action in inputs:
                self._do(playing, seat, action, "guest")

    def left(self, page: Page, seat: int | None) -> None:
        """A page is gone; who has no other one sits there with still hands."""
        self._heard.pop(page.id, None)
        playing = self._table.playing
        if seat is not None and playing and self._flowing is not None and self._until is None and self._table.running:
            self._do(playing, CLOCK, Timeout(seat), "table")

    # ---------------------------------------------------------------- pauses

    def _begin_pause(self, round: int) -> None:
        """Before the first round there is nothing to look back at."""
        house = self._table.house
        self._onward.clear()
        self._until = self._now + (house.recess if round > 1 else house.ready)
        self._awaited = self._waiting
        self._tell_pause()

    def _go_onward(self, seat: int) -> None:
        if self._until is not None:
            self._onward.add(seat)
            self.run()

    def _hasten(self) -> None:
        """Somebody wants to go on, or a bot plays for them now."""
        assert self._until is not None
        self._awaited = self._waiting
        if not self._awaited:
            self._until = min(self._until, self._now + self._table.house.ready)
        self._tell_pause()

    @property
    def _waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self._table.people() if seat not in self._onward) if (self._flowing or 0) > 1 else ()

    def _pause(self) -> messages.Pause:
        left = 0 if self._until is None else max(0, self._until - self._now)
        return messages.Pause(self._flowing or 0, left, self._waiting if left else ())

    def _tell_pause(self) -> None:
        self._table.tell_all(encode(self._pause()))

    def welcome(self) -> list[bytes]:
        """What a page that comes in has to know."""
        known = [encode(self._delays)] if self._delays else []
        return [*known, encode(self._pause())] if self._flowing is not None and self._until is not None else known

    # ---------------------------------------------------------------- delays

    def _measure(self, seat: int, message: messages.Live) -> None:
        sent = self._sent.get(message.tick)
        if sent is not None:
            self._measured.setdefault(seat, []).append(max(0, self._now - sent - message.since))

    def _tell_delays(self, playing: Playing, round: int) -> None:
        measured = tuple(int(median(self._measured[seat])) if seat in self._measured else None for seat in playing.seats)
        self._measured.clear()
        self._delays = messages.Delays(round, measured)
        self._table.tell_all(encode(self._delays))
