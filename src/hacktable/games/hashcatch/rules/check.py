"""Checking a token, and where a genuine one goes (HC-20, HC-21, HC-41)."""

from __future__ import annotations

from hacktable.games.hashcatch.board import ROWS, WIDTH, Board
from hacktable.games.hashcatch.rules.hashing import begin_hashing
from hacktable.games.hashcatch.rules.tokens import go_home, occupied_places, put, same_parity
from hacktable.games.hashcatch.rules.turn import next_turn
from hacktable.games.hashcatch.state import BANK, CHAIN, RISK, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, TO_BANK, tell_aimed, tell_banked, tell_checked
from hacktable.kernel.chacha import die
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack


@kernel
def check(board: Board, s: State, token: int, events: Events) -> None:
    checked(board, s, token, die(s), events)


@kernel
def checked(board: Board, s: State, token: int, rolled: int, events: Events) -> None:
    """HC-20: genuine if digit and roll are both even or both odd; otherwise the token goes home."""
    seat = int(s.turn)
    digit = int(s.digit[seat, token])
    genuine = same_parity(digit, rolled)
    s.shown[seat, token] = 1
    tell_checked(events, ALL, by=seat, seat=seat, token=token, digit=digit, die=rolled, verdict=1 if genuine else 0)
    if not genuine:
        go_home(s, seat, token, events)
        next_turn(board, s, events)
        return
    s.checked = token
    if rows_to_attack(board, s) == 0:
        enter_bank(board, s, events)  # nothing else to choose
    else:
        s.phase = Phase.GENUINE


@kernel
def rows_to_attack(board: Board, s: State) -> int:
    """HC-41: occupied rows without an attacker, as bits."""
    taken, rows = occupied_places(board, s), 0
    for row in range(ROWS):
        if (taken >> (CHAIN + row * WIDTH)) & 1 and (taken >> (RISK + row)) & 1 == 0:
            rows |= 1 << row
    return rows


@kernel
def legal_genuine(board: Board, s: State, out: Ints) -> int:
    """HC-21: the bank, or a row to attack."""
    out[0] = pack(TO_BANK)
    count = 1
    rows = rows_to_attack(board, s)
    for row in range(ROWS):
        if (rows >> row) & 1:
            out[count] = pack(ATTACK, row)
            count += 1
    return count


@kernel
def enter_bank(board: Board, s: State, events: Events) -> None:
    """HC-21: to the bank; a full one hashes at once (HC-30)."""
    if take_place(board, s, events):
        begin_hashing(board, s, events)
    else:
        next_turn(board, s, events)


@kernel
def take_place(board: Board, s: State, events: Events) -> bool:
    """HC-21: to the first free waiting place; whether the bank is full now."""
    seat, token = int(s.turn), int(s.checked)
    taken = occupied_places(board, s)
    place = BANK
    while (taken >> place) & 1:
        place += 1
    tell_banked(events, ALL, seat=seat, token=token, origin=int(s.place[seat, token]), to=place)
    put(s, seat, token, place)
    s.checked = 0
    all_places = (1 << CHAIN) - (1 << BANK)
    return (taken | 1 << place) & all_places == all_places


@kernel
def aim(board: Board, s: State, row: int, events: Events) -> None:
    """HC-41: step one of a big hack, to the risk space of a row."""
    seat, token = int(s.turn), int(s.checked)
    tell_aimed(events, ALL, seat=seat, token=token, origin=int(s.place[seat, token]), to=RISK + row)
    put(s, seat, token, RISK + row)
    next_turn(board, s, events)
