"""Between the host's start and the match: everyone is sent the list of commitments, and reveals the seeds behind their own.

The list is on disk before it is sent. So a server that stops meanwhile finds it again and counts the try as failed: an operator who sees
the seeds, dislikes the deal and restarts the server is counted like a player who does not reveal.
"""

from __future__ import annotations

from collections.abc import Callable

from hacktable.match.deal import seat_commitment
from hacktable.server.table.room import Page, Room
from hacktable.server.time import Alarm, Time
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import encode


class Dealing:
    """The seeds that have been revealed so far, and the time that is left for the others."""

    def __init__(self, room: Room, time: Time, patience: int, is_over: Callable[[str], None]) -> None:
        self._room = room
        self._time = time
        self._patience = patience
        self._is_over = is_over
        """Called with the server's commitment when the time is up."""
        self._until = 0
        self._alarm: Alarm | None = None

    @property
    def under_way(self) -> bool:
        """Whether this is the server that sent the list: after a restart it is on disk, but nobody is asked to reveal any more."""
        return self._alarm is not None and self._room.setup.dealing

    def begin(self) -> None:
        """The list is fixed and on disk: send it to everyone."""
        self.stop()
        self._until = self._time.now() + self._patience
        fixed = self._room.setup.commitment
        self._alarm = self._time.later(self._patience, lambda: self._is_over(fixed))
        for page in self._room.pages.values():
            self.tell(page)

    def tell(self, page: Page) -> None:
        """Also to a page that comes while the others reveal: it may have been loaded anew, and still know its seeds."""
        setup = self._room.setup
        listed = setup.listed
        left = max(0, self._until - self._time.now())
        self._room.tell(page.id, encode(messages.Deal(setup.match + 1, listed.server, listed.seats, len(setup.failed) + 1, left)))

    def reveal(self, page: Page, said: messages.Reveal) -> bool:
        """Take a device's seeds; whether all are there now.

        What comes twice, from two windows of one browser, is nobody's fault and changes nothing.

        :raises Fault: if they are not the seeds that were committed to, or come too late.
        """
        setup = self._room.setup
        mine = setup.chairs_of(page.guest)
        if said.server != setup.commitment:  # the server has another seed already
            raise Fault(faults.NOT_NOW)
        if not self.under_way or (mine and mine[0] in self._room.revealed):
            return False
        if not mine:
            raise Fault(faults.NO_SEAT)
        fixed = [sitter.commitment if (sitter := setup.chairs[chair]) else None for chair in mine]
        if fixed != [seat_commitment(said.server, bytes.fromhex(seed)) for seed in said.seeds]:
            raise Fault(faults.NOT_UNDERSTOOD, reason="reveal: not the seeds that were committed to")
        self._room.revealed.update(zip(mine, said.seeds, strict=True))
        return not self._room.unrevealed()

    def stop(self) -> None:
        """The match begins, or does not begin."""
        self._room.revealed.clear()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
