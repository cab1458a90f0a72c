"""Write a game's golden playthrough and perft counts: python -m hacktable.testing GAME FOLDER."""

from __future__ import annotations

import argparse
from pathlib import Path

from hacktable.kernel.registry import find
from hacktable.testing.golden import golden_playthrough, perft_counts

parser = argparse.ArgumentParser(prog="python -m hacktable.testing", description=__doc__)
parser.add_argument("game")
parser.add_argument("folder", type=Path)
given = parser.parse_args()
for kind, text in (("golden", golden_playthrough(find(given.game))), ("perft", perft_counts(find(given.game)))):
    file = given.folder / kind / f"{given.game}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    print(f"{file}: {len(text.splitlines())} lines")
