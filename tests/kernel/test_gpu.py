"""The rules are ready for a GPU: they compile to PTX, on a machine that has none."""

from __future__ import annotations

import importlib.util
import re
import sys

import pytest

import hacktable
import tiny
from hacktable.lab.gpu import to_ptx

hacktable.register(tiny.GAME)
LONG = ("blackhat", "hacker", "hashcatch")
"""A quarter to half a minute each. All rules are written in the same Python, so that a small game's stand for them in the ordinary check."""


@pytest.mark.skipif(
    sys.platform != "linux" and importlib.util.find_spec("numba_cuda") is None,
    reason="numba-cuda has wheels for Linux alone",
)
@pytest.mark.deep
@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.soak] if name in LONG else []) for name in hacktable.game_names()])
def test_random_play_of_every_game_compiles_to_ptx_for_a_hopper_gpu(name: str) -> None:
    ptx = to_ptx(hacktable.game(name).rules)
    assert ".target sm_90" in ptx
    assert len(re.findall(r"\.entry \S*play_games", ptx)) == 1
    assert not re.findall(r"\.extern \.func", ptx), "something was left to link"
