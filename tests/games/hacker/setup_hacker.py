"""Positions of Hacker for tests.

Accounts 1 to 3 are seat a's, 4 to 6 b's, and so on. `notes={1: "1 3"}` lays notes under an account, `piles={4: "ac"}` viruses
on one, the lowest first. Each fell at a moment of its own, and only the player who put it there knows whose it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hacktable.games.hacker import GAME
from hacktable.games.hacker.board import EACH
from hacktable.games.hacker.rules.opening import lay_out
from hacktable.games.hacker.rules.play import go_on
from hacktable.games.hacker.rules.viruses import everyone, walker_at, write_entry
from hacktable.games.hacker.state import PUBLIC, STAGES, TRUTH, Phase
from hacktable.kernel.chacha import seed
from hacktable.kernel.events import SILENT
from hacktable.kernel.registry import find
from hacktable.kernel.verbs import LETTERS, Tick
from hacktable.match.match import Match

assert find("hacker") is GAME, "looked up once, so that its sentences are known"


def position(
    players: int = 3,
    *,
    notes: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    protection: bool = False,
    rounds: int = 1,
    first: int = 0,
    walk: int = 0,
    options: Mapping[str, Any] | None = None,
    key: int = 7,
) -> Match:
    """A match, in steps unless the options say otherwise, that goes on from a position: the walker is about to leave, or protection begins."""
    chosen, boards = GAME.board(players, {"tempo": "step", **(options or {})})
    board: Any = GAME.Board.mirror(boards[0])
    s: Any = GAME.State.mirror(GAME.State.new()[0])
    seed(s, np.arange(key, key + 8))
    lay_out(board, s, SILENT)
    for account in range(board.accounts):
        s.owner[account] = account // EACH
    s.note[:], s.carried[:] = 0, 0
    s.bank[:] = board.notes
    for account, line in (notes or {}).items():
        for value in map(int, line.split()):
            s.under[account - 1, value - 1] += 1
            s.held[s.owner[account - 1]] += 1
            s.bank[value - 1] -= 1
    s.bank_size = int(s.bank.sum())
    for account in range(board.accounts):
        s.seen[s.owner[account], account] = s.under[account]
    s.rounds, s.first, s.walk = rounds, first, 0 if protection else walk
    s.beats = 1
    _infect(board, s, piles or {})
    if options and options.get("magnetic") and rounds == 4 and not protection:
        s.face_down = 1
    s.phase = Phase.NEXT_SEAT if protection else Phase.NEXT_WALK
    go_on(board, s, SILENT)
    states = GAME.State.new()
    s.store(states[0])
    found = list(GAME.rules.impossible(board, s))
    assert not found, found
    return Match(GAME, players, chosen, boards, states=states)


def _infect(board: Any, s: Any, piles: Mapping[int, str]) -> None:
    moment = 0
    for account, letters in piles.items():
        for letter in letters:
            seat = LETTERS.index(letter)
            while walker_at(board, s, moment) == seat:
                moment += 1
            away = 1 << walker_at(board, s, moment)
            for journal in (*range(board.seats), PUBLIC, TRUTH):
                knows = journal in (seat, TRUTH)
                clue = 1 << seat if knows else 0
                own = 1 << journal if journal < board.seats else 0
                write_entry(s, journal, account - 1, moment, clue, everyone(board) & ~clue if knows else away | own)
            s.hand[seat] -= 1
            moment += 1
    assert moment <= board.seats * STAGES


def act(match: Match, *lines: str) -> list[str]:
    """Carry out actions, each with its seat's letter in front; what everyone heard of the last one."""
    for line in lines:
        letter, _, text = line.partition(" ")
        match.act(LETTERS.index(letter), text)
    return [str(event) for event in match.log[-1].events]


def window(match: Match, **choices: str) -> list[str]:
    """Everyone chooses, `a="slip 4, watch 1"`; who is not named watches the first own account. What everyone heard in the end."""
    for seat in match.actors:
        for text in choices.get(LETTERS[seat], f"watch {seat * EACH + 1}").split(", "):
            match.act(seat, text)
    return [str(event) for event in match.log[-1].events]


def walk(match: Match, way: str = "forwards", **choices: str) -> None:
    """A whole walk of whoever's turn it is, with the same choices in its first window and none later, up to placing the note."""
    seat = match.actors[0]
    match.act(seat, f"walk {way}")
    window(match, **choices)
    while state(match).phase == Phase.WINDOW:
        window(match)


def a_live_match(players: int = 3, options: Mapping[str, Any] | None = None, **given: Any) -> Match:
    """A live match whose first walker, seat a, has just left; accounts, notes and piles as in `position`."""
    return position(players, options={"tempo": "live", **(options or {})}, **given)


def ticks(match: Match, count: int = 1) -> None:
    """Time passes, as long as the match is live."""
    for _ in range(count):
        if match.live:
            match.act(-1, Tick())


def reach(match: Match, letter: str, account: int, hand: int = 1) -> None:
    """A hand goes to an account and gets there."""
    s = state(match)
    act(match, f"{letter} steer {hand} {s.spot_x[account - 1]} {s.spot_y[account - 1]}")
    seat = LETTERS.index(letter)
    while state(match).hand_x[seat, hand - 1] != s.spot_x[account - 1] or state(match).hand_y[seat, hand - 1] != s.spot_y[account - 1]:
        ticks(match)


def stare(match: Match, letter: str, x: int, y: int) -> None:
    """Eyes go to a point and get there."""
    act(match, f"{letter} look {x} {y}")
    seat = LETTERS.index(letter)
    while (state(match).gaze_x[seat], state(match).gaze_y[seat]) != (x, y):
        ticks(match)


def spot(match: Match, account: int) -> tuple[int, int]:
    s = state(match)
    return int(s.spot_x[account - 1]), int(s.spot_y[account - 1])


def heard(match: Match, letter: str) -> list[str]:
    """What a seat heard of the last action."""
    return [str(event) for event in match.seen(LETTERS.index(letter), len(match.log))]


def state(match: Match) -> Any:
    """Everything, as a mirror."""
    return GAME.State.mirror(match.opened()[0])


def money(match: Match) -> list[int]:
    """What lies under everyone's accounts."""
    s = state(match)
    return [int((s.under[s.owner == seat] @ np.array([1, 2, 3])).sum()) for seat in range(match.players)]


def pile(match: Match, account: int) -> str:
    """Whose viruses lie on an account, the lowest first."""
    s = state(match)
    return "".join(LETTERS[int(s.clue[TRUTH, entry]).bit_length() - 1] for entry in range(24) if s.lies[TRUTH, entry] == account)
