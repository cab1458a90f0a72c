"""Cards: hands, sets, the draw pile (BH-1, BH-30 … BH-35, BH-40, BH-41)."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, HAT, JOKER, RANKS, ROBOT, WILD_RANK, Board
from hacktable.games.blackhat.rules.heap import BITS, HALF, heap_of, kind_in, up_to
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import PLAY, tell_drawn, tell_refilled, tell_shown
from hacktable.kernel.bits import first_of
from hacktable.kernel.chacha import draw
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack

NO_CARD = -1
MOST_OF_RANK = 7
ALL_ONE, FROM_ONE_UP = 0x11111111, 0x87654321
"""Eight numbers of four bits: 1 each, and 1 to 8."""


@kernel
def cards_of(s: State, hand: int, kind: int) -> int:
    """How many cards of a kind a hand has."""
    return int(s.hidden[hand, kind]) + int(s.open[hand, kind])


@kernel
def has_hat(s: State, hand: int) -> bool:
    """BH-1: everyone always sees who holds it."""
    return int(s.open[hand, HAT]) > 0


@kernel
def is_robot(board: Board, hand: int) -> bool:
    return board.robot == 1 and hand == ROBOT


@kernel
def most_of_a_rank(s: State, hand: int) -> int:
    most = 0
    for kind in range(RANKS):
        most = max(most, cards_of(s, hand, kind))
    return most


@kernel
def only_the_hat(s: State, hand: int) -> bool:
    """BH-45: nothing but the Black Hat is left."""
    return int(s.held[hand]) == 1 and has_hat(s, hand)


# ---------------------------------------------------------------- sets


@kernel
def can_make(s: State, hand: int, size: int, hat: int) -> bool:
    """Whether a hand has a set of a size, `hat` telling whether the Black Hat may be in it."""
    wild = cards_of(s, hand, JOKER) + (int(s.open[hand, HAT]) if hat else 0)
    return most_of_a_rank(s, hand) + wild >= size


@kernel
def write_sets(s: State, hand: int, size: int, hat: int, single: int, out: Ints) -> int:
    """All sets of a size, and all single cards besides if `single`; `hat`: whether the Black Hat may be in the sets."""
    jokers = cards_of(s, hand, JOKER)
    hats = int(s.open[hand, HAT]) if hat else 0
    besides = single if size > 1 else 0
    count = 0
    for rank in range(1, RANKS + 1):
        count = write_rank(rank, cards_of(s, hand, rank - 1), size, jokers, hats, besides, out, count)
    return write_wild(size, jokers, hats, besides, out, count)


@kernel
def write_rank(rank: int, have: int, size: int, jokers: int, hats: int, besides: int, out: Ints, count: int) -> int:
    """The sets of one rank, of which a hand has so many cards, after the `count` actions that are written already.

    Each set is written before it is known whether it counts; the next one then overwrites it. That avoids a branch for every rank,
    which the processor would guess wrong half of the time.
    """
    out[count] = pack(PLAY, rank, 1, 0, 0)
    count += besides if have > 0 else 0
    if jokers + hats > 0:
        for naturals in range(max(1, size - jokers - hats), min(have, size - 1) + 1):
            rest = size - naturals
            out[count] = pack(PLAY, rank, naturals, rest - 1, 1)
            count += hats
            out[count] = pack(PLAY, rank, naturals, rest, 0)
            count += 1 if rest <= jokers else 0
    out[count] = pack(PLAY, rank, size, 0, 0)
    return count + (1 if have >= size else 0)


@kernel
def write_wild(size: int, jokers: int, hats: int, besides: int, out: Ints, count: int) -> int:
    """The sets of wild cards alone, after the `count` actions that are written already."""
    out[count] = pack(PLAY, WILD_RANK, 0, 1, 0)
    count += besides if jokers > 0 else 0
    out[count] = pack(PLAY, WILD_RANK, 0, size - 1, 1)
    count += hats if size <= jokers + 1 else 0
    out[count] = pack(PLAY, WILD_RANK, 0, size, 0)
    return count + (1 if size <= jokers else 0)


@kernel
def some_set(s: State, hand: int, size: int, hat: int, single: int, out: Ints, coin: Ints) -> int:
    """One of the sets that `write_sets` writes, by a toss for its place, without writing them.

    How many sets a rank has depends on how many of its cards the hand has, and on what is the same for all ranks: so `sets_by_count`
    counts them once for all. The sets of all ranks, and of wild cards after them, make a heap from which one is drawn.
    """
    jokers = cards_of(s, hand, JOKER)
    hats = int(s.open[hand, HAT]) if hat else 0
    besides = single if size > 1 else 0
    by_count = sets_by_count(size, jokers, hats, besides)
    low, high, total = 0, 0, 0
    for kind in range(RANKS):
        total += (by_count >> (4 * cards_of(s, hand, kind))) & 15
        if kind < HALF:
            low |= total << (BITS * kind)
        else:
            high |= total << (BITS * (kind - HALF))
    natural = total
    total += (besides if jokers > 0 else 0) + (hats if size <= jokers + 1 else 0) + (1 if size <= jokers else 0)
    heap = low, high | total << (BITS * (RANKS - HALF))
    place = toss(coin, total)
    kind = kind_in(heap, place)
    if kind == RANKS:
        write_wild(size, jokers, hats, besides, out, 0)
        return int(out[place - natural])
    have = cards_of(s, hand, kind)
    return set_at(place - up_to(heap, kind) + ((by_count >> (4 * have)) & 15), kind + 1, have, size, jokers, hats, besides)


@kernel
def set_at(place: int, rank: int, have: int, size: int, jokers: int, hats: int, besides: int) -> int:
    """The set at a place among those that `write_rank` writes. There is no branch here, because a processor would often predict it wrongly."""
    alone = place < besides
    place -= besides
    fewest, fewest_without_hat, most = max(1, size - jokers - hats), max(1, size - jokers), min(have, size - 1)
    filled = hats * max(0, most - fewest + 1) + max(0, most - fewest_without_hat + 1)
    plain = alone | (place == filled)
    # With the hat there are two sets for each number of natural cards, the one with the hat first; for the fewest perhaps that one only.
    step = place + (fewest_without_hat - fewest if place > 0 else 0)
    naturals = fewest + (step >> 1 if hats > 0 else place)
    naturals = 1 if alone else size if plain else naturals
    hat = 0 if plain else hats & ~step & 1
    return pack(PLAY, rank, naturals, 0 if plain else size - naturals - hat, hat)


@kernel
def sets_by_count(size: int, jokers: int, hats: int, besides: int) -> int:
    """How many sets of one rank can be made with 0 to 7 of its cards: eight numbers of four bits.

    One set of natural cards, if there are enough; and one with jokers, and one with the hat too, for every number of natural cards from
    the fewest that will do to one less than the size.
    """
    hatted = one_more_from(size - jokers - hats) - one_more_from(size)
    filled = one_more_from(size - jokers) - one_more_from(size)
    return besides * (ALL_ONE << 4) + hats * hatted + filled + (ALL_ONE << (4 * min(size, MOST_OF_RANK + 1)))


@kernel
def one_more_from(fewest: int) -> int:
    """0 for less than `fewest` cards (at least one), 1 for so many, and 1 more for each card more: eight numbers of four bits."""
    shift = 4 * min(max(1, fewest), MOST_OF_RANK + 1)
    return (FROM_ONE_UP & (0xFFFFFFFF >> shift)) << shift


@kernel
def put_down(s: State, hand: int, kind: int, count: int) -> None:
    """Play cards of a kind. Those that everyone knows of go first, so that what is known of the rest stays true."""
    known = min(count, int(s.open[hand, kind]))
    s.open[hand, kind] -= known
    s.hidden[hand, kind] -= count - known
    s.since[hand, kind] += count - known if s.late[hand] > 0 else 0
    s.trick[hand, kind] += count
    s.held[hand] -= count


@kernel
def set_of(s: State, hand: int) -> tuple[int, int]:
    """The rank and the size of what a hand has in the trick. BH-35: the rank of its natural cards; wild cards only are 14."""
    naturals, wild = 0, int(s.trick[hand, JOKER]) + int(s.trick[hand, HAT])
    for kind in range(RANKS):
        naturals |= int(s.trick[hand, kind]) << (4 * kind)
    at = first_of(naturals) & ~3 if naturals != 0 else 4 * RANKS
    return at // 4 + 1, (naturals >> at) + wild


@kernel
def set_size(s: State, hand: int) -> int:
    return set_of(s, hand)[1]


@kernel
def set_rank(s: State, hand: int) -> int:
    return set_of(s, hand)[0]


@kernel
def is_hat_trick(board: Board, s: State) -> bool:
    """BH-40: the Black Hat is in the trick."""
    hats = 0
    for hand in range(HANDS):
        hats += int(s.trick[hand, HAT])
    return hats > 0


# ---------------------------------------------------------------- the draw pile


@kernel
def draw_card(board: Board, s: State) -> int:
    """A card from the draw pile, each as likely as any other; NO_CARD if there is none. It stays there until it is taken."""
    if s.pile_size == 0:
        return NO_CARD
    return kind_in(heap_of(s.pile), draw(s, int(s.pile_size)))


@kernel
def off_the_pile(s: State, kind: int) -> None:
    s.pile[kind] -= 1
    s.pile_size -= 1


@kernel
def receive(board: Board, s: State, hand: int, kind: int) -> None:
    """A card goes from the draw pile into a hand: unseen by the others, unless it is the Robot's (BH-112)."""
    off_the_pile(s, kind)
    s.held[hand] += 1
    if is_robot(board, hand):
        s.open[hand, kind] += 1
    else:
        s.hidden[hand, kind] += 1


