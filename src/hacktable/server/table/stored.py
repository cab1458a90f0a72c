"""What is kept: the seam between tables and a database."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Mapping
from functools import lru_cache
from typing import Literal, Protocol

import msgspec

from hacktable.kernel.events import AllThatHappened
from hacktable.match import seeds
from hacktable.match.daily import Daily, daily_commitment
from hacktable.match.deal import Commitments, bot_seed, server_commitment, terms_of
from hacktable.match.match import Result
from hacktable.server.table.setup import Setup
from hacktable.server.wire.messages import AVATARS, Value

Author = Literal["guest", "bot", "table"]
"""Who did something: `table` stands for the clock, in databases since the first."""


DAY = 24 * 3600_000
HANDLE = 16
"""Letters of a handle."""


@lru_cache(10_000)
def handle_of(guest: str) -> str:
    """By which other guests know a guest: it follows from the id, but the id, which stays on the server, does not follow from it."""
    return hashlib.sha256(f"handle {guest}".encode()).hexdigest()[:HANDLE]


def avatar_of(guest: str, chosen: int | None = None) -> int:
    """A guest's face: the one they have chosen, or else one that follows from the id."""
    return int(handle_of(guest), 16) % AVATARS if chosen is None else chosen


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str
    avatar: int | None = None
    """The face that they have chosen; None: they have not."""

    @property
    def handle(self) -> str:
        return handle_of(self.id)


class StoredKey(msgspec.Struct, frozen=True):
    """Something that lets its holder be a guest: a device's key, or a personal link until it is used. Only a hash of it is kept."""

    id: str
    """By which its guest can name it; it lets nobody in."""
    guest: Guest
    created: int
    label: str | None = None
    """Which browser it was given to."""
    seen: int | None = None
    """When it was last used, to the hour."""
    expires: int | None = None
    """Of a personal link."""
    once: bool = False
    """A personal link: it is good for one key, and lets nobody in by itself."""


class MatchSetup(msgspec.Struct, frozen=True):
    """Everything a match follows from, but its moves."""

    game: str
    options: dict[str, Value]
    server_seed: str
    seat_seeds: tuple[str, ...]
    """In matches from before there were commitments, empty for bots."""
    names: tuple[str, ...]
    """Empty for bots."""
    guests: tuple[str | None, ...]
    pace: str
    commitments: tuple[str, ...] = ()
    """What the seats' seeds were bound to before any was revealed, empty for bots; none in matches from before there were any."""
    failed: tuple[tuple[int, ...], ...] = ()
    """For every failed try to start this match, the seats of those who did not reveal."""
    lesson: bool = False
    """It began with the position that the game's lesson prepares: the seeds have no part in it."""
    lesson_step: int = 0
    """The step of the lesson that it began with."""
    rated: bool = False
    """It changes the ratings of those who play."""
    daily: Daily | None = None
    """If it is a deal of the day, of which: the server's seed is then the day's, and the seats have none."""

    @classmethod
    def of_lesson(cls, setup: Setup, step: int = 0) -> MatchSetup:
        """The lesson that a table is about to begin, or to go on with from a step that the learner has missed."""
        sitters = [sitter for _, sitter in setup.sitting]
        names, guests = tuple(sitter.name for sitter in sitters), tuple(sitter.guest for sitter in sitters)
        return cls(
            game=setup.game,
            options=setup.options,
            server_seed=setup.server_seed,
            seat_seeds=tuple("" for _ in sitters),
            names=names,
            guests=guests,
            pace=setup.pace,
            lesson=True,
            lesson_step=step,
        )

    @classmethod
    def of_daily(cls, setup: Setup) -> MatchSetup:
        """The deal of a day, which a table is about to begin."""
        sitters = [sitter for _, sitter in setup.sitting]
        return cls(
            game=setup.game,
            options=setup.options,
            server_seed=setup.server_seed,
            seat_seeds=(),
            names=tuple(sitter.name for sitter in sitters),
            guests=tuple(sitter.guest for sitter in sitters),
            pace=setup.pace,
            daily=setup.daily,
        )

    @classmethod
    def of(cls, setup: Setup, revealed: Mapping[int, str]) -> MatchSetup:
        """The match that a table is about to begin.

        :param revealed: people's seeds, by seat.
        """
        sitters, listed = [sitter for _, sitter in setup.sitting], setup.listed
        return cls(
            game=setup.game,
            options=setup.options,
            server_seed=setup.server_seed,
            seat_seeds=tuple(revealed[seat] if fixed else bot_seed(listed, seat).hex() for seat, fixed in enumerate(listed.seats)),
            names=tuple(sitter.name for sitter in sitters),
            guests=tuple(sitter.guest for sitter in sitters),
            pace=setup.pace,
            commitments=listed.seats,
            failed=setup.failed_chairs(),
            rated=setup.rated,
        )

    @property
    def listed(self) -> Commitments | None:
        """What the seeds were bound to, if they were."""
        return Commitments(self.commitment, self.commitments) if self.commitments else None

    @property
    def terms(self) -> str:
        """What is played, as a hash."""
        return terms_of(self.game, len(self.names), self.options)

    @property
    def commitment(self) -> str:
        """By which the server was bound: to its seed and the terms, or in matches from before there were commitments, to its seed alone."""
        seed = bytes.fromhex(self.server_seed)
        if self.daily:
            return daily_commitment(self.daily, self.terms, seed)
        return server_commitment(seed, self.terms) if self.commitments else seeds.commitment(seed)


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it was begun, and how it ended."""

    table: str
    number: int
    rules_version: int
    setup: MatchSetup
    started: int
    ended: int | None = None
    result: Result | None = None
    sighted: int = -1
    """The last action of which it is stored what everyone saw; -1: of none, not even the set-up."""


class Move(msgspec.Struct, frozen=True):
    """One line of a match's log."""

    table: str
    match: int
    ply: int
    seat: int
    action: str
    """In notation."""
    at: int
    move_id: str | None
    by: Author


