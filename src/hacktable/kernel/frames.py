"""What a page is told, written as finished JSON by kernels: the state, what changed of it, events, legal actions.

A frame says the same as the structs of Python would (`msgspec`), byte for byte; `tests/kernel/test_frames.py` compares the two. What to write
follows from a game's declarations, and is data: `Spelling` lists the fields of the state, the verbs and the events in one array of numbers, and
all their texts in one array of bytes. So the kernels here are the same few for every game. They take no memory of their own and know no
text, so that they also run interpreted and as WebAssembly. How much room the longest frame takes follows from the declarations, too.

What only a table knows is put around these bytes by whoever sends them: a frame's number, its window, the clock, whose move it answers.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableSequence, Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np

from hacktable.kernel.compiling import kernel
from hacktable.kernel.cstruct import NOBODY, CStruct, Field, Ints, Stored, i8
from hacktable.kernel.events import ALL, FIELDS, ROWS, Events
from hacktable.kernel.game import Game
from hacktable.kernel.rules import (
    MOST_LEGAL,
    MOST_SEATS,
    MOST_SOURCES,
    actors,
    legal,
    live,
    mask,
    over,
    show,
    standings,
)
from hacktable.kernel.verbs import Counted, Verbs, forms_of

MOST_VIEWERS = MOST_SEATS + 1
"""Every seat, and the spectators."""
Bytes = Sequence[int]
"""Bytes that a kernel reads, those of states signed: an array, or interpreted a view of memory."""
Room = MutableSequence[int]
"""Bytes that a kernel writes, likewise."""

FIELD_TABLE, FIELD_COUNT, ACTION_TABLE, ACTION_COUNT, EVENT_TABLE, EVENT_COUNT, STATE_SIZE, HEARD_WORD, _, SHOWN_WORD, _, HEAD = range(12)
"""With what a spelling's numbers begin: where the tables are, and how long; how large a state is; where two words are, each with its length. Then
come the tables."""
HEARD, SHOWN = b'"events":[', b'],"diff":'
FIELD_ROW = 6
"""A field of the state: where its name is, how long that is, where its bytes are, how many a cell has, how many cells, where its shape is."""
VERB_ROW = 4
"""An action or event: where its beginning is, how long that is, where its fields are, how many there are."""
PART_ROW = 7
"""A field of it: where its name is, how long that is, the least and the greatest number, what is added to it; whether it may be missing;
where its words are listed, or −1 if it is a number."""

QUOTE, COMMA, MINUS, DOT, ZERO, COLON, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE = b'",-.0:[]{}'
NULL = (110, 117, 108, 108)


class Desk(CStruct):
    """What kernels find out about a position on the way to its frames, and where they wrote them."""

    done: int = i8()
    """1: the action was done; 0: it is not legal, and nothing has changed."""
    wrong: int = i8()
    """1: a rule told an event, or offered an action, that is none of the declared ones."""
    actors: int = i8()
    over: int = i8()
    live: int = i8()
    points: Ints = i8(MOST_SEATS)
    offered: Ints = i8(MOST_SEATS)
    """Where each seat's legal actions end in what was written; they begin where those of the seat before it end."""
    heard: Ints = i8(MOST_VIEWERS)
    """Where the events end that each viewer saw; they begin where all ends that was written before for others."""
    shown: Ints = i8(MOST_VIEWERS)
    """Where that ends which each viewer is shown; it begins where the events end."""
    counts: Ints = i8(MOST_SEATS)
    """How many legal actions each seat has."""
    acts: Ints = i8(MOST_SEATS, MOST_LEGAL)
    parts: Ints = i8(1, 2 + FIELDS)
    """An action, laid out like a row of events."""
    sources: Ints = i8(MOST_SEATS, MOST_SOURCES)
    placing: Ints = i8(MOST_SEATS)


NOTHING = b"[]"
"""A list of legal actions without any."""
ANSWERS = 5 + 2 * MOST_SEATS + 2 * MOST_VIEWERS
"""The numbers of a desk that Python reads: the first so many."""


