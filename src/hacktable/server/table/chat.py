"""What people say at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from hacktable.kernel.calls import Said, by_name
from hacktable.server.table.setup import Setup
from hacktable.server.table.stored import ChatLine, handle_of
from hacktable.server.time import Time
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.limits import Bucket
from hacktable.server.wire.messages import encode
from hacktable.server.wire.text import one_line

CHATTER = (0.5, 5)
"""Lines a second, and how many at once."""
KEPT = 50


class KeepsChat(Protocol):
    """The part of a store that this needs."""

    async def add_chat(self, line: ChatLine, *, term: int) -> None: ...


class Chat:
    """The latest lines of one table."""

    def __init__(
        self,
        table: str,
        term: Callable[[], int],
        store: KeepsChat,
        time: Time,
        tell_all: Callable[[bytes], None],
        setup: Callable[[], Setup],
    ) -> None:
        self._table = table
        self._term = term
        self._store = store
        self._time = time
        self._tell_all = tell_all
        self._setup = setup
        """The table's setup now: it says which calls there are, and who sits where."""
        self._lines: list[ChatLine] = []
        self._last = 0
        """The number of the last line, also if that line has been deleted."""
        self._buckets: dict[str, Bucket] = {}
        """How much more each guest may say."""

    def remember(self, lines: Iterable[ChatLine]) -> None:
        """The lines that are stored."""
        self._lines = list(lines)
        self._last = max([self._last, *(line.number for line in self._lines)])

    def forget(self, guest: str) -> bool:
        """Drop a guest's lines; whether there were any."""
        kept = [line for line in self._lines if line.guest != guest]
        found, self._lines = len(kept) < len(self._lines), kept
        return found

    def lines(self) -> list[bytes]:
        """For a page that comes in."""
        return [_encoded(line) for line in self._lines]

    async def say(self, guest: str | None, chair: int | None, name: str, message: messages.Say) -> None:
        """:raises Fault: if it may not be said, or not now."""
        if guest is None:
            raise Fault(faults.NOT_A_GUEST)
        now = self._time.now()
        if not self._buckets.setdefault(guest, Bucket(*CHATTER, now)).take(now):
            raise Fault(faults.SLOW_DOWN)
        text = one_line(message.text or "") or None
        if (message.call is None) == (text is None):
            raise Fault(faults.NOT_UNDERSTOOD, reason="say: call or text")
        if not self._aims_well(chair, message.call, message.aim):
            raise Fault(faults.NOT_UNDERSTOOD, reason="say: no such call, or nothing that it could point at")
        await self._add(guest, chair, name, message.call, message.aim, text)

    async def call(self, chair: int, said: Said) -> None:
        """A bot calls something out. It has no name: the page names it by its chair."""
        if self._aims_well(chair, said.call, said.aim):
            await self._add("", chair, "", said.call, said.aim, None)

    async def _add(self, guest: str, chair: int | None, name: str, call: str | None, aim: int | None, text: str | None) -> None:
        number = self._last + 1
        line = ChatLine(self._table, number, guest, chair, name, call, aim, text, self._time.date())
        await self._store.add_chat(line, term=self._term())
        self._lines, self._last = [*self._lines[1 - KEPT :], line], number
        self._tell_all(_encoded(line))

    def _aims_well(self, chair: int | None, name: str | None, aim: int | None) -> bool:
        """Whether the game has such a call, and it points at what it should: during a match at another player or a place, or at nothing."""
        if name is None:
            return aim is None
        setup = self._setup()
        call = by_name(setup.box.rules.telling.calls).get(name)
        if call is None or (call.aims is None) != (aim is None):
            return False
        if call.aims is None or aim is None:
            return True
        if setup.phase != "playing" or chair is None:
            return False
        return aim < call.places if call.aims == "place" else aim != chair and aim < len(setup.sitting)


def _encoded(line: ChatLine) -> bytes:
    handle = handle_of(line.guest) if line.guest else ""
    return encode(messages.Chat(line.number, line.chair, line.name, line.call, line.aim, line.text, handle))
