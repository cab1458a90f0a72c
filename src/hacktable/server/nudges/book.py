"""How people can be reached, and what they have been told: the seam between nudges and a database."""

from __future__ import annotations

import base64
import binascii
from typing import Literal, Protocol

import msgspec

from hacktable.server.nudges.quiet import Quiet

HookKind = Literal["discord", "ntfy", "json"]


def as_base64(value: bytes) -> str:
    """As addresses and pages write bytes."""
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def from_base64(text: str) -> bytes | None:
    """None if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return None


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be pushed to."""

    id: str
    """A hash of the endpoint."""
    endpoint: str
    """The address at the browser's push service."""
    public: bytes
    """The browser's public key."""
    secret: bytes
    """What only the browser and we know."""
    language: str


class Mailbox(msgspec.Struct, frozen=True):
    """A guest's address for mail."""

    address: str
    language: str
    stop: str
    """What the link says that ends all mails."""
    confirmed: bool


class Webhook(msgspec.Struct, frozen=True):
    """Where a table tells whose turn it is."""

    kind: HookKind
    url: str
    language: str


class Reach(msgspec.Struct, frozen=True):
    """How a guest can be told of a turn at one table."""

    off: bool = False
    """They want to hear nothing of this table."""
    quiet: Quiet | None = None
    subscriptions: tuple[Subscription, ...] = ()
    mailbox: Mailbox | None = None
    webhook: Webhook | None = None

    @property
    def is_none(self) -> bool:
        return self.off or not (self.subscriptions or (self.mailbox and self.mailbox.confirmed) or self.webhook)


class Due(msgspec.Struct, frozen=True):
    """Somebody who is to be told now of a turn that came in their quiet hours, or of a round of an evening that has just begun."""

    table: str
    guest: str


class NudgeBook(Protocol):
    """Every writing method returns when the write is on disk, and raises NotSavedError otherwise."""

    async def secret(self, name: str, new: bytes) -> bytes:
        """What is kept under a name; the new value if there was none. All servers get the same."""
        ...

    async def reach(self, guest: str, table: str) -> Reach: ...

    async def claim(self, table: str, guest: str, match: int, ply: int, now: int, quiet_until: int | None, *, term: int) -> bool:
        """Whether somebody is to be told now of the turn that began with this ply. It is said once for each turn, to the owner of the table only.

        :param quiet_until: if it is quiet for them now. Then `due` has them when that is over.
        """
        ...

    async def claim_round(self, table: str, guest: str, now: int, *, quiet: bool, term: int) -> bool:
        """Whether somebody is to be told now that a round of an evening has begun, in which they sit at this table. Like `claim`, it is said once, to the
        owner of the table only. Nobody is told later: a round that began some time ago is no news.

        :param quiet: it is quiet for them now.
        """
        ...

    async def settle(self, table: str, guest: str, *, term: int) -> None:
        """Nothing has to be told any more when the quiet hours are over."""
        ...

    async def due(self, now: int, most: int) -> list[Due]:
        """Those whose quiet hours are over, and those whose round has begun."""
        ...

    async def put_off(self, table: str, guest: str, until: int | None) -> None:
        """Something is due at a table that cannot be opened now; or, without a time, somebody knows it already."""
        ...

    async def turn_off(self, table: str, guest: str, off: bool) -> None: ...

    async def subscribe(self, guest: str, key: str, subscription: Subscription, now: int, most: int) -> None:
        """A guest has so many at most: the oldest makes room.

        :param key: the id of the device's key.
        """
        ...

    async def subscribed(self, guest: str, key: str) -> bool:
        """Whether a device is pushed to."""
        ...

    async def unsubscribe(self, guest: str, *, key: str | None = None, id: str | None = None) -> None:
        """One subscription, or all of a device."""
        ...

    async def quiet(self, guest: str) -> Quiet | None: ...
    async def be_quiet(self, guest: str, quiet: Quiet | None) -> None: ...

    async def webhook(self, table: str) -> Webhook | None: ...
    async def hook(self, table: str, guest: str, webhook: Webhook | None) -> None:
        """Set up a table's webhook, or remove it."""
        ...

    async def mailbox(self, guest: str) -> Mailbox | None: ...
    async def ask_mail(self, guest: str, mailbox: Mailbox, confirm: bytes, now: int) -> None:
        """A guest gives an address, which is not known to be theirs yet.

        :param confirm: a hash of what the link says that proves it.
        """
        ...

    async def confirm_mail(self, confirm: bytes, now: int, since: int) -> bool:
        """Whether an address waited for this, and was given since then."""
        ...

    async def stop_mail(self, *, guest: str | None = None, stop: str | None = None) -> bool:
        """Forget an address; whether there was one."""
        ...
