"""A poster as a PNG file: programs that show links do not read SVG."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hacktable.kernel.extras import is_installed
from hacktable.server.posters.drawing import HEIGHT, WIDTH, drawn
from hacktable.server.posters.facts import Poster

FONTS = Path(__file__).parent / "fonts"


def can_be_made() -> bool:
    """There are machines for which the drawing library is not made; the rest of the server works there, too."""
    return is_installed("resvg_py")


class Image(NamedTuple):
    """A PNG file."""

    png: bytes
    tag: str
    """A hash of this very file."""


def image(poster: Poster) -> Image:
    """Takes a fifth of a second."""
    import resvg_py

    svg = drawn(poster)
    ours = all(ord(each) < 0x500 for each in svg)  # for other letters, such as Chinese, this machine may have a font
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=WIDTH, height=HEIGHT, skip_system_fonts=ours, font_files=_fonts(), font_family="Inter"
    )
    return Image(png, hashlib.sha256(png).hexdigest()[:16])


@cache
def _fonts() -> list[str]:
    return [str(file) for file in sorted(FONTS.glob("*.ttf"))]
