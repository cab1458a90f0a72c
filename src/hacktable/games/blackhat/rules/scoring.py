"""When a round or the game ends, points, and who wins (BH-90 … BH-93, BH-104, BH-107, BH-120)."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, Board
from hacktable.games.blackhat.rules.cards import cards_of
from hacktable.games.blackhat.rules.seats import next_leader
from hacktable.games.blackhat.rules.spaces import can_move, occupied, on_board, value_at
from hacktable.games.blackhat.rules.tracer import last_one_left, on_asset
from hacktable.games.blackhat.rules.trick import begin_trick
from hacktable.games.blackhat.state import (
    FROM_CARDS,
    FROM_FLOOR,
    FROM_SPACES,
    FROM_TILE,
    JAIL,
    PAWNS,
    SOURCE_COUNT,
    Phase,
    State,
    Tile,
)
from hacktable.games.blackhat.verbs import tell_ended, tell_fame, tell_scored, tell_victor
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events

JAIL_VALUE = 5
BONUS = 5
"""What Jackpot and Sting are worth."""
BY_ASSET, BY_STUCK, BY_TRACER, BY_LAST = 0, 1, 2, 3
RUNNING = -1


@kernel
def check(board: Board, s: State, events: Events) -> None:
    """BH-90: after a trick, score if the round or the game ends; otherwise the next trick."""
    reason = end_of_game(board, s)
    if reason != RUNNING:
        if reason != BY_LAST:
            score(board, s, reason == BY_ASSET, events)
        finish(board, s, reason, events)
    elif somebody_is_out_of_cards(board, s):
        score(board, s, False, events)
        s.phase = Phase.DEAL
    else:
        s.leader = next_leader(board, s, int(s.winner))
        begin_trick(board, s)


@kernel
def end_of_game(board: Board, s: State) -> int:
    if last_one_left(board, s):
        return BY_LAST
    if on_asset(board, s):
        return BY_ASSET
    if s.tracer == board.asset:
        return BY_TRACER
    return RUNNING if any_pawn_can_move(board, s) else BY_STUCK


@kernel
def any_pawn_can_move(board: Board, s: State) -> bool:
    taken = occupied(board, s)
    for hand in range(board.hands):
        for pawn in range(PAWNS):
            if can_move(board, s, hand, pawn, taken):
                return True
    return False


@kernel
def somebody_is_out_of_cards(board: Board, s: State) -> bool:
    empty = 0
    for hand in range(HANDS):
        empty += 1 if (s.out[hand] == 0) & (s.held[hand] == 0) & (hand < board.hands) else 0
    return empty > 0


# ---------------------------------------------------------------- points


@kernel
def trace_in_hand(board: Board, s: State, hand: int) -> int:
    """BH-2: the traces of the cards in hand."""
    trace = 0
    for kind in range(CARD_KINDS):
        trace += int(board.trace[kind]) * cards_of(s, hand, kind)
    return trace


@kernel
def under_pawns(board: Board, s: State, hand: int) -> int:
    """BH-91: values of the spaces under the pawns; a jailed pawn counts 5."""
    value = 0
    for pawn in range(PAWNS):
        place = int(s.place[hand, pawn])
        if on_board(place):
            value += value_at(board, s, place)
        elif place == JAIL:
            value += JAIL_VALUE
    return value


@kernel
def rounded(points: int) -> int:
    """BH-107, NSA: to the nearest ten, halves away from zero."""
    return (points + 5) // 10 * 10 if points >= 0 else -((5 - points) // 10 * 10)


@kernel
def tile_change(s: State, hand: int, cards: int, spaces: int) -> int:
    """BH-107: what the turned tile adds to a hand's round."""
    if s.turned == Tile.NSA:
        return rounded(cards + spaces) - cards - spaces
    if s.turned == Tile.JACKPOT:
        return -BONUS if s.arrived == hand + 1 else 0
    if s.turned == Tile.STING:
        return BONUS if s.arrived == hand + 1 else 0
    if s.turned == Tile.LOG_WIPE:
        return -cards
    return cards if s.turned == Tile.LEAK else 0


