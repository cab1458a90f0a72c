"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.hashcatch.board import WIDTH, Board
from hacktable.games.hashcatch.rules.check import rows_to_attack
from hacktable.games.hashcatch.rules.move import destination, ways_to_move
from hacktable.games.hashcatch.rules.tokens import is_hash, occupied_places
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, PLACES, RISK, Phase, State
from hacktable.games.hashcatch.verbs import ACTIONS, Attack, Bonus, Check, Move
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Action

EXPECTED = {
    Phase.PURPOSE: ("hashcatch-say-purpose", "HC-11"),
    Phase.MOVE: ("hashcatch-must-move", "HC-12"),
    Phase.AGAIN: ("hashcatch-second-roll", "HC-13"),
    Phase.GENUINE: ("hashcatch-bank-or-attack", "HC-21"),
    Phase.HACK: ("hashcatch-hack-first", "HC-11"),
    Phase.BONUS: ("hashcatch-choose-bonus", "HC-30"),
}

_TURN = {
    Phase.PURPOSE: "HC-10",
    Phase.MOVE: "HC-12",
    Phase.AGAIN: "HC-13",
    Phase.GENUINE: "HC-21",
    Phase.HACK: "HC-42",
    Phase.BONUS: "HC-30",
}


def turn_in(m: State) -> str:
    """The rule that says who acts in this phase."""
    return _TURN[Phase(m.phase)]


def why_not(board: Board, m: State, seat: int, action: Action) -> IllegalError:
    """The refusal for an action that is not legal."""
    given = str(action)
    match action, Phase(m.phase):
        case Check(token), Phase.PURPOSE:
            return _no_token(m, seat, token) or IllegalError("hashcatch-not-on-hash", "HC-11", given=given, token=token)
        case Move(), Phase.MOVE:
            return _no_token(m, seat, action.token) or _no_move(board, m, seat, action)
        case Attack(row), Phase.GENUINE:
            taken = occupied_places(board, m)
            if not taken >> (CHAIN + (row - 1) * WIDTH) & 1:
                return IllegalError("hashcatch-row-empty", "HC-41", given=given, row=row)
            assert taken >> (RISK + row - 1) & 1, f"{given} is legal: rows {rows_to_attack(board, m):b}"
            return IllegalError("hashcatch-row-attacked", "HC-41", given=given, row=row)
        case Bonus(token), Phase.BONUS:
            return _no_token(m, seat, token) or IllegalError("hashcatch-not-in-bank", "HC-30", given=given, token=token)
        case _:
            code, rule = EXPECTED[Phase(m.phase)]
            return IllegalError(code, rule, given=given, roll=m.roll)


def _no_token(m: State, seat: int, token: int) -> IllegalError | None:
    if token <= m.tokens[seat]:
        return None
    return IllegalError("hashcatch-no-token", "HC-1", token=token, first=1, last=int(m.tokens[seat]))


def _no_move(board: Board, m: State, seat: int, action: Move) -> IllegalError:
    given, (token, way, _) = str(action), ACTIONS.split(action)[1]
    place = int(m.place[seat, token])
    if place != BASE and place >= BANK:
        return IllegalError("hashcatch-not-on-ring", "HC-12", given=given, token=action.token, place=PLACES[place])
    if place == BASE and m.roll == 1 and action.way == "-":
        return IllegalError("hashcatch-one-step", "HC-12", given=given)
    ways = ways_to_move(board, m, seat, token, way)
    to = PLACES[destination(board, m, seat, token, way)]
    if ways == 2:
        return IllegalError("hashcatch-choose-push", "HC-14", given=given, place=to)
    if ways == 1:
        return IllegalError("hashcatch-no-push-choice", "HC-14", given=given, place=to)
    if is_hash(board, destination(board, m, seat, token, way)):
        return IllegalError("hashcatch-own-hash", "HC-14", given=given, place=to)
    return IllegalError("hashcatch-no-room", "HC-14", given=given, place=to)
