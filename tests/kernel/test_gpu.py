"""What becomes of a rule that is compiled for a GPU. `tests/lab/test_lanes.py` compiles whole games."""

from __future__ import annotations

from types import FunctionType

import numpy as np
import pytest

from hacktable.lab.gpu import with_local_arrays

SIZE = 3


def zeros_of(count: int) -> int:
    one, other = np.zeros(1 + SIZE, np.int64), np.zeros((SIZE, 2), np.int64)
    rest = np.zeros(count, np.int64)
    return len(one) + len(other) + len(rest)


def test_arrays_become_local_for_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """A GPU's code can allocate nothing: a size that is not known becomes the largest there can be."""
    pytest.importorskip("numba")
    assert isinstance(zeros_of, FunctionType)
    made = with_local_arrays(zeros_of)
    shapes = list[tuple[int, ...]]()

    class Local:
        @staticmethod
        def array(shape: tuple[int, ...], kind: object) -> np.ndarray:
            shapes.append(shape)
            return np.full(shape, 7)

    monkeypatch.setitem(made.__globals__, "_cuda", type("Cuda", (), {"local": Local}))
    assert made(5) == 1 + SIZE + SIZE + 256
    assert shapes == [(4,), (3, 2), (256,)]
