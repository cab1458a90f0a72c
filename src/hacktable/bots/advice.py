"""Advice for a person who has to choose: which choices the champion likes best, and how each may turn out.

Everything follows from what the seat knows. Worlds are imagined that fit it; in each of them every choice that is considered is made, the
champion plays on for everybody until the seat has to choose again, and says for every seat how likely it then is to win, from what that
seat would know, and which place the asking seat can expect. The chances are divided by their sum: the champion learned mostly among weaker
players, and thinks too well of a seat among equals. The same worlds are used for all choices, so luck favours none of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hacktable.bots import registry
from hacktable.bots.learned.levels import CHAMPIONS_NAME
from hacktable.bots.learned.network import LOWEST, chance_to_win, expected_place, see, worth_of_action
from hacktable.bots.learned.thinking import PLACING, POINTS, share_of_win
from hacktable.bots.learned.weights import has_weights, mind_of
from hacktable.bots.player import opened, quickest_of
from hacktable.bots.policies import choose
from hacktable.kernel.bits import first_of
from hacktable.kernel.columns import covers
from hacktable.kernel.compiling import Compiled, Twins, kernel, long
from hacktable.kernel.cstruct import CStruct, Floats, Ints
from hacktable.kernel.engine import Boards, Buffers, Engine, States, taken
from hacktable.kernel.events import ROWS, Events, buffer, stored_buffer
from hacktable.kernel.game import Game
from hacktable.kernel.knowledge import Knowledge
from hacktable.kernel.rules import (
    MOST_LEGAL,
    MOST_SEATS,
    MOST_SOURCES,
    actors,
    apply,
    copy,
    imagine,
    judge,
    legal,
    live,
    mask,
    over,
    standings,
)
from hacktable.kernel.stakes import CERTAIN, Advised, Prospected

Guesses = NDArray[np.float64]
CONSIDERED, ADVISED = 5, 3
"""Choices that are tried, those that the champion likes best; and how many of them are told."""
WORLDS = 32
"""Worlds that are imagined."""
FEW_LOOKS = 8
"""Where rules are interpreted, and take some hundred times as long: seats whose chances are looked at for each choice, in all worlds together; at
least one world is imagined. Then, too, no more choices are tried than are told, greedy plays on instead of the champion, and nobody plays to
the end to count points."""
GUESSES = 12
"""Worlds for a choice of somebody else's: several are asked about at once, and nobody decides by what is found."""
TRIES, FEW_TRIES = 100, 20
"""For each world in which somebody could have done what they did, so many are imagined at most: to hold three of a rank, say, is rare."""
FARTHEST, LONGEST = 400, 4000
"""Actions until the seat chooses again, and until the end: only against games that go on for ever."""
CHANCE, PLACE = 0, 1
"""Columns of what is guessed for a choice."""
WORTH_TELLING = 60
"""In thousandths: how much what may happen has to differ between choices to be a reason for one of them."""


def can_advise(game: Game) -> bool:
    """Whether there is a champion of this game whose mind can be used."""
    return has_weights(game) and mind_of(game) is not None


def advise(known: Knowledge, *, twins: Twins | None = None, worlds: int | None = None) -> tuple[Advised, ...]:
    """The best choices of a seat, the best first; none where the champion has nothing to say (a board that it did not learn, a live round).

    The answer follows from what the seat knows, and from nothing else: not from chance, nor from what was asked before.
    """
    if not known.acts or not can_advise(known.rules):
        return ()
    looked = look(known, known.seat, known.acts, twins=twins, worlds=worlds)
    return _told(known, looked)


class Looked(NamedTuple):
    """What looking ahead has found of the choices that were considered."""

    considered: list[int]
    """Their places among the actions."""
    chances: list[float]
    places: list[float]
    """Which place to expect at the end."""
    points: list[float] | None
    """None if there was no time to find out."""
    odds: Ints
    """For each choice, and each prospect of the game, in thousandths."""
    worlds: int
    """How many worlds were looked at."""
    most: int
    """The most actions that the chooser had in one of them, if somebody else looks."""


