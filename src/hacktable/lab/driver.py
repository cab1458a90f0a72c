"""An NVIDIA GPU, through its driver: memory, and kernels that a thread each runs. It needs nothing but the driver's own library."""

from __future__ import annotations

import ctypes
import math
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hacktable.kernel.errors import HacktableError

THREADS = 32
"""In a block of threads: those that run in step. With more, registers would be short, because whole games are large programs."""
MAJOR, MINOR = 75, 76
"""The numbers by which the driver knows the two parts of a GPU's compute capability."""

Array = NDArray[Any]
Words = list[ctypes.c_int64]


class GpuError(HacktableError):
    """There is no GPU that can be used; the message says why."""


class Driver:
    """The first GPU of this machine."""

    def __init__(self) -> None:
        """:raises GpuError: if there is none, or it cannot be used."""
        name = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
        try:
            self._library: Any = ctypes.CDLL(name)
        except OSError as error:
            raise GpuError("gpu-missing", reason=str(error)) from None
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        self._device = device

    def call(self, name: str, *arguments: Any) -> None:
        """Call a function of the driver.

        :raises GpuError: if it fails.
        """
        code = int(getattr(self._library, name)(*arguments))
        if code:
            text = ctypes.c_char_p()
            self._library.cuGetErrorString(code, ctypes.byref(text))
            raise GpuError("gpu-missing", reason=f"{name}: {(text.value or b'error %d' % code).decode()}")

    @property
    def capability(self) -> tuple[int, int]:
        """What code the GPU runs."""
        found = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(found), MAJOR, self._device)
        major = found.value
        self.call("cuDeviceGetAttribute", ctypes.byref(found), MINOR, self._device)
        return major, found.value

    @property
    def free(self) -> int:
        """Bytes of memory that nobody uses."""
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        self.call("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
        return free.value

    def load(self, image: bytes, name: str) -> ctypes.c_void_p:
        """A kernel from PTX, which the driver compiles, or from machine code."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), image + b"\0")
        self.call("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return function

    def launch(self, function: ctypes.c_void_p, count: int, values: Words, stream: int = 0) -> None:
        """Run a kernel in so many threads; the driver says only later whether it worked."""
        pointers = (ctypes.c_void_p * len(values))(*(ctypes.addressof(value) for value in values))
        blocks = -(-count // THREADS)
        self.call("cuLaunchKernel", function, blocks, 1, 1, THREADS, 1, 1, 0, ctypes.c_void_p(stream), pointers, None)

    def room(self, size: int) -> int:
        """The address of so many bytes of the GPU's memory."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(1, size)))
        return address.value

    def give_back(self, address: int) -> None:
        self.call("cuMemFree_v2", ctypes.c_uint64(address))

    def upload(self, address: int, array: Array) -> None:
        assert array.flags.c_contiguous
        if array.nbytes:
            self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(address), ctypes.c_void_p(array.ctypes.data), ctypes.c_size_t(array.nbytes))

    def download(self, address: int, array: Array) -> None:
        """Fill an array from the GPU's memory, when all that was launched before has ended."""
        assert array.flags.c_contiguous
        if array.nbytes:
            self.call("cuMemcpyDtoH_v2", ctypes.c_void_p(array.ctypes.data), ctypes.c_uint64(address), ctypes.c_size_t(array.nbytes))

    def close(self) -> None:
        self.call("cuDevicePrimaryCtxRelease_v2", self._device)


def flat(address: int, size: int, shape: Sequence[int]) -> Words:
    """An array as Numba's kernels take it: two pointers that are not used, items, bytes of one, address, shape, strides in bytes."""
    strides = [size * math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
    return [ctypes.c_int64(each) for each in (0, 0, math.prod(shape), size, address, *shape, *strides)]


def flat_of(address: int, array: Array) -> Words:
    """The same, of an array that has been uploaded."""
    return flat(address, np.dtype(array.dtype).itemsize, array.shape)
