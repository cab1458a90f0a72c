"""A trick: leading, following, who wins, and the pick-up of a Black Hat trick (BH-30 … BH-45)."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HANDS, HAT, JOKER, RANKS, WILD_RANK, Board
from hacktable.games.blackhat.drawing import Kind
from hacktable.games.blackhat.rules.cards import (
    cards_of,
    discard_trick,
    has_hat,
    is_hat_trick,
    most_of_a_rank,
    only_the_hat,
    put_down,
    set_of,
    some_set,
    write_sets,
)
from hacktable.games.blackhat.rules.seats import after, robots_player, seat_of
from hacktable.games.blackhat.rules.spaces import kind_at, on_board
from hacktable.games.blackhat.state import NOWHERE, PAWNS, Phase, State
from hacktable.games.blackhat.verbs import (
    FOLLOW,
    KEEP,
    LEAD,
    PICK,
    TAKE,
    tell_discarded,
    tell_kept,
    tell_passed,
    tell_picked,
    tell_played,
    tell_sized,
    tell_took,
    tell_won,
)
from hacktable.kernel.bits import first_of, how_many, nth_of
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import field_of, pack


@kernel
def begin_trick(board: Board, s: State) -> None:
    """The leader says how many cards there will be (BH-30)."""
    s.tricks += 1
    if board.robot == 1:
        s.control = robots_player(board, s, int(s.leader))
    s.led = 0
    s.step = 0
    s.turn = s.leader
    s.phase = Phase.LEAD


# ---------------------------------------------------------------- playing


@kernel
def legal_lead_answer(board: Board, s: State, hand: int, out: Ints) -> int:
    """How many cards may be led, or followed with where any number may follow."""
    verb, most = verb_of_size(s), most_to_say(s, hand)
    for size in range(1, most + 1):
        out[size - 1] = pack(verb, size)
    return most


@kernel
def verb_of_size(s: State) -> int:
    return LEAD if s.phase == Phase.LEAD else FOLLOW


@kernel
def most_to_say(s: State, hand: int) -> int:
    """The largest size that a hand may say. BH-41: with the hat one more, in a lead or in a set of the led size."""
    most = most_of_a_rank(s, hand) + cards_of(s, hand, JOKER)
    return most + (1 if has_hat(s, hand) and (s.phase == Phase.LEAD or most + 1 == s.led) else 0)


@kernel
def some_lead_answer(s: State, hand: int, coin: Ints) -> int:
    """One of those that `legal_lead_answer` lists, by a toss."""
    return pack(verb_of_size(s), 1 + toss(coin, most_to_say(s, hand)))


@kernel
def say_size(board: Board, s: State, size: int, events: Events) -> None:
    seat = seat_of(board, s, int(s.turn))
    s.said[seat] = size
    s.phase = Phase.SET
    tell_sized(events, seat, size=size)


@kernel
def asked_for(board: Board, s: State, hand: int) -> tuple[int, int, int]:
    """What a hand may play: the size of its sets, whether the Black Hat may be in them, and whether any single card will do too.

    BH-31: a follower may play one card, or a set of as many as were led. Whoever has said a size plays a set of that size.
    BH-41: the Black Hat only in one of the led size, or in what the leader leads.
    """
    if s.phase == Phase.FOLLOW:
        return int(s.led), 1, 1
    size = int(s.said[seat_of(board, s, hand)])
    return size, 1 if s.led == 0 or size == s.led else 0, 0


@kernel
def legal_set_follow(board: Board, s: State, hand: int, out: Ints) -> int:
    size, hat, single = asked_for(board, s, hand)
    return write_sets(s, hand, size, hat, single, out)


@kernel
def some_set_follow(board: Board, s: State, hand: int, out: Ints, coin: Ints) -> int:
    """One of those that `legal_set_follow` lists, by a toss."""
    size, hat, single = asked_for(board, s, hand)
    return some_set(s, hand, size, hat, single, out, coin)


@kernel
def play_set(board: Board, s: State, act: int, events: Events) -> None:
    hand = int(s.turn)
    rank, naturals, jokers, hat = field_of(act, 0), field_of(act, 1), field_of(act, 2), field_of(act, 3)
    if rank < WILD_RANK:
        put_down(s, hand, rank - 1, naturals)
    if jokers > 0:
        put_down(s, hand, JOKER, jokers)
    if hat > 0:
        put_down(s, hand, HAT, hat)
    tell_played(events, ALL, seat=hand, rank=rank, naturals=naturals, jokers=jokers, hat=hat)
    if s.led == 0:
        s.led = naturals + jokers + hat
    s.said[seat_of(board, s, hand)] = 0
    s.phase = Phase.NEXT


@kernel
def next_to_play(board: Board, s: State, events: Events) -> None:
    """Clockwise to whoever plays next; after the last one the trick is decided."""
    s.step += 1
    s.turn = after(board, int(s.leader), int(s.turn))
    if s.step == board.hands:
        decide(board, s, events)
    elif s.out[s.turn] != 0:
        s.phase = Phase.NEXT
    elif s.led > 1 and only_the_hat(s, int(s.turn)):  # BH-45
        tell_passed(events, ALL, seat=int(s.turn))
        s.phase = Phase.NEXT
    else:
        s.phase = Phase.ANSWER if board.any_size == 1 else Phase.FOLLOW


# ---------------------------------------------------------------- winning


@kernel
def decide(board: Board, s: State, events: Events) -> None:
    """The trick goes to its winner, who picks up from a Black Hat trick and then hacks (BH-43)."""
    hatted = is_hat_trick(board, s)
    s.winner = winner_of(board, s, hatted)
    s.turn = s.winner
    s.step = 0
    s.first = 0
    tell_won(events, ALL, seat=int(s.winner))
    s.trace_due = 1 if moves_tracer(board, s, int(s.winner)) else 0
    if hatted:
        s.phase = Phase.PICKUP
    else:
        discard_trick(board, s)
        tell_discarded(events, ALL)
        s.phase = Phase.HACKING


@kernel
def winner_of(board: Board, s: State, hatted: bool) -> int:
    """BH-33: the highest set of the led size, BH-40: the lowest in a Black Hat trick; of equal ones the last played."""
    way = -1 if hatted else 1
    best = int(s.leader)
    hand, highest = best, way * set_of(s, best)[0]
    for _ in range(board.hands - 1):
        hand = after(board, int(s.leader), hand)
        rank, size = set_of(s, hand)
        # With `&` this is one branch instead of two, and processors often predict either wrongly.
        if (size == s.led) & (way * rank >= highest):
            best, highest = hand, way * rank
    return best


@kernel
def moves_tracer(board: Board, s: State, hand: int) -> bool:
    """BH-101: whoever wins with a pawn on an Alarm, by an option whoever set off the latest, moves a Tracer that is out already."""
    if s.tracer == NOWHERE:
        return False
    if board.latest_alarm == 1:
        return s.alarm_by == hand + 1
    alarms = 0
    for pawn in range(PAWNS):
        place = int(s.place[hand, pawn])
        alarms += 1 if on_board(place) and kind_at(board, s, place) == Kind.ALARM else 0
    return alarms > 0


# ---------------------------------------------------------------- picking up


@kernel
def legal_pickup(out: Ints) -> int:
    """BH-42: all, or the hat and some."""
    out[0] = pack(TAKE)
    out[1] = pack(KEEP)
    return 2


@kernel
def some_pickup(coin: Ints) -> int:
    """One of these, by a toss."""
    return pack(TAKE) if toss(coin, 2) == 0 else pack(KEEP)


@kernel
def in_trick(board: Board, s: State, kind: int) -> int:
    """How many cards of a kind are in the trick."""
    count = 0
    for hand in range(HANDS):
        count += int(s.trick[hand, kind])
    return count


@kernel
def pick_up(board: Board, s: State, kind: int, count: int) -> None:
    """Cards of the trick go to the winner's hand, and everyone has seen them."""
    winner, left = int(s.winner), count
    for hand in range(board.hands):
        taken = min(left, int(s.trick[hand, kind]))
        s.trick[hand, kind] -= taken
        left -= taken
    s.open[winner, kind] += count - left
    s.held[winner] += count - left


