"""The stepping kernels for a GPU, as PTX. Compiling needs no GPU, only `numba-cuda` (the extra `gpu`)."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import types
from collections.abc import Mapping
from typing import Any

from hacktable.kernel.compiling import Function, Twins, uniform
from hacktable.kernel.events import Events
from hacktable.kernel.extras import need
from hacktable.kernel.game import Game
from hacktable.kernel.rules import MOST_LEGAL
from hacktable.lab.gpu import HOPPER, device_of
from hacktable.lab.training.stepping import begin_lane, describe_lane, move_lane

KERNELS: Mapping[str, Function] = {"begin_lane": begin_lane, "move_lane": move_lane, "describe_lane": describe_lane}
OLDEST = "8.0"
"""The version of PTX that is asked for: compilers name their own, which drivers a little older than them refuse."""
RECORDS = ("boards", "states", "masks", "silent")
DIMENSIONS = {
    "keys": 2,
    "coins": 2,
    "players": 2,
    "acts": 2,
    "shares": 2,
    "points": 2,
    "sources": 3,
    "placing": 2,
    "rows": 2,
    "action_rows": 2,
}
"""Of arrays that have not one."""


def arguments_of(name: str) -> list[tuple[str, int]]:
    """What a kernel takes, in order: each array's name and dimensions, 0 for a number."""
    names = [each for each in inspect.signature(KERNELS[name]).parameters if each != "lane"]
    return [(each, 0 if each == "restart" else DIMENSIONS.get(each, 1)) for each in names]


def to_ptx(game: Game, fills: Mapping[Function, Function], name: str, capability: tuple[int, int] = HOPPER) -> str:
    """One of the stepping kernels of a game, a thread a lane. The entry point has the kernel's name.

    `order`, its first argument, says which lane each thread takes.
    """
    need("gpu", "compiling for a GPU", "numba", "numba_cuda")
    from numba import cuda as numba_cuda
    from numba import types as numba_types
    from numba.np.numpy_support import from_dtype

    cuda: Any = numba_cuda
    twins = Twins({**game.all_fills, **fills}, lambda function: uniform(cuda.jit(device=True)(with_local_arrays(function))))
    arguments = arguments_of(name)
    line = ", ".join(each for each, _ in arguments)
    room: dict[str, Any] = {"cuda": cuda, "twin": twins[KERNELS[name]]}
    exec(f"def {name}(order, {line}):\n    here = cuda.grid(1)\n    if here < order.shape[0]:\n        twin({line}, order[here])\n", room)
    records = {"boards": game.Board.dtype, "states": game.State.dtype, "masks": game.State.dtype, "silent": Events.dtype}
    kinds = {"shares": numba_types.float32, "rows": numba_types.int8, "action_rows": numba_types.int8}

    def kind_of(each: str, dimensions: int) -> Any:
        if dimensions == 0:
            return numba_types.int64
        return numba_types.Array(from_dtype(records[each]) if each in records else kinds.get(each, numba_types.int64), dimensions, "C")

    with device_of(capability):
        ptx, _ = cuda.compile(
            room[name],
            numba_types.void(*(kind_of(*each) for each in [("order", 1), *arguments])),
            cc=capability,
            device=False,
            abi="numba",
            output="ptx",
        )
    found = re.search(r"\.entry (\S+?)\(", str(ptx))
    assert found
    return re.sub(r"^\.version .*$", f".version {OLDEST}", str(ptx).replace(found.group(1), name), flags=re.MULTILINE)


def with_local_arrays(function: types.FunctionType) -> types.FunctionType:
    """A rule whose `np.zeros` are local arrays of a thread: a GPU's code can allocate nothing.

    A size that is no constant becomes the largest there can be, that of a list of legal actions.
    """
    if "zeros" not in function.__code__.co_names:
        return function
    import linecache

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
        if isinstance(size, ast.Constant):
            return int(str(size.value))
        return int(str(self._names.get(ast.unparse(size), MOST_LEGAL)))
