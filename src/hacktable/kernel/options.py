"""A match's options: a frozen struct with defaults, checked by name, value and range."""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from hacktable.kernel.errors import OptionError


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. Fields are bools, ranged ints (`msgspec.Meta(ge=…, le=…)`), literals or texts (`text_with`)."""


KEPT = 200
"""Sets of options that need not be checked again."""
Value = bool | int | str
"""What an option's value can be."""
O = TypeVar("O", bound=Options)  # noqa: E741


class TextOption(msgspec.Struct, frozen=True):
    """An option that is a text of several lines, such as a drawing; empty unless another option asks for it."""

    most: int
    """Characters."""
    option: str
    """The text is given when this option …"""
    value: str
    """… has this value, and only then."""


class Presets(msgspec.Struct, frozen=True):
    """An option that stands for a set of others."""

    option: str
    """An option left at the value of this very name is as the preset has it."""
    values: dict[str, dict[str, str]]
    """What the others are for each of its values, the default first."""


def text_with(option: str, value: str, most: int) -> msgspec.Meta:
    """What a text option is annotated with."""
    return msgspec.Meta(max_length=most, extra={"text": TextOption(most, option, value)})


def choices(kind: type[Options]) -> dict[str, tuple[Value, ...]]:
    """Every option with the values it allows, the default first; of a text, only the default can be named."""
    return dict(_choices(kind))


@cache
def texts(kind: type[Options]) -> dict[str, TextOption]:
    """The options that are texts."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: text for name, hint in hints.items() if (text := _text_option(hint)) is not None}


def _text_option(hint: object) -> TextOption | None:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra and "text" in meta.extra:
            return typing.cast(TextOption, meta.extra["text"])
    return None


@cache  # reading a record asks for it at every line
def _choices(kind: type[Options]) -> dict[str, tuple[Value, ...]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: _ordered(_allowed(hints[field.name]), field.default) for field in msgspec.structs.fields(kind)}


@cache  # a table checks its options at every change, and for every bot that sits there
def _values(kind: type[Options]) -> dict[str, dict[tuple[type, object], Value]]:
    """The values of every option, by their type and themselves: `True` is equal to 1, and is not the same option."""
    return {name: {(type(each), each): each for each in allowed} for name, allowed in _choices(kind).items()}


def _ordered(allowed: tuple[Value, ...], default: Value) -> tuple[Value, ...]:
    return (default, *(each for each in allowed if each != default))


def _allowed(hint: object) -> tuple[Value, ...]:
    if hint is bool:
        return (False, True)
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    if _text_option(hint):
        return ()
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
            return tuple(range(int(meta.ge), int(meta.le) + 1))
    raise TypeError(f"an option's type must list its values: {hint}")


def check(kind: type[O], given: Mapping[str, object] | Options | None) -> O:
    """Options from what a person gave.

    :raises OptionError: naming the option, the value, and what is allowed.
    """
    if isinstance(given, kind):
        given = msgspec.structs.asdict(given)
    if given is not None and not isinstance(given, Mapping):
        raise OptionError("option-mapping", given=repr(given))
    given = given or {}
    items = tuple(given.items())
    try:
        checked: O = _checked_before(kind, items, tuple(map(type, given.values())))
    except TypeError:  # a list or a mapping, which is no value of any option, cannot be looked up
        checked = _check(kind, items)
    return checked


@lru_cache(KEPT)
def _checked_before(kind: type[O], items: tuple[tuple[str, object], ...], _types: tuple[type, ...]) -> O:
    """The same options are checked again for every page that comes, and for every bot that acts. `True` is equal to 1, so types count, too."""
    return _check(kind, items)


def _check(kind: type[O], items: tuple[tuple[str, object], ...]) -> O:
    allowed = choices(kind)
    values: dict[str, Value] = {}
    for name, value in items:
        if name not in allowed:
            raise OptionError("option-unknown", option=str(name)[:80], allowed=", ".join(allowed) or "—")
        if name in texts(kind):
            values[name] = _check_text(name, value, texts(kind)[name].most)
            continue
        try:
            values[name] = _values(kind)[name][type(value), value]
        except (KeyError, TypeError):  # a list or a mapping is no key of anything
            raise OptionError("option-value", option=name, given=repr(value)[:80], allowed=_listed(allowed[name])) from None
    checked = kind(**values)
    for name, text in texts(kind).items():
        asked = getattr(checked, text.option) == text.value
        if asked and not getattr(checked, name):
            raise OptionError("option-text-missing", option=text.option, value=text.value, text=name)
        if getattr(checked, name) and not asked:
            raise OptionError("option-text-idle", option=text.option, value=text.value, text=name)
    return checked


_HALVES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which no file can hold."""


def _check_text(name: str, value: object, most: int) -> str:
    """A text whose lines end as ours do, so that its record is the same on every machine."""
    if not isinstance(value, str) or _HALVES.search(value):
        raise OptionError("option-text", option=name, given=ascii(value)[:80])
    text = str(value).replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > most:
        raise OptionError("option-text-long", option=name, given=len(text), most=most)
    return text


def parse(kind: type[O], pairs: Mapping[str, str]) -> dict[str, Value]:
    """Options from words, as a command line or a record has them: `on`, `off`, numbers, names, whole texts.

    :raises OptionError: naming the option, the value, and what is allowed.
    """
    allowed = choices(kind)
    values: dict[str, Value] = {}
    for name, word in pairs.items():
        if name not in allowed:
            raise OptionError("option-unknown", option=name, allowed=", ".join(allowed) or "—")
        if name in texts(kind):
            values[name] = _check_text(name, word, texts(kind)[name].most)
            continue
        fits = [each for each in allowed[name] if text(each) == word]
        if not fits:
            raise OptionError("option-value", option=name, given=repr(word), allowed=_listed(allowed[name]))
        values[name] = fits[0]
    return values


def read_text(file: str) -> str:
    """A text option from a file.

    :raises OptionError: if the file is no text.
    """
    try:
        return Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise OptionError("option-file", file=file, reason=str(error)) from None


def text(value: Value) -> str:
    """An option's value as a word."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _listed(allowed: tuple[Value, ...]) -> str:
    numbers = [each for each in allowed if type(each) is int]
    if len(numbers) == len(allowed) and len(numbers) > 2:
        return f"{min(numbers)}–{max(numbers)}"
    return ", ".join(text(each) for each in allowed)
