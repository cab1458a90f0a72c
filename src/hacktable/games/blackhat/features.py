"""What a network sees of Black Hat: which fields, in what form, and the facts that no field says outright.

One network plays every number of players, edition, board and option: all of them are columns. Hands are counted from who decides; the
Robot always has place 2. Spaces are seen by their place on the board with what they are now (value, trap, what they let a pawn do), and
moves by what they lead to, so that a board nobody has seen before can be played too.
"""

from __future__ import annotations

import re
from random import Random

from hacktable.games.blackhat.board import (
    BOARDS,
    CARD_KINDS,
    CUSTOM,
    HANDS,
    HAT,
    JOKER,
    RANKS,
    ROBOT,
    STATUS_LOWEST,
    STATUSES,
    WILD_RANK,
    Board,
    own_file,
)
from hacktable.games.blackhat.board import STATUS_STEP as STATUS_BETWEEN
from hacktable.games.blackhat.drawing import CELLS, COLUMNS, QUARTERS, Kind
from hacktable.games.blackhat.rules.cards import cards_of, is_hat_trick, set_rank, set_size
from hacktable.games.blackhat.rules.scoring import trace_in_hand, under_pawns
from hacktable.games.blackhat.rules.spaces import (
    NO_PAWN,
    destinations,
    kind_at,
    occupied,
    on_board,
    pawn_at,
    quarter_cell,
    supply,
    traps,
    value_at,
)
from hacktable.games.blackhat.rules.trick import winner_of
from hacktable.games.blackhat.state import JAIL, MARKERS, PAWNS, PLACES, Phase, State
from hacktable.games.blackhat.verbs import FOLLOW, LAY, LEAD, MARK, MOVE, PICK, PLAY, SEND, TRACE
from hacktable.kernel.bits import first_of
from hacktable.kernel.columns import FLAG, STEPS, Facts, Layout, Notes, a_seat, clip, hot, mark_steps, number, rotate, unrotate
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.options import Value
from hacktable.kernel.verbs import field_of, verb_of

UNSEEN_TRACE = 22
"""What a card that nobody has seen leaves on average, in tenths."""
FAR = 1 << 20
NEAR = 31
"""Distances from a status card that are told apart: from 15 below it to 15 above."""


@kernel
def hands(board: Board) -> int:
    return int(board.hands)


@kernel
def hand_at(board: Board, me: int, turn: int) -> int:
    return turn if board.robot == 1 and turn == ROBOT else rotate(int(board.seats), me, turn)


@kernel
def turn_of(board: Board, me: int, hand: int) -> int:
    return hand if board.robot == 1 and hand == ROBOT else unrotate(int(board.seats), me, hand)


# ---------------------------------------------------------------- facts of a position

_S = Layout()
HELD_STEP = _S.block(CARD_KINDS * 4)
HELD_COUNT = _S.block(CARD_KINDS, 1 / 4)
UNSEEN = _S.block(CARD_KINDS, 1 / 7)
SET_WIDTH = 18
SETS = _S.block(HANDS * SET_WIDTH)
BEST_RANK = _S.block(WILD_RANK + 1)
BEST_HAND = _S.block(HANDS)
HATTED = _S.block(1)
PAWN_AT = _S.block(HANDS * (CELLS + 1))
UNDER = _S.block(HANDS, 1 / 4)
MOVABLE = _S.block(HANDS * (PAWNS + 1))
FRONT = _S.block(HANDS, 1 / 10)
AT_GOAL = _S.block(HANDS)
BETTER = _S.block(HANDS, 1 / 4)
POINTS = _S.block(HANDS, 1 / 20)
POINTS_STEP = _S.block((HANDS - 1) * STEPS)
TOTAL_STEP = _S.block((HANDS - 1) * STEPS)
AHEAD = _S.block(HANDS)
STATUS_STEP = _S.block(STEPS)
TRACE_HELD = _S.block(1, 1 / 20)
PAWN_OF = _S.block(HANDS)
VALUE = _S.block(CELLS, 1 / 3)
TRAP = _S.block(CELLS)
USEFUL = _S.block(CELLS * 2)
FREE_MARKERS = _S.block(1, 1 / 3)
SUPPLY = _S.block(1, 1 / 8)
STATUS = _S.block(1, 1 / 20)
OFF = _S.block(2, 1 / 20)
OFF_STEP = _S.block(NEAR)
LIKELY_OFF = _S.block(HANDS, 1 / 10)


