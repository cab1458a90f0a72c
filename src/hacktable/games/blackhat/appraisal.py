"""What moves and spaces are worth to a player, for the greedy bot: in hundredths of a point.

`friend` is the seat for which it is judged: the hand that acts, or, for the Robot, the human who plays it.
"""

from __future__ import annotations

from hacktable.games.blackhat.board import CELLS, COLUMNS, QUARTERS, Kind
from hacktable.games.blackhat.rules.cards import cards_of
from hacktable.games.blackhat.rules.scoring import trace_in_hand, under_pawns
from hacktable.games.blackhat.rules.spaces import NOBODY, kind_at, on_board, pawn_at, quarter_cell, traps, value_at
from hacktable.games.blackhat.state import PAWNS, Phase, State
from hacktable.games.blackhat.table import KINDS, Table
from hacktable.kernel.compiling import kernel

WON = 1_000_000
POINT = 100
STEP = 15
"""A step nearer to the goal."""
UNSEEN_TRACE = 220
"""What a card that nobody has seen leaves on average."""
STUCK = 35
"""For each point of its space, what a pawn loses that will never move again."""
USEFUL = 60
"""An Exploit or a Randomizer that can be used."""
ATTACK = 120
"""A Denial-of-Service."""
JAILED = 500


@kernel
def column(cell: int) -> int:
    return cell % COLUMNS


@kernel
def scorings_left(t: Table, m: State) -> int:
    """How often a pawn's space will be counted, in hundredths: fewer times, the nearer the first pawn is to the goal."""
    nearest = COLUMNS
    for hand in range(t.hands):
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if on_board(place) and not traps(t, kind_at(t, m, place)):
                nearest = min(nearest, column(int(t.asset)) - column(place))
    return 100 + 25 * nearest


@kernel
def expected_total(t: Table, m: State, hand: int, seat: int) -> int:
    """A hand's total in hundredths if the round were scored now; cards that `seat` does not know count as average ones."""
    total = POINT * int(m.points[hand])
    round_points = POINT * (under_pawns(t, m, hand) + trace_in_hand(t, m, hand))
    known = 0
    for kind in range(KINDS):
        known += cards_of(m, hand, kind)
    return total + max(0, round_points + UNSEEN_TRACE * (int(m.held[hand]) - known))


@kernel
def ending(t: Table, m: State, friend: int, change: int) -> int:
    """What it is worth to end the game now; `change` is what the ending move changes in the friend's points, in hundredths."""
    mine = expected_total(t, m, friend, friend) + change
    if t.celebrity == 1:  # others' targets are not known: near one's own is good enough
        return WON if abs(mine - POINT * int(m.status[friend])) <= 4 * POINT else -WON
    best = WON
    for hand in range(t.hands):
        if hand != friend and m.out[hand] == 0:
            best = min(best, expected_total(t, m, hand, friend))
    return WON if mine < best else -WON + best - mine


@kernel
def leading(t: Table, m: State, hand: int) -> bool:
    """Whether a hand has no more points than any other."""
    ahead = 0
    for other in range(t.hands):
        ahead += 1 if m.out[other] == 0 and m.points[other] < m.points[hand] else 0
    return ahead == 0


# ---------------------------------------------------------------- moving


@kernel
def worth_of_move(t: Table, m: State, friend: int, mover: int, owner: int, pawn: int, cell: int) -> int:
    """A move of `mover`: for the friend's own pawn its gain; for another's, what it costs them."""
    origin = int(m.place[owner, pawn])
    drop = value_at(t, m, origin) - value_at(t, m, cell)
    if cell == t.asset:
        return ending(t, m, friend, -POINT * drop if owner == friend else 0) if ends(t, m) else STEP
    gain = drop * scorings_left(t, m) + STEP * (column(cell) - column(origin))
    gain += worth_of_space(t, m, owner, cell)
    if owner == friend:
        return gain
    if mover == owner:  # the Robot's own pawns: that it moves is nobody's gain
        return gain // 4
    return -gain // 2


@kernel
def ends(t: Table, m: State) -> bool:
    """Whether a pawn on the Critical Asset ends the game for sure; a face-down tile may be a Decoy, but seldom is."""
    return m.phase != Phase.OVER


@kernel
def worth_of_space(t: Table, m: State, owner: int, cell: int) -> int:
    """What a space does for the owner of a pawn that enters it, besides its value."""
    kind = kind_at(t, m, cell)
    worth = 0
    if traps(t, kind):
        worth -= STUCK * (value_at(t, m, cell) + 2)
    if kind == Kind.SERVICE:
        worth += ATTACK
    elif kind in (Kind.EXPLOIT, Kind.RANDOMIZER):
        worth += USEFUL
    return worth


# ---------------------------------------------------------------- using spaces


@kernel
def harm(t: Table, m: State, friend: int, hand: int, pawn: int) -> int:
    """What it is worth to the friend that a pawn goes back to the start."""
    place = int(m.place[hand, pawn])
    lost = (value_at(t, m, int(t.backdoor)) - value_at(t, m, place)) * scorings_left(t, m) // 2
    lost += STEP * column(place)
    if traps(t, kind_at(t, m, place)):
        lost -= STUCK * (value_at(t, m, place) + 2)
    if hand == friend:
        return -lost
    return lost * 3 // 2 if leading(t, m, hand) else lost


@kernel
def worth_of_mark(t: Table, m: State, friend: int, cell: int, change: int) -> int:
    """Cheaper under the friend's pawns, dearer under others'; a negative space invites them to move the pawn on."""
    sign = 2 * change - 1
    there = pawn_at(t, m, cell)
    if there == NOBODY:
        return -5
    if there // PAWNS == friend:
        stays = 2 if traps(t, kind_at(t, m, cell)) else 1
        return -sign * POINT * stays
    return sign * (POINT // 2 if leading(t, m, there // PAWNS) else POINT // 3)


@kernel
def worth_of_laying(t: Table, m: State, friend: int, face: int, corner: int) -> int:
    """What a module changes under pawns: good for the friend, bad for the others."""
    worth = 0
    for quarter in range(QUARTERS):
        cell = quarter_cell(corner, quarter)
        there = pawn_at(t, m, cell)
        if there != NOBODY:
            top = CELLS + face * QUARTERS + quarter
            rise = int(t.value[top]) - value_at(t, m, cell)
            trapped = (1 if traps(t, int(t.kind[top])) else 0) - (1 if traps(t, kind_at(t, m, cell)) else 0)
            cost = POINT * rise + 2 * STUCK * trapped
            worth += -cost if there // PAWNS == friend else cost // 3
    return worth


@kernel
def worth_of_step(t: Table, m: State, friend: int, cell: int) -> int:
    """The Tracer towards others' pawns, away from the friend's."""
    if cell == t.asset:
        return ending(t, m, friend, 0)
    worth = 0
    for hand in range(t.hands):
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if on_board(place) and column(place) >= column(cell):
                away = abs(place // COLUMNS - cell // COLUMNS) + column(place) - column(cell)
                near = JAILED if away == 0 else 40 // away
                worth += -2 * near if hand == friend else near
    return worth
