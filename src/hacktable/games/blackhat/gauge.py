"""What everybody sees of a choice in Black Hat, for bots that look again at theirs: what spaces let them do to pawns, and how the game ends."""

from __future__ import annotations

from hacktable.games.blackhat.appraisal import PATIENCE, column
from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.rules.scoring import under_pawns
from hacktable.games.blackhat.rules.spaces import kind_at, on_board, traps
from hacktable.games.blackhat.state import JAIL, PAWNS, Phase, State
from hacktable.games.blackhat.verbs import MOVE, SEND
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import field_of, verb_of

SENT = 1000
"""More than any rival counts. Which of their pawns goes back is a matter of taste, but one has to (BH-62): better theirs than one's own."""


@kernel
def in_view(board: Board, m: State, seat: int) -> bool:
    """Cards and markers pay later. Nobody knows what a celebrity wants (BH-120). And who is losing a long game may end it: else it could go on
    for ever."""
    if board.celebrity == 1 or m.rounds > PATIENCE:
        return False
    return m.phase == Phase.HACK or m.phase == Phase.SERVICE or m.phase == Phase.TRACE


@kernel
def gauge(board: Board, s: State, seat: int, act: int, out: Ints) -> int:
    """Of a move, nothing: it pays later, unless it ends the game. Else how the own pawns stand, what lies under the others' pawns, and who of
    them is in jail or sent back."""
    verb = verb_of(act)
    if verb == MOVE:
        return 0
    out[0], out[1], out[2] = -int(s.points[seat]) - under_pawns(board, s, seat), 0, 0
    for pawn in range(PAWNS):
        place = int(s.place[seat, pawn])
        if on_board(place):
            out[1] += column(place)
            out[2] -= 1 if traps(board, kind_at(board, s, place)) else 0
    sent = field_of(act, 0) if verb == SEND else seat
    out[3] = -1 if sent != seat and board.service_may == 1 else 0  # then nobody has to send anybody, and to send a rival may help them
    out[4] = -jailed(s, seat)
    count = 5
    for hand in range(board.seats):
        if hand != seat:
            out[count] = SENT if hand == sent else int(s.points[hand]) + under_pawns(board, s, hand)
            out[count + 1] = jailed(s, hand)
            count += 2
    return count


@kernel
def jailed(s: State, hand: int) -> int:
    count = 0
    for pawn in range(PAWNS):
        count += 1 if s.place[hand, pawn] == JAIL else 0
    return count
