"""A board, or the faces of all modules, as an SVG file: a circuit of chips joined by traces.

It is shown as an image under a strict content security policy, and opened as a file by itself. So it has no style
sheet, no script and nothing from elsewhere: presentation attributes only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from hacktable import lang
from hacktable.games.blackhat.board import BlackhatOptions, drawing_of
from hacktable.games.blackhat.drawing import COLUMNS, STEPS, TRACK_LENGTH, Cell, Drawing, Face, Grid, Kind, Spot, area, spot_name
from hacktable.games.blackhat.icons import COLOURS, ICONS

GROUND, PANEL, CHIP, LINE, EDGE, INK, DIM = "#0a0e14", "#10161f", "#17202c", "#243142", "#3b4d63", "#dbe5ef", "#93a3b5"
TRACE, CUT, GLOW, ON_GLOW, PLACE, PURSUIT = "#9fd0ff", "#66788c", "#5cf2a5", "#04150c", "#b9a2f2", "#ff6b6b"

STEP_X, STEP_Y = 112, 92
"""From one cell's middle to the next one's."""
WIDE, HIGH = 74, 52
"""A chip."""
LEFT, TOP, RIGHT = 178, 128, 24
"""Where the middle of the first cell is; and what is free behind the last one."""
LEGEND_ROW = 34
_Point = tuple[float, float]


def picture(options: BlackhatOptions, language: str = "en") -> str:
    """The board that is played on with these options."""
    return drawing_picture(drawing_of(options), language)


def drawing_picture(drawing: Drawing, language: str = "en") -> str:
    """A board with its places for modules, its Tracer's track and a legend."""
    title = drawing.title or lang.say(language, "blackhat-untitled")
    columns = 1 + max(column for _, column in drawing.cells)
    rows = 1 + max(row for row, _ in drawing.cells)
    width = LEFT + (columns - 1) * STEP_X + WIDE / 2 + RIGHT
    bottom = TOP + (rows - 1) * STEP_Y + HIGH / 2 + 40
    kinds = sorted({cell.kind for cell in drawing.cells.values()} - {Kind.BLACK})
    legend, height = _legend(kinds, width, bottom, language, of_board=True)
    parts = [
        *_names(rows, columns),
        *(_place(corner) for corner in drawing.places),
        *_track(_middle(divmod(drawing.only(Kind.BACKDOOR), COLUMNS))),
        *_network(drawing, (LEFT, TOP), language),
        *legend,
    ]
    return _file(title, language, kinds, width, height, parts)


def kind_name(kind: Kind, language: str) -> str:
    return lang.say(language, f"blackhat-kind-{kind.name.lower()}")


