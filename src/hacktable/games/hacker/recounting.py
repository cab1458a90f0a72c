"""What stays secret when a round is recounted: where notes went (HK-5)."""

from __future__ import annotations

from typing import Any

from hacktable.games.hacker.sight import NOWHERE
from hacktable.games.hacker.state import HANDS
from hacktable.games.hacker.table import REACH
from hacktable.kernel.game import Veil


def veil(table: Any) -> Veil:
    """Who brings a note to an account is covered, hands and eyes, until the hands are back at the seat."""
    covered: set[int] = set()

    def cover(state: Any, told: Any) -> None:
        for seat in range(int(table["seats"])):
            if state["flowing"] == 1 and state["carried"][seat] > 0:
                covered.add(seat)
            elif seat in covered and all(_is_home(table, state, seat, hand) for hand in range(HANDS)):
                covered.remove(seat)
            if seat in covered:
                for name in ("hand_x", "hand_y", "gaze_x", "gaze_y"):
                    told[name][seat] = NOWHERE

    return cover


def _is_home(table: Any, state: Any, seat: int, hand: int) -> bool:
    """At the seat, or away from the table with the player."""
    x, y = int(state["hand_x"][seat, hand]), int(state["hand_y"][seat, hand])
    across, along = x - int(table["seat_x"][seat]), y - int(table["seat_y"][seat])
    return x == NOWHERE or across * across + along * along <= REACH * REACH
