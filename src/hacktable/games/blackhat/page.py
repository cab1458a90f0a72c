"""What the page must know of Black Hat to draw it."""

from __future__ import annotations

from hacktable.games.blackhat.board import CARD_KINDS, HAT, JOKER, MOST_MISTAKES, RANKS, ROBOT, WILD_RANK
from hacktable.games.blackhat.drawing import (
    CELLS,
    COLUMNS,
    HIGHEST,
    LETTER_OF,
    LONGEST_TITLE,
    LOWEST,
    MODULES,
    PLACES_FOR_MODULES,
    QUARTERS,
    ROWS,
    TRACK_LENGTH,
    Kind,
)
from hacktable.games.blackhat.look import ICONS, KIND_COLOURS, NETWORK
from hacktable.games.blackhat.reading import CELL_STRIDE, CELL_WIDTH, FIRST_CELL
from hacktable.games.blackhat.state import JAIL, NOWHERE, PAWNS, TRACK
from hacktable.kernel.calls import Call
from hacktable.kernel.look import PageFacts

PAGE = PageFacts(
    sizes={
        "RANKS": RANKS,
        "JOKER": JOKER,
        "HAT": HAT,
        "CARD_KINDS": CARD_KINDS,
        "WILD_RANK": WILD_RANK,
        "ROBOT": ROBOT,
        "COLUMNS": COLUMNS,
        "ROWS": ROWS,
        "CELLS": CELLS,
        "MODULES": MODULES,
        "QUARTERS": QUARTERS,
        "TRACK": TRACK,
        "TRACK_LENGTH": TRACK_LENGTH,
        "JAIL": JAIL,
        "NOWHERE": NOWHERE,
        "PAWNS": PAWNS,
        "PLACES_FOR_MODULES": PLACES_FOR_MODULES,
        "LOWEST": LOWEST,
        "HIGHEST": HIGHEST,
        "LONGEST_TITLE": LONGEST_TITLE,
        "MOST_MISTAKES": MOST_MISTAKES,
        "FIRST_CELL": FIRST_CELL,
        "CELL_STRIDE": CELL_STRIDE,
        "CELL_WIDTH": CELL_WIDTH,
    },
    texts={"LETTERS": "".join(LETTER_OF[kind] for kind in Kind)},
    icons={kind.name.lower(): icon for kind, icon in ICONS.items()},
    colours={f"bh-{name}": colour for name, colour in NETWORK.items()}
    | {f"bh-{kind.name.lower()}": colour for kind, colour in KIND_COLOURS.items()},
    colours_of=".bh-network",
)

CALLS = (
    Call("nice-trick"),
    Call("mine"),
    Call("not-the-hat"),
    Call("hat-suits-you"),
    Call("careful"),
    Call("hurts"),
    Call("catch-me"),
    Call("laugh"),
)
"""What players can say with one tap."""