@kernel
def score(board: Board, s: State, at_asset: bool, events: Events) -> None:
    """BH-91: below zero counts as zero, unless the tile says otherwise; `at_asset`: whether a tile has its say."""
    for hand in range(board.hands):
        if s.out[hand] == 0:
            cards, spaces = trace_in_hand(board, s, hand), under_pawns(board, s, hand)
            tile = tile_change(s, hand, cards, spaces) if at_asset else 0
            points = cards + spaces + tile
            floor = -points if points < 0 and not (at_asset and s.turned == Tile.NSA) else 0
            points += floor
            s.source[hand, FROM_CARDS] += cards
            s.source[hand, FROM_SPACES] += spaces
            s.source[hand, FROM_FLOOR] += floor
            s.source[hand, FROM_TILE] += tile
            s.points[hand] += points
            s.previous[hand] = s.last[hand]
            s.last[hand] = points
            tell_scored(
                events, ALL, seat=hand, cards=cards, spaces=spaces, floor=floor, tile=tile, points=points, total=int(s.points[hand])
            )


@kernel
def finish(board: Board, s: State, reason: int, events: Events) -> None:
    """The game is over; status cards are turned, and the best hands named."""
    s.phase = Phase.OVER
    if board.celebrity == 1:
        for hand in range(board.hands):
            if s.famous[hand] == 0:
                s.famous[hand] = 1
                tell_fame(events, ALL, seat=hand, value=int(s.status[hand]))
    tell_ended(events, ALL, reason=reason)
    for hand in range(board.hands):
        if hands_ahead(board, s, hand, int(board.hands)) == 0:
            tell_victor(events, ALL, seat=hand)


# ---------------------------------------------------------------- places


@kernel
def distance(s: State, hand: int, total: int) -> int:
    """BH-120: how far a total is from the hand's status card."""
    return abs(total - int(s.status[hand]))


@kernel
def ahead(board: Board, s: State, one: int, other: int) -> bool:
    """Whether one hand is better placed than another (BH-93, BH-104, BH-120)."""
    exit_of, other_exit = int(s.out[one]), int(s.out[other])
    if exit_of != other_exit:
        return exit_of == 0 or exit_of > other_exit > 0
    points, against = int(s.points[one]), int(s.points[other])
    if board.celebrity == 1 and s.phase == Phase.OVER:
        return nearer(board, s, one, other)
    if points != against:
        return points < against
    if s.phase != Phase.OVER:
        return False
    if board.tie_previous == 1:
        return int(s.previous[one]) < int(s.previous[other])
    return int(s.last[one]) < int(s.last[other])


@kernel
def nearer(board: Board, s: State, one: int, other: int) -> bool:
    """BH-120: nearest to the status card; then below it rather than above; then nearest after the round before."""
    points, against = int(s.points[one]), int(s.points[other])
    near, far = distance(s, one, points), distance(s, other, against)
    if near != far:
        return near < far
    below, above = points < int(s.status[one]), against < int(s.status[other])
    if below != above:
        return below
    if board.celebrity_previous == 0:
        return False
    return distance(s, one, points - int(s.last[one])) < distance(s, other, against - int(s.last[other]))


@kernel
def hands_ahead(board: Board, s: State, hand: int, hands: int) -> int:
    """How many of the first `hands` hands are better placed."""
    count = 0
    for other in range(hands):
        if other != hand and ahead(board, s, other, hand):
            count += 1
    return count


@kernel
def standings(board: Board, s: State, points: Ints, sources: Ints, placing: Ints) -> None:
    """The humans' places among themselves. The event `Victor` says who won, the Robot included."""
    for seat in range(board.seats):
        points[seat] = s.points[seat]
        for source in range(SOURCE_COUNT):
            sources[seat, source] = s.source[seat, source]
        placing[seat] = 1 + hands_ahead(board, s, seat, int(board.seats))
