"""Taking a move back by consent: somebody pleads, and everybody else is asked.

It is no part of the match until all have consented; then it is an action like any other, written down as agreed. Bots consent to everything.
Whoever plays on one device answers together. What anybody does meanwhile ends it: they have answered by playing on.
"""

from __future__ import annotations

from collections.abc import Callable

from hacktable.server.table.setup import Setup
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import encode


class Pleading:
    """What somebody at one table pleads for."""

    def __init__(self, setup: Callable[[], Setup], tell_all: Callable[[bytes], None]) -> None:
        self._setup = setup
        self._tell_all = tell_all
        self.begin()

    def begin(self) -> None:
        """Another match, or the same read again from the store."""
        self._seat: int | None = None
        self._agreed: set[str | None] = set()
        """The guests who have consented, the one who pleads included."""

    @property
    def _waiting(self) -> dict[int, str | None]:
        """Chairs whose guests have not answered yet, with these guests."""
        sitters = self._setup().guests
        return {chair: sitter.guest for chair, sitter in sitters if not sitter.left and sitter.guest not in self._agreed}

    def plead(self, seat: int, guest: str | None) -> bool:
        """Ask everybody; whether nobody has to be asked.

        :raises Fault: if somebody else pleads already.
        """
        if self._seat not in (None, seat):
            raise Fault(faults.NOT_NOW)
        self._seat, self._agreed = seat, {guest}
        return self._is_settled()

    def consent(self, guest: str | None) -> bool:
        """Somebody does not mind; whether all have said so.

        :raises Fault: if nobody asked them.
        """
        self._check_asked(guest)
        self._agreed.add(guest)
        return self._is_settled()

    def decline(self, guest: str | None) -> int:
        """Somebody minds, and it is over; their chair.

        :raises Fault: if nobody asked them.
        """
        self._check_asked(guest)
        chair = self._setup().chair_of(guest)
        assert chair is not None
        self.end()
        return chair

    @property
    def seat(self) -> int | None:
        """Who pleads."""
        return self._seat

    def end(self) -> None:
        """Somebody has acted, or what was asked for is done."""
        if self._seat is not None:
            self.begin()
            self._tell_all(self._message())

    def _is_settled(self) -> bool:
        if not self._waiting:
            return True
        self._tell_all(self._message())
        return False

    def _check_asked(self, guest: str | None) -> None:
        if self._seat is None or guest not in self._waiting.values():
            raise Fault(faults.NOT_NOW)

    def _message(self) -> bytes:
        return encode(messages.Pleading(self._seat, () if self._seat is None else tuple(self._waiting)))

    def welcome(self) -> list[bytes]:
        """What a page that comes in has to know."""
        return [] if self._seat is None else [self._message()]
