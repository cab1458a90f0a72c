"""The phases: which actions each offers, which rule carries them out, and what the rules do by themselves."""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, VALUES, Board
from hacktable.games.hacker.rules.flow import drop, legal_flow, let_all_fall, steer, tick
from hacktable.games.hacker.rules.notes import legal_dealt_home_loot, place_note
from hacktable.games.hacker.rules.opening import lay_out
from hacktable.games.hacker.rules.piracy import begin_round, chooses, leave, legal_walk, legal_window, next_walk, sit_still, slip, watch
from hacktable.games.hacker.rules.protection import (
    decline,
    legal_choose,
    legal_name,
    legal_take,
    name,
    next_seat,
    next_virus,
    protect,
    take,
)
from hacktable.games.hacker.rules.scoring import count_money
from hacktable.games.hacker.rules.viruses import quietest
from hacktable.games.hacker.sight import NOWHERE
from hacktable.games.hacker.state import HANDS, Phase, State
from hacktable.games.hacker.verbs import DECLINE, DROP, FOLLOW, LOOK, NAME, PLACE, PROTECT, SLIP, STEER, TAKE, TICK, WALK, WATCH
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import Events
from hacktable.kernel.game import first_choice
from hacktable.kernel.verbs import field_of, pack, verb_of


@kernel
def setup(board: Board, s: State, events: Events) -> None:
    lay_out(board, s, events)


@kernel
def over(board: Board, s: State) -> bool:
    return s.phase == Phase.OVER


@kernel
def live(board: Board, s: State) -> bool:
    return s.phase == Phase.FLOW


@kernel
def pass_tick(board: Board, s: State, events: Events) -> None:
    tick(board, s, events)
    go_on(board, s, events)


@kernel
def actors(board: Board, s: State) -> int:
    """In a window and at the start everyone who has not chosen yet; otherwise one seat."""
    phase, seats = int(s.phase), 0
    if phase == Phase.OVER:
        return 0
    if phase == Phase.FLOW:  # everybody: if only those with something to do could act, that would tell where their hands are
        return (1 << int(board.seats)) - 1
    if phase == Phase.DEALT or phase == Phase.WINDOW:
        for seat in range(board.seats):
            waits = s.carried[seat] > 0 if phase == Phase.DEALT else s.ready[seat] == 0 and chooses(s, seat)
            seats |= 1 << seat if waits else 0
        return seats
    return 1 << (int(s.taker) - 1 if phase == Phase.TAKE or phase == Phase.LOOT else int(s.turn))


@kernel
def legal(board: Board, s: State, seat: int, out: Ints) -> int:
    phase = int(s.phase)
    if phase == Phase.WINDOW:
        return legal_window(board, s, seat, out)
    if phase == Phase.FLOW:
        return legal_flow(board, s, seat, out)
    if phase == Phase.WALK:
        return legal_walk(out)
    if phase == Phase.CHOOSE:
        return legal_choose(board, s, seat, out)
    if phase == Phase.NAME:
        return legal_name(board, out)
    if phase == Phase.TAKE:
        return legal_take(s, seat, out)
    return legal_dealt_home_loot(board, s, seat, out)


@kernel
def apply(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    verb, field = verb_of(act), field_of(act, 0)
    if verb == SLIP:
        slip(s, seat, field, events)
    elif verb == WATCH:
        watch(board, s, seat, field + 1, events)
    elif verb == FOLLOW:
        watch(board, s, seat, ACCOUNTS + 1 + field, events)
    elif verb == WALK:
        leave(board, s, field, events)
    elif verb == DROP:
        drop(board, s, seat, field, events)
    elif verb >= STEER:
        steer(board, s, seat, act, events)
    elif verb == PLACE:
        if s.phase == Phase.FLOW:
            let_all_fall(board, s, events)  # the next walker's hands leave the table now
        place_note(board, s, seat, field, False, events)
    elif verb == PROTECT:
        protect(board, s, field, events)
    elif verb == NAME:
        name(board, s, field, events)
    elif verb == TAKE:
        take(board, s, field, events)
    elif verb == DECLINE:
        decline(s, events)
    go_on(board, s, events)


@kernel
def go_on(board: Board, s: State, events: Events) -> None:
    """Do what needs no decision, until somebody has to make one or the game is over."""
    while s.phase > Phase.OVER:
        phase = int(s.phase)
        if phase == Phase.ROUND:
            begin_round(board, s, events)
        elif phase == Phase.NEXT_WALK:
            next_walk(board, s, events)
        elif phase == Phase.NEXT_VIRUS:
            next_virus(board, s, events)
        else:
            next_seat(board, s, events)
        if s.phase == Phase.OVER:
            count_money(board, s, events)


@kernel
def clock_act(board: Board, s: State, act: int, events: Events) -> None:
    """A seat that is late sits still, walks forwards, names its neighbour, takes the best note, or places a note where few viruses lie (HK-64)."""
    seat, phase = field_of(act, 0), int(s.phase)
    if verb_of(act) == TICK:
        pass_tick(board, s, events)
    elif phase == Phase.FLOW:
        for hand in range(HANDS):
            if s.hand_x[seat, hand] != NOWHERE:  # the hands of a player who lost the connection stay where they are
                steer(board, s, seat, pack(STEER, hand, int(s.hand_x[seat, hand]), int(s.hand_y[seat, hand])), events)
        steer(board, s, seat, pack(LOOK, int(s.gaze_x[seat]), int(s.gaze_y[seat])), events)
    elif phase == Phase.WINDOW:
        sit_still(board, s, seat, events)
    elif phase == Phase.NAME:
        name(board, s, (seat + 1) % int(board.seats), events)
    elif phase == Phase.TAKE:
        value = VALUES - 1
        while s.under[s.account - 1, value] == 0:
            value -= 1
        take(board, s, value, events)
    elif s.carried[seat] > 0:
        place_note(board, s, seat, quietest(board, s, seat), True, events)
    else:
        first_choice(board, s, act, events)
    go_on(board, s, events)
