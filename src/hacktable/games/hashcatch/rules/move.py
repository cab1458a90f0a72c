"""Moving along the ring, pushing, and the small hack (HC-12, HC-14, HC-40)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import SEATS, Board
from hacktable.games.hashcatch.rules.tokens import (
    NO_TOKEN,
    go_home,
    is_hash,
    occupied_places,
    on_ring,
    own_places,
    put,
    same_parity,
    standing_at,
)
from hacktable.games.hashcatch.state import BASE, TOKENS, State
from hacktable.games.hashcatch.verbs import MOVE, tell_checked, tell_moved, tell_pushed
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import field_of, pack

PLUS, MINUS = 0, 1
"""Clockwise, counter-clockwise."""
PUSH_PLUS, PUSH_MINUS = 1, 2
"""The sides where a pushed token can go, as bits; 0 in an action whose mover has no choice."""


@kernel
def legal_move(board: Board, s: State, seat: int, out: Ints) -> int:
    """HC-12: any own token in the base or on the ring, either way, exactly as far as the roll says."""
    none_plus, two_plus, none_minus, two_minus = ways_from_everywhere(board, s, seat)
    count = 0
    for token in range(s.tokens[seat]):
        place = int(s.place[seat, token])
        count = list_ways(token, PLUS, 1 - ((none_plus >> place) & 1) + ((two_plus >> place) & 1), out, count)
        count = list_ways(token, MINUS, 1 - ((none_minus >> place) & 1) + ((two_minus >> place) & 1), out, count)
    return count


@kernel
def list_ways(token: int, way: int, ways: int, out: Ints, count: int) -> int:
    """Write a token's moves one way: none, one, or one for each side to push to. Two are written, `ways` of them count."""
    out[count] = pack(MOVE, token, way, PUSH_PLUS if ways == 2 else 0)
    out[count + 1] = pack(MOVE, token, way, PUSH_MINUS)
    return count + ways


@kernel
def ways_from_everywhere(board: Board, s: State, seat: int) -> tuple[int, int, int, int]:
    """`ways_to_move` for all places at once, as bits: where a token has no move clockwise, two; none back, two.

    Simulations spend most of their time here. Looking at all places at once avoids a branch for every token, which the processor
    would guess wrong half of the time.
    """
    taken, own, roll = occupied_places(board, s), own_places(s, seat), int(s.roll)
    own_hashes = own & board.hashes
    choice_plus, choice_minus = push_choices(board, taken, roll)
    off_ring = (1 << BASE) - (1 << board.ring)
    none_plus, two_plus = off_ring | back(board, own_hashes, roll), back(board, choice_plus, roll)
    none_minus, two_minus = off_ring | clockwise(board, own_hashes, roll), clockwise(board, choice_minus, roll)
    base_plus, base_minus = ways_from_base(board, s, seat, PLUS, taken, own), ways_from_base(board, s, seat, MINUS, taken, own)
    none_plus, two_plus = with_ways(none_plus, two_plus, BASE, base_plus)
    none_minus, two_minus = with_ways(none_minus, two_minus, BASE, base_minus)
    if own_hashes:  # a pushed token can go where the mover came from, but not to a transaction space: these movers one by one
        for number in range(SEATS):
            place = int(board.hash_space[number])
            if (own_hashes >> place) & 1:
                plus = ways_to_land(board, on_ring(board, place + roll), taken, own)
                minus = ways_to_land(board, on_ring(board, place - roll), taken, own)
                none_plus, two_plus = with_ways(none_plus, two_plus, place, plus)
                none_minus, two_minus = with_ways(none_minus, two_minus, place, minus)
    return none_plus, two_plus, none_minus, two_minus


@kernel
def with_ways(none: int, two: int, place: int, ways: int) -> tuple[int, int]:
    """The two sets, with a place in the right ones for its number of ways."""
    here = 1 << place
    return (none | here if ways == 0 else none & ~here), (two | here if ways == 2 else two & ~here)


@kernel
def clockwise(board: Board, spaces: int, steps: int) -> int:
    """A set of the ring's spaces, all moved on."""
    return ((spaces << steps) | (spaces >> (board.ring - steps))) & ((1 << board.ring) - 1)


@kernel
def back(board: Board, spaces: int, steps: int) -> int:
    """A set of the ring's spaces, all moved back."""
    return ((spaces >> steps) | (spaces << (board.ring - steps))) & ((1 << board.ring) - 1)


@kernel
def any_move(board: Board, s: State, seat: int) -> bool:
    for token in range(s.tokens[seat]):
        for way in range(2):
            if ways_to_move(board, s, seat, token, way) > 0:
                return True
    return False


@kernel
def ways_to_move(board: Board, s: State, seat: int, token: int, way: int) -> int:
    """How many moves a token has one way: 0, 1, or 2 if the mover chooses where to push."""
    origin, taken, own = int(s.place[seat, token]), occupied_places(board, s), own_places(s, seat)
    if origin == BASE:
        return ways_from_base(board, s, seat, way, taken, own)
    if origin >= board.ring:
        return 0
    return ways_to_land(board, destination(board, s, seat, token, way), taken_without(taken, origin), own)


