"""One source of rules, several speeds.

`@kernel` marks a rule and leaves it plain Python. `@slot` marks a function that stands for a rule every game brings its own
version of. `Twins` makes, for one game, a twin of a rule and of every rule it calls: a copy of the function whose global names
point to the other twins, and to the game's own rule where the source calls a slot. What a twin is depends on the `jit` given
to `Twins`: plain Python (`plain`), compiled by Numba (`Compiled`), or compiled for a GPU (`lab/gpu.py`).

Compiled entry points are kept on disk. Numba's own cache looks at the date of one file, and so serves stale code after a
change in a function of another file; ours is keyed by the fingerprint of everything a twin can reach. For that,
`_keep_on_disk`, `uniform` and `kernel/linking.py` replace private parts of Numba, which is why `pyproject.toml` bounds its version.
"""

from __future__ import annotations

import contextlib
import dis
import hashlib
import os
import sys
import threading
import types
from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeGuard, TypeVar
from weakref import WeakValueDictionary

import numpy as np

from hacktable.kernel.extras import is_ours, need

P = ParamSpec("P")
R = TypeVar("R")
Function = Callable[..., Any]
Jit = Callable[[types.FunctionType], Function]
Build = Callable[..., Any]
"""Makes a value with LLVM's builder, from the values of a rule's arguments."""
Names = dict[str, object]
"""A module's global names."""

_kernels: set[Function] = set()
_slots: set[Function] = set()
_defaults: dict[Function, Function] = {}
_long: set[types.CodeType] = set()
_often: set[types.CodeType] = set()
_apart: set[types.CodeType] = set()
_natives: dict[types.CodeType, Build] = {}
_in_plain_python: dict[types.CodeType, Jit] = {}
_LOAD_GLOBAL, _EXTENDED = dis.opmap["LOAD_GLOBAL"], dis.EXTENDED_ARG
_ALLOCATING = frozenset({"zeros", "empty", "ones", "full", "array", "arange"})
"""NumPy's functions that make an array."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule. It stays plain Python; `Twins` makes the versions that are run."""
    _kernels.add(function)
    return function


def long(function: Callable[P, R]) -> Callable[P, R]:
    """Mark an entry point that may run for long: compiled, it releases Python's lock, so that other threads go on meanwhile.

    All others keep the lock. They take microseconds, and releasing the lock and waiting for it takes longer than that: a server
    whose writing thread took the lock in between carried a third fewer moves.
    """
    _long.add(function.__code__)  # which a function and its twins have in common
    return function


def often(function: Callable[P, R]) -> Callable[P, R]:
    """Mark an entry point that a server calls for every move: it is optimised as thoroughly as those that run long, which takes longer."""
    _often.add(function.__code__)
    return function


