"""Actions and events, declared once as named structs; numbers, text and JSON follow.

    class Move(Action):
        "Go with one token, one way."
        token: Token
        way: Way
        push: Way | None = None

    ACTIONS = Verbs(Roll, Move)
    MOVE = ACTIONS.number(Move)

Inside a rule an action is one int64: the verb in the top byte, then up to seven fields of a byte each, so
that actions sort by verb. For people it is a struct, or a short text: `move 3 + push -`.
"""

from __future__ import annotations

import functools
import operator
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from hacktable.kernel.compiling import kernel
from hacktable.kernel.errors import MalformedError

LETTERS = "abcdefgh"
"""Seats in notation: seat 0 is `a`. The clock (seat −1) is `*`."""
CLOCK = -1
MOST_REMEMBERED = 10_000
"""Actions and events of a game of which it is remembered how they are written; with more, all are forgotten and found out again."""
MOST_LETTERS = 160
"""In a JSON text that is remembered: whatever a page may add to it takes no more memory than this."""


def seat_letter(seat: int) -> str:
    return "*" if seat == CLOCK else LETTERS[seat]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What a seat does. The class's name is the verb."""

    def __str__(self) -> str:
        return _say(self)


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower, forbid_unknown_fields=True):
    """What happened. The class's name is the verb."""

    def __str__(self) -> str:
        return _say(self)


@dataclass(frozen=True)
class Words:
    """A field whose value is one of these words; its number is the word's place."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Counted:
    """A whole number that people count from `first`; inside a rule it starts at 0."""

    first: int
    last: int
    shift: int = 0


def number(first: int, last: int) -> Any:
    """A whole number, the same inside and outside."""
    return Counted(first, last)


def counted_from_one(last: int) -> Any:
    """1 … last for people, 0 … last − 1 inside a rule."""
    return Counted(1, last, 1)


Seat = Annotated[int, Words(tuple(LETTERS))]
"""A seat: a number in Python and JSON, a letter in notation."""


class Timeout(Action, frozen=True):
    """The clock acts: this seat's time is up, and what it did not decide is decided by the rules."""

    seat: Seat


class Tick(Action, frozen=True):
    """The clock acts: a tick of a live game passes."""


TAKE_BACK, TOOK_BACK = "take-back", "took-back"
"""Their verbs have a hyphen: no class is called so, and therefore no verb of a game."""
MOST_PLIES = 99_999_999


class TakeBack(Action, frozen=True, tag=TAKE_BACK):
    """In every game: a seat takes its last move back. The position is again as it was before this action, and what came after it is gone, too."""

    ply: Annotated[int, Counted(1, MOST_PLIES)]
    how: Annotated[str, Words(("free", "agreed"))]
    """Free: nobody had learned anything from it. Agreed: all players consented."""


class TookBack(Event, frozen=True, tag=TOOK_BACK):
    """In every game: a seat took a move back. Told to everybody who had been told of the move."""

    seat: Seat


