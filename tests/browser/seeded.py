"""`hacktable serve` with seeded chance, for tests: the same test gets the same deals and the same bots every time.

    python seeded.py FILE serve …

FILE holds a number and the name of the test that runs. Seeds are made from the name and a count that begins anew whenever FILE changes,
so that they do not depend on which tests ran before on the same server. Only this script can do that: it puts its own functions in the place of
those of the server, which no option of the real command reaches.
"""

from __future__ import annotations

import hashlib
import itertools
import sys
from pathlib import Path

from hacktable.bots import bot
from hacktable.cli import main
from hacktable.kernel.cstruct import Ints
from hacktable.server import brains, chance
from hacktable.server.daily import programme


class Seeded:
    """Chance that a test's name decides."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._begun, self._count = "", itertools.count()
        self._coins: list[Ints] = []

    def _next(self) -> bytes:
        begun = self._file.read_text("utf-8")
        if begun != self._begun:
            self._begun, self._count = begun, itertools.count()
            for coin in self._coins:
                coin[:] = bot.coin_of(begun.partition(" ")[2].encode())
        return hashlib.sha256(f"{begun.partition(' ')[2]} {next(self._count)}".encode()).digest()

    def server_seed(self) -> str:
        return self._next().hex()

    def coin_seed(self) -> bytes:
        return self._next()

    def coin_of(self, seed: bytes) -> Ints:
        """A coin that all tables toss: it begins anew with every test, when the first table is made."""
        self._coins.append(bot.coin_of(seed))
        return self._coins[-1]


if __name__ == "__main__":
    seeded = Seeded(Path(sys.argv[1]))
    chance.server_seed, chance.coin_seed = seeded.server_seed, seeded.coin_seed
    brains.coin_of = seeded.coin_of  # type: ignore[attr-defined, assignment]
    days = itertools.count()  # apart from the tests' seeds: whichever test comes first has them drawn
    chance.day_seed = lambda: hashlib.sha256(f"day {next(days)}".encode()).digest()
    for game, menus in programme.PROGRAMME.items():
        programme.PROGRAMME[game] = menus[:1] * len(menus)  # every day is a Monday, whenever the tests run
    sys.exit(main(sys.argv[2:]))
