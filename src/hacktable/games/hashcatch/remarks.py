"""What bots call out at Hashcatch."""

from __future__ import annotations

from hacktable.games.hashcatch.board import Board
from hacktable.games.hashcatch.state import State
from hacktable.games.hashcatch.verbs import Checked, Cracked, Earned, Home, Stuck
from hacktable.kernel.calls import Said, Toss
from hacktable.kernel.verbs import Event


def remark(board: Board, m: State, seat: int, event: Event, toss: Toss) -> Said | None:
    match event:
        case Cracked(seat=hacker):
            return Said("laugh" if hacker == seat else "lucky")
        case Earned(seat=winner):
            return Said("laugh" if winner == seat else "nice-hash")
        case Home(seat=owner) if owner == seat:
            return Said("revenge" if toss(2) else "not-my-token")
        case Checked(seat=owner, verdict="genuine") if owner == seat:
            return Said("phew") if toss(2) else None
        case Stuck(seat=mover) if mover == seat:
            return Said("come-on")
    return None