class Viewers(msgspec.Struct, eq=False, frozen=True):
    """Who looks on at a match, and what each of them was last shown."""

    game: Game
    seats: Ints
    """−1 stands for the spectators."""
    all_events: Ints
    """The first row of events that each of them hears of: of all."""
    size: int
    """Of what they are shown, in bytes."""
    shown: Stored
    """A stored state for each."""
    cells: Stored
    """The same, byte by byte."""

    @classmethod
    def none(cls, game: Game) -> Viewers:
        """Nobody looks on."""
        return cls.of(game, np.zeros(0, np.int64), bytearray())

    @classmethod
    def of(cls, game: Game, seats: Ints, shown: bytearray) -> Viewers:
        """:param shown: the bytes of a stored state for each; no `bytes`, which Numba takes for something else and compiles everything again."""
        size = len(shown)
        states, cells = np.ndarray(len(seats), game.State.dtype, shown), np.ndarray(size, np.int8, shown)
        return cls(game, seats, np.zeros(len(seats), np.int64), size, states, cells)

    def joined(self, seat: int, shown: bytes) -> Viewers:
        """These, and another who is shown this."""
        if len(self.seats) == MOST_VIEWERS:
            raise ValueError(f"there are no more viewers than {MOST_VIEWERS}: every seat, and the spectators")
        return self.of(self.game, np.append(self.seats, seat), bytearray(self.cells.tobytes() + shown))

    def now(self) -> Viewers:
        """The same viewers; what they are shown now is still to be written."""
        size, old = self.size, self.shown
        shown, array = bytearray(size), np.ndarray
        return Viewers(self.game, self.seats, self.all_events, size, array(old.shape, old.dtype, shown), array(size, np.int8, shown))


class Looked(msgspec.Struct, frozen=True):
    """What a table asks about a position."""

    actors: tuple[int, ...]
    over: bool
    live: bool
    points: tuple[int, ...]
    legal: tuple[bytes, ...]
    """For every seat its legal actions, as a JSON list."""


class Tidings(msgspec.Struct, frozen=True, gc=False):
    """What one viewer is told, as JSON."""

    words: bytes
    """The frame's `"events"` and its `"diff"`."""
    heard: int
    """Where the list of events ends in it."""

    @property
    def events(self) -> bytes:
        """The events, with commas between them."""
        return self.words[len(HEARD) : self.heard]

    @property
    def shown(self) -> bytes:
        """What changed of the state, or all of it: an object."""
        return self.words[self.heard + len(SHOWN) :]

    def with_events(self, events: bytes) -> Tidings:
        """The same, with these events, with commas between them."""
        heard = HEARD + events
        return Tidings(heard + SHOWN + self.shown, len(heard))


NOTHING_HEARD = len(HEARD)
"""Where the list of events ends that nobody heard."""
NOTHING_SAID = len(HEARD + SHOWN + b"{}")
"""How long the words are that say nothing."""


class News(msgspec.Struct, frozen=True):
    """What viewers are told."""

    to: Viewers
    """With what each of them had been shown before."""
    now: Viewers
    """With what each of them is shown now."""
    words: bytes
    """What all are told, one after the other."""
    begin: int
    """Where that of the first viewer begins."""
    heard: list[int]
    """Where each viewer's list of events ends in it."""
    ends: list[int]
    """Where all ends that each viewer is told; the next one's begins there."""

    @property
    def told(self) -> list[Tidings]:
        """The same, viewer by viewer: for whoever does not read it after every move."""
        parts = zip([self.begin, *self.ends], self.heard, self.ends, strict=False)
        return [Tidings(self.words[begin:end], heard - begin) for begin, heard, end in parts]

    def saying(self, told: Sequence[Tidings]) -> News:
        """Other tidings for the same viewers."""
        heard, ends, at = list[int](), list[int](), 0
        for each in told:
            heard.append(at + each.heard)
            at += len(each.words)
            ends.append(at)
        return News(self.to, self.now, b"".join([each.words for each in told]), 0, heard, ends)


def joined(parts: Sequence[News]) -> News:
    """What viewers are told of events that did not fit one buffer: those of every part, and what the last one shows."""
    told = list[Tidings]()
    for each in zip(*(part.told for part in parts), strict=True):
        events = HEARD + b",".join(filter(None, (part.events for part in each)))
        told.append(Tidings(events + SHOWN + each[-1].shown, len(events)))
    return parts[-1].saying(told)


# ---------------------------------------------------------------- what is to be written


def page_fields(struct: type[CStruct]) -> dict[str, Field]:
    """The fields that a page gets."""
    return {name: field for name, field in struct.fields.items() if field.see is not NOBODY and field.page}


