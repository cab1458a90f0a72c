"""Finished matches: their record files, and replays as one seat saw them or with everything open."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from hacktable import lang
from hacktable.bots.advice import can_advise
from hacktable.bots.explaining import explain_in_full
from hacktable.kernel.awards import Jury
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.look import Theme
from hacktable.kernel.options import check
from hacktable.kernel.verbs import CLOCK, TakeBack, Tick, seat_letter
from hacktable.match.box import box
from hacktable.match.daily import is_revealed
from hacktable.match.match import Match
from hacktable.match.record import daily_lines, origin_lines
from hacktable.match.written import Written, WrittenAct, called, head_lines, told, write_written
from hacktable.server.posters.facts import LONGEST_NAME, Poster
from hacktable.server.posters.images import Image, image
from hacktable.server.table.advice import choice_of
from hacktable.server.table.pictures import Picture, drawn
from hacktable.server.table.playing import Playing, begin, encoded, ending, other_rules
from hacktable.server.table.stored import Move, Store, StoredMatch
from hacktable.server.time import RealTime
from hacktable.server.wire import faults
from hacktable.server.wire.answers import Awarded, Explanation, Recount, RecountStep, Replay, ReplayStep, Seen, SeenAct
from hacktable.server.wire.faults import Fault
from hacktable.server.wire.messages import OtherRules, Shown, Value, encode
from hacktable.server.wire.showing import changes, whole
from hacktable.server.workshop import Work

MOST_MATCHES = 2**31
"""A table never has more: larger numbers do not fit a database."""
KEPT = 64
"""Replays and records that are ready to be asked for again."""
Maker = Callable[[StoredMatch, tuple[Move, ...], int | None], bytes]
"""The third says which: a round's number, or the seat through whose eyes a match is seen (None: all open)."""


