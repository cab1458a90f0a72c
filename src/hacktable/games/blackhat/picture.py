"""A board, or the faces of all modules, as an SVG file that looks as the page draws them: a circuit of chips joined by traces.

It is shown as an image under a strict content security policy, and opened as a file by itself. So it has no style
sheet, no script and nothing from elsewhere: presentation attributes only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from hacktable import lang
from hacktable.games.blackhat.board import BlackhatOptions, drawing_of
from hacktable.games.blackhat.drawing import COLUMNS, STARTS, STEPS, TRACK_LENGTH, Cell, Drawing, Face, Grid, Kind, Spot, area, spot_name
from hacktable.games.blackhat.look import ICONS, KIND_COLOURS, NETWORK
from hacktable.kernel.look import DESK, THEMES, Theme, mixed

STEP_X, STEP_Y = 92, 96
"""From one cell's middle to the next one's."""
CHIP = 60
"""The side of a chip."""
WIDER, TALLER = 36, 30
"""Start spaces reach this far to the left, and like the Critical Asset this far into black cells above and below them."""
LEFT, TOP, RIGHT = 150, 136, 32
"""Where the middle of the first cell is; and what is free behind the last one."""
SIDINGS = 110
"""So much more is left of the board if the Tracer plays."""
LEGEND_ROW = 34
HALF = 0.42
"""How much of half an arrow is there."""

_Point = tuple[float, float]
_Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

COLOURS: Mapping[Theme, Mapping[str, str]] = {
    theme: {name: getattr(colour, theme) for name, colour in {**DESK, **{f"bh-{name}": colour for name, colour in NETWORK.items()}}.items()}
    for theme in THEMES
}
"""The page's colours and the board's (those begin with `bh-`), by their names in style sheets."""


def picture(options: BlackhatOptions, language: str = "en", theme: Theme = "dark") -> str:
    """The board that is played on with these options."""
    return drawing_picture(drawing_of(options), language, theme, tracer=options.tracer)


def drawing_picture(drawing: Drawing, language: str = "en", theme: Theme = "dark", *, tracer: bool = True) -> str:
    """A board with its places for modules and a legend; with the Tracer's track, and Alarms that alarm, if it plays."""
    title = drawing.title or lang.say(language, "blackhat-untitled")
    columns = 1 + max(column for _, column in drawing.cells)
    rows = 1 + max(row for row, _ in drawing.cells)
    pencil = _Pencil(language, theme, left=LEFT + SIDINGS if tracer else LEFT, lax=not tracer)
    width = pencil.left + (columns - 1) * STEP_X + CHIP / 2 + RIGHT
    bottom = TOP + (rows - 1) * STEP_Y + CHIP / 2 + 44
    kinds = sorted({cell.kind for cell in drawing.cells.values()} - {Kind.BLACK})
    legend, height = pencil.legend(kinds, width, bottom, ["whole", "half", "place", *(["track"] if tracer else [])])
    parts = [
        *pencil.names(rows, columns),
        *(pencil.place(corner) for corner in drawing.places),
        *(pencil.track(divmod(drawing.only(Kind.BACKDOOR), COLUMNS)) if tracer else []),
        *pencil.network(drawing),
        *legend,
    ]
    return pencil.file(title, kinds, width, height, parts)


