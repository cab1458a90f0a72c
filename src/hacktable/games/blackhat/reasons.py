"""What speaks for a choice in Black Hat or against it: who may beat a set, who may follow, how far a pawn still has to go.

A hand *may* hold cards if they can be there in a world that fits what the seat knows. The rules decide which set beats which.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER, RANKS, WILD_RANK, Board
from hacktable.games.blackhat.knowledge import unknown_cards, unseen_of
from hacktable.games.blackhat.rules.cards import cards_of, is_hat_trick, only_the_hat, set_rank, was_refilled
from hacktable.games.blackhat.rules.seats import after
from hacktable.games.blackhat.rules.spaces import kind_at, traps
from hacktable.games.blackhat.rules.trick import play_set, winner_of
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import LEAD, MOVE, PLAY
from hacktable.kernel.answers import NUMBER, Answers
from hacktable.kernel.bits import first_of, how_many
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Events
from hacktable.kernel.rules import copy
from hacktable.kernel.verbs import field_of, pack, verb_of

REASONS = Answers(__name__)
by_lead = REASONS.add("lead", may=NUMBER, hands=NUMBER, size=NUMBER)
by_short_set = REASONS.add("short", led=NUMBER, traces=NUMBER)
by_set_behind = REASONS.add("behind", rank=NUMBER, traces=NUMBER)
by_set_behind_wild = REASONS.add("behind-wild", rank=NUMBER, traces=NUMBER)
by_last_set = REASONS.add("takes")
by_safe_set = REASONS.add("safe", hands=NUMBER)
by_beaten_set = REASONS.add("beaten-by-set", may=NUMBER, hands=NUMBER)
by_beaten_card = REASONS.add("beaten-by-card", cards=NUMBER, may=NUMBER, hands=NUMBER)
by_trap = REASONS.add("trapped")
by_no_way = REASONS.add("no-way")
by_way = REASONS.add("way", steps=NUMBER)

MOST_SETS = 2 * (RANKS + 1)
"""Of one size: of each rank and of wild cards one, and one with the Black Hat."""


@kernel
def reason(board: Board, m: State, seat: int, act: int, room: Sequence[State], silent: Events, out: Events) -> None:
    """What can be counted of a choice of the hand whose turn it is."""
    verb, sets = verb_of(act), np.zeros(MOST_SETS, np.int64)
    if verb == PLAY:
        reason_of_set(board, m, seat, act, room[0], sets, silent, out)
    elif verb == LEAD:
        reason_of_lead(board, m, seat, field_of(act, 0), sets, out)
    elif verb == MOVE:
        reason_of_move(board, m, field_of(act, 2), out)


# ---------------------------------------------------------------- sets


@kernel
def reason_of_lead(board: Board, m: State, seat: int, size: int, sets: Ints, out: Events) -> None:
    if size == 1 or was_refilled(m):
        return
    others, may = 0, 0
    for hand in range(board.hands):
        if hand != m.turn and m.out[hand] == 0:
            others += 1
            may += 1 if write_possible_sets(board, m, seat, hand, size, sets) > 0 else 0
    by_lead(out, may=may, hands=others, size=size)


@kernel
def reason_of_set(board: Board, m: State, seat: int, act: int, s: State, sets: Ints, silent: Events, out: Events) -> None:
    """BH-33, BH-40: whether a set is ahead, and who may still beat it; if it is not, the traces (BH-2) that the hand is rid of."""
    hand, size, traces = int(m.turn), field_of(act, 1) + field_of(act, 2) + field_of(act, 3), 0
    copy(m, s)
    play_set(board, s, act, silent)
    for kind in range(CARD_KINDS):
        s.hidden[hand, kind] = max(0, int(s.hidden[hand, kind]))  # cards that the seat did not know of before they were played
        traces += int(board.trace[kind]) * int(s.trick[hand, kind])
    ahead, later = winner_of(board, s, is_hat_trick(board, s)), yet_to_play(board, s, hand)
    if size != s.led:
        by_short_set(out, led=s.led, traces=traces)
    elif ahead != hand and set_rank(s, ahead) == WILD_RANK:
        by_set_behind_wild(out, rank=WILD_RANK, traces=traces)
    elif ahead != hand:
        by_set_behind(out, rank=set_rank(s, ahead), traces=traces)
    elif later == 0:
        by_last_set(out)
    elif not was_refilled(s):  # what was drawn since is not what was dealt, so who may hold what cannot be counted kind by kind
        may = 0
        for other in range(board.hands):
            may += 1 if (later >> other) & 1 and may_beat(board, s, seat, hand, other, size, sets) else 0
        if may == 0:
            by_safe_set(out, hands=how_many(later))
        elif size > 1:
            by_beaten_set(out, may=may, hands=how_many(later))
        else:
            by_beaten_card(out, cards=better_cards(board, s, hand, later), may=may, hands=how_many(later))


@kernel
def yet_to_play(board: Board, s: State, hand: int) -> int:
    """BH-31, BH-45: who plays to the trick after a hand, as bits."""
    later, other = 0, after(board, int(s.leader), hand)
    while other != s.leader:
        if s.out[other] == 0 and not (s.led > 1 and only_the_hat(s, other)):
            later |= 1 << other
        other = after(board, int(s.leader), other)
    return later


@kernel
def may_beat(board: Board, s: State, seat: int, hand: int, other: int, size: int, sets: Ints) -> bool:
    """Whether another may have a set that beats the hand that is ahead."""
    place = write_possible_sets(board, s, seat, other, size, sets) - 1
    while place >= 0 and not loses_to(board, s, hand, other, int(sets[place])):
        place -= 1
    return place >= 0


@kernel
def better_cards(board: Board, s: State, hand: int, later: int) -> int:
    """How many single cards beat the hand that is ahead, as far as they are not seen or are in hands that play later."""
    cards = 0
    for kind in range(CARD_KINDS):
        jokers, hats = 1 if kind == JOKER else 0, 1 if kind == HAT else 0
        alone = pack(PLAY, kind + 1, 1, 0, 0) if kind < RANKS else pack(PLAY, WILD_RANK, 0, jokers, hats)
        if loses_to(board, s, hand, first_of(later), alone):
            cards += unseen_of(board, s, kind) if kind < HAT else 0
            for other in range(board.hands):
                cards += cards_of(s, other, kind) if (later >> other) & 1 else 0
    return cards


@kernel
def loses_to(board: Board, s: State, hand: int, other: int, played: int) -> bool:
    """Whether a hand that is ahead would not be if another, which has not played, played this set now."""
    lay_set(s, other, played, 1)
    loses = winner_of(board, s, is_hat_trick(board, s)) != hand
    lay_set(s, other, played, 0)
    return loses


@kernel
def lay_set(s: State, hand: int, played: int, there: int) -> None:
    """A set lies in the trick (1), or is taken back (0)."""
    if field_of(played, 0) < WILD_RANK:
        s.trick[hand, field_of(played, 0) - 1] = there * field_of(played, 1)
    s.trick[hand, JOKER] = there * field_of(played, 2)
    s.trick[hand, HAT] = there * field_of(played, 3)


@kernel
def write_possible_sets(board: Board, m: State, seat: int, hand: int, size: int, out: Ints) -> int:
    """BH-35, BH-40: sets of a size that a hand may have, as far as a seat knows: of each rank one, and one with the Black Hat; how many."""
    unknown, count = unknown_cards(m, seat, hand), 0
    jokers = cards_of(m, hand, JOKER)
    unseen_jokers = unseen_of(board, m, JOKER) if unknown > 0 else 0
    for hats in range(min(1, int(m.open[hand, HAT])) + 1):
        for rank in range(1, RANKS + 1):
            have = cards_of(m, hand, rank - 1)
            unseen = unseen_of(board, m, rank - 1) if unknown > 0 else 0
            for naturals in range(min(size - hats, have + unseen), 0, -1):
                wild = size - hats - naturals
                more = max(0, naturals - have) + max(0, wild - jokers)
                if wild <= jokers + unseen_jokers and more <= unknown:
                    out[count] = pack(PLAY, rank, naturals, wild, hats)
                    count += 1
                    break
        if size - hats <= jokers + min(unknown, unseen_jokers):
            out[count] = pack(PLAY, WILD_RANK, 0, size - hats, hats)
            count += 1
    return count


# ---------------------------------------------------------------- pawns


@kernel
def reason_of_move(board: Board, m: State, cell: int, out: Events) -> None:
    """BH-63: a trap holds a pawn; otherwise, how many arrows it is to the Critical Asset."""
    if traps(board, kind_at(board, m, cell)):
        by_trap(out)
        return
    steps, reached, edge = 0, 0, 1 << cell
    while edge != 0 and (edge >> board.asset) & 1 == 0:
        reached |= edge
        onward = 0
        while edge != 0:
            onward |= int(m.onward[first_of(edge)])
            edge &= edge - 1
        edge = onward & ~reached
        steps += 1
    if edge == 0:
        by_no_way(out)
    elif steps > 0:
        by_way(out, steps=steps)
