"""A live walk: what a tick does, and what may be done between two of them (HK-60 … HK-64)."""

from __future__ import annotations

from hacktable.games.hacker.board import WIDTH, Board
from hacktable.games.hacker.rules.motion import account_under, move_eyes, move_hand, open_eyes, rest, sit_down, stand_up
from hacktable.games.hacker.rules.notes import draw_note, fetch_note, place_note
from hacktable.games.hacker.rules.viruses import everyone, hands_over, height, moment, pile_up, quietest, write_entry
from hacktable.games.hacker.sight import sees_point
from hacktable.games.hacker.state import HANDS, PUBLIC, TRUTH, Phase, Stage, State
from hacktable.games.hacker.verbs import (
    DROP,
    LOOK,
    PLACE,
    STEER,
    tell_faced,
    tell_fetched,
    tell_grew,
    tell_left,
    tell_moving,
    tell_returned,
    tell_saw,
    tell_slipped,
)
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import field_of, pack, verb_of

MOST_TOLD = 4
"""The most piles that a seat is told of in one tick; it sees all of them, but nobody can read more in a tenth of a second."""

# ---------------------------------------------------------------- a walk begins and ends


@kernel
def set_out(board: Board, s: State, events: Events) -> None:
    """HK-11: the next walker leaves; the others' hands are where they are."""
    if s.flowing == 0:
        for seat in range(board.seats):
            sit_down(board, s, seat)
            open_eyes(s, seat)
        s.flowing = 1
    stand_up(s, int(s.turn))
    s.stage = Stage.LEAVING
    s.seated, s.facing, s.progress, s.clock = 0, 0, 0, 0
    s.phase = Phase.FLOW
    tell_left(events, ALL, seat=int(s.turn), way=0)


@kernel
def infecting(board: Board, s: State) -> bool:
    """HK-15: until the last walker is back in the seat."""
    return s.seated == 0 or s.walk < board.seats - 1


@kernel
def end_flow(board: Board, s: State) -> None:
    """Protection begins: everyone sees all piles now, whoever put them there."""
    for seat in range(board.seats):
        for account in range(board.accounts):
            notice(board, s, seat, account)
    for account in range(board.accounts):
        notice(board, s, PUBLIC, account)
    rest(s)


# ---------------------------------------------------------------- seeing


@kernel
def notice(board: Board, s: State, journal: int, account: int) -> int:
    """Write down the viruses of a pile that were not there when it was last seen; how many."""
    known = height(s, journal, account)
    new = height(s, TRUTH, account) - known
    for _ in range(new):
        clear = 1 << journal if journal < board.seats else 0
        write_entry(s, journal, account, moment(s), 0, clear)
    return new


@kernel
def look_around(board: Board, s: State, seat: int, events: Events) -> None:
    """HK-61: inside one's gaze one sees piles as they are."""
    told = 0
    for account in range(board.accounts):
        if sees_point(board, s, seat, int(s.spot_x[account]), int(s.spot_y[account])):
            new = notice(board, s, seat, account)
            if new > 0 and told < MOST_TOLD:
                tell_grew(events, seat, account=account, viruses=new)
                told += 1


# ---------------------------------------------------------------- falling viruses


@kernel
def let_all_fall(board: Board, s: State, events: Events) -> None:
    """What hands have let go: with the next tick, or before some of them leave the table."""
    for account in range(board.accounts):
        let_fall(board, s, account, events)


@kernel
def let_fall(board: Board, s: State, account: int, events: Events) -> None:
    """HK-64: those of one tick lie in random order. Who looks there sees whose hands they were."""
    while True:
        batch = hands_over(board, s.dropping, account)  # two hands of one seat let go one after the other
        if batch == 0:
            return
        for seat in range(board.seats):  # what lay there before
            if (batch >> seat) & 1 or sees_point(board, s, seat, int(s.spot_x[account]), int(s.spot_y[account])):
                new = notice(board, s, seat, account)
                if new > 0:
                    tell_grew(events, seat, account=account, viruses=new)
        count = pile_up(board, s, account, batch)
        for seat in range(board.seats):
            watching = sees_point(board, s, seat, int(s.spot_x[account]), int(s.spot_y[account]))
            if watching or (batch >> seat) & 1:
                witness(board, s, seat, account, batch, count, watching, events)
        for seat in range(board.seats):
            hand = 0 if s.dropping[seat, 0] == account + 1 else 1
            if (batch >> seat) & 1:
                s.dropping[seat, hand] = 0


