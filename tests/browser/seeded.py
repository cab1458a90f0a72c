"""`hacktable serve` with seeded chance, for tests: the same test gets the same deals and the same bots every time.

    python seeded.py FILE serve …

FILE holds a number and the name of the test that runs. Seeds are made from the name and a count that begins anew whenever FILE changes,
so that they do not depend on which tests ran before on the same server. Only this script can do that: it puts its own functions in the place of
`hacktable.server.chance`, which no option of the real command reaches.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path

from hacktable.cli import main
from hacktable.server import chance


class Seeded:
    """Chance that a test's name decides."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._begun, self._count = "", itertools.count()

    def _next(self) -> bytes:
        begun = self._file.read_text("utf-8")
        if begun != self._begun:
            self._begun, self._count = begun, itertools.count()
        return hashlib.sha256(f"{begun.partition(' ')[2]} {next(self._count)}".encode()).digest()

    def server_seed(self) -> str:
        return self._next().hex()

    def coin_seed(self) -> bytes:
        return self._next()


if __name__ == "__main__":
    seeded = Seeded(Path(sys.argv[1]))
    chance.server_seed, chance.coin_seed = seeded.server_seed, seeded.coin_seed
    sys.exit(main(sys.argv[2:]))
