"""What is at stake in Black Hat: what the round would bring if it ended now, and how a choice would change that.

All of it is scored by the rules (BH-91), on copies of what a seat knows. The cards in other hands are secret, so of others only what lies under
their pawns is counted, unless all their cards are open.
"""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.games.blackhat.board import CARD_KINDS, Board
from hacktable.games.blackhat.rules.effects import enter, lay_module, mark, pending_depth, send
from hacktable.games.blackhat.rules.hack import move_pawn
from hacktable.games.blackhat.rules.scoring import RUNNING, end_of_game, score
from hacktable.games.blackhat.rules.tracer import on_asset, trace
from hacktable.games.blackhat.rules.trick import keep_hat, pick, take_all
from hacktable.games.blackhat.state import FROM_SPACES, SOURCE_COUNT, Phase, State, Tile
from hacktable.games.blackhat.verbs import KEEP, LAY, MARK, MOVE, PICK, SEND, TAKE, TRACE
from hacktable.kernel.answers import POINTS, TALLIED, UNKNOWN, give_outcome, give_tally
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.stakes import CERTAIN
from hacktable.kernel.verbs import field_of, verb_of

OUTCOMES = ("round", "secret")
ROUND, SECRET = range(len(OUTCOMES))


@kernel
def tally(board: Board, m: State, seat: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """BH-91: what each hand would score if the round ended now."""
    scored = room[0]
    write_scored(board, m, scored, silent)
    for hand in range(board.hands):
        known = knows_cards(m, hand)
        row = give_tally(out, scored.points[hand] - m.points[hand] if known else UNKNOWN)
        for source in range(SOURCE_COUNT):
            gained = scored.source[hand, source] - m.source[hand, source]
            out.rows[row, TALLIED + source] = gained if known or source == FROM_SPACES else UNKNOWN


@kernel
def stake(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """How a choice would change what the round brings. Playing cards scores nothing: the trick is still open."""
    after, before, then = room[0], room[1], room[2]
    copy(m, after)
    if not carry_out(board, after, act, silent):
        return
    secret = on_asset(board, after) and board.secret_asset == 1 and m.turned == Tile.NONE  # BH-107: it may change everything
    write_scored(board, m, before, silent)
    write_scored(board, after, then, silent)
    row = give_outcome(out, board.hands, SECRET if secret else ROUND, CERTAIN, not secret and ends(board, after))
    for hand in range(board.hands):
        out.rows[row, POINTS + hand] = change(m, before, after, then, hand)


@kernel
def carry_out(board: Board, s: State, act: int, silent: Events) -> bool:
    """What an action does to pawns, values and hands; False if it does nothing to them."""
    verb, first, second, third = verb_of(act), field_of(act, 0), field_of(act, 1), field_of(act, 2)
    if verb == MOVE:
        move_pawn(board, s, first, second, third, silent)
        enter(board, s, first, second, silent)
    elif verb == SEND:
        send(board, s, first, second, third, silent)
    elif verb == MARK:
        mark(s, first, second, silent)
    elif verb == LAY:
        lay_module(board, s, first, silent)
    elif verb == TRACE:
        trace(board, s, first, silent)
    elif verb == TAKE:
        take_all(board, s, silent)
    elif verb == KEEP:
        keep_hat(board, s, silent)
    elif verb == PICK:
        pick(board, s, first - 1, silent)
    else:
        return False
    return True


@kernel
def write_scored(board: Board, s: State, scored: State, silent: Events) -> None:
    """The position with the round scored."""
    copy(s, scored)
    score(board, scored, on_asset(board, s), silent)


@kernel
def knows_cards(m: State, hand: int) -> bool:
    """Whether all cards of a hand are known."""
    count = 0
    for kind in range(CARD_KINDS):
        count += int(m.hidden[hand, kind]) + int(m.open[hand, kind])
    return count == int(m.held[hand])


@kernel
def change(m: State, before: State, after: State, then: State, hand: int) -> int:
    """What the round would bring a hand more or less. Whoever goes out of the game counts no points any more (BH-104).

    `before` is the position with the round scored; `then` is the one after the choice, scored.
    """
    if m.out[hand] != after.out[hand]:
        return UNKNOWN
    if knows_cards(m, hand):
        return int(then.points[hand]) - int(before.points[hand])
    return int(then.source[hand, FROM_SPACES]) - int(before.source[hand, FROM_SPACES])


@kernel
def ends(board: Board, after: State) -> bool:
    """BH-90: whether the game is over, unless something is still to be decided before that."""
    settled = after.phase == Phase.CHECK or (after.phase == Phase.SETTLE and pending_depth(after) == 0 and after.trace_due == 0)
    return (settled or on_asset(board, after)) and end_of_game(board, after) != RUNNING
