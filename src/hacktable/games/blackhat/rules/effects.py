"""What a space does to a pawn that enters it, and what follows from that (BH-53, BH-60 … BH-68, BH-107)."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.drawing import CELLS, MODULES, QUARTERS, Kind
from hacktable.games.blackhat.rules.opening import nth_module
from hacktable.games.blackhat.rules.spaces import (
    NO_PAWN,
    cover,
    kind_at,
    on_board,
    pawn_at,
    quarter_cell,
    quarter_cells,
    rewire,
    start_free_for,
    supply,
    uncover,
)
from hacktable.games.blackhat.state import MARKERS, NOWHERE, PAWNS, TRACK, Phase, State, Tile
from hacktable.games.blackhat.verbs import (
    LAY,
    MARK,
    PASS,
    RANDOMIZE,
    SEND,
    tell_alarmed,
    tell_declined,
    tell_found,
    tell_laid,
    tell_marked,
    tell_returned,
    tell_revealed,
    tell_sent,
    tell_trapped,
    tell_unmarked,
)
from hacktable.kernel.bits import first_of, how_many, nth_of
from hacktable.kernel.chacha import draw
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack

BY_SERVICE, BY_ALARM, BY_HONEYPOT = 0, 1, 2
NO_MARKER = -1


@kernel
def enter(board: Board, s: State, owner: int, pawn: int, events: Events) -> None:
    """A pawn has come to a space, or a space to a pawn: its owner decides what the space offers (BH-53)."""
    s.pawn = owner * PAWNS + pawn
    s.turn = owner
    s.phase = Phase.SETTLE
    kind = kind_at(board, s, int(s.place[owner, pawn]))
    if kind == Kind.SERVICE:
        tell_trapped(events, ALL, seat=owner, pawn=pawn, by=BY_SERVICE)
        if any_to_send(board, s):
            s.phase = Phase.SERVICE
    elif kind == Kind.ALARM:
        if board.tracer == 1:
            alarm(s, owner, pawn, events)
    elif kind == Kind.HONEYPOT:
        s.broken = board.broken_honeypot
        tell_trapped(events, ALL, seat=owner, pawn=pawn, by=BY_HONEYPOT)
    elif kind == Kind.EXPLOIT:
        if free_marker(s) != NO_MARKER and any_target(board, s):
            s.phase = Phase.EXPLOIT
    elif kind == Kind.RANDOMIZER:
        if supply(s) > 0:
            s.phase = Phase.RANDOMIZE
    elif kind == Kind.ASSET:
        reach_asset(board, s, owner, pawn, events)


@kernel
def decline(s: State, events: Events) -> None:
    tell_declined(events, ALL, seat=int(s.turn))
    s.phase = Phase.SETTLE


@kernel
def settle(board: Board, s: State, events: Events) -> None:
    """BH-68: the next action space of the module laid last; when all have been seen, of the one before it."""
    depth = pending_depth(s)
    if depth == 0:
        s.phase = Phase.TRACING
        return
    module = int(s.pending[depth - 1]) - 1
    quarter = int(s.quarter[module])
    if quarter == QUARTERS:
        s.quarter[module] = 0
        s.pending[depth - 1] = 0
        return
    s.quarter[module] += 1
    there = pawn_at(board, s, quarter_cell(int(s.laid[module]), quarter))
    if there != NO_PAWN:
        enter(board, s, there // PAWNS, there % PAWNS, events)


@kernel
def pending_depth(s: State) -> int:
    depth = 0
    while depth < MODULES and s.pending[depth] != 0:
        depth += 1
    return depth


# ---------------------------------------------------------------- Denial-of-Service, Alarm, Critical Asset


@kernel
def may_send(board: Board, s: State, hand: int, pawn: int) -> bool:
    """BH-62: any pawn but the one that entered, none on a start space, in jail or in a Honeypot."""
    place = int(s.place[hand, pawn])
    if s.pawn == hand * PAWNS + pawn or not on_board(place):
        return False
    kind = kind_at(board, s, place)
    return kind != Kind.BACKDOOR and kind != Kind.PUBLIC and kind != Kind.HONEYPOT


@kernel
def any_to_send(board: Board, s: State) -> bool:
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if may_send(board, s, hand, pawn) and starts_for(board, s, hand, pawn) > 0:
                return True
    return False


@kernel
def starts_for(board: Board, s: State, hand: int, pawn: int) -> int:
    """How many start spaces a pawn may be sent to."""
    count = 1 if start_free_for(board, s, hand, pawn, int(board.backdoor)) else 0
    return count + (1 if start_free_for(board, s, hand, pawn, int(board.public)) else 0)


@kernel
def write_starts(board: Board, s: State, hand: int, pawn: int, out: Ints, count: int) -> int:
    """The ways to send a pawn back, the lower cell first."""
    for cell in range(CELLS):
        if (cell == board.backdoor or cell == board.public) and start_free_for(board, s, hand, pawn, cell):
            out[count] = pack(SEND, hand, pawn, cell)
            count += 1
    return count


@kernel
def legal_service(board: Board, s: State, out: Ints) -> int:
    count = 0
    if board.service_may == 1:
        out[0] = pack(PASS)
        count = 1
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if may_send(board, s, hand, pawn):
                count = write_starts(board, s, hand, pawn, out, count)
    return count


@kernel
def send(board: Board, s: State, hand: int, pawn: int, cell: int, events: Events) -> None:
    tell_sent(events, ALL, by=int(s.turn), seat=hand, pawn=pawn, origin=int(s.place[hand, pawn]), to=cell)
    s.place[hand, pawn] = cell
    s.phase = Phase.SETTLE


@kernel
def alarm(s: State, owner: int, pawn: int, events: Events) -> None:
    """BH-64, BH-100: the pawn is trapped, and a Tracer that is not out yet is put on its track."""
    tell_trapped(events, ALL, seat=owner, pawn=pawn, by=BY_ALARM)
    s.alarm_by = owner + 1
    if s.tracer == NOWHERE:
        s.tracer = TRACK
        tell_alarmed(events, ALL, seat=owner, to=TRACK)


@kernel
def reach_asset(board: Board, s: State, owner: int, pawn: int, events: Events) -> None:
    """BH-61, BH-107: the first pawn there turns the secret tile; a Decoy sends it back, if there is room for it."""
    s.arrived = owner + 1
    if s.tile == Tile.NONE:
        return
    s.turned = s.tile
    s.tile = Tile.NONE
    tell_revealed(events, ALL, tile=int(s.turned))
    if s.turned == Tile.DECOY and starts_for(board, s, owner, pawn) > 0:
        s.arrived = 0
        s.phase = Phase.DECOY


@kernel
def legal_decoy(board: Board, s: State, out: Ints) -> int:
    return write_starts(board, s, int(s.pawn) // PAWNS, int(s.pawn) % PAWNS, out, 0)


# ---------------------------------------------------------------- Exploit


@kernel
def free_marker(s: State) -> int:
    for marker in range(MARKERS):
        if s.marker[marker] == NOWHERE:
            return marker
    return NO_MARKER


@kernel
def is_target(board: Board, s: State, cell: int) -> bool:
    """BH-67: the Hosts, by an option all spaces."""
    kind = kind_at(board, s, cell)
    return kind == Kind.HOST or (board.exploit_any == 1 and kind != Kind.BLACK)


@kernel
def any_target(board: Board, s: State) -> bool:
    cell = 0
    while cell < CELLS and not is_target(board, s, cell):
        cell += 1
    return cell < CELLS


@kernel
def targets(board: Board, s: State) -> int:
    """All of them, as bits."""
    cells = 0
    for cell in range(CELLS):
        cells |= (1 if is_target(board, s, cell) else 0) << cell
    return cells


@kernel
def legal_exploit(board: Board, s: State, out: Ints) -> int:
    out[0] = pack(PASS)
    count = 1
    cells = targets(board, s)
    while cells != 0:
        for change in range(2):
            out[count] = pack(MARK, first_of(cells), change)
            count += 1
        cells &= cells - 1
    return count


@kernel
def some_exploit(board: Board, s: State, coin: Ints) -> int:
    """One of these, by a toss."""
    cells = targets(board, s)
    place = toss(coin, 1 + 2 * how_many(cells))
    return pack(PASS) if place == 0 else pack(MARK, nth_of(cells, (place - 1) // 2), (place - 1) % 2)


@kernel
def mark(s: State, cell: int, change: int, events: Events) -> None:
    marker = free_marker(s)
    s.marker[marker] = cell
    s.sign[marker] = 2 * change - 1
    tell_marked(events, ALL, seat=int(s.turn), to=cell, change=change)
    s.phase = Phase.SETTLE


@kernel
def unmark(s: State, cells: int, events: Events) -> None:
    """BH-67: markers on covered or replaced cells return to the supply."""
    for marker in range(MARKERS):
        if s.marker[marker] != NOWHERE and (cells >> int(s.marker[marker])) & 1:
            tell_unmarked(events, ALL, origin=int(s.marker[marker]))
            s.marker[marker] = NOWHERE
            s.sign[marker] = 0


# ---------------------------------------------------------------- Randomizer


@kernel
def legal_randomize(out: Ints) -> int:
    out[0] = pack(PASS)
    out[1] = pack(RANDOMIZE)
    return 2


@kernel
def draw_face(s: State) -> int:
    """BH-68: a random module of the supply, a random face."""
    return nth_module(s, draw(s, supply(s))) * 2 + draw(s, 2)


@kernel
def find_face(board: Board, s: State, face: int, events: Events) -> None:
    """This face was drawn: it must be laid, and goes back if it fits nowhere."""
    tell_found(events, ALL, seat=int(s.turn), module=face // 2, side=face % 2)
    s.drawn = face + 1
    areas = int(board.areas)
    while areas != 0:
        if fits(board, s, face, first_of(areas)):
            s.phase = Phase.LAY
            return
        areas &= areas - 1
    s.drawn = 0
    tell_returned(events, ALL, module=face // 2)
    s.phase = Phase.SETTLE


@kernel
def replaced(s: State, corner: int) -> int:
    """The modules, as bits, that a module laid here would cover in part or in whole."""
    modules = 0
    for module in range(MODULES):
        if s.laid[module] != NOWHERE and quarter_cells(int(s.laid[module])) & quarter_cells(corner):
            modules |= 1 << module
    return modules


@kernel
def uncovered(s: State, corner: int) -> int:
    """The cells, as bits, whose print would show again because a module on them is replaced."""
    cells = 0
    modules = replaced(s, corner)
    for module in range(MODULES):
        if (modules >> module) & 1:
            cells |= quarter_cells(int(s.laid[module]))
    return cells & ~quarter_cells(corner)


@kernel
def fits(board: Board, s: State, face: int, corner: int) -> bool:
    """BH-68: nobody may come to stand on a black cell."""
    for quarter in range(QUARTERS):
        if board.kind[CELLS + face * QUARTERS + quarter] == Kind.BLACK and stands_on(board, s, quarter_cell(corner, quarter)):
            return False
    cells = uncovered(s, corner)
    while cells != 0:
        cell = first_of(cells)
        cells &= cells - 1
        if board.kind[cell] == Kind.BLACK and stands_on(board, s, cell):
            return False
    return True


@kernel
def stands_on(board: Board, s: State, cell: int) -> bool:
    return s.tracer == cell or pawn_at(board, s, cell) != NO_PAWN


@kernel
def legal_lay(board: Board, s: State, out: Ints) -> int:
    count = 0
    areas = int(board.areas)
    while areas != 0:
        corner = first_of(areas)
        areas &= areas - 1
        if fits(board, s, int(s.drawn) - 1, corner):
            out[count] = pack(LAY, corner)
            count += 1
    return count


@kernel
def lay_module(board: Board, s: State, corner: int, events: Events) -> None:
    """BH-68: replace what is there; the action spaces under pawns are pending now."""
    face = int(s.drawn) - 1
    s.drawn = 0
    unmark(s, quarter_cells(corner) | uncovered(s, corner), events)
    modules = replaced(s, corner)
    for module in range(MODULES):
        if (modules >> module) & 1:
            uncover(s, module)
            forget(s, module)
            tell_returned(events, ALL, module=module)
    cover(s, face // 2, face % 2, corner)
    rewire(board, s)
    tell_laid(events, ALL, module=face // 2, side=face % 2, to=corner)
    s.quarter[face // 2] = 0
    s.pending[pending_depth(s)] = face // 2 + 1
    s.phase = Phase.SETTLE


@kernel
def forget(s: State, module: int) -> None:
    """A module that is gone has no effects any more."""
    kept = 0
    for place in range(MODULES):
        each = int(s.pending[place])
        s.pending[place] = 0
        if each != 0 and each != module + 1:
            s.pending[kept] = each
            kept += 1
    s.quarter[module] = 0
