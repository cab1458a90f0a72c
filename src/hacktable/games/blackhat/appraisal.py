"""What moves and spaces are worth to a player, for the greedy bot: in hundredths of a point.

`friend` is the seat for which it is judged: the hand that acts, or, for the Robot, the human who plays it. A space
costs what a pawn on it will leave until the game ends: `ahead` holds that for every cell, and follows the arrows.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.blackhat.board import CARD_KINDS, Board
from hacktable.games.blackhat.drawing import CELLS, COLUMNS, QUARTERS, Kind
from hacktable.games.blackhat.rules.cards import cards_of, is_robot
from hacktable.games.blackhat.rules.effects import NO_MARKER, free_marker
from hacktable.games.blackhat.rules.scoring import JAIL_VALUE, trace_in_hand, under_pawns
from hacktable.games.blackhat.rules.seats import hands_in
from hacktable.games.blackhat.rules.spaces import (
    NO_PAWN,
    can_move,
    kind_at,
    occupied,
    on_board,
    pawn_at,
    pawns_on_board,
    quarter_cell,
    supply,
    traps,
    value_at,
)
from hacktable.games.blackhat.state import PAWNS, State
from hacktable.kernel.bits import first_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

WON = 1_000_000
POINT = 100
STEP = 12
"""A step nearer to the goal, for whoever is in the lead."""
MOVING = 60
"""How often, in a hundred rounds, a pawn gets to move on to where it wants to be."""
UNSEEN_TRACE = 220
"""What a card that nobody has seen leaves on average."""
USEFUL = 60
"""An Exploit or a Randomizer that can be used."""
TRACING = 150
"""To be the one who moves the Tracer."""
IMMOBILE = 200
"""To have no pawn left that can move: every trick brings a card."""
OUTCAST = 1500
"""To send a rival's last pawn to jail."""
PATIENCE = 8
"""Rounds for which it pays to wait, rather than to end a game that is lost."""
WEARY = 100
"""With every round after that, going on to the goal gets better, and to be trapped worse: otherwise bots could play on for ever."""


@kernel
def column(cell: int) -> int:
    return cell % COLUMNS


@kernel
def scorings_left(board: Board, m: State) -> int:
    """How often a pawn's space will be counted, in hundredths: fewer times, the nearer the first pawn is to the goal."""
    nearest = COLUMNS
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if on_board(place) and not traps(board, kind_at(board, m, place)):
                nearest = min(nearest, column(int(board.asset)) - column(place))
    return 100 + 30 * nearest


