"""Highest Card: a tiny game with hidden hands and simultaneous choices, to prove that kernel, suite, server and page work for any game.

HI-1: everyone gets three of the cards 1–12, unseen by the others. HI-2: everyone chooses a card at the same
time; when all have chosen, the cards are shown. HI-3: the highest wins as many points as there are players.
HI-4: after three rounds, most points win; option *reversed*: fewest.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from hacktable.kernel import rules
from hacktable.kernel.answers import Answers
from hacktable.kernel.chacha import Chance, draw, seed, shuffle
from hacktable.kernel.coin import toss
from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import EVERYONE, NOBODY, OWNER, CStruct, Ints, i1, i8
from hacktable.kernel.events import ALL, Events, telling
from hacktable.kernel.game import Forms, Game, Identity, Rules
from hacktable.kernel.options import Options
from hacktable.kernel.rules import copy
from hacktable.kernel.verbs import Action, Event, Seat, Verbs, counted_from_one, number, pack

SEATS, HAND, DECK = 4, 3, 12
Slot = Annotated[int, counted_from_one(HAND)]
Card = Annotated[int, number(1, DECK)]


class TinyOptions(Options, frozen=True, kw_only=True):
    reversed: bool = False


class Board(CStruct):
    seats: int = i8()
    reversed: int = i8()


class State(Chance):
    deck: Ints = i1(DECK, see=NOBODY, low=0, high=DECK)
    card: Ints = i1(SEATS, HAND, see=OWNER, shown="shown", low=0, high=DECK)
    shown: Ints = i1(SEATS, HAND, see=EVERYONE, low=0, high=1)
    chosen: Ints = i1(SEATS, see=OWNER, low=0, high=HAND)
    """1–3: the card chosen in this round; 0: none."""
    ready: Ints = i1(SEATS, see=EVERYONE, low=0, high=1)
    points: Ints = i1(SEATS, see=EVERYONE, low=0)
    rounds: int = i1(see=EVERYONE, low=0, high=HAND)


class Choose(Action, frozen=True):
    card: Slot


class Dealt(Event, frozen=True):
    slot: Slot
    card: Card


class Ready(Event, frozen=True):
    seat: Seat


class Chosen(Event, frozen=True):
    slot: Slot


class Shown(Event, frozen=True):
    seat: Seat
    slot: Slot
    card: Card


class Won(Event, frozen=True):
    seat: Seat


ACTIONS: Verbs[Action] = Verbs(Choose)
CHOOSE = ACTIONS.number(Choose)
EVENTS: Verbs[Event] = Verbs(Dealt, Ready, Chosen, Shown, Won)
tell_dealt = telling(EVENTS, Dealt)
tell_ready = telling(EVENTS, Ready)
tell_chosen = telling(EVENTS, Chosen)
tell_shown = telling(EVENTS, Shown)
tell_won = telling(EVENTS, Won)


def lay(players: int, options: TinyOptions) -> Any:
    boards = Board.new()
    boards[0]["seats"], boards[0]["reversed"] = players, options.reversed
    return boards


@kernel
def setup(board: Board, s: State, events: Events) -> None:
    for i in range(DECK):
        s.deck[i] = i + 1
    shuffle(s, s.deck, DECK)
    for seat in range(board.seats):
        for slot in range(HAND):
            s.card[seat, slot] = s.deck[seat * HAND + slot]
            tell_dealt(events, seat, slot=slot, card=int(s.card[seat, slot]))


@kernel
def over(board: Board, s: State) -> bool:
    return s.rounds == HAND


@kernel
def actors(board: Board, s: State) -> int:
    waiting = 0
    for seat in range(board.seats):
        if s.ready[seat] == 0 and s.rounds < HAND:
            waiting |= 1 << seat
    return waiting


@kernel
def legal(board: Board, s: State, seat: int, out: Ints) -> int:
    count = 0
    for slot in range(HAND):
        if s.shown[seat, slot] == 0:
            out[count] = pack(CHOOSE, slot)
            count += 1
    return count


@kernel
def apply(board: Board, s: State, seat: int, act: int, events: Events) -> None:
    slot = (act >> 48) & 0xFF
    s.chosen[seat] = slot + 1
    s.ready[seat] = 1
    tell_ready(events, ALL, seat=seat)
    tell_chosen(events, seat, slot=slot)
    if actors(board, s) == 0:
        finish_round(board, s, events)


@kernel
def finish_round(board: Board, s: State, events: Events) -> None:
    best, winner = 0, 0
    for seat in range(board.seats):
        slot = int(s.chosen[seat]) - 1
        card = int(s.card[seat, slot])
        s.shown[seat, slot] = 1
        s.chosen[seat] = 0
        s.ready[seat] = 0
        tell_shown(events, ALL, seat=seat, slot=slot, card=card)
        if card > best:
            best, winner = card, seat
    s.points[winner] += board.seats
    s.rounds += 1
    tell_won(events, ALL, seat=winner)


@kernel
def standings(board: Board, s: State, points: Ints, sources: Ints, placing: Ints) -> None:
    for seat in range(board.seats):
        points[seat] = s.points[seat]
        sources[seat, 0] = s.points[seat]
        placing[seat] = 1
        for other in range(board.seats):
            ahead = s.points[other] < s.points[seat] if board.reversed else s.points[other] > s.points[seat]
            if ahead:
                placing[seat] += 1


@kernel
def imagine(board: Board, m: State, seat: int, key: Ints, out: State) -> None:
    copy(m, out)
    seed(out, key)
    unseen = 0
    for card in range(1, DECK + 1):
        out.deck[unseen] = card
        unseen += 1
        for owner in range(board.seats):
            for slot in range(HAND):
                if m.card[owner, slot] == card:
                    unseen -= 1
    shuffle(out, out.deck, unseen)
    for owner in range(board.seats):
        for slot in range(HAND):
            if m.card[owner, slot] == 0:
                unseen -= 1
                out.card[owner, slot] = out.deck[unseen]
        while owner != seat and m.ready[owner] and (out.chosen[owner] == 0 or m.shown[owner, out.chosen[owner] - 1]):
            out.chosen[owner] = draw(out, HAND) + 1


@kernel
def judge(board: Board, m: State, seat: int, acts: Ints, count: int, coin: Ints) -> int:
    best = 0
    for place in range(count):
        if m.card[seat, (acts[place] >> 48) & 0xFF] > m.card[seat, (acts[best] >> 48) & 0xFF]:
            best = place
    return toss(coin, count) if board.reversed else best


REFUSALS = Answers(__name__)
shown_already = REFUSALS.add("highest-shown-already", "HI-2")


@kernel
def refuse(board: Board, m: State, seat: int, act: int, out: Events) -> None:
    shown_already(out)


def impossible(board: Any, s: Any) -> Iterator[str]:
    cards = [int(card) for card in s.card[: board.seats].flat]
    if len(set(cards)) != len(cards) or 0 in cards or any(s.card[board.seats :].flat):
        yield f"hands {cards}"
    for seat in range(SEATS):
        chosen = int(s.chosen[seat])
        if (chosen > 0) != (s.ready[seat] > 0) or (chosen and s.shown[seat, chosen - 1]) or (seat >= board.seats and chosen):
            yield f"seat {seat} has chosen {chosen}"
        if int(s.shown[seat].sum()) != (s.rounds if seat < board.seats else 0):
            yield f"seat {seat} has shown {s.shown[seat]} in {s.rounds} rounds"
    if all(s.ready[: board.seats]):
        yield "everyone is ready, but the cards are not shown"


GAME = Game(
    identity=Identity(
        name="highest",
        version=1,
        folder=Path(__file__).parent,
        players=range(2, 5),
    ),
    forms=Forms(
        options=TinyOptions,
        Board=Board,
        State=State,
        lay=lay,
        actions=ACTIONS,
        events=EVENTS,
    ),
    rules=Rules(
        prefix="HI",
        turn="HI-2",
        end="HI-4",
        fills={
            rules.setup: setup,
            rules.actors: actors,
            rules.legal: legal,
            rules.apply: apply,
            rules.over: over,
            rules.standings: standings,
            rules.imagine: imagine,
            rules.judge: judge,
            rules.refuse: refuse,
        },
        refusals=REFUSALS,
        impossible=impossible,
        sources=("tricks",),
        length="rounds",
    ),
)
