"""The rules every game brings, under the same names and with the same parameters.

`board` is what is fixed for one match (options, spaces, values: never written), `s` the state, `m` the part of it that one
seat knows (a mask), `seat` a seat from 0 on, −1 the clock or a spectator. Each function here is a slot: the engine and the
drivers of simulations call it, `Twins` puts the game's own rule in its place (`Game.all_fills`), and nothing below is ever run.
"""

from __future__ import annotations

from collections.abc import Sequence

from hacktable.kernel.compiling import slot
from hacktable.kernel.cstruct import CStruct, Ints
from hacktable.kernel.events import Events

MOST_SEATS = 8
MOST_LEGAL = 256
MOST_SOURCES = 16
MOST_GAUGES = 32
"""Numbers that `gauge` may write."""
BEST_LEVEL = 2
"""Of a bot's attention: after careless and average."""
CAUTIOUS, SLY = 1, 2
"""Personalities of bots; 0 is none."""
ROOM_TO_ANSWER = 3
"""States that rules may try things out on while they answer a question."""
Room = Sequence[CStruct]
"""States to try things out on."""


@slot
def setup(board: CStruct, s: CStruct, events: Events) -> None:
    """Lay out a cleared, seeded state for the first decision."""
    raise NotImplementedError


@slot
def actors(board: CStruct, s: CStruct) -> int:
    """The seats that may act now, as bits."""
    raise NotImplementedError


@slot
def legal(board: CStruct, s: CStruct, seat: int, out: Ints) -> int:
    """Write the seat's legal actions in rising order, and return how many there are. It must need no more than the seat's mask."""
    raise NotImplementedError


@slot
def at_random(board: CStruct, s: CStruct, seat: int, acts: Ints, coin: Ints) -> int:
    """One of the seat's legal actions, each as likely as the others; `acts` is room to list them in.

    It is the one whose place in the list of `legal` is tossed for: a game that finds that one sooner must toss once and find the same.
    """
    raise NotImplementedError


@slot
def apply(board: CStruct, s: CStruct, seat: int, act: int, events: Events) -> None:
    """Carry out a legal action, and all chance that follows from it."""
    raise NotImplementedError


@slot
def clock_act(board: CStruct, s: CStruct, act: int, events: Events) -> None:
    """Carry out an action of the clock; a game that brings none lets the seat that is late do its first legal action."""
    raise NotImplementedError


@slot
def over(board: CStruct, s: CStruct) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


@slot
def standings(board: CStruct, s: CStruct, points: Ints, sources: Ints, placing: Ints) -> None:
    """As the game stands: each seat's points, where they come from, and its place (1 is best, ties share)."""
    raise NotImplementedError


@slot
def live(board: CStruct, s: CStruct) -> bool:
    """Whether time itself acts now: the clock ticks, and live inputs are taken. A game that brings none is never live."""
    raise NotImplementedError


@slot
def tick(board: CStruct, s: CStruct, events: Events) -> None:
    """A tick passes in a live phase."""
    raise NotImplementedError


@slot
def reflex(board: CStruct, m: CStruct, seat: int, level: int, coin: Ints) -> int:
    """What a bot does between two ticks, from what the seat knows: an input, an action, or 0 for nothing more; level −1 is random play."""
    raise NotImplementedError


@slot
def clear(s: CStruct) -> None:
    """Zero every field. Made from the state's declaration."""
    raise NotImplementedError


@slot
def copy(s: CStruct, out: CStruct) -> None:
    """Copy every field. Made from the state's declaration."""
    raise NotImplementedError


@slot
def mask(board: CStruct, s: CStruct, seat: int, out: CStruct) -> None:
    """What a seat knows, everything else blanked. Made from the fields' audiences."""
    raise NotImplementedError


@slot
def show(board: CStruct, m: CStruct, seat: int) -> None:
    """Hide from the page what a seat could know but an option asks it to remember; changes the mask `m`."""
    raise NotImplementedError


@slot
def imagine(board: CStruct, m: CStruct, seat: int, key: Ints, out: CStruct) -> None:
    """A world that fits the mask `m`, as likely as real deals make it; its future follows from `key`."""
    raise NotImplementedError


@slot
def reopen(board: CStruct, s: CStruct, seat: int) -> None:
    """In an imagined world: take back what others have chosen at the same time as the seat, unseen by it, so that they can choose anew.

    `imagine` takes any choice they may have made; who thinks ahead lets them choose what they would. A game without such choices brings none.
    """
    raise NotImplementedError


@slot
def judge(board: CStruct, m: CStruct, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    """The greedy bot: which of the legal actions, from what the seat knows."""
    raise NotImplementedError


@slot
def judge_as(board: CStruct, m: CStruct, seat: int, level: int, acts: Ints, count: int, coin: Ints) -> int:
    """Like `judge`, but with less attention and memory: level 0 has least. A game that brings none plays as `judge` at every level."""
    raise NotImplementedError


@slot
def in_view(board: CStruct, m: CStruct, seat: int) -> bool:
    """Whether everybody will see at once what a seat's choice has brought, so that a bot looks again at what it has chosen.

    A game that brings none lets its bots choose what they like.
    """
    raise NotImplementedError


@slot
def gauge(board: CStruct, s: CStruct, seat: int, act: int, out: Ints) -> int:
    """How a seat stands just after its choice `act`, in several respects: a number for each, the more the better; how many there are.

    One choice is at least as good as another if it is in every respect. So whatever may speak for one of them needs a number of its own; a
    number and its negative make all choices that differ in it impossible to compare. With no numbers, only a game's end counts.
    """
    raise NotImplementedError


@slot
def lean(board: CStruct, m: CStruct, seat: int, personality: int, act: int) -> float:
    """How much a personality likes an action, beyond what is good, in the measure of the game's network. A game that brings none has bots without one."""
    raise NotImplementedError


@slot
def refuse(board: CStruct, m: CStruct, seat: int, act: int, out: Events) -> None:
    """Give the refusal of an action that is not legal (`kernel/answers.py`), from what the seat knows."""
    raise NotImplementedError


@slot
def turn_rule(board: CStruct, m: CStruct) -> int:
    """The number of the rule that says who acts now, from what a spectator knows: 12 for HC-12. 0: the game's `turn`."""
    raise NotImplementedError


@slot
def stake(board: CStruct, m: CStruct, seat: int, act: int, room: Room, silent: Events, out: Events) -> None:
    """Give the ways in which a legal action can come out, from what the seat is shown, which it must not change; none: it scores nothing."""
    raise NotImplementedError


@slot
def tally(board: CStruct, m: CStruct, seat: int, room: Room, silent: Events, out: Events) -> None:
    """Give what each player would score if the round ended now, from the same; none: points are not counted by rounds."""
    raise NotImplementedError


@slot
def reason(board: CStruct, m: CStruct, seat: int, act: int, room: Room, silent: Events, out: Events) -> None:
    """Give what speaks for an action of whoever has to choose, or against it, as the seat knows it that the mask `m` belongs to; at most one.

    That seat need not be the one that chooses. None: nothing that can be counted.
    """
    raise NotImplementedError


@slot
def remark(board: CStruct, m: CStruct, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    """What a bot calls out about an event that its seat has just seen, from what the seat knows: a call's number (`kernel/calls.py`), or 0 for nothing.

    It may well be a lie. Bots of a game that brings none are silent.
    """
    raise NotImplementedError
