"""The hack: the winner of a trick moves a pawn or draws a card (BH-50 … BH-52)."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.rules.cards import NO_CARD, draw_card, note_late, receive, refill, tell_receiver
from hacktable.games.blackhat.rules.spaces import destinations, occupied, on_board, value_at
from hacktable.games.blackhat.state import PAWNS, Phase, State
from hacktable.games.blackhat.verbs import MOVE, tell_drew, tell_empty, tell_moved
from hacktable.kernel.bits import first_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def may_be_moved(board: Board, s: State, by: int, owner: int, pawn: int, taken: int) -> int:
    """BH-50: one's own pawns, and others' on spaces of negative value; where to, as bits."""
    place = int(s.place[owner, pawn])
    if not on_board(place) or (owner != by and value_at(board, s, place) >= 0):
        return 0
    return destinations(board, s, place, taken)


@kernel
def begin_hack(board: Board, s: State, events: Events) -> None:
    """The winner must move a pawn; if none can be moved, draw a card (BH-50)."""
    taken = occupied(board, s)
    for owner in range(board.hands):
        for pawn in range(PAWNS):
            if may_be_moved(board, s, int(s.winner), owner, pawn, taken) != 0:
                s.turn = s.winner
                s.phase = Phase.HACK
                return
    refill(board, s, events)
    drawn(board, s, draw_card(board, s), events)
    s.phase = Phase.TRACING


@kernel
def drawn(board: Board, s: State, kind: int, events: Events) -> None:
    """The winner draws this card; nothing if there is none."""
    if kind == NO_CARD:
        tell_empty(events, ALL, seat=int(s.winner))
        return
    receive(board, s, int(s.winner), kind)
    note_late(board, s, int(s.winner), kind)
    tell_drew(events, ALL, seat=int(s.winner))
    tell_receiver(board, int(s.winner), kind, events)


@kernel
def legal_hack(board: Board, s: State, hand: int, out: Ints) -> int:
    taken = occupied(board, s)
    count = 0
    for owner in range(board.hands):
        for pawn in range(PAWNS):
            there = may_be_moved(board, s, hand, owner, pawn, taken)
            while there != 0:
                out[count] = pack(MOVE, owner, pawn, first_of(there))
                there &= there - 1
                count += 1
    return count


@kernel
def move_pawn(board: Board, s: State, owner: int, pawn: int, cell: int, events: Events) -> None:
    tell_moved(events, ALL, by=int(s.winner), seat=owner, pawn=pawn, origin=int(s.place[owner, pawn]), to=cell)
    s.place[owner, pawn] = cell
