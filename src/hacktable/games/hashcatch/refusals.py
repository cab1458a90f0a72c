"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.hashcatch.board import WIDTH, Board
from hacktable.games.hashcatch.rules.move import MINUS, destination, ways_to_move
from hacktable.games.hashcatch.rules.tokens import is_hash, occupied_places
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, PLACES, Phase, State
from hacktable.games.hashcatch.verbs import ATTACK, BONUS, CHECK, MOVE
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.verbs import Words, field_of, verb_of

EXPECTED = {
    Phase.PURPOSE: ("hashcatch-say-purpose", "HC-11"),
    Phase.MOVE: ("hashcatch-must-move", "HC-12"),
    Phase.AGAIN: ("hashcatch-second-roll", "HC-13"),
    Phase.GENUINE: ("hashcatch-bank-or-attack", "HC-21"),
    Phase.HACK: ("hashcatch-hack-first", "HC-11"),
    Phase.BONUS: ("hashcatch-choose-bonus", "HC-30"),
}

PLACE = Words(PLACES)
REFUSALS = Answers(__name__)
another_expected = REFUSALS.add_each("another-expected", EXPECTED, roll=NUMBER)
no_such_token = REFUSALS.add("hashcatch-no-token", "HC-1", given=False, token=NUMBER, first=NUMBER, last=NUMBER)
not_on_hash = REFUSALS.add("hashcatch-not-on-hash", "HC-11", token=NUMBER)
not_on_ring = REFUSALS.add("hashcatch-not-on-ring", "HC-12", token=NUMBER, place=PLACE)
one_step = REFUSALS.add("hashcatch-one-step", "HC-12")
choose_push = REFUSALS.add("hashcatch-choose-push", "HC-14", place=PLACE)
no_push_choice = REFUSALS.add("hashcatch-no-push-choice", "HC-14", place=PLACE)
own_hash = REFUSALS.add("hashcatch-own-hash", "HC-14", place=PLACE)
no_room = REFUSALS.add("hashcatch-no-room", "HC-14", place=PLACE)
row_empty = REFUSALS.add("hashcatch-row-empty", "HC-41", row=NUMBER)
row_attacked = REFUSALS.add("hashcatch-row-attacked", "HC-41", row=NUMBER)
not_in_bank = REFUSALS.add("hashcatch-not-in-bank", "HC-30", token=NUMBER)


@kernel
def turn_rule(board: Board, m: State) -> int:
    if m.phase == Phase.MOVE:
        return 12
    if m.phase == Phase.AGAIN:
        return 13
    if m.phase == Phase.GENUINE:
        return 21
    if m.phase == Phase.HACK:
        return 42
    return 30 if m.phase == Phase.BONUS else 10


@kernel
def refuse(board: Board, m: State, seat: int, act: int, out: Events) -> None:
    verb, first = verb_of(act), field_of(act, 0)
    by_token = (
        (verb == CHECK and m.phase == Phase.PURPOSE)
        or (verb == MOVE and m.phase == Phase.MOVE)
        or (verb == BONUS and m.phase == Phase.BONUS)
    )
    if by_token and first >= m.tokens[seat]:
        no_such_token(out, token=1 + first, first=1, last=m.tokens[seat])
    elif by_token and verb == CHECK:
        not_on_hash(out, token=1 + first)
    elif by_token and verb == BONUS:
        not_in_bank(out, token=1 + first)
    elif by_token:
        refuse_move(board, m, seat, first, field_of(act, 1), out)
    elif verb == ATTACK and m.phase == Phase.GENUINE:
        if (occupied_places(board, m) >> (CHAIN + first * WIDTH)) & 1:
            row_attacked(out, row=1 + first)
        else:
            row_empty(out, row=1 + first)
    else:
        another_expected(out, m.phase, roll=m.roll)


@kernel
def refuse_move(board: Board, m: State, seat: int, token: int, way: int, out: Events) -> None:
    place = int(m.place[seat, token])
    if place != BASE and place >= BANK:
        not_on_ring(out, token=1 + token, place=place)
    elif place == BASE and m.roll == 1 and way == MINUS:
        one_step(out)
    else:
        ways, to = ways_to_move(board, m, seat, token, way), destination(board, m, seat, token, way)
        if ways == 2:
            choose_push(out, place=to)
        elif ways == 1:
            no_push_choice(out, place=to)
        elif is_hash(board, to):
            own_hash(out, place=to)
        else:
            no_room(out, place=to)
