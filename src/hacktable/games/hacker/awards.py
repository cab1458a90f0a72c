"""Small awards after a match, from what everyone saw in it: they change nothing of the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hacktable.games.hacker.verbs import Named, Took
from hacktable.kernel.cstruct import StoredOne
from hacktable.kernel.game import Award, Jury
from hacktable.kernel.verbs import Event

CODES = ("coldest-hands", "longest-fingers", "sharpest-eye", "blindest-eye", "open-vault", "scapegoat", "own-goal")
"""In the order in which they are given: a player's virus that was met and not traced, a note taken, a virus traced, a wrong name, a note
lost, having been named wrongly, a virus on an own account."""


def jury(board: StoredOne) -> Jury:
    """Counts through a whole match. An award goes to whoever has most of what it is for; not if everyone has as many, or nobody any."""
    counts = {code: Counter[int]() for code in CODES}
    seats = range(int(board["seats"]))

    def hear(state: StoredOne, events: Sequence[Event]) -> tuple[Award, ...]:
        for event in events:
            if isinstance(event, Took):
                counts["longest-fingers"][event.seat] += 1
                counts["open-vault"][int(state["owner"][event.account - 1])] += 1
            elif isinstance(event, Named):
                if event.outcome == "own":
                    counts["own-goal"][event.seat] += 1
                elif event.outcome == "right":
                    counts["sharpest-eye"][event.seat] += 1
                else:
                    counts["coldest-hands"][event.by] += 1
                    counts["blindest-eye"][event.seat] += 1
                    counts["scapegoat"][event.suspect] += 1
        return tuple(award for code in CODES if (award := _given(code, [counts[code][seat] for seat in seats])))

    return hear


def _given(code: str, counts: Sequence[int]) -> Award | None:
    most = max(counts)
    if min(counts) == most:
        return None
    return Award(code, tuple(seat for seat, count in enumerate(counts) if count == most), most)
