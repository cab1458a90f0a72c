"""What bots call out at Hacker: what they saw, what they did not do, and lies about both."""

from __future__ import annotations

from hacktable.games.hacker.board import Board
from hacktable.games.hacker.rules.viruses import top_entry
from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.suspicion import AVERAGE, SURE, suspicion
from hacktable.games.hacker.verbs import Grew, Left, Named, Protecting, Saw, Took
from hacktable.kernel.calls import Said, Toss
from hacktable.kernel.verbs import Event

BLUFF = 3
"""One of so many fingers points at somebody else."""


def hearing(board: Board, m: State) -> int | None:
    """Once in a round before each attacked player names somebody. In steps there is none: those take days, or go round on one device."""
    return m.rounds * board.seats + m.turn if board.live and m.phase == Phase.NAME else None


def remark(board: Board, m: State, seat: int, event: Event, toss: Toss) -> Said | None:
    match event:
        case Saw(seat=thief):
            return Said("saw") if toss(2) else _point(board, seat, thief, toss)
        case Grew(account=account) if m.owner[account - 1] == seat:
            return Said("hands-off") if toss(2) else Said("who-was-that")
        case Protecting(seat=owner, account=account) if owner != seat:
            return _accuse(board, m, seat, owner, account - 1, toss)
        case Named(seat=owner, suspect=suspect, by=by, outcome=outcome):
            if by == seat:
                return Said("not-me") if outcome == "right" else Said("laugh")
            if suspect == seat:
                return Said("not-me")
            return Said("caught") if owner == seat and outcome == "right" else None
        case Took(seat=thief, account=account) if m.owner[account - 1] == seat and thief != seat:
            return Said("who-was-that")
        case Left(seat=walker) if walker != seat:
            return Said("look", toss(int(board.accounts))) if toss(2) else Said("trust-me")
    return None


def _accuse(board: Board, m: State, seat: int, owner: int, account: int, toss: Toss) -> Said | None:
    """At whom it suspects of the virus on top. Who knows nothing, or did it, rather keeps still, and else points at anybody."""
    entry = top_entry(m, seat, account)
    for suspect in range(board.seats) if entry >= 0 else ():
        if suspect not in (seat, owner) and 2 * suspicion(board, m, seat, AVERAGE, entry, suspect) > SURE:
            return Said("point", suspect)
    others = [each for each in range(board.seats) if each not in (seat, owner)]
    return None if toss(BLUFF) else Said("point", others[toss(len(others))])


def _point(board: Board, seat: int, thief: int, toss: Toss) -> Said:
    """At whom it was; or, to make the others doubt, at anybody."""
    if toss(BLUFF):
        return Said("point", thief)
    other = toss(int(board.seats) - 1)
    return Said("point", other if other < seat else other + 1)
