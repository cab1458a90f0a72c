"""The phases: which actions each offers, and which rule carries them out."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.rules.check import aim, check, enter_bank, legal_genuine
from hacktable.games.hashcatch.rules.hack import hack, legal_hack
from hacktable.games.hashcatch.rules.hashing import build_row, legal_bonus
from hacktable.games.hashcatch.rules.move import legal_move, move
from hacktable.games.hashcatch.rules.turn import after_move, legal_again, legal_purpose, next_turn, roll_to_move
from hacktable.games.hashcatch.state import BANK, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, BONUS, CHECK, HACK, MOVE, ROLL, STOP, TO_BANK
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Events
from hacktable.kernel.game import first_choice
from hacktable.kernel.verbs import field_of, verb_of


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
        return legal_purpose(board, s, seat, out)
    if s.phase == Phase.MOVE:
        return legal_move(board, s, seat, out)
    if s.phase == Phase.AGAIN:
        return legal_again(out)
    if s.phase == Phase.GENUINE:
        return legal_genuine(board, s, out)
    if s.phase == Phase.BONUS:
        return legal_bonus(board, s, seat, out)
    return legal_hack(out)


@kernel
def clock_act(board: Board, s: State, act: int, events: Events) -> None:
    """The seat that ran out of time does its first legal action, but takes no second roll."""
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
