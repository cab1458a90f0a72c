"""Positions of Hashcatch for tests, and dice whose results a test chooses.

A seat is a line of places, one for each token: `position("ring-3 bank-1", "ring-5", roll=2)` is a game of two where
token 1 of seat a stands on space 3, token 2 waits in the bank, and all others are in their bases. The phase
follows from what is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from hacktable.games.hashcatch import GAME
from hacktable.games.hashcatch.board import SEATS, WAITING
from hacktable.games.hashcatch.rules.tokens import put
from hacktable.games.hashcatch.state import BANK, BASE, CHAIN, FIRST_TOKENS, NOWHERE, PLACES, RISK, Phase
from hacktable.kernel import lesson
from hacktable.kernel.chacha import WORDS, seed
from hacktable.kernel.lesson import Drawn
from hacktable.match.match import Match

HASHES = (5, 15, 25, 35)
ORDINARY = tuple(space for space in range(40) if space not in HASHES)
PLAIN_DIGITS = "12341"


def position(
    *seats: str,
    digits: Iterable[str] = (),
    turn: int = 0,
    roll: int = 0,
    second: bool = False,
    again: bool = False,
    checked: int = 0,
    tried: Mapping[int, Iterable[int]] | None = None,
    shown: Mapping[int, Iterable[int]] | None = None,
    memory: bool = False,
    turns: int = 1,
    key: int = 7,
) -> Match:
    """A match that goes on from a position.

    :param seats: for every seat, the places of its tokens 1, 2, … (at least five; those left out are in the base).
    :param digits: for every seat, its tokens' digits; 1 2 3 4 1 1 … if left out.
    :param checked: the token that has just proved genuine.
    :param tried: for a row, the sums tried in vain.
    :param shown: for a seat, tokens that everyone has seen; those in the bank and the chain are anyway.
    """
    options, boards = GAME.board(len(seats), {"memory": memory})
    states = GAME.State.new()
    board: Any = GAME.Board.mirror(boards[0])
    s: Any = GAME.State.mirror(states[0])
    seed(s, np.arange(key, key + 8))
    s.place[:] = NOWHERE
    given = dict(enumerate(digits))
    for seat, line in enumerate(seats):
        _sit_down(board, s, seat, line.split(), given.get(seat, ""))
        s.start[seat] = board.start[board.base[seat]]
    for owner, numbers in (shown or {}).items():
        for number in numbers:
            s.shown[owner, number - 1] = 1
    for row, sums in (tried or {}).items():
        s.tried[row - 1] = sum(1 << each for each in set(sums))
    s.turn, s.roll, s.second, s.turns = turn, roll, int(second), turns
    if checked:
        s.checked = checked - 1
        s.shown[turn, checked - 1] = 1
    s.phase = _phase(s, again, checked)
    assert not list(GAME.rules.impossible(board, s))
    s.store(states[0])
    return Match(GAME, len(seats), options, boards, states=states)


def _sit_down(board: Any, s: Any, seat: int, places: list[str], digits: str) -> None:
    count = max(FIRST_TOKENS, len(places))
    digits = digits or PLAIN_DIGITS
    s.tokens[seat] = count
    for token in range(count):
        put(s, seat, token, PLACES.index(places[token]) if token < len(places) else BASE)
        s.digit[seat, token] = int(digits[token]) if token < len(digits) else 1
        s.shown[seat, token] = int(BANK <= s.place[seat, token] < BASE)


def _phase(s: Any, again: bool, checked: int) -> Phase:
    own = [int(place) for place in s.place[s.turn]]
    if any(sum(CHAIN <= place < RISK for place in s.place[seat]) >= 4 for seat in range(SEATS)):
        return Phase.OVER
    if sum(BANK <= place < CHAIN for place in own) == WAITING:
        return Phase.BONUS
    if any(RISK <= place < BASE for place in own):
        return Phase.HACK
    if checked:
        return Phase.GENUINE
    if again:
        return Phase.AGAIN
    return Phase.MOVE if s.roll else Phase.PURPOSE


# ---------------------------------------------------------------- looking


def state(match: Match) -> Any:
    """The true state, as a mirror."""
    return GAME.State.mirror(match._states[0])


def board_of(match: Match) -> Any:
    return GAME.Board.mirror(match._engine.boards[0])


def where(match: Match, seat: int) -> str:
    """The places of a seat's tokens, as `position` takes them; the last ones in the base are left out."""
    s = state(match)
    places = [PLACES[place] for place in s.place[seat, : s.tokens[seat]]]
    while places and places[-1] == "base":
        places.pop()
    return " ".join(places)


def phase(match: Match) -> Phase:
    return Phase(state(match).phase)


def options(match: Match, seat: int | None = None) -> list[str]:
    """What the seat whose turn it is (or another) may do, as text."""
    return [str(action) for action in match.legal(match.actors[0] if seat is None else seat)]


def unseen_digit(match: Match, viewer: int | None, seat: int, token: int) -> bool:
    """Whether the page shows a viewer no digit for a token."""
    return bool(match.view(viewer).state["digit"][seat][token - 1] == 0)


# ---------------------------------------------------------------- acting


def load(match: Match, *draws: Drawn) -> Match:
    """Have the next dice fall like this; what is drawn afterwards follows from the key again."""
    s = state(match)
    lesson.load(s, *draws)
    _set(match, s)
    return match


def loaded_left(match: Match) -> int:
    """How many of the loaded draws have not been used."""
    return WORDS - int(state(match).used)


def _set(match: Match, s: Any) -> None:
    states = match._states.copy()
    s.store(states[0])
    match._states = states


def act(match: Match, *actions: str) -> list[str]:
    """Carry out actions of whoever's turn it is; what everyone saw of the last one."""
    for action in actions:
        match.act(match.actors[0], action)
        assert not list(GAME.rules.impossible(board_of(match), state(match)))
    return [str(event) for event in match.log[-1].events]


def all_told(match: Match, action: str) -> list[tuple[int, str]]:
    """Carry out an action without keeping it: all that is told, with each audience (−1: everyone)."""
    _, told = match._engine.apply(match._states, match.actors[0], GAME.actions.encode(GAME.actions.parse(action)))
    return [(audience, str(GAME.events.join(kind, fields))) for audience, kind, fields in told]


def spaces(*numbers: int) -> str:
    """Ring spaces by number, as `position` takes them."""
    return " ".join(f"ring-{number}" for number in numbers)
