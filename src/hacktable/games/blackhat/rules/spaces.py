"""The board: spaces, values, arrows, who stands where, and where a pawn can go (BH-4, BH-5, BH-51, BH-63)."""

from __future__ import annotations

from hacktable.games.blackhat.board import HANDS, Board
from hacktable.games.blackhat.drawing import CELLS, COLUMNS, MODULES, QUARTERS, Kind
from hacktable.games.blackhat.state import MARKERS, NOWHERE, PAWNS, State
from hacktable.kernel.bits import first_of
from hacktable.kernel.compiling import kernel

NO_PAWN = -1


@kernel
def kind_at(board: Board, s: State, cell: int) -> int:
    return int(board.kind[s.top[cell]])


@kernel
def value_at(board: Board, s: State, cell: int) -> int:
    """A space's value, with its markers (BH-67)."""
    value = int(board.value[s.top[cell]])
    for marker in range(MARKERS):
        if s.marker[marker] == cell:
            value += int(s.sign[marker])
    return value


@kernel
def quarter_cell(corner: int, quarter: int) -> int:
    """A cell of a module, clockwise from its top left: 0, 1, 2, 3."""
    if quarter < 2:
        return corner + quarter
    return corner + COLUMNS + 3 - quarter


@kernel
def quarter_cells(corner: int) -> int:
    """The four cells of a module, as bits."""
    return (3 << corner) | (3 << (corner + COLUMNS))


@kernel
def rewire(board: Board, s: State) -> None:
    """BH-5: an arrow can be followed where its tail and its head are both there."""
    for cell in range(CELLS):
        onward = 0
        tails = int(board.tails[s.top[cell]])
        if tails != 0:
            for direction in range(8):
                there = int(board.beside[cell, direction])
                if (tails >> direction) & 1 and there >= 0 and (int(board.heads[s.top[there]]) >> ((direction + 4) & 7)) & 1:
                    onward |= 1 << there
        s.onward[cell] = onward


@kernel
def show_print(s: State) -> None:
    """The board without modules."""
    for cell in range(CELLS):
        s.top[cell] = cell


@kernel
def cover(s: State, module: int, side: int, corner: int) -> None:
    """Put a module's face on top of four cells."""
    s.laid[module] = corner
    s.side[module] = side
    for quarter in range(QUARTERS):
        s.top[quarter_cell(corner, quarter)] = CELLS + (module * 2 + side) * QUARTERS + quarter


@kernel
def uncover(s: State, module: int) -> None:
    """Take a module off the board; the printed cells show again."""
    for quarter in range(QUARTERS):
        cell = quarter_cell(int(s.laid[module]), quarter)
        s.top[cell] = cell
    s.laid[module] = NOWHERE
    s.side[module] = 0


@kernel
def supply(s: State) -> int:
    """How many modules are not on the board."""
    count = 0
    for module in range(MODULES):
        count += 1 if s.laid[module] == NOWHERE else 0
    return count


# ---------------------------------------------------------------- pawns


@kernel
def on_board(place: int) -> bool:
    return 0 <= place < CELLS


@kernel
def occupied(board: Board, s: State) -> int:
    """The cells with a pawn or the Tracer, as bits."""
    cells = 0
    for hand in range(HANDS):  # those that do not play stand nowhere
        for pawn in range(PAWNS):
            place = int(s.place[hand, pawn])
            cells |= 1 << place if on_board(place) else 0
    if on_board(int(s.tracer)):
        cells |= 1 << int(s.tracer)
    return cells


@kernel
def pawn_at(board: Board, s: State, cell: int) -> int:
    """The pawn on a cell, as hand × 2 + pawn; NO_PAWN if there is none. Not for start spaces."""
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if s.place[hand, pawn] == cell:
                return hand * PAWNS + pawn
    return NO_PAWN


@kernel
def traps(board: Board, kind: int) -> bool:
    """BH-63: the trap belongs to the space. An Alarm is an ordinary space without the Tracer (BH-64)."""
    return kind == Kind.SERVICE or kind == Kind.HONEYPOT or (kind == Kind.ALARM and board.tracer == 1)


@kernel
def destinations(board: Board, s: State, cell: int, taken: int) -> int:
    """Where a pawn on a cell can go, as bits; `taken` are the occupied cells (BH-51).

    Along an arrow to the next space, on over occupied ones. A jump that visits no space twice gets to no other
    spaces than one that may, and where it began is occupied: so the spaces reached are simply collected.
    """
    if traps(board, kind_at(board, s, cell)):
        return 0
    reached = int(s.onward[cell])
    jumped = 0
    while True:
        ahead = reached & taken & ~jumped & ~(1 << cell)
        if ahead == 0:
            return reached & ~taken & ~(1 << cell)
        over = first_of(ahead)
        jumped |= 1 << over
        reached |= int(s.onward[over])


@kernel
def can_move(board: Board, s: State, hand: int, pawn: int, taken: int) -> bool:
    place = int(s.place[hand, pawn])
    return on_board(place) and destinations(board, s, place, taken) != 0


@kernel
def pawns_on_board(s: State, hand: int) -> int:
    count = 0
    for pawn in range(PAWNS):
        count += 1 if on_board(int(s.place[hand, pawn])) else 0
    return count


@kernel
def start_free_for(board: Board, s: State, hand: int, pawn: int, start: int) -> bool:
    """BH-62: nobody has both pawns on one start space, and none is sent to where the Tracer stands."""
    return int(s.place[hand, 1 - pawn]) != start and s.tracer != start
