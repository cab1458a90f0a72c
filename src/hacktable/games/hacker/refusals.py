"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.rules.flow import infecting
from hacktable.games.hacker.rules.piracy import planned
from hacktable.games.hacker.state import HANDS, Phase, State
from hacktable.games.hacker.verbs import Drop, Follow, Name, Place, Protect, Slip, Take, Watch
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Action, seat_letter

_EXPECTED = {
    Phase.DEALT: ("hacker-place-now", "HK-4"),
    Phase.WALK: ("hacker-walk-now", "HK-66"),
    Phase.WINDOW: ("hacker-window-now", "HK-65"),
    Phase.HOME: ("hacker-place-now", "HK-11"),
    Phase.CHOOSE: ("hacker-protect-now", "HK-20"),
    Phase.NAME: ("hacker-name-now", "HK-21"),
    Phase.TAKE: ("hacker-take-now", "HK-21"),
    Phase.LOOT: ("hacker-place-now", "HK-22"),
    Phase.FLOW: ("hacker-flow-now", "HK-60"),
}

_TURN = {
    Phase.DEALT: "HK-5",
    Phase.WALK: "HK-11",
    Phase.WINDOW: "HK-65",
    Phase.HOME: "HK-11",
    Phase.CHOOSE: "HK-20",
    Phase.NAME: "HK-21",
    Phase.TAKE: "HK-21",
    Phase.LOOT: "HK-22",
    Phase.FLOW: "HK-64",
}


def turn_in(m: State) -> str:
    """The rule that says who acts in this phase."""
    return _TURN[Phase(m.phase)]


def why_not(board: Board, m: State, seat: int, action: Action) -> IllegalError:
    """The refusal for an action that is not legal."""
    phase, given = Phase(m.phase), str(action)
    match action, phase:
        case (Slip(account) | Watch(account), Phase.WINDOW) | (Place(account), Phase.DEALT | Phase.HOME | Phase.LOOT) if (
            account > board.accounts
        ):
            return IllegalError("hacker-no-account", "HK-3", given=given, accounts=int(board.accounts))
        case Slip(), Phase.WINDOW:
            return _no_slip(m, seat, action)
        case Follow(other), Phase.WINDOW:
            if other >= board.seats:
                return IllegalError("hacker-no-seat", "HK-65", given=given, players=int(board.seats))
            code = "hacker-follow-self" if other == seat else "hacker-follow-walker"
            return IllegalError(code, "HK-65", given=given, seat=seat_letter(other))
        case Place(account), Phase.DEALT | Phase.HOME | Phase.LOOT:
            return IllegalError("hacker-place-own", "HK-5", given=given, account=account)
        case Place(account), Phase.FLOW if m.carried[seat]:
            return _no_place(board, m, seat, account, given)
        case Drop(hand), Phase.FLOW:
            return _no_drop(board, m, seat, hand - 1, given)
        case Protect(account), Phase.CHOOSE:
            if account > board.accounts or m.owner[account - 1] != seat:
                return IllegalError("hacker-protect-own", "HK-20", given=given, account=account)
            return IllegalError("hacker-protect-infected", "HK-20", given=given, account=account)
        case Name(), Phase.NAME:
            return IllegalError("hacker-no-seat", "HK-21", given=given, players=int(board.seats))
        case Take(value), Phase.TAKE:
            return IllegalError("hacker-no-note", "HK-21", given=given, value=value, account=int(m.account))
        case _:
            code, rule = _EXPECTED[phase]
            return IllegalError(code, rule, given=given)


def _no_slip(m: State, seat: int, action: Slip) -> IllegalError:
    given, busy = str(action), planned(m, seat)
    if seat == m.turn:
        return IllegalError("hacker-slip-away", "HK-12", given=given)
    if busy == HANDS:
        return IllegalError("hacker-slip-hands", "HK-13", given=given)
    if m.hand[seat] <= busy:
        return IllegalError("hacker-slip-none", "HK-12", given=given, viruses=int(m.hand[seat]))
    if action.account == m.plan[seat, 0]:
        return IllegalError("hacker-slip-same", "HK-13", given=given, account=action.account)
    return IllegalError("hacker-slip-rising", "HK-65", given=given, account=int(m.plan[seat, 0]))


def _no_place(board: Board, m: State, seat: int, account: int, given: str) -> IllegalError:
    if account <= board.accounts and (m.face_down or m.owner[account - 1] == seat):
        return IllegalError("hacker-place-under", "HK-60", given=given, account=account)
    return IllegalError("hacker-place-own", "HK-5", given=given, account=account)


def _no_drop(board: Board, m: State, seat: int, hand: int, given: str) -> IllegalError:
    if seat == m.turn and not m.seated:
        return IllegalError("hacker-drop-away", "HK-12", given=given)
    if not infecting(board, m):
        return IllegalError("hacker-drop-late", "HK-15", given=given)
    if not m.loaded[seat, hand]:
        return IllegalError("hacker-drop-empty", "HK-13", given=given)
    return IllegalError("hacker-drop-nowhere", "HK-60", given=given)
