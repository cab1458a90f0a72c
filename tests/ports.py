"""Ports for servers under test."""

from __future__ import annotations

import contextlib
import random
import socket


def free_port() -> int:
    """A port that systems do not hand out by themselves: it is still free when a server starts again, and a page that knocks while nobody
    listens cannot meet itself."""
    chance = random.SystemRandom()
    while True:
        port = chance.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