def faces_picture(faces: Sequence[Face], language: str = "en", theme: Theme = "dark") -> str:
    """The faces of all modules, four in a row."""
    plate_x, plate_y, gap, top = STEP_X + CHIP + 90, STEP_Y + CHIP + 108, 20, 84
    colours, parts = COLOURS[theme], list[str]()
    for number, face in enumerate(faces):
        x, y = 24 + (number % 4) * (plate_x + gap), top + (number // 4) * (plate_y + gap)
        pencil = _Pencil(language, theme, left=x + 45 + CHIP / 2, top=y + 70 + CHIP / 2)
        box = {"x": x, "y": y, "width": plate_x, "height": plate_y, "rx": 12}
        parts.append(_tag("rect", **box, fill=colours["bh-plate"], stroke=colours["bh-plate-edge"]))
        parts.append(pencil.text(x + 16, y + 28, f"{face.label}  {face.title}", size=15, weight=600))
        parts += pencil.network(face)
    width = 48 + 4 * plate_x + 3 * gap
    kinds = sorted({cell.kind for face in faces for cell in face.cells.values()} - {Kind.BLACK})
    pencil = _Pencil(language, theme)
    legend, height = pencil.legend(kinds, width, top + -(-len(faces) // 4) * (plate_y + gap) + 12, ["whole", "half"])
    return pencil.file(lang.say(language, "blackhat-modules-title"), kinds, width, height, [*parts, *legend])


def kind_name(kind: Kind, language: str) -> str:
    return lang.say(language, f"blackhat-kind-{kind.name.lower()}")


class _Pencil:
    """Draws in one language and one theme, from where the middle of the first cell is."""

    def __init__(self, language: str, theme: Theme, *, left: float = LEFT, top: float = TOP, lax: bool = False) -> None:
        self.language, self.theme, self.colours = language, theme, COLOURS[theme]
        self.left, self.top = left, top
        self.lax = lax
        """Alarms alarm nobody, and look like Hosts."""

    # ------------------------------------------------------------ the frame

    def file(self, title: str, kinds: Iterable[Kind], width: float, height: float, parts: Sequence[str]) -> str:
        symbols = "".join(f'<symbol id="{kind.name.lower()}" viewBox="0 0 24 24"><path d="{ICONS[kind]}"/></symbol>' for kind in kinds)
        dot = _tag("circle", cx=12, cy=12, r=1, fill=self.colours["dot"])
        dots = f'<pattern id="dots" width="24" height="24" patternUnits="userSpaceOnUse">{dot}</pattern>'
        heading = [
            self.text(24, 52, title, size=28, weight=700),
            self.text(width - 24, 52, lang.say(self.language, "blackhat-title"), size=15, fill="dim", anchor="end"),
        ]
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_number(width)} {_number(height)}" width="{_number(width)}" '
                f'height="{_number(height)}" role="img" aria-labelledby="t" lang="{escape(self.language)}" '
                "font-family=\"'JetBrains Mono','DejaVu Sans Mono',ui-monospace,monospace\">",
                f'<title id="t">{escape(title)}</title>',
                f"<defs>{symbols}{dots}</defs>",
                _tag("rect", width=width, height=height, fill=self.colours["ground"]),
                _tag("rect", width=width, height=height, fill="url(#dots)"),
                *heading,
                *parts,
                "</svg>",
                "",
            ]
        )

    def legend(self, kinds: Sequence[Kind], width: float, top: float, samples: Sequence[str]) -> tuple[list[str], float]:
        """What is what, in columns; and where the picture ends."""
        columns = max(1, int((width - 48) // 230))
        parts = [_tag("line", x1=24, y1=top, x2=width - 24, y2=top, stroke=self.colours["line"])]
        things: list[Kind | str] = [*kinds, *samples]
        for number, what in enumerate(things):
            x, y = 24 + (number % columns) * (width - 48) / columns, top + 32 + (number // columns) * LEGEND_ROW
            if isinstance(what, Kind):
                parts.append(self.icon(what, x, y - 11, 22))
                words = kind_name(what, self.language)
            else:
                parts += self.sample(what, x, y)
                words = lang.say(self.language, f"blackhat-legend-{what}")
            parts.append(self.text(x + 42, y + 5, words, size=14, fill="dim"))
        return parts, top + 32 + -(-len(things) // columns) * LEGEND_ROW + 8

    def sample(self, what: str, x: float, y: float) -> list[str]:
        if what == "whole":
            return self.trace((x, y), (x + 26, y), tail=True, head=True)
        if what == "half":
            return [*self.trace((x, y), (x + 32, y), tail=True, head=False), *self.trace((x - 6, y), (x + 32, y), tail=False, head=True)]
        if what == "place":
            return [self.corners((x, y - 11, x + 26, y + 11), 6)]
        return [_tag("circle", cx=x + 11, cy=y, r=7, fill="none", stroke=self.colours["bh-tracer"], stroke_width=1.6)]

    def names(self, rows: int, columns: int) -> list[str]:
        """Cells are called as in chess."""
        above = self.top - CHIP / 2 - 34
        letters = [
            self.text(self.middle((0, column))[0], above, spot_name((0, column))[0], fill="dim", anchor="middle")
            for column in range(columns)
        ]
        return letters + [self.text(24, self.middle((row, 0))[1] + 5, str(row + 1), fill="dim") for row in range(rows)]

    def place(self, corner: int) -> str:
        """The corners of a place for a module, round its four cells."""
        (x, y), (right, bottom) = self.middle(area(corner)[0]), self.middle(area(corner)[2])
        box = (x - STEP_X / 2 + 4, y - STEP_Y / 2 + 4, right + STEP_X / 2 - 4, bottom + STEP_Y / 2 - 4)
        return f"<g><title>{spot_name(area(corner)[0])}</title>{self.corners(box, 12)}</g>"

    def corners(self, box: _Box, size: float) -> str:
        left, top, right, bottom = map(_number, box)
        arm = _number(size)
        path = f"M{left} {_number(box[1] + size)}V{top}h{arm}M{_number(box[2] - size)} {top}H{right}v{arm}"
        path += f"M{right} {_number(box[3] - size)}V{bottom}h-{arm}M{_number(box[0] + size)} {bottom}H{left}v-{arm}"
        return _tag("path", d=path, fill="none", stroke=self.colours["line-strong"], stroke_width=1.5)

    def track(self, backdoor: Spot) -> list[str]:
        """The Tracer's own places, left of the Backdoor (BH-100)."""
        colour = self.colours["bh-tracer"]
        x, y = self.middle(backdoor)[0] - CHIP / 2 - WIDER - 14, self.middle(backdoor)[1]
        parts = []
        for place in range(TRACK_LENGTH):
            at = x - 11 - place * 30
            parts.append(_tag("line", x1=at + 9, y1=y, x2=at + 21, y2=y, stroke=colour, stroke_width=1.6, stroke_opacity=0.7))
            parts.append(_tag("circle", cx=at, cy=y, r=9, fill=self.colours["bh-ground"], stroke=colour, stroke_width=1.6))
            if place == TRACK_LENGTH - 1:
                parts.append(_tag("text", "T", x=at, y=y + 4.5, font_size=13, font_weight=700, fill=colour, text_anchor="middle"))
        return parts

    # ------------------------------------------------------------ cells and arrows

    def middle(self, spot: Spot) -> _Point:
        return self.left + spot[1] * STEP_X, self.top + spot[0] * STEP_Y

    def box(self, grid: Grid, spot: Spot) -> _Box:
        """A space's chip: larger where everybody starts and at the Critical Asset, if there are black cells to reach into."""
        (x, y), half, kind = self.middle(spot), CHIP / 2, grid.cells.get(spot, Cell()).kind
        black = [grid.cells.get((spot[0] + step, spot[1]), Cell()).kind == Kind.BLACK for step in (-1, 1)]
        up, down = (TALLER if free and kind in (*STARTS, Kind.ASSET) else 0 for free in black)
        return x - half - (WIDER if kind in STARTS else 0), y - half - up, x + half, y + half + down

    def network(self, grid: Grid) -> list[str]:
        """Arrows first, chips over them."""
        arrows: list[str] = []
        for spot in sorted(grid.cells):
            cell = grid.cells[spot]
            for direction in range(8):
                there = (spot[0] + STEPS[direction][0], spot[1] + STEPS[direction][1])
                back = (direction + 4) % 8
                other = grid.cells.get(there, Cell())
                if cell.tails >> direction & 1:
                    arrows += self.arrow(grid, spot, there, head=bool(other.heads >> back & 1))
                if cell.heads >> direction & 1 and not other.tails >> back & 1:
                    arrows += self.arrow(grid, there, spot, tail=False)
        return arrows + [self.chip(grid, spot) for spot in sorted(grid.cells)]

    def arrow(self, grid: Grid, origin: Spot, goal: Spot, *, tail: bool = True, head: bool = True) -> list[str]:
        start, end = self.middle(origin), self.middle(goal)
        return self.trace(_edge(self.box(grid, origin), start, end, 1), _edge(self.box(grid, goal), end, start, 3), tail=tail, head=head)

    def trace(self, start: _Point, end: _Point, *, tail: bool, head: bool) -> list[str]:
        """An arrow; where a half is missing, the other ends in a cut (BH-5)."""
        (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
        length = (across**2 + down**2) ** 0.5
        ahead = (across / length, down / length)
        whole = tail and head
        colour = self.colours["bh-trace" if whole else "bh-broken"]
        first, last = (0.0 if tail else 1 - HALF), (1.0 if head else HALF)
        size = 9 if length > 20 else 7
        parts = []

        def at(share: float, aside: float = 0.0, before: float = 0.0) -> _Point:
            return x + across * share - ahead[1] * aside - ahead[0] * before, y + down * share + ahead[0] * aside - ahead[1] * before

        (x1, y1), (x2, y2) = at(first), at(last, before=size if head else 0)
        line: dict[str, str | float] = {"x1": x1, "y1": y1, "x2": x2, "y2": y2, "stroke": colour}
        parts.append(_tag("line", **line, stroke_width=3) if whole else _tag("line", **line, stroke_width=2, stroke_dasharray="3.5 3"))
        if head:
            points = (at(1.0), at(1.0, size * 0.72, size), at(1.0, -size * 0.72, size))
            path = "M" + "L".join(f"{_number(cx)} {_number(cy)}" for cx, cy in points) + "z"
            parts.append(_tag("path", d=path, fill=colour) if whole else _tag("path", d=path, fill="none", stroke=colour, stroke_width=1.6))
        if not whole:
            (x1, y1), (x2, y2) = at(last if tail else first, 6), at(last if tail else first, -6)
            parts.append(_tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=colour, stroke_width=2.6))
        return parts

    def chip(self, grid: Grid, spot: Spot) -> str:
        cell, (left, top, right, bottom) = grid.cells[spot], self.box(grid, spot)
        if cell.kind == Kind.BLACK:
            x, y = self.middle(spot)
            if isinstance(grid, Face):
                pit = {"x": left, "y": top, "width": CHIP, "height": CHIP, "rx": 9}
                return _tag("rect", **pit, fill=self.colours["bh-pit"], stroke=self.colours["bh-rim"])
            return _tag("circle", cx=x, cy=y, r=3, fill=self.colours["line"])
        own, ground = self.colour(cell.kind), self.colours["bh-chip"]
        pins = "".join(
            f"M{_number(left + (right - left) * share)} {_number(top - 4)}v{_number(bottom - top + 8)}" for share in (0.26, 0.5, 0.74)
        )
        body = {"x": left, "y": top, "width": right - left, "height": bottom - top, "rx": 11}
        edge = mixed(own, 0.55 if cell.kind == Kind.HOST else 0.75, ground)
        size = 0.62 * CHIP
        parts = [
            _tag("path", d=pins, stroke=mixed(own, 0.45, ground), stroke_width=2.4),
            _tag("rect", **body, fill=mixed(own, 0.13, ground), stroke=edge, stroke_width=2),
            self.icon(cell.kind, (left + right - size) / 2 - 2, (top + bottom - size) / 2 + 3, size),
            *self.badge(right, top, cell.value),
        ]
        name = "" if isinstance(grid, Face) else f"{spot_name(spot)}: "
        value = f"{cell.value:+}".replace("-", "−") if cell.value else "0"
        return f"<g><title>{name}{kind_name(cell.kind, self.language)} {value}</title>{''.join(parts)}</g>"

    def badge(self, right: float, top: float, value: int) -> list[str]:
        """What a space is worth, on its upper right corner; what takes points away glows."""
        text = str(value).replace("-", "−")
        width, x, y = 11 * len(text) + 11, right - 1, top + 6
        rect = {"x": x - width / 2, "y": y - 12, "width": width, "height": 24, "rx": 7}
        fill, edge, ink = ("bh-glow-deep", "bh-glow", "bh-glow-text") if value < 0 else ("bh-badge", "line-strong", "ink")
        glow = float(self.colours["bh-halo"])
        halo = [
            _tag("rect", x=x - width / 2 - far, y=y - 12 - far, width=width + 2 * far, height=24 + 2 * far, rx=7 + far,
                 fill=self.colours["bh-glow"], fill_opacity=share * glow)
            for far, share in ((9, 0.12), (6, 0.2), (3, 0.35))
            if value < 0
        ]  # fmt: skip
        plate = _tag("rect", **rect, fill=self.colours[fill], stroke=self.colours[edge], stroke_width=1.5)
        return [*halo, plate, self.text(x, y + 6, text, size=18, weight=650, fill=ink, anchor="middle")]

    def icon(self, kind: Kind, x: float, y: float, size: float) -> str:
        use = _tag("use", href=f"#{kind.name.lower()}", x=x, y=y, width=size, height=size)
        return f'<g fill="none" stroke="{self.colour(kind)}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">{use}</g>'

    def colour(self, kind: Kind) -> str:
        found: str = getattr(KIND_COLOURS[Kind.HOST if self.lax and kind == Kind.ALARM else kind], self.theme)
        return found

    def text(self, x: float, y: float, words: str, *, size: int = 14, weight: int = 400, fill: str = "ink", anchor: str = "start") -> str:
        inside = escape(words)
        return _tag("text", inside, x=x, y=y, font_size=size, font_weight=weight, fill=self.colours[fill], text_anchor=anchor)


# ---------------------------------------------------------------- elements


def _edge(box: _Box, inside: _Point, towards: _Point, gap: float) -> _Point:
    """Where the way from a point inside a box to another point leaves the box, and a little further."""
    delta = (towards[0] - inside[0], towards[1] - inside[1])
    exits = [((box[axis + 2] if delta[axis] > 0 else box[axis]) - inside[axis]) / delta[axis] for axis in (0, 1) if delta[axis]]
    corner = -0.06 * CHIP if all(delta) else 0  # a chip's corners are round
    part = min(exits) + (gap + corner) / (delta[0] ** 2 + delta[1] ** 2) ** 0.5
    return inside[0] + delta[0] * part, inside[1] + delta[1] * part


def _tag(name: str, inside: str = "", /, **attributes: str | float) -> str:
    told = " ".join(
        f'{key.replace("_", "-")}="{escape(_number(value) if not isinstance(value, str) else value)}"' for key, value in attributes.items()
    )
    return f"<{name} {told}>{inside}</{name}>" if inside else f"<{name} {told}/>"


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
