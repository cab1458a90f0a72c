"""What reaches a table: all of it through one inbox, one after the other."""

from __future__ import annotations

import msgspec

from hacktable.kernel.verbs import Action
from hacktable.server.wire.messages import FromPage, Hello


class Came(msgspec.Struct, frozen=True):
    """A page opened the table."""

    page: str
    guest: str | None
    name: str
    hello: Hello


class Went(msgspec.Struct, frozen=True):
    """A page's socket is gone."""

    page: str


class Said(msgspec.Struct, frozen=True):
    """A page says something."""

    page: str
    message: FromPage


class Thought(msgspec.Struct, frozen=True):
    """A bot has decided for a seat."""

    seat: int
    window: int
    action: Action


class TimeIsUp(msgspec.Struct, frozen=True):
    """Perhaps somebody's time is up."""


class Ticked(msgspec.Struct, frozen=True):
    """A tick of a live match is due, or its pause is over."""


class GraceIsOver(msgspec.Struct, frozen=True):
    """Somebody has been away for a while."""

    chair: int


class Renamed(msgspec.Struct, frozen=True):
    """A guest has another name."""

    guest: str
    name: str


class Forgotten(msgspec.Struct, frozen=True):
    """A guest's data has been deleted."""

    guest: str


class Ended(msgspec.Struct, frozen=True):
    """The match is over but its result is not stored: the server stopped between the last move and the result."""


class Stop(msgspec.Struct, frozen=True):
    """No more: the server goes down, or nobody is here."""


Letter = Came | Went | Said | Thought | TimeIsUp | Ticked | GraceIsOver | Renamed | Forgotten | Ended | Stop