@kernel
def ways_from_base(board: Board, s: State, seat: int, way: int, taken: int, own: int) -> int:
    if s.roll == 1 and way == MINUS:
        return 0  # one step ends on the start space either way: one move, not two
    return ways_to_land(board, leaving_base(board, s, seat, way), taken, own)


@kernel
def ways_to_land(board: Board, to: int, taken: int, own: int) -> int:
    """HC-14: onto one's own token on a transaction space, never; onto a token with no room to be pushed to, neither."""
    if (taken >> to) & 1 == 0:
        return 1
    if is_hash(board, to):
        return 1 - ((own >> to) & 1)
    _, sides = nearest_free(board.ring, to, board.hashes | taken)
    return (sides & 1) + (sides >> 1)


@kernel
def push_choices(board: Board, taken: int, roll: int) -> tuple[int, int]:
    """HC-14, for all spaces at once: where a mover from an ordinary space must choose between two equally near refuges.

    As bits, for movers that come clockwise and counter-clockwise. Distance by distance, `plus` and `minus` are
    the spaces whose nearest free space on that side is just so far away. The mover's own space becomes free,
    `roll` steps back, so nothing further counts.
    """
    everywhere = (1 << board.ring) - 1
    free = everywhere & ~(taken | board.hashes)
    no_plus, no_minus, choices = everywhere, everywhere, 0
    for distance in range(1, roll):
        plus, minus = no_plus & back(board, free, distance), no_minus & clockwise(board, free, distance)
        choices |= plus & minus
        no_plus &= ~plus
        no_minus &= ~minus
    plus, minus = no_plus & back(board, free, roll), no_minus & clockwise(board, free, roll)
    pushed = taken & ~board.hashes
    return (choices | (plus & no_minus)) & pushed, (choices | (no_plus & minus)) & pushed


@kernel
def destination(board: Board, s: State, seat: int, token: int, way: int) -> int:
    """Where a move of the roll leads to (HC-12)."""
    origin, roll = int(s.place[seat, token]), int(s.roll)
    if origin == BASE:
        return leaving_base(board, s, seat, way)
    return on_ring(board, origin + roll if way == PLUS else origin - roll)


@kernel
def leaving_base(board: Board, s: State, seat: int, way: int) -> int:
    """HC-12: leaving the base, the start space is the first step."""
    start, steps = int(s.start[seat]), int(s.roll) - 1
    return on_ring(board, start + steps if way == PLUS else start - steps)


@kernel
def taken_without(taken: int, origin: int) -> int:
    """The places taken once the mover has left; a base frees no space."""
    return taken if origin == BASE else taken & ~(1 << origin)


@kernel
def nearest_free(ring: int, place: int, closed: int) -> tuple[int, int]:
    """HC-14: how far the nearest space is that is not closed, and on which sides (0: there is none)."""
    closed &= (1 << ring) - 1
    from_here = (closed >> place) | (closed << (ring - place))  # bit d: the space d steps clockwise, once round
    for distance in range(1, ring // 2 + 1):
        if (from_here >> distance) & 1 == 0:
            both = (from_here >> (ring - distance)) & 1 == 0 and 2 * distance != ring
            return distance, PUSH_PLUS | PUSH_MINUS if both else PUSH_PLUS
        if (from_here >> (ring - distance)) & 1 == 0:
            return distance, PUSH_MINUS
    return 0, 0


@kernel
def move(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    """Carry out a move: onto a free space, pushing, or by a small hack."""
    token, way, push = field_of(act, 0), field_of(act, 1), field_of(act, 2)
    to = destination(board, s, seat, token, way)
    there = standing_at(board, s, to)
    if there == NO_TOKEN:
        step(s, seat, token, to, events)
    elif is_hash(board, to):
        small_hack(s, seat, token, there // TOKENS, there % TOKENS, events)
    else:
        taken = taken_without(occupied_places(board, s), int(s.place[seat, token]))
        distance, sides = nearest_free(board.ring, to, board.hashes | taken)
        forwards = sides == PUSH_PLUS or push == PUSH_PLUS
        refuge = on_ring(board, to + distance if forwards else to - distance)
        tell_pushed(events, ALL, seat=there // TOKENS, token=there % TOKENS, origin=to, to=refuge)
        put(s, there // TOKENS, there % TOKENS, BASE)  # in the hand, until the mover has left the space behind
        step(s, seat, token, to, events)
        put(s, there // TOKENS, there % TOKENS, refuge)


@kernel
def step(s: State, seat: int, token: int, to: int, events: Events) -> None:
    tell_moved(events, ALL, seat=seat, token=token, origin=int(s.place[seat, token]), to=to)
    put(s, seat, token, to)


@kernel
def small_hack(s: State, seat: int, token: int, holder: int, held: int, events: Events) -> None:
    """HC-40: the held token's digit against the same roll; forged, it goes home and the attacker takes its space."""
    digit, roll = int(s.digit[holder, held]), int(s.roll)
    genuine = same_parity(digit, roll)
    s.shown[holder, held] = 1
    tell_checked(events, ALL, by=seat, seat=holder, token=held, digit=digit, die=roll, verdict=1 if genuine else 0)
    if not genuine:
        space = int(s.place[holder, held])
        go_home(s, holder, held, events)
        step(s, seat, token, space, events)
