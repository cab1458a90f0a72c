"""What servers say to each other: about pages of one server at a table of another, and what all of them must know.

A page is connected to one server, its *edge*; its table is open at one server, the *owner*. If these are two, the page has a *relay*: its
messages are passed on from edge to owner, and what the table says comes back the same way. The messages of a relay are numbered in both
directions, so that a lost one is noticed.
"""

from __future__ import annotations

import msgspec

from hacktable.server.table.inbox import Forgotten, Renamed
from hacktable.server.wire.messages import Hello

LARGEST = 256 * 1024
"""Bytes of texts in one parcel; what is more goes into another. NATS takes a megabyte at most."""


class Revoked(msgspec.Struct, frozen=True, tag=True):
    """A guest's key lets nobody in any more."""

    key: str


News = Renamed | Forgotten | Revoked
"""What every server must know: each keeps guests, and tables at which they sit, in memory."""


class _Item(msgspec.Struct, frozen=True, array_like=True, tag=True):
    pass


# ---------------------------------------------------------------- from the edge to the owner


class Came(_Item, frozen=True):
    """A page opened a table; the first message of its relay."""

    relay: int
    """Its number, given by the edge."""
    table: str
    guest: str | None
    name: str
    hello: Hello
    avatar: int | None = None
    """Older servers say nothing of it."""


class Said(_Item, frozen=True):
    """A page says something."""

    relay: int
    number: int
    text: bytes
    trace: str = ""
    """The step that it belongs to, if it is traced."""


class Went(_Item, frozen=True):
    """A page is gone."""

    relay: int
    lost: bool = False
    """Its connection broke without a word."""


# ---------------------------------------------------------------- from the owner to the edge


class Told(_Item, frozen=True):
    """Something for a page."""

    relay: int
    number: int
    text: bytes


class Onward(msgspec.Struct, frozen=True, array_like=True):
    """Where the relay of a page leads from now on, because its table was handed over."""

    session: str
    """The new owner."""
    read: int
    """How many messages of the relay the table has read. What the page has said since then is for the new owner."""
    sent: int
    """How many it was told: if one is missing, nobody will tell the page again."""
    page: tuple[str | None, str, int | None] | None = None
    """The guest, their name and their face, as the table knew them last; None: it has not noticed yet that the page came."""
    match: int = 0
    chair: int | None = None
    """On a shared device, the chair that the page looks through in this match."""


class Ended(_Item, frozen=True):
    """A page is to be sent away, or led to the new owner of its table."""

    relay: int
    close: int
    """The number that its socket is closed with."""
    onward: Onward | None = None
    """If there is one, the page need not go. Older servers do not read this, and send it away."""


class Yours(_Item, frozen=True):
    """A table was handed over to you."""

    table: str
    answer: bool = False
    """Say when it is open: older servers would not understand that."""


# ---------------------------------------------------------------- from the new owner to the last one


class Taken(_Item, frozen=True):
    """The table that was handed over is open here; or it cannot be."""

    table: str


# ---------------------------------------------------------------- both ways


class Count(_Item, frozen=True):
    """All relays between two servers, as the sender knows them, each with how many messages the sender has sent. Said every second: without it,
    nobody would notice that the last message of a relay was lost."""

    outward: dict[int, int]
    """Of which the sender is the edge."""
    inward: dict[int, int]
    """Of which the sender is the owner."""
    tables: dict[str, tuple[int, int]]
    """At the sender's tables to which these lead: how many pages look at it, and how many bots sit there."""


class Tidings(_Item, frozen=True):
    """News. They are numbered by the sender for each server, and said again until they are heard."""

    number: int
    news: News


class Heard(_Item, frozen=True):
    """All news until this number have been heard."""

    number: int


class Waiting(_Item, frozen=True):
    """Which seats are to act at these tables?"""

    tables: tuple[str, ...]


class Secret(_Item, frozen=True):
    """May a round of a match be told?"""

    table: str
    match: int
    chapter: int


Question = Waiting | Secret


class Asked(_Item, frozen=True):
    """A question about tables that may be open at the server that is asked."""

    number: int
    question: Question


class Answered(_Item, frozen=True):
    """The answer to a question."""

    number: int
    waiting: dict[str, tuple[int, ...]] = {}
    """Only of tables that are open at the server that was asked."""
    secret: bool = False


Item = Came | Said | Went | Told | Ended | Yours | Taken | Count | Tidings | Heard | Asked | Answered


class Parcel(msgspec.Struct, frozen=True, array_like=True):
    """Everything that one server says to another at the same moment, in order."""

    sender: str
    """Its session."""
    items: list[Item]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Parcel)


def pack(sender: str, items: list[Item]) -> list[bytes]:
    """One parcel, or several if there is very much to say."""
    parcels: list[bytes] = []
    start = size = 0
    for place, item in enumerate(items):
        if size > LARGEST:
            parcels.append(_encoder.encode(Parcel(sender, items[start:place])))
            start, size = place, 0
        size += len(item.text) if isinstance(item, Told | Said) else 0
    parcels.append(_encoder.encode(Parcel(sender, items[start:])))
    return parcels


def unpack(data: bytes) -> Parcel:
    """:raises msgspec.MsgspecError: if it is no parcel."""
    return _decoder.decode(data)
