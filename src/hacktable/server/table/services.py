"""What a table needs from outside, and what its parts need of one another: as little as possible of each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hacktable.bots.asking import Asked
from hacktable.bots.explaining import Asking, Explained
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.stakes import Advised
from hacktable.kernel.verbs import Action
from hacktable.match.match import Match
from hacktable.server.bus import LocalBus
from hacktable.server.counts import Counts
from hacktable.server.spans import Tracing
from hacktable.server.table.inbox import Letter
from hacktable.server.table.room import Page
from hacktable.server.table.stored import Store
from hacktable.server.table.turns import Nudges
from hacktable.server.time import Time
from hacktable.server.wire import faults
from hacktable.server.wire.faults import Close

GRACE = 30_000
BOT_PAUSE = 650
RECESS = 45_000
READY = 4_000
TALK = 25_000
HEARING = 8_000
REVEAL = 10_000
ARRIVAL = 30_000


class Thinkers(Protocol):
    """Whoever decides for bots."""

    def think(self, asked: Asked, then: Callable[[Action], None]) -> None:
        """Choose without holding up the event loop, and call `then` in it with the choice."""
        ...

    def react(self, asked: Asked) -> Action | None:
        """What a bot does at once between two ticks of a live match; None if it does nothing more."""
        ...

    def advise(self, known: Knowledge, then: Callable[[tuple[Advised, ...]], None]) -> None:
        """Find the best choices of a person without holding up the event loop, and call `then` in it with them.

        :raises Fault: if too many wait for advice already.
        """
        ...

    def explain(self, asked: tuple[Asking, ...], then: Callable[[tuple[Explained | None, ...]], None]) -> None:
        """Find what can be said of others' choices, without holding up the event loop, and call `then` in it.

        :raises Fault: if too many wait for advice already.
        """
        ...

    def regret(self, match: Match, seat: int, then: Callable[[str | None], None]) -> None:
        """Find out why a seat may not take its last move back (None: it may), without holding up the event loop, and call `then` in it.

        :param match: one that nobody goes on with meanwhile.
        :raises Fault: if too many wait for advice already.
        """
        ...

    def close(self) -> None:
        """No more thoughts: the server goes down."""
        ...


class Seats(Protocol):
    """Who plays the seats of a match just now."""

    @property
    def running(self) -> bool:
        """Whether the match goes on: it has begun, is not over, and somebody who plays is here."""
        ...

    @property
    def any_bots(self) -> bool:
        """Whether a bot plays some seat now."""
        ...

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now; None if a person does."""
        ...

    def people(self) -> list[int]:
        """The seats of people for whom no bot plays."""
        ...


class KeepsWithinCaps(Protocol):
    """Whoever knows how much may be kept on disk."""

    async def may_begin(self, table: str) -> None:
        """:raises Fault: if no more matches may begin at this table now."""
        ...


@dataclass(frozen=True)
class Pauses:
    """How long a table waits for things, in milliseconds."""

    grace: int = GRACE
    """From when somebody's last page is gone until a bot plays for them."""
    bot: int = BOT_PAUSE
    """From when a bot is asked until it acts, so that people can follow."""
    recess: int = RECESS
    """Between live rounds, if not everyone wants to go on earlier."""
    ready: int = READY
    """From when everyone wants to go on with the next live round until it begins."""
    talk: int = TALK
    """From when a bot has called something out until it may call again; 0: bots are silent."""
    hearing: int = HEARING
    """Before something is decided about which people may point fingers; 0: no time for that."""
    reveal: int = REVEAL
    """From when all commitments are fixed until every seat must have revealed its seeds."""
    arrival: int = ARRIVAL
    """From when a table of quick match is opened until bots take the chairs of those who have not come."""


async def all_may_join(host: str, guest: str) -> bool:
    """Where nobody has blocked anybody."""
    return True


class LeadsOn(Protocol):
    """Leads the pages of a table to its new owner."""

    def __call__(self, pages: Sequence[Page], match: int, unread: Iterable[Letter]) -> None:
        """:param unread: what the table has got and not read."""
        ...


async def nothing_to_release(table: str, term: int) -> Close | LeadsOn:
    """For a table that nobody else could own."""
    return faults.CLOSING


async def always_ours(table: str) -> int:
    """For the same."""
    return 0


@dataclass(frozen=True)
class Services:
    """What all tables of a house share."""

    store: Store
    bus: LocalBus
    time: Time
    thinkers: Thinkers
    epoch: Callable[[], str]
    """A new name for the time that a match stays loaded."""
    caps: KeepsWithinCaps
    pauses: Pauses = field(default_factory=Pauses)
    release: Callable[[str, int], Awaitable[Close | LeadsOn]] = nothing_to_release
    """To be called with a table and its term when it has written its last: another server may own it then. What its pages are told, or who leads them there."""
    take_anew: Callable[[str], Awaitable[int]] = always_ours
    """To be called before a table is read again: a new term for it, so that no older write comes after that. Raises NotOwnerError if it is not ours any more."""
    counts: Counts = field(default_factory=Counts)
    traces: Tracing | None = None
    announcement: Callable[[], str] = str
    """What everybody is to know; empty: nothing."""
    nudges: Nudges | None = None
    """Who tells people that it is their turn while they are away; None: nobody."""
    may_join: Callable[[str, str], Awaitable[bool]] = all_may_join
    """Whether a host, the first, lets a guest sit down and talk at their tables."""
    strangers: bool = True
    """Whether tables may be opened to everybody."""
