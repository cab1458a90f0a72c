"""Live rounds of a match: time passes in ticks, and hands and eyes move between them.

What is done on purpose (a virus falls, a note is placed) is on disk before it is acknowledged or seen, with every input
before it. The stream of inputs and ticks is written in blocks of a quarter of a second: after a crash a table goes on at
most that far back. Pages are told what happened only with a tick, never between two: from the moment at which a message
arrives, nobody can tell what others do.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from statistics import median

from hacktable.bots.bot import between_ticks
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.lesson import LEARNER
from hacktable.kernel.verbs import CLOCK, Action, Tick, Timeout
from hacktable.match.course import Course
from hacktable.match.match import Step
from hacktable.server.table.move_log import MoveLog
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Pauses, Seats, Thinkers
from hacktable.server.table.stored import Author
from hacktable.server.time import Alarm, Time
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode

INPUTS = (15, 15)
"""Messages with inputs a second for one seat, from however many pages, and how many at once after a connection stood still; more are ignored."""
REMEMBERED = 64
"""Beats of which it is known when they were sent."""


class LivePlay:
    """Ticks, live inputs, and the pauses before live rounds."""

    def __init__(
        self,
        seats: Seats,
        log: MoveLog,
        time: Time,
        thinkers: Thinkers,
        pauses: Pauses,
        tell_all: Callable[[bytes], None],
        ring: Callable[[], None],
    ) -> None:
        self._seats = seats
        self._log = log
        self._time = time
        self._thinkers = thinkers
        self._pauses = pauses
        self._tell_all = tell_all
        self._ring = ring
        """To be called when a tick is due, or a pause is over."""
        self._alarm: Alarm | None = None
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store: a live round goes on after a short pause."""
        self.stop()
        self._playing = playing
        self._untold: list[Step] = []
        self._due: int | None = None
        """When the next tick is, while time passes."""
        self._round = self._live_round
        """The live round that is being played, or that the pause is before."""
        self._until = None if self._round is None or (playing and playing.course) else self._time.now() + self._pauses.ready
        """When the pause is over, if there is one."""
        self._onward: set[int] = set()
        """The seats that do not need the pause any more."""
        self._awaited: tuple[int, ...] = ()
        """Whom everyone was told that the pause waits for."""
        self._sent: OrderedDict[int, int] = OrderedDict()
        self._measured: dict[int, list[int]] = {}
        self._delays: messages.Delays | None = None
        self._buckets: dict[int, Bucket] = {}
        self._inputs: dict[tuple[int, type[Action], object], Action] = {}
        """Where hands and eyes are to go from the next tick on, by seat, kind of input and hand."""

    @property
    def _live_round(self) -> int | None:
        """The round that the match is in, if it is live."""
        playing = self._playing
        return playing.match.chapter if playing and playing.match.live else None

    # ---------------------------------------------------------------- time

    def run(self) -> None:
        """After anything that may have changed whether time passes: set the alarm for the next tick, or for the pause's end."""
        self.stop()
        playing = self._playing
        if playing and self._live_round != self._round:
            self._due = None
            if self._round is not None:
                self._tell_delays(playing, self._round)
            self._round = self._live_round
            if self._round is not None and not playing.course:
                self._begin_pause(self._round)
        if playing is None or self._round is None or not self._seats.running or self.stands:
            self._due = None
            return
        if self._until is not None:
            if self._waiting != self._awaited:
                self._hasten(self._until)
            self._ring_at(self._until)
            return
        self._due = self._due or self._time.now() + _beat(playing)
        self._ring_at(self._due)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _ring_at(self, when: int) -> None:
        self._alarm = self._time.later(when - self._time.now(), self._ring)

    async def ticked(self) -> list[Step]:
        """The alarm has rung. What everyone has to be told now: nothing if it was no tick.

        :raises NotSavedError: if what was done is not known to be on disk.
        """
        if self._playing is None or self._round is None or not self._seats.running or self.stands:
            return []
        now = self._time.now()
        if self._until is None and self._due is not None and now >= self._due:
            return await self._tick(self._playing, self._due, self._round)
        if self._until is not None and now >= self._until:
            self._until = None
            self._tell_pause()
        self.run()
        return []

    async def _tick(self, playing: Playing, due: int, round: int) -> list[Step]:
        """Hands and eyes move, bots act, then time passes."""
        self.take_inputs()
        on_purpose = False

        def react(seat: int) -> Action | None:
            level = self._seats.level(seat)
            return self._thinkers.react(playing.asked(seat, level)) if level else None

        if playing.course:
            on_purpose = self._follow_script(playing, playing.course)
        else:
            for bot in filter(self._seats.level, playing.seats):
                for seat, action in between_ticks([bot], react, lambda: self._live_round == round):
                    on_purpose |= self._do(playing, seat, action, "bot")
                await asyncio.sleep(0)  # between two bots other tables have their turn: six bots take longer than anybody should wait
        if self._live_round == round:  # a bot's note may have ended it
            self._do(playing, CLOCK, Tick(), "table")
        # A late tick is not followed by a quicker one: the game slows down with the machine instead of jumping.
        beat, now = _beat(playing), self._time.now()
        self._due = max(due + beat, now + beat // 2)
        if on_purpose or self._live_round != round or self._log.is_due:
            await self._log.write()
        self._sent[playing.tick] = self._time.now()
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)
        return self.untold()

    @property
    def stands(self) -> bool:
        """Whether time stands still: in a lesson, while the learner reads."""
        course = self._playing.course if self._playing else None
        return course is not None and course.stands

    def _follow_script(self, playing: Playing, course: Course) -> bool:
        """In a lesson nobody reacts: whoever's line is next does it as soon as it is possible. Whether somebody did something on purpose."""
        on_purpose = False
        while (line := course.line()) and playing.match.live:
            seat, action = line
            if not isinstance(action, playing.match.rules.inputs) and action not in playing.match.legal(seat):
                break
            before = len(playing.match.log)
            on_purpose |= self._do(playing, seat, action, "bot")
            if len(playing.match.log) == before:
                break
        return on_purpose

    # ---------------------------------------------------------------- what is done

    def _do(self, playing: Playing, seat: int, action: Action, by: Author) -> bool:
        """Something that is told with the next tick. Whether it was done on purpose, and must be written before it is told."""
        step = self._log.hold(seat, action, by)
        if step is None:
            return False
        self._untold.append(step)
        return not isinstance(step.action, (*playing.match.rules.inputs, Tick))

    def tell_later(self, step: Step) -> None:
        """With the next tick."""
        self._untold.append(step)

    def untold(self) -> list[Step]:
        """What has been done since the last tick; whoever asks has to tell it."""
        untold, self._untold = self._untold, []
        return untold

    def receive(self, seat: int | None, message: messages.Live | messages.Onward) -> None:
        """A player's live inputs, or that the pause may end. What comes too late, or too often, is ignored without an answer.

        :raises Fault: if it is not for this page to say, or not in this game.
        """
        playing = self._playing
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if playing is None or not playing.match.rules.inputs:
            raise Fault(faults.NOT_NOW)
        now = self._time.now()
        if isinstance(message, messages.Onward):
            if playing.course:
                self._has_read(playing, playing.course, seat)
            elif self._until is not None:
                self._onward.add(seat)
                self.run()
        elif self._round is not None and self._buckets.setdefault(seat, Bucket(*INPUTS, now)).take(now):
            self._measure(seat, message)
            self._steer(playing, seat, message)

    def _has_read(self, playing: Playing, course: Course, seat: int) -> None:
        """The learner has read what to do: time runs until it is done."""
        if seat == LEARNER:
            course.read()
            news = playing.lesson_news()
            if news:
                self._tell_all(news)
            self.run()

    def _steer(self, playing: Playing, seat: int, message: messages.Live) -> None:
        """Where a player's hands and eyes are to go; in a pause they rest.

        Nothing moves before the next tick. So of several inputs for a hand only the last one counts, and is written: neither disk
        nor replays grow with the number of messages.
        """
        inputs = [playing.match.rules.actions.from_json(bytes(each)) for each in message.inputs]
        for action in inputs:
            if not isinstance(action, playing.match.rules.inputs):
                raise Fault(faults.NOT_UNDERSTOOD, reason=f"live: {action}")
        for action in inputs if self._until is None and not self.stands else ():
            which = seat, type(action), getattr(action, _hand(playing), None)
            self._inputs.pop(which, None)  # so that they stand in the order in which the last of each arrived
            self._inputs[which] = action

    def take_inputs(self) -> None:
        """Take what players did with hands and eyes since the last tick. To be called before anything else is done in a live round."""
        playing, inputs, self._inputs = self._playing, self._inputs, {}
        for (seat, _, _), action in inputs.items():
            if not playing or self._round is None or self._live_round != self._round or self._until is not None or not self._seats.running:
                return
            if self.stands:
                return
            if not self._seats.level(seat):  # for who has left, a bot plays
                with suppress(HacktableError):  # the round has gone on since it arrived
                    self._do(playing, seat, action, "guest")

    def left(self, seat: int) -> None:
        """The last page is gone that looked through this seat: its hands stop moving."""
        self.take_inputs()
        playing = self._playing
        if playing and self._round is not None and self._until is None and self._seats.running:
            self._do(playing, CLOCK, Timeout(seat), "table")

    # ---------------------------------------------------------------- pauses

    def _begin_pause(self, round: int) -> None:
        """Before the first round the pause is short: there is nothing to look back at."""
        self._onward.clear()
        self._until = self._time.now() + (self._pauses.recess if round > 1 else self._pauses.ready)
        self._awaited = self._waiting
        self._tell_pause()

    def _hasten(self, until: int) -> None:
        """Somebody wants to go on, or a bot plays for them now."""
        self._awaited = self._waiting
        if not self._awaited:
            self._until = min(until, self._time.now() + self._pauses.ready)
        self._tell_pause()

    @property
    def _waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self._seats.people() if seat not in self._onward) if (self._round or 0) > 1 else ()

    def _pause(self) -> messages.Pause:
        left = 0 if self._until is None else max(0, self._until - self._time.now())
        return messages.Pause(self._round or 0, left, self._waiting if left else ())

    def _tell_pause(self) -> None:
        self._tell_all(encode(self._pause()))

    def welcome(self) -> list[bytes]:
        """What a page that comes in has to know."""
        known = [encode(self._delays)] if self._delays else []
        return [*known, encode(self._pause())] if self._round is not None and self._until is not None else known

    # ---------------------------------------------------------------- delays

    def _measure(self, seat: int, message: messages.Live) -> None:
        sent = self._sent.get(message.tick)
        if sent is not None:
            self._measured.setdefault(seat, []).append(max(0, self._time.now() - sent - message.since))

    def _tell_delays(self, playing: Playing, round: int) -> None:
        measured = tuple(int(median(self._measured[seat])) if seat in self._measured else None for seat in playing.seats)
        self._measured.clear()
        self._delays = messages.Delays(round, measured)
        self._tell_all(encode(self._delays))


def _hand(playing: Playing) -> str:
    """The name of the field of an input that says which hand it moves."""
    live = playing.match.rules.live
    return live.hand if live else ""


def _beat(playing: Playing) -> int:
    """Milliseconds from one tick to the next."""
    live = playing.match.rules.live
    assert live, "only a game that can be live ticks"
    return live.beat