@kernel
def take_all(board: Board, s: State, events: Events) -> None:
    """BH-42, the first way."""
    winner, taken = int(s.winner), 0
    for kind in range(CARD_KINDS):
        count = in_trick(board, s, kind)
        s.open[winner, kind] += count
        taken += count
        for hand in range(HANDS):
            s.trick[hand, kind] = 0
    s.held[winner] += taken
    tell_took(events, ALL, seat=int(s.winner))
    s.phase = Phase.HACKING


@kernel
def keep_hat(board: Board, s: State, events: Events) -> None:
    """BH-42, the second way: the hat, and as many non-jokers as were led; all of them if there are no more."""
    pick_up(board, s, HAT, 1)
    tell_kept(events, ALL, seat=int(s.winner))
    there = 0
    for kind in range(RANKS):
        there += in_trick(board, s, kind)
    s.picks = min(int(s.led), there)
    s.lowest_pick = 0
    if s.picks < there and board.highest_pickup == 0:
        s.phase = Phase.PICK
        return
    for kind in range(RANKS - 1, -1, -1):  # the edition's choice, or no choice at all
        while s.picks > 0 and in_trick(board, s, kind) > 0:
            pick_card(board, s, kind, events)
    end_pickup(board, s, events)


@kernel
def to_pick(board: Board, s: State) -> int:
    """The kinds that may come next, as bits: rising, and so that enough cards are left for the rest."""
    kinds, left, picks = 0, 0, int(s.picks)
    for kind in range(RANKS - 1, int(s.lowest_pick) - 1, -1):
        here = in_trick(board, s, kind)
        left += here
        kinds |= (1 if (here > 0) & (left >= picks) else 0) << kind
    return kinds


@kernel
def legal_pick(board: Board, s: State, out: Ints) -> int:
    kinds, count = to_pick(board, s), 0
    while kinds != 0:
        out[count] = pack(PICK, first_of(kinds) + 1)
        kinds &= kinds - 1
        count += 1
    return count


@kernel
def some_pick(board: Board, s: State, coin: Ints) -> int:
    """One of these, by a toss."""
    kinds = to_pick(board, s)
    return pack(PICK, nth_of(kinds, toss(coin, how_many(kinds))) + 1)


@kernel
def pick_card(board: Board, s: State, kind: int, events: Events) -> None:
    pick_up(board, s, kind, 1)
    s.picks -= 1
    tell_picked(events, ALL, seat=int(s.winner), rank=kind + 1)


@kernel
def pick(board: Board, s: State, kind: int, events: Events) -> None:
    pick_card(board, s, kind, events)
    s.lowest_pick = kind
    if s.picks == 0:
        end_pickup(board, s, events)


@kernel
def end_pickup(board: Board, s: State, events: Events) -> None:
    s.lowest_pick = 0
    discard_trick(board, s)
    tell_discarded(events, ALL)
    s.phase = Phase.HACKING
