"""The end: everyone counts the money (HK-30)."""

from __future__ import annotations

from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.table import VALUES, Table
from hacktable.games.hacker.verbs import COUNTED
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events, emit
from hacktable.kernel.record import Ints


@kernel
def money_of(t: Table, s: State, seat: int, value: int) -> int:
    """What a seat's notes of one value are worth together."""
    money = 0
    for account in range(t.accounts):
        if s.owner[account] == seat:
            money += (value + 1) * int(s.under[account, value])
    return money


@kernel
def count_money(t: Table, s: State, events: Events) -> None:
    for seat in range(t.seats):
        money = 0
        for value in range(VALUES):
            money += money_of(t, s, seat, value)
        emit(events, ALL, COUNTED, (seat, money))


@kernel
def standings(t: Table, s: State, points: Ints, sources: Ints, placing: Ints) -> None:
    """HK-30: the richest wins, ties share. Until the end nobody is told what lies under accounts: all have 0."""
    for seat in range(t.seats):
        points[seat] = 0
        for value in range(VALUES):
            sources[seat, value] = money_of(t, s, seat, value) if s.phase == Phase.OVER else 0
            points[seat] += sources[seat, value]
    for seat in range(t.seats):
        placing[seat] = 1
        for other in range(t.seats):
            if points[other] > points[seat]:
                placing[seat] += 1
