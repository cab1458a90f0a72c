"""The curve of a training run as one HTML page, which is written again after each measurement and loads itself again while the run lasts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

AGAIN = 5
"""Seconds after which a browser loads the page again."""
WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 640, 300, 48, 96, 12, 40
BETWEEN = 14
"""From one name to the next."""
COLOURS = ("#00727a", "#a8480a", "#5a45b0", "#0b6b43", "#a02c2c", "#77660a", "#2b5fb0", "#8a2f86", "#4d5b5e", "#b0366b")
STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2426; --soft: #5a6669; --line: #d5d9d6; }
@media (prefers-color-scheme: dark) { :root { --paper: #12181a; --ink: #e8ecea; --soft: #9fb0b0; --line: #334044; }
  svg [stroke^="#"], svg [fill^="#"] { filter: brightness(1.7); } }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; margin: 0; } .soft { color: var(--soft); } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; } .axis { stroke: var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th, td { padding: .2rem 1rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
"""

Line = Mapping[str, Any]


def page_of(report: Line, *, over: bool) -> str:
    """The page about a run, from its report."""
    curve: Sequence[Line] = report["curve"]
    groups = {name: [line for line in curve if line["group"] == name] for name in dict.fromkeys(str(line["group"]) for line in curve)}
    title = f"Training: {report['game']}, iteration {report['iterations']} of {report['plan']['iterations']}"
    facts = f"{report['games']:,} games, {report['choices']:,} choices, {report['seconds']:,.0f} s on {report['device']}"
    again = "" if over else f"<meta http-equiv='refresh' content='{AGAIN}'>"
    rows = [
        f"<tr><td>{escape(name)}</td><td>{line['iteration']}</td><td>{100 * line['won']:.1f} ± {100 * line['half']:.1f}</td><td>{line['games']:,}</td></tr>"
        for name, lines in groups.items()
        for line in lines[-1:]
    ]
    table = (
        "<table><thead><tr><th>boards</th><th>iteration</th><th>wins, %</th><th>games</th></tr></thead><tbody>"
        + "".join(rows)
        + "</tbody></table>"
    )
    measured = f"<p>The network plays one seat, {escape(report['opponent'])} all others. Lines through dots are 95 % intervals.</p>{_drawing(groups)}{table}"
    return (
        f"<!doctype html><html lang='en'><head><meta charset='utf-8'><meta name='viewport' content='width=device-width'>{again}"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1><p class='soft'>{escape(facts)}</p>"
        f"{measured if curve else '<p>Nothing has been measured yet.</p>'}</main></body></html>\n"
    )


def _drawing(groups: Mapping[str, Sequence[Line]]) -> str:
    """Shares of wins by iteration, a curve for each group of boards."""
    last = max([1, *(int(line["iteration"]) for lines in groups.values() for line in lines)])

    def x(line: Line) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * float(line["iteration"]) / last

    def y(share: float) -> float:
        return TOP + (HIGH - TOP - BOTTOM) * (1 - min(1.0, max(0.0, share)))

    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f"<line class='axis' x1='{LEFT}' x2='{WIDE - RIGHT}' y1='{y(tick):.1f}' y2='{y(tick):.1f}'/>")
        parts.append(f"<text x='{LEFT - 8}' y='{y(tick) + 4:.1f}' text-anchor='end'>{tick:.0%}</text>")
    parts.append(
        f"<text x='{LEFT}' y='{HIGH - 14}'>0</text><text x='{WIDE - RIGHT}' y='{HIGH - 14}' text-anchor='end'>{last} iterations</text>"
    )
    for number, lines in enumerate(groups.values()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{x(line):.1f},{y(line['won']):.1f}" for line in lines)
        parts.append(f"<polyline fill='none' stroke='{colour}' stroke-width='2' points='{points}'/>")
        for line in lines:
            low, high = y(line["won"] - line["half"]), y(line["won"] + line["half"])
            parts.append(f"<line stroke='{colour}' x1='{x(line):.1f}' x2='{x(line):.1f}' y1='{low:.1f}' y2='{high:.1f}'/>")
            parts.append(f"<circle fill='{colour}' cx='{x(line):.1f}' cy='{y(line['won']):.1f}' r='3'/>")
    lowest = 0.0
    for high, name in sorted((y(lines[-1]["won"]), name) for name, lines in groups.items()):
        lowest = max(high, lowest + BETWEEN)  # names of curves that end together would lie on each other
        parts.append(f"<text x='{WIDE - RIGHT + 8}' y='{lowest + 4:.1f}'>{escape(name)}</text>")
    return f"<svg viewBox='0 0 {WIDE} {HIGH}' role='img' aria-label='Shares of wins by iteration'>{''.join(parts)}</svg>"