@kernel
def witness(board: Board, s: State, seat: int, account: int, batch: int, count: int, watching: bool, events: Events) -> None:
    """What a seat makes of viruses that just fell: all of it if it looks there, its own part if its hand was there."""
    clue = batch if watching else batch & (1 << seat)
    clear = everyone(board) & ~batch if watching else 0
    if count == 1:
        clear = everyone(board) & ~batch
    for _ in range(count):
        write_entry(s, seat, account, moment(s), clue, clear)
    for other in range(board.seats):
        if watching and other != seat and (batch >> other) & 1:
            tell_saw(events, seat, seat=other, account=account)


# ---------------------------------------------------------------- ticks


@kernel
def tick(board: Board, s: State, events: Events) -> None:
    """A tenth of a second: viruses fall, hands and eyes move, the walker goes on (HK-64)."""
    s.beats += 1
    s.clock += 1
    let_all_fall(board, s, events)
    for seat in range(board.seats):
        move_eyes(board, s, seat)
        for hand in range(HANDS):
            move_hand(board, s, seat, hand)
    for seat in range(board.seats):
        look_around(board, s, seat, events)
    if s.seated == 1:
        if s.clock >= board.place_limit:
            place_note(board, s, int(s.turn), quietest(board, s, int(s.turn)), True, events)
    else:
        step_on(board, s, events)


@kernel
def step_on(board: Board, s: State, events: Events) -> None:
    """HK-62: two steps facing the bank, one facing the table; a note is taken facing the bank. HK-64: who stalls is walked."""
    if s.clock >= board.walk_limit and s.facing == 1:
        s.facing = 0
        tell_faced(events, ALL, side=0)
    steps = 1 if s.facing == 1 else 2
    if s.stage == Stage.LEAVING:
        s.progress = min(int(board.way), int(s.progress) + steps)
        if s.progress == board.way:
            s.stage = Stage.BANK
    elif s.stage == Stage.BANK:
        if s.facing == 0:
            tell_fetched(events, ALL, seat=int(s.turn))
            fetch_note(s, int(s.turn), draw_note(s), events)
            s.stage = Stage.RETURNING
    else:
        s.progress = max(0, int(s.progress) - steps)
        if s.progress == 0:
            s.seated = 1
            s.facing = 0
            s.clock = 0
            sit_down(board, s, int(s.turn))
            tell_returned(events, ALL, seat=int(s.turn))


# ---------------------------------------------------------------- actions and inputs


@kernel
def legal_flow(board: Board, s: State, seat: int, out: Ints) -> int:
    """HK-60: a note is placed where a hand is, and a virus falls where it is; nothing is offered where it is not."""
    count = 0
    if seat == s.turn and s.seated == 0:
        return 0
    one, other = account_under(board, s, seat, 0), account_under(board, s, seat, 1)
    if s.carried[seat] > 0:
        for account in range(board.accounts):
            here = account in (one, other) and (s.face_down == 1 or s.owner[account] == seat)
            if here:
                out[count] = pack(PLACE, account)
                count += 1
    if infecting(board, s):
        for hand in range(HANDS):
            if s.loaded[seat, hand] == 1 and (one if hand == 0 else other) >= 0:
                out[count] = pack(DROP, hand)
                count += 1
    return count


@kernel
def drop(board: Board, s: State, seat: int, hand: int, events: Events) -> None:
    """The virus falls with the next tick."""
    account = account_under(board, s, seat, hand)
    s.loaded[seat, hand] = 0
    s.dropping[seat, hand] = account + 1
    tell_slipped(events, seat, account=account)


@kernel
def steer(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    """Where hands and eyes go, and where the walker faces. Values that are too large are clamped; an input that comes too late changes nothing."""
    if verb_of(act) == STEER:
        hand, x, y = min(field_of(act, 0), HANDS - 1), min(field_of(act, 1), WIDTH), min(field_of(act, 2), WIDTH)
        s.goal_x[seat, hand], s.goal_y[seat, hand] = x, y
        tell_moving(events, seat, hand=hand, x=x, y=y)
    elif verb_of(act) == LOOK:
        x, y = min(field_of(act, 0), WIDTH), min(field_of(act, 1), WIDTH)
        s.look_x[seat], s.look_y[seat] = x, y
        tell_moving(events, seat, hand=HANDS, x=x, y=y)
    elif seat == s.turn and s.seated == 0 and s.facing != field_of(act, 0) and s.clock < board.walk_limit:
        s.facing = field_of(act, 0)
        tell_faced(events, ALL, side=int(s.facing))
