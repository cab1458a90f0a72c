"""Run tests on a machine that stands still now and then for up to four seconds, as a crowded virtual one does.

    sudo .venv/bin/python tools/stalls.py tests/server -m real
    sudo .venv/bin/python tools/stalls.py --seed 2               everything

Arguments go to ./check. All its processes are frozen at the same moment and go on at the same moment: databases, servers, browsers and the tests
themselves. So sessions of servers run out, waiting takes too long, and a server or a test that relies on a quick machine fails. This needs Linux and the right to make a
control group, which root has.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GROUPS = Path("/sys/fs/cgroup")
LASTS = 0.2, 0.5, 1.0, 2.0, 3.2, 4.0
"""Seconds. Longer than three, and the sessions of all servers have run out."""
BETWEEN = 2.0, 9.0
"""Seconds from one to the next, at least and at most."""


class Freezer(NamedTuple):
    """A control group whose processes can be frozen."""

    folder: Path
    state: str
    frozen: str
    thawed: str

    def add_myself(self) -> None:
        (self.folder / "cgroup.procs").write_text(str(os.getpid()))

    def freeze(self, seconds: float) -> None:
        """All processes in it stand still for so long."""
        state = self.folder / self.state
        state.write_text(self.frozen)
        try:
            time.sleep(seconds)
        finally:
            state.write_text(self.thawed)


def new_freezer() -> Freezer:
    """:raises OSError: if this system has none, or does not let us make one."""
    name = f"hacktable-stalls-{os.getpid()}"
    if (GROUPS / "cgroup.controllers").exists():
        found = Freezer(GROUPS / name, "cgroup.freeze", "1", "0")
    else:
        found = Freezer(GROUPS / "freezer" / name, "freezer.state", "FROZEN", "THAWED")
    found.folder.mkdir()
    return found


def main(arguments: list[str]) -> int:
    """The exit status of the check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="decides when, and for how long (default: 1)")
    ours, others = parser.parse_known_args(arguments)
    chance, stood = random.Random(ours.seed), list[float]()
    try:
        freezer = new_freezer()
    except OSError as error:
        print(f"no processes can be frozen here: {error}", file=sys.stderr)
        return 2
    try:
        with subprocess.Popen([ROOT / "check", *others], cwd=ROOT, preexec_fn=freezer.add_myself) as check:
            while check.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    check.wait(chance.uniform(*BETWEEN))
                    break
                stood.append(chance.choice(LASTS))
                freezer.freeze(stood[-1])
    finally:
        with suppress(OSError):  # somebody in it has not ended
            freezer.folder.rmdir()
    print(f"everything stood still {len(stood)} times, for {sum(stood):.0f} seconds together")
    return check.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
