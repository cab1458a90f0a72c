"""The child process of one of the workshop's workers: it reads jobs from its input, reads matches from the database, and writes what it has made.

It ends when its input ends: then the server is gone, however that came about.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from typing import IO

from hacktable.bots.learned.levels import CHAMPIONS_NAME
from hacktable.bots.player import use_compiled_policy
from hacktable.kernel.engine import use_compiled
from hacktable.kernel.errors import HacktableError
from hacktable.kernel.registry import find
from hacktable.server import logs
from hacktable.server.http.replays import works
from hacktable.server.store.sql import SqlStore
from hacktable.server.wire.faults import Fault
from hacktable.server.workshop import DATABASE, SIZE, answer

logger = logging.getLogger(__name__)

PRIORITY = 15
"""Lower than the server's by so much: on a machine with one core, moves come first."""


def run(database: str, jobs: IO[bytes], results: IO[bytes]) -> None:
    compiled = set[str]()
    with asyncio.Runner() as runner:
        made = works(runner.run(SqlStore.open(database)))
        while len(size := jobs.read(SIZE)) == SIZE:
            what, given, fast, champions = pickle.loads(jobs.read(int.from_bytes(size, "big")))
            for game in set(fast) - compiled:
                use_compiled(find(game))
                compiled.add(game)
            for game in champions:
                use_compiled_policy(find(game), CHAMPIONS_NAME)
            try:
                packed = answer(True, runner.run(made[what](*given)))
            except Exception as error:
                if not isinstance(error, Fault | HacktableError):
                    logger.exception("%s %s", what, given[:2])
                packed = answer(False, error)
            results.write(packed)
            results.flush()


def main() -> None:
    """Work at the other ends of this process's input and output."""
    if hasattr(os, "nice"):
        os.nice(PRIORITY)
    logs.begin(level="warning")
    sent, sys.stdout = sys.stdout.buffer, sys.stderr  # whatever is printed by accident must not be taken for an answer
    with contextlib.suppress(BrokenPipeError):  # the server was killed before it had read the answer
        run(os.environ.pop(DATABASE), sys.stdin.buffer, sent)


if __name__ == "__main__":
    main()
