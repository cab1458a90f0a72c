"""The phases: which actions each offers, and which rule carries them out."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.rules.check import aim, check, enter_bank, ways_for_genuine
from hacktable.games.hashcatch.rules.hack import hack
from hacktable.games.hashcatch.rules.hashing import bonus_choices, build_row
from hacktable.games.hashcatch.rules.move import move, moves
from hacktable.games.hashcatch.rules.turn import after_move, next_turn, purposes, roll_to_move, second_roll
from hacktable.games.hashcatch.state import BANK, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, BONUS, CHECK, HACK, MOVE, ROLL, STOP, TO_BANK
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Events
from hacktable.kernel.game import first_choice
from hacktable.kernel.verbs import field_of, pack, verb_of


@kernel
def over(board: Board, s: State) -> bool:
    return s.phase == Phase.OVER


@kernel
def actors(board: Board, s: State) -> int:
    """One seat at a time, clockwise (HC-10)."""
    return 0 if s.phase == Phase.OVER else 1 << int(s.turn)


@kernel
def legal(board: Board, s: State, seat: int, out: Ints) -> int:
    if s.phase == Phase.PURPOSE:
        return purposes(board, s, seat, out)
    if s.phase == Phase.MOVE:
        return moves(board, s, seat, out)
    if s.phase == Phase.AGAIN:
        return second_roll(out)
    if s.phase == Phase.GENUINE:
        return ways_for_genuine(board, s, out)
    if s.phase == Phase.BONUS:
        return bonus_choices(board, s, seat, out)
    out[0] = pack(HACK)
    return 1


@kernel
def clock_act(board: Board, s: State, act: int, events: Events) -> None:
    """Who ran out of time does the first possible thing, but takes no second roll."""
    if s.phase == Phase.AGAIN:
        next_turn(board, s, events)
    else:
        first_choice(board, s, act, events)


@kernel
def apply(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    verb = verb_of(act)
    if verb == ROLL:
        roll_to_move(board, s, events)
    elif verb == MOVE:
        move(board, s, seat, act, events)
        after_move(board, s, events)
    elif verb == CHECK:
        check(board, s, field_of(act, 0), events)
    elif verb == STOP:
        next_turn(board, s, events)
    elif verb == TO_BANK:
        enter_bank(board, s, events)
    elif verb == ATTACK:
        aim(board, s, field_of(act, 0), events)
    elif verb == HACK:
        hack(board, s, events)
    elif verb == BONUS:
        build_row(board, s, int(s.place[seat, field_of(act, 0)]) - BANK, events)
