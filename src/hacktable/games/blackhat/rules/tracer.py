"""The Tracer: its steps, the jail, and who is out of the game (BH-100 … BH-106)."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, Board
from hacktable.games.blackhat.drawing import E, Kind, N, S, W
from hacktable.games.blackhat.rules.seats import hands_in
from hacktable.games.blackhat.rules.spaces import kind_at, on_board, pawns_on_board
from hacktable.games.blackhat.state import JAIL, NOWHERE, PAWNS, TRACK, Phase, State
from hacktable.games.blackhat.verbs import TRACE, tell_eliminated, tell_jailed, tell_traced
from hacktable.kernel.bits import first_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def begin_tracing(board: Board, s: State, events: Events) -> None:
    """BH-101: the winner moves the Tracer, if it is theirs to move; BH-43: not with a pawn on the Critical Asset."""
    s.phase = Phase.CHECK
    due = s.trace_due == 1
    s.trace_due = 0
    if not due or on_asset(board, s):
        return
    there = steps(board, s)
    if there == 0:
        return
    if there & (there - 1):
        s.turn = s.winner
        s.phase = Phase.TRACE
    else:
        trace(board, s, first_of(there), events)


@kernel
def on_asset(board: Board, s: State) -> bool:
    """BH-61: whether a pawn stands on the Critical Asset."""
    there = 0
    for hand in range(HANDS):
        for pawn in range(PAWNS):
            there += 1 if s.place[hand, pawn] == board.asset else 0
    return there > 0


@kernel
def steps(board: Board, s: State) -> int:
    """Where the Tracer can go, as bits (BH-100, BH-102)."""
    if s.tracer >= TRACK:
        return 1 << (int(s.tracer) + 1 if s.tracer + 1 < JAIL else int(board.backdoor))
    there = neighbour(board, s, N) | neighbour(board, s, E) | neighbour(board, s, S)
    back = neighbour(board, s, W)
    if board.back_left == 1 and s.came_from >= 0 and back == 1 << int(s.came_from):
        there |= back
    return there


@kernel
def neighbour(board: Board, s: State, direction: int) -> int:
    """The Tracer's neighbour on a side, as a bit; none if it is black or off the board."""
    cell = int(board.beside[s.tracer, direction])
    return 1 << cell if cell >= 0 and kind_at(board, s, cell) != Kind.BLACK else 0


@kernel
def legal_trace(board: Board, s: State, out: Ints) -> int:
    there = steps(board, s)
    count = 0
    while there != 0:
        out[count] = pack(TRACE, first_of(there))
        there &= there - 1
        count += 1
    return count


@kernel
def trace(board: Board, s: State, place: int, events: Events) -> None:
    """The Tracer goes there; all pawns there go to jail, and whoever has none left is out (BH-103, BH-104)."""
    tell_traced(events, ALL, by=int(s.winner), origin=int(s.tracer), to=place)
    s.came_from = s.tracer if on_board(int(s.tracer)) else NOWHERE
    s.tracer = place
    s.phase = Phase.CHECK
    if not on_board(place):
        return
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if s.place[hand, pawn] == place:
                s.place[hand, pawn] = JAIL
                tell_jailed(events, ALL, seat=hand, pawn=pawn)
    eliminate(board, s, events)


@kernel
def eliminate(board: Board, s: State, events: Events) -> None:
    """BH-104: those who lost their last pawn at once are out together; the later, the better."""
    latest = 0
    for hand in range(board.hands):
        latest = max(latest, int(s.out[hand]))
    for hand in range(board.hands):
        if s.out[hand] == 0 and pawns_on_board(s, hand) == 0:
            s.out[hand] = latest + 1
            for kind in range(CARD_KINDS):
                s.discard[kind] += s.hidden[hand, kind] + s.open[hand, kind]
                s.since[hand, kind] += s.hidden[hand, kind] if s.late[hand] > 0 else 0
                s.hidden[hand, kind] = 0
                s.open[hand, kind] = 0
            s.held[hand] = 0
            tell_eliminated(events, ALL, seat=hand)


@kernel
def last_one_left(board: Board, s: State) -> bool:
    """BH-104: nobody, or only one, is left in the game."""
    return hands_in(board, s) <= 1
