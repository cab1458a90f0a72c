"""What is at stake in Black Hat: what the round would bring if it ended now, and how a choice would change that.

All of it is scored by the rules (BH-91), on copies of what a seat knows. The cards in other hands are secret, so of others only what lies under
their pawns is counted, unless all their cards are open.
"""

from __future__ import annotations

from collections.abc import Iterable

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.rules.effects import enter, lay_module, mark, pending_depth, send
from hacktable.games.blackhat.rules.hack import move_pawn
from hacktable.games.blackhat.rules.scoring import RUNNING, end_of_game, score
from hacktable.games.blackhat.rules.tracer import on_asset, trace
from hacktable.games.blackhat.rules.trick import keep_hat, pick, take_all
from hacktable.games.blackhat.state import FROM_SPACES, SOURCE_COUNT, Phase, State, Tile
from hacktable.games.blackhat.verbs import ACTIONS, KEEP, LAY, MARK, MOVE, PICK, SEND, TAKE, TRACE
from hacktable.kernel.events import SILENT
from hacktable.kernel.stakes import CERTAIN, Outcome, Tally
from hacktable.kernel.verbs import Action, field_of, verb_of


def tally(board: Board, m: State, seat: int) -> Iterable[Tally]:
    """BH-91: what each hand would score if the round ended now."""
    scored = _scored(board, m)
    for hand in range(board.hands):
        gained = [int(scored.source[hand, source] - m.source[hand, source]) for source in range(SOURCE_COUNT)]
        if _knows_cards(m, hand):
            yield Tally(int(scored.points[hand] - m.points[hand]), tuple(gained))
        else:
            yield Tally(None, tuple(each if source == FROM_SPACES else None for source, each in enumerate(gained)))


def stakes(board: Board, m: State, seat: int, action: Action) -> Iterable[Outcome]:
    """How a choice would change what the round brings. Playing cards scores nothing: the trick is still open."""
    after = m.twin()
    if not _carry_out(board, after, ACTIONS.encode(action)):
        return ()
    secret = on_asset(board, after) and board.secret_asset == 1 and m.turned == Tile.NONE  # BH-107: it may change everything
    before, then = _scored(board, m), _scored(board, after)
    points = tuple(_change(m, before, after, then, hand) for hand in range(board.hands))
    return (Outcome("secret" if secret else "round", CERTAIN, points, not secret and _ends(board, after)),)


def _carry_out(board: Board, s: State, act: int) -> bool:
    """What an action does to pawns, values and hands; False if it does nothing to them."""
    verb, first, second, third = verb_of(act), field_of(act, 0), field_of(act, 1), field_of(act, 2)
    if verb == MOVE:
        move_pawn(board, s, first, second, third, SILENT)
        enter(board, s, first, second, SILENT)
    elif verb == SEND:
        send(board, s, first, second, third, SILENT)
    elif verb == MARK:
        mark(s, first, second, SILENT)
    elif verb == LAY:
        lay_module(board, s, first, SILENT)
    elif verb == TRACE:
        trace(board, s, first, SILENT)
    elif verb == TAKE:
        take_all(board, s, SILENT)
    elif verb == KEEP:
        keep_hat(board, s, SILENT)
    elif verb == PICK:
        pick(board, s, first - 1, SILENT)
    else:
        return False
    return True


def _scored(board: Board, s: State) -> State:
    """The position with the round scored."""
    scored = s.twin()
    score(board, scored, on_asset(board, s), SILENT)
    return scored


def _knows_cards(m: State, hand: int) -> bool:
    return bool(m.hidden[hand].sum() + m.open[hand].sum() == m.held[hand])


def _change(m: State, before: State, after: State, then: State, hand: int) -> int | None:
    """What the round would bring a hand more or less. Whoever goes out of the game counts no points any more (BH-104).

    :param before: the position with the round scored; `then`: the one after the choice.
    """
    if m.out[hand] != after.out[hand]:
        return None
    if _knows_cards(m, hand):
        return int(then.points[hand] - before.points[hand])
    return int(then.source[hand, FROM_SPACES] - before.source[hand, FROM_SPACES])


def _ends(board: Board, after: State) -> bool:
    """BH-90: whether the game is over, unless something is still to be decided before that."""
    settled = after.phase == Phase.CHECK or (after.phase == Phase.SETTLE and pending_depth(after) == 0 and after.trace_due == 0)
    return bool(settled or on_asset(board, after)) and end_of_game(board, after) != RUNNING
