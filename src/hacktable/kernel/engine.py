"""The engine: one game's rules at one speed, called from Python on stored structs.

Rules take structs, but the entry points below take arrays of them: passing an array from Python to compiled code is ten times
cheaper than passing a struct. Interpreted, the same entry points run over lists of mirrors.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache, partial
from typing import cast

import msgspec
import numpy as np

from hacktable.kernel import answers
from hacktable.kernel.chacha import Chance, seed
from hacktable.kernel.compiling import Compiled, Function, Twins, kernel, often, plain
from hacktable.kernel.cstruct import CStruct, Ints, Stored, StoredOne
from hacktable.kernel.errors import IllegalError
from hacktable.kernel.events import FIELDS, ROW, ROWS, SILENT, STORED_SILENT, Events, Told, buffer, fitting, stored_buffer, told
from hacktable.kernel.frames import (
    ANSWERS,
    MOST_VIEWERS,
    NOTHING,
    Bytes,
    Desk,
    Looked,
    News,
    Room,
    Viewers,
    is_legal,
    look_at,
    show_each,
    spell,
    spelling,
)
from hacktable.kernel.game import Game
from hacktable.kernel.rules import (
    MOST_LEGAL,
    MOST_SEATS,
    MOST_SOURCES,
    ROOM_TO_ANSWER,
    actors,
    apply,
    clear,
    clock_act,
    imagine,
    legal,
    live,
    mask,
    over,
    reason,
    refuse,
    remark,
    setup,
    show,
    stake,
    standings,
    tally,
    turn_rule,
)
from hacktable.kernel.stakes import Outcome, Reason, Tally

Boards = Sequence[CStruct]
"""One board, as an entry point takes it: in an array of stored structs, or mirrored in a list."""
States = Sequence[Chance]
"""States, in the same two forms."""
Buffers = Sequence[Events]


@kernel
def enter_setup(boards: Boards, states: States, key: Ints, told: Buffers) -> None:
    clear(states[0])
    seed(states[0], key)
    setup(boards[0], states[0], told[0])


@kernel
def enter_apply(boards: Boards, states: States, seat: int, act: int, told: Buffers) -> None:
    apply(boards[0], states[0], seat, act, told[0])


@kernel
def enter_clock_act(boards: Boards, states: States, act: int, told: Buffers) -> None:
    clock_act(boards[0], states[0], act, told[0])


@kernel
def enter_actors(boards: Boards, states: States) -> int:
    return actors(boards[0], states[0])


@kernel
def enter_legal(boards: Boards, states: States, seat: int, out: Ints) -> int:
    return legal(boards[0], states[0], seat, out)


@kernel
def enter_live(boards: Boards, states: States) -> bool:
    return live(boards[0], states[0])


@kernel
def enter_over(boards: Boards, states: States) -> bool:
    return over(boards[0], states[0])


@kernel
def enter_standings(boards: Boards, states: States, points: Ints, sources: Ints, placing: Ints) -> None:
    standings(boards[0], states[0], points, sources, placing)


@kernel
def enter_mask(boards: Boards, states: States, seat: int, out: States) -> None:
    mask(boards[0], states[0], seat, out[0])


@kernel
def enter_show(boards: Boards, states: States, seat: int, out: States) -> None:
    mask(boards[0], states[0], seat, out[0])
    show(boards[0], out[0], seat)


@kernel
def enter_remark(boards: Boards, masks: States, seat: int, event: int, fields: Ints, coin: Ints) -> int:
    return remark(boards[0], masks[0], seat, event, fields, coin)


LOOK, IF_LEGAL, ANYHOW = range(3)
"""What `enter_move` does before it looks: nothing; an action, if it is legal; an action that is known to be possible."""


@often
@kernel
def enter_move(
    boards: Boards,
    states: States,
    how: int,
    seat: int,
    act: int,
    told: Buffers,
    desks: Sequence[Desk],
    looks: int,
    viewers: Ints,
    since: Ints,
    wholly: int,
    before: Bytes,
    shown: States,
    after: Bytes,
    forms: Ints,
    words: Bytes,
    out: Room,
) -> None:
    """A move from beginning to end: the action of a seat or the clock, what came of it, and what every viewer is told (if it `looks`).

    `after` are the bytes of `shown`, which is what every viewer is shown now; `before` is what each was shown last.
    """
    desks[0].done = 1
    if how == IF_LEGAL and not is_legal(boards[0], states[0], seat, act, desks[0]):
        desks[0].done = 0
        return
    if how != LOOK:
        if seat < 0:
            clock_act(boards[0], states[0], act, told[0])
        else:
            apply(boards[0], states[0], seat, act, told[0])
    if looks != 0:
        look_at(boards[0], states[0], desks[0])
        show_each(boards[0], states[0], viewers, shown)
        spell(desks[0], told[0], viewers, since, wholly, before, after, forms, words, out)


@kernel
def enter_spell(
    desks: Sequence[Desk],
    told: Buffers,
    viewers: Ints,
    since: Ints,
    wholly: int,
    before: Bytes,
    after: Bytes,
    forms: Ints,
    words: Bytes,
    out: Room,
) -> None:
    """The end of a move by itself: write what is already known, legal actions and what viewers are shown, as `enter_move` does. For modules."""
    desks[0].wrong = 0
    spell(desks[0], told[0], viewers, since, wholly, before, after, forms, words, out)


@kernel
def enter_imagine(boards: Boards, masks: States, seat: int, key: Ints, out: States) -> None:
    imagine(boards[0], masks[0], seat, key, out[0])


@kernel
def enter_refuse(boards: Boards, masks: States, seat: int, act: int, told: Buffers) -> None:
    told[0].count = 0
    refuse(boards[0], masks[0], seat, act, told[0])


@kernel
def enter_turn_rule(boards: Boards, masks: States) -> int:
    return turn_rule(boards[0], masks[0])


@kernel
def enter_stake(boards: Boards, masks: States, seat: int, act: int, room: States, silent: Buffers, told: Buffers) -> None:
    told[0].count = 0
    stake(boards[0], masks[0], seat, act, room, silent[0], told[0])


@kernel
def enter_tally(boards: Boards, masks: States, seat: int, room: States, silent: Buffers, told: Buffers) -> None:
    told[0].count = 0
    tally(boards[0], masks[0], seat, room, silent[0], told[0])


@kernel
def enter_reason(boards: Boards, masks: States, seat: int, act: int, room: States, silent: Buffers, told: Buffers) -> None:
    told[0].count = 0
    reason(boards[0], masks[0], seat, act, room, silent[0], told[0])


@cache
def interpreted(game: Game) -> Twins:
    """A game's rules as plain Python."""
    return Twins(game.all_fills, plain)


