"""A database in memory, with the behaviour of the SQL store, and the connections over which servers ask it.

Whatever a database may do to a server happens on a connection: an answer takes its time or never comes, a write fails, a write is
reported as failed and is on disk all the same, or gets there only after the failure was reported. `tests/server/test_simulation.py` gives the same calls
to this database and to the SQL store, and compares what comes of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from hacktable.match.match import Result
from hacktable.server.store.sights import read_sight, written_sight
from hacktable.server.store.sql import KEPT_CHAT
from hacktable.server.table.leases import Elsewhere, Living, NotOwnerError, Owned, SessionLostError
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import (
    ChatLine,
    Counted,
    Guest,
    Keep,
    Listed,
    Move,
    NotSavedError,
    Public,
    Sight,
    StoredKey,
    StoredMatch,
    StoredTable,
)
from simulation.loop import Process, SimulatedLoop

NO_TABLE = -1
"""The term of a table that does not exist."""
LEASE = 3_000
"""Milliseconds for which a session is renewed."""
T = TypeVar("T")
_setups = msgspec.json.Decoder(Setup)


class DuplicateError(Exception):
    """A row with this key is there already."""


class UnreachableError(Exception):
    """The database does not answer."""


@dataclass
class Session:
    """A row of `servers`."""

    name: str
    address: str
    until: int


@dataclass
class Lease:
    """A row of `leases`."""

    session: str
    term: int


class Watcher(Protocol):
    """Whoever has to know what is written, and by whom."""

    def wrote(self, server: str, table: str, term: int) -> None: ...
    def took(self, server: str, table: str, term: int) -> None: ...


class Database:
    """What is on disk. Every method is one transaction: it changes everything, or raises and changes nothing."""

    def __init__(self, clock: Callable[[], int]) -> None:
        """:param clock: the database's own, in milliseconds."""
        self.clock = clock
        self.fences = True
        self.watcher: Watcher | None = None
        self.guests: dict[str, Guest] = {}
        self.keys: dict[bytes, StoredKey] = {}
        self.tables: dict[str, tuple[bytes, int]] = {}
        self.sitters: dict[tuple[str, str], int] = {}
        self.matches: dict[tuple[str, int], StoredMatch] = {}
        self.moves: dict[tuple[str, int], dict[int, Move]] = {}
        self.chats: dict[str, dict[int, ChatLine]] = {}
        self.sights: dict[tuple[str, int], dict[int, dict[int, tuple[str, ...]]]] = {}
        self.sessions: dict[str, Session] = {}
        self.leases: dict[str, Lease] = {}
        self._held: dict[str, list[Callable[[], None]]] = {}
        """Tables on which a transaction has not ended, with those that wait for its end."""

    # ---------------------------------------------------------------- transactions that take long

    def hold(self, table: str) -> None:
        """A transaction has written to a table and is not committed yet."""
        self._held[table] = []

    def release(self, table: str) -> None:
        for waiting in self._held.pop(table):
            self.when_free(table, waiting)

    def when_free(self, table: str | None, work: Callable[[], None]) -> None:
        """Two transactions that write to the same table come one after the other."""
        if table in self._held:
            self._held[table].append(work)
        else:
            work()

    # ---------------------------------------------------------------- leases

    def alive(self, session: str) -> bool:
        found = self.sessions.get(session)
        return found is not None and found.until > self.clock()

    def enter(self, session: str, name: str, address: str) -> None:
        self.sessions[session] = Session(name, address, self.clock() + LEASE)

    def renew(self, session: str) -> list[Living]:
        if not self.alive(session):
            raise SessionLostError(session)
        self.sessions[session].until = self.clock() + LEASE
        return [
            Living(row.name, each, row.address, row.until - self.clock()) for each, row in sorted(self.sessions.items()) if self.alive(each)
        ]

    def take(self, session: str, table: str, *, anew: bool = False) -> Owned | Elsewhere:
        if not self.alive(session):
            raise SessionLostError(session)
        if table not in self.tables:
            return Owned(NO_TABLE)
        lease = self.leases.get(table)
        if lease is None or (anew and lease.session == session) or not self.alive(lease.session):
            lease = self.leases[table] = Lease(session, lease.term + 1 if lease else 1)
            self._tell_taken(session, table, lease.term)
        return Owned(lease.term) if lease.session == session else Elsewhere(lease.session)

    def give_back(self, session: str, table: str, term: int) -> None:
        lease = self.leases.get(table)
        if lease and lease.session == session and lease.term == term:
            self.leases[table] = Lease("", term + 1)

    def hand_over(self, session: str, table: str, term: int, to: str) -> None:
        lease = self.leases.get(table)
        if lease is None or lease.session != session or lease.term != term or not self.alive(to):
            raise NotOwnerError(table)
        self.leases[table] = Lease(to, term + 1)
        self._tell_taken(to, table, term + 1)

    def leave(self, session: str) -> None:
        self.sessions.pop(session, None)

    def _tell_taken(self, session: str, table: str, term: int) -> None:
        if self.watcher:
            self.watcher.took(self.sessions[session].name, table, term)

    def _fence(self, server: str, table: str, term: int) -> None:
        """:param server: who writes, for the watcher."""
        if term and self.fences:
            lease = self.leases.get(table)
            if lease is None or lease.term != term:
                raise NotOwnerError(f"{table}: term {term}")
        if self.watcher:
            self.watcher.wrote(server, table, term)

    # ---------------------------------------------------------------- guests

    def add_guest(self, guest: Guest, key: bytes, now: int, label: str | None = None) -> None:
        self.guests[guest.id] = guest
        self.keys[key] = StoredKey(f"{len(self.keys):016x}", guest, now, label, now)

    def key_of(self, key: bytes) -> StoredKey | None:
        found = self.keys.get(key)
        return msgspec.structs.replace(found, guest=self.guests[found.guest.id]) if found else None

    def saw_key(self, key: bytes, now: int, label: str | None) -> None:
        self.keys[key] = msgspec.structs.replace(self.keys[key], seen=now, label=self.keys[key].label or label)

    def tables_of(self, guest: str, most: int) -> list[Listed]:
        mine = sorted((table for who, table in self.sitters if who == guest), key=lambda table: -self.tables[table][1])[:most]
        listed = [self._listed(table) for table in mine]
        return [each for each in listed if each.setup.match or each.setup.chair_of(guest) is not None]

    def glance(self, table: str) -> Listed | None:
        return self._listed(table) if table in self.tables else None

    def _listed(self, table: str) -> Listed:
        kept, updated = self.tables[table]
        setup = _setups.decode(kept)
        match = self.matches.get((table, setup.match))
        return Listed(table, setup, updated, match.result if match else None, match.rules_version if match else None)

    # ---------------------------------------------------------------- tables

    def add_table(self, table: str, setup: Setup, now: int) -> None:
        if table in self.tables:
            raise DuplicateError(table)
        self._save(table, setup, now)

    def save_table(self, server: str, table: str, setup: Setup, now: int, term: int) -> None:
        self._fence(server, table, term)
        self._save(table, setup, now)

    def _save(self, table: str, setup: Setup, now: int) -> None:
        self.tables[table] = msgspec.json.encode(setup), now
        number = (table, setup.match)
        if setup.phase == "lobby" and number in self.matches and not self.moves.get(number):
            del self.matches[number]
            self.sights.pop(number, None)
        sitting = {sitter.guest: None for _, sitter in setup.guests if sitter.guest} | {each.guest: None for each in setup.out}
        for guest in sitting:
            self.sitters.setdefault((guest, table), now)
        if setup.match == 0:
            for guest in [who for who, where in self.sitters if where == table and who not in sitting]:
                del self.sitters[guest, table]

    def load_table(self, table: str) -> StoredTable | None:
        if table not in self.tables:
            return None
        setup = _setups.decode(self.tables[table][0])
        found = self.load_match(table, setup.match) if setup.match else None
        lines = self.chats.get(table, {})
        chat = tuple(lines[number] for number in sorted(lines)[-KEPT_CHAT:])
        return StoredTable(table, setup, found[0] if found else None, found[1] if found else (), chat)

    def load_match(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None:
        match = self.matches.get((table, number))
        if match is None:
            return None
        sighted = max(self.sights.get((table, number), {}), default=-1)
        moves = self.moves.get((table, number), {})
        return msgspec.structs.replace(match, sighted=sighted), tuple(moves[ply] for ply in sorted(moves))

    def begin_match(self, server: str, match: StoredMatch, setup: Setup, now: int, term: int) -> None:
        self._fence(server, match.table, term)
        number = (match.table, match.number)
        if number in self.matches:
            if self.moves.get(number):
                raise DuplicateError(f"{match.table} {match.number}")
            self.sights.pop(number, None)
        self.matches[match.table, match.number] = match
        self._save(match.table, setup, now)

    def end_match(self, server: str, table: str, number: int, setup: Setup, result: Result | None, now: int, term: int) -> None:
        self._fence(server, table, term)
        match = self.matches.get((table, number))
        if match and match.ended is None:
            self.matches[table, number] = msgspec.structs.replace(match, ended=now, result=result)
        self._save(table, setup, now)

    def append(self, server: str, moves: tuple[Move, ...], sight: Sight | None, term: int) -> None:
        for table in {move.table: None for move in moves} | ({sight.table: None} if sight else {}):
            self._fence(server, table, term)
        for move in moves:
            if move.ply in self.moves.get((move.table, move.match), {}):
                raise DuplicateError(f"{move.table} {move.match} {move.ply}")
        if sight and sight.ply in self.sights.get((sight.table, sight.match), {}):
            raise DuplicateError(f"{sight.table} {sight.match} sight {sight.ply}")
        for move in moves:
            self.moves.setdefault((move.table, move.match), {})[move.ply] = move
        if sight:
            self.sights.setdefault((sight.table, sight.match), {})[sight.ply] = read_sight(written_sight(sight))
            self.tables[sight.table] = self.tables[sight.table][0], sight.at

    def load_sights(self, table: str, number: int) -> dict[int, tuple[str, ...]]:
        kept = self.sights.get((table, number), {})
        return {ply: seen for last in sorted(kept) for ply, seen in kept[last].items()}

    def add_chat(self, server: str, line: ChatLine, term: int) -> None:
        self._fence(server, line.table, term)
        lines = self.chats.setdefault(line.table, {})
        if line.number in lines:
            raise DuplicateError(f"{line.table} chat {line.number}")
        lines[line.number] = line
        if line.number % KEPT_CHAT == 0:
            for number in [number for number in lines if number <= line.number - KEPT_CHAT]:
                del lines[number]


class Answers(Protocol):
    """Who decides what becomes of a question to the database."""

    def fate(self, process: Process, *, writes: bool) -> Fate: ...


class Fate(msgspec.Struct, frozen=True):
    """What becomes of one question, all in seconds."""

    there: float
    """Until it reaches the database; negative: never."""
    back: float
    """From then on until the answer arrives. If it never gets there or fails, until that is noticed."""
    unheard: bool = False
    """It is done, and reported as failed."""
    late: float = 0
    """It is reported as failed, and so long afterwards committed; negative: rolled back."""


class Connection:
    """A server's way to the database: its store, and its leases."""

    def __init__(
        self, database: Database, loop: SimulatedLoop, process: Process, answers: Answers, name: str, draw: Callable[[int], str]
    ) -> None:
        self._database, self._loop, self._process, self._answers = database, loop, process, answers
        self._name, self._draw = name, draw
        self.session = ""

    def _ask(self, work: Callable[[], T], *, writes: bool, table: str | None = None) -> asyncio.Future[T]:
        loop, process, fate = self._loop, self._process, self._answers.fate(self._process, writes=writes)
        if fate.late and table is None:  # such a row nobody else waits for
            fate = Fate(fate.there, fate.back, unheard=True)
        answered: asyncio.Future[T] = loop.create_future()
        outcome: list[Any] = []

        def answer() -> None:
            if answered.done():
                return
            if not outcome or isinstance(outcome[0], DuplicateError):
                kind = NotSavedError if writes else UnreachableError
                answered.set_exception(kind(str(outcome[0]) if outcome else "no answer"))
            elif isinstance(outcome[0], Exception):
                answered.set_exception(outcome[0])
            else:
                answered.set_result(outcome[0])

        def carry_out() -> None:
            try:
                result: Any = work()
            except (DuplicateError, NotOwnerError, SessionLostError) as error:
                result = error
            if not fate.unheard and not fate.late:
                outcome.append(result)
            if not fate.late:
                loop.do(process, fate.back, answer)

        def begin() -> None:
            if not fate.late or table is None:
                carry_out()
                return
            self._database.hold(table)
            loop.do(process, fate.back, answer)
            loop.do(loop.outside, fate.back + abs(fate.late), end)

        def end() -> None:
            assert table is not None
            if fate.late > 0:
                carry_out()
            self._database.release(table)

        if fate.there < 0:
            loop.do(process, fate.back, answer)
        else:
            loop.do(loop.outside, fate.there, self._database.when_free, table, begin)
        return answered

    def _read(self, work: Callable[[], T]) -> asyncio.Future[T]:
        return self._ask(work, writes=False)

    def _write(self, table: str | None, work: Callable[[], T]) -> asyncio.Future[T]:
        return self._ask(work, writes=True, table=table)

    # ---------------------------------------------------------------- leases

    async def enter(self) -> None:
        session = self._draw(8)
        await self._write(None, lambda: self._database.enter(session, self._name, ""))
        self.session = session

    async def renew(self) -> list[Living]:
        session = self.session
        return await self._write(None, lambda: self._database.renew(session))

    async def take(self, table: str) -> Owned | Elsewhere:
        session = self.session
        return await self._write(table, lambda: self._database.take(session, table))

    async def take_anew(self, table: str) -> Owned | Elsewhere:
        session = self.session
        return await self._write(table, lambda: self._database.take(session, table, anew=True))

    async def held(self, tables: Collection[str]) -> set[str]:
        raise NotImplementedError

    async def give_back(self, table: str, term: int) -> None:
        session = self.session
        await self._write(table, lambda: self._database.give_back(session, table, term))

    async def hand_over(self, table: str, term: int, session: str) -> None:
        mine = self.session
        await self._write(table, lambda: self._database.hand_over(mine, table, term, session))

    async def leave(self) -> None:
        session, self.session = self.session, ""
        await self._write(None, lambda: self._database.leave(session))

    # ---------------------------------------------------------------- the store

    async def add_guest(self, guest: Guest, key: bytes, now: int, label: str | None = None) -> None:
        await self._write(None, lambda: self._database.add_guest(guest, key, now, label))

    async def key_of(self, key: bytes) -> StoredKey | None:
        return await self._read(lambda: self._database.key_of(key))

    async def saw_key(self, key: bytes, now: int, label: str | None) -> None:
        await self._write(None, lambda: self._database.saw_key(key, now, label))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        return await self._read(lambda: self._database.tables_of(guest, most))

    async def add_table(self, table: str, setup: Setup, now: int, address: str | None = None) -> None:
        setup = setup.copy()
        await self._write(table, lambda: self._database.add_table(table, setup, now))

    async def save_table(self, table: str, setup: Setup, now: int, *, term: int) -> None:
        setup = setup.copy()
        await self._write(table, lambda: self._database.save_table(self._name, table, setup, now, term))

    async def glance(self, table: str) -> Listed | None:
        return await self._read(lambda: self._database.glance(table))

    async def load_table(self, table: str) -> StoredTable | None:
        return await self._read(lambda: self._database.load_table(table))

    async def load_match(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]] | None:
        return await self._read(lambda: self._database.load_match(table, number))

    async def begin_match(self, match: StoredMatch, setup: Setup, now: int, *, term: int) -> None:
        setup = setup.copy()
        await self._write(match.table, lambda: self._database.begin_match(self._name, match, setup, now, term))

    async def end_match(self, table: str, number: int, setup: Setup, result: Result | None, now: int, *, term: int) -> None:
        setup = setup.copy()
        await self._write(table, lambda: self._database.end_match(self._name, table, number, setup, result, now, term))

    async def append(self, *moves: Move, sight: Sight | None = None, term: int) -> None:
        table = moves[0].table if moves else sight.table if sight else None
        await self._write(table, lambda: self._database.append(self._name, moves, sight, term))

    async def load_sights(self, table: str, number: int) -> dict[int, tuple[str, ...]]:
        return await self._read(lambda: self._database.load_sights(table, number))

    async def add_chat(self, line: ChatLine, *, term: int) -> None:
        await self._write(line.table, lambda: self._database.add_chat(self._name, line, term))

    async def ping(self) -> None:
        await self._write(None, lambda: None)

    async def inspect(self) -> str | None:
        return None

    async def close(self) -> None:
        pass

    # ---------------------------------------------------------------- what no simulated server does

    async def add_link(self, guest: str, link: bytes, now: int, expires: int) -> None:
        raise NotImplementedError

    async def use_link(self, link: bytes, key: bytes, now: int, label: str | None, most: int) -> list[str] | None:
        raise NotImplementedError

    async def keys_of(self, guest: str) -> list[StoredKey]:
        raise NotImplementedError

    async def revoke_key(self, guest: str, key: str) -> bool:
        raise NotImplementedError

    async def rename_guest(self, guest: Guest) -> None:
        raise NotImplementedError

    async def forget_guest(self, guest: str) -> list[str]:
        raise NotImplementedError

    async def public_tables(self, most: int) -> list[Public]:
        raise NotImplementedError

    async def count_tables(self, guest: str, address: str | None, since: int) -> Counted:
        raise NotImplementedError

    async def address_key(self, lasts: int) -> tuple[int, bytes]:
        return await self._read(lambda: (1, b"known to all servers"))

    async def count_matches(self, table: str, since: int) -> int:
        raise NotImplementedError

    async def size(self) -> int:
        raise NotImplementedError

    async def expired(self, keep: Keep, now: int, most: int) -> list[str]:
        raise NotImplementedError

    async def remove_tables(self, links: list[str]) -> None:
        raise NotImplementedError

    async def tidy_up(self, keep: Keep, now: int) -> bool:
        raise NotImplementedError