def look(known: Knowledge, seat: int, acts: Sequence[int], *, twins: Twins | None = None, worlds: int | None = None) -> Looked:
    """Look ahead from a seat's choice, as far as somebody knows what it is like.

    If that is the seat itself, its best actions are considered. If it is somebody else, `acts` begins with what the seat did, which is always considered, and
    worlds are left out in which it could not have done one of these.
    """
    game = known.rules
    champion = registry.find(CHAMPIONS_NAME)
    policies, number = registry.group_of(champion)
    twins = twins or quickest_of(champion, game)
    fast = isinstance(twins, Compiled)
    own = seat == known.seat
    worlds = worlds or (max(1, FEW_LOOKS // int(known.boards[0]["seats"])) if not fast else WORLDS if own else GUESSES)
    boards, masks = opened(known, twins)
    states = game.State.new(3)
    told = stored_buffer() if fast else [buffer()]
    prospects = game.telling.prospects
    kinds = np.array([each.row(game.events) for each in prospects], np.int64).reshape(len(prospects), 3)
    tried = CONSIDERED if fast else ADVISED
    considered = np.zeros(tried, np.int64)
    guesses, points = np.zeros((tried, 2)), np.zeros(tried)
    happened, counted = np.zeros((tried, len(prospects)), np.int64), np.zeros(2, np.int64)
    found = taken(twins, enter_look_ahead)(
        boards,
        masks,
        known.seat,
        seat,
        np.array(acts, np.int64),
        _keys(known, worlds if own else worlds * (TRIES if fast else FEW_TRIES)),
        worlds,
        np.array([int.from_bytes(_digest(known, b"coin")[:8], "big") >> 2], np.int64),
        number,
        int(fast),
        states if fast else [game.State.mirror(each) for each in states],
        told,
        kinds,
        policies.minds(game),
        policies.scratch(),
        considered,
        guesses,
        points,
        happened,
        counted,
    )
    seen = max(1, int(counted[0]))
    return Looked(
        considered=considered[:found].tolist(),
        chances=(guesses[:found, CHANCE] / seen).tolist(),
        places=(guesses[:found, PLACE] / seen).tolist(),
        points=(points[:found] / seen).tolist() if fast and own else None,
        odds=happened[:found] * CERTAIN // seen,
        worlds=int(counted[0]),
        most=int(counted[1]),
    )


def _told(known: Knowledge, looked: Looked) -> tuple[Advised, ...]:
    """The best of what was found. Of choices with the same chance in percent, the one that the champion likes better comes first."""
    codes, odds = [each.code for each in known.rules.telling.prospects], looked.odds
    engine = Engine(known.rules, known.boards)
    spread = odds.max(axis=0) - odds.min(axis=0) if odds.size else np.zeros(0, np.int64)
    telling = int(spread.argmax()) if spread.size and spread.max() >= WORTH_TELLING else None
    chances = [round(CERTAIN * chance) for chance in looked.chances]
    order = sorted(range(len(chances)), key=lambda place: -((chances[place] + 5) // 10))  # in percent, as people read it
    return tuple(
        Advised(
            at=looked.considered[place],
            chance=chances[place],
            place=place_to_tell(known, looked.places[place]),
            points=None if looked.points is None else round(10 * looked.points[place]),
            prospect=None if telling is None else Prospected(codes[telling], int(odds[place, telling])),
            reason=engine.reason(known.masks, known.seat, known.acts[looked.considered[place]]),
        )
        for place in order[:ADVISED]
    )


def place_to_tell(known: Knowledge, place: float) -> int | None:
    """In tenths. Of two players, one is first or second: there the chance says it all."""
    return round(10 * place) if known.board.seats > 2 else None


def _digest(known: Knowledge, what: bytes) -> bytes:
    said = b"|".join((what, bytes([known.seat]), known.boards.tobytes(), known.masks.tobytes()))
    return hashlib.sha256(said).digest()


def _keys(known: Knowledge, worlds: int) -> Ints:
    """For each world the eight words that its secrets and its future follow from; they follow from what the seat knows."""
    begun = _digest(known, b"worlds")
    hashes = (hashlib.sha256(begun + world.to_bytes(4, "little")).digest() for world in range(worlds))
    return np.frombuffer(b"".join(hashes), "<i4").astype(np.int64).reshape(worlds, 8)


# ---------------------------------------------------------------- looking ahead


@long
@kernel
def enter_look_ahead(
    boards: Boards,
    masks: States,
    viewer: int,
    seat: int,
    acts: Ints,
    keys: Ints,
    worlds: int,
    coin: Ints,
    policy: int,
    thorough: int,
    states: States,
    told: Buffers,
    kinds: Ints,
    minds: Floats,
    scratch: Floats,
    considered: Ints,
    guesses: Guesses,
    points: Guesses,
    happened: Ints,
    counted: Ints,
) -> int:
    """Write, for each choice that is considered, the sums over as many worlds as fit; how many choices these are.

    `states` is room for a world, for what becomes of it, and for what somebody knows of that. Into `counted` come the number of worlds, and, if somebody
    else looks than who chooses, the most actions that these may have had.
    """
    board, known, events = boards[0], masks[0], told[0]
    world, s, m = states[0], states[1], states[2]
    mind = minds[int(minds[2 * policy]) : int(minds[2 * policy + 1])]
    if not covers(board) or live(board, known):
        return 0
    count = consider(board, known, seat, acts, mind, scratch, considered) if viewer == seat else 0
    room = np.zeros(MOST_LEGAL, np.int64)
    result, sources = np.zeros((2, MOST_SEATS), np.int64), np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
    before = int(coin[0])
    for i in range(len(keys)):
        if counted[0] == worlds:
            break
        imagine(board, known, viewer, keys[i], world)
        if viewer != seat:
            mask(board, world, seat, m)
            most = legal(board, m, seat, room)
            if not all_among(acts, room, most):
                continue
            counted[1] = max(int(counted[1]), most)
            if count == 0:
                count = consider(board, m, seat, acts, mind, scratch, considered)
                keep_first(considered, count)
        counted[0] += 1
        for choice in range(count):
            copy(world, s)
            coin[0] = before + i
            look_ahead(
                board,
                s,
                m,
                seat,
                int(acts[considered[choice]]),
                policy,
                thorough,
                room,
                coin,
                events,
                kinds,
                minds,
                mind,
                scratch,
                result,
                sources,
                guesses[choice],
                happened[choice],
            )
            if thorough == 1 and viewer == seat:
                points[choice] += points_at_the_end(board, s, m, seat, room, coin, events, result, sources)
    return count


@kernel
def consider(board: CStruct, m: CStruct, seat: int, acts: Ints, mind: Floats, scratch: Floats, considered: Ints) -> int:
    """Write the places of the actions that the network likes best, the best first; how many these are."""
    see(board, m, seat, mind, scratch)
    worths = np.zeros(len(acts))
    for place in range(len(acts)):
        worths[place] = worth_of_action(board, m, seat, int(acts[place]), mind, scratch)
    count = min(len(acts), len(considered))
    for choice in range(count):
        best = 0
        for place in range(1, len(acts)):
            if worths[place] > worths[best]:
                best = place
        considered[choice] = best
        worths[best] = 2 * LOWEST
    return count


@kernel
def all_among(acts: Ints, room: Ints, count: int) -> bool:
    """Whether all these actions are among the first so many in the room."""
    missing = 0
    for place in range(len(acts)):
        here = 0
        for each in range(count):
            here |= 1 if room[each] == acts[place] else 0
        missing += 1 - here
    return missing == 0


@kernel
def keep_first(considered: Ints, count: int) -> None:
    """What was done is considered, too, instead of the last of the others."""
    there = 0
    for choice in range(count):
        there |= 1 if considered[choice] == 0 else 0
    if there == 0:
        considered[count - 1] = 0


@kernel
def look_ahead(
    board: CStruct,
    s: CStruct,
    m: CStruct,
    seat: int,
    act: int,
    policy: int,
    thorough: int,
    room: Ints,
    coin: Ints,
    events: Events,
    kinds: Ints,
    minds: Floats,
    mind: Floats,
    scratch: Floats,
    result: Ints,
    sources: Ints,
    guessed: Guesses,
    happened: Ints,
) -> None:
    """Make a choice in a world and play on until the seat chooses again. Adds to `guessed` its chance to win then and the place to expect, and to
    `happened` what happened to it."""
    seen = 0
    mover = seat
    for _ in range(FARTHEST):
        events.count = 0
        apply(board, s, mover, act, events)
        seen |= seen_of(events, seat, kinds)
        if over(board, s) or live(board, s):
            break
        mover = first_of(actors(board, s))
        mask(board, s, mover, m)
        count = legal(board, m, mover, room)
        if mover == seat and count > 1:
            break
        if thorough == 1:
            act = int(room[choose(board, m, mover, policy, room, count, coin, minds, scratch)])
        else:
            act = int(room[judge(board, m, mover, room, count, coin)])
    for kind in range(len(kinds)):
        happened[kind] += (seen >> kind) & 1
    guessed[CHANCE] += chance_among_all(board, s, m, seat, mind, scratch, result, sources)
    guessed[PLACE] += result[PLACING, seat] if over(board, s) else expected_place(board, mind, scratch)


@kernel
def chance_among_all(board: Any, s: CStruct, m: CStruct, seat: int, mind: Floats, scratch: Floats, result: Ints, sources: Ints) -> float:
    """The seat's chance to win in a world, such that the chances of all seats add up to one. `m` is room for what each of them knows there.

    The seat itself comes last, so that the network has seen its position when it is asked which place to expect.
    """
    if over(board, s):
        return share_of_win(board, s, seat, result, sources)
    total = 0.0
    for other in range(board.seats):
        if other != seat:
            mask(board, s, other, m)
            total += chance_to_win(board, m, other, mind, scratch)
    mask(board, s, seat, m)
    own = chance_to_win(board, m, seat, mind, scratch)
    return own / (total + own)


@kernel
def seen_of(events: Events, seat: int, kinds: Ints) -> int:
    """Which of these kinds of events happened to the seat, as bits: each is a number, a further column, and what has to stand in it."""
    seen = 0
    for row in range(min(int(events.count), ROWS)):
        for kind in range(len(kinds)):
            column = int(kinds[kind, 1])
            if (
                events.rows[row, 1] == kinds[kind, 0]
                and events.rows[row, 2] == seat
                and (column < 0 or events.rows[row, 2 + column] == kinds[kind, 2])
            ):
                seen |= 1 << kind
    return seen


@kernel
def points_at_the_end(
    board: CStruct, s: CStruct, m: CStruct, seat: int, room: Ints, coin: Ints, events: Events, result: Ints, sources: Ints
) -> int:
    """What the seat has if everybody plays on greedily: a network would take a hundred times as long."""
    for _ in range(LONGEST):
        if over(board, s) or live(board, s):
            break
        mover = first_of(actors(board, s))
        mask(board, s, mover, m)
        count = legal(board, m, mover, room)
        events.count = 0
        apply(board, s, mover, int(room[judge(board, m, mover, room, count, coin)]), events)
    standings(board, s, result[POINTS], sources, result[PLACING])
    return int(result[POINTS, seat])