@dataclass(frozen=True)
class FieldForm:
    """One field of an action or event: how it is written in numbers, in words and in Python."""

    name: str
    optional: bool
    form: Counted | Words
    numeric: bool
    """A word in text, a number in Python: seats."""

    @property
    def is_seat(self) -> bool:
        return self.numeric and isinstance(self.form, Words)

    def encode(self, value: Any) -> int:
        if self.optional:
            return 0 if value is None else 1 + self._encode(value)
        return self._encode(value)

    def _encode(self, value: Any) -> int:
        form = self.form
        if isinstance(form, Counted):
            if type(value) is int and form.first <= value <= form.last:
                return value - form.shift
            raise self._wrong(value)
        if self.numeric:
            if type(value) is int and 0 <= value < len(form.words):
                return value
        elif value in form.words:
            return form.words.index(value)
        raise self._wrong(value)

    def decode(self, stored: int) -> Any:
        if self.optional:
            return None if stored == 0 else self._decode(stored - 1)
        return self._decode(stored)

    def _decode(self, stored: int) -> Any:
        form = self.form
        if isinstance(form, Counted):
            value: Any = stored + form.shift
            inside = form.first <= value <= form.last
        else:
            inside = 0 <= stored < len(form.words)
            value = stored if self.numeric else form.words[stored] if inside else None
        if not inside:
            raise self._wrong(stored)
        return value

    def text(self, value: Any) -> str:
        if isinstance(self.form, Words) and self.numeric:
            return str(self.form.words[value])
        return str(value)

    def said(self, stored: int) -> str:
        """The part of a notation that says this, with a space before each word."""
        value = self.decode(stored)
        if not self.optional:
            return f" {self.text(value)}"
        return "" if value is None else f" {self.name} {self.text(value)}"

    def parse(self, word: str) -> Any:
        form = self.form
        if isinstance(form, Counted):
            # Only as we write numbers: int() would also take "01", "1_0", " 1" and other alphabets' digits.
            plain = word.isascii() and word.removeprefix("-").isdigit() and len(word) < 9 and str(int(word)) == word
            if plain and form.first <= int(word) <= form.last:
                return int(word)
        elif word in form.words:
            return form.words.index(word) if self.numeric else word
        raise self._wrong(word)

    def _wrong(self, value: Any) -> MalformedError:
        return MalformedError("malformed-field", field=self.name, given=repr(value)[:80], expected=self.expected())

    def expected(self) -> str:
        if isinstance(self.form, Counted):
            return f"{self.form.first}–{self.form.last}"
        return " ".join(self.form.words) if len(self.form.words) <= 12 else f"{self.form.words[0]} … {self.form.words[-1]}"


def _field_forms(struct: type[msgspec.Struct]) -> tuple[FieldForm, ...]:
    found = []
    hints = typing.get_type_hints(struct, include_extras=True)
    for name in struct.__struct_fields__:
        hint = hints[name]
        optional = typing.get_origin(hint) in (typing.Union, types.UnionType)
        if optional:
            hint = next(each for each in typing.get_args(hint) if each is not type(None))
        form = next((each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Counted | Words)), None)
        if form is None:
            raise TypeError(f"{struct.__name__}.{name} does not say which values it takes")
        found.append(FieldForm(name, optional, form, typing.get_args(hint)[0] is int))
    return tuple(found)


_forms: dict[type[msgspec.Struct], tuple[FieldForm, ...]] = {}


def forms_of(struct: type[msgspec.Struct]) -> tuple[FieldForm, ...]:
    """The fields of an action or event, in order."""
    if struct not in _forms:
        _forms[struct] = _field_forms(struct)
    return _forms[struct]


