"""The end: everyone counts the money (HK-30)."""

from __future__ import annotations

from hacktable.games.hacker.board import VALUES, Board
from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.verbs import tell_counted
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.events import ALL, Events


@kernel
def money_of(board: Board, s: State, seat: int, value: int) -> int:
    """What a seat's notes of one value are worth together."""
    money = 0
    for account in range(board.accounts):
        if s.owner[account] == seat:
            money += (value + 1) * int(s.under[account, value])
    return money


@kernel
def count_money(board: Board, s: State, events: Events) -> None:
    for seat in range(board.seats):
        money = 0
        for value in range(VALUES):
            money += money_of(board, s, seat, value)
        tell_counted(events, ALL, seat=seat, money=money)


@kernel
def standings(board: Board, s: State, points: Ints, sources: Ints, placing: Ints) -> None:
    """HK-30: the richest wins, ties share. Until the end nobody is told what lies under accounts: all have 0."""
    for seat in range(board.seats):
        points[seat] = 0
        for value in range(VALUES):
            sources[seat, value] = money_of(board, s, seat, value) if s.phase == Phase.OVER else 0
            points[seat] += sources[seat, value]
    for seat in range(board.seats):
        placing[seat] = 1
        for other in range(board.seats):
            if points[other] > points[seat]:
                placing[seat] += 1
