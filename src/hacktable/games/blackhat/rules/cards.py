"""Cards: hands, sets, the draw pile (BH-1, BH-30 … BH-35, BH-40, BH-41)."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, HAT, JOKER, RANKS, ROBOT, WILD_RANK, Board
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import PLAY, tell_drawn, tell_refilled, tell_shown
from hacktable.kernel.chacha import draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack

NO_CARD = -1


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
    """All sets of a size, and all single cards besides if `single`; `hat`: whether the Black Hat may be in the sets.

    Each set is written before it is known whether it counts; the next one then overwrites it. That avoids a branch for every rank,
    which the processor would guess wrong half of the time.
    """
    jokers = cards_of(s, hand, JOKER)
    hats = int(s.open[hand, HAT]) if hat else 0
    besides = single if size > 1 else 0
    wild = jokers + hats if size > 1 else 0
    count = 0
    for rank in range(1, RANKS + 1):
        have = cards_of(s, hand, rank - 1)
        out[count] = pack(PLAY, rank, 1, 0, 0)
        count += besides if have > 0 else 0
        if wild > 0:
            for naturals in range(max(1, size - wild), min(have, size - 1) + 1):
                rest = size - naturals
                out[count] = pack(PLAY, rank, naturals, rest - 1, 1)
                count += hats
                out[count] = pack(PLAY, rank, naturals, rest, 0)
                count += 1 if rest <= jokers else 0
        out[count] = pack(PLAY, rank, size, 0, 0)
        count += 1 if have >= size else 0
    out[count] = pack(PLAY, WILD_RANK, 0, 1, 0)
    count += besides if jokers > 0 else 0
    out[count] = pack(PLAY, WILD_RANK, 0, size - 1, 1)
    count += hats if size <= jokers + 1 else 0
    out[count] = pack(PLAY, WILD_RANK, 0, size, 0)
    return count + (1 if size <= jokers else 0)


@kernel
def put_down(s: State, hand: int, kind: int, count: int) -> None:
    """Play cards of a kind. Those that everyone knows of go first, so that what is known of the rest stays true."""
    for _ in range(count):
        if s.open[hand, kind] > 0:
            s.open[hand, kind] -= 1
        else:
            s.hidden[hand, kind] -= 1
            s.since[hand, kind] += 1 if s.late[hand] > 0 else 0
        s.trick[hand, kind] += 1
        s.held[hand] -= 1


@kernel
def set_size(s: State, hand: int) -> int:
    """How many cards a hand has in the trick."""
    count = 0
    for kind in range(CARD_KINDS):
        count += int(s.trick[hand, kind])
    return count


@kernel
def set_rank(s: State, hand: int) -> int:
    """BH-35: the rank of its natural cards; wild cards only are 14."""
    rank = WILD_RANK
    for step in range(1, RANKS + 1):  # no early exit: the processor could not guess when it comes
        rank = RANKS + 1 - step if s.trick[hand, RANKS - step] > 0 else rank
    return rank


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
    left = draw(s, int(s.pile_size))
    kind, below = 0, 0
    for each in range(HAT):  # no early exit: the processor could not guess when it comes
        below += int(s.pile[each])
        kind += 1 if left >= below else 0
    return kind


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
    for hand in range(HANDS):
        for kind in range(CARD_KINDS):
            s.discard[kind] += s.trick[hand, kind]
            s.trick[hand, kind] = 0