class Replays:
    """Made when somebody asks, in a thread. Nothing of a running match is ever replayed: seeds are in it."""

    def __init__(self, store: Store, date: Callable[[], int] | None = None) -> None:
        """:param date: what tells it, in milliseconds since 1970; None: the machine. Of a deal of the day, nothing is told to others before the day is over."""
        self._store = store
        self._date = date or RealTime().date
        self._one_at_a_time = asyncio.Semaphore(1)
        self._made: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    async def _ended(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]]:
        """:raises Fault: if there is no such match, or it is running."""
        stored = await self._store.load_table(table)
        if stored is None or not 0 < number <= stored.setup.match:  # one that has begun since then is not there either
            raise Fault(faults.NO_TABLE)
        if stored.setup.match == number and stored.setup.phase == "playing":
            raise Fault(faults.RUNNING)
        found = await self._found(table, number)
        self._may_be_told(found[0])
        return found

    def _may_be_told(self, stored: StoredMatch) -> None:
        """:raises Fault: if it is the deal of a day that is not over: others have yet to play it."""
        daily = stored.setup.daily
        if daily and not is_revealed(daily.day, self._date()):
            raise Fault(faults.DAY_GOES_ON)

    async def _found(self, table: str, number: int) -> tuple[StoredMatch, tuple[Move, ...]]:
        found = await self._store.load_match(table, number) if 0 < number < MOST_MATCHES else None
        if found is None:
            raise Fault(faults.NO_TABLE)
        return found

    async def _once(self, make: Maker, stored: StoredMatch, moves: tuple[Move, ...], which: int | None = None) -> bytes:
        """What has been made for one is kept for the next, and only one is made at a time: it is much work."""
        key = (make, stored.table, stored.number, stored.setup.names, which)
        async with self._one_at_a_time:
            if key not in self._made:
                self._made[key] = await asyncio.to_thread(make, stored, moves, which)
                if len(self._made) > KEPT:
                    self._made.popitem(last=False)
        return self._made[key]

    async def record(self, table: str, number: int) -> tuple[str, str]:
        """A file's name and the record in it."""
        stored, moves = await self._ended(table, number)
        name = f"{stored.setup.game}-{table}-{number}.txt"
        with contextlib.suppress(HacktableError):  # its rules are not ours
            return name, (await self._once(_record, stored, moves)).decode()
        written = await self._written(stored, moves)
        return name, await asyncio.to_thread(write_written, written)

    async def _written(self, stored: StoredMatch, moves: tuple[Move, ...]) -> Written:
        """A match as it was stored: it is not played again."""
        sights = await self._store.load_sights(stored.table, stored.number)
        return as_written(stored, moves, sights)

    async def seen(self, table: str, number: int, language: str) -> bytes:
        """An ended match as everyone saw it, in sentences where our rules still know such events."""
        stored, moves = await self._ended(table, number)
        written = await self._written(stored, moves)
        spoken = language if language in lang.languages() else lang.FALLBACK
        async with self._one_at_a_time:
            return await asyncio.to_thread(_seen_by_all, stored, written, spoken)

    async def recount(self, table: str, number: int, chapter: int, running: Playing | None = None, guest: str | None = None) -> bytes:
        """What really happened in a round that is over, also while the match goes on.

        :param guest: who asks. Before the day is over, a round of its deal is told only to who has played it.
        :raises Fault: if there is no such round, it is not over, or may not be told as the match stands.
        """
        if running and running.keeps_secret(number, chapter):
            raise Fault(faults.RUNNING)
        found = await self._found(table, number)
        if guest is None or guest not in found[0].setup.guests:
            self._may_be_told(found[0])
        _playable(found[0])
        if not found[0].ended:  # what has been made before must not be told either, if it has become secret again
            async with self._one_at_a_time:
                await asyncio.to_thread(_check_told, *found, chapter)
        rules = box(found[0].setup.game).rules
        if not rules.recount or not 0 < chapter <= rules.State.fields[rules.recount.chapter].high:
            raise Fault(faults.NO_TABLE)
        return await self._again(_recount, *found, chapter)

    async def replay(self, table: str, number: int, eyes: str) -> bytes:
        stored, moves = await self._ended(table, number)
        _playable(stored)
        seats = len(stored.setup.names)
        if eyes != "open" and eyes not in map(str, range(seats)):
            raise Fault(faults.NOT_UNDERSTOOD, reason=f"eyes: {eyes[:20]}")
        return await self._again(_replay, stored, moves, None if eyes == "open" else int(eyes))

    async def why(self, table: str, number: int, step: int) -> bytes:
        """Why somebody chose what they did in a step of a replay, from all that they knew.

        :raises Fault: if there is no such match or step, or the match is running: what others knew would tell their cards.
        """
        stored, moves = await self._ended(table, number)
        _playable(stored)
        if step < 0:
            raise Fault(faults.NO_TABLE)
        return await self._again(_why, stored, moves, step)

    async def step(self, table: str, number: int, step: int, language: str) -> Poster:
        """The position after so many steps of a replay, or at its end, as a spectator saw it.

        :raises Fault: as `replay` does.
        """
        stored, moves = await self._ended(table, number)
        _playable(stored)
        found = msgspec.json.decode(await self._again(_position, stored, moves, max(0, step)), type=Position)
        rules, names = box(stored.setup.game).rules, called([name[:LONGEST_NAME] for name in stored.setup.names], language)
        board = rules.Board.mirror(begin(stored).boards[0])
        shown = rules.telling.teller.picture(board, found.state, names, language)
        return Poster.of_step(stored.setup.game, shown, found.step, found.steps, language)

    async def _again(self, make: Maker, stored: StoredMatch, moves: tuple[Move, ...], which: int | None) -> bytes:
        """What needs the match to be played again.

        :raises Fault: if our rules refuse one of its moves.
        """
        try:
            return await self._once(make, stored, moves, which)
        except HacktableError:
            raise Fault(faults.OTHER_RULES, begun=stored.rules_version, now=stored.rules_version) from None