class Sight(msgspec.Struct, frozen=True):
    """What everyone saw of some actions of a match: kept because other rules could not tell it from the moves."""

    table: str
    match: int
    ply: int
    """Of the last of them."""
    at: int
    """When it was written, in milliseconds since 1970."""
    happened: tuple[tuple[int, AllThatHappened], ...]
    """Ply by ply, with what only some saw; 0 is the set-up."""


class ChatLine(msgspec.Struct, frozen=True):
    """One line of chat."""

    table: str
    number: int
    guest: str
    chair: int | None
    name: str
    call: str | None
    aim: int | None
    text: str | None
    at: int


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its latest match, as it is loaded."""

    id: str
    setup: Setup
    match: StoredMatch | None
    moves: tuple[Move, ...]
    chat: tuple[ChatLine, ...]


class Listed(msgspec.Struct, frozen=True):
    """A table of a guest's, for a list."""

    id: str
    setup: Setup
    updated: int
    result: Result | None
    rules_version: int | None = None
    """Of the latest match."""


class Public(msgspec.Struct, frozen=True):
    """A table that anybody may come to, for the list of these."""

    id: str
    setup: Setup
    updated: int
    address: str | None
    """Of its maker, hashed, to count by."""


class Counted(msgspec.Struct, frozen=True):
    """How many tables there are already, of a guest and of a network address."""

    unfinished_of_guest: int
    unfinished_of_address: int
    new_of_guest: int
    new_of_address: int


class Keep(msgspec.Struct, frozen=True):
    """How many milliseconds things are kept after they were last used; None: for ever."""

    lobbies: int | None = 7 * DAY
    running: int | None = 180 * DAY
    """Matches that nobody has gone on with."""
    abandoned: int | None = 30 * DAY
    """Everyone has left, or the match was interrupted."""
    finished: int | None = None
    guests: int | None = 400 * DAY
    """Guests who sit at no table; a browser forgets its cookie after a year."""
    reports: int | None = 90 * DAY
    """Reports about guests, after they were made. As long as one is open, its table is kept."""


What = Literal["announce", "close", "drain", "ban", "unban", "export", "erase", "report"]


class Order(msgspec.Struct, frozen=True):
    """Something that an administrator has ordered."""

    number: int
    at: int
    by: str
    what: What
    about: dict[str, str]
    done: int | None
    """When it was done; None: not yet."""
    outcome: str | None


class Ban(msgspec.Struct, frozen=True):
    """Somebody who is not let in."""

    who: str
    """A guest's id, or a network such as 203.0.113.0/24."""
    since: int
    until: int | None
    why: str


