"""What speaks for a choice in Black Hat or against it: who may beat a set, who may follow, how far a pawn still has to go.

A hand *may* hold cards if they can be there in a world that fits what the seat knows. The rules decide which set beats which.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER, RANKS, WILD_RANK, Board
from hacktable.games.blackhat.knowledge import unknown_cards, unseen_of
from hacktable.games.blackhat.rules.cards import cards_of, is_hat_trick, only_the_hat, set_rank, was_refilled
from hacktable.games.blackhat.rules.seats import after
from hacktable.games.blackhat.rules.spaces import kind_at, traps
from hacktable.games.blackhat.rules.trick import play_set, winner_of
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import ACTIONS, Lead, Move, Play
from hacktable.kernel.bits import first_of
from hacktable.kernel.events import SILENT
from hacktable.kernel.stakes import Reason
from hacktable.kernel.verbs import Action, field_of

Cards = dict[int, int]
"""How many cards of each kind."""


def reason(board: Board, m: State, seat: int, action: Action) -> Reason | None:
    """What can be counted of a choice of the hand whose turn it is."""
    match action:
        case Play():
            return _of_set(board, m, seat, ACTIONS.encode(action))
        case Lead(size) if size > 1 and not was_refilled(m):
            others = [hand for hand in range(board.hands) if hand != m.turn and m.out[hand] == 0]
            may = sum(any(possible_sets(board, m, seat, hand, size)) for hand in others)
            return Reason("lead", {"may": may, "hands": len(others), "size": size})
        case Move():
            return _of_move(board, m, field_of(ACTIONS.encode(action), 2))
        case _:
            return None


# ---------------------------------------------------------------- sets


def _of_set(board: Board, m: State, seat: int, act: int) -> Reason | None:
    """BH-33, BH-40: whether a set is ahead, and who may still beat it; if it is not, the traces (BH-2) that the hand is rid of."""
    s, hand = m.twin(), int(m.turn)
    play_set(board, s, act, SILENT)
    for kind in range(CARD_KINDS):
        s.hidden[hand, kind] = max(0, int(s.hidden[hand, kind]))  # cards that the seat did not know of before they were played
    size = sum(field_of(act, place) for place in (1, 2, 3))
    traces = sum(int(board.trace[kind]) * int(s.trick[hand, kind]) for kind in range(CARD_KINDS))
    if size != s.led:
        return Reason("short", {"led": int(s.led), "traces": traces})
    ahead = winner_of(board, s, is_hat_trick(board, s))
    if ahead != hand:
        code = "behind-wild" if set_rank(s, ahead) == WILD_RANK else "behind"
        return Reason(code, {"rank": set_rank(s, ahead), "traces": traces})
    later = [*_yet_to_play(board, s, hand)]
    if not later:
        return Reason("takes")
    if was_refilled(s):  # what was drawn since is not what was dealt, so who may hold what cannot be counted kind by kind
        return None
    loses_to = partial(_loses_to, board, s, hand)
    may = sum(any(loses_to(other, cards) for cards in possible_sets(board, s, seat, other, size)) for other in later)
    if may == 0:
        return Reason("safe", {"hands": len(later)})
    if size > 1:
        return Reason("beaten-by-set", {"may": may, "hands": len(later)})
    out = [unseen_of(board, s, kind) if kind < HAT else 0 for kind in range(CARD_KINDS)]
    better = [kind for kind in range(CARD_KINDS) if loses_to(later[0], {kind: 1})]
    cards = sum(out[kind] + sum(cards_of(s, other, kind) for other in later) for kind in better)
    return Reason("beaten-by-card", {"cards": cards, "may": may, "hands": len(later)})


def _yet_to_play(board: Board, s: State, hand: int) -> Iterator[int]:
    """BH-31, BH-45: who plays to the trick after a hand."""
    other = after(board, int(s.leader), hand)
    while other != s.leader:
        if s.out[other] == 0 and not (s.led > 1 and only_the_hat(s, other)):
            yield other
        other = after(board, int(s.leader), other)


def _loses_to(board: Board, s: State, hand: int, other: int, cards: Cards) -> bool:
    """Whether a hand that is ahead would not be if another played these cards now."""
    s.trick[other] = [cards.get(kind, 0) for kind in range(CARD_KINDS)]
    loses = winner_of(board, s, is_hat_trick(board, s)) != hand
    s.trick[other] = 0
    return loses


def possible_sets(board: Board, m: State, seat: int, hand: int, size: int) -> Iterator[Cards]:
    """BH-35, BH-40: sets of a size that a hand may have, as far as a seat knows: of each rank one, and one with the Black Hat."""
    unknown = unknown_cards(m, seat, hand)
    jokers = cards_of(m, hand, JOKER)
    unseen_jokers = unseen_of(board, m, JOKER) if unknown else 0
    for hats in range(min(1, int(m.open[hand, HAT])) + 1):
        for rank in range(1, RANKS + 1):
            have = cards_of(m, hand, rank - 1)
            unseen = unseen_of(board, m, rank - 1) if unknown else 0
            for naturals in range(min(size - hats, have + unseen), 0, -1):
                wild = size - hats - naturals
                more = max(0, naturals - have) + max(0, wild - jokers)
                if wild <= jokers + unseen_jokers and more <= unknown:
                    yield {rank - 1: naturals, JOKER: wild, HAT: hats}
                    break
        if size - hats <= jokers + min(unknown, unseen_jokers):
            yield {JOKER: size - hats, HAT: hats}


# ---------------------------------------------------------------- pawns


def _of_move(board: Board, m: State, cell: int) -> Reason | None:
    """BH-63: a trap holds a pawn; otherwise, how many arrows it is to the Critical Asset."""
    if traps(board, kind_at(board, m, cell)):
        return Reason("trapped")
    steps, reached, edge = 0, 0, 1 << cell
    while edge & 1 << int(board.asset) == 0:
        reached |= edge
        onward = 0
        while edge:
            onward |= int(m.onward[first_of(edge)])
            edge &= edge - 1
        edge = onward & ~reached
        if edge == 0:
            return Reason("no-way")
        steps += 1
    return Reason("way", {"steps": steps}) if steps else None