@kernel
def projected(board: Board, m: State, hand: int, me: int) -> int:
    """A hand's total if the round were scored now; unseen cards count as average ones."""
    known, trace = 0, 0
    for kind in range(CARD_KINDS):
        count = cards_of(m, hand, kind) if hand == me else int(m.open[hand, kind])
        known += count
        trace += count * int(board.trace[kind])
    rest = UNSEEN_TRACE * (int(m.held[hand]) - known) // 10
    return int(m.points[hand]) + max(0, under_pawns(board, m, hand) + trace + rest)


@kernel
def winning(board: Board, m: State) -> int:
    """Who wins the trick so far, and with what rank: hand × 16 + rank; −1 while nothing lies."""
    if m.led == 0 or m.phase > Phase.PICKUP:
        return -1
    best = winner_of(board, m, is_hat_trick(board, m))
    return best * 16 + set_rank(m, best)


@kernel
def cheapest(board: Board, m: State, cells: int) -> int:
    """The lowest value of these spaces; 0 if there is none."""
    low = FAR
    while cells != 0:
        low = min(low, value_at(board, m, first_of(cells)))
        cells &= cells - 1
    return 0 if low == FAR else low


@kernel
def write_facts(board: Board, m: State, me: int, out: Ints, row: int, at: int) -> None:
    write_cards(board, m, me, out, row, at)
    write_spaces(board, m, out, row, at)
    taken, goal = occupied(board, m), 1 << int(board.asset)
    mine, ahead = projected(board, m, me, me), 0
    for turn in range(board.hands):
        hand = hand_at(board, me, turn)
        front, movable, reaches, better = 0, 0, 0, -9
        for pawn in range(PAWNS):
            place = int(m.place[hand, pawn])
            if on_board(place):
                out[row, at + PAWN_AT + turn * (CELLS + 1) + place] += 1
                there = destinations(board, m, place, taken)
                if there != 0:
                    movable += 1
                    better = max(better, value_at(board, m, place) - cheapest(board, m, there))
                    reaches = 1 if there & goal != 0 else reaches
                if not traps(board, kind_at(board, m, place)):
                    front = max(front, place % COLUMNS)
            elif place == JAIL:
                out[row, at + PAWN_AT + turn * (CELLS + 1) + CELLS] += 1
        out[row, at + UNDER + turn] = clip(under_pawns(board, m, hand), 100)
        out[row, at + MOVABLE + turn * (PAWNS + 1) + movable] = 1
        out[row, at + FRONT + turn] = front
        out[row, at + AT_GOAL + turn] = reaches
        out[row, at + BETTER + turn] = better if movable > 0 else 0
        if turn > 0:
            less = int(m.points[hand]) - int(m.points[me])
            out[row, at + POINTS + turn] = clip(less, 60)
            mark_steps(out, row, at + POINTS_STEP + (turn - 1) * STEPS, less)
            mark_steps(out, row, at + TOTAL_STEP + (turn - 1) * STEPS, projected(board, m, hand, me) - mine)
            ahead += 1 if less < 0 else 0
    out[row, at + POINTS] = clip(int(m.points[me]), 100)
    out[row, at + AHEAD + ahead] = 1
    if board.celebrity == 1:
        write_fame(board, m, me, mine, out, row, at)
    if m.phase > Phase.HACK:
        out[row, at + PAWN_OF + turn_of(board, me, int(m.pawn) // PAWNS)] = 1


@kernel
def write_fame(board: Board, m: State, me: int, mine: int, out: Ints, row: int, at: int) -> None:
    """The own status card, how far from it one is, and how far others are on average from cards that they may hold."""
    status = int(m.status[me])
    mark_steps(out, row, at + STATUS_STEP, mine - status)
    out[row, at + STATUS] = status
    out[row, at + OFF] = clip(mine - status, 100)
    out[row, at + OFF + 1] = clip(int(m.points[me]) - status, 100)
    mark_near(out, row, at + OFF_STEP, mine - status)
    for turn in range(board.hands):
        hand = hand_at(board, me, turn)
        total, off, cards = projected(board, m, hand, me), 0, 0
        for place in range(STATUSES):
            card = STATUS_LOWEST + STATUS_BETWEEN * place
            if (card == status) == (hand == me):
                off += abs(total - card)
                cards += 1
        out[row, at + LIKELY_OFF + turn] = min(100, off // cards)


@kernel
def mark_near(out: Ints, row: int, at: int, off: int) -> None:
    """A column for each distance: is it at least so much?"""
    for step in range(NEAR):
        out[row, at + step] = 1 if off >= step - NEAR // 2 else 0


@kernel
def write_nearer(board: Board, m: State, me: int, change: int, out: Ints, row: int, at: int) -> None:
    """How much nearer to the own status card an action brings that changes the own total so much."""
    if board.celebrity == 1:
        off = projected(board, m, me, me) - int(m.status[me])
        out[row, at + NEARER] = clip(abs(off) - abs(off + change), 100)


@kernel
def write_cards(board: Board, m: State, me: int, out: Ints, row: int, at: int) -> None:
    """The own hand, what nobody has seen, and the trick."""
    for kind in range(CARD_KINDS):
        count = cards_of(m, me, kind)
        for step in range(4):
            out[row, at + HELD_STEP + kind * 4 + step] = 1 if count > step else 0
        out[row, at + HELD_COUNT + kind] = count
        unseen = int(board.deck[kind]) - int(m.discard[kind]) - int(m.hidden[me, kind])
        for hand in range(board.hands):
            unseen -= int(m.open[hand, kind]) + int(m.trick[hand, kind])
        out[row, at + UNSEEN + kind] = unseen
    out[row, at + TRACE_HELD] = clip(trace_in_hand(board, m, me), 100)
    if m.phase <= Phase.PICK:
        out[row, at + HATTED] = 1 if is_hat_trick(board, m) else 0
        for turn in range(board.hands):
            hand = hand_at(board, me, turn)
            size = set_size(m, hand)
            if size > 0:
                base = at + SETS + turn * SET_WIDTH
                out[row, base + set_rank(m, hand) - 1] = 1
                out[row, base + WILD_RANK] = 1
                out[row, base + WILD_RANK + 1] = size
                out[row, base + WILD_RANK + 2] = m.trick[hand, JOKER]
                out[row, base + WILD_RANK + 3] = m.trick[hand, HAT]
    best = winning(board, m)
    if best >= 0:
        out[row, at + BEST_RANK + best % 16] = 1
        out[row, at + BEST_HAND + turn_of(board, me, best // 16)] = 1


@kernel
def write_spaces(board: Board, m: State, out: Ints, row: int, at: int) -> None:
    """The board as it lies now, with modules and markers."""
    for cell in range(CELLS):
        kind = kind_at(board, m, cell)
        out[row, at + VALUE + cell] = board.value[m.top[cell]]
        out[row, at + TRAP + cell] = 1 if traps(board, kind) else 0
        out[row, at + USEFUL + cell] = 1 if kind == Kind.EXPLOIT else 0
        out[row, at + USEFUL + CELLS + cell] = 1 if kind == Kind.RANDOMIZER else 0
    free = 0
    for marker in range(MARKERS):
        place = int(m.marker[marker])
        if on_board(place):
            out[row, at + VALUE + place] += m.sign[marker]
        else:
            free += 1
    out[row, at + FREE_MARKERS] = free
    out[row, at + SUPPLY] = supply(m)


# ---------------------------------------------------------------- what the critic sees besides

_X = Layout()
HIDDEN_STEP = _X.block((HANDS - 1) * CARD_KINDS * 3)
HIDDEN_COUNT = _X.block((HANDS - 1) * CARD_KINDS, 1 / 4)
HIDDEN_TRACE = _X.block(HANDS - 1, 1 / 20)
TRUE_STEP = _X.block((HANDS - 1) * STEPS)
TRUE_OFF = _X.block(HANDS - 1, 1 / 20)
TRUE_OFF_STEP = _X.block((HANDS - 1) * STEPS)


@kernel
def write_secret_facts(board: Board, s: State, me: int, out: Ints, row: int, at: int) -> None:
    mine = projected(board, s, me, me)
    for turn in range(1, board.hands):
        hand = hand_at(board, me, turn)
        for kind in range(CARD_KINDS):
            count, cell = int(s.hidden[hand, kind]), (turn - 1) * CARD_KINDS + kind
            for step in range(3):
                out[row, at + HIDDEN_STEP + cell * 3 + step] = 1 if count > step else 0
            out[row, at + HIDDEN_COUNT + cell] = count
        out[row, at + HIDDEN_TRACE + turn - 1] = clip(trace_in_hand(board, s, hand), 100)
        total = projected(board, s, hand, hand)
        mark_steps(out, row, at + TRUE_STEP + (turn - 1) * STEPS, total - mine)
        if board.celebrity == 1:
            out[row, at + TRUE_OFF + turn - 1] = clip(total - int(s.status[hand]), 100)
            mark_steps(out, row, at + TRUE_OFF_STEP + (turn - 1) * STEPS, total - int(s.status[hand]))


# ---------------------------------------------------------------- facts of an action

_A = Layout()
FULL = _A.block(1)
WINS = _A.block(1)
LEFT = _A.block(4)
SHED = _A.block(1, 1 / 5)
REST = _A.block(1, 1 / 2)
GONE = _A.block(1)
NATURALS = _A.block(5)
JOKERS = _A.block(4)
SIZE = _A.block(9)
FROM = _A.block(CELLS)
WORTH = _A.block(1, 1 / 3)
GAIN = _A.block(1, 1 / 3)
KIND = _A.block(len(Kind))
FORWARD = _A.block(1, 1 / 3)
ONWARD = _A.block(1, 1 / 3)
WAYS = _A.block(3)
NEXT_TO_GOAL = _A.block(1)
GOAL = _A.block(1)
GOAL_STEP = _A.block(STEPS)
THERE = _A.block(HANDS)
CHANGE = _A.block(HANDS, 1 / 3)
NEARER = _A.block(1, 1 / 5)
END_OFF = _A.block(1, 1 / 10)
END_STEP = _A.block(NEAR)


@kernel
def write_action_facts(board: Board, m: State, me: int, act: int, out: Ints, row: int, at: int) -> None:
    verb = verb_of(act)
    if verb == PLAY:
        write_set(board, m, act, out, row, at)
        if m.turn == me:
            write_nearer(board, m, me, -int(out[row, at + SHED]), out, row, at)
    elif verb in (LEAD, FOLLOW):
        write_size(m, field_of(act, 0), out, row, at)
    elif verb == PICK:
        rank = field_of(act, 0)
        have = cards_of(m, int(m.turn), rank - 1)
        out[row, at + REST] = have
        out[row, at + GONE] = 1 if have == 0 else 0
        out[row, at + SHED] = -int(board.trace[rank - 1])
        if m.turn == me:
            write_nearer(board, m, me, int(board.trace[rank - 1]), out, row, at)
    elif verb in (MOVE, SEND):
        write_move(board, m, me, field_of(act, 0), field_of(act, 1), field_of(act, 2), out, row, at)
    elif verb in (MARK, TRACE):
        cell = field_of(act, 0)
        out[row, at + WORTH] = value_at(board, m, cell)
        out[row, at + KIND + kind_at(board, m, cell)] = 1
        there = pawn_at(board, m, cell)
        if there != NO_PAWN:
            out[row, at + THERE + turn_of(board, me, there // PAWNS)] = 1
        out[row, at + GOAL] = 1 if cell == board.asset else 0
    elif verb == LAY:
        write_laying(board, m, me, field_of(act, 0), out, row, at)


@kernel
def write_left(m: State, hand: int, size: int, out: Ints, row: int, at: int) -> None:
    left = int(m.held[hand]) - size
    for step in range(4):
        out[row, at + LEFT + step] = 1 if left <= step else 0
    out[row, at + SIZE + min(8, size)] = 1


@kernel
def write_set(board: Board, m: State, act: int, out: Ints, row: int, at: int) -> None:
    """A set: whether it wins what lies, what it sheds, what it leaves."""
    rank, naturals, jokers, hat = field_of(act, 0), field_of(act, 1), field_of(act, 2), field_of(act, 3)
    hand, size = int(m.turn), naturals + jokers + hat
    for step in range(5):
        out[row, at + NATURALS + step] = 1 if naturals > step else 0
    for step in range(4):
        out[row, at + JOKERS + step] = 1 if jokers > step else 0
    write_left(m, hand, size, out, row, at)
    full = m.led == 0 or size == m.led
    out[row, at + FULL] = 1 if full else 0
    best = winning(board, m)
    wins = best < 0
    if best >= 0 and full:
        if hat == 1 and not is_hat_trick(board, m):  # the order turns round: the lowest wins
            lower = 0
            for other in range(board.hands):
                lower += 1 if other != hand and set_size(m, other) == m.led and set_rank(m, other) < rank else 0
            wins = lower == 0
        elif is_hat_trick(board, m):
            wins = rank <= best % 16
        else:
            wins = rank >= best % 16
    out[row, at + WINS] = 1 if wins else 0
    shed = jokers * int(board.trace[JOKER]) + hat * int(board.trace[HAT])
    if rank < WILD_RANK:
        shed += naturals * int(board.trace[rank - 1])
        rest = cards_of(m, hand, rank - 1) - naturals
        out[row, at + REST] = rest
        out[row, at + GONE] = 1 if rest == 0 else 0
    out[row, at + SHED] = clip(shed, 100)


@kernel
def write_size(m: State, size: int, out: Ints, row: int, at: int) -> None:
    """How many cards: of how many ranks there are just so many."""
    hand, fits = int(m.turn), 0
    for kind in range(RANKS):
        fits += 1 if cards_of(m, hand, kind) == size else 0
    out[row, at + REST] = fits
    write_left(m, hand, size, out, row, at)


@kernel
def write_move(board: Board, m: State, me: int, owner: int, pawn: int, cell: int, out: Ints, row: int, at: int) -> None:
    """A pawn goes somewhere: from where, what is there, what comes after; at the goal, who would win."""
    origin = int(m.place[owner, pawn])
    before, later = value_at(board, m, origin), value_at(board, m, cell)
    kind = kind_at(board, m, cell)
    onward = 0 if traps(board, kind) else int(m.onward[cell])
    out[row, at + FROM + origin] = 1
    out[row, at + WORTH] = later
    out[row, at + GAIN] = before - later
    out[row, at + KIND + kind] = 1
    out[row, at + FORWARD] = cell % COLUMNS - origin % COLUMNS
    out[row, at + ONWARD] = later - cheapest(board, m, onward) if onward != 0 else 0
    ways = (1 if onward != 0 else 0) + (1 if onward & (onward - 1) != 0 else 0)
    out[row, at + WAYS + ways] = 1
    out[row, at + NEXT_TO_GOAL] = 1 if (onward >> int(board.asset)) & 1 else 0
    if owner == me:
        write_nearer(board, m, me, later - before, out, row, at)
    if cell == board.asset:
        out[row, at + GOAL] = 1
        if board.celebrity == 1:
            off = projected(board, m, me, me) + (later - before if owner == me else 0) - int(m.status[me])
            out[row, at + END_OFF] = clip(off, 100)
            mark_near(out, row, at + END_STEP, off)
        best = FAR
        for other in range(board.hands):
            if other != me:
                best = min(best, projected(board, m, other, me) - (before - later if other == owner else 0))
        mark_steps(out, row, at + GOAL_STEP, best - projected(board, m, me, me) + (before - later if owner == me else 0))


@kernel
def write_laying(board: Board, m: State, me: int, corner: int, out: Ints, row: int, at: int) -> None:
    """A module: what it changes under whose pawns."""
    for quarter in range(QUARTERS):
        cell = quarter_cell(corner, quarter)
        there = pawn_at(board, m, cell)
        if there != NO_PAWN:
            turn = turn_of(board, me, there // PAWNS)
            top = CELLS + (int(m.drawn) - 1) * QUARTERS + quarter
            out[row, at + THERE + turn] = 1
            out[row, at + CHANGE + turn] += int(board.value[top]) - value_at(board, m, cell)


# ---------------------------------------------------------------- all of it


def drawn(chance: Random, players: int) -> dict[str, Value]:
    """Any edition, board and modules, and each of the other options as often as not. One board in five is drawn anew."""
    board = chance.choice(BOARDS)
    options: dict[str, Value] = {
        "edition": chance.choice(("house", "finnish", "norwegian", "portuguese")),
        "board": board,
        "modules": chance.randrange(6),
    }
    if chance.random() < 0.2:
        options |= {"board": CUSTOM, "drawing": redrawn(chance, own_file(board).read_text("utf-8"))}
    for name in ("short_deck", "hidden_hat", "tracer", "secret_asset", "celebrity", "broken_honeypot"):
        options[name] = chance.random() < 0.5 and not (name == "short_deck" and players == HANDS)
    return options


HOST = r"\bH[+-]\d"
"""A Host in a drawing; BH-4 in a comment is none."""


def redrawn(chance: Random, drawing: str) -> str:
    """A drawing whose Hosts have changed places."""
    hosts = re.findall(HOST, drawing)
    chance.shuffle(hosts)
    return re.sub(HOST, lambda found: hosts.pop(), drawing)


NOTES = Notes(
    seats=HANDS,
    hands=hands,
    hand_at=hand_at,
    turn_of=turn_of,
    board={
        "seats": hot(2, 6),
        "modules": number(1 / 3),
        **dict.fromkeys(
            (
                "hidden_hat",
                "tracer",
                "secret_asset",
                "celebrity",
                "broken_honeypot",
                "any_size",
                "refill",
                "highest_pickup",
                "service_may",
                "half_later",
                "half_next",
                "exploit_any",
                "tie_previous",
                "latest_alarm",
                "back_left",
                "robot_hatless",
                "celebrity_previous",
            ),
            FLAG,
        ),
        "deck": number(1 / 7),
    },
    state={
        "phase": hot(0, Phase.OVER - 1),
        "rounds": hot(0, 11),
        "last": number(1 / 10),
        "open": number(1 / 2),
        "held": hot(0, 12),
        "pile_size": number(1 / 40),
        "tracer": hot(-1, len(PLACES) - 1),
        "drawn": hot(0, 16),
        "turn": a_seat(),
        "control": a_seat(),
        "dealer": a_seat(),
        "leader": a_seat(),
        "winner": a_seat(),
        "step": hot(0, HANDS),
        "led": hot(0, 8),
        "said": hot(0, 8, own=True),
        "picks": number(1 / 2),
        "lowest_pick": number(1 / 8),
        "trace_due": FLAG,
        "alarm_by": a_seat(1),
        "broken": FLAG,
        "turned": hot(0, 6),
        "out": FLAG,
        "first": FLAG,
    },
    by_facts=("onward", "points", "hidden", "trick", "discard", "place", "marker", "sign", "laid", "top", "pawn", "status"),
    unused={
        "tricks": "rounds say how long the game has lasted",
        "source": "points count, not where they came from",
        "previous": "decides ties of ties",
        "returned": "what a refilled draw pile holds matters little",
        "late": "as returned",
        "drew": "as returned",
        "since": "as returned",
        "came_from": "legal steps of the Tracer follow from it",
        "side": "it shows in top",
        "pending": "more than one module at a time is rare",
        "quarter": "as pending",
        "arrived": "the game is over then",
        "famous": "status cards are shown when the game is over",
    },
    secret={"tile": hot(0, 6), "pile": number(1 / 7)},
    facts=Facts(write_facts, _S),
    secret_facts=Facts(write_secret_facts, _X),
    action={"naturals": None, "jokers": None, "size": None, "pawn": None},
    action_facts=Facts(write_action_facts, _A),
    verbs=TRACE,
    players={2: 0.2, 3: 0.1, 4: 0.3, 5: 0.12, 6: 0.28},
    drawn=drawn,
)
