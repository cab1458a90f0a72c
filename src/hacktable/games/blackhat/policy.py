"""The greedy bot's judgement of Black Hat, from what one seat knows.

Worths are in hundredths of a point, and rough. A hand costs what its cards leave behind if the round ends, and
what it takes to get rid of them: cards of one rank go together. A set is worth what it sheds, and the hack
that it may win, as often as it wins; a hack that would do harm makes it duck. Nobody loses points for the
Robot's cards: its player uses them to win tricks that the other human would win, and to leave those that he wants himself.
"""

from __future__ import annotations

import numpy as np

from hacktable.games.blackhat.appraisal import harm, look_ahead, worth_of_laying, worth_of_mark, worth_of_move, worth_of_step
from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER, RANKS, WILD_RANK, Board
from hacktable.games.blackhat.drawing import CELLS
from hacktable.games.blackhat.rules.cards import cards_of, is_hat_trick, is_robot, set_rank, set_size, write_sets
from hacktable.games.blackhat.rules.hack import legal_hack
from hacktable.games.blackhat.rules.seats import after
from hacktable.games.blackhat.rules.trick import in_trick
from hacktable.games.blackhat.state import Phase, State
from hacktable.games.blackhat.verbs import FOLLOW, KEEP, LAY, LEAD, MARK, MOVE, PICK, PLAY, RANDOMIZE, SEND, TAKE, TRACE
from hacktable.kernel.coin import best_of
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.kernel.verbs import field_of, verb_of

CARD = 45
"""What any card costs: it must be played before the round is won."""
GROUP = 90
"""What every rank in hand costs: each needs a trick of its own."""
FLEXIBLE = 120
"""What a wild card saves: it joins any set, and wins."""
LEADING = 60
"""To lead the next trick."""
DRAWN = -250
"""A card instead of a hack."""
RANDOM = 10
SURE = 1000


