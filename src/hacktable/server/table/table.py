"""A table: one task that owns its match. Everything reaches it through one inbox, in order.

An action is tried, written, acknowledged, broadcast, in that order; what is tried is not taken before it is on
disk. When a write fails, nobody knows what is on disk: the table then forgets itself and reads it all again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from hacktable.bots.policies import BEST
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.verbs import CLOCK, Action, Timeout
from hacktable.match.match import Step
from hacktable.server.house import House
from hacktable.server.table import inbox
from hacktable.server.table.arranging import arrange
from hacktable.server.table.bots import Thinking
from hacktable.server.table.chat import Chat
from hacktable.server.table.inbox import Letter
from hacktable.server.table.live import Flow
from hacktable.server.table.playing import Playing, replayed
from hacktable.server.table.room import Page, Room, chat_line
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import MatchSetup, Move, NotSavedError, StoredMatch, StoredTable
from hacktable.server.time import Alarm
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault, refusal
from hacktable.server.wire.messages import SeatClock, encode

logger = logging.getLogger(__name__)

FULL = 1000
"""Letters that may wait; more are refused."""
RELOAD_PAUSE = 200
"""Milliseconds between attempts to read what is stored."""


class Table(Room):
    """One table that is open."""

    def __init__(self, stored: StoredTable, house: House) -> None:
        super().__init__(stored.id, house)
        self.stopped = False
        self._inbox: asyncio.Queue[Letter] = asyncio.Queue()
        self._graces: dict[int, Alarm] = {}
        self._alarm: Alarm | None = None
        self._since = house.time.now()
        """When match time last started to run, or an action was taken."""
        self.chat = Chat(self)
        self.playing: Playing | None = None
        self._flow = Flow(self)
        self._thinking = Thinking(self)
        self._remember(stored, replayed(stored, house.epoch()))

    def _remember(self, stored: StoredTable, playing: Playing | None) -> None:
        self.setup = stored.setup
        self._stood_still = True
        """Match time does not run."""
        self.chat.remember(stored.chat)
        self.playing = playing
        self._flow.forget()
        if playing and playing.over and self.setup.phase == "playing":
            self._inbox.put_nowait(inbox.Ended())

    # ---------------------------------------------------------------- the inbox

    def post(self, letter: Letter) -> None:
        if self._inbox.qsize() >= FULL and isinstance(letter, inbox.Said):
            self._tell(letter.page, encode(Fault(faults.SLOW_DOWN).refused(getattr(letter.message, "id", None))))
        else:
            self._inbox.put_nowait(letter)

    @property
    def idle(self) -> bool:
        return not self.pages and self._inbox.empty()

    async def run(self) -> None:
        self._look_around()
        while not isinstance(letter := await self._inbox.get(), inbox.Stop):
            try:
                await self._hear(letter)
            except NotSavedError as error:
                logger.warning("table %s: not saved: %s", self.id, error)
                await self._reload(letter)
            except Exception:
                logger.exception("table %s: %s", self.id, type(letter).__name__)
                break
            if not self._inbox.empty():
                await asyncio.sleep(0)  # other tables have a turn too
        with suppress(NotSavedError):
            await self._flow.write()
        self._close()

    def _close(self) -> None:
        """Pages come back by themselves, and find what is on disk."""
        self.stopped = True
        self._flow.stop()
        for alarm in (*self._graces.values(), *([self._alarm] if self._alarm else [])):
            alarm.cancel()
        for page in self.pages:
            self._tell(page, faults.CLOSING)
        while not self._inbox.empty():
            letter = self._inbox.get_nowait()
            if isinstance(letter, inbox.Came):
                self._tell(letter.page, faults.AGAIN)

    async def _reload(self, letter: Letter) -> None:
        """Read again what is stored, until that works; then everyone sees what is true."""
        if isinstance(letter, inbox.Ended):  # it will be tried again, and not in vain a thousand times a second
            await self.house.pause(RELOAD_PAUSE)
        while True:
            try:
                stored = await self.house.store.load_table(self.id)
                break
            except Exception as error:  # the disk may be full, locked or gone for a while
                logger.warning("table %s: cannot be read: %s", self.id, error)
                await self.house.pause(RELOAD_PAUSE)
        assert stored, "a table that was loaded is stored"
        self._remember(stored, await asyncio.to_thread(replayed, stored, self.house.epoch()))
        self._thinking.forget()
        if isinstance(letter, inbox.Said):
            self._tell(letter.page, encode(Fault(faults.NOT_SAVED).refused(getattr(letter.message, "id", None))))
        self._look_around()
        self._send_table()
        for page in self.pages.values():
            self._welcome(page)

    async def _hear(self, letter: Letter) -> None:
        match letter:
            case inbox.Said(page, message):
                await self._said(self.pages.get(page), message)
            case inbox.Thought(seat, window, action):
                if self._thinking.answers(seat, window):
                    await self._play(seat, action, None, "bot")
            case inbox.TimeIsUp():
                await self._time_is_up()
            case inbox.Ticked():
                await self._flow.ticked()
            case inbox.Ended():
                if self.playing and self.playing.over and self.setup.phase == "playing":
                    await self._finish()
            case inbox.Came():
                self._came(letter)
            case inbox.Went(page):
                await self._went(page)
            case inbox.GraceIsOver(chair):
                self._grace_is_over(chair)
            case inbox.Renamed(guest, name):
                await self._rename(guest, name)
            case inbox.Forgotten(guest):
                await self._forget(guest)

    # ---------------------------------------------------------------- coming and going

    def _came(self, letter: inbox.Came) -> None:
        hello = letter.hello
        chair = hello.chair if hello.match == self.setup.match else None  # in another match it may be somebody else's
        page = self.pages[letter.page] = Page(letter.page, letter.guest, letter.name, chair)
        for each in self.setup.chairs_of(page.guest):
            sitter = self.setup.chairs[each]
            if each in self._stand_ins and sitter and not sitter.left:
                self._stand_ins.discard(each)
                self._notice("came-back", each)
            if sitter and sitter.guest and not sitter.shares and sitter.name != page.name:  # renamed while this table was closed
                self.post(inbox.Renamed(sitter.guest, page.name))
        self._look_around()
        self._send_table()
        self._welcome(page, hello)
        for line in self.chat.lines:
            self._tell(page.id, encode(chat_line(line)))

    def _welcome(self, page: Page, hello: messages.Hello | None = None) -> None:
        """The missed frames, or everything."""
        if self.playing is None:
            return
        seat = self._seat(page)
        viewer = self.playing.viewer(seat)
        missed = None
        if hello and hello.epoch == self.playing.epoch_of(seat) and hello.seen is not None:
            missed = viewer.since(hello.seen)
        if missed is None:
            self._tell(page.id, self.playing.sync(seat, self._clock()))
        else:
            for frame in missed:
                self._tell(page.id, frame)
            clock = self._clock()
            if clock:
                self._tell(page.id, encode(messages.Clocks(clock)))
        for news in self._flow.welcome():
            self._tell(page.id, news)
        if self.setup.phase in ("over", "abandoned"):
            self._tell(page.id, encode(self.playing.end()))

    async def _went(self, page_id: str) -> None:
        page = self.pages.pop(page_id, None)
        if page:
            seat = self._seat(page)
            self._flow.left(page, None if seat in map(self._seat, self.pages.values()) else seat)
            self._look_around()
            self._send_table()
        if not self.pages:
            await self._flow.write()
        if not self.pages and self.playing and self.setup.phase == "playing" and self.setup.waiting != self.playing.waiting:
            setup = self.setup.copy()  # "my games" says whose turn it is without opening every table
            setup.waiting = self.playing.waiting
            await self._save(setup)

    def _look_around(self) -> None:
        """After anything that changes who is here: graces, clocks and bots follow."""
        self._paused = not any(self._here(sitter) for _, sitter in self.setup.guests)
        self._group_pages()
        if self.setup.phase != "playing":
            self._stand_ins.clear()
        for chair, sitter in self.setup.guests:
            away = self.setup.phase == "playing" and not self._here(sitter)
            if sitter.left and away:
                self._stand_ins.add(chair)
            elif not away:
                self._stand_ins.discard(chair)
            waits = away and not self._paused and chair not in self._stand_ins
            if waits and chair not in self._graces:
                ring = inbox.GraceIsOver(chair)
                self._graces[chair] = self.house.time.later(self.house.grace, partial(self.post, ring))
            elif not waits and chair in self._graces:
                self._graces.pop(chair).cancel()
        self._go_on()

    def _go_on(self) -> None:
        """Whatever acts by itself: clocks, bots, and time in a live match."""
        self._run_clock()
        self._thinking.wake()
        self._flow.run()

    @property
    def running(self) -> bool:
        return self.setup.phase == "playing" and not self._paused

    def people(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        return [chair for chair, _ in self.setup.guests if not self.level(chair)]

    def _grace_is_over(self, chair: int) -> None:
        self._graces.pop(chair, None)
        sitter = self.setup.chairs[chair]
        if sitter and self.setup.phase == "playing" and not self._here(sitter) and not self._paused:
            self._stand_ins.add(chair)
            self._notice("took-over", chair)
            self._look_around()
            self._send_table()

    # ---------------------------------------------------------------- time

    def match_time(self) -> int:
        """It stands still while nobody is here."""
        assert self.playing
        return self.playing.at + (0 if self._stood_still else self.house.time.now() - self._since)

    def _run_clock(self) -> None:
        """Set the alarm for whoever runs out of time first."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        playing = self.playing
        still = not self.running
        if playing and still != self._stood_still:
            playing.at = self.match_time()
            self._since = self.house.time.now()
            self._stood_still = still
            if playing.clocks:
                self.tell_all(encode(messages.Clocks(self._clock() or ())))
        if playing and playing.clocks and not still:
            due = playing.clocks.next(seat for seat in playing.seats if not self.level(seat))
            if due:
                self._alarm = self.house.time.later(due[0] - self.match_time(), lambda: self.post(inbox.TimeIsUp()))

    def _clock(self) -> tuple[SeatClock, ...] | None:
        if self.playing is None or self.playing.clocks is None:
            return None
        return self.playing.clocks.at(self.match_time(), not self._stood_still)

    async def _time_is_up(self) -> None:
        playing = self.playing
        if playing is None or playing.clocks is None or self._stood_still or self.setup.phase != "playing":
            return
        due = playing.clocks.next(seat for seat in playing.seats if not self.level(seat))
        if due and due[0] <= self.match_time():
            await self._play(CLOCK, Timeout(due[1]), None, "table")
            self._notice("timeout", due[1])
        else:
            self._run_clock()

    # ---------------------------------------------------------------- bots

    def level(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        sitter = self.setup.chairs[seat]
        return (sitter.level if sitter else None) or (BEST if seat in self._stand_ins else None)

    # ---------------------------------------------------------------- what pages say

    async def _said(self, page: Page | None, message: messages.FromPage) -> None:
        if page is None:
            return
        move_id = message.id if isinstance(message, messages.Act) else None
        try:
            if isinstance(message, messages.Act):
                await self._act(page, message)
            elif isinstance(message, messages.Live | messages.Onward):
                self._flow.hear(page, self._seat(page), message)
            elif isinstance(message, messages.Log):
                if self.playing:
                    self._tell(page.id, self.playing.history(self._seat(page), message.before))
            elif isinstance(message, messages.Say):
                await self.chat.say(page, self._seat(page), message)
            elif isinstance(message, messages.Look):
                self._look(page, message.chair)
            else:
                await self._change(page, message)
        except Fault as fault:
            self._tell(page.id, encode(fault.refused(move_id)))
        except HacktableError as error:
            self._tell(page.id, encode(refusal(error, move_id)))

    def _look(self, page: Page, chair: int | None) -> None:
        """A shared device has been handed over."""
        mine = self.setup.chairs_of(page.guest)
        if chair is not None and chair not in mine:
            raise Fault(faults.NO_SEAT)
        if len(mine) < 2 or self.playing is None:
            raise Fault(faults.NOT_NOW)
        page.chair = chair
        self._group_pages()
        self._welcome(page)

    async def _act(self, page: Page, message: messages.Act) -> None:
        seat, playing = self._seat(page), self.playing
        if playing is None or self.setup.phase == "lobby":
            raise Fault(faults.NOT_NOW)
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if message.id in playing.move_ids:
            if playing.move_ids[message.id] != seat:
                raise Fault(faults.STALE)
            self._tell(page.id, encode(messages.Ack(message.id)))
            return
        action = playing.match.rules.actions.from_json(bytes(message.action))
        sitter = self.setup.chairs[seat]
        if sitter and sitter.left:
            raise Fault(faults.NOT_NOW)
        if isinstance(action, playing.match.rules.inputs):  # they come as `Live`, and not too many
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"act: {action}")
        if self.setup.phase == "playing" and message.window != playing.windows[seat] and not playing.match.live:
            raise Fault(faults.STALE)
        await self._play(seat, action, message.id, "guest")

    async def _play(self, seat: int, action: Action, move_id: str | None, by: str) -> None:
        """Try, write, acknowledge, broadcast. What is done live is told with the next tick."""
        playing = self.playing
        assert playing
        live = playing.match.live
        step = playing.match.attempt(seat, action, at=self.match_time())
        await self._flow.write(self.move_of(playing, step, move_id, by))
        self.take(playing, step, move_id)
        if not live:
            await self.tell(playing, [step], move_id)
            return
        if move_id:
            self._tell_viewer(seat, encode(messages.Ack(move_id)))
        self._flow.tell_later(step)
        if not playing.match.live:
            await self.tell(playing, self._flow.untold())

    def move_of(self, playing: Playing, step: Step, move_id: str | None, by: str) -> Move:
        assert step.at is not None
        return Move(self.id, playing.stored.number, step.ply, step.seat, str(step.action), step.at, move_id, by)

    def take(self, playing: Playing, step: Step, move_id: str | None = None) -> None:
        playing.take(step, move_id)
        self._since = self.house.time.now()

    async def tell(self, playing: Playing, steps: list[Step], move_id: str | None = None) -> None:
        """Tell everyone what steps that were taken changed; then go on."""
        frames = playing.frames(steps, self._clock(), move_id)
        mover = steps[-1].seat
        for seat in sorted(frames, key=lambda seat: seat != mover):
            self._tell_viewer(seat, frames[seat])
        self._go_on()
        if playing.over:
            await self._finish()

    async def _finish(self) -> None:
        """The result is on disk before it is told."""
        playing = self.playing
        assert playing
        setup = self.setup.copy()
        setup.phase = "over" if playing.over else "abandoned"
        await self._flow.write()
        await self.house.store.end_match(self.id, playing.stored.number, setup, playing.result, self.house.time.date())
        self.setup = setup
        self._look_around()
        self._send_table()
        self.tell_all(encode(playing.end()))

    async def _change(self, page: Page, message: messages.FromPage) -> None:
        """Something of the setup: tried on a copy, written, then true."""
        setup = self.setup.copy()
        notices = arrange(setup, page, self._seat(page), {each.guest for each in self.pages.values()}, message)
        if isinstance(message, messages.Start):
            await self._start(setup)
        elif setup.phase == "abandoned" and self.playing:
            await self._finish_with(setup)
        else:
            await self._save(setup)
        for notice in notices:
            self.tell_all(encode(notice))

    async def _finish_with(self, setup: Setup) -> None:
        self.setup = setup
        await self._finish()

    async def _save(self, setup: Setup) -> None:
        await self.house.store.save_table(self.id, setup, self.house.time.date())
        if setup.phase == "lobby":
            self.playing = None
            self._flow.forget()
        self.setup = setup
        self._look_around()
        self._send_table()

    async def _start(self, setup: Setup) -> None:
        now = self.house.time.date()
        stored = StoredMatch(self.id, setup.match, setup.box.rules.version, MatchSetup.of(setup), now)
        playing = Playing(stored, (), self.house.epoch())
        await self.house.store.begin_match(stored, setup, now)
        self.setup, self.playing = setup, playing
        self._flow.forget()
        for page in self.pages.values():
            page.chair = None
        self._stood_still, self._since = True, self.house.time.now()
        self._thinking.forget()
        self._look_around()
        self._send_table()
        for page in self.pages.values():
            self._welcome(page)

    async def _rename(self, guest: str, name: str) -> None:
        mine = [page for page in self.pages.values() if page.guest == guest]
        for page in mine:
            page.name = name
        setup = self.setup.copy()
        if setup.rename(guest, name):
            await self._save(setup)
        elif mine:
            self._send_table()

    async def _forget(self, guest: str) -> None:
        """What is stored has been changed already; once more, in case something was written meanwhile."""
        mine = [page for page in self.pages.values() if page.guest == guest]
        for page in mine:
            page.guest, page.name = None, ""
            self._tell(page.id, faults.STRANGER)
        said = self.chat.forget(guest)
        setup, was = self.setup.copy(), self.setup.phase
        sat = setup.forget(guest)
        if was == "playing" and setup.phase == "abandoned":
            await self._finish_with(setup)
        elif sat:
            await self._save(setup)
        if sat or mine or said:
            await self.house.store.forget_guest(guest)
            self._look_around()
