"""A poster as an SVG file, in the dark colours of the page."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from unicodedata import category

from hacktable.kernel.look import DESK, SEAT_COLOURS, SEAT_SHAPES
from hacktable.kernel.registry import find, names
from hacktable.server.posters.facts import Plate, Poster

WIDTH, HEIGHT = 1200, 630
"""What most programs that show links ask for."""
LEFT, RIGHT = 72, 1128
COLUMN = 640
"""Where the words end and the emblem begins."""
SEATS = "abcdefg"
_TOKEN = re.compile(r"<([a-g])>|(?<![A-Za-z])([a-g])\d+")
"""A player's things in a position."""
_PICTURE = re.compile(r"</?svg[^>]*>")


def _colour(name: str) -> str:
    return DESK[name].dark


def drawn(poster: Poster) -> str:
    """The whole file."""
    body = _position(poster) if poster.position else _day(poster) if poster.boast else _table(poster)
    dots = f'<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="1.6" fill="{_colour("dot")}"/></pattern>'
    glow = (
        f'<radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="{_colour("accent")}" stop-opacity="0.13"/>'
        f'<stop offset="1" stop-color="{_colour("accent")}" stop-opacity="0"/></radialGradient>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Inter" font-weight="500">'
        f"<defs>{dots}{glow}</defs>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_colour("ground")}"/><rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dots)"/>'
        f'{body}<rect y="{HEIGHT - 8}" width="{WIDTH}" height="8" fill="{_colour("accent")}"/></svg>'
    )


