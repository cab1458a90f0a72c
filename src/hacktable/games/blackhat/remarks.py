"""What bots call out at Black Hat."""

from __future__ import annotations

from hacktable.games.blackhat.board import Board
from hacktable.games.blackhat.state import State
from hacktable.games.blackhat.verbs import Jailed, Kept, Moved, Took, Trapped, Won
from hacktable.kernel.calls import Said, Toss
from hacktable.kernel.verbs import Event


def remark(board: Board, m: State, seat: int, event: Event, toss: Toss) -> Said | None:
    match event:
        case Took(seat=wearer) | Kept(seat=wearer):
            return Said("hurts" if wearer == seat else "hat-suits-you")
        case Jailed(seat=owner) | Trapped(seat=owner):
            return Said("hurts" if owner == seat else "laugh")
        case Won(seat=winner):
            return Said("mine" if winner == seat else "nice-trick") if toss(2) else None
        case Moved(by=mover) if mover == seat:
            return Said("catch-me") if not toss(4) else None
    return None
