"""Quick match at one server: pages wait here for what the book says of them, and one server at a time makes tables of those who wait.

Everything is in the book (`book.py`): who waits, what they were offered, who has accepted. A server remembers only what it last read there. So it does
not matter at which server somebody waits, or which server matches. The first of those that are alive does; if it dies, another is the first within seconds.
For a moment two may believe to be the first: then the book lets one of them succeed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Literal

import msgspec

from hacktable.bots import registry
from hacktable.kernel.registry import names
from hacktable.match.box import box
from hacktable.server.company.book import Entry, Offer, SeekBook
from hacktable.server.company.matching import Seeker, Strength, Wish, groups, may_match, unrated
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import NotSavedError
from hacktable.server.time import Time, either, pause

logger = logging.getLogger(__name__)

LOOK_EVERY = 1_000
"""Milliseconds between two looks into the book."""
HELD = 15_000
"""Milliseconds for which a page's question is left unanswered while nothing changes."""
GONE = 40_000
"""Milliseconds after which somebody whose page does not ask any more is forgotten: it was closed, or has no network."""
ANSWER_WITHIN = 20_000
"""Milliseconds in which somebody must accept a table that was found."""
HELD_OF_GUEST = 3
"""Questions of one guest that may wait at once; one more ends the oldest."""

State = Literal["idle", "waiting", "offered", "accepted", "seated"]
MayMeet = Callable[[str, str], bool]


class Standing(msgspec.Struct, frozen=True):
    """How it stands with somebody's search."""

    state: State
    entry: Entry | None
    others: int
    """How many others look for people just now."""

    @property
    def mark(self) -> str:
        """Changes with whatever a page must know at once."""
        return f"{self.state} {self.entry.offer.id if self.entry and self.entry.offer else ''}"


async def nobody_is_rated(guests: Collection[str]) -> Strength:
    """The strengths of these guests, while nobody knows any."""
    return unrated


async def nobody_is_blocked(guests: Collection[str]) -> set[frozenset[str]]:
    """Pairs of these guests who may not be seated together, where nobody has blocked anybody."""
    return set()


