"""Lanes on this machine's processor, compiled by Numba: small, for trying things out and for tests."""

from __future__ import annotations

from typing import Any

import torch

from hacktable.bots.learned.mind import fills_of
from hacktable.kernel.compiling import Compiled
from hacktable.kernel.events import Events
from hacktable.kernel.game import Game
from hacktable.lab.training.ptx import arguments_of
from hacktable.lab.training.stepping import begin_all, describe_all, move_all


class Processor:
    """Runs the stepping kernels one lane after another."""

    def __init__(self, game: Game) -> None:
        self.device = torch.device("cpu")
        twins = Compiled({**game.all_fills, **fills_of(game)})
        self._entries = {
            "begin_lane": twins.entry(begin_all),
            "move_lane": twins.entry(move_all),
            "describe_lane": twins.entry(describe_all),
        }
        self._records = {"boards": game.Board.dtype, "states": game.State.dtype, "masks": game.State.dtype, "silent": Events.dtype}

    def run(self, name: str, lanes: int, things: dict[str, Any]) -> None:
        self._entries[name](*(self._opened(each, dimensions, things[each]) for each, dimensions in arguments_of(name)))

    def _opened(self, name: str, dimensions: int, thing: Any) -> Any:
        if dimensions == 0:
            return thing
        return thing.numpy().view(self._records[name]) if name in self._records else thing.numpy()
