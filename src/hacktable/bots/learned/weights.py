"""What a network has learned, as a file: `minds/GAME.npz`, in half precision, with the fingerprint of what it was trained on.

Weights that were trained with other columns, verbs or rules would play nonsense. A file whose fingerprint is not the game's is refused.
"""

from __future__ import annotations

import io
import logging
import zipfile
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hacktable.bots.learned.mind import columns_of, fingerprint_of, has_features
from hacktable.bots.learned.network import HEADER
from hacktable.bots.policies import SCRATCH_WIDTH
from hacktable.kernel.cstruct import Floats
from hacktable.kernel.game import Game

logger = logging.getLogger(__name__)

ORDER = (
    "one",
    "one_bias",
    "two",
    "two_bias",
    "state",
    "state_bias",
    "action",
    "mix",
    "mix_bias",
    "out",
    "value",
    "value_bias",
    "place",
    "place_bias",
)


class WeightsError(ValueError):
    """Weights that cannot be used; the message says why."""


@cache
def has_weights(game: Game) -> bool:
    """Whether a file with weights comes with the game's player; whether it fits is another question.

    It is looked for once: a server asks for every bot of every game whenever somebody opens the home page.
    """
    return has_features(game) and weights_file(game).is_file()


@cache
def mind_of(game: Game) -> Floats | None:
    """A game's learned player; None, and a line in the log, if its weights cannot be used."""
    try:
        return read(game, weights_file(game).read_bytes())
    except (WeightsError, OSError) as error:
        logger.warning("the learned player of %s cannot be used: %s; greedy plays for it", game.name, error)
        return None


def read(game: Game, stored: bytes) -> Floats:
    """Weights from a file's bytes, as the network takes them.

    :raises WeightsError: if they are of another game, columns or rules, or are none.
    """
    try:
        with np.load(io.BytesIO(stored)) as found:
            arrays = {name: found[name] for name in found.files}
        trained_on = str(arrays.pop("fingerprint"))
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"the file holds no weights ({error})") from None
    if trained_on != fingerprint_of(game):
        raise WeightsError(f"they were trained on other columns, verbs or rules ({trained_on[:8]}, here {fingerprint_of(game)[:8]})")
    return flat(game, arrays)


def flat(game: Game, arrays: Mapping[str, NDArray[Any]]) -> Floats:
    """All layers in one array, behind a header with their sizes.

    :raises WeightsError: if sizes do not fit together.
    """
    if set(arrays) != set(ORDER):
        raise WeightsError("layers are missing, or there are too many")
    columns = columns_of(game)
    action = arrays["action"][: columns.action_width]
    sizes = [
        columns.visible,
        columns.action_width,
        arrays["one"].shape[1],
        arrays["two"].shape[1],
        arrays["state"].shape[1],
        arrays["mix"].shape[1],
    ]
    visible, actions, wide, deep, head, last = sizes
    shapes = (
        (visible, wide),
        (wide,),
        (wide, deep),
        (deep,),
        (deep, head),
        (head,),
        (actions, head),
        (head, last),
        (last,),
        (last,),
        (deep,),
        (1,),
        (deep,),
        (1,),
    )
    parts = [action if name == "action" else arrays[name] for name in ORDER]
    if tuple(part.shape for part in parts) != shapes:
        raise WeightsError("the sizes of the layers do not fit together")
    if max(sizes) > SCRATCH_WIDTH:
        raise WeightsError(f"a layer is wider than {SCRATCH_WIDTH}")
    header = np.zeros(HEADER, np.float32)
    header[: len(sizes)] = sizes
    mind = np.concatenate([header, *(part.astype(np.float32).reshape(-1) for part in parts)])
    mind.setflags(write=False)
    return mind


def weights_file(game: Game) -> Path:
    """Where the weights of a game's learned player lie, if there are any."""
    return Path(str(resources.files("hacktable.bots.learned").joinpath("minds", f"{game.name}.npz")))
