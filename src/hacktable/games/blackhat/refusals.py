"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER, WILD_RANK, Board, card_name
from hacktable.games.blackhat.drawing import CELL_NAMES, Kind
from hacktable.games.blackhat.rules.cards import cards_of
from hacktable.games.blackhat.rules.spaces import can_move, kind_at, occupied, on_board, traps, value_at
from hacktable.games.blackhat.rules.trick import in_trick
from hacktable.games.blackhat.state import JAIL, PAWNS, PLACES, Phase, State
from hacktable.games.blackhat.verbs import FOLLOW, LAY, LEAD, MARK, MOVE, PASS, PICK, PLAY, SEND, TRACE
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.verbs import Words, field_of, verb_of

EXPECTED = {
    Phase.LEAD: ("blackhat-lead-first", "BH-30"),
    Phase.SET: ("blackhat-play-set", "BH-30"),
    Phase.FOLLOW: ("blackhat-follow-now", "BH-31"),
    Phase.ANSWER: ("blackhat-answer-first", "BH-31"),
    Phase.PICKUP: ("blackhat-pick-up", "BH-42"),
    Phase.PICK: ("blackhat-pick-cards", "BH-42"),
    Phase.HACK: ("blackhat-must-hack", "BH-50"),
    Phase.SERVICE: ("blackhat-must-send", "BH-62"),
    Phase.DECOY: ("blackhat-must-return", "BH-107"),
    Phase.EXPLOIT: ("blackhat-exploit-now", "BH-67"),
    Phase.RANDOMIZE: ("blackhat-randomize-now", "BH-68"),
    Phase.LAY: ("blackhat-must-lay", "BH-68"),
    Phase.TRACE: ("blackhat-must-trace", "BH-101"),
}

CARD, CELL, PLACE = Words(tuple(card_name(kind) for kind in range(CARD_KINDS))), Words(CELL_NAMES), Words(PLACES)
REFUSALS = Answers(__name__)
another_expected = REFUSALS.add_each("another-expected", EXPECTED)
no_such_set = REFUSALS.add("blackhat-no-such-set", "BH-30", size=NUMBER)
no_pass = REFUSALS.add("blackhat-no-pass", "BH-32")
odd_set = REFUSALS.add("blackhat-odd-set", "BH-35")
not_in_hand = REFUSALS.add("blackhat-not-in-hand", "BH-30", card=CARD, count=NUMBER, have=NUMBER)
hat_size = REFUSALS.add("blackhat-hat-size", "BH-41", led=NUMBER)
wrong_size = REFUSALS.add("blackhat-wrong-size", "BH-30", size=NUMBER)
led_size = REFUSALS.add("blackhat-led-size", "BH-31", led=NUMBER)
not_in_trick = REFUSALS.add("blackhat-not-in-trick", "BH-42", card=CARD)
pick_rising = REFUSALS.add("blackhat-pick-rising", "BH-42", card=CARD)
pick_enough = REFUSALS.add("blackhat-pick-enough", "BH-42", count=NUMBER)
no_pawn = REFUSALS.add("blackhat-no-pawn", "BH-3")
in_jail = REFUSALS.add("blackhat-in-jail", "BH-103")
not_negative = REFUSALS.add("blackhat-not-negative", "BH-50", place=PLACE, value=NUMBER)
trapped = REFUSALS.add("blackhat-trapped", "BH-63", place=PLACE)
no_way = REFUSALS.add("blackhat-no-way", "BH-51", origin=PLACE, place=CELL)
no_way_on = REFUSALS.add("blackhat-no-way-on", "BH-51", origin=PLACE)
send_itself = REFUSALS.add("blackhat-send-itself", "BH-62")
must_return = REFUSALS.add("blackhat-must-return", "BH-107")
not_to_send = REFUSALS.add("blackhat-not-to-send", "BH-62", place=PLACE)
send_where = REFUSALS.add("blackhat-send-where", "BH-62", backdoor=CELL, public=CELL)
send_tracer = REFUSALS.add("blackhat-send-tracer", "BH-62", place=CELL)
send_both = REFUSALS.add("blackhat-send-both", "BH-62", place=CELL)
no_target = REFUSALS.add("blackhat-no-target", "BH-67", place=CELL)
lay_black = REFUSALS.add("blackhat-lay-black", "BH-68", place=CELL)
no_area = REFUSALS.add("blackhat-no-area", "BH-68", place=CELL)
no_step = REFUSALS.add("blackhat-no-step", "BH-102", place=CELL)


