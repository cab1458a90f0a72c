"""What training needs of a game, in a folder: boards with all numbers of players and options, scales, and kernels for a GPU."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np

from hacktable import kernel
from hacktable.bots.learned.mind import columns_of, fills_of, fingerprint_of
from hacktable.kernel.events import STORED_SILENT, Events
from hacktable.kernel.game import Game
from hacktable.lab.gpu import HOPPER
from hacktable.lab.training.ptx import KERNELS, arguments_of, to_ptx

DRAWN = 4000
"""Boards with other options that training plays on."""
MEASURED = 48
"""Boards for each number of players that training never sees, to measure on."""
USUAL = 0.5
"""How often the usual options are played in training, where there are others."""


def is_prepared(game: Game, folder: Path) -> bool:
    """Whether the folder was prepared for a GPU from the rules as they are now, here or on another machine."""
    about = folder / "about.json"
    return about.exists() and json.loads(about.read_text())["source"] == _source(game)


def prepare(
    game: Game, folder: Path, *, gpu: tuple[int, int] | None = HOPPER, drawn: int = DRAWN, tell: Callable[[str], None] = lambda line: None
) -> None:
    """Write the folder.

    :param gpu: the compute capability of the GPU that the kernels are for, which take minutes to compile. None: none, for a processor.
    """
    folder.mkdir(parents=True, exist_ok=True)
    columns, notes = columns_of(game), columns_of(game).notes
    chance = Random(game.name)
    boards, players, weights = list[bytes](), list[int](), list[float]()
    groups: dict[str, list[int]] = {}

    def lay(seats: int, options: object, weight: float, group: str | None) -> None:
        _, stored = game.board(seats, options)  # type: ignore[arg-type]
        if group is not None:
            groups.setdefault(group, []).append(len(boards))
        boards.append(stored.tobytes())
        players.append(seats)
        weights.append(weight)

    for seats, share in notes.players.items():
        lay(seats, notes.usual, share * (USUAL if notes.drawn else 1), f"usual-{seats}")
    if notes.drawn:
        for seats in chance.choices([*notes.players], [*notes.players.values()], k=drawn):
            lay(seats, notes.drawn(chance, seats), (1 - USUAL) / drawn, None)
        for seats in notes.players:
            for _ in range(MEASURED):
                lay(seats, notes.drawn(chance, seats), 0.0, f"drawn-{seats}")
    about = {
        "game": game.name,
        "fingerprint": fingerprint_of(game),
        "visible": columns.visible,
        "width": -(-columns.width // 16) * 16,
        "action_width": -(-columns.action_width // 16) * 16,
        "scales": _padded(columns.scales),
        "action_scales": _padded(columns.action_scales),
        "actions": columns.action_width,
        "players": players,
        "weights": weights,
        "groups": groups,
        "kernels": {name: [("order", 1), *arguments_of(name)] for name in KERNELS},
        "bytes": {
            "boards": game.Board.dtype.itemsize,
            "states": game.State.dtype.itemsize,
            "masks": game.State.dtype.itemsize,
            "silent": Events.dtype.itemsize,
        },
    }
    (folder / "boards.bin").write_bytes(b"".join(boards))
    (folder / "silent.bin").write_bytes(np.asarray(STORED_SILENT).tobytes())
    for name in KERNELS if gpu else ():
        tell(f"compiling {name} for the GPU")
        ptx, cubin = folder / f"{name}.ptx", folder / f"{name}.cubin"
        ptx.write_text(to_ptx(game, fills_of(game), name, gpu or HOPPER))
        cubin.unlink(missing_ok=True)
        if shutil.which("ptxas"):  # otherwise the GPU's driver does it, each time a run begins
            arch = "".join(map(str, gpu or HOPPER))
            subprocess.run(["ptxas", f"-arch=sm_{arch}", "-O3", ptx, "-o", cubin], check=True)
    (folder / "about.json").write_text(json.dumps(about | {"source": _source(game) if gpu else ""}))


def _source(game: Game) -> str:
    """A hash of the source of all that can become part of a kernel, and of what compiles it."""
    here = Path(__file__).parent
    files = [
        *game.folder.rglob("*.py"),
        *Path(str(kernel.__file__)).parent.rglob("*.py"),
        here / "stepping.py",
        here / "ptx.py",
        here.parent / "gpu.py",
        Path(__file__),
    ]
    return hashlib.sha256(b"".join(each.read_bytes() for each in sorted(files))).hexdigest()


def _padded(scales: list[float]) -> list[float]:
    """To a multiple of sixteen, which matrix units like."""
    return [*scales, *[0.0] * (-len(scales) % 16)]
