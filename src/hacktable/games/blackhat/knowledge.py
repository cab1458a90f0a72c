"""What a seat knows of Black Hat, and worlds that fit it.

The mask follows from the fields' audiences: one's own cards, the cards that everyone has seen, how many each
hand holds. Whatever a seat has not seen lies in the other hands and in the draw pile, each distribution as
likely as any other.

Where discards have refilled an empty draw pile, a seat knows more: all of them had been seen, so what is drawn
later is one of those, and what was dealt is not. A card that a hand has played since may have been either.
Imagined worlds respect that: every world that fits can come up, and no other; but after a refill they do not come up as often
as real deals would make them.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, HAT, RANKS, STATUS_LOWEST, STATUS_STEP, STATUSES, Board
from hacktable.games.blackhat.rules.cards import can_make, was_refilled
from hacktable.games.blackhat.rules.heap import heap_of, kind_in, size_of, without
from hacktable.games.blackhat.rules.seats import seat_of
from hacktable.games.blackhat.state import TILE_COUNT, Phase, State, Tile
from hacktable.kernel.bits import nth_of
from hacktable.kernel.chacha import draw, seed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import copy

EIGHTHS = 8


@kernel
def imagine(board: Board, m: State, seat: int, key: Ints, out: State) -> None:
    copy(m, out)
    seed(out, key)
    if was_refilled(m):
        deal_after_refill(board, m, seat, out)
    else:
        deal_unseen(board, m, seat, out)
    if m.phase == Phase.SET and seat_of(board, m, int(m.turn)) != seat:
        out.said[seat_of(board, m, int(m.turn))] = some_size(m, out)
    if board.secret_asset == 1 and m.turned == Tile.NONE:
        out.tile = draw(out, TILE_COUNT) + 1
    if board.celebrity == 1:
        deal_statuses(board, m, out)


# ---------------------------------------------------------------- cards


@kernel
def unseen_of(board: Board, m: State, kind: int) -> int:
    """How many cards of a kind are in others' hands and in the draw pile."""
    count = int(board.deck[kind]) - int(m.discard[kind])
    for hand in range(board.hands):
        count -= int(m.hidden[hand, kind]) + int(m.open[hand, kind]) + int(m.trick[hand, kind])
    return count


@kernel
def unknown_cards(m: State, seat: int, hand: int) -> int:
    """How many cards of a hand a seat does not know."""
    count = 0 if hand == seat else int(m.held[hand])
    for kind in range(CARD_KINDS):
        count -= 0 if hand == seat else int(m.open[hand, kind])
    return count


@kernel
def some_card(out: State, pool: Ints) -> int:
    """Take a card out of a pool by chance."""
    heap = heap_of(pool)
    kind = kind_in(heap, draw(out, size_of(heap)))
    pool[kind] -= 1
    return kind


@kernel
def deal_unseen(board: Board, m: State, seat: int, out: State) -> None:
    """The unseen cards go to the other hands at random; what is left is the draw pile."""
    for kind in range(HAT):
        out.pile[kind] = unseen_of(board, m, kind)
    heap = heap_of(out.pile)  # kept while cards are dealt: adding up all kinds again for each card would take longer than drawing it
    left = size_of(heap)
    for hand in range(board.hands):
        for _ in range(unknown_cards(m, seat, hand)):
            kind = kind_in(heap, draw(out, left))
            heap = without(heap, kind)
            left -= 1
            out.pile[kind] -= 1
            out.hidden[hand, kind] += 1


@kernel
def deal_after_refill(board: Board, m: State, seat: int, out: State) -> None:
    """Former discards to those who drew them, dealt cards to the others; what was played since may have been either."""
    dealt, late = np.zeros(CARD_KINDS, np.int64), np.zeros(CARD_KINDS, np.int64)
    played = np.zeros((HANDS, CARD_KINDS), np.int64)
    for kind in range(HAT):
        late[kind] = int(m.returned[kind])
        for hand in range(board.hands):
            late[kind] -= int(m.drew[hand, kind])  # one's own: the others' are not in the mask
        dealt[kind] = unseen_of(board, m, kind) - late[kind]
    guess_played(board, m, seat, out, played)
    while not fits(board, m, seat, dealt, late, played):
        guess_played(board, m, seat, out, played)
    for hand in range(board.hands):
        for kind in range(HAT):
            dealt[kind] += played[hand, kind]
            late[kind] -= played[hand, kind]
            out.drew[hand, kind] += played[hand, kind]
    for hand in range(board.hands):
        if hand != seat:
            drawn = int(m.late[hand]) - int(played[hand].sum())
            for _ in range(drawn):
                kind = some_card(out, late)
                out.hidden[hand, kind] += 1
                out.drew[hand, kind] += 1
            for _ in range(unknown_cards(m, seat, hand) - drawn):
                out.hidden[hand, some_card(out, dealt)] += 1
    for kind in range(HAT):
        out.pile[kind] = late[kind]


@kernel
def guess_played(board: Board, m: State, seat: int, out: State, played: Ints) -> None:
    """How many of the cards that the others have played since they drew were former discards: now few, now many."""
    often = draw(out, EIGHTHS + 1)
    for hand in range(board.hands):
        for kind in range(HAT):
            played[hand, kind] = 0
            if hand != seat:
                for _ in range(m.since[hand, kind]):
                    played[hand, kind] += 1 if draw(out, EIGHTHS) < often else 0


@kernel
def fits(board: Board, m: State, seat: int, dealt: Ints, late: Ints, played: Ints) -> bool:
    """Whether there were so many: of each kind, and in each hand; and whether the rest has room."""
    wrong = 0
    for kind in range(HAT):
        count = 0
        for hand in range(board.hands):
            count += int(played[hand, kind])
        wrong += 1 if count > late[kind] or dealt[kind] + count < 0 else 0
    for hand in range(board.hands):
        if hand != seat:
            drawn = int(m.late[hand]) - int(played[hand].sum())
            wrong += 1 if drawn < 0 or drawn > unknown_cards(m, seat, hand) else 0
    return wrong == 0


@kernel
def some_size(m: State, out: State) -> int:
    """A size that whoever is about to play a set may have said."""
    hand, fitting, chosen = int(m.turn), 0, 0
    for size in range(1, RANKS + 1):
        if can_make(out, hand, size, 1 if m.led == 0 or size == m.led else 0):
            fitting += 1
            if draw(out, fitting) == 0:
                chosen = size
    return chosen


# ---------------------------------------------------------------- status cards


@kernel
def deal_statuses(board: Board, m: State, out: State) -> None:
    """The status cards that are not known, at random among the hands that have one (BH-120)."""
    cards = (1 << STATUSES) - 1
    left = STATUSES
    for hand in range(board.hands):
        if m.status[hand] != 0:
            cards &= ~(1 << (int(m.status[hand]) - STATUS_LOWEST) // STATUS_STEP)
            left -= 1
    for hand in range(board.hands):
        if m.status[hand] == 0:
            card = nth_of(cards, draw(out, left))
            cards &= ~(1 << card)
            left -= 1
            out.status[hand] = STATUS_LOWEST + STATUS_STEP * card