@kernel
def look_ahead(board: Board, m: State, ahead: Ints) -> None:
    """For every space, what a pawn there will cost: now, and round after round, as it moves on to better ones."""
    left = scorings_left(board, m)
    later = np.zeros(CELLS, np.int64)
    for cell in range(CELLS):
        ahead[cell] = value_at(board, m, cell) * (left % 100)
    for _ in range(left // 100):
        for cell in range(CELLS):
            later[cell] = ahead[cell]
        for cell in range(CELLS):
            kind = kind_at(board, m, cell)
            if kind != Kind.BLACK:
                best = later[cell]
                onward = 0 if traps(board, kind) else int(m.onward[cell]) & ~(1 << int(board.asset))
                while onward != 0:
                    best = min(best, later[first_of(onward)])
                    onward &= onward - 1
                ahead[cell] = POINT * value_at(board, m, cell) + (MOVING * best + (100 - MOVING) * later[cell]) // 100


# ---------------------------------------------------------------- how players stand


@kernel
def expected_total(board: Board, m: State, hand: int) -> int:
    """A hand's total in hundredths if the round were scored now; cards that are not known count as average ones."""
    total = POINT * int(m.points[hand])
    round_points = POINT * (under_pawns(board, m, hand) + trace_in_hand(board, m, hand))
    known = 0
    for kind in range(CARD_KINDS):
        known += cards_of(m, hand, kind)
    return total + max(0, round_points + UNSEEN_TRACE * (int(m.held[hand]) - known))


@kernel
def ending(board: Board, m: State, friend: int, change: int) -> int:
    """What it is worth to end the game now; `change` is what the ending move changes in the friend's points, in hundredths."""
    mine = expected_total(board, m, friend) + change
    if board.celebrity == 1:  # others' status cards are not known: to be near one's own is good enough
        won = abs(mine - POINT * int(m.status[friend])) <= 4 * POINT
    else:
        best = WON
        for hand in range(board.hands):
            if hand != friend and m.out[hand] == 0:
                best = min(best, expected_total(board, m, hand))
        won = mine < best
    if won:
        return WON
    return -WON if m.rounds <= PATIENCE else weariness(m) - 2 * WEARY


@kernel
def weariness(m: State) -> int:
    """How much a player wants a long game to end."""
    return WEARY * max(0, int(m.rounds) - PATIENCE)


@kernel
def leading(board: Board, m: State, hand: int) -> bool:
    """Whether a hand has no more points than any other."""
    ahead = 0
    for other in range(board.hands):
        ahead += 1 if m.out[other] == 0 and m.points[other] < m.points[hand] else 0
    return ahead == 0


@kernel
def rivalry(board: Board, m: State, hand: int) -> int:
    """How much of what another hand loses is a gain, in hundredths: the fewer there are, the more, and the leader's most."""
    if is_robot(board, hand):
        return 20
    part = 100 // max(1, hands_in(board, m) - 1)
    return part * 3 // 2 if leading(board, m, hand) else part


# ---------------------------------------------------------------- moving


@kernel
def worth_of_move(board: Board, m: State, friend: int, owner: int, pawn: int, cell: int, ahead: Ints) -> int:
    """A move of a pawn: for the friend's own its gain; for another's, what it costs them."""
    origin = int(m.place[owner, pawn])
    if cell == board.asset:
        drop = value_at(board, m, origin) - value_at(board, m, cell)
        return ending(board, m, friend, -POINT * drop if owner == friend else 0)
    gain = int(ahead[origin]) - int(ahead[cell])
    if traps(board, kind_at(board, m, cell)) and not can_move(board, m, owner, 1 - pawn, occupied(board, m)):
        gain -= IMMOBILE
    haste = STEP * (column(cell) - column(origin))
    if owner == friend:
        gain += haste if leading(board, m, friend) else -haste // 2
        gain += -weariness(m) if traps(board, kind_at(board, m, cell)) else weariness(m)
        return gain + worth_of_space(board, m, friend, owner, pawn, cell, ahead)
    loss = -gain * rivalry(board, m, owner) // 100
    if is_robot(board, owner):  # what its spaces offer is decided by whoever plays it
        return loss + worth_of_space(board, m, friend, owner, pawn, cell, ahead)
    return loss - worth_of_space(board, m, owner, owner, pawn, cell, ahead) * rivalry(board, m, owner) // 100


@kernel
def worth_of_space(board: Board, m: State, friend: int, owner: int, pawn: int, cell: int, ahead: Ints) -> int:
    """What a space lets the friend do who decides for a pawn that enters it, besides its value."""
    kind = kind_at(board, m, cell)
    if kind == Kind.SERVICE:
        return best_harm(board, m, friend, owner * PAWNS + pawn, ahead)
    if kind == Kind.EXPLOIT:
        return USEFUL if free_marker(m) != NO_MARKER else 0
    if kind == Kind.RANDOMIZER:
        return USEFUL if supply(m) > 0 else 0
    return TRACING if kind == Kind.ALARM and board.tracer == 1 else 0


# ---------------------------------------------------------------- using spaces


@kernel
def best_harm(board: Board, m: State, friend: int, entering: int, ahead: Ints) -> int:
    """What a Denial-of-Service is worth that must be used (BH-62)."""
    best, targets = 0, 0
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if hand * PAWNS + pawn != entering and on_board(place):
                kind = kind_at(board, m, place)
                if kind != Kind.BACKDOOR and kind != Kind.PUBLIC and kind != Kind.HONEYPOT:
                    done = harm(board, m, friend, hand, pawn, int(board.backdoor), ahead)
                    best = done if targets == 0 else max(best, done)
                    targets += 1
    return max(0, best) if board.service_may == 1 else best


@kernel
def harm(board: Board, m: State, friend: int, hand: int, pawn: int, start: int, ahead: Ints) -> int:
    """What it is worth to the friend that a pawn goes back to a start space."""
    place = int(m.place[hand, pawn])
    lost = int(ahead[start]) - int(ahead[place])
    if hand == friend:
        return -lost
    return (lost + STEP * column(place)) * rivalry(board, m, hand) // 100


@kernel
def worth_of_mark(board: Board, m: State, friend: int, cell: int, change: int) -> int:
    """Cheaper under the friend's pawns, dearer under others'; for longer where a pawn is trapped."""
    sign = 2 * change - 1
    there = pawn_at(board, m, cell)
    if there == NO_PAWN:
        return -5
    stays = scorings_left(board, m) if traps(board, kind_at(board, m, cell)) else POINT
    if there // PAWNS == friend:
        return -sign * stays
    return sign * stays * rivalry(board, m, there // PAWNS) // 100


@kernel
def worth_of_laying(board: Board, m: State, friend: int, face: int, corner: int, ahead: Ints) -> int:
    """What a module changes under pawns: good for the friend, bad for the others."""
    worth = 0
    left = scorings_left(board, m)
    for quarter in range(QUARTERS):
        cell = quarter_cell(corner, quarter)
        there = pawn_at(board, m, cell)
        if there != NO_PAWN:
            top = CELLS + face * QUARTERS + quarter
            value = int(board.value[top])
            before = int(ahead[cell])
            freed = traps(board, kind_at(board, m, cell))  # then anything may come: as if it were an ordinary space of that value
            moving = before if not freed else before * MOVING // 100
            cost = value * left if traps(board, int(board.kind[top])) else moving + POINT * (value - value_at(board, m, cell))
            worth += before - cost if there // PAWNS == friend else (cost - before) * rivalry(board, m, there // PAWNS) // 100
    return worth


@kernel
def worth_of_step(board: Board, m: State, friend: int, cell: int, ahead: Ints) -> int:
    """The Tracer onto others' pawns or towards them, away from the friend's."""
    if cell == board.asset:
        return ending(board, m, friend, 0)
    worth = 0
    jailed = JAIL_VALUE * scorings_left(board, m)
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if on_board(place) and column(place) >= column(cell):
                cost = jailed - int(ahead[place]) + (OUTCAST if pawns_on_board(m, hand) == 1 else 0)
                away = abs(place // COLUMNS - cell // COLUMNS) + column(place) - column(cell)
                cost = cost if away == 0 else cost // (4 * away)
                worth += -cost if hand == friend else cost * rivalry(board, m, hand) // 100
    return worth
