"""Compile the same rules for a GPU, where each thread plays one game.

Compiling needs no GPU: PTX is made wherever `numba-cuda` is installed (the extra `gpu`).
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import importlib
import importlib.metadata
import inspect
import linecache
import os
import re
import textwrap
import types
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from hacktable.kernel.compiling import Function, Twins, cache_folder, plain, uniform
from hacktable.kernel.extras import need
from hacktable.kernel.rules import MOST_LEGAL

HOPPER = (9, 0)
"""The compute capability of an H100 or H200. Newer GPUs run this code, too."""
OLDEST = "8.0"
"""The version of PTX that is asked for: compilers name their own, which drivers a little older than them refuse."""

Capability = tuple[int, int]
Forms = Mapping[types.CodeType, Function]
Argument = tuple[str, Any, int]
"""A kernel's argument: its name, what it holds (a NumPy type), and its dimensions, 0 for a whole number."""


def to_ptx(
    function: Function,
    fills: Mapping[Function, Function],
    arguments: Sequence[Argument],
    capability: Capability = HOPPER,
    forms: Forms | None = None,
) -> str:
    """A kernel for a GPU. Its entry point has the kernel's name.

    The kernel's last argument is the number of a lane, the others are `arguments`. The first argument of the entry point is an array more, `order`,
    which says which lane each thread takes.

    :param forms: what takes the place of some kernels.
    """
    need_cuda()
    from numba import cuda as numba_cuda
    from numba import types as numba_types
    from numba.np.numpy_support import from_dtype

    cuda: Any = numba_cuda
    found = forms or {}
    twins = Twins(fills, lambda each: uniform(cuda.jit(device=True)(found.get(each.__code__) or with_local_arrays(each))))
    name, line = function.__name__, ", ".join(each for each, _, _ in arguments)
    room: dict[str, Any] = {"cuda": cuda, "twin": twins[function]}
    exec(f"def {name}(order, {line}):\n    here = cuda.grid(1)\n    if here < order.shape[0]:\n        twin({line}, order[here])\n", room)

    def kind_of(held: Any, dimensions: int) -> Any:
        return numba_types.Array(from_dtype(np.dtype(held)), dimensions, "C") if dimensions else numba_types.int64

    kinds = [kind_of(held, dimensions) for _, held, dimensions in [("order", np.int64, 1), *arguments]]
    with device_of(capability), exact_fractions():
        ptx, _ = cuda.compile(room[name], numba_types.void(*kinds), cc=capability, device=False, abi="numba", output="ptx")
    entry = re.search(r"\.entry (\S+?)\(", str(ptx))
    assert entry
    return re.sub(r"^\.version .*$", f".version {OLDEST}", str(ptx).replace(entry.group(1), name), flags=re.MULTILINE)


def kept_ptx(
    function: Function, fills: Mapping[Function, Function], arguments: Sequence[Argument], capability: Capability, forms: Forms
) -> str:
    """The same, from the cache of compiled rules if nothing that the kernel can reach has changed: compiling takes minutes."""
    need_cuda()
    files = sorted({__file__, *(inspect.getfile(form) for form in forms.values())})
    ourselves = hashlib.sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()
    versions = [importlib.metadata.version(each) for each in ("numba", "numba-cuda", "numpy")]
    told = repr((Twins(fills, plain).fingerprint(function), arguments, capability, ourselves, versions))
    file = cache_folder() / "gpu" / f"{function.__name__}-{hashlib.sha256(told.encode()).hexdigest()[:32]}.ptx"
    with contextlib.suppress(OSError):
        return file.read_text()
    ptx = to_ptx(function, fills, arguments, capability, forms)
    with contextlib.suppress(OSError):  # a folder that cannot be written costs a compilation and nothing else
        file.parent.mkdir(parents=True, exist_ok=True)
        begun = file.with_suffix(f".{os.getpid()}")
        begun.write_text(ptx)
        begun.replace(file)
    return ptx


def need_cuda() -> None:
    """:raises MissingExtraError: if Numba cannot compile for a GPU here."""
    need("gpu", "compiling for a GPU", "numba", "numba_cuda")
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for this name, which NumPy 2.5 has dropped
        np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]


@contextmanager
def device_of(capability: Capability) -> Iterator[None]:
    """Answer Numba, which asks the GPU of this machine what it can do, for another GPU: this machine may have none, or a different one."""
    modules: list[Any] = [importlib.import_module(f"numba.cuda.{name}") for name in ("dispatcher", "compiler")]
    asked = [module.get_current_device for module in modules]
    try:
        for module in modules:
            module.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
        yield
    finally:
        for module, before in zip(modules, asked, strict=True):
            module.get_current_device = before


@contextmanager
def exact_fractions() -> Iterator[None]:
    """Have a product and a sum rounded one after the other, as processors do. Otherwise NVIDIA's compiler makes one operation of them, which
    rounds once, and a network would sometimes choose another move than on a processor. Numba has no option for it."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    before = nvvm.compile_ir
    nvvm.compile_ir = partial(before, fma=False)
    try:
        yield
    finally:
        nvvm.compile_ir = before


def with_local_arrays(function: types.FunctionType) -> types.FunctionType:
    """A rule whose `np.zeros` are local arrays of a thread: a GPU's code can allocate nothing.

    A size that is no constant becomes the largest there can be, that of a list of legal actions.
    """
    if "zeros" not in function.__code__.co_names:
        return function
    from numba import cuda
    from numba import types as numba_types

    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    definition = _Zeros(function.__globals__).visit(definition)
    source = ast.unparse(ast.fix_missing_locations(definition))
    place = f"<local arrays of {function.__module__}.{function.__qualname__}>"
    linecache.cache[place] = (len(source), None, source.splitlines(True), place)
    names = function.__globals__
    names.update({"_cuda": cuda, "_int64": numba_types.int64})
    made: dict[str, Any] = {}
    exec(compile("from __future__ import annotations\n" + source, place, "exec"), names, made)
    found: types.FunctionType = made[function.__name__]
    return found


class _Zeros(ast.NodeTransformer):
    """`x = np.zeros(SIZE, np.int64)` as a local array and loops that fill it."""

    def __init__(self, names: Mapping[str, object]) -> None:
        self._names = names

    def visit_Assign(self, node: ast.Assign) -> Any:
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            parts = [self.visit_Assign(ast.Assign([one], other)) for one, other in zip(target.elts, value.elts, strict=True)]
            if any(isinstance(part, list) for part in parts):
                return [line for part in parts for line in (part if isinstance(part, list) else [part])]
            return node
        if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "np.zeros"):
            return node
        sizes = value.args[0].elts if isinstance(value.args[0], ast.Tuple) else [value.args[0]]
        shape = [self._size(size) for size in sizes]
        name = ast.unparse(target)
        places = [f"_{name}{axis}" for axis in range(len(shape))]
        lines = [f"{name} = _cuda.local.array(({', '.join(map(str, shape))},), _int64)"]
        lines += ["    " * axis + f"for {place} in range({size}):" for axis, (place, size) in enumerate(zip(places, shape, strict=True))]
        lines.append("    " * len(shape) + f"{name}[{', '.join(places)}] = 0")
        return ast.parse("\n".join(lines)).body

    def _size(self, size: ast.expr) -> int:
        used = {each.id for each in ast.walk(size) if isinstance(each, ast.Name)}
        if any(not isinstance(self._names.get(name), int) for name in used):
            return MOST_LEGAL
        return int(eval(ast.unparse(size), dict(self._names)))