@kernel
def turn_rule(board: Board, m: State) -> int:
    """The rule that says who acts in a phase is the one that says what they do."""
    if m.phase <= Phase.SET:
        return 30
    if m.phase <= Phase.ANSWER:
        return 31
    if m.phase <= Phase.PICK:
        return 42
    if m.phase == Phase.HACK:
        return 50
    if m.phase == Phase.SERVICE:
        return 62
    if m.phase == Phase.DECOY:
        return 107
    if m.phase == Phase.EXPLOIT:
        return 67
    return 68 if m.phase <= Phase.LAY else 101


@kernel
def refuse(board: Board, m: State, seat: int, act: int, out: Events) -> None:
    verb, first, second, third, phase = verb_of(act), field_of(act, 0), field_of(act, 1), field_of(act, 2), int(m.phase)
    if (verb == LEAD and phase == Phase.LEAD) or (verb == FOLLOW and phase == Phase.ANSWER):
        no_such_set(out, size=first)
    elif verb == PLAY and (phase == Phase.SET or phase == Phase.FOLLOW):
        refuse_set(m, seat, first, second, third, field_of(act, 3), out)
    elif verb == PASS and phase <= Phase.ANSWER:
        no_pass(out)
    elif verb == PICK and phase == Phase.PICK:
        refuse_pick(board, m, first - 1, out)
    elif (verb == MOVE and phase == Phase.HACK) or (verb == SEND and (phase == Phase.SERVICE or phase == Phase.DECOY)):
        if first >= board.hands:
            no_pawn(out)
        elif verb == MOVE:
            refuse_move(board, m, first, second, third, out)
        else:
            refuse_sending(board, m, first, second, third, out)
    elif verb == MARK and phase == Phase.EXPLOIT:
        no_target(out, place=first)
    elif verb == LAY and phase == Phase.LAY:
        if (board.areas >> first) & 1:
            lay_black(out, place=first)
        else:
            no_area(out, place=first)
    elif verb == TRACE and phase == Phase.TRACE:
        no_step(out, place=first)
    else:
        another_expected(out, phase)


@kernel
def refuse_set(m: State, seat: int, rank: int, naturals: int, jokers: int, hat: int, out: Events) -> None:
    hand, missing, wanted = int(m.turn), -1, 0
    if hat > cards_of(m, hand, HAT):
        missing, wanted = HAT, hat
    if jokers > cards_of(m, hand, JOKER):
        missing, wanted = JOKER, jokers
    if rank != WILD_RANK and naturals > cards_of(m, hand, rank - 1):
        missing, wanted = rank - 1, naturals
    if (rank == WILD_RANK) != (naturals == 0):
        odd_set(out)
    elif missing >= 0:
        not_in_hand(out, card=missing, count=wanted, have=cards_of(m, hand, missing))
    elif hat > 0 and m.led > 0 and naturals + jokers + hat != m.led:
        hat_size(out, led=m.led)
    elif m.phase == Phase.SET:
        wrong_size(out, size=m.said[seat])
    else:
        led_size(out, led=m.led)


@kernel
def refuse_pick(board: Board, m: State, kind: int, out: Events) -> None:
    if in_trick(board, m, kind) == 0:
        not_in_trick(out, card=kind)
    elif kind < m.lowest_pick:
        pick_rising(out, card=m.lowest_pick)
    else:
        pick_enough(out, count=m.picks)


@kernel
def refuse_move(board: Board, m: State, hand: int, pawn: int, to: int, out: Events) -> None:
    place = int(m.place[hand, pawn])
    if place == JAIL:
        in_jail(out)
    elif hand != m.turn and value_at(board, m, place) >= 0:
        not_negative(out, place=place, value=value_at(board, m, place))
    elif traps(board, kind_at(board, m, place)):
        trapped(out, place=place)
    elif to == place and not can_move(board, m, hand, pawn, occupied(board, m)):
        no_way_on(out, origin=place)
    else:
        no_way(out, origin=place, place=to)


@kernel
def refuse_sending(board: Board, m: State, hand: int, pawn: int, to: int, out: Events) -> None:
    place, itself = int(m.place[hand, pawn]), m.pawn == hand * PAWNS + pawn
    if itself and m.phase != Phase.DECOY:
        send_itself(out)
    elif not itself and m.phase == Phase.DECOY:
        must_return(out)
    elif not on_board(place):
        in_jail(out)
    elif place == board.backdoor or place == board.public or (not itself and kind_at(board, m, place) == Kind.HONEYPOT):
        not_to_send(out, place=place)
    elif to != board.backdoor and to != board.public:
        send_where(out, backdoor=board.backdoor, public=board.public)
    elif m.tracer == to:
        send_tracer(out, place=to)
    else:
        send_both(out, place=to)