class Standing(msgspec.Struct, frozen=True):
    """What holds now."""

    bans: tuple[Ban, ...]
    announcement: str
    """Empty: nothing is announced."""
    latest: tuple[Order, ...]
    """The latest orders, and all that are not done yet; the first comes first."""


class NotSavedError(Exception):
    """It is not known to be on disk. Whoever asked must look at what is stored before going on."""


class Store(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise.

    What a table writes carries the `term` of its lease (see `leases.py`), and raises NotOwnerError if the lease has another by now.
    Term 0 is not checked: there is only one server.
    """

    async def add_guest(self, guest: Guest, key: bytes, now: int, label: str | None = None) -> None: ...
    async def add_link(self, guest: str, link: bytes, now: int, expires: int) -> None:
        """A personal link in the place of those of the same guest that were not used."""
        ...

    async def use_link(self, link: bytes, key: bytes, now: int, label: str | None, most: int) -> list[str] | None:
        """A new key in the place of a personal link; None if the link is not good any more.

        A guest keeps so many keys at most: the ids of those that were deleted for the new one, the longest unused first.
        """
        ...

    async def key_of(self, key: bytes) -> StoredKey | None: ...
    async def keys_of(self, guest: str) -> list[StoredKey]: ...
    async def saw_key(self, key: bytes, now: int, label: str | None) -> None: ...
    async def revoke_key(self, guest: str, key: str) -> bool:
        """Delete a guest's key by its id; whether there was one."""
        ...

    async def rename_guest(self, guest: Guest) -> None: ...
    async def forget_guest(self, guest: str) -> list[str]:
        """Delete all of a guest; the tables they sat at."""
        ...

    async def tables_of(self, guest: str, most: int) -> list[Listed]: ...

    async def add_table(self, table: str, setup: Setup, now: int, address: str | None = None) -> None:
        """:param address: a hash of the maker's network address, to count tables by."""
        ...

    async def public_tables(self, most: int) -> list[Public]:
        """Lobbies that anybody may come to, whether or not anybody is there now; what was changed last comes first."""
        ...

    async def count_tables(self, guest: str, address: str | None, since: int) -> Counted: ...
    async def address_key(self, lasts: int) -> tuple[int, bytes]:
        """The key by which all servers hash network addresses, and when it was made; a new one if there is none, or it is older than this."""
        ...

    async def count_matches(self, table: str, since: int) -> int: ...
    async def size(self) -> int:
        """Bytes of everything that is stored."""
        ...

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int) -> None: ...
    async def glance(self, table: str) -> Listed | None:
        """A table as lists show it, without its moves and its chat."""
        ...

    async def load_table(self, table: str) -> StoredTable | None: ...
    async def load_match(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None: ...
    async def begin_match(self, match: StoredMatch, setup: Setup, now: int, *, term: int) -> None: ...
    async def end_match(self, table: str, number: int, setup: Setup, result: Result | None, now: int, *, term: int) -> None: ...
    def append(self, *moves: Move, sight: Sight | None = None, term: int) -> Awaitable[None]:
        """All of them, or none."""
        ...

    async def load_sights(self, table: str, number: int) -> dict[int, tuple[str, ...]]:
        """What everyone saw of each action, in notation, as far as that is stored. Actions of which nobody saw anything are missing."""
        ...

    async def add_chat(self, line: ChatLine, *, term: int) -> None: ...
    async def expired(self, keep: Keep, now: int, most: int) -> list[str]:
        """Tables that nobody has used for too long."""
        ...

    async def remove_tables(self, links: list[str]) -> None:
        """From now on they are gone; `tidy_up` makes room."""
        ...

    async def tidy_up(self, keep: Keep, now: int) -> bool:
        """Remove a small piece of what is gone or has expired; whether there may be more."""
        ...

    async def ping(self) -> None:
        """Write something that changes nothing."""
        ...

    async def inspect(self) -> str | None:
        """Read a little more of what is stored, so that all of it is read in time. Returns what is known to be damaged."""
        ...

    async def close(self) -> None: ...


class OrderBook(Protocol):
    """Where it is written down what administrators order."""

    async def standing(self, now: int) -> Standing: ...
    async def carried_out(self, number: int, outcome: str, now: int) -> None: ...