class Spelling:
    """All that the kernels need to know about a game's declarations to write its frames."""

    def __init__(self, game: Game) -> None:
        self._words = bytearray()
        self._places: dict[bytes, int] = {}
        fields, shapes = list[int](), list[int]()
        for name, field in page_fields(game.State).items():
            start: int = game.State.dtype.fields[name][1]  # type: ignore[index]
            count = int(np.prod(field.shape, dtype=np.int64))
            fields += [*self._word(b'"%b":' % name.encode()), start, field.size, count, len(shapes)]
            shapes += [len(field.shape), *(each for axis in _axes(field.shape) for each in axis)]
        shapes_at = HEAD + len(fields)
        fields[5::FIELD_ROW] = [shapes_at + each for each in fields[5::FIELD_ROW]]
        actions_at = shapes_at + len(shapes)
        actions = self._verbs(game.actions, actions_at)
        events_at = actions_at + len(actions)
        events = self._verbs(game.events, events_at)
        counts = len(fields) // FIELD_ROW, len(game.actions.structs), len(game.events.structs)
        size, around = game.State.dtype.itemsize, [*self._word(HEARD), *self._word(SHOWN)]
        head = [HEAD, counts[0], actions_at, counts[1], events_at, counts[2], size, *around]
        self.forms = np.array([*head, *fields, *shapes, *actions, *events], np.int64)
        self.words = np.frombuffer(bytearray(self._words), np.uint8)  # of bytes, it could not be written: for Numba another type of array
        self.plain_forms: list[int] = self.forms.tolist()
        """The same for interpreted kernels, which read lists faster than arrays."""
        self.plain_words = bytes(self._words)
        self.room = longest(game)

    def _word(self, text: bytes) -> tuple[int, int]:
        """Where a text is, and how long it is."""
        if text not in self._places:
            self._places[text] = len(self._words)
            self._words += text
        return self._places[text], len(text)

    def _verbs(self, verbs: Verbs[Any], at: int) -> list[int]:
        rows, parts, lists = list[int](), list[int](), list[int]()
        parts_at = at + VERB_ROW * len(verbs.structs)
        lists_at = parts_at + PART_ROW * sum(len(forms_of(each)) for each in verbs.structs)
        for struct in verbs.structs:
            config = struct.__struct_config__
            rows += [*self._word(b"{%b:%b" % (_json(config.tag_field), _json(config.tag))), parts_at + len(parts), len(forms_of(struct))]
            for each in forms_of(struct):
                parts += self._word(b",%b:" % _json(each.name))
                if isinstance(each.form, Counted):
                    shift = each.form.shift
                    parts += [each.form.first - shift, each.form.last - shift, shift, each.optional, -1]
                else:
                    parts += [0, len(each.form.words) - 1, 0, each.optional, -1 if each.numeric else lists_at + len(lists)]
                    if not each.numeric:
                        lists += [number for word in each.form.words for number in self._word(_json(word))]
        return [*rows, *parts, *lists]


@cache
def spelling(game: Game) -> Spelling:
    return Spelling(game)


