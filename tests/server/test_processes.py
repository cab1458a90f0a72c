"""Several servers from one command: they are told to stop, die, and are started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytestmark = [pytest.mark.real, pytest.mark.skipif(not hasattr(os, "fork"), reason="a machine without signals")]

SERVERS = """
import os, signal, sys
from hacktable.server import processes

def serve(place):
    signal.pthread_sigmask(signal.SIG_BLOCK, {{signal.SIGTERM}})
    os.write(1, b"%d %d\\n" % (place, os.getpid()))  # in one piece, whatever the others write
    signal.sigtimedwait({{signal.SIGTERM}}, 120)  # whoever is left behind does not stay for ever
    ended_by = [{ended_by}][place - 1]
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {{signal.SIGTERM}})
    if ended_by:
        os.kill(os.getpid(), ended_by)
    return 0

{first}
sys.exit(processes.start_all(serve, 2))
"""


@contextmanager
def servers(ended_by: str = "0, 0", first: str = "") -> Iterator[subprocess.Popen[str]]:
    """Two of them. Told to stop, each is ended by one of these signals, or by none."""
    code = SERVERS.format(ended_by=ended_by, first=first)
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        try:
            yield program
        except BaseException:
            program.terminate()  # a test that has failed ends, too
            raise


def hear(program: subprocess.Popen[str]) -> tuple[int, int]:
    """Which server has begun, and the number of its process."""
    assert program.stdout
    place, pid = program.stdout.readline().split()
    return int(place), int(pid)


def test_all_are_told_to_stop_and_it_was_well_if_each_ended_or_had_only_begun_to_start() -> None:
    with servers("0, signal.SIGTERM") as program:
        assert {hear(program)[0], hear(program)[0]} == {1, 2}
        program.terminate()
        assert program.wait() == 0


def test_one_that_dies_while_all_are_told_to_stop_is_no_success() -> None:
    with servers("0, signal.SIGKILL") as program:
        assert {hear(program)[0], hear(program)[0]} == {1, 2}
        program.terminate()
        assert program.wait() == signal.SIGKILL


def test_one_that_is_killed_is_started_again() -> None:
    with servers(first="processes.TOO_SOON = 0") as program:
        pids = dict((hear(program), hear(program)))
        os.kill(pids[1], signal.SIGKILL)
        place, pid = hear(program)
        assert place == 1
        assert pid != pids[1]
        program.terminate()
        assert program.wait() == 0


def test_all_end_if_one_dies_at_once() -> None:
    with servers(first="processes.TOO_SOON = 3600") as program:
        pids = dict((hear(program), hear(program)))
        os.kill(pids[2], signal.SIGKILL)
        assert program.wait() == signal.SIGKILL


def test_nobody_is_left_behind_if_they_are_told_to_stop_while_they_are_started() -> None:
    """The signal comes right after each of the two was made, before anything else is done."""
    for before in (1, 2):
        first = f"""
fork, made = os.fork, []

def interrupted():
    pid = fork()
    if pid:
        made.append(pid)
        if len(made) == {before}:
            os.kill(os.getpid(), signal.SIGTERM)
    return pid

os.fork = interrupted
"""
        with servers(first=first) as program:
            program.communicate(timeout=60)  # whoever is left behind keeps its output open
            assert program.returncode == 0
