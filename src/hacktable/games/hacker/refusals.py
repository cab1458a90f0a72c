"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.rules.flow import infecting
from hacktable.games.hacker.rules.piracy import planned
from hacktable.games.hacker.state import HANDS, Phase, State
from hacktable.games.hacker.verbs import DROP, FOLLOW, NAME, PLACE, PROTECT, SLIP, TAKE, WATCH
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.verbs import LETTERS, Words, field_of, verb_of

EXPECTED = {
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

SEAT = Words(tuple(LETTERS))
REFUSALS = Answers(__name__)
another_expected = REFUSALS.add_each("another-expected", EXPECTED)
no_account = REFUSALS.add("hacker-no-account", "HK-3", accounts=NUMBER)
nobody_to_follow = REFUSALS.add("hacker-no-seat", "HK-65", players=NUMBER)
nobody_to_name = REFUSALS.add("hacker-no-seat", "HK-21", players=NUMBER)
follow_self = REFUSALS.add("hacker-follow-self", "HK-65", seat=SEAT)
follow_walker = REFUSALS.add("hacker-follow-walker", "HK-65", seat=SEAT)
slip_away = REFUSALS.add("hacker-slip-away", "HK-12")
slip_hands = REFUSALS.add("hacker-slip-hands", "HK-13")
slip_none = REFUSALS.add("hacker-slip-none", "HK-12", viruses=NUMBER)
slip_same = REFUSALS.add("hacker-slip-same", "HK-13", account=NUMBER)
slip_rising = REFUSALS.add("hacker-slip-rising", "HK-65", account=NUMBER)
place_own = REFUSALS.add("hacker-place-own", "HK-5", account=NUMBER)
place_under = REFUSALS.add("hacker-place-under", "HK-60", account=NUMBER)
drop_away = REFUSALS.add("hacker-drop-away", "HK-12")
drop_late = REFUSALS.add("hacker-drop-late", "HK-15")
drop_empty = REFUSALS.add("hacker-drop-empty", "HK-13")
drop_nowhere = REFUSALS.add("hacker-drop-nowhere", "HK-60")
protect_own = REFUSALS.add("hacker-protect-own", "HK-20", account=NUMBER)
protect_infected = REFUSALS.add("hacker-protect-infected", "HK-20", account=NUMBER)
no_note = REFUSALS.add("hacker-no-note", "HK-21", value=NUMBER, account=NUMBER)


@kernel
def turn_rule(board: Board, m: State) -> int:
    if m.phase == Phase.DEALT:
        return 5
    if m.phase == Phase.WALK or m.phase == Phase.HOME:
        return 11
    if m.phase == Phase.CHOOSE:
        return 20
    if m.phase == Phase.NAME or m.phase == Phase.TAKE:
        return 21
    if m.phase == Phase.LOOT:
        return 22
    return 64 if m.phase == Phase.FLOW else 65


@kernel
def refuse(board: Board, m: State, seat: int, act: int, out: Events) -> None:
    verb, first, phase = verb_of(act), field_of(act, 0), int(m.phase)
    window, placing = phase == Phase.WINDOW, phase == Phase.DEALT or phase == Phase.HOME or phase == Phase.LOOT
    if first >= board.accounts and ((window and verb in (SLIP, WATCH)) or (placing and verb == PLACE)):
        no_account(out, accounts=board.accounts)
    elif window and verb == SLIP:
        refuse_slip(m, seat, 1 + first, out)
    elif window and verb == FOLLOW:
        if first >= board.seats:
            nobody_to_follow(out, players=board.seats)
        elif first == seat:
            follow_self(out, seat=first)
        else:
            follow_walker(out, seat=first)
    elif placing and verb == PLACE:
        place_own(out, account=1 + first)
    elif phase == Phase.FLOW and verb == PLACE and m.carried[seat] > 0:
        if first < board.accounts and (m.face_down > 0 or m.owner[first] == seat):
            place_under(out, account=1 + first)
        else:
            place_own(out, account=1 + first)
    elif phase == Phase.FLOW and verb == DROP:
        refuse_drop(board, m, seat, first, out)
    elif phase == Phase.CHOOSE and verb == PROTECT:
        if first >= board.accounts or m.owner[first] != seat:
            protect_own(out, account=1 + first)
        else:
            protect_infected(out, account=1 + first)
    elif phase == Phase.NAME and verb == NAME:
        nobody_to_name(out, players=board.seats)
    elif phase == Phase.TAKE and verb == TAKE:
        no_note(out, value=1 + first, account=m.account)
    else:
        another_expected(out, phase)


@kernel
def refuse_slip(m: State, seat: int, account: int, out: Events) -> None:
    busy = planned(m, seat)
    if seat == m.turn:
        slip_away(out)
    elif busy == HANDS:
        slip_hands(out)
    elif m.hand[seat] <= busy:
        slip_none(out, viruses=m.hand[seat])
    elif account == m.plan[seat, 0]:
        slip_same(out, account=account)
    else:
        slip_rising(out, account=m.plan[seat, 0])


@kernel
def refuse_drop(board: Board, m: State, seat: int, hand: int, out: Events) -> None:
    if seat == m.turn and m.seated == 0:
        drop_away(out)
    elif not infecting(board, m):
        drop_late(out)
    elif m.loaded[seat, hand] == 0:
        drop_empty(out)
    else:
        drop_nowhere(out)
