"""The part of an imagined world that only a live table has: unseen hands and eyes, and viruses that nobody has noticed yet."""

from __future__ import annotations

from hacktable.games.hacker.board import WIDTH, Board
from hacktable.games.hacker.rules.viruses import bits_in, entries, everyone, moment, same_batch, write_entry
from hacktable.games.hacker.sight import NOWHERE, sees_point
from hacktable.games.hacker.state import HANDS, TRUTH, Phase, State
from hacktable.kernel.chacha import draw
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints

TRIES = 200


@kernel
def live_suspects(board: Board, m: State, journal: int, entry: int, left: Ints, out: State) -> int:
    """Who may have let a noticed virus fall: who was seen, of several in one tick each once; or anybody who was not seen not to.

    Of those that fell together some may have been shown since (HK-21). So the others are not of those whose viruses all have a place already.

    :param left: how many viruses of each seat have no place yet.
    """
    clue, clear = int(m.clue[journal, entry]), int(m.clear[journal, entry])
    if bits_in(clue) == 0:
        return everyone(board) & ~clear
    if bits_in(clue) == 1 and clue | clear == everyone(board):
        return clue
    taken = 0
    for other in range(entries(m, journal)):
        if same_batch(m, journal, entry, other) and m.clue[journal, other] == clue and m.clear[journal, other] == clear:
            taken |= int(out.clue[TRUTH, other])
    seen = 0
    for seat in range(board.seats):
        seen |= 1 << seat if ((clue & ~taken) >> seat) & 1 and left[seat] > 0 else 0
    return seen if seen != 0 else everyone(board) & ~clue & ~clear


@kernel
def hide_viruses(board: Board, m: State, viewer: int, seat: int, count: int, out: State) -> None:
    """Viruses that a seat is seen not to hold any more lie on accounts that the viewer does not see now."""
    for _ in range(count):
        found, chosen = 0, NOWHERE
        for account in range(board.accounts):
            if not sees_point(board, m, viewer, int(m.spot_x[account]), int(m.spot_y[account])):
                found += 1
                if draw(out, found) == 0:
                    chosen = account
        if chosen != NOWHERE:
            write_entry(out, TRUTH, chosen, moment(m), 1 << seat, everyone(board) & ~(1 << seat))


@kernel
def write_live_journals(board: Board, m: State, seat: int, out: State) -> None:
    """While hands move, the viewer cannot know what others have noticed, and they may have noticed nothing; in protection everyone sees the piles."""
    if m.phase == Phase.FLOW:
        return
    for journal in range(board.seats):
        if journal != seat:
            for entry in range(entries(out, TRUTH)):
                out.lies[journal, entry] = out.lies[TRUTH, entry]
                out.since[journal, entry] = out.since[TRUTH, entry]


@kernel
def guess_bodies(board: Board, m: State, seat: int, out: State) -> None:
    """Hands and eyes that are not seen are somewhere out of sight."""
    if m.flowing == 0:
        return
    for other in range(board.seats):
        if other == seat:
            continue
        if m.gaze_x[other] == NOWHERE:
            out.gaze_x[other], out.gaze_y[other] = draw(out, WIDTH + 1), draw(out, WIDTH + 1)
        out.look_x[other], out.look_y[other] = out.gaze_x[other], out.gaze_y[other]
        at_table = other != m.turn or m.seated == 1
        for hand in range(HANDS):
            if at_table and m.hand_x[other, hand] == NOWHERE:
                hide_hand(board, m, seat, other, hand, out)
            out.goal_x[other, hand], out.goal_y[other, hand] = board.seat_x[other], board.seat_y[other]
            out.loaded[other, hand] = 1 if at_table and out.hand[other] > hand else 0


@kernel
def hide_hand(board: Board, m: State, viewer: int, seat: int, hand: int, out: State) -> None:
    x, y = int(board.seat_x[seat]), int(board.seat_y[seat])
    for _ in range(TRIES):
        if not sees_point(board, m, viewer, x, y):
            break
        x, y = draw(out, WIDTH + 1), draw(out, WIDTH + 1)
    out.hand_x[seat, hand], out.hand_y[seat, hand] = x, y
