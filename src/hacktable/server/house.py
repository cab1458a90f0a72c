"""The house: every table that is open in this process, and what they all need.

Where several servers share a store, a table is open at one of them, the one with its lease (`table/leases.py`). What pages of this server say to a
table of another goes there and back through `relays.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context
from functools import partial
from pathlib import Path
from typing import TypeVar
from zlib import crc32

from hacktable.bots import registry
from hacktable.kernel.engine import is_compiled, use_compiled
from hacktable.kernel.errors import HacktableError
from hacktable.match.box import GameBox
from hacktable.server.brains import Brains
from hacktable.server.bus import Bus, LocalBus
from hacktable.server.company.matchmaker import Matchmaker
from hacktable.server.counts import Counts, clock
from hacktable.server.daily.deals import DailyDeals
from hacktable.server.evenings.evenings import Evenings
from hacktable.server.nudges.book import Due
from hacktable.server.nudges.nudger import Nudger
from hacktable.server.parcels import Answered, News, Question, Revoked, Secret, Waiting
from hacktable.server.people.book import PeopleBook
from hacktable.server.ratings.book import PlayerBook
from hacktable.server.relays import Door, Relays
from hacktable.server.shares import Shares
from hacktable.server.spans import Tracing
from hacktable.server.table import inbox
from hacktable.server.table.caps import AddressKey, Caps, DiskCaps, SharedAddressKey
from hacktable.server.table.inbox import Letter
from hacktable.server.table.leases import Alone, Elsewhere, Leases, NotOwnerError, SessionLostError
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import LeadsOn, Pauses, Services, Thinkers, all_may_join
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import Guest, Keep, NotSavedError, Public, Store
from hacktable.server.table.table import Table
from hacktable.server.time import Alarm, RealTime, Time, pause
from hacktable.server.wire import faults
from hacktable.server.wire.answers import Length, NewTable
from hacktable.server.wire.faults import Close, Fault
from hacktable.server.wire.limits import Allowances, is_long
from hacktable.server.wire.messages import Value

logger = logging.getLogger(__name__)

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""For links that are read aloud: nothing that looks like something else."""
LINK = 10
"""Letters of a link."""
T = TypeVar("T")
UNUSED = 60_000
"""Milliseconds after which a table without a page is closed; it is loaded again when somebody comes."""

LESSON_AMONG = 100
"""Of so many of a guest's latest tables, one may be an unfinished lesson to go on with."""
EXPIRED_TOGETHER = 100
BETWEEN_PIECES = 100
"""Milliseconds between two pieces of tidying up: moves come first."""

LISTED_FOR = 1_000
"""Milliseconds for which the list of public tables is remembered."""
MEASURED_FOR = 600_000
"""Milliseconds for which it is remembered how long matches last."""
PUBLIC_READ, PUBLIC_SHOWN = 300, 100
"""Public tables that are read, and those of them that are shown."""
PUBLIC_OF_HOST, PUBLIC_OF_ADDRESS = 2, 6
"""Of one host, and of tables made from one network address, so many are shown: nobody fills the list alone."""

RENEW_EVERY = 1_000
"""Milliseconds between two renewals of our session."""
AFTERWARDS = 20
"""Milliseconds after another session is to run out at which we look whether it has: then its tables can be taken, and pages wait for that."""
RUNS_OUT = 3_000
"""Milliseconds for which a session lasts after it was renewed (`store/leases.py`)."""
HANDED_TOGETHER = 4
"""When the server stops, so many tables are handed over at the same time."""
HANDED_OVER_WITHIN = 5_000
"""Milliseconds after which the rest of them is handed over at once."""
SENT_TOGETHER, SENT_EVERY = 4, 20
"""When the server stops, so many pages are sent to other servers at once, every so many milliseconds."""
SENT_OFF_WITHIN = 1_500
"""Milliseconds after which all of them must be gone."""
LAST_WRITE = 1.0
"""Seconds that somebody waits for the last write of a table that we have lost, and then has to come back."""
CLOCK_JUMP = 24 * 3_600_000
"""Milliseconds by which the machine's clock may be set. With more, everything would seem to be years old, and would be removed."""


