"""What kernels write for pages is what Python's own encoder would write, byte for byte, for every viewer."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import hacktable
import tiny
from hacktable.kernel import frames
from hacktable.kernel.compiling import Compiled
from hacktable.kernel.engine import Engine, interpreted
from hacktable.kernel.events import ALL, FIELDS, ROWS, Told, buffer
from hacktable.kernel.frames import (
    MOST_VIEWERS,
    NOTHING_HEARD,
    NOTHING_SAID,
    Desk,
    Looked,
    News,
    Viewers,
    page_fields,
    put_number,
    spelling,
)
from hacktable.kernel.game import Game
from hacktable.kernel.registry import find
from hacktable.kernel.rules import MOST_LEGAL, MOST_SEATS
from hacktable.kernel.verbs import CLOCK, Counted, Verbs, forms_of
from hacktable.match.box import box
from hacktable.server.wire.showing import changes, whole
from hacktable.testing.walking import Variant, Walk, quick, walked

hacktable.register(tiny.GAME)
GAMES = [find(name) for name in hacktable.game_names() if find(name).State.__module__.startswith("hacktable.")] + [tiny.GAME]
VARIANTS = [(game, variant) for game in GAMES for variant in walked(game)]
STEPS, SLOW_STEPS = 40, 2


def shown(engine: Engine, states: Any, seats: list[int]) -> bytearray:
    return bytearray(b"".join(engine.show(states, seat).tobytes() for seat in seats))


def check(engine: Engine, states: Any, told: list[Told], news: News, *, wholly: bool = False) -> None:
    """Compare with what is made of the same by structs and msgspec."""
    game, size = engine.game, engine.game.State.dtype.itemsize
    now = bytes(shown(engine, states, news.to.seats.tolist()))
    assert news.now.cells.tobytes() == now
    for i, seat in enumerate(news.to.seats.tolist()):
        before, after = news.to.cells.tobytes()[i * size :][:size], now[i * size :][:size]
        heard = [game.events.join(kind, fields) for audience, kind, fields in told if audience in (ALL, seat)]
        state = whole(game.State, np.frombuffer(after, game.State.dtype)[0]) if wholly else changes(game.State, before, after)
        tidings = news.told[i]
        assert b"[%b]" % tidings.events == msgspec.json.encode(heard)
        assert tidings.shown == msgspec.json.encode(state)
        assert b"{%b}" % tidings.words == msgspec.json.encode({"events": heard, "diff": state})
        assert (tidings.heard > NOTHING_HEARD, len(tidings.words) > NOTHING_SAID) == (bool(heard), bool(heard or state))


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=lambda value: value.name if isinstance(value, Game) else str(value))
def test_every_viewer_is_told_what_the_structs_say(game: Game, variant: Variant) -> None:
    boards = game.board(*variant)[1]
    engine, slow = Engine(game, boards, twins=quick(game)), Engine(game, boards, twins=interpreted(game))
    walk, seats = Walk(engine, f"frames {variant}"), [*range(engine.seats), CLOCK]
    to = Viewers.of(game, np.array(seats), shown(engine, walk.states, seats))
    for ply, (states, seat, act) in enumerate(walk.steps(STEPS)):
        moved = engine.move(states, seat, act, checked=seat == CLOCK or engine.live(states), to=to)
        assert moved
        assert moved.news
        assert moved.looked
        check(engine, moved.states, moved.told, moved.news)
        legal = [engine.legal(moved.states, each) for each in range(engine.seats)]
        assert moved.looked == Looked(
            tuple(engine.actors(moved.states)),
            engine.over(moved.states),
            engine.live(moved.states),
            tuple(engine.standings(moved.states)[0].tolist()),
            tuple(msgspec.json.encode([game.actions.decode(each) for each in acts]) for acts in legal),
        )
        if ply % (STEPS // SLOW_STEPS) == 0:
            again = slow.move(states, seat, act, checked=seat == CLOCK or engine.live(states), to=to)
            assert again
            assert again.news
            assert (again.told, again.looked, again.news.told) == (moved.told, moved.looked, moved.news.told)
            assert again.states.tobytes() == moved.states.tobytes()
            for each in (engine, slow):
                check(each, moved.states, moved.told, each.tell(moved.states, to, moved.told, wholly=True)[1], wholly=True)
        to = moved.news.now


@pytest.mark.parametrize("fast", [False, True])
def test_an_action_that_is_not_legal_leads_nowhere(fast: bool) -> None:
    engine = Engine(tiny.GAME, tiny.GAME.board(2)[1], twins=quick(tiny.GAME) if fast else interpreted(tiny.GAME))
    states, _ = engine.setup(np.arange(8))
    before, mine = states.tobytes(), engine.legal(states, 0)
    assert engine.move(states, 0, mine[-1] + 1) is None
    moved = engine.move(states, 0, mine[0])
    assert moved
    assert engine.move(moved.states, 0, mine[0]) is None, "it is not this seat's turn any more"
    assert states.tobytes() == before


@pytest.mark.parametrize("fast", [False, True])
@pytest.mark.parametrize("row", [(ALL, 4, [0, 0, 13]), (ALL, 4, [8, 0, 1]), (ALL, 9, []), (ALL, 0, [])])
def test_an_event_that_no_declaration_allows_is_an_error(row: Told, fast: bool) -> None:
    engine = Engine(tiny.GAME, tiny.GAME.board(2)[1], twins=quick(tiny.GAME) if fast else interpreted(tiny.GAME))
    states, _ = engine.setup(np.arange(8))
    to = Viewers.of(tiny.GAME, np.array([0]), shown(engine, states, [0]))
    with pytest.raises(ValueError, match="highest: a rule told an event"):
        engine.tell(states, to, [row])


def test_more_events_than_a_buffer_has_rows_are_told_together() -> None:
    match = box("highest").start(2, 1)
    to = match.nobody().joined(0, match.shown(0).tobytes()).joined(-1, match.rules.State.new().tobytes())
    happened: list[Any] = [(ALL if i % 3 else 0, tiny.Ready(i % 2)) for i in range(2 * ROWS + 20)]
    news = match.told(to, happened, np.array([0, ROWS + 7]))
    for tidings, seat, since in zip(news.told, (0, -1), (0, ROWS + 7), strict=True):
        heard = [event for audience, event in happened[since:] if audience in (ALL, seat)]
        assert b"[%b]" % tidings.events == msgspec.json.encode(heard)
        assert b"{%b}" % tidings.words == b'{"events":%b,"diff":%b}' % (msgspec.json.encode(heard), tidings.shown)
    assert news.told[0].shown == b"{}"
    assert news.told[1].shown == msgspec.json.encode(changes(match.rules.State, bytes(to.shown[1].nbytes), match.shown(None).tobytes()))


def test_there_are_no_more_viewers_than_seats_and_spectators() -> None:
    to, state = box("highest").start(2, 1).nobody(), tiny.GAME.State.new().tobytes()
    for seat in range(MOST_VIEWERS):
        to = to.joined(seat, state)
    with pytest.raises(ValueError, match="no more viewers than 9"):
        to.joined(0, state)


NUMBERS = [0, 9, 10, 99, 100, 12345, (1 << 63) - 1, -1, -9, -10, -11, -128, -100, 1 - (1 << 63), -(1 << 63)]


def test_numbers_are_written_as_python_writes_them() -> None:
    room = bytearray(24)
    compiled = Compiled({}).entry(put_number)
    for number in NUMBERS:
        assert room[: put_number(number, room, 0)] == str(number).encode()
        assert room[: compiled(number, np.frombuffer(room, np.uint8), 0)] == str(number).encode()


@pytest.mark.parametrize("code", ["i1", "i2", "i4", "i8"])
def test_cells_are_read_as_numpy_stored_them(code: str) -> None:
    bounds = np.iinfo(code)
    stored = np.array([0, 1, -1, 127, -128, bounds.min, bounds.max], code)
    cells = memoryview(stored.tobytes()).cast("b")
    assert [frames.cell_at(cells, i * stored.itemsize, stored.itemsize) for i in range(len(stored))] == stored.tolist()


def longest(verbs: Verbs[Any]) -> list[int]:
    """The verb that takes most room, with the longest values, as a row of events holds them."""
    rows = list[tuple[int, list[int]]]()
    for number, struct in enumerate(verbs.structs, 1):
        fields = list[int]()
        for each in forms_of(struct):
            if isinstance(each.form, Counted):
                values = [each.form.first - each.form.shift, each.form.last - each.form.shift]
            else:
                values = list(range(len(each.form.words)))
            fields.append(max((len(msgspec.json.encode(each.decode(value + each.optional))), value + each.optional) for value in values)[1])
        rows.append((len(msgspec.json.encode(verbs.join(number, fields))), [ALL, number, *fields, *[0] * (FIELDS - len(fields))]))
    return max(rows)[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_longest_frames_fit_the_room_that_the_declarations_ask_for(game: Game) -> None:
    form, desk, events = spelling(game), Desk.mirror(Desk.new()[0]), buffer()
    state = game.State.new(MOST_VIEWERS)
    for name in page_fields(game.State):
        state[name] = np.iinfo(game.State.fields[name].code).min
    events.count = ROWS
    events.rows[:] = longest(game.events)
    desk.actors, desk.counts[:] = (1 << MOST_SEATS) - 1, MOST_LEGAL
    desk.acts[:] = int.from_bytes(bytes(longest(game.actions)[1:9]), "big")
    viewers, none = np.arange(MOST_VIEWERS), np.zeros(MOST_VIEWERS, np.int64)
    before, after = memoryview(bytes(state.nbytes)).cast("b"), memoryview(state.tobytes()).cast("b")
    for wholly in (0, 1):
        out = bytearray(2 * form.room)
        interpreted(game)[frames.spell](
            desk, events, viewers, none, wholly, before, after, form.plain_forms, form.plain_words, memoryview(out)
        )
        assert not desk.wrong
        assert form.room / 2 < desk.shown[-1] <= form.room
