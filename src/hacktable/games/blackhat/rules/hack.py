"""The hack: the winner of a trick moves a pawn or draws a card (BH-50 … BH-52)."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.rules.cards import NO_CARD, draw_card, note_late, receive, refill, tell_receiver
from hacktable.games.blackhat.rules.spaces import destinations, occupied, on_board, value_at
from hacktable.games.blackhat.state import PAWNS, Phase, State
from hacktable.games.blackhat.verbs import MOVE, tell_drew, tell_empty, tell_moved
from hacktable.kernel.bits import first_of, how_many, nth_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def may_be_moved(board: Board, s: State, by: int, owner: int, pawn: int, taken: int) -> int:
    """BH-50: one's own pawns, and others' on spaces of negative value; where to, as bits."""
    if owner == by:
        return may_be_moved_by_owner(board, s, owner, pawn, taken)
    return may_be_moved_by_others(board, s, owner, pawn, taken)


@kernel
def may_be_moved_by_owner(board: Board, s: State, owner: int, pawn: int, taken: int) -> int:
    place = int(s.place[owner, pawn])
    return destinations(board, s, place, taken) if on_board(place) else 0


@kernel
def may_be_moved_by_others(board: Board, s: State, owner: int, pawn: int, taken: int) -> int:
    place = int(s.place[owner, pawn])
    return destinations(board, s, place, taken) if on_board(place) and value_at(board, s, place) < 0 else 0


@kernel
def begin_hack(board: Board, s: State, events: Events) -> None:
    """The winner must move a pawn; if none can be moved, draw a card (BH-50)."""
    if any_to_move(board, s):
        s.turn = s.winner
        s.phase = Phase.HACK
    else:
        refill(board, s, events)
        drawn(board, s, draw_card(board, s), events)
        s.phase = Phase.TRACING


@kernel
def any_to_move(board: Board, s: State) -> bool:
    """Whether the winner can move a pawn. The winner's own come first: most often one of them can be moved."""
    taken, winner = occupied(board, s), int(s.winner)
    for pawn in range(PAWNS):
        if may_be_moved_by_owner(board, s, winner, pawn, taken) != 0:
            return True
    for owner in range(board.hands):
        for pawn in range(PAWNS):
            if owner != winner and may_be_moved_by_others(board, s, owner, pawn, taken) != 0:
                return True
    return False


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
def some_move(board: Board, s: State, hand: int, out: Ints, coin: Ints) -> int:
    """One of those that `legal_hack` lists, by a toss for its place: `out` gets where each pawn can go, and only one move is written."""
    taken, total = occupied(board, s), 0
    for owner in range(board.hands):
        for pawn in range(PAWNS):
            there = may_be_moved_by_others(board, s, owner, pawn, taken)
            out[owner * PAWNS + pawn] = there
            total += how_many(there)
    # One's own pawns go where their owner may move them. They are corrected here, because a question for each pawn of all hands, whose it is, would
    # be a branch that processors often predict wrongly.
    for pawn in range(PAWNS):
        there = may_be_moved_by_owner(board, s, hand, pawn, taken)
        total += how_many(there) - how_many(int(out[hand * PAWNS + pawn]))
        out[hand * PAWNS + pawn] = there
    place, mover = toss(coin, total), 0
    while place >= how_many(int(out[mover])):
        place -= how_many(int(out[mover]))
        mover += 1
    return pack(MOVE, mover // PAWNS, mover % PAWNS, nth_of(int(out[mover]), place))


@kernel
def move_pawn(board: Board, s: State, owner: int, pawn: int, cell: int, events: Events) -> None:
    tell_moved(events, ALL, by=int(s.winner), seat=owner, pawn=pawn, origin=int(s.place[owner, pawn]), to=cell)
    s.place[owner, pawn] = cell