class Matchmaker:
    """Of one server."""

    def __init__(
        self,
        book: SeekBook,
        time: Time,
        *,
        shared: bool = False,
        strengths: Callable[[Collection[str]], Awaitable[Strength]] = nobody_is_rated,
        apart: Callable[[Collection[str]], Awaitable[set[frozenset[str]]]] = nobody_is_blocked,
    ) -> None:
        """:param shared: other servers have the same book.

        :param strengths: how strong these guests are.
        :param apart: the pairs of these guests who must not meet.
        """
        self.book = book
        self._apart = apart
        self.made: Counter[str] = Counter()
        """Tables that were made here, by game."""
        self._time = time
        self._shared = shared
        self._begun = time.date() - time.now()
        self._strengths = strengths
        self._is_first: Callable[[], bool] = lambda: True
        self._link: Callable[[], str] = partial(secrets.token_hex, 5)
        self._entries: dict[str, Entry] = {}
        """What the book said when it was last read."""
        self._changed = asyncio.Event()
        """Somebody has read it anew."""
        self._reading = asyncio.Lock()
        self._arranging = asyncio.Lock()
        self._held: dict[str, list[asyncio.Event]] = {}
        """The questions of each guest that are left unanswered; set: to be answered now."""
        self._closing = False

    def date(self) -> int:
        """The time by which everything in the book is written. One server does not mind if its machine's clock is set while people wait; several
        have no other time in common than that of their machines."""
        return self._time.date() if self._shared else self._begun + self._time.now()

    # ---------------------------------------------------------------- what pages ask for

    async def seek(self, guest: str, wish: Wish, address: str | None, most: int) -> bool:
        """Begin to look for people. False if too many of the same address do."""
        found = await self.book.seek(guest, wish, address, self.date(), most)
        await self.step()
        return found

    async def stop(self, guest: str) -> None:
        await self.book.stop(guest)
        await self.step()

    async def accept(self, guest: str, offer: str) -> bool:
        """Whether the offer still stood."""
        accepted = await self.book.accept(guest, offer)
        await self.step()
        return accepted

    async def meetings(self, guests: Collection[str]) -> MayMeet:
        """Who of these guests may meet whom."""
        apart = await self._apart(guests)
        return lambda one, other: frozenset((one, other)) not in apart

    async def standing(self, guest: str) -> Standing:
        if guest not in self._entries:
            await self._look()
        return self._standing(guest)

    async def wait(self, guest: str, mark: str, busy: bool) -> Standing:
        """A page still waits. It is answered as soon as something has changed since the answer with this mark, or after a while."""
        before = await self.standing(guest)
        if before.entry:
            await self.book.beat(guest, self.date(), busy)
        over = asyncio.Event()
        held = self._held.setdefault(guest, [])
        held.append(over)
        if len(held) > HELD_OF_GUEST:
            held[0].set()
        alarm = self._time.later(HELD, over.set)
        try:
            while not over.is_set() and not self._closing and self._standing(guest).mark == mark:
                await either(over, self._changed)
        finally:
            alarm.cancel()
            held.remove(over)
            if not held:
                self._held.pop(guest, None)
        return self._standing(guest)

    def _standing(self, guest: str) -> Standing:
        entry = self._entries.get(guest)
        others = sum(each.table is None for each in self._entries.values()) - (entry is not None)
        if entry is None:
            return Standing("idle", None, max(0, others))
        state: State = "seated" if entry.table else "waiting" if entry.offer is None else "accepted" if entry.accepted else "offered"
        return Standing(state, entry, max(0, others))

    # ---------------------------------------------------------------- what happens by itself

    async def watch(self, is_first: Callable[[], bool], link: Callable[[], str]) -> None:
        """Look into the book every second, as long as that may matter to anybody.

        :param is_first: whether this server matches.
        :param link: makes the link of a new table.
        """
        self.serve(is_first, link)
        known = False
        while not self._closing:
            if not known or self._entries or self._held or (self._shared and is_first()):
                known = await self._logged()
            await pause(self._time, LOOK_EVERY)

    def serve(self, is_first: Callable[[], bool], link: Callable[[], str]) -> None:
        self._is_first, self._link = is_first, link

    async def _logged(self) -> bool:
        try:
            await self.step()
        except NotSavedError as error:  # the database is away
            logger.info("nobody is matched: %s", error)
            return False
        except Exception:
            logger.exception("nobody is matched")
        return True

    async def _look(self) -> None:
        async with self._reading:
            entries = await self.book.all()
            self._entries = {each.guest: each for each in entries}
            changed, self._changed = self._changed, asyncio.Event()
            changed.set()

    async def step(self) -> None:
        """Read the book; if it is for us to match, do what follows from it, and read what has come of that."""
        await self._look()
        if self._is_first() and not self._arranging.locked():
            async with self._arranging:
                if await self._arrange():
                    await self._look()

    async def _arrange(self) -> bool:
        """Whether anything was done."""
        now = self.date()
        entries = list(self._entries.values())
        here = [each for each in entries if abs(now - each.seen) <= GONE]
        if len(here) < len(entries):
            await self.book.sweep(now - GONE, now + GONE)
        done = len(here) < len(entries)
        offers = {each.offer.id: each.offer for each in entries if each.offer and not each.table}
        for offer in offers.values():
            asked = [each for each in here if each.offer == offer]
            is_over = not now <= offer.until <= now + ANSWER_WITHIN + GONE  # later: the clock was set back while we were not there
            if len(asked) < offer.people or (is_over and not all(each.accepted for each in asked)):
                await self.book.withdraw(offer.id)
                done = True
            elif all(each.accepted for each in asked):
                done = await self._seat(offer, asked) or done
        return await self._propose([each for each in here if each.offer is None and not each.table], now) or done

    async def _seat(self, offer: Offer, asked: list[Entry]) -> bool:
        game = box(offer.game)
        people = [(each.guest, each.name) for each in asked]
        setup = Setup.for_strangers(game, people, offer.players, offer.pace, registry.even(game.rules), rated=offer.rated)
        made = await self.book.seat(offer, self._link(), setup, self._time.date())
        self.made[offer.game] += made
        return made

    async def _propose(self, free: list[Entry], now: int) -> bool:
        waiting = [Seeker(each.guest, each.wish, max(0, now - each.since), each.busy) for each in free]
        if not may_match(waiting):
            return False
        guests = [each.guest for each in free]
        strength, may_meet = await self._strengths(guests), await self.meetings(guests)
        games = {name: box(name).players for name in names()}
        found = await asyncio.to_thread(groups, waiting, games, strength=strength, may_meet=may_meet)
        done = False
        for group in found:
            until = now + ANSWER_WITHIN
            offer = Offer(secrets.token_hex(8), group.game, group.players, len(group.guests), group.pace, until, group.rated)
            done = await self.book.propose(offer, group.guests) or done
        return done

    def close(self) -> None:
        """Whoever waits is answered now, and asks another server."""
        self._closing = True
        self._changed.set()