def works(store: Store, date: Callable[[], int] | None = None) -> dict[str, Work]:
    """What is done in the workshop, by name."""
    replays = Replays(store, date)

    async def step_poster(table: str, number: int, step: int, language: str) -> Image:
        return await _poster(await replays.step(table, number, step, language))

    return {
        "record": replays.record,
        "replay": replays.replay,
        "why": replays.why,
        "recount": replays.recount,
        "seen": replays.seen,
        "picture": _picture,
        "poster": _poster,
        "step poster": step_poster,
    }


async def _poster(poster: Poster) -> Image:
    return await asyncio.to_thread(image, poster)


async def _picture(game: str, options: Mapping[str, Value], language: str, theme: Theme) -> Picture:
    rules = box(game).rules
    return await asyncio.to_thread(drawn, rules, check(rules.options, options), language, theme)


def _other_rules(stored: StoredMatch) -> OtherRules | None:
    return other_rules(stored.setup.game, stored.rules_version, stored.setup.options)


def _playable(stored: StoredMatch) -> None:
    """:raises Fault: if it was begun by other rules than ours."""
    other = _other_rules(stored)
    if other:
        raise Fault(faults.OTHER_RULES, begun=other.begun, now=0 if other.now is None else other.now)


def as_written(stored: StoredMatch, moves: Sequence[Move], sights: Mapping[int, tuple[str, ...]]) -> Written:
    """A stored match as the record that the rules it was played by would write, as far as what everyone saw was kept."""
    begun, last = stored.setup, stored.sighted
    head = [
        *head_lines(begun.game, stored.rules_version, len(begun.names), begun.options),
        *([] if begun.lesson else origin_lines(begun.server_seed, begun.seat_seeds, begun.commitments, begun.failed)),
        *daily_lines(begun.daily),
        *(f"player {seat_letter(seat)} {name}" for seat, name in enumerate(begun.names) if name),
    ]
    played = [WrittenAct(move.seat, move.action, move.at, sights.get(move.ply, ()) if move.ply <= last else None) for move in moves]
    tail: list[str] = []
    if stored.result:
        result = stored.result
        tail = ["result", f"placing {' '.join(map(str, result.placing))}", f"points {' '.join(map(str, result.points))}"]
    opening = sights.get(0, ()) if last >= 0 else None
    return Written(begun.game, stored.rules_version, begun.names, tuple(head), opening, tuple(played), tuple(tail))


def _seen_by_all(stored: StoredMatch, written: Written, language: str) -> bytes:
    names = called(written.names, language)

    def tell(seen: tuple[str, ...] | None) -> tuple[str, ...] | None:
        if seen is None:
            return None
        return tuple(sentence for event in seen if (sentence := told(written.game, event, names, language)))

    acts = tuple(SeenAct(act.seat, act.action, act.at, tell(act.seen)) for act in written.played)
    end = ending(stored, stored.result, (), _other_rules(stored))
    return encode(Seen(written.game, written.names, tell(written.opening), acts, end))


def _check_told(stored: StoredMatch, moves: tuple[Move, ...], chapter: int) -> None:
    """:raises Fault: if a round of a match that goes on may not be told as far as it is stored."""
    if Playing(stored, moves, "").keeps_secret(stored.number, chapter):
        raise Fault(faults.RUNNING)


def _recount(stored: StoredMatch, moves: tuple[Move, ...], chapter: int | None) -> bytes:
    """:raises Fault: if the round is not over."""
    assert chapter is not None
    match = begin(stored)
    rules = match.rules
    cover = rules.recount.veil(match.boards[0]) if rules.recount and rules.recount.veil else None
    steps, untold, first, before = list[RecountStep](), list[msgspec.Raw](), Shown(), b""
    jury = Jury(rules.recount.awards if rules.recount else (), match.players)
    for move in (None, *moves):
        if move:
            match.act(move.seat, move.action, at=move.at, judged=True)
        jury.hear(match.opened()[0], match.retold(len(match.log)))
        if match.chapter > chapter:
            break
        if match.chapter < chapter:
            continue
        untold += encoded(match.retold(len(match.log)))
        if match.live and move and match.log[-1].action != Tick() and before:
            continue  # told with the next tick
        told = match.recounted()
        if cover:
            cover(match.opened()[0], told[0])
        after = told.tobytes()
        if not before:
            first = whole(rules.State, told[0])
        else:
            steps.append(RecountStep(tuple(untold), changes(rules.State, before, after)))
        before, untold = after, []
    if not before or not (match.over or match.chapter > chapter or stored.ended):
        raise Fault(faults.RUNNING)
    opened, given = Shown(), tuple[Awarded, ...]()
    if match.over and rules.recount:
        state = match.opened()[0]
        opened = {name: state[name].tolist() for name in rules.recount.opened}
        given = tuple(Awarded(*award) for award in jury.given())
    board = whole(rules.Board, match.boards[0])
    return encode(Recount(match.game, chapter, stored.setup.names, board, first, tuple(steps), opened, given))


