"""What everybody sees of a choice in Hacker, for bots that look again at theirs: whom they name, and which note they take."""

from __future__ import annotations

from hacktable.games.hacker.board import FIRST_NOTES, VALUES, Board
from hacktable.games.hacker.rules.scoring import money_of
from hacktable.games.hacker.state import Phase, State
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints


@kernel
def in_view(board: Board, m: State, seat: int) -> bool:
    """HK-21, in steps: live, nobody can be sure of what others have seen. Where viruses and notes go, and what is watched, pays later."""
    return board.live == 0 and (m.phase == Phase.NAME or m.phase == Phase.TAKE)


@kernel
def gauge(board: Board, s: State, seat: int, act: int, out: Ints) -> int:
    """Whether the attack is parried, viruses that were traced, and the seat's money, with what it has in hand."""
    out[0] = 0 if s.phase == Phase.TAKE and s.turn == seat else 1
    out[1] = s.traced[seat]
    out[2] = 0
    for value in range(VALUES):
        out[2] += money_of(board, s, seat, value)
    for place in range(FIRST_NOTES):
        out[2] += int(s.note[seat, place])
    return 3
