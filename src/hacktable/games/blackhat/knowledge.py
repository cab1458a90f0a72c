"""What a seat knows of Black Hat, and worlds that fit it.

The mask follows from the fields' audiences: one's own cards, the cards that everyone has seen, how many each
hand holds. Whatever a seat has not seen lies in the other hands and in the draw pile, each distribution as
likely as any other. (Where discards have refilled an empty draw pile, a seat with perfect recall could know
more: the worlds do not use it.)
"""

from __future__ import annotations

from hacktable.games.blackhat.rules.cards import can_make
from hacktable.games.blackhat.rules.opening import nth_bit
from hacktable.games.blackhat.rules.seats import seat_of
from hacktable.games.blackhat.state import TILE_COUNT, Phase, State, Tile
from hacktable.games.blackhat.table import HAT, RANKS, STATUS_LOWEST, STATUS_STEP, STATUSES, Table
from hacktable.kernel.chacha import draw, seed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.record import Ints
from hacktable.kernel.rules import copy


@kernel
def imagine(t: Table, m: State, seat: int, key: Ints, out: State) -> None:
    copy(m, out)
    seed(out, key)
    deal_unseen(t, m, seat, out)
    if m.phase == Phase.SET and seat_of(t, m, int(m.turn)) != seat:
        out.said[seat_of(t, m, int(m.turn))] = some_size(m, out)
    if t.secret_asset == 1 and m.turned == Tile.NONE:
        out.tile = draw(out, TILE_COUNT) + 1
    if t.celebrity == 1:
        deal_statuses(t, m, out)


@kernel
def deal_unseen(t: Table, m: State, seat: int, out: State) -> None:
    """The unseen cards go to the other hands at random; what is left is the draw pile."""
    unseen = 0
    for kind in range(HAT):
        out.pile[kind] = t.deck[kind] - m.discard[kind]
        for hand in range(t.hands):
            out.pile[kind] -= m.hidden[hand, kind] + m.open[hand, kind] + m.trick[hand, kind]
        unseen += int(out.pile[kind])
    for hand in range(t.hands):
        if hand != seat:
            missing = int(m.held[hand]) - known_cards(m, hand)
            for _ in range(missing):
                left = draw(out, unseen)
                kind = 0
                while left >= out.pile[kind]:
                    left -= int(out.pile[kind])
                    kind += 1
                out.pile[kind] -= 1
                out.hidden[hand, kind] += 1
                unseen -= 1


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


@kernel
def known_cards(m: State, hand: int) -> int:
    """How many cards of a hand everyone knows."""
    count = 0
    for kind in range(HAT + 1):
        count += int(m.open[hand, kind])
    return count


@kernel
def deal_statuses(t: Table, m: State, out: State) -> None:
    """The status cards that are not known, at random among the hands that have one (BH-120)."""
    cards = (1 << STATUSES) - 1
    left = STATUSES
    for hand in range(t.hands):
        if m.status[hand] != 0:
            cards &= ~(1 << (int(m.status[hand]) - STATUS_LOWEST) // STATUS_STEP)
            left -= 1
    for hand in range(t.hands):
        if m.status[hand] == 0:
            card = nth_bit(cards, draw(out, left))
            cards &= ~(1 << card)
            left -= 1
            out.status[hand] = STATUS_LOWEST + STATUS_STEP * card
