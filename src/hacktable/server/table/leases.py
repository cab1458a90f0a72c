"""Which server owns which table. A table is open at one server at a time: the one with the lease.

Each start of a server is a *session*. It stays alive while its server renews it; all leases of a session live and end with it. A lease has a
*term*, a number that grows whenever the table changes hands (others call it an epoch, or a fencing token). Every write of a table carries the
term under which the table was read, and the store refuses it if that is not the lease's term any more. So a server that was
too slow to renew may still believe that it owns a table, but it can write nothing there once another server has taken the table.

The same holds for a server's own writes. A database may report one as failed and commit it later. So whoever reads a table, to open it or because a
write has failed, takes a new term first: what was written in the old one is on disk by then, or never will be.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from hacktable.server.table.stored import NotSavedError


class Living(msgspec.Struct, frozen=True):
    """A server that is alive."""

    name: str
    session: str
    address: str
    """Where other servers, or pages, reach it; empty if it has none."""
    left: int
    """Milliseconds until its session runs out, if it is not renewed."""


class Owned(msgspec.Struct, frozen=True):
    """The table is ours: its writes carry this term."""

    term: int


class Elsewhere(msgspec.Struct, frozen=True):
    """Another server has the table."""

    session: str


class SessionLostError(Exception):
    """Our session has run out, so that others may have taken our tables: all of them must be dropped and a new session be entered."""


class NotOwnerError(NotSavedError):
    """The store refused a write because its term is not the lease's any more: the table has been given back, or belongs to another server."""


class Leases(Protocol):
    """One server's leases. Nothing here depends on the clocks of servers: only the clock of the database counts.

    Besides what is named below, every method may raise NotSavedError if the database cannot be reached.
    """

    session: str
    """Random, and new with every `enter`; empty before the first."""

    async def enter(self) -> None:
        """Begin a new session."""
        ...

    async def renew(self) -> list[Living]:
        """Keep the session, and with it all its tables, for some seconds more.

        :returns: every server that is alive, this one too.
        :raises SessionLostError: if it has run out already.
        """
        ...

    async def take(self, table: str) -> Owned | Elsewhere:
        """Take a table that nobody has. A table that is ours already stays ours, with the same term.

        :raises SessionLostError: if our session has run out: then we can take nothing.
        """
        ...

    async def take_anew(self, table: str) -> Owned | Elsewhere:
        """The same, but a table that is ours already gets a new term. Every write in an older one has been decided then.

        :raises SessionLostError: as `take` does.
        """
        ...

    async def held(self, tables: Collection[str]) -> set[str]:
        """Those of these tables that a server which is alive owns."""
        ...

    async def give_back(self, table: str, term: int) -> None:
        """Another server need not wait for our session to run out. Does nothing if the lease is not ours in this term any more."""
        ...

    async def hand_over(self, table: str, term: int, session: str) -> None:
        """Give a table to a session that is named; its term is one more then.

        :raises NotOwnerError: if the lease is not ours in this term any more, or that session is not alive. Then it stays as it is.
        """
        ...

    async def leave(self) -> None:
        """End the session: all its tables can be taken at once."""
        ...


class Alone:
    """The leases of a server that has its store for itself, such as a data folder that it has locked: everything is ours, in term 0.

    The store does not check writes that carry term 0. It need not: a folder has one writer, whose transaction is over before anybody hears how it ended.
    """

    def __init__(self, name: str = "alone") -> None:
        self.session = name

    async def enter(self) -> None:
        pass

    async def renew(self) -> list[Living]:
        return [Living(self.session, self.session, "", 0)]

    async def take(self, table: str) -> Owned | Elsewhere:
        return Owned(0)

    async def take_anew(self, table: str) -> Owned | Elsewhere:
        return Owned(0)

    async def held(self, tables: Collection[str]) -> set[str]:
        return set(tables)

    async def give_back(self, table: str, term: int) -> None:
        pass

    async def hand_over(self, table: str, term: int, session: str) -> None:
        raise NotOwnerError(f"there is no session {session} to hand {table} over to")

    async def leave(self) -> None:
        pass
