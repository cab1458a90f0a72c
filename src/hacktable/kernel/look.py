"""How the page looks, said once: its colours by night and by day, the players' colours and shapes, and what it knows of a game.

Pictures that Python draws take colours from here; `server/wire/typescript.py` writes them into the page's style sheets and
TypeScript. A colour that stands only here cannot differ between the lobby's picture of a board and the board itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, get_args

Theme = Literal["dark", "light"]
THEMES: tuple[Theme, ...] = get_args(Theme)


class Themed(NamedTuple):
    """A value of a style sheet for each theme: mostly a colour, #rrggbb."""

    dark: str
    light: str


DESK: Mapping[str, Themed] = {
    "ground": Themed("#0a0e14", "#eef3f7"),
    "panel": Themed("#10161f", "#f8fbfd"),
    "raised": Themed("#17202c", "#ffffff"),
    "line": Themed("#243142", "#c6d3df"),
    "line-strong": Themed("#3b4d63", "#8fa5b9"),
    "ink": Themed("#dbe5ef", "#14263a"),
    "dim": Themed("#93a3b5", "#4c6176"),
    "accent": Themed("#5cf2a5", "#05683f"),
    "accent-soft": Themed("#5cf2a51f", "#05683f1a"),
    "on-accent": Themed("#04150c", "#ffffff"),
    "warn": Themed("#f5b942", "#8f5a00"),
    "danger": Themed("#ff6b6b", "#b3261e"),
    "dot": Themed("#1a2431", "#d3dfe9"),
    "shade": Themed("#05080ccc", "#14263a66"),
    "mark-edge": Themed("transparent", "#14263a"),
}
"""The desk: dark is a desk at night, light is the same desk drawn on blueprint paper. Named as in style sheets, without the `--`."""

SEAT_COLOURS: tuple[Themed, ...] = (
    Themed("#e69f00", "#e69f00"),
    Themed("#56b4e9", "#56b4e9"),
    Themed("#cc79a7", "#cc79a7"),
    Themed("#f0e442", "#f0e442"),
    Themed("#d55e00", "#d55e00"),
    Themed("#3a9be0", "#0072b2"),
    Themed("#12b886", "#009e73"),
)
"""Okabe and Ito's colours, in the order in which seats take them; two are lighter by night, to be seen."""

SEAT_SHAPES: tuple[str, ...] = (
    "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z",
    "M-7.6-7.6H7.6V7.6H-7.6Z",
    "M0-9.4L9.4 7.4H-9.4Z",
    "M0-10L9 0L0 10L-9 0Z",
    "M-4.9-8.5H4.9L9.8 0L4.9 8.5H-4.9L-9.8 0Z",
    "M0-10L2.9-3.4L10-2.7L4.7 2L6.2 9.1L0 5.4L-6.2 9.1L-4.7 2L-10-2.7L-2.9-3.4Z",
    "M-3.2-9.2H3.2V-3.2H9.2V3.2H3.2V9.2H-3.2V3.2H-9.2V-3.2H-3.2Z",
)
"""A shape goes with each colour, so that nobody has to tell colours apart: paths in a box from -10 to 10, of about the same weight."""


@dataclass(frozen=True, kw_only=True)
class PageFacts:
    """What the page must know of a game to draw it, besides what a match sends. The values are the rules' own, not copies."""

    sizes: Mapping[str, int] = field(default_factory=dict)
    """Numbers of the rules, by the names they have there too."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Short texts of the rules, such as the letters of things."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """Line drawings, as paths in a box of 24."""
    colours: Mapping[str, Themed] = field(default_factory=dict)
    """The game's own colours, named as in style sheets, without the `--`."""
    colours_of: str = ":root"
    """The selector of the elements that have these colours."""


def mixed(colour: str, share: float, ground: str) -> str:
    """So much of a colour over another, as CSS's `color-mix(in srgb, …)` does it."""
    parts = [(int(colour[at : at + 2], 16), int(ground[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(over * share + under * (1 - share)):02x}" for over, under in parts)
