"""What people say at a table."""

from __future__ import annotations

from collections.abc import Iterable

from hacktable.server.table.room import Page, Room, chat_line
from hacktable.server.table.stored import ChatLine
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode
from hacktable.server.wire.text import one_line

CHATTER = (0.5, 5)
"""Lines a second, and how many at once."""
KEPT = 50


class Chat:
    """The latest lines."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.lines: list[ChatLine] = []
        self._last = 0
        """The number of the last line, also if it is forgotten."""
        self._chatter: dict[str, Bucket] = {}
        """How much more everyone may say."""

    def remember(self, lines: Iterable[ChatLine]) -> None:
        """What is stored."""
        self.lines = list(lines)
        self._last = max([self._last, *(line.number for line in self.lines)])

    def forget(self, guest: str) -> bool:
        """Whether there was anything that this guest had said."""
        kept = [line for line in self.lines if line.guest != guest]
        found, self.lines = len(kept) < len(self.lines), kept
        return found

    async def say(self, page: Page, seat: int | None, message: messages.Say) -> None:
        """:raises Fault: if it may not be said, or not now."""
        house, setup = self._room.house, self._room.setup
        if page.guest is None:
            raise Fault(faults.NOT_A_GUEST)
        if not self._chatter.setdefault(page.guest, Bucket(*CHATTER, house.time.now())).take(house.time.now()):
            raise Fault(faults.SLOW_DOWN)
        text = one_line(message.text or "") or None
        if (message.preset is None) == (text is None):
            raise Fault(faults.NOT_UNDERSTOOD, reason="say: preset or text")
        number = self._last + 1
        chair = seat if seat is not None else setup.chair_of(page.guest)
        sitter = setup.chairs[chair] if chair is not None else None
        name = sitter.name if sitter else page.name
        line = ChatLine(self._room.id, number, page.guest, chair, name, message.preset, text, house.time.date())
        await house.store.add_chat(line)
        self.lines, self._last = [*self.lines[1 - KEPT :], line], number
        self._room.tell_all(encode(chat_line(line)))