def faces_picture(faces: Sequence[Face], language: str = "en") -> str:
    """The faces of all modules, four in a row."""
    plate_x, plate_y, gap, top = STEP_X + WIDE + 76, STEP_Y + HIGH + 108, 20, 84
    parts: list[str] = []
    for number, face in enumerate(faces):
        x, y = 24 + (number % 4) * (plate_x + gap), top + (number // 4) * (plate_y + gap)
        parts.append(_tag("rect", x=x, y=y, width=plate_x, height=plate_y, rx=14, fill=PANEL, stroke=PLACE, stroke_opacity=0.55))
        parts.append(_text(x + 16, y + 28, f"{face.label}  {face.title}", size=15, weight=600))
        parts += _network(face, (x + 38 + WIDE / 2, y + 70 + HIGH / 2), language)
    width = 48 + 4 * plate_x + 3 * gap
    kinds = sorted({cell.kind for face in faces for cell in face.cells.values()} - {Kind.BLACK})
    legend, height = _legend(kinds, width, top + -(-len(faces) // 4) * (plate_y + gap) + 12, language, of_board=False)
    return _file(lang.say(language, "blackhat-modules-title"), language, kinds, width, height, [*parts, *legend])


# ---------------------------------------------------------------- the frame


def _file(title: str, language: str, kinds: Iterable[Kind], width: float, height: float, parts: Sequence[str]) -> str:
    symbols = "".join(f'<symbol id="{kind.name.lower()}" viewBox="0 0 24 24"><path d="{ICONS[kind]}"/></symbol>' for kind in kinds)
    dots = (
        f'<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="12" cy="12" r="1" fill="{CHIP}"/></pattern>'
    )
    heading = [
        _text(24, 52, title, size=28, weight=700),
        _text(width - 24, 52, lang.say(language, "blackhat-title"), size=15, fill=DIM, anchor="end"),
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} {_number(height)}" width="{_number(width)}" '
            f'height="{_number(height)}" role="img" aria-labelledby="t" lang="{escape(language)}" '
            "font-family=\"'JetBrains Mono','DejaVu Sans Mono',ui-monospace,monospace\">",
            f'<title id="t">{escape(title)}</title>',
            f"<defs>{symbols}{dots}</defs>",
            _tag("rect", width=width, height=height, fill=GROUND),
            _tag("rect", width=width, height=height, fill="url(#dots)"),
            *heading,
            *parts,
            "</svg>",
            "",
        ]
    )


def _legend(kinds: Sequence[Kind], width: float, top: float, language: str, *, of_board: bool) -> tuple[list[str], float]:
    """What is what, in columns; and where the picture ends."""
    columns = max(1, int((width - 48) // 230))
    parts = [_tag("line", x1=24, y1=top, x2=width - 24, y2=top, stroke=LINE)]
    samples = ["whole", "half", *(["place", "track"] if of_board else [])]
    things: list[Kind | str] = [*kinds, *samples]
    for number, what in enumerate(things):
        x, y = 24 + (number % columns) * (width - 48) / columns, top + 32 + (number // columns) * LEGEND_ROW
        if isinstance(what, Kind):
            parts.append(_icon(what, x, y - 11, 22))
            words = kind_name(what, language)
        else:
            parts += _sample(what, x, y)
            words = lang.say(language, f"blackhat-legend-{what}")
        parts.append(_text(x + 42, y + 5, words, size=14, fill=DIM))
    return parts, top + 32 + -(-len(things) // columns) * LEGEND_ROW + 8


def _sample(what: str, x: float, y: float) -> list[str]:
    if what == "whole":
        return _trace((x, y), (x + 26, y), tail=True, head=True)
    if what == "half":
        return [*_trace((x, y), (x + 32, y), tail=True, head=False), *_trace((x - 6, y), (x + 32, y), tail=False, head=True)]
    if what == "place":
        return [_tag("rect", x=x, y=y - 10, width=26, height=20, rx=6, fill=PLACE, fill_opacity=0.1, stroke=PLACE, stroke_dasharray="5 4")]
    return [_tag("circle", cx=x + 11, cy=y, r=7, fill="none", stroke=PURSUIT, stroke_width=1.6)]


def _names(rows: int, columns: int) -> list[str]:
    """Cells are called as in chess."""
    letters = [
        _text(_middle((0, column))[0], TOP - HIGH / 2 - 22, spot_name((0, column))[0], fill=DIM, anchor="middle")
        for column in range(columns)
    ]
    return letters + [_text(24, _middle((row, 0))[1] + 5, str(row + 1), fill=DIM) for row in range(rows)]


def _place(corner: int) -> str:
    """The outline of a place for a module, round its four cells."""
    (x, y), (right, bottom) = _middle(area(corner)[0]), _middle(area(corner)[2])
    around = (STEP_X - WIDE) / 2 - 5
    box = {
        "x": x - WIDE / 2 - around,
        "y": y - HIGH / 2 - around,
        "width": right - x + WIDE + 2 * around,
        "height": bottom - y + HIGH + 2 * around,
    }
    title = f"<title>{spot_name(area(corner)[0])}</title>"
    return _tag("rect", title, **box, rx=14, fill=PLACE, fill_opacity=0.07, stroke=PLACE, stroke_opacity=0.75, stroke_dasharray="7 6")


def _track(backdoor: _Point) -> list[str]:
    """The Tracer's own places, left of the Backdoor (BH-100)."""
    x, y = backdoor[0] - WIDE / 2 - 14, backdoor[1]
    parts = []
    for place in range(TRACK_LENGTH):
        at = x - 11 - place * 30
        first = place == TRACK_LENGTH - 1
        parts.append(_tag("line", x1=at + 9, y1=y, x2=at + 21, y2=y, stroke=PURSUIT, stroke_width=1.6, stroke_opacity=0.7))
        parts.append(_tag("circle", cx=at, cy=y, r=9, fill=GROUND, stroke=PURSUIT, stroke_width=1.6))
        if first:
            parts.append(_text(at, y + 4.5, "T", size=13, fill=PURSUIT, weight=700, anchor="middle"))
    return parts


# ---------------------------------------------------------------- cells and arrows


def _middle(spot: Spot, origin: _Point = (LEFT, TOP)) -> _Point:
    return origin[0] + spot[1] * STEP_X, origin[1] + spot[0] * STEP_Y


def _network(grid: Grid, origin: _Point, language: str) -> list[str]:
    """Arrows first, chips over them."""
    arrows: list[str] = []
    for spot in sorted(grid.cells):
        cell = grid.cells[spot]
        for direction in range(8):
            there = (spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1])
            back = (direction + 4) % 8
            other = grid.cells.get(there, Cell())
            if cell.tails >> direction & 1:
                arrows += _arrow(spot, direction, origin, head=bool(other.heads >> back & 1))
            if cell.heads >> direction & 1 and not other.tails >> back & 1:
                arrows += _arrow(there, back, origin, tail=False)
    return arrows + [_chip(grid, spot, _middle(spot, origin), language) for spot in sorted(grid.cells)]


def _arrow(spot: Spot, direction: int, origin: _Point, *, tail: bool = True, head: bool = True) -> list[str]:
    down, right = STEPS[direction]
    slant = 1 if down and right else -3  # a chip's corners are round
    (x, y), (half_x, half_y) = _middle(spot, origin), (WIDE / 2 - slant, HIGH / 2 - slant)
    start = (x + right * half_x, y + down * half_y)
    end = (x + right * (STEP_X - half_x), y + down * (STEP_Y - half_y))
    return _trace(start, end, tail=tail, head=head)


def _trace(start: _Point, end: _Point, *, tail: bool, head: bool) -> list[str]:
    """An arrow; where a half is missing, the other ends in a cut (BH-5)."""
    (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
    length = (across**2 + down**2) ** 0.5
    ahead = (across / length, down / length)
    whole = tail and head
    colour = TRACE if whole else CUT
    first, last = (0.0 if tail else 0.6), (1.0 if head else 0.4)
    parts = []

    def at(share: float, aside: float = 0.0, before: float = 0.0) -> _Point:
        return x + across * share - ahead[1] * aside - ahead[0] * before, y + down * share + ahead[0] * aside - ahead[1] * before

    (x1, y1), (x2, y2) = at(first), at(last, before=6 if head else 0)
    parts.append(_tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=2.6 if whole else 2, stroke_linecap="round"))
    if head:
        corners = (at(1.0), at(1.0, 5.5, 10), at(1.0, -5.5, 10))
        parts.append(_tag("path", d="M" + "L".join(f"{_number(cx)} {_number(cy)}" for cx, cy in corners) + "z", fill=colour))
    if not whole:
        (x1, y1), (x2, y2) = at(last if tail else first, 6), at(last if tail else first, -6)
        parts.append(_tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=CUT, stroke_width=2, stroke_linecap="round"))
    return parts


def _chip(grid: Grid, spot: Spot, middle: _Point, language: str) -> str:
    cell, (x, y) = grid.cells[spot], middle
    box = {"x": x - WIDE / 2, "y": y - HIGH / 2, "width": WIDE, "height": HIGH}
    if cell.kind == Kind.BLACK:
        return _tag("rect", **box, rx=10, fill="#06090d", stroke=CHIP)
    value = f"{cell.value:+}".replace("-", "−") if cell.value else "0"
    colour = COLOURS[cell.kind]
    pins = "".join(f"M{_number(x + across)} {_number(y - HIGH / 2 - 4)}v{HIGH + 8}" for across in (-24, -12, 0, 12, 24))
    parts = [
        _tag("path", d=pins, stroke=EDGE, stroke_width=3),
        _tag("rect", **box, rx=9, fill=CHIP, stroke=colour, stroke_width=1.6),
        _icon(cell.kind, x - WIDE / 2 + 8, y - 13, 26),
    ]
    if cell.value < 0:
        parts += [
            _tag("circle", cx=x + 20, cy=y, r=radius, fill=GLOW, fill_opacity=share) for radius, share in ((20, 0.12), (17, 0.22), (14, 1))
        ]
    parts.append(
        _text(x + 20, y + 5.5, value, size=16, weight=700, fill=ON_GLOW if cell.value < 0 else INK if cell.value else DIM, anchor="middle")
    )
    name = "" if isinstance(grid, Face) else f"{spot_name(spot)}: "
    return f"<g><title>{name}{kind_name(cell.kind, language)} {value}</title>{''.join(parts)}</g>"


def _icon(kind: Kind, x: float, y: float, size: float) -> str:
    use = _tag("use", href=f"#{kind.name.lower()}", x=x, y=y, width=size, height=size)
    return f'<g fill="none" stroke="{COLOURS[kind]}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">{use}</g>'


# ---------------------------------------------------------------- elements


def _text(x: float, y: float, words: str, *, size: int = 14, weight: int = 400, fill: str = INK, anchor: str = "start") -> str:
    return _tag("text", escape(words), x=x, y=y, font_size=size, font_weight=weight, fill=fill, text_anchor=anchor)


def _tag(name: str, inside: str = "", /, **attributes: str | float) -> str:
    told = " ".join(
        f'{key.replace("_", "-")}="{escape(_number(value) if not isinstance(value, str) else value)}"' for key, value in attributes.items()
    )
    return f"<{name} {told}>{inside}</{name}>" if inside else f"<{name} {told}/>"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
