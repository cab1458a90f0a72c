"""A match's options: a frozen struct with defaults, checked by name, value and range."""

from __future__ import annotations

import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypeVar

import msgspec

from hacktable.kernel.errors import OptionError


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. Fields are bools, ranged ints (`msgspec.Meta(ge=…, le=…)`) or literals."""


O = TypeVar("O", bound=Options)  # noqa: E741


def choices(kind: type[Options]) -> dict[str, tuple[Any, ...]]:
    """Every option with the values it allows, the default first."""
    return dict(_choices(kind))


@cache  # a record's every line asks
def _choices(kind: type[Options]) -> dict[str, tuple[Any, ...]]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: _ordered(_allowed(hints[field.name]), field.default) for field in msgspec.structs.fields(kind)}


def _ordered(allowed: tuple[Any, ...], default: Any) -> tuple[Any, ...]:
    return (default, *(each for each in allowed if each != default))


def _allowed(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if typing.get_origin(hint) is Literal:
        return typing.get_args(hint)
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.ge is not None and meta.le is not None:
            return tuple(range(int(meta.ge), int(meta.le) + 1))
    raise TypeError(f"an option's type must list its values: {hint}")


def check(kind: type[O], given: Mapping[str, Any] | Options | None) -> O:
    """Options from what a person gave.

    :raises OptionError: naming the option, the value, and what is allowed.
    """
    if isinstance(given, kind):
        given = msgspec.structs.asdict(given)
    if given is not None and not isinstance(given, Mapping):
        raise OptionError("option-mapping", given=repr(given))
    allowed = choices(kind)
    values: dict[str, Any] = {}
    for name, value in (given or {}).items():
        if name not in allowed:
            raise OptionError("option-unknown", option=str(name), allowed=", ".join(allowed) or "—")
        fits = [each for each in allowed[name] if type(each) is type(value) and each == value]
        if not fits:
            raise OptionError("option-value", option=name, given=repr(value), allowed=_listed(allowed[name]))
        values[name] = fits[0]
    return kind(**values)


def parse(kind: type[O], pairs: Mapping[str, str]) -> dict[str, Any]:
    """Options from words, as a command line or a record has them: `on`, `off`, numbers, names.

    :raises OptionError: naming the option, the value, and what is allowed.
    """
    allowed = choices(kind)
    values: dict[str, Any] = {}
    for name, word in pairs.items():
        if name not in allowed:
            raise OptionError("option-unknown", option=name, allowed=", ".join(allowed) or "—")
        fits = [each for each in allowed[name] if text(each) == word]
        if not fits:
            raise OptionError("option-value", option=name, given=repr(word), allowed=_listed(allowed[name]))
        values[name] = fits[0]
    return values


def text(value: Any) -> str:
    """An option's value as a word."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _listed(allowed: tuple[Any, ...]) -> str:
    numbers = [each for each in allowed if type(each) is int]
    if len(numbers) == len(allowed) and len(numbers) > 2:
        return f"{min(numbers)}–{max(numbers)}"
    return ", ".join(text(each) for each in allowed)