def words_of(struct: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """The fields of an action or event that take words, with these; none for any other struct."""
    if not issubclass(struct, Action | Event):
        return {}
    return {each.name: each.form.words for each in forms_of(struct) if isinstance(each.form, Words) and not each.numeric}


def seats_of(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an action or event that name a seat."""
    return tuple(each.name for each in forms_of(struct) if each.is_seat)


def _verb(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def _say(thing: msgspec.Struct) -> str:
    """`verb required required name optional`."""
    words = [_verb(type(thing))]
    for field in forms_of(type(thing)):
        value = getattr(thing, field.name)
        if field.optional:
            words += [] if value is None else [field.name, field.text(value)]
        else:
            words.append(field.text(value))
    return " ".join(words)


V = TypeVar("V", bound=msgspec.Struct)


class Verbs(Generic[V]):
    """All actions, or all events, of one game."""

    def __init__(self, *structs: type[V], most_fields: int = 7) -> None:
        self.structs = structs
        self._by_verb = {_verb(each): (number, each) for number, each in enumerate(structs, 1)}
        union: Any = functools.reduce(operator.or_, structs)
        self._decoder = msgspec.json.Decoder(union)
        self._json: dict[int, bytes] = {}
        self._joined: dict[tuple[int, ...], V] = {}
        self._heard: dict[bytes, tuple[int, V]] = {}
        self._public: dict[bytes, str] = {}
        self._said: dict[tuple[int, int, int], str] = {}
        """By verb, place and number: what each field says in notation. There are as many as fields have values, and no more."""
        self._read: dict[bytes, V] = {}
        self._decoded: dict[int, V] = {}
        self._packed: dict[int, tuple[V, int]] = {}
        """By identity, since a struct with `True` in it equals one with 1: the int64 of actions that were read or decoded."""
        self._packs = most_fields <= 7
        """Whether they are actions, which fit an int64."""
        for each in structs:
            if len(forms_of(each)) > most_fields:
                raise TypeError(f"{each.__name__} has more than {most_fields} fields")

    def number(self, struct: type[V]) -> int:
        """A verb's number in rules: its place in the list, from 1 on. Records and perft counts depend on that order."""
        return 1 + self.structs.index(struct)

    def split(self, thing: V) -> tuple[int, list[int]]:
        """A struct's number and fields as rules see them.

        :raises MalformedError: if it is no verb of this game, or a field is out of range.
        """
        known = self._by_verb.get(_verb(type(thing))) if isinstance(thing, msgspec.Struct) and type(thing).__struct_config__.tag else None
        if known is None or known[1] is not type(thing):
            raise MalformedError("malformed-verb", given=repr(thing), expected=" ".join(self._by_verb))
        return known[0], [field.encode(getattr(thing, field.name)) for field in forms_of(type(thing))]

    def join(self, verb: int, fields: Sequence[int]) -> V:
        """The struct for a number and fields; remembered, since the same few happen again and again."""
        known = self._joined.get((verb, *fields))
        if known is None:
            known = self._join(verb, fields)
            if len(self._joined) >= MOST_REMEMBERED:
                self._joined.clear()
            self._joined[(verb, *fields)] = known
        return known

    def _join(self, verb: int, fields: Sequence[int]) -> V:
        if not 1 <= verb <= len(self.structs):
            raise MalformedError("malformed-verb", given=str(verb), expected=" ".join(self._by_verb))
        struct = self.structs[verb - 1]
        forms = forms_of(struct)
        return struct(*(form.decode(fields[i]) for i, form in enumerate(forms)))

    def heard(self, row: bytes) -> tuple[int, V]:
        """The audience and the event of a row of a buffer of events; remembered, too."""
        known = self._heard.get(row)
        if known is None:
            audience, verb, *fields = memoryview(row).cast("q").tolist()
            known = audience, self.join(verb, fields)
            if len(self._heard) >= MOST_REMEMBERED:
                self._heard.clear()
            self._heard[row] = known
        return known

    def public_line(self, row: bytes) -> str:
        """The event of such a row in notation if everybody saw it, otherwise nothing; remembered, too."""
        known = self._public.get(row)
        if known is None:
            audience, verb, *fields = memoryview(row).cast("q").tolist()
            known = self._notation(verb, fields) if audience < 0 else ""
            if len(self._public) >= MOST_REMEMBERED:
                self._public.clear()
            self._public[row] = known
        return known

    def _notation(self, verb: int, fields: Sequence[int]) -> str:
        """What `str` says of the struct for a number and fields, put together from what was said of each field before."""
        if not 1 <= verb <= len(self.structs):
            return str(self.join(verb, fields))
        said, known = [_verb(self.structs[verb - 1])], self._said
        for place, field in enumerate(forms_of(self.structs[verb - 1])):
            key = verb, place, fields[place]
            part = known.get(key)
            if part is None:
                part = known[key] = field.said(fields[place])
            said.append(part)
        return "".join(said)

    def encode(self, thing: V) -> int:
        """The int64 of an action."""
        known = self._packed.get(id(thing))
        if known and known[0] is thing:
            return known[1]
        verb, fields = self.split(thing)
        return pack(verb, *fields)

    def decode(self, packed: int) -> V:
        """The action of an int64; remembered, since lists of legal actions have the same few again and again.

        :raises MalformedError: if it is none.
        """
        known = self._decoded.get(packed)
        if known is not None:
            return known
        if not -(1 << 63) <= packed < 1 << 63:
            raise MalformedError("malformed-verb", given="…", expected=" ".join(self._by_verb))
        verb, *fields = packed.to_bytes(8, "big", signed=True)
        thing = self.join(verb, fields)
        if self.encode(thing) != packed:
            raise MalformedError("malformed-verb", given=str(packed), expected=" ".join(self._by_verb))
        if len(self._decoded) >= MOST_REMEMBERED:
            self._decoded.clear()
        self._decoded[packed] = thing
        self._remember(thing, packed)
        return thing

    def json(self, packed: int) -> bytes:
        """The JSON of an int64's action; remembered, since a server sends the same few again and again."""
        if packed not in self._json:
            if len(self._json) >= MOST_REMEMBERED:
                self._json.clear()
            self._json[packed] = msgspec.json.encode(self.decode(packed))
        return self._json[packed]

    def parse(self, text: str) -> V:
        """The action or event of a text, as `str()` writes it.

        :raises MalformedError: saying which word was not understood, and what was expected.
        """
        words = text.split()
        text = text if len(text) <= 80 else f"{text[:80]}…"
        if not words or words[0] not in self._by_verb:
            raise MalformedError("malformed-verb", given=repr(text), expected=" ".join(self._by_verb))
        struct = self._by_verb[words[0]][1]
        rest = words[1:]
        values: dict[str, Any] = {}
        for field in forms_of(struct):
            if field.optional:
                if rest[:1] != [field.name]:
                    values[field.name] = None
                    continue
                rest = rest[1:]
            if not rest:
                raise MalformedError("malformed-missing", given=repr(text), field=field.name, expected=field.expected())
            values[field.name] = field.parse(rest[0])
            rest = rest[1:]
        if rest:
            raise MalformedError("malformed-extra", given=repr(text), extra=repr(" ".join(rest))[:80])
        return struct(**values)

    def from_json(self, text: bytes | str) -> V:
        """The action or event of a JSON object; short ones are remembered, since pages send back what they were offered.

        :raises MalformedError: if it is none.
        """
        remembered = isinstance(text, bytes) and self._read.get(text)
        if remembered:
            return remembered
        try:
            thing: V = self._decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise MalformedError("malformed-json", given=repr(text[:80]), reason=str(error)) from None
        verb, fields = self.split(thing)
        if isinstance(text, bytes) and len(text) <= MOST_LETTERS:
            if len(self._read) >= MOST_REMEMBERED:
                self._read.clear()
                self._packed.clear()
            self._read[text] = thing
            if self._packs:
                self._remember(thing, pack(verb, *fields))
        return thing

    def _remember(self, thing: V, packed: int) -> None:
        """The int64 of an action, which is looked up by what the action is and not by what it equals."""
        if len(self._packed) >= MOST_REMEMBERED:
            self._packed.clear()
        self._packed[id(thing)] = thing, packed


TAKING_BACK: Verbs[Action] = Verbs(TakeBack)
TAKEN_BACK: Verbs[Event] = Verbs(TookBack)
"""What may be done, and happen, in every game."""


@kernel
def pack(verb: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> int:
    """An action in one int64."""
    return (verb << 56) | (a << 48) | (b << 40) | (c << 32) | (d << 24) | (e << 16) | (f << 8) | g


@kernel
def verb_of(act: int) -> int:
    return act >> 56


@kernel
def field_of(act: int, place: int) -> int:
    """The field at a place, counted from 0."""
    return (act >> (48 - 8 * place)) & 0xFF
