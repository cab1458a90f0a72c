"""Evenings at one server: pages wait here for news, and one server at a time lets happen what happens by itself.

Everything is in the book (`book.py`). A server remembers only what it last read there, for as long as pages wait for it. So it does not matter at which
server somebody has the evening's page open, or which server begins a round: who begins it says what the evening was like when people were seated, and if
it has changed meanwhile, nothing has begun.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection

from hacktable.bots import registry
from hacktable.match.box import box
from hacktable.server.evenings.book import EveningBook, Kept
from hacktable.server.evenings.evening import Evening, Plan
from hacktable.server.evenings.pages import NOBODY
from hacktable.server.table.setup import OfEvening, Setup
from hacktable.server.table.stored import NotSavedError
from hacktable.server.time import Time, either, pause
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Fault

logger = logging.getLogger(__name__)

LOOK_EVERY = 1_000
"""Milliseconds between two looks into the book."""
HELD = 15_000
"""Milliseconds for which a page's question is left unanswered while nothing changes."""
HELD_OF_ONE = 4
"""Questions of one guest that may wait at once; one more ends the oldest."""
HELD_OF_STRANGERS = 40
"""The same for all at one network address who have no name yet."""
NEWS = 10_000
"""Milliseconds for which it is news that a round has begun."""
TRIES = 5
"""To begin a round, while people come and go."""


async def nobody_is_apart(guests: Collection[str]) -> set[frozenset[str]]:
    """Where nobody has blocked anybody."""
    return set()


def nobody_calls() -> None:
    """Where nobody who is away is told anything."""


async def nobody_was_called(table: str, guest: str) -> None: ...