@cache
def compiled(game: Game) -> Compiled:
    """A game's rules compiled by Numba. Entry points come from the disk's cache, or compile when first called."""
    return Compiled(game.all_fills)


_ready: set[Game] = set()


def use_compiled(game: Game) -> None:
    """From now on new engines of this process use compiled rules for a game, unless they are given others."""
    _ready.add(game)


def is_compiled(game: Game) -> bool:
    return game in _ready


def quickest(game: Game) -> Twins:
    """A game's rules at the best speed that is loaded: interpreted, until `use_compiled`."""
    return compiled(game) if game in _ready else interpreted(game)


def taken(twins: Twins, function: Function) -> Function:
    """An entry point at the speed of these twins."""
    return twins.entry(function) if isinstance(twins, Compiled) else twins[function]


class Moved(msgspec.Struct, frozen=True):
    """What an action led to."""

    states: Stored
    rows: bytes
    """What happened, as a buffer of events has it."""
    looked: Looked | None
    """How the match stands then, and what every viewer is told; if somebody looked."""
    news: News | None

    @property
    def told(self) -> list[Told]:
        rows: list[list[int]] = np.frombuffer(self.rows, np.int64).reshape(-1, 2 + FIELDS).tolist()
        return [(row[0], row[1], row[2:]) for row in rows]


class _Paper:
    """What a move is written to."""

    def __init__(self, game: Game) -> None:
        self.desk = Desk.new()
        self.answers = self.desk.view(np.int64)[:ANSWERS]
        self.opened_desk = Desk.mirror(self.desk[0])
        """For interpreted rules."""
        self.events = stored_buffer()
        self.count = self.events.view(np.int64)[:1]
        """How many events there are."""
        self.rows = memoryview(self.events.view(np.uint8))[8:]  # type: ignore[arg-type]
        """Their rows, as bytes."""
        out = bytearray(spelling(game).room)
        self.out = np.frombuffer(out, np.uint8)
        self.written = memoryview(out)
        """The same bytes, as Python reads them."""


class _Papers(threading.local):
    """Each thread has paper of its own: what was written is read after the call, and another thread may have its turn in between."""

    def __init__(self) -> None:
        self._by_game: dict[Game, _Paper] = {}

    def of(self, game: Game) -> _Paper:
        if game not in self._by_game:
            self._by_game[game] = _Paper(game)
        return self._by_game[game]


