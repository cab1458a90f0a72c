"""Compile the same rules for a GPU, where each thread plays one game.

Compiling needs no GPU: `to_ptx` makes PTX wherever `numba-cuda` is installed (the extra `gpu`).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from hacktable.kernel import events
from hacktable.kernel.compiling import Twins, kernel, uniform
from hacktable.kernel.cstruct import Ints, Stored
from hacktable.kernel.engine import Boards, Buffers, States
from hacktable.kernel.extras import need
from hacktable.kernel.game import Game
from hacktable.lab.playout import play_randomly

HOPPER = (9, 0)
"""The compute capability of an H100 or H200."""


@kernel
def play_one(boards: Boards, states: States, keys: Ints, coins: Ints, acts: Ints, silent: Buffers, decisions: Ints, game: int) -> None:
    """The game of one thread: its own state, key, coin and list of actions."""
    mine = slice(game, game + 1)
    decisions[game] = play_randomly(boards, states[mine], keys[mine], coins[mine], acts[game], silent)


def to_ptx(game: Game, capability: tuple[int, int] = HOPPER) -> str:
    """Random play of a game as a GPU kernel, in PTX."""
    need("gpu", "compiling for a GPU", "numba", "numba_cuda")
    from numba import cuda as numba_cuda
    from numba import types
    from numba.np.numpy_support import from_dtype

    cuda: Any = numba_cuda
    twins = Twins(game.all_fills, lambda function: uniform(cuda.jit(device=True)(function)))
    play = twins[play_one]

    def play_games(boards: Stored, states: Stored, keys: Ints, coins: Ints, acts: Ints, silent: Stored, decisions: Ints) -> None:
        here = cuda.grid(1)
        if here < states.shape[0]:
            play(boards, states, keys, coins, acts, silent, decisions, here)

    def array(kind: Any, dimensions: int) -> Any:
        return types.Array(kind, dimensions, "C")

    integers = types.int64
    arguments = types.void(
        array(from_dtype(game.Board.dtype), 1),
        array(from_dtype(game.State.dtype), 1),
        array(integers, 2),
        array(integers, 2),
        array(integers, 2),
        array(from_dtype(events.Events.dtype), 1),
        array(integers, 1),
    )
    with device_of(capability):
        ptx, _ = cuda.compile(play_games, arguments, cc=capability, device=False, abi="numba", output="ptx")
    return str(ptx)


@contextmanager
def device_of(capability: tuple[int, int]) -> Iterator[None]:
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