class _Watched:
    """An evening that pages wait for."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.pages = 0
        self.changed = asyncio.Event()
        self.know: set[tuple[str, str]] = set()
        """Whose page has said that they know of their table."""


class Evenings:
    """Of one server."""

    def __init__(
        self,
        book: EveningBook,
        time: Time,
        link: Callable[[], str],
        *,
        apart: Callable[[Collection[str]], Awaitable[set[frozenset[str]]]] = nobody_is_apart,
        calls: Callable[[], None] = nobody_calls,
        knows: Callable[[str, str], Awaitable[None]] = nobody_was_called,
    ) -> None:
        """:param link: makes the link of a new evening or table.

        :param apart: the pairs of these guests who must not meet.
        :param calls: a round has begun: the book says whom to call to their tables, and when.
        :param knows: a guest knows of a table in a round, and need not be called there.
        """
        self.book = book
        self._time = time
        self._link = link
        self._apart = apart
        self._calls = calls
        self._knows = knows
        self._watched: dict[str, _Watched] = {}
        self._held: dict[str, list[asyncio.Event]] = {}
        self._closing = False

    # ---------------------------------------------------------------- what pages ask for

    async def plan(self, guest: str, plan: Plan, address: str | None, *, joins: bool) -> str:
        """A new evening; its link.

        :param joins: whether the host plays, too.
        """
        evening, link = Evening(plan, guest), self._link()
        if joins:
            evening.join(guest)
        await self.book.plan(link, evening, self._time.date(), address)
        return link

    async def look(self, link: str) -> Kept:
        """:raises Fault: if there is no such evening."""
        kept = await self.book.load(link)
        if kept is None:
            raise Fault(faults.NO_EVENING)
        if link in self._watched:
            self._tell(kept)
        return kept

    async def wait(self, link: str, changes: int, who: str, most: int) -> Kept:
        """The evening as soon as it has changed since it had changed so often, or after a while.

        :param who: waits, a guest or an address; they may do so this often at once.
        """
        watched = self._watched.get(link)
        if watched is None:
            kept = await self.look(link)
            watched = self._watched.setdefault(link, _Watched(kept))
        watched.pages += 1
        over = asyncio.Event()
        held = self._held.setdefault(who, [])
        held.append(over)
        if len(held) > most:
            held[0].set()
        alarm = self._time.later(HELD, over.set)
        try:
            await self._heard(watched, changes, who)
            while not over.is_set() and not self._closing and watched.kept.evening.changes == changes:
                await either(over, watched.changed)
        finally:
            alarm.cancel()
            held.remove(over)
            if not held:
                self._held.pop(who, None)
            watched.pages -= 1
            if not watched.pages and self._watched.get(link) is watched:
                del self._watched[link]
        return watched.kept

    async def _heard(self, watched: _Watched, changes: int, who: str) -> None:
        """A page asks again, and therefore has read what it was last told: if a round had just begun, its reader need not be called to their table."""
        evening = watched.kept.evening
        if changes != evening.changes or not evening.rounds or self._time.date() - evening.rounds[-1].began > NEWS:
            return
        table = evening.table_of(who)
        if table and (table, who) not in watched.know:
            watched.know.add((table, who))
            await self._knows(table, who)

    async def join(self, link: str, guest: str) -> Kept:
        """:raises Fault: if the host does not want to meet them."""
        return await self.change(link, lambda evening: evening.join(guest), comes=guest)

    async def change(self, link: str, change: Callable[[Evening], None], comes: str | None = None) -> Kept:
        await self.book.change(link, change, self._time.date(), comes)
        return await self.look(link)

    async def begin(self, link: str, guest: str) -> Kept:
        """The host begins the next round."""
        for _ in range(TRIES):
            kept = await self.look(link)
            kept.evening.may_begin(guest)
            if await self._begin(kept):
                return await self.look(link)
        raise Fault(faults.BUSY)

    async def _begin(self, kept: Kept) -> bool:
        """The next round, for those who are there; whether nobody else has changed the evening meanwhile."""
        evening = kept.evening
        numbers = {evening.members[number].guest: number for number in evening.playing}
        apart = {frozenset(numbers[guest] for guest in pair) for pair in await self._apart(list(numbers))}
        tables = await asyncio.to_thread(evening.pair, apart, kept.id)
        plan, game = evening.plan, box(evening.plan.game)
        level, round = registry.even(game.rules), len(evening.rounds) + 1
        setups: dict[str, Setup] = {}
        for table in tables:
            guests = [evening.members[number].guest for number in table]
            people = [(guest, kept.faces.get(guest, NOBODY).name) for guest in guests]
            setups[self._link()] = Setup.for_evening(
                game, people, plan.size, plan.options, plan.pace, level, rated=plan.rated, evening=OfEvening(kept.id, round)
            )
        begun = await self.book.begin(kept.id, evening.changes, setups, self._time.date())
        if begun:
            self._calls()
        return begun

    # ---------------------------------------------------------------- what happens by itself

    async def watch(self, is_first: Callable[[], bool]) -> None:
        """Every second, look for news of what pages wait for, and for what is to happen by itself.

        :param is_first: whether this server lets it happen.
        """
        while not self._closing:
            try:
                await self.step(is_first())
            except NotSavedError as error:  # the database is away
                logger.info("evenings stand still: %s", error)
            except Exception:
                logger.exception("evenings stand still")
            await pause(self._time, LOOK_EVERY)

    async def step(self, is_first: bool) -> None:
        if is_first:
            for link in await self.book.due(self._time.date()):
                await self._go_on(link)
        for link in list(self._watched):
            kept = await self.book.load(link)
            if kept:
                self._tell(kept)

    async def _go_on(self, link: str) -> None:
        now = self._time.date()
        await self.book.change(link, lambda evening: evening.stop_waiting(now) or evening.nobody_plays(now), now)
        kept = await self.look(link)
        if kept.evening.waits_for_round(now):
            await self._begin(kept)  # if somebody has come meanwhile, a second later

    def _tell(self, kept: Kept) -> None:
        watched = self._watched.get(kept.id)
        if watched and kept.evening.changes >= watched.kept.evening.changes:
            news = kept.evening.changes > watched.kept.evening.changes
            watched.kept = kept
            if news:
                changed, watched.changed = watched.changed, asyncio.Event()
                changed.set()

    def close(self) -> None:
        """Whoever waits is answered now, and asks another server."""
        self._closing = True
        for watched in self._watched.values():
            watched.changed.set()
