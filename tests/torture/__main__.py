"""Torture three servers, and print what came of it.

.venv/bin/python -m tests.torture --events 1000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "server"))

from torture.report import report
from torture.running import folder_for_logs, torture
from torture.troubles import Troubles


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--events", type=int, default=100, help="how many things go wrong (100)")
    parser.add_argument("--seed", type=int, default=1, help="decides which, and when (1)")
    parser.add_argument("--logs", type=Path, default=None, help="a folder for the logs of the servers; a new one if none is named")
    parser.add_argument("--minutes", type=float, default=0, help="begin nothing more after so many minutes")
    parser.add_argument("--only", default="", help="one kind of event, such as SIGKILL, and each alone")
    given = parser.parse_args()
    folder = given.logs or folder_for_logs()
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()

    def progress(troubles: Troubles) -> None:
        count, seconds = sum(troubles.happened.values()), time.monotonic() - began
        part = count / given.events
        bar = "█" * round(30 * part) + "·" * (30 - round(30 * part))
        clear, end = ("\r\x1b[2K", "") if sys.stderr.isatty() else ("", "\n")
        if sys.stderr.isatty() or count % max(1, given.events // 50) == 0:
            acks = sum(len(page.acked) for page in troubles.pages)
            left = seconds / part * (1 - part)
            print(f"{clear}{bar} {count}/{given.events}, {acks} moves, {left:.0f} s left", end=end, file=sys.stderr, flush=True)

    outcome = asyncio.run(torture(given.events, given.seed, folder, progress, minutes=given.minutes, only=given.only))
    print(f"\n{report(outcome)}\nlogs: {folder}")
    return bool(outcome.verdict.wrong)


if __name__ == "__main__":
    sys.exit(main())