@kernel
def judge(board: Board, m: State, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    """The action worth most; ties are tossed for."""
    hand = int(m.turn)
    ahead = np.zeros(CELLS, np.int64)
    look_ahead(board, m, ahead)
    hack = worth_of_trick(board, m, seat, hand, ahead) if m.phase <= Phase.ANSWER else 0
    worths = np.zeros(count, np.int64)
    for place in range(count):
        worths[place] = worth_of(board, m, seat, hand, int(acts[place]), hack, ahead)
    return best_of(worths, count, coin)


@kernel
def worth_of(board: Board, m: State, seat: int, hand: int, act: int, hack: int, ahead: Ints) -> int:
    verb = verb_of(act)
    a, b, c = field_of(act, 0), field_of(act, 1), field_of(act, 2)
    if verb == PLAY:
        return worth_of_set(board, m, hand, a, b, c, field_of(act, 3), hack)
    if verb in (LEAD, FOLLOW):
        return worth_of_size(board, m, hand, a, hack)
    if verb == MOVE:
        return worth_of_move(board, m, seat, a, b, c, ahead)
    if verb == SEND:
        return harm(board, m, seat, a, b, c, ahead) if m.phase == Phase.SERVICE else -int(ahead[c])
    if verb == MARK:
        return worth_of_mark(board, m, seat, a, b)
    if verb == LAY:
        return worth_of_laying(board, m, seat, int(m.drawn) - 1, a, ahead)
    if verb == TRACE:
        return worth_of_step(board, m, seat, a, ahead)
    if verb == TAKE:
        return worth_of_taking(board, m, hand)
    if verb == KEEP:
        return worth_of_keeping(board, m, hand)
    if verb == PICK:
        return cost_of_hand(board, m, hand, 0, 0) - cost_of_hand(board, m, hand, a, 1)
    return RANDOM if verb == RANDOMIZE else 0


# ---------------------------------------------------------------- hands


@kernel
def urgency(board: Board, m: State, hand: int) -> int:
    """How likely it is, in hundredths, that a card now in hand is still there at the end: the others' smallest hand tells."""
    fewest = 12
    for other in range(board.hands):
        if other != hand and m.out[other] == 0:
            fewest = min(fewest, int(m.held[other]))
    return 100 - 7 * fewest


@kernel
def cost_of_hand(board: Board, m: State, hand: int, rank: int, more: int) -> int:
    """What a hand costs with `more` cards of a rank added (fewer if negative; the wild ranks are those of the kinds)."""
    traces, cards, groups, wild = 0, 0, 0, 0
    for kind in range(CARD_KINDS):
        count = cards_of(m, hand, kind) + (more if kind == rank - 1 else 0)
        traces += count * int(board.trace[kind])
        cards += count
        if kind >= RANKS:
            wild += count
        elif count > 0:
            groups += 1
    return traces * urgency(board, m, hand) + cards * CARD + groups * GROUP - wild * FLEXIBLE


@kernel
def shed(board: Board, m: State, hand: int, rank: int, naturals: int, jokers: int, hat: int) -> int:
    """What a hand saves by playing a set."""
    saved = 0
    if naturals > 0:
        saved = cost_of_hand(board, m, hand, 0, 0) - cost_of_hand(board, m, hand, rank, -naturals)
    near = urgency(board, m, hand)
    return saved + (jokers + hat) * (CARD - FLEXIBLE) + (jokers * int(board.trace[JOKER]) + hat * int(board.trace[HAT])) * near


# ---------------------------------------------------------------- tricks


@kernel
def worth_of_trick(board: Board, m: State, seat: int, hand: int, ahead: Ints) -> int:
    """What it is worth to a seat that a hand wins the trick: its own hack, or the Robot's and that it is not the rival's."""
    if not is_robot(board, hand):
        return worth_of_hack(board, m, seat, hand, ahead) + LEADING
    mine, rivals = worth_of_hack(board, m, seat, seat, ahead), worth_of_hack(board, m, 1 - seat, 1 - seat, ahead)
    return worth_of_hack(board, m, seat, hand, ahead) + (max(0, rivals) - max(0, mine)) // 2


@kernel
def worth_of_hack(board: Board, m: State, seat: int, hand: int, ahead: Ints) -> int:
    """The best that a hand could do with the trick, for a seat."""
    acts = np.zeros(MOST_LEGAL, np.int64)
    count = legal_hack(board, m, hand, acts)
    if count == 0:
        return DRAWN if seat == hand else 0
    best = -(1 << 40)
    for place in range(count):
        act = int(acts[place])
        best = max(best, worth_of_move(board, m, seat, field_of(act, 0), field_of(act, 1), field_of(act, 2), ahead))
    return best


@kernel
def worth_of_size(board: Board, m: State, hand: int, size: int, hack: int) -> int:
    """The best set of a size."""
    acts = np.zeros(MOST_LEGAL, np.int64)
    count = write_sets(m, hand, size, 1 if m.led == 0 or size == m.led else 0, 0, acts)
    best = -(1 << 40)
    for place in range(count):
        act = int(acts[place])
        best = max(best, worth_of_set(board, m, hand, field_of(act, 0), field_of(act, 1), field_of(act, 2), field_of(act, 3), hack))
    return best


@kernel
def worth_of_set(board: Board, m: State, hand: int, rank: int, naturals: int, jokers: int, hat: int, hack: int) -> int:
    size = naturals + jokers + hat
    if is_robot(board, hand):
        return hack * chance_to_win(board, m, hand, rank, size, hat == 1 or is_hat_trick(board, m)) // SURE
    worth = shed(board, m, hand, rank, naturals, jokers, hat)
    if m.held[hand] == size:
        worth += 300  # the round ends, and the others are left with their cards
    hatted = hat == 1 or is_hat_trick(board, m)
    gain = hack
    if hatted:  # the winner picks up the hat and as many cards as were led
        led = size if m.led == 0 else int(m.led)
        gain -= int(board.trace[HAT]) * urgency(board, m, hand) - FLEXIBLE + (led + 1) * CARD
        if m.held[hand] == size:
            gain -= 300
    return worth + gain * chance_to_win(board, m, hand, rank, size, hatted) // SURE


@kernel
def chance_to_win(board: Board, m: State, hand: int, rank: int, size: int, hatted: bool) -> int:
    """In thousandths: what lies there, and what those who still play may hold."""
    if m.led != 0 and size != m.led:
        return 0
    chance = SURE
    other = int(m.leader)
    behind = False
    for _ in range(board.hands):
        if other == hand:
            behind = True
        elif not behind:
            if set_size(m, other) == m.led and (set_rank(m, other) < rank if hatted else set_rank(m, other) > rank):
                return 0
        elif m.out[other] == 0:
            chance = chance * (SURE - chance_to_beat(board, m, hand, other, rank, size, hatted)) // SURE
        other = after(board, int(m.leader), other)
    return chance


@kernel
def chance_to_beat(board: Board, m: State, hand: int, other: int, rank: int, size: int, hatted: bool) -> int:
    """In thousandths: whether a hand that plays later has better cards, and uses them."""
    better, unseen = 0, 0
    for kind in range(HAT):
        count = int(board.deck[kind]) - int(m.discard[kind]) - cards_of(m, hand, kind) - in_trick(board, m, kind)
        unseen += count
        value = WILD_RANK if kind == JOKER else kind + 1
        if (value <= rank) if hatted else (value >= rank):
            better += count
    share = SURE * better // max(1, unseen)
    if size > 1:
        return share * (350 if size == 2 else 150 if size == 3 else 50) // SURE
    none = SURE
    for _ in range(m.held[other]):
        none = none * (SURE - share) // SURE
    return (SURE - none) * (450 if hatted else 600) // SURE


# ---------------------------------------------------------------- picking up


@kernel
def worth_of_taking(board: Board, m: State, hand: int) -> int:
    """All cards of the trick: what they cost, less what they save as sets."""
    worth = 0
    for kind in range(HAT):
        count = in_trick(board, m, kind)
        if count > 0:
            worth += cost_of_hand(board, m, hand, 0, 0) - cost_of_hand(board, m, hand, kind + 1, count)
    return worth


@kernel
def worth_of_keeping(board: Board, m: State, hand: int) -> int:
    """The hat, and the cheapest cards there are, or the highest where there is no choice."""
    worth, left = 0, int(m.led)
    for step in range(RANKS):
        kind = RANKS - 1 - step if board.highest_pickup == 1 else step
        count = min(left, in_trick(board, m, kind))
        if count > 0:
            worth += cost_of_hand(board, m, hand, 0, 0) - cost_of_hand(board, m, hand, kind + 1, count)
            left -= count
    return worth