def _json(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def _axes(shape: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Of every axis: how many cells one step along it passes, and how long it is."""
    for axis, size in enumerate(shape):
        yield int(np.prod(shape[axis + 1 :], dtype=np.int64)), size


def longest(game: Game) -> int:
    """Bytes that all that is told of one action can take at most: every event for every viewer, every cell changed, all legal actions."""
    state = 2
    for name, field in page_fields(game.State).items():
        count = int(np.prod(field.shape, dtype=np.int64))
        index = sum(len(str(size - 1)) + 1 for size in field.shape) + 3
        state += len(name) + 6 + count * (index + _digits(-(1 << (8 * field.size - 1))) + 2 * len(field.shape) + 1)
    event = max(map(_longest_verb, game.events.structs), default=0) + 1
    action = max(map(_longest_verb, game.actions.structs), default=0) + 1
    return MOST_VIEWERS * (len(HEARD) + ROWS * event + len(SHOWN) + state) + MOST_SEATS * (MOST_LEGAL * action + 2)


def _longest_verb(struct: type[msgspec.Struct]) -> int:
    size = len(_json(struct.__struct_config__.tag_field)) + len(_json(struct.__struct_config__.tag)) + 3
    for each in forms_of(struct):
        if isinstance(each.form, Counted):
            value = max(_digits(each.form.first), _digits(each.form.last))
        else:
            value = max(len(_json(word)) for word in each.form.words)
        size += len(_json(each.name)) + 2 + max(value, len(NULL))
    return size


def _digits(number: int) -> int:
    return len(str(number))


# ---------------------------------------------------------------- writing


@kernel
def put_word(words: Bytes, start: int, length: int, out: Room, at: int) -> int:
    """Write a text; where the next byte goes, as all kernels here say."""
    for i in range(length):
        out[at + i] = words[start + i]
    return at + length


@kernel
def put_number(number: int, out: Room, at: int) -> int:
    if number < 0:
        out[at] = MINUS
        at += 1
        last = (10 - number % 10) % 10
        number = -((number + last) // 10)  # the lowest of all numbers has no positive counterpart, a tenth of it has
        if number > 0:
            at = put_number_from_zero(number, out, at)
        out[at] = ZERO + last
        return at + 1
    return put_number_from_zero(number, out, at)


@kernel
def put_number_from_zero(number: int, out: Room, at: int) -> int:
    end, rest = at + 1, number
    while rest >= 10:
        rest //= 10
        end += 1
    place = end
    while place > at:
        place -= 1
        out[place] = ZERO + number % 10
        number //= 10
    return end


@kernel
def cell_at(stored: Bytes, start: int, size: int) -> int:
    """A number in so many signed bytes, the lowest first."""
    number = int(stored[start + size - 1])
    for i in range(1, size):
        number = number * 256 + (stored[start + size - 1 - i] & 0xFF)
    return number


@kernel
def put_index(forms: Ints, shape: int, cell: int, out: Room, at: int) -> int:
    """A cell's dotted index, as the name of a value: `"2.0":`."""
    out[at] = QUOTE
    at += 1
    for axis in range(forms[shape]):
        if axis > 0:
            out[at] = DOT
            at += 1
        at = put_number_from_zero(cell // forms[shape + 1 + 2 * axis] % forms[shape + 2 + 2 * axis], out, at)
    out[at], out[at + 1] = QUOTE, COLON
    return at + 2


@kernel
def put_changes(forms: Ints, words: Bytes, before: Bytes, after: Bytes, first: int, out: Room, at: int) -> int:
    """The fields of one viewer's state that differ: a number, or the changed cells by their dotted index. `first`: where the state is."""
    out[at] = OPEN
    begun = at + 1
    at = begun
    for field in range(forms[FIELD_COUNT]):
        row = forms[FIELD_TABLE] + FIELD_ROW * field
        start, size, count, shape = first + forms[row + 2], forms[row + 3], forms[row + 4], forms[row + 5]
        differs = 0
        for i in range(start, start + size * count):
            differs |= before[i] ^ after[i]
        if differs != 0:
            if at > begun:
                out[at] = COMMA
                at += 1
            at = put_word(words, forms[row], forms[row + 1], out, at)
            if forms[shape] == 0:
                at = put_number(cell_at(after, start, size), out, at)
            else:
                at = put_cells(forms, before, after, start, size, count, shape, out, at)
    out[at] = CLOSE
    return at + 1


@kernel
def put_cells(forms: Ints, before: Bytes, after: Bytes, start: int, size: int, count: int, shape: int, out: Room, at: int) -> int:
    out[at] = OPEN
    begun = at + 1
    at = begun
    for cell in range(count):
        differs = 0
        for i in range(start + cell * size, start + (cell + 1) * size):
            differs |= before[i] ^ after[i]
        if differs != 0:
            if at > begun:
                out[at] = COMMA
                at += 1
            at = put_index(forms, shape, cell, out, at)
            at = put_number(cell_at(after, start + cell * size, size), out, at)
    out[at] = CLOSE
    return at + 1


@kernel
def put_whole(forms: Ints, words: Bytes, stored: Bytes, first: int, out: Room, at: int) -> int:
    """All fields of one viewer's state: numbers, and nested lists of numbers."""
    out[at] = OPEN
    begun = at + 1
    at = begun
    for field in range(forms[FIELD_COUNT]):
        row = forms[FIELD_TABLE] + FIELD_ROW * field
        start, size, count, shape = first + forms[row + 2], forms[row + 3], forms[row + 4], forms[row + 5]
        if at > begun:
            out[at] = COMMA
            at += 1
        at = put_word(words, forms[row], forms[row + 1], out, at)
        for cell in range(count):
            if cell > 0:
                out[at] = COMMA
                at += 1
            for axis in range(forms[shape]):
                if cell % (forms[shape + 1 + 2 * axis] * forms[shape + 2 + 2 * axis]) == 0:
                    out[at] = OPEN_LIST
                    at += 1
            at = put_number(cell_at(stored, start + cell * size, size), out, at)
            for axis in range(forms[shape]):
                if (cell + 1) % (forms[shape + 1 + 2 * axis] * forms[shape + 2 + 2 * axis]) == 0:
                    out[at] = CLOSE_LIST
                    at += 1
    out[at] = CLOSE
    return at + 1


@kernel
def put_verb(forms: Ints, words: Bytes, table: int, count: int, rows: Ints, row: int, out: Room, at: int) -> int:
    """An action or event, of which a row holds the verb in place 1 and then its fields; −1 if there is no such thing."""
    verb = int(rows[row, 1])
    if verb < 1 or verb > count:
        return -1
    entry = table + VERB_ROW * (verb - 1)
    at = put_word(words, forms[entry], forms[entry + 1], out, at)
    for i in range(forms[entry + 3]):
        part, number = forms[entry + 2] + PART_ROW * i, int(rows[row, 2 + i])
        at = put_word(words, forms[part], forms[part + 1], out, at)
        number -= forms[part + 5]
        if number == -1 and forms[part + 5] == 1:
            for k in range(len(NULL)):
                out[at + k] = NULL[k]
            at += len(NULL)
        elif number < forms[part + 2] or number > forms[part + 3]:
            return -1
        elif forms[part + 6] < 0:
            at = put_number(number + forms[part + 4], out, at)
        else:
            word = forms[part + 6] + 2 * number
            at = put_word(words, forms[word], forms[word + 1], out, at)
    out[at] = CLOSE
    return at + 1


@kernel
def put_legal(desk: Desk, forms: Ints, words: Bytes, seat: int, out: Room, at: int) -> int:
    """A seat's legal actions, as a list; −1 if one of them is none."""
    out[at] = OPEN_LIST
    at += 1
    for i in range(desk.counts[seat]):
        if i > 0:
            out[at] = COMMA
            at += 1
        act = int(desk.acts[seat, i])
        for place in range(8):
            desk.parts[0, 1 + place] = (act >> (56 - 8 * place)) & 0xFF
        at = put_verb(forms, words, forms[ACTION_TABLE], forms[ACTION_COUNT], desk.parts, 0, out, at)
        if at < 0:
            return at
    out[at] = CLOSE_LIST
    return at + 1


@kernel
def put_events(events: Events, forms: Ints, words: Bytes, viewer: int, since: int, out: Room, at: int) -> int:
    """The events from a row on that a viewer sees, with commas between them; −1 if one of them is none."""
    begun = at
    for row in range(since, min(events.count, ROWS)):
        audience = int(events.rows[row, 0])
        if audience in (ALL, viewer):
            if at > begun:
                out[at] = COMMA
                at += 1
            at = put_verb(forms, words, forms[EVENT_TABLE], forms[EVENT_COUNT], events.rows, row, out, at)
            if at < 0:
                return at
    return at


@kernel
def spell(
    desk: Desk,
    events: Events,
    viewers: Ints,
    since: Ints,
    wholly: int,
    before: Bytes,
    after: Bytes,
    forms: Ints,
    words: Bytes,
    out: Room,
) -> None:
    """Write the legal actions of whoever acts; then for every viewer the events it saw, and what it is shown: what changed, or all (`wholly`)."""
    at = 0
    for seat in range(MOST_SEATS):
        if desk.actors >> seat & 1:
            at = put_legal(desk, forms, words, seat, out, at)
            if at < 0:
                desk.wrong = 1
                return
        desk.offered[seat] = at
    for i in range(len(viewers)):
        at = put_word(words, forms[HEARD_WORD], forms[HEARD_WORD + 1], out, at)
        at = put_events(events, forms, words, int(viewers[i]), int(since[i]), out, at)
        if at < 0:
            desk.wrong = 1
            return
        desk.heard[i] = at
        at = put_word(words, forms[SHOWN_WORD], forms[SHOWN_WORD + 1], out, at)
        if wholly != 0:
            at = put_whole(forms, words, after, i * forms[STATE_SIZE], out, at)
        else:
            at = put_changes(forms, words, before, after, i * forms[STATE_SIZE], out, at)
        desk.shown[i] = at


@kernel
def look_at(board: CStruct, s: CStruct, desk: Desk) -> None:
    """Whatever a table asks about a position: who acts and how, whether it is over, who has how many points."""
    desk.wrong = 0
    desk.actors = actors(board, s)
    desk.over = 1 if over(board, s) else 0
    desk.live = 1 if live(board, s) else 0
    standings(board, s, desk.points, desk.sources, desk.placing)
    for seat in range(MOST_SEATS):
        desk.counts[seat] = legal(board, s, seat, desk.acts[seat]) if desk.actors >> seat & 1 else 0


@kernel
def is_legal(board: CStruct, s: CStruct, seat: int, act: int, desk: Desk) -> bool:
    """Whether a seat may do this now."""
    if actors(board, s) >> seat & 1:
        for i in range(legal(board, s, seat, desk.acts[seat])):
            if desk.acts[seat, i] == act:
                return True
    return False


@kernel
def show_each(board: CStruct, s: CStruct, viewers: Ints, shown: Sequence[CStruct]) -> None:
    """What each viewer is shown of a position."""
    for i in range(len(viewers)):
        mask(board, s, int(viewers[i]), shown[i])
        show(board, shown[i], int(viewers[i]))
