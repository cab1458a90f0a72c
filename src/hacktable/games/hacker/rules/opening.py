"""Set-up: accounts are scattered, and everyone gets two notes (HK-2, HK-3, HK-4, HK-10)."""

from __future__ import annotations

from hacktable.games.hacker.rules.motion import rest
from hacktable.games.hacker.rules.notes import draw_note, fetch_note
from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.table import ACCOUNTS, EACH, FIRST_NOTES, JITTER, NOTE_COUNT, VALUES, Table
from hacktable.games.hacker.verbs import SCATTERED
from hacktable.kernel.chacha import draw, shuffle
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events, emit


@kernel
def lay_out(t: Table, s: State, events: Events) -> None:
    scatter(t, s, events)
    for value in range(VALUES):
        s.bank[value] = t.notes[value]
    s.bank_size = NOTE_COUNT
    for seat in range(t.seats):
        s.hand[seat] = t.viruses
        for _ in range(FIRST_NOTES):
            fetch_note(s, seat, draw_note(s), events)
    rest(s)
    s.first = draw(s, int(t.seats))
    s.turn = s.first
    s.phase = Phase.DEALT


@kernel
def scatter(t: Table, s: State, events: Events) -> None:
    """HK-3: all accounts, shuffled, face up over the table."""
    for account in range(ACCOUNTS):
        s.owner[account] = account // EACH if account < t.accounts else -1
    shuffle(s, s.owner, int(t.accounts))
    for account in range(t.accounts):
        s.spot_x[account] = t.grid_x[account] + draw(s, 2 * JITTER + 1) - JITTER
        s.spot_y[account] = t.grid_y[account] + draw(s, 2 * JITTER + 1) - JITTER
        emit(events, ALL, SCATTERED, (account, int(s.owner[account])))
