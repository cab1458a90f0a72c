"""A turn: what the roll is for, a second roll after a 6, and whose turn is next (HC-11, HC-13, HC-15)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.rules.move import any_move
from hacktable.games.hashcatch.rules.tokens import is_hash, own_places
from hacktable.games.hashcatch.state import BASE, RISK, Phase, State
from hacktable.games.hashcatch.verbs import CHECK, ROLL, STOP, tell_rolled, tell_stuck, tell_turn
from hacktable.kernel.chacha import die
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def legal_purpose(board: Board, s: State, seat: int, out: Ints) -> int:
    """HC-11: roll to move, or check one own token on a transaction space."""
    out[0] = pack(ROLL)
    count = 1
    if own_places(s, seat) & board.hashes == 0:
        return count
    for token in range(s.tokens[seat]):
        if is_hash(board, int(s.place[seat, token])):
            out[count] = pack(CHECK, token)
            count += 1
    return count


@kernel
def legal_again(out: Ints) -> int:
    """HC-13: after a 6 the player may roll and move once more; that roll is never a check."""
    out[0] = pack(ROLL)
    out[1] = pack(STOP)
    return 2


@kernel
def roll_to_move(board: Board, s: State, events: Events) -> None:
    if s.phase == Phase.AGAIN:
        s.second = 1
    rolled_to_move(board, s, die(s), events)


@kernel
def rolled_to_move(board: Board, s: State, rolled: int, events: Events) -> None:
    """HC-12, HC-15: a possible move must be made; with none the turn goes on without one."""
    seat = int(s.turn)
    s.roll = rolled
    tell_rolled(events, ALL, seat=seat, die=rolled)
    if any_move(board, s, seat):
        s.phase = Phase.MOVE
    else:
        tell_stuck(events, ALL, seat=seat)
        after_move(board, s, events)


@kernel
def after_move(board: Board, s: State, events: Events) -> None:
    """HC-13: after a 6 comes the chance of a second roll, once a turn, also if the 6 could not be moved."""
    if s.roll == 6 and s.second == 0:
        s.roll = 0
        s.phase = Phase.AGAIN
    else:
        next_turn(board, s, events)


@kernel
def next_turn(board: Board, s: State, events: Events) -> None:
    """HC-10: clockwise."""
    s.turn = s.turn + 1 if s.turn + 1 < board.seats else 0
    begin_turn(board, s, events)


@kernel
def begin_turn(board: Board, s: State, events: Events) -> None:
    """HC-11: a token on a risk space must carry out its hack; that is the whole turn."""
    seat = int(s.turn)
    s.turns += 1
    s.roll = 0
    s.second = 0
    s.checked = 0
    risk_spaces = (1 << BASE) - (1 << RISK)
    s.phase = Phase.HACK if own_places(s, seat) & risk_spaces else Phase.PURPOSE
    tell_turn(events, ALL, seat=seat)
