"""What training needs of a game, in a folder: boards with all numbers of players and options, scales, and kernels for a GPU."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np

from hacktable.bots.learned.mind import columns_of, fills_of, fingerprint_of
from hacktable.kernel.events import STORED_SILENT, Events
from hacktable.kernel.game import Game
from hacktable.lab.training.ptx import KERNELS, arguments_of, to_ptx

DRAWN = 400
"""Boards drawn for training, and for each number of players some that training never sees, to measure on."""
MEASURED = 48
USUAL = 0.5
"""How often the usual options are played in training, where there are others."""


def prepare(game: Game, folder: Path, *, kernels: bool = True, tell: Callable[[str], None] = lambda line: None) -> None:
    """Write the folder. Kernels take minutes; without them it serves a processor."""
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
        for seats in chance.choices([*notes.players], [*notes.players.values()], k=DRAWN):
            lay(seats, notes.drawn(chance, seats), (1 - USUAL) / DRAWN, None)
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
        "kernels": {name: arguments_of(name) for name in KERNELS},
        "bytes": {
            "boards": game.Board.dtype.itemsize,
            "states": game.State.dtype.itemsize,
            "masks": game.State.dtype.itemsize,
            "silent": Events.dtype.itemsize,
        },
    }
    (folder / "about.json").write_text(json.dumps(about))
    (folder / "boards.bin").write_bytes(b"".join(boards))
    (folder / "silent.bin").write_bytes(np.asarray(STORED_SILENT).tobytes())
    for name in KERNELS if kernels else ():
        tell(f"compiling {name} for the GPU")
        (folder / f"{name}.ptx").write_text(to_ptx(game, fills_of(game), name))


def _padded(scales: list[float]) -> list[float]:
    """To a multiple of sixteen, which matrix units like."""
    return [*scales, *[0.0] * (-len(scales) % 16)]