def new_link() -> str:
    """Of a new table."""
    number, letters = secrets.randbelow(len(ALPHABET) ** LINK), ""
    for _ in range(LINK):
        number, letter = divmod(number, len(ALPHABET))
        letters += ALPHABET[letter]
    return letters


class House:
    """All open tables. Opening one reads it from the store."""

    def __init__(
        self,
        store: Store,
        *,
        bus: LocalBus | None = None,
        time: Time | None = None,
        pauses: Pauses | None = None,
        thinkers: Thinkers | None = None,
        random: Callable[[int], str] = secrets.token_hex,
        caps: Caps | None = None,
        address_key: Path | None = None,
        leases: Leases | None = None,
        between: Bus | None = None,
        traces: Tracing | None = None,
        nudges: Nudger | None = None,
        people: PeopleBook | None = None,
        players: PlayerBook | None = None,
        daily: DailyDeals | None = None,
        company: Matchmaker | None = None,
        evenings: Evenings | None = None,
    ) -> None:
        """:param bus: between the pages and the tables of this process.

        :param caps: None: there are none.
        :param address_key: the file with the key by which addresses are hashed; None: it is forgotten with this house. Servers that share a
            store have it there.
        :param leases: which server owns which table; None: this one has the store for itself.
        :param nudges: tells people who are away that it is their turn; None: nobody does.
        :param people: what guests know of one another; None: nothing.
        :param players: what finished matches say about people; None: nobody asks.
        :param daily: the deals of the days; None: there are none.
        :param company: finds people for each other; None: there is neither quick match nor a list of public tables.
        :param evenings: of several rounds; None: there are none.
        :param between: the bus between servers, if there are several. With leases or such a bus, `enter` has to be called first.
        """
        self.store = store
        self.bus = bus or LocalBus()
        self.time = time or RealTime()
        self.pauses = pauses or Pauses()
        self.closing = False
        self.counts = Counts()
        self.traces = traces
        self.nudges = nudges
        self.people = people
        self.players = players
        self.daily = daily
        self.company = company
        self.evenings = evenings
        self._listed: tuple[int, list[Public]] | None = None
        """When the public tables were last read, and what they were."""
        self._listing = asyncio.Lock()
        self._measured: tuple[int, dict[str, Length]] | None = None
        """When it was last read how long matches last, and how long."""
        self._measuring = asyncio.Lock()
        self.caps = DiskCaps(store, caps, self.time)
        self._addresses = SharedAddressKey(store, self.time) if leases else AddressKey(address_key, self.time)
        self._thinkers = thinkers or Brains()
        self._leases = leases or Alone()
        self._relays = Relays(self.bus, between, self.time, self, traces) if between else None
        self._shares = Shares(between, self.time, self._addresses, lambda: self._relays.others if self._relays else []) if between else None
        self.on_news: Callable[[News], None] = lambda _: None
        """Who else is to know what another server tells all."""
        self._renewing: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._renew_after = RENEW_EVERY
        """Milliseconds until the next renewal."""
        self._unrenewed: Alarm | None = None
        """Rings when our session must have run out, because the database has not answered for so long."""
        self._entering = asyncio.Lock()
        self._announcement = ""
        self._services = Services(
            store,
            self.bus,
            self.time,
            self._thinkers,
            partial(random, 8),
            self.caps,
            self.pauses,
            self._release,
            self._take_anew,
            self.counts,
            traces,
            lambda: self._announcement,
            nudges,
            people.may_join if people else all_may_join,
            company is not None,
        )
        self._clock = self.time.date() - self.time.now()
        """The date when this clock stood at zero: it changes only if somebody sets the machine's clock."""
        self._told = 0
        """How often all tables were told something."""
        self._open: dict[str, Table] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: dict[str, tuple[asyncio.Lock, int]] = {}
        """Tables that are being opened, by one caller after the other, and how many callers there are. With two at once, the older answer to whose
        table it is could come last, and pages would be sent to another server while the table is open here."""
        self._examiner = ThreadPoolExecutor(1, thread_name_prefix="hacktable-examiner")

    def speed_up(self, game: GameBox) -> None:
        """From now on a game's matches run compiled, the open ones too."""
        use_compiled(game.rules)
        for table in self._open.values():
            if table.setup.game == game.name and table.playing:
                table.playing.match.speed_up()

    # ---------------------------------------------------------------- tables

    @property
    def tables(self) -> int:
        return len(self._open)

    @property
    def relays(self) -> Relays | None:
        """What goes to and fro between servers, if there are several."""
        return self._relays

    def phases(self) -> Counter[str]:
        """How many of the open tables are in each phase."""
        return Counter(table.setup.phase for table in self._open.values())

    @property
    def pages(self) -> int:
        """Pages that are connected to this server."""
        here = sum(len(table.room.pages) for table in self._open.values())
        return here + self._relays.pages - self._relays.guests if self._relays else here

    async def make(self, game: GameBox, guest: Guest, wanted: NewTable, network: str | None = None) -> str:
        """A new table; its link.

        :param network: where it is made from, to count tables by.
        """
        if self.closing:
            raise Fault(faults.NOT_SAVED)
        if wanted.lesson and (unfinished := await self._unfinished_lesson(game, guest.id)):
            return unfinished
        levels = registry.names(game.rules, at_tables=True)
        if wanted.level is not None and wanted.level not in levels:
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"level: {wanted.level}")
        address = await self.hashed(network)
        await self.caps.may_make(guest.id, address)
        if wanted.lesson:
            new = partial(Setup.for_lesson, game, guest.id, guest.name, registry.even(game.rules), guest.avatar)
        else:
            new = partial(
                Setup.new,
                game,
                guest.id,
                guest.name,
                wanted.bots,
                dict(wanted.options),
                wanted.pace,
                wanted.level or registry.even(game.rules),
                guest.avatar,
            )
        setup = await self._aside(new) if is_long(wanted.options) else new()
        link = new_link()
        try:
            await self.store.add_table(link, setup, self.time.date(), address)
        except NotSavedError as error:
            logger.warning("a new table: not saved: %s", error)
            raise Fault(faults.NOT_SAVED) from None
        return link

    async def try_today(self, game: GameBox, guest: Guest, network: str | None = None) -> str:
        """A guest's table for today's deal of a game, new or begun before; its link.

        :raises Fault: if there is no such deal, or no more tables may be made.
        """
        if self.closing:
            raise Fault(faults.NOT_SAVED)
        daily = self.daily
        deal = await daily.deal(daily.today, game.name) if daily else None
        if daily is None or deal is None:
            raise Fault(faults.NO_PAGE)
        begun = (await daily.book.tries_of(guest.id, [deal.day])).get((deal.day, deal.game))
        if begun:
            return begun.table
        address = await self.hashed(network)
        await self.caps.may_make(guest.id, address)
        setup = Setup.for_daily(game, guest.id, guest.name, guest.avatar, deal.daily, deal.seed, deal.options)
        return await daily.book.begin(deal, guest.id, new_link(), setup, self.time.date(), address)

    async def hashed(self, network: str | None) -> str | None:
        """A network address as it is counted by."""
        if network is None:
            return None
        await self._addresses.look()
        return self._addresses.hashed(network)

    async def public_tables(self) -> list[Public]:
        """Lobbies that anybody may come to, and that are open at some server: somebody was there a minute ago. What was changed last comes first.

        It follows from the store and from who owns which table; nobody keeps a list. It is read once a second at most.
        """
        async with self._listing:
            now = self.time.now()
            if self._listed is None or now - self._listed[0] >= LISTED_FOR:
                self._listed = now, await self._read_public()
            return self._listed[1]

    async def lengths(self) -> dict[str, Length]:
        """By game, how long its matches among people have lasted here, as far as enough have. It is read every ten minutes at most."""
        if self.players is None:
            return {}
        async with self._measuring:
            now = self.time.now()
            if self._measured is None or now - self._measured[0] >= MEASURED_FOR:
                known = self._measured[1] if self._measured else {}
                with suppress(NotSavedError):  # the home page stands without it
                    known = await self.players.lengths()
                self._measured = now, known
            return self._measured[1]

    async def _read_public(self) -> list[Public]:
        stored = await self.store.public_tables(PUBLIC_READ)
        links = [each.id for each in stored]
        held = await self._leases.held(links) if self._relays else set(filter(self.is_open, links))
        hosts, addresses, found = Counter[str](), Counter[str](), []
        for each in stored:
            host, address = each.setup.host, each.address or each.id
            if each.id in held and each.setup.has_room and hosts[host] < PUBLIC_OF_HOST and addresses[address] < PUBLIC_OF_ADDRESS:
                hosts[host] += 1
                addresses[address] += 1
                found.append(each)
        return found[:PUBLIC_SHOWN]

    @property
    def is_first(self) -> bool:
        """Whether this server does what one server does for all."""
        return self._relays is None or not any(other < self._leases.session for other in self._relays.others)

    async def _unfinished_lesson(self, game: GameBox, guest: str) -> str | None:
        """A lesson that a guest has left and can go on with."""
        for each in await self.store.tables_of(guest, LESSON_AMONG):
            setup, version = each.setup, each.rules_version
            if setup.lesson and setup.game == game.name and setup.phase in ("lobby", "playing") and version in (None, game.rules.version):
                return each.id
        return None

    async def examine(self, link: str, guest: str | None, options: Mapping[str, Value]) -> None:
        """Look at options with a long text before their table does, which then finds it examined.

        :raises HacktableError: if they do not fit. Who may not choose at all is told so by the table.
        """
        table = self._opened(link)
        if table and table.setup.phase == "lobby" and table.setup.host == guest:
            await self._aside(partial(table.setup.chosen, options))

    async def _aside(self, work: Callable[[], T]) -> T:
        """Do something beside the event loop, one after the other: it is short, but Python's lock is held meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._examiner, work)

    async def open(self, link: str) -> Table | Door:
        """The table behind a link, or the way to it if another server owns it.

        :raises Fault: if there is none.
        """
        lock, callers = self._opening.get(link, (asyncio.Lock(), 0))
        self._opening[link] = lock, callers + 1
        try:
            async with lock:
                return await self._owned(link) or await self._load(link)
        finally:
            _, callers = self._opening.pop(link)
            if callers > 1:
                self._opening[link] = lock, callers - 1

    async def _owned(self, link: str) -> Table | None:
        """A table that is open here. With several servers, only if it still belongs to this one.

        Another server may have taken it without our knowledge: then a page that has just been there would be shown an older state here.
        """
        table = self._opened(link)
        if table is None or self._relays is None:
            return table
        session, term = self._leases.session, table.term
        try:
            found = await self._leases.take(link)
        except SessionLostError:
            await self._lost(session)
            return None
        stands = term == table.term and not table.reads_again  # while it is read again, it takes a new term by itself
        if isinstance(found, Elsewhere) or (stands and found.term != term):
            table.lose()
        return self._opened(link)

    def _opened(self, link: str) -> Table | None:
        table = self._open.get(link)
        return None if table is None or table.stopped else table

    async def _load(self, link: str) -> Table | Door:
        if link in self._tasks:  # one that we have lost: what it is writing must be decided before we open the table again
            await asyncio.wait((self._tasks[link],), timeout=LAST_WRITE)
        if self.closing or link in self._tasks:
            raise Fault(faults.NOT_SAVED)
        told, session = self._told, self._leases.session
        try:
            found = await self._leases.take_anew(link)
        except SessionLostError:
            await self._lost(session)
            raise Fault(faults.NOT_SAVED) from None
        if isinstance(found, Elsewhere):
            if self._relays is None or session != self._leases.session:
                raise Fault(faults.NOT_SAVED)
            return self._relays.door(link, found.session)
        stored = await self.store.load_table(link)
        if stored is None:
            await self._give_back(link, found.term)
            raise Fault(faults.NO_TABLE)
        try:
            new = partial(Table, stored, self._services, found.term)
            table = await asyncio.to_thread(new) if len(stored.moves) > 50 else new()
        except HacktableError as error:  # a lobby of a game that is not here
            logger.warning("table %s cannot be opened: %s", link, error)
            raise Fault(faults.NO_GAME, game=stored.setup.game) from None
        if told != self._told:  # a letter to all tables went out meanwhile, and this one has missed it: read again
            return await self._load(link)
        if self.closing or session != self._leases.session:
            raise Fault(faults.NOT_SAVED)
        self._run(table)
        return table

    def _run(self, table: Table) -> None:
        """Start the task of a table that has been loaded."""
        if table.playing and is_compiled(table.playing.match.rules):  # perhaps only since it was built
            table.playing.match.speed_up()
        waiting = self._relays.opened(table.id) if self._relays else []
        self._open[table.id] = table
        self.bus.listen(f"table/{table.id}", table.post)
        for letter in waiting:
            table.post(letter)
        self._tasks[table.id] = asyncio.create_task(table.run(), name=f"table {table.id}", context=Context())  # not of whoever opened it
        self._tasks[table.id].add_done_callback(lambda _: self._forget(table))
        self.time.later(UNUSED, lambda: self._tidy(table))

    def _forget(self, table: Table) -> None:
        table.stopped = True
        if self._open.get(table.id) is table:
            del self._open[table.id], self._tasks[table.id]
            if self._relays is None or not self._relays.leads_to(table.id):
                self.bus.stop(f"table/{table.id}")

    def _tidy(self, table: Table) -> None:
        """Close a table that nobody looks at."""
        if table.stopped or self.closing:
            return
        if table.idle:
            table.post(inbox.Stop())
        self.time.later(UNUSED, lambda: self._tidy(table))

    async def tidy(self, keep: Keep) -> int:
        """Remove what nobody has used for too long, a little at a time; how many tables."""
        removed = 0
        jumped = self.time.date() - self.time.now() - self._clock
        if abs(jumped) > CLOCK_JUMP:
            logger.warning("the clock was set by %d hours: nothing expires until the server is started again", jumped // 3_600_000)
            return 0
        if not self.is_first:
            return 0
        while not self.closing:
            old = await self.store.expired(keep, self.time.date(), EXPIRED_TOGETHER)
            unused = await self._unused(old)
            if unused:
                await self.store.remove_tables(list(unused))
                removed += len(unused)
                for link, term in unused.items():
                    self.tell(link, inbox.Stop())  # it may just have been opened: whoever did that finds it gone
                    await self._give_back(link, term)
            while not self.closing and await self.store.tidy_up(keep, self.time.date()):
                await pause(self.time, BETWEEN_PIECES)
            if not unused:
                break
        return removed

    async def _unused(self, links: list[str]) -> dict[str, int]:
        """Those of some tables that are open nowhere, each with the term in which we own it now."""
        found: dict[str, int] = {}
        for link in links:
            if link not in self._open and link not in self._opening:
                with suppress(SessionLostError):
                    taken = await self._leases.take(link)
                    if not isinstance(taken, Elsewhere):
                        found[link] = taken.term
        return found

    # ---------------------------------------------------------------- several servers

    async def enter(self) -> None:
        """Begin to be one of several servers."""
        await self._leases.enter()
        self._entered()
        await self.renew()
        self._renewing = asyncio.create_task(self._keep_renewing(), name="renewing")
        if self._shares:
            self._looking = asyncio.create_task(self._keep_looking(), name="looking")

    def _entered(self) -> None:
        """We have a new session."""
        if self._relays:
            self._relays.enter(self._leases.session)
        if self._shares:
            self._shares.enter(self._leases.session)

    async def _keep_renewing(self) -> None:
        while True:
            await pause(self.time, self._renew_after)
            self._renew_after = RENEW_EVERY
            try:
                await self.renew()
            except Exception:  # a server that never renews again would lose each new session after three seconds
                logger.exception("renewing the session has failed")

    async def _keep_looking(self) -> None:
        """For the key by which all servers hash addresses. Not while renewing, which must not have to wait."""
        while True:
            try:
                await self._addresses.look()
            except Exception as error:  # the database is away
                logger.debug("no key for addresses: %s", error)
            await pause(self.time, RENEW_EVERY)

    async def renew(self) -> None:
        """Keep our session, and see who else is alive."""
        session, began, asked = self._leases.session, clock(), self.time.now()
        try:
            living = await self._leases.renew()
        except SessionLostError:
            await self._lost(session)
        except Exception as error:  # the database is away: only it can say whether we still own anything
            logger.warning("the session cannot be renewed: %s", error)
            if self._relays:
                self._relays.forwards.renewals_failed += 1
        else:
            if self._relays and session == self._leases.session:
                self._relays.forwards.renewed.add(clock() - began)
                self._relays.living([each.session for each in living])
                self._renew_after = min((RENEW_EVERY, *(max(each.left, 0) + AFTERWARDS for each in living)))
                self._expect_renewal(asked)

    def _expect_renewal(self, renewed: int) -> None:
        if self._unrenewed:
            self._unrenewed.cancel()
        self._unrenewed = self.time.later(max(0, renewed + RUNS_OUT - self.time.now()), self._not_renewed)

    def _not_renewed(self) -> None:
        """The database has not renewed our session in time, and perhaps nobody but us has lost it: other servers may take our tables as soon as somebody
        asks for them there. So everybody is sent away, and asks. Writes that are under way are decided by the fence."""
        if self.has_others and not self.closing:
            logger.warning("the session was not renewed in time: %d tables are dropped", len(self._open))
            for table in self._open.values():
                table.lose()

    async def _lost(self, session: str) -> None:
        """Our session has run out: others may own our tables by now. Nothing more is written or told; whoever comes next asks for the lease again.

        :param session: the one that was lost; another may have noticed and begun a new one.
        """
        async with self._entering:
            if session != self._leases.session or self.closing:
                return
            logger.warning("our session has run out: %d tables are dropped", len(self._open))
            if self._relays:
                self._relays.forwards.lost += 1
            for table in self._open.values():
                table.lose()
            try:
                await self._leases.enter()
            except NotSavedError as error:  # the next renewal tries again
                logger.warning("no new session: %s", error)
            else:
                for table in self._open.values():  # opened by the old lease while the new session was begun
                    table.lose()
                self._entered()

    async def _take_anew(self, link: str) -> int:
        """A table of ours is to be read again: its new term.

        :raises NotOwnerError: if it is not ours any more.
        """
        session = self._leases.session
        try:
            found = await self._leases.take_anew(link)
        except SessionLostError as error:
            await self._lost(session)
            raise NotOwnerError(f"table {link}: our session has run out") from error
        if isinstance(found, Elsewhere):
            raise NotOwnerError(f"table {link} belongs to the session {found.session}")
        return found.term

    def heir(self, link: str) -> str | None:
        """The session that gets a table of ours if we stop; None if we are the last."""
        others = self._relays.others if self._relays else []
        return others[crc32(link.encode()) % len(others)] if others else None

    async def _release(self, link: str, term: int) -> Close | LeadsOn:
        """A table has written its last. If we are closing, another server gets it, and its pages are led there."""
        heir = self.heir(link) if self.closing else None
        if heir:
            try:
                await self._leases.hand_over(link, term, heir)
            except NotSavedError as error:
                logger.warning("table %s is not handed over: %s", link, error)
            else:
                assert self._relays
                self._relays.yours(heir, link)
                return partial(self._relays.lead_on, link, heir)
        await self._give_back(link, term)
        return faults.CLOSING

    async def _give_back(self, link: str, term: int) -> None:
        try:
            await self._leases.give_back(link, term)
        except (NotSavedError, SessionLostError) as error:  # it runs out by itself
            logger.warning("table %s is not given back: %s", link, error)

    def is_open(self, link: str) -> bool:
        return self._opened(link) is not None

    def crowd(self, link: str) -> tuple[int, int]:
        """How many pages look at a table, and how many bots sit there, as far as we know."""
        table = self._open.get(link)
        if table and not table.stopped:
            return len(table.room.pages), len(table.room.seating.bots)
        return self._relays.crowd(link) if self._relays else (0, 0)

    async def admit(self, link: str) -> bool:
        """Open a table here, for pages of other servers; whether it is ours."""
        try:
            return isinstance(await self.open(link), Table)
        except Exception as error:
            if not self.closing:
                logger.warning("table %r cannot be opened: %s", link[:20], error)
            return False

    @property
    def has_others(self) -> bool:
        """Whether there are other servers that people can play at."""
        return self._relays is not None and bool(self._relays.others)

    @property
    def farewell(self) -> Close:
        """What pages are told when we stop: that they can go on elsewhere, or have to wait."""
        return faults.MOVED if self.has_others else faults.CLOSING

    def share(self, allowances: Allowances) -> None:
        """These budgets hold for all servers together, if there are several."""
        if self._shares:
            self._shares.of(allowances)

    def spread(self, news: News) -> None:
        """Tell all other servers."""
        if self._relays:
            self._relays.spread(news)

    def hear(self, news: News) -> None:
        """Another server tells something to all."""
        self.on_news(news)
        if not isinstance(news, Revoked):
            self._tell_tables(news)

    def answer(self, number: int, question: Question) -> Answered:
        match question:
            case Waiting(tables):
                waiting = {link: self.waiting_for(link) for link in tables}
                return Answered(number, {link: seats for link, seats in waiting.items() if seats is not None})
            case Secret(table, match, chapter):
                playing = self.playing(table)
                return Answered(number, secret=playing is not None and playing.keeps_secret(match, chapter))

    async def remind(self, due: Due) -> bool:
        """Let a table of ours say again whether it is somebody's turn. False if it cannot be opened; a table of another server is left to that one."""
        try:
            if isinstance(await self.open(due.table), Table):
                self.tell(due.table, inbox.Reminded(due.guest))
            return True
        except Fault:
            return self.closing

    # ---------------------------------------------------------------- what is asked about tables

    async def waiting_elsewhere(self, links: list[str]) -> dict[str, tuple[int, ...]]:
        """The seats that are to act at tables that are open at other servers; tables that are open nowhere are left out."""
        asked = tuple(link for link in links if not self.is_open(link))
        if self._relays is None or not asked:
            return {}
        answers = await self._relays.ask(Waiting(asked))
        return {link: seats for answer in answers if answer for link, seats in answer.waiting.items()}

    async def keeps_secret(self, link: str, match: int, chapter: int) -> bool:
        """Whether a round of a match may not be told now. So it is, too, if a server that may own the table does not answer."""
        playing = self.playing(link)
        if playing or self._relays is None or self.is_open(link):
            return playing is not None and playing.keeps_secret(match, chapter)
        return any(answer is None or answer.secret for answer in await self._relays.ask(Secret(link, match, chapter)))

    async def setup_of(self, link: str) -> Setup:
        """The table as it is set up, wherever it is open.

        :raises Fault: if there is none.
        """
        table = await self.open(link)
        if isinstance(table, Table):
            return table.setup
        stored = await self.store.load_table(link)
        if stored is None:
            raise Fault(faults.NO_TABLE)
        return stored.setup

    def waiting_for(self, link: str) -> tuple[int, ...] | None:
        """The seats that are to act at a table; None if it is not open."""
        table = self._opened(link)
        return table.playing.waiting if table and table.playing else None

    def playing(self, link: str) -> Playing | None:
        """The match that goes on at a table, if the table is open."""
        table = self._opened(link)
        return table.playing if table and table.setup.phase == "playing" else None

    def tell(self, link: str, letter: Letter) -> bool:
        """Whether the table is open and will read it."""
        return self.bus.tell(f"table/{link}", letter)

    def everywhere(self, letter: inbox.Renamed | inbox.Forgotten) -> None:
        """Tell all tables, those of other servers too."""
        self._tell_tables(letter)
        self.spread(letter)

    def _tell_tables(self, letter: Letter) -> None:
        self._told += 1
        for link in list(self._open):
            self.tell(link, letter)

    @property
    def announcement(self) -> str:
        """What everybody is to know; empty: nothing."""
        return self._announcement

    def announce(self, text: str) -> None:
        """Tell everybody who is at a table here, and everybody who comes; empty: nothing any more."""
        if text != self._announcement:
            self._announcement = text
            for link in list(self._open):
                self.tell(link, inbox.Announced())

    async def _hand_all_over(self) -> None:
        """Other servers get our tables, a few at a time. All others play on here meanwhile: nobody waits until many have been read from the database."""
        left, took, began = list(self._open), list[int](), self.time.now()

        async def hand_over() -> None:
            while left and self.time.now() - began < HANDED_OVER_WITHIN:
                link, at = left.pop(), self.time.now()
                task = self._tasks.get(link)
                if task and self.tell(link, inbox.Stop()):
                    await asyncio.wait((task,), timeout=LAST_WRITE)
                    if await self._relays.until_taken(link):  # type: ignore[union-attr]
                        took.append(self.time.now() - at)

        await asyncio.gather(*(hand_over() for _ in range(HANDED_TOGETHER)))
        if took:
            logger.info("handed over %d tables in %d ms; each was away for %d ms at most", len(took), self.time.now() - began, max(took))

    async def _send_off(self) -> None:
        """Our pages go to other servers, a few at a time: if all of them came there at once, each would wait for all others."""
        assert self._relays
        await pause(self.time, SENT_EVERY)  # what they had just said when their table moved is answered meanwhile
        end, together = self.time.now() + SENT_OFF_WITHIN, max(SENT_TOGETHER, self._relays.pages * SENT_EVERY // SENT_OFF_WITHIN + 1)
        while self._relays.pages and self.time.now() < end:
            for outward in self._relays.shown[:together]:
                self._relays.end(outward, faults.MOVED)
            await pause(self.time, SENT_EVERY)

    async def close(self) -> None:
        """Finish what is being written, send everyone away for now, and stop. Other servers get our tables first; who plays there notices nothing of it, and is sent away
        when the table is open again."""
        self.closing = True
        if self.company:
            self.company.close()
        if self.evenings:
            self.evenings.close()
        if self.has_others:
            await self._hand_all_over()
        tasks = list(self._tasks.values())
        self._tell_tables(inbox.Stop())
        if tasks:
            await asyncio.wait(tasks, timeout=10)
        if self.has_others:
            await self._send_off()
        if self.nudges:
            await self.nudges.close()
        async with self._entering:  # a session that is being begun in place of one that was lost has to be known before it is ended
            for each in (self._renewing, self._looking, self._unrenewed):
                if each:
                    each.cancel()
            if self._relays:
                self._relays.close(self.farewell)
            if self._shares:
                self._shares.close()
            with suppress(NotSavedError, SessionLostError):
                await self._leases.leave()
        self._thinkers.close()
        self._examiner.shutdown(wait=False, cancel_futures=True)
        await self.store.close()