def _table(poster: Poster) -> str:
    """The game's emblem, its name, and who sits there."""
    small = next((size for size in (32, 28, 25) if len(_wrapped(poster.sentence, size, 2)) == 1), 32) if poster.evening else 32
    words, titles, size = _wrapped(poster.sentence, small, 2), [poster.title], 84.0
    if poster.evening:  # somebody has named it
        titles, size = _fitting(poster.title)
    more = 42 * (len(words) - 1) + (size * 1.15 if len(titles) > 1 else 0)
    top = 300 + more
    many = len(poster.plates) > 4 or top + 66 * len(poster.plates) > HEIGHT - 20
    wide = 290 if many else 400
    plates = "".join(
        _plate(each, LEFT + (wide + 14) * (at % 2 if many else 0), top + 66 * (at // 2 if many else at), wide, poster.language)
        for at, each in enumerate(poster.plates)
    )
    return (
        f'<circle cx="920" cy="300" r="330" fill="url(#glow)"/>{_emblem(poster.game, 710, 90, 420)}{_brand(LEFT, 52)}'
        + "".join(_text(LEFT, 200 + size * 1.15 * line, each, size, "ink", bold=True) for line, each in enumerate(titles))
        + "".join(_text(LEFT, 258 + more - 42 * (len(words) - 1 - line), each, small, "dim") for line, each in enumerate(words))
        + plates
    )


def _position(poster: Poster) -> str:
    """A position in a terminal's window, as large as it fits."""
    lines = poster.position.splitlines()
    room, left, top = (RIGHT - LEFT - 48, HEIGHT - 182 - 52), LEFT + 24, 182
    size = min(room[0] / (0.6 * max(map(len, lines))), room[1] / (1.26 * len(lines)), 30)
    wide = 0.6 * size * max(map(len, lines))
    shift = (room[0] - wide) / 2
    rows = "".join(
        f'<text x="{left + shift:.1f}" y="{top + 1.26 * size * (line + 0.8):.1f}" xml:space="preserve">{_tokens(each)}</text>'
        for line, each in enumerate(lines)
    )
    lamps = "".join(
        f'<circle cx="{LEFT + 26 + 24 * at}" cy="146" r="6.5" fill="{_colour(each)}"/>'
        for at, each in enumerate(("danger", "warn", "accent"))
    )
    return (
        f"{_brand(LEFT, 38)}{_text(RIGHT, 78, poster.title, 44, 'ink', bold=True, end=True)}"
        f'<rect x="{LEFT}" y="122" width="{RIGHT - LEFT}" height="{HEIGHT - 122 - 34}" rx="16" fill="{_colour("panel")}" stroke="{_colour("line-strong")}" stroke-width="2"/>'
        f"{lamps}{_text((LEFT + RIGHT) / 2, 154, poster.sentence, 22, 'dim', middle=True)}"
        f'<path d="M{LEFT} 170H{RIGHT}" stroke="{_colour("line")}" stroke-width="2"/>'
        f'<g font-family="JetBrains Mono" font-size="{size:.2f}" fill="{_colour("ink")}">{rows}</g>'
    )


def _day(poster: Poster) -> str:
    """How somebody did in a deal of the day: in words, and as a plot of how all did."""
    words = _wrapped(poster.sentence, 30, 2)
    most, wide = max((count for count, _ in poster.bars), default=1), COLUMN / max(len(poster.bars), 1)
    bars = "".join(
        f'<rect x="{LEFT + wide * at:.1f}" y="{566 - (16 + 124 * count / most):.1f}" width="{min(wide * 0.8, 64):.1f}" height="{16 + 124 * count / most:.1f}" rx="{min(6, wide / 4):.1f}" '
        f'fill="{_colour("accent" if mine else "line-strong")}"/>'
        for at, (count, mine) in enumerate(poster.bars)
    )
    size = min(60, 60 * COLUMN / _width(poster.boast, 60))
    return (
        f'<circle cx="920" cy="300" r="330" fill="url(#glow)"/>{_emblem(poster.game, 710, 90, 420)}{_brand(LEFT, 52)}'
        f"{_text(LEFT, 190, poster.title, 76, 'ink', bold=True)}"
        + "".join(_text(LEFT, 244 + 40 * line, each, 30, "dim") for line, each in enumerate(words))
        + f"{_text(LEFT, 390, poster.boast, size, 'accent', bold=True)}{bars}"
        f'<path d="M{LEFT} 568H{LEFT + COLUMN}" stroke="{_colour("line-strong")}" stroke-width="2"/>'
    )


def _tokens(line: str) -> str:
    """A line of a position; the players' things have their colours."""
    parts, end = list[str](), 0
    for found in _TOKEN.finditer(line):
        seat = SEATS.index(found[1] or found[2])
        parts += [_clean(line[end : found.start()]), f'<tspan fill="{SEAT_COLOURS[seat].dark}">{_clean(found[0])}</tspan>']
        end = found.end()
    return "".join([*parts, _clean(line[end:])])


def _plate(plate: Plate, x: float, y: float, wide: int, language: str) -> str:
    free, won = not plate.name, plate.place == 1
    edge = _colour("accent" if won else "line-strong")
    looks = 'fill="none" stroke-dasharray="7 7" stroke-opacity="0.7"' if free else f'fill="{_colour("raised" if won else "panel")}"'
    points = str(plate.points) if language == "en" else str(plate.points).replace(".", ",")
    number = "" if plate.points is None else _text(wide - 20, 36, points, 26, "accent" if won else "dim", bold=True, end=True)
    room = wide - 62 - (24 + 17 * len(points) if number else 20)
    size = 26 if _width(plate.name, 26) <= room else max(17, 26 * room / _width(plate.name, 26))
    mark = (
        ""
        if free
        else (
            f'<path d="{SEAT_SHAPES[plate.seat]}" transform="translate(34 27) scale(1.25)" fill="{SEAT_COLOURS[plate.seat].dark}" stroke="{_colour("ground")}"/>'
        )
    )
    if free:
        mark = f'<path d="M34 18V36M25 27H43" stroke="{_colour("dim")}" stroke-width="3" stroke-linecap="round"/>'
    return (
        f'<g transform="translate({x} {y})"><clipPath id="plate{plate.seat}"><rect width="{62 + room}" height="54"/></clipPath>'
        f'<rect width="{wide}" height="54" rx="14" stroke="{edge}" stroke-width="2" {looks}/>{mark}'
        f'<g clip-path="url(#plate{plate.seat})">{_text(62, 36, plate.name, size, "ink")}</g>{number}</g>'
    )


def _brand(x: float, y: float) -> str:
    """The house's own mark and name."""
    return (
        f'<g transform="translate({x} {y})"><circle cx="26" cy="26" r="22" fill="none" stroke="{_colour("line-strong")}" stroke-width="3" stroke-dasharray="4.6 4.6"/>'
        f'<path d="M18.7 13.5v25M33.3 13.5v25M18.7 26h14.6" fill="none" stroke="{_colour("accent")}" stroke-width="5.4" stroke-linecap="round"/>'
        f"{_text(66, 37, 'Hacktable', 32, 'ink', bold=True)}</g>"
    )


@cache
def _emblem_of(game: str) -> str:
    file = find(game).telling.emblem if game in names() else None
    return _PICTURE.sub("", file.read_text()) if file else ""


def _emblem(game: str, x: float, y: float, size: float) -> str:
    found = _emblem_of(game)
    return f'<g transform="translate({x} {y}) scale({size / 200})">{found}</g>' if found else ""


def _text(x: float, y: float, words: str, size: float, colour: str, *, bold: bool = False, end: bool = False, middle: bool = False) -> str:
    looks = ' font-weight="700"' if bold else ""
    looks += ' text-anchor="end"' if end else ' text-anchor="middle"' if middle else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{_colour(colour)}"{looks}>{_clean(words)}</text>'


def _clean(words: str) -> str:
    """Names are written by strangers: nothing in them is a tag, or steers how the rest is written."""
    return escape("".join(each for each in words if category(each) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")))


def _width(words: str, size: float) -> float:
    """About how wide words are."""
    return size * sum(
        0.32 if each in "iljtf.,:;'!| " else 0.9 if each in "mwMW@%" else 0.7 if each.isupper() or ord(each) > 0x2E7F else 0.6
        for each in words
    )


def _fitting(title: str) -> tuple[list[str], float]:
    """A title in one line or two, as large as it fits; the drawing cuts off what does not fit even so."""
    for size in (84, 68, 54, 42, 32):
        lines = _wrapped(title, size, 3)
        if len(lines) <= (1 if size > 60 else 2) and all(_width(line, size) <= COLUMN for line in lines):
            return lines, size
    return _wrapped(title, 32, 2), 32


def _wrapped(sentence: str, size: float, most: int) -> list[str]:
    """In lines that end before the emblem begins."""
    lines, line = list[str](), ""
    for word in sentence.split():
        longer = f"{line} {word}".strip()
        if line and _width(longer, size) > COLUMN:
            lines.append(line)
            line = word
        else:
            line = longer
    lines.append(line)
    return lines[:most]
