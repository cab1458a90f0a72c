"""Several servers on one machine from one command: a process for each, and one that looks after them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

logger = logging.getLogger("hacktable")

TOO_SOON = 5.0
"""Seconds: a server that ends earlier than this is not started again, since the next one would end, too."""


def start_all(serve: Callable[[int], int], number: int) -> int:
    """Run so many servers until all are told to stop; the exit status. One that was killed is started again.

    :param serve: runs one server; it is given its number, from 1 on.
    """
    running: dict[int, tuple[int, float]] = {}
    stopping = False
    status = 0

    def start(place: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid:
            running[pid] = place, time.monotonic()
            return
        os.setpgrp()  # Ctrl+C reaches whoever looks after the servers, and nobody twice
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, signal.SIG_DFL)
        ended = 1
        try:
            ended = serve(place)
        except Exception:  # nobody else would hear of it
            logger.exception("server %d", place)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(ended)

    def stop(number: int, _: FrameType | None) -> None:
        nonlocal stopping
        stopping = True
        for pid in running:
            os.kill(pid, signal.SIGTERM)

    for place in range(1, number + 1):
        start(place)
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, stop)
    while running:
        pid, ended = os.wait()
        place, since = running.pop(pid)
        code = os.waitstatus_to_exitcode(ended)
        if stopping:
            status = status or (0 if code == -signal.SIGTERM else abs(code))  # it had not begun to listen to signals
        elif time.monotonic() - since < TOO_SOON:
            status = status or abs(code) or 1
            stop(signal.SIGTERM, None)
        else:
            logger.warning("server %d has ended (%d) and is started again", place, code)
            start(place)
    return status
