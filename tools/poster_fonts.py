"""Make the fonts of posters: Inter and JetBrains Mono, which the page has too, in the form that their drawing library reads.

    python tools/poster_fonts.py        needs `fonttools` with `brotli`, and web/node_modules

Only to be run again if the page gets other fonts.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "src/hacktable/server/posters/fonts"
FROM = ROOT / "web/node_modules/@fontsource-variable"
WANTED = (
    ("inter", "latin", 500),
    ("inter", "latin", 700),
    ("inter", "latin-ext", 600),
    ("inter", "cyrillic", 600),
    ("inter", "greek", 600),
    ("jetbrains-mono", "latin", 500),
)
"""Letters that few names have are there in one weight: they stand in for both."""
FAMILIES = {"inter": "Inter", "jetbrains-mono": "JetBrains Mono"}


def main() -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, letters, weight in WANTED:
        font = instantiateVariableFont(TTFont(FROM / name / "files" / f"{name}-{letters}-wght-normal.woff2"), {"wght": weight})
        font.flavor = None
        if name == "jetbrains-mono":
            del font["GSUB"]  # it would draw ### and != as one sign
        font["OS/2"].usWeightClass = weight
        for number, words in ((1, FAMILIES[name]), (2, "Regular"), (4, f"{FAMILIES[name]} {weight}"), (16, None), (17, None)):
            font["name"].removeNames(nameID=number)
            if words:
                font["name"].setName(words, number, 3, 1, 0x409)
        font.save(FONTS / f"{name}-{letters}-{weight}.ttf")


if __name__ == "__main__":
    main()
