"""Advice at a table: somebody asks what the champion would play, and is told a moment later."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hacktable.kernel.stakes import Advised
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Thinkers
from hacktable.server.wire import faults, messages
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import encode


class Advice:
    """Each question is thought about once, however often and by how many pages of its seat it is asked."""

    def __init__(self, thinkers: Thinkers, tell: Callable[[str, bytes], None]) -> None:
        self._thinkers = thinkers
        self._tell = tell
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store."""
        self._playing = playing
        self._windows: dict[int, int] = {}
        """For each seat, the window that was last asked about."""
        self._found: dict[int, bytes] = {}
        """For each seat, the answer to that, if it is there."""
        self._waiting: dict[int, list[str]] = {}
        """For each seat, the pages that wait for it."""

    def ask(self, page: str, seat: int) -> None:
        """:raises Fault: if this seat has nothing to choose, or nobody has time to think."""
        playing = self._playing
        if playing is None or playing.match.live or not playing.acts[seat]:
            raise Fault(faults.NOT_NOW)
        window = playing.windows[seat]
        if self._windows.get(seat) != window:
            self._thinkers.advise(playing.match.knowledge(seat), partial(self._advised, playing, seat, window))
            self._windows[seat], self._waiting[seat] = window, []
            self._found.pop(seat, None)
        if seat in self._found:
            self._tell(page, self._found[seat])
        else:
            self._waiting[seat].append(page)

    def _advised(self, playing: Playing, seat: int, window: int, choices: tuple[Advised, ...]) -> None:
        """An answer to a question that is open no more is dropped: nobody could use it."""
        if playing is not self._playing or playing.windows[seat] != window or self._windows.get(seat) != window:
            return
        self._found[seat] = encode(messages.Advice(window, choices))
        for page in dict.fromkeys(self._waiting.pop(seat)):
            self._tell(page, self._found[seat])
