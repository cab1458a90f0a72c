"""A table: one task that owns its match. Everything reaches it through one inbox, in order.

An action is tried, written, taken, acknowledged and broadcast, in that order: nothing is told that is not on disk. When a write
fails, nobody knows what is on disk: the table then drops what it holds in memory and reads everything again from the store, in a new
term of its lease. The write may still be under way, and in the old term it could come after what was read.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from contextvars import copy_context
from functools import partial

from hacktable.bots import registry
from hacktable.kernel.errors import HacktableError, IllegalError
from hacktable.kernel.events import ALL
from hacktable.kernel.lesson import LEARNER
from hacktable.kernel.verbs import CLOCK, TAKE_BACK, Action, Timeout
from hacktable.match.daily import Daily, end_of
from hacktable.match.match import Step
from hacktable.server import logs
from hacktable.server.counts import clock
from hacktable.server.table import inbox
from hacktable.server.table.absence import Absence
from hacktable.server.table.advice import Advice
from hacktable.server.table.arranging import arrange
from hacktable.server.table.bots import SeatedBots
from hacktable.server.table.chat import Chat
from hacktable.server.table.dealing import Dealing
from hacktable.server.table.hearing import Hearing
from hacktable.server.table.inbox import Inbox, Letter
from hacktable.server.table.leases import NotOwnerError
from hacktable.server.table.live import LivePlay
from hacktable.server.table.move_log import MoveLog, Saving
from hacktable.server.table.playing import Past, Playing, replayed
from hacktable.server.table.pleading import Pleading
from hacktable.server.table.room import Page, Room
from hacktable.server.table.services import LeadsOn, Services
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Author, MatchSetup, NotSavedError, StoredMatch, StoredTable
from hacktable.server.table.talk import BotTalk
from hacktable.server.table.timekeeper import Timekeeper
from hacktable.server.table.turns import Turns
from hacktable.server.time import Alarm, pause
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Close, Fault, refused
from hacktable.server.wire.messages import encode

logger = logging.getLogger(__name__)

RELOAD_PAUSE = 200
"""Milliseconds between attempts to read what is stored."""


class Table:
    """One table that is open."""

    def __init__(self, stored: StoredTable, services: Services, term: int) -> None:
        """:param term: of the lease under which it was read: everything that it writes carries it."""
        self.id = stored.id
        self._term = term
        self.stopped = False
        self._lost = False
        """It is not ours any more: nothing is written, and nothing told."""
        self._inbox = Inbox()
        self._store = store = services.store
        self._time = time = services.time
        self._epoch = services.epoch
        self._caps = services.caps
        self._release = services.release
        self._take_anew = services.take_anew
        self.reads_again = False
        """A write has failed, and nobody knows yet what is on disk."""
        self._counts = services.counts
        self._traces = services.traces
        self._arrived = 0.0
        """When the message arrived that is being read; 0: nobody measures."""
        self._announcement = services.announcement
        self._may_join = services.may_join
        pauses, thinkers = services.pauses, services.thinkers
        self._thinkers = thinkers
        self.room = room = Room(stored.id, stored.setup, services.bus)
        self.chat = Chat(stored.id, lambda: self._term, store, time, room.tell_all, lambda: room.setup)
        self.playing: Playing | None = None
        self.past: Past | None = None
        """Instead of it, a match that our rules cannot play again."""
        self.timekeeper = Timekeeper(room, time, room.tell_all, lambda: self.post(inbox.TimeIsUp()))
        self._absence = Absence(room, time, pauses.grace, self._is_live, lambda chair: self.post(inbox.GraceIsOver(chair)))
        self._turns = Turns(lambda: self._term, room, time, services.nudges, lambda guest: self.post(inbox.IsAway(guest)))
        self._dealing = Dealing(room, time, pauses.reveal, lambda fixed: self.post(inbox.RevealIsOver(fixed)))
        self._bots = SeatedBots(room, time, thinkers, pauses.bot, self.post, services.counts)
        self._advice = Advice(thinkers, room.tell)
        self._talk = BotTalk(time, pauses.talk, lambda: room.seating.bots, self.post)
        self._hearing = Hearing(room, time, pauses.hearing, room.tell_all, lambda: self.post(inbox.HearingIsOver()))
        self._pleading = Pleading(lambda: room.setup, room.tell_all)
        self._log = MoveLog(stored.id, lambda: self._term, store, time, self.timekeeper, services.counts, services.traces)
        self._live = LivePlay(room, self._log, time, thinkers, pauses, room.tell_all, lambda: self.post(inbox.Ticked()))
        self._strangers = services.strangers
        self._arrival: Alarm | None = None
        self._arrive_within = pauses.arrival
        self._context = copy_context()
        """Of the table's task: what is logged for a table says which one it is."""
        self._remember(stored, replayed(stored, self._epoch()))

    @property
    def setup(self) -> Setup:
        return self.room.setup

    @property
    def term(self) -> int:
        """Of the lease under which it was read."""
        return self._term

    def _remember(self, stored: StoredTable, found: Playing | Past | None) -> None:
        if stored.setup.phase == "lobby":
            stored.setup.fit()
        self.room.setup = stored.setup
        self.chat.remember(stored.chat)
        self.begin(found)
        if stored.setup.phase == "playing" and (self.past or (self.playing and self.playing.over)):
            self._inbox.put(inbox.Ended())
        self._dealing.stop()
        if stored.setup.dealing:
            self._inbox.put(inbox.RevealIsOver(stored.setup.commitment))
        if (stored.setup.lesson or stored.setup.daily) and stored.setup.phase == "lobby":
            self._inbox.put(inbox.BeginsByItself())
        if stored.setup.quick and stored.setup.phase == "lobby" and self._arrival is None:
            self._wait_for_all()

    def _wait_for_all(self) -> None:
        within = self._arrive_within * (2 if self.setup.evening else 1)  # who is called to an evening's table may have every page closed
        self._arrival = self._time.later(within, lambda: self.post(inbox.ArrivalIsOver()))

    def begin(self, found: Playing | Past | None) -> None:
        """Have this match here, and no other."""
        self.past = found if isinstance(found, Past) else None
        self.playing = playing = found if isinstance(found, Playing) else None
        self._may_go_live = playing is not None and playing.match.rules.goes_live(playing.match.options)
        """Whether rounds of the match are live: only then there are ticks and hearings."""
        self._only_moves = False
        """Whether nothing but the moves of people who are here happens, until somebody comes or goes: then nobody need ask after each move what acts by itself."""
        self.timekeeper.begin(playing)
        self._log.begin(playing)
        self._live.begin(playing)
        self._bots.begin(playing)
        self._advice.begin(playing)
        self._talk.begin(playing)
        self._hearing.begin(playing)
        self._turns.begin(playing)
        self._pleading.begin()

    # ---------------------------------------------------------------- the inbox

    def post(self, letter: Letter) -> None:
        if type(letter) is inbox.Said and type(letter.message) is messages.Act and self._may_act_at_once:
            self._act_at_once(letter)
        elif not self._inbox.put(letter) and isinstance(letter, inbox.Said):
            self._refuse(letter, Fault(faults.SLOW_DOWN))

    @property
    def idle(self) -> bool:
        return not self.room.pages and self._inbox.empty and not self._turns.pending

    def lose(self) -> None:
        """The lease has run out, and with it the right to write: stop, and let pages come back to whoever owns the table then.

        Pages go at once. The table itself may be waiting for a database that does not answer; whatever comes of that is told to nobody.
        """
        self.stopped = self._lost = True
        self._send_away(faults.AGAIN)
        self.post(inbox.Stop())

    async def run(self) -> None:
        logs.table.set(self.id)
        self._context = copy_context()
        self._look_around()
        while not isinstance(letter := await self._inbox.get(), inbox.Stop) and not self._lost:
            try:
                await self._read(letter)
            except NotOwnerError:
                logger.warning("table %s: another server owns it now", self.id)
                self._lost = True
                break
            except NotSavedError as error:
                logger.warning("table %s: not saved: %s", self.id, error)
                self._counts.reloads += 1
                self.reads_again = True
                await self._reload(letter.said if isinstance(letter, inbox.NotSaved) else letter)
                self.reads_again = False
            except Exception:
                logger.exception("table %s: %s", self.id, type(letter).__name__)
                break
            if not self._inbox.empty:
                await asyncio.sleep(0)  # other tables have a turn too
        farewell: Close | LeadsOn = faults.AGAIN
        if not self._lost:
            self._live.take_inputs()
            with suppress(NotSavedError):
                await self._log.write_all()
                await self._turns.keep()
            farewell = await self._release(self.id, self._term)
        self._close(farewell)

    def _close(self, farewell: Close | LeadsOn) -> None:
        """Pages come back by themselves, and find what is on disk; or they are led to the new owner, with all that was not read here."""
        self.stopped = True
        self._live.stop()
        self._absence.stop()
        self._turns.stop()
        self._dealing.stop()
        self.timekeeper.stop()
        if self._arrival:
            self._arrival.cancel()
        left = self._inbox.drain()
        if not isinstance(farewell, Close):
            farewell(list(self.room.pages.values()), self.setup.match, left)
            self._forget_pages()
            return
        self._send_away(farewell)
        for letter in left:
            if isinstance(letter, inbox.Came):
                self.room.tell(letter.page, faults.AGAIN)

    def _send_away(self, farewell: Close) -> None:
        for page in self.room.pages:
            self.room.tell(page, farewell)
        self._forget_pages()

    def _forget_pages(self) -> None:
        self.room.pages.clear()
        self.room.group_pages()

    async def _reload(self, letter: Letter) -> None:
        """Read again what is stored, until that works; then send everyone what is true."""
        if isinstance(
            letter, inbox.Ended | inbox.RevealIsOver | inbox.BeginsByItself
        ):  # reading posts another one: without a pause, this would never rest
            await pause(self._time, RELOAD_PAUSE)
        while True:
            if self._lost:
                return
            try:
                self._term = await self._take_anew(self.id)
                stored = await self._store.load_table(self.id)
                break
            except NotOwnerError:
                logger.warning("table %s: another server owns it now", self.id)
                self.lose()
                return
            except Exception as error:  # the disk may be full, locked or gone for a while
                logger.warning("table %s: cannot be read: %s", self.id, error)
                await pause(self._time, RELOAD_PAUSE)
        assert stored, "a table that was loaded is stored"
        self._remember(stored, await asyncio.to_thread(replayed, stored, self._epoch()))
        if isinstance(letter, inbox.Said) and not self._is_saved(letter):
            self._refuse(letter, Fault(faults.NOT_SAVED))
        self._look_around()
        self.room.send_state()
        await self._welcome_all()

    def _is_saved(self, letter: inbox.Said) -> bool:
        """Whether a move that seemed not to be saved is on disk all the same; then its page is told so. It would send the move again, and
        if another match has begun by then, it would be refused."""
        message, page = letter.message, self.room.pages.get(letter.page)
        if not isinstance(message, messages.Act) or page is None or self.playing is None:
            return False
        if self.playing.move_ids.get(message.id) != self.room.seat_of(page):
            return False
        self.room.tell(page.id, encode(messages.Ack(message.id)))
        return True

    def _refuse(self, letter: inbox.Said, error: Fault | HacktableError) -> None:
        move = letter.message.id if isinstance(letter.message, messages.Act) else None
        said = refused(error, move)
        self._counts.refusals[said.fault] += 1
        self.room.tell(letter.page, encode(said))

    async def _read(self, letter: Letter) -> None:
        match letter:
            case inbox.Said(page_id, message, arrived, trace):
                page = self.room.pages.get(page_id)
                if page:
                    self._arrived = arrived
                    try:
                        if self._traces is None or not isinstance(message, messages.Act):
                            await self._said(page, message)
                        else:
                            with self._traces.span("act", arrived, trace, game=self.setup.game):
                                await self._said(page, message)
                    except (Fault, HacktableError) as error:
                        self._refuse(letter, error)
            case inbox.NotSaved():
                raise letter.why
            case inbox.Thought(seat, window, action):
                if self._bots.answers(seat, window):
                    await self._play(seat, action, None, "bot")
            case inbox.Remarked(seat, said):
                if self.room.running:
                    await self.chat.call(seat, said)
            case inbox.TimeIsUp():
                late = self.timekeeper.late()
                if late is None:
                    self.timekeeper.run()
                else:
                    await self._play(CLOCK, Timeout(late), None, "table")
                    self.room.notify("timeout", late)
            case inbox.Ticked():
                steps = await self._live.ticked()
                if steps and self.playing:
                    await self._tell_and_finish(self.playing, steps)
            case inbox.HearingIsOver():
                self._go_on()
            case inbox.Ended():
                if self.past and self.setup.phase == "playing":
                    await self._interrupt(self.past)
                elif self.playing and self.playing.over and self.setup.phase == "playing":
                    await self._finish(self.setup)
            case inbox.Came():
                self._came(letter)
            case inbox.Went(page_id, lost):
                await self._went(page_id, lost)
            case inbox.IsAway(guest):
                self._turns.tell(guest)
            case inbox.Reminded(guest):
                self._turns.remind(guest)
            case inbox.GraceIsOver(chair):
                if self._absence.grace_is_over(chair):
                    self.room.notify("took-over", chair)
                    self._look_around()
                    self.room.send_state()
            case inbox.RevealIsOver(fixed):
                if self.setup.dealing and self.setup.commitment == fixed:
                    await self._not_dealt()
            case inbox.BeginsByItself():
                if self.setup.phase == "lobby":
                    setup = self.setup.copy()
                    setup.begin()
                    await self._begin_match(setup, MatchSetup.of_daily(setup) if setup.daily else MatchSetup.of_lesson(setup))
            case inbox.ArrivalIsOver():
                await self._arrival_is_over()
            case inbox.Announced():
                self.room.tell_all(encode(messages.Announcement(self._announcement())))
            case inbox.CalledOff(why, then):
                then(await self._call_off(why))
            case inbox.Renamed(guest, name, avatar):
                await self._rename(guest, name, avatar)
            case inbox.Forgotten(guest):
                await self._forget(guest)

    # ---------------------------------------------------------------- coming and going

    def _came(self, letter: inbox.Came) -> None:
        hello, room = letter.hello, self.room
        if self.setup.daily and self.setup.chair_of(letter.guest) is None:  # who only watched would know the deal before their own try
            room.tell(letter.page, faults.NOT_YOUR_TRY)
            return
        chair = hello.chair if hello.match == self.setup.match else None  # in another match it may be somebody else's
        page = room.pages[letter.page] = Page(letter.page, letter.guest, letter.name, letter.avatar, chair)
        for back in self._absence.came(page.guest):
            room.notify("came-back", back)
        mine = self.setup.chair_of(page.guest)
        sitter = self.setup.chairs[mine] if mine is not None else None
        if (
            page.guest and sitter and not sitter.shares and not sitter.looks_like(page.name, page.avatar)
        ):  # changed while this table was closed
            self.post(inbox.Renamed(page.guest, page.name, page.avatar))
        self._look_around()
        room.send_state(news_only=True)
        self._welcome(page, hello)
        if self._dealing.under_way:
            self._dealing.tell(page)
        for line in self.chat.lines():
            room.tell(page.id, line)
        if announcement := self._announcement():
            room.tell(page.id, encode(messages.Announcement(announcement)))

    def _welcome(self, page: Page, hello: messages.Hello | None = None, synced: dict[int | None, bytes] | None = None) -> None:
        """Send a page the frames that it has missed, or everything.

        :param synced: what was made for others who sit in the same seat, or only watch.
        """
        playing, room = self.playing, self.room
        if self.past and self.setup.phase != "playing":
            room.tell(page.id, encode(self.past.end(self._time.date())))
        if playing is None:
            return
        seat = room.seat_of(page)
        viewer = playing.viewer(seat)
        missed = None
        if hello and hello.epoch == playing.epoch_of(seat) and hello.seen is not None:
            missed = viewer.since(hello.seen)
        clock = self.timekeeper.clock()
        if missed is None:
            if playing.stored.setup.commitments:
                room.tell(page.id, playing.dealt())
            sync = (synced or {}).get(seat) or playing.sync(seat, clock)
            if synced is not None:
                synced[seat] = sync
            room.tell(page.id, sync)
        else:
            for frame in missed:
                room.tell(page.id, frame)
            if clock:
                room.tell(page.id, encode(messages.Clocks(clock)))
        lesson = playing.lesson()
        if lesson:
            room.tell(page.id, lesson)
        for news in (*self._live.welcome(), *self._hearing.welcome(), *self._pleading.welcome()):
            room.tell(page.id, news)
        if self.setup.phase in ("over", "abandoned"):
            room.tell(page.id, encode(playing.end(self._time.date())))

    async def _welcome_all(self) -> None:
        """Each page in a turn of its own: hundreds may watch, and nobody else shall wait until all of them are told."""
        synced: dict[int | None, bytes] = {}
        for page in list(self.room.pages.values()):
            await asyncio.sleep(0)
            self._welcome(page, synced=synced)

    async def _went(self, page_id: str, lost: bool) -> None:
        room, playing = self.room, self.playing
        page = room.pages.pop(page_id, None)
        if page:
            seat = room.seat_of(page)
            if seat is not None and seat not in map(room.seat_of, room.pages.values()):
                self._live.left(seat)
            self._look_around()
            if lost:
                self._turns.lost(page.guest)
            room.send_state(news_only=True)
        if room.pages:
            return
        await self._log.write_all()
        if playing and self.setup.phase == "playing" and self.setup.waiting != playing.waiting:
            setup = self.setup.copy()  # "my games" says whose turn it is without opening every table
            setup.waiting = playing.waiting
            await self._save(setup)

    def _is_live(self) -> bool:
        return self.playing is not None and self.playing.match.live

    def _look_around(self) -> None:
        """After anything that changes who is here: graces, clocks and bots follow."""
        self._absence.look()
        self.room.group_pages()
        self._go_on()
        self._only_moves = self._has_only_moves()

    def _has_only_moves(self) -> bool:
        playing, setup, room = self.playing, self.setup, self.room
        if playing is None or setup.phase != "playing" or self._may_go_live or playing.course or playing.clocks or room.any_bots:
            return False
        return all(room.here(sitter) for _, sitter in setup.guests) and self._turns.all_are_here()

    def _go_on(self) -> None:
        """Whatever acts by itself: clocks, bots, and time in a live match."""
        if self._may_go_live:
            self._hearing.look()
        self.timekeeper.run()
        if not self._hearing.under_way:
            self._bots.wake()
        if self._may_go_live:
            self._live.run()
        self._turns.look()

    # ---------------------------------------------------------------- what pages say

    async def _said(self, page: Page, message: messages.FromPage) -> None:
        """:raises Fault: if it is refused.
        :raises HacktableError: if the rules refuse it.
        """
        if isinstance(message, messages.Act):
            await self._act(page, message)
        elif isinstance(message, messages.Live | messages.Onward):
            if isinstance(message, messages.Onward):
                self._hearing.hear(self.room.seat_of(page))
            self._live.receive(self.room.seat_of(page), message)
        elif isinstance(message, messages.Log):
            if self.playing:
                self.room.tell(page.id, self.playing.history(self.room.seat_of(page), message.before))
        elif isinstance(message, messages.Weigh):
            if self.playing:  # otherwise the match was over before the page had asked
                self.room.tell(page.id, self.playing.stakes(self.room.seat_of(page)))
        elif isinstance(message, messages.Advise):
            self._advice.ask(page.id, self._advised_seat(page))
        elif isinstance(message, messages.Why):
            self._advice.explain(page.id, self._advised_seat(page), frozenset(self.room.seating.bots))
        elif isinstance(message, messages.Regret):
            self._tell_regrets(page)
        elif isinstance(message, messages.Plead):
            await self._plead(page)
        elif isinstance(message, messages.Consent):
            await self._consent(page, message)
        elif isinstance(message, messages.Say):
            if self.setup.is_out(page.guest):
                raise Fault(faults.SENT_AWAY)
            await self._let_join(page)
            await self.chat.say(page.guest, *self.room.speaker(page), message)
            if message.aim is not None:
                self._hearing.hear(self.room.seat_of(page))
        elif isinstance(message, messages.Reveal):
            await self._reveal(page, message)
        elif isinstance(message, messages.Look):
            self._look(page, message.chair)
        elif isinstance(message, messages.Rematch) and self.playing and self.playing.course and self.playing.course.missed:
            await self._teach_again(page, self.playing.course.at)
        elif isinstance(message, messages.Rematch) and self.setup.daily:
            await self._try_again(self.setup.daily)
        else:
            await self._change(page, message)

    async def _let_join(self, page: Page) -> None:
        """Who sits here may stay; whom the host has blocked may watch, as everybody who has the link.

        :raises Fault: if a page's guest may neither sit down nor talk here.
        """
        guest, setup = page.guest, self.setup
        if guest and setup.host and setup.chair_of(guest) is None and not await self._may_join(setup.host, guest):
            raise Fault(faults.NOT_OPEN)

    def _look(self, page: Page, chair: int | None) -> None:
        """A shared device has been handed over."""
        mine = self.setup.chairs_of(page.guest)
        if chair is not None and chair not in mine:
            raise Fault(faults.NO_SEAT)
        if len(mine) < 2 or self.playing is None:
            raise Fault(faults.NOT_NOW)
        page.chair = chair
        self.room.group_pages()
        self._welcome(page)

    def _advised_seat(self, page: Page) -> int:
        """The seat of a page that may ask for advice."""
        seat = self.room.seat_of(page)
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if self.setup.phase != "playing" or self.setup.advising not in ("on", "always"):
            raise Fault(faults.NOT_NOW)
        return seat

    # ---------------------------------------------------------------- the match

    async def _act(self, page: Page, message: messages.Act) -> None:
        wanted = self._wanted(page, message)
        if wanted:
            await self._play(*wanted, message.id, "guest")

    @property
    def _may_act_at_once(self) -> bool:
        """Whether a move waits for nothing but the disk: nothing else is being read, no round is live, and nobody follows its steps."""
        playing = self.playing
        return playing is not None and self._inbox.awaited and not (self._may_go_live and playing.match.live) and self._traces is None

    def _act_at_once(self, letter: inbox.Said) -> None:
        """Do a move in the turn of the event loop in which it has come, as nearly all can be done: nothing else is being read. It needs neither a place
        in the inbox nor a turn of the table's task. What comes until it is on disk waits in the inbox."""
        page, message = self.room.pages.get(letter.page), letter.message
        if page is None or not isinstance(message, messages.Act):
            return
        self._arrived = letter.arrived
        try:
            wanted = self._wanted(page, message)
            if wanted is None:
                return
            saving, written = self._log.begin_to_save(*wanted, message.id, "guest")
        except (Fault, HacktableError) as error:
            self._refuse(letter, error)
        except Exception:
            self._fail(letter)
        else:
            self._inbox.hold()
            written.add_done_callback(partial(self._moved, letter, saving), context=self._context)

    def _moved(self, letter: inbox.Said, saving: Saving, written: asyncio.Future[None]) -> None:
        """A move is on disk, or nobody knows whether it is."""
        if written.cancelled():
            self._inbox.release()
            return
        error = written.exception()
        if isinstance(error, Exception):
            self._inbox.release(inbox.NotSaved(letter, error))
            return
        try:
            playing = self.playing
            assert playing
            step = self._log.saved(saving)
            self._tell(playing, [step], saving.moves[-1].move_id)
            first = inbox.Ended() if playing.over else None
        except Exception:
            self._fail(letter)
            first = None
        self._inbox.release(first)

    def _fail(self, letter: Letter) -> None:
        """Something has gone wrong that must not: the table is closed, and pages find what is on disk."""
        logger.exception("table %s: %s", self.id, type(letter).__name__)
        self.post(inbox.Stop())

    def _wanted(self, page: Page, message: messages.Act) -> tuple[int, Action] | None:
        """Who wants to do what; None if it was done before, which is acknowledged again.

        :raises Fault: if it is refused.
        :raises HacktableError: if the rules refuse it.
        """
        seat, playing, setup = page.seat, self.playing, self.room.setup
        if playing is None or setup.phase == "lobby":
            raise Fault(faults.NOT_NOW)
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if message.id in playing.move_ids:
            if playing.move_ids[message.id] != seat:
                raise Fault(faults.STALE)
            self.room.tell(page.id, encode(messages.Ack(message.id)))
            return None
        rules = playing.match.rules
        action = None if messages.takes_back(message.action) else rules.actions.from_json(bytes(message.action))
        sitter = setup.chairs[seat]
        if sitter and sitter.left:
            raise Fault(faults.NOT_NOW)
        if rules.inputs and isinstance(action, rules.inputs):  # they come as `Live`, and not too many
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"act: {action}")
        if setup.phase == "playing" and message.window != playing.windows[seat] and not playing.match.live:
            raise Fault(faults.STALE)
        if action is None:
            self._may_take_back(playing)
            why = playing.why_not_back(seat)
            if why:
                raise IllegalError(why, given=TAKE_BACK)
            action = playing.match.back(seat, judged=True)
        elif not playing.teaches(seat, action):
            raise Fault(faults.LESSON)
        return seat, action

    async def _play(self, seat: int, action: Action, move_id: str | None, by: Author) -> None:
        """Save an action, acknowledge it and tell everyone. What is done in a live round is told with the next tick."""
        playing = self.playing
        assert playing
        live = playing.match.live
        if live:
            self._live.take_inputs()
        step = await self._log.save(seat, action, move_id, by)
        if not live:
            await self._tell_and_finish(playing, [step], move_id)
            return
        if move_id:
            self.room.tell_viewer(seat, encode(messages.Ack(move_id)))
            self._acknowledged()
        self._live.tell_later(step)
        if not playing.match.live or self._live.stands:  # no tick will tell it
            await self._tell_and_finish(playing, self._live.untold())

    def _may_take_back(self, playing: Playing) -> None:
        """:raises Fault: if nothing may be taken back here, whatever it is."""
        if self.setup.phase != "playing" or playing.course:  # the others in a lesson follow a script
            raise Fault(faults.NOT_NOW)
        if self.setup.counts:
            raise Fault(faults.COUNTED_TRY)

    def _tell_regrets(self, page: Page) -> None:
        seat, playing = self.room.seat_of(page), self.playing
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if playing is None:  # the match was over before the page had asked
            return
        if self.setup.phase != "playing" or playing.course or self.setup.counts:  # over since the page asked, or nothing is ever taken back
            self.room.tell(page.id, encode(messages.Regrets(playing.windows[seat], "takeback-none", False)))
            return
        match, ply = playing.match, len(playing.match.log)

        def tell(why: str | None) -> None:
            if playing is not self.playing:
                return
            if len(match.log) == ply:
                playing.keep_regret(seat, why)
            else:
                why = why or "takeback-acted"  # if it was the same seat that acted, its page asks again
            plead = False
            if why and self.setup.consent:
                with suppress(HacktableError):
                    plead = match.back_by_consent(seat) is not None
            self.room.tell(page.id, encode(messages.Regrets(playing.windows[seat], why, plead)))

        if playing.knows_regret(seat):
            tell(playing.why_not_back(seat))
        else:
            self._thinkers.regret(match.copy(), seat, tell)

    async def _plead(self, page: Page) -> None:
        seat, playing = self.room.seat_of(page), self.playing
        if seat is None:
            raise Fault(faults.NO_SEAT)
        if playing is None or not self.setup.consent:
            raise Fault(faults.NOT_NOW)
        self._may_take_back(playing)
        playing.match.back_by_consent(seat)
        if self._pleading.plead(seat, page.guest):
            await self._take_back_by_consent(playing, seat)

    async def _consent(self, page: Page, message: messages.Consent) -> None:
        playing, seat = self.playing, self._pleading.seat
        if playing is None or seat is None:
            raise Fault(faults.NOT_NOW)
        if not message.yes:
            self.room.notify("declined", self._pleading.decline(page.guest))
        elif self._pleading.consent(page.guest):
            await self._take_back_by_consent(playing, seat)

    async def _take_back_by_consent(self, playing: Playing, seat: int) -> None:
        await self._play(seat, playing.match.back_by_consent(seat), None, "guest")

    def _tell(self, playing: Playing, steps: list[Step], move_id: str | None = None) -> None:
        """Tell everyone what steps that were taken changed; then go on."""
        room, mover, only_moves = self.room, steps[-1].seat, self._only_moves
        if not only_moves:
            self._hearing.decided()
        if self._pleading.seat is not None and any(audience == ALL for step in steps for audience, _ in step.happened):
            self._pleading.end()  # otherwise its end would tell of what is done in secret
        frames = playing.frames(steps, None if only_moves else self.timekeeper.clock(), move_id)
        if mover in frames:  # first, because theirs is also the acknowledgement
            room.tell_viewer(mover, frames.pop(mover))
            if move_id:
                self._acknowledged()
        room.tell_each(frames)
        if only_moves:
            return
        self._talk.hear(steps)
        lesson = playing.lesson_news()
        if lesson:
            room.tell_all(lesson)
        self._go_on()

    async def _tell_and_finish(self, playing: Playing, steps: list[Step], move_id: str | None = None) -> None:
        """The same, and if the match is over with these steps, write that down and tell it, too."""
        self._tell(playing, steps, move_id)
        if playing.over:
            await self._finish(self.setup)

    def _acknowledged(self) -> None:
        if self._arrived:
            self._counts.answered.add(clock() - self._arrived)

    async def _finish(self, setup: Setup) -> None:
        """The match is over, or everyone has left it. The result is on disk before it is told."""
        playing = self.playing
        assert playing
        setup = setup.copy()
        setup.phase = "over" if playing.over else "abandoned"
        await self._log.write_all()
        await self._store.end_match(self.id, playing.stored.number, setup, playing.result, self._time.date(), term=self._term)
        self.room.setup = setup
        self._look_around()
        self.room.send_state()
        self.room.tell_all(encode(playing.end(self._time.date())))

    async def _call_off(self, why: str) -> bool:
        """End the match that goes on, as if everyone had left it; whether there was one."""
        if self.setup.phase != "playing" or self.playing is None:
            return False
        await self._finish(self.setup)
        if why:
            self.room.tell_all(encode(messages.Announcement(why)))
        return True

    async def _interrupt(self, past: Past) -> None:
        """A running match was begun by other rules: nobody can go on with it, so its seeds are revealed and a new one can begin."""
        logger.warning("table %s: match %d was begun by other rules, and is interrupted: %s", self.id, past.stored.number, past.other)
        setup = self.setup.copy()
        setup.phase, setup.waiting = "interrupted", ()
        await self._store.end_match(self.id, past.stored.number, setup, None, self._time.date(), term=self._term)
        self.room.setup = setup
        self._look_around()
        self.room.send_state()
        await self._welcome_all()

    # ---------------------------------------------------------------- round the match

    async def _change(self, page: Page, message: messages.FromPage) -> None:
        """Something of the setup: tried on a copy, written, and only then used."""
        if isinstance(message, messages.Sit):
            await self._let_join(page)
        if isinstance(message, messages.Publish) and message.on and not self._strangers:
            raise Fault(faults.NOT_NOW)
        setup, room = self.setup.copy(), self.room
        here = {each.guest for each in room.pages.values()}
        notices = arrange(setup, page.guest, page.name, room.seat_of(page), here, message, page.avatar)
        if isinstance(message, messages.Start):
            await self._deal(setup)
        elif setup.phase == "abandoned" and self.playing:
            await self._finish(setup)
        else:
            await self._save(setup)
        for notice in notices:
            room.tell_all(encode(notice))
        if self.setup.begins_by_itself():
            setup = self.setup.copy()
            setup.deal(setup.host)
            await self._deal(setup)

    async def _arrival_is_over(self) -> None:
        """Bots take the chairs of those whom quick match has seated here, and who have not come."""
        missing = {chair: sitter for chair, sitter in self.setup.guests if not self.room.here(sitter)}
        if not self.setup.quick or self.setup.phase != "lobby" or self.setup.dealing or not missing or self.room.paused:
            return
        if self.setup.evening and len(missing) == len(self.setup.guests):  # it was only opened to call them
            self._wait_for_all()
            return
        setup = self.setup.copy()
        setup.missed(missing, registry.even(setup.box.rules))
        await self._save(setup)
        for chair, sitter in missing.items():
            self.room.tell_all(encode(messages.Notice("not-come", chair, sitter.name)))

    async def _save(self, setup: Setup) -> None:
        await self._store.save_table(self.id, setup, self._time.date(), term=self._term)
        if setup.phase == "lobby":
            self.begin(None)
        self.room.setup = setup
        self._look_around()
        self.room.send_state()

    async def _deal(self, setup: Setup) -> None:
        """The host starts: fix the list of commitments, and ask for the seeds behind them."""
        await self._caps.may_begin(self.id)
        await self._save(setup)
        self._dealing.begin()

    async def _reveal(self, page: Page, message: messages.Reveal) -> None:
        before = len(self.room.revealed)
        if self._dealing.reveal(page, message):
            await self._start()
        elif len(self.room.revealed) > before:
            self.room.send_state()

    async def _not_dealt(self) -> None:
        """Somebody has not revealed, or the server stopped before everyone had: nobody is ready any more, and everyone hears why."""
        setup = self.setup.copy()
        missing = self.room.unrevealed() if self._dealing.under_way else ()
        names = {sitter.guest: (chair, sitter.name) for chair, sitter in reversed(setup.guests) if chair in missing}
        setup.deal_failed(missing)
        self._dealing.stop()
        await self._save(setup)
        for chair, name in names.values():
            self.room.tell_all(encode(messages.Notice("not-revealed", chair, name)))

    async def _start(self) -> None:
        """All seeds are there."""
        setup = self.setup.copy()
        chairs = [chair for chair, _ in setup.sitting]
        revealed = {chairs.index(chair): seed for chair, seed in self.room.revealed.items()}
        self._dealing.stop()
        setup.begin()
        await self._begin_match(setup, MatchSetup.of(setup, revealed))

    async def _begin_match(self, setup: Setup, begun: MatchSetup) -> None:
        now = self._time.date()
        stored = StoredMatch(self.id, setup.match, setup.box.rules.version, begun, now)
        playing = Playing(stored, (), self._epoch())
        await self._store.begin_match(stored, setup, now, term=self._term)
        self.room.setup = setup
        self.begin(playing)
        for page in self.room.pages.values():
            page.chair = None
        self._look_around()
        self.room.send_state()
        await self._welcome_all()

    async def _teach_again(self, page: Page, step: int) -> None:
        """The learner has missed what a step is about: it begins again, as another match."""
        if self.room.seat_of(page) != LEARNER:
            raise Fault(faults.NO_SEAT)
        await self._caps.may_begin(self.id)
        await self._log.write_all()
        setup = self.setup.copy()
        setup.begin()
        await self._begin_match(setup, MatchSetup.of_lesson(setup, step))

    async def _try_again(self, daily: Daily) -> None:
        """The deal of the day once more, which does not count."""
        if self.setup.phase == "playing":
            raise Fault(faults.NOT_NOW)
        if self._time.date() >= end_of(daily.day):
            raise Fault(faults.DAY_IS_OVER)
        await self._caps.may_begin(self.id)
        setup = self.setup.copy()
        setup.begin()
        await self._begin_match(setup, MatchSetup.of_daily(setup))

    async def _rename(self, guest: str, name: str, avatar: int | None) -> None:
        mine = [page for page in self.room.pages.values() if page.guest == guest]
        for page in mine:
            page.name, page.avatar = name, page.avatar if avatar is None else avatar
        setup = self.setup.copy()
        if setup.rename(guest, name, avatar):
            await self._save(setup)
        elif mine:
            self.room.send_state()

    async def _forget(self, guest: str) -> None:
        """A guest's data has been deleted from the store already; it is deleted again if this table wrote some of it meanwhile."""
        mine = [page for page in self.room.pages.values() if page.guest == guest]
        for page in mine:
            page.guest, page.name = None, ""
            self.room.tell(page.id, faults.STRANGER)
        said = self.chat.forget(guest)
        setup, was = self.setup.copy(), self.setup.phase
        sat = setup.forget(guest)
        if sat:
            self._dealing.stop()
        if was == "playing" and setup.phase == "abandoned":
            await self._finish(setup)
        elif sat:
            await self._save(setup)
        if sat or mine or said:
            await self._store.forget_guest(guest)
            self._look_around()