@kernel
def tell_receiver(board: Board, hand: int, kind: int, events: Events) -> None:
    if is_robot(board, hand):
        tell_shown(events, ALL, seat=hand, card=kind)
    else:
        tell_drawn(events, hand, card=kind)


@kernel
def refill(board: Board, s: State, events: Events) -> None:
    """BH-34, BH-50: the discards become the new draw pile, where the edition has them at hand. The hat waits for the next deal."""
    if board.refill == 0 or s.pile_size > 0:
        return
    forget_late(s)
    for kind in range(HAT):
        s.pile[kind] = s.discard[kind]
        s.returned[kind] = s.discard[kind]
        s.pile_size += int(s.discard[kind])
        s.discard[kind] = 0
    if s.pile_size > 0:
        tell_refilled(events, ALL, cards=int(s.pile_size))


@kernel
def forget_late(s: State) -> None:
    """Nothing has been drawn from a refilled draw pile."""
    for kind in range(CARD_KINDS):
        s.returned[kind] = 0
        for hand in range(HANDS):
            s.drew[hand, kind] = 0
            s.since[hand, kind] = 0
    for hand in range(HANDS):
        s.late[hand] = 0


@kernel
def was_refilled(s: State) -> bool:
    """Whether the draw pile holds, or held, what had been discarded in this round."""
    count = 0
    for kind in range(CARD_KINDS):
        count += int(s.returned[kind])
    return count > 0


@kernel
def note_late(board: Board, s: State, hand: int, kind: int) -> None:
    """Keep what the others can tell of a card that was drawn: after a refill, that it is one of the former discards."""
    if was_refilled(s):
        if is_robot(board, hand):  # everyone sees it (BH-112)
            s.returned[kind] -= 1
        else:
            s.late[hand] += 1
            s.drew[hand, kind] += 1


@kernel
def discard_trick(board: Board, s: State) -> None:
    """BH-34."""
    for hand in range(board.hands):
        for kind in range(CARD_KINDS):
            s.discard[kind] += s.trick[hand, kind]
            s.trick[hand, kind] = 0
