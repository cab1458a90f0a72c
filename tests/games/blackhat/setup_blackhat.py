"""Positions of Black Hat for tests, and chance whose results a test chooses.

A hand is a line of cards: `position("7 7 hat", "12", "9", "4")` is a game of four in which the first hand leads. A
pawn is named by its hand's letter and its number: `pawns={"a1": "c3"}`; those left out are on their start spaces.
With `won=0` the first hand has just won a trick and hacks. With two hands, `robot` is the Robot's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from hacktable.games.blackhat import GAME
from hacktable.games.blackhat.board import CARD_KINDS, HAT, ROBOT, card_name
from hacktable.games.blackhat.drawing import CELL_NAMES
from hacktable.games.blackhat.rules.opening import lay_out
from hacktable.games.blackhat.rules.play import go_on
from hacktable.games.blackhat.rules.spaces import cover, rewire
from hacktable.games.blackhat.rules.trick import begin_trick, moves_tracer
from hacktable.games.blackhat.state import PLACES, TILES, Phase
from hacktable.kernel.chacha import WORDS, seed, signed
from hacktable.kernel.events import SILENT
from hacktable.kernel.verbs import LETTERS
from hacktable.match.match import Match

KIND = {card_name(kind): kind for kind in range(CARD_KINDS)}
PLAIN = "3 6"
"""A hand that does not matter."""


def position(
    *hands: str,
    robot: str | None = None,
    known: Mapping[int, str] | None = None,
    pawns: Mapping[str, str] | None = None,
    won: int | None = None,
    leader: int = 0,
    dealer: int = 0,
    discard: str = "",
    empty_pile: bool = False,
    modules: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    tracer: str = "",
    came_from: str = "",
    alarm_by: int | None = None,
    tile: str = "none",
    points: tuple[int, ...] = (),
    rounds: int = 1,
    first: bool = False,
    control: int | None = None,
    set_state: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    key: int = 7,
) -> Match:
    """A match that goes on from a position.

    :param known: for a hand, those of its cards that everyone has seen.
    :param modules: for a module's face (`"1a"`), the cell under its top left.
    :param markers: for a cell, +1 or −1.
    :param tile: the secret tile, face down.
    """
    players = len(hands)
    chosen, boards = GAME.board(players, options)
    states = GAME.State.new()
    board: Any = GAME.Board.mirror(boards[0])
    s: Any = GAME.State.mirror(states[0])
    seed(s, np.arange(key, key + 8))
    lay_out(board, s, SILENT)
    lines = [*hands, *([robot if robot is not None else PLAIN] if players == 2 else [])]
    for hand, line in enumerate(lines):
        for card in line.split():
            open_to_all = card == "hat" or (players == 2 and hand == ROBOT)
            (s.open if open_to_all else s.hidden)[hand, KIND[card]] += 1
            s.held[hand] += 1
    for hand, line in (known or {}).items():
        for card in line.split():
            s.hidden[hand, KIND[card]] -= 1
            s.open[hand, KIND[card]] += 1
    for card in discard.split():
        s.discard[KIND[card]] += 1
    if s.open[:, HAT].sum() + s.discard[HAT] == 0:
        s.discard[HAT] = 1
    seen = s.hidden.sum(axis=0) + s.open.sum(axis=0) + s.discard
    if empty_pile:
        s.discard[:] = board.deck - seen + s.discard
    else:
        s.pile[:HAT] = (board.deck - seen)[:HAT]
    assert (s.pile >= 0).all()
    s.pile_size = int(s.pile.sum())
    for name, place in (pawns or {}).items():
        s.place[LETTERS.index(name[0]), int(name[1]) - 1] = PLACES.index(place)
    for face, cell in (modules or {}).items():
        cover(s, int(face[0]) - 1, "ab".index(face[1]), CELL_NAMES.index(cell))
    rewire(board, s)
    for number, (cell, sign) in enumerate((markers or {}).items()):
        s.marker[number], s.sign[number] = CELL_NAMES.index(cell), sign
    s.tile = TILES.index(tile)
    s.tracer = PLACES.index(tracer) if tracer else -1
    s.came_from = PLACES.index(came_from) if came_from else -1
    s.alarm_by = 0 if alarm_by is None else alarm_by + 1
    for hand, total in enumerate(points):
        s.points[hand] = s.source[hand, 0] = total
    s.rounds, s.tricks, s.dealer, s.leader, s.first = rounds, rounds, dealer, leader, int(first)
    for hand in range(board.hands):
        if all(place == PLACES.index("jail") for place in s.place[hand]):
            s.out[hand] = max(s.out) + 1
    for name, value in (set_state or {}).items():
        if isinstance(value, dict):
            for index, each in value.items():
                getattr(s, name)[index] = each
        else:
            setattr(s, name, value)
    if won is None:
        begin_trick(board, s)
    else:
        s.winner, s.phase = won, Phase.HACKING
        s.control = 1 - leader if players == 2 else 0
        s.trace_due = int(moves_tracer(board, s, won))
        go_on(board, s, SILENT)
    if control is not None:
        s.control = control
    impossible = list(GAME.rules.impossible(board, s))
    assert not impossible, impossible
    s.store(states[0])
    return Match(GAME, players, chosen, boards, states=states)


# ---------------------------------------------------------------- looking


def state(match: Match) -> Any:
    """The true state, as a mirror."""
    return GAME.State.mirror(match._states[0])


def board_of(match: Match) -> Any:
    return GAME.Board.mirror(match._engine.boards[0])


def phase(match: Match) -> str:
    return Phase(state(match).phase).name.lower()


def where(match: Match, pawn: str) -> str:
    """The place of a pawn."""
    return str(PLACES[state(match).place[LETTERS.index(pawn[0]), int(pawn[1]) - 1]])


def hand(match: Match, number: int) -> str:
    """A hand's cards, as `position` takes them."""
    s = state(match)
    return " ".join(card_name(kind) for kind in range(CARD_KINDS) for _ in range(s.hidden[number, kind] + s.open[number, kind]))


