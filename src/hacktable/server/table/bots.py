"""Bots at a table, while no round is live: which of them think, and whether their answers still count."""

from __future__ import annotations

from collections.abc import Callable

from hacktable.kernel.verbs import Action
from hacktable.match.course import Course
from hacktable.server.counts import Counts
from hacktable.server.table import inbox
from hacktable.server.table.playing import Playing
from hacktable.server.table.services import Seats, Thinkers
from hacktable.server.time import Time


class SeatedBots:
    """Every bot thinks once for each window; an answer for a window that has passed is dropped."""

    def __init__(
        self, seats: Seats, time: Time, thinkers: Thinkers, pause: int, post: Callable[[inbox.Thought], None], counts: Counts
    ) -> None:
        self._seats = seats
        self._time = time
        self._thinkers = thinkers
        self._pause = pause
        self._post = post
        self._counts = counts
        self.begin(None)

    def begin(self, playing: Playing | None) -> None:
        """Another match, or the same read again from the store: what bots are thinking about is dropped."""
        self._playing = playing
        self._windows: dict[int, int] = {}
        """For each seat that a bot is thinking for: the window."""

    def wake(self) -> None:
        """After anything that may have changed who is asked: every bot that has to act, and does not think yet, begins."""
        playing = self._playing
        if playing is None or not (self._seats.any_bots or playing.course) or not self._seats.running or playing.match.live:
            return
        if playing.course:
            self._follow_script(playing, playing.course)
            return
        # This is done after every move: an empty list whose type is only annotated takes a tenth of the time that calling its type would.
        asked: list[tuple[int, str, Callable[[Action], None]]] = []
        for seat in playing.match.actors:
            level, window = self._seats.level(seat), playing.windows[seat]
            if level and self._windows.get(seat) != window:
                self._windows[seat] = window
                asked.append((seat, level, self._in_time(playing, seat, window)))
        for seat, level, decided in asked:  # when all pauses run: what a bot is told takes the longer, the more it can choose from
            self._thinkers.think(playing.asked(seat, level), decided)

    def _follow_script(self, playing: Playing, course: Course) -> None:
        """In a lesson nobody thinks: whose line is next acts, after the usual pause."""
        line = course.line()
        if line and self._windows.get(line[0]) != playing.windows[line[0]]:
            seat, action = line
            window = self._windows[seat] = playing.windows[seat]
            self._in_time(playing, seat, window)(action)

    def _pause_before(self, playing: Playing, seat: int) -> int:
        """Bots wait a little, so that people can follow.

        After an action of its own that nobody else saw, a bot does not wait: the others would see it act later than usual, and
        know that it had done something in secret.
        """
        last = playing.match.log[-1] if playing.match.log else None
        return 0 if last and last.seat == seat and not last.events else self._pause

    def _in_time(self, playing: Playing, seat: int, window: int) -> Callable[[Action], None]:
        """Let a bot's pause begin now; to be called with what the bot has decided, which is posted when the pause is over.

        How long a bot has thought depends on its cards, and must not be seen, not even by a part of a millisecond: so a sharp alarm is set
        with the question. If it were set with the answer, for what is left of the pause, the thinking time would come back in rounding.
        """
        decided: Action | None = None
        over = False

        def post(action: Action) -> None:
            if playing is self._playing:  # windows of another match could have the same numbers
                self._post(inbox.Thought(seat, window, action))

        def ring() -> None:
            nonlocal over
            over = True
            if decided is not None:
                post(decided)

        def decide(action: Action) -> None:
            nonlocal decided
            decided = action
            if over:
                self._counts.late += paused > 0
                post(action)

        paused = self._pause_before(playing, seat)
        self._time.sharply(paused, ring)
        return decide

    def answers(self, seat: int, window: int) -> bool:
        """Whether the answer to a window still counts."""
        if self._windows.get(seat) == window:
            del self._windows[seat]
        playing = self._playing
        return bool(playing and self._seats.running and self._seats.level(seat) and playing.windows[seat] == window)
