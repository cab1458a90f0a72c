"""Moving along the ring, pushing, and the small hack (HC-12, HC-14, HC-40)."""

from __future__ import annotations

from hacktable.games.hashcatch.rules.tokens import NOBODY, go_home, is_hash, occupied_places, own_places, same_parity, standing_at
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
"""Where a pushed token goes; 0 in an action whose mover has no choice."""
BLOCKED, OPEN, CHOICE = 0, 1, 2


@kernel
def moves(t: Table, s: State, seat: int, out: Ints) -> int:
    """HC-12: any own token in the base or on the ring, either way, exactly as far as the roll says."""
    taken, own = occupied_places(t, s), own_places(s, seat)
    count = 0
    for token in range(s.tokens[seat]):
        for way in range(2):
            how = can_move(t, s, seat, token, way, taken, own)
            if how == OPEN:
                out[count] = pack(MOVE, token, way)
                count += 1
            elif how == CHOICE:
                out[count] = pack(MOVE, token, way, PUSH_PLUS)
                out[count + 1] = pack(MOVE, token, way, PUSH_MINUS)
                count += 2
    return count


@kernel
def any_move(t: Table, s: State, seat: int) -> bool:
    taken, own = occupied_places(t, s), own_places(s, seat)
    for token in range(s.tokens[seat]):
        for way in range(2):
            if can_move(t, s, seat, token, way, taken, own) != BLOCKED:
                return True
    return False


@kernel
def can_move(t: Table, s: State, seat: int, token: int, way: int, taken: int, own: int) -> int:
    """Whether a token can go that way, and whether the mover must choose where to push (HC-12, HC-14)."""
    origin = int(s.place[seat, token])
    if origin != BASE and origin >= t.ring:
        return BLOCKED
    if origin == BASE and s.roll == 1 and way == MINUS:
        return BLOCKED  # one step from the base ends on the start space either way: one move, not two
    to = destination(t, s, seat, token, way)
    if (taken >> to) & 1 == 0:
        return OPEN
    if is_hash(t, to):
        return BLOCKED if (own >> to) & 1 else OPEN  # HC-14: not onto one's own
    _, ways = nearest_free(t, to, taken_without(taken, origin))
    if ways == 0:
        return BLOCKED
    return CHOICE if ways == PUSH_PLUS | PUSH_MINUS else OPEN


@kernel
def destination(t: Table, s: State, seat: int, token: int, way: int) -> int:
    """HC-12: leaving the base, the start space is the first step."""
    origin, steps = int(s.place[seat, token]), int(s.roll)
    if origin == BASE:
        origin, steps = int(t.start[seat]), steps - 1
    return (origin + steps) % t.ring if way == PLUS else (origin - steps) % t.ring


@kernel
def taken_without(taken: int, origin: int) -> int:
    """The places taken once the mover has left; a base frees no space."""
    return taken if origin == BASE else taken & ~(1 << origin)


@kernel
def nearest_free(t: Table, place: int, taken: int) -> tuple[int, int]:
    """HC-14: how far the nearest free space is that is no transaction space, and on which sides (0: there is none)."""
    closed = taken | t.hashes
    for distance in range(1, t.ring // 2 + 1):
        ways = 0
        if (closed >> ((place + distance) % t.ring)) & 1 == 0:
            ways = PUSH_PLUS
        if (closed >> ((place - distance) % t.ring)) & 1 == 0 and 2 * distance != t.ring:
            ways |= PUSH_MINUS
        if ways:
            return distance, ways
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
        distance, ways = nearest_free(t, to, taken)
        forwards = ways == PUSH_PLUS or push == PUSH_PLUS
        refuge = (to + distance) % t.ring if forwards else (to - distance) % t.ring
        emit(events, ALL, PUSHED, (there // TOKENS, there % TOKENS, to, refuge))
        s.place[there // TOKENS, there % TOKENS] = refuge
        step(s, seat, token, to, events)


@kernel
def step(s: State, seat: int, token: int, to: int, events: Ints) -> None:
    emit(events, ALL, MOVED, (seat, token, int(s.place[seat, token]), to))
    s.place[seat, token] = to


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
