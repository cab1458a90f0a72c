"""What stays secret when a round is recounted: where notes went (HK-5)."""

from __future__ import annotations

from hacktable.games.hacker.board import REACH, TICKS
from hacktable.games.hacker.sight import NOWHERE
from hacktable.games.hacker.state import HANDS, PUBLIC
from hacktable.kernel.cstruct import StoredOne
from hacktable.kernel.game import Veil


def veil(board: StoredOne) -> Veil:
    """What covers a player who brings a note to an account, so that the recount does not show to which one.

    Each hand is covered until it is back at the seat, because its way back would show where it was; the eyes until they have looked
    elsewhere for a second. The journals of the seats are covered altogether, because the piles that somebody notices show where they
    look: only the journal with the truth is told.
    """
    hands: set[tuple[int, int]] = set()
    eyes: dict[int, tuple[int, int]] = {}
    away: dict[int, int] = {}
    """The tick in which eyes last were where a note was brought."""

    def cover(state: StoredOne, told: StoredOne) -> None:
        for name in ("lies", "since", "clue", "clear"):
            told[name][:PUBLIC] = 0
        for seat in range(int(board["seats"])):
            looks = int(state["gaze_x"][seat]), int(state["gaze_y"][seat])
            if state["flowing"] == 1 and state["carried"][seat] > 0:
                hands.update((seat, hand) for hand in range(HANDS))
                eyes[seat], away[seat] = looks, int(state["beats"])
            elif seat in eyes and not _far(looks, eyes[seat], int(board["gaze_radius"])):
                away[seat] = int(state["beats"])
            elif seat in eyes and int(state["beats"]) - away[seat] > TICKS:
                del eyes[seat]
            for hand in range(HANDS):
                if (seat, hand) in hands and state["carried"][seat] == 0 and _is_home(board, state, seat, hand):
                    hands.remove((seat, hand))
                if (seat, hand) in hands:
                    told["hand_x"][seat, hand], told["hand_y"][seat, hand] = NOWHERE, NOWHERE
            if seat in eyes:
                told["gaze_x"][seat], told["gaze_y"][seat] = NOWHERE, NOWHERE

    return cover


def _is_home(board: StoredOne, state: StoredOne, seat: int, hand: int) -> bool:
    """At the seat, or away from the table with the player."""
    x, y = int(state["hand_x"][seat, hand]), int(state["hand_y"][seat, hand])
    return x == NOWHERE or not _far((x, y), (int(board["seat_x"][seat]), int(board["seat_y"][seat])), REACH)


def _far(one: tuple[int, int], other: tuple[int, int], reach: int) -> bool:
    across, along = one[0] - other[0], one[1] - other[1]
    return across * across + along * along > reach * reach
