"""A tiny game in which a seat can do something in secret, to prove that nobody else is told.

It is Highest Card, and whoever has not chosen yet may also look at a card: only they learn that they did.
"""

from __future__ import annotations

from typing import Any

import tiny
from hacktable.kernel import rules
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import OWNER, Ints, i1
from hacktable.kernel.events import Events, telling
from hacktable.kernel.game import Forms, Game, Identity, Rules
from hacktable.kernel.verbs import Action, Event, Verbs, field_of, pack, verb_of


class State(tiny.State):
    looked: Ints = i1(tiny.SEATS, see=OWNER, low=0, high=3)


class Look(Action, frozen=True):
    card: tiny.Slot


class Looked(Event, frozen=True):
    slot: tiny.Slot


ACTIONS: Verbs[Action] = Verbs(tiny.Choose, Look)
CHOOSE, LOOK = ACTIONS.number(tiny.Choose), ACTIONS.number(Look)
EVENTS: Verbs[Event] = Verbs(*tiny.EVENTS.structs, Looked)
tell_looked = telling(EVENTS, Looked)


@kernel
def legal(board: Any, s: Any, seat: int, out: Ints) -> int:
    count = 0
    for verb in range(CHOOSE, LOOK + 1):
        for slot in range(tiny.HAND):
            if s.shown[seat, slot] == 0:
                out[count] = pack(verb, slot)
                count += 1
    return count


@kernel
def apply(board: Any, s: Any, seat: int, act: int, events: Events) -> None:
    if verb_of(act) == LOOK:
        s.looked[seat] = field_of(act, 0) + 1
        tell_looked(events, seat, slot=field_of(act, 0))
    else:
        tiny.apply(board, s, seat, act, events)


GAME = Game(
    identity=Identity(
        name="quiet",
        version=1,
        folder=tiny.GAME.folder,
        players=range(2, 5),
    ),
    forms=Forms(
        options=tiny.TinyOptions,
        Board=tiny.Board,
        State=State,
        lay=tiny.lay,
        actions=ACTIONS,
        events=EVENTS,
    ),
    rules=Rules(
        prefix="HI",
        turn="HI-2",
        end="HI-4",
        fills={**tiny.GAME.rules.fills, rules.legal: legal, rules.apply: apply},
        refusals=tiny.REFUSALS,
        impossible=tiny.impossible,
        sources=("tricks",),
        length="rounds",
    ),
)