def _record(stored: StoredMatch, moves: tuple[Move, ...], _: int | None) -> bytes:
    match = begin(stored)
    for move in moves:
        match.act(move.seat, move.action, at=move.at, judged=True)
    return match.record().encode()


def _replay(stored: StoredMatch, moves: tuple[Move, ...], eyes: int | None) -> bytes:
    match = begin(stored)
    first, opening = _shown(match, eyes), _seen(match, eyes, 0)
    board = whole(match.rules.Board, match.boards[0])
    state = whole(match.rules.State, first[0])
    before, steps, scores = first.tobytes(), list[ReplayStep](), [match.standings.points]
    for move in moves:
        match.act(move.seat, move.action, at=move.at, judged=True)
        entry = match.log[-1]
        if isinstance(entry.action, match.rules.inputs):  # what comes of it is seen as ticks go by
            continue
        after = _shown(match, eyes).tobytes()
        points = match.standings.points
        scores.append(points)
        steps.append(
            ReplayStep(
                seat=move.seat,
                action=msgspec.Raw(msgspec.json.encode(entry.action)),
                at=move.at,
                events=_seen(match, eyes, len(match.log)),
                diff=changes(match.rules.State, before, after),
                points=points,
            )
        )
        before = after
    end = ending(stored, match.result, scores)
    explained = can_advise(match.rules)
    return encode(Replay(match.game, stored.setup.names, stored.setup.options, eyes, board, state, opening, tuple(steps), end, explained))


class Position(msgspec.Struct, frozen=True):
    """What a spectator saw after some steps of a replay."""

    state: Shown
    step: int
    steps: int
    """All of them."""


def _position(stored: StoredMatch, moves: tuple[Move, ...], wanted: int | None) -> bytes:
    assert wanted is not None
    match, steps = begin(stored), 0
    state = match.view(None).state
    for move in moves:
        match.act(move.seat, move.action, at=move.at)
        if isinstance(match.log[-1].action, match.rules.inputs):
            continue
        steps += 1
        if steps <= wanted:
            state = match.view(None).state
    return encode(Position(state, min(wanted, steps), steps))


def _why(stored: StoredMatch, moves: tuple[Move, ...], step: int | None) -> bytes:
    """:raises Fault: if there is no such step."""
    match, at = begin(stored), -1
    for move in moves:
        before = match.states
        match.act(move.seat, move.action, at=move.at, judged=True)
        action = match.log[-1].action
        at += not isinstance(action, match.rules.inputs)  # steps of a replay, as `_replay` counts them
        if at == step:
            told = None if move.seat == CLOCK or isinstance(action, TakeBack) else explain_in_full(match.knew(move.seat, before), action)
            shown = Shown() if told is None else whole(match.rules.State, match.showed(move.seat, before)[0])
            return encode(Explanation(choice_of(match.rules, move.seat, action, shown, told)))
    raise Fault(faults.NO_TABLE)


def _shown(match: Match, eyes: int | None) -> NDArray[np.void]:
    shown: NDArray[np.void] = match.shown(eyes) if eyes is not None else match.opened()
    return shown


def _seen(match: Match, eyes: int | None, ply: int) -> tuple[msgspec.Raw, ...]:
    return encoded(match.seen(eyes, ply))