_papers = _Papers()
_POINTS, _OFFERED, _HEARD, _SHOWN = 5, 5 + MOST_SEATS, 5 + 2 * MOST_SEATS, 5 + 2 * MOST_SEATS + MOST_VIEWERS
"""Where these begin among the answers on a desk."""


MIRRORS = 4
"""Positions, and what seats know of them, whose mirrors interpreted rules keep for the next question."""


class Engine:
    """One match's board, and its game's rules at one speed.

    States are arrays of one stored struct. `setup` makes one, `apply` and `clock_act` write into a copy; everything else only reads.
    """

    def __init__(self, game: Game, boards: Stored, *, twins: Twins | None = None) -> None:
        twins = twins or quickest(game)
        self.game = game
        self.boards = boards
        self.seats = int(boards[0]["seats"])
        self._fast = isinstance(twins, Compiled)
        self._mirrors: dict[bytes, Sequence[CStruct]] = {}
        self._opened_boards: Boards = cast(Boards, boards) if self._fast else [game.Board.mirror(boards[0])]
        take = partial(taken, twins)
        self._twins = twins
        self._spelling = spelling(game)
        self._nobody = Viewers.none(game)
        self._nothing = (NOTHING,) * self.seats
        self._move = take(enter_move)
        self._setup, self._over = take(enter_setup), take(enter_over)
        self._actors, self._legal, self._standings = take(enter_actors), take(enter_legal), take(enter_standings)
        self._live = take(enter_live)
        self._mask, self._show, self._imagine = take(enter_mask), take(enter_show), take(enter_imagine)

    # ---------------------------------------------------------------- acting

    def setup(self, key: Ints) -> tuple[Stored, list[Told]]:
        """A new state from eight random words, and what happened meanwhile."""
        return self._step(self._setup, self.game.State.new(), key)

    def apply(self, states: Stored, seat: int, act: int) -> tuple[Stored, list[Told]]:
        """The state after a legal action, and what happened. The state before stays as it is."""
        moved = self.move(states, seat, act, checked=True)
        assert moved
        return moved.states, moved.told

    def clock_act(self, states: Stored, act: int) -> tuple[Stored, list[Told]]:
        """The state after an action of the clock, and what happened. The state before stays as it is."""
        return self.apply(states, -1, act)

    def move(self, states: Stored, seat: int, act: int, *, checked: bool = False, to: Viewers | None = None) -> Moved | None:
        """The action of a seat, or of the clock (−1). None if it is not legal. The state before stays as it is.

        :param checked: it is known to be possible, and nobody need ask whether it is legal.
        :param to: who is to be told what came of it.
        """
        return self._done(self.game.State.copied(states), ANYHOW if checked else IF_LEGAL, seat, act, to, (), None, False)

    def tell(
        self, states: Stored, to: Viewers, rows: Sequence[Told] = (), since: Ints | None = None, *, wholly: bool = False
    ) -> tuple[Looked, News]:
        """How a match stands, and what viewers are told of what has already been done.

        :param rows: events, no more than a buffer has rows.
        :param since: for each viewer, the first of them that it hears of; none: of all.
        :param wholly: tell all that they are shown, and not only what changed.
        """
        moved = self._done(states, LOOK, 0, 0, to, rows, since, wholly)
        assert moved
        assert moved.looked
        assert moved.news
        return moved.looked, moved.news

    def _done(
        self, states: Stored, how: int, seat: int, act: int, to: Viewers | None, rows: Sequence[Told], since: Ints | None, wholly: bool
    ) -> Moved | None:
        """Call `enter_move`, which writes into these states, and read what it has written."""
        paper, form, telling = _papers.of(self.game), self._spelling, to is not None
        to = to or self._nobody
        now = to.now() if telling else to
        if self._fast:
            paper.count[0] = 0
            if rows:
                _lay(paper.events[0], rows)
            self._move(
                self._opened_boards,
                states,
                how,
                seat,
                act,
                paper.events,
                paper.desk,
                int(telling),
                to.seats,
                to.all_events if since is None else since,
                int(wholly),
                to.cells,
                now.shown,
                now.cells,
                form.forms,
                form.words,
                paper.out,
            )
        else:
            self._in_pieces(paper, states, how, seat, act, to if telling else None, now, rows, since, wholly)
        answers: list[int] = paper.answers.tolist()
        done, wrong, bits, over, live = answers[:_POINTS]
        if not done:
            return None
        happened = bytes(paper.rows[: ROW * fitting(int(paper.count[0]))])
        if not telling:
            return Moved(states, happened, None, None)
        if wrong:
            moved = Moved(states, happened, None, None)
            raise ValueError(f"{self.game.name}: a rule told an event or offered an action that is none: {moved.told}")
        acting, written, start = _acting(bits), paper.written, 0
        legal = list(self._nothing)
        for actor in acting:  # nobody else has any
            end = answers[_OFFERED + actor]
            legal[actor], start = bytes(written[start:end]), end
        looked = Looked(acting, over != 0, live != 0, tuple(answers[_POINTS : _POINTS + self.seats]), tuple(legal))
        viewers = len(to.seats)
        heard, ends = answers[_HEARD : _HEARD + viewers], answers[_SHOWN : _SHOWN + viewers]
        words = bytes(written[: ends[-1]]) if ends else b""
        return Moved(states, happened, looked, News(to, now, words, start, heard, ends))

    def _in_pieces(
        self,
        paper: _Paper,
        states: Stored,
        how: int,
        seat: int,
        act: int,
        to: Viewers | None,
        now: Viewers,
        rows: Sequence[Told],
        since: Ints | None,
        wholly: bool,
    ) -> None:
        """What `enter_move` does, interpreted: rules take mirrors, and the kernels that write take bytes, so each is called by itself."""
        board, twins, desk, events, opened = self._opened_boards[0], self._twins, paper.opened_desk, buffer(), self._open(states)
        _lay(events, rows)
        paper.desk[0]["done"] = desk.done = int(how != IF_LEGAL or twins[is_legal](board, opened[0], seat, act, desk))
        if desk.done and how != LOOK:
            if seat < 0:
                twins[clock_act](board, opened[0], act, events)
            else:
                twins[apply](board, opened[0], seat, act, events)
            self._close(opened, states)
        if desk.done and to:
            twins[look_at](board, opened[0], desk)
            shown = self._open(now.shown)
            twins[show_each](board, opened[0], to.seats, shown)
            self._close(shown, now.shown)
            form, first = self._spelling, to.all_events if since is None else since
            before, after = memoryview(to.cells.data), memoryview(now.cells.data)
            twins[spell](desk, events, to.seats, first, int(wholly), before, after, form.plain_forms, form.plain_words, paper.written)
            desk.store(paper.desk[0])
        events.store(paper.events[0])

    def _step(self, entry: Function, states: Stored, *given: int | Ints) -> tuple[Stored, list[Told]]:
        """Have an entry point write into these states and into a buffer for events."""
        opened = self._open(states)
        if self._fast:
            stored = stored_buffer()
            entry(self._opened_boards, opened, *given, stored)
            return states, told(stored[0])
        events = buffer()
        entry(self._opened_boards, opened, *given, [events])
        self._close(opened, states)
        return states, told(events)

    def _open(self, states: Stored) -> Sequence[CStruct]:
        """States as the entry points take them."""
        return states if self._fast else [self.game.State.mirror(each) for each in states]  # type: ignore[return-value]

    def _read(self, states: Stored) -> Sequence[CStruct]:
        """The same, for entry points that change none of them: what is asked of one position is answered from the same mirrors."""
        if self._fast:
            return states  # type: ignore[return-value]
        stored = states.tobytes()
        opened = self._mirrors.get(stored)
        if opened is None:
            if len(self._mirrors) >= MIRRORS:
                self._mirrors = {}
            opened = self._mirrors[stored] = self._open(states)
        return opened

    def _close(self, opened: Sequence[CStruct], states: Stored) -> None:
        """Write back what interpreted rules have done to the mirrors; compiled ones have written to the states themselves."""
        if not self._fast:
            for mirror, state in zip(opened, states, strict=True):
                mirror.store(state)

    # ---------------------------------------------------------------- looking

    def actors(self, states: Stored) -> list[int]:
        """The seats that may act now."""
        return list(_acting(int(self._actors(self._opened_boards, self._read(states)))))

    def legal(self, states: Stored, seat: int) -> list[int]:
        """The seat's legal actions, in rising order; none for a seat that may not act."""
        return self.choices(states, seat) if seat in self.actors(states) else []

    def choices(self, states: Stored, seat: int) -> list[int]:
        """The legal actions of a seat that is known to be one of the actors."""
        acts = np.zeros(MOST_LEGAL, np.int64)
        count = int(self._legal(self._opened_boards, self._read(states), seat, acts))
        found: list[int] = acts[:count].tolist()
        return found

    def over(self, states: Stored) -> bool:
        return bool(self._over(self._opened_boards, self._read(states)))

    def live(self, states: Stored) -> bool:
        """Whether time itself acts now."""
        return bool(self._live(self._opened_boards, self._read(states)))

    def standings(self, states: Stored) -> tuple[Ints, Ints, Ints]:
        """Points, points by source, places: a row a seat."""
        points, placing = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        sources = np.zeros((MOST_SEATS, MOST_SOURCES), np.int64)
        self._standings(self._opened_boards, self._read(states), points, sources, placing)
        return points[: self.seats], sources[: self.seats, : len(self.game.rules.sources)], placing[: self.seats]

    def mask(self, states: Stored, seat: int) -> Stored:
        """What a seat knows (−1: a spectator), with perfect recall: for bots and proofs."""
        return self._written(self._mask, states, 1, seat)

    def show(self, states: Stored, seat: int) -> Stored:
        """What the page shows a seat: the mask, less what an option asks it to remember."""
        return self._written(self._show, states, 1, seat)

    def imagine(self, masks: Stored, seat: int, key: Ints) -> Stored:
        """A world that fits a mask."""
        return self._written(self._imagine, masks, 1, seat, key)

    def _written(self, entry: Function, states: Stored, count: int, *given: int | Ints) -> Stored:
        """What an entry point writes into new structs, having read these."""
        out = self.game.State.new(count)
        opened = self._open(out)
        entry(self._opened_boards, self._read(states), *given, opened)
        self._close(opened, out)
        return out

    # ---------------------------------------------------------------- answering

    def refusal(self, masks: Stored, seat: int, act: int) -> IllegalError:
        """Why an action of a seat is not legal, from what the seat knows."""
        ((_, number, fields),) = self._answered(enter_refuse, masks, False, seat, act)
        return self.game.rules.refusals.refusal(number, fields, str(self.game.actions.decode(act)))

    def turn_rule(self, masks: Stored) -> str:
        """The number of the rule that says who acts now, from what a spectator knows."""
        number = int(taken(self._twins, enter_turn_rule)(self._opened_boards, self._read(masks)))
        return f"{self.game.rules.prefix}-{number}" if number else self.game.rules.turn

    def stakes(self, shown: Stored, seat: int, act: int) -> tuple[Outcome, ...]:
        """How a legal action can come out, from what the seat is shown."""
        rows, codes = self._answered(enter_stake, shown, True, seat, act), self.game.rules.outcomes
        return tuple(answers.outcome(codes[number], players, numbers) for players, number, numbers in rows)

    def tally(self, shown: Stored, seat: int) -> tuple[Tally, ...]:
        """What each player would score if the round ended now; nothing where points are not counted by rounds."""
        rows, sources = self._answered(enter_tally, shown, True, seat), len(self.game.rules.sources)
        return tuple(answers.tally(numbers, sources) for _, _, numbers in rows)

    def reason(self, masks: Stored, seat: int, act: int) -> Reason | None:
        """What speaks for an action or against it, as a seat knows it; None: nothing that can be counted."""
        rows = self._answered(enter_reason, masks, True, seat, act)
        return self.game.rules.reasons.reason(*rows[0][1:]) if rows else None

    def rehearse(self, states: Stored, seat: int) -> None:
        """Have every question answered once for a seat that may act, so that what answers them is compiled or loaded."""
        masks, act = self.mask(states, seat), self.choices(states, seat)[0]
        self._answered(enter_refuse, masks, False, seat, act)
        self.turn_rule(masks)
        self.stakes(masks, seat, act)
        self.tally(masks, seat)
        self.reason(masks, seat, act)

    def _answered(self, entry: Function, masks: Stored, tries: bool, *given: int) -> list[Told]:
        """The rows that an entry point has written; `tries`: whether it tries things out on states of its own."""
        if self._fast:
            stored = stored_buffer()
            room = (self.game.State.new(ROOM_TO_ANSWER), STORED_SILENT) if tries else ()
            taken(self._twins, entry)(self._opened_boards, masks, *given, *room, stored)
            return told(stored[0])
        events = buffer()
        opened = ([*map(self.game.State.mirror, self.game.State.new(ROOM_TO_ANSWER))], [SILENT]) if tries else ()
        taken(self._twins, entry)(self._opened_boards, self._read(masks), *given, *opened, [events])
        return told(events)


@cache
def _acting(bits: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1)


def _lay(events: Events | StoredOne, rows: Sequence[Told]) -> None:
    """Put events into an empty buffer, mirrored or stored."""
    if len(rows) > ROWS:
        raise OverflowError(f"{len(rows)} events do not fit a buffer of {ROWS}")
    if isinstance(events, Events):
        events.count, laid = len(rows), events.rows
    else:
        events["count"], laid = len(rows), events["rows"]
    for i, (audience, kind, fields) in enumerate(rows):
        laid[i] = [audience, kind, *fields, *[0] * (FIELDS - len(fields))]
