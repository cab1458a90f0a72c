"""Moving along the ring, pushing, and the small hack (HC-12, HC-14, HC-40)."""

from __future__ import annotations

from hacktable.games.hashcatch.rules.tokens import (
    NOBODY,
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
from hacktable.games.hashcatch.table import Table
from hacktable.games.hashcatch.verbs import CHECKED, MOVE, MOVED, PUSHED
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, emit
from hacktable.kernel.record import Ints
from hacktable.kernel.verbs import field_of, pack

PLUS, MINUS = 0, 1
"""Clockwise, counter-clockwise."""
PUSH_PLUS, PUSH_MINUS = 1, 2
"""The sides where a pushed token can go, as bits; 0 in an action whose mover has no choice."""


@kernel
def moves(t: Table, s: State, seat: int, out: Ints) -> int:
    """HC-12: any own token in the base or on the ring, either way, exactly as far as the roll says."""
    taken, own, roll = occupied_places(t, s), own_places(s, seat), int(s.roll)
    own_hashes = own & t.hashes
    choice_plus, choice_minus = push_choices(t, taken, roll)
    base_plus, base_minus = ways_from_base(t, s, seat, PLUS, taken, own), ways_from_base(t, s, seat, MINUS, taken, own)
    count = 0
    for token in range(s.tokens[seat]):
        origin = int(s.place[seat, token])
        if origin == BASE:
            plus, minus = base_plus, base_minus
        elif origin >= t.ring:
            continue
        elif is_hash(t, origin):
            plus = ways_to_land(t, on_ring(t, origin + roll), taken, own)
            minus = ways_to_land(t, on_ring(t, origin - roll), taken, own)
        else:
            plus = quick_ways_to_land(on_ring(t, origin + roll), own_hashes, choice_plus)
            minus = quick_ways_to_land(on_ring(t, origin - roll), own_hashes, choice_minus)
        count = list_ways(token, PLUS, plus, out, count)
        count = list_ways(token, MINUS, minus, out, count)
    return count


@kernel
def list_ways(token: int, way: int, ways: int, out: Ints, count: int) -> int:
    """Write a token's moves one way: none, one, or one for each side to push to. Two are written, `ways` of them count."""
    out[count] = pack(MOVE, token, way, PUSH_PLUS if ways == 2 else 0)
    out[count + 1] = pack(MOVE, token, way, PUSH_MINUS)
    return count + ways


@kernel
def any_move(t: Table, s: State, seat: int) -> bool:
    for token in range(s.tokens[seat]):
        for way in range(2):
            if ways_to_move(t, s, seat, token, way) > 0:
                return True
    return False


@kernel
def ways_to_move(t: Table, s: State, seat: int, token: int, way: int) -> int:
    """How many moves a token has one way: 0, 1, or 2 if the mover chooses where to push."""
    origin, taken, own = int(s.place[seat, token]), occupied_places(t, s), own_places(s, seat)
    if origin == BASE:
        return ways_from_base(t, s, seat, way, taken, own)
    if origin >= t.ring:
        return 0
    return ways_to_land(t, destination(t, s, seat, token, way), taken & ~(1 << origin), own)


@kernel
def ways_from_base(t: Table, s: State, seat: int, way: int, taken: int, own: int) -> int:
    if s.roll == 1 and way == MINUS:
        return 0  # one step ends on the start space either way: one move, not two
    return ways_to_land(t, leaving_base(t, s, seat, way), taken, own)


@kernel
def ways_to_land(t: Table, to: int, taken: int, own: int) -> int:
    """HC-14: onto one's own token on a transaction space, never; onto a token with no room to be pushed to, neither."""
    if (taken >> to) & 1 == 0:
        return 1
    if is_hash(t, to):
        return 1 - ((own >> to) & 1)
    _, sides = nearest_free(t.ring, to, t.hashes | taken)
    return (sides & 1) + (sides >> 1)


@kernel
def quick_ways_to_land(to: int, own_hashes: int, choices: int) -> int:
    """The same for a mover that leaves an ordinary space, where there is always room: its own."""
    return 1 - ((own_hashes >> to) & 1) + ((choices >> to) & 1)


@kernel
def push_choices(t: Table, taken: int, roll: int) -> tuple[int, int]:
    """HC-14, for all spaces at once: where a mover from an ordinary space must choose between two equally near refuges.

    As bits, for movers that come clockwise and counter-clockwise. Distance by distance, `plus` and `minus` are
    the spaces whose nearest free space on that side is just so far away. The mover's own space becomes free,
    `roll` steps back, so nothing further counts.
    """
    ring = t.ring
    everywhere = (1 << ring) - 1
    free = everywhere & ~(taken | t.hashes)
    no_plus, no_minus, choices = everywhere, everywhere, 0
    for distance in range(1, roll):
        plus = no_plus & ((free >> distance) | (free << (ring - distance)))
        minus = no_minus & ((free << distance) | (free >> (ring - distance)))
        choices |= plus & minus
        no_plus &= ~plus
        no_minus &= ~minus
    plus = no_plus & ((free >> roll) | (free << (ring - roll)))
    minus = no_minus & ((free << roll) | (free >> (ring - roll)))
    pushed = taken & ~t.hashes
    return (choices | (plus & no_minus)) & pushed, (choices | (no_plus & minus)) & pushed


@kernel
def destination(t: Table, s: State, seat: int, token: int, way: int) -> int:
    """Where a move of the roll leads to (HC-12)."""
    origin, roll = int(s.place[seat, token]), int(s.roll)
    if origin == BASE:
        return leaving_base(t, s, seat, way)
    return on_ring(t, origin + roll if way == PLUS else origin - roll)


@kernel
def leaving_base(t: Table, s: State, seat: int, way: int) -> int:
    """HC-12: leaving the base, the start space is the first step."""
    start, steps = int(s.start[seat]), int(s.roll) - 1
    return on_ring(t, start + steps if way == PLUS else start - steps)


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
def move(t: Table, s: State, seat: int, act: int, events: Ints) -> None:
    """Carry out a move: onto a free space, pushing, or by a small hack."""
    token, way, push = field_of(act, 0), field_of(act, 1), field_of(act, 2)
    to = destination(t, s, seat, token, way)
    there = standing_at(t, s, to)
    if there == NOBODY:
        step(s, seat, token, to, events)
    elif is_hash(t, to):
        small_hack(s, seat, token, there // TOKENS, there % TOKENS, events)
    else:
        taken = taken_without(occupied_places(t, s), int(s.place[seat, token]))
        distance, sides = nearest_free(t.ring, to, t.hashes | taken)
        forwards = sides == PUSH_PLUS or push == PUSH_PLUS
        refuge = on_ring(t, to + distance if forwards else to - distance)
        emit(events, ALL, PUSHED, (there // TOKENS, there % TOKENS, to, refuge))
        put(s, there // TOKENS, there % TOKENS, BASE)  # in the hand, until the mover has left the space behind
        step(s, seat, token, to, events)
        put(s, there // TOKENS, there % TOKENS, refuge)


@kernel
def step(s: State, seat: int, token: int, to: int, events: Ints) -> None:
    emit(events, ALL, MOVED, (seat, token, int(s.place[seat, token]), to))
    put(s, seat, token, to)


@kernel
def small_hack(s: State, seat: int, token: int, holder: int, held: int, events: Ints) -> None:
    """HC-40: the held token's digit against the same roll; forged, it goes home and the attacker takes its space."""
    digit, roll = int(s.digit[holder, held]), int(s.roll)
    genuine = same_parity(digit, roll)
    s.shown[holder, held] = 1
    emit(events, ALL, CHECKED, (seat, holder, held, digit, roll, 1 if genuine else 0))
    if not genuine:
        space = int(s.place[holder, held])
        go_home(s, holder, held, events)
        step(s, seat, token, space, events)
