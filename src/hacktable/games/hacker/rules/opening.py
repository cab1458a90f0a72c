"""Set-up: accounts are scattered, and everyone gets two notes (HK-2, HK-3, HK-4, HK-10)."""

from __future__ import annotations

from hacktable.games.hacker.board import ACCOUNTS, EACH, FIRST_NOTES, JITTER, NOTE_COUNT, VALUES, Board
from hacktable.games.hacker.rules.motion import rest
from hacktable.games.hacker.rules.notes import draw_note, fetch_note
from hacktable.games.hacker.state import Phase, State
from hacktable.games.hacker.verbs import tell_scattered
from hacktable.kernel.chacha import draw, shuffle
from hacktable.kernel.compiling import kernel
from hacktable.kernel.events import ALL, Events


@kernel
def lay_out(board: Board, s: State, events: Events) -> None:
    scatter(board, s, events)
    for value in range(VALUES):
        s.bank[value] = board.notes[value]
    s.bank_size = NOTE_COUNT
    for seat in range(board.seats):
        s.hand[seat] = board.viruses
        for _ in range(FIRST_NOTES):
            fetch_note(s, seat, draw_note(s), events)
    rest(s)
    s.first = draw(s, int(board.seats))
    s.turn = s.first
    s.phase = Phase.DEALT


@kernel
def scatter(board: Board, s: State, events: Events) -> None:
    """HK-3: all accounts, shuffled, face up over the table."""
    for account in range(ACCOUNTS):
        s.owner[account] = account // EACH if account < board.accounts else -1
    shuffle(s, s.owner, int(board.accounts))
    for account in range(board.accounts):
        s.spot_x[account] = board.grid_x[account] + draw(s, 2 * JITTER + 1) - JITTER
        s.spot_y[account] = board.grid_y[account] + draw(s, 2 * JITTER + 1) - JITTER
        tell_scattered(events, ALL, account=account, seat=int(s.owner[account]))
