"""What a network sees of Highest Card: every field it may know, and of a card to choose how high it is."""

from __future__ import annotations

from hacktable.kernel.columns import FLAG, Facts, Layout, Notes, hot, number
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import Ints
from hacktable.kernel.verbs import field_of
from tiny import CHOOSE, DECK, HAND, SEATS, Board, State

_S = Layout()
HIGHEST = _S.block(1, 1 / DECK)
_A = Layout()
HEIGHT = _A.block(1, 1 / DECK)


@kernel
def write_facts(board: Board, m: State, me: int, out: Ints, row: int, at: int) -> None:
    for slot in range(HAND):
        if m.shown[me, slot] == 0:
            out[row, at + HIGHEST] = max(int(out[row, at + HIGHEST]), int(m.card[me, slot]))


@kernel
def write_action_facts(board: Board, m: State, me: int, act: int, out: Ints, row: int, at: int) -> None:
    out[row, at + HEIGHT] = m.card[me, field_of(act, 0)]


NOTES = Notes(
    seats=SEATS,
    board={"seats": hot(2, SEATS), "reversed": FLAG},
    state={
        "card": hot(0, DECK),
        "shown": FLAG,
        "chosen": hot(0, HAND),
        "ready": FLAG,
        "points": number(1 / SEATS, 0, SEATS * HAND),
        "rounds": hot(0, HAND),
    },
    unused={"deck": "what is left of it stays out of the game"},
    facts=Facts(write_facts, _S),
    action_facts=Facts(write_action_facts, _A),
    verbs=CHOOSE,
    players={2: 0.5, 3: 0.25, 4: 0.25},
)
