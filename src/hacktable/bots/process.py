"""A bot in a process of its own, which is killed when it takes too long, and started again when it is next asked."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from typing import IO

import msgspec

from hacktable.bots.asking import Answer, Failure, Hello, Question, read_from_bot, write_frame

START_LIMIT = 60.0
"""Seconds that a process has to start and import its bot."""
REST = 30.0
"""Seconds until the next attempt, if it could not start."""


class BotFailedError(Exception):
    """A bot did not answer; the message says why."""


class BotProcess:
    """The process of one bot. Only one thread at a time may use it, except for `close`, which any thread may call."""

    def __init__(self, place: str, limit: float) -> None:
        """:param place: where the bot's maker is, as `module:name`.

        :param limit: seconds for an answer.
        """
        self._place = place
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None
        self._rests_until = 0.0
        self._closed = False

    def ask(self, question: Question) -> int:
        """The packed action that the bot chose; 0 if it does nothing.

        :raises BotFailedError: if it raised, answered illegally, took too long, or ended.
        """
        return self._exchange(self._started(), question, self._limit)

    def close(self) -> None:
        self._closed = True
        self._kill()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process and self._process.poll() is None:
            return self._process
        if self._closed:
            raise BotFailedError("the server closes")
        if time.monotonic() < self._rests_until:
            raise BotFailedError("could not be started a moment ago")
        self._process = process = subprocess.Popen(
            [sys.executable, "-m", "hacktable.bots.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # In a group of its own, because otherwise Ctrl+C would end it before the server has closed its tables. Not in a session of its own,
            # because Linux shares a processor evenly between sessions, and its low priority would count for nothing against the server's.
            process_group=0,
        )
        try:
            self._exchange(process, Hello([*sys.path], self._place), START_LIMIT)
        except BotFailedError:
            self._rests_until = time.monotonic() + REST
            self._kill()
            raise
        return process

    def _exchange(self, process: subprocess.Popen[bytes], message: msgspec.Struct, limit: float) -> int:
        """Send a frame and wait for the answer. A timer kills the process if it takes too long, which also ends the wait."""
        overdue = threading.Event()

        def end() -> None:
            overdue.set()
            _end(process)

        timer = threading.Timer(limit, end)
        timer.start()
        try:
            write_frame(_open(process.stdin), message)
            answer = read_from_bot(_open(process.stdout))
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self._kill()
            if overdue.is_set():
                raise BotFailedError(f"took longer than {limit:g} s") from None
            if isinstance(error, msgspec.MsgspecError):
                raise BotFailedError(f"its process answered nonsense: {error}") from None
            raise BotFailedError(f"its process ended with status {process.returncode}") from None
        finally:
            timer.cancel()
        if isinstance(answer, Failure):
            raise BotFailedError(answer.reason)
        assert isinstance(answer, Answer)
        return answer.act

    def _kill(self) -> None:
        process = self._process
        if process:
            _end(process)
            process.wait()
            for pipe in (process.stdin, process.stdout):
                _close(pipe)
            if self._process is process:
                self._process = None


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill a bot's process and those that it has forked: they hold its pipes open, and whoever reads from it would wait for ever."""
    if process.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe
    return pipe


def _close(pipe: IO[bytes] | None) -> None:
    try:
        if pipe:
            pipe.close()
    except OSError:  # closing a pipe writes what is left in it; the killed process no longer reads that
        pass
