"""Where lanes run in training: on an NVIDIA GPU, through its driver; `processor.py` has the other way."""

from __future__ import annotations

import ctypes
import json
from pathlib import Path
from typing import Any, Protocol

import torch

from hacktable.kernel.verbs import verb_of
from hacktable.lab.driver import Driver, Words, flat
from hacktable.lab.training.stepping import GREEDY


class Machine(Protocol):
    """Runs the stepping kernels over all lanes."""

    device: torch.device

    def run(self, name: str, lanes: int, things: dict[str, Any]) -> None:
        """Run a kernel for each lane. Records are tensors of bytes."""


class Graphics:
    """A GPU: kernels from a prepared folder, as machine code (`.cubin`) or PTX, launched in PyTorch's stream."""

    def __init__(self, folder: Path) -> None:
        self.device = torch.device("cuda")
        self._folder = folder
        self._about = json.loads((folder / "about.json").read_text())
        torch.zeros(1, device=self.device)  # PyTorch makes the context that everything here lives in
        self._driver = Driver()
        self._functions: dict[str, ctypes.c_void_p] = {}

    def run(self, name: str, lanes: int, things: dict[str, Any]) -> None:
        things = {"order": self._order(name, lanes, things), **things}
        values = [word for each, dimensions in self._about["kernels"][name] for word in self._flat(each, dimensions, things[each])]
        self._driver.launch(self._function(name), lanes, values, torch.cuda.current_stream().cuda_stream)

    def _order(self, name: str, lanes: int, things: dict[str, Any]) -> torch.Tensor:
        """Which lane each thread takes. Threads that run together wait for each other, so lanes that do the same sit side by side."""
        here = torch.arange(lanes, device=self.device)
        if name != "move_lane":
            return here
        verb = verb_of(things["acts"].gather(1, things["chosen"].clamp_min(0)[:, None]).squeeze(1))
        against_greedy = (things["players"] == GREEDY).any(1).long()
        return ((((against_greedy << 8) + verb) * lanes) + here).argsort()

    def _function(self, name: str) -> ctypes.c_void_p:
        if name not in self._functions:
            compiled = self._folder / f"{name}.cubin"
            image = (compiled if compiled.exists() else self._folder / f"{name}.ptx").read_bytes()
            self._functions[name] = self._driver.load(image, name)
        return self._functions[name]

    def _flat(self, name: str, dimensions: int, thing: Any) -> Words:
        if dimensions == 0:
            return [ctypes.c_int64(thing)]
        size = int(self._about["bytes"].get(name, thing.element_size()))
        assert thing.is_contiguous(), name
        assert thing.device.type == self.device.type, name
        if name in self._about["bytes"]:
            return flat(thing.data_ptr(), size, [thing.numel() // size])
        assert thing.dim() == dimensions, name
        return flat(thing.data_ptr(), size, thing.shape)
