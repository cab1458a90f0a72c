"""The stepping kernels for a GPU, as PTX. Compiling needs no GPU, only `numba-cuda` (the extra `gpu`)."""

from __future__ import annotations

import inspect
from collections.abc import Mapping

import numpy as np

from hacktable.kernel.compiling import Function
from hacktable.kernel.events import Events
from hacktable.kernel.game import Game
from hacktable.lab import gpu
from hacktable.lab.gpu import HOPPER, Capability
from hacktable.lab.training.stepping import begin_lane, describe_lane, move_lane

KERNELS: Mapping[str, Function] = {"begin_lane": begin_lane, "move_lane": move_lane, "describe_lane": describe_lane}
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


def to_ptx(game: Game, fills: Mapping[Function, Function], name: str, capability: Capability = HOPPER) -> str:
    """One of the stepping kernels of a game, a thread a lane."""
    held: dict[str, np.dtype[np.void] | type[np.generic]] = {
        "boards": game.Board.dtype,
        "states": game.State.dtype,
        "masks": game.State.dtype,
        "silent": Events.dtype,
        "shares": np.float32,
        "rows": np.int8,
        "action_rows": np.int8,
    }
    arguments = [(each, held.get(each, np.int64), dimensions) for each, dimensions in arguments_of(name)]
    return gpu.to_ptx(KERNELS[name], {**game.all_fills, **fills}, arguments, capability)