def discards(match: Match) -> str:
    s = state(match)
    return " ".join(card_name(kind) for kind in range(CARD_KINDS) for _ in range(s.discard[kind]))


def choices(match: Match) -> list[str]:
    """What whoever decides now may do, as text."""
    return [str(action) for action in match.legal(match.actors[0])]


def told(match: Match, verb: str) -> list[str]:
    """What everyone saw of the last action, of one kind."""
    return [str(event) for event in match.log[-1].events if str(event).split()[0] == verb]


# ---------------------------------------------------------------- acting


def act(match: Match, *actions: str) -> list[str]:
    """Carry out actions of whoever decides; what everyone saw of the last one."""
    for action in actions:
        match.act(match.actors[0], action)
        impossible = list(GAME.rules.impossible(board_of(match), state(match)))
        assert not impossible, impossible
    return [str(event) for event in match.log[-1].events] if match.log else []


def trick(match: Match, *sets: str) -> Match:
    """A whole trick: what each hand plays, `"7 7"` or `"8 hat"`, in the order of play; its events are kept."""
    for number, cards in enumerate(sets):
        kinds = cards.split()
        ranks = [card for card in kinds if card.isdigit()]
        if number == 0:
            act(match, f"lead {len(kinds)}")
        elif phase(match) == "answer":
            act(match, f"follow {len(kinds)}")
        act(match, f"play {ranks[0] if ranks else 14} {len(ranks)} {kinds.count('joker')} {kinds.count('hat')}")
    return match


def load(match: Match, *draws: tuple[int, int]) -> Match:
    """Have the next draws, each a value out of a count, fall like this; what follows is up to the key again."""
    assert len(draws) <= WORDS
    s = state(match)
    s.used = WORDS - len(draws)
    for place, (value, count) in enumerate(draws, s.used):
        s.block[place] = signed(((2 * value + 1) << 32) // (2 * count))
    return put(match, s)


def put(match: Match, s: Any) -> Match:
    """Put another state in the place of the match's."""
    states = match._states.copy()
    s.store(states[0])
    match._states, match._looked = states, {}
    return match
