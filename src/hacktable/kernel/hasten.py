"""What Numba does over and over while it compiles our rules, done once. The machine code stays the same, byte for byte; making it takes an eighth less time.

- What an operator or a function of Numba's own gives for arguments of these types. Numba asks all its templates for `+`, `==` or `x[i]` each time, one after the other:
  while it infers types, and again while it writes code for LLVM. Here the answer is kept.
- Whether each thing in an instruction is a variable, although most are places in the source, names and numbers: Numba asks so eight times for each rule.
- Numba tells its listeners of every call of LLVM, and each rule that is being compiled for another one adds a listener. Nobody here asks how long LLVM took.

This uses private parts of Numba and llvmlite, which is why `pyproject.toml` bounds Numba's version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from llvmlite.binding import ffi
from numba.core import ir
from numba.core.targetconfig import ConfigStack
from numba.core.types.functions import BaseFunction

_stack: Any = ConfigStack
_ask_templates: Any = BaseFunction.get_call_type
_answers: dict[tuple[object, ...], tuple[Any, object]] = {}
"""Signatures, and the key by which Numba finds their code, by function, arguments, and all that they depend on besides."""
_settings: list[dict[str, object]] = []
"""The settings under which rules have been compiled so far. There are only a few."""


def _number(flags: Any) -> int:
    """Which settings these are. Some functions are compiled for each of them."""
    values: dict[str, object] = flags._values if flags else {}
    if values not in _settings:
        _settings.append(dict(values))
    return _settings.index(values)


def _get_call_type(function: Any, context: Any, args: Any, kws: Mapping[str, Any]) -> Any:
    """The signature of a call. Its code is the one that belongs to these settings, even if a call under others has put theirs in its place since."""
    if kws:
        return _ask_templates(function, context, args, kws)
    asked = function, context, tuple(args), _number(_stack.top_or_none())
    if asked not in _answers:
        signature = _ask_templates(function, context, args, kws)
        _answers[asked] = signature, function._impl_keys[signature.args]
    signature, function._impl_keys[signature.args] = _answers[asked]
    return signature


def _list_variables(instruction: Any, within: Any) -> Any:
    """The variables in a part of an instruction."""
    if type(within) is dict:
        within = within.values()
    elif type(within) not in (list, tuple):
        return _list_variables_of_any(instruction, within)
    found = list[Any]()
    for each in within:
        kind = type(each)
        if kind is ir.Var:
            found.append(each)
        elif kind not in _NO_VARIABLES:
            found += _list_variables(instruction, each)
    return found


_list_variables_of_any: Any = ir.Inst._rec_list_vars
_NO_VARIABLES = frozenset({ir.Loc, str, int, bool, type(None)})


def hasten() -> None:
    """Do so from now on, in this process."""
    numba: Any = BaseFunction, ir.Inst  # its type hints do not let methods be replaced
    numba[0].get_call_type = _get_call_type
    numba[1]._rec_list_vars = _list_variables
    ffi.lib._lock._cblist.clear()
