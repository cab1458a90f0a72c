"""Bots at a table, while time does not act: who thinks, and when their answers come."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hacktable.kernel.verbs import Action
from hacktable.server.table import inbox
from hacktable.server.table.playing import Playing

if TYPE_CHECKING:
    from hacktable.server.table.table import Table


class Thinking:
    """Every bot thinks once for each window; an answer for a window that has passed is dropped."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._windows: dict[int, int] = {}
        """For each seat that a bot is thinking for: the window."""

    def forget(self) -> None:
        """Another match, or the same as it is stored."""
        self._windows.clear()

    def wake(self) -> None:
        """Whoever is asked and is a bot begins to think."""
        table, playing = self._table, self._table.playing
        if playing is None or not table.running or playing.match.live:
            return
        for seat in playing.match.actors:
            level, window = table.level(seat), playing.windows[seat]
            if level and self._windows.get(seat) != window:
                self._windows[seat] = window
                table.house.think(
                    level, playing.match.knowledge(seat), partial(self._later, playing, seat, window, self._pause(playing, seat))
                )

    def _pause(self, playing: Playing, seat: int) -> int:
        """Not at once: people want to see what happens. But after what nobody else saw, a second pause would tell of it."""
        last = playing.match.log[-1] if playing.match.log else None
        return 0 if last and last.seat == seat and not last.events else self._table.house.bot_pause

    def _later(self, playing: Playing, seat: int, window: int, pause: int, action: Action) -> None:
        def ring() -> None:
            if playing is self._table.playing:  # another match has the same windows
                self._table.post(inbox.Thought(seat, window, action))

        self._table.house.time.later(pause, ring)

    def answers(self, seat: int, window: int) -> bool:
        """Whether the answer to a window still counts."""
        if self._windows.get(seat) == window:
            del self._windows[seat]
        playing = self._table.playing
        return bool(playing and self._table.running and self._table.level(seat) and playing.windows[seat] == window)
