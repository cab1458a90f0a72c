"""Why an action is refused: the rule behind it, from nothing but what the seat knows."""

from __future__ import annotations

from hacktable.games.blackhat.board import HAT, JOKER, WILD_RANK, Board, card_name
from hacktable.games.blackhat.drawing import CELL_NAMES, Kind
from hacktable.games.blackhat.rules.cards import cards_of
from hacktable.games.blackhat.rules.spaces import kind_at, on_board, traps, value_at
from hacktable.games.blackhat.rules.trick import in_trick
from hacktable.games.blackhat.state import JAIL, PAWNS, PLACES, Phase, State
from hacktable.games.blackhat.verbs import Follow, Lay, Lead, Mark, Move, Pass, Pick, Play, Send, Trace
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.verbs import Action

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


def turn_in(m: State) -> str:
    """The rule that says who acts in this phase: the one that says what they do."""
    return EXPECTED[Phase(m.phase)][1]


def why_not(board: Board, m: State, seat: int, action: Action) -> IllegalError:
    """The refusal for an action that is not legal."""
    phase, given = Phase(m.phase), str(action)
    match action, phase:
        case (Lead(size), Phase.LEAD) | (Follow(size), Phase.ANSWER):
            return IllegalError("blackhat-no-such-set", "BH-30", given=given, size=size)
        case Play(), Phase.SET | Phase.FOLLOW:
            return _no_set(m, seat, action)
        case Pass(), Phase.LEAD | Phase.SET | Phase.FOLLOW | Phase.ANSWER:
            return IllegalError("blackhat-no-pass", "BH-32", given=given)
        case Pick(rank), Phase.PICK:
            return _no_pick(board, m, rank, given)
        case Move(), Phase.HACK:
            return _no_pawn(board, m, action.seat, given) or _no_move(board, m, action)
        case Send(), Phase.SERVICE | Phase.DECOY:
            return _no_pawn(board, m, action.seat, given) or _no_sending(board, m, action)
        case Mark(to), Phase.EXPLOIT:
            return IllegalError("blackhat-no-target", "BH-67", given=given, place=to)
        case Lay(to), Phase.LAY:
            code = "blackhat-lay-black" if board.areas >> CELL_NAMES.index(to) & 1 else "blackhat-no-area"
            return IllegalError(code, "BH-68", given=given, place=to)
        case Trace(to), Phase.TRACE:
            return IllegalError("blackhat-no-step", "BH-102", given=given, place=to)
        case _:
            code, rule = EXPECTED[phase]
            return IllegalError(code, rule, given=given)


def _no_set(m: State, seat: int, action: Play) -> IllegalError:
    given, hand = str(action), int(m.turn)
    size = action.naturals + action.jokers + action.hat
    if (action.rank == WILD_RANK) != (action.naturals == 0):
        return IllegalError("blackhat-odd-set", "BH-35", given=given)
    wanted = [(JOKER, action.jokers), (HAT, action.hat)]
    if action.rank != WILD_RANK:
        wanted.insert(0, (action.rank - 1, action.naturals))
    for kind, count in wanted:
        if count > cards_of(m, hand, kind):
            card = card_name(kind)
            return IllegalError("blackhat-not-in-hand", "BH-30", given=given, card=card, count=count, have=cards_of(m, hand, kind))
    if action.hat and m.led and size != m.led:
        return IllegalError("blackhat-hat-size", "BH-41", given=given, led=int(m.led))
    if m.phase == Phase.SET:
        return IllegalError("blackhat-wrong-size", "BH-30", given=given, size=int(m.said[seat]))
    return IllegalError("blackhat-led-size", "BH-31", given=given, led=int(m.led))


def _no_pick(board: Board, m: State, rank: int, given: str) -> IllegalError:
    if in_trick(board, m, rank - 1) == 0:
        return IllegalError("blackhat-not-in-trick", "BH-42", given=given, card=str(rank))
    if rank - 1 < m.lowest_pick:
        return IllegalError("blackhat-pick-rising", "BH-42", given=given, card=str(m.lowest_pick + 1))
    return IllegalError("blackhat-pick-enough", "BH-42", given=given, count=int(m.picks))


def _no_pawn(board: Board, m: State, hand: int, given: str) -> IllegalError | None:
    return None if hand < board.hands else IllegalError("blackhat-no-pawn", "BH-3", given=given)


def _no_move(board: Board, m: State, action: Move) -> IllegalError:
    given, place = str(action), int(m.place[action.seat, action.pawn - 1])
    if place == JAIL:
        return IllegalError("blackhat-in-jail", "BH-103", given=given)
    if action.seat != m.turn and value_at(board, m, place) >= 0:
        return IllegalError("blackhat-not-negative", "BH-50", given=given, place=PLACES[place], value=value_at(board, m, place))
    if traps(board, kind_at(board, m, place)):
        return IllegalError("blackhat-trapped", "BH-63", given=given, place=PLACES[place])
    return IllegalError("blackhat-no-way", "BH-51", given=given, origin=PLACES[place], place=action.to)


def _no_sending(board: Board, m: State, action: Send) -> IllegalError:
    given, pawn = str(action), action.pawn - 1
    place, to = int(m.place[action.seat, pawn]), CELL_NAMES.index(action.to)
    itself = m.pawn == action.seat * PAWNS + pawn
    if itself != (m.phase == Phase.DECOY):
        code, rule = ("blackhat-send-itself", "BH-62") if itself else ("blackhat-must-return", "BH-107")
        return IllegalError(code, rule, given=given)
    if not on_board(place):
        return IllegalError("blackhat-in-jail", "BH-103", given=given)
    if place in (board.backdoor, board.public) or (not itself and kind_at(board, m, place) == Kind.HONEYPOT):
        return IllegalError("blackhat-not-to-send", "BH-62", given=given, place=PLACES[place])
    if to not in (board.backdoor, board.public):
        return IllegalError(
            "blackhat-send-where", "BH-62", given=given, backdoor=CELL_NAMES[board.backdoor], public=CELL_NAMES[board.public]
        )
    if m.tracer == to:
        return IllegalError("blackhat-send-tracer", "BH-62", given=given, place=action.to)
    return IllegalError("blackhat-send-both", "BH-62", given=given, place=action.to)
