"""The phases: which actions each offers, which rule carries them out, and what the rules do by themselves."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.rules.effects import (
    decline,
    draw_face,
    enter,
    find_face,
    lay_module,
    legal_decoy,
    legal_exploit,
    legal_lay,
    legal_randomize,
    legal_service,
    mark,
    send,
    settle,
    some_exploit,
)
from hacktable.games.blackhat.rules.hack import begin_hack, legal_hack, move_pawn, some_move
from hacktable.games.blackhat.rules.opening import deal_round, lay_out
from hacktable.games.blackhat.rules.scoring import check
from hacktable.games.blackhat.rules.seats import seat_of
from hacktable.games.blackhat.rules.tracer import begin_tracing, legal_trace, trace
from hacktable.games.blackhat.rules.trick import (
    begin_trick,
    keep_hat,
    legal_lead_answer,
    legal_pick,
    legal_pickup,
    legal_set_follow,
    next_to_play,
    pick,
    play_set,
    say_size,
    some_lead_answer,
    some_pick,
    some_pickup,
    some_set_follow,
    take_all,
)
from hacktable.games.blackhat.state import Phase, State
from hacktable.games.blackhat.verbs import FOLLOW, KEEP, LAY, LEAD, MARK, MOVE, PASS, PICK, PLAY, RANDOMIZE, SEND, TAKE, TRACE
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Events
from hacktable.kernel.game import first_choice
from hacktable.kernel.verbs import field_of, verb_of


@kernel
def setup(board: Board, s: State, events: Events) -> None:
    lay_out(board, s, events)
    go_on(board, s, events)


@kernel
def over(board: Board, s: State) -> bool:
    return s.phase == Phase.OVER


@kernel
def actors(board: Board, s: State) -> int:
    """The hand whose decision it is; the Robot's are made by a human (BH-110)."""
    return 0 if s.phase == Phase.OVER else 1 << seat_of(board, s, int(s.turn))


@kernel
def legal(board: Board, s: State, seat: int, out: Ints) -> int:
    hand, phase = int(s.turn), int(s.phase)
    if phase == Phase.FOLLOW or phase == Phase.SET:  # more than half of all decisions, so they come first
        return legal_set_follow(board, s, hand, out)
    if phase == Phase.LEAD or phase == Phase.ANSWER:
        return legal_lead_answer(board, s, hand, out)
    if phase == Phase.HACK:
        return legal_hack(board, s, hand, out)
    if phase == Phase.PICKUP:
        return legal_pickup(out)
    if phase == Phase.PICK:
        return legal_pick(board, s, out)
    if phase == Phase.SERVICE:
        return legal_service(board, s, out)
    if phase == Phase.DECOY:
        return legal_decoy(board, s, out)
    if phase == Phase.EXPLOIT:
        return legal_exploit(board, s, out)
    if phase == Phase.RANDOMIZE:
        return legal_randomize(out)
    if phase == Phase.LAY:
        return legal_lay(board, s, out)
    return legal_trace(board, s, out)


@kernel
def at_random(board: Board, s: State, seat: int, acts: Ints, coin: Ints) -> int:
    """The sets and moves of most decisions need not all be listed to find one of them."""
    hand, phase = int(s.turn), int(s.phase)
    if phase == Phase.FOLLOW or phase == Phase.SET:
        act = some_set_follow(board, s, hand, acts, coin)
    elif phase == Phase.LEAD or phase == Phase.ANSWER:
        act = some_lead_answer(s, hand, coin)
    elif phase == Phase.HACK:
        act = some_move(board, s, hand, acts, coin)
    elif phase == Phase.PICKUP:
        act = some_pickup(coin)
    elif phase == Phase.PICK:
        act = some_pick(board, s, coin)
    elif phase == Phase.EXPLOIT:
        act = some_exploit(board, s, coin)
    else:
        act = int(acts[toss(coin, legal(board, s, seat, acts))])
    return act


@kernel
def apply(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    verb = verb_of(act)
    if verb in (LEAD, FOLLOW):
        say_size(board, s, field_of(act, 0), events)
    elif verb == PLAY:
        play_set(board, s, act, events)
    elif verb == MOVE:
        move_pawn(board, s, field_of(act, 0), field_of(act, 1), field_of(act, 2), events)
        enter(board, s, field_of(act, 0), field_of(act, 1), events)
    elif verb == PASS:
        decline(s, events)
    elif verb == TAKE:
        take_all(board, s, events)
    elif verb == KEEP:
        keep_hat(board, s, events)
    elif verb == PICK:
        pick(board, s, field_of(act, 0) - 1, events)
    elif verb == SEND:
        send(board, s, field_of(act, 0), field_of(act, 1), field_of(act, 2), events)
    elif verb == MARK:
        mark(s, field_of(act, 0), field_of(act, 1), events)
    elif verb == RANDOMIZE:
        find_face(board, s, draw_face(s), events)
    elif verb == LAY:
        lay_module(board, s, field_of(act, 0), events)
    elif verb == TRACE:
        trace(board, s, field_of(act, 0), events)
    go_on(board, s, events)


@kernel
def go_on(board: Board, s: State, events: Events) -> None:
    """Do what needs no decision, until somebody has to make one or the game is over (BH-43)."""
    if s.phase == Phase.NEXT:  # most often this is all
        next_to_play(board, s, events)
    while s.phase > Phase.OVER:
        phase = int(s.phase)
        if phase == Phase.NEXT:
            next_to_play(board, s, events)
        elif phase == Phase.HACKING:
            begin_hack(board, s, events)
        elif phase == Phase.SETTLE:
            settle(board, s, events)
        elif phase == Phase.TRACING:
            begin_tracing(board, s, events)
        elif phase == Phase.CHECK:
            check(board, s, events)
        else:
            deal_round(board, s, events)
            begin_trick(board, s)


@kernel
def clock_act(board: Board, s: State, act: int, events: Events) -> None:
    """The seat that ran out of time does its first legal action, but does not pick up a whole trick."""
    if s.phase == Phase.PICKUP:
        keep_hat(board, s, events)
        go_on(board, s, events)
    else:
        first_choice(board, s, act, events)
