"""Interpreted rules whose arrays take no negative index.

In Python a negative index counts from the end. Compiled, our rules do without that (`kernel/linking.py`): there it would read what lies before the array. So no
rule may use one, not even where what it reads makes no difference.
"""

from __future__ import annotations

import types
from typing import Any

import numpy as np

from hacktable.kernel.compiling import Function
from hacktable.kernel.cstruct import CStruct

_MAKING = ("zeros", "empty", "ones", "full", "array", "arange")
"""NumPy's functions with which rules make arrays."""


class FromZero(np.ndarray[tuple[int, ...], np.dtype[np.generic]]):
    """An array that counts from zero."""

    def __getitem__(self, index: Any) -> Any:
        _look_at(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _look_at(index)
        super().__setitem__(index, value)


def _look_at(index: Any) -> None:
    for each in index if isinstance(index, tuple) else (index,):
        if not isinstance(each, slice) and each < 0:
            raise IndexError(f"a rule counts from the end of an array: {each}")


class _Making:
    """Stands for NumPy in rules: what makes arrays makes such as count from zero."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        return (lambda *given: found(*given).view(FromZero)) if name in _MAKING else found


def counting_from_zero(rule: types.FunctionType) -> Function:
    """The `jit` of twins that are plain Python, and fail if an index is negative."""
    names = rule.__globals__  # those of twins, which no one else has
    if names.get("np") is np:
        names["np"] = _Making()

    def checked(*given: Any, **named: int) -> Any:
        return rule(*map(_checked, given), **named)

    return checked


def _checked(given: Any) -> Any:
    if isinstance(given, np.ndarray):
        return given if isinstance(given, FromZero) else given.view(FromZero)
    if isinstance(given, CStruct):
        fields, lists = vars(given), given.lists
        if lists and not isinstance(fields[lists[0]], FromZero):  # otherwise it was given to a rule before
            for name in lists:
                fields[name] = fields[name].view(FromZero)
    return given