def apart(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule whose structs never overlap. Compiled, it copies a struct as a whole.

    Otherwise each cell could change what is read for the next, and the compiler made a thousand copies one after the other, wherever
    the rule was called: that took a third of the time that the entry points of bots and stakes take to compile.
    """
    _apart.add(function.__code__)
    return function


def slot(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that stands for a rule of each game; it is never run itself."""
    _slots.add(function)
    return function


def fill_by_default(slot: Function, rule: Function) -> None:
    """Say what fills a slot where a build names nothing else for it."""
    _defaults[slot] = rule


def natively(build: Build) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Give a rule from whole numbers to a whole number a shorter form for compiled code.

    `build` gets LLVM's builder and the numbers, and makes what processors have an instruction for but Python has no word: wrapping
    multiplication, rotation, the lowest bit. Everywhere else, on a GPU too, the rule itself runs; both must come to the same.
    """

    def mark(function: Callable[P, R]) -> Callable[P, R]:
        _natives[function.__code__] = build
        return function

    return mark


def in_plain_python(rule: Function, form: Jit) -> None:
    """Give a rule a quicker form for plain Python, where what suits compiled code takes long: asking for one cell after the other, or many short calls.

    Both must come to the same; tests compare them. `form` makes it of the rule's twin.
    """
    _in_plain_python[rule.__code__] = form


def with_code(code: Callable[[], types.CodeType]) -> Jit:
    """For `in_plain_python`: a function with other code, which may name what the rule's own module names."""
    return lambda twin: types.FunctionType(code(), twin.__globals__, twin.__name__, twin.__defaults__)


def made_code(name: str, lines: Sequence[str], module: str) -> types.CodeType:
    """The code of a function from generated source."""
    made = dict[str, Any]()
    exec(compile("\n".join(lines) + "\n", f"<{name} of {module}>", "exec"), made)
    code: types.CodeType = made[name].__code__
    return code


def made_kernel(name: str, lines: Sequence[str], module: str, used: Mapping[str, object]) -> Function:
    """A kernel from generated source; `used` is what it names: the rules it calls, modules, numbers.

    It says that it comes from `module`, since Numba's cache imports the module of a function it loads.
    """
    home: dict[str, Any] = {"__name__": module, **used}
    exec(compile("\n".join(lines) + "\n", f"<{name} of {module}>", "exec"), home)
    made: Function = kernel(home[name])
    return made


def plain(function: types.FunctionType) -> Function:
    """The `jit` that compiles nothing."""
    form, names = _in_plain_python.get(function.__code__), function.__globals__
    made = form(function) if form else function
    for name in _global_names(getattr(made, "__code__", function.__code__)):
        thing = names.get(name)
        if isinstance(thing, type) and issubclass(thing, IntEnum):
            names[name] = _plain_numbers(thing)
    return made


@cache
def _plain_numbers(enum: type[IntEnum]) -> types.SimpleNamespace:
    """An enum's numbers by their names. Python 3.11 takes several times as long to find a member of an enum, and to compare it."""
    return types.SimpleNamespace(**{name: int(member) for name, member in enum.__members__.items()})


class Twins:
    """Twins of kernels, made when first asked for, for one filling of the slots and one `jit`."""

    def __init__(self, fills: Mapping[Function, Function], jit: Jit) -> None:
        self._fills = fills
        self._jit = jit
        self._homes: dict[int, tuple[Names, Names]] = {}
        self._rooms: dict[int, Names] = {}
        """Where the twins of one module live: its names, with twins in the place of rules."""
        self._made: dict[Function, Function] = {}
        self._described: dict[Function, tuple[str, list[Function]]] = {}
        self._lock = threading.RLock()

    def __getitem__(self, function: Function) -> Function:
        with self._lock:
            return self._twin(function, ())

    def _twin(self, function: Function, callers: tuple[Function, ...]) -> Function:
        function = self._filled(function)
        if function not in self._made:
            if function in callers:
                raise TypeError(f"{_title(function)} comes back to itself: write a loop, a GPU has no deep stack")
            self._made[function] = self._make(function, self._neighbours(function, callers))
        return self._made[function]

    def _neighbours(self, function: Function, callers: tuple[Function, ...]) -> dict[str, Function]:
        """The twins of the rules that a rule calls, by the names that it has for them."""
        rules = {name: thing for name, thing in _reached(function, self._home(function)) if is_rule(thing)}
        return {name: self._twin(thing, (*callers, function)) for name, thing in rules.items()}

    def _make(self, function: Function, neighbours: Mapping[str, Function]) -> Function:
        """The twin of a rule, when the twins of those it calls are known."""
        twin = self._copy(function)
        twin.__globals__.update(neighbours)
        return self._jit(twin)

    def _copy(self, function: Function) -> types.FunctionType:
        """The same function, where it finds the twins of rules by their names as soon as they are made."""
        room = self._rooms.setdefault(id(function.__globals__), dict(self._home(function)))
        copy = types.FunctionType(function.__code__, room, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        return copy

    def _filled(self, function: Function) -> Function:
        if function in _slots:
            filled = self._fills.get(function) or _defaults.get(function)
            if filled is None:
                raise TypeError(f"the game brings no {function.__name__}")
            function = filled
        if function not in _kernels:
            raise TypeError(f"{_title(function)} is not marked @kernel")
        if function.__closure__ or function.__kwdefaults__:
            raise TypeError(f"{_title(function)} is a closure or has keyword-only defaults: a rule stands alone in its module")
        return function

    def _home(self, function: Function) -> Names:
        """A module's names as they were when first seen, so that later changes cannot make code and fingerprint differ."""
        names = function.__globals__
        return self._homes.setdefault(id(names), (names, dict(names)))[1]

    def fingerprint(self, function: Function) -> str:
        """A hash of all that the twin of `function` can reach: code, constants, neighbours."""
        with self._lock:
            found: dict[Function, str] = {}
            todo = [self._filled(function)]
            while todo:
                each = todo.pop()
                if each not in found:
                    found[each], neighbours = self._description(each)
                    todo += neighbours
            return hashlib.sha256(f"[{', '.join(found.values())}]".encode()).hexdigest()

    def _description(self, function: Function) -> tuple[str, list[Function]]:
        """All that a rule is made of, and the rules that it calls. Many entry points reach the same rules, so each is described once."""
        if function not in self._described:
            neighbours, reached = list[Function](), list[tuple[str, str, object]]()
            for name, thing in _reached(function, self._home(function)):
                if is_rule(thing):
                    neighbours.append(self._filled(thing))
                    reached.append((name, "rule", _title(neighbours[-1])))
                else:
                    reached.append((name, "constant", _constant(function, name, thing)))
            native = _form(_natives[function.__code__].__code__) if function.__code__ in _natives else None
            made_of = _title(function), _form(function.__code__), native, repr(function.__defaults__), reached
            self._described[function] = repr(made_of), neighbours
        return self._described[function]


def _title(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def is_rule(thing: object) -> TypeGuard[types.FunctionType]:
    """Whether a thing is marked as a kernel or a slot."""
    return isinstance(thing, types.FunctionType) and (thing in _kernels or thing in _slots)


def _reached(function: Function, home: Names) -> list[tuple[str, object]]:
    """The global names a function uses, with what they stand for; builtins are left out."""
    return [(name, home[name]) for name in _global_names(function.__code__) if name in home]


@cache
def _global_names(whole: types.CodeType) -> list[str]:
    """The global names that code uses, in order.

    Every process that loads compiled rules asks for those of hundreds of rules. `dis.get_instructions` would describe each step, which takes ten times as long.
    """
    names: set[str] = set()
    todo = [whole]
    while todo:
        code = todo.pop()
        steps, upper = code.co_code, 0
        for step, lower in zip(steps[::2], steps[1::2], strict=True):
            number = upper | lower
            upper = number << 8 if step == _EXTENDED else 0
            if step == _LOAD_GLOBAL:
                names.add(code.co_names[number >> 1])  # the lowest bit says whether it is called
        todo += [each for each in code.co_consts if isinstance(each, types.CodeType)]
    return sorted(names)


def _constant(function: Function, name: str, thing: object) -> object:
    """How a constant of a rule enters the fingerprint.

    :raises TypeError: for anything that Numba would compile in as a constant and whose changes we would not notice, such as a list.
    """
    if isinstance(thing, type) and issubclass(thing, IntEnum):
        return [(member, value.value) for member, value in thing.__members__.items()]
    if isinstance(thing, tuple):
        return [_constant(function, name, each) for each in thing]
    if isinstance(thing, bool | int | float | str):
        return (type(thing).__name__, repr(thing))
    if thing is np:
        return np.__version__
    raise TypeError(
        f"{_title(function)} uses {name}, a {type(thing).__name__}: a rule may use whole numbers, enums and other rules; data belongs in the board"
    )


def _form(code: types.CodeType) -> tuple[object, ...]:
    """All of a code object that its behaviour depends on."""
    constants = [_form(each) if isinstance(each, types.CodeType) else (type(each).__name__, repr(each)) for each in code.co_consts]
    shape = (code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    return code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, shape, code.co_exceptiontable


def _counts(function: types.FunctionType) -> bool:
    """Whether a rule counts who refers to its arrays, to free them.

    Of our own rules only those do that make arrays. All others use arrays that somebody above them keeps, and Numba need not count: random games
    of Black Hat spent a seventh of their time on it. Rules of other packages always count, since they may make lists and what else Numba allows.
    """
    return not is_ours(function.__module__) or not _ALLOCATING.isdisjoint(function.__code__.co_names)


def cache_folder() -> Path:
    """Where compiled rules are kept: `HACKTABLE_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("HACKTABLE_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or (Path.home() / ("Library/Caches" if sys.platform == "darwin" else ".cache"))
    return Path(base) / "hacktable"


_parts: WeakValueDictionary[tuple[object, ...], Function] = WeakValueDictionary()
"""Compiled rules that other rules call, by all that they are made of."""


class Compiled(Twins):
    """Twins compiled by Numba; entry points are loaded from disk when nothing they reach has changed.

    Two fillings of the slots often differ in a few rules only, as those with and without learned bots do. A rule that reaches none of these is the
    same in both, and is compiled for one of them.
    """

    copies_whole = True
    """Whether rules that are marked `apart` are compiled as such."""

    def __init__(self, fills: Mapping[Function, Function], *, bounds: bool = False, cache: bool = True) -> None:
        need("lab", "compiling rules", "numba")
        from hacktable.kernel.linking import ApartCompiler, PartCompiler

        super().__init__(
            fills,
            lambda function: self._compiled(function, ApartCompiler if self.copies_whole and function.__code__ in _apart else PartCompiler),
        )
        self._bounds = bounds
        self._cache = cache
        self._entries: dict[Function, Function] = {}

    def _compiled(self, function: types.FunctionType, compiler: type) -> Any:
        import numba

        if function.__code__ in _natives:
            from hacktable.kernel.linking import native

            function = native(function, _natives[function.__code__])
        njit: Any = numba.njit  # its type hints leave out options that are used here: no wrapper for callers in C, and `_nrt`
        options = {"nogil": function.__code__ in _long, "boundscheck": self._bounds, "no_cfunc_wrapper": True, "pipeline_class": compiler}
        return uniform(njit(_nrt=_counts(function), **options)(function))

    def _make(self, function: Function, neighbours: Mapping[str, Function]) -> Function:
        constants = [(name, thing) for name, thing in _reached(function, self._home(function)) if not is_rule(thing)]
        known = repr([(name, _constant(function, name, thing)) for name, thing in constants])
        made_of = (function, self._bounds, known, *neighbours.items())
        made = _parts.get(made_of)
        if made is None:
            made = _parts[made_of] = super()._make(function, neighbours)
        return made

    def __getitem__(self, function: Function) -> Function:
        return self.entry(function)

    def entry(self, function: Function) -> Function:
        """A compiled function that Python calls, cached on disk with all that is linked into it."""
        from hacktable.kernel.linking import EntryCompiler, ThoroughEntryCompiler

        with self._lock:
            function = self._filled(function)
            if function not in self._entries:
                is_long, is_often = function.__code__ in _long, function.__code__ in _often
                made = self._compiled(self._copy(function), ThoroughEntryCompiler if is_long or is_often else EntryCompiler)
                if self._cache:
                    _keep_on_disk(made, f"{self.fingerprint(function)} {self._bounds} {is_long} {is_often}")
                self._with_neighbours(made, function)
                self._entries[function] = made
            return self._entries[function]

    def _with_neighbours(self, dispatcher: Any, function: Function) -> None:
        """Have the rules that an entry point calls made when it is compiled. If it is loaded from disk, as in nearly every process, nobody needs them."""
        compile_ = dispatcher._compiler.compile

        def compile_with_neighbours(*signature: Any) -> Any:
            with self._lock:
                dispatcher.py_func.__globals__.update(self._neighbours(function, ()))
            return compile_(*signature)

        dispatcher._compiler.compile = compile_with_neighbours


def uniform(dispatcher: Any) -> Any:
    """Have a rule's whole numbers arrive as int64 whatever the caller has.

    Otherwise Numba compiles a version of a rule for every width of an argument, and for every literal number passed to it: about
    three times as many versions, which take three times as long.
    """
    from numba.core import types

    numba: Any = types  # its type hints leave out what is used here

    def widened(kind: Any) -> Any:
        kind = numba.unliteral(kind)
        if isinstance(kind, numba.Integer) and kind.bitwidth < 64:
            return numba.int64
        if isinstance(kind, numba.BaseTuple):
            return numba.Tuple([widened(each) for each in kind])
        return kind

    template = dispatcher.get_call_template

    def get_call_template(args: Sequence[types.Type], kws: Mapping[str, types.Type]) -> object:
        return template([widened(each) for each in args], {name: widened(each) for name, each in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _keep_on_disk(dispatcher: Any, fingerprint: str) -> None:
    """Give a Numba function a cache keyed by our fingerprint instead of by its file's date.

    A folder that cannot be written, or a file in it that cannot be read, costs a compilation and nothing else.
    """
    import llvmlite
    import numba
    from numba.core import caching

    ourselves = hashlib.sha256(b"".join(Path(__file__).with_name(name).read_bytes() for name in ("compiling.py", "linking.py"))).hexdigest()
    versions = f"{numba.__version__} {llvmlite.__version__} {np.__version__} {sys.version}"
    key = hashlib.sha256(f"{fingerprint} {versions} {ourselves}".encode()).hexdigest()[:32]
    folder = cache_folder() / key[:2] / key

    class Locator(caching._CacheLocator):
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return key

        def get_disambiguator(self) -> str:
            return key[:8]

        @classmethod
        def from_function(cls, py_func: Function, py_file: str) -> Locator:
            locator = cls()
            locator.ensure_cache_path()
            return locator

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes: Any = (Locator,)

    class Files(caching.IndexDataCacheFile):
        """A file for each signature, named by it, which says what it is for.

        Numba numbers its files, and an index says which is whose. Two processes that compile at the same time would give the same
        number away twice, and one of them would later be given code for arguments of another kind.
        """

        def save(self, signature: Any, data: Any) -> None:
            self._save_data(self._name(signature), (signature, data))

        def load(self, signature: Any) -> Any:
            try:
                made_for, data = self._load_data(self._name(signature))
            except FileNotFoundError:
                return None
            return data if made_for == signature else None

        def _name(self, signature: Any) -> str:
            return f"{hashlib.sha256(str(signature).encode()).hexdigest()[:32]}.nbc"

    class Cache(caching.FunctionCache):
        _impl_class: Any = Implementation  # Numba declares that there is none

        def __init__(self, function: Function) -> None:
            super().__init__(function)
            self._cache_file = Files(str(folder), "", key)

        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)
            except Exception:  # a damaged file can raise anything: compile again, and write it anew
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            with contextlib.suppress(OSError):
                super().save_overload(sig, data)

    with contextlib.suppress(OSError):
        dispatcher._cache = Cache(dispatcher.py_func)
