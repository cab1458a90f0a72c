"""Piracy and infection: walks to the bank, and what happens at the table meanwhile (HK-10 … HK-15, HK-65 … HK-67)."""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, ROUNDS, Board
from hacktable.games.hacker.rules.flow import end_flow, set_out
from hacktable.games.hacker.rules.notes import draw_note, fetch_note
from hacktable.games.hacker.rules.viruses import bits_in, call_back, hands_over, land
from hacktable.games.hacker.state import HANDS, Phase, Stage, State
from hacktable.games.hacker.verbs import (
    FOLLOW,
    SLIP,
    WALK,
    WATCH,
    tell_fetched,
    tell_following,
    tell_grew,
    tell_left,
    tell_nothing,
    tell_passed,
    tell_ready,
    tell_round,
    tell_saw,
    tell_slipped,
    tell_turned,
    tell_watching,
)
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events
from hacktable.kernel.verbs import pack

# ---------------------------------------------------------------- rounds and walks


@kernel
def begin_round(board: Board, s: State, events: Events) -> None:
    """HK-10: the next player clockwise begins; HK-40: for the last round accounts may be turned face down."""
    if s.rounds > 0:
        s.first = (s.first + 1) % board.seats
    s.rounds += 1
    s.walk = 0
    call_back(board, s)
    tell_round(events, ALL, number=int(s.rounds), seat=int(s.first))
    if board.magnetic == 1 and s.rounds == ROUNDS:
        s.face_down = 1
        tell_turned(events, ALL, side=1)
    s.phase = Phase.NEXT_WALK


@kernel
def next_walk(board: Board, s: State, events: Events) -> None:
    """HK-11: one after another, each once; HK-15: then no more infection."""
    last = s.walk == board.seats
    if last and board.live == 1:
        s.walk -= 1  # what everyone notices now belongs to the end of the last walk
        end_flow(board, s)
    s.stage = Stage.LEAVING
    s.backwards = 0
    if last:
        s.walk = 0
        s.phase = Phase.NEXT_SEAT
        return
    s.turn = (s.first + s.walk) % board.seats
    s.phase = Phase.WALK
    if board.live == 1:
        set_out(board, s, events)


@kernel
def legal_walk(out: Ints) -> int:
    """HK-66."""
    out[0] = pack(WALK, 0)
    out[1] = pack(WALK, 1)
    return 2


@kernel
def leave(board: Board, s: State, backwards: int, events: Events) -> None:
    s.backwards = backwards
    tell_left(events, ALL, seat=int(s.turn), way=backwards)
    open_window(s, Stage.LEAVING)


# ---------------------------------------------------------------- windows


@kernel
def open_window(s: State, stage: int) -> None:
    s.stage = stage
    s.beats += 1
    s.phase = Phase.WINDOW


@kernel
def chooses(s: State, seat: int) -> bool:
    """HK-65: everyone at the table chooses; HK-66: the walker too, while walking backwards and coming back so."""
    return seat != s.turn or (s.backwards == 1 and (s.stage == Stage.BACKING or s.stage == Stage.RETURNING))


@kernel
def planned(s: State, seat: int) -> int:
    """Hands that already have something to do."""
    count = 0
    for hand in range(HANDS):
        count += 1 if s.plan[seat, hand] != 0 else 0
    return count


@kernel
def legal_window(board: Board, s: State, seat: int, out: Ints) -> int:
    """HK-13, HK-65: up to two viruses on two accounts, in rising order; then something to watch."""
    count, busy = 0, planned(s, seat)
    if seat != s.turn and busy < HANDS and s.hand[seat] > busy:
        for account in range(int(s.plan[seat, 0]), board.accounts):  # the plan is 1 + account: the next one after it
            out[count] = pack(SLIP, account)
            count += 1
    for account in range(board.accounts):
        out[count] = pack(WATCH, account)
        count += 1
    for other in range(board.seats):
        if other != seat and other != s.turn:
            out[count] = pack(FOLLOW, other)
            count += 1
    return count


@kernel
def slip(s: State, seat: int, account: int, events: Events) -> None:
    s.plan[seat, planned(s, seat)] = account + 1
    tell_slipped(events, seat, account=account)


@kernel
def watch(board: Board, s: State, seat: int, target: int, events: Events) -> None:
    """Who has chosen what to watch is ready; when all are, it happens."""
    s.target[seat] = target
    s.ready[seat] = 1
    if target > ACCOUNTS:
        tell_following(events, seat, seat=target - ACCOUNTS - 1)
    elif target > 0:
        tell_watching(events, seat, account=target - 1)
    tell_ready(events, ALL, seat=seat)
    waiting = 0
    for other in range(board.seats):
        waiting += 1 if chooses(s, other) and s.ready[other] == 0 else 0
    if waiting == 0:
        close_window(board, s, events)


@kernel
def sit_still(board: Board, s: State, seat: int, events: Events) -> None:
    """HK-64: who is late, or away, sits there with still hands and sees nothing."""
    for hand in range(HANDS):
        s.plan[seat, hand] = 0
    watch(board, s, seat, 0, events)


@kernel
def close_window(board: Board, s: State, events: Events) -> None:
    """HK-65: all that was chosen happens together. HK-67: everyone sees the piles, and what was watched."""
    tell_passed(events, ALL, stage=int(s.stage))
    for account in range(board.accounts):
        batch = hands_over(board, s.plan, account)
        if batch != 0:
            land(board, s, account, batch)
            tell_grew(events, ALL, account=account, viruses=bits_in(batch))
    for seat in range(board.seats):
        if s.target[seat] != 0:
            tell_watcher(board, s, seat, events)
    for seat in range(board.seats):
        s.target[seat] = 0
        s.ready[seat] = 0
        for hand in range(HANDS):
            s.plan[seat, hand] = 0
    next_stage(s, events)


@kernel
def tell_watcher(board: Board, s: State, seat: int, events: Events) -> None:
    """HK-67: who put a virus on the watched account, or where the watched hands went."""
    target, seen = int(s.target[seat]), 0
    for other in range(board.seats):
        for hand in range(HANDS):
            account = int(s.plan[other, hand]) - 1
            if account >= 0 and other != seat and (target == account + 1 or target == ACCOUNTS + 1 + other):
                tell_saw(events, seat, seat=other, account=account)
                seen += 1
    if seen == 0:
        tell_nothing(events, seat)


@kernel
def next_stage(s: State, events: Events) -> None:
    """HK-65, HK-66: leaving, one window more for who walks backwards, the bank, returning."""
    if s.stage == Stage.LEAVING:
        open_window(s, Stage.BACKING if s.backwards == 1 else Stage.BANK)
    elif s.stage == Stage.BACKING:
        open_window(s, Stage.BANK)
    elif s.stage == Stage.BANK:
        tell_fetched(events, ALL, seat=int(s.turn))
        fetch_note(s, int(s.turn), draw_note(s), events)
        open_window(s, Stage.RETURNING)
    else:
        s.phase = Phase.HOME
