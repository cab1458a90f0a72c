"""Several servers on one machine from one command: a process for each, and one that looks after them."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable

logger = logging.getLogger("hacktable")

STOPPING = signal.SIGTERM, signal.SIGINT
"""Signals that tell a server to stop."""
TOO_SOON = 5.0
"""Seconds: a server that ends earlier than this is not started again, since the next one would end, too."""


def start_all(serve: Callable[[int], int], number: int) -> int:
    """Run so many servers until all are told to stop; the exit status. One that was killed is started again.

    Signals only write their numbers into a pipe, which is read here. So nothing is interrupted, and none gets lost between two steps.

    :param serve: runs one server; it is given its number, from 1 on.
    """
    running: dict[int, tuple[int, float]] = {}
    stopping = False
    status = 0
    signals, arriving = os.pipe()
    os.set_blocking(arriving, False)
    signal.set_wakeup_fd(arriving, warn_on_full_buffer=False)
    for each in (*STOPPING, signal.SIGCHLD):
        signal.signal(each, lambda *_: None)

    def start(place: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)  # the new server is to forget the pipe before a signal reaches it
        pid = os.fork()
        if not pid:
            os.setpgrp()  # Ctrl+C reaches whoever looks after the servers, and nobody twice
            signal.set_wakeup_fd(-1)
            os.close(signals)
            os.close(arriving)
            for each in (*STOPPING, signal.SIGCHLD):
                signal.signal(each, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        if pid:
            running[pid] = place, time.monotonic()
            return
        ended = 1
        try:
            ended = serve(place)
        except Exception:  # nobody else would hear of it
            logger.exception("server %d", place)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(ended)

    def stop() -> None:
        nonlocal stopping
        stopping = True
        for pid in running:
            os.kill(pid, signal.SIGTERM)

    for place in range(1, number + 1):
        start(place)
    while running:
        if not set(os.read(signals, 4096)).isdisjoint(STOPPING):
            stop()
        while running:
            pid, ended = os.waitpid(-1, os.WNOHANG)
            if not pid:
                break
            place, since = running.pop(pid)
            code = os.waitstatus_to_exitcode(ended)
            if stopping:
                status = status or (0 if code == -signal.SIGTERM else abs(code))  # SIGTERM ends one that has only begun to start
            elif time.monotonic() - since < TOO_SOON:
                status = status or abs(code) or 1
                stop()
            else:
                logger.warning("server %d has ended (%d) and is started again", place, code)
                start(place)
    return status
