"""What is at stake in Hacker: what naming and taking can cost and bring, in money, as far as a seat may look under accounts.

Nobody can know how likely a suspicion is, so nothing here has odds.
"""

from __future__ import annotations

from collections.abc import Iterable

from hacktable.games.hacker.board import VALUES, Board
from hacktable.games.hacker.rules.notes import encryption, notes_under, place_note, take_note
from hacktable.games.hacker.rules.scoring import money_of
from hacktable.games.hacker.rules.viruses import height
from hacktable.games.hacker.state import State
from hacktable.games.hacker.verbs import Name, Protect, Take
from hacktable.kernel.events import SILENT
from hacktable.kernel.stakes import CERTAIN, Outcome
from hacktable.kernel.verbs import Action


def stakes(board: Board, m: State, seat: int, action: Action) -> Iterable[Outcome]:
    """HK-21: what can be lost under an account that is being protected, or taken from under it."""
    match action:
        case Protect(account):
            return (Outcome("worst", None, _robbed(board, m, seat, account - 1, _attacks(board, m, seat, account - 1))),)
        case Name():
            return Outcome("right", None, (0,) * board.seats), Outcome("wrong", None, _robbed(board, m, seat, m.account - 1, 1))
        case Take(value):
            return (Outcome("taken", CERTAIN, _taken(board, m, seat, m.account - 1, value - 1)),)
        case _:
            return ()


def _looked_under(m: State, seat: int, account: int) -> State:
    """A copy with the notes that the seat sees under an account."""
    s = m.twin()
    s.under[account] = m.seen[seat, account]
    return s


def _attacks(board: Board, m: State, seat: int, account: int) -> int:
    """HK-41: how many viruses will be met on an account."""
    thrown = encryption(_looked_under(m, seat, account), account) if board.cryptography == 1 else 0
    return max(0, height(m, seat, account) - thrown)


def _robbed(board: Board, m: State, seat: int, account: int, attacks: int) -> tuple[int | None, ...]:
    """HK-21: what a seat loses if so many names are wrong and the best note goes each time. Who gets it is not known yet."""
    s = _looked_under(m, seat, account)
    before, thief = _money(board, s, seat), (seat + 1) % int(board.seats)
    for _ in range(min(attacks, notes_under(s, account))):
        s.carried[thief] = 0
        take_note(board, s, thief, account, max(value for value in range(VALUES) if s.under[account, value]), SILENT)
    return tuple(_money(board, s, seat) - before if each == seat else None for each in range(board.seats))


def _taken(board: Board, m: State, seat: int, account: int, value: int) -> tuple[int, ...]:
    """HK-21, HK-22: a note goes from under one account to under another."""
    s = _looked_under(m, seat, account)
    before = [_money(board, s, each) for each in range(board.seats)]
    take_note(board, s, seat, account, value, SILENT)
    place_note(board, s, seat, next(each for each in range(board.accounts) if s.owner[each] == seat), False, SILENT)
    return tuple(_money(board, s, each) - before[each] for each in range(board.seats))


def _money(board: Board, s: State, seat: int) -> int:
    return sum(money_of(board, s, seat, value) for value in range(VALUES))
